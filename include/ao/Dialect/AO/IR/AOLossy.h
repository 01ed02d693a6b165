//===- AOLossy.h - Values that may lose digits ------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AOLOSSY_H
#define AO_DIALECT_AO_IR_AOLOSSY_H

#include "mlir/IR/Operation.h"

namespace ao {

// Names of discardable attributes, in addition to those of the dialect.
/// On an op, an argument: the backward part may read it with the digits of this
/// format.
inline constexpr llvm::StringLiteral kLossyAttr = "ao.lossy";

/// The format there is: 8 bits, 3 of them for digits.
inline constexpr llvm::StringLiteral kLossyFormat = "f8E4M3FN";

/// Returns true if anything in `root` is marked.
bool hasLossyValues(mlir::Operation *root);

} // namespace ao

#endif // AO_DIALECT_AO_IR_AOLOSSY_H
