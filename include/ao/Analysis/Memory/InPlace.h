//===- InPlace.h - Ops that can overwrite their operands --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Predicts for ops on tensors how bufferization places their results.
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_MEMORY_INPLACE_H
#define AO_ANALYSIS_MEMORY_INPLACE_H

#include "mlir/Interfaces/LoopLikeInterface.h"

namespace ao {

/// Returns true if `op` computes each element of its tensors by itself, as
/// `arith` and `math` ops do. These ops become structured ops when they are
/// lowered.
bool isElementwiseOnTensors(mlir::Operation *op);

/// Returns true if `op` is an `arith.select` of device tensors by one condition
/// for all elements. The op copies the value that it selects: a buffer that may
/// be either of two could neither be overwritten nor returned without a copy
/// somewhere else.
bool isChoiceOfTensors(mlir::Operation *op);

/// Returns the operand that an elementwise op on tensors overwrites with
/// `result`, if that is its last use: the first operand of the type. Returns
/// null for other ops, without an operand of the type, and where a loop inserts
/// the result into a stacked residual in which it can be computed.
mlir::OpOperand *getElementwiseDestination(mlir::OpResult result);

/// Returns the operand into whose bytes `result` is written unless it is copied
/// first: an init of an op in destination style, or of a loop. Null for others.
mlir::OpOperand *getTiedDestination(mlir::OpResult result);

/// Returns true if the op of `read` may have this operand in the bytes into
/// which it writes its result over `destination`: it has read an element when
/// it overwrites it.
bool canReadWhileOverwriting(mlir::OpOperand &read, mlir::Value destination);

/// Returns the bytes that are live only while `op` runs, because it is lowered
/// to several ops: a softmax keeps the maximum of each row, and then the sum.
int64_t getTemporaryBytes(mlir::Operation *op);

/// Returns the bytes of tensors without data that `op` uses for their shape, as
/// a pooling uses its window: each has a buffer.
int64_t getShapeOperandBytes(mlir::Operation *op);

/// Returns a loop with one region, whose yields replace the values that it
/// carries. Null for other ops.
mlir::LoopLikeOpInterface getCarryingLoop(mlir::Operation *op);

/// Returns `op` as a loop with two regions (`scf.while`): the first tests and
/// yields the results of the loop to the second, the body, which yields the
/// operands of the next test. Returns null for other ops.
mlir::LoopLikeOpInterface getTestingLoop(mlir::Operation *op);

/// Returns true if `result` is an unused result of a branch: it is removed
/// before buffers get lifetimes, as are the yielded operands.
bool isDeadBranchResult(mlir::OpResult result);

/// Returns true if `loop` yields `carried` unchanged. Then it is captured, and
/// not carried, before bufferization.
bool isUnchanged(mlir::LoopLikeOpInterface loop, mlir::BlockArgument carried);

/// Returns true if `use` is removed before bufferization: its op yields it as
/// an unused result, or a loop carries it unchanged.
bool isDroppedUse(mlir::OpOperand &use);

/// Returns true if exactly one of the regions of `op` runs, and that once.
bool runsOneRegion(mlir::Operation *op);

} // namespace ao

#endif // AO_ANALYSIS_MEMORY_INPLACE_H
