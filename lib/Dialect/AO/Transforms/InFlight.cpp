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

/// The step with what runs again in it, if anything does.
static FailureOr<std::optional<planner::Expansion>>
expand(PlannedStep &pair, const planner::Plan &plan) {
  if (!planner::recomputes(plan.commands))
    return std::optional<planner::Expansion>();
  planner::Expected<planner::Expansion> made =
      planner::expand(pair.getTrace(), plan.commands);
  if (!made)
    return emitError(pair.getStep().getForward()->getLoc())
           << made.error().str();
  return std::optional(std::move(*made));
}

/// Has the pair's copy in `copy` follow its plan.
LogicalResult InFlightPlanner::carryOut(const Choice &choice, size_t number,
                                        ModuleOp copy) {
  planner::Plan plan = choice.plan;
  FailureOr<std::optional<planner::Expansion>> expansion =
      expand(pairs[number], plan);
  if (failed(expansion))
    return failure();
  StringRef name = pairs[number].getStep().getForward().getName();
  SymbolTableCollection symbols;
  FailureOr<Step> step =
      buildStep(copy.lookupSymbol<FunctionOpInterface>(name), symbols);
  if (failed(step))
    return failure();
  if (*expansion) {
    FailureOr<Step> again = runAgain(*step, **expansion, plan);
    if (failed(again))
      return failure();
    step = std::move(again);
  }
  if (!plan.commands.empty())
    PlanRewriter(*step, plan.commands, /*blocking=*/false).rewrite();
  return success();
}

/// What as many instances take of which nobody knows in which order they run:
/// the pair that takes most is at its peak while the others are instances of
/// the one that keeps most.
FailureOr<int64_t> InFlightPlanner::measureAlone(const Choices &choices) {
  int64_t peakBytes = 0, heldBytes = 0;
  for (auto [pair, choice] : llvm::zip_equal(pairs, choices)) {
    planner::Plan plan = choice.plan;
    FailureOr<std::optional<planner::Expansion>> expansion = expand(pair, plan);
    if (failed(expansion))
      return failure();
    // It may have been made for less than the pair has (leaveOutCallers).
    if (planner::Status status = planner::predict(pair.getTrace(), plan);
        !status)
      return pair.emitError(status.error(), "");
    peakBytes = std::max(peakBytes, plan.predicted.peakBytes);
    heldBytes = std::max(
        heldBytes,
        *expansion ? countHeldBytes((*expansion)->trace, (*expansion)->commands)
                   : countHeldBytes(pair.getTrace(), plan.commands));
  }
  return addInstances(peakBytes, driver.inFlight, heldBytes);
}

/// The device memory that all instances in flight take with these plans.
FailureOr<int64_t> InFlightPlanner::measure(const Choices &choices) {
  if (!driver.function)
    return measureAlone(choices);
  ModuleOp module = driver.function->getParentOfType<ModuleOp>();
  OwningOpRef<ModuleOp> copy = module.clone();
  for (auto [number, choice] : llvm::enumerate(choices))
    if (failed(carryOut(choice, number, *copy)))
      return failure();
  FailureOr<InlinedDriver> inlined = InlinedDriver::create(
      std::move(copy), driver.function.getName(), machine);
  if (failed(inlined))
    return failure();
  return computePeak(*inlined, machine);
}

//===----------------------------------------------------------------------===//
// What is kept between the passes
//===----------------------------------------------------------------------===//

/// The trace of a pair with an op between its passes that takes no time, and
/// `bytes` of memory: within a budget of the pair, as much less is kept there.
static planner::Trace separatePasses(planner::Trace trace, int64_t bytes) {
  int64_t boundary = *trace.boundary;
  auto shift = [&](int64_t &op) { op += op >= boundary; };
  for (planner::Value &value : trace.values) {
    shift(value.def);
    llvm::for_each(value.uses, shift);
  }
  planner::Op between;
  between.name = "between passes";
  between.phase = planner::Phase::Backward;
  trace.ops.insert(trace.ops.begin() + boundary, between);
  planner::Value others;
  others.name = "other instances";
  others.bytes = bytes;
  others.def = boundary;
  trace.values.push_back(others);
  return trace;
}

/// Has a plan for such a trace be one for the pair.
static void joinPasses(planner::Plan &plan, int64_t boundary) {
  --plan.numOps;
  --plan.numValues;
  for (planner::Command &command : plan.commands) {
    command.before -= command.before > boundary;
    if (command.kind == CommandKind::Recompute)
      command.value -= command.value > boundary;
  }
}

