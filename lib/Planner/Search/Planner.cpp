//===- Planner.cpp - From a trace and a budget to a plan ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Planner.h"
#include "Model/Groups.h"
#include "Model/Totals.h"
#include "Optimizer.h"
#include "PlanResiduals.h"
#include "Policies/SavedValues.h"
#include "RecomputePolicies.h"
#include "TierPlan.h"
#include "ao/Planner/Expansion.h"
#include "ao/Planner/Loops.h"
#include "ao/Planner/Policies.h"
#include "ao/Planner/SearchLayers.h"
#include "ao/Planner/Summary.h"

#include <algorithm>
#include <new>
#include <optional>

using namespace ao::planner;

namespace {

constexpr double zeroStall = 1e-9;

/// A list of commands and what it does.
struct Outcome {
  std::vector<Command> commands;
  Simulation simulation;

  Totals totals() const {
    Totals totals;
    totals.exposedUs = simulation.exposedUs;
    totals.peakBytes = simulation.peakBytes;
    totals.hostPeakBytes = simulation.hostPeakBytes;
    totals.pinnedPeakBytes = simulation.pinnedPeakBytes;
    totals.slowedUs = simulation.slowedUs;
    return totals;
  }
};

/// Commands and their totals, without the whole simulation.
struct Draft {
  std::vector<Command> commands;
  Totals totals;
};

class Session {
public:
  Session(const Trace &trace, const Machine &machine,
          const PlanOptions &options, const ProgressFn &progress,
          const std::vector<Tier> &tiers = {})
      : trace(trace), machine(machine), options(options), progress(progress),
        tiers(tiers), problem(trace, options.minBytes, tiers),
        capacity(problem, machine, pinnedLimit(machine, options)) {}

  Expected<Plan> run(Infeasibility *why);

private:
  void placeInTiers(std::vector<Command> &commands) const;
  Expected<Outcome> follow(std::vector<Command> commands) const;
  Draft draft(std::vector<Command> commands) const;
  Draft rule(const PlanOptions &asked) const;
  Draft bestLayerwise(const PlanOptions &asked) const;
  std::vector<PlanOptions> variants(Policy policy) const;
  /// Returns the greatest number of layers that `layerwise` offloads.
  int64_t mostLayers() const {
    if (!numLayers)
      numLayers = countLayers(trace);
    return std::max<int64_t>(*numLayers - 1, 0);
  }
  bool canTryAllLayers() const;
  bool mayHelp(Policy policy, const std::optional<Outcome> &best) const;
  Expected<Outcome> planned(Infeasibility *why);
  Expected<Outcome> followRule(Infeasibility *why);
  Error infeasible(Infeasibility *why);
  bool isBetter(const Totals &a, const Totals &b) const;
  bool fits(const Totals &totals) const;
  bool fitsHost(const Totals &totals) const;
  void preferRobust(Optimizer &optimizer, const Candidate &candidate,
                    Outcome &best) const;
  void preferRules(std::optional<Outcome> &best) const;
  Plan finish(Outcome outcome) const;

  /// Exposed time that counts as none.
  double toleranceUs() const { return zeroStall * problem.baseUs(); }

  Budgets limits() const {
    Budgets result;
    result.host = options.hostBudget.value_or(result.host);
    result.pinned = pinnedLimit(machine, options).value_or(result.pinned);
    return result;
  }
  /// Returns the limit of the bytes on the host in all tiers together.
  int64_t hostLimit() const {
    Budgets budgets = limits();
    return machine.hasPageableTier() ? budgets.host
                                     : std::min(budgets.host, budgets.pinned);
  }

  const Trace &trace;
  const Machine &machine;
  const PlanOptions &options;
  const ProgressFn &progress;
  const std::vector<Tier> &tiers;
  Problem problem;
  LinkCapacity capacity;
  /// Counted on first use.
  mutable std::optional<int64_t> numLayers;
};

} // namespace

void Session::placeInTiers(std::vector<Command> &commands) const {
  if (tiers.empty())
    return;
  for (Command &command : commands)
    if (command.kind == CommandKind::Offload)
      command.tier = tiers[command.value];
}

