//===- PlaceTurns.h - Places that iterations take in turns ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAS_PLACETURNS_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAS_PLACETURNS_H

#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/Transforms/Bufferization/Arenas.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace ao {

/// How often `loop` runs its body, if that is constant.
std::optional<int64_t> getTripCount(mlir::scf::ForOp loop);

/// The number of the first iteration of `loop`.
int64_t getFirstIteration(mlir::scf::ForOp loop);

/// The loop whose iterations take the places of `slot` in turns, if it has
/// several.
mlir::scf::ForOp getTurningLoop(mlir::memref::AllocOp op, SlotAttr slot);

/// Says which of its places each allocation takes, of all buffers of `step`
/// that have several, and which loops go on with the numbers of others. A
/// buffer of which that is not known gets a reason.
void assignTurns(StepArenas &step);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAS_PLACETURNS_H
