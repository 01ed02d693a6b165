//===- AOCosts.h - Attributes about costs of ops ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AOCOSTS_H
#define AO_DIALECT_AO_IR_AOCOSTS_H

#include "llvm/ADT/StringRef.h"

namespace ao {

/// On a step's function: the sentence that names its ops without a cost model,
/// for the report.
inline constexpr llvm::StringLiteral kMissingCostsAttr = "ao.missing_costs";

} // namespace ao

#endif // AO_DIALECT_AO_IR_AOCOSTS_H
