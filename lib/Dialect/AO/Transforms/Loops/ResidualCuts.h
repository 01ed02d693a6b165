//===- ResidualCuts.h - Splits of loops and stacked residuals ---*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_RESIDUALCUTS_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_RESIDUALCUTS_H

#include "ao/Analysis/Steps/StepResiduals.h"
#include <set>

namespace ao {

/// The positions at which the loops of a step are split into consecutive loops.
/// A residual is divided at the positions of the loop that writes it, and the
/// loops that read it are split at the ends of its parts.
class ResidualCuts {
public:
  /// Iterations before which a loop is split, or rows at which a residual is
  /// divided.
  using Cuts = std::set<int64_t>;

  explicit ResidualCuts(const StepResiduals &residuals)
      : residuals(residuals) {}

  /// Splits a loop before `iteration`, unless that is its first one or its end.
  void cut(const LoopResiduals &loop, int64_t iteration);
  /// Adds the positions that follow from the present ones, until none is new.
  void spread();

  const Cuts &getIterations(const LoopResiduals &loop) const;
  /// Returns the positions at which a residual is divided, in the order of its
  /// rows.
  const Cuts &getRows(const StackedResidual &stacked) const;

  /// Returns true if the slices that iterations [begin, end) write can be
  /// offloaded or rematerialized: each loop that reads them reads each of their
  /// parts as a whole, and one part has enough iterations to be a loop. The
  /// slice of a single iteration is an ordinary value.
  bool canMove(const StackedResidual &stacked, int64_t begin,
               int64_t end) const;

private:
  bool addRows(const StackedResidual &stacked);
  bool isReadWhole(const StackedResidual &stacked, int64_t begin,
                   int64_t end) const;

  const StepResiduals &residuals;
  llvm::DenseMap<const LoopResiduals *, Cuts> iterations;
  llvm::DenseMap<const StackedResidual *, Cuts> rows;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_RESIDUALCUTS_H
