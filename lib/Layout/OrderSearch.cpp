//===- OrderSearch.cpp - Orders in which items are placed -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OrderSearch.h"

#include "Skyline.h"

#include <algorithm>
#include <cmath>
#include <tuple>

using namespace ao::layout;

namespace {

int64_t lifetimeOf(const Item &item) {
  int64_t lifetime = 0;
  for (const Interval &live : item.live)
    lifetime += live.end - live.begin;
  return lifetime;
}

/// Returns, by item, the maximum load during its lifetime.
std::vector<int64_t> computeLoads(const Part &part) {
  std::vector<int64_t> load(part.numTimes + 1);
  for (const Item &item : part.items)
    for (const Interval &live : item.live) {
      load[live.begin] += item.size;
      load[live.end] -= item.size;
    }
  for (int64_t time = 1; time <= part.numTimes; ++time)
    load[time] += load[time - 1];
  // A sparse table of maxima: level k has those of ranges of 2^k times.
  std::vector<std::vector<int64_t>> largest{load};
  for (int64_t width = 1; 2 * width <= part.numTimes; width *= 2) {
    const std::vector<int64_t> &below = largest.back();
    std::vector<int64_t> level(part.numTimes - 2 * width + 1);
    for (size_t i = 0; i < level.size(); ++i)
      level[i] = std::max(below[i], below[i + width]);
    largest.push_back(std::move(level));
  }
  std::vector<int64_t> loads;
  for (const Item &item : part.items) {
    int64_t most = 0;
    for (const Interval &live : item.live) {
      size_t level = 0;
      while ((int64_t(2) << level) <= live.end - live.begin)
        ++level;
      most = std::max({most, largest[level][live.begin],
                       largest[level][live.end - (int64_t(1) << level)]});
    }
    loads.push_back(most);
  }
  return loads;
}

Order movableItems(const Part &part) {
  Order order;
  for (uint32_t i = 0; i < part.items.size(); ++i)
    if (!part.items[i].fixed)
      order.push_back(i);
  return order;
}

/// Sorts by `key`, the largest first; of equal keys, the item that ends last is
/// first.
template <typename Key>
void sortBy(const Part &part, Order &order, Key key) {
  std::vector<double> keys(part.items.size());
  for (uint32_t i : order)
    keys[i] = key(i);
  std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    return std::tuple(-keys[a], -part.items[a].live.back().end, a) <
           std::tuple(-keys[b], -part.items[b].live.back().end, b);
  });
}

} // namespace

void ao::layout::placeByOrders(const Part &part, Placer &placer, Order &order,
                               Placement &best) {
  // For problems of which one order takes seconds, one order is enough.
  constexpr int64_t mostSteps = int64_t(1) << 27;
  Order next = movableItems(part);
  order = next;
  auto attempt = [&](Fit fit, auto key) {
    if (best.height <= part.bound || placer.getSteps() > mostSteps)
      return;
    sortBy(part, next, key);
    if (auto placement = placer.place(next, fit, best.height - 1)) {
      best = std::move(*placement);
      order = next;
    }
  };
  auto size = [&](uint32_t i) { return double(part.items[i].size); };
  auto lifetime = [&](uint32_t i) { return double(lifetimeOf(part.items[i])); };
  std::vector<int64_t> loads = computeLoads(part);
  attempt(Fit::First, [&](uint32_t i) { return size(i) * lifetime(i); });
  attempt(Fit::First, size);
  attempt(Fit::First, lifetime);
  attempt(Fit::First, [&](uint32_t i) { return double(loads[i]); });
  attempt(Fit::Best, [&](uint32_t i) {
    return -double(part.items[i].live.front().begin);
  });
}

void ao::layout::placeBySkyline(const Part &part, int64_t rounds,
                                Placement &best) {
  Skyline skyline(part);
  std::vector<double> keys(part.items.size()), bestKeys;
  Placement last;
  auto attempt = [&] {
    last = skyline.place(keys);
    if (last.height < best.height) {
      best = last;
      bestKeys = keys;
    }
  };
  for (double exponent : {0.5, 1.0, 0.0}) {
    if (best.height <= part.bound || (rounds < 0 && exponent != 0.5))
      return;
    for (size_t i = 0; i < keys.size(); ++i)
      keys[i] = double(lifetimeOf(part.items[i])) *
                std::pow(double(part.items[i].size), exponent);
    attempt();
  }
  if (!bestKeys.empty())
    keys = std::move(bestKeys);
  for (; rounds > 0 && best.height > part.bound; --rounds) {
    int64_t limit = part.bound + (best.height - part.bound) / 2;
    for (size_t i = 0; i < keys.size(); ++i)
      if (int64_t top = last.offsets[i] + part.items[i].size; top > part.bound)
        keys[i] *= top > limit ? 4 : 1.5;
    attempt();
  }
}

void ao::layout::searchOrders(const Part &part, Placer &placer, Order order,
                              int64_t mostSteps, std::mt19937_64 &random,
                              Placement &best) {
  if (order.size() < 2)
    return;
  int64_t end = placer.getSteps() + mostSteps;
  while (placer.getSteps() < end && best.height > part.bound) {
    size_t failed = 0;
    if (auto placement =
            placer.place(order, Fit::First, best.height - 1, &failed)) {
      best = std::move(*placement);
      continue;
    }
    // Mostly to the front; sometimes to a random earlier position, so that the
    // search does not cycle.
    size_t target = 0;
    if (failed == 0)
      std::swap(order[0], order[random() % order.size()]);
    else if (random() % 4 == 0)
      target = random() % failed;
    std::rotate(order.begin() + target, order.begin() + failed,
                order.begin() + failed + 1);
  }
}
