//===- InFlight.cpp - Budgets for microbatches in flight ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InFlight.h"

#include "ao/Analysis/Steps/Shortfall.h"
#include "ao/Dialect/AO/IR/AOLayers.h"
#include "ao/Planner/Budget.h"
#include "ao/Planner/Simulator.h"

using namespace mlir;
using namespace ao;

/// Takes plans that were made for other budgets than the pairs'.
LogicalResult InFlightPlanner::settle(std::vector<planner::Plan> plans) {
  for (auto [number, plan] : llvm::enumerate(plans)) {
    PlannedStep &pair = pairs[number];
    if (planner::Status status = planner::predict(pair.getTrace(), plan);
        !status)
      return pair.emitError(status.error(), "");
    plan.options.deviceBudget = plan.predicted.peakBytes;
    if (failed(pair.settle(std::move(plan))))
      return failure();
    request.deviceBudget = std::to_string(pair.getPlan().predicted.peakBytes);
    keepShare(number);
  }
  return success();
}

LogicalResult InFlightPlanner::reportTooMuch(int64_t limit,
                                             std::optional<int64_t> leastPeak) {
  InFlightDiagnostic diagnostic =
      emitError(pairs.front().getStep().getForward()->getLoc())
      << "cannot plan " << nameForwards(driver) << ": ";
  if (leastPeak) {
    diagnostic << (pairs.size() == 1 ? "its " : "their ") << driver.inFlight
               << " microbatches in flight need " << *leastPeak
               << " bytes at once, above the device memory budget "
               << "of " << limit << " bytes";
    setShortfall(diagnostic, {*leastPeak, 0});
  } else {
    diagnostic << "no plan fits one microbatch into any budget";
  }
  if (driver.function)
    diagnostic.attachNote(driver.function.getLoc()) << "called from here";
  return diagnostic;
}

/// Replaces a host budget of all microbatches by that of one microbatch. A text
/// that is not a budget is unchanged, and an error when the pair is planned.
static void divide(std::string &budget, int64_t peakBytes, int64_t inFlight) {
  if (budget.empty())
    return;
  planner::Expected<int64_t> bytes = planner::parseBudget(budget, peakBytes);
  if (bytes)
    budget = std::to_string(*bytes / inFlight);
}

/// Sets `ao.share` on the forward function: the share of one microbatch in the
/// budgets of all.
void InFlightPlanner::keepShare(size_t number) {
  FunctionOpInterface forward = pairs[number].getStep().getForward();
  Builder builder(forward->getContext());
  SmallVector<NamedAttribute> share;
  for (auto [kind, budget] : {std::pair("device", &request.deviceBudget),
                              std::pair("host", &request.hostBudget),
                              std::pair("pinned", &request.pinnedBudget)})
    if (int64_t bytes = 0; !StringRef(*budget).getAsInteger(10, bytes))
      share.push_back(
          builder.getNamedAttr(kind, builder.getI64IntegerAttr(bytes)));
  forward->setAttr(kShareAttr, builder.getDictionaryAttr(share));
}

/// Plans each pair for its own budget.
LogicalResult InFlightPlanner::decideAlone(const PairBudgets &budgets) {
  for (auto [number, budget] : llvm::enumerate(budgets)) {
    request.deviceBudget = budget ? std::to_string(*budget) : "";
    if (failed(pairs[number].decide(request)))
      return failure();
    keepShare(number);
  }
  return success();
}

LogicalResult InFlightPlanner::decide(const planner::PlanRequest &given) {
  request = given;
  request.reservedBytes = 0;
  std::vector<planner::Plan> nothing;
  for (PlannedStep &pair : pairs)
    nothing.push_back(planner::makePlan(pair.getTrace(), machine,
                                        planner::PlanOptions(), {}));
  InFlightMemory memory(pairs, driver, machine);
  FailureOr<int64_t> unplanned = memory.measure(nothing);
  if (failed(unplanned))
    return failure();
  divide(request.hostBudget, *unplanned, driver.inFlight);
  divide(request.pinnedBudget, *unplanned, driver.inFlight);
  if (given.deviceBudget.empty())
    return decideAlone(PairBudgets(pairs.size()));
  planner::Expected<int64_t> limit =
      planner::parseBudget(given.deviceBudget, *unplanned);
  if (!limit)
    return pairs.front().decide(given);
  return decideWithin(std::max<int64_t>(*limit - given.reservedBytes, 0),
                      memory);
}

LogicalResult InFlightPlanner::decideWithin(int64_t limit,
                                            const InFlightMemory &memory) {
  InFlightSearch search(pairs, memory, machine, request);
  FailureOr<std::optional<PairBudgets>> budgets = search.findBudgets(limit);
  if (failed(budgets))
    return failure();
  if (*budgets)
    return decideAlone(**budgets);
  FailureOr<std::optional<std::vector<planner::Plan>>> plans =
      search.findPlans(limit);
  if (failed(plans))
    return failure();
  if (!*plans)
    return reportTooMuch(limit, search.getLeastPeak());
  return settle(std::move(**plans));
}
