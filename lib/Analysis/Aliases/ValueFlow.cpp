//===- ValueFlow.cpp - Flow of values through regions ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Aliases/ValueFlow.h"

#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;
using namespace ao;

/// Arguments of a block that is reached by branches.
static bool getBranchOperands(BlockArgument argument,
                              SmallVectorImpl<IncomingValue> &incoming) {
  Block *block = argument.getOwner();
  for (auto it = block->pred_begin(), e = block->pred_end(); it != e; ++it) {
    auto branch = dyn_cast<BranchOpInterface>((*it)->getTerminator());
    if (!branch)
      return false;
    SuccessorOperands operands =
        branch.getSuccessorOperands(it.getSuccessorIndex());
    Value operand = operands[argument.getArgNumber()];
    if (!operand)
      return false;
    incoming.push_back({operand, branch});
  }
  return true;
}

/// The points of `op` from which control can move on: before its regions, and
/// the terminators of its regions.
static SmallVector<RegionBranchPoint> getPoints(RegionBranchOpInterface op) {
  SmallVector<RegionBranchPoint> points{RegionBranchPoint::parent()};
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (block.mightHaveTerminator())
        if (auto terminator = dyn_cast<RegionBranchTerminatorOpInterface>(
                block.getTerminator()))
          points.push_back(terminator);
  return points;
}

bool ao::mayBeSkipped(RegionBranchOpInterface branch) {
  auto loop = dyn_cast<LoopLikeOpInterface>(branch.getOperation());
  std::optional<APInt> trips =
      loop ? loop.getStaticTripCount() : std::optional<APInt>();
  return !trips || trips->isZero();
}

/// Returns true if a terminator in a region of `op` does not specify its
/// successors, as that of `scf.forall`.
static bool hasUnknownExit(RegionBranchOpInterface op) {
  return llvm::any_of(op->getRegions(), [](Region &region) {
    return llvm::any_of(region, [](Block &block) {
      return block.mightHaveTerminator() && block.hasNoSuccessors() &&
             !isa<RegionBranchTerminatorOpInterface>(block.getTerminator());
    });
  });
}

/// Collects the operands that reach `value`, an input of the region `target`
/// or, for null, a result of `op`.
static bool getRegionOperands(RegionBranchOpInterface op, Region *target,
                              Value value,
                              SmallVectorImpl<IncomingValue> &incoming) {
  if (hasUnknownExit(op))
    return false;
  for (RegionBranchPoint point : getPoints(op)) {
    SmallVector<RegionSuccessor> successors;
    op.getSuccessorRegions(point, successors);
    for (const RegionSuccessor &successor : successors) {
      if (successor.getSuccessor() != target ||
          (point.isParent() && isParent(successor) && !mayBeSkipped(op)))
        continue;
      ValueRange inputs = getSuccessorInputs(op, successor);
      auto it = llvm::find(inputs, value);
      OperandRange operands = op.getSuccessorOperands(point, successor);
      if (it == inputs.end() || operands.size() != inputs.size())
        return false;
      Operation *origin = point.getTerminatorPredecessorOrNull();
      incoming.push_back({operands[std::distance(inputs.begin(), it)],
                          origin ? origin : op.getOperation()});
    }
  }
  return true;
}

bool ao::getIncomingValues(Value value,
                           SmallVectorImpl<IncomingValue> &incoming) {
  if (auto result = dyn_cast<OpResult>(value)) {
    auto op = dyn_cast<RegionBranchOpInterface>(result.getOwner());
    return op && getRegionOperands(op, nullptr, value, incoming);
  }
  auto argument = cast<BlockArgument>(value);
  if (!argument.getOwner()->isEntryBlock())
    return getBranchOperands(argument, incoming);
  Region *region = argument.getOwner()->getParent();
  auto op = dyn_cast_or_null<RegionBranchOpInterface>(region->getParentOp());
  return op && getRegionOperands(op, region, value, incoming) &&
         !incoming.empty();
}

bool ao::getIncomingValues(Value value, SmallVectorImpl<Value> &incoming) {
  SmallVector<IncomingValue> edges;
  bool isMerge = getIncomingValues(value, edges);
  for (const IncomingValue &edge : edges)
    incoming.push_back(edge.value);
  return isMerge;
}

bool ao::haveSameEdges(Value a, Value b) {
  if (auto argument = dyn_cast<BlockArgument>(a)) {
    auto other = dyn_cast<BlockArgument>(b);
    return other && argument.getOwner() == other.getOwner();
  }
  return a.getDefiningOp() == b.getDefiningOp();
}

bool ao::isForwarded(OpOperand &operand) {
  Operation *op = operand.getOwner();
  if (isa<BranchOpInterface>(op))
    return true;
  // Also those of 'scf.forall', which its edges do not name in MLIR 23.
  if (auto loop = dyn_cast<LoopLikeOpInterface>(op);
      loop && loop.getTiedLoopRegionIterArg(&operand))
    return true;
  auto contains = [&](RegionBranchOpInterface branch, RegionBranchPoint point) {
    SmallVector<RegionSuccessor> successors;
    branch.getSuccessorRegions(point, successors);
    return llvm::any_of(successors, [&](const RegionSuccessor &successor) {
      OperandRange operands = branch.getSuccessorOperands(point, successor);
      // An empty range may point after the last operand.
      if (operands.empty())
        return false;
      unsigned begin = operands.getBeginOperandIndex();
      return operand.getOperandNumber() >= begin &&
             operand.getOperandNumber() < begin + operands.size();
    });
  };
  if (auto branch = dyn_cast<RegionBranchOpInterface>(op))
    return contains(branch, RegionBranchPoint::parent());
  auto terminator = dyn_cast<RegionBranchTerminatorOpInterface>(op);
  auto parent = dyn_cast_or_null<RegionBranchOpInterface>(op->getParentOp());
  return terminator && parent && contains(parent, terminator);
}
