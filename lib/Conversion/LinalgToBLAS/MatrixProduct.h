//===- MatrixProduct.h - Contractions that a library can do -----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_CONVERSION_LINALGTOBLAS_MATRIXPRODUCT_H
#define AO_CONVERSION_LINALGTOBLAS_MATRIXPRODUCT_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace ao {

/// Loops of an op that run through each operand like one, outermost first. An
/// axis without loops has one iteration.
struct Axis {
  llvm::SmallVector<unsigned> loops;
};

/// Maps the loops of an op to the dimensions of one of its buffers.
class OperandLayout {
public:
  OperandLayout() = default;
  OperandLayout(mlir::linalg::LinalgOp op, mlir::OpOperand &operand);

  mlir::Value buffer() const { return value; }
  /// The dimension that `loop` runs through.
  std::optional<unsigned> dimension(unsigned loop) const;
  /// Of the innermost loop; nothing for axes that are not here.
  std::optional<unsigned> dimension(const Axis &axis) const;
  /// Returns true if the strides are known, as numbers or as those of the
  /// identity layout.
  bool isUnderstood() const;
  /// Returns true if `outer` and `inner` run through the buffer like one loop.
  bool isMergeable(unsigned outer, unsigned inner) const;
  /// Returns true if neighbours along the axis are neighbours in memory. Holds
  /// for axes with one iteration.
  bool isUnitStride(const Axis &axis) const;
  /// Returns true if lines along `column`, at the distance of `row`, do not
  /// overlap.
  bool isMatrix(const Axis &row, const Axis &column) const;

private:
  mlir::Value value;
  mlir::AffineMap map;
  mlir::MemRefType type;
  llvm::SmallVector<int64_t> strides;
};

/// C += A·B, or the same in terms of a library with strided batches of
/// row-major matrices and their transposes.
struct MatrixProduct {
  OperandLayout a, b, c;
  Axis m, n, k, batch;
  /// Loops around the products.
  llvm::SmallVector<Axis> outer;
  bool transposeA = false, transposeB = false;
};

/// Returns the product that `op`, on buffers, computes; nullopt if it is none.
std::optional<MatrixProduct> matchMatrixProduct(mlir::linalg::LinalgOp op);

} // namespace ao

#endif // AO_CONVERSION_LINALGTOBLAS_MATRIXPRODUCT_H
