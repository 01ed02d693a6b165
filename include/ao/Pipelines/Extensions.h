//===- Extensions.h - Dialects that extend ao -------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialects that a build may omit.
//
//===----------------------------------------------------------------------===//

#ifndef AO_PIPELINES_EXTENSIONS_H
#define AO_PIPELINES_EXTENSIONS_H

namespace mlir {
class DialectRegistry;
class OpPassManager;
} // namespace mlir

namespace ao {

/// Adds the dialects of this build that extend `ao`, with their interfaces.
void registerExtensionDialects(mlir::DialectRegistry &registry);

/// Registers the passes and pipelines of these dialects.
void registerExtensionPasses();

/// Adds the passes that make one step of each function in these dialects, and
/// inline the callees of steps.
void buildStepPipeline(mlir::OpPassManager &manager);

} // namespace ao

#endif // AO_PIPELINES_EXTENSIONS_H
