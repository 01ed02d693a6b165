//===- Hoists.cpp - Moves of ops up to their place ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// On an autograd tape, hooks and accumulations follow all ops of the compiled
// region whose gradients they use, because the engine runs a compiled region as
// one node. If the engine ran its nodes one by one, each hook would run
// directly after the op that computes its gradient: each of these functions
// moves one kind of op to that place.
//
//===----------------------------------------------------------------------===//

#include "EagerMoves.h"
#include "StepMover.h"
#include <map>
#include <set>

using namespace mlir;
using namespace ao;
using namespace ao::autograd;

static bool isHook(Operation *op, HookKind kind) {
  auto hook = dyn_cast<HookOp>(op);
  return hook && hook.getKind() == kind;
}

/// Moves each op that `select` names up to its place. Steps without one cost no
/// more than a look at them.
static void hoistAll(Block &block,
                     llvm::function_ref<bool(Operation *)> select) {
  SmallVector<Operation *> selected;
  for (Operation &op : block)
    if (select(&op))
      selected.push_back(&op);
  if (selected.empty())
    return;
  StepMover mover(block);
  for (Operation *op : selected)
    mover.hoist(op);
  mover.finish();
}

namespace {
/// The nodes of a step that accumulate, collected when first asked for.
class LeafNodes {
public:
  explicit LeafNodes(Block &block) : block(block) {}

  bool holds(Operation *op) {
    if (!isCollected)
      collect();
    std::optional<int64_t> node = getNumber(op, kNodeCallAttr);
    return node && nodes.count(*node) > 0;
  }

private:
  void collect() {
    isCollected = true;
    for (auto accumulate : block.getOps<AccumulateGradOp>())
      if (std::optional<int64_t> node = getNumber(accumulate, kNodeCallAttr))
        nodes.insert(*node);
  }

  Block &block;
  bool isCollected = false;
  std::set<int64_t> nodes;
};
} // namespace

void ao::autograd::hoistFanIns(Block &block) {
  hoistAll(block, llvm::IsaPred<AddGradOp, ValidateOutputOp>);
}

void ao::autograd::hoistTensorPreHooks(Block &block) {
  LeafNodes leaves(block);
  hoistAll(block, [&](Operation *op) {
    // The engine calls a hook of another node directly before that node.
    return isHook(op, HookKind::TensorPre) &&
           (leaves.holds(op) || !op->hasAttr(kNodeCallAttr));
  });
}

void ao::autograd::hoistPreHooks(Block &block) {
  LeafNodes leaves(block);
  hoistAll(block, [&](Operation *op) {
    return isHook(op, HookKind::Pre) && leaves.holds(op);
  });
}

void ao::autograd::hoistAccumulations(Block &block) {
  hoistAll(block, llvm::IsaPred<AccumulateGradOp>);
}

void ao::autograd::placePostAccHooks(Block &block) {
  hoistAll(block, [](Operation *op) { return isHook(op, HookKind::PostAcc); });
}

void ao::autograd::placePostHooks(Block &block) {
  auto isPost = [](Operation &op) { return isHook(&op, HookKind::Post); };
  if (llvm::none_of(block, isPost))
    return;
  StepMover mover(block);
  LeafNodes leaves(block);
  std::map<int64_t, Operation *> lastOfNode;
  for (Operation &op : block) {
    if (!leaves.holds(&op) || isHook(&op, HookKind::Post))
      continue;
    Operation *&last = lastOfNode[*getNumber(&op, kNodeCallAttr)];
    if (!last || mover.isBefore(last, &op))
      last = &op;
  }
  for (Operation &op : block) {
    if (!leaves.holds(&op) || !isHook(&op, HookKind::Post))
      continue;
    Operation *anchor = lastOfNode.at(*getNumber(&op, kNodeCallAttr));
    Operation *definer = mover.getLastDefiner(&op);
    if (definer && mover.isBefore(anchor, definer))
      anchor = definer;
    mover.hoistBehind(&op, anchor);
  }
  mover.finish();
}