Expected<Outcome> Session::follow(std::vector<Command> commands) const {
  placeInTiers(commands);
  normalizeLaterReleases(trace, commands);
  Expected<Simulation> simulation = simulate(trace, machine, commands);
  if (!simulation)
    return simulation.takeError();
  return Outcome{std::move(commands), std::move(*simulation)};
}

Draft Session::draft(std::vector<Command> commands) const {
  placeInTiers(commands);
  Totals costs = totals(problem, trace, machine, commands);
  return {std::move(commands), costs};
}

bool Session::canTryAllLayers() const {
  constexpr int64_t affordable = 8'000'000;
  return mostLayers() <= affordable / (trace.numOps() + trace.numValues() + 1);
}

/// Without a number of layers: the lowest peak that costs no time; under a
/// device budget the fewest layers that fit, else those with the lowest peak.
Draft Session::bestLayerwise(const PlanOptions &asked) const {
  bool isBudgeted = options.deviceBudget.has_value();
  Draft best = draft({});
  if (isBudgeted && fits(best.totals))
    return best;
  auto isGood = [&](int64_t k) {
    Draft next = draft(layerwiseCommands(trace, asked, k));
    bool good = fits(next.totals);
    if (fitsHost(next.totals) && (good || isBudgeted) &&
        next.totals.peakBytes < best.totals.peakBytes)
      best = std::move(next);
    return good;
  };
  std::optional<int64_t> fewest =
      searchLayers(1, mostLayers(), canTryAllLayers(), isBudgeted, isGood);
  return fewest ? draft(layerwiseCommands(trace, asked, *fewest)) : best;
}

Draft Session::rule(const PlanOptions &asked) const {
  switch (asked.policy) {
  case Policy::Sync:
    return draft(syncCommands(trace, asked.minBytes));
  case Policy::PyTorch:
    return draft(pytorchCommands(trace, machine, asked, /*perLayer=*/false));
  case Policy::PyTorchPerLayer:
    return draft(pytorchCommands(trace, machine, asked, /*perLayer=*/true));
  case Policy::Layerwise:
    if (asked.numLayers)
      return draft(layerwiseCommands(trace, asked, *asked.numLayers));
    return bestLayerwise(asked);
  case Policy::CompiledRegions:
    return draft(compiledRegionCommands(trace, machine, asked));
  case Policy::None:
  // No rules of transfers alone:
  case Policy::Manual:
  case Policy::Planned:
  case Policy::Checkpoint:
  case Policy::Selective:
  case Policy::Knapsack:
  case Policy::TwoLevel:
  case Policy::GreedyRemat:
    break;
  }
  return draft({});
}

/// The forms of a policy that a plan must not be worse than.
std::vector<PlanOptions> Session::variants(Policy policy) const {
  PlanOptions asked = options;
  asked.policy = policy;
  std::vector<PlanOptions> result;
  // On a large step mayHelp() nearly always rules out `pytorch`, but not the
  // policy of layers: its second reading would take long.
  if (policy == Policy::PyTorch ||
      (policy == Policy::PyTorchPerLayer && canTryAllLayers())) {
    for (bool gibRates : {false, true}) {
      asked.gibRates = gibRates;
      result.push_back(asked);
    }
    return result;
  }
  // The best without exposed time is found without a number.
  if (policy != Policy::Layerwise || !options.deviceBudget ||
      !canTryAllLayers())
    return {asked};
  for (int64_t k = 1; k <= mostLayers(); ++k)
    for (LayerIssue issue : {LayerIssue::Ready, LayerIssue::Head})
      for (ReloadOrder order : {ReloadOrder::Saved, ReloadOrder::Use}) {
        asked.numLayers = k;
        asked.layerIssue = issue;
        asked.reloadOrder = order;
        result.push_back(asked);
      }
  return result;
}

bool Session::fitsHost(const Totals &totals) const {
  return totals.hostPeakBytes <= limits().host &&
         totals.pinnedPeakBytes <= limits().pinned;
}

bool Session::fits(const Totals &totals) const {
  return fitsHost(totals) &&
         (options.deviceBudget ? totals.peakBytes <= *options.deviceBudget
                               : totals.exposedUs <= toleranceUs());
}

