//===- InFlightSearch.cpp - Searches budgets of pairs in flight -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InFlightSearch.h"

#include "ao/Planner/Budget.h"

using namespace mlir;
using namespace ao;
using planner::Command;
using planner::CommandKind;

//===----------------------------------------------------------------------===//
// Values kept between the passes
//===----------------------------------------------------------------------===//

/// Returns the trace of a pair with an op between its passes that takes no
/// time, and `bytes` of memory: within a budget of the pair, that many bytes
/// less are kept there.
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
  others.name = "other microbatches";
  others.bytes = bytes;
  others.def = boundary;
  trace.values.push_back(others);
  return trace;
}

/// Turns a plan for such a trace into one for the pair.
static void joinPasses(planner::Plan &plan, int64_t boundary) {
  --plan.numOps;
  --plan.numValues;
  for (planner::Command &command : plan.commands) {
    command.before -= command.before > boundary;
    if (command.kind == CommandKind::Recompute)
      command.value -= command.value > boundary;
  }
}

/// Returns traces with which the least budget of a pair is its feasible
/// minimum, and the bytes kept between its passes are minimal at the same time.
/// Both budgets share the rest. None if that is unknown.
FailureOr<std::optional<InFlightSearch::Traces>>
InFlightSearch::separateAll(const Traces &traces) {
  Traces separated;
  for (auto [number, trace] : llvm::enumerate(traces)) {
    if (!trace.boundary || !trace.loops.empty() || !trace.residuals.empty())
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

/// Returns nothing if no plan for `trace` meets `budget`; without one, plans
/// follow the rule of their policy alone.
FailureOr<std::optional<planner::Plan>>
InFlightSearch::planOne(const planner::Trace &trace, size_t number,
                        std::optional<int64_t> budget) {
  request.deviceBudget = budget ? std::to_string(*budget) : "";
  planner::Expected<planner::PlanOptions> options =
      pairs[number].resolve(request);
  if (!options)
    return pairs[number].emitError(options.error(), "");
  planner::Infeasibility why;
  planner::Expected<planner::Plan> plan = planner::plan(
      trace, machine, pairs[number].getOptionsBesideResiduals(*options), &why);
  if (plan) {
    plan->options.hostBudget = options->hostBudget;
    plan->options.pinnedBudget = options->pinnedBudget;
    if (plan->numOps > pairs[number].getTrace().numOps())
      joinPasses(*plan, *trace.boundary);
    return std::optional(std::move(*plan));
  }
  if (plan.error().code != planner::ErrorCode::Infeasible)
    return pairs[number].emitError(plan.error(), "");
  leastBudgets[number] = why.device.bytes;
  return std::optional<planner::Plan>();
}

/// Returns nothing if a pair has no plan for its budget. Plans for budgets as
/// in `known` are reused.
FailureOr<std::optional<InFlightSearch::Trial>>
InFlightSearch::attempt(const Traces &traces, const PairBudgets &budgets,
                        const Trial *known) {
  Trial trial;
  trial.budgets = budgets;
  for (auto [number, budget] : llvm::enumerate(budgets)) {
    if (known && known->budgets[number] == budget) {
      trial.plans.push_back(known->plans[number]);
      continue;
    }
    FailureOr<std::optional<planner::Plan>> plan =
        planOne(traces[number], number, budget);
    if (failed(plan))
      return failure();
    if (!*plan)
      return std::optional<Trial>();
    trial.plans.push_back(std::move(**plan));
  }
  FailureOr<int64_t> bytes = memory.measure(trial.plans);
  if (failed(bytes))
    return failure();
  trial.peakBytes = *bytes;
  leastPeak = std::min(leastPeak.value_or(*bytes), *bytes);
  return std::optional(std::move(trial));
}

/// Tries the least feasible budget of each pair. No plan offloads more.
FailureOr<std::optional<InFlightSearch::Trial>>
InFlightSearch::attemptLeast(const Traces &traces) {
  PairBudgets budgets;
  for (auto [number, trace] : llvm::enumerate(traces)) {
    leastBudgets[number] = 1;
    FailureOr<std::optional<planner::Plan>> plan = planOne(trace, number, 1);
    if (failed(plan))
      return failure();
    budgets.push_back(leastBudgets[number]);
  }
  return attempt(traces, budgets, nullptr);
}

/// Budgets differ by at least this share of the distance to the budget without
/// a plan: smaller differences are not worth a plan.
static constexpr int64_t numShares = 256;

/// Raises the budgets of some pairs as far as all microbatches meet `limit`,
/// each by the same share of the excess of its unplanned peak.
LogicalResult InFlightSearch::raise(const Traces &traces, int64_t limit,
                                    size_t begin, size_t end, Trial &best) {
  PairBudgets least = best.budgets;
  int64_t fits = 0, tooMuch = numShares + 1;
  while (tooMuch - fits > 1) {
    int64_t share = fits + (tooMuch - fits) / 2;
    PairBudgets budgets = least;
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

/// Returns the plans of the largest budgets at which all microbatches need
/// `limit` at most. Pairs share it equally, before each takes the rest of the
/// others.
FailureOr<std::optional<InFlightSearch::Trial>>
InFlightSearch::search(const Traces &traces, int64_t limit) {
  PairBudgets unplanned;
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

/// Returns the trace without the bytes that callers hold anyway: a plan for it
/// can have a lower peak than that of the pair alone, for example if callers
/// pass on an output and its gradient as one buffer.
static planner::Trace omitCallers(planner::Trace trace) {
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

/// Tries plans that keep each value on device only during its uses: no plan has
/// less memory at any op of a pair. Returns nothing if that exceeds other
/// budgets.
FailureOr<std::optional<InFlightSearch::Trial>>
InFlightSearch::attemptAll(const Traces &traces) {
  planner::Policy asked = std::exchange(request.policy, planner::Policy::Sync);
  FailureOr<std::optional<Trial>> trial =
      attempt(traces, PairBudgets(pairs.size()), nullptr);
  request.policy = asked;
  if (failed(trial) || !*trial)
    return trial;
  constexpr int64_t none = std::numeric_limits<int64_t>::max();
  for (auto [number, plan] : llvm::enumerate((*trial)->plans)) {
    plan.options.policy = asked;
    planner::PlanOptions options =
        pairs[number].getOptionsBesideResiduals(plan.options);
    if (plan.predicted.hostPeakBytes > options.hostBudget.value_or(none) ||
        plan.predicted.pinnedPeakBytes >
            planner::pinnedLimit(machine, options).value_or(none))
      return std::optional<Trial>();
  }
  return trial;
}

InFlightSearch::Traces InFlightSearch::getTraces() const {
  Traces traces;
  for (PlannedStep &pair : pairs)
    traces.push_back(pair.getTrace());
  return traces;
}

FailureOr<std::optional<PairBudgets>>
InFlightSearch::findBudgets(int64_t limit) {
  FailureOr<std::optional<Trial>> best = search(getTraces(), limit);
  if (failed(best))
    return failure();
  if (!*best)
    return std::optional<PairBudgets>();
  return std::optional(std::move((*best)->budgets));
}

FailureOr<std::optional<InFlightSearch::Trial>>
InFlightSearch::searchBelow(const Traces &traces, int64_t limit) {
  Traces alone;
  for (const planner::Trace &trace : traces)
    alone.push_back(omitCallers(trace));
  FailureOr<std::optional<Trial>> best = search(alone, limit);
  if (failed(best) || *best)
    return best;
  FailureOr<std::optional<Traces>> separated = separateAll(alone);
  if (failed(separated))
    return failure();
  if (*separated)
    best = search(**separated, limit);
  if (failed(best) || *best)
    return best;
  if (request.policy == planner::Policy::Planned)
    best = attemptAll(traces);
  if (failed(best) || *best)
    return best;
  // Rematerialization may save memory only between the passes.
  if (planner::hasTraits(request.policy, planner::PolicyTrait::Rematerializes))
    best = attempt(traces, PairBudgets(pairs.size()), nullptr);
  return best;
}

FailureOr<std::optional<std::vector<planner::Plan>>>
InFlightSearch::findPlans(int64_t limit) {
  FailureOr<std::optional<Trial>> best = searchBelow(getTraces(), limit);
  if (failed(best))
    return failure();
  if (!*best || (*best)->peakBytes > limit)
    return std::optional<std::vector<planner::Plan>>();
  return std::optional(std::move((*best)->plans));
}
