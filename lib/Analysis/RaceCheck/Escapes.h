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

/// Whether values of this type may be, or hold, the address of a buffer without
/// being one: neither numbers nor tensors nor transfers.
bool isPointerLike(mlir::Type type);

/// Whether an op with a result of this type may return before it is done:
/// others wait for it by a handle that is neither data nor an address.
bool isHandle(mlir::Type type);

/// Whether `op` makes a pointer out of numbers.
bool makesPointer(mlir::Operation *op);

/// Whether the op, which is no call, may put a buffer that it is given where
/// others find it: it stores the buffer itself into memory, returns what it can
/// be made from again, or hands it to regions, or out of them, where nothing
/// tells so. Numbers in memory count as addresses where
/// `makesPointers` tells that the module makes pointers out of numbers. Ops
/// that say nothing of themselves are taken to keep nothing.
bool mayCapture(mlir::OpOperand &operand,
                llvm::function_ref<bool()> makesPointers);

} // namespace ao

#endif // AO_LIB_ANALYSIS_RACECHECK_ESCAPES_H
