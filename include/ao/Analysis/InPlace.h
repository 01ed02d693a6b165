//===- InPlace.h - What ops can write over their operands -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What bufferization does with single ops, known while they are on tensors.
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_INPLACE_H
#define AO_ANALYSIS_INPLACE_H

#include "mlir/Interfaces/LoopLikeInterface.h"

namespace ao {

/// Whether `op` computes each element of its tensors by itself, as `arith` and
/// `math` ops do. Those become structured ops when they are lowered.
bool isElementwiseOnTensors(mlir::Operation *op);

/// The operand over which an elementwise op on tensors writes `result`, if
/// nobody needs it any more: the first of its type. Null for other ops, and
/// where no operand has the type.
mlir::OpOperand *getElementwiseDestination(mlir::OpResult result);

/// Whether the op of `read` may have this operand in the bytes into which it
/// writes what it makes of `destination`: it has read an element when it
/// overwrites it.
bool canReadWhileOverwriting(mlir::OpOperand &read, mlir::Value destination);

/// A loop with one region, whose yields replace the values that it carries.
/// Null for other ops.
mlir::LoopLikeOpInterface getCarryingLoop(mlir::Operation *op);

/// Whether exactly one of the regions of `op` runs, and that once.
bool runsOneRegion(mlir::Operation *op);

} // namespace ao

#endif // AO_ANALYSIS_INPLACE_H
