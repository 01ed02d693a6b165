//===- Offload.cpp - The offload pipeline and its outcome -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao-c/Offload.h"

#include "Messages.h"
#include "Planner/Figures.h"
#include "Planner/SizedStruct.h"
#include "ao/Analysis/MachineSpec.h"
#include "ao/Analysis/StepPlan.h"
#include "ao/Analysis/StepTrace.h"
#include "ao/Pipelines/Pipelines.h"
#include "ao/Planner/Budget.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Simulator.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace ao;
using namespace ao::capi;

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

static AoOffloadOptions getDefaults() {
  OffloadPipelineOptions pipeline;
  AoOffloadOptions options = {};
  options.size = sizeof(options);
  options.minBytes = pipeline.minBytes;
  options.numLayers = pipeline.numLayers;
  options.effort = pipeline.effort;
  options.seed = pipeline.seed;
  return options;
}

void aoOffloadOptionsInitSized(AoOffloadOptions *options, size_t size) {
  if (options)
    writeSized(getDefaults(), options, size);
}

static LogicalResult setStrategy(ModuleOp module, const AoOffloadOptions &given,
                                 OffloadPipelineOptions &options) {
  switch (given.strategy) {
  case AO_STRATEGY_PLANNED:
    options.strategy = Strategy::Planned;
    return success();
  case AO_STRATEGY_PREFETCH:
    options.strategy = Strategy::Prefetch;
    return success();
  case AO_STRATEGY_SYNC:
    options.strategy = Strategy::Sync;
    return success();
  default:
    return emitError(module.getLoc())
           << "unknown strategy number " << static_cast<int>(given.strategy);
  }
}

static LogicalResult setSelection(ModuleOp module,
                                  const AoOffloadOptions &given,
                                  OffloadPipelineOptions &options) {
  switch (given.selection) {
  case AO_SELECTION_DEFAULT:
    return success();
  case AO_SELECTION_ALL:
    options.policy = SelectionPolicy::All;
    return success();
  case AO_SELECTION_MARKED:
    options.policy = SelectionPolicy::Marked;
    return success();
  case AO_SELECTION_LAYERWISE:
    options.policy = SelectionPolicy::Layerwise;
    return success();
  default:
    return emitError(module.getLoc())
           << "unknown selection number " << static_cast<int>(given.selection);
  }
}

/// Sets what differs from the defaults, so that it counts as given.
static LogicalResult toPipelineOptions(ModuleOp module,
                                       const AoOffloadOptions &given,
                                       OffloadPipelineOptions &options) {
  if (failed(setStrategy(module, given, options)) ||
      failed(setSelection(module, given, options)))
    return failure();
  auto setText = [](auto &option, const char *text) {
    if (text && *text)
      option = std::string(text);
  };
  auto setNumber = [](auto &option, auto number) {
    if (number != option)
      option = number;
  };
  setText(options.machine, given.machine);
  setText(options.profile, given.profile);
  setText(options.deviceBudget, given.deviceMemoryBudget);
  setText(options.hostBudget, given.hostMemoryBudget);
  setText(options.planOutput, given.planOutput);
  setText(options.report, given.report);
  setNumber(options.minBytes, given.minBytes);
  setNumber(options.numLayers, given.numLayers);
  setNumber(options.effort, given.effort);
  setNumber(options.seed, given.seed);
  setNumber(options.linkBandwidth, given.linkBandwidth);
  setNumber(options.fitBuffers, given.fitBuffers != 0);
  if (std::string error = checkOptions(options); !error.empty())
    return emitError(module.getLoc()) << error;
  return success();
}

static LogicalResult readOptions(ModuleOp module, const AoOffloadOptions *given,
                                 OffloadPipelineOptions &options) {
  AoOffloadOptions known = getDefaults();
  if (given && !readSized(given, known))
    return emitError(module.getLoc())
           << "the options have a size or fields that this library does not "
              "know; fill them with aoOffloadOptionsInit first";
  return toPipelineOptions(module, known, options);
}

//===----------------------------------------------------------------------===//
// Pipeline
//===----------------------------------------------------------------------===//

static LogicalResult offload(ModuleOp module, const AoOffloadOptions *given) {
  if (!llvm::is_contained(module.getContext()->getAvailableDialects(),
                          AODialect::getDialectNamespace()))
    return emitError(module.getLoc()) << "the context does not know the ao "
                                         "dialect: aoRegisterAllDialects";
  OffloadPipelineOptions options;
  if (failed(readOptions(module, given, options)))
    return failure();
  PassManager manager(module.getContext(), module->getName().getStringRef());
  buildOffloadPipeline(manager, options);
  return manager.run(module);
}

