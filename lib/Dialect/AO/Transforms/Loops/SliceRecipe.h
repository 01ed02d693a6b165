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
    /// The value is a slice of a residual that is there.
    Slice,
    /// The value comes from outside of the loop that writes.
    Outside,
    /// The value is a number, or a tensor of rank zero of it, that grows by as
    /// much in each iteration.
    Number
  };

  Kind kind;
  /// As the body of the loop that writes has it.
  mlir::Value value;
  /// Of a slice: where it lies, by the iterations of the loop that writes, and
  /// its type there.
  mlir::Value residual = {};
  ResidualSlices slices = {};
  mlir::RankedTensorType type = {};
  /// Of a number: what it is in the first iteration, and how much it grows.
  int64_t first = 0;
  int64_t stride = 0;
};

/// How the slices of a residual are rematerialized by a loop that reads them:
/// of slices of other residuals, of what is there for all iterations, and of
/// numbers of iterations.
class SliceRecipe {
public:
  explicit SliceRecipe(llvm::SmallVector<Ingredient> ingredients);

  /// Each after what it takes. The last one is the slice.
  llvm::ArrayRef<Ingredient> getIngredients() const { return ingredients; }
  /// The residuals that it takes slices of.
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

  /// True if a residual, by its name in either function of a pair, will be
  /// erased.
  using IsGone = llvm::function_ref<bool(mlir::Value residual)>;

  /// The recipe of the slices of `life` for `reader`. If there is none, `why`
  /// says so.
  std::optional<SliceRecipe> find(const ResidualLifetime &life,
                                  const ResidualLifetime::Reader &reader,
                                  IsGone isGone, std::string &why);

  const Step &getStep() const { return step; }

private:
  const Step &step;
  /// By the loop that writes, and whether another function of a pair reads.
  std::map<std::pair<const LoopResiduals *, bool>, std::unique_ptr<LoopSlices>>
      known;
};

/// Why no slice of a residual can be rematerialized, whatever it is made of;
/// empty if nothing is in the way.
std::string getRematerializationObstacle(const Step &step,
                                         const ResidualLifetime &life);

/// The saved slot of a pair through which `value` passes as it is.
std::optional<unsigned> findSavedSlot(const Step &step, mlir::Value value);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_SLICERECIPE_H
