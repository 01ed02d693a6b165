//===- InPlace.cpp - Ops that can overwrite their operands ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Memory/InPlace.h"

#include "Ops/HandleTypes.h"
#include "RegionMemory.h"
#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Memory/SlicesInPlace.h"
#include "ao/Analysis/Ops/NamedOps.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/IndexingMapOpInterface.h"

using namespace mlir;
using namespace ao;

bool ao::isElementwiseOnTensors(Operation *op) {
  if (isChoiceOfTensors(op))
    return true;
  return OpTrait::hasElementwiseMappableTraits(op) &&
         op->getNumOperands() != 0 &&
         llvm::all_of(op->getOperandTypes(), llvm::IsaPred<RankedTensorType>);
}

bool ao::isChoiceOfTensors(Operation *op) {
  auto select = dyn_cast<arith::SelectOp>(op);
  return select && select.getCondition().getType().isSignlessInteger() &&
         isa<RankedTensorType>(select.getType()) &&
         !isHostPlaced(select.getType());
}

/// Returns true if `op` has read an element of its operands when it writes that
/// of its result.
static bool readsBeforeWriting(Operation *op) {
  return isElementwiseOnTensors(op) ||
         classifyByName(op) == NamedOp::Elementwise;
}

OpOperand *ao::getElementwiseDestination(OpResult result) {
  Operation *op = result.getOwner();
  if (!readsBeforeWriting(op) || isMadeInResidual(result))
    return nullptr;
  for (OpOperand &operand : op->getOpOperands())
    if (operand.get().getType() == result.getType())
      return &operand;
  return nullptr;
}

OpOperand *ao::getTiedDestination(OpResult result) {
  Operation *op = result.getOwner();
  if (auto loop = dyn_cast<LoopLikeOpInterface>(op))
    return loop.getTiedLoopInit(result);
  auto writer = dyn_cast<DestinationStyleOpInterface>(op);
  return writer ? writer.getTiedOpOperand(result) : nullptr;
}

/// Returns true if the element that `op` reads from `operand` is the one at the
/// place it writes to.
static bool isAtOwnPlace(IndexingMapOpInterface op, OpOperand &operand) {
  return op.getMatchingIndexingMap(&operand).isIdentity();
}

bool ao::canReadWhileOverwriting(OpOperand &read, Value destination) {
  if (read.get() != destination)
    return false;
  Operation *op = read.getOwner();
  if (readsBeforeWriting(op))
    return true;
  auto mapped = dyn_cast<IndexingMapOpInterface>(op);
  auto writer = dyn_cast<DestinationStyleOpInterface>(op);
  return mapped && writer && isAtOwnPlace(mapped, read) &&
         llvm::all_of(writer.getDpsInitsMutable(), [&](OpOperand &init) {
           return init.get() != destination || isAtOwnPlace(mapped, init);
         });
}

int64_t ao::getShapeOperandBytes(Operation *op) {
  auto writer = dyn_cast<DestinationStyleOpInterface>(op);
  int64_t bytes = 0;
  if (!writer)
    return bytes;
  for (OpOperand &operand : op->getOpOperands())
    if (Operation *maker = operand.get().getDefiningOp();
        maker && definesNoData(maker) && writer.isDpsInput(&operand))
      addBytes(bytes, getStaticBytes(operand.get().getType()).value_or(0));
  return bytes;
}

/// Returns the bytes of temporaries in the decomposition of a composite.
static int64_t getDecompositionBytes(Operation *op) {
  Region *body = getDecomposition(op);
  if (!body)
    return 0;
  RegionMemoryUse use = RegionMemory::compute(
      body->getParentOp(), [](Value) { return std::nullopt; });
  int64_t results = 0;
  for (Type type : op->getResultTypes())
    addBytes(results, getStaticBytes(type).value_or(0));
  return std::max<int64_t>(0, use.temporaries - results);
}

int64_t ao::getTemporaryBytes(Operation *op) {
  if (auto call = dyn_cast<OpaqueCallOpInterface>(op))
    return call.getWorkspace();
  if (int64_t bytes = getShapeOperandBytes(op))
    return bytes;
  if (classifyByName(op) == NamedOp::Composite)
    return getDecompositionBytes(op);
  if (op->getName().getStringRef() != "linalg.softmax" ||
      op->getNumResults() != 1)
    return 0;
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  auto dimension = op->getAttrOfType<IntegerAttr>("dimension");
  if (!type || !dimension || dimension.getInt() < 0 ||
      dimension.getInt() >= type.getRank())
    return 0;
  RankedTensorType::Builder rows(type);
  rows.dropDim(dimension.getInt());
  return getStaticBytes(RankedTensorType(rows)).value_or(0);
}

