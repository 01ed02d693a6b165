//===- PlannedStep.cpp - A step with its trace and plan -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Steps/PlannedStep.h"

#include "Memory/RegionMemory.h"
#include "Steps/StepPlan.h"
#include "ao/Analysis/Steps/LayerMarkers.h"
#include "ao/Analysis/Steps/LoopStalls.h"
#include "ao/Analysis/Steps/Shortfall.h"
#include "ao/Analysis/Steps/StepRecompute.h"
#include "ao/Analysis/Steps/StepResiduals.h"
#include "ao/Analysis/Steps/StepTrace.h"
#include "ao/Dialect/AO/IR/AORecompute.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include "ao/Planner/Budget.h"
#include "ao/Planner/Policies.h"
#include "ao/Planner/Simulator.h"
#include "ao/Planner/Summary.h"
#include <limits>

using namespace mlir;
using namespace ao;

/// Repeats a failed attempt with names, which the messages contain.
template <typename Attempt>
auto PlannedStep::attemptNamed(Attempt attempt) {
  auto result = attempt();
  if (result || isNamed)
    return result;
  nameTrace();
  return attempt();
}

FailureOr<PlannedStep> PlannedStep::create(const Step &step,
                                           const planner::Machine &machine,
                                           const EligibilityRules &rules,
                                           const CostProfile *profile) {
  PlannedStep planned(step, machine);
  planned.trace = buildTrace(step, DurationModel(machine, profile), rules,
                             /*isNamed=*/false);
  planner::Status status =
      planned.attemptNamed([&] { return planned.trace.verify(); });
  if (!status)
    return planned.emitError(status.error(), "trace");
  return planned;
}

void PlannedStep::allowRecompute() { markRecompute(*step, trace); }

