//===- LoopSearch.h - Search of moved slices --------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The planner proposes numbers of offloaded and rematerialized slices from a
// trace of the iterations; a trial computes the exact peak and time of a
// proposal with the rest of the step.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_LOOPSEARCH_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_LOOPSEARCH_H

#include "LoopTrials.h"
#include <memory>

namespace ao {

/// Searches which slices are offloaded or rematerialized, for one step.
class LoopSearch {
public:
  /// Without `recompute`, no slices are rematerialized.
  LoopSearch(const Step &step, const StepResiduals &residuals,
             LoopTrials &trials, const planner::Machine &machine,
             bool recompute);

  /// Returns the stacked residuals that are not planned slice by slice because
  /// the trace would have too many ops.
  llvm::ArrayRef<size_t> getTooLong() { return getPeeled(0).expanded.tooLong; }

  /// Returns the choice that adds the least time under a budget; without a
  /// budget, the one with the lowest peak that adds no time.
  LoopChoice find();

private:
  /// The planner's choice for the residuals whose slices are values.
  struct Proposal {
    LoopChoice choice;
    int64_t peakBytes;
    /// True if no plan meets the budget and this proposal has the lowest peak.
    bool isClosest;
  };

  /// The trace of the step with some iterations peeled, and a planner for it.
  struct Peeled {
    int64_t iterations;
    LoopTrace expanded;
    /// None if slices are no values.
    std::optional<planner::SlicePlanner> planner;
  };

  Peeled &getPeeled(int64_t peeled);
  std::optional<Proposal> propose(int64_t peeled,
                                  std::optional<int64_t> budget);
  /// Changes a proposal before it is tried; returns nothing if that is not
  /// possible.
  using Change =
      llvm::function_ref<std::optional<LoopChoice>(const LoopChoice &)>;

  LoopTrial evaluate(const LoopChoice &given);
  LoopTrial consider(const LoopChoice &choice);
  void note(const LoopChoice &choice, const LoopTrial &trial);
  bool isDone() const;
  LoopTrial addPrice(const LoopChoice &choice, LoopTrial trial) const;
  LoopChoice addWhole(LoopChoice choice) const;
  LoopChoice rematerializeWhole(LoopChoice choice) const;
  void searchBudget(int64_t budget);
  void searchBudget(int64_t budget, int64_t peeled, Change change);
  void dropWhole();
  void omitWhole();
  void searchEvenly(bool prefetch);
  void searchFree();
  void searchFree(const Proposal &proposal, double limitUs);
  void searchPeeled(double limitUs);
  LoopChoice peel(LoopChoice choice, const LoopTrace &expanded) const;
  void searchFreeWhole(double limitUs);

  const Step &step;
  const StepResiduals &residuals;
  LoopTrials &trials;
  const planner::Machine &machine;
  /// The one that was used last. Others are not kept: a trace of all iterations
  /// may be large.
  std::unique_ptr<Peeled> last;
  /// True if slices, and ops around the loops, may be recomputed.
  bool recompute;
  /// True if proposals ignore the memory of the residuals in `whole`.
  bool ignoresWhole = false;
  /// Residuals whose slices are offloaded all or not at all, those with small
  /// slices first.
  llvm::SmallVector<size_t> whole;
  /// Those of them that may be rematerialized.
  llvm::SmallVector<size_t> rematerializable;
  /// The results of all trials: searches repeat choices, and without this
  /// planning takes 1.2 times as long.
  std::vector<std::pair<LoopChoice, LoopTrial>> evaluated;
  LoopChoice best;
  /// The result of `best`, with the cost of its code.
  std::optional<LoopTrial> known;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_LOOPSEARCH_H
