//===- Prediction.cpp - Predictions of the planner ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prediction.h"
#include "CompileOptions.h"
#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Costs/MachineSpec.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Analysis/Steps/InlinedDriver.h"
#include "ao/Analysis/Steps/LoopStalls.h"
#include "ao/Analysis/Steps/PlannedStep.h"
#include "ao/Analysis/Steps/StepResiduals.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "ao/Planner/Simulator.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace ao;
using namespace ao::run;
using planner::Command;
using planner::CommandKind;
using planner::CommandTimes;

/// The lanes of a simulated execution.
static Timeline convertTimeline(const planner::Trace &trace,
                                const std::vector<Command> &commands,
                                const planner::Simulation &simulation) {
  Timeline timeline;
  for (auto [op, start, bytes] : llvm::zip_equal(
           trace.ops, simulation.opStartUs, simulation.deviceBytes)) {
    timeline.spans.push_back(
        {Activity::Compute, op.name, start, op.durationUs, 0});
    timeline.memory.push_back({start, bytes});
  }
  for (auto [command, times] : llvm::zip_equal(commands, simulation.commands)) {
    const planner::Value &value = trace.values[command.value];
    bool isOffload = command.kind == CommandKind::Offload;
    if (isOffload || command.kind == CommandKind::Reload)
      timeline.spans.push_back(
          {isOffload ? Activity::Offload : Activity::Reload, value.name,
           times.copyStartUs, times.copyEndUs - times.copyStartUs,
           value.bytes});
    else if (times.exposedUs > 0)
      timeline.spans.push_back({Activity::Stall, value.name, times.issueUs,
                                times.exposedUs, value.bytes});
  }
  return timeline;
}

/// Returns the request of the strategy.
static planner::PlanRequest makeRequest(const CompileOptions &options) {
  AOPlanOffloadOptions given = options.plan;
  given.policy =
      planner::parsePolicy(options.strategy).value_or(planner::Policy::None);
  planner::PlanRequest request;
  request.policy = given.policy;
  request.minBytes = getMinBytes(given);
  request.minElements = getMinElements(given);
  request.deviceBudget = given.deviceBudget;
  request.hostBudget = given.hostBudget;
  request.pinnedBudget = given.pinnedBudget;
  return request;
}

/// The step as the planner sees it, in which calls are inlined and loops that
/// carry tensors are those of `scf`; null if that fails. Only `none` leaves
/// calls and loops of `affine` to bufferization.
static OwningOpRef<ModuleOp> inlineCalls(ModuleOp module) {
  OwningOpRef<ModuleOp> inlined = module.clone();
  PassManager manager(module.getContext());
  manager.addPass(createAOInlineCallees());
  manager.addPass(createAOLowerAffineTensors());
  if (failed(manager.run(*inlined)))
    return {};
  return inlined;
}

/// Returns the prediction for a plan that has been read back from `step`.
static FailureOr<Prediction> simulatePlan(const Step &step,
                                          PlannedStep &planned,
                                          const DurationModel &durations) {
  const planner::Trace &trace = planned.getTrace();
  const std::vector<Command> &commands = planned.getPlan().commands;
  auto simulation = planner::simulate(trace, durations.getMachine(), commands);
  if (!simulation)
    return emitError(step.getForward()->getLoc()) << simulation.error().str();
  Prediction prediction;
  prediction.stepUs = simulation->makespanUs;
  // Plans do not contain copies inside loops.
  prediction.exposedUs =
      simulation->exposedUs + computeStallUs(step, durations);
  prediction.recomputedUs = planned.getPlan().predicted.recomputedUs;
  prediction.peakDeviceBytes = simulation->peakBytes;
  prediction.peakHostBytes = planned.getPlan().predicted.hostPeakBytes;
  prediction.peakPinnedBytes = planned.getPlan().predicted.pinnedPeakBytes;
  if (planned.getPlan().options.policy != planner::Policy::None) {
    prediction.summary = planned.summarize();
    prediction.declined = planned.getDeclineReason();
  }
  prediction.timeline = convertTimeline(trace, commands, *simulation);
  return prediction;
}

