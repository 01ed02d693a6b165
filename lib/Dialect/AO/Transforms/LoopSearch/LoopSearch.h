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

namespace ao {

/// Searches which slices are offloaded or rematerialized, for one step.
class LoopSearch {
public:
  /// `expanded`: LoopTrials::expand of the step, which must outlive the search.
  LoopSearch(const Step &step, const StepResiduals &residuals,
             const LoopTrace &expanded, LoopTrials &trials,
             const planner::Machine &machine);

  /// Returns the choice that adds the least time under a budget; without a
  /// budget, the one with the lowest peak that adds no time. Without
  /// `recompute`, no slices are rematerialized.
  LoopChoice find(bool recompute);

private:
  /// The planner's choice for the residuals whose slices are values.
  struct Proposal {
    LoopChoice choice;
    int64_t peakBytes;
    /// True if no plan meets the budget and this proposal has the lowest peak.
    bool isClosest;
  };

  std::optional<Proposal>
  propose(std::optional<int64_t> budget,
          std::optional<int64_t> maxSegments = std::nullopt);
  /// Changes a proposal before it is tried; returns nothing if that is not
  /// possible.
  using Change =
      llvm::function_ref<std::optional<LoopChoice>(const LoopChoice &)>;

  LoopTrial evaluate(const LoopChoice &given);
  LoopTrial consider(const LoopChoice &choice);
  void note(const LoopChoice &choice, const LoopTrial &trial);
  bool isDone() const;
  LoopTrial addPrice(const LoopChoice &choice, LoopTrial trial) const;
  int64_t countSegments(const LoopChoice &choice,
                        const LoopResiduals &loop) const;
  std::optional<LoopChoice> addPeeled(const LoopChoice &choice,
                                      int64_t peeled) const;
  LoopChoice addWhole(LoopChoice choice) const;
  LoopChoice rematerializeWhole(LoopChoice choice) const;
  void searchPlanner(int64_t budget);
  void searchBudget(int64_t budget);
  void searchOtherBudgets(int64_t budget);
  void searchBudget(int64_t budget, std::optional<int64_t> maxSegments,
                    Change change);
  void allowRecompute();
  void search();
  void makePlanner(bool offloads = true);
  void dropIdle();
  void dropWhole();
  void omitWhole();
  void searchEvenly(bool prefetch);
  void searchFree();
  void searchFree(const Proposal &proposal, double limitUs);
  void searchPeeled(double limitUs);
  void searchFreeWhole(double limitUs);

  const Step &step;
  const StepResiduals &residuals;
  LoopTrials &trials;
  const LoopTrace &expanded;
  const planner::Machine &machine;
  /// The recipes of residuals that may be rematerialized.
  planner::ResidualRecipes recipes;
  /// A copy of `expanded` without memory that moves of other values may free;
  /// null if the planner uses `expanded`.
  std::unique_ptr<planner::Trace> trace;
  /// None if slices are no values.
  std::optional<planner::SlicePlanner> planner;
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
