//===- BufferAccesses.cpp - Accesses of ops to buffers --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferAccesses.h"

#include "Ops/HandleTypes.h"
#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Aliases/ValueFlow.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/ParallelCombiningOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace ao;

bool ao::isHostBuffer(Value value) {
  return isBuffer(value) && isHostPlaced(value.getType());
}

bool ao::mayFree(Operation *op) {
  return isa<StorageOpInterface>(op) || (isa<MemoryEffectOpInterface>(op) &&
                                         hasEffect<MemoryEffects::Free>(op));
}

using Effects = SmallVector<MemoryEffects::EffectInstance>;

static void applyEffect(const MemoryEffects::EffectInstance &effect,
                        Access &access) {
  access.reads |= isa<MemoryEffects::Read>(effect.getEffect());
  access.writes |= isa<MemoryEffects::Write>(effect.getEffect());
  access.frees |= isa<MemoryEffects::Free>(effect.getEffect());
}

/// Effects on other resources (the order of transfers, say) touch no buffer.
static bool touchesAnyBuffer(const MemoryEffects::EffectInstance &effect) {
  return !effect.getValue() &&
         effect.getResource() == SideEffects::DefaultResource::get() &&
         isa<MemoryEffects::Read, MemoryEffects::Write, MemoryEffects::Free>(
             effect.getEffect());
}

/// Returns true if `op` has neither an effects interface nor recursive effects.
static bool isSilent(Operation *op) {
  return !isa<MemoryEffectOpInterface>(op) &&
         !op->hasTrait<OpTrait::HasRecursiveMemoryEffects>();
}

/// Returns true if `op` may do anything to buffers that it does not name.
static bool mayTouchAnything(Operation *op) {
  return isSilent(op) &&
         !isa<CallOpInterface, BranchOpInterface, RegionBranchOpInterface,
              RegionBranchTerminatorOpInterface, FunctionOpInterface>(op) &&
         !op->hasTrait<OpTrait::ReturnLike>() &&
         !op->hasTrait<OpTrait::SymbolTable>() && !isView(op);
}

static bool holdsOrPointsToBuffer(Value value) {
  return isBuffer(value) || isPointerLike(value.getType());
}

/// Returns true if `op` has a way to memory that it does not name: a buffer, a
/// pointer, a number that may be an address, or regions. Of the others, those
/// without results have nothing but effects, and those with results are on
/// values.
static bool mayReachMemory(Operation *op) {
  return op->getNumRegions() > 0 || op->getNumResults() == 0 ||
         llvm::any_of(op->getOperands(), [](Value operand) {
           return holdsOrPointsToBuffer(operand) ||
                  mayBeAddress(operand.getType());
         });
}

/// Adds the reads of memory that holds the shape of a view.
static void addReadsOfView(Operation *view, SmallVectorImpl<Access> &accesses) {
  for (Value operand : view->getOperands()) {
    bool isViewed = llvm::any_of(view->getResults(), [&](OpResult result) {
      return getViewSource(result) == operand;
    });
    if (isBuffer(operand) && !isViewed)
      accesses.push_back({view, operand, /*reads=*/true, /*writes=*/false});
  }
}

SmallVector<Access> ao::collectAccesses(Operation *op) {
  SmallVector<Access> accesses;
  if (auto storageOp = dyn_cast<StorageOpInterface>(op))
    for (OpOperand &operand : op->getOpOperands())
      if (storageOp.freesOperand(operand))
        accesses.push_back({op, operand.get(), false, false, /*frees=*/true});
  if (isView(op)) {
    addReadsOfView(op, accesses);
    return accesses;
  }

  Effects effects;
  auto effectOp = dyn_cast<MemoryEffectOpInterface>(op);
  if (effectOp)
    effectOp.getEffects(effects);
  if (mayTouchAnything(op) && mayReachMemory(op))
    accesses.push_back({op, Value(), /*reads=*/true, /*writes=*/true});
  bool anything = isSilent(op) || llvm::any_of(effects, touchesAnyBuffer);
  for (OpOperand &operand : op->getOpOperands()) {
    // The effects of a call depend on the callee.
    if (!isBuffer(operand.get()) || isShapeOnlyUse(operand) ||
        isForwarded(operand) || op->hasTrait<OpTrait::ReturnLike>() ||
        isa<CallOpInterface>(op))
      continue;
    Access access{op, operand.get(), anything, anything};
    for (const MemoryEffects::EffectInstance &effect : effects)
      if (effect.getValue() == operand.get())
        applyEffect(effect, access);
    if (access.reads || access.writes || access.frees)
      accesses.push_back(access);
  }
  return accesses;
}
