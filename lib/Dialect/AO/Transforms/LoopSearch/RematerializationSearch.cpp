//===- RematerializationSearch.cpp - Search of recomputed slices ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RematerializationSearch.h"
#include "LoopSearch.h"
#include "Loops/ResidualRematerializer.h"
#include "Loops/ResidualStreamer.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include "mlir/IR/OwningOpRef.h"
#include <set>

using namespace mlir;
using namespace ao;

RematerializationSearch::RematerializationSearch(
    const Step &step, const StepResiduals &residuals, LoopTrials &trials,
    const planner::Machine &machine)
    : step(step), residuals(residuals), trials(trials), machine(machine) {
  collect();
}

/// Collects the residuals that can be rematerialized. The source of another
/// candidate is one only if it is kept on device or can be rematerialized as
/// well.
void RematerializationSearch::collect() {
  DurationModel durations(machine);
  auto finder = std::make_shared<RecipeFinder>(step);
  std::string why;
  const StackedResidual *blamed = nullptr;
  std::vector<Candidate> all;
  for (size_t index : trials.getBySize()) {
    const StackedResidual &residual = residuals.getStackedResiduals()[index];
    RematerializedResiduals alone(finder);
    if (int64_t bytes = getSliceBytes(residual);
        bytes > 0 && alone.add(residual, why, blamed))
      all.push_back({index, alone.getIterationNs(durations), bytes});
  }
  llvm::stable_sort(all, [](const Candidate &one, const Candidate &other) {
    return one.getPrice() < other.getPrice();
  });
  RematerializedResiduals chosen(finder);
  for (const Candidate &candidate : all)
    if (chosen.add(residuals.getStackedResiduals()[candidate.index], why,
                   blamed))
      candidates.push_back(candidate);
}

/// Returns the choice of all slices of the first `count` candidates.
LoopChoice RematerializationSearch::choose(size_t count) const {
  LoopChoice choice;
  choice.prefetch = true;
  choice.slices.resize(residuals.getStackedResiduals().size());
  choice.rematerialized.resize(residuals.getStackedResiduals().size());
  for (const Candidate &candidate : ArrayRef(candidates).take_front(count))
    choice.rematerialized[candidate.index] = trials.getTrips(candidate.index);
  return choice;
}

/// Returns the number of first candidates that take less time than the copies
/// of their slices to the host and, with `isReloaded`, back.
size_t RematerializationSearch::countBelowCopies(bool isReloaded) const {
  auto first = llvm::find_if(candidates, [&](const Candidate &candidate) {
    double copyUs = machine.offloadUs(candidate.bytes);
    if (isReloaded)
      copyUs += machine.reloadUs(candidate.bytes);
    return candidate.ns >= copyUs * 1e3;
  });
  return first - candidates.begin();
}

