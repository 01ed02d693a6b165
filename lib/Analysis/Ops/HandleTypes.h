//===- HandleTypes.h - Types that stand for other things --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_OPS_HANDLETYPES_H
#define AO_LIB_ANALYSIS_OPS_HANDLETYPES_H

#include "mlir/IR/Types.h"

namespace ao {

/// Returns true if values of this type are numbers, or vectors of them.
bool isNumber(mlir::Type type);

/// Returns true if numbers of this type are wide enough for an address.
bool mayBeAddress(mlir::Type type);

/// Returns true if values of this type may be, or hold, the address of a buffer
/// without being one: neither numbers nor tensors nor transfers.
bool isPointerLike(mlir::Type type);

/// Returns true if an op with a result of this type may return before it is
/// done: others wait for it by a handle that is neither data nor an address.
bool isHandle(mlir::Type type);

} // namespace ao

#endif // AO_LIB_ANALYSIS_OPS_HANDLETYPES_H
