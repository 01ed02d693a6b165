//===- SlicesInPlace.h - Slices computed in their residual ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An iteration that inserts a slice into a tensor which its loop carries has to
// copy it there, unless the ops that compute it can write to that place.
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_MEMORY_SLICESINPLACE_H
#define AO_ANALYSIS_MEMORY_SLICESINPLACE_H

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

namespace ao {

/// A slice that is computed where it is inserted.
struct SliceInPlace {
  mlir::tensor::InsertSliceOp insertion;
  /// The tensor with the place of the slice: that into which the slice is
  /// inserted, or the result if there is no data before.
  mlir::Value tensor;
  /// The values that are in the place of the slice, from the inserted value
  /// back to the destination of the first op, which holds no data, or to its
  /// result if it is elementwise: results of ops, and reshaped ones.
  llvm::SmallVector<mlir::Value> values;
  /// The op that writes first.
  mlir::Operation *firstWriter;
  /// The op before which the insertion is moved, so that all readers of the
  /// slice come before it; null if there are none.
  mlir::Operation *endOfReads;
  /// The argument by which that op reads the previous contents, or null if it
  /// does not.
  mlir::Value overwritten;
  /// Ops after the first writer that compute the place, and are moved before
  /// it.
  llvm::SmallVector<mlir::Operation *> moved;
};

/// Returns the slice if it is computed in the storage of the tensor into which
/// it is inserted. Conditions:
/// - the slice is contiguous, of a device tensor that the loop carries and does
///   not use otherwise; or, in a peeled iteration, of the result of the loop
///   before it, or of the initial value of the loop after it; or, in the body
///   of a loop, of an empty tensor that iterations without a loop fill;
/// - structured ops compute it from an empty tensor or from the result of an
///   elementwise op, each in place of its operand, or that op alone does;
/// - only the op that overwrites the old slice element by element, and ops
///   before it, read the old slice;
/// - no later op overwrites the slice, yields it, or needs it in a buffer of
///   its own, as transfers and calls do; in a peeled iteration, none reads it;
/// - the offset is known before the slice is computed.
/// `ao-insert-in-place` makes bufferization follow this, and the result is the
/// same after that pass.
std::optional<SliceInPlace>
findSliceInPlace(mlir::tensor::InsertSliceOp insertion);

/// Returns true if `op` inserts a slice that is in its place already.
bool insertsInPlace(mlir::Operation *op);

/// Returns true if `result` is computed in the place of a slice. An op that
/// could write it over an operand does not.
bool isMadeInResidual(mlir::OpResult result);

} // namespace ao

#endif // AO_ANALYSIS_MEMORY_SLICESINPLACE_H
