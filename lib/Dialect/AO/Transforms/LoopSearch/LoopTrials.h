//===- LoopTrials.h - Costs of choices of slices ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_LOOPTRIALS_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_LOOPTRIALS_H

#include "ao/Analysis/Steps/BodySteps.h"
#include "ao/Analysis/Steps/LoopTrace.h"
#include "ao/Analysis/Steps/PlannedStep.h"
#include <limits>

namespace ao {

/// The slices of a step's residuals that are offloaded, and the places of their
/// transfers.
struct LoopChoice {
  /// By the number of the residual: how many slices are offloaded, those
  /// written first.
  llvm::SmallVector<int64_t> slices;
  /// By residual, how many slices, those written next, are rematerialized where
  /// they are read.
  llvm::SmallVector<int64_t> rematerialized;
  /// By residual, how many iterations of the loop that writes it are peeled:
  /// the last ones, whose slices are read first. These are ordinary values.
  llvm::SmallVector<int64_t> peeled;
  /// By residual, the positions in iterations at which transfers are issued and
  /// waited for, as far as they have been chosen.
  llvm::SmallVector<std::optional<SlicePlaces>> places;
  /// True if slices are prefetched and compute does not wait for each offload
  /// at once.
  bool prefetch = false;
  /// If iterations are layers: the number of other layers, the first ones, that
  /// are offloaded.
  std::optional<int64_t> otherLayers;

  int64_t getSlices(size_t index) const {
    return index < slices.size() ? slices[index] : 0;
  }
  int64_t getRematerialized(size_t index) const {
    return index < rematerialized.size() ? rematerialized[index] : 0;
  }
  int64_t getPeeled(size_t index) const {
    return index < peeled.size() ? peeled[index] : 0;
  }
  std::optional<SlicePlaces> getPlaces(size_t index) const {
    return index < places.size() ? places[index] : std::nullopt;
  }
  /// Keeps all slices of a residual on the device.
  void keep(size_t index) {
    if (index < slices.size())
      slices[index] = 0;
    if (index < rematerialized.size())
      rematerialized[index] = 0;
  }
  size_t countResiduals() const {
    return llvm::count_if(slices, [](int64_t n) { return n > 0; });
  }
  size_t countRematerialized() const {
    return llvm::count_if(rematerialized, [](int64_t n) { return n > 0; });
  }
  bool isNone() const {
    return countResiduals() == 0 && countRematerialized() == 0 && !hasPeeled();
  }
  bool operator==(const LoopChoice &other) const {
    auto key = [](const LoopChoice &of) {
      return std::tie(of.slices, of.rematerialized, of.peeled, of.places,
                      of.prefetch, of.otherLayers);
    };
    return key(*this) == key(other);
  }
  bool hasPeeled() const {
    return llvm::any_of(peeled, [](int64_t n) { return n > 0; });
  }
};

/// Returns a choice without the residuals that cannot be offloaded as chosen:
/// splits for other residuals may leave no loop that reads one of their parts
/// as a whole.
LoopChoice keepOffloadable(const StepResiduals &residuals, LoopChoice choice);

/// Writes a choice to the loops (`ao.loop`) and to the accesses of slices
/// (`ao.offload_delay`, `ao.prefetch_distance`).
void markLoops(const StepResiduals &residuals, const LoopChoice &choice);

/// Writes the places of the other copies, for which the choice has none: where
/// their time is hidden, judged by the rest of the iteration.
void markOtherPlaces(const StepResiduals &residuals, const LoopChoice &choice,
                     const planner::Machine &machine);

/// Removes the layers of ops in loops, whose iterations are layers: a part of a
/// loop that is one iteration is among the ops of the step.
void dropLayersInLoops(const StepFunctions &step);

/// Returns the choice that `markLoops` has written.
LoopChoice readMarks(const StepResiduals &residuals);

/// Returns the choice of a plan for a trace of the step's iterations; other
/// residuals are kept.
LoopChoice getLoopChoice(const StepResiduals &residuals,
                         const LoopTrace &expanded,
                         llvm::ArrayRef<planner::ResidualTransfers> transfers);
/// Returns the transfers of slices for a choice: the inverse of
/// `getLoopChoice`.
std::vector<planner::ResidualTransfers>
getResidualTransfers(const StepResiduals &residuals, const LoopTrace &expanded,
                     const LoopChoice &choice);

/// Offloads the slices that `markLoops` has marked in step `number` of
/// `module`, those in bodies of its loops included: splits loops,
/// rematerializes slices and offloads slices.
mlir::LogicalResult offloadMarkedSlices(mlir::ModuleOp module, size_t number,
                                        const planner::Machine &machine);

/// Splits loops where decisions change. Emits an error if a loop would have
/// more than `maxSegments` parts.
mlir::LogicalResult splitMarkedLoops(mlir::ModuleOp module, size_t number,
                                     int64_t maxSegments);
/// Rematerializes the slices that decisions name, in loops that are split.
/// Returns true if decisions name any.
mlir::FailureOr<bool>
rematerializeMarkedSlices(mlir::ModuleOp module, size_t number,
                          const planner::Machine &machine);
/// Offloads the slices that decisions name, in loops that are split, and
/// removes the decisions.
mlir::LogicalResult streamMarkedSlices(mlir::ModuleOp module, size_t number);

/// Calls splitMarkedLoops and rematerializeMarkedSlices.
mlir::LogicalResult splitAndRematerialize(mlir::ModuleOp module, size_t number,
                                          const planner::Machine &machine);

/// Removes the attributes of the loops of a step that select offloaded slices
/// and the places of their transfers.
void removeMarks(const StepFunctions &step);

/// The result of a choice, with the best plan for the rest of the step.
struct LoopTrial {
  bool fits = false;
  /// Time that compute is idle, inside loops and around them, or recomputes
  /// ops, less that of copies into residuals which are saved. Makespans also
  /// differ by the rounding of the costs of parts of a loop.
  double addedUs = std::numeric_limits<double>::infinity();
  int64_t peakBytes = std::numeric_limits<int64_t>::max();
  /// If nothing fits: a sufficient device budget.
  int64_t leastBudget = std::numeric_limits<int64_t>::max();
};

/// Applies choices to copies of a module and plans the rest of the step.
class LoopTrials {
public:
  /// Tries choices for the step of `module` that `path` names.
  LoopTrials(mlir::ModuleOp module, StepPath path,
             const planner::Machine &machine, planner::PlanRequest request,
             bool recompute)
      : module(module), path(std::move(path)), machine(machine),
        request(std::move(request)), recompute(recompute) {}

