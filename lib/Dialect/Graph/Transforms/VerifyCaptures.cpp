//===- VerifyCaptures.cpp - Reasons against captures ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CaptureBuffers.h"
#include "ao/Dialect/Graph/IR/Graph.h"
#include "ao/Dialect/Graph/Transforms/Passes.h"

namespace ao::graph {
#define GEN_PASS_DEF_AOVERIFYCAPTURES
#include "ao/Dialect/Graph/Transforms/Passes.h.inc"
} // namespace ao::graph

using namespace mlir;
using namespace ao;
using namespace ao::graph;

namespace {
struct VerifyCaptures
    : public ao::graph::impl::AOVerifyCapturesBase<VerifyCaptures> {
  void runOnOperation() override {
    bool isFine = true;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!isCapturable(function))
        continue;
      CapturedFunction captured(function);
      for (const CaptureReason &reason : captured.getReasons()) {
        isFine = false;
        InFlightDiagnostic error = emitError(reason.op->getLoc());
        error << "'@" << captured.getStepName()
              << "' cannot be captured: " << reason.message;
        if (reason.user)
          error.attachNote(reason.user->getLoc()) << "needed by this op";
      }
    }
    if (!isFine)
      signalPassFailure();
  }
};
} // namespace
