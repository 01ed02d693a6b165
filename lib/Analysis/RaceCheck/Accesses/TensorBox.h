//===- TensorBox.h - Parts of tensors by dimension --------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_RACECHECK_ACCESSES_TENSORBOX_H
#define AO_LIB_ANALYSIS_RACECHECK_ACCESSES_TENSORBOX_H

#include "LinearExpr.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

namespace ao {

/// From `begin` to before `end`, along one dimension.
struct TensorExtent {
  LinearExpr begin, end;
};

/// A part of a tensor, by dimension.
using TensorBox = llvm::SmallVector<TensorExtent, 4>;

/// Returns true if two parts have nothing in common.
bool areApart(const TensorBox &a, const TensorBox &b);

/// Returns true if `boxes` cover `wanted`, one of them or several consecutive
/// ones.
bool cover(llvm::ArrayRef<TensorBox> boxes, const TensorBox &wanted);

/// Adds a box, to one that it continues if there is such a one.
void addBox(const TensorBox &box, std::vector<TensorBox> &boxes);

/// Returns true if the position of a box has one meaning after and around
/// `scope`; of the values inside only `allowed` may occur.
bool isNamedOutside(const TensorBox &box, mlir::Operation *scope,
                    mlir::Value allowed = {});

/// Returns the union of `box` over iterations from `lower` to before `upper`;
/// none if that is not a box.
std::optional<TensorBox> sweep(const TensorBox &box, mlir::Value variable,
                               const LinearExpr &lower, const LinearExpr &upper,
                               int64_t step);

/// The part of its large tensor that a slice reaches over.
TensorBox getPlace(mlir::OffsetSizeAndStrideOpInterface slice);

/// Returns true if a slice has no gaps.
bool isContiguous(mlir::OffsetSizeAndStrideOpInterface slice);

/// All of `tensor`; nothing if its sizes are not known.
std::optional<TensorBox> getShape(mlir::Value tensor, unsigned depth = 0);

} // namespace ao

#endif // AO_LIB_ANALYSIS_RACECHECK_ACCESSES_TENSORBOX_H
