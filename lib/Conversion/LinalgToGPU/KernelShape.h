//===- KernelShape.h - Distribution of an op over threads -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_CONVERSION_LINALGTOGPU_KERNELSHAPE_H
#define AO_CONVERSION_LINALGTOGPU_KERNELSHAPE_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace ao {

/// Each element of the parallel iteration space belongs to one column of a
/// block; the rows of a block share the reduction of their column's element. A
/// thread takes `width` neighbours at once: of its column's elements, or if
/// rows are consecutive, of what its row reduces.
struct KernelShape {
  /// Loops over elements, outermost first. Consecutive columns take consecutive
  /// iterations of the last.
  llvm::SmallVector<unsigned> parallel;
  /// The other loops, in the order in which the op iterates.
  llvm::SmallVector<unsigned> reduction;
  int64_t columns = 256;
  int64_t rows = 1;
  /// True if consecutive threads are consecutive rows rather than columns, for
  /// operands that are contiguous along the reduction.
  bool rowsAreConsecutive = false;
  /// Follows from maps, sizes and types alone, never from where buffers lie: it
  /// decides in which order a reduction adds up.
  int64_t width = 1;
  /// A sum of narrow floats that is kept in f32 until it is complete, or null.
  mlir::Operation *wideSum = nullptr;
  /// True if a product that is added may be rounded once.
  bool mayContract = true;
  /// The op that combines the partial results of rows; null if there is one
  /// row.
  mlir::Operation *combiner = nullptr;

  /// The loop along which a thread takes neighbours; needs a width above 1.
  unsigned wideLoop() const {
    return rowsAreConsecutive ? reduction.back() : parallel.back();
  }
};

/// With `treeReductions` long reductions are split over the rows of a block and
/// combined in a fixed tree; without, each element is reduced in the order in
/// which the op iterates.
KernelShape chooseKernelShape(mlir::linalg::LinalgOp op, bool treeReductions);

/// Returns true if `operand`, an output, is addressed by parallel loops only,
/// so that a thread can keep its element in a register over the reduction.
bool isReducedInRegister(mlir::linalg::LinalgOp op, mlir::OpOperand &operand);

} // namespace ao

#endif // AO_CONVERSION_LINALGTOGPU_KERNELSHAPE_H
