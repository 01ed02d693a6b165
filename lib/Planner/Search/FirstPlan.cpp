//===- FirstPlan.cpp - Initial plan of the search -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No order of victims is good everywhere: where the values of many microbatches
// overlap, the furthest next use keeps the link idle first and overloads it
// later. In all orders, stalls are local. Excluding a value from the place
// where its copy was late moves that copy, or makes the place available to
// another value, and does so for every stall of the step at once. That takes a
// few passes over the step, however large it is.
//
//===----------------------------------------------------------------------===//

#include "Optimizer.h"

#include <cmath>

using namespace ao::planner;

static constexpr double unlimited = std::numeric_limits<double>::infinity();

/// Adopts the plan of one order if it is better. `best` has an infinite exposed
/// time as long as there is none.
void Optimizer::tryStart(VictimOrder order, bool windowed,
                         const Budgets &budgets, Candidate &best) {
  Candidate candidate;
  candidate.genes = search.initialGenes(order, windowed, decoder);
  if (evaluate(candidate, budgets, best.schedule.costUs) &&
      candidate.schedule.costUs < best.schedule.costUs - problem.roundingUs())
    best = std::move(candidate);
}

/// Shrinks the absences of values whose copies are late, round by round, and
/// adopts better plans.
void Optimizer::settle(Candidate &candidate, const Budgets &budgets,
                       double goalUs) {
  constexpr int patience = 4;
  Candidate trial = candidate;
  for (int idle = 0; idle < patience && trialsLeft > 0; ++idle, --trialsLeft) {
    if (candidate.schedule.costUs <= goalUs || !evaluate(trial, budgets))
      return;
    if (trial.schedule.costUs <
        candidate.schedule.costUs - problem.roundingUs()) {
      candidate = trial;
      idle = 0;
    }
    decoder.shrinkStalled(trial.schedule, trial.genes);
  }
}

/// The orders to try for a step: on a large one, the two that bracket most of
/// the others.
std::vector<VictimOrder> Optimizer::orders() const {
  if (isSmall())
    return {std::begin(allVictimOrders), std::end(allVictimOrders)};
  return {VictimOrder::LongestGap, VictimOrder::SmallestValue};
}

/// The best of several first plans. False when none meets the budgets.
bool Optimizer::firstPlan(const Budgets &budgets, double goalUs,
                          Candidate &best) {
  best.schedule.costUs = unlimited;
  tryStart(VictimOrder::FurthestUse, false, budgets, best);
  // On a large step, a plan close to the bound is good enough.
  double enoughUs = isSmall() ? goalUs : goalUs + problem.baseUs() / 64;
  for (bool windowed : {false, true})
    for (VictimOrder order : orders())
      if (best.schedule.costUs > enoughUs && (isSmall() || trialsLeft-- > 0))
        tryStart(order, windowed || !isSmall(), budgets, best);
  if (std::isinf(best.schedule.costUs))
    return false;
  settle(best, budgets, enoughUs);
  return true;
}

/// A plan without exposed time in the order of `candidate`.
bool Optimizer::firstFreePlan(const Budgets &budgets, Candidate &candidate) {
  std::vector<Stretch> &stretch = candidate.genes.stretch;
  for (bool windowed : {false, true}) {
    for (size_t i = 0; i < stretch.size(); ++i)
      stretch[i] = windowed ? decoder.window(i) : decoder.whole(i);
    if (evaluate(candidate, budgets, toleranceUs()) &&
        candidate.schedule.costUs <= toleranceUs())
      return true;
  }
  return false;
}

/// A plan without exposed time, from the order that comes closest to one.
bool Optimizer::settledFreePlan(const Budgets &budgets, Candidate &best) {
  best.schedule.costUs = unlimited;
  for (VictimOrder order : orders()) {
    tryStart(order, true, budgets, best);
    --trialsLeft;
  }
  if (std::isinf(best.schedule.costUs))
    return false;
  settle(best, budgets, toleranceUs());
  return best.schedule.costUs <= toleranceUs();
}
