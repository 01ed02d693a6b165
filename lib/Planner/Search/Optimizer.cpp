//===- Optimizer.cpp - The planned policy ---------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Optimizer.h"

#include <algorithm>
#include <cmath>

using namespace ao::planner;

/// Work of one search at effort 1, in array elements visited.
static constexpr int64_t workAtEffortOne = 12'000'000;

/// Returns the work of a search; eight times as much for a step of several
/// microbatches, which is longer and mostly limited by the link.
int64_t Optimizer::searchWork(int64_t effort) const {
  int64_t work = workAtEffortOne << (2 * (effort - 1));
  return problem.hasSeveralMicrobatches ? 8 * work : work;
}

/// Fewer candidates find no improvement; more on a small trace find no further
/// one.
static constexpr int64_t minEvaluations = 64;
static constexpr int64_t maxEvaluations = 20'000;

Optimizer::Optimizer(const Problem &problem, const Machine &machine,
                     const LinkCapacity &capacity, const PlanOptions &options,
                     const ProgressFn &progress)
    : problem(problem), machine(machine), capacity(capacity), options(options),
      decoder(problem, LinkTimes(machine), objective()),
      search(problem, static_cast<uint64_t>(options.seed), progress),
      unplannedPeak(problem.unplannedPeak()), trialsLeft(allowedTrials()) {}

/// Returns true if some choice of victims meets the budgets; on a large step
/// only the classical one is tried.
bool Optimizer::isFeasible(const Budgets &budgets) {
  Schedule schedule;
  for (VictimOrder order : allVictimOrders) {
    if (decoder.decode(search.initialGenes(order, false, decoder), budgets,
                       schedule))
      return true;
    if (!isSmall())
      return false;
  }
  return false;
}

/// Doubles the distance from the lower bound until a budget is feasible.
int64_t Optimizer::leastFeasible(const Budgets &limits) {
  int64_t top = problem.unplannedPeak();
  int64_t high = leastPeak(problem, capacity, limits.host), low = high - 1;
  for (int64_t stride = high / 4096 + 1;
       high < top && !isFeasible(limits.within(high)); stride *= 2) {
    low = high;
    high = stride < top - high ? high + stride : top;
  }
  int64_t resolution = isSmall() ? 1 : std::max<int64_t>(high / 4096, 1);
  while (low + resolution < high) {
    int64_t middle = low + (high - low) / 2;
    (isFeasible(limits.within(middle)) ? high : low) = middle;
  }
  return high;
}

/// Bytes no plan without exposed time and within the host budget gets below.
int64_t Optimizer::peakFloor(const Budgets &limits) const {
  return std::max(peakBound(problem, machine, capacity),
                  leastPeak(problem, capacity, limits.host));
}

bool Optimizer::evaluate(Candidate &candidate, const Budgets &budgets,
                         double limitUs) {
  if (!decoder.decode(candidate.genes, budgets, candidate.schedule))
    return false;
  decoder.time(candidate.schedule, budgets, limitUs);
  return true;
}

/// Array elements visited by one evaluation.
static int64_t evaluationWork(const Problem &problem) {
  return problem.numOps + 3 * int64_t(problem.gaps.size()) + 1;
}

/// The greatest number of first plans in addition to the first one.
int64_t Optimizer::allowedTrials() const {
  constexpr int64_t enough = 400;
  if (options.effort == 0)
    return 0;
  return std::min(enough,
                  searchWork(options.effort) / 2 / evaluationWork(problem));
}

bool Optimizer::isSmall() const {
  int64_t effort = std::max<int64_t>(options.effort, 1);
  return searchWork(effort) / evaluationWork(problem) >= minEvaluations;
}

/// Returns the number of candidates for the effort. A large trace has none:
/// only its first plan is affordable.
int64_t Optimizer::allowance() const {
  if (options.effort == 0 || !isSmall())
    return 0;
  return std::min<int64_t>(searchWork(options.effort) / evaluationWork(problem),
                           maxEvaluations << (2 * (options.effort - 1)));
}

