//===- SinkAllocations.h - Allocations before their first use ---*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_BUFFERIZATION_SINKALLOCATIONS_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_BUFFERIZATION_SINKALLOCATIONS_H

#include "mlir/IR/Operation.h"

namespace ao {

/// Moves each allocation, and each view of one, to directly before the first op
/// of its block that uses it.
void sinkAllocations(mlir::Operation *root);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_BUFFERIZATION_SINKALLOCATIONS_H
