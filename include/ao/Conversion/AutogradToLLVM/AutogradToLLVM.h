//===- AutogradToLLVM.h - Callbacks to runtime calls ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_CONVERSION_AUTOGRADTOLLVM_AUTOGRADTOLLVM_H
#define AO_CONVERSION_AUTOGRADTOLLVM_AUTOGRADTOLLVM_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace ao::autograd {

/// Attaches `RuntimeLoweringInterface` to the autograd dialect: hooks, opaque
/// calls and final callbacks become calls of the runtime, which calls back.
void registerRuntimeLowering(mlir::DialectRegistry &registry);

} // namespace ao::autograd

#endif // AO_CONVERSION_AUTOGRADTOLLVM_AUTOGRADTOLLVM_H
