//===- VerifyHostUses.cpp - No host value in a computation ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Checks.h"
#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Aliases/ValueFlow.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/SubsetOpInterface.h"

using namespace mlir;
using namespace ao;

static bool hasHostType(Value value) { return isHostPlaced(value.getType()); }

/// Returns true if every effect of `op` on `operand` is a deallocation.
static bool onlyFrees(Operation *op, OpOperand &operand) {
  if (auto storageOp = dyn_cast<StorageOpInterface>(op))
    if (storageOp.freesOperand(operand))
      return true;
  auto effectOp = dyn_cast<MemoryEffectOpInterface>(op);
  if (!effectOp)
    return false;
  SmallVector<MemoryEffects::EffectInstance> effects;
  effectOp.getEffectsOnValue(operand.get(), effects);
  return !effects.empty() && llvm::all_of(effects, [](const auto &effect) {
    return isa<MemoryEffects::Free>(effect.getEffect());
  });
}

/// Casts and views hand out the same bytes; the result is a host value again.
static bool isViewOrCast(Operation *op) {
  return isa<CastOpInterface>(op) || isView(op);
}

/// Asks for the address of a buffer, as deallocation does at run time, or for
/// its layout. An op without effects on memory reads no data of a buffer.
static bool isDescriptorQuery(OpOperand &operand) {
  return isa<BaseMemRefType>(operand.get().getType()) &&
         isMemoryEffectFree(operand.getOwner());
}

/// Chooses one of two whole values, by one condition for all of their elements.
static bool isChoice(Operation *op) {
  auto select = dyn_cast<SelectLikeOpInterface>(op);
  return select && select.getCondition().getType().isInteger(1);
}

/// Takes a slice out of a host tensor or puts one into it, which is done in
/// place or found out on buffers.
static bool isHostSubset(Operation *op) {
  auto isHostData = [](Value value) {
    return !isa<ShapedType>(value.getType()) || hasHostType(value);
  };
  return isa<SubsetOpInterface>(op) &&
         llvm::all_of(op->getOperands(), isHostData) &&
         llvm::all_of(op->getResults(), isHostData);
}

static bool mayUseHostValue(OpOperand &operand) {
  Operation *op = operand.getOwner();
  return isTransferOp(op) || isShapeOnlyUse(operand) ||
         isDescriptorQuery(operand) || isViewOrCast(op) || isHostSubset(op) ||
         isChoice(op) || isForwarded(operand) || isa<CallOpInterface>(op) ||
         op->hasTrait<OpTrait::ReturnLike>() || onlyFrees(op, operand);
}

/// An op that computes a host value from other data computes on the host.
static bool computesHostValue(Operation *op) {
  // An op without effects on memory hands out a buffer that exists already.
  auto isComputed = [&](Value result) {
    return hasHostType(result) &&
           !(isa<BaseMemRefType>(result.getType()) && isMemoryEffectFree(op));
  };
  if (llvm::none_of(op->getResults(), isComputed) || isTransferOp(op) ||
      isViewOrCast(op) || isHostSubset(op) || isChoice(op) ||
      isa<CallOpInterface>(op) || op->getNumRegions() > 0)
    return false;
  return llvm::any_of(op->getOperandTypes(), llvm::IsaPred<ShapedType>);
}

/// A cast or view cannot move data: its result is where its operand is.
static bool changesPlacement(Operation *op) {
  auto isPlaced = [](Value value) {
    return isa<RankedTensorType, BaseMemRefType>(value.getType());
  };
  bool fromHost = llvm::any_of(op->getOperands(), hasHostType);
  auto isElsewhere = [&](Value result) {
    return isPlaced(result) && hasHostType(result) != fromHost;
  };
  return llvm::any_of(op->getResults(), isElsewhere) &&
         llvm::any_of(op->getOperands(), isPlaced) && isViewOrCast(op);
}

LogicalResult ao::verifyHostUses(Operation *op) {
  if (changesPlacement(op))
    return op->emitOpError("cannot convert a value between device and host "
                           "memory; use 'ao.offload' or 'ao.reload'");
  for (OpOperand &operand : op->getOpOperands())
    if (hasHostType(operand.get()) && !mayUseHostValue(operand))
      return op->emitOpError()
             << "cannot compute with operand " << operand.getOperandNumber()
             << ", which is in host memory; reload it first";
  if (computesHostValue(op))
    return op->emitOpError(
        "cannot compute a result in host memory; compute it in "
        "device memory and offload it");
  return success();
}
