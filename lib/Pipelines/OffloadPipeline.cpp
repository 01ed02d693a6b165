//===- OffloadPipeline.cpp - From a training step to a verified one -------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckedPipeline.h"
#include "ao/Dialect/AO/Transforms/Lossy/Passes.h"
#include "ao/Pipelines/Extensions.h"
#include "ao/Pipelines/Lowering.h"
#include "ao/Pipelines/Passes.h"
#include "ao/Pipelines/Pipelines.h"
#include "ao/Planner/Report.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

static std::string requireStrategy(StringRef option, StringRef users,
                                   const OffloadPipelineOptions &options) {
  return llvm::formatv("'{0}' requires strategy {1}, got {2}", option, users,
                       StringRef(planner::toString(options.policy)))
      .str();
}

/// Returns an error if an option was given that the strategy does not use.
static std::string findUnused(const OffloadPipelineOptions &options,
                              bool endsInBuffers) {
  using namespace planner::PolicyTrait;
  const struct {
    StringRef name;
    bool isGiven;
    unsigned traits;
  } rows[] = {
#define AO_PLAN_OPTION(KIND, MEMBER, DEFAULT, NAME, TRAITS, ...)               \
  {NAME, options.MEMBER.hasValue(), TRAITS},
#define AO_PASS_OPTION AO_PLAN_OPTION
#define AO_PIPELINE_OPTION AO_PLAN_OPTION
#include "ao/Planner/PlanOptions.def"
  };
  for (const auto &row : rows) {
    if (!row.isGiven ||
        usesOption(options.policy, options.select, row.name, row.traits))
      continue;
    std::string users = planner::listPolicies(row.traits);
    if (row.name == options.numLayers.ArgStr)
      users += ", or any with select=first-layers";
    return requireStrategy(row.name, users, options);
  }
  if (options.arenas.hasValue() && !options.fitBuffers && !endsInBuffers)
    return requireStrategy("arenas", "planned with fit-buffers", options);
  return "";
}

/// Returns true if an empty text was given.
template <typename Option>
static bool isEmpty(const Option &option) {
  if constexpr (std::is_base_of_v<std::string, Option>)
    return option.hasValue() && option.empty();
  else
    return false;
}

std::string ao::checkOptions(OffloadPipelineOptions &options,
                             bool endsInBuffers) {
#define AO_PLAN_OPTION(KIND, MEMBER, DEFAULT, NAME, ...)                       \
  if (isEmpty(options.MEMBER))                                                 \
    return "'" NAME "' is empty";
#define AO_PASS_OPTION AO_PLAN_OPTION
#define AO_PIPELINE_OPTION AO_PLAN_OPTION
#include "ao/Planner/PlanOptions.def"
  if (std::string error = findUnused(options, endsInBuffers); !error.empty())
    return error;
  if (planner::Status status = planner::verifyReportName(options.report);
      !status)
    return "report: " + status.error().str();
  if (options.results == ArenaResults::Arena &&
      options.arenas == ArenaMode::None)
    return "'results' needs 'arenas'";
  if (options.inFlight.hasValue() && options.inFlight < 1)
    return "'in-flight' must be positive, got " +
           std::to_string(options.inFlight);
  if (options.recompute && !options.deviceBudget.hasValue() &&
      !options.maxSlowdown.hasValue())
    return "'recompute' needs 'device-memory-budget' or 'max-slowdown': "
           "without them no plan may add time";
  double rate = options.linkBandwidth;
  if (options.linkBandwidth.hasValue() && !(std::isfinite(rate) && rate > 0))
    return "'link-bandwidth' must be a positive number of bytes per second";
  return "";
}

//===----------------------------------------------------------------------===//
// Pipelines
//===----------------------------------------------------------------------===//

void ao::buildPlanningPipeline(OpPassManager &manager,
                               const AOPlanOffloadOptions &options) {
  manager.addPass(createAOPlanOffload(options));
  manager.addPass(createAOApplyPlan());
  // A rematerialized slice is not saved, so a returned value that overwrites it
  // is a view of a larger storage.
  if (options.recompute ||
      planner::hasTraits(options.policy, planner::PolicyTrait::Rematerializes))
    manager.addPass(createAOCopyReturnedViews());
}

static void addPlanning(OpPassManager &manager,
                        const OffloadPipelineOptions &options) {
  if (options.fitBuffers) {
    AOPlanForBuffersOptions fitting;
    copyPlanningOptions(options, fitting);
    fitting.arenas = options.arenas;
    fitting.results = options.results;
    manager.addPass(createAOPlanForBuffers(fitting));
    return;
  }
  AOPlanOffloadOptions planning;
  copyPlanningOptions(options, planning);
  buildPlanningPipeline(manager, planning);
}

void ao::buildValuesPipeline(OpPassManager &manager, StringRef minBytes) {
  AORebuildValuesOptions options;
  options.minBytes = minBytes.str();
  manager.addPass(createAOAccumulateInPlace());
  manager.addPass(createAORebuildValues(options));
  manager.addPass(createAOCopyReturnedViews());
}

void ao::buildOffloadPipeline(OpPassManager &manager,
                              const OffloadPipelineOptions &options) {
  buildStepPipeline(manager);
  manager.addPass(createAOLowerAffineTensors());
  manager.addPass(createAOLowerStableHLOLoops());
  manager.addPass(createAOCompressActivations());
  buildValuesPipeline(manager, getMinBytes(options));
  manager.addPass(createAOEstimateCosts({options.machine, options.profile}));
  addPlanning(manager, options);
  manager.addPass(createAOVerifyTransfers());
}

void ao::buildOffloadToBuffersPipeline(OpPassManager &manager,
                                       const OffloadPipelineOptions &options) {
  OffloadPipelineOptions fitting;
  fitting.copyOptionValuesFrom(options);
  fitting.fitBuffers = true;
  buildOffloadPipeline(manager, fitting);
  buildBufferizationPipeline(manager,
                             {options.arenas, options.results, options.report});
}

void ao::registerPipelines() {
  registerAOPipelinesPasses();
  registerCheckedPipeline<OffloadPipelineOptions>(
      "ao-offload-pipeline",
      "Plan and insert transfers of activations to host memory",
      [](OffloadPipelineOptions &options) { return checkOptions(options); },
      buildOffloadPipeline);
  registerCheckedPipeline<OffloadPipelineOptions>(
      "ao-offload-to-buffers-pipeline",
      "Plan and insert transfers, and bufferize within the memory budget",
      [](OffloadPipelineOptions &options) {
        return checkOptions(options, /*endsInBuffers=*/true);
      },
      buildOffloadToBuffersPipeline);
}
