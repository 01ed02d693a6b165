//===- InFlight.cpp - Budgets for instances in flight ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InFlight.h"

#include "PlanRewriter.h"
#include "ao/Analysis/BuildSteps.h"
#include "ao/Analysis/InlinedDriver.h"
#include "ao/Analysis/Shortfall.h"
#include "ao/Planner/Budget.h"
#include "ao/Planner/Simulator.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace ao;
using planner::Command;
using planner::CommandKind;

//===----------------------------------------------------------------------===//
// What instances take
//===----------------------------------------------------------------------===//

/// Bytes that an instance holds between its two passes: what the caller does
/// not own from the start, is there, and is needed or returned.
static int64_t countHeldBytes(const Step &step, const planner::Trace &trace,
                              ArrayRef<Command> commands) {
  int64_t boundary = step.getBoundary();
  llvm::BitVector isAway(trace.numValues());
  for (const Command &command : commands) {
    if (command.before > boundary)
      break;
    if (command.kind == CommandKind::Release)
      isAway.set(command.value);
    else if (command.kind == CommandKind::Wait && command.before < boundary)
      isAway.reset(command.value);
  }
  int64_t bytes = 0;
  for (auto [id, value] : llvm::enumerate(trace.values)) {
    bool isHeld = value.def < boundary && !(value.def < 0 && value.liveOut) &&
                  (value.liveOut ||
                   (!value.uses.empty() && value.uses.back() >= boundary));
    if (isHeld && !isAway.test(id))
      bytes += value.bytes;
  }
  return bytes;
}

/// One of `instances` is at its peak while the others hold what they keep. More
/// than a number can say is the largest number.
static int64_t addInstances(int64_t peakBytes, int64_t instances,
                            int64_t heldBytes) {
  int64_t bytes = 0;
  if (llvm::MulOverflow(instances - 1, heldBytes, bytes) ||
      llvm::AddOverflow(bytes, peakBytes, bytes))
    return std::numeric_limits<int64_t>::max();
  return bytes;
}

/// The device memory that all instances in flight take if each follows `plan`.
FailureOr<int64_t> InFlightPlanner::measure(const planner::Plan &plan) {
  const Step &step = planned.getStep();
  if (!driver.function)
    return addInstances(
        plan.predicted.peakBytes, driver.inFlight,
        countHeldBytes(step, planned.getTrace(), plan.commands));
  FunctionOpInterface forward = step.getForward();
  OwningOpRef<ModuleOp> copy = forward->getParentOfType<ModuleOp>().clone();
  SymbolTableCollection symbols;
  FailureOr<Step> rewritten = buildStep(
      copy->lookupSymbol<FunctionOpInterface>(forward.getName()), symbols);
  if (failed(rewritten))
    return failure();
  if (!plan.commands.empty())
    PlanRewriter(*rewritten, plan.commands, /*blocking=*/false).rewrite();
  FailureOr<InlinedDriver> inlined = InlinedDriver::create(
      std::move(copy), driver.function.getName(), machine);
  if (failed(inlined))
    return failure();
  return computePeak(*inlined, machine);
}

//===----------------------------------------------------------------------===//
// Search
//===----------------------------------------------------------------------===//

