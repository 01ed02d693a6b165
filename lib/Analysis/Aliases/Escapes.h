//===- Escapes.h - Buffers that others may find -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_ALIASES_ESCAPES_H
#define AO_LIB_ANALYSIS_ALIASES_ESCAPES_H

#include "mlir/IR/Operation.h"

namespace ao {

/// Whether an op without effect interface returns what may be the address of a
/// buffer that it receives: a pointer, or a number that is wide enough.
bool returnsPointer(mlir::Operation *op);

/// Whether the op, which is no call, may make a buffer that it receives
/// reachable by other names: it stores the buffer itself into memory, returns
/// its address, or passes it into or out of regions without an interface. Ops
/// without effect interface keep nothing but what they return.
bool mayCapture(mlir::OpOperand &operand);

} // namespace ao

#endif // AO_LIB_ANALYSIS_ALIASES_ESCAPES_H
