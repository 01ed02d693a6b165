//===- SliceRecipes.h - Slices that are recomputed --------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_LOOPS_SLICERECIPES_H
#define AO_LIB_PLANNER_LOOPS_SLICERECIPES_H

#include "Model/Residuals.h"

#include <vector>

namespace ao::planner {

/// The effect of rematerialized residuals on the shapes of all.
class SliceRecipes {
public:
  /// `shapes`: those without rematerialized residuals.
  SliceRecipes(std::vector<ResidualShape> shapes, ResidualRecipes recipes);

  bool isEmpty() const { return byPrice.empty(); }
  bool has(size_t residual) const {
    return residual < recipes.size() && recipes[residual].has_value();
  }
  /// Returns the time per iteration if no other residual is rematerialized.
  double usOf(size_t residual) const;
  /// Returns the residuals with a recipe, those with little time per byte
  /// first.
  const std::vector<size_t> &getByPrice() const { return byPrice; }

  /// Returns false if slices would be recomputed from others that are not
  /// available where they are read.
  bool areAvailable(const std::vector<SliceCounts> &slices) const;

  /// Returns the shapes if the residuals with rematerialized slices are
  /// recomputed in all iterations: recomputed ops count for the first residual
  /// that needs them, and slices that they read are used there.
  std::vector<ResidualShape>
  shapesFor(const std::vector<SliceCounts> &slices) const;

private:
  std::vector<ResidualShape> shapes;
  ResidualRecipes recipes;
  std::vector<size_t> byPrice;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_LOOPS_SLICERECIPES_H