  /// Analyzes the unplanned step. Emits an error if the request is invalid.
  mlir::LogicalResult prepare(const Step &step);
  /// Decides which residuals may be offloaded; requires `prepare`.
  void setResiduals(const Step &step, const StepResiduals &residuals);

  /// Returns the bytes that `step` holds beside a body of it while the body
  /// runs. Of a branch with several bodies, the largest one determines them.
  int64_t countBytesBeside(const Step &step, const Step &bodyStep) const;

  /// Returns trials for a body of the step, `body` of `getBodies`, within the
  /// budget less what the rest of the step holds meanwhile; requires `prepare`.
  /// Nothing in the step is planned yet.
  LoopTrials forBody(const Step &step, size_t body, const Step &bodyStep) const;

  /// Returns the number of an op among those of the trace of `step`.
  static size_t findOp(const Step &step, mlir::Operation *op);
  /// Returns the bytes that `step` holds while `op` runs, without other plans.
  int64_t countBytesAt(const Step &step, mlir::Operation *op) const;

  /// Of a body in a copy, drops the decisions on loops outside of it: the
  /// memory around the body does not depend on them.
  static void dropOtherDecisions(const StepFunctions &step);

  /// Returns the residuals to choose from, which are those of the step, without
  /// those in bodies that are planned by themselves.
  StepResiduals collectResiduals(const StepFunctions &step) const;

  /// Returns the result for a step as it is, with the best plan for the rest of
  /// it, which becomes `made` if it takes a search. `otherLayers` is that of
  /// the choice (LoopChoice).
  LoopTrial plan(const Step &step, planner::Plan *made = nullptr,
                 std::optional<int64_t> otherLayers = std::nullopt) const;
  /// Returns the result of a choice, applied to a copy. No offloading fits if
  /// host memory is device memory.
  LoopTrial evaluate(const LoopChoice &choice);
  /// The same for the choice of no residuals; `step` is the step as it is.
  LoopTrial evaluateNone(const Step &step);

