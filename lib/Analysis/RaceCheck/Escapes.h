//===- Escapes.h - Buffers that others may find -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_RACECHECK_ESCAPES_H
#define AO_LIB_ANALYSIS_RACECHECK_ESCAPES_H

#include "mlir/IR/Operation.h"

namespace ao {

/// Whether an op that says nothing of itself returns what may be the address of
/// a buffer that it is given.
bool returnsPointer(mlir::Operation *op);

/// Whether the op, which is no call, may put a buffer that it is given where
/// others find it: it stores the buffer itself into memory, returns what it can
/// be made from again, or hands it to regions, or out of them, where nothing
/// tells so. An address is followed as a number, also through memory of the
/// function's own, to see whether it may become a pointer again. Ops that say
/// nothing of themselves are taken to keep nothing but what they return.
bool mayCapture(mlir::OpOperand &operand);

} // namespace ao

#endif // AO_LIB_ANALYSIS_RACECHECK_ESCAPES_H
