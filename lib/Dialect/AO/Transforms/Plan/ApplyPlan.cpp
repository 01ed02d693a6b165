//===- ApplyPlan.cpp - Carry out plans ------------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Helpers/PairSignature.h"
#include "Helpers/PlanRewriter.h"
#include "LoopPlans.h"
#include "PlanFiles.h"
#include "Recompute.h"
#include "ao/Analysis/Steps/BodySteps.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Analysis/Steps/LayerMarkers.h"
#include "ao/Analysis/Steps/PlannedStep.h"
#include "ao/Analysis/Steps/StepAnalysis.h"
#include "ao/Analysis/Steps/StepResiduals.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "ao/Planner/Expansion.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

namespace ao {
#define GEN_PASS_DEF_AOAPPLYPLAN
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
struct ApplyPlanPass : public ao::impl::AOApplyPlanBase<ApplyPlanPass> {
  using Base::Base;

  void runOnOperation() override {
    auto &analysis = getAnalysis<StepAnalysis>();
    if (!analysis.isValid() || failed(applyAll(analysis.getSteps())))
      signalPassFailure();
  }

private:
  LogicalResult applyAll(ArrayRef<Step> steps) {
    ModuleOp module = getOperation();
    if (failed(verifyOnlySliceTransfers(module, steps)))
      return failure();
    auto &users = getAnalysis<PairUsers>();
    if (!plan.empty()) {
      if (std::optional<StepFunctions> body = findBody(steps, step))
        return applyToBody(*body);
      const Step *chosen = findStep(module, steps, step);
      return failure(!chosen || failed(applyFile(*chosen, users)));
    }
    bool anyPlan = false;
    for (const Step &candidate : steps) {
      bool isMeant =
          step.empty() || candidate.getForward().getName() == step.getValue();
      if (!isMeant || !candidate.getForward()->hasAttr(AODialect::kPlanAttr))
        continue;
      anyPlan = true;
      if (failed(applyAttribute(candidate, users)))
        return failure();
    }
    if (anyPlan || steps.empty())
      return success();
    return emitError(module.getLoc())
           << "no training step has a plan ('" << AODialect::kPlanAttr
           << "'), and 'plan' names no file";
  }

  LogicalResult applyFile(const Step &chosen, PairUsers &users) {
    planner::Expected<planner::Plan> loaded = planner::loadPlan(plan);
    if (!loaded)
      return emitError(chosen.getForward()->getLoc())
             << plan << ": " << loaded.error().str();
    if (hasExpandedLoops(*loaded, chosen))
      return applyLoopPlan(getOperation(), chosen.getForward().getName().str(),
                           *loaded, plan);
    return apply(chosen, std::move(*loaded), plan, users);
  }

  /// Applies a plan for `body` alone.
  LogicalResult applyToBody(const StepFunctions &body) {
    planner::Expected<planner::Plan> loaded = planner::loadPlan(plan);
    if (!loaded)
      return emitError(body.getRoot()->getLoc())
             << plan << ": " << loaded.error().str();
    FailureOr<Step> chosen = buildBodyStep(body);
    if (failed(chosen))
      return failure();
    if (hasExpandedLoops(*loaded, *chosen))
      return applyLoopPlan(getOperation(), step, *loaded, plan);
    FailureOr<PlannedStep> planned = check(*chosen, *loaded, plan);
    if (failed(planned))
      return failure();
    const planner::Plan &made = planned->getPlan();
    if (made.commands.empty())
      return success();
    PlanRewriter(*chosen, made.commands, isBlocking(made)).rewrite();
    return success();
  }

  /// Returns true if a plan is for a trace with expanded loops, which has more
  /// ops than the step.
  static bool hasExpandedLoops(const planner::Plan &plan, const Step &chosen) {
    return plan.numOps > static_cast<int64_t>(chosen.getOps().size()) &&
           !chosen.hasDialectOps() &&
           llvm::any_of(chosen.getOps(), [](Operation *op) {
             return op->getNumRegions() > 0 && isa<LoopLikeOpInterface>(op);
           });
  }

  LogicalResult applyAttribute(const Step &chosen, PairUsers &users) {
    Operation *function = chosen.getForward();
    auto text = cast<StringAttr>(function->getAttr(AODialect::kPlanAttr));
    if (auto known = getCachedAnalysis<AttachedPlans>())
      if (const planner::Plan *made = known->get().find(text, chosen))
        return planner::recomputes(made->commands)
                   ? apply(chosen, *made, AODialect::kPlanAttr, users)
                   : rewrite(chosen, *made, users);
    planner::Expected<planner::Plan> parsed =
        planner::parsePlan(text.getValue());
    if (!parsed)
      return emitError(function->getLoc())
             << "'" << AODialect::kPlanAttr << "': " << parsed.error().str();
    return apply(chosen, std::move(*parsed), AODialect::kPlanAttr, users);
  }

  /// Legality depends on the order of ops alone, so durations are those of the
  /// machine that the plan was made for.
  static FailureOr<PlannedStep> check(const Step &chosen, planner::Plan made,
                                      StringRef source) {
    FailureOr<PlannedStep> planned =
        PlannedStep::create(chosen, planner::Machine(made.machine));
    if (failed(planned) || failed(planned->adopt(std::move(made), source)))
      return failure();
    return planned;
  }

  static LogicalResult apply(const Step &chosen, planner::Plan made,
                             StringRef source, PairUsers &users) {
    if (planner::recomputes(made.commands)) {
      FailureOr<RecomputedStep> rewritten =
          recompute(chosen, std::move(made), source, users);
      return failed(rewritten)
                 ? failure()
                 : rewrite(rewritten->step, rewritten->transfers, users);
    }
    FailureOr<PlannedStep> planned = check(chosen, std::move(made), source);
    if (failed(planned))
      return failure();
    return rewrite(chosen, planned->getPlan(), users);
  }

  static bool isBlocking(const planner::Plan &plan) {
    return plan.options.policy == planner::Policy::Sync;
  }

  static LogicalResult rewrite(const Step &step, const planner::Plan &plan,
                               PairUsers &users) {
    step.getForward()->removeAttr(AODialect::kPlanAttr);
    eraseMarkers(step);
    if (plan.commands.empty())
      return success();
    if (failed(users.verifyUses(step)))
      return failure();
    PlanRewriter(step, plan.commands, isBlocking(plan)).rewrite();
    return success();
  }
};
} // namespace
