//===- LoopPlans.cpp - Plans of stacked residuals -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopPlans.h"
#include "Helpers/PairSignature.h"
#include "LoopSearch/LoopTrials.h"
#include "Loops/LoopPlaces.h"
#include "Loops/ResidualRewrites.h"
#include "Loops/ResidualStreamer.h"
#include "PlanFiles.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Simulator.h"

using namespace mlir;
using namespace ao;

namespace {
/// One step of a module with normalized loops, or the body of a loop, and its
/// stacked residuals.
struct LoopStep {
  LoopStep(Step found, const StepPath &path)
      : number(path.getNumber()), step(std::move(found)),
        residuals(step, LoopDepth::All) {}

  /// Changes the loops of `module` like `buildStepsOfLoops`, and lets them
  /// rematerialize the marked slices. Returns null, after an error, if there is
  /// no such step.
  static std::unique_ptr<LoopStep> find(ModuleOp module, StringRef name,
                                        const planner::Machine &machine);

  LogicalResult expand(const planner::Machine &machine,
                       const EligibilityRules &rules);
  InFlightDiagnostic emitError(const planner::Error &error,
                               StringRef source) const {
    InFlightDiagnostic diagnostic = step.getRoot()->emitError();
    if (!source.empty())
      diagnostic << source << ": ";
    diagnostic << error.str();
    return diagnostic;
  }

  /// That of the step which it is, or which contains it.
  size_t number;
  Step step;
  StepResiduals residuals;
  LoopTrace expanded;
};
} // namespace

/// A plan offloads slices; attributes of loops name the rematerialized ones.
std::unique_ptr<LoopStep> LoopStep::find(ModuleOp module, StringRef name,
                                         const planner::Machine &machine) {
  FailureOr<std::vector<Step>> steps = buildStepsOfLoops(module);
  std::optional<StepPath> path;
  if (succeeded(steps))
    path = findPath(module, *steps, name);
  if (!path ||
      (hasLoop(module,
               [](const LoopDecision &decision) {
                 return decision.rematerializes() || !decision.split.empty();
               }) &&
       failed(splitAndRematerialize(module, path->getNumber(), machine))))
    return nullptr;
  FailureOr<Step> step = path->build(module);
  if (failed(step))
    return nullptr;
  return std::make_unique<LoopStep>(std::move(*step), *path);
}

LogicalResult LoopStep::expand(const planner::Machine &machine,
                               const EligibilityRules &rules) {
  FailureOr<PlannedStep> planned = PlannedStep::create(step, machine, rules);
  if (failed(planned))
    return failure();
  auto isEligible = [&](const StackedResidual &stacked) {
    return getStreamObstacle(step, stacked, rules.minBytes, rules.minElements)
        .empty();
  };
  expanded = expandResiduals(step, residuals, planned->getTrace(),
                             DurationModel(machine), isEligible);
  if (planner::Status status = expanded.trace.verify(); !status)
    return emitError(status.error(), "trace");
  return success();
}

FailureOr<LoopPlan> ao::readLoopPlan(ModuleOp module, StringRef name,
                                     const planner::Machine &machine,
                                     const EligibilityRules &rules) {
  std::unique_ptr<LoopStep> step = LoopStep::find(module, name, machine);
  if (!step || failed(step->expand(machine, rules)))
    return failure();
  if (failed(verifyPlaces(step->residuals.getStackedResiduals())))
    return failure();
  const planner::Trace &trace = step->expanded.trace;
  planner::PlanOptions options;
  options.minBytes = rules.minBytes;
  options.minElements = rules.minElements;
  LoopPlan result;
  result.plan = planner::makePlan(
      trace, machine, options,
      planner::commandsOf(trace,
                          getResidualTransfers(step->residuals, step->expanded,
                                               readMarks(step->residuals))));
  if (planner::Status status = planner::predict(trace, result.plan); !status)
    return step->emitError(status.error(),
                           "the attributes are not a legal plan");
  result.trace = std::move(step->expanded.trace);
  return result;
}

/// The rewrite offloads slices only: other commands would be lost.
static planner::Status
verifyOnlySlices(const planner::Trace &trace,
                 const std::vector<planner::Command> &commands) {
  llvm::DenseSet<int64_t> slices;
  for (const planner::Residual &residual : trace.residuals)
    slices.insert(residual.values.begin(), residual.values.end());
  for (auto [index, command] : llvm::enumerate(commands))
    if (command.kind == planner::CommandKind::Recompute ||
        !slices.contains(command.value))
      return planner::illegalCommand(
          trace, command, index,
          "plans for iterations offload slices of stacked residuals only");
  return {};
}

LogicalResult ao::applyLoopPlan(ModuleOp module, StringRef name,
                                const planner::Plan &plan, StringRef source) {
  planner::Machine machine(plan.machine);
  std::unique_ptr<LoopStep> step = LoopStep::find(module, name, machine);
  if (!step || failed(step->expand(machine, {})))
    return failure();
  const planner::Trace &trace = step->expanded.trace;
  if (planner::Status status = plan.verify(trace); !status)
    return step->emitError(status.error(), source);
  auto transfers = planner::readTransfers(trace, plan.commands);
  if (!transfers)
    return step->emitError(transfers.error(), source);
  if (planner::Status status = verifyOnlySlices(trace, plan.commands); !status)
    return step->emitError(status.error(), source);
  LoopChoice choice =
      getLoopChoice(step->residuals, step->expanded, *transfers);
  if (choice.countResiduals() == 0)
    return success();
  choice.prefetch = plan.options.policy != planner::Policy::Sync;
  if (keepOffloadable(step->residuals, choice).countResiduals() !=
      choice.countResiduals())
    return step->emitError(
        {planner::ErrorCode::InvalidInput,
         "no loop reads all slices of a part that the plan offloads",
         "$.commands"},
        source);
  if (step->step.isPair() && failed(PairUsers(module).verifyUses(step->step)))
    return failure();
  removeMarks(step->step);
  markLoops(step->residuals, choice);
  return offloadMarkedSlices(module, step->number, machine);
}
