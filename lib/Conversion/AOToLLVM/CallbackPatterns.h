//===- CallbackPatterns.h - Callbacks to runtime calls ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_CONVERSION_AOTOLLVM_CALLBACKPATTERNS_H
#define AO_CONVERSION_AOTOLLVM_CALLBACKPATTERNS_H

#include "mlir/IR/PatternMatch.h"

namespace mlir {
class LLVMTypeConverter;
} // namespace mlir

namespace ao {

class RuntimeCalls;

/// Hooks, opaque calls and final callbacks on buffers become calls of the
/// runtime, which calls back.
void addCallbackPatterns(mlir::RewritePatternSet &patterns,
                         const mlir::LLVMTypeConverter &converter,
                         RuntimeCalls &calls);

} // namespace ao

#endif // AO_CONVERSION_AOTOLLVM_CALLBACKPATTERNS_H
