//===- RuntimePattern.h - Patterns that call the runtime --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_CONVERSION_RUNTIME_RUNTIMEPATTERN_H
#define AO_CONVERSION_RUNTIME_RUNTIMEPATTERN_H

#include "ao/Conversion/Runtime/RuntimeCalls.h"
#include "mlir/Conversion/LLVMCommon/Pattern.h"

namespace ao {

/// Patterns share the runtime's declarations and strings.
template <typename SourceOp>
struct RuntimePattern : public mlir::ConvertOpToLLVMPattern<SourceOp> {
  RuntimePattern(const mlir::LLVMTypeConverter &converter, RuntimeCalls &calls)
      : mlir::ConvertOpToLLVMPattern<SourceOp>(converter), calls(calls) {}

  RuntimeCalls &calls;
};

} // namespace ao

#endif // AO_CONVERSION_RUNTIME_RUNTIMEPATTERN_H
