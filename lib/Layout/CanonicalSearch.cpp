//===- CanonicalSearch.cpp - Layouts of a given height --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CanonicalSearch.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <tuple>

using namespace ao::layout;

namespace {

/// The result of a search: a placement, a proof that there is none, or neither
/// within the limits.
enum class Outcome { Found, None, GaveUp };

/// The order in which items of equal offset are tried. The weighted orders
/// prefer items at which earlier searches failed, weighted by lifetime, by
/// lifetime times size, or by lifetime times the root of the size.
enum class Preference {
  Lifetime,
  Pressure,
  PressureThenLifetime,
  WeightedLifetime,
  WeightedArea,
  WeightedBetween
};

/// The weight of one failure. Weights decay, hence the fixed point.
constexpr int64_t oneFailure = int64_t(1) << 20;

/// Limits of a run: the number of placements of one item, and of steps, each of
/// which visits one item or time. A step takes constant time, a placement does
/// not.
struct Limits {
  int64_t nodes = 0, steps = 0;
};

bool isWeighted(Preference preference) {
  return preference >= Preference::WeightedLifetime;
}

/// A depth-first search for a placement of a part within a height.
class Search {
public:
  Search(const Part &part, std::mt19937_64 &random);

  /// Searches for a placement within `height`. If one is found, `getOffsets`
  /// returns it.
  Outcome run(int64_t height, Preference preference, const Limits &limits);

