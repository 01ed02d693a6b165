//===- AOScalars.h - Sizes and scalars of a step ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AOSCALARS_H
#define AO_DIALECT_AO_IR_AOSCALARS_H

#include "ao/Dialect/AO/IR/AO.h"

namespace ao {

/// Names the discardable attribute of an argument that is a size of another.
inline constexpr llvm::StringLiteral kSizeOfAttr = "ao.size_of";

/// Returns true if `ao.upload_scalars` takes scalars of this type: numbers of 1
/// to 64 bits, and sizes.
bool isUploadableScalar(mlir::Type type);

} // namespace ao

#define GET_OP_CLASSES
#include "ao/Dialect/AO/IR/AOScalarOps.h.inc"

#endif // AO_DIALECT_AO_IR_AOSCALARS_H