/// With a device budget time counts, without one the peak.
bool Session::isBetter(const Totals &a, const Totals &b) const {
  if (!options.deviceBudget)
    return a.peakBytes < b.peakBytes;
  return a.addedUs() < b.addedUs() - toleranceUs();
}

/// Returns true if a rule can fit the budgets and be better than `best`, as far
/// as that can be determined in much less time than its plan takes.
bool Session::mayHelp(Policy policy, const std::optional<Outcome> &best) const {
  if (!options.deviceBudget)
    return true;
  int64_t budget = *options.deviceBudget;
  switch (policy) {
  case Policy::None:
    return problem.unplannedPeak() <= budget;
  case Policy::Sync:
    return !best || syncExposedUs(trace, machine, options.minBytes) <
                        best->simulation.addedUs();
  case Policy::PyTorch: {
    // In a joint step everything is there whenever an op starts, as under
    // `none`; in a pair nothing is released before the end of the forward part.
    std::optional<int64_t> backwardBegin = knownBackwardBegin(trace);
    if (!backwardBegin)
      return false;
    auto first = problem.memory.begin(), last = first + *backwardBegin;
    return std::all_of(first, last, [&](int64_t m) { return m <= budget; });
  }
  case Policy::Layerwise:
    if (options.numLayers || !layersNest(trace))
      return true;
    return draft(layerwiseCommands(trace, options, mostLayers()))
               .totals.peakBytes <= budget;
  default:
    return true;
  }
}

/// Whatever a rule of thumb achieves within the budgets is achieved: under a
/// device budget on steps of any size, unless the plan is as good as the bound.
void Session::preferRules(std::optional<Outcome> &best) const {
  double floor = 0;
  if (options.deviceBudget)
    floor = makespanBound(problem, machine, capacity, *options.deviceBudget) -
            problem.baseUs();
  bool isFreePossible = floor <= toleranceUs();
  PlanOptions once = options;
  once.recompute = false;
  for (Policy policy : policiesFor(trace, once)) {
    if (best && options.deviceBudget &&
        best->simulation.addedUs() <= floor + toleranceUs())
      return;
    // A step that is too large for all numbers of layers gets one that costs
    // no time.
    bool skip = policy == Policy::Layerwise && !options.numLayers &&
                !canTryAllLayers() && !isFreePossible && best;
    if (policy == Policy::Planned || skip || !mayHelp(policy, best))
      continue;
    for (const PlanOptions &asked : variants(policy)) {
      Draft next = rule(asked);
      if (!fits(next.totals) ||
          (best && !isBetter(next.totals, best->totals())))
        continue;
      if (Expected<Outcome> outcome = follow(std::move(next.commands)))
        best = std::move(*outcome);
    }
  }
}

/// Replaces `best` by a plan that is also free of exposed time but has less
/// delay on a slow link, if there is one.
void Session::preferRobust(Optimizer &optimizer, const Candidate &candidate,
                           Outcome &best) const {
  Candidate hardened;
  Budgets budgets = limits().within(*options.deviceBudget);
  if (!optimizer.harden(budgets, candidate, hardened))
    return;
  Machine slow = machine;
  slow.d2hBandwidth *= Optimizer::slowLink;
  slow.h2dBandwidth *= Optimizer::slowLink;
  slow.pageableD2hBandwidth *= Optimizer::slowLink;
  slow.pageableH2dBandwidth *= Optimizer::slowLink;
  auto slowExposure = [&](const Outcome &outcome) {
    Expected<Simulation> run = simulate(trace, slow, outcome.commands);
    return run ? run->exposedUs : std::numeric_limits<double>::infinity();
  };
  double least = slowExposure(best) - toleranceUs();
  // Once as timed for the slow link, once for the promised one.
  for (int i = 0; i < 2; ++i) {
    Expected<Outcome> outcome = follow(toCommands(problem, hardened.schedule));
    optimizer.retime(hardened.schedule, budgets);
    if (!outcome || !fits(outcome->totals()) ||
        isBetter(best.totals(), outcome->totals()))
      continue;
    double exposure = slowExposure(*outcome);
    if (exposure >= least - problem.roundingUs())
      continue;
    least = exposure;
    best = std::move(*outcome);
  }
}

