//===- PlanBodies.cpp - Plan values within an iteration -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Helpers/DecisionRemarks.h"
#include "Helpers/PlanRewriter.h"
#include "LoopSearch/LoopTrials.h"
#include "PlanFiles.h"
#include "ao/Analysis/Costs/MachineSpec.h"
#include "ao/Analysis/Steps/BodySteps.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Dialect/AO/IR/AORecompute.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "ao/Support/Units.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/StringExtras.h"

namespace ao {
#define GEN_PASS_DEF_AOPLANBODIES
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// The number of budgets to try for a body.
static constexpr unsigned kMaxRounds = 4;

namespace {
/// The plan of a body for a budget.
struct BodyPlan {
  /// The body is a step, and a plan fits.
  bool isMade = false;
  /// Bytes of the values that are offloaded within an iteration.
  int64_t offloadedBytes = 0, hostBytes = 0;
  /// Peaks of the body alone, before and with the plan; and the least budget of
  /// a plan if none fits.
  int64_t unplannedPeak = 0, peak = 0, leastBudget = 0;
  /// The trace of the plan, and the plan itself, if there is one.
  planner::Trace trace;
  planner::Plan plan;
  /// The reason why nothing is offloaded, if so.
  StringRef reason = "not profitable within the budget";
};

/// Plans the bodies of one step, or body, for a budget of the whole.
class BodyPlanner {
public:
  BodyPlanner(const Step &step, const planner::Machine &machine,
              LoopTrials &trials)
      : machine(machine), trials(trials), known(trials.plan(step)) {}

  /// Applies the best plan for one of the step's bodies (getBodies), and
  /// returns it; it is not made if the step is as good without.
  BodyPlan plan(size_t body);

private:
  bool isDone() const {
    return trials.getOptions().deviceBudget && known.fits &&
           known.addedUs <= trials.getSmallTimeUs();
  }
  BodyPlan rewrite(scf::ForOp loop, StringRef name,
                   std::optional<int64_t> budget) const;
  BodyPlan consider(size_t body, std::optional<int64_t> budget,
                    LoopTrial &trial);

