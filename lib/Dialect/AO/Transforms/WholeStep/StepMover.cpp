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
  return op->hasAttr(kTapeOrderAttr) && op->hasAttr(kPieceAttr);
}

StepMover::StepMover(Block &block) {
  rankOps(block);
  for (Operation &op : block)
    enter(op);
}

/// Remembers the order of the tape before the first pass changes it.
void StepMover::rankOps(Block &block) {
  auto isRanked = [](Operation &op) { return op.hasAttr(kTapeOrderAttr); };
  if (llvm::any_of(block, isRanked))
    return;
  Builder builder(block.getParentOp()->getContext());
  int64_t rank = 0;
  for (Operation &op : block)
    if (isMovable(&op) && !op.hasAttr(kPieceAttr))
      op.setAttr(kTapeOrderAttr, builder.getI64IntegerAttr(rank++));
}

void StepMover::enter(Operation &op) {
  if (isMoved(&op) && !anchors.empty()) {
    auto number = static_cast<int64_t>(anchors.size()) - 1;
    places[&op] = {number, *getNumber(&op, kTapeOrderAttr)};
    moved[number].push_back(&op);
    return;
  }
  auto number = static_cast<int64_t>(anchors.size());
  places[&op] = {number, -1};
  anchors.push_back(&op);
  if (isa<FinalCallbacksOp>(op))
    end = number;
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

bool StepMover::isBefore(Operation *first, Operation *second) const {
  return places.find(first)->second < places.find(second)->second;
}

void StepMover::hoistBehind(Operation *op, Operation *anchor) {
  std::optional<int64_t> rank = getNumber(op, kTapeOrderAttr);
  if (!anchor || !rank || op->hasAttr(kPieceAttr))
    return;
  Attribute piece = anchor->getAttr(kPieceAttr);
  int64_t target = places.find(anchor)->second.number;
  int64_t number = places.find(op)->second.number;
  bool crossesEnd = end && target < *end && *end < number;
  if (!piece || target >= number || crossesEnd)
    return;
  op->setAttr(kPieceAttr, piece);
  places[op] = {target, *rank};
  moved[target].push_back(op);
  changed.insert(target);
}

void StepMover::finish() {
  for (int64_t number : changed) {
    SmallVector<Operation *> &ops = moved[number];
    llvm::sort(ops, [&](Operation *a, Operation *b) { return isBefore(a, b); });
    Operation *last = anchors[number];
    for (Operation *op : ops) {
      op->moveAfter(last);
      last = op;
    }
  }
}