Expected<Outcome> Session::planned(Infeasibility *why) {
  Optimizer optimizer(problem, machine, capacity, options, progress);
  Candidate candidate;
  bool found = true;
  if (options.deviceBudget &&
      *options.deviceBudget < leastPeak(problem, capacity, limits().host))
    return infeasible(why);
  if (options.deviceBudget)
    found = optimizer.minimizeTime(limits().within(*options.deviceBudget),
                                   candidate);
  else
    optimizer.minimizePeak(limits(), candidate);
  std::optional<Outcome> best;
  if (found) {
    Expected<Outcome> outcome = follow(toCommands(problem, candidate.schedule));
    if (!outcome)
      return outcome.takeError();
    best = std::move(*outcome);
    if (options.deviceBudget)
      preferRobust(optimizer, candidate, *best);
  }
  // Without a budget, the best layerwise plan takes many plans to find.
  if (options.deviceBudget || optimizer.isSmall())
    preferRules(best);
  if (!best)
    return infeasible(why);
  return std::move(*best);
}

Expected<Outcome> Session::followRule(Infeasibility *why) {
  Draft made = rule(options);
  // Only this choice depends on the budget.
  bool isChosen = options.policy == Policy::Layerwise && !options.numLayers &&
                  options.deviceBudget;
  if (!isChosen || fits(made.totals))
    return follow(std::move(made.commands));
  if (why) {
    *why = {};
    why->device.bytes = made.totals.peakBytes;
  }
  return Error{ErrorCode::Infeasible,
               "no number of layers fits the device memory budget of " +
                   std::to_string(*options.deviceBudget) + " bytes",
               ""};
}

/// "the device memory budget of 5 bytes, the host memory budget of 7 bytes and
/// the pinned memory limit of 3 bytes".
static std::string nameLimits(int64_t device, std::optional<int64_t> host,
                              std::optional<int64_t> pinned) {
  auto name = [](const char *what, int64_t bytes) {
    return "the " + std::string(what) + " of " + std::to_string(bytes) +
           " bytes";
  };
  std::string text = name("device memory budget", device);
  if (host)
    text += (pinned ? ", " : " and ") + name("host memory budget", *host);
  if (pinned)
    text += " and " + name("pinned memory limit", *pinned);
  return text;
}

Error Session::infeasible(Infeasibility *why) {
  Infeasibility result;
  int64_t budget = *options.deviceBudget;
  std::optional<int64_t> pinned = pinnedLimit(machine, options);
  bool isHostShort = budget >= smallestBudget(trace, options.minBytes).bytes;
  result.device = smallestBudget(trace, options.minBytes, hostLimit());
  if (options.hostBudget || pinned)
    result.device.bytes =
        Optimizer(problem, machine, capacity, options, progress)
            .leastFeasible(limits());
  int64_t away = std::max<int64_t>(problem.unplannedPeak() - budget, 0);
  if (isHostShort && options.hostBudget)
    result.hostBytes = away;
  if (isHostShort && pinned && !machine.hasPageableTier())
    result.pinnedBytes = away;
  if (why)
    *why = result;
  // Name all limits unless the device budget is the only one.
  bool namesHost = options.hostBudget && (isHostShort || pinned);
  return Error{ErrorCode::Infeasible,
               "no plan fits " +
                   nameLimits(budget,
                              namesHost ? options.hostBudget : std::nullopt,
                              pinned),
               ""};
}

/// Fills the prediction of a plan from its simulation and the bounds.
static void predictFrom(const Problem &problem, const LinkCapacity &capacity,
                        const Simulation &simulation, Plan &plan) {
  Prediction &p = plan.predicted;
  p.makespanUs = simulation.makespanUs;
  p.baseUs = simulation.baseUs;
  p.exposedUs = simulation.exposedUs;
  p.slowedUs = simulation.slowedUs;
  p.peakBytes = simulation.peakBytes;
  p.unplannedPeakBytes = problem.unplannedPeak();
  p.hostPeakBytes = simulation.hostPeakBytes;
  p.pinnedPeakBytes = simulation.pinnedPeakBytes;
  p.offloadedBytes = simulation.offloadedBytes;
  p.makespanBoundUs =
      makespanBound(problem, plan.machine, capacity,
                    plan.options.deviceBudget.value_or(p.peakBytes));
  p.peakBoundBytes = peakBound(problem, plan.machine, capacity);
}