/// With these, the least budget of a pair is the least that it can do with, and
/// as little is kept between its passes as can be at the same time. What
/// budgets have above that both have. Nothing where that is not known.
FailureOr<std::optional<InFlightPlanner::Traces>>
InFlightPlanner::separateAll(const Traces &traces) {
  Traces separated;
  for (auto [number, trace] : llvm::enumerate(traces)) {
    if (!trace.boundary || !trace.loops.empty() || !trace.stacks.empty())
      return std::optional<Traces>();
    int64_t most = planner::unplannedPeak(trace);
    leastBudgets[number] = 1;
    if (failed(planOne(trace, number, 1)))
      return failure();
    int64_t least = std::exchange(leastBudgets[number], most);
    if (failed(planOne(separatePasses(trace, most), number, 1)))
      return failure();
    int64_t kept = leastBudgets[number] - most;
    separated.push_back(
        separatePasses(trace, std::max<int64_t>(least - kept, 0)));
  }
  return std::optional(std::move(separated));
}

//===----------------------------------------------------------------------===//
// Search
//===----------------------------------------------------------------------===//

/// Nothing if no plan for `trace` meets `budget`; without one, plans follow the
/// rule of their policy alone.
FailureOr<std::optional<planner::Plan>>
InFlightPlanner::planOne(const planner::Trace &trace, size_t number,
                         std::optional<int64_t> budget) {
  request.deviceBudget = budget ? std::to_string(*budget) : "";
  planner::Expected<planner::PlanOptions> options =
      pairs[number].resolve(request);
  if (!options)
    return pairs[number].emitError(options.error(), "");
  planner::Infeasibility why;
  planner::Expected<planner::Plan> plan =
      planner::plan(trace, machine, *options, &why);
  if (plan) {
    if (plan->numOps > pairs[number].getTrace().numOps())
      joinPasses(*plan, *trace.boundary);
    return std::optional(std::move(*plan));
  }
  if (plan.error().code != planner::ErrorCode::Infeasible)
    return pairs[number].emitError(plan.error(), "");
  leastBudgets[number] = why.device.bytes;
  return std::optional<planner::Plan>();
}

/// Nothing if a pair has no plan for its budget. Plans for budgets as in
/// `known` are those.
FailureOr<std::optional<InFlightPlanner::Trial>>
InFlightPlanner::attempt(const Traces &traces, const Budgets &budgets,
                         const Trial *known) {
  Trial trial;
  for (auto [number, budget] : llvm::enumerate(budgets)) {
    if (known && known->choices[number].budget == budget) {
      trial.choices.push_back(known->choices[number]);
      continue;
    }
    FailureOr<std::optional<planner::Plan>> plan =
        planOne(traces[number], number, budget);
    if (failed(plan))
      return failure();
    if (!*plan)
      return std::optional<Trial>();
    trial.choices.push_back({budget, std::move(**plan)});
  }
  FailureOr<int64_t> bytes = measure(trial.choices);
  if (failed(bytes))
    return failure();
  trial.peakBytes = *bytes;
  leastPeak = std::min(leastPeak.value_or(*bytes), *bytes);
  return std::optional(std::move(trial));
}

/// By the least budget that each pair can do with. No plan moves more.
FailureOr<std::optional<InFlightPlanner::Trial>>
InFlightPlanner::attemptLeast(const Traces &traces) {
  Budgets budgets;
  for (auto [number, trace] : llvm::enumerate(traces)) {
    leastBudgets[number] = 1;
    FailureOr<std::optional<planner::Plan>> plan = planOne(trace, number, 1);
    if (failed(plan))
      return failure();
    budgets.push_back(leastBudgets[number]);
  }
  return attempt(traces, budgets, nullptr);
}

/// A budget differs from another one by this share of the way to that without
/// a plan at least: less is not worth a plan.
static constexpr int64_t numShares = 256;

/// Raises the budgets of some pairs as far as all instances keep to `limit`,
/// each by the same share of what its peak without a plan is above it.
LogicalResult InFlightPlanner::raise(const Traces &traces, int64_t limit,
                                     size_t begin, size_t end, Trial &best) {
  Budgets least;
  for (const Choice &choice : best.choices)
    least.push_back(choice.budget);
  int64_t fits = 0, tooMuch = numShares + 1;
  while (tooMuch - fits > 1) {
    int64_t share = fits + (tooMuch - fits) / 2;
    Budgets budgets = least;
    for (size_t number = begin; number != end; ++number) {
      int64_t above = planner::unplannedPeak(traces[number]) - *least[number];
      *budgets[number] +=
          above / numShares * share + above % numShares * share / numShares;
    }
    FailureOr<std::optional<Trial>> next = attempt(traces, budgets, &best);
    if (failed(next))
      return failure();
    if (!*next)
      break;
    if ((*next)->peakBytes <= limit) {
      best = std::move(**next);
      fits = share;
    } else {
      tooMuch = share;
    }
  }
  return success();
}

