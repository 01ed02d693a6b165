//===- HostJit.h - Code for this process ------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_EXECUTION_HOSTJIT_H
#define AO_EXECUTION_HOSTJIT_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"

namespace ao {

/// A compiler for this machine's processor. `optimization` is 0 to 3, as of a
/// compiler; 0 threads: the caller's.
llvm::Expected<std::unique_ptr<llvm::orc::LLJIT>>
createHostJit(unsigned optimization, unsigned numThreads);

/// A module in the LLVM dialect as the compiler takes it, with a context of its
/// own: modules of one context are compiled one after the other.
llvm::Expected<llvm::orc::ThreadSafeModule>
translateForJit(mlir::ModuleOp module, const llvm::orc::LLJIT &compiler);

} // namespace ao

#endif // AO_EXECUTION_HOSTJIT_H