LoopLikeOpInterface ao::getCarryingLoop(Operation *op) {
  if (op->getNumRegions() != 1)
    return {};
  auto loop = dyn_cast<LoopLikeOpInterface>(op);
  if (!loop)
    return {};
  auto yields = loop.getYieldedValuesMutable();
  std::optional<ResultRange> results = loop.getLoopResults();
  size_t carried = loop.getRegionIterArgs().size();
  if (!yields || !results || yields->size() != carried ||
      results->size() != carried || loop.getInits().size() != carried)
    return {};
  return loop;
}

LoopLikeOpInterface ao::getTestingLoop(Operation *op) {
  auto loop = dyn_cast<LoopLikeOpInterface>(op);
  if (!loop || op->getNumRegions() != 2 ||
      !llvm::all_of(op->getRegions(),
                    [](Region &region) { return region.hasOneBlock(); }))
    return {};
  Block &test = op->getRegion(0).front(), &work = op->getRegion(1).front();
  auto terminator =
      dyn_cast<RegionBranchTerminatorOpInterface>(test.getTerminator());
  if (!terminator || loop.getInits().size() != test.getNumArguments() ||
      work.getTerminator()->getNumOperands() != test.getNumArguments() ||
      !llvm::equal(op->getResultTypes(), work.getArgumentTypes()) ||
      terminator->getNumOperands() != op->getNumResults() + 1)
    return {};
  return loop;
}

bool ao::runsOneRegion(Operation *op) {
  if (classifyByName(op) == NamedOp::Branch)
    return true;
  auto branch = dyn_cast<RegionBranchOpInterface>(op);
  // Iterations may run at once, and what an op returns a handle for may go on
  // when the next one starts.
  if (!branch || op->hasTrait<OpTrait::HasParallelRegion>() ||
      llvm::any_of(op->getResultTypes(), isHandle))
    return false;
  bool entersRegion = true, leavesToParent = true;
  SmallVector<RegionSuccessor> successors;
  branch.getSuccessorRegions(RegionBranchPoint::parent(), successors);
  for (const RegionSuccessor &successor : successors)
    entersRegion &= !isParent(successor);
  for (Region &region : op->getRegions()) {
    successors.clear();
    branch.getSuccessorRegions(region, successors);
    for (const RegionSuccessor &successor : successors)
      leavesToParent &= isParent(successor);
  }
  return entersRegion && leavesToParent;
}

bool ao::isDeadBranchResult(OpResult result) {
  return isa<scf::IfOp>(result.getOwner()) && result.use_empty();
}

/// Returns the value from outside of all loops that yield `value` unchanged.
static Value seeThroughLoops(Value value) {
  while (auto result = dyn_cast<OpResult>(value)) {
    LoopLikeOpInterface loop = getCarryingLoop(result.getOwner());
    BlockArgument carried =
        loop ? loop.getTiedLoopRegionIterArg(result) : BlockArgument();
    if (!carried || !isUnchanged(loop, carried))
      break;
    value = loop.getTiedLoopInit(carried)->get();
  }
  return value;
}

bool ao::isUnchanged(LoopLikeOpInterface loop, BlockArgument carried) {
  auto type = dyn_cast<RankedTensorType>(carried.getType());
  return type && !type.getEncoding() && getCarryingLoop(loop) &&
         seeThroughLoops(loop.getTiedLoopYieldedValue(carried)->get()) ==
             carried;
}

bool ao::isDroppedUse(OpOperand &use) {
  Operation *op = use.getOwner();
  auto areDropped = [](Value value) {
    return llvm::all_of(value.getUses(), isDroppedUse);
  };
  if (LoopLikeOpInterface loop = getCarryingLoop(op)) {
    BlockArgument carried = loop.getTiedLoopRegionIterArg(&use);
    return carried && isUnchanged(loop, carried) && areDropped(carried) &&
           areDropped(loop.getTiedLoopResult(carried));
  }
  if (!op->hasTrait<OpTrait::IsTerminator>())
    return false;
  if (LoopLikeOpInterface loop = getCarryingLoop(op->getParentOp())) {
    MutableArrayRef<OpOperand> yields = *loop.getYieldedValuesMutable();
    return &use >= yields.begin() && &use < yields.end() &&
           isUnchanged(loop, loop.getRegionIterArgs()[&use - yields.begin()]);
  }
  auto branch =
      isa<scf::YieldOp>(op) ? dyn_cast<scf::IfOp>(op->getParentOp()) : nullptr;
  return branch &&
         isDeadBranchResult(branch->getResult(use.getOperandNumber()));
}
