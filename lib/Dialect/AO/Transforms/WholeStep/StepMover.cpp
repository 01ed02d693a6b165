//===- StepMover.cpp - Moves ops of a step up to their place --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepMover.h"

#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace ao;

void ao::forEachUnfinishedStep(ModuleOp module,
                               llvm::function_ref<void(Block &)> function) {
  for (auto step : module.getOps<FunctionOpInterface>())
    if (isUnfinishedStep(step))
      function(step.getFunctionBody().front());
}

bool ao::takesBuffers(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), llvm::IsaPred<BaseMemRefType>);
}

/// Whether passes may move `op` up: it stands between the pieces.
static bool isMovable(Operation *op) {
  if (takesBuffers(op))
    return false;
  if (auto hook = dyn_cast<HookOp>(op))
    return hook.getKind() != HookKind::Unpack;
  return isa<AccumulateGradOp, AddGradOp, ValidateOutputOp>(op);
}

static bool isMoved(Operation *op) {
  return isTapeOp(op) && op->hasAttr(kTapeOrderAttr) && op->hasAttr(kPieceAttr);
}

StepMover::StepMover(Block &block) {
  rankOps(block);
  Operation *anchor = nullptr;
  for (Operation &op : block) {
    if (anchor && isMoved(&op)) {
      places[&op] = {anchor, *getNumber(&op, kTapeOrderAttr)};
      moved[anchor].push_back(&op);
      continue;
    }
    anchor = &op;
    if (isa<FinalCallbacksOp>(op))
      end = &op;
  }
}

/// Remembers the order of the tape before the first pass changes it.
void StepMover::rankOps(Block &block) {
  SmallVector<Operation *> movable;
  for (Operation &op : block) {
    if (!isTapeOp(&op))
      continue;
    if (op.hasAttr(kTapeOrderAttr))
      return;
    if (isMovable(&op) && !op.hasAttr(kPieceAttr))
      movable.push_back(&op);
  }
  Builder builder(block.getParentOp()->getContext());
  for (auto [rank, op] : llvm::enumerate(movable))
    op->setAttr(kTapeOrderAttr,
                builder.getI64IntegerAttr(static_cast<int64_t>(rank)));
}

Operation *StepMover::getLastDefiner(Operation *op) const {
  Operation *last = nullptr;
  auto consider = [&](Value value) {
    Operation *definer = value.getDefiningOp();
    if (!definer || definer->getBlock() != op->getBlock())
      return;
    if (!last || isBefore(last, definer))
      last = definer;
  };
  llvm::for_each(op->getOperands(), consider);
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  llvm::for_each(captured, consider);
  return last;
}

StepMover::Place StepMover::getPlace(Operation *op) const {
  auto it = places.find(op);
  return it == places.end() ? Place{op, -1} : it->second;
}

bool StepMover::isBefore(Operation *first, Operation *second) const {
  Place one = getPlace(first), other = getPlace(second);
  return one.anchor == other.anchor ? one.rank < other.rank
                                    : one.anchor->isBeforeInBlock(other.anchor);
}

void StepMover::hoistBehind(Operation *op, Operation *anchor) {
  std::optional<int64_t> rank = getNumber(op, kTapeOrderAttr);
  if (!anchor || !rank || op->hasAttr(kPieceAttr))
    return;
  Attribute piece = anchor->getAttr(kPieceAttr);
  Operation *target = getPlace(anchor).anchor;
  Operation *source = getPlace(op).anchor;
  bool crossesEnd =
      end && target->isBeforeInBlock(end) && end->isBeforeInBlock(source);
  if (!piece || !target->isBeforeInBlock(source) || crossesEnd)
    return;
  op->setAttr(kPieceAttr, piece);
  places[op] = {target, *rank};
  moved[target].push_back(op);
  changed.insert(target);
}

void StepMover::finish() {
  for (Operation *target : changed)
    llvm::sort(moved[target], [&](Operation *a, Operation *b) {
      return places.lookup(a).rank < places.lookup(b).rank;
    });
  // The order of the block is asked for no longer.
  for (Operation *target : changed) {
    Operation *last = target;
    for (Operation *op : moved[target]) {
      op->moveAfter(last);
      last = op;
    }
  }
}
