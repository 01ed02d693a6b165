//===- LoopPlanner.cpp - Decide how many slices to offload ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopPlanner.h"
#include "LayerSearch.h"
#include "LoopSearch.h"
#include "Loops/ResidualRewrites.h"
#include "Loops/ResidualStreamer.h"
#include "ResidualDecisions.h"
#include "ao/Analysis/Memory/InPlace.h"
#include "ao/Analysis/Steps/BodySteps.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include "ao/Support/Units.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace ao;

static constexpr StringLiteral kNoLoops = "there are no loops";

/// Returns true if `region` has a loop at its top level, or in a branch.
static bool hasLoops(Region &region) {
  for (Operation &op : region.getOps())
    if (op.getNumRegions() > 0 &&
        (isa<LoopLikeOpInterface>(op) ||
         (runsOneRegion(&op) && llvm::any_of(op.getRegions(), hasLoops))))
      return true;
  return false;
}

bool LoopPlanner::hasLoops(ModuleOp module) {
  return llvm::any_of(module.getOps<FunctionOpInterface>(),
                      [](FunctionOpInterface function) {
                        return ::hasLoops(function.getFunctionBody());
                      });
}

static bool offloadsAllSlices(planner::Policy policy) {
  return policy == planner::Policy::Sync ||
         policy == planner::Policy::PyTorch ||
         policy == planner::Policy::PyTorchPerLayer;
}

std::string LoopPlanner::findObstacle(const AOPlanOffloadOptions &options) {
  planner::Policy policy = options.policy;
  if (!offloadsAllSlices(policy) && policy != planner::Policy::Planned &&
      policy != planner::Policy::Layerwise)
    return "policy '" + std::string(planner::toString(policy)) +
           "' offloads no stacked residuals";
  return options.select == Selection::All ? ""
                                          : "'select' does not apply to slices";
}

//===----------------------------------------------------------------------===//
// Decisions
//===----------------------------------------------------------------------===//

FailureOr<std::vector<StepLoops>> LoopPlanner::plan(ArrayRef<Step> steps) {
  std::vector<StepLoops> results(steps.size());
  for (auto [number, step] : llvm::enumerate(steps)) {
    dropDecisions(step);
    planner::PlanRequest request = makePlanRequest(options);
    request.reservedBytes = options.reserved;
    LoopTrials trials(module, StepPath(number), machine, std::move(request),
                      options.recompute);
    if (failed(planStep(step, trials, results[number])))
      return failure();
  }
  return std::move(results);
}

static bool hasStackedResiduals(const StepFunctions &step) {
  return !StepResiduals(step, LoopDepth::All).getStackedResiduals().empty();
}

static std::string describeRefused(const StepResiduals &residuals) {
  KeptResiduals kept;
  kept.addRefused(residuals);
  return kept.describe();
}

/// Plans the loops of a step or body, those in its bodies first.
LogicalResult LoopPlanner::planStep(const Step &step, LoopTrials &trials,
                                    StepLoops &result) {
  StepResiduals residuals = trials.collectResiduals(step);
  SmallVector<StepFunctions> bodies;
  if (options.policy == planner::Policy::Planned)
    bodies = getBodies(step);
  bool hasOwn = !residuals.getStackedResiduals().empty();
  bool hasInBodies = llvm::any_of(bodies, hasStackedResiduals);
  if (!hasOwn && !hasInBodies) {
    StepResiduals all(step, LoopDepth::All);
    reportOthers(step, all);
    reportNone(step,
               all.getLoops().empty()
                   ? kNoLoops.str()
                   : "no loop-carried value is an eligible stacked residual" +
                         describeRefused(all));
    return success();
  }
  reportOthers(step, residuals);
  if (failed(trials.prepare(step)))
    return failure();
  bool isDone = hasInBodies && trials.isDone(trials.evaluateNone(step));
  for (auto [number, body] : llvm::enumerate(bodies)) {
    StepResiduals inBody(body, LoopDepth::All);
    if (isDone)
      reportUnneeded(step, inBody);
    if (isDone || inBody.getStackedResiduals().empty()) {
      reportOthers(step, inBody);
      continue;
    }
    FailureOr<Step> bodyStep = buildBodyStep(body);
    if (failed(bodyStep))
      return failure();
    LoopTrials inner = trials.forBody(step, number, *bodyStep);
    if (failed(planStep(*bodyStep, inner, result)))
      return failure();
  }
  return hasOwn ? planLoops(step, residuals, trials, result) : success();
}

