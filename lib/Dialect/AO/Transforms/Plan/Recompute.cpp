//===- Recompute.cpp - Let ops run a second time --------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Helpers/RecomputeRewriter.h"
#include "PlanFiles.h"
#include "ao/Analysis/BuildSteps.h"
#include "ao/Analysis/PlannedStep.h"
#include "ao/Analysis/StepAnalysis.h"
#include "ao/Dialect/AO/IR/AORecompute.h"
#include "ao/Dialect/AO/IR/AOStacks.h"
#include "ao/Dialect/AO/Transforms/Passes.h"

namespace ao {
#define GEN_PASS_DEF_AORECOMPUTE
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// The inverse of stringifySelection, which plans are written with.
static Selection parseSelection(StringRef text) {
  for (Selection select : {Selection::Marked, Selection::FirstLayers})
    if (stringifySelection(select) == text)
      return select;
  return Selection::All;
}

namespace {
struct RecomputePass : public ao::impl::AORecomputeBase<RecomputePass> {
  using Base::Base;

  void runOnOperation() override {
    hasRewritten = false;
    auto &analysis = getAnalysis<StepAnalysis>();
    if (!analysis.isValid() || failed(runAll(analysis.getSteps())))
      return signalPassFailure();
    if (!hasRewritten)
      markAnalysesPreserved<StepAnalysis, AttachedPlans>();
  }

private:
  LogicalResult runAll(ArrayRef<Step> steps) {
    ModuleOp module = getOperation();
    PairUsers users(module);
    if (!plan.empty()) {
      const Step *chosen = findStep(module, steps, step);
      return failure(!chosen || failed(runFile(*chosen, users)));
    }
    for (const Step &candidate : steps) {
      bool isMeant =
          step.empty() || candidate.getForward().getName() == step.getValue();
      if (isMeant && candidate.getForward()->hasAttr(AODialect::kPlanAttr) &&
          failed(runAttribute(candidate, users)))
        return failure();
    }
    return success();
  }

  LogicalResult runFile(const Step &chosen, PairUsers &users) {
    planner::Expected<planner::Plan> loaded = planner::loadPlan(plan);
    if (!loaded)
      return emitError(chosen.getForward()->getLoc())
             << plan << ": " << loaded.error().str();
    if (planner::recomputes(loaded->commands))
      return run(chosen, std::move(*loaded), plan, users);
    attach(chosen.getForward(), *loaded);
    return success();
  }

  LogicalResult runAttribute(const Step &chosen, PairUsers &users) {
    Operation *function = chosen.getForward();
    auto text = cast<StringAttr>(function->getAttr(AODialect::kPlanAttr));
    if (auto known = getCachedAnalysis<AttachedPlans>())
      if (const planner::Plan *made = known->get().find(text, chosen))
        return planner::recomputes(made->commands)
                   ? run(chosen, *made, AODialect::kPlanAttr, users)
                   : success();
    planner::Expected<planner::Plan> parsed =
        planner::parsePlan(text.getValue());
    if (!parsed)
      return emitError(function->getLoc())
             << "'" << AODialect::kPlanAttr << "': " << parsed.error().str();
    if (!planner::recomputes(parsed->commands))
      return success();
    return run(chosen, std::move(*parsed), AODialect::kPlanAttr, users);
  }

  LogicalResult run(const Step &chosen, planner::Plan made, StringRef source,
                    PairUsers &users) {
    FailureOr<PlannedStep> planned =
        PlannedStep::create(chosen, planner::Machine(made.machine));
    if (failed(planned))
      return failure();
    planned->allowRecompute();
    if (failed(planned->adopt(std::move(made), source)))
      return failure();
    return rewrite(*planned, users);
  }

  LogicalResult rewrite(PlannedStep &planned, PairUsers &users);
  LogicalResult settle(const Step &step, planner::Plan transfers);

  void attach(Operation *function, const planner::Plan &made) {
    function->setAttr(AODialect::kPlanAttr,
                      StringAttr::get(&getContext(), planner::toJson(made)));
  }

  bool hasRewritten = false;
};
} // namespace

LogicalResult RecomputePass::rewrite(PlannedStep &planned, PairUsers &users) {
  const Step &step = planned.getStep();
  FunctionOpInterface function = step.getForward();
  planner::Expected<planner::Expansion> expansion =
      planner::expand(planned.getTrace(), planned.getPlan().commands);
  if (!expansion)
    return emitError(function->getLoc()) << expansion.error().str();
  if (failed(users.verifyUses(step)))
    return failure();
  const planner::Prediction &predicted = planned.getPlan().predicted;
  int64_t unplannedPeak = planner::unplannedPeak(planned.getTrace());
  double leastAddedNs = (predicted.makespanBoundUs - predicted.baseUs) * 1e3;
  planner::Plan transfers = planned.getPlan();
  FailureOr<Step> again = runAgain(step, *expansion, transfers);
  hasRewritten = true;
  if (failed(again))
    return failure();
  Builder builder(&getContext());
  if (!function->hasAttr(kUnplannedPeakAttr))
    function->setAttr(kUnplannedPeakAttr,
                      builder.getI64IntegerAttr(unplannedPeak));
  // A plan from a file may say anything.
  if (leastAddedNs >= 1 && leastAddedNs < 1e18)
    function->setAttr(kLeastAddedAttr, builder.getI64IntegerAttr(
                                           static_cast<int64_t>(leastAddedNs)));
  return settle(*again, std::move(transfers));
}

/// Attaches what is left of a plan to the step as it is now.
LogicalResult RecomputePass::settle(const Step &step, planner::Plan transfers) {
  const planner::PlanOptions &options = transfers.options;
  EligibilityRules rules{parseSelection(options.select),
                         options.numLayers.value_or(-1), /*minBytes=*/0,
                         options.minElements};
  FailureOr<PlannedStep> planned =
      PlannedStep::create(step, planner::Machine(transfers.machine), rules);
  if (failed(planned) || failed(planned->settle(std::move(transfers))))
    return failure();
  attach(step.getForward(), planned->getPlan());
  return success();
}
