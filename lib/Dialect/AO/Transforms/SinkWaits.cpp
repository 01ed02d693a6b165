//===- SinkWaits.cpp - move the waits of offloads down --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TransferBuilder.h"
#include "ao/Dialect/AO/Transforms/Passes.h"

namespace ao {
#define GEN_PASS_DEF_AOSINKWAITS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// The first op of the wait's block that uses its result; the terminator if
/// there is none.
static Operation *findTarget(WaitOp wait) {
  Block &block = *wait->getBlock();
  Operation *target = block.getTerminator();
  for (Operation *user : wait.getResult().getUsers()) {
    Operation *op = getTopLevelOp(block, user);
    if (op && op->isBeforeInBlock(target))
      target = op;
  }
  return target;
}

/// A wait on buffers has no result to tell who needs it, so it stays.
static bool canSink(WaitOp wait) {
  return wait.getResult() && wait.getTransfer().getType().isToHost() &&
         wait.getTransfer().getDefiningOp<OffloadOp>() &&
         !wait->hasAttr(AODialect::kBlockingAttr) &&
         wait->getBlock()->mightHaveTerminator();
}

namespace {
struct SinkWaitsPass : public ao::impl::AOSinkWaitsBase<SinkWaitsPass> {
  using Base::Base;

  void runOnOperation() override {
    // All targets first: moving an op makes the next question of order dear.
    SmallVector<std::pair<WaitOp, Operation *>> moves;
    getOperation()->walk([&](WaitOp wait) {
      if (canSink(wait))
        moves.emplace_back(wait, findTarget(wait));
    });
    for (auto [wait, target] : moves)
      wait->moveBefore(target);
  }
};
} // namespace
