//===- FindRecipes.cpp - Recipes of slices --------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FindRecipes.h"
#include "Loops/ResidualRematerializer.h"

using namespace mlir;
using namespace ao;

namespace {
/// Collects recipes in the form of the planner.
class RecipeCollector {
public:
  RecipeCollector(const Step &step, const StepResiduals &residuals,
                  const LoopTrace &expanded, const DurationModel &durations);

  std::optional<planner::ResidualRecipe> find(const StackedResidual &stacked);

private:
  double getScale(const LoopResiduals &reader) const;

  const DurationModel &durations;
  std::shared_ptr<RecipeFinder> finder;
  /// By the name of a residual in either function of a pair, its number in the
  /// trace.
  llvm::DenseMap<Value, size_t> numberOf;
  llvm::DenseMap<Operation *, int64_t> opNumbers;
};
} // namespace

RecipeCollector::RecipeCollector(const Step &step,
                                 const StepResiduals &residuals,
                                 const LoopTrace &expanded,
                                 const DurationModel &durations)
    : durations(durations), finder(std::make_shared<RecipeFinder>(step)) {
  for (auto [number, index] : llvm::enumerate(expanded.residualIndices)) {
    const StackedResidual &stacked = residuals.getStackedResiduals()[index];
    numberOf[stacked.written->result] = number;
    for (unsigned slot : stacked.slots)
      numberOf[step.getSavedArgument(slot)] = number;
  }
}

/// Returns the factor by which durations of ops in the body of a loop differ
/// from their shares of its duration.
double RecipeCollector::getScale(const LoopResiduals &reader) const {
  LoopLikeOpInterface loop = reader.loop;
  double bodyNs = 0;
  for (Operation &op : loop.getLoopRegions().front()->front())
    bodyNs += static_cast<double>(durations.getDuration(&op).nanoseconds);
  auto loopNs = static_cast<double>(durations.getDuration(loop).nanoseconds);
  return bodyNs > 0 ? loopNs / (bodyNs * static_cast<double>(reader.trips)) : 1;
}

std::optional<planner::ResidualRecipe>
RecipeCollector::find(const StackedResidual &stacked) {
  std::string why;
  const StackedResidual *blamed = nullptr;
  RematerializedResiduals alone(finder);
  if (!alone.add(stacked, why, blamed))
    return std::nullopt;
  planner::ResidualRecipe recipe;
  const RematerializedResiduals::Slice &slice = alone.getSlices().front();
  double scale = getScale(*slice.reader->loop) / 1e3;
  for (const Ingredient &ingredient : slice.recipe.getIngredients()) {
    if (ingredient.kind != Ingredient::Op)
      continue;
    Operation *op = ingredient.value.getDefiningOp();
    auto number = static_cast<int64_t>(opNumbers.size());
    number = opNumbers.try_emplace(op, number).first->second;
    auto ns = static_cast<double>(durations.getDuration(op).nanoseconds);
    recipe.ops.push_back({number, ns * scale});
  }
  for (Value residual : slice.recipe.getResiduals())
    if (auto needed = numberOf.find(residual); needed != numberOf.end())
      recipe.needs.push_back(needed->second);
  return recipe;
}

planner::ResidualRecipes ao::findRecipes(const Step &step,
                                         const StepResiduals &residuals,
                                         const LoopTrace &expanded,
                                         const LoopTrials &trials,
                                         const DurationModel &durations) {
  RecipeCollector collector(step, residuals, expanded, durations);
  planner::ResidualRecipes recipes(expanded.trace.residuals.size());
  for (auto [number, index] : llvm::enumerate(expanded.residualIndices))
    if (trials.isEligible(index))
      recipes[number] = collector.find(residuals.getStackedResiduals()[index]);
  return recipes;
}

SmallVector<size_t> ao::findRematerializable(const Step &step,
                                             const StepResiduals &residuals,
                                             ArrayRef<size_t> candidates) {
  RematerializedResiduals chosen(std::make_shared<RecipeFinder>(step));
  std::string why;
  const StackedResidual *blamed = nullptr;
  SmallVector<size_t> found;
  for (size_t index : candidates)
    if (chosen.add(residuals.getStackedResiduals()[index], why, blamed))
      found.push_back(index);
  return found;
}
