//===- LoopSearch.cpp - Search of moved slices ----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopSearch.h"

#include "FindRecipes.h"

#include "ao/Planner/Planner.h"
#include <set>

using namespace mlir;
using namespace ao;

/// The greatest number of trials of a search. The trace predicts bodies nearly
/// to the byte, so that the second proposal fits for the most part; ops around
/// loops make the difference.
static constexpr unsigned kMaxRounds = 6;

/// The greatest number of peeled iterations that is tried within a budget,
/// which is worth more code.
static constexpr int64_t kMostPeeled = 3;

LoopSearch::LoopSearch(const Step &step, const StepResiduals &residuals,
                       LoopTrials &trials, const planner::Machine &machine,
                       bool recompute)
    : step(step), residuals(residuals), trials(trials), machine(machine),
      recompute(recompute) {
  for (size_t index : trials.getBySize())
    if (!getPeeled(0).expanded.residualOf[index])
      whole.push_back(index);
  if (recompute)
    rematerializable = findRematerializable(step, residuals, whole);
}

/// Lets later proposals ignore the memory of the residuals in `whole`.
void LoopSearch::dropWhole() {
  ignoresWhole = true;
  last.reset();
}

LoopSearch::Peeled &LoopSearch::getPeeled(int64_t peeled) {
  if (last && last->iterations == peeled)
    return *last;
  last.reset();
  last = std::make_unique<Peeled>(
      Peeled{peeled, trials.expand(step, residuals, peeled, recompute), {}});
  Peeled &result = *last;
  LoopTrace &expanded = result.expanded;
  bool isPeeled =
      llvm::any_of(expanded.peeled, [](int64_t n) { return n > 0; });
  if (expanded.residualIndices.empty() || machine.unifiedMemory ||
      isPeeled != (peeled > 0))
    return result;
  if (ignoresWhole) {
    std::vector<int64_t> values;
    for (size_t index : whole)
      if (std::optional<size_t> storage = step.getStorageOf(
              residuals.getStackedResiduals()[index].written->result))
        values.push_back(static_cast<int64_t>(*storage));
    for (planner::Trace *trace : {&expanded.trace, &expanded.context.around})
      *trace = planner::withoutValues(std::move(*trace), values);
  }
  planner::ResidualRecipes recipes;
  if (recompute)
    recipes =
        findRecipes(step, residuals, expanded, trials, DurationModel(machine));
  planner::PlanOptions options = trials.getOptions();
  // Without a budget, peeling gains little, and the search takes most of the
  // time of planning.
  if (peeled > 0 && options.effort > 0 && !options.deviceBudget)
    --options.effort;
  if (auto made =
          planner::SlicePlanner::create(expanded.trace, machine, options,
                                        std::move(recipes), expanded.context))
    result.planner.emplace(std::move(*made));
  return result;
}

std::optional<LoopSearch::Proposal>
LoopSearch::propose(int64_t peeled, std::optional<int64_t> budget) {
  Peeled &of = getPeeled(peeled);
  if (!of.planner)
    return std::nullopt;
  // The more iterations are peeled, the fewer positions are left for other
  // splits.
  std::optional<int64_t> maxSegments;
  if (budget)
    maxSegments = planner::maxLoopSegments - std::max<int64_t>(peeled, 1);
  planner::SlicePlanner::Result made = of.planner->plan(budget, maxSegments);
  return Proposal{getLoopChoice(residuals, of.expanded, made.transfers),
                  made.peakBytes, budget && !made.fits};
}

void LoopSearch::note(const LoopChoice &choice, const LoopTrial &trial) {
  LoopTrial priced = addPrice(choice, trial);
  if (known && !trials.isBetter(priced, *known))
    return;
  best = choice;
  known = priced;
}

/// Returns the result of a trial, of an earlier one if that was the same.
LoopTrial LoopSearch::evaluate(const LoopChoice &given) {
  LoopChoice choice = keepOffloadable(residuals, given);
  for (const auto &[tried, trial] : evaluated)
    if (choice == tried)
      return trial;
  LoopTrial trial = trials.evaluate(choice);
  evaluated.emplace_back(std::move(choice), trial);
  return trial;
}

LoopTrial LoopSearch::consider(const LoopChoice &choice) {
  LoopTrial trial = evaluate(choice);
  note(choice, trial);
  return trial;
}

LoopChoice LoopSearch::find() {
  note({}, trials.evaluateNone(step));
  if (trials.getBySize().empty())
    return best;
  std::optional<int64_t> budget = trials.getOptions().deviceBudget;
  if (!budget) {
    searchFree();
    return best;
  }
  searchBudget(*budget);
  omitWhole();
  for (bool prefetch : {true, false})
    if (!known->fits)
      searchEvenly(prefetch);
  return best;
}

