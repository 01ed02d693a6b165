//===- StackCuts.h - Splits of loops and stacked residuals ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_STACKCUTS_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_STACKCUTS_H

#include "ao/Analysis/Steps/StepStacks.h"
#include <set>

namespace ao {

/// The positions at which the loops of a step are split into consecutive loops.
/// A stack is divided at the positions of the loop that writes it, and the
/// loops that read it are split at the ends of its parts.
class StackCuts {
public:
  /// Iterations before which a loop is cut, or rows of a stack.
  using Cuts = std::set<int64_t>;

  explicit StackCuts(const StepStacks &stacks) : stacks(stacks) {}

  /// Cuts a loop, unless that leaves it whole.
  void cut(const LoopStacks &loop, int64_t iteration);
  /// Cuts what these cuts ask for, until nothing is new.
  void spread();

  const Cuts &getIterations(const LoopStacks &loop) const;
  /// Of a stack, in the order of its rows.
  const Cuts &getRows(const StackLife &life) const;

  /// Returns true if the first `slices` slices of a stack can move: each loop
  /// that reads it reads each of their parts as a whole, and one has `fewest`
  /// or more. A result of a single iteration is not a stack, but may be
  /// offloaded as any value.
  bool canMove(const StackLife &life, int64_t slices, int64_t fewest) const;

private:
  bool addRows(const StackLife &life);
  bool isReadWhole(const StackLife &life, int64_t begin, int64_t end) const;

  const StepStacks &stacks;
  llvm::DenseMap<const LoopStacks *, Cuts> iterations;
  llvm::DenseMap<const StackLife *, Cuts> rows;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_STACKCUTS_H
