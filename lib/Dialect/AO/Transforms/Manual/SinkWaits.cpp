//===- SinkWaits.cpp - Move the waits of offloads down --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Helpers/TransferBuilder.h"
#include "ao/Analysis/Aliases/AliasRoots.h"
#include "ao/Dialect/AO/Transforms/Passes.h"

namespace ao {
#define GEN_PASS_DEF_AOSINKWAITS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// Returns true if `user` waits for a transfer that another user starts, so
/// that it must follow that one.
static bool waitsForOtherUser(Operation *user, Value host) {
  auto wait = dyn_cast<WaitOp>(user);
  auto reload =
      wait ? wait.getTransfer().getDefiningOp<ReloadOp>() : ReloadOp();
  return reload && reload.getSource() == host;
}

/// The first op of the wait's block that uses its result; the terminator if
/// there is none.
static Operation *findTarget(WaitOp wait) {
  Block &block = *wait->getBlock();
  Operation *target = nullptr;
  for (Operation *user : wait.getResult().getUsers()) {
    if (waitsForOtherUser(user, wait.getResult()))
      continue;
    Operation *op = getTopLevelOp(block, user);
    if (op && (!target || op->isBeforeInBlock(target)))
      target = op;
  }
  return target ? target : block.getTerminator();
}

/// A wait on buffers has no result whose uses could be found, so it is not
/// moved, and neither is one that keeps a tensor which is in a buffer: other
/// ops may write there.
static bool canSink(WaitOp wait, AliasRoots &roots) {
  auto isBuffer = [](const Root &root) {
    return !root.value || !isa<TensorType>(root.value.getType());
  };
  return wait.getResult() && wait.getTransfer().getType().isToHost() &&
         !wait->hasAttr(AODialect::kBlockingAttr) &&
         wait->getBlock()->mightHaveTerminator() &&
         llvm::none_of(roots.getMayRoots(wait.getKeep()), isBuffer);
}

namespace {
struct SinkWaitsPass : public ao::impl::AOSinkWaitsBase<SinkWaitsPass> {
  using Base::Base;

  void runOnOperation() override {
    // All targets before any move: order in a block is cheap to ask for while
    // the block stands still. Waits for the same op keep their order.
    SmallVector<std::pair<WaitOp, Operation *>> moves;
    AliasRoots roots;
    getOperation()->walk([&](WaitOp wait) {
      if (canSink(wait, roots))
        moves.emplace_back(wait, findTarget(wait));
    });
    for (auto [wait, target] : moves)
      wait->moveBefore(target);
  }
};
} // namespace
