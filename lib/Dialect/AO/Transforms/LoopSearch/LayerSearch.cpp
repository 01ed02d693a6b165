//===- LayerSearch.cpp - Search of offloaded layers -----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LayerSearch.h"
#include "ao/Analysis/Steps/Shortfall.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Policies.h"
#include "ao/Planner/SearchLayers.h"

using namespace mlir;
using namespace ao;

/// The greatest number of layers up to which each number is tried: a trial
/// plans the whole step.
static constexpr int64_t kMaxTried = 16;

bool LayerSearch::hasLayers() const {
  return llvm::any_of(expanded.residualIndices,
                      [&](size_t index) { return trials.isEligible(index); });
}

/// Returns the choice that offloads the first `layers` layers.
planner::Expected<LoopChoice> LayerSearch::choose(int64_t layers) const {
  planner::PlanOptions options = trials.getOptions();
  options.deviceBudget.reset();
  options.numLayers = layers;
  auto made = planner::plan(expanded.trace, machine, options);
  if (!made)
    return made.takeError();
  auto transfers = planner::readTransfers(expanded.trace, made->commands);
  if (!transfers)
    return transfers.takeError();
  LoopChoice choice = getLoopChoice(residuals, expanded, *transfers);
  choice.prefetch = true;
  choice.otherLayers = planner::countLayersOutside(expanded.trace, layers);
  return choice;
}

/// Returns the fewest layers with which the step fits its budget.
planner::Expected<LoopChoice> LayerSearch::searchFewest(const LoopChoice &none,
                                                        int64_t most) {
  int64_t lowest = trials.evaluate(none).leastBudget;
  std::optional<int64_t> fewest =
      search(0, most, /*wantsFewest=*/true, [&](const LoopChoice &choice) {
        LoopTrial trial = trials.evaluate(choice);
        lowest = std::min(lowest, trial.leastBudget);
        return trial.fits;
      });
  if (fewest)
    return choose(*fewest);
  smallestBudget = lowest;
  return planner::Error{
      planner::ErrorCode::Infeasible,
      "no number of layers fits the device memory budget of " +
          std::to_string(*trials.getOptions().deviceBudget) +
          " bytes; the smallest feasible device memory budget is " +
          std::to_string(lowest) + " bytes",
      ""};
}

/// Returns the layers with the lowest peak that add no time.
LoopChoice LayerSearch::searchFree(const LoopChoice &none, int64_t most) {
  LoopChoice best = none;
  LoopTrial known = trials.evaluate(best);
  double limitUs = known.addedUs + trials.getFreeTimeUs();
  search(1, most, /*wantsFewest=*/false, [&](const LoopChoice &choice) {
    LoopTrial trial = trials.evaluate(choice);
    bool isFree = trial.addedUs <= limitUs;
    if (isFree && trial.peakBytes < known.peakBytes) {
      known = trial;
      best = choice;
    }
    return isFree;
  });
  return best;
}

/// See planner::searchLayers. Numbers of layers without a plan are not good.
std::optional<int64_t>
LayerSearch::search(int64_t first, int64_t most, bool wantsFewest,
                    llvm::function_ref<bool(const LoopChoice &)> isGood) const {
  return planner::searchLayers(first, most, most <= kMaxTried, wantsFewest,
                               [&](int64_t layers) {
                                 auto choice = choose(layers);
                                 return choice && isGood(*choice);
                               });
}

planner::Expected<LoopChoice> LayerSearch::find(int64_t most) {
  if (std::optional<int64_t> layers = trials.getOptions().numLayers)
    return choose(*layers);
  // Overlapping layers are an error for any number of offloaded layers.
  auto none = choose(0);
  if (!none)
    return none;
  if (trials.getOptions().deviceBudget)
    return searchFewest(*none, most);
  return searchFree(*none, most);
}

FailureOr<LoopChoice> LayerSearch::find() {
  int64_t most = std::max<int64_t>(planner::countLayers(expanded.trace) - 1, 0);
  auto found = find(most);
  if (!found)
    return report(found.error());
  return std::move(*found);
}

/// Returns the op of the step that corresponds to op `number` of the expanded
/// trace.
Operation *LayerSearch::findOp(int64_t number) const {
  int64_t added = 0;
  for (const planner::Loop &loop : expanded.trace.loops) {
    if (number < loop.firstOp)
      break;
    int64_t ops = loop.bodyOps * loop.trips;
    number = number < loop.firstOp + ops ? loop.firstOp : number;
    if (number == loop.firstOp)
      break;
    added += ops - 1;
  }
  return step.getOps()[number - added];
}

LogicalResult LayerSearch::report(const planner::Error &error) const {
  FunctionOpInterface function = step.getForward();
  InFlightDiagnostic diagnostic = mlir::emitError(function.getLoc());
  if (error.code == planner::ErrorCode::Infeasible) {
    setShortfall(diagnostic, {smallestBudget, /*hostBudget=*/0});
    diagnostic << "cannot plan '@" << function.getName() << "': ";
  }
  diagnostic << error.str();
  if (error.op && *error.op < expanded.trace.numOps())
    diagnostic.attachNote(findOp(*error.op)->getLoc())
        << "'" << expanded.trace.ops[*error.op].name << "' is here";
  return diagnostic;
}
