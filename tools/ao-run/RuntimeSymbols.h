//===- RuntimeSymbols.h - Symbols of compiled code --------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_RUNTIMESYMBOLS_H
#define AO_TOOLS_AORUN_RUNTIMESYMBOLS_H

#include "llvm/ExecutionEngine/Orc/Mangling.h"

namespace ao::run {

/// The functions of the runtime linked into this program, by the names that
/// lowered modules call them.
llvm::orc::SymbolMap getRuntimeSymbols(llvm::orc::MangleAndInterner intern);

} // namespace ao::run

#endif // AO_TOOLS_AORUN_RUNTIMESYMBOLS_H
