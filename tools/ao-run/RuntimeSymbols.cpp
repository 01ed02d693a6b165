//===- RuntimeSymbols.cpp - what compiled code may call -------------------===//
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
#define ADD(name) add(symbols, intern, #name, name)
  ADD(aortStepDeviceAlloc);
  ADD(aortStepDeviceFree);
  ADD(aortStepHostAlloc);
  ADD(aortStepHostFree);
  ADD(aortStepOffload);
  ADD(aortStepReload);
  ADD(aortStepOffloadStrided);
  ADD(aortStepReloadStrided);
  ADD(aortStepWait);
  ADD(aortStepRangeBegin);
  ADD(aortStepRangeEnd);
  ADD(memrefCopy);
#undef ADD
  return symbols;
}