//===----------------------------------------------------------------------===//
// Peeled iterations
//===----------------------------------------------------------------------===//

/// Kept slices are live until the end of the loop that reads them, and so
/// during all allocations of this loop. Each slice of a peeled iteration is
/// dead once it has been read: peeling one is worth its code if it lowers the
/// peak, or the time under a budget, by this share.
static constexpr int64_t kShareOfPeeled = 200;

LoopTrial LoopSearch::addPrice(const LoopChoice &choice,
                               LoopTrial trial) const {
  if (!choice.hasPeeled())
    return trial;
  int64_t peeled = *llvm::max_element(choice.peeled);
  if (trials.getOptions().deviceBudget)
    trial.addedUs +=
        trials.getStepUs() * static_cast<double>(peeled) / kShareOfPeeled;
  else
    trial.peakBytes += trial.peakBytes * peeled / kShareOfPeeled;
  return trial;
}

//===----------------------------------------------------------------------===//
// Under a budget
//===----------------------------------------------------------------------===//

bool LoopSearch::isDone() const { return trials.isDone(*known); }

void LoopSearch::searchBudget(int64_t budget) {
  auto asProposed = [](const LoopChoice &choice) { return choice; };
  for (int64_t peeled = 0; peeled <= kMostPeeled; ++peeled)
    if (peeled == 0 || getPeeled(peeled).planner)
      searchBudget(budget, peeled, asProposed);
  if (whole.empty() || isDone())
    return;
  auto withWhole = [&](const LoopChoice &choice) { return addWhole(choice); };
  searchBudget(budget, /*peeled=*/0, withWhole);
  dropWhole();
  searchBudget(budget, /*peeled=*/0, withWhole);
  if (!rematerializable.empty())
    searchBudget(budget, /*peeled=*/0, [&](const LoopChoice &choice) {
      return rematerializeWhole(choice);
    });
}

/// Lowers the budget of the proposal if it does not fit in a trial, and raises
/// it if memory is unused; bisects once both have happened.
void LoopSearch::searchBudget(int64_t budget, int64_t peeled, Change change) {
  int64_t asked = budget;
  // The greatest budget whose proposal fits, and the least one whose does not,
  // or offloads nothing that could be changed.
  std::optional<int64_t> low, high;
  std::optional<LoopChoice> tried;
  LoopTrial trial;
  for (unsigned round = 0; round != kMaxRounds && !isDone(); ++round) {
    std::optional<Proposal> proposal = propose(peeled, asked);
    std::optional<LoopChoice> choice =
        change(proposal ? proposal->choice : LoopChoice());
    if (!choice && !low)
      return;
    if (!choice) {
      high = asked;
      asked = *low + (*high - *low) / 2;
      continue;
    }
    choice->prefetch = true;
    if (!tried || !(*choice == *tried)) {
      trial = consider(*choice);
      tried = choice;
    }
    int64_t room = budget - (trial.fits ? trial.peakBytes : trial.leastBudget);
    bool isClose = trial.fits && room <= budget / 256;
    bool isLast = !trial.fits && proposal && proposal->isClosest;
    if (!proposal || room == 0 || isClose || isLast || asked + room <= 0)
      return;
    // The proposal is the same for all budgets down to its peak.
    if (!trial.fits)
      asked = std::min(asked, proposal->peakBytes);
    (trial.fits ? low : high) = asked;
    asked += room;
    if (low && high && (asked <= *low || asked >= *high))
      asked = *low + (*high - *low) / 2;
  }
}

LoopChoice LoopSearch::addWhole(LoopChoice choice) const {
  choice.slices.resize(residuals.getStackedResiduals().size());
  for (size_t index : whole)
    choice.slices[index] = trials.getTrips(index);
  return choice;
}

LoopChoice LoopSearch::rematerializeWhole(LoopChoice choice) const {
  choice.rematerialized.resize(residuals.getStackedResiduals().size());
  for (size_t index : rematerializable)
    choice.rematerialized[index] = trials.getTrips(index);
  return choice;
}

/// If no proposal fits, only memory counts: searches for the fewest slices,
/// equally many of each residual, with which the step fits.
void LoopSearch::searchEvenly(bool prefetch) {
  LoopChoice all = trials.chooseAll(prefetch);
  if (!consider(all).fits)
    return;
  int64_t low = 1, high = *llvm::max_element(all.slices);
  while (high - low > 1) {
    int64_t middle = (low + high) / 2;
    LoopChoice choice = all;
    for (size_t index : trials.getBySize())
      if (!llvm::is_contained(whole, index))
        choice.slices[index] = std::min(middle, all.slices[index]);
    (consider(choice).fits ? high : low) = middle;
  }
}

