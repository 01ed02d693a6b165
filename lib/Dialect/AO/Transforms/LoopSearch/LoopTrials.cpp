//===- LoopTrials.cpp - Costs of choices of slices ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopTrials.h"
#include "Helpers/PlanRewriter.h"
#include "Helpers/Recompute.h"
#include "Loops/ResidualRewrites.h"
#include "Loops/ResidualStreamer.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Analysis/Steps/LoopStalls.h"
#include "ao/Analysis/Steps/StepRecompute.h"
#include "ao/Analysis/Steps/StepTrace.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include "ao/Planner/Expansion.h"
#include "mlir/IR/OwningOpRef.h"

using namespace mlir;
using namespace ao;

static constexpr int64_t kNoLimit = std::numeric_limits<int64_t>::max();

//===----------------------------------------------------------------------===//
// The unplanned step
//===----------------------------------------------------------------------===//

/// Returns true if nothing else refers to the functions of a pair.
bool LoopTrials::mayChangeSignature(const Step &step) {
  if (!step.isPair())
    return true;
  ScopedDiagnosticHandler silence(module.getContext(),
                                  [](Diagnostic &) { return success(); });
  return succeeded(PairUsers(module).verifyUses(step));
}

LogicalResult LoopTrials::prepare(const Step &step) {
  FailureOr<PlannedStep> planned = PlannedStep::create(step, machine);
  if (failed(planned))
    return failure();
  // Iterations are layers, too, which are missing in this trace.
  planner::PlanRequest whole = request;
  whole.numLayers.reset();
  planner::Expected<planner::PlanOptions> resolved = planned->resolve(whole);
  if (!resolved)
    return planned->emitError(resolved.error(), "");
  options = *resolved;
  options.numLayers = request.numLayers;
  if (options.deviceBudget)
    request.deviceBudget = std::to_string(*options.deviceBudget);
  if (options.hostBudget)
    request.hostBudget = std::to_string(*options.hostBudget);
  if (options.pinnedBudget)
    request.pinnedBudget = std::to_string(*options.pinnedBudget);
  request.reservedBytes = 0;
  request.minBytes = std::to_string(options.minBytes);
  // Errors about layers name ops: keep the names.
  trace = options.policy == planner::Policy::Layerwise
              ? planned->getTrace()
              : planned->getUnnamedTrace();
  for (const planner::Op &op : trace.ops)
    baseUs += op.durationUs;
  if (!copiesUs)
    copiesUs = computeSliceCopiesUs(step, DurationModel(machine));
  return success();
}

void LoopTrials::setResiduals(const Step &step,
                              const StepResiduals &residuals) {
  ArrayRef<StackedResidual> stackedResiduals = residuals.getStackedResiduals();
  bool isFixed = !mayChangeSignature(step);
  trips.resize(stackedResiduals.size());
  for (auto [index, stacked] : llvm::enumerate(stackedResiduals)) {
    std::string reason =
        getStreamObstacle(step, stacked, options.minBytes, options.minElements);
    if (reason.empty() && isFixed && !stacked.slots.empty())
      reason = "the functions of the pair have other references";
    if (!reason.empty()) {
      kept.emplace_back(index, std::move(reason));
      continue;
    }
    trips[index] = stacked.writer->trips;
    bySize.push_back(index);
  }
  llvm::stable_sort(bySize, [&](size_t one, size_t other) {
    return getSliceBytes(stackedResiduals[one]) <
           getSliceBytes(stackedResiduals[other]);
  });
}

StepResiduals LoopTrials::collectResiduals(const StepFunctions &step) const {
  llvm::SmallPtrSet<Block *, 4> planned;
  if (request.policy == planner::Policy::Planned)
    for (const StepFunctions &body : getBodies(step))
      planned.insert(&body.getForwardBlock());
  return StepResiduals(step, LoopDepth::All, &planned);
}

size_t LoopTrials::findOp(const Step &step, Operation *op) {
  return llvm::find(step.getOps(), op) - step.getOps().begin();
}

int64_t LoopTrials::countBytesAt(const Step &step, Operation *op) const {
  FailureOr<PlannedStep> planned = PlannedStep::create(step, machine);
  return failed(planned) ? std::numeric_limits<int64_t>::max()
                         : planner::memoryAtOps(
                               planned->getUnnamedTrace())[findOp(step, op)];
}

