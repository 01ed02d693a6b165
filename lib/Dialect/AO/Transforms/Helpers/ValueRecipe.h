//===- ValueRecipe.h - Rematerialization of a value -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_HELPERS_VALUERECIPE_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_HELPERS_VALUERECIPE_H

#include "ao/Analysis/Steps/Step.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SetVector.h"

namespace ao {

/// Makes `clone` an op of the place of its use: it has layer, phase and
/// microbatch of `target`, which uses its result, and is marked for no copy.
void adoptPlace(mlir::Operation *clone, mlir::Operation *target);

/// The ops that rematerialize a value without data of the step: constants,
/// fills, iotas, masks of them, and views.
class ValueRecipe {
public:
  /// The values that a recipe may use without recomputing them.
  enum Scope {
    /// Nothing: it is for another function.
    AnyFunction,
    /// Scalars that are available in the block that defines the value.
    SameBlock
  };

  /// Returns the recipe of `value`; nothing if it depends on data, or on too
  /// many ops.
  static std::optional<ValueRecipe> find(const Step &step, mlir::Value value,
                                         Scope scope);

  /// Clones the ops that `mapping` does not have yet, at the insertion point of
  /// `builder`, and returns the counterpart of the value there, which `target`
  /// uses.
  mlir::Value clone(mlir::OpBuilder &builder, mlir::IRMapping &mapping,
                    mlir::Operation *target) const;

  /// The ops, each after its operands.
  llvm::ArrayRef<mlir::Operation *> getOps() const { return ops.getArrayRef(); }

private:
  bool collect(const Step &step, mlir::Value value, Scope scope,
               unsigned depth);

  mlir::Value value;
  llvm::SetVector<mlir::Operation *> ops;
};

/// Erases those of the ops of recipes without uses. Each op is after its
/// operands.
void eraseUnused(llvm::ArrayRef<mlir::Operation *> ops);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_HELPERS_VALUERECIPE_H
