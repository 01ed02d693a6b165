//===- Escapes.cpp - Buffers that others may find -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Escapes.h"

#include "BufferAccesses.h"
#include "Ops/HandleTypes.h"
#include "ao/Analysis/AliasRoots.h"
#include "ao/Analysis/StorageAliases.h"
#include "ao/Analysis/ValueFlow.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace ao;

/// Whether a buffer can be found by `result`, which an op without effects
/// computes from it.
static bool leadsBack(OpResult result, Value buffer) {
  // Sizes, strides and an offset; the base is a view.
  if (isa<memref::ExtractStridedMetadataOp>(result.getOwner()))
    return false;
  if (isNumber(result.getType()))
    return mayBeAddress(result.getType());
  return isPointerLike(result.getType()) ||
         !llvm::is_contained(getStorageSources(result), buffer);
}

/// Whether `op` hands buffers to blocks in its regions.
static bool hasBufferArguments(Operation *op) {
  return llvm::any_of(op->getRegions(), [](Region &region) {
    return llvm::any_of(region.getBlocks(), [](Block &block) {
      return llvm::any_of(block.getArgumentTypes(),
                          llvm::IsaPred<BaseMemRefType>);
    });
  });
}

/// Whether `operand`, a buffer, is handed on where no edge of control flow says
/// so: to blocks and regions, or out of them as a result, or as what a result
/// holds.
static bool isHandedOnUnseen(OpOperand &operand) {
  Operation *op = operand.getOwner();
  auto isKnown = [](Operation *op) {
    return isa<RegionBranchOpInterface, FunctionOpInterface>(op);
  };
  if (isKnown(op) ? !isForwarded(operand) : hasBufferArguments(op))
    return true;
  if (op->getNumSuccessors() > 0 && !isa<BranchOpInterface>(op))
    return true;
  Operation *parent = op->getParentOp();
  if (!parent || isa<FunctionOpInterface>(parent) ||
      &op->getBlock()->back() != op)
    return false;
  return llvm::any_of(parent->getResultTypes(), isPointerLike) ||
         (!isKnown(parent) && (hasBufferArguments(parent) ||
                               llvm::any_of(parent->getResultTypes(),
                                            llvm::IsaPred<BaseMemRefType>)));
}

/// Whether `operand`, which edges of control flow hand on, arrives where others
/// come in by no such edge: what arrives there may be anything.
static bool arrivesAmongUnseen(OpOperand &operand) {
  Operation *op = operand.getOwner();
  auto isUnseen = [](Value input) {
    SmallVector<Value> incoming;
    return !getIncomingValues(input, incoming);
  };
  if (auto branch = dyn_cast<BranchOpInterface>(op)) {
    std::optional<BlockArgument> input =
        branch.getSuccessorBlockArgument(operand.getOperandNumber());
    return input && isUnseen(*input);
  }
  auto arrives = [&](RegionBranchOpInterface branch, RegionBranchPoint point) {
    SmallVector<RegionSuccessor> successors;
    branch.getSuccessorRegions(point, successors);
    return llvm::any_of(successors, [&](const RegionSuccessor &successor) {
      OperandRange operands = branch.getSuccessorOperands(point, successor);
      ValueRange inputs = successor.getSuccessorInputs();
      if (operands.empty() ||
          operand.getOperandNumber() < operands.getBeginOperandIndex())
        return false;
      size_t index =
          operand.getOperandNumber() - operands.getBeginOperandIndex();
      return index < inputs.size() && isUnseen(inputs[index]);
    });
  };
  if (auto branch = dyn_cast<RegionBranchOpInterface>(op))
    return arrives(branch, RegionBranchPoint::parent());
  auto terminator = dyn_cast<RegionBranchTerminatorOpInterface>(op);
  auto parent = dyn_cast_or_null<RegionBranchOpInterface>(op->getParentOp());
  return terminator && parent && arrives(parent, terminator);
}

bool ao::returnsPointer(Operation *op) {
  return llvm::any_of(op->getResultTypes(), [](Type type) {
    return mayBeAddress(type) ||
           (isPointerLike(type) && (!isHandle(type) || isa<OpaqueType>(type)));
  });
}

/// Whether values of this type hold buffers, or may for all one knows.
static bool mayHoldBuffers(Type type) {
  bool found = isa<OpaqueType>(type);
  if (!isa<TransferType, FunctionType>(type))
    type.walkImmediateSubElements([](Attribute) {},
                                  [&](Type inner) {
                                    found |= isa<BaseMemRefType>(inner) ||
                                             mayHoldBuffers(inner);
                                  });
  return found;
}

/// Whether a function returns the buffer within something else, as one that is
/// `async` does.
static bool isReturnedWithin(OpOperand &operand) {
  Operation *op = operand.getOwner();
  auto function = dyn_cast_or_null<FunctionOpInterface>(op->getParentOp());
  return function && op->hasTrait<OpTrait::ReturnLike>() &&
         !llvm::is_contained(function.getResultTypes(),
                             operand.get().getType());
}

bool ao::mayCapture(OpOperand &operand) {
  Operation *op = operand.getOwner();
  auto effectOp = dyn_cast<MemoryEffectOpInterface>(op);
  if (!isBuffer(operand.get()))
    return false;
  if (isHandedOnUnseen(operand) || isReturnedWithin(operand))
    return true;
  if (isForwarded(operand))
    return arrivesAmongUnseen(operand);
  if (isShapeOnlyUse(operand) || op->hasTrait<OpTrait::ReturnLike>())
    return false;
  // What says nothing of itself may put a buffer into what it is given, too.
  if (!effectOp)
    return returnsPointer(op) ||
           llvm::any_of(op->getOperandTypes(), mayHoldBuffers);
  SmallVector<MemoryEffects::EffectInstance> effects;
  effectOp.getEffectsOnValue(operand.get(), effects);
  if (!effects.empty())
    return false;
  return !isMemoryEffectFree(op) ||
         llvm::any_of(op->getResults(), [&](OpResult result) {
           return leadsBack(result, operand.get());
         });
}