/// Step time that no plan within the budget (without one: at the plan's own
/// peak) gets below, as far as the options let ops be recomputed.
static double bestPossibleUs(const Trace &trace, const Plan &plan) {
  int64_t budget = plan.options.deviceBudget.value_or(plan.predicted.peakBytes);
  int64_t minBytes = plan.options.minBytes;
  if (!plan.options.recompute)
    return makespanBound(trace, plan.machine, minBytes, budget,
                         pinnedLimit(plan.machine, plan.options));
  return jointMakespanBound(trace, plan.machine, minBytes, budget);
}

/// A simulation has the recomputed ops in its base.
static void separateRecomputedOps(const Trace &trace, Prediction &predicted) {
  predicted.recomputedUs = 0;
  predicted.recomputedBytes = 0;
  for (const Op &op : trace.ops)
    if (op.isRecomputed)
      predicted.recomputedUs += op.durationUs;
  predicted.baseUs -= predicted.recomputedUs;
  for (const Value &value : trace.values)
    if (isRematerialized(trace, value))
      predicted.recomputedBytes += value.bytes;
}

/// Times depend on the number of copies only if a value with several copies is
/// offloaded, on tiers if there are two, and on interference if it slows down
/// ops.
static std::vector<std::string> requirements(const Trace &trace,
                                             const Plan &plan) {
  std::vector<std::string> result;
  auto isAny = [&](auto isOne) {
    return std::any_of(plan.commands.begin(), plan.commands.end(), isOne);
  };
  if (isAny([&](const Command &command) {
        return command.isTransfer() && trace.values[command.value].copies > 1;
      }))
    result.push_back("copies");
  if (isAny(
          [](const Command &command) { return command.tier != Tier::Pinned; }))
    result.push_back("tier");
  if (plan.predicted.slowedUs > 0)
    result.push_back("interference");
  return result;
}

Plan Session::finish(Outcome outcome) const {
  Plan plan = makePlan(trace, machine, options, std::move(outcome.commands));
  predictFrom(problem, capacity, outcome.simulation, plan);
  separateRecomputedOps(trace, plan.predicted);
  plan.declined = declineReason(trace, plan);
  plan.required = requirements(trace, plan);
  return plan;
}

Expected<Plan> Session::run(Infeasibility *why) {
  Expected<Outcome> outcome =
      options.policy == Policy::Planned ? planned(why) : followRule(why);
  if (!outcome)
    return outcome.takeError();
  return finish(std::move(*outcome));
}

/// If pinned memory is short, some copies are pageable.
static Expected<Plan> planTransfersOf(const Trace &trace,
                                      const Machine &machine,
                                      const PlanOptions &options,
                                      Infeasibility *why,
                                      const ProgressFn &progress) {
  auto planInTiers = [&](const Machine &links, const PlanOptions &asked,
                         const std::vector<Tier> &tiers,
                         Infeasibility *reason) {
    return Session(trace, links, asked, progress, tiers).run(reason);
  };
  return planTiers(trace, machine, options, planInTiers, why);
}

/// Plans each group as one value; the plan contains its members.
static Expected<Plan> planGroups(const Trace &trace, const Machine &machine,
                                 const PlanOptions &options, Infeasibility *why,
                                 const ProgressFn &progress) {
  FoldedTrace folded(trace, options.minBytes);
  if (!folded.isFolded())
    return planTransfersOf(trace, machine, options, why, progress);
  Expected<Plan> made =
      planTransfersOf(folded.trace(), machine, options, why, progress);
  if (why)
    why->device.values = folded.expand(why->device.values);
  if (!made)
    return made;
  made->numValues = trace.numValues();
  made->commands = folded.expand(made->commands);
  if (Status status = predict(trace, *made); !status)
    return status.takeError();
  return made;
}

