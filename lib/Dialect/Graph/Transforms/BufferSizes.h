//===- BufferSizes.h - Bytes of buffers for a size of a step ----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_GRAPH_TRANSFORMS_BUFFERSIZES_H
#define AO_LIB_DIALECT_GRAPH_TRANSFORMS_BUFFERSIZES_H

#include "CaptureBuffers.h"

namespace ao::graph {

/// Adds `@ao_sizes_f` before the function, for AortFunctionSpec's
/// `bufferBytes`: the bytes of each buffer for a key where they follow from it,
/// else the bound; and -1 for sizes beyond `ao.max_shape`. Null if no size is
/// dynamic.
mlir::func::FuncOp addBufferSizes(const CapturedFunction &captured);

} // namespace ao::graph

#endif // AO_LIB_DIALECT_GRAPH_TRANSFORMS_BUFFERSIZES_H
