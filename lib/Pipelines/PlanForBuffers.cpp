//===- PlanForBuffers.cpp - Plan until the buffers meet the budget --------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/BuildSteps.h"
#include "ao/Analysis/MachineSpec.h"
#include "ao/Analysis/PlannedStep.h"
#include "ao/Dialect/AO/Transforms/Bufferization/DeviceMemory.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "ao/Pipelines/Lowering.h"
#include "ao/Pipelines/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/MathExtras.h"
#include <limits>

namespace ao {
#define GEN_PASS_DEF_AOPLANFORBUFFERS
#include "ao/Pipelines/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
/// Bytes of device memory that the buffers of each step may take, by the name
/// of its forward function.
using Budgets = std::vector<std::pair<std::string, int64_t>>;

struct PlanForBuffers : public ao::impl::AOPlanForBuffersBase<PlanForBuffers> {
  using Base::Base;

  void getDependentDialects(DialectRegistry &registry) const override {
    OpPassManager manager = makePlanning(/*reserved=*/0);
    buildBufferizationPipeline(manager);
    manager.getDependentDialects(registry);
  }

  void runOnOperation() override {
    if (maxPlans < 1) {
      emitError(getOperation().getLoc())
          << "'max-plans' must be positive, got " << int64_t{maxPlans};
      return signalPassFailure();
    }
    int64_t reserved = 0;
    if (!deviceBudget.empty() && failed(findReserve(reserved)))
      return signalPassFailure();
    OpPassManager planning = makePlanning(reserved);
    if (failed(runPipeline(planning, getOperation())))
      signalPassFailure();
  }

private:
  AO_DEFINE_GET_PLANNING_OPTIONS()

  /// What plans for good: with remarks and files.
  OpPassManager makePlanning(int64_t reserved) const {
    return makePlanning(reserved, planOutput, report, /*remarks=*/true);
  }
  /// What only tries: plans that come to nothing leave no trace.
  OpPassManager makeTrial(int64_t reserved) const {
    return makePlanning(reserved, "", "", /*remarks=*/false);
  }
  OpPassManager makePlanning(int64_t reserved, std::string planFile,
                             std::string reportFile, bool remarks) const {
    OpPassManager manager(ModuleOp::getOperationName());
    AOPlanOffloadOptions planning = getPlanningOptions();
    planning.planOutput = std::move(planFile);
    planning.report = std::move(reportFile);
    planning.reserved = reserved;
    planning.remarks = remarks;
    manager.addPass(createAOPlanOffload(planning));
    manager.addPass(createAOApplyPlan());
    return manager;
  }

  /// Tries plans until one's buffers meet the budget; `reserved` is what it had
  /// to hold back.
  LogicalResult findReserve(int64_t &reserved);
  FailureOr<OwningOpRef<ModuleOp>> runOnCopy(ModuleOp original,
                                             OpPassManager &pipeline);
  FailureOr<OwningOpRef<ModuleOp>> planBuffers(int64_t reserved);
  FailureOr<Budgets> getBudgets();
  LogicalResult verify(ModuleOp buffers, const Budgets &budgets);
};
} // namespace

/// Only ops inside the one the pass runs on may be given a pipeline, so the
/// copy lies in there while it runs.
FailureOr<OwningOpRef<ModuleOp>>
PlanForBuffers::runOnCopy(ModuleOp original, OpPassManager &pipeline) {
  ModuleOp copy = original.clone();
  getOperation().push_back(copy);
  LogicalResult result = runPipeline(pipeline, copy);
  // The next copy may lie at the same address.
  getAnalysisManager().nest(copy).clear();
  copy->remove();
  OwningOpRef<ModuleOp> owned(copy);
  if (failed(result))
    return failure();
  return owned;
}

/// A bufferized copy of the module, planned with `reserved` bytes held back.
FailureOr<OwningOpRef<ModuleOp>> PlanForBuffers::planBuffers(int64_t reserved) {
  OpPassManager pipeline = makeTrial(reserved);
  buildBufferizationPipeline(pipeline);
  return runOnCopy(getOperation(), pipeline);
}

/// The budget in bytes: a percentage is one of each step's own peak.
FailureOr<Budgets> PlanForBuffers::getBudgets() {
  ModuleOp module = getOperation();
  FailureOr<planner::Machine> target = loadMachine(module, machine);
  FailureOr<std::vector<Step>> steps = buildSteps(module);
  if (failed(target) || failed(steps))
    return failure();
  Budgets budgets;
  planner::PlanRequest request = makePlanRequest(getPlanningOptions());
  for (const Step &step : *steps) {
    if (!isa<func::FuncOp>(step.getForward()))
      return emitError(step.getForward()->getLoc())
             << "the buffers of '@" << step.getForward().getName()
             << "' cannot be counted: it is a '" << step.getForward()->getName()
             << "', not a 'func.func'";
    FailureOr<PlannedStep> planned = PlannedStep::create(step, *target);
    if (failed(planned))
      return failure();
    auto options = request.resolve(planned->getTrace());
    if (!options)
      return emitError(module.getLoc()) << options.error().str();
    budgets.emplace_back(step.getForward().getName().str(),
                         *options->deviceBudget);
  }
  return budgets;
}

/// By how much the buffers of any step exceed its budget.
static int64_t getExcess(ModuleOp buffers, const Budgets &budgets) {
  int64_t excess = 0;
  for (const auto &[name, budget] : budgets) {
    auto entry = buffers.lookupSymbol<func::FuncOp>(name);
    excess = std::max(excess, computeDeviceMemory(entry).peakBytes - budget);
  }
  return excess;
}

LogicalResult PlanForBuffers::verify(ModuleOp buffers, const Budgets &budgets) {
  bool anyExceeds = false;
  for (const auto &[name, budget] : budgets) {
    auto entry = buffers.lookupSymbol<func::FuncOp>(name);
    anyExceeds |= failed(verifyDeviceMemory(entry, budget));
  }
  return failure(anyExceeds);
}

LogicalResult PlanForBuffers::findReserve(int64_t &reserved) {
  FailureOr<OwningOpRef<ModuleOp>> buffers = planBuffers(reserved);
  if (failed(buffers))
    return failure();
  FailureOr<Budgets> budgets = getBudgets();
  if (failed(budgets))
    return failure();
  for (int64_t plans = 1; plans < maxPlans; ++plans) {
    int64_t excess = getExcess(**buffers, *budgets);
    if (excess <= 0)
      break;
    // That no plan exists with less says nothing to the user, who asked for
    // more.
    ScopedDiagnosticHandler silence(&getContext(),
                                    [](Diagnostic &) { return success(); });
    // Another plan may have as much again, so each step is twice the last.
    uint64_t more = llvm::SaturatingMultiplyAdd<uint64_t>(
        excess, uint64_t{1} << std::min<int64_t>(plans - 1, 8), reserved);
    if (more > std::numeric_limits<int64_t>::max())
      break;
    FailureOr<OwningOpRef<ModuleOp>> next = planBuffers(more);
    if (failed(next))
      break;
    buffers = std::move(next);
    reserved = more;
  }
  return verify(**buffers, *budgets);
}