/// Returns the number for a peak of several microbatches that is far from the
/// bound. Most of these candidates are rejected soon.
int64_t Optimizer::farPeakAllowance() const {
  auto numGaps = static_cast<int64_t>(problem.gaps.size());
  int64_t most =
      std::min({4 * searchWork(options.effort) / evaluationWork(problem),
                10 * maxEvaluations, 600 * numGaps});
  return std::max(most, allowance());
}

bool Optimizer::minimizeTime(const Budgets &budgets, Candidate &best) {
  double floor = makespanBound(problem, machine, capacity, budgets.device) -
                 problem.baseUs();
  double goal = floor + toleranceUs();
  if (!firstPlan(budgets, goal, best))
    return false;
  search.improve(best, decoder, nullptr, budgets, goal, allowance());
  return true;
}

/// Budgets are fixed fractions of the unplanned peak, which keeps the result
/// the same when every size is scaled.
static constexpr int64_t budgetSteps = 1 << 22;

int64_t Optimizer::budgetAt(int64_t step) const {
  return static_cast<int64_t>(static_cast<__int128>(unplannedPeak) * step /
                              budgetSteps);
}

/// The last step within `bytes`.
int64_t Optimizer::stepBelow(int64_t bytes) const {
  int64_t low = 0, stride = budgetSteps;
  while (stride > 0) {
    if (low + stride <= budgetSteps && budgetAt(low + stride) <= bytes)
      low += stride;
    else
      stride /= 2;
  }
  return low;
}

/// The lowest budget at which the first plan costs no time. Steps away from
/// the bound double until one succeeds.
void Optimizer::bisectPeak(const Budgets &limits, Candidate &best,
                           int64_t &peak) {
  Candidate candidate;
  peak = unplannedPeak;
  best.genes = search.initialGenes(VictimOrder::FurthestUse, false, decoder);
  candidate.genes = best.genes;
  evaluate(best, limits.within(peak));
  auto tryStep = [&](int64_t step) {
    Budgets budgets = limits.within(budgetAt(step));
    if (!firstFreePlan(budgets, candidate))
      return false;
    peak = budgets.device;
    best = candidate;
    return true;
  };
  int64_t bound = peakFloor(limits);
  int64_t low = stepBelow(bound), high = budgetSteps, stride = low / 64 + 1;
  // If host memory is the limit, its bound is mostly met.
  if (bound > peakBound(problem, machine, capacity) && tryStep(low + 1))
    return;
  for (; low + stride < high && !tryStep(low + stride); stride *= 2)
    low += stride;
  high = std::min(high, low + stride);
  // A first plan without refinement is worth a coarser answer.
  int64_t resolution =
      std::max<int64_t>(canSearch() ? low / 8192 : stride / 4, 1);
  while (low + resolution < high) {
    int64_t middle = low + (high - low) / 2;
    (tryStep(middle) ? high : low) = middle;
  }
}

/// Lower budgets, by halves, as long as a settled plan costs no time there.
void Optimizer::settlePeak(const Budgets &limits, Candidate &best,
                           int64_t &peak) {
  int64_t low = stepBelow(peakFloor(limits)), high = stepBelow(peak);
  // On a large step, a plan close to the bound is good enough.
  int64_t enough = low + low / (isSmall() ? 1024 : 16);
  Candidate candidate;
  while (trialsLeft > 0 && high > enough && high - low > low / 1024) {
    int64_t middle = high / 2 < low
                         ? low + (high - low) / 2
                         : int64_t(std::sqrt(double(low + 1) * high));
    Budgets budgets = limits.within(budgetAt(middle));
    bool found = settledFreePlan(budgets, candidate);
    (found ? high : low) = middle;
    if (!found)
      continue;
    peak = budgets.device;
    best = candidate;
  }
}

