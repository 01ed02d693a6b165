//===- ViewChecks.h - Layouts that are known at run time --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AUTOGRAD_TRANSFORMS_VIEWCHECKS_H
#define AO_LIB_DIALECT_AUTOGRAD_TRANSFORMS_VIEWCHECKS_H

#include "ao/Dialect/Autograd/IR/Autograd.h"

namespace ao::autograd {

/// A dimension of a layout, in an order of its strides.
struct OrderedDimension {
  mlir::OpFoldResult dimension, size;
  /// By which an element number is divided to get the index. Null: the index is
  /// zero, and the number is left as it is.
  mlir::OpFoldResult stride;
};

/// The dimensions of a layout by descending strides. Symbolic ones are ordered
/// by ops, and a dimension of one element then has a stride beyond all element
/// numbers.
llvm::SmallVector<OrderedDimension> orderByStride(mlir::OpBuilder &builder,
                                                  mlir::Location loc,
                                                  const MixedLayout &layout);

/// Adds the checks that verifiers make on static views, at run time: no number
/// is negative, the base is dense and contains the view, and neither overlaps
/// itself.
void checkView(mlir::OpBuilder &builder, mlir::Location loc,
               const MixedLayout &base, const MixedLayout &view);

/// Checks that the gradient has the symbolic sizes of the base.
void checkBaseSizes(mlir::OpBuilder &builder, CopySlicesOp op);

} // namespace ao::autograd

#endif // AO_LIB_DIALECT_AUTOGRAD_TRANSFORMS_VIEWCHECKS_H
