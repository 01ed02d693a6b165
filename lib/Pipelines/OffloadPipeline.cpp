//===- OffloadPipeline.cpp - From a training step to a verified one -------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Pipelines/Lowering.h"
#include "ao/Pipelines/Passes.h"
#include "ao/Pipelines/Pipelines.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include <cmath>

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

static StringRef getName(Strategy strategy) {
  switch (strategy) {
  case Strategy::Planned:
    return "planned";
  case Strategy::Prefetch:
    return "prefetch";
  case Strategy::Sync:
    return "sync";
  }
  llvm_unreachable("unknown strategy");
}

std::string ao::checkOptions(const OffloadPipelineOptions &options) {
  bool planned = options.strategy == Strategy::Planned;
  bool prefetch = options.strategy == Strategy::Prefetch;
  bool layerwise = !planned && options.policy == SelectionPolicy::Layerwise;
  const struct {
    StringRef name;
    bool isGiven, isUsed;
    StringRef user;
  } conditional[] = {
      {"policy", options.policy.hasValue(), !planned, "prefetch or sync"},
      {"num-layers", options.numLayers.hasValue(), layerwise,
       "prefetch or sync with policy=layerwise"},
      {"link-bandwidth", options.linkBandwidth.hasValue(), prefetch,
       "prefetch"},
      {"device-memory-budget", options.deviceBudget.hasValue(), planned,
       "planned"},
      {"host-memory-budget", options.hostBudget.hasValue(), planned, "planned"},
      {"effort", options.effort.hasValue(), planned, "planned"},
      {"seed", options.seed.hasValue(), planned, "planned"},
      {"fit-buffers", options.fitBuffers.hasValue(), planned, "planned"},
  };
  std::string text;
  llvm::raw_string_ostream os(text);
  for (const auto &option : conditional)
    if (option.isGiven && !option.isUsed) {
      os << "'" << option.name << "' is an option of strategy " << option.user
         << ", the strategy is " << getName(options.strategy);
      return text;
    }
  double rate = options.linkBandwidth;
  if (options.linkBandwidth.hasValue() && !(std::isfinite(rate) && rate > 0))
    os << "'link-bandwidth' must be a positive number of bytes per second";
  return text;
}

//===----------------------------------------------------------------------===//
// Pipelines
//===----------------------------------------------------------------------===//

/// PyTorch's passes, in the order that also fits a joint step: reloads rise
/// first, as far as the waits right behind their offloads allow, and those
/// waits then sink to them. In a pair the two passes meet in no function.
static void addReferencePasses(OpPassManager &manager,
                               const OffloadPipelineOptions &options) {
  manager.addPass(createAOSelectActivations(
      {options.policy, options.minBytes, options.numLayers}));
  bool sync = options.strategy == Strategy::Sync;
  manager.addPass(createAOInsertTransfers(
      {sync ? TransferMode::Sync : TransferMode::Async}));
  if (!sync) {
    manager.addPass(
        createAOPrefetchReloads({options.machine, options.linkBandwidth}));
    manager.addPass(createAOSinkWaits());
  }
  if (options.planOutput.empty() && options.report.empty())
    return;
  AOEmitTraceOptions files;
  files.output = "";
  files.planOutput = options.planOutput;
  files.report = options.report;
  files.machine = options.machine;
  manager.addPass(createAOEmitTrace(files));
}

static std::unique_ptr<Pass>
createPlanning(const OffloadPipelineOptions &options) {
  if (!options.fitBuffers)
    return createAOPlanOffload({options.deviceBudget, options.hostBudget,
                                options.minBytes, options.effort, options.seed,
                                options.machine, options.planOutput,
                                options.report, /*reserved=*/0,
                                /*remarks=*/true});
  AOPlanForBuffersOptions planning;
  planning.deviceBudget = options.deviceBudget;
  planning.hostBudget = options.hostBudget;
  planning.minBytes = options.minBytes;
  planning.effort = options.effort;
  planning.seed = options.seed;
  planning.machine = options.machine;
  planning.planOutput = options.planOutput;
  planning.report = options.report;
  return createAOPlanForBuffers(planning);
}

void ao::buildOffloadPipeline(OpPassManager &manager,
                              const OffloadPipelineOptions &options) {
  manager.addPass(createAOInlineCallees());
  manager.addPass(createAOEstimateCosts({options.machine, options.profile}));
  if (options.strategy == Strategy::Planned)
    manager.addPass(createPlanning(options));
  else
    addReferencePasses(manager, options);
  manager.addPass(createAOVerifyTransfers());
}

void ao::buildOffloadToBuffersPipeline(OpPassManager &manager,
                                       const OffloadPipelineOptions &options) {
  OffloadPipelineOptions fitting;
  fitting.copyOptionValuesFrom(options);
  fitting.fitBuffers = true;
  buildOffloadPipeline(manager, fitting);
  buildBufferizationPipeline(manager);
}

/// Registers a pipeline that rejects options which contradict each other.
static void registerChecked(StringRef name, StringRef description,
                            void (*build)(OpPassManager &,
                                          const OffloadPipelineOptions &)) {
  registerPassPipeline(
      name, description,
      [build](OpPassManager &manager, StringRef text,
              llvm::function_ref<LogicalResult(const Twine &)> reportError) {
        OffloadPipelineOptions options;
        std::string problem;
        llvm::raw_string_ostream os(problem);
        if (failed(options.parseFromString(text, os)))
          return reportError(StringRef(problem).trim());
        if (std::string error = checkOptions(options); !error.empty())
          return reportError(error);
        build(manager, options);
        return success();
      },
      [](llvm::function_ref<void(const mlir::detail::PassOptions &)> visit) {
        visit(OffloadPipelineOptions());
      });
}

void ao::registerPipelines() {
  registerAOPipelinesPasses();
  registerChecked("ao-offload-pipeline",
                  "Move activations of training steps to host memory and back",
                  buildOffloadPipeline);
  registerChecked("ao-offload-to-buffers-pipeline",
                  "The same, down to buffers that meet the memory budget",
                  buildOffloadToBuffersPipeline);
}