/// With a budget for memory or time, recomputable ops count as well.
static Expected<Plan> planStep(const Trace &trace, const Machine &machine,
                               const PlanOptions &options, Infeasibility *why,
                               const ProgressFn &progress) {
  if (!trace.residuals.empty())
    return planResiduals(trace, machine, options, why);
  auto planTransfers = [&](const Trace &step, const PlanOptions &asked,
                           Infeasibility *reason) {
    return planGroups(step, machine, asked, reason, progress);
  };
  bool isPlanned = options.policy == Policy::Planned;
  if (isPlanned && options.maxSlowdown)
    return JointPlanner(trace, machine, options, planTransfers)
        .minimizePeak(why);
  if (isPlanned && options.deviceBudget && options.recompute &&
      mayRecompute(trace))
    return JointPlanner(trace, machine, options, planTransfers)
        .minimizeTime(why);
  if (hasTraits(options.policy, PolicyTrait::Rematerializes) &&
      options.recompute)
    return planRecomputePolicy(trace, machine, options, planTransfers, why);
  Expected<Plan> made = planTransfers(trace, options, why);
  if (made && options.recompute && mayRecompute(trace))
    made->predicted.makespanBoundUs = bestPossibleUs(trace, *made);
  return made;
}

/// Plans without the host budget first: a search within it may miss plans.
static Expected<Plan> planTwice(const Trace &trace, const Machine &machine,
                                const PlanOptions &options, Infeasibility *why,
                                const ProgressFn &progress) {
  if (options.policy == Policy::Planned && options.hostBudget) {
    PlanOptions unlimited = options;
    unlimited.hostBudget.reset();
    Expected<Plan> made = planStep(trace, machine, unlimited, why, progress);
    if (made)
      made->options.hostBudget = options.hostBudget;
    if (made && made->predicted.hostPeakBytes <= *options.hostBudget)
      return made;
  }
  return planStep(trace, machine, options, why, progress);
}

/// If host memory is device memory, a copy to the host takes the bytes that it
/// frees.
static Expected<Plan> planInPlace(Trace trace, const Machine &machine,
                                  const PlanOptions &options,
                                  Infeasibility *why,
                                  const ProgressFn &progress) {
  for (Value &value : trace.values)
    value.offloadable = false;
  Expected<Plan> made = planStep(trace, machine, options, why, progress);
  if (made || made.error().code != ErrorCode::Infeasible)
    return made;
  Error error = made.takeError();
  error.message +=
      ": offloading saves nothing on this machine, whose host memory "
      "is device memory";
  return error;
}

Expected<Plan> ao::planner::plan(const Trace &trace, const Machine &machine,
                                 const PlanOptions &options, Infeasibility *why,
                                 const ProgressFn &progress) {
  if (Status status = verifyInput(trace, machine, options); !status)
    return status.takeError();
  if (options.policy == Policy::Manual)
    return Error{ErrorCode::InvalidInput,
                 "policy 'manual' needs the markers of a module", ""};
  if (Status status = verifyLayers(trace, options); !status)
    return status.takeError();
  try {
    return machine.unifiedMemory
               ? planInPlace(trace, machine, options, why, progress)
               : planTwice(trace, machine, options, why, progress);
  } catch (const std::bad_alloc &) {
    return Error{ErrorCode::OutOfMemory, "out of memory while planning", ""};
  }
}

Status ao::planner::predictWithoutBound(const Trace &trace, Plan &plan) {
  Expected<PlanExecution> execution = execute(trace, plan);
  if (!execution)
    return execution.takeError();
  if (Status status = verifyTimes(trace, plan.machine); !status)
    return status;
  Problem problem = problemOf(trace, plan.options.minBytes);
  LinkCapacity capacity(problem, plan.machine,
                        pinnedLimit(plan.machine, plan.options));
  predictFrom(problem, capacity, execution->simulation, plan);
  plan.predicted.unplannedPeakBytes = unplannedPeak(trace);
  separateRecomputedOps(execution->expansion ? execution->expansion->trace
                                             : trace,
                        plan.predicted);
  plan.required = requirements(trace, plan);
  return {};
}

Status ao::planner::predict(const Trace &trace, Plan &plan) {
  if (Status status = predictWithoutBound(trace, plan); !status)
    return status;
  // With residuals of loops, nothing is recomputed.
  if (trace.residuals.empty() && mayRecompute(trace))
    plan.predicted.makespanBoundUs = bestPossibleUs(trace, plan);
  return {};
}
