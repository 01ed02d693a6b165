//===- PlanLoops.cpp - Decide how many slices to offload ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Helpers/DecisionRemarks.h"
#include "LayerSearch.h"
#include "LoopSearch.h"
#include "Loops/ResidualRewrites.h"
#include "Loops/ResidualStreamer.h"
#include "ResidualDecisions.h"
#include "ao/Analysis/Costs/MachineSpec.h"
#include "ao/Analysis/Memory/InPlace.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "ao/Support/Units.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "llvm/Support/FormatVariadic.h"

namespace ao {
#define GEN_PASS_DEF_AOPLANLOOPS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

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

/// Returns true if any function of the module has a loop.
static bool hasLoops(ModuleOp module) {
  return llvm::any_of(module.getOps<FunctionOpInterface>(),
                      [](FunctionOpInterface function) {
                        return hasLoops(function.getFunctionBody());
                      });
}

namespace {
struct PlanLoopsPass : public ao::impl::AOPlanLoopsBase<PlanLoopsPass> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(verifyBudgetsGiven(module.getLoc(), deviceBudget, hostBudget,
                                  pinnedBudget)))
      return signalPassFailure();
    std::string obstacle = findObstacle();
    if (!hasLoops(module))
      obstacle = kNoLoops.str();
    bool isHeard =
        remarks &&
        (summary || (getContext().getRemarkEngine() && hasLoops(module)));
    if (policy == planner::Policy::None || (!obstacle.empty() && !isHeard))
      return markAllAnalysesPreserved();
    if (!obstacle.empty())
      return reportAllKept(obstacle);
    FailureOr<planner::Machine> target = loadMachine(module, machine);
    if (failed(target))
      return signalPassFailure();
    FailureOr<std::vector<Step>> steps = buildStepsOfLoops(module);
    if (failed(steps))
      return signalPassFailure();
    for (auto [number, step] : llvm::enumerate(*steps))
      if (failed(planOne(step, number, *target)))
        return signalPassFailure();
  }

