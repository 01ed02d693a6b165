//===- Jit.h - Compile steps into this process ------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_JIT_H
#define AO_TOOLS_AORUN_JIT_H

#include "Compiler.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"

namespace ao::run {

/// Compiles programs for this machine's processor.
class Jit {
public:
  /// `optimization` is 0 to 3, as of a compiler.
  static llvm::Expected<std::unique_ptr<Jit>> create(unsigned optimization,
                                                     unsigned numThreads);
  ~Jit();

  /// Compiles `lowered`; its kernels, if it has any, are compiled already. The
  /// program can be called until the next is loaded or this object is gone.
  llvm::Expected<Program> load(LoweredProgram lowered);

private:
  explicit Jit(std::unique_ptr<llvm::orc::LLJIT> compiler)
      : compiler(std::move(compiler)) {}

  llvm::Error unload();
  llvm::Error add(mlir::ModuleOp module, llvm::orc::JITDylib &library,
                  llvm::orc::CtorDtorRunner *constructors = nullptr);
  llvm::Expected<llvm::orc::JITDylib *> createLibrary();
  llvm::Expected<llvm::orc::JITDylib *> getLibrary(mlir::ModuleOp module);
  llvm::Error resolveEntry(FunctionSpec &function);
  llvm::Error resolveCapture(FunctionSpec &function);
  llvm::Error resolveDriver(FunctionSpec &function);

  std::unique_ptr<llvm::orc::LLJIT> compiler;
  llvm::orc::JITDylib *program = nullptr;
  /// Of the program.
  std::optional<llvm::orc::CtorDtorRunner> destructors;
  unsigned numPrograms = 0;
  /// By the text of their modules.
  llvm::StringMap<llvm::orc::JITDylib *> libraries;
};

} // namespace ao::run

#endif // AO_TOOLS_AORUN_JIT_H