  const planner::Machine &machine;
  LoopTrials &trials;
  /// The result of the step with the best plans so far.
  LoopTrial known;
  /// The budget of the body that led to it.
  std::optional<std::optional<int64_t>> best;
};
} // namespace

/// Plans the body of `loop` by itself, and writes the transfers into it.
BodyPlan BodyPlanner::rewrite(scf::ForOp loop, StringRef name,
                              std::optional<int64_t> budget) const {
  BodyPlan result;
  FailureOr<Step> step = buildBodyStep(loop, name);
  result.reason = "its body cannot be planned as a step";
  if (failed(step))
    return result;
  EligibilityRules rules;
  rules.minElements = trials.getOptions().minElements;
  FailureOr<PlannedStep> planned = PlannedStep::create(*step, machine, rules);
  if (failed(planned))
    return result;
  planner::PlanOptions options = trials.getOptions();
  options.deviceBudget = budget;
  options.maxSlowdown.reset();
  options.recompute = false;
  result.unplannedPeak = planner::unplannedPeak(planned->getTrace());
  planner::Infeasibility why;
  auto made = planner::plan(planned->getTrace(), machine, options, &why);
  if (!made) {
    result.leastBudget = why.device.bytes;
    result.reason = "no plan of its body fits the budget";
    return result;
  }
  result.reason = BodyPlan().reason;
  result.isMade = true;
  result.trace = planned->getTrace();
  result.peak = made->predicted.peakBytes;
  result.offloadedBytes = made->predicted.offloadedBytes;
  result.hostBytes = made->predicted.hostPeakBytes;
  if (!made->commands.empty())
    PlanRewriter(*step, made->commands, /*blocking=*/false).rewrite();
  result.plan = std::move(*made);
  return result;
}

/// Tries one budget for the body on a copy of the module.
BodyPlan BodyPlanner::consider(size_t body, std::optional<int64_t> budget,
                               LoopTrial &trial) {
  // Suppresses diagnostics of rejected candidates.
  ModuleOp module = trials.getModule();
  ScopedDiagnosticHandler silence(module.getContext(),
                                  [](Diagnostic &) { return success(); });
  OwningOpRef<ModuleOp> copy = module.clone();
  FailureOr<StepFunctions> step = trials.getPath().find(*copy);
  if (failed(step))
    return {};
  auto [loop, name] = getBodies(*step)[body];
  BodyPlan made = rewrite(loop, name, budget);
  if (made.offloadedBytes == 0)
    return made;
  trial = trials.onCopy(*copy).evaluate({});
  if (trials.isBetter(trial, known)) {
    known = trial;
    best = budget;
  }
  return made;
}

BodyPlan BodyPlanner::plan(size_t body) {
  best.reset();
  if (isDone())
    return {};
  LoopTrial trial = known;
  BodyPlan free = consider(body, std::nullopt, trial);
  std::optional<int64_t> budget = trials.getOptions().deviceBudget;
  if (budget && free.unplannedPeak > 0 && !known.fits) {
    // Reduces the peak of the last plan by the bytes that the step lacks with
    // it.
    int64_t last = free.offloadedBytes > 0 ? free.peak : free.unplannedPeak;
    int64_t asked = last - (trial.leastBudget - *budget);
    for (unsigned round = 0; round != kMaxRounds && asked > 0; ++round) {
      LoopTrial next;
      BodyPlan made = consider(body, asked, next);
      if (!made.isMade)
        free.reason = made.reason;
      if (next.fits)
        break;
      int64_t lower = made.isMade ? made.peak - (next.leastBudget - *budget)
                                  : made.leastBudget;
      if (made.isMade ? made.offloadedBytes == 0 || lower >= asked
                      : lower <= asked)
        break;
      asked = lower;
    }
  }
  BodyPlan none;
  none.reason = free.reason;
  if (!best)
    return none;
  FailureOr<StepFunctions> step = trials.getPath().find(trials.getModule());
  if (failed(step))
    return {};
  auto [loop, name] = getBodies(*step)[body];
  return rewrite(loop, name, *best);
}

namespace {
struct PlanBodiesPass : public ao::impl::AOPlanBodiesBase<PlanBodiesPass> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(verifyBudgetsGiven(module.getLoc(), deviceBudget, hostBudget,
                                  pinnedBudget)))
      return signalPassFailure();
    std::string obstacle = findObstacle(module);
    if (!obstacle.empty())
      return reportAllKept(obstacle);
    FailureOr<planner::Machine> target = loadMachine(module, machine);
    if (failed(target))
      return signalPassFailure();
    FailureOr<std::vector<Step>> steps = buildSteps(module);
    if (failed(steps))
      return signalPassFailure();
    for (size_t number = 0; number != steps->size(); ++number)
      if (failed(planOne(number, *target)))
        return signalPassFailure();
  }