/// The plans of the largest budgets at which all instances need `limit` at
/// most. Pairs share it alike, before each takes what the others leave.
FailureOr<std::optional<InFlightPlanner::Trial>>
InFlightPlanner::search(const Traces &traces, int64_t limit) {
  Budgets unplanned;
  for (const planner::Trace &trace : traces)
    unplanned.push_back(planner::unplannedPeak(trace));
  FailureOr<std::optional<Trial>> best = attempt(traces, unplanned, nullptr);
  if (failed(best) || (*best && (*best)->peakBytes <= limit))
    return best;
  best = attemptLeast(traces);
  if (failed(best) || !*best || (*best)->peakBytes > limit)
    return failed(best) ? best : std::optional<Trial>();
  if (failed(raise(traces, limit, 0, traces.size(), **best)))
    return failure();
  for (size_t number = 0; traces.size() > 1 && number != traces.size();
       ++number)
    if (failed(raise(traces, limit, number, number + 1, **best)))
      return failure();
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

/// By plans that have each value there while it is used, and not a moment
/// longer: none has less at any op of a pair. Nothing if that breaks other
/// budgets.
FailureOr<std::optional<InFlightPlanner::Trial>>
InFlightPlanner::attemptAll(const Traces &traces) {
  planner::Policy asked =
      std::exchange(request.options.policy, planner::Policy::Sync);
  FailureOr<std::optional<Trial>> trial =
      attempt(traces, Budgets(pairs.size()), nullptr);
  request.options.policy = asked;
  if (failed(trial) || !*trial)
    return trial;
  constexpr int64_t none = std::numeric_limits<int64_t>::max();
  for (Choice &choice : (*trial)->choices) {
    planner::Plan &plan = choice.plan;
    plan.options.policy = asked;
    if (plan.predicted.hostPeakBytes > plan.options.hostBudget.value_or(none) ||
        plan.predicted.pinnedPeakBytes >
            planner::pinnedLimit(machine, plan.options).value_or(none))
      return std::optional<Trial>();
  }
  return trial;
}

/// Takes plans that were made for other budgets than the pairs'.
LogicalResult InFlightPlanner::settle(Choices choices) {
  for (auto [number, choice] : llvm::enumerate(choices)) {
    PlannedStep &pair = pairs[number];
    planner::Plan plan = std::move(choice.plan);
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

LogicalResult InFlightPlanner::reportTooMuch(int64_t limit) {
  InFlightDiagnostic diagnostic =
      emitError(pairs.front().getStep().getForward()->getLoc())
      << "cannot plan " << nameForwards(driver) << ": ";
  if (leastPeak) {
    diagnostic << (pairs.size() == 1 ? "its " : "their ") << driver.inFlight
               << " instances in flight need " << *leastPeak
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
LogicalResult InFlightPlanner::decideAlone(const Budgets &budgets) {
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
  Choices nothing(pairs.size());
  for (auto [pair, choice] : llvm::zip_equal(pairs, nothing))
    choice.plan =
        planner::makePlan(pair.getTrace(), machine, given.options, {});
  FailureOr<int64_t> unplanned = measure(nothing);
  if (failed(unplanned))
    return failure();
  divide(request.hostBudget, *unplanned, driver.inFlight);
  divide(request.pinnedBudget, *unplanned, driver.inFlight);
  if (given.deviceBudget.empty())
    return decideAlone(Budgets(pairs.size()));
  planner::Expected<int64_t> limit =
      planner::parseBudget(given.deviceBudget, *unplanned);
  if (!limit)
    return pairs.front().decide(given);
  return decideWithin(std::max<int64_t>(*limit - given.reservedBytes, 0));
}

LogicalResult InFlightPlanner::decideWithin(int64_t limit) {
  Traces traces;
  for (PlannedStep &pair : pairs)
    traces.push_back(pair.getTrace());
  FailureOr<std::optional<Trial>> best = search(traces, limit);
  if (failed(best))
    return failure();
  if (*best) {
    Budgets budgets;
    for (const Choice &choice : (*best)->choices)
      budgets.push_back(choice.budget);
    return decideAlone(budgets);
  }
  Traces alone;
  for (const planner::Trace &trace : traces)
    alone.push_back(leaveOutCallers(trace));
  best = search(alone, limit);
  if (failed(best))
    return failure();
  if (!*best) {
    FailureOr<std::optional<Traces>> separated = separateAll(alone);
    if (failed(separated))
      return failure();
    if (*separated)
      best = search(**separated, limit);
    if (failed(best))
      return failure();
  }
  if (!*best && request.options.policy == planner::Policy::Planned) {
    best = attemptAll(traces);
    if (failed(best))
      return failure();
  }
  // What is made again may save nothing but between the passes.
  if (!*best && planner::isRecomputePolicy(request.options.policy)) {
    best = attempt(traces, Budgets(pairs.size()), nullptr);
    if (failed(best))
      return failure();
  }
  if (!*best || (*best)->peakBytes > limit)
    return reportTooMuch(limit);
  return settle(std::move((*best)->choices));
}