LogicalResult LoopPlanner::planLoops(const Step &step,
                                     const StepResiduals &residuals,
                                     LoopTrials &trials, StepLoops &result) {
  trials.setResiduals(step, residuals);
  FailureOr<LoopChoice> found = choose(step, residuals, trials);
  if (failed(found))
    return failure();
  // Use the choice that trials evaluate.
  LoopChoice choice = keepOffloadable(residuals, std::move(*found));
  llvm::append_range(result.residuals,
                     reportDecisions(step, residuals, trials, choice));
  if (options.remarks)
    reportChoice(step, residuals, trials, choice);
  if (choice.prefetch)
    reportEarlyWaits(step, residuals, trials, choice);
  if (choice.otherLayers)
    dropLayersInLoops(step);
  result.otherLayers = choice.otherLayers;
  if (choice.isNone())
    return success();
  markLoops(residuals, choice);
  if (!offloadsAllSlices(options.policy))
    markOtherPlaces(residuals, choice, machine);
  return success();
}

FailureOr<LoopChoice> LoopPlanner::choose(const Step &step,
                                          const StepResiduals &residuals,
                                          LoopTrials &trials) {
  if (machine.unifiedMemory && options.policy != planner::Policy::Planned) {
    LoopChoice none;
    // Iterations may be among the requested layers.
    if (options.policy == planner::Policy::Layerwise && options.numLayers != -1)
      none.otherLayers = 0;
    return none;
  }
  if (offloadsAllSlices(options.policy))
    return trials.chooseAll(
        /*prefetch=*/options.policy != planner::Policy::Sync);
  if (options.policy == planner::Policy::Layerwise) {
    LayerSearch search(step, residuals, trials, machine);
    for (auto [number, stacked] :
         llvm::enumerate(residuals.getStackedResiduals()))
      if (trials.isEligible(number) && !search.isLayered(number))
        reportKept(step, stacked.written->result,
                   "the iterations of its loops are not layers",
                   stacked.writer->loop);
    return search.hasLayers() ? search.find() : LoopChoice();
  }
  LoopSearch search(step, residuals, trials, machine, options.recompute);
  for (size_t index : search.getTooLong())
    reportWhole(step, residuals.getStackedResiduals()[index].written->result);
  // A search within the host budget may miss a choice that meets it.
  if (trials.getOptions().hostBudget) {
    LoopTrials unlimited = trials.withoutHostBudget();
    LoopChoice choice =
        LoopSearch(step, residuals, unlimited, machine, options.recompute)
            .find();
    if (trials.evaluate(choice).fits)
      return choice;
  }
  return search.find();
}

//===----------------------------------------------------------------------===//
// Remarks
//===----------------------------------------------------------------------===//

static constexpr StringLiteral kRemarkName = "plan-offload";

static remark::RemarkOpts getRemarkOptions(const Step &step) {
  return remark::RemarkOpts::name(kRemarkName)
      .category("ao")
      .function(step.getFunction().getName());
}

bool LoopPlanner::areRemarksRead() {
  return options.remarks && module.getContext()->getRemarkEngine() != nullptr;
}

void LoopPlanner::reportAllKept(ArrayRef<Step> steps,
                                const std::string &obstacle) {
  for (const Step &step : steps) {
    StepResiduals residuals(step, LoopDepth::All);
    for (const StackedResidual &stacked : residuals.getStackedResiduals())
      reportKept(step, stacked.written->result, obstacle, stacked.writer->loop);
    reportNone(step, obstacle);
  }
}

/// Removes the decisions that the loops of a step have: the plan replaces them.
void LoopPlanner::dropDecisions(const Step &step) {
  auto drop = [&](LoopLikeOpInterface loop) {
    if (!loop->hasAttr(kLoopAttr))
      return;
    LoopDecision().set(loop);
    if (!options.remarks)
      return;
    if (auto remark = remark::missed(loop->getLoc(), getRemarkOptions(step)))
      remark << ("'" + kLoopAttr + "' is replaced").str()
             << remark::reason("{0}", "this pass plans all loops anew; "
                                      "'ao-apply-plan' alone carries it out");
  };
  for (Block *block : step.getBlocks())
    block->getParentOp()->walk(drop);
  removeMarks(step);
}

void LoopPlanner::reportOthers(const Step &step,
                               const StepResiduals &residuals) {
  for (const ResidualRefusal &refusal : residuals.getRefused())
    if (auto result = dyn_cast<OpResult>(refusal.value))
      reportKept(step, result, refusal.rule.str(), refusal.op);
}

/// Reports residuals of a body that are kept since the step meets its budget
/// without added time.
void LoopPlanner::reportUnneeded(const Step &step,
                                 const StepResiduals &residuals) {
  for (const StackedResidual &stacked : residuals.getStackedResiduals())
    reportKept(step, stacked.written->result,
               "the step meets its budget without it", stacked.writer->loop);
}