void Optimizer::searchPeak(const Budgets &limits, Candidate &best,
                           int64_t &peak) {
  int64_t bound = peakFloor(limits);
  int64_t left = allowance();
  // Most of the budgets that are tried are infeasible: on small steps, the
  // effort would be spent on results that are known.
  int64_t patience =
      std::max<int64_t>(256, 2 * static_cast<int64_t>(problem.gaps.size()));
  if (problem.hasSeveralMicrobatches && left > 0 && peak - bound > bound / 32)
    patience = left = farPeakAllowance();
  int64_t attempt = std::max<int64_t>(left / 10, 1);
  // A gain that costs no time within a budget costs none within a larger one.
  // So the smallest gain that is worth a search comes first, and where no plan
  // is found for it, none is searched for a larger one. Gains double until one
  // is out of reach.
  int64_t leastGain =
      std::max({peak / 16384, (peak - bound) / 1024, int64_t(1)});
  int64_t gain = leastGain;
  bool grows = true;
  while (left > 0 && gain >= leastGain && peak - bound >= leastGain) {
    Budgets budgets = limits.within(std::max(peak - gain, bound));
    Candidate candidate;
    candidate.genes = best.genes;
    bool found = evaluate(candidate, budgets);
    if (found) {
      left -= search.improve(candidate, decoder, nullptr, budgets,
                             toleranceUs(), std::min(left, attempt), patience);
      found = candidate.schedule.costUs <= toleranceUs();
    }
    if (found) {
      peak = budgets.device;
      best = std::move(candidate);
    } else {
      grows = false;
      gain /= 2;
    }
    if (grows)
      gain *= 2;
  }
}

void Optimizer::minimizePeak(const Budgets &limits, Candidate &best) {
  int64_t peak = 0;
  bisectPeak(limits, best, peak);
  searchPeak(limits, best, peak);
  settlePeak(limits, best, peak);
}

bool Optimizer::harden(const Budgets &budgets, const Candidate &best,
                       Candidate &hardened) {
  if (best.schedule.exposedUs > toleranceUs() || !canSearch())
    return false;
  slowDecoder.emplace(problem, LinkTimes(machine).derated(slowLink),
                      Objective::ExposedTime);
  hardened.genes = best.genes;
  for (size_t i = 0; i < problem.gaps.size(); ++i)
    if (Stretch &stretch = hardened.genes.stretch[i];
        stretch == decoder.window(i) && !(stretch == decoder.whole(i)))
      stretch = slowDecoder->window(i);
  decodeSlow(hardened, budgets);
  Candidate candidate;
  for (VictimOrder order : allVictimOrders)
    for (bool windowed : {false, true}) {
      if (hardened.schedule.costUs <= toleranceUs())
        return true;
      candidate.genes = search.initialGenes(order, windowed, *slowDecoder);
      if (decodeSlow(candidate, budgets) &&
          candidate.schedule.costUs <
              hardened.schedule.costUs - problem.roundingUs())
        hardened = candidate;
    }
  if (std::isinf(hardened.schedule.costUs))
    return false;
  decoder.setObjective(Objective::ExposedTime);
  search.improve(hardened, *slowDecoder, &decoder, budgets, toleranceUs(),
                 allowance());
  decoder.setObjective(objective());
  return true;
}

/// Decodes and times for the slow link; infinite if that costs time on the
/// promised one.
bool Optimizer::decodeSlow(Candidate &candidate, const Budgets &budgets) {
  Schedule &schedule = candidate.schedule;
  if (slowDecoder->decode(candidate.genes, budgets, schedule)) {
    Schedule promised = schedule;
    decoder.time(promised, budgets);
    slowDecoder->time(schedule, budgets);
    if (promised.exposedUs <= toleranceUs())
      return true;
  }
  schedule.costUs = std::numeric_limits<double>::infinity();
  return false;
}

//===----------------------------------------------------------------------===//
// First plans
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
