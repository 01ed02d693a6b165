//===- ApplyPlan.cpp - Carry out plans ------------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Helpers/PairSignature.h"
#include "Helpers/PlanRewriter.h"
#include "Helpers/Recompute.h"
#include "Helpers/UnplannedPeak.h"
#include "LoopPlans.h"
#include "LoopSearch/ApplyMarks.h"
#include "PlanFiles.h"
#include "ao/Analysis/Costs/MachineSpec.h"
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
#include "llvm/ADT/StringSet.h"

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
    if (plan.empty())
      return applyAttributes(steps);
    if (std::optional<StepFunctions> body = findBody(steps, step))
      return applyToBody(*body);
    const Step *chosen = findStep(module, steps, step);
    return failure(!chosen ||
                   failed(applyFile(*chosen, getAnalysis<PairUsers>())));
  }

  LogicalResult applyAttributes(ArrayRef<Step> steps) {
    SmallVector<const Step *> planned;
    for (const Step &candidate : steps)
      if ((step.empty() || candidate.getName() == step.getValue()) &&
          candidate.getForward()->hasAttr(AODialect::kPlanAttr))
        planned.push_back(&candidate);
    bool hasMarks = hasLoopMarks(getOperation());
    if (hasMarks || llvm::any_of(planned, hasBodyPlans))
      return applyWithLoops(planned, hasMarks);
    for (const Step *each : planned)
      if (failed(applyAttribute(*each, getAnalysis<PairUsers>())))
        return failure();
    if (!planned.empty() || steps.empty())
      return success();
    return emitError(getOperation().getLoc())
           << "no training step has a plan ('" << AODialect::kPlanAttr
           << "'), and 'plan' names no file";
  }

  static bool hasBodyPlans(const Step *step) {
    return isa<ArrayAttr>(step->getForward()->getAttr(AODialect::kPlanAttr));
  }

  //===--------------------------------------------------------------------===//
  // Plans in files
  //===--------------------------------------------------------------------===//

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
    return rewriteBody(*chosen, std::move(*loaded), plan);
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

  //===--------------------------------------------------------------------===//
  // Plans in attributes
  //===--------------------------------------------------------------------===//

  LogicalResult applyAttribute(const Step &chosen, PairUsers &users) {
    Operation *function = chosen.getForward();
    auto text = cast<StringAttr>(function->getAttr(AODialect::kPlanAttr));
    if (auto known = getCachedAnalysis<AttachedPlans>())
      if (const planner::Plan *made = known->get().find(text, chosen))
        return planner::recomputes(made->commands)
                   ? apply(chosen, *made, AODialect::kPlanAttr, users)
                   : rewrite(chosen, *made, users);
    FailureOr<planner::Plan> parsed = parse(function, text);
    if (failed(parsed))
      return failure();
    return apply(chosen, std::move(*parsed), AODialect::kPlanAttr, users);
  }

  static FailureOr<planner::Plan> parse(Operation *function, StringAttr text) {
    planner::Expected<planner::Plan> parsed =
        planner::parsePlan(text.getValue());
    if (!parsed)
      return emitError(function->getLoc())
             << "'" << AODialect::kPlanAttr << "': " << parsed.error().str();
    return std::move(*parsed);
  }

  /// The plans of a step: those of bodies, those within others first, and that
  /// of its own values.
  struct StepPlans {
    Operation *function;
    std::vector<planner::Plan> plans;
  };

  static FailureOr<StepPlans> parse(const Step &chosen) {
    StepPlans result{chosen.getForward(), {}};
    Attribute attached = result.function->getAttr(AODialect::kPlanAttr);
    SmallVector<Attribute> texts{attached};
    if (auto several = dyn_cast<ArrayAttr>(attached))
      texts = llvm::to_vector(several.getValue());
    for (Attribute text : texts) {
      FailureOr<planner::Plan> parsed =
          parse(result.function, cast<StringAttr>(text));
      if (failed(parsed))
        return failure();
      result.plans.push_back(std::move(*parsed));
    }
    if (isa<ArrayAttr>(attached) && failed(verifyNames(chosen, result)))
      return failure();
    return result;
  }

  /// Emits an error unless each plan of an array is for another body, and the
  /// last one for the step.
  static LogicalResult verifyNames(const Step &chosen,
                                   const StepPlans &attached) {
    auto emitError = [&]() {
      return mlir::emitError(attached.function->getLoc())
             << "'" << AODialect::kPlanAttr << "': ";
    };
    llvm::StringSet<> names;
    for (const planner::Plan &made : attached.plans)
      if (!names.insert(made.traceName).second)
        return emitError() << "two plans are for '" << made.traceName << "'";
    StringRef last = attached.plans.back().traceName;
    if (last != chosen.getName())
      return emitError() << "the last plan is for '" << last
                         << "', expected that of the step, '"
                         << chosen.getName() << "'";
    return success();
  }

  /// Carries out the decisions of loops, the plans of bodies, and then those of
  /// steps: each is for the module that results from the ones before.
  LogicalResult applyWithLoops(ArrayRef<const Step *> planned, bool hasMarks) {
    ModuleOp module = getOperation();
    std::vector<StepPlans> all;
    for (const Step *each : planned) {
      FailureOr<StepPlans> plans = parse(*each);
      if (failed(plans))
        return failure();
      all.push_back(std::move(*plans));
    }
    if (hasMarks && failed(applyMarks(all)))
      return failure();
    for (const StepPlans &each : all)
      if (failed(applyToBodies(each)))
        return failure();
    if (all.empty())
      return success();
    FailureOr<std::vector<Step>> steps = buildSteps(module);
    if (failed(steps))
      return failure();
    PairUsers users(module);
    for (StepPlans &each : all)
      for (const Step &chosen : *steps)
        if (chosen.getForward() == each.function &&
            failed(apply(chosen, std::move(each.plans.back()),
                         AODialect::kPlanAttr, users)))
          return failure();
    return success();
  }

  LogicalResult applyMarks(ArrayRef<StepPlans> plans) {
    FailureOr<planner::Machine> machine =
        plans.empty() ? loadMachine(getOperation(), "")
                      : planner::Machine(plans.front().plans.back().machine);
    if (failed(machine))
      return failure();
    return applyLoopMarks(getOperation(), step, *machine);
  }

  /// Adds the bodies in a step or body, at any depth, by their names.
  static void collectBodies(const StepFunctions &step,
                            llvm::StringMap<StepFunctions> &bodies) {
    for (const StepFunctions &body : getBodies(step)) {
      bodies[body.getName()] = body;
      collectBodies(body, bodies);
    }
  }

  LogicalResult applyToBodies(const StepPlans &step) {
    if (step.plans.size() == 1)
      return success();
    FailureOr<std::vector<Step>> steps = buildSteps(getOperation());
    if (failed(steps))
      return failure();
    llvm::StringMap<StepFunctions> bodies;
    for (const Step &each : *steps)
      if (each.getForward() == step.function) {
        recordUnplannedPeak(each);
        collectBodies(each, bodies);
      }
    for (const planner::Plan &made : ArrayRef(step.plans).drop_back()) {
      auto body = bodies.find(made.traceName);
      if (body == bodies.end())
        return emitError(step.function->getLoc())
               << "'" << AODialect::kPlanAttr
               << "': no loop or branch has a body called '" << made.traceName
               << "'";
      FailureOr<Step> chosen = buildBodyStep(body->second);
      if (failed(chosen) ||
          failed(rewriteBody(*chosen, made, AODialect::kPlanAttr)))
        return failure();
    }
    return success();
  }

  //===--------------------------------------------------------------------===//
  // Rewrites
  //===--------------------------------------------------------------------===//

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

  static LogicalResult rewriteBody(const Step &chosen, planner::Plan made,
                                   StringRef source) {
    FailureOr<PlannedStep> planned = check(chosen, std::move(made), source);
    if (failed(planned))
      return failure();
    const planner::Plan &checked = planned->getPlan();
    if (!checked.commands.empty())
      PlanRewriter(chosen, checked.commands, isBlocking(checked)).rewrite();
    return success();
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
