//===- Recompute.cpp - Rematerialize the values selected by plans ---------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Recompute.h"

#include "RecomputeRewriter.h"
#include "UnplannedPeak.h"
#include "ao/Analysis/Steps/PlannedStep.h"
#include "ao/Analysis/Steps/Shortfall.h"
#include "ao/Dialect/AO/IR/AORecompute.h"

using namespace mlir;
using namespace ao;

/// Stores on the step the figures that cannot be read back from it: its peak
/// before ops were recomputed, and the least time that any plan adds.
static void noteOriginal(PlannedStep &planned) {
  FunctionOpInterface function = planned.getStep().getForward();
  Builder builder(function.getContext());
  recordUnplannedPeak(planned.getStep());
  const planner::Prediction &predicted = planned.getPlan().predicted;
  double leastAddedNs = (predicted.makespanBoundUs - predicted.baseUs) * 1e3;
  // A plan from a file may have any figures.
  if (leastAddedNs >= 1 && leastAddedNs < 1e18)
    function->setAttr(kLeastAddedAttr, builder.getI64IntegerAttr(
                                           static_cast<int64_t>(leastAddedNs)));
}

/// Settles `transfers`, a plan for `step`, in which ops are recomputed.
static LogicalResult settle(const Step &step, planner::Plan &transfers) {
  const planner::PlanOptions &options = transfers.options;
  EligibilityRules rules{options.select, options.numLayers.value_or(-1),
                         /*minBytes=*/0, options.minElements};
  FailureOr<PlannedStep> planned =
      PlannedStep::create(step, planner::Machine(transfers.machine), rules);
  if (failed(planned) || failed(planned->settle(std::move(transfers))))
    return failure();
  transfers = planned->takePlan();
  return success();
}

FailureOr<RecomputedStep> ao::recompute(const Step &chosen, planner::Plan made,
                                        StringRef source, PairUsers &users) {
  FailureOr<PlannedStep> planned =
      PlannedStep::create(chosen, planner::Machine(made.machine));
  if (failed(planned))
    return failure();
  planned->allowRecompute();
  if (failed(planned->adopt(std::move(made), source)))
    return failure();
  planner::Expected<planner::Expansion> expansion =
      planner::expand(planned->getTrace(), planned->getPlan().commands);
  if (!expansion)
    return emitError(chosen.getForward()->getLoc()) << expansion.error().str();
  if (failed(users.verifyUses(chosen)))
    return failure();
  noteOriginal(*planned);
  planner::Plan transfers = planned->takePlan();
  FailureOr<Step> rewritten = applyExpansion(chosen, *expansion, transfers);
  if (failed(rewritten) || failed(settle(*rewritten, transfers)))
    return failure();
  return RecomputedStep{std::move(*rewritten), std::move(transfers)};
}

std::optional<int64_t> ao::findRecomputeShortfall(const Step &step,
                                                  planner::Plan made) {
  auto module = step.getFunction()->getParentOfType<ModuleOp>();
  int64_t least = 0;
  ScopedDiagnosticHandler silence(
      module.getContext(), [&](Diagnostic &diagnostic) {
        if (std::optional<Shortfall> shortfall = getShortfall(diagnostic))
          least = shortfall->deviceBudget;
        return success();
      });
  PairUsers users(module);
  if (succeeded(recompute(step, std::move(made), "", users)))
    return std::nullopt;
  return least;
}
