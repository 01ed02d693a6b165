//===- EmitTrace.cpp - Write the step trace of a module -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopPlans.h"
#include "PlanFiles.h"
#include "ao/Analysis/Costs/MachineSpec.h"
#include "ao/Analysis/Steps/BodySteps.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Analysis/Steps/PlannedStep.h"
#include "ao/Analysis/Steps/StepTrace.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/OwningOpRef.h"

namespace ao {
#define GEN_PASS_DEF_AOEMITTRACE
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// Returns the first transfer of `step`, at any depth; null if there is none.
static Operation *findTransfer(const Step &step) {
  Operation *found = nullptr;
  for (Block *block : step.getBlocks())
    block->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (!found && isTransferOp(op))
        found = op;
      return found ? WalkResult::interrupt() : WalkResult::advance();
    });
  return found;
}

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
    if (numLayers < -1)
      return emitError(module.getLoc())
             << "'num-layers' must not be negative, got " << int64_t{numLayers};
    if (loops && recompute)
      return emitError(module.getLoc())
             << "'recompute' marks no ops in a trace with 'loops': plans for "
                "iterations offload slices of stacked residuals only";
    if (std::optional<StepFunctions> body = findBody(*steps, step))
      return writeBody(*body, *target);
    const Step *chosen = findStep(module, *steps, step);
    return failure(!chosen || failed(writeStep(*chosen, *target)));
  }

  /// Writes the trace of `body`, as a separate step.
  LogicalResult writeBody(const StepFunctions &body,
                          const planner::Machine &target) {
    FailureOr<Step> chosen = buildBodyStep(body);
    return failure(failed(chosen) || failed(writeStep(*chosen, target)));
  }

  LogicalResult writeStep(const Step &chosen, const planner::Machine &target) {
    ModuleOp module = getOperation();
    FailureOr<int64_t> smallest = resolveMinBytes(chosen, minBytes);
    if (failed(smallest))
      return failure();
    EligibilityRules rules{select, numLayers, *smallest, minElements};
    if (loops)
      return writeLoops(chosen, target, rules);
    FailureOr<PlannedStep> planned = PlannedStep::create(chosen, target, rules);
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
    options.select = select;
    if (failed(planned->readBack(options)))
      return failure();
    return writePlanFiles(module, *planned, planOutput, report);
  }

  LogicalResult writeLoops(const Step &chosen, const planner::Machine &target,
                           const EligibilityRules &rules) {
    ModuleOp module = getOperation();
    if (Operation *transfer = findTransfer(chosen))
      return transfer->emitOpError(
          "exists before this pass: 'loops' shows the iterations of a step "
          "without transfers; without it, each loop is one op that includes "
          "its transfers");
    // Brings its loops into the form in which the pass that splits them reads
    // them.
    OwningOpRef<ModuleOp> copy = module.clone();
    FailureOr<LoopPlan> read = readLoopPlan(*copy, step, target, rules);
    if (failed(read))
      return failure();
    if (!output.empty() &&
        failed(writeTextFile(module, output, planner::toJson(read->trace))))
      return failure();
    return writePlanFiles(module, read->trace, read->plan, planOutput, report);
  }
};
} // namespace
