//===- RejectCallbacks.cpp - Rejects steps that call back -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/AOTape.h"
#include "ao/Dialect/AO/Transforms/WholeStep/Passes.h"

namespace ao {
#define GEN_PASS_DEF_AOREJECTCALLBACKS
#include "ao/Dialect/AO/Transforms/WholeStep/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
struct RejectCallbacks
    : public ao::impl::AORejectCallbacksBase<RejectCallbacks> {
  void runOnOperation() override {
    WalkResult result = getOperation()->walk([](Operation *op) {
      if (!isCallback(op))
        return WalkResult::advance();
      op->emitError() << "'" << op->getName()
                      << "' cannot be lowered: steps do not call back at run "
                         "time yet";
      return WalkResult::interrupt();
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace
