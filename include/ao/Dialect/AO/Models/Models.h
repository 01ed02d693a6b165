//===- Models.h - Interfaces of upstream ops --------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_MODELS_MODELS_H
#define AO_DIALECT_AO_MODELS_MODELS_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace ao {

/// Attaches `StorageOpInterface` to the upstream ops that are views or choose
/// between values (tensor, memref, bufferization, arith, builtin casts). Ops
/// in destination style, view-like ops, loops and branches need none.
void registerStorageModels(mlir::DialectRegistry &registry);

/// Attaches `CostOpInterface` to the upstream ops of a training step (linalg,
/// arith, math, vector, scf).
void registerCostModels(mlir::DialectRegistry &registry);

/// Attaches `BufferizableOpInterface` to the ops of the dialect.
void registerBufferizationModels(mlir::DialectRegistry &registry);

} // namespace ao

#endif // AO_DIALECT_AO_MODELS_MODELS_H
