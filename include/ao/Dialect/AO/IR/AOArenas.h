//===- AOArenas.h - Attributes about places in arenas -----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AOARENAS_H
#define AO_DIALECT_AO_IR_AOARENAS_H

#include "llvm/ADT/StringRef.h"

namespace ao {

/// Of an `scf.for` op: the number of its first iteration, 0 by default, by
/// which its iterations use slots in rotation. A loop that continues with the
/// carried values of another one continues its numbers.
inline constexpr llvm::StringLiteral kFirstIterationAttr = "ao.first_iteration";
/// Of an argument with dynamic dimensions: the largest shape it may have.
inline constexpr llvm::StringLiteral kMaxShapeAttr = "ao.max_shape";
/// On the first function of a step: the limits in bytes of its arenas. If a
/// layout exceeds them, the search is repeated with more effort.
inline constexpr llvm::StringLiteral kArenaLimitsAttr = "ao.arena_limits";

} // namespace ao

#endif // AO_DIALECT_AO_IR_AOARENAS_H
