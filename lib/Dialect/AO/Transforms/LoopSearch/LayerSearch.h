//===- LayerSearch.h - Search of offloaded layers ---------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// With `policy=layerwise`, an iteration of a loop with stacked residuals is a
// layer: the slices of the first ones are offloaded.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_LAYERSEARCH_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_LAYERSEARCH_H

#include "LoopTrials.h"

namespace ao {

/// Finds how many layers of one step are offloaded.
class LayerSearch {
public:
  LayerSearch(const Step &step, const StepResiduals &residuals,
              LoopTrials &trials, const planner::Machine &machine)
      : step(step), residuals(residuals), trials(trials), machine(machine),
        expanded(trials.expand(step, residuals)) {}

  /// Returns true if any iteration is an eligible layer.
  bool hasLayers() const;

  /// Returns the choice for the requested number of layers; else under a device
  /// budget the fewest layers with which the step fits, without one those with
  /// the lowest peak that add no time. Emits an error if there is none.
  mlir::FailureOr<LoopChoice> find();

  /// Returns whether the slices of a residual are part of layers.
  bool isLayered(size_t index) const {
    return expanded.residualOf[index].has_value();
  }

private:
  planner::Expected<LoopChoice> choose(int64_t layers) const;
  planner::Expected<LoopChoice> find(int64_t most);
  planner::Expected<LoopChoice> searchFewest(const LoopChoice &none,
                                             int64_t most);
  LoopChoice searchFree(const LoopChoice &none, int64_t most);
  std::optional<int64_t>
  search(int64_t first, int64_t most, bool wantsFewest,
         llvm::function_ref<bool(const LoopChoice &)> isGood) const;
  mlir::Operation *findOp(int64_t number) const;
  mlir::LogicalResult report(const planner::Error &error) const;

  const Step &step;
  const StepResiduals &residuals;
  LoopTrials &trials;
  const planner::Machine &machine;
  LoopTrace expanded;
  /// The smallest device budget, if no number of layers fits; 0 if it is
  /// unknown.
  int64_t smallestBudget = 0;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_LAYERSEARCH_H
