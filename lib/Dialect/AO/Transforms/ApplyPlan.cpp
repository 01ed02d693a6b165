//===- ApplyPlan.cpp - Insert the transfers that a plan file says ---------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanFiles.h"
#include "PlanRewriter.h"
#include "ao/Analysis/MachineSpec.h"
#include "ao/Analysis/StepPlan.h"
#include "ao/Analysis/StepTrace.h"
#include "ao/Dialect/AO/Transforms/Passes.h"

namespace ao {
#define GEN_PASS_DEF_AOAPPLYPLAN
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
struct ApplyPlanPass : public ao::impl::AOApplyPlanBase<ApplyPlanPass> {
  using Base::Base;

  void runOnOperation() override {
    if (failed(apply()))
      signalPassFailure();
  }

private:
  LogicalResult apply() {
    ModuleOp module = getOperation();
    if (plan.empty())
      return (emitError(module.getLoc()) << "'plan' must name a plan file");
    planner::Expected<planner::Plan> loaded = planner::loadPlan(plan);
    if (!loaded)
      return emitError(module.getLoc()) << plan << ": " << loaded.error().str();
    FailureOr<planner::Machine> machine = loadMachine(module, "");
    if (failed(machine) || failed(verifyHasNoTransfers(module)))
      return failure();
    FailureOr<std::vector<Step>> steps = buildSteps(module);
    if (failed(steps))
      return failure();
    const Step *chosen = findStep(module, *steps, step);
    if (!chosen)
      return failure();
    // Durations decide nothing here: what is legal depends on order alone.
    planner::Trace trace =
        buildTrace(*chosen, DurationModel(*machine), /*minBytes=*/0);
    if (planner::Status status = loaded->verify(trace); !status)
      return emitError(module.getLoc()) << plan << ": " << status.error().str();
    if (chosen->isPair() && failed(PairUsers(module).verifyUnused(*chosen)))
      return failure();
    normalizeLaterReleases(trace, loaded->commands);
    PlanRewriter(*chosen, *loaded).rewrite();
    return success();
  }
};
} // namespace
