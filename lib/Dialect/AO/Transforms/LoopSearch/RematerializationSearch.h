//===- RematerializationSearch.h - Slices to recompute ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_REMATERIALIZATIONSEARCH_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_REMATERIALIZATIONSEARCH_H

#include "LoopTrials.h"

namespace ao {

/// Searches which stacked residuals of a step are rematerialized where they are
/// read, in addition to those that are offloaded. The residuals with the least
/// time per byte come first; their number is determined by a few limits on the
/// time per byte, and by the budget. The slices of a rematerialized residual
/// that are written first may be offloaded instead.
class RematerializationSearch {
public:
  RematerializationSearch(const Step &step, const StepResiduals &residuals,
                          LoopTrials &trials, const planner::Machine &machine);

  /// Returns the best choice of all; `without` is the best one without
  /// rematerialized slices.
  LoopChoice find(const LoopChoice &without);

private:
  /// A residual that can be rematerialized.
  struct Candidate {
    size_t index;
    /// The duration for the slices of one iteration, if no other residual is
    /// rematerialized.
    double ns;
    int64_t bytes;

    double getPrice() const { return ns / static_cast<double>(bytes); }
  };

  bool isDone() const;
  void collect();
  LoopChoice choose(size_t count) const;
  size_t countBelowCopies(bool isReloaded) const;
  size_t countToFit();
  size_t countAllowed() const;
  double getAddedUs(size_t count) const;
  void consider(const LoopChoice &choice);
  void considerWithOffloads(size_t count);
  void makeFewer();
  void shareWithOffloads(const LoopChoice &whole);
  void shareWithOffloads(const LoopChoice &whole,
                         llvm::ArrayRef<size_t> indices);

  const Step &step;
  const StepResiduals &residuals;
  LoopTrials &trials;
  const planner::Machine &machine;
  /// Sorted by price; any number of the first ones can be rematerialized
  /// together.
  std::vector<Candidate> candidates;
  LoopChoice best;
  LoopTrial known;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_REMATERIALIZATIONSEARCH_H
