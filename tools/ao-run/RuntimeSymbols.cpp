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
  ADD(aortStepSetDevice);
  ADD(aortStepComputeStream);
  ADD(aortStepTransferStream);
  ADD(aortStepDeviceAlloc);
  ADD(aortStepDeviceFree);
  ADD(aortStepHostAlloc);
  ADD(aortStepHostFree);
  ADD(aortStepOffload);
  ADD(aortStepReload);
  ADD(aortStepOffloadStrided);
  ADD(aortStepReloadStrided);
  ADD(aortStepTransferBegin);
  ADD(aortStepTransferStreamOf);
  ADD(aortStepTransferEnd);
  ADD(aortStepWait);
  ADD(aortStepCopy);
  ADD(aortStepRead);
  ADD(aortStepConstant);
  ADD(aortStepSynchronize);
  ADD(aortStepRangeBegin);
  ADD(aortStepRangeEnd);
  ADD(aortStepMatmul);
  ADD(mgpuStreamCreate);
  ADD(mgpuStreamDestroy);
  ADD(mgpuStreamSynchronize);
  ADD(mgpuStreamWaitEvent);
  ADD(mgpuEventCreate);
  ADD(mgpuEventDestroy);
  ADD(mgpuEventSynchronize);
  ADD(mgpuEventRecord);
  ADD(mgpuMemAlloc);
  ADD(mgpuMemFree);
  ADD(mgpuMemcpy);
  ADD(mgpuMemset32);
  ADD(mgpuMemset16);
  ADD(mgpuMemHostRegister);
  ADD(mgpuMemHostUnregister);
  ADD(mgpuMemHostRegisterMemRef);
  ADD(mgpuMemHostUnregisterMemRef);
  ADD(mgpuSetDefaultDevice);
  ADD(mgpuModuleLoad);
  ADD(mgpuModuleLoadJIT);
  ADD(mgpuModuleUnload);
  ADD(mgpuModuleGetFunction);
  ADD(mgpuLaunchKernel);
  ADD(mgpuLaunchClusterKernel);
  ADD(memrefCopy);
#undef ADD
  return symbols;
}
