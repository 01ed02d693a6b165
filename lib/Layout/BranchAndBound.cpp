//===- BranchAndBound.cpp - The lowest placement of few items -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BranchAndBound.h"

#include <algorithm>
#include <tuple>

using namespace ao::layout;

namespace {

class BranchAndBound {
public:
  BranchAndBound(const Part &part, int64_t mostNodes, Placement &best);

  bool run() {
    descend(0, 0);
    return nodesLeft > 0;
  }

private:
  /// An item that may be placed next, and its offset.
  struct Candidate {
    int64_t offset;
    uint32_t item;
  };

  int64_t findOffset(uint32_t item) const;
  std::vector<Candidate> collectCandidates(int64_t last) const;
  bool canFitRest() const;
  void put(uint32_t item, int64_t offset);
  void undo(uint32_t item, const std::vector<int64_t> &floors);
  void descend(int64_t last, int64_t height);

  const Part &part;
  Placement &best;
  int64_t nodesLeft;
  std::vector<uint32_t> unplaced;
  std::vector<int64_t> offsets;
  /// By time: the top of the placed items, and the bytes of the unplaced ones.
  std::vector<int64_t> floor, pending;
  /// By item: the bytes of the fixed items with which it overlaps in time, the
  /// lowest first.
  std::vector<std::vector<Interval>> obstacles;
};

bool overlapInTime(const Item &a, const Item &b) {
  for (const Interval &x : a.live)
    for (const Interval &y : b.live)
      if (x.begin < y.end && y.begin < x.end)
        return true;
  return false;
}

/// Returns true if two items are interchangeable, so that only one order of
/// them need be searched.
bool areInterchangeable(const Item &a, const Item &b) {
  return a.size == b.size && a.alignment == b.alignment &&
         std::equal(a.live.begin(), a.live.end(), b.live.begin(), b.live.end(),
                    [](const Interval &x, const Interval &y) {
                      return x.begin == y.begin && x.end == y.end;
                    });
}

BranchAndBound::BranchAndBound(const Part &part, int64_t mostNodes,
                               Placement &best)
    : part(part), best(best), nodesLeft(mostNodes), offsets(part.items.size()),
      floor(part.numTimes), pending(part.numTimes),
      obstacles(part.items.size()) {
  for (uint32_t i = 0; i < part.items.size(); ++i) {
    const Item &item = part.items[i];
    if (item.fixed) {
      offsets[i] = *item.fixed;
      continue;
    }
    unplaced.push_back(i);
    for (const Interval &live : item.live)
      for (int64_t time = live.begin; time != live.end; ++time)
        pending[time] += item.size;
    for (const Item &other : part.items)
      if (other.fixed && overlapInTime(item, other))
        obstacles[i].push_back({*other.fixed, *other.fixed + other.size});
    std::sort(
        obstacles[i].begin(), obstacles[i].end(),
        [](const Interval &a, const Interval &b) { return a.begin < b.begin; });
  }
}

/// Returns the lowest offset above all placed items that overlap in time.
int64_t BranchAndBound::findOffset(uint32_t item) const {
  const Item &placed = part.items[item];
  int64_t offset = 0;
  for (const Interval &live : placed.live)
    for (int64_t time = live.begin; time != live.end; ++time)
      offset = std::max(offset, floor[time]);
  offset = liftToPlace(part, placed, offset);
  for (const Interval &obstacle : obstacles[item])
    if (obstacle.begin < offset + placed.size && offset < obstacle.end)
      offset = liftToPlace(part, placed, obstacle.end);
  return offset;
}

/// Returns the items to try next. Items are placed from the lowest to the
/// highest, each at its lowest offset: any layout can be compacted to one of
/// that form. Hence an item is not placed so high that another one would fit
/// below it.
std::vector<BranchAndBound::Candidate>
BranchAndBound::collectCandidates(int64_t last) const {
  std::vector<Candidate> candidates;
  int64_t lowestTop = best.height;
  for (uint32_t item : unplaced) {
    int64_t offset = findOffset(item);
    candidates.push_back({offset, item});
    if (offset >= last)
      lowestTop = std::min(lowestTop, offset + part.items[item].size);
  }
  auto isUseless = [&](const Candidate &candidate) {
    if (candidate.offset < last || candidate.offset >= lowestTop)
      return true;
    return std::any_of(unplaced.begin(), unplaced.end(), [&](uint32_t other) {
      return other < candidate.item &&
             areInterchangeable(part.items[other], part.items[candidate.item]);
    });
  };
  candidates.erase(
      std::remove_if(candidates.begin(), candidates.end(), isUseless),
      candidates.end());
  std::sort(candidates.begin(), candidates.end(),
            [&](const Candidate &a, const Candidate &b) {
              int64_t sizeA = part.items[a.item].size;
              int64_t sizeB = part.items[b.item].size;
              return std::tuple(a.offset, -sizeA, a.item) <
                     std::tuple(b.offset, -sizeB, b.item);
            });
  return candidates;
}

bool BranchAndBound::canFitRest() const {
  for (int64_t time = 0; time != part.numTimes; ++time)
    if (pending[time] > 0 && floor[time] + pending[time] >= best.height)
      return false;
  return true;
}

void BranchAndBound::put(uint32_t item, int64_t offset) {
  offsets[item] = offset;
  unplaced.erase(std::find(unplaced.begin(), unplaced.end(), item));
  for (const Interval &live : part.items[item].live)
    for (int64_t time = live.begin; time != live.end; ++time) {
      floor[time] = offset + part.items[item].size;
      pending[time] -= part.items[item].size;
    }
}

void BranchAndBound::undo(uint32_t item, const std::vector<int64_t> &floors) {
  floor = floors;
  unplaced.insert(std::lower_bound(unplaced.begin(), unplaced.end(), item),
                  item);
  for (const Interval &live : part.items[item].live)
    for (int64_t time = live.begin; time != live.end; ++time)
      pending[time] += part.items[item].size;
}

void BranchAndBound::descend(int64_t last, int64_t height) {
  if (--nodesLeft <= 0 || best.height <= part.bound)
    return;
  if (unplaced.empty()) {
    best.offsets = offsets;
    best.height = std::max(height, part.bound);
    return;
  }
  if (!canFitRest())
    return;
  std::vector<int64_t> floors = floor;
  for (const Candidate &candidate : collectCandidates(last)) {
    int64_t top = candidate.offset + part.items[candidate.item].size;
    if (top >= best.height)
      continue;
    put(candidate.item, candidate.offset);
    descend(candidate.offset, std::max(height, top));
    undo(candidate.item, floors);
    if (nodesLeft <= 0)
      return;
  }
}

} // namespace

bool ao::layout::searchExactly(const Part &part, int64_t mostNodes,
                               Placement &best) {
  return BranchAndBound(part, mostNodes, best).run();
}
