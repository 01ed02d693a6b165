//===- VerifyLowered.cpp - Reject what a lowering has left over -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/Passes.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace ao {
#define GEN_PASS_DEF_AOVERIFYLOWERED
#include "ao/Conversion/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
struct VerifyLowered : public ao::impl::AOVerifyLoweredBase<VerifyLowered> {
  using AOVerifyLoweredBase::AOVerifyLoweredBase;

  void runOnOperation() override {
    getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isa<ModuleOp>(op) ||
          isa_and_present<LLVM::LLVMDialect>(op->getDialect()))
        return WalkResult::advance();
      if (allowGpuBinaries && isa<gpu::BinaryOp, gpu::LaunchFuncOp>(op))
        return WalkResult::skip();
      op->emitError() << "unsupported op after lowering: '" << op->getName()
                      << "'";
      signalPassFailure();
      // Ops in its regions remain for the same reason.
      return WalkResult::skip();
    });
  }
};
} // namespace
