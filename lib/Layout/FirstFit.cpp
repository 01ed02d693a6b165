//===- FirstFit.cpp - Placing items in an order ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FirstFit.h"

#include <algorithm>
#include <limits>

using namespace ao::layout;

static bool meet(const std::vector<Interval> &ranges, const Interval &live) {
  for (const Interval &range : ranges)
    if (range.begin < live.end && live.begin < range.end)
      return true;
  return false;
}

Placer::Placer(const Part &part) : part(part), offsets(part.items.size()) {}

void Placer::insert(uint32_t item, int64_t offset) {
  offsets[item] = offset;
  auto above =
      std::partition_point(taken.begin(), taken.end(), [&](const Block &block) {
        return block.low < offset;
      });
  for (const Interval &live : part.items[item].live)
    above = taken.insert(above, {offset, offset + part.items[item].size, live});
}

int64_t Placer::findOffset(uint32_t item, Fit fit) {
  // The steps of an item besides those for the blocks that are visited.
  constexpr int64_t stepsOfItem = 64;
  steps += stepsOfItem;
  const Item &placed = part.items[item];
  int64_t best = -1, smallest = std::numeric_limits<int64_t>::max();
  int64_t floor = 0, offset = 0;
  for (const Block &other : taken) {
    ++steps;
    if (other.high <= floor || !meet(placed.live, other.live))
      continue;
    int64_t gap = other.low - floor;
    if (offset + placed.size <= other.low && gap < smallest) {
      if (fit == Fit::First)
        return offset;
      best = offset;
      smallest = gap;
    }
    floor = other.high;
    offset = liftToPlace(part, placed, floor);
  }
  return best >= 0 ? best : offset;
}

std::optional<Placement> Placer::place(const std::vector<uint32_t> &order,
                                       Fit fit, int64_t limit, size_t *failed) {
  taken.clear();
  Placement placement;
  auto insertAt = [&](uint32_t item, int64_t offset) {
    insert(item, offset);
    placement.height =
        std::max(placement.height, offset + part.items[item].size);
  };
  for (uint32_t item = 0; item < part.items.size(); ++item)
    if (part.items[item].fixed)
      insertAt(item, *part.items[item].fixed);
  for (size_t i = 0; i < order.size(); ++i) {
    int64_t offset = findOffset(order[i], fit);
    if (offset + part.items[order[i]].size > limit) {
      if (failed)
        *failed = i;
      return std::nullopt;
    }
    insertAt(order[i], offset);
  }
  placement.offsets = offsets;
  return placement;
}
