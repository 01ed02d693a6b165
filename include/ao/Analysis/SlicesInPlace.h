//===- SlicesInPlace.h - Slices computed in their stack ---------*- C++ -*-===//
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

#ifndef AO_ANALYSIS_SLICESINPLACE_H
#define AO_ANALYSIS_SLICESINPLACE_H

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

namespace ao {

/// A slice that is computed where it is inserted.
struct SliceInPlace {
  mlir::tensor::InsertSliceOp insertion;
  /// The values that lie in the place of the slice, from what is inserted back
  /// to what the first op writes into, which holds no data, or to its result if
  /// it is elementwise: results of ops, and reshaped ones.
  llvm::SmallVector<mlir::Value> values;
  /// The op that writes first.
  mlir::Operation *firstWriter;
  /// The name under which that op is given what lies there before, or null if
  /// it is not.
  mlir::Value overwritten;
};

/// Returns true if the slice is computed in its place. That takes - contiguous
/// slices of a device tensor that the loop carries, and uses for
///   nothing else;
/// - structured ops that make it from an empty tensor, or from what an
///   elementwise op has made, on top of each other, or that op alone;
/// - nobody who reads what lies there before, but the op that overwrites that
///   element by element, and ops in front of it;
/// - nobody who overwrites the slice later, hands it on, or needs it in a
///   buffer of its own, as transfers and calls do;
/// - a place that is known before it is computed.
/// Bufferization is told so (`ao-insert-in-place`), and this holds behind that
/// pass as well.
std::optional<SliceInPlace>
findSliceInPlace(mlir::tensor::InsertSliceOp insertion);

/// Returns true if `op` inserts a slice that is there already.
bool insertsInPlace(mlir::Operation *op);

/// Returns true if `result` is computed in the place of a slice. An op that
/// could write it over an operand does not.
bool isMadeInStack(mlir::OpResult result);

} // namespace ao

#endif // AO_ANALYSIS_SLICESINPLACE_H
