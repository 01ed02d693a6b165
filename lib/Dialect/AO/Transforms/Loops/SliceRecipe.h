//===- SliceRecipe.h - Rematerialization of a slice -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_SLICERECIPE_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_SLICERECIPE_H

#include "ao/Analysis/Steps/StepResiduals.h"
#include <map>
#include <memory>

namespace ao {

/// An input of the rematerialization of a slice in the loop that reads it.
struct Ingredient {
  enum Kind {
    /// The op that defines the value is recomputed.
    Op,
    /// The value is a slice of a residual that is available.
    Slice,
    /// The value is defined outside of the loop that writes.
    Outside,
    /// The value is a number, or a tensor of rank zero with this number, that
    /// grows by a constant in each iteration.
    Number
  };

  Kind kind;
  /// The value in the body of the loop that writes.
  mlir::Value value;
  /// Of a slice: its residual, its position by the iterations of the loop that
  /// writes, and its type there.
  mlir::Value residual = {};
  ResidualSlices slices = {};
  mlir::RankedTensorType type = {};
  /// Of a number: its value in the first iteration, and its increment.
  int64_t first = 0;
  int64_t stride = 0;
};

/// The ingredients from which a loop that reads the slices of a residual
/// rematerializes them: slices of other residuals, values that are available in
/// all iterations, and numbers of iterations.
class SliceRecipe {
public:
  explicit SliceRecipe(llvm::SmallVector<Ingredient> ingredients);

  /// Returns the ingredients, each after its operands. The last one is the
  /// slice.
  llvm::ArrayRef<Ingredient> getIngredients() const { return ingredients; }
  /// Returns the residuals of which slices are read.
  llvm::ArrayRef<mlir::Value> getResiduals() const { return residuals; }

private:
  llvm::SmallVector<Ingredient> ingredients;
  llvm::SmallVector<mlir::Value, 4> residuals;
};

struct LoopSlices;

/// Finds recipes for the slices of one step's residuals. The analysis of a loop
/// that writes some is shared by all of them.
class RecipeFinder {
public:
  explicit RecipeFinder(const Step &step);
  ~RecipeFinder();

  /// Returns true if a residual, by its name in either function of a pair, will
  /// be erased.
  using IsGone = llvm::function_ref<bool(mlir::Value residual)>;

  /// Returns the recipe of the slices of `stacked` for `reader`. If there is
  /// none, `why` is set to the reason.
  std::optional<SliceRecipe> find(const StackedResidual &stacked,
                                  const StackedResidual::Reader &reader,
                                  IsGone isGone, std::string &why);

  const Step &getStep() const { return step; }

private:
  const Step &step;
  /// By the loop that writes, and whether the reader is in the other function
  /// of a pair.
  std::map<std::pair<const LoopResiduals *, bool>, std::unique_ptr<LoopSlices>>
      known;
};

/// Returns why no slice of a residual can be rematerialized from any
/// ingredients; empty if there is no obstacle.
std::string getRematerializationObstacle(const Step &step,
                                         const StackedResidual &stacked);

/// Returns the saved slot of a pair through which `value` passes unchanged.
std::optional<unsigned> findSavedSlot(const Step &step, mlir::Value value);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_SLICERECIPE_H
