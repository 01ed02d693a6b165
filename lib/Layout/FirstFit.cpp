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

Placer::Placer(const Part &part) : part(part), offsets(part.items.size()) {
  while (numLeaves < size_t(std::max<int64_t>(part.numTimes, 1)))
    numLeaves *= 2;
  nodes.resize(2 * numLeaves);
}

/// Visits the fewest nodes that make up `live`.
template <typename Visit>
void Placer::visitNodes(const Interval &live, Visit visit) {
  size_t low = live.begin + numLeaves, high = live.end + numLeaves;
  for (; low < high; low /= 2, high /= 2) {
    if (low % 2)
      visit(low++);
    if (high % 2)
      visit(--high);
  }
}

void Placer::add(Blocks &blocks, Interval range) {
  auto first = std::partition_point(
      blocks.begin(), blocks.end(),
      [&](const Interval &block) { return block.end < range.begin; });
  auto last = first;
  for (; last != blocks.end() && last->begin <= range.end; ++last) {
    range.begin = std::min(range.begin, last->begin);
    range.end = std::max(range.end, last->end);
  }
  if (first == last) {
    blocks.insert(first, range);
    return;
  }
  *first = range;
  blocks.erase(first + 1, last);
}

void Placer::insert(uint32_t item, int64_t offset) {
  offsets[item] = offset;
  Interval range{offset, offset + part.items[item].size};
  for (const Interval &live : part.items[item].live)
    visitNodes(live, [&](size_t node) {
      add(nodes[node].whole, range);
      for (size_t above = node / 2; above > 0; above /= 2)
        add(nodes[above].part, range);
    });
}

/// Fills `taken` with what is in the way of `item`, the lowest first.
void Placer::collectTaken(uint32_t item) {
  taken.clear();
  auto append = [&](const Blocks &blocks) {
    taken.insert(taken.end(), blocks.begin(), blocks.end());
  };
  for (const Interval &live : part.items[item].live)
    visitNodes(live, [&](size_t node) {
      append(nodes[node].part);
      for (; node > 0; node /= 2)
        append(nodes[node].whole);
    });
  std::sort(
      taken.begin(), taken.end(),
      [](const Interval &a, const Interval &b) { return a.begin < b.begin; });
}

int64_t Placer::findOffset(uint32_t item, Fit fit) {
  collectTaken(item);
  int64_t size = part.items[item].size;
  int64_t best = -1, smallest = std::numeric_limits<int64_t>::max();
  int64_t floor = 0;
  for (const Interval &other : taken) {
    int64_t offset = liftOverWalls(part.walls, floor, size);
    int64_t gap = other.begin - floor;
    if (offset + size <= other.begin && gap < smallest) {
      if (fit == Fit::First)
        return offset;
      best = offset;
      smallest = gap;
    }
    floor = std::max(floor, other.end);
  }
  return best >= 0 ? best : liftOverWalls(part.walls, floor, size);
}

std::optional<Placement> Placer::place(const std::vector<uint32_t> &order,
                                       Fit fit, int64_t limit, size_t *failed) {
  for (Node &node : nodes) {
    node.whole.clear();
    node.part.clear();
  }
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
