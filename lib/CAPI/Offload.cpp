//===- Offload.cpp - The offload pipeline and its outcome -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao-c/Offload.h"

#include "Calls.h"
#include "Planner/Figures.h"
#include "ao/Analysis/Costs/MachineSpec.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Analysis/Steps/PlannedStep.h"
#include "ao/Analysis/Steps/StepResiduals.h"
#include "ao/Dialect/AO/IR/AOLayers.h"
#include "ao/Pipelines/Pipelines.h"
#include "ao/Support/Names.h"
#include "mlir/CAPI/Support.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace ao;
using namespace ao::capi;

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

static AoOffloadOptions getOffloadDefaults() {
  OffloadPipelineOptions pipeline;
  AoOffloadOptions options = {};
  options.size = sizeof(options);
  options.minBytes = AO_MIN_BYTES_AUTO;
  options.minElements = pipeline.minElements;
  options.numLayers = pipeline.numLayers;
  options.inFlight = pipeline.inFlight;
  options.effort = pipeline.effort;
  options.seed = pipeline.seed;
  return options;
}

void aoOffloadOptionsInitSized(AoOffloadOptions *options, size_t size) {
  writeSized(getOffloadDefaults(), options, size);
}

/// Sets an option to the enumerator with a name, unless it is null.
template <typename Option>
static LogicalResult setName(ModuleOp module, StringRef name, const char *text,
                             Option &option) {
  using Enum = std::decay_t<decltype(option.getValue())>;
  if (!text)
    return success();
  std::optional<Enum> parsed = parseName<Enum>(text);
  if (!parsed)
    return emitError(module.getLoc())
           << "expected '" << name << "' to be one of " << listNames<Enum>()
           << ", got '" << text << "'";
  if (*parsed != option.getValue())
    option = *parsed;
  return success();
}

/// Sets what differs from the defaults, so that it counts as given.
static LogicalResult toPipelineOptions(ModuleOp module,
                                       const AoOffloadOptions &given,
                                       OffloadPipelineOptions &options) {
  if (failed(setName(module, "strategy", given.strategy, options.policy)) ||
      failed(setName(module, "select", given.select, options.select)) ||
      failed(setName(module, "layer-issue", given.layerIssue,
                     options.layerIssue)) ||
      failed(setName(module, "reload-order", given.reloadOrder,
                     options.reloadOrder)) ||
      failed(setName(module, "arenas", given.arenas, options.arenas)) ||
      failed(setName(module, "results", given.results, options.results)))
    return failure();
  // An empty one is an error, not the same as none.
  auto setText = [](auto &option, const char *text) {
    if (text)
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
  setText(options.pinnedBudget, given.pinnedMemoryBudget);
  setText(options.maxSlowdown, given.maxSlowdown);
  setText(options.planOutput, given.planOutput);
  setText(options.report, given.report);
  if (given.minBytes != AO_MIN_BYTES_AUTO)
    options.minBytes = std::to_string(given.minBytes);
  setNumber(options.minElements, given.minElements);
  setNumber(options.numLayers, given.numLayers);
  setNumber(options.inFlight, given.inFlight);
  setNumber(options.gibRates, given.gibRates != 0);
  setNumber(options.effort, given.effort);
  setNumber(options.seed, given.seed);
  setNumber(options.linkBandwidth, given.linkBandwidth);
  setNumber(options.fitBuffers, given.fitBuffers != 0);
  setNumber(options.recompute, given.recompute != 0);
  if (std::string error = checkOptions(options); !error.empty())
    return emitError(module.getLoc()) << error;
  return success();
}

static LogicalResult readOptions(ModuleOp module, const AoOffloadOptions *given,
                                 OffloadPipelineOptions &options) {
  AoOffloadOptions known = getOffloadDefaults();
  if (failed(readOptions(module, given, known, "aoOffloadOptionsInit")))
    return failure();
  return toPipelineOptions(module, known, options);
}

//===----------------------------------------------------------------------===//
// Pipeline
//===----------------------------------------------------------------------===//

static LogicalResult offload(ModuleOp module, const AoOffloadOptions *given) {
  if (!llvm::is_contained(module.getContext()->getAvailableDialects(),
                          AODialect::getDialectNamespace()))
    return emitError(module.getLoc())
           << "the ao dialect is not registered in the context: call "
              "aoRegisterAllDialects";
  OffloadPipelineOptions options;
  if (failed(readOptions(module, given, options)))
    return failure();
  PassManager manager(module.getContext(), module->getName().getStringRef());
  buildOffloadPipeline(manager, options);
  return manager.run(module);
}

MlirLogicalResult aoOffload(MlirModule module, const AoOffloadOptions *options,
                            AoMessageHandler handler) {
  return workOn(module, handler,
                [&](ModuleOp op) { return offload(op, options); });
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// Of a pair that is called several times, budgets are for all microbatches;
/// what one of them was planned with is kept.
static void takeShare(const Step &step, planner::PlanRequest &request) {
  auto share = step.getForward()->getAttrOfType<DictionaryAttr>(kShareAttr);
  if (!share)
    return;
  for (auto [kind, budget] : {std::pair("device", &request.deviceBudget),
                              std::pair("host", &request.hostBudget),
                              std::pair("pinned", &request.pinnedBudget)})
    if (auto bytes = share.getAs<IntegerAttr>(kind); bytes && !budget->empty())
      *budget = std::to_string(bytes.getInt());
}

static LogicalResult describeStep(const Step &step,
                                  const planner::Machine &machine,
                                  const OffloadPipelineOptions &options,
                                  AoStepCallback receive, void *userData) {
  Operation *root = step.getForward();
  FailureOr<PlannedStep> planned = PlannedStep::create(step, machine);
  if (failed(planned))
    return failure();
  planner::PlanRequest request = makePlanRequest(options);
  takeShare(step, request);
  // Iterations were layers until their slices were streamed.
  if (countStreamedResiduals(step) > 0)
    request.options.numLayers.reset();
  auto planOptions = planned->resolve(request);
  if (!planOptions)
    return emitError(root->getLoc()) << planOptions.error().str();
  if (failed(planned->readBack(*planOptions)))
    return failure();
  std::string traceText = planner::toJson(planned->getTrace());
  std::string planText = planner::toJson(planned->getPlan());
  AoFigures figures = toFigures(planned->getPlan().predicted);
  figures.size = sizeof(figures);
  AoStep described = {toRef(step.getForward().getName()), toRef(traceText),
                      toRef(planText), &figures};
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
  return workOn(module, handler, [&](ModuleOp op) -> LogicalResult {
    if (!receive)
      return emitError(op.getLoc())
             << "expected a function that receives the steps, got null";
    return forEachStep(op, options, receive, userData);
  });
}
