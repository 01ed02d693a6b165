//===- PlanLoops.cpp - Decide how many slices of stacks leave -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopTrials.h"
#include "StackRewrites.h"
#include "StackStreamer.h"
#include "ao/Analysis/BuildSteps.h"
#include "ao/Analysis/MachineSpec.h"
#include "ao/Dialect/AO/IR/AOStacks.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"

namespace ao {
#define GEN_PASS_DEF_AOPLANLOOPS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// Whether any function of the module has a loop at its top level.
static bool hasLoops(ModuleOp module) {
  for (auto function : module.getOps<FunctionOpInterface>())
    for (Block &block : function.getFunctionBody())
      for (Operation &op : block)
        if (op.getNumRegions() > 0 && isa<LoopLikeOpInterface>(op))
          return true;
  return false;
}

namespace {
/// Searches the number of slices that leave, for one step.
class LoopSearch {
public:
  LoopSearch(LoopTrials &trials, bool hasBudget)
      : trials(trials), hasBudget(hasBudget) {}

  LoopChoice find() {
    consider({});
    if (trials.getNumStacks() == 0)
      return best;
    if (hasBudget) {
      for (bool ahead : {true, false})
        searchBudget(ahead);
      leaveOutStacks();
      searchStacks();
    } else {
      searchNoTime();
    }
    return best;
  }

private:
  /// Whether `one` is better than `other` under a budget.
  bool isBetter(const LoopTrial &one, const LoopTrial &other) const {
    if (one.fits != other.fits)
      return one.fits;
    if (!one.fits)
      return one.leastBudget < other.leastBudget;
    return one.addedUs + trials.getSmallTimeUs() < other.addedUs;
  }

  LoopTrial consider(const LoopChoice &choice) {
    LoopTrial trial = trials.evaluate(choice);
    if (!known || isBetter(trial, *known)) {
      best = choice;
      known = trial;
    }
    return trial;
  }

  /// The fewest slices with which the step fits: with more, nothing needs to
  /// wait for less.
  void searchBudget(bool ahead) {
    if (known->fits && known->addedUs <= trials.getSmallTimeUs())
      return;
    LoopChoice choice = trials.chooseAll(ahead);
    int64_t most = choice.slices;
    if (!consider(choice).fits)
      return;
    int64_t low = LoopTrials::kFewest - 1, high = most;
    while (high - low > 1) {
      choice.slices = (low + high) / 2;
      (consider(choice).fits ? high : low) = choice.slices;
    }
  }

  /// What need not leave stays, as long as the step fits and takes no longer.
  void leaveOutStacks() {
    if (known->fits)
      leaveOutStacks(best, *known);
  }

  void leaveOutStacks(LoopChoice &choice, LoopTrial &trial) {
    for (size_t stack : llvm::reverse(trials.getBySize())) {
      LoopChoice fewer = choice;
      if (!fewer.moves(stack))
        continue;
      fewer.leaveOut(stack);
      if (fewer.stacks.none())
        return;
      LoopTrial outcome = trials.evaluate(fewer);
      if (!outcome.fits ||
          outcome.addedUs > trial.addedUs + trials.getSmallTimeUs())
        continue;
      choice = fewer;
      trial = outcome;
    }
  }

  /// Fewer stacks, but more of their slices: copies are then spread over more
  /// iterations, in which they have more time to hide in.
  void searchStacks() {
    if (!known->fits || known->addedUs <= trials.getSmallTimeUs())
      return;
    LoopChoice all = trials.chooseAll(/*ahead=*/true);
    for (int64_t slices : {all.slices, all.slices - 1, all.slices * 3 / 4}) {
      LoopChoice choice = all;
      choice.slices = slices;
      if (slices < LoopTrials::kFewest || slices <= best.slices)
        continue;
      LoopTrial trial = trials.evaluate(choice);
      if (!trial.fits)
        continue;
      leaveOutStacks(choice, trial);
      if (!isBetter(trial, *known))
        continue;
      best = choice;
      known = trial;
    }
  }

  /// As many stacks as leave without costing time, those with large slices
  /// first: all their slices but the last, during whose iteration the others
  /// start to come back. Where all of a stack's cost time, a few may not.
  void searchNoTime() {
    double limit = known->addedUs + trials.getFreeTimeUs();
    LoopChoice choice = trials.chooseAll(/*ahead=*/true);
    choice.slices = std::max(choice.slices - 1,
                             std::min(choice.slices, LoopTrials::kFewest));
    for (; choice.slices >= LoopTrials::kFewest; choice.slices /= 2) {
      choice.stacks.reset();
      for (size_t stack : llvm::reverse(trials.getBySize())) {
        choice.stacks.set(stack);
        if (trials.evaluate(choice).addedUs > limit)
          choice.stacks.reset(stack);
      }
      LoopTrial trial = trials.evaluate(choice);
      if (trial.peakBytes >= known->peakBytes)
        continue;
      best = choice;
      known = trial;
    }
  }

