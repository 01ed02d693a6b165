//===- InPlace.cpp - What ops can write over their operands ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/InPlace.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/IndexingMapOpInterface.h"

using namespace mlir;
using namespace ao;

bool ao::isElementwiseOnTensors(Operation *op) {
  return OpTrait::hasElementwiseMappableTraits(op) &&
         op->getNumOperands() != 0 &&
         llvm::all_of(op->getOperandTypes(), llvm::IsaPred<RankedTensorType>);
}

OpOperand *ao::getElementwiseDestination(OpResult result) {
  Operation *op = result.getOwner();
  if (!isElementwiseOnTensors(op))
    return nullptr;
  for (OpOperand &operand : op->getOpOperands())
    if (operand.get().getType() == result.getType())
      return &operand;
  return nullptr;
}

/// Whether the element that `op` reads from `operand` is the one at the place
/// it writes to.
static bool isAtOwnPlace(IndexingMapOpInterface op, OpOperand &operand) {
  return op.getMatchingIndexingMap(&operand).isIdentity();
}

bool ao::canReadWhileOverwriting(OpOperand &read, Value destination) {
  if (read.get() != destination)
    return false;
  Operation *op = read.getOwner();
  if (isElementwiseOnTensors(op))
    return true;
  auto mapped = dyn_cast<IndexingMapOpInterface>(op);
  auto writer = dyn_cast<DestinationStyleOpInterface>(op);
  return mapped && writer && isAtOwnPlace(mapped, read) &&
         llvm::all_of(writer.getDpsInitsMutable(), [&](OpOperand &init) {
           return init.get() != destination || isAtOwnPlace(mapped, init);
         });
}

LoopLikeOpInterface ao::getCarryingLoop(Operation *op) {
  auto loop = dyn_cast<LoopLikeOpInterface>(op);
  if (!loop || op->getNumRegions() != 1)
    return {};
  auto yields = loop.getYieldedValuesMutable();
  std::optional<ResultRange> results = loop.getLoopResults();
  size_t carried = loop.getRegionIterArgs().size();
  if (!yields || !results || yields->size() != carried ||
      results->size() != carried || loop.getInits().size() != carried)
    return {};
  return loop;
}

bool ao::runsOneRegion(Operation *op) {
  auto branch = dyn_cast<RegionBranchOpInterface>(op);
  if (!branch)
    return false;
  bool entersRegion = true, leavesToParent = true;
  SmallVector<RegionSuccessor> successors;
  branch.getSuccessorRegions(RegionBranchPoint::parent(), successors);
  for (const RegionSuccessor &successor : successors)
    entersRegion &= !successor.isParent();
  for (Region &region : op->getRegions()) {
    successors.clear();
    branch.getSuccessorRegions(region, successors);
    for (const RegionSuccessor &successor : successors)
      leavesToParent &= successor.isParent();
  }
  return entersRegion && leavesToParent;
}
