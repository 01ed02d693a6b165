//===- Solver.cpp - Layouts by orders, search and proof -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BranchAndBound.h"
#include "CanonicalSearch.h"
#include "Collapse.h"
#include "OrderSearch.h"

#include <algorithm>
#include <limits>
#include <map>

using namespace ao::layout;

namespace {

/// The largest parts for first fit and searches by it, which take quadratic
/// time. Larger ones are placed by the skyline, which does not use the space
/// below fixed items.
constexpr size_t mostItemsToFit = 4000, mostItemsToFitAroundFixed = 20000;
/// The largest parts that are placed by several skylines.
constexpr size_t mostItemsToTry = size_t(1) << 15;
/// The largest parts that are searched exactly.
constexpr size_t mostItemsToProve = 64;
/// The largest parts that are searched for a given height.
constexpr size_t mostItemsToAsk = 1000;

int64_t workOf(int effort, int64_t first) {
  return effort <= 0 ? 0 : first << (2 * (effort - 1));
}

/// Returns the maximum over time of the sum of `sizeOf` of the live buffers of
/// a pool.
template <typename SizeOf>
int64_t computeLoad(const LayoutProblem &problem, size_t pool, SizeOf sizeOf) {
  std::map<int64_t, int64_t> change;
  for (const Buffer &buffer : problem.buffers)
    if (buffer.pool == pool)
      for (const Interval &live : buffer.live) {
        change[live.begin] += sizeOf(buffer);
        change[live.end] -= sizeOf(buffer);
      }
  int64_t load = 0, most = 0;
  for (const auto &[time, amount] : change)
    most = std::max(most, load += amount);
  return most;
}

class PoolSolver {
public:
  PoolSolver(const LayoutProblem &problem, size_t pool,
             const LayoutOptions &options)
      : problem(problem), pool(pool), options(options),
        alignment(problem.pools[pool].alignment), random(options.seed + pool),
        enough(problem.pools[pool].capacity.value_or(0) / alignment) {}

  PoolFigures solve(std::vector<int64_t> &offsets) {
    PoolFigures figures;
    figures.loadBytes = computeLoad(problem, pool, [&](const Buffer &buffer) {
      return problem.sizeOf(buffer);
    });
    figures.exactLoadBytes =
        computeLoad(problem, pool, [](const Buffer &buffer) {
          return buffer.bytes * buffer.slots;
        });
    // No part need be lower than the end of a fixed buffer, or than the highest
    // bound of another part.
    for (const Buffer &buffer : problem.buffers)
      if (buffer.pool == pool && buffer.offset && !buffer.live.empty())
        floor = std::max(floor,
                         (*buffer.offset + problem.sizeOf(buffer)) / alignment);
    std::vector<Part> parts = makeParts(problem, pool);
    for (const Part &part : parts)
      floor = std::max(floor, part.bound);
    std::vector<Attempt> attempts;
    for (Part &part : parts) {
      part.bound = floor;
      attempts.emplace_back(part);
      placeFirst(attempts.back());
    }
    auto [height, bound] = searchHighest(attempts);
    for (const Attempt &attempt : attempts)
      for (size_t i = 0; i < attempt.part->items.size(); ++i)
        if (const Item &item = attempt.part->items[i]; !item.fixed)
          offsets[item.buffer] = attempt.best.offsets[i] * alignment;
    figures.bytes = height * alignment;
    figures.boundBytes = bound * alignment;
    return figures;
  }

private:
  /// A part and its lowest placement so far.
  struct Attempt {
    explicit Attempt(Part &part) : part(&part) {
      best.height = std::numeric_limits<int64_t>::max();
    }

    Part *part;
    Order order;
    Placement best;
  };

  void placeFirst(Attempt &attempt) {
    const Part &part = *attempt.part;
    Collapse collapse(part);
    if (collapse.isSmaller()) {
      const Part &fewer = collapse.getPart();
      Placement best;
      best.height = attempt.best.height;
      Placer placer(fewer);
      Order order;
      placeOnce(fewer, placer, order, best);
      if (options.effort > 0 && fewer.items.size() <= mostItemsToProve)
        searchExactly(fewer, workOf(1, 10000), best);
      attempt.best = collapse.expand(best);
    }
    Placer placer(part);
    placeOnce(part, placer, attempt.order, attempt.best);
  }

  static void placeOnce(const Part &part, Placer &placer, Order &order,
                        Placement &best) {
    bool hasFixed =
        std::any_of(part.items.begin(), part.items.end(),
                    [](const Item &item) { return item.fixed.has_value(); });
    if (part.items.size() <=
        (hasFixed ? mostItemsToFitAroundFixed : mostItemsToFit))
      placeByOrders(part, placer, order, best);
    placeBySkyline(part, part.items.size() <= mostItemsToTry ? 0 : -1, best);
  }

  struct Reached {
    int64_t height, bound;
  };

