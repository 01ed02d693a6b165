//===- LowerableBuffers.h - Buffers that have a form in LLVM ----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_CONVERSION_RUNTIME_LOWERABLEBUFFERS_H
#define AO_CONVERSION_RUNTIME_LOWERABLEBUFFERS_H

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/IR/BuiltinTypes.h"

namespace ao {

/// Returns true if buffers of this memory space are in device memory, which
/// host code addresses like its own: no space, and the global memory of a GPU,
/// by its number (0, 1) or as an attribute of the GPU dialect.
bool isDeviceSpace(mlir::Attribute space);

/// Converts buffers in host and device memory to descriptors of plain pointers.
void addMemorySpaces(mlir::LLVMTypeConverter &converter);

/// Decides which buffers can be lowered.
class LowerableBuffers {
public:
  explicit LowerableBuffers(mlir::MLIRContext *context);

  /// Emits an error at `op` if `type` is a buffer that has no form in LLVM.
  mlir::LogicalResult verify(mlir::Operation *op, mlir::Type type);

  /// The same for the results of `op`, and the arguments of its blocks.
  mlir::LogicalResult verifyDefinedBy(mlir::Operation *op);

private:
  mlir::LLVMTypeConverter converter;
  llvm::DenseMap<mlir::Type, bool> known;
};

} // namespace ao

#endif // AO_CONVERSION_RUNTIME_LOWERABLEBUFFERS_H
