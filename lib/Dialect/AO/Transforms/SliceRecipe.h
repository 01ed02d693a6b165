//===- SliceRecipe.h - How to make a slice again ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_SLICERECIPE_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_SLICERECIPE_H

#include "ao/Analysis/StepStacks.h"

namespace ao {

/// One of the things that go into a slice that is made again in the loop that
/// reads it.
struct Ingredient {
  enum Kind {
    /// The op that defines the value runs again.
    Op,
    /// The value is a slice of a stack that is there.
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
  mlir::Value stack = {};
  StackSlices slices = {};
  mlir::RankedTensorType type = {};
  /// Of a number: what it is in the first iteration, and how much it grows.
  int64_t first = 0;
  int64_t stride = 0;
};

/// How the slices of a stack are made again by a loop that reads them: of
/// slices of other stacks, of what is there for all iterations, and of numbers
/// of iterations.
class SliceRecipe {
public:
  /// Whether a stack, by its name in either function of a pair, will not be
  /// there.
  using IsGone = llvm::function_ref<bool(mlir::Value stack)>;

  /// The recipe of the slices of `life` for `reader`. If there is none, `why`
  /// says so.
  static std::optional<SliceRecipe> find(const Step &step,
                                         const StackLife &life,
                                         const StackLife::Reader &reader,
                                         IsGone isGone, std::string &why);

  /// Each behind what it takes. The last one is the slice.
  llvm::ArrayRef<Ingredient> getIngredients() const { return ingredients; }

private:
  llvm::SmallVector<Ingredient> ingredients;
};

/// Why no slice of a stack can be made again, whatever it is made of; empty if
/// nothing is in the way.
std::string getRemakeObstacle(const Step &step, const StackLife &life);

/// The saved slot of a pair through which `value` passes as it is.
std::optional<unsigned> findSavedSlot(const Step &step, mlir::Value value);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_SLICERECIPE_H
