//===- BufferAllocation.cpp - Buffers of tensor ops -----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/Models/BufferAllocation.h"

#include "llvm/Config/llvm-config.h"

using namespace mlir;
using bufferization::BufferizationOptions;

std::optional<Attribute>
ao::getMemorySpace(TensorType tensor, const BufferizationOptions &options) {
#if LLVM_VERSION_MAJOR >= 23
  return options.defaultMemorySpaceFn(
      cast<bufferization::TensorLikeType>(tensor));
#else
  return options.defaultMemorySpaceFn(tensor);
#endif
}

FailureOr<Value> ao::allocateBuffer(OpBuilder &builder, Location loc,
                                    MemRefType type, ValueRange sizes,
                                    const BufferizationOptions &options) {
#if LLVM_VERSION_MAJOR >= 23
  return options.allocationFn(builder, loc, type, sizes,
                              options.bufferAlignment);
#else
  return options.createAlloc(builder, loc, type, sizes);
#endif
}
