//===- InFlight.cpp - Budgets for instances in flight ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InFlight.h"

#include "PlanRewriter.h"
#include "RecomputeRewriter.h"
#include "ao/Analysis/BuildSteps.h"
#include "ao/Analysis/InlinedDriver.h"
#include "ao/Analysis/Shortfall.h"
#include "ao/Dialect/AO/IR/AOLayers.h"
#include "ao/Planner/Budget.h"
#include "ao/Planner/Expansion.h"
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
static int64_t countHeldBytes(const planner::Trace &trace,
                              ArrayRef<Command> commands) {
  int64_t boundary = trace.boundary.value_or(0);
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

/// Has `forward`, a copy of the pair's, follow a plan.
static LogicalResult
carryOut(planner::Plan plan, const std::optional<planner::Expansion> &expansion,
         FunctionOpInterface forward) {
  SymbolTableCollection symbols;
  FailureOr<Step> step = buildStep(forward, symbols);
  if (failed(step))
    return failure();
  if (expansion) {
    FailureOr<Step> again = runAgain(*step, *expansion, plan);
    if (failed(again))
      return failure();
    step = std::move(again);
  }
  if (!plan.commands.empty())
    PlanRewriter(*step, plan.commands, /*blocking=*/false).rewrite();
  return success();
}

/// The device memory that all instances in flight take if each follows `plan`.
FailureOr<int64_t> InFlightPlanner::measure(const planner::Plan &plan) {
  FunctionOpInterface forward = planned.getStep().getForward();
  std::optional<planner::Expansion> expansion;
  if (planner::recomputes(plan.commands)) {
    planner::Expected<planner::Expansion> made =
        planner::expand(planned.getTrace(), plan.commands);
    if (!made)
      return emitError(forward->getLoc()) << made.error().str();
    expansion = std::move(*made);
  }
  if (!driver.function)
    return addInstances(
        plan.predicted.peakBytes, driver.inFlight,
        expansion ? countHeldBytes(expansion->trace, expansion->commands)
                  : countHeldBytes(planned.getTrace(), plan.commands));
  OwningOpRef<ModuleOp> copy = forward->getParentOfType<ModuleOp>().clone();
  if (failed(
          carryOut(plan, expansion,
                   copy->lookupSymbol<FunctionOpInterface>(forward.getName()))))
    return failure();
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

/// Nothing if no plan for `trace`, which is the pair's or as legal as that,
/// meets `budget`; without one, plans follow the rule of their policy alone.
FailureOr<std::optional<InFlightPlanner::Trial>>
InFlightPlanner::attempt(const planner::Trace &trace,
                         std::optional<int64_t> budget) {
  request.deviceBudget = budget ? std::to_string(*budget) : "";
  planner::Expected<planner::PlanOptions> options = planned.resolve(request);
  if (!options)
    return planned.emitError(options.error(), "");
  planner::Infeasibility why;
  planner::Expected<planner::Plan> plan =
      planner::plan(trace, machine, *options, &why);
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
  return std::optional(Trial{budget.value_or(0), *bytes, std::move(*plan)});
}

/// Between a budget that was too much and one that was not, anything under this
/// share is not worth a plan.
static constexpr int64_t worthwhileShare = 256;

/// The largest budget for `trace` at which all instances need `limit` at most.
FailureOr<std::optional<InFlightPlanner::Trial>>
InFlightPlanner::search(const planner::Trace &trace, int64_t limit) {
  int64_t tooMuch = planner::unplannedPeak(trace);
  int64_t granule = std::max<int64_t>(tooMuch / worthwhileShare, 1);
  FailureOr<std::optional<Trial>> best = attempt(trace, tooMuch);
  if (failed(best) || (*best && (*best)->peakBytes <= limit))
    return best;
  // No plan moves more than that of the least budget.
  best = attempt(trace, 1);
  if (succeeded(best) && !*best)
    best = attempt(trace, leastBudget);
  if (failed(best) || !*best || (*best)->peakBytes > limit)
    return failed(best) ? best : std::optional<Trial>();
  while (tooMuch - (*best)->budget > granule) {
    FailureOr<std::optional<Trial>> next =
        attempt(trace, (*best)->budget + (tooMuch - (*best)->budget) / 2);
    if (failed(next))
      return failure();
    if (!*next)
      break;
    if ((*next)->peakBytes <= limit)
      best = std::move(next);
    else
      tooMuch = (*next)->budget;
  }
  return best;
}

/// The trace without what the callers hold anyway: a plan for that can go below
/// what a pair by itself needs, such as an output and the gradient of it, which
/// callers may hand on as one.
static planner::Trace leaveOutCallers(planner::Trace trace) {
  std::vector<int64_t> made(trace.ops.size());
  for (planner::Value &value : trace.values) {
    if (!value.offloadable && (value.def < 0 || value.liveOut)) {
      value.bytes = 0;
      value.reuses = -1;
    }
    if (value.def >= 0)
      made[value.def] += value.bytes;
  }
  for (auto [op, bytes] : llvm::zip_equal(trace.ops, made))
    op.inheritedBytes = std::min(op.inheritedBytes, bytes);
  return trace;
}

/// Takes a plan that was made for another budget than the pair's.
LogicalResult InFlightPlanner::take(planner::Plan plan) {
  if (planner::Status status = planner::predict(planned.getTrace(), plan);
      !status)
    return planned.emitError(status.error(), "");
  plan.options.deviceBudget = plan.predicted.peakBytes;
  return planned.settle(std::move(plan));
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

/// Says on the forward function what one instance has of the budgets for all.
void InFlightPlanner::keepShare() {
  FunctionOpInterface forward = planned.getStep().getForward();
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

LogicalResult InFlightPlanner::decide(const planner::PlanRequest &given) {
  if (failed(decideShare(given)))
    return failure();
  keepShare();
  return success();
}

LogicalResult InFlightPlanner::decideShare(const planner::PlanRequest &given) {
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
  FailureOr<std::optional<Trial>> best = search(planned.getTrace(), *limit);
  if (failed(best))
    return failure();
  if (*best) {
    request.deviceBudget = std::to_string((*best)->budget);
    return planned.decide(request);
  }
  best = search(leaveOutCallers(planned.getTrace()), *limit);
  if (failed(best))
    return failure();
  // What is made again may save nothing but between the passes.
  if (!*best && planner::isRecomputePolicy(request.options.policy)) {
    best = attempt(planned.getTrace(), std::nullopt);
    if (failed(best))
      return failure();
  }
  if (!*best || (*best)->peakBytes > *limit)
    return reportTooMuch(*limit);
  if (failed(take(std::move((*best)->plan))))
    return failure();
  request.deviceBudget = std::to_string(planned.getPlan().predicted.peakBytes);
  return success();
}