  const std::vector<int64_t> &getOffsets() const { return found; }
  /// Returns the unused limits of the last run; negative if it gave up.
  const Limits &getLeft() const { return left; }

private:
  /// Unplaced items within a range of times that no other unplaced item
  /// crosses.
  struct Region {
    std::vector<uint32_t> items;
    Interval times;
  };
  /// An item that may be placed next.
  struct Candidate {
    int64_t offset;
    uint32_t rank;
  };
  /// The first candidate to try: placements with earlier ones have been tried
  /// in another order.
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
  std::vector<uint32_t> rankByWeight(const Region &region) const;
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
  void undo(uint32_t item, const Changes &changes);
  bool canFitRest(const Region &region, int64_t offset);
  bool canStack(size_t time, int64_t offset);
  void countFailure(size_t time);
  void drawFactors();
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
  int64_t height = 0;
  Limits left;
  Preference preference = Preference::Lifetime;
  std::vector<std::vector<uint32_t>> neighbours, itemsAt;
  /// By item: its offset, or -1 if it is unplaced; its lowest possible offset;
  /// and its offset in the placement that was found.
  std::vector<int64_t> offsets, lowest, found;
  /// By time: the lowest free offset, the bytes of the unplaced items, and the
  /// number of unplaced items that are live at this time and the next.
  std::vector<int64_t> floor, pending, crossing;
  /// Times at which the lowest offset of an item has changed, each once.
  std::vector<size_t> touched;
  std::vector<bool> isTouched;
  /// Scratch: lowest offsets and sizes of the unplaced items at a time.
  std::vector<std::pair<int64_t, int64_t>> stack;
  /// By item: the decayed number of failures at times at which it was unplaced,
  /// and a random factor of the run.
  std::vector<int64_t> weights;
  std::vector<double> factors;
  int64_t failures = 0;
  std::mt19937_64 &random;
};

Search::Search(const Part &part, std::mt19937_64 &random)
    : part(part), neighbours(part.items.size()), itemsAt(part.numTimes),
      isTouched(part.numTimes), weights(part.items.size(), oneFailure),
      random(random) {
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

Outcome Search::run(int64_t most, Preference preferred, const Limits &limits) {
  height = most;
  preference = preferred;
  left = limits;
  size_t numItems = part.items.size(), numTimes = itemsAt.size();
  offsets.assign(numItems, -1);
  lowest.assign(numItems, 0);
  found.assign(numItems, 0);
  floor.assign(numTimes, 0);
  pending.assign(numTimes, 0);
  crossing.assign(numTimes, 0);
  if (isWeighted(preference))
    drawFactors();
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

/// Draws random factors, by which runs differ.
void Search::drawFactors() {
  factors.clear();
  for (size_t item = 0; item != part.items.size(); ++item)
    factors.push_back(0.75 + double(random() >> 11) * 0x1p-54);
}

/// Raises the weights of the unplaced items at `time`, at which they do not
/// fit: they should be placed earlier. Runs in a fixed order do not count,
/// since they fail at the same times repeatedly.
void Search::countFailure(size_t time) {
  constexpr int64_t period = 5000;
  if (!isWeighted(preference))
    return;
  for (uint32_t item : itemsAt[time])
    if (offsets[item] < 0)
      weights[item] += oneFailure;
  // Weights decay: after other placements, the time may no longer fail.
  if (++failures % period == 0)
    for (int64_t &weight : weights)
      weight -= (weight - oneFailure) * 3 / 10;
}

std::vector<uint32_t> Search::rankByWeight(const Region &region) const {
  std::vector<std::pair<double, uint32_t>> keys;
  for (uint32_t item : region.items) {
    auto size = double(part.items[item].size);
    // Products only, so that the order is the same on every machine.
    double key = double(weights[item]) * factors[item] *
                 double(part.items[item].lifetime);
    if (preference == Preference::WeightedArea)
      key *= size;
    else if (preference == Preference::WeightedBetween)
      key *= std::sqrt(size);
    keys.push_back({-key, item});
  }
  std::sort(keys.begin(), keys.end());
  std::vector<uint32_t> ranked;
  for (const auto &[key, item] : keys)
    ranked.push_back(item);
  return ranked;
}

std::vector<uint32_t> Search::rankItems(const Region &region) const {
  if (isWeighted(preference))
    return rankByWeight(region);
  struct Key {
    int64_t lifetime, area, pressure;
    uint32_t item;
  };
  std::vector<Key> keys;
  for (uint32_t item : region.items) {
    Key key{part.items[item].lifetime, 0, 0, item};
    forEachTime(item, [&](size_t time) {
      key.pressure = std::max(key.pressure, pending[time]);
    });
    key.area = key.lifetime * part.items[item].size;
    keys.push_back(key);
  }
  std::sort(keys.begin(), keys.end(), [&](const Key &a, const Key &b) {
    auto order = [&](const Key &key) {
      switch (preference) {
      case Preference::Lifetime:
        return std::tuple(-key.lifetime, -key.area, -key.pressure, key.item);
      case Preference::Pressure:
        return std::tuple(-key.pressure, -key.area, -key.lifetime, key.item);
      default:
        break;
      }
      return std::tuple(-key.pressure, -key.lifetime, -key.area, key.item);
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

/// Places an item. Returns true if it limits the offset of an unplaced item.
bool Search::place(uint32_t item, int64_t offset, Changes &changes) {
  for (size_t time : touched)
    isTouched[time] = false;
  touched.clear();
  offsets[item] = offset;
  int64_t top = offset + part.items[item].size;
  left.steps -= static_cast<int64_t>(neighbours[item].size());
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

/// Raises the lowest free offset of each touched time to the lowest possible
/// offset of its unplaced items.
void Search::liftFloors(Changes &changes) {
  for (size_t time : touched) {
    left.steps -= static_cast<int64_t>(itemsAt[time].size());
    int64_t least = std::numeric_limits<int64_t>::max();
    for (uint32_t item : itemsAt[time])
      if (offsets[item] < 0)
        least = std::min(least, lowest[item]);
    if (least == std::numeric_limits<int64_t>::max() || floor[time] >= least)
      continue;
    changes.floors.push_back({static_cast<uint32_t>(time), floor[time]});
    floor[time] = least;
  }
}

/// Returns true if the unplaced items at `time` fit on top of each other, each
/// at or above its lowest possible offset and `offset`. Stacking in the order
/// of the lowest offsets has the least height.
bool Search::canStack(size_t time, int64_t offset) {
  stack.clear();
  left.steps -= static_cast<int64_t>(itemsAt[time].size());
  for (uint32_t item : itemsAt[time])
    if (offsets[item] < 0)
      stack.push_back({std::max(lowest[item], offset), part.items[item].size});
  std::sort(stack.begin(), stack.end());
  int64_t top = 0;
  for (const auto &[least, size] : stack)
    top = std::max(top, least) + size;
  return top <= height;
}

void Search::undo(uint32_t item, const Changes &changes) {
  for (auto it = changes.floors.rbegin(); it != changes.floors.rend(); ++it)
    floor[it->index] = it->before;
  for (auto it = changes.offsets.rbegin(); it != changes.offsets.rend(); ++it)
    lowest[it->index] = it->before;
  forEachTime(item,
              [&](size_t time) { pending[time] += part.items[item].size; });
  offsets[item] = -1;
}

/// Returns false if the unplaced items of `region`, all at or above `offset`,
/// cannot fit.
bool Search::canFitRest(const Region &region, int64_t offset) {
  left.steps -= region.times.end - region.times.begin;
  for (int64_t time = region.times.begin; time != region.times.end; ++time)
    if (std::max(offset, floor[time]) + pending[time] > height) {
      countFailure(time);
      return false;
    }
  for (size_t time : touched)
    if (!canStack(time, offset)) {
      countFailure(time);
      return false;
    }
  return true;
}

/// Returns false if unplaced items cannot fit at the times of `item`, which is
/// not placed at `offset` yet.
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
  left.steps -= static_cast<int64_t>(before.size());
  std::vector<Candidate> candidates = collect(ranked, before);
  if (candidates.empty())
    return Outcome::Found;
  // An item is not placed so high that another one would fit below it.
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
    if (--left.nodes < 0 || left.steps < 0)
      return Outcome::GaveUp;
    Changes changes;
    bool carries = place(item, candidate.offset, changes);
    Outcome outcome = Outcome::None;
    if (canFitRest(region, candidate.offset))
      outcome = splitAndDescend(region, ranked, candidates, candidate);
    undo(item, changes);
    // The offset of an item that supports no other one does not matter.
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

/// Returns term `index`, counted from 1, of the Luby sequence 1 1 2 1 1 2 4 1 1
/// 2 1 1 2 4 8 …, the optimal lengths of runs before restarts (Luby, Sinclair,
/// Zuckerman: Optimal speedup of Las Vegas algorithms, Information Processing
/// Letters 47(4), 1993).
int64_t lubyTerm(int64_t index) {
  int64_t length = 1;
  while (length < index)
    length = 2 * length + 1;
  if (length == index)
    return (length + 1) / 2;
  return lubyTerm(index - length / 2);
}

/// Tests whether a part fits into a height. Runs of the three fixed
/// preferences, whose limit doubles each time, alternate with restarts of the
/// weighted ones, which have twice the limit in total.
class Trial {
public:
  Trial(const Part &part, Search &search, int64_t height, int64_t mostSteps,
        int64_t &stepsLeft, Placement &best)
      : part(part), search(search), height(height),
        mostSteps(std::min(mostSteps, stepsLeft)), stepsLeft(stepsLeft),
        best(best) {}

  Outcome run() {
    constexpr std::array fixed{Preference::Lifetime, Preference::Pressure,
                               Preference::PressureThenLifetime};
    constexpr std::array weighted{Preference::WeightedLifetime,
                                  Preference::WeightedArea,
                                  Preference::WeightedBetween};
    constexpr int64_t leastRun = 500;
    int64_t numRuns = 0;
    for (auto limit = int64_t(2 * part.items.size()); mostSteps > 0;
         limit *= 2) {
      for (Preference preference : fixed)
        if (Outcome outcome = runOnce(preference, limit);
            outcome != Outcome::GaveUp)
          return outcome;
      for (int64_t end = numNodes + 6 * limit;
           numNodes < end && mostSteps > 0;) {
        Preference preference = weighted[numRuns % weighted.size()];
        if (Outcome outcome =
                runOnce(preference, leastRun * lubyTerm(++numRuns));
            outcome != Outcome::GaveUp)
          return outcome;
      }
    }
    return Outcome::GaveUp;
  }

private:
  Outcome runOnce(Preference preference, int64_t mostNodes) {
    if (mostSteps <= 0)
      return Outcome::GaveUp;
    Outcome outcome = search.run(height, preference, {mostNodes, mostSteps});
    numNodes += mostNodes - std::max<int64_t>(search.getLeft().nodes, 0);
    int64_t steps = mostSteps - std::max<int64_t>(search.getLeft().steps, 0);
    stepsLeft -= steps;
    mostSteps -= steps;
    if (outcome == Outcome::Found) {
      best.offsets = search.getOffsets();
      best.height = part.bound;
      for (size_t i = 0; i != part.items.size(); ++i)
        best.height =
            std::max(best.height, best.offsets[i] + part.items[i].size);
    }
    return outcome;
  }

  const Part &part;
  Search &search;
  int64_t height, mostSteps;
  int64_t numNodes = 0;
  int64_t &stepsLeft;
  Placement &best;
};

} // namespace

bool ao::layout::canSearchCanonically(const Part &part) {
  return part.boundaries.empty() &&
         std::none_of(part.items.begin(), part.items.end(),
                      [](const Item &item) { return item.fixed.has_value(); });
}

void ao::layout::searchCanonically(const Part &part, int64_t enough,
                                   int64_t mostSteps, std::mt19937_64 &random,
                                   Placement &best) {
  int64_t stepsLeft = mostSteps, low = std::max(part.bound, enough);
  if (best.height <= low || mostSteps <= 0)
    return;
  Search search(part, random);
  if (Trial(part, search, low, mostSteps, stepsLeft, best).run() ==
          Outcome::Found ||
      enough > 0)
    return;
  // Bisection: a height that is not reached within the limit counts as too low.
  stepsLeft = mostSteps / 2;
  int64_t least = std::max<int64_t>(low / 1024, 1);
  while (stepsLeft > 0 && best.height - low > least) {
    int64_t middle = low + (best.height - low) / 2;
    if (Trial(part, search, middle, mostSteps / 8, stepsLeft, best).run() !=
        Outcome::Found)
      low = middle;
  }
}
