//===- VerifyBufferizable.cpp - Ops without a form on buffers -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace ao {
#define GEN_PASS_DEF_AOVERIFYBUFFERIZABLE
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// Returns true if one-shot bufferization does not convert `op`.
static bool staysOnTensors(Operation *op) {
  if (isa<bufferization::BufferizableOpInterface>(op) ||
      !bufferization::hasTensorSemantics(op))
    return false;
  bool isDead = op->use_empty() && isMemoryEffectFree(op);
  return !isDead;
}

static void report(Operation *op) {
  InFlightDiagnostic error = emitError(op->getLoc());
  if (isa<func::CallIndirectOp>(op))
    error << "unsupported: indirect call of a function on tensors; call it by "
             "its name";
  else
    error << "'" << op->getName() << "' cannot be bufferized: its dialect "
          << "registers no 'BufferizableOpInterface' for it";
}

namespace {
struct VerifyBufferizable
    : public ao::impl::AOVerifyBufferizableBase<VerifyBufferizable> {
  void runOnOperation() override {
    markAllAnalysesPreserved();
    WalkResult result =
        getOperation()->walk<WalkOrder::PreOrder>([](Operation *op) {
          if (!staysOnTensors(op))
            return WalkResult::advance();
          report(op);
          return WalkResult::interrupt();
        });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace
