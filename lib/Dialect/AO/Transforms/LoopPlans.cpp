//===- LoopPlans.cpp - Plans of what loops stack --------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopPlans.h"
#include "LoopTrials.h"
#include "PairSignature.h"
#include "PlanFiles.h"
#include "StackRewrites.h"
#include "StackStreamer.h"
#include "ao/Planner/Planner.h"

using namespace mlir;
using namespace ao;

namespace {
/// One step of a module whose loops count, with what it stacks.
class LoopStep {
public:
  LoopStep(ArrayRef<Step> steps, const Step &step)
      : number(&step - steps.begin()), step(step),
        stacks(step, LoopDepth::All) {}

  LogicalResult expand(const planner::Machine &machine,
                       const EligibilityRules &rules);
  InFlightDiagnostic emitError(const planner::Error &error,
                               StringRef source) const {
    InFlightDiagnostic diagnostic = step.getForward()->emitError();
    if (!source.empty())
      diagnostic << source << ": ";
    diagnostic << error.str();
    return diagnostic;
  }

  size_t number;
  const Step &step;
  StepStacks stacks;
  LoopTrace expanded;
};
} // namespace

LogicalResult LoopStep::expand(const planner::Machine &machine,
                               const EligibilityRules &rules) {
  FailureOr<PlannedStep> planned = PlannedStep::create(step, machine, rules);
  if (failed(planned))
    return failure();
  auto mayMove = [&](const StackLife &life) {
    return getStreamObstacle(step, life, rules.minBytes).empty();
  };
  expanded = expandStacks(step, stacks, planned->getTrace(),
                          DurationModel(machine), mayMove);
  if (planner::Status status = expanded.trace.verify(); !status)
    return emitError(status.error(), "trace");
  return success();
}

FailureOr<LoopPlan> ao::readLoopPlan(ModuleOp module, StringRef name,
                                     const planner::Machine &machine,
                                     const EligibilityRules &rules) {
  FailureOr<std::vector<Step>> steps = buildStepsOfLoops(module);
  if (failed(steps))
    return failure();
  const Step *chosen = findStep(module, *steps, name);
  if (!chosen)
    return failure();
  LoopStep step(*steps, *chosen);
  if (failed(step.expand(machine, rules)))
    return failure();
  LoopPlan result;
  planner::Trace &trace = step.expanded.trace;
  planner::Plan &plan = result.plan;
  plan.traceName = trace.name;
  plan.numOps = trace.numOps();
  plan.numValues = trace.numValues();
  plan.machine = machine;
  plan.options.minBytes = rules.minBytes;
  plan.commands = planner::commandsOf(
      trace, movesOf(step.stacks, step.expanded, readMarks(step.stacks)));
  if (planner::Status status = planner::predict(trace, plan); !status)
    return step.emitError(status.error(), "the attributes are no legal plan");
  result.trace = std::move(trace);
  return result;
}

LogicalResult ao::applyLoopPlan(ModuleOp module, StringRef name,
                                const planner::Plan &plan, StringRef source) {
  FailureOr<std::vector<Step>> steps = buildStepsOfLoops(module);
  if (failed(steps))
    return failure();
  const Step *chosen = findStep(module, *steps, name);
  if (!chosen)
    return failure();
  LoopStep step(*steps, *chosen);
  if (failed(step.expand(planner::Machine(plan.machine), {})))
    return failure();
  if (planner::Status status = plan.verify(step.expanded.trace); !status)
    return step.emitError(status.error(), source);
  auto moves = planner::readMoves(step.expanded.trace, plan.commands);
  if (!moves)
    return step.emitError(moves.error(), source);
  LoopChoice choice = chooseMoves(step.stacks, step.expanded, *moves);
  if (choice.countStacks() == 0)
    return success();
  choice.ahead = plan.options.policy != planner::Policy::Sync;
  if (failed(PairUsers(module).verifyUnused(*chosen)))
    return failure();
  markLoops(step.stacks, choice);
  size_t number = step.number;
  return success(succeeded(moveMarkedSlices(module, number)));
}
