//===- Captures.cpp - Functions from which CUDA graphs are captured -------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HostConversions.h"
#include "ao/Conversion/Passes.h"
#include "ao/Dialect/Graph/Transforms/Passes.h"
#include "ao/Pipelines/Lowering.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace ao;
using namespace ao::graph;

void ao::buildCapturePipeline(OpPassManager &manager,
                              const CaptureChoice &captures) {
  if (captures.mode == CaptureMode::None)
    return;
  AOOutlineCapturesOptions options;
  if (!captures.step.empty())
    options.steps.push_back(captures.step);
  options.mode = captures.mode;
  manager.addPass(createAOOutlineCaptures(options));
  manager.addNestedPass<func::FuncOp>(createAOPlaceScalars());
  if (captures.mode == CaptureMode::Split) {
    AOCutCapturesOptions cuts;
    if (captures.minLaunches >= 0)
      cuts.minLaunches = captures.minLaunches;
    cuts.machine = captures.machine;
    manager.addPass(createAOCutCaptures(cuts));
  }
  manager.addPass(createAOVerifyCaptures());
  manager.addPass(createAODescribeFunctions());
}

void ao::addLaunchConversion(OpPassManager &manager,
                             const CaptureChoice &captures) {
  if (captures.mode != CaptureMode::None)
    manager.addPass(createConvertLinalgToLaunches());
}