void PlannedStep::nameTrace() {
  if (isNamed)
    return;
  ao::nameTrace(*step, trace);
  isNamed = true;
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

InFlightDiagnostic PlannedStep::emitError(const planner::Error &error,
                                          StringRef source) const {
  InFlightDiagnostic diagnostic = mlir::emitError(step->getRoot()->getLoc());
  if (!source.empty())
    diagnostic << source << ": ";
  diagnostic << error.str();
  if (error.code == planner::ErrorCode::Infeasible)
    setShortfall(diagnostic, {});
  if (error.op && *error.op < trace.numOps())
    diagnostic.attachNote(step->getOps()[*error.op]->getLoc())
        << "'" << trace.ops[*error.op].name << "' is here";
  if (error.value && *error.value < trace.numValues())
    diagnostic.attachNote(step->getStorageLoc(*error.value))
        << "'" << trace.values[*error.value].name << "' is defined here";
  return diagnostic;
}

InFlightDiagnostic
PlannedStep::reportInfeasible(const planner::Error &error,
                              const planner::Infeasibility &why,
                              const planner::PlanOptions &options) const {
  InFlightDiagnostic diagnostic = mlir::emitError(step->getRoot()->getLoc())
                                  << "cannot plan '@" << step->getName()
                                  << "': " << error.str();
  int64_t residuals = countHostResidualBytes(*step);
  if (residuals > 0 && (options.hostBudget || options.pinnedBudget))
    diagnostic << ", besides " << residuals
               << " bytes of host memory for stacked residuals";
  diagnostic << "; " << planner::describeRemedy(why);
  setShortfall(diagnostic, {why.device.bytes, why.hostBytes});
  // The peak that no plan can lower, and its cause.
  std::string peak = planner::summarizePeak(trace, options);
  if (!peak.empty() && !machine.unifiedMemory)
    diagnostic << "; " << peak;
  std::string cause = planner::describeCause(why, trace);
  if (!cause.empty() && why.device.op < trace.numOps())
    diagnostic.attachNote(why.device.op < 0
                              ? step->getRoot()->getLoc()
                              : step->getOps()[why.device.op]->getLoc())
        << cause;
  return diagnostic;
}

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

/// Returns the peak of the step before its loops were rewritten, if they were.
static std::optional<int64_t> getGivenPeak(const Step &step) {
  auto peak = step.getRoot()->getAttrOfType<IntegerAttr>(kUnplannedPeakAttr);
  return peak ? std::optional<int64_t>(peak.getInt()) : std::nullopt;
}

/// Returns the part of `share` of the step's original time that loops have not
/// added yet, as a share of its current time.
double PlannedStep::getSlowdownLeft(double share) const {
  DurationModel durations(machine);
  double nowUs = 0;
  for (const planner::Op &op : trace.ops)
    nowUs += op.durationUs;
  double addedUs = computeRecomputedInLoopsUs(*step, durations) +
                   computeStallUs(*step, durations);
  if (addedUs == 0)
    return share;
  return std::max(share * (nowUs - addedUs) - addedUs, 0.0) / nowUs;
}

planner::Expected<planner::PlanOptions>
PlannedStep::resolve(const planner::PlanRequest &request) {
  planner::PlanRequest absolute = request;
  if (otherLayers && request.policy == planner::Policy::Layerwise)
    absolute.numLayers = std::clamp<int64_t>(
        *otherLayers, 0, std::max<int64_t>(planner::countLayers(trace) - 1, 0));
  if (std::optional<int64_t> peak = getGivenPeak(*step))
    for (std::string *budget :
         {&absolute.deviceBudget, &absolute.hostBudget, &absolute.pinnedBudget})
      if (StringRef(*budget).ends_with("%"))
        if (auto bytes = planner::parseBudget(*budget, *peak))
          *budget = std::to_string(*bytes);
  planner::Expected<planner::PlanOptions> options =
      attemptNamed([&] { return absolute.resolve(trace); });
  if (!options)
    return options;
  if (options->maxSlowdown)
    *options->maxSlowdown = getSlowdownLeft(*options->maxSlowdown);
  int64_t residuals = countHostResidualBytes(*step);
  // Residuals are pinned.
  for (auto [name, budget] :
       {std::pair("host memory budget", options->hostBudget),
        std::pair("pinned memory limit",
                  planner::pinnedLimit(machine, *options))})
    if (budget && residuals > *budget)
      return planner::Error{planner::ErrorCode::Infeasible,
                            "stacked residuals need " +
                                std::to_string(residuals) +
                                " bytes of host memory, the " + name + " is " +
                                std::to_string(*budget) + " bytes",
                            ""};
  return options;
}

planner::PlanOptions
PlannedStep::getOptionsBesideResiduals(planner::PlanOptions options) const {
  int64_t residuals = countHostResidualBytes(*step);
  if (residuals == 0)
    return options;
  options.pinnedBudget = planner::pinnedLimit(machine, options);
  for (std::optional<int64_t> *budget :
       {&options.hostBudget, &options.pinnedBudget})
    if (*budget)
      **budget = std::max<int64_t>(**budget - residuals, 0);
  return options;
}

/// Adds the figures that the trace does not determine.
void PlannedStep::completePrediction() {
  if (std::optional<int64_t> peak = getGivenPeak(*step))
    plan.predicted.unplannedPeakBytes = *peak;
  addHostResiduals(plan);
  double recomputeUs =
      computeRecomputedInLoopsUs(*step, DurationModel(machine));
  plan.predicted.recomputedUs += recomputeUs;
  plan.predicted.recomputedBytes += countBytesMadeInLoops(*step);
  plan.predicted.baseUs -= recomputeUs;
  plan.predicted.makespanBoundUs -= recomputeUs;
}

/// Adds the pinned memory of residuals, op by op, to the peaks of the plan. A
/// residual that an op begins is allocated after the transfers before that op.
void PlannedStep::addHostResiduals(planner::Plan &made) const {
  std::vector<HostResidualBytes> residuals = computeHostResidualBytes(*step);
  if (residuals.empty())
    return;
  auto simulation = planner::simulate(trace, machine, made.commands);
  if (!simulation)
    return;
  auto raise = [&](int64_t &most, ArrayRef<int64_t> peaks,
                   ArrayRef<int64_t> atStarts) {
    for (auto [bytes, peak, atStart] :
         llvm::zip_equal(residuals, peaks, atStarts)) {
      int64_t before = peak, within = atStart;
      addBytes(before, bytes.before);
      addBytes(within, bytes.within);
      most = std::max({most, before, within});
    }
  };
  raise(made.predicted.hostPeakBytes, simulation->hostPeaks,
        simulation->hostBytes);
  raise(made.predicted.pinnedPeakBytes, simulation->pinnedPeaks,
        simulation->pinnedBytes);
}

std::optional<double> PlannedStep::getLeastAddedUs() const {
  auto ns = step->getRoot()->getAttrOfType<IntegerAttr>(kLeastAddedAttr);
  if (!ns)
    return std::nullopt;
  return static_cast<double>(ns.getInt()) / 1e3;
}

std::string PlannedStep::getDeclineReason() const {
  return describeLoops(*step).empty() ? planner::declineReason(trace, plan)
                                      : "";
}

std::string PlannedStep::summarize() {
  return describeLoops(*step) +
         planner::summarize(getTrace(), plan, getLeastAddedUs());
}

LogicalResult PlannedStep::decide(const planner::PlanRequest &request) {
  planner::Expected<planner::PlanOptions> options = resolve(request);
  if (!options)
    return emitError(options.error(), "");
  return decide(*options);
}

/// Returns true if a plan is within its budgets.
static bool isWithinBudgets(const planner::Plan &plan) {
  constexpr int64_t none = std::numeric_limits<int64_t>::max();
  return plan.predicted.peakBytes <= plan.options.deviceBudget.value_or(none) &&
         plan.predicted.hostPeakBytes <=
             plan.options.hostBudget.value_or(none) &&
         plan.predicted.pinnedPeakBytes <=
             planner::pinnedLimit(plan.machine, plan.options).value_or(none);
}

planner::Expected<planner::Plan>
PlannedStep::search(const planner::PlanOptions &options,
                    planner::Infeasibility &why) const {
  int64_t residuals = countHostResidualBytes(*step);
  planner::PlanOptions beside = getOptionsBesideResiduals(options);
  auto attempt = [&](const planner::PlanOptions &asked) {
    planner::Expected<planner::Plan> made =
        planner::plan(trace, machine, asked, &why);
    if (made) {
      made->options.hostBudget = options.hostBudget;
      made->options.pinnedBudget = options.pinnedBudget;
      addHostResiduals(*made);
    }
    return made;
  };
  // Values and residuals may be on the host at different times.
  if (residuals > 0 && options.hostBudget) {
    planner::PlanOptions unlimited = beside;
    unlimited.hostBudget.reset();
    planner::Expected<planner::Plan> made = attempt(unlimited);
    if (made && isWithinBudgets(*made))
      return made;
  }
  planner::Expected<planner::Plan> made = attempt(beside);
  for (int64_t *least : {&why.hostBytes, &why.pinnedBytes})
    if (*least > 0)
      *least += residuals;
  return made;
}

LogicalResult PlannedStep::decide(const planner::PlanOptions &options) {
  planner::Infeasibility why;
  planner::Expected<planner::Plan> decided =
      attemptNamed([&] { return search(options, why); });
  if (decided) {
    plan = std::move(*decided);
    completePrediction();
    return success();
  }
  if (decided.error().code == planner::ErrorCode::Infeasible)
    return reportInfeasible(decided.error(), why, options);
  return emitError(decided.error(), "");
}

LogicalResult PlannedStep::settle(planner::Plan made) {
  planner::normalizeLaterReleases(trace, made.commands);
  planner::PlanOptions options = made.options;
  if (planner::predict(trace, made)) {
    plan = std::move(made);
    completePrediction();
    if (isWithinBudgets(plan))
      return success();
  }
  return decide(options);
}

LogicalResult PlannedStep::adopt(planner::Plan made, StringRef source) {
  planner::Status status = attemptNamed([&] { return made.verify(trace); });
  if (!status)
    return emitError(status.error(), source);
  plan = std::move(made);
  planner::normalizeLaterReleases(trace, plan.commands);
  return success();
}

LogicalResult PlannedStep::followMarkers(const planner::PlanRequest &request) {
  nameTrace();
  planner::Expected<planner::PlanOptions> options = request.resolve(trace);
  if (!options)
    return emitError(options.error(), "");
  FailureOr<std::vector<planner::Command>> commands =
      collectMarkedCommands(*step, trace, options->minBytes);
  if (failed(commands) || failed(predict(std::move(*commands), *options,
                                         "the markers are not a legal plan")))
    return failure();
  plan.declined = planner::declineReason(trace, plan);
  return success();
}

LogicalResult PlannedStep::readBack(const planner::PlanOptions &options) {
  FailureOr<std::vector<planner::Command>> commands =
      collectCommands(*step, trace);
  if (failed(commands) || failed(predict(std::move(*commands), options,
                                         "the transfers are not a legal plan")))
    return failure();
  completePrediction();
  return success();
}

/// Builds a plan from commands that were found in the IR.
LogicalResult PlannedStep::predict(std::vector<planner::Command> commands,
                                   const planner::PlanOptions &options,
                                   StringRef source) {
  plan = planner::makePlan(trace, machine, options, std::move(commands));
  planner::Status status =
      attemptNamed([&] { return planner::predict(trace, plan); });
  if (!status)
    return emitError(status.error(), source);
  return success();
}
