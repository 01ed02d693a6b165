//===- SinkWaits.cpp - Move the waits of offloads down --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TransferBuilder.h"
#include "ao/Analysis/ModuleSurvey.h"
#include "ao/Analysis/OpWalk.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "llvm/ADT/MapVector.h"

namespace ao {
#define GEN_PASS_DEF_AOSINKWAITS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// Whether `user` waits for a transfer that another user starts, so that it
/// stands behind that one.
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

/// A wait on buffers has no result to tell who needs it, so it stays.
static bool canSink(WaitOp wait) {
  return wait.getResult() && wait.getTransfer().getType().isToHost() &&
         !wait->hasAttr(AODialect::kBlockingAttr) &&
         wait->getBlock()->mightHaveTerminator();
}

namespace {
/// A wait on its way down.
struct Move {
  WaitOp wait;
  Operation *target;
};

struct SinkWaitsPass : public ao::impl::AOSinkWaitsBase<SinkWaitsPass> {
  using Base::Base;

  void runOnOperation() override {
    // All targets first: moving an op makes the next question of order dear.
    SmallVector<Move> moves;
    bool inOrder = true;
    ArrayRef<OffloadOp> offloads = getAnalysis<ModuleSurvey>().getOffloads();
    forEachPrefetched(
        offloads, [](OffloadOp offload) { return offload.getOperation(); },
        [&](size_t i) {
          OffloadOp offload = offloads[i];
          for (Operation *user : offload.getTransfer().getUsers()) {
            auto wait = dyn_cast<WaitOp>(user);
            if (!wait || !canSink(wait))
              continue;
            inOrder &= offload->getNextNode() == user;
            moves.push_back({wait, findTarget(wait)});
          }
        });
    // Waits for the same op keep their order. They are in it already if each
    // stands right behind its offload.
    if (!inOrder)
      sort(moves);
    for (auto [wait, target] : moves)
      wait->moveBefore(target);
    // Offloads and reloads stand where they stood.
    markAnalysesPreserved<ModuleSurvey>();
  }

private:
  /// Into program order within each block.
  static void sort(SmallVectorImpl<Move> &moves) {
    llvm::MapVector<Block *, SmallVector<Move>> byBlock;
    for (const Move &move : moves)
      byBlock[move.target->getBlock()].push_back(move);
    moves.clear();
    for (auto &[block, inBlock] : byBlock) {
      llvm::sort(inBlock, [](const Move &a, const Move &b) {
        return WaitOp(a.wait)->isBeforeInBlock(WaitOp(b.wait));
      });
      llvm::append_range(moves, inBlock);
    }
  }
};
} // namespace
