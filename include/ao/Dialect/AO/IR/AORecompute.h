//===- AORecompute.h - Recomputed ops ---------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AORECOMPUTE_H
#define AO_DIALECT_AO_IR_AORECOMPUTE_H

#include "mlir/IR/Operation.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace ao {

// Names of discardable attributes, in addition to those of the dialect.
/// On a clone: its number among those of the step.
inline constexpr llvm::StringLiteral kRecomputeAttr = "ao.recompute";
/// On a step: how many clones it has.
inline constexpr llvm::StringLiteral kNumRecomputedAttr = "ao.num_recomputed";

/// In addition: nanoseconds that any plan adds to the original step, under the
/// same budget.
inline constexpr llvm::StringLiteral kLeastAddedAttr = "ao.least_added_ns";

/// Returns true if `op` is a recomputation.
inline bool isRecomputed(mlir::Operation *op) {
  return static_cast<bool>(op->getDiscardableAttr(kRecomputeAttr));
}

/// Returns true if `op`, or an op within it, does.
bool holdsRecomputedOps(mlir::Operation *op);

/// Emits an error unless the step of `function` (and `backward`, which is null
/// in a joint step) has each op to recompute once, and the one function saves
/// the values that the other one receives. On buffers, an op may have become
/// several; ops that have become loops are not counted.
mlir::LogicalResult verifyRecomputedOps(mlir::FunctionOpInterface function,
                                        mlir::FunctionOpInterface backward);

/// Calls `visit` with the functions of each step of `module` that has
/// recomputed ops; `backward` is null in a joint step.
void forEachStepWithRecomputedOps(
    mlir::Operation *module,
    llvm::function_ref<void(mlir::FunctionOpInterface function,
                            mlir::FunctionOpInterface backward)>
        visit);

/// Renumbers the recomputed ops of such a step, and sets their number on
/// `function`: for rewrites that created some, or copied ops that contain some.
void numberRecomputedOps(mlir::FunctionOpInterface function,
                         mlir::FunctionOpInterface backward);

} // namespace ao

#endif // AO_DIALECT_AO_IR_AORECOMPUTE_H
