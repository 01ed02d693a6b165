//===- PeeledIterations.h - Iterations that stand beside loops --*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// If slices are in flight from one iteration to the next, the first iteration
// is peeled before the loop, or the last one after it. Analyses of the loop
// undo this by rolling these iterations into it.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_PEELEDITERATIONS_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_PEELEDITERATIONS_H

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/SetVector.h"

namespace ao {

/// Has `loop` do the iteration that stands before it, or the one after
/// it, whose ops, other than transfers and what has to do with host memory, are
/// those of its body in the same order. They are added to `erased`: who uses
/// them still is a transfer. Fails, with no error, where they are not found.
mlir::LogicalResult takeInFirst(mlir::scf::ForOp loop,
                                llvm::SetVector<mlir::Operation *> &erased);
mlir::LogicalResult takeInLast(mlir::scf::ForOp loop,
                               llvm::SetVector<mlir::Operation *> &erased);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_PEELEDITERATIONS_H
