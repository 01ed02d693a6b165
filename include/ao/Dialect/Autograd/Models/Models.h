//===- Models.h - Interfaces of the autograd dialect ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AUTOGRAD_MODELS_MODELS_H
#define AO_DIALECT_AUTOGRAD_MODELS_MODELS_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace ao::autograd {

/// Attaches `StorageOpInterface` and `BufferizableOpInterface` to the ops of
/// the dialect.
void registerModels(mlir::DialectRegistry &registry);

} // namespace ao::autograd

#endif // AO_DIALECT_AUTOGRAD_MODELS_MODELS_H
