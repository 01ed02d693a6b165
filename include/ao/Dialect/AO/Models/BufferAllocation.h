//===- BufferAllocation.h - Buffers of tensor ops ---------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Allocation of buffers during bufferization, as its options specify.
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_MODELS_BUFFERALLOCATION_H
#define AO_DIALECT_AO_MODELS_BUFFERALLOCATION_H

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"

namespace ao {

/// Returns the memory space of the buffer of `tensor`, or none where the
/// options specify none.
std::optional<mlir::Attribute>
getMemorySpace(mlir::TensorType tensor,
               const mlir::bufferization::BufferizationOptions &options);

/// Allocates a buffer of `type`, whose dynamic sizes are `sizes`.
mlir::FailureOr<mlir::Value>
allocateBuffer(mlir::OpBuilder &builder, mlir::Location loc,
               mlir::MemRefType type, mlir::ValueRange sizes,
               const mlir::bufferization::BufferizationOptions &options);

} // namespace ao

#endif // AO_DIALECT_AO_MODELS_BUFFERALLOCATION_H
