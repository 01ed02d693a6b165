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
static constexpr int64_t kMostPeeled = 2;

LoopSearch::LoopSearch(const Step &step, const StepResiduals &residuals,
                       const LoopTrace &expanded, LoopTrials &trials,
                       const planner::Machine &machine)
    : step(step), residuals(residuals), trials(trials), expanded(expanded),
      machine(machine) {
  for (size_t index : trials.getBySize())
    if (!expanded.residualOf[index])
      whole.push_back(index);
  makePlanner();
}

/// Lets later proposals rematerialize slices as well.
void LoopSearch::allowRecompute() {
  recipes =
      findRecipes(step, residuals, expanded, trials, DurationModel(machine));
  rematerializable = findRematerializable(step, residuals, whole);
  trace.reset();
  makePlanner();
}

void LoopSearch::makePlanner(bool offloads) {
  planner.reset();
  if (expanded.residualIndices.empty() || machine.unifiedMemory)
    return;
  planner::PlanOptions options = trials.getOptions();
  if (!offloads)
    options.hostBudget = 0;
  if (auto made = planner::SlicePlanner::create(trace ? *trace : expanded.trace,
                                                machine, options, recipes))
    planner.emplace(std::move(*made));
}

/// Lets later proposals ignore the memory of idle values around the loops.
void LoopSearch::dropIdle() {
  trace = std::make_unique<planner::Trace>(planner::withoutIdleValues(
      expanded.trace, trials.getTrace(), trials.getMovable()));
  makePlanner();
}

/// Lets later proposals ignore the memory of the residuals in `whole`.
void LoopSearch::dropWhole() {
  if (!planner)
    return;
  std::vector<int64_t> values;
  for (size_t index : whole)
    if (std::optional<size_t> storage = step.getStorageOf(
            residuals.getStackedResiduals()[index].written->result))
      values.push_back(static_cast<int64_t>(*storage));
  trace = std::make_unique<planner::Trace>(
      planner::withoutValues(trace ? *trace : expanded.trace, values));
  makePlanner();
}

