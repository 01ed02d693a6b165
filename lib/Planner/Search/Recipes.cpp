//===- Recipes.cpp - Recipes of rematerialization -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Recipes.h"

#include <algorithm>
#include <set>

using namespace ao::planner;

/// Chains of more ops hold what their first ones would read.
static constexpr int maxChain = 16;

RecipeBook::RecipeBook(const Trace &trace)
    : trace(trace), edges(trace), memory(unplannedMemory(trace)),
      highest(memory) {
  collectGaps();
  collectRecipes();
}

void RecipeBook::collectGaps() {
  firstGap.push_back(0);
  for (int64_t v = 0; v < trace.numValues(); ++v) {
    const Value &value = trace.values[v];
    auto add = [&](int64_t from, int64_t to) {
      if (to > from + 1)
        allGaps.push_back({static_cast<int32_t>(v), static_cast<int32_t>(from),
                           static_cast<int32_t>(to)});
    };
    if (value.bytes > 0 && value.def >= 0 && trace.ops[value.def].recompute) {
      int64_t from = value.def;
      for (int64_t use : value.uses) {
        add(from, use);
        from = use;
      }
      if (value.liveOut)
        add(from, trace.numOps());
    }
    firstGap.push_back(static_cast<int32_t>(allGaps.size()));
  }
}

/// Appends the ops that must be recomputed for `op` to run before `at`: itself,
/// and those that define operands which the step no longer needs by then.
void RecipeBook::closeOver(int64_t op, int32_t at,
                           std::vector<int32_t> &ops) const {
  ops.push_back(static_cast<int32_t>(op));
  for (size_t i = 0; i < ops.size() && ops.size() < maxChain; ++i)
    for (int64_t input : edges.inputs[ops[i]]) {
      int64_t maker = trace.values[input].def;
      if (edges.lastNeed[input] < at && maker >= 0 &&
          trace.ops[maker].recompute &&
          std::find(ops.begin(), ops.end(), maker) == ops.end())
        ops.push_back(static_cast<int32_t>(maker));
    }
}

/// By op of the chain, the gaps over the op of the gap at which memory is
/// highest.
Recipe RecipeBook::recipeOf(const RecomputeGap &gap) const {
  auto place = static_cast<int32_t>(highest.in(gap.from + 1, gap.to));
  std::vector<int32_t> ops;
  closeOver(trace.values[gap.value].def, gap.to, ops);
  Recipe recipe;
  for (int32_t op : ops) {
    recipe.costUs += trace.ops[op].recomputeCostUs();
    for (int64_t v : edges.results[op])
      for (int32_t g = firstGap[v]; g < firstGap[v + 1]; ++g)
        if (allGaps[g].from < place && place < allGaps[g].to) {
          recipe.gaps.push_back(g);
          recipe.bytes += static_cast<double>(trace.values[v].bytes);
        }
  }
  std::sort(recipe.gaps.begin(), recipe.gaps.end());
  return recipe;
}

void RecipeBook::collectRecipes() {
  std::set<std::vector<int32_t>> known;
  for (const RecomputeGap &gap : allGaps) {
    Recipe recipe = recipeOf(gap);
    if (known.insert(recipe.gaps).second)
      allRecipes.push_back(std::move(recipe));
  }
  std::stable_sort(allRecipes.begin(), allRecipes.end(),
                   [](const Recipe &a, const Recipe &b) {
                     return a.usPerByte() < b.usPerByte();
                   });
}

namespace {

/// Writes the commands of one choice.
class Writer {
public:
  Writer(const Trace &trace, const DataFlow &flow)
      : trace(trace), flow(flow), states(trace.values.size()) {}

  bool isGone(int64_t value) const { return states[value].isDropped; }

  void drop(int64_t value, int64_t before, GapUse use) {
    State &state = states[value];
    if (state.isDropped)
      return;
    state.isDropped = true;
    state.use = use;
    commands.push_back({CommandKind::Drop, value, before});
  }

  void make(int64_t value, int64_t before, int depth = 0) {
    int64_t op = trace.values[value].def;
    // A value that is held needs no chain.
    int inputDepth =
        states[value].use == GapUse::DroppedHolding ? maxChain : depth;
    for (int64_t input : flow.inputs[op])
      if (mustMake(input, before, inputDepth))
        make(input, before, depth + 1);
    for (int64_t result : flow.results[op])
      if (!states[result].isDropped && flow.lastNeed[result] >= before)
        commands.push_back({CommandKind::Drop, result, before});
    commands.push_back({CommandKind::Recompute, op, before});
    for (int64_t result : flow.results[op]) {
      if (states[result].isDropped)
        returned.push_back(result);
      states[result].isDropped = false;
      states[result].madeAt = before;
    }
  }

  /// Drops the values that were rematerialized only for recomputed ops before
  /// `op`.
  void settle(int64_t op) {
    ValueTable::Range inputs = flow.inputs[op];
    for (int64_t value : returned) {
      if (states[value].use == GapUse::DroppedTwice &&
          std::find(inputs.begin(), inputs.end(), value) == inputs.end())
        drop(value, op, GapUse::DroppedTwice);
    }
    returned.clear();
  }

  std::vector<Command> commands;

private:
  struct State {
    bool isDropped = false;
    GapUse use = GapUse::Kept;
    /// The boundary at which it was last rematerialized.
    int64_t madeAt = -1;
  };

  bool mustMake(int64_t value, int64_t before, int depth) const {
    if (states[value].isDropped)
      return true;
    if (flow.lastNeed[value] >= before || states[value].madeAt == before)
      return false;
    int64_t op = trace.values[value].def;
    return op >= 0 && trace.ops[op].recompute && depth < maxChain;
  }

  const Trace &trace;
  const DataFlow &flow;
  std::vector<State> states;
  /// The values that were dropped and recomputed before the current op.
  std::vector<int64_t> returned;
};

} // namespace

std::vector<Command> RecipeBook::commands(const Choice &choice) const {
  Writer writer(trace, edges);
  int64_t n = trace.numOps();
  // Chosen gaps by the op before them.
  std::vector<std::pair<int32_t, int32_t>> drops;
  for (size_t g = 0; g < allGaps.size(); ++g)
    if (choice[g] != GapUse::Kept)
      drops.emplace_back(allGaps[g].from, static_cast<int32_t>(g));
  std::sort(drops.begin(), drops.end());
  auto next = drops.begin();
  for (int64_t op = 0; op < n; ++op) {
    for (; next != drops.end() && next->first < op; ++next)
      writer.drop(allGaps[next->second].value, op, choice[next->second]);
    for (int64_t input : edges.inputs[op])
      if (writer.isGone(input))
        writer.make(input, op);
    writer.settle(op);
  }
  for (; next != drops.end(); ++next)
    writer.drop(allGaps[next->second].value, n, choice[next->second]);
  for (int64_t v = 0; v < trace.numValues(); ++v)
    if (writer.isGone(v) && trace.values[v].liveOut)
      writer.make(v, n);
  return std::move(writer.commands);
}