private:
#include "ao/Dialect/AO/Transforms/GetPlanningOptions.inc"

  /// Returns why nothing is offloaded within iterations; empty if something may
  /// be.
  std::string findObstacle(ModuleOp module) {
    if (policy != planner::Policy::Planned)
      return "policy '" + std::string(planner::toString(policy)) +
             "' does not plan iterations";
    if (select != Selection::All)
      return "'select' does not apply to values within iterations";
    return hasBodies(module) ? "" : "no loop has both forward and backward ops";
  }

  /// Returns the reason why the body of `loop` is not planned; empty if it is.
  static StringRef findObstacle(scf::ForOp loop) {
    return llvm::any_of(*loop.getBody(),
                        [](Operation &op) { return isBodyTransfer(&op); })
               ? "it has transfers"
               : "";
  }

  void reportAllKept(const std::string &obstacle) {
    markAllAnalysesPreserved();
    if (!summary || policy == planner::Policy::None)
      return;
    FailureOr<std::vector<Step>> steps = buildSteps(getOperation());
    if (failed(steps))
      return signalPassFailure();
    for (const Step &step : *steps)
      reportNone(step.getForward(), obstacle);
  }

  static bool hasBodies(ModuleOp module) {
    for (auto function : module.getOps<FunctionOpInterface>())
      for (Block &block : function.getFunctionBody())
        for (auto loop : block.getOps<scf::ForOp>())
          if (mayHoldStep(loop))
            return true;
    return false;
  }

  LogicalResult planOne(size_t number, const planner::Machine &target) {
    StepPath path(number);
    FailureOr<Step> step = path.build(getOperation());
    if (failed(step))
      return failure();
    FunctionOpInterface function = step->getForward();
    if (getBodies(*step).empty()) {
      if (summary)
        reportNone(function, "no loop has both forward and backward ops");
      return success();
    }
    planner::PlanRequest request = makePlanRequest(getPlanningOptions());
    request.reservedBytes = reserved;
    LoopTrials trials(getOperation(), path, target, std::move(request),
                      recompute);
    if (failed(trials.prepare(*step)))
      return failure();
    if (!function->hasAttr(kUnplannedPeakAttr))
      function->setAttr(
          kUnplannedPeakAttr,
          Builder(&getContext()).getI64IntegerAttr(trials.getUnplannedPeak()));
    SmallVector<std::string> reasons;
    FailureOr<bool> hasMoved = planBodies(*step, trials, target, reasons);
    if (failed(hasMoved))
      return failure();
    if (!*hasMoved && summary)
      reportNone(function, llvm::join(reasons, "; "));
    return success();
  }

  /// Plans the bodies of a step or body, those within bodies first. Returns
  /// whether anything is offloaded.
  FailureOr<bool> planBodies(const Step &step, LoopTrials &trials,
                             const planner::Machine &target,
                             SmallVectorImpl<std::string> &reasons) {
    bool hasMoved = false;
    auto bodies = getBodies(step);
    for (auto [body, named] : llvm::enumerate(bodies)) {
      FailureOr<bool> hasMovedWithin =
          planWithin(step, body, trials, target, reasons);
      if (failed(hasMovedWithin))
        return failure();
      hasMoved |= *hasMovedWithin;
    }
    FailureOr<Step> planned = trials.getPath().build(getOperation());
    if (failed(planned))
      return failure();
    auto function = cast<FunctionOpInterface>(step.getFunction());
    BodyPlanner planner(*planned, target, trials);
    for (auto [body, named] : llvm::enumerate(bodies)) {
      scf::ForOp loop = named.first;
      BodyPlan made;
      made.reason = findObstacle(loop);
      if (made.reason.empty())
        made = planner.plan(body);
      reportBody(function, loop, made);
      reasons.push_back(describeReason(loop, made));
      hasMoved |= made.offloadedBytes > 0;
      if (made.offloadedBytes > 0 && failed(writeFiles(made)))
        return failure();
    }
    return hasMoved;
  }

  /// Plans the bodies within one of the bodies of `step`.
  FailureOr<bool> planWithin(const Step &step, size_t body, LoopTrials &trials,
                             const planner::Machine &target,
                             SmallVectorImpl<std::string> &reasons) {
    auto [loop, name] = getBodies(step)[body];
    if (getBodies(StepFunctions(loop, name)).empty())
      return false;
    FailureOr<Step> bodyStep = buildBodyStep(loop, name);
    if (failed(bodyStep))
      return failure();
    LoopTrials inner = trials.forBody(step, body, *bodyStep);
    if (failed(inner.prepare(*bodyStep)))
      return failure();
    return planBodies(*bodyStep, inner, target, reasons);
  }

  /// The plan of a body has files of its own, with the name of the body.
  LogicalResult writeFiles(const BodyPlan &made) {
    return writePlanFiles(getOperation(), made.trace, made.plan,
                          nameAfter(planOutput, made.trace.name),
                          nameAfter(report, made.trace.name));
  }

  static std::string describeReason(Operation *loop, const BodyPlan &plan) {
    return "'" + ao::getOpName(loop) + "': " + plan.reason.str();
  }

  static remark::RemarkOpts getOptions(FunctionOpInterface function) {
    return remark::RemarkOpts::name("ao-plan-bodies")
        .category("ao")
        .function(function.getName());
  }

  void reportNone(FunctionOpInterface function, const std::string &reason) {
    if (!remarks)
      return;
    ao::reportNone(function, getOptions(function),
                   "nothing offloaded within iterations", reason,
                   /*isUnasked=*/true);
  }

  void reportBody(FunctionOpInterface function, Operation *loop,
                  const BodyPlan &plan) {
    if (!remarks)
      return;
    std::string name = "'" + ao::getOpName(loop) + "'";
    if (plan.offloadedBytes == 0) {
      if (auto remark = remark::missed(loop->getLoc(), getOptions(function)))
        remark << ("nothing offloaded within an iteration of " + name)
               << remark::reason("{0}", plan.reason);
      return;
    }
    if (auto remark = remark::passed(loop->getLoc(), getOptions(function)))
      remark << ("values offloaded within an iteration of " + name)
             << remark::metric("offloaded_bytes", plan.offloadedBytes)
             << remark::metric("host_bytes", plan.hostBytes)
             << remark::reason("peak of an iteration {0} -> {1}",
                               formatBytes(plan.unplannedPeak),
                               formatBytes(plan.peak));
  }
};
} // namespace
