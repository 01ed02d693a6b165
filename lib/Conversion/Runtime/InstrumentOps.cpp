//===- InstrumentOps.cpp - Measure the ops of lowered steps ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Conversion/Passes.h"
#include "ao/Conversion/Runtime/RuntimeCalls.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace ao {
#define GEN_PASS_DEF_AOINSTRUMENTOPS
#include "ao/Conversion/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// Returns true if `op` computes: it touches memory, and not only by allocating
/// or freeing it.
static bool isCompute(Operation *op) {
  // An op of no known dialect may end its block.
  if (isTransferOp(op) ||
      (op->mightHaveTrait<OpTrait::IsTerminator>() && !op->getNextNode()) ||
      isMemoryEffectFree(op) || isView(op))
    return false;
  return !hasSingleEffect<MemoryEffects::Allocate>(op) &&
         !hasSingleEffect<MemoryEffects::Free>(op);
}

namespace {
struct InstrumentOps : public ao::impl::AOInstrumentOpsBase<InstrumentOps> {
  void runOnOperation() override {
    RuntimeCalls calls(getOperation());
    SmallVector<Operation *> ops;
    for (auto function : getOperation().getOps<func::FuncOp>())
      for (Block &block : function.getBody())
        for (Operation &op : block)
          if (isCompute(&op))
            ops.push_back(&op);
    for (Operation *op : ops) {
      OpBuilder builder(op);
      Location loc = op->getLoc();
      Value name = calls.string(builder, loc, ao::getOpName(op));
      calls.call(builder, loc, RuntimeFunction::aortStepRangeBegin, name);
      builder.setInsertionPointAfter(op);
      calls.call(builder, loc, RuntimeFunction::aortStepRangeEnd, {});
    }
    if (calls.hadError())
      signalPassFailure();
  }
};
} // namespace
