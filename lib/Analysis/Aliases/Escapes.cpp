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
#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Aliases/ValueFlow.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace ao;

bool ao::mayTakeAddress(OpOperand &operand) {
  Operation *op = operand.getOwner();
  // The metadata are sizes, strides and an offset; the base is a view.
  if (!isBuffer(operand.get()) || isForwarded(operand) ||
      isShapeOnlyUse(operand) || isa<memref::ExtractStridedMetadataOp>(op))
    return false;
  SmallVector<MemoryEffects::EffectInstance> effects;
  if (auto effectOp = dyn_cast<MemoryEffectOpInterface>(op))
    effectOp.getEffectsOnValue(operand.get(), effects);
  return effects.empty() && llvm::any_of(op->getResultTypes(), mayBeAddress);
}
