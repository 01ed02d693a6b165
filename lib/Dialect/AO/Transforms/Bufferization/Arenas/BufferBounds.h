//===- BufferBounds.h - Most bytes that buffers take ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAS_BUFFERBOUNDS_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAS_BUFFERBOUNDS_H

#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace ao {

/// The most bytes that a buffer of `op` can take. For a dynamic shape, that
/// follows from `ao.max_shape` on the arguments that its sizes are computed
/// from; none if it does not.
std::optional<int64_t> getMostBytes(mlir::memref::AllocOp op);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAS_BUFFERBOUNDS_H
