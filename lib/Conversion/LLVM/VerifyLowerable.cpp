//===- VerifyLowerable.cpp - Ops without a lowering -----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/Passes.h"
#include "ao/Conversion/Runtime/LowerableBuffers.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace ao {
#define GEN_PASS_DEF_AOVERIFYLOWERABLE
#include "ao/Conversion/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
struct VerifyLowerable
    : public ao::impl::AOVerifyLowerableBase<VerifyLowerable> {
  void runOnOperation() override {
    markAllAnalysesPreserved();
    LowerableBuffers buffers(&getContext());
    WalkResult result =
        getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
          if (isa<gpu::GPUModuleOp, gpu::LaunchOp>(op))
            return WalkResult::skip();
          if (!op->isRegistered()) {
            op->emitError() << "cannot lower '" << op->getName()
                            << "': its dialect is not registered";
            return WalkResult::interrupt();
          }
          return WalkResult(buffers.verifyDefinedBy(op));
        });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace
