//===- CarriedCopies.h - Writes of loops to carried values ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_MEMORY_CARRIEDCOPIES_H
#define AO_ANALYSIS_MEMORY_CARRIEDCOPIES_H

#include "mlir/Interfaces/LoopLikeInterface.h"
#include <optional>

namespace ao {

/// An attribute of an op that replaces a call, whose results are in separate
/// memory (InlinedDriver.h).
inline constexpr llvm::StringLiteral kCallResultAttr = "call_result";

/// A copy at the end of a loop's body: of a yielded value into the storage of
/// the iteration argument that receives it.
struct CarriedCopy {
  mlir::OpOperand *yield;
  mlir::BlockArgument carried;
  /// The value in the storage of `carried` when the body ends: the value that
  /// overwrites `carried` after its last use, else `carried`.
  mlir::Value destination;
  /// If an earlier copy overwrites the yielded value: the number of the copy
  /// before which the value is saved in a temporary.
  std::optional<size_t> savedBefore;
};

/// Returns the yields of `loop` that must be written into the values it
/// carries, in an order that overwrites no value with a later read; where
/// values are exchanged, one of them is saved first. The others have
/// been computed in place, or have separate buffers: those in host memory, and
/// those for which `isSeparate` returns true.
llvm::SmallVector<CarriedCopy>
findCarriedCopies(mlir::LoopLikeOpInterface loop,
                  llvm::function_ref<bool(mlir::OpOperand &yield)> isSeparate);

/// Returns true if a copy that reads the yielded value is carried while it is
/// in flight: its wait keeps that very tensor.
bool isSourceOfCarried(mlir::OpOperand &yield);

} // namespace ao

#endif // AO_ANALYSIS_MEMORY_CARRIEDCOPIES_H
