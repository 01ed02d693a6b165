//===- CapturesUnavailable.cpp - A build without CUDA graph capture -------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HostConversions.h"
#include "ao/Pipelines/Lowering.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

using namespace mlir;
using namespace ao;
using namespace ao::graph;

namespace {
/// Rejects each module.
struct RejectCaptures
    : public PassWrapper<RejectCaptures, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RejectCaptures)

  void runOnOperation() override {
    getOperation().emitError("unsupported: CUDA graph capture is not in this "
                             "build (AO_ENABLE_GRAPH=OFF)");
    signalPassFailure();
  }
};
} // namespace

void ao::buildCapturePipeline(OpPassManager &manager,
                              const CaptureChoice &captures) {
  if (captures.mode != CaptureMode::None)
    manager.addPass(std::make_unique<RejectCaptures>());
}

void ao::addLaunchConversion(OpPassManager &, const CaptureChoice &) {}
