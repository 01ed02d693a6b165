//===- Recipes.h - Recipes of rematerialization -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_SEARCH_RECIPES_H
#define AO_LIB_PLANNER_SEARCH_RECIPES_H

#include "Algorithms/HighestPlace.h"
#include "Model/DataFlow.h"
#include "ao/Planner/Command.h"

#include <cstdint>
#include <vector>

namespace ao::planner {

/// A gap after which a value may be rematerialized.
struct RecomputeGap {
  int32_t value;
  /// The op before the gap, and the one that ends it (the number of ops:
  /// the end of the step).
  int32_t from, to;
};

/// Gaps that are chosen together: those of all results of some ops that are
/// recomputed together.
struct Recipe {
  std::vector<int32_t> gaps;
  double costUs = 0;
  double bytes = 0;

  double usPerByte() const { return costUs / bytes; }
};

/// The decision of a plan for a gap.
enum class GapUse : uint8_t {
  /// The value is kept on device or offloaded.
  Kept,
  /// The value is rematerialized for an op or for a recomputed op.
  Dropped,
  /// Like Dropped; a value rematerialized for a recomputed op is dropped after
  /// it.
  DroppedTwice,
  /// Rematerialized from resident values: operands without other later uses are
  /// kept for it, not rematerialized.
  DroppedHolding,
};

/// The decisions of a plan for every gap.
using Choice = std::vector<GapUse>;

/// The gaps of a step, recipes for them, and the commands of a choice.
class RecipeBook {
public:
  explicit RecipeBook(const Trace &trace);
  RecipeBook(const RecipeBook &) = delete;
  RecipeBook &operator=(const RecipeBook &) = delete;

  const std::vector<RecomputeGap> &gaps() const { return allGaps; }
  /// Cheapest for their bytes first.
  const std::vector<Recipe> &recipes() const { return allRecipes; }
  const DataFlow &flow() const { return edges; }

  /// Returns commands that drop the values of a choice. Before the op that ends
  /// a gap, the defining op of the value is recomputed, and those of operands
  /// that neither exist nor have other uses. Values that no op may
  /// rematerialize are held.
  std::vector<Command> commands(const Choice &choice) const;

private:
  void collectGaps();
  void collectRecipes();
  void closeOver(int64_t op, int32_t at, std::vector<int32_t> &ops) const;
  Recipe recipeOf(const RecomputeGap &gap) const;

  const Trace &trace;
  DataFlow edges;
  std::vector<RecomputeGap> allGaps;
  /// Per value: its first gap; one entry more than there are values.
  std::vector<int32_t> firstGap;
  std::vector<Recipe> allRecipes;
  /// Device bytes at the start of every op without transfers.
  std::vector<int64_t> memory;
  HighestPlace highest;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_SEARCH_RECIPES_H