int64_t LoopTrials::countBytesBeside(const Step &step,
                                     const Step &bodyStep) const {
  int64_t most = computeUnplannedPeak(bodyStep);
  for (const StepFunctions &other : getBodies(step))
    if (other.getRoot() == bodyStep.getRoot() &&
        &other.getForwardBlock() != &bodyStep.getForwardBlock())
      if (FailureOr<Step> built = buildBodyStep(other); succeeded(built))
        most = std::max(most, computeUnplannedPeak(*built));
  return countBytesAt(step, bodyStep.getRoot()) - most;
}

/// The memory that the step holds beside the body does not depend on the plan
/// of the body.
LoopTrials LoopTrials::forBody(const Step &step, size_t body,
                               const Step &bodyStep) const {
  planner::PlanRequest ofBody = request;
  ofBody.recompute = false;
  if (options.deviceBudget)
    ofBody.deviceBudget = std::to_string(std::max<int64_t>(
        *options.deviceBudget - countBytesBeside(step, bodyStep), 1));
  LoopTrials trials(module, path.getBody(body), machine, std::move(ofBody),
                    /*recompute=*/false);
  trials.outerBudget = options.deviceBudget;
  SmallVector<StepFunctions> bodies = getBodies(step);
  trials.isBeforeOthers = body + 1 != bodies.size() &&
                          bodies[body + 1].getRoot() == bodyStep.getRoot();
  return trials;
}

LoopChoice LoopTrials::chooseAll(bool prefetch) const {
  LoopChoice choice;
  choice.slices = trips;
  choice.prefetch = prefetch;
  return choice;
}

LoopTrace LoopTrials::expand(const Step &step, const StepResiduals &residuals,
                             int64_t peeled, bool recompute) const {
  auto isAllowed = [&](const StackedResidual &stacked) {
    return isEligible(&stacked - residuals.getStackedResiduals().data());
  };
  planner::Trace marked = trace;
  if (recompute)
    markRecompute(step, marked);
  return expandResiduals(step, residuals, marked, DurationModel(machine),
                         isAllowed, peeled);
}

//===----------------------------------------------------------------------===//
// Trials
//===----------------------------------------------------------------------===//

LoopTrial LoopTrials::plan(const Step &step, planner::Plan *made,
                           std::optional<int64_t> otherLayers) const {
  // Suppresses diagnostics of rejected candidates.
  ScopedDiagnosticHandler silence(step.getRoot()->getContext(),
                                  [](Diagnostic &) { return success(); });
  LoopTrial trial;
  FailureOr<PlannedStep> planned = PlannedStep::create(step, machine);
  if (failed(planned))
    return trial;
  planned->setOtherLayers(otherLayers);
  planner::Expected<planner::PlanOptions> options = planned->resolve(request);
  if (!options)
    return trial;
  if (recompute)
    planned->allowRecompute();
  DurationModel durations(machine);
  double addedUs = computeStallUs(step, durations) +
                   computeRecomputedInLoopsUs(step, durations) +
                   computeSliceCopiesUs(step, durations) - copiesUs.value_or(0);
  // Without a budget, plans add no time, and lower the remaining peak.
  bool isRule = options->policy == planner::Policy::Layerwise;
  if (!options->deviceBudget && !options->maxSlowdown && !isRule)
    return {true, addedUs, planner::unplannedPeak(planned->getUnnamedTrace()),
            trial.leastBudget};
  // The lowest peak takes many plans, and a joint search of offloaded values
  // and recomputed ops a hundred times as long as one of offloaded values:
  // trials compare first plans.
  if (options->maxSlowdown || recompute)
    options->effort = 0;
  planner::Infeasibility why;
  auto found = planned->search(*options, why);
  if (!found) {
    trial.leastBudget = why.device.bytes;
    return trial;
  }
  trial.addedUs = found->predicted.addedUs() + addedUs;
  trial.peakBytes = found->predicted.peakBytes;
  // The layerwise policy with a number of layers ignores budgets.
  trial.fits = trial.peakBytes <= options->deviceBudget.value_or(kNoLimit);
  if (!trial.fits)
    trial.leastBudget = trial.peakBytes;
  if (made)
    *made = std::move(*found);
  return trial;
}

