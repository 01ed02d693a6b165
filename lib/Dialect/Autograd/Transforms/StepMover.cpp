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
using namespace ao::autograd;

void ao::autograd::forEachUnfinishedStep(
    ModuleOp module, llvm::function_ref<void(Block &)> function) {
  for (auto step : module.getOps<FunctionOpInterface>())
    if (isUnfinishedStep(step))
      function(step.getFunctionBody().front());
}

bool ao::autograd::takesBuffers(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), llvm::IsaPred<BaseMemRefType>);
}

/// Returns true if passes may move `op` up: it is in no compiled region.
static bool isMovable(Operation *op) {
  if (takesBuffers(op))
    return false;
  if (auto hook = dyn_cast<HookOp>(op))
    return hook.getKind() != HookKind::Unpack;
  return isa<AccumulateGradOp, AddGradOp, ValidateOutputOp>(op);
}

StepMover::StepMover(Block &block)
    : orderName(
          StringAttr::get(block.getParentOp()->getContext(), kTapeOrderAttr)),
      compiledRegionName(StringAttr::get(block.getParentOp()->getContext(),
                                         kCompiledRegionAttr)) {
  rankOps(block);
  Operation *anchor = nullptr;
  for (Operation &op : block) {
    if (anchor && isMoved(&op)) {
      places[&op] = {anchor, *getRank(&op)};
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
    if (op.getDiscardableAttr(orderName))
      return;
    if (isMovable(&op) && !op.getDiscardableAttr(compiledRegionName))
      movable.push_back(&op);
  }
  for (auto [rank, op] : llvm::enumerate(movable))
    ranks[op] = static_cast<int64_t>(rank);
}

std::optional<int64_t> StepMover::getRank(Operation *op) const {
  if (auto order = op->getDiscardableAttr(orderName))
    return cast<IntegerAttr>(order).getInt();
  auto it = ranks.find(op);
  return it == ranks.end() ? std::nullopt : std::optional(it->second);
}

/// Returns the compiled region of an op after all moves.
Attribute StepMover::getCompiledRegion(Operation *op) const {
  auto it = moves.find(op);
  return it == moves.end() ? op->getDiscardableAttr(compiledRegionName)
                           : it->second.compiledRegion;
}

bool StepMover::isMoved(Operation *op) const {
  return isTapeOp(op) && op->getDiscardableAttr(orderName) &&
         op->getDiscardableAttr(compiledRegionName);
}

/// Returns true if an op reads a handle from a table that is an argument.
static bool isFromArgument(Operation *op) {
  auto handle = dyn_cast<TableHookOp>(op);
  return handle && isa<BlockArgument>(handle->getOperand(0));
}

Operation *StepMover::getLastDefiner(Operation *op) const {
  Operation *last = nullptr;
  auto consider = [&](Value value) {
    Operation *definer = value.getDefiningOp();
    // Handles that come from a table are there from the beginning.
    if (!definer || definer->getBlock() != op->getBlock() ||
        isFromArgument(definer))
      return;
    if (!last || isBefore(last, definer))
      last = definer;
  };
  llvm::for_each(op->getOperands(), consider);
  if (op->getNumRegions() == 0)
    return last;
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
  std::optional<int64_t> rank = getRank(op);
  if (!anchor || !rank || getCompiledRegion(op))
    return;
  Attribute compiledRegion = getCompiledRegion(anchor);
  Operation *target = getPlace(anchor).anchor;
  Operation *source = getPlace(op).anchor;
  bool crossesEnd =
      end && target->isBeforeInBlock(end) && end->isBeforeInBlock(source);
  if (!compiledRegion || !target->isBeforeInBlock(source) || crossesEnd)
    return;
  places[op] = {target, *rank};
  moves[op] = {op, {target, *rank}, compiledRegion};
}

/// Rank and compiled region of an op at once: to make a dictionary takes longer
/// than the move.
void StepMover::noteAttributes() {
  Builder builder(orderName.getContext());
  auto give = [&](Operation *op, Attribute rank, Attribute compiledRegion) {
    NamedAttrList attributes(op->getDiscardableAttrDictionary());
    if (rank)
      attributes.set(orderName, rank);
    if (compiledRegion)
      attributes.set(compiledRegionName, compiledRegion);
    op->setDiscardableAttrs(attributes.getDictionary(builder.getContext()));
  };
  for (auto [op, rank] : ranks)
    give(op, builder.getI64IntegerAttr(rank), getCompiledRegion(op));
  for (auto &[op, move] : moves)
    if (!ranks.contains(op))
      give(op, Attribute(), move.compiledRegion);
}

void StepMover::finish() {
  noteAttributes();
  SmallVector<Move> sorted;
  for (auto &[op, move] : moves)
    sorted.push_back(move);
  llvm::sort(sorted, [](const Move &a, const Move &b) {
    if (a.place.anchor == b.place.anchor)
      return a.place.rank < b.place.rank;
    return a.place.anchor->isBeforeInBlock(b.place.anchor);
  });
  // Ops that read handles from tables move before the first op that needs them.
  llvm::MapVector<Operation *, Operation *> handles;
  for (const Move &move : sorted)
    for (Value operand : move.op->getOperands())
      if (Operation *definer = operand.getDefiningOp();
          definer && definer->getBlock() == move.op->getBlock() &&
          isFromArgument(definer) &&
          move.place.anchor->isBeforeInBlock(definer))
        handles.try_emplace(definer, move.place.anchor);
  // The order of the block is asked for no longer.
  for (auto [handle, anchor] : handles)
    handle->moveBefore(anchor);
  Operation *last = nullptr, *anchor = nullptr;
  for (const Move &move : sorted) {
    if (move.place.anchor != anchor)
      last = anchor = move.place.anchor;
    auto standsBefore = [&](Operation *next) {
      auto it = places.find(next);
      return it != places.end() && it->second.anchor == anchor &&
             it->second.rank < move.place.rank;
    };
    while (last->getNextNode() && standsBefore(last->getNextNode()))
      last = last->getNextNode();
    move.op->moveAfter(last);
    last = move.op;
  }
}
