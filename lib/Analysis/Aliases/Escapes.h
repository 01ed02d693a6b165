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

/// Returns true if the owner of `operand` may return the address of that
/// buffer: a result is a number that is wide enough. In the closed world, no op
/// makes a buffer reachable in any other way.
bool mayTakeAddress(mlir::OpOperand &operand);

} // namespace ao

#endif // AO_LIB_ANALYSIS_ALIASES_ESCAPES_H
