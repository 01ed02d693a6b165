//===- StackScopes.h - Lifetime of stack memory -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_RACECHECK_ACCESSES_STACKSCOPES_H
#define AO_LIB_ANALYSIS_RACECHECK_ACCESSES_STACKSCOPES_H

#include "ao/Analysis/Aliases/AliasRoots.h"

namespace ao {

/// Returns true if `value` is memory on the stack.
bool isOnStack(mlir::Value value);

/// Returns true if a storage that is used in `block` may be on the stack in a
/// scope, or in an iteration of one, that has ended.
bool mayHaveEnded(const Root &root, mlir::Block *block, AliasRoots &roots);

} // namespace ao

#endif // AO_LIB_ANALYSIS_RACECHECK_ACCESSES_STACKSCOPES_H
