//===- EmitTrace.cpp - Write the step trace of a module -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanFiles.h"
#include "ao/Analysis/MachineSpec.h"
#include "ao/Analysis/StepPlan.h"
#include "ao/Analysis/StepTrace.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "ao/Planner/Planner.h"

namespace ao {
#define GEN_PASS_DEF_AOEMITTRACE
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
struct EmitTracePass : public ao::impl::AOEmitTraceBase<EmitTracePass> {
  using Base::Base;

  void runOnOperation() override {
    if (failed(write()))
      signalPassFailure();
    markAllAnalysesPreserved();
  }

private:
  LogicalResult write() {
    ModuleOp module = getOperation();
    FailureOr<planner::Machine> target = loadMachine(module, machine);
    FailureOr<std::vector<Step>> steps = buildSteps(module);
    if (failed(target) || failed(steps))
      return failure();
    const Step *chosen = findStep(module, *steps, step);
    if (!chosen)
      return failure();
    planner::Trace trace =
        buildTrace(*chosen, DurationModel(*target), minBytes);
    if (planner::Status status = trace.verify(); !status)
      return emitError(module.getLoc()) << "trace: " << status.error().str();
    if (!output.empty() &&
        failed(writeTextFile(module, output, planner::toJson(trace))))
      return failure();
    if (planOutput.empty() && report.empty())
      return success();
    return writePlan(*chosen, trace, *target);
  }

  LogicalResult writePlan(const Step &chosen, const planner::Trace &trace,
                          const planner::Machine &target) {
    FailureOr<std::vector<planner::Command>> commands =
        collectCommands(chosen, trace);
    if (failed(commands))
      return failure();
    planner::Plan plan;
    plan.traceName = trace.name;
    plan.numOps = trace.numOps();
    plan.numValues = trace.numValues();
    plan.machine = target;
    plan.options.minBytes = minBytes;
    plan.commands = std::move(*commands);
    if (planner::Status status = planner::predict(trace, plan); !status)
      return emitError(getOperation().getLoc())
             << "the transfers are not a legal plan: " << status.error().str();
    return writePlanFiles(getOperation(), trace, plan, planOutput, report);
  }
};
} // namespace
