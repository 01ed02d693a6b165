//===- RuntimeSymbols.cpp - Symbols of compiled code ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuntimeSymbols.h"
#include "ao-runtime/Step.h"

using namespace llvm;

template <typename Function>
static void add(orc::SymbolMap &symbols, orc::MangleAndInterner &intern,
                StringRef name, Function *function) {
  symbols[intern(name)] = {orc::ExecutorAddr::fromPtr(function),
                           JITSymbolFlags::Exported | JITSymbolFlags::Callable};
}

orc::SymbolMap ao::run::getRuntimeSymbols(orc::MangleAndInterner intern) {
  orc::SymbolMap symbols;
#define AORT_STEP_FUNCTION(result, name, arguments)                            \
  add(symbols, intern, #name, name);
#define AORT_MLIR_FUNCTION(result, name, arguments)                            \
  add(symbols, intern, #name, name);
#include "ao-runtime/Step.def"
  return symbols;
}