static bool hasUnknownSize(Type type) {
  return isa<TensorType>(type) && !getStaticBytes(type);
}

/// Returns a value of unknown size; null if there is
/// none.
static Value findUnsized(const Step &step) {
  for (const Storage &storage : step.getStorages())
    if (storage.hasUnknownSize)
      return storage.base;
  // Storages are of values outside of regions.
  Value found;
  auto visit = [&](Operation *op) {
    bool isInRegion = !isa<FunctionOpInterface>(op->getParentOp());
    for (OpResult result : op->getResults())
      if (isInRegion && hasUnknownSize(result.getType()) &&
          !getViewSource(result) && !op->hasAttr(AODialect::kBytesAttr)) {
        found = result;
        return WalkResult::interrupt();
      }
    return WalkResult::advance();
  };
  step.getForwardBlock().walk(visit);
  if (!found && step.isPair())
    step.getBackwardBlock().walk(visit);
  return found;
}

/// Emits an error where the model does not cover the step.
static FailureOr<Prediction> predict(ModuleOp module, const Step &step,
                                     const planner::Machine &machine,
                                     const CompileOptions &options) {
  if (Value unsized = findUnsized(step))
    return emitError(unsized.getLoc()) << "the size of " << unsized.getType()
                                       << " is not known before the step runs";
  CostProfile profile;
  if (!options.profile.empty()) {
    auto loaded = loadCostProfile(module.getContext(), options.profile);
    if (failed(loaded))
      return failure();
    profile = std::move(*loaded);
  }
  const CostProfile *measured = options.profile.empty() ? nullptr : &profile;
  planner::PlanRequest request = makeRequest(options);
  EligibilityRules rules;
  rules.minElements = request.minElements;
  FailureOr<PlannedStep> planned =
      PlannedStep::create(step, machine, rules, measured);
  if (failed(planned))
    return failure();
  planner::Expected<planner::PlanOptions> asked =
      request.resolve(planned->getTrace());
  if (!asked)
    return emitError(step.getForward()->getLoc()) << asked.error().str();
  if (failed(planned->readBack(*asked)))
    return failure();
  return simulatePlan(step, *planned, DurationModel(machine, measured));
}

/// The same of a function of the module, which a driver of a pair may be.
static FailureOr<Prediction> predict(ModuleOp module, StringRef entry,
                                     const CompileOptions &options) {
  FailureOr<planner::Machine> machine = loadMachine(module, options.machine);
  if (failed(machine))
    return failure();
  auto function = module.lookupSymbol<func::FuncOp>(entry);
  if (!isStep(function)) {
    FailureOr<InlinedDriver> driver = InlinedDriver::create(module, entry);
    if (failed(driver))
      return failure();
    return predict(driver->getModule(), driver->getStep(), *machine, options);
  }
  SymbolTableCollection symbols;
  FailureOr<Step> step = buildStep(function, symbols);
  if (failed(step))
    return failure();
  return predict(module, *step, *machine, options);
}

std::optional<Prediction> ao::run::predictStep(ModuleOp module, StringRef entry,
                                               const CompileOptions &options) {
  std::optional<std::pair<Location, std::string>> reason;
  auto attempt = [&]() -> FailureOr<Prediction> {
    // A module that the model does not cover is not an error.
    ScopedDiagnosticHandler catcher(
        module.getContext(), [&](Diagnostic &diagnostic) {
          if (!reason && diagnostic.getSeverity() == DiagnosticSeverity::Error)
            reason.emplace(diagnostic.getLocation(), diagnostic.str());
          return success();
        });
    if (options.strategy != "none")
      return predict(module, entry, options);
    OwningOpRef<ModuleOp> inlined = inlineCalls(module);
    if (!inlined)
      return failure();
    return predict(*inlined, entry, options);
  };
  FailureOr<Prediction> prediction = attempt();
  if (succeeded(prediction))
    return std::move(*prediction);
  if (reason)
    emitRemark(reason->first)
        << "cannot predict '@" << entry << "': " << reason->second;
  return std::nullopt;
}
