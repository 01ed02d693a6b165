//===- RecomputeSearch.h - Which values to recompute ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An outer search decides which values are recomputed, an inner one which are
// offloaded: a choice of gaps is expanded into an ordinary step, which is
// planned like any other. Recipes are taken by one price, time over bytes, as
// far as memory demands: from none of them, which is a plan of transfers alone,
// to so many that nothing is offloaded.
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_SEARCH_RECOMPUTESEARCH_H
#define AO_LIB_PLANNER_SEARCH_RECOMPUTESEARCH_H

#include "Algorithms/Random.h"
#include "Recipes.h"
#include "ao/Planner/Expansion.h"
#include "ao/Planner/Machine.h"
#include "ao/Planner/PlanOptions.h"

#include <limits>
#include <optional>

namespace ao::planner {

/// Device and host budgets of a search.
struct MemoryBudgets {
  int64_t device;
  int64_t host = std::numeric_limits<int64_t>::max();
};

/// The effects of a choice on a step.
struct Rematerialized {
  /// Drops and recomputations.
  std::vector<Command> commands;
  Expansion expansion;
};

class RecomputeSearch {
public:
  RecomputeSearch(const Trace &trace, const Machine &machine,
                  const PlanOptions &options);

  /// Returns true if any value may be rematerialized.
  bool canHelp() const { return !book.recipes().empty(); }
  const RecipeBook &recipes() const { return book; }

  /// Returns the choice of least added time by quick plans of transfers;
  /// nothing if none fits, or if it rematerializes nothing. `goalUs` is enough.
  /// On a large step, the recipes up to `usPerByte` are tried first.
  std::optional<Rematerialized> search(const MemoryBudgets &budgets,
                                       double goalUs, double usPerByte);

  /// Returns recipes in the order of their price, as many as memory requires
  /// without transfers.
  std::vector<int32_t> demanded(int64_t budget, bool latestFirst) const;

  Choice none() const { return Choice(book.gaps().size(), GapUse::Kept); }
  void set(Choice &choice, int32_t recipe, GapUse use) const {
    for (int32_t gap : book.recipes()[recipe].gaps)
      choice[gap] = use;
  }

private:
  struct Best {
    Choice choice;
    double addedUs = std::numeric_limits<double>::infinity();
    /// The rematerialized values of the choice, if they have been computed.
    std::optional<Rematerialized> rematerialized = std::nullopt;
  };

  int64_t allowance() const;
  double addedUs(std::vector<Command> commands, const MemoryBudgets &budgets,
                 double limitUs, std::optional<Rematerialized> &rematerialized);
  bool tryChoice(const Choice &choice, const MemoryBudgets &budgets,
                 Best &best);
  void tryPrices(const std::vector<int32_t> &order,
                 const MemoryBudgets &budgets, double goalUs, Best &best);
  bool tryPrefix(const std::vector<int32_t> &order, int64_t length,
                 const MemoryBudgets &budgets, Best &best);
  void improve(const MemoryBudgets &budgets, double goalUs, Best &best);
  int64_t changesAllowed() const;
  void sweep(const MemoryBudgets &budgets, double goalUs, Best &best);
  void change(Choice &choice);
  void anneal(const MemoryBudgets &budgets, double goalUs, Best &best);

  const Trace &original;
  const Machine &machine;
  const PlanOptions &options;
  /// For many choices: the trace without names, so that copies are cheap.
  std::optional<Trace> nameless;
  const Trace &trace;
  RecipeBook book;
  Random random;
  double baseUs = 0;
  /// Choices of the current search so far.
  int64_t tried = 0;
};

/// Returns the commands of `rematerialized` and, between them, transfers of its
/// expansion.
std::vector<Command> merge(const Trace &trace,
                           const std::vector<Command> &rematerialized,
                           const Expansion &expansion,
                           const std::vector<Command> &transfers);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_SEARCH_RECOMPUTESEARCH_H