  LoopTrials &trials;
  bool hasBudget;
  LoopChoice best;
  std::optional<LoopTrial> known;
};

struct PlanLoopsPass : public ao::impl::AOPlanLoopsBase<PlanLoopsPass> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (StringRef budget =
            findEmptyBudget(deviceBudget, hostBudget, pinnedBudget);
        !budget.empty()) {
      emitError(module.getLoc()) << "'" << budget << "' is empty";
      return signalPassFailure();
    }
    std::string obstacle = findObstacle();
    bool isSilent =
        !obstacle.empty() && getContext().getRemarkEngine() == nullptr;
    if (policy == planner::Policy::None || isSilent || !hasLoops(module))
      return markAllAnalysesPreserved();
    if (!obstacle.empty())
      return reportAllKept(obstacle);
    FailureOr<planner::Machine> target = loadMachine(module, machine);
    if (failed(target))
      return signalPassFailure();
    FailureOr<std::vector<Step>> steps = buildStepsOfLoops(module);
    if (failed(steps))
      return signalPassFailure();
    for (size_t number = 0; number != steps->size(); ++number)
      if (failed(planOne(*steps, number, *target)))
        return signalPassFailure();
  }

private:
  AO_DEFINE_GET_PLANNING_OPTIONS()

  bool movesAll() const {
    return policy == planner::Policy::PyTorch ||
           policy == planner::Policy::PyTorchPerLayer;
  }

  /// Why no stack moves: empty if some may. Slices have no marks, no layers,
  /// and are not counted in elements.
  std::string findObstacle() {
    if (!movesAll() && policy != planner::Policy::Planned)
      return "policy " + std::string(planner::toString(policy)) +
             " moves no stacks";
    if (select != Selection::All)
      return "slices are not chosen by 'select'";
    return getMinElements(getPlanningOptions()) > 0
               ? "slices are not counted in elements"
               : "";
  }

  void reportAllKept(const std::string &obstacle) {
    FailureOr<std::vector<Step>> steps = buildSteps(getOperation());
    if (failed(steps))
      return signalPassFailure();
    for (const Step &step : *steps) {
      StepStacks stacks(step, LoopDepth::All);
      for (const StackLife &life : stacks.getLives())
        reportKept(step, life.written->result, obstacle, life.writer->loop);
    }
    markAllAnalysesPreserved();
  }

  static void reportOthers(const Step &step, const StepStacks &stacks) {
    for (const StackRefusal &refusal : stacks.getRefused())
      if (auto result = dyn_cast<OpResult>(refusal.value))
        reportKept(step, result, refusal.rule.str(), refusal.op);
  }

  LogicalResult planOne(ArrayRef<Step> steps, size_t number,
                        const planner::Machine &target) {
    const Step &step = steps[number];
    StepStacks stacks(step, LoopDepth::All);
    reportOthers(step, stacks);
    if (stacks.getLives().empty())
      return success();
    LoopTrials trials(getOperation(), number, target,
                      makePlanRequest(getPlanningOptions()));
    if (failed(trials.prepare(step, stacks)))
      return failure();
    for (auto [stack, reason] : trials.getKept())
      reportKept(step, stacks.getLives()[stack].written->result, reason,
                 stacks.getLives()[stack].writer->loop);
    LoopChoice choice;
    if (movesAll())
      choice = trials.chooseAll(/*ahead=*/true);
    else
      choice = LoopSearch(trials, !deviceBudget.empty()).find();
    reportChoice(step, choice);
    if (choice.stacks.none())
      return success();
    step.getForward()->setAttr(
        kUnplannedPeakAttr,
        Builder(&getContext()).getI64IntegerAttr(trials.getUnplannedPeak()));
    markLoops(stacks, choice);
    if (!movesAll())
      markPlaces(stacks, choice, target);
    return success();
  }

  static remark::RemarkOpts getOptions(const Step &step) {
    return remark::RemarkOpts::name("ao-plan-loops")
        .category("ao")
        .function(step.getForward().getName());
  }

  static void reportKept(const Step &step, OpResult stack,
                         const std::string &reason, Operation *op) {
    if (auto remark = remark::missed(op->getLoc(), getOptions(step)))
      remark << ("stays on the device: '" + ao::getOpName(stack.getOwner()) +
                 "#" + std::to_string(stack.getResultNumber()) + "'")
             << remark::reason("{0}", reason);
  }

  static void reportChoice(const Step &step, const LoopChoice &choice) {
    auto remark =
        remark::analysis(step.getForward()->getLoc(), getOptions(step));
    if (!remark)
      return;
    remark << "loops planned" << remark::metric("stacks", choice.stacks.count())
           << remark::metric("slices", choice.stacks.none() ? 0 : choice.slices)
           << remark::metric("ahead", choice.ahead ? 1 : 0);
    if (choice.stacks.none())
      remark << remark::reason("{0}", "no slices leave: not needed, or not "
                                      "without costing time");
  }
};
} // namespace
