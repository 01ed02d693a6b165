//===- SlotRotation.h - Slots used by iterations in rotation ----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAS_SLOTROTATION_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAS_SLOTROTATION_H

#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/Transforms/Bufferization/Arenas.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace ao {

/// Returns the trip count of `loop`, if it is constant.
std::optional<int64_t> getTripCount(mlir::scf::ForOp loop);

/// Returns the number of the first iteration of `loop`.
int64_t getFirstIteration(mlir::scf::ForOp loop);

/// Returns the loop whose iterations use the slots of `op` in rotation; null if
/// there is one slot.
mlir::scf::ForOp getRotatingLoop(mlir::memref::AllocOp op, SlotAttr slot);

/// Assigns a slot to each allocation of the buffers of `step` that have
/// several, and the number of their first iteration to loops that continue
/// others. A buffer for which that is not possible gets a reason.
void assignRotatedSlots(StepArenas &step);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAS_SLOTROTATION_H
