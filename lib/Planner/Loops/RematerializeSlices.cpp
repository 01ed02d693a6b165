//===- RematerializeSlices.cpp - Search of rematerialized slices ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ResidualPlanner.h"

#include <algorithm>
#include <set>

using namespace ao::planner;

/// Returns all slices of `count` residuals with a recipe, those with little
/// time per byte first.
ResidualPlanner::Slices ResidualPlanner::rematerialize(size_t count) const {
  Slices slices(shapes.size());
  for (size_t i = 0; i < count; ++i) {
    size_t residual = recipes.getByPrice()[i];
    slices[residual].rematerialized = shapes[residual].trips();
    if (!recipes.areAvailable(slices))
      slices[residual].rematerialized = 0;
  }
  return slices;
}

/// Returns the number of first residuals by price whose slices take less time
/// to recompute than to copy to the host and, with `isReloaded`, back.
size_t ResidualPlanner::countBelowCopies(bool isReloaded) const {
  const std::vector<size_t> &byPrice = recipes.getByPrice();
  auto first =
      std::find_if(byPrice.begin(), byPrice.end(), [&](size_t residual) {
        int64_t bytes = shapes[residual].bytes;
        return recipes.usOf(residual) >=
               machine.offloadUs(bytes) +
                   (isReloaded ? machine.reloadUs(bytes) : 0);
      });
  return first - byPrice.begin();
}

/// Returns the fewest residuals with which the budgets are met without
/// transfers; all of them if they are not met.
size_t ResidualPlanner::countToFit() {
  size_t low = 0, high = recipes.getByPrice().size();
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (isWithin(evaluate({rematerialize(middle), {}})))
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

/// Returns the greatest number of residuals whose time plans may add.
size_t ResidualPlanner::countAllowed() const {
  size_t count = 0;
  double us = 0;
  for (size_t residual : recipes.getByPrice()) {
    us +=
        recipes.usOf(residual) * static_cast<double>(shapes[residual].trips());
    if (us > freeUs)
      break;
    ++count;
  }
  return count;
}

/// Offloads the first slices of residuals `shared` instead of recomputing them,
/// as many as take less time: the link may be idle while slices are recomputed.
void ResidualPlanner::shareWithOffloads(const Slices &whole,
                                        const std::vector<size_t> &shared) {
  int64_t low = 0, high = 0;
  for (size_t residual : shared)
    high = std::max(high, shapes[residual].trips());
  while (high - low > 1) {
    int64_t middle = (low + high) / 2;
    Choice choice{whole, best.timing};
    for (size_t residual : shared) {
      int64_t trips = shapes[residual].trips();
      choice.slices[residual] = {middle, trips};
      limit(choice.slices[residual], trips);
    }
    Totals found = evaluate(choice);
    bool isBest = isBetter(found, *known);
    consider(choice, found);
    (isBest ? low : high) = middle;
  }
}

/// Keeps the last slices of the residual with the most time per byte.
void ResidualPlanner::makeFewer() {
  const std::vector<size_t> &byPrice = recipes.getByPrice();
  auto last = std::find_if(byPrice.rbegin(), byPrice.rend(), [&](size_t one) {
    return best.slices[one].rematerialized > 0;
  });
  if (last == byPrice.rend() || !isWithin(*known))
    return;
  int64_t low = 0, high = best.slices[*last].rematerialized;
  while (high - low > 1) {
    int64_t middle = (low + high) / 2;
    Choice choice = best;
    choice.slices[*last].rematerialized = middle;
    limit(choice.slices[*last], shapes[*last].trips());
    Totals found = evaluate(choice);
    bool isBest = isBetter(found, *known);
    consider(choice, found);
    (isBest ? high : low) = middle;
  }
}

/// Searches offloads beside several numbers of rematerialized residuals, those
/// with little time per byte first.
void ResidualPlanner::searchRematerialized() {
  std::set<size_t> counts{countBelowCopies(/*isReloaded=*/false),
                          countBelowCopies(/*isReloaded=*/true),
                          options.deviceBudget ? countToFit() : countAllowed()};
  if (options.maxSlowdown)
    counts.insert(countAllowed());
  counts.erase(0);
  for (size_t count : counts) {
    if (isDone())
      return;
    used = allowed / 2;
    seed = rematerialize(count);
    // Slices that are written last are read first.
    Slices withoutLast = seed;
    for (size_t residual : recipes.getByPrice())
      if (seed[residual].rematerialized > fewestSlices)
        --withoutLast[residual].rematerialized;
    if (isBetter(evaluate({withoutLast, {}}), evaluate({seed, {}})))
      seed = std::move(withoutLast);
    seeded.reset();
    consider({seed, {}});
    searchStages();
  }
  seed.assign(shapes.size(), {});
  const Slices whole = best.slices;
  makeFewer();
  std::vector<size_t> shared;
  for (auto residual = recipes.getByPrice().rbegin();
       residual != recipes.getByPrice().rend(); ++residual)
    if (whole[*residual].rematerialized == shapes[*residual].trips())
      shared.push_back(*residual);
  for (size_t count : {size_t(1), shared.size()})
    if (count <= shared.size())
      shareWithOffloads(whole, {shared.begin(), shared.begin() + count});
  used = 0;
  bestSeeded = best;
  seeded = known;
  improve();
}