MlirLogicalResult aoOffload(MlirModule module, const AoOffloadOptions *options,
                            AoMessageHandler handler) {
  if (mlirModuleIsNull(module))
    return failWithout("module", handler);
  ModuleOp op = unwrap(module);
  MessageScope scope(op.getContext(), handler);
  return scope.close(offload(op, options), op.getLoc());
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// What the pipeline's options ask of the planner for a step with this peak.
static FailureOr<planner::PlanOptions>
toPlanOptions(ModuleOp module, const OffloadPipelineOptions &options,
              int64_t unplannedPeak) {
  planner::PlanOptions result;
  if (options.strategy != Strategy::Planned) {
    // The transfers followed a rule that knows none of these.
    result.minBytes = 0;
    return result;
  }
  result.minBytes = options.minBytes;
  result.effort = options.effort;
  result.seed = options.seed;
  const std::pair<const std::string &, std::optional<int64_t> &> budgets[] = {
      {options.deviceBudget, result.deviceBudget},
      {options.hostBudget, result.hostBudget}};
  for (const auto &[text, bytes] : budgets) {
    if (text.empty())
      continue;
    planner::Expected<int64_t> budget =
        planner::parseBudget(text, unplannedPeak);
    if (!budget)
      return emitError(module.getLoc())
             << "budget '" << text << "': " << budget.error().str();
    bytes = *budget;
  }
  return result;
}

/// The plan that the transfers of a step amount to.
static FailureOr<planner::Plan>
rebuildPlan(const Step &step, const planner::Trace &trace,
            const planner::Machine &machine,
            const OffloadPipelineOptions &options) {
  Operation *root = step.getForward();
  FailureOr<std::vector<planner::Command>> commands =
      collectCommands(step, trace);
  FailureOr<planner::PlanOptions> planOptions =
      toPlanOptions(root->getParentOfType<ModuleOp>(), options,
                    planner::unplannedPeak(trace));
  if (failed(commands) || failed(planOptions))
    return failure();
  planner::Plan plan;
  plan.traceName = trace.name;
  plan.numOps = trace.numOps();
  plan.numValues = trace.numValues();
  plan.machine = machine;
  plan.options = *planOptions;
  plan.commands = std::move(*commands);
  if (planner::Status status = planner::predict(trace, plan); !status)
    return emitError(root->getLoc())
           << "the transfers are not a legal plan: " << status.error().str();
  return plan;
}

static LogicalResult describeStep(const Step &step,
                                  const planner::Machine &machine,
                                  const OffloadPipelineOptions &options,
                                  AoStepCallback receive, void *userData) {
  Operation *root = step.getForward();
  planner::Trace trace =
      buildTrace(step, DurationModel(machine), /*minBytes=*/0);
  if (planner::Status status = trace.verify(); !status)
    return emitError(root->getLoc()) << "trace: " << status.error().str();
  FailureOr<planner::Plan> plan = rebuildPlan(step, trace, machine, options);
  if (failed(plan))
    return failure();
  std::string traceText = planner::toJson(trace);
  std::string planText = planner::toJson(*plan);
  AoFigures figures = toFigures(plan->predicted);
  figures.size = sizeof(figures);
  AoStep described = {toRef(FunctionOpInterface(step.getForward()).getName()),
                      toRef(traceText), toRef(planText), &figures};
  receive(&described, userData);
  return success();
}

static LogicalResult forEachStep(ModuleOp module, const AoOffloadOptions *given,
                                 AoStepCallback receive, void *userData) {
  OffloadPipelineOptions options;
  if (failed(readOptions(module, given, options)))
    return failure();
  FailureOr<planner::Machine> machine =
      loadMachine(module, std::string(options.machine));
  if (failed(machine))
    return failure();
  FailureOr<std::vector<Step>> steps = buildSteps(module);
  if (failed(steps))
    return failure();
  for (const Step &step : *steps)
    if (failed(describeStep(step, *machine, options, receive, userData)))
      return failure();
  return success();
}

MlirLogicalResult aoModuleForEachStep(MlirModule module,
                                      const AoOffloadOptions *options,
                                      AoStepCallback receive, void *userData,
                                      AoMessageHandler handler) {
  if (mlirModuleIsNull(module))
    return failWithout("module", handler);
  ModuleOp op = unwrap(module);
  MessageScope scope(op.getContext(), handler);
  if (!receive) {
    emitError(op.getLoc()) << "no function is given to receive the steps";
    return scope.close(failure(), op.getLoc());
  }
  return scope.close(forEachStep(op, options, receive, userData), op.getLoc());
}