/// Returns true if loops in bodies have been planned.
bool LoopTrials::hasMarks() const {
  return hasLoop(module, [](const LoopDecision &decision) {
    return decision.offloads() || decision.rematerializes() ||
           !decision.split.empty();
  });
}

LoopTrial LoopTrials::evaluateNone(const Step &step) {
  return hasMarks() ? evaluate({}) : plan(step);
}

LoopTrial LoopTrials::evaluate(const LoopChoice &choice) {
  // If host memory is device memory, offloading frees nothing.
  if (machine.unifiedMemory && choice.countResiduals() > 0)
    return LoopTrial();
  ScopedDiagnosticHandler silence(module.getContext(),
                                  [](Diagnostic &) { return success(); });
  OwningOpRef<ModuleOp> copy = module.clone();
  return outerBudget ? evaluateBody(*copy, choice) : evaluate(*copy, choice);
}

void LoopTrials::dropOtherDecisions(const StepFunctions &step) {
  if (!step.isBody())
    return;
  step.getFunction()->walk([&](LoopLikeOpInterface loop) {
    if (!step.getRoot()->isProperAncestor(loop))
      LoopDecision().set(loop);
  });
}

/// Applies a choice to the loops of a copy.
FailureOr<Step> LoopTrials::apply(ModuleOp copy, const LoopChoice &choice) {
  return path.rewrite(copy, [&](const StepFunctions &step) -> LogicalResult {
    dropOtherDecisions(step);
    if (choice.isNone() && !choice.otherLayers && !hasMarks())
      return success();
    StepResiduals residuals = collectResiduals(step);
    LoopChoice offloadable = keepOffloadable(residuals, choice);
    markLoops(residuals, offloadable);
    markOtherPlaces(residuals, offloadable, machine);
    if (choice.otherLayers)
      dropLayersInLoops(step);
    return offloadMarkedSlices(copy, path.getNumber(), machine);
  });
}

LoopTrial LoopTrials::evaluate(ModuleOp copy, const LoopChoice &choice) {
  FailureOr<Step> tried = apply(copy, choice);
  if (failed(tried))
    return LoopTrial();
  planner::Plan made;
  LoopTrial trial = plan(*tried, &made, choice.otherLayers);
  if (!trial.fits || !planner::recomputes(made.commands))
    return trial;
  if (std::optional<int64_t> least =
          findRecomputeShortfall(*tried, std::move(made))) {
    trial.fits = false;
    trial.leastBudget = std::max(*least, trial.peakBytes + 1);
  }
  return trial;
}

/// The result fits if the step around the body does while its loop runs.
LoopTrial LoopTrials::evaluateBody(ModuleOp copy, const LoopChoice &choice) {
  LoopTrial trial;
  Operation *loop = nullptr;
  FailureOr<Step> outer = path.getOuter().rewrite(
      copy, [&](const StepFunctions &) -> LogicalResult {
        FailureOr<Step> tried = apply(copy, choice);
        if (failed(tried))
          return failure();
        planner::Plan made;
        trial = plan(*tried, &made);
        loop = tried->getRoot();
        if (!made.commands.empty())
          PlanRewriter(*tried, made.commands, /*blocking=*/false).rewrite();
        return success();
      });
  if (failed(outer))
    return LoopTrial();
  if (!trial.fits || isBeforeOthers)
    return trial;
  int64_t excess = countBytesAt(*outer, loop) - *outerBudget;
  if (excess <= 0)
    return trial;
  trial.fits = false;
  trial.leastBudget = *options.deviceBudget + excess;
  return trial;
}

bool LoopTrials::isBetter(const LoopTrial &one, const LoopTrial &other) const {
  if (!options.deviceBudget) {
    double limitUs = getAllowedUs() + getSmallTimeUs();
    bool isWithin = one.addedUs <= limitUs;
    if (isWithin != (other.addedUs <= limitUs))
      return isWithin;
    return one.peakBytes < other.peakBytes;
  }
  if (one.fits != other.fits)
    return one.fits;
  if (!one.fits)
    return one.leastBudget < other.leastBudget;
  return one.addedUs + getSmallTimeUs() < other.addedUs;
}