/// Reports the decisions on residuals. Their prices take an analysis of each
/// residual, which is skipped if neither a report nor remarks are requested.
std::vector<planner::ResidualDecision>
LoopPlanner::reportDecisions(const Step &step, const StepResiduals &residuals,
                             const LoopTrials &trials,
                             const LoopChoice &choice) {
  if (options.report.empty() && !areRemarksRead())
    return {};
  std::vector<planner::ResidualDecision> decisions = decideResiduals(
      step, residuals, trials, choice, machine, options.recompute);
  if (options.remarks)
    reportResiduals(step, residuals, decisions, kRemarkName);
  return decisions;
}

void LoopPlanner::reportKept(const Step &step, OpResult residual,
                             const std::string &reason, Operation *op) {
  if (!options.remarks)
    return;
  if (auto remark = remark::missed(op->getLoc(), getRemarkOptions(step)))
    remark << ("kept on device: '" + getResultName(residual) + "'")
           << remark::reason("{0}", reason);
}

void LoopPlanner::reportWhole(const Step &step, OpResult residual) {
  if (!options.remarks)
    return;
  if (auto remark = remark::missed(residual.getLoc(), getRemarkOptions(step)))
    remark << ("not planned slice by slice: '" + getResultName(residual) + "'")
           << remark::reason("{0}", "its iterations would make the trace too "
                                    "long to plan");
}

/// Reports offloads that overlap with less of the next iteration than possible.
void LoopPlanner::reportEarlyWaits(const Step &step,
                                   const StepResiduals &residuals,
                                   const LoopTrials &trials,
                                   const LoopChoice &choice) {
  if (!areRemarksRead())
    return;
  SmallVector<std::string> reasons =
      findEarlyWaits(residuals, [&](const StackedResidual &stacked) {
        return trials.isEligible(&stacked -
                                 residuals.getStackedResiduals().data());
      });
  for (auto [number, stacked] :
       llvm::enumerate(residuals.getStackedResiduals())) {
    const std::string &reason = reasons[number];
    if (choice.getSlices(number) == 0 || reason.empty())
      continue;
    OpResult residual = stacked.written->result;
    if (auto remark = remark::missed(residual.getOwner()->getLoc(),
                                     getRemarkOptions(step)))
      remark << ("waited for within the iteration: '" +
                 getResultName(residual) + "'")
             << remark::reason("{0}", reason);
  }
}

static std::string describeKept(const LoopTrials &trials) {
  KeptResiduals kept;
  for (const auto &[index, reason] : trials.getKept())
    kept.add(reason);
  return kept.describe();
}

/// Describes the benefit of a choice, with the rest of the step planned.
static std::string describeGain(const LoopTrials &trials,
                                const LoopTrial &trial) {
  if (!trial.fits)
    return "the step still exceeds its budget";
  return llvm::formatv("peak {0} -> {1}, {2} added",
                       formatBytes(trials.getUnplannedPeak()),
                       formatBytes(trial.peakBytes), formatTime(trial.addedUs));
}

void LoopPlanner::reportChoice(const Step &step, const StepResiduals &residuals,
                               LoopTrials &trials, const LoopChoice &choice) {
  if (choice.isNone())
    return reportNone(step, getReason(trials) + "; the peak is " +
                                formatBytes(trials.getUnplannedPeak()) +
                                describeRefused(residuals) +
                                describeKept(trials));
  auto remark =
      remark::analysis(step.getRoot()->getLoc(), getRemarkOptions(step));
  if (!remark)
    return;
  size_t offloaded = choice.countResiduals();
  remark << "loops planned" << remark::metric("residuals", offloaded)
         << remark::metric("slices",
                           offloaded ? *llvm::max_element(choice.slices) : 0)
         << remark::metric("prefetch_distance", choice.prefetch ? 1 : 0);
  if (choice.countRematerialized() > 0)
    remark << remark::metric("rematerialized_residuals",
                             choice.countRematerialized());
  if (choice.hasPeeled())
    remark << remark::metric("peeled_iterations",
                             *llvm::max_element(choice.peeled));
  remark << remark::reason("{0}",
                           describeGain(trials, trials.evaluate(choice)));
}

std::string LoopPlanner::getReason(const LoopTrials &trials) const {
  if (machine.unifiedMemory)
    return kUnifiedMemory.str();
  if (options.policy == planner::Policy::Layerwise && options.numLayers == 0)
    return "'num-layers' is 0";
  return trials.getReasonToKeep();
}

void LoopPlanner::reportNone(const Step &step, const std::string &reason) {
  if (!options.remarks)
    return;
  if (auto remark =
          remark::missed(step.getFunction().getLoc(), getRemarkOptions(step)))
    remark << "no slices offloaded" << remark::reason("{0}", reason);
}
