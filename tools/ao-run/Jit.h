//===- Jit.h - Compile a step into this process -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_JIT_H
#define AO_TOOLS_AORUN_JIT_H

#include "Compiler.h"
#include "mlir/ExecutionEngine/ExecutionEngine.h"

namespace ao::run {

/// A program and the code it points into.
struct CompiledProgram {
  Program program;
  std::unique_ptr<mlir::ExecutionEngine> engine;
};

/// Compiles `lowered` for this machine's processor; its kernels, if it has
/// any, are compiled already. Emits one error on failure.
mlir::FailureOr<CompiledProgram> compileInProcess(LoweredProgram lowered,
                                                  unsigned optimization);

} // namespace ao::run

#endif // AO_TOOLS_AORUN_JIT_H
