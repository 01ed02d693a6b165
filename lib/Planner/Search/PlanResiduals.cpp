//===- PlanResiduals.cpp - Plans of the slices of residuals ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanResiduals.h"

#include "Loops/ResidualPlanner.h"
#include "ao/Planner/Loops.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Summary.h"

using namespace ao::planner;

/// Returns the least device budget for which the search finds a plan, if
/// `bytes` came closest to another one: a search with another budget may find
/// other plans.
static int64_t leastPlanned(ResidualPlanner &planner, int64_t bytes) {
  constexpr int mostRounds = 4;
  for (int round = 0; round < mostRounds; ++round) {
    ResidualPlanner::Proposal outcome = planner.propose(bytes);
    if (planner.isWithin(outcome.totals))
      break;
    bytes = outcome.totals.peakBytes;
  }
  return bytes;
}

/// Adds the budgets that would suffice, where `outcome` is the closest to the
/// given ones.
static void explain(ResidualPlanner &planner, const Trace &trace,
                    const Machine &machine, const PlanOptions &options,
                    const ResidualOutcome &outcome, Infeasibility &why) {
  why = {};
  why.device = smallestBudget(trace, options.minBytes);
  why.device.bytes = outcome.totals.peakBytes;
  int64_t least = planner.leastHostBytes();
  if (options.policy == Policy::Planned)
    why.device.bytes = leastPlanned(planner, why.device.bytes);
  if (options.hostBudget && least > *options.hostBudget)
    why.hostBytes = least;
  if (std::optional<int64_t> pinned = pinnedLimit(machine, options);
      pinned && least > *pinned)
    why.pinnedBytes = least;
}

/// Returns the commands of the policy. If a search fails, `why` is set.
static Expected<std::vector<Command>> offloadSlices(const Trace &trace,
                                                    const Machine &machine,
                                                    const PlanOptions &options,
                                                    Infeasibility *why) {
  ResidualPlanner planner(trace, machine, options);
  switch (options.policy) {
  case Policy::None:
    return std::vector<Command>();
  case Policy::Sync:
    return planner
        .offloadAll({/*blockingOffloads=*/true, /*blockingReloads=*/true})
        .commands;
  case Policy::PyTorch:
  case Policy::PyTorchPerLayer:
    return planner.offloadAll({}).commands;
  case Policy::Layerwise: {
    Expected<ResidualOutcome> layerwise = planner.offloadLayers();
    if (!layerwise)
      return layerwise.takeError();
    if (options.numLayers || !options.deviceBudget ||
        planner.isWithin(layerwise->totals))
      return std::move(layerwise->commands);
    if (why)
      explain(planner, trace, machine, options, *layerwise, *why);
    return Error{ErrorCode::Infeasible,
                 "no number of layers fits the device memory budget of " +
                     std::to_string(*options.deviceBudget) + " bytes",
                 ""};
  }
  case Policy::Planned: {
    ResidualOutcome outcome = planner.plan();
    if (planner.isWithin(outcome.totals))
      return std::move(outcome.commands);
    if (why)
      explain(planner, trace, machine, options, outcome, *why);
    return Error{ErrorCode::Infeasible,
                 "no plan that loops can repeat fits the memory budgets", ""};
  }
  case Policy::CompiledRegions:
  case Policy::Manual:
  case Policy::Checkpoint:
  case Policy::Selective:
  case Policy::Knapsack:
  case Policy::TwoLevel:
  case Policy::GreedyRemat:
    break;
  }
  return Error{ErrorCode::InvalidInput,
               "policy '" + std::string(toString(options.policy)) +
                   "' does not support stacked residuals",
               ""};
}

Expected<Plan> ao::planner::planResiduals(const Trace &trace,
                                          const Machine &machine,
                                          const PlanOptions &options,
                                          Infeasibility *why) {
  if (options.maxSlowdown)
    return Error{ErrorCode::InvalidInput,
                 "max-slowdown does not apply to stacked residuals", ""};
  Expected<std::vector<Command>> commands =
      offloadSlices(trace, machine, options, why);
  if (!commands)
    return commands.takeError();
  Plan plan = makePlan(trace, machine, options, std::move(*commands));
  if (Status status = predict(trace, plan); !status)
    return status.takeError();
  plan.declined = declineReason(trace, plan);
  return plan;
}

Expected<SlicePlanner>
SlicePlanner::create(const Trace &trace, const Machine &machine,
                     const PlanOptions &options, ResidualRecipes recipes,
                     std::optional<LoopContext> context) {
  if (Status status = verifyInput(trace, machine, options); !status)
    return status.takeError();
  auto planValues = [&machine](const Trace &step, const PlanOptions &asked) {
    Infeasibility why;
    Expected<Plan> made = planner::plan(step, machine, asked, &why);
    ValuesOutcome outcome;
    if (made)
      outcome.predicted = made->predicted;
    else
      outcome.leastBytes = why.device.bytes;
    return outcome;
  };
  std::optional<StepAround> around;
  if (context)
    around.emplace(std::move(*context), machine, options, planValues);
  return SlicePlanner(std::make_unique<ResidualPlanner>(
      trace, machine, options, std::move(recipes), std::move(around)));
}

SlicePlanner::SlicePlanner(std::unique_ptr<ResidualPlanner> planner)
    : planner(std::move(planner)) {}
SlicePlanner::SlicePlanner(SlicePlanner &&) noexcept = default;
SlicePlanner::~SlicePlanner() = default;

SlicePlanner::Result SlicePlanner::plan(std::optional<int64_t> deviceBudget,
                                        std::optional<int64_t> maxSegments) {
  ResidualPlanner::Proposal outcome =
      planner->propose(deviceBudget, maxSegments);
  bool fits = planner->isWithin(outcome.totals);
  if (!fits && deviceBudget) {
    // The least time with which the peak can be this low.
    outcome = planner->propose(outcome.totals.peakBytes, maxSegments);
  }
  return {std::move(outcome.transfers), outcome.totals.peakBytes, fits};
}
