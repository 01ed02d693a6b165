//===- RuntimeLowering.h - Dialects that call the runtime -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_CONVERSION_RUNTIME_RUNTIMELOWERING_H
#define AO_CONVERSION_RUNTIME_RUNTIMELOWERING_H

#include "ao/Conversion/Runtime/RuntimeCalls.h"
#include "mlir/IR/DialectInterface.h"

namespace mlir {
class LLVMTypeConverter;
class RewritePatternSet;
} // namespace mlir

namespace ao {

/// Interface of dialects that extend `ao` with ops that `convert-ao-to-llvm`
/// converts to calls of the runtime.
class RuntimeLoweringInterface
    : public mlir::DialectInterface::Base<RuntimeLoweringInterface> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RuntimeLoweringInterface)

  explicit RuntimeLoweringInterface(mlir::Dialect *dialect) : Base(dialect) {}

  /// Adds patterns that convert all ops of the dialect on buffers.
  virtual void addPatterns(mlir::RewritePatternSet &patterns,
                           const mlir::LLVMTypeConverter &converter,
                           RuntimeCalls &calls) const = 0;
};

} // namespace ao

#endif // AO_CONVERSION_RUNTIME_RUNTIMELOWERING_H