/// Returns the fewest of the first candidates with which the step fits, if it
/// fits with all.
size_t RematerializationSearch::countToFit() {
  size_t low = 0, high = candidates.size();
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (trials.evaluate(choose(middle)).fits)
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

/// Returns the time that the first `count` candidates add, if they are
/// independent.
double RematerializationSearch::getAddedUs(size_t count) const {
  double us = 0;
  for (const Candidate &candidate : ArrayRef(candidates).take_front(count))
    us += candidate.ns / 1e3 *
          static_cast<double>(trials.getTrips(candidate.index));
  return us;
}

/// Returns the greatest number of first candidates whose time plans may add.
size_t RematerializationSearch::countAllowed() const {
  size_t count = candidates.size();
  while (count > 0 && getAddedUs(count) > trials.getAllowedUs())
    --count;
  return count;
}

void RematerializationSearch::consider(const LoopChoice &choice) {
  LoopTrial trial = trials.evaluate(choice);
  if (!trials.isBetter(trial, known))
    return;
  best = choice;
  known = trial;
}

/// Considers the first `count` candidates, combined with the other residuals
/// that are then offloaded.
void RematerializationSearch::considerWithOffloads(size_t count) {
  LoopChoice choice = choose(count);
  ModuleOp module = trials.getModule();
  ScopedDiagnosticHandler silence(module.getContext(),
                                  [](Diagnostic &) { return success(); });
  const StepPath &path = trials.getPath();
  OwningOpRef<ModuleOp> copy = module.clone();
  FailureOr<Step> rematerialized =
      path.rewrite(*copy, [&](const StepFunctions &functions) {
        LoopTrials::dropOtherDecisions(functions);
        markLoops(trials.collectResiduals(functions), choice);
        return splitAndRematerialize(*copy, path.getNumber(), machine);
      });
  if (failed(rematerialized))
    return;
  StepResiduals left = trials.collectResiduals(*rematerialized);
  LoopTrials inner = trials.onCopy(*copy);
  if (left.getStackedResiduals().size() + count !=
          residuals.getStackedResiduals().size() ||
      failed(inner.prepare(*rematerialized)))
    return;
  inner.setResiduals(*rematerialized, left);
  LoopTrace expanded = inner.expand(*rematerialized, left);
  LoopChoice offloads =
      LoopSearch(*rematerialized, left, expanded, inner, machine).find();
  // The remaining residuals have the same order.
  choice.prefetch = offloads.prefetch;
  choice.places.resize(residuals.getStackedResiduals().size());
  size_t next = 0;
  for (size_t index = 0; index != residuals.getStackedResiduals().size();
       ++index) {
    if (choice.getRematerialized(index) > 0)
      continue;
    choice.slices[index] = offloads.getSlices(next);
    choice.places[index] = offloads.getPlaces(next);
    ++next;
  }
  consider(choice);
}

/// Reduces the number of rematerialized slices of the residual with the most
/// time per byte; nested loops are not split.
void RematerializationSearch::makeFewer() {
  auto last = llvm::find_if(llvm::reverse(candidates), [&](const Candidate &c) {
    return best.getRematerialized(c.index) > 0;
  });
  if (last == candidates.rend() || !known.fits || best.countResiduals() > 0 ||
      isNested(step, residuals.getStackedResiduals()[last->index].writer->loop))
    return;
  int64_t low = 0, high = best.getRematerialized(last->index);
  while (high - low > 1) {
    int64_t middle = (low + high) / 2;
    LoopChoice fewer = best;
    fewer.rematerialized[last->index] = middle;
    LoopTrial trial = trials.evaluate(fewer);
    bool isBetter = trials.isBetter(trial, known);
    (isBetter ? high : low) = middle;
    if (!isBetter)
      continue;
    best = fewer;
    known = trial;
  }
}

/// The link may be idle where slices are rematerialized: considers offloading
/// slices of the most expensive residual, or of all of them, instead.
void RematerializationSearch::shareWithOffloads(const LoopChoice &whole) {
  SmallVector<size_t> dearest;
  for (const Candidate &candidate : llvm::reverse(candidates))
    if (whole.getRematerialized(candidate.index) ==
            trials.getTrips(candidate.index) &&
        !isNested(
            step,
            residuals.getStackedResiduals()[candidate.index].writer->loop))
      dearest.push_back(candidate.index);
  for (size_t count : std::set<size_t>{1, dearest.size()})
    if (count <= dearest.size() && !isDone())
      shareWithOffloads(whole, ArrayRef(dearest).take_front(count));
}

/// More offloaded slices are better until their copies are late.
void RematerializationSearch::shareWithOffloads(const LoopChoice &whole,
                                                ArrayRef<size_t> indices) {
  int64_t low = 0, high = 0;
  for (size_t index : indices)
    high = std::max(high, trials.getTrips(index));
  while (high - low > 1) {
    int64_t middle = (low + high) / 2;
    LoopChoice choice = whole;
    choice.prefetch = true;
    choice.slices.resize(residuals.getStackedResiduals().size());
    for (size_t index : indices) {
      int64_t trips = trials.getTrips(index);
      choice.slices[index] = std::min(middle, trips);
      choice.rematerialized[index] = trips - choice.slices[index];
    }
    LoopTrial trial = trials.evaluate(choice);
    bool isBetter = trials.isBetter(trial, known);
    (isBetter ? low : high) = middle;
    if (!isBetter)
      continue;
    best = choice;
    known = trial;
  }
}

bool RematerializationSearch::isDone() const { return trials.isDone(known); }

LoopChoice RematerializationSearch::find(const LoopChoice &without) {
  best = without;
  known = trials.evaluate(without);
  if (candidates.empty() || isDone())
    return best;
  std::set<size_t> counts{countBelowCopies(/*isReloaded=*/false),
                          countBelowCopies(/*isReloaded=*/true)};
  counts.insert(trials.getOptions().deviceBudget ? countToFit()
                                                 : countAllowed());
  for (size_t count : counts)
    if (count > 0)
      considerWithOffloads(count);
  LoopChoice whole = best;
  makeFewer();
  shareWithOffloads(whole);
  return best;
}
