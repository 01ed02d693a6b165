//===- CanonicalSearch.cpp - Layouts of a given height --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CanonicalSearch.h"

#include <algorithm>
#include <limits>
#include <tuple>

using namespace ao::layout;

namespace {

enum class Outcome { Found, None, GaveUp };

/// In which order items of equal offset are tried.
enum class Preference { Life, Pressure, PressureThenLife };

class Search {
public:
  explicit Search(const Part &part);

  /// Whether the part fits into `height`; what was found is in `getOffsets`.
  Outcome run(int64_t height, Preference preference, int64_t mostNodes);

  const std::vector<int64_t> &getOffsets() const { return found; }
  int64_t getNodesLeft() const { return nodesLeft; }

private:
  /// Items that do not know of others, within times.
  struct Region {
    std::vector<uint32_t> items;
    Interval times;
  };
  /// An item that may come next.
  struct Candidate {
    int64_t offset;
    uint32_t rank;
  };
  /// Candidates before this one are not looked at: the same placement was, in
  /// another order.
  using First = Candidate;
  struct Change {
    uint32_t index;
    int64_t before;
  };
  struct Changes {
    std::vector<Change> offsets, floors;
  };

  void findNeighbours();
  Outcome searchRegion(const Region &region);
  std::vector<uint32_t> rankItems(const Region &region) const;
  Outcome descend(const Region &region, const std::vector<uint32_t> &ranked,
                  const std::vector<Candidate> &before, First first);
  std::vector<Candidate> collect(const std::vector<uint32_t> &ranked,
                                 const std::vector<Candidate> &before) const;
  Outcome splitAndDescend(const Region &region,
                          const std::vector<uint32_t> &ranked,
                          const std::vector<Candidate> &candidates,
                          Candidate placed);
  Outcome searchSides(const Region &region, const std::vector<int64_t> &cuts);
  bool place(uint32_t item, int64_t offset, Changes &changes);
  void liftFloors(Changes &changes);
  void takeBack(uint32_t item, const Changes &changes);
  bool canStillFit(const Region &region, int64_t offset) const;
  bool leavesRoom(uint32_t item, int64_t offset) const;
  Interval hullOf(uint32_t item) const {
    return {part.items[item].live.front().begin,
            part.items[item].live.back().end};
  }
  template <typename Visit>
  void forEachTime(uint32_t item, Visit visit) const {
    for (const Interval &live : part.items[item].live)
      for (int64_t time = live.begin; time != live.end; ++time)
        visit(static_cast<size_t>(time));
  }

