//===- OffloadPipeline.cpp - from a training step to a verified one -------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Pipelines/Pipelines.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;
using namespace ao;

void ao::buildOffloadPipeline(OpPassManager &manager,
                              const OffloadPipelineOptions &options) {
  manager.addPass(createAOInlineCallees());
  manager.addPass(createAOEstimateCosts({options.machine, options.profile}));
  if (options.strategy == Strategy::Planned) {
    manager.addPass(createAOPlanOffload(
        {options.deviceBudget, options.hostBudget, options.minBytes,
         options.effort, options.seed, options.machine, options.planOutput,
         options.report}));
    manager.addPass(createAOVerifyTransfers());
    return;
  }
  manager.addPass(createAOSelectActivations(
      {options.policy, options.minBytes, options.numLayers}));
  bool sync = options.strategy == Strategy::Sync;
  manager.addPass(createAOInsertTransfers(
      {sync ? TransferMode::Sync : TransferMode::Async}));
  if (!sync) {
    manager.addPass(createAOSinkWaits());
    manager.addPass(
        createAOPrefetchReloads({options.machine, options.linkBandwidth}));
  }
  manager.addPass(createAOVerifyTransfers());
}

void ao::registerPipelines() {
  PassPipelineRegistration<OffloadPipelineOptions>(
      "ao-offload-pipeline",
      "Move activations of training steps to host memory and back",
      buildOffloadPipeline);
}
