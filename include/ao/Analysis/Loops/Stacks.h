//===- Stacks.h - Tensors that loops write and read by slices ---*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_LOOPS_STACKS_H
#define AO_ANALYSIS_LOOPS_STACKS_H

#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SubsetOpInterface.h"

namespace ao {

/// Which slice of a stack an iteration has to do with. A slice is whole in all
/// dimensions but `dim`, in which it has size one.
struct StackSlices {
  unsigned dim = 0;
  /// Iteration i has slice L-1-i, otherwise slice i.
  bool isReversed = false;

  bool operator==(const StackSlices &other) const {
    return dim == other.dim && isReversed == other.isReversed;
  }
};

/// A tensor that a loop carries and writes in full, one slice an iteration.
/// Nothing else in the loop uses it, so what it held before does not matter.
struct WrittenStack {
  mlir::OpResult result;
  mlir::BlockArgument carried;
  mlir::SubsetInsertionOpInterface insertion;
  StackSlices slices;
};

/// A tensor from outside of which a loop reads one slice an iteration, captured
/// or carried unchanged.
struct ReadStack {
  mlir::Value source;
  /// Null where the loop captures the source.
  mlir::BlockArgument carried;
  /// In the order of the body; all of the same slice.
  llvm::SmallVector<mlir::SubsetExtractionOpInterface, 1> extractions;
  StackSlices slices;
};

/// Why a tensor that a loop carries or reads slices of is no stack of it.
struct StackRefusal {
  /// A result of the loop, or what it reads.
  mlir::Value value;
  /// The rule that failed, for remarks: without a period.
  llvm::StringRef rule;
  /// The op at which it failed.
  mlir::Operation *op;
};

/// The stacks of one loop. Mutates nothing.
struct LoopStacks {
  mlir::LoopLikeOpInterface loop;
  /// Number of iterations; zero if it is not known or nothing can be a stack.
  int64_t trips = 0;
  llvm::SmallVector<WrittenStack> written;
  llvm::SmallVector<ReadStack> read;
  llvm::SmallVector<StackRefusal> refused;

  static LoopStacks find(mlir::LoopLikeOpInterface loop);
};

} // namespace ao

#endif // AO_ANALYSIS_LOOPS_STACKS_H
