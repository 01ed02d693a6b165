//===- Escapes.cpp - Buffers that others may find -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Escapes.h"

#include "ao/Analysis/RaceCheck/AliasRoots.h"
#include "ao/Analysis/RaceCheck/ValueFlow.h"
#include "ao/Analysis/StorageAliases.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace ao;

static bool isNumber(Type type) {
  if (auto vector = dyn_cast<VectorType>(type))
    type = vector.getElementType();
  return type.isIntOrIndexOrFloat() || isa<ComplexType, NoneType>(type);
}

bool ao::isPointerLike(Type type) {
  return !isNumber(type) &&
         !isa<TensorType, BaseMemRefType, TransferType, FunctionType>(type);
}

bool ao::isHandle(Type type) {
  return isPointerLike(type) && !isa<BuiltinDialect>(type.getDialect()) &&
         type.getDialect().getNamespace() != "llvm";
}

bool ao::makesPointer(Operation *op) {
  auto makes = [](Type type) {
    return isPointerLike(type) || isa<BaseMemRefType>(type);
  };
  return isMemoryEffectFree(op) && op->getNumRegions() == 0 &&
         llvm::any_of(op->getResultTypes(), makes) &&
         op->getNumOperands() > 0 &&
         llvm::all_of(op->getOperandTypes(), isNumber);
}

/// Whether `number`, an address or computed from one, may become a pointer. To
/// compare addresses is harmless, as deallocation does it.
static bool mayBecomePointer(Value number,
                             llvm::function_ref<bool()> makesPointers) {
  llvm::SetVector<Value> numbers;
  numbers.insert(number);
  for (size_t i = 0; i != numbers.size(); ++i)
    for (OpOperand &use : numbers[i].getUses()) {
      Operation *op = use.getOwner();
      if (isa<memref::StoreOp>(op)) {
        if (makesPointers())
          return true;
        continue;
      }
      if (!isMemoryEffectFree(op) || op->getNumRegions() > 0 ||
          isForwarded(use) || op->hasTrait<OpTrait::ReturnLike>())
        return true;
      for (Value result : op->getResults()) {
        if (!isNumber(result.getType()))
          return true;
        if (!result.getType().isInteger(1))
          numbers.insert(result);
      }
    }
  return false;
}

/// Whether a buffer can be made again from `result`, which an op without
/// effects computes from it.
static bool leadsBack(OpResult result, Value buffer,
                      llvm::function_ref<bool()> makesPointers) {
  // Sizes, strides and an offset; the base is a view.
  if (isa<memref::ExtractStridedMetadataOp>(result.getOwner()))
    return false;
  if (isNumber(result.getType()))
    return mayBecomePointer(result, makesPointers);
  return isPointerLike(result.getType()) ||
         !llvm::is_contained(getStorageSources(result), buffer);
}

static bool isBuffer(Type type) { return isa<BaseMemRefType>(type); }

/// Whether `op` hands buffers to blocks in its regions.
static bool hasBufferArguments(Operation *op) {
  return llvm::any_of(op->getRegions(), [](Region &region) {
    return llvm::any_of(region.getBlocks(), [](Block &block) {
      return llvm::any_of(block.getArgumentTypes(), isBuffer);
    });
  });
}

/// Whether `op` hands a buffer on where no edge of control flow says so: to
/// regions, or out of them as a result, or as what a result holds.
static bool handsOnUnseen(Operation *op) {
  auto isKnown = [](Operation *op) {
    return isa<RegionBranchOpInterface, FunctionOpInterface>(op);
  };
  if (!isKnown(op) && hasBufferArguments(op))
    return true;
  Operation *parent = op->getParentOp();
  if (!parent || isa<FunctionOpInterface>(parent) ||
      &op->getBlock()->back() != op)
    return false;
  return llvm::any_of(parent->getResultTypes(), isPointerLike) ||
         (!isKnown(parent) &&
          (hasBufferArguments(parent) ||
           llvm::any_of(parent->getResultTypes(), isBuffer)));
}

bool ao::mayCapture(OpOperand &operand,
                    llvm::function_ref<bool()> makesPointers) {
  Operation *op = operand.getOwner();
  auto effectOp = dyn_cast<MemoryEffectOpInterface>(op);
  if (!isBuffer(operand.get().getType()))
    return false;
  if (handsOnUnseen(op))
    return true;
  if (!effectOp || isShapeOnlyUse(operand) || isForwarded(operand) ||
      op->hasTrait<OpTrait::ReturnLike>())
    return false;
  SmallVector<MemoryEffects::EffectInstance> effects;
  effectOp.getEffectsOnValue(operand.get(), effects);
  if (!effects.empty())
    return false;
  return !isMemoryEffectFree(op) ||
         llvm::any_of(op->getResults(), [&](OpResult result) {
           return leadsBack(result, operand.get(), makesPointers);
         });
}
