//===- SinkAllocations.cpp - Move allocations down to their first use -----===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/StorageAliases.h"
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace ao {
#define GEN_PASS_DEF_AOSINKALLOCATIONS
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// The first op of `op`'s block that uses a result of `op`; null if none does.
static Operation *findFirstUser(Operation *op) {
  Block *block = op->getBlock();
  Operation *first = nullptr;
  for (Operation *user : op->getUsers()) {
    Operation *ancestor = block->findAncestorOpInBlock(*user);
    if (ancestor && (!first || ancestor->isBeforeInBlock(first)))
      first = ancestor;
  }
  return first;
}

static bool canSink(Operation *op) {
  return isa<memref::AllocOp>(op) ||
         (op->getNumResults() > 0 && isView(op) && op->getNumRegions() == 0 &&
          isa<BaseMemRefType>(op->getResult(0).getType()));
}

namespace {
struct SinkAllocations
    : public ao::impl::AOSinkAllocationsBase<SinkAllocations> {
  void runOnOperation() override {
    SmallVector<Operation *> candidates;
    getOperation()->walk([&](Operation *op) {
      if (canSink(op))
        candidates.push_back(op);
    });
    // Users before what they use: a view sinks before the buffer it looks at.
    for (Operation *op : llvm::reverse(candidates)) {
      Operation *first = findFirstUser(op);
      if (first && first != op->getNextNode())
        op->moveBefore(first);
    }
  }
};
} // namespace
