//===- Skyline.cpp - Filling an arena from below --------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Skyline.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <set>
#include <tuple>

using namespace ao::layout;

/// Returns the time from the first to the last use of an item, with the gaps
/// between its live ranges: a step must span all of it before the item can be
/// placed.
static Interval hullOf(const Item &item) {
  return {item.live.front().begin, item.live.back().end};
}

Skyline::Skyline(const Part &part)
    : part(part), unplaced(part), steps(part.numTimes),
      beginOf(part.numTimes + 1),
      earliestEnd(part.numTimes, std::numeric_limits<int64_t>::max()) {
  ground = findGround();
  for (const Item &item : part.items) {
    Interval lifetime = hullOf(item);
    earliestEnd[lifetime.begin] =
        std::min(earliestEnd[lifetime.begin], lifetime.end);
  }
}

/// Returns the end of the highest fixed item, by time.
std::vector<int64_t> Skyline::findGround() const {
  struct Event {
    int64_t time, top;
    bool begins;
  };
  std::vector<Event> events;
  for (const Item &item : part.items)
    if (item.fixed)
      for (const Interval &live : item.live) {
        events.push_back({live.begin, *item.fixed + item.size, true});
        events.push_back({live.end, *item.fixed + item.size, false});
      }
  std::sort(events.begin(), events.end(),
            [](const Event &a, const Event &b) { return a.time < b.time; });
  std::vector<int64_t> ground(part.numTimes);
  std::multiset<int64_t> tops{0};
  auto event = events.begin();
  for (int64_t time = 0; time != part.numTimes; ++time) {
    for (; event != events.end() && event->time == time; ++event)
      if (event->begins)
        tops.insert(event->top);
      else
        tops.erase(tops.find(event->top));
    ground[time] = *tops.rbegin();
  }
  return ground;
}

void Skyline::reset(const std::vector<double> &keys) {
  std::vector<uint32_t> order;
  for (uint32_t i = 0; i < part.items.size(); ++i)
    if (!part.items[i].fixed)
      order.push_back(i);
  std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    return std::tuple(keys[a], hullOf(part.items[a]).end, b) <
           std::tuple(keys[b], hullOf(part.items[b]).end, a);
  });
  std::vector<int32_t> ranks(part.items.size());
  for (size_t rank = 0; rank < order.size(); ++rank)
    ranks[order[rank]] = int32_t(rank);
  unplaced.fill(ranks);
  numUnplaced = order.size();
  std::vector<int64_t> loads(part.numTimes + 1);
  for (uint32_t i : order) {
    loads[hullOf(part.items[i]).begin] += part.items[i].size;
    loads[hullOf(part.items[i]).end] -= part.items[i].size;
  }
  std::partial_sum(loads.begin(), loads.end(), loads.begin());
  pending.reset(loads);
  std::fill(steps.begin(), steps.end(), Step());
  queue.clear();
  for (int64_t begin = 0, end; begin != part.numTimes; begin = end) {
    for (end = begin + 1; end != part.numTimes && ground[end] == ground[begin];)
      ++end;
    steps[begin] = {begin, end, ground[begin], true};
    beginOf[end] = begin;
    push(begin);
  }
}

void Skyline::push(int64_t begin) {
  queue.push_back({steps[begin].height, begin});
  std::push_heap(queue.begin(), queue.end());
}

int64_t Skyline::lowest() {
  for (;;) {
    std::pop_heap(queue.begin(), queue.end());
    Entry entry = queue.back();
    queue.pop_back();
    const Step &step = steps[entry.begin];
    if (step.exists && step.height == entry.height)
      return entry.begin;
  }
}

/// Splits the step that starts at `begin` at time `at`.
void Skyline::cut(int64_t begin, int64_t at) {
  steps[at] = {at, steps[begin].end, steps[begin].height, true};
  beginOf[steps[at].end] = at;
  steps[begin].end = at;
  beginOf[at] = begin;
}

/// Merges a step with the next one.
void Skyline::merge(int64_t begin) {
  Step &next = steps[steps[begin].end];
  steps[begin].end = next.end;
  beginOf[next.end] = begin;
  next.exists = false;
}

void Skyline::lift(int64_t begin, int64_t height) {
  steps[begin].height = height;
  int64_t end = steps[begin].end;
  if (end != part.numTimes && steps[end].height == height)
    merge(begin);
  if (begin != 0 && steps[beginOf[begin]].height == height) {
    begin = beginOf[begin];
    merge(begin);
  }
  push(begin);
}

/// Returns false if no item of the part has its lifetime within `range`. Long
/// ranges are not tested.
bool Skyline::mayHold(const Interval &range) const {
  constexpr int64_t shortRange = 32;
  if (range.end - range.begin > shortRange)
    return true;
  for (int64_t time = range.begin; time != range.end; ++time)
    if (earliestEnd[time] <= range.end)
      return true;
  return false;
}

std::optional<uint32_t> Skyline::choose(const Interval &range) const {
  if (!mayHold(range))
    return std::nullopt;
  std::optional<uint32_t> any = unplaced.find(range, std::nullopt);
  if (!any)
    return std::nullopt;
  int64_t fullest = pending.findPeak(range).time;
  Interval lifetime = hullOf(part.items[*any]);
  if (lifetime.begin <= fullest && fullest < lifetime.end)
    return any;
  std::optional<uint32_t> needed = unplaced.find(range, fullest);
  return needed ? needed : any;
}

/// Places an item onto the step that starts at `begin`, or lifts the step.
void Skyline::fillStep(int64_t begin, Placement &placement) {
  Step step = steps[begin];
  std::optional<uint32_t> next = choose({step.begin, step.end});
  if (!next) {
    // Buffers that are placed here later overlap a neighbor in time as well.
    constexpr int64_t none = std::numeric_limits<int64_t>::max();
    int64_t before = begin == 0 ? none : steps[beginOf[begin]].height;
    int64_t behind = step.end == part.numTimes ? none : steps[step.end].height;
    return lift(begin, std::min(before, behind));
  }
  const Item &item = part.items[*next];
  unplaced.erase(*next);
  pending.add(hullOf(item), -item.size);
  --numUnplaced;
  int64_t offset = liftToPlace(part, item, step.height);
  placement.offsets[*next] = offset;
  placement.height = std::max(placement.height, offset + item.size);
  for (const Interval &live : item.live) {
    if (live.begin != begin) {
      cut(begin, live.begin);
      push(begin);
    }
    if (live.end != step.end)
      cut(live.begin, live.end);
    lift(live.begin, offset + item.size);
    begin = live.end;
  }
  if (begin != step.end)
    push(begin);
}

Placement Skyline::place(const std::vector<double> &keys) {
  reset(keys);
  Placement placement;
  placement.offsets.resize(part.items.size());
  for (size_t i = 0; i < part.items.size(); ++i)
    if (const Item &item = part.items[i]; item.fixed) {
      placement.offsets[i] = *item.fixed;
      placement.height = std::max(placement.height, *item.fixed + item.size);
    }
  while (numUnplaced > 0)
    fillStep(lowest(), placement);
  return placement;
}
