//===- Residuals.h - Stacked residuals of loops -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_LOOPS_RESIDUALS_H
#define AO_ANALYSIS_LOOPS_RESIDUALS_H

#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SubsetOpInterface.h"

namespace ao {

/// The slice of a residual that an iteration accesses. A slice is whole in all
/// dimensions but `dim`, in which it has size one.
struct ResidualSlices {
  unsigned dim = 0;
  /// True if iteration i accesses slice L-1-i; otherwise slice i.
  bool isReversed = false;

  bool operator==(const ResidualSlices &other) const {
    return dim == other.dim && isReversed == other.isReversed;
  }
};

/// A tensor that a loop carries and writes in full, one slice an iteration. The
/// loop has no other uses of it, so its initial contents do not matter.
struct WrittenResidual {
  mlir::OpResult result;
  mlir::BlockArgument carried;
  mlir::SubsetInsertionOpInterface insertion;
  ResidualSlices slices;
};

/// A tensor from outside of which a loop reads one slice an iteration, captured
/// or carried unchanged.
struct ReadResidual {
  mlir::Value source;
  /// Null where the loop captures the source.
  mlir::BlockArgument carried;
  /// In the order of the body; all of the same slice.
  llvm::SmallVector<mlir::SubsetExtractionOpInterface, 1> extractions;
  ResidualSlices slices;
};

/// The reason why a tensor that a loop carries or reads slices of is no
/// residual of it.
struct ResidualRefusal {
  /// A result of the loop, or a tensor that it reads.
  mlir::Value value;
  /// The rule that failed, for remarks: without a period.
  llvm::StringRef rule;
  /// The op that violates the rule.
  mlir::Operation *op;
};

/// The residuals of one loop. Mutates nothing.
struct LoopResiduals {
  mlir::LoopLikeOpInterface loop;
  /// Number of iterations; zero if it is unknown or there can be no residuals.
  int64_t trips = 0;
  llvm::SmallVector<WrittenResidual> written;
  llvm::SmallVector<ReadResidual> read;
  llvm::SmallVector<ResidualRefusal> refused;

  static LoopResiduals find(mlir::LoopLikeOpInterface loop);
};

} // namespace ao

#endif // AO_ANALYSIS_LOOPS_RESIDUALS_H
