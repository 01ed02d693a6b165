//===- StackRewrites.h - What rewrites of stacks share ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_STACKREWRITES_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_STACKREWRITES_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/SetVector.h"

namespace ao {

/// Makes an `scf.for` of each `scf.while` that counts: such a loop has a number
/// in each iteration.
void countWhileLoops(mlir::ModuleOp module);

/// Has loops capture the tensors that they carry unchanged.
void captureUnchanged(mlir::ModuleOp module);

/// `slice` as a tensor of `type`: the two differ in nothing but dimensions of
/// size one that insertions and extractions may leave out.
mlir::Value reshapeSlice(mlir::OpBuilder &builder, mlir::Location loc,
                         mlir::Value slice, mlir::RankedTensorType type);

/// Names say which iteration an op is of.
mlir::Location getIterationLoc(mlir::Location loc, int64_t iteration);

/// The ops that define operands of `op`.
void collectSources(mlir::Operation *op,
                    llvm::SetVector<mlir::Operation *> &sources);

/// Erases those of `candidates` that nobody needs, and then what nobody else
/// needed: what stacks were before the first iteration, for one.
void eraseDead(llvm::SetVector<mlir::Operation *> candidates);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_STACKREWRITES_H
