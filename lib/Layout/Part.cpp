//===- Part.cpp - Buffers that compete for places -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Part.h"

#include <algorithm>

using namespace ao::layout;

namespace {

/// Returns the times at which an item begins, in order. Other times need not be
/// distinguished: an end can be delayed to the next begin.
std::vector<int64_t> collectTimes(const std::vector<Item> &items) {
  std::vector<int64_t> times;
  for (const Item &item : items)
    for (const Interval &live : item.live)
      times.push_back(live.begin);
  std::sort(times.begin(), times.end());
  times.erase(std::unique(times.begin(), times.end()), times.end());
  return times;
}

int64_t numberOf(const std::vector<int64_t> &times, int64_t time) {
  return std::lower_bound(times.begin(), times.end(), time) - times.begin();
}

/// Returns the live ranges of `item` within `range`, relative to its begin.
std::vector<Interval> clip(const Item &item, const Interval &range) {
  std::vector<Interval> pieces;
  for (const Interval &live : item.live) {
    int64_t begin = std::max(live.begin, range.begin);
    int64_t end = std::min(live.end, range.end);
    if (begin < end)
      pieces.push_back({begin - range.begin, end - range.begin});
  }
  return pieces;
}

/// Returns the ranges of times into which a pool is divided: no movable item is
/// live at their ends. A movable item has one offset, so the gaps between its
/// live ranges count as live.
std::vector<Interval> findCuts(const std::vector<Item> &items,
                               int64_t numTimes) {
  std::vector<int64_t> crossing(numTimes + 1);
  for (const Item &item : items)
    if (!item.fixed) {
      ++crossing[item.live.front().begin];
      --crossing[item.live.back().end];
    }
  std::vector<Interval> ranges;
  int64_t depth = 0, begin = 0;
  for (int64_t time = 0; time <= numTimes; ++time) {
    if (depth == 0 && crossing[time] != 0)
      begin = time;
    int64_t before = depth;
    depth += crossing[time];
    if (before != 0 && depth == 0)
      ranges.push_back({begin, time});
  }
  return ranges;
}

int64_t computeBound(const Part &part) {
  std::vector<int64_t> change(part.numTimes + 1);
  int64_t bound = 0;
  for (const Item &item : part.items) {
    for (const Interval &live : item.live) {
      change[live.begin] += item.size;
      change[live.end] -= item.size;
    }
    if (item.fixed)
      bound = std::max(bound, *item.fixed + item.size);
  }
  int64_t load = 0;
  for (int64_t amount : change)
    bound = std::max(bound, load += amount);
  return bound;
}

} // namespace

int64_t ao::layout::liftToPlace(const Part &part, const Item &item,
                                int64_t offset) {
  auto align = [&] {
    offset = (offset + item.alignment - 1) / item.alignment * item.alignment;
  };
  align();
  auto boundary =
      std::upper_bound(part.boundaries.begin(), part.boundaries.end(), offset);
  for (; boundary != part.boundaries.end() && *boundary < offset + item.size;
       ++boundary)
    if (*boundary > offset) {
      offset = *boundary;
      align();
    }
  return offset;
}

std::vector<Part> ao::layout::makeParts(const LayoutProblem &problem,
                                        size_t pool) {
  int64_t alignment = problem.pools[pool].alignment;
  std::vector<Item> items;
  for (size_t i = 0; i < problem.buffers.size(); ++i) {
    const Buffer &buffer = problem.buffers[i];
    if (buffer.pool != pool || buffer.bytes == 0 || buffer.live.empty())
      continue;
    Item item{i,
              problem.sizeOf(buffer) / alignment,
              buffer.live,
              {},
              problem.alignmentOf(buffer) / alignment,
              buffer.live.back().end - buffer.live.front().begin};
    if (buffer.offset)
      item.fixed = *buffer.offset / alignment;
    items.push_back(std::move(item));
  }
  std::vector<int64_t> times = collectTimes(items);
  for (Item &item : items)
    for (Interval &live : item.live)
      live = {numberOf(times, live.begin), numberOf(times, live.end)};

  std::vector<int64_t> boundaries;
  for (int64_t boundary : problem.pools[pool].boundaries)
    boundaries.push_back(boundary / alignment);
  std::vector<Interval> ranges = findCuts(items, times.size());
  std::vector<Part> parts(ranges.size());
  for (size_t i = 0; i < parts.size(); ++i) {
    parts[i].boundaries = boundaries;
    parts[i].numTimes = ranges[i].end - ranges[i].begin;
  }
  // A movable item is in one range, a fixed one may be in several.
  for (const Item &item : items) {
    auto first = std::partition_point(
        ranges.begin(), ranges.end(), [&](const Interval &range) {
          return range.end <= item.live.front().begin;
        });
    for (auto range = first;
         range != ranges.end() && range->begin < item.live.back().end; ++range)
      if (std::vector<Interval> live = clip(item, *range); !live.empty())
        parts[range - ranges.begin()].items.push_back(
            {item.buffer, item.size, std::move(live), item.fixed,
             item.alignment, item.lifetime});
  }
  for (Part &part : parts)
    part.bound = computeBound(part);
  return parts;
}