/// What else a driver calls is not planned with this pair.
LogicalResult InFlightPlanner::verifyAlone() {
  if (!driver.function)
    return success();
  FunctionOpInterface forward = planned.getStep().getForward();
  SymbolTableCollection symbols;
  WalkResult result = driver.function->walk([&](CallOpInterface call) {
    auto callee = dyn_cast_or_null<FunctionOpInterface>(
        call.resolveCallableInTable(&symbols));
    if (!callee || callee == forward || !isStep(callee))
      return WalkResult::advance();
    InFlightDiagnostic diagnostic =
        emitError(call.getLoc())
        << "'@" << driver.function.getName()
        << "' calls several pairs: a budget for all of them takes one step "
           "('ao.step')";
    diagnostic.attachNote(forward.getLoc()) << "first forward function";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

/// Nothing if no plan of the pair meets `budget`.
FailureOr<std::optional<InFlightPlanner::Trial>>
InFlightPlanner::attempt(int64_t budget) {
  request.deviceBudget = std::to_string(budget);
  planner::Expected<planner::PlanOptions> options = planned.resolve(request);
  if (!options)
    return planned.emitError(options.error(), "");
  planner::Infeasibility why;
  planner::Expected<planner::Plan> plan =
      planner::plan(planned.getTrace(), machine, *options, &why);
  if (!plan) {
    if (plan.error().code != planner::ErrorCode::Infeasible)
      return planned.emitError(plan.error(), "");
    leastBudget = why.device.bytes;
    return std::optional<Trial>();
  }
  FailureOr<int64_t> bytes = measure(*plan);
  if (failed(bytes))
    return failure();
  leastPeak = std::min(leastPeak.value_or(*bytes), *bytes);
  return std::optional(Trial{budget, *bytes});
}

/// Between a budget that was too much and one that was not, anything under this
/// share is not worth a plan.
static constexpr int64_t worthwhileShare = 256;

/// The largest budget of the pair at which all instances need `limit` at most.
FailureOr<std::optional<int64_t>> InFlightPlanner::search(int64_t limit) {
  int64_t tooMuch = planner::unplannedPeak(planned.getTrace());
  int64_t granule = std::max<int64_t>(tooMuch / worthwhileShare, 1);
  FailureOr<std::optional<Trial>> most = attempt(tooMuch);
  if (failed(most))
    return failure();
  if (*most && (*most)->peakBytes <= limit)
    return std::optional(tooMuch);
  std::optional<int64_t> best;
  // No plan moves more than that of the least budget.
  FailureOr<std::optional<Trial>> least = attempt(1);
  if (succeeded(least) && !*least)
    least = attempt(leastBudget);
  if (failed(least))
    return failure();
  if (!*least || (*least)->peakBytes > limit)
    return best;
  best = (*least)->budget;
  while (tooMuch - *best > granule) {
    FailureOr<std::optional<Trial>> next =
        attempt(*best + (tooMuch - *best) / 2);
    if (failed(next))
      return failure();
    if (!*next)
      break;
    ((*next)->peakBytes <= limit ? *best : tooMuch) = (*next)->budget;
  }
  return best;
}

LogicalResult InFlightPlanner::reportTooMuch(int64_t limit) {
  FunctionOpInterface forward = planned.getStep().getForward();
  InFlightDiagnostic diagnostic = emitError(forward->getLoc())
                                  << "cannot plan '@" << forward.getName()
                                  << "': ";
  if (leastPeak) {
    diagnostic << "its " << driver.inFlight << " instances in flight need "
               << *leastPeak
               << " bytes at once, above the device memory budget "
               << "of " << limit << " bytes";
    setShortfall(diagnostic, {*leastPeak, 0});
  } else {
    diagnostic << "no plan was found by which one instance fits any budget";
  }
  if (driver.function)
    diagnostic.attachNote(driver.function.getLoc()) << "called from here";
  return diagnostic;
}

/// An amount of host memory for one instance, of one for all. What is no amount
/// is left to whoever plans.
static void divide(std::string &budget, int64_t peakBytes, int64_t inFlight) {
  if (budget.empty())
    return;
  planner::Expected<int64_t> bytes = planner::parseBudget(budget, peakBytes);
  if (bytes)
    budget = std::to_string(*bytes / inFlight);
}

LogicalResult InFlightPlanner::decide(const planner::PlanRequest &given) {
  request = given;
  request.reservedBytes = 0;
  planner::Plan nothing;
  nothing.predicted.peakBytes = planner::unplannedPeak(planned.getTrace());
  FailureOr<int64_t> unplanned = measure(nothing);
  if (failed(verifyAlone()) || failed(unplanned))
    return failure();
  divide(request.hostBudget, *unplanned, driver.inFlight);
  divide(request.pinnedBudget, *unplanned, driver.inFlight);
  if (given.deviceBudget.empty())
    return planned.decide(request);
  planner::Expected<int64_t> limit =
      planner::parseBudget(given.deviceBudget, *unplanned);
  if (!limit)
    return planned.decide(given);
  *limit = std::max<int64_t>(*limit - given.reservedBytes, 0);
  FailureOr<std::optional<int64_t>> budget = search(*limit);
  if (failed(budget))
    return failure();
  if (!*budget)
    return reportTooMuch(*limit);
  request.deviceBudget = std::to_string(**budget);
  return planned.decide(request);
}