/// Keeps slices as long as the step fits and takes no longer.
void LoopSearch::omitWhole() {
  if (!known->fits)
    return;
  for (size_t index : llvm::reverse(whole)) {
    if (best.getSlices(index) == 0 && best.getRematerialized(index) == 0)
      continue;
    LoopChoice fewer = best;
    fewer.keep(index);
    LoopTrial trial = addPrice(fewer, evaluate(fewer));
    if (!trial.fits || trial.addedUs > known->addedUs + trials.getSmallTimeUs())
      continue;
    best = fewer;
    known = trial;
  }
}

//===----------------------------------------------------------------------===//
// Without a budget
//===----------------------------------------------------------------------===//

void LoopSearch::searchFree() {
  double limit = std::max(known->addedUs + trials.getFreeTimeUs(),
                          trials.getAllowedUs() + trials.getSmallTimeUs());
  if (std::optional<Proposal> proposal = propose(/*peeled=*/0, std::nullopt))
    searchFree(*proposal, limit);
  searchFreeWhole(limit);
  searchPeeled(limit);
}

/// If a proposal without predicted cost adds time nevertheless, a smaller one
/// may not.
void LoopSearch::searchFree(const Proposal &proposal, double limitUs) {
  int64_t low = proposal.peakBytes, high = trials.getUnplannedPeak();
  std::optional<Proposal> next = proposal;
  for (unsigned round = 0; round != kMaxRounds && next; ++round) {
    LoopTrial trial = evaluate(next->choice);
    bool isFree = trial.addedUs <= limitUs;
    if (isFree && trial.peakBytes < known->peakBytes) {
      best = next->choice;
      known = trial;
    }
    if (isFree && round == 0)
      return;
    (isFree ? high : low) = next->peakBytes;
    if (high <= low)
      return;
    next = propose(/*peeled=*/0, low + (high - low) / 2);
  }
}

/// Offloads as many of the other residuals as add no time, those with large
/// slices first.
void LoopSearch::searchFreeWhole(double limitUs) {
  if (whole.empty())
    return;
  LoopChoice choice = best;
  choice.prefetch = true;
  choice.slices.resize(residuals.getStackedResiduals().size());
  choice.rematerialized.resize(choice.slices.size());
  auto isFree = [&] { return evaluate(choice).addedUs <= limitUs; };
  for (size_t index : llvm::reverse(whole)) {
    choice.slices[index] = trials.getTrips(index);
    if (isFree())
      continue;
    choice.keep(index);
    if (!llvm::is_contained(rematerializable, index))
      continue;
    choice.rematerialized[index] = trials.getTrips(index);
    if (!isFree())
      choice.keep(index);
  }
  LoopTrial trial = evaluate(choice);
  if (trial.peakBytes >= known->peakBytes)
    return;
  best = choice;
  known = trial;
}

/// Tries the same slices with a peeled iteration, and a proposal with one.
void LoopSearch::searchPeeled(double limitUs) {
  constexpr int64_t peeled = 1;
  std::optional<Proposal> proposal = propose(peeled, std::nullopt);
  if (!proposal)
    return;
  for (size_t index : whole) {
    proposal->choice.slices[index] = best.getSlices(index);
    proposal->choice.rematerialized[index] = best.getRematerialized(index);
  }
  for (const LoopChoice &choice :
       {peel(best, getPeeled(peeled).expanded), proposal->choice}) {
    LoopTrial trial = evaluate(choice);
    LoopTrial priced = addPrice(choice, trial);
    if (trial.addedUs > limitUs || priced.peakBytes >= known->peakBytes)
      continue;
    best = choice;
    known = priced;
  }
}

/// Returns the choice without the slices of the peeled iterations of a trace.
LoopChoice LoopSearch::peel(LoopChoice choice,
                            const LoopTrace &expanded) const {
  choice.peeled = expanded.peeled;
  choice.slices.resize(choice.peeled.size());
  choice.rematerialized.resize(choice.peeled.size());
  for (auto [index, peeled] : llvm::enumerate(choice.peeled)) {
    if (!trials.isEligible(index))
      continue;
    int64_t &slices = choice.slices[index];
    int64_t left = trials.getTrips(index) - peeled;
    slices = std::min(slices, left);
    choice.rematerialized[index] =
        std::min(choice.rematerialized[index], left - slices);
  }
  return choice;
}