  const Part &part;
  int64_t height = 0, nodesLeft = 0;
  Preference preference = Preference::Life;
  std::vector<std::vector<uint32_t>> neighbours, itemsAt;
  /// By item: where it lies, or -1; from where on it may; where it lay when
  /// everything fitted.
  std::vector<int64_t> offsets, lowest, found;
  /// By time: from where on there is room, bytes to come, and unplaced items
  /// that live here and at the next time.
  std::vector<int64_t> floor, pending, crossing;
  /// Times whose items may have moved up, each once.
  std::vector<size_t> touched;
  std::vector<bool> isTouched;
};

Search::Search(const Part &part)
    : part(part), neighbours(part.items.size()), itemsAt(part.numTimes),
      isTouched(part.numTimes) {
  for (uint32_t item = 0; item != part.items.size(); ++item)
    forEachTime(item, [&](size_t time) { itemsAt[time].push_back(item); });
  findNeighbours();
}

void Search::findNeighbours() {
  std::vector<uint32_t> seenBy(part.items.size(),
                               std::numeric_limits<uint32_t>::max());
  for (uint32_t item = 0; item != part.items.size(); ++item) {
    seenBy[item] = item;
    forEachTime(item, [&](size_t time) {
      for (uint32_t other : itemsAt[time])
        if (seenBy[other] != item) {
          seenBy[other] = item;
          neighbours[item].push_back(other);
        }
    });
  }
}

Outcome Search::run(int64_t most, Preference preferred, int64_t mostNodes) {
  height = most;
  preference = preferred;
  nodesLeft = mostNodes;
  size_t numItems = part.items.size(), numTimes = itemsAt.size();
  offsets.assign(numItems, -1);
  lowest.assign(numItems, 0);
  found.assign(numItems, 0);
  floor.assign(numTimes, 0);
  pending.assign(numTimes, 0);
  crossing.assign(numTimes, 0);
  Region all{{}, {0, part.numTimes}};
  for (uint32_t item = 0; item != numItems; ++item) {
    all.items.push_back(item);
    forEachTime(item,
                [&](size_t time) { pending[time] += part.items[item].size; });
    Interval hull = hullOf(item);
    for (int64_t time = hull.begin; time + 1 < hull.end; ++time)
      ++crossing[time];
  }
  return searchRegion(all);
}

std::vector<uint32_t> Search::rankItems(const Region &region) const {
  struct Key {
    int64_t life, area, pressure;
    uint32_t item;
  };
  std::vector<Key> keys;
  for (uint32_t item : region.items) {
    Key key{part.items[item].life, 0, 0, item};
    forEachTime(item, [&](size_t time) {
      key.pressure = std::max(key.pressure, pending[time]);
    });
    key.area = key.life * part.items[item].size;
    keys.push_back(key);
  }
  std::sort(keys.begin(), keys.end(), [&](const Key &a, const Key &b) {
    auto order = [&](const Key &key) {
      switch (preference) {
      case Preference::Life:
        return std::tuple(-key.life, -key.area, -key.pressure, key.item);
      case Preference::Pressure:
        return std::tuple(-key.pressure, -key.area, -key.life, key.item);
      case Preference::PressureThenLife:
        break;
      }
      return std::tuple(-key.pressure, -key.life, -key.area, key.item);
    };
    return order(a) < order(b);
  });
  std::vector<uint32_t> ranked;
  for (const Key &key : keys)
    ranked.push_back(key.item);
  return ranked;
}

Outcome Search::searchRegion(const Region &region) {
  std::vector<uint32_t> ranked = rankItems(region);
  std::vector<Candidate> candidates;
  for (uint32_t rank = 0; rank != ranked.size(); ++rank)
    candidates.push_back({0, rank});
  return descend(region, ranked, candidates, {0, 0});
}

std::vector<Search::Candidate>
Search::collect(const std::vector<uint32_t> &ranked,
                const std::vector<Candidate> &before) const {
  std::vector<Candidate> candidates;
  for (const Candidate &candidate : before)
    if (uint32_t item = ranked[candidate.rank]; offsets[item] < 0)
      candidates.push_back({lowest[item], candidate.rank});
  std::sort(candidates.begin(), candidates.end(),
            [](const Candidate &a, const Candidate &b) {
              return std::tie(a.offset, a.rank) < std::tie(b.offset, b.rank);
            });
  return candidates;
}

/// Puts the item where it may lie lowest. Whether others rest on it.
bool Search::place(uint32_t item, int64_t offset, Changes &changes) {
  offsets[item] = offset;
  int64_t top = offset + part.items[item].size;
  bool carries = false;
  for (uint32_t other : neighbours[item]) {
    if (offsets[other] >= 0)
      continue;
    carries = true;
    if (lowest[other] >= top)
      continue;
    changes.offsets.push_back({other, lowest[other]});
    lowest[other] = liftToPlace(part, part.items[other], top);
    forEachTime(other, [&](size_t time) {
      if (!isTouched[time]) {
        isTouched[time] = true;
        touched.push_back(time);
      }
    });
  }
  forEachTime(item, [&](size_t time) {
    changes.floors.push_back({static_cast<uint32_t>(time), floor[time]});
    floor[time] = top;
    pending[time] -= part.items[item].size;
  });
  liftFloors(changes);
  return carries;
}

/// There is no room below the lowest place of all that is to come.
void Search::liftFloors(Changes &changes) {
  for (size_t time : touched) {
    isTouched[time] = false;
    int64_t least = std::numeric_limits<int64_t>::max();
    for (uint32_t item : itemsAt[time])
      if (offsets[item] < 0)
        least = std::min(least, lowest[item]);
    if (least == std::numeric_limits<int64_t>::max() || floor[time] >= least)
      continue;
    changes.floors.push_back({static_cast<uint32_t>(time), floor[time]});
    floor[time] = least;
  }
  touched.clear();
}

void Search::takeBack(uint32_t item, const Changes &changes) {
  for (auto it = changes.floors.rbegin(); it != changes.floors.rend(); ++it)
    floor[it->index] = it->before;
  for (auto it = changes.offsets.rbegin(); it != changes.offsets.rend(); ++it)
    lowest[it->index] = it->before;
  forEachTime(item,
              [&](size_t time) { pending[time] += part.items[item].size; });
  offsets[item] = -1;
}

/// What comes lies at `offset` or higher.
bool Search::canStillFit(const Region &region, int64_t offset) const {
  for (int64_t time = region.times.begin; time != region.times.end; ++time)
    if (std::max(offset, floor[time]) + pending[time] > height)
      return false;
  return true;
}

/// The same for the times of the item alone, before it is put there.
bool Search::leavesRoom(uint32_t item, int64_t offset) const {
  for (const Interval &live : part.items[item].live)
    for (int64_t time = live.begin; time != live.end; ++time)
      if (offset + pending[time] > height)
        return false;
  return true;
}

Outcome Search::descend(const Region &region,
                        const std::vector<uint32_t> &ranked,
                        const std::vector<Candidate> &before, First first) {
  std::vector<Candidate> candidates = collect(ranked, before);
  if (candidates.empty())
    return Outcome::Found;
  // Nothing is placed so high that another item would still fit beneath.
  int64_t lowestTop = std::numeric_limits<int64_t>::max();
  for (const Candidate &candidate : candidates)
    lowestTop = std::min(
        lowestTop, candidate.offset + part.items[ranked[candidate.rank]].size);
  for (const Candidate &candidate : candidates) {
    if (std::tie(candidate.offset, candidate.rank) <
            std::tie(first.offset, first.rank) ||
        candidate.offset >= lowestTop)
      continue;
    uint32_t item = ranked[candidate.rank];
    if (!leavesRoom(item, candidate.offset))
      continue;
    if (--nodesLeft < 0)
      return Outcome::GaveUp;
    Changes changes;
    bool carries = place(item, candidate.offset, changes);
    Outcome outcome = Outcome::None;
    if (canStillFit(region, candidate.offset))
      outcome = splitAndDescend(region, ranked, candidates, candidate);
    takeBack(item, changes);
    // Where it lies is no matter to what nothing rests on.
    if (outcome != Outcome::None || !carries)
      return outcome;
  }
  return Outcome::None;
}

Outcome Search::splitAndDescend(const Region &region,
                                const std::vector<uint32_t> &ranked,
                                const std::vector<Candidate> &candidates,
                                Candidate placed) {
  uint32_t item = ranked[placed.rank];
  found[item] = placed.offset;
  std::vector<int64_t> cuts{region.times.begin};
  Interval hull = hullOf(item);
  for (int64_t time = hull.begin; time + 1 < hull.end; ++time)
    if (--crossing[time] == 0)
      cuts.push_back(time + 1);
  cuts.push_back(region.times.end);
  Outcome outcome = cuts.size() == 2
                        ? descend(region, ranked, candidates, placed)
                        : searchSides(region, cuts);
  for (int64_t time = hull.begin; time + 1 < hull.end; ++time)
    ++crossing[time];
  return outcome;
}

Outcome Search::searchSides(const Region &region,
                            const std::vector<int64_t> &cuts) {
  for (size_t i = 0; i + 1 < cuts.size(); ++i) {
    Region side{{}, {cuts[i], cuts[i + 1]}};
    for (uint32_t item : region.items)
      if (Interval hull = hullOf(item); offsets[item] < 0 &&
                                        hull.begin < side.times.end &&
                                        side.times.begin < hull.end)
        side.items.push_back(item);
    if (side.items.empty())
      continue;
    if (Outcome outcome = searchRegion(side); outcome != Outcome::Found)
      return outcome;
  }
  return Outcome::Found;
}

/// Tries one height with each preference in turn, longer each time.
Outcome tryHeight(const Part &part, Search &search, int64_t height,
                  int64_t mostNodes, int64_t &nodesLeft, Placement &best) {
  mostNodes = std::min(mostNodes, nodesLeft);
  for (auto limit = int64_t(2 * part.items.size()); mostNodes > 0; limit *= 2)
    for (Preference preference : {Preference::Life, Preference::Pressure,
                                  Preference::PressureThenLife}) {
      int64_t given = std::min(limit, mostNodes);
      Outcome outcome = search.run(height, preference, given);
      int64_t taken = given - std::max<int64_t>(search.getNodesLeft(), 0);
      nodesLeft -= taken;
      mostNodes -= taken;
      if (outcome == Outcome::Found) {
        best.offsets = search.getOffsets();
        best.height = part.bound;
        for (size_t i = 0; i != part.items.size(); ++i)
          best.height =
              std::max(best.height, best.offsets[i] + part.items[i].size);
      }
      if (outcome != Outcome::GaveUp)
        return outcome;
      if (mostNodes <= 0)
        break;
    }
  return Outcome::GaveUp;
}

} // namespace

bool ao::layout::canSearchCanonically(const Part &part) {
  return part.walls.empty() &&
         std::none_of(part.items.begin(), part.items.end(),
                      [](const Item &item) { return item.fixed.has_value(); });
}

void ao::layout::searchCanonically(const Part &part, int64_t enough,
                                   int64_t mostNodes, Placement &best) {
  int64_t nodesLeft = mostNodes, low = std::max(part.bound, enough);
  if (best.height <= low || mostNodes <= 0)
    return;
  Search search(part);
  if (tryHeight(part, search, low, mostNodes, nodesLeft, best) ==
      Outcome::Found)
    return;
  // Of heights between, one that is not found in time counts as too low.
  nodesLeft = mostNodes / 2;
  int64_t least = std::max<int64_t>(low / 1024, 1);
  while (nodesLeft > 0 && best.height - low > least) {
    int64_t middle = low + (best.height - low) / 2;
    if (tryHeight(part, search, middle, mostNodes / 8, nodesLeft, best) !=
        Outcome::Found)
      low = middle;
  }
}