  /// The highest part determines the result: once it is optimal, the others
  /// need not be searched.
  Reached searchHighest(std::vector<Attempt> &attempts) {
    std::stable_sort(attempts.begin(), attempts.end(),
                     [](const Attempt &a, const Attempt &b) {
                       return a.best.height > b.best.height;
                     });
    Reached reached{floor, floor};
    for (Attempt &attempt : attempts) {
      attempt.part->bound = reached.height;
      if (attempt.best.height <= reached.height)
        continue;
      bool isLowest = search(attempt);
      if (attempt.best.height <= reached.height)
        continue;
      reached.height = attempt.best.height;
      if (isLowest)
        reached.bound = reached.height;
    }
    return reached;
  }

  /// Searches for a lower placement. Returns true if the current one is
  /// optimal.
  bool search(Attempt &attempt) {
    const Part &part = *attempt.part;
    if (options.effort > 0 && part.items.size() <= mostItemsToProve &&
        searchExactly(part, workOf(options.effort, 10000), attempt.best))
      return true;
    // The search for a given height finds layouts within a capacity earliest.
    if (enough > 0 && searchForHeight(attempt))
      return false;
    if (part.items.size() <= mostItemsToFit) {
      Placer placer(part);
      searchOrders(part, placer, attempt.order,
                   workOf(options.effort, int64_t(1) << 24), random,
                   attempt.best);
    }
    int64_t rounds =
        workOf(options.effort, int64_t(1) << 13) / int64_t(part.items.size());
    if (rounds > 0)
      placeBySkyline(part, rounds, attempt.best);
    if (enough == 0)
      searchForHeight(attempt);
    return false;
  }

  /// Searches for a layout within the capacity or, without one, at the bound.
  /// Returns true if one has been found.
  bool searchForHeight(Attempt &attempt) {
    const Part &part = *attempt.part;
    if (part.items.size() > mostItemsToAsk || !canSearchCanonically(part))
      return false;
    searchCanonically(part, enough,
                      workOf(options.effort - 1, int64_t(1) << 28), random,
                      attempt.best);
    return attempt.best.height <= std::max(part.bound, enough);
  }

  const LayoutProblem &problem;
  size_t pool;
  const LayoutOptions &options;
  int64_t alignment;
  std::mt19937_64 random;
  /// A sufficient height; 0: the lowest is requested.
  int64_t enough;
  int64_t floor = 0;
};

/// Returns the layout of LayoutOptions::hints, with the figures of `solved`, if
/// it is legal and not larger than `solved`.
std::optional<Layout> takeHints(const LayoutProblem &problem,
                                const LayoutOptions &options,
                                const Layout &solved) {
  if (options.hints.size() != problem.buffers.size())
    return std::nullopt;
  Layout hinted = solved;
  hinted.offsets = options.hints;
  if (hinted.verify(problem))
    return std::nullopt;
  return hinted;
}

std::optional<LayoutError> verifyOptions(const LayoutProblem &problem,
                                         const LayoutOptions &options) {
  if (options.effort < 0 || options.effort > maxLayoutEffort)
    return LayoutError{"an effort must be 0 to " +
                           std::to_string(maxLayoutEffort) + ", got " +
                           std::to_string(options.effort),
                       ""};
  if (!options.hints.empty() && options.hints.size() != problem.buffers.size())
    return LayoutError{"there are hints for " +
                           std::to_string(options.hints.size()) + " of " +
                           std::to_string(problem.buffers.size()) + " buffers",
                       ""};
  return problem.verify();
}

LayoutError capacityError(const Pool &pool, size_t index,
                          const PoolFigures &figures) {
  std::string message =
      "pool '" + pool.name + "' needs " + std::to_string(figures.bytes) +
      " bytes, above its capacity of " + std::to_string(*pool.capacity) + "; ";
  message +=
      figures.boundBytes > *pool.capacity
          ? "no layout needs less than " + std::to_string(figures.boundBytes)
          : "a higher effort may find a smaller layout";
  return {message, "$.pools[" + std::to_string(index) + "].capacity"};
}

} // namespace

LayoutResult ao::layout::solveLayout(const LayoutProblem &problem,
                                     const LayoutOptions &options) {
  if (auto error = verifyOptions(problem, options))
    return {std::nullopt, *error};
  Layout layout;
  for (const Buffer &buffer : problem.buffers)
    layout.offsets.push_back(buffer.offset.value_or(0));
  for (size_t pool = 0; pool < problem.pools.size(); ++pool)
    layout.pools.push_back(
        PoolSolver(problem, pool, options).solve(layout.offsets));
  for (size_t pool = 0; pool < problem.pools.size(); ++pool)
    if (const Pool &asked = problem.pools[pool];
        asked.capacity && layout.pools[pool].bytes > *asked.capacity)
      return {std::nullopt, capacityError(asked, pool, layout.pools[pool])};
  if (auto hinted = takeHints(problem, options, layout))
    return {std::move(hinted), {}};
  return {std::move(layout), {}};
}
