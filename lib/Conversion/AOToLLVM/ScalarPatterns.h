//===- ScalarPatterns.h - Sizes and scalars to runtime calls ----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_CONVERSION_AOTOLLVM_SCALARPATTERNS_H
#define AO_CONVERSION_AOTOLLVM_SCALARPATTERNS_H

#include "mlir/IR/PatternMatch.h"

namespace mlir {
class LLVMTypeConverter;
} // namespace mlir

namespace ao {

class RuntimeCalls;

/// Adds patterns that convert checks of sizes and uploads of scalars to calls
/// of the runtime.
void addScalarPatterns(mlir::RewritePatternSet &patterns,
                       const mlir::LLVMTypeConverter &converter,
                       RuntimeCalls &calls);

} // namespace ao

#endif // AO_CONVERSION_AOTOLLVM_SCALARPATTERNS_H