std::optional<LoopSearch::Proposal>
LoopSearch::propose(std::optional<int64_t> budget,
                    std::optional<int64_t> maxSegments) {
  if (!planner)
    return std::nullopt;
  planner::SlicePlanner::Result made = planner->plan(budget, maxSegments);
  return Proposal{getLoopChoice(residuals, expanded, made.transfers),
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

LoopChoice LoopSearch::find(bool recompute) {
  note({}, trials.evaluateNone(step));
  if (trials.getBySize().empty())
    return best;
  search();
  if (recompute && !isDone()) {
    allowRecompute();
    search();
  }
  if (!trials.getOptions().deviceBudget)
    return best;
  omitWhole();
  for (bool prefetch : {true, false})
    if (!known->fits)
      searchEvenly(prefetch);
  return best;
}

void LoopSearch::search() {
  if (std::optional<int64_t> budget = trials.getOptions().deviceBudget)
    searchBudget(*budget);
  else
    searchFree();
}

//===----------------------------------------------------------------------===//
// Peeled iterations
//===----------------------------------------------------------------------===//

/// Kept slices are live until the end of the loop that reads them, and so
/// during all allocations of this loop. Each slice of a peeled iteration is
/// dead once it has been read: peeling is worth its code if it lowers the peak,
/// or the time under a budget, by this share.
static constexpr int64_t kShareOfPeeled = 200;

LoopTrial LoopSearch::addPrice(const LoopChoice &choice,
                               LoopTrial trial) const {
  if (!choice.hasPeeled())
    return trial;
  if (trials.getOptions().deviceBudget)
    trial.addedUs += trials.getStepUs() / kShareOfPeeled;
  else
    trial.peakBytes += trial.peakBytes / kShareOfPeeled;
  return trial;
}

/// Returns the number of parts into which a loop that writes residuals is
/// split.
int64_t LoopSearch::countSegments(const LoopChoice &choice,
                                  const LoopResiduals &loop) const {
  std::set<int64_t> cuts;
  for (auto [number, stacked] :
       llvm::enumerate(residuals.getStackedResiduals())) {
    if (stacked.writer != &loop)
      continue;
    cuts.insert(choice.getSlices(number));
    cuts.insert(choice.getSlices(number) + choice.getRematerialized(number));
    for (int64_t beside = 1; beside <= choice.getPeeled(number); ++beside)
      cuts.insert(loop.trips - beside);
  }
  cuts.erase(0);
  cuts.erase(loop.trips);
  return static_cast<int64_t>(cuts.size()) + 1;
}

/// Peels `peeled` iterations of each loop whose last slices are read first;
/// returns none if nothing is offloaded, or if the loop would be split into too
/// many parts.
std::optional<LoopChoice> LoopSearch::addPeeled(const LoopChoice &choice,
                                                int64_t peeled) const {
  bool hasBudget = trials.getOptions().deviceBudget.has_value();
  int64_t maxSegments = planner::maxLoopSegments - (hasBudget ? 0 : 1);
  ArrayRef<StackedResidual> stackedResiduals = residuals.getStackedResiduals();
  LoopChoice changed = choice;
  changed.slices.resize(stackedResiduals.size());
  changed.rematerialized.resize(stackedResiduals.size());
  changed.peeled.assign(stackedResiduals.size(), 0);
  for (size_t number : expanded.residualIndices) {
    const StackedResidual &stacked = stackedResiduals[number];
    // A loop that also reads residuals has other loops before it.
    if (stacked.writer->trips < 2 * peeled + planner::fewestSlices ||
        !stacked.isMirrored(stacked.readers.front()))
      continue;
    changed.peeled[number] = peeled;
    for (auto [other, neighbor] : llvm::enumerate(stackedResiduals)) {
      if (neighbor.writer != stacked.writer)
        continue;
      int64_t left = stacked.writer->trips - peeled;
      changed.slices[other] = std::min(changed.slices[other], left);
      changed.rematerialized[other] =
          std::min(changed.rematerialized[other], left - changed.slices[other]);
    }
  }
  bool isTooLong =
      llvm::any_of(stackedResiduals, [&](const StackedResidual &stacked) {
        return countSegments(changed, *stacked.writer) > maxSegments;
      });
  if (isTooLong || !changed.hasPeeled() || changed.isNone())
    return std::nullopt;
  return changed;
}

//===----------------------------------------------------------------------===//
// Under a budget
//===----------------------------------------------------------------------===//

bool LoopSearch::isDone() const { return trials.isDone(*known); }

/// Tries the planner's proposals, unchanged and with peeled iterations.
void LoopSearch::searchPlanner(int64_t budget) {
  searchBudget(budget, std::nullopt,
               [](const LoopChoice &choice) { return choice; });
  // The more iterations are peeled, the fewer positions are left for other
  // splits, unless they coincide.
  for (int64_t peeled = 1; peeled <= kMostPeeled; ++peeled)
    for (int64_t segments = planner::maxLoopSegments - 1;
         segments >= planner::maxLoopSegments - peeled; --segments)
      searchBudget(budget, segments, [&](const LoopChoice &choice) {
        return addPeeled(choice, peeled);
      });
}

void LoopSearch::searchBudget(int64_t budget) {
  searchPlanner(budget);
  searchOtherBudgets(budget);
  if (isDone())
    return;
  // All idle values around the loops may be moved.
  dropIdle();
  searchPlanner(budget);
  // These may need the link for themselves.
  if (!recipes.empty()) {
    makePlanner(/*offloads=*/false);
    searchPlanner(budget);
    makePlanner();
  }
  if (whole.empty() || isDone())
    return;
  auto withWhole = [&](const LoopChoice &choice) { return addWhole(choice); };
  searchBudget(budget, std::nullopt, withWhole);
  dropWhole();
  searchBudget(budget, std::nullopt, withWhole);
  if (!rematerializable.empty())
    searchBudget(budget, std::nullopt, [&](const LoopChoice &choice) {
      return rematerializeWhole(choice);
    });
}

/// Tries proposals for other budgets. For a lower one, fewer values around the
/// loops have to be moved, and for a higher one more, as long as the step fits:
/// that may take less time than moving slices.
void LoopSearch::searchOtherBudgets(int64_t budget) {
  for (int64_t share : {64, 16, 8})
    if (!isDone())
      if (std::optional<Proposal> proposal = propose(budget - budget / share))
        consider(proposal->choice);
  int64_t low = budget, high = trials.getUnplannedPeak();
  for (unsigned round = 0; round != kMaxRounds && !isDone(); ++round) {
    int64_t asked = low + (high - low) / 2;
    std::optional<Proposal> proposal = propose(asked);
    if (!proposal)
      return;
    (consider(proposal->choice).fits ? low : high) = asked;
  }
}

/// Lowers the budget of the proposal if it does not fit in a trial, and raises
/// it if memory is unused; bisects once both have happened.
void LoopSearch::searchBudget(int64_t budget,
                              std::optional<int64_t> maxSegments,
                              Change change) {
  int64_t asked = budget;
  // The greatest budget whose proposal fits, and the least one whose does not,
  // or offloads nothing that could be changed.
  std::optional<int64_t> low, high;
  std::optional<LoopChoice> tried;
  LoopTrial trial;
  for (unsigned round = 0; round != kMaxRounds && !isDone(); ++round) {
    std::optional<Proposal> proposal = propose(asked, maxSegments);
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
  if (std::optional<Proposal> proposal = propose(std::nullopt))
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
    next = propose(low + (high - low) / 2);
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

/// Tries the same slices, with peeled iterations.
void LoopSearch::searchPeeled(double limitUs) {
  std::optional<LoopChoice> choice = addPeeled(best, /*peeled=*/1);
  if (!choice)
    return;
  LoopTrial trial = evaluate(*choice);
  if (trial.addedUs <= limitUs &&
      addPrice(*choice, trial).peakBytes < known->peakBytes)
    best = *choice;
}