private:
#include "ao/Dialect/AO/Transforms/GetPlanningOptions.inc"

  bool areRemarksRead() {
    return remarks && getContext().getRemarkEngine() != nullptr;
  }

  bool offloadsAll() const {
    return policy == planner::Policy::PyTorch ||
           policy == planner::Policy::PyTorchPerLayer;
  }

  /// Returns why no residual is offloaded; empty if some may be. Slices have no
  /// marks.
  std::string findObstacle() {
    if (!offloadsAll() && policy != planner::Policy::Planned &&
        policy != planner::Policy::Layerwise)
      return "policy '" + std::string(planner::toString(policy)) +
             "' offloads no stacked residuals";
    return select == Selection::All ? "" : "'select' does not apply to slices";
  }

  void reportAllKept(const std::string &obstacle) {
    FailureOr<std::vector<Step>> steps = buildSteps(getOperation());
    if (failed(steps))
      return signalPassFailure();
    for (const Step &step : *steps) {
      StepResiduals residuals(step, LoopDepth::All);
      for (const StackedResidual &stacked : residuals.getStackedResiduals())
        reportKept(step, stacked.written->result, obstacle,
                   stacked.writer->loop);
      reportNone(step, obstacle);
    }
    markAllAnalysesPreserved();
  }

  void reportOthers(const Step &step, const StepResiduals &residuals) {
    for (const ResidualRefusal &refusal : residuals.getRefused())
      if (auto result = dyn_cast<OpResult>(refusal.value))
        reportKept(step, result, refusal.rule.str(), refusal.op);
  }

  LogicalResult planOne(const Step &step, size_t number,
                        const planner::Machine &target) {
    planner::PlanRequest request = makePlanRequest(getPlanningOptions());
    request.reservedBytes = reserved;
    LoopTrials trials(getOperation(), StepPath(number), target,
                      std::move(request), recompute);
    std::vector<planner::ResidualDecision> decisions;
    if (failed(planStep(step, trials, target, decisions)))
      return failure();
    if (!report.empty() && !decisions.empty())
      storeResidualDecisions(step, decisions);
    return success();
  }

  /// Reports residuals of a body that are kept since the step meets its budget
  /// without added time.
  void reportUnneeded(const Step &step, const StepResiduals &residuals) {
    for (const StackedResidual &stacked : residuals.getStackedResiduals())
      reportKept(step, stacked.written->result,
                 "the step meets its budget without it", stacked.writer->loop);
  }

  static bool hasStackedResiduals(const StepFunctions &step) {
    return !StepResiduals(step, LoopDepth::All).getStackedResiduals().empty();
  }

  /// Plans the loops of a step or body, those in its bodies first.
  LogicalResult planStep(const Step &step, LoopTrials &trials,
                         const planner::Machine &target,
                         std::vector<planner::ResidualDecision> &decisions) {
    StepResiduals residuals = trials.collectResiduals(step);
    SmallVector<StepFunctions> bodies;
    if (policy == planner::Policy::Planned)
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
    if (!step.isBody())
      unplannedPeak = trials.getUnplannedPeak();
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
      if (failed(planStep(*bodyStep, inner, target, decisions)))
        return failure();
    }
    return hasOwn ? planLoops(step, residuals, trials, target, decisions)
                  : success();
  }

  LogicalResult planLoops(const Step &step, const StepResiduals &residuals,
                          LoopTrials &trials, const planner::Machine &target,
                          std::vector<planner::ResidualDecision> &decisions) {
    trials.setResiduals(step, residuals);
    FailureOr<LoopChoice> found = choose(step, residuals, trials, target);
    if (failed(found))
      return failure();
    // Use the choice that trials evaluate.
    LoopChoice choice = keepOffloadable(residuals, std::move(*found));
    llvm::append_range(
        decisions, reportDecisions(step, residuals, trials, choice, target));
    if (remarks)
      reportChoice(step, residuals, trials, choice, target);
    if (choice.prefetch)
      reportEarlyWaits(step, residuals, trials, choice);
    markLayers(step, choice);
    if (choice.isNone())
      return success();
    step.getFunction()->setAttr(
        kUnplannedPeakAttr,
        Builder(&getContext()).getI64IntegerAttr(unplannedPeak));
    markLoops(residuals, choice);
    if (!offloadsAll())
      markOtherPlaces(residuals, choice, target);
    return success();
  }

  FailureOr<LoopChoice> choose(const Step &step, const StepResiduals &residuals,
                               LoopTrials &trials,
                               const planner::Machine &target) {
    if (target.unifiedMemory && policy != planner::Policy::Planned) {
      LoopChoice none;
      // Iterations may be among the requested layers.
      if (policy == planner::Policy::Layerwise && numLayers != -1)
        none.otherLayers = 0;
      return none;
    }
    if (offloadsAll())
      return trials.chooseAll(/*prefetch=*/true);
    if (policy == planner::Policy::Layerwise) {
      LayerSearch search(step, residuals, trials, target);
      for (auto [number, stacked] :
           llvm::enumerate(residuals.getStackedResiduals()))
        if (trials.isEligible(number) && !search.isLayered(number))
          reportKept(step, stacked.written->result,
                     "the iterations of its loops are not layers",
                     stacked.writer->loop);
      return search.hasLayers() ? search.find() : LoopChoice();
    }
    LoopTrace expanded = trials.expand(step, residuals);
    for (size_t index : expanded.tooLong)
      reportWhole(step, residuals.getStackedResiduals()[index].written->result);
    // A search within the host budget may miss a choice that meets it.
    if (trials.getOptions().hostBudget) {
      LoopTrials unlimited = trials.withoutHostBudget();
      LoopChoice choice = search(step, residuals, expanded, unlimited, target);
      if (trials.evaluate(choice).fits)
        return choice;
    }
    return search(step, residuals, expanded, trials, target);
  }

  LoopChoice search(const Step &step, const StepResiduals &residuals,
                    const LoopTrace &expanded, LoopTrials &trials,
                    const planner::Machine &target) {
    return LoopSearch(step, residuals, expanded, trials, target)
        .find(recompute);
  }

  /// Reports the decisions on residuals. Their prices take an analysis of each
  /// residual, which is skipped if neither a report nor remarks are requested.
  std::vector<planner::ResidualDecision>
  reportDecisions(const Step &step, const StepResiduals &residuals,
                  const LoopTrials &trials, const LoopChoice &choice,
                  const planner::Machine &target) {
    if (report.empty() && !areRemarksRead())
      return {};
    std::vector<planner::ResidualDecision> decisions =
        decideResiduals(step, residuals, trials, choice, target, recompute);
    if (remarks)
      reportResiduals(step, residuals, decisions, "ao-plan-loops");
    return decisions;
  }

  static remark::RemarkOpts getOptions(const Step &step) {
    return remark::RemarkOpts::name("ao-plan-loops")
        .category("ao")
        .function(step.getFunction().getName());
  }

  void reportKept(const Step &step, OpResult residual,
                  const std::string &reason, Operation *op) {
    if (!remarks)
      return;
    if (auto remark = remark::missed(op->getLoc(), getOptions(step)))
      remark << ("kept on device: '" + getResultName(residual) + "'")
             << remark::reason("{0}", reason);
  }

  void reportWhole(const Step &step, OpResult residual) {
    if (!remarks)
      return;
    if (auto remark = remark::missed(residual.getLoc(), getOptions(step)))
      remark << ("not planned slice by slice: '" + getResultName(residual) +
                 "'")
             << remark::reason("{0}", "its iterations would make the trace too "
                                      "long to plan");
  }

  /// Reports offloads that overlap with less of the next iteration than
  /// possible.
  void reportEarlyWaits(const Step &step, const StepResiduals &residuals,
                        const LoopTrials &trials, const LoopChoice &choice) {
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
      if (auto remark =
              remark::missed(residual.getOwner()->getLoc(), getOptions(step)))
        remark << ("waited for within the iteration: '" +
                   getResultName(residual) + "'")
               << remark::reason("{0}", reason);
    }
  }

  void reportChoice(const Step &step, const StepResiduals &residuals,
                    LoopTrials &trials, const LoopChoice &choice,
                    const planner::Machine &target) {
    if (choice.isNone())
      return reportNone(step, getReason(trials, target) + "; the peak is " +
                                  formatBytes(trials.getUnplannedPeak()) +
                                  describeRefused(residuals) +
                                  describeKept(trials));
    auto remark = remark::analysis(step.getRoot()->getLoc(), getOptions(step));
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

  std::string getReason(const LoopTrials &trials,
                        const planner::Machine &target) {
    if (target.unifiedMemory)
      return kUnifiedMemory.str();
    if (policy == planner::Policy::Layerwise && numLayers == 0)
      return "'num-layers' is 0";
    return trials.getReasonToKeep();
  }

  /// Describes the benefit of a choice, with the rest of the step planned.
  static std::string describeGain(const LoopTrials &trials,
                                  const LoopTrial &trial) {
    if (!trial.fits)
      return "the step still exceeds its budget";
    return llvm::formatv(
        "peak {0} -> {1}, {2} added", formatBytes(trials.getUnplannedPeak()),
        formatBytes(trial.peakBytes), formatTime(trial.addedUs));
  }

  void reportNone(const Step &step, const std::string &reason) {
    if (!remarks)
      return;
    ao::reportNone(step.getFunction(), getOptions(step), "no slices offloaded",
                   reason, /*isUnasked=*/summary);
  }

  static std::string describeRefused(const StepResiduals &residuals) {
    KeptResiduals kept;
    kept.addRefused(residuals);
    return kept.describe();
  }

  static std::string describeKept(const LoopTrials &trials) {
    KeptResiduals kept;
    for (const auto &[index, reason] : trials.getKept())
      kept.add(reason);
    return kept.describe();
  }

  /// The peak of the current step without offloading.
  int64_t unplannedPeak = 0;
};
} // namespace
