//===- EmitTrace.cpp - Write the step trace of a module -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanFiles.h"
#include "ao/Analysis/BuildSteps.h"
#include "ao/Analysis/MachineSpec.h"
#include "ao/Analysis/PlannedStep.h"
#include "ao/Analysis/StepTrace.h"
#include "ao/Dialect/AO/Transforms/Passes.h"

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
    if (numLayers < -1)
      return emitError(module.getLoc())
             << "'num-layers' must not be negative, got " << int64_t{numLayers};
    FailureOr<int64_t> smallest = resolveMinBytes(*chosen, minBytes);
    if (failed(smallest))
      return failure();
    EligibilityRules rules{select, numLayers, *smallest, minElements};
    FailureOr<PlannedStep> planned =
        PlannedStep::create(*chosen, *target, rules);
    if (failed(planned))
      return failure();
    if (recompute)
      planned->allowRecompute();
    if (!output.empty() &&
        failed(writeTextFile(module, output,
                             planner::toJson(planned->getTrace()))))
      return failure();
    if (planOutput.empty() && report.empty())
      return success();
    planner::PlanOptions options;
    options.minBytes = *smallest;
    options.minElements = minElements;
    options.select = stringifySelection(select).str();
    if (failed(planned->readBack(options)))
      return failure();
    return writePlanFiles(module, *planned, planOutput, report);
  }
};
} // namespace