  /// Returns the same trials without a host budget.
  LoopTrials withoutHostBudget() const {
    LoopTrials trials = *this;
    trials.request.hostBudget.clear();
    trials.options.hostBudget.reset();
    return trials;
  }
  mlir::ModuleOp getModule() const { return module; }
  const StepPath &getPath() const { return path; }

  /// Returns the trace of the step with its loops expanded, and this number of
  /// iterations peeled; requires `prepare`. With `recompute`, ops around the
  /// loops may be recomputed.
  LoopTrace expand(const Step &step, const StepResiduals &residuals,
                   int64_t peeled = 0, bool recompute = false) const;

  /// Returns the choice of all slices of all eligible residuals.
  LoopChoice chooseAll(bool prefetch) const;
  bool isEligible(size_t index) const { return trips[index] > 0; }
  int64_t getTrips(size_t index) const { return trips[index]; }
  /// Returns the eligible residuals, those with small slices first.
  llvm::ArrayRef<size_t> getBySize() const { return bySize; }
  /// Returns the ineligible residuals, and the reasons.
  llvm::ArrayRef<std::pair<size_t, std::string>> getKept() const {
    return kept;
  }
  /// Returns why eligible residuals are kept.
  std::string getReasonToKeep() const {
    return options.deviceBudget || options.maxSlowdown
               ? "not profitable within the budget"
               : "offloading would add time or not lower the peak";
  }
  /// Returns the trace of the unplanned step, and the options resolved for it.
  const planner::Trace &getTrace() const { return trace; }
  const planner::PlanOptions &getOptions() const { return options; }
  /// Returns the peak of the step without offloading.
  int64_t getUnplannedPeak() const { return planner::unplannedPeak(trace); }
  double getStepUs() const { return baseUs; }
  /// Returns the difference below which times are equal.
  double getSmallTimeUs() const { return baseUs * 1e-9; }
  /// Returns the time that plans may add to lower the peak.
  double getAllowedUs() const {
    return std::max(getFreeTimeUs(), options.maxSlowdown.value_or(0) * baseUs);
  }
  /// Returns true if a result meets the device budget and adds no time.
  bool isDone(const LoopTrial &trial) const {
    return options.deviceBudget && trial.fits &&
           trial.addedUs <= getSmallTimeUs();
  }
  /// Returns true if `one` is better than `other`: takes less time under a
  /// budget, and less memory within what may be added without one.
  bool isBetter(const LoopTrial &one, const LoopTrial &other) const;
  /// Returns the time that counts as none: a thousandth of the step. The copy
  /// of a slice defined at the end of an iteration overlaps with no op.
  double getFreeTimeUs() const { return baseUs * 1e-3; }

private:
  bool mayChangeSignature(const Step &step);
  bool hasMarks() const;
  mlir::FailureOr<Step> apply(mlir::ModuleOp copy, const LoopChoice &choice);
  LoopTrial evaluate(mlir::ModuleOp copy, const LoopChoice &choice);
  LoopTrial evaluateBody(mlir::ModuleOp copy, const LoopChoice &choice);

  mlir::ModuleOp module;
  StepPath path;
  const planner::Machine &machine;
  /// The request, with budgets in bytes.
  planner::PlanRequest request;
  /// For a body, the device budget of the step around it.
  std::optional<int64_t> outerBudget;
  /// True for a body of a branch with later bodies, which hold as much memory
  /// as the branch until they are planned.
  bool isBeforeOthers = false;
  /// True if ops around the loops may be recomputed.
  bool recompute;
  planner::Trace trace;
  planner::PlanOptions options;
  /// By residual, how many slices may be offloaded.
  llvm::SmallVector<int64_t> trips;
  llvm::SmallVector<size_t> bySize;
  llvm::SmallVector<std::pair<size_t, std::string>> kept;
  double baseUs = 0;
  /// The duration of copies of slices in the original step.
  std::optional<double> copiesUs;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_LOOPTRIALS_H
