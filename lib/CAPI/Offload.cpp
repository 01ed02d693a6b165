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

/// Sets a number to the default of an option; texts are null by default.
template <typename Option, typename Field>
static void setDefault(const Option &option, Field &out) {
  if constexpr (std::is_same_v<Field, const char *>)
    out = nullptr;
  else if constexpr (std::is_base_of_v<std::string, Option>)
    out = AO_MIN_BYTES_AUTO;
  else
    out = option.getValue();
}

static AoOffloadOptions getOffloadDefaults() {
  OffloadPipelineOptions pipeline;
  AoOffloadOptions options = {};
  options.size = sizeof(options);
#define AO_PLAN_OPTION(KIND, MEMBER, ...)                                      \
  setDefault(pipeline.MEMBER, options.MEMBER);
#define AO_POLICY_OPTION(...)
#define AO_PASS_OPTION AO_PLAN_OPTION
#define AO_PIPELINE_OPTION AO_PLAN_OPTION
#include "ao/Planner/PlanOptions.def"
  return options;
}

void aoOffloadOptionsInitSized(AoOffloadOptions *options, size_t size) {
  writeSized(getOffloadDefaults(), options, size);
}

/// Sets an option, if it is not null. An empty text is an error, not the same
/// as none.
template <typename Option>
static LogicalResult readOption(ModuleOp module, StringRef name,
                                const char *given, Option &option) {
  using T = std::decay_t<decltype(option.getValue())>;
  if (!given)
    return success();
  if constexpr (std::is_same_v<T, std::string>) {
    option = std::string(given);
  } else {
    std::optional<T> parsed = parseName<T>(given);
    if (!parsed)
      return emitError(module.getLoc())
             << "expected '" << name << "' to be one of " << listNames<T>()
             << ", got '" << given << "'";
    if (*parsed != option.getValue())
      option = *parsed;
  }
  return success();
}

/// Sets an option to a number. The default does not count as given.
template <typename Number, typename Option>
static LogicalResult readOption(ModuleOp, StringRef, Number given,
                                Option &option) {
  using T = std::decay_t<decltype(option.getValue())>;
  if constexpr (std::is_same_v<T, std::string>) {
    if (given != AO_MIN_BYTES_AUTO)
      option = std::to_string(given);
  } else if (static_cast<T>(given) != option.getValue()) {
    option = static_cast<T>(given);
  }
  return success();
}

static LogicalResult toPipelineOptions(ModuleOp module,
                                       const AoOffloadOptions &given,
                                       OffloadPipelineOptions &options) {
  if (failed(readOption(module, "strategy", given.strategy, options.policy)))
    return failure();
#define AO_PLAN_OPTION(KIND, MEMBER, DEFAULT, NAME, ...)                       \
  if (failed(readOption(module, NAME, given.MEMBER, options.MEMBER)))          \
    return failure();
#define AO_POLICY_OPTION(...)
#define AO_PASS_OPTION AO_PLAN_OPTION
#define AO_PIPELINE_OPTION AO_PLAN_OPTION
#include "ao/Planner/PlanOptions.def"
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
    request.numLayers.reset();
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
