//===- ObjectFile.h - Machine code of a module in a file --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_OBJECTFILE_H
#define AO_TOOLS_AORUN_OBJECTFILE_H

#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"
#include "llvm/Target/TargetMachine.h"

namespace ao::run {

/// Returns true if `cpu` is the name of a processor of `triple`.
bool isProcessor(llvm::StringRef triple, llvm::StringRef cpu);

/// Generates code for processors of this machine's architecture.
class ObjectWriter {
public:
  /// `cpu` as of -mcpu; empty: any of this architecture, "native": this one.
  static llvm::Expected<ObjectWriter> create(llvm::StringRef cpu,
                                             unsigned optimization);

  /// Optimizes `module` and writes its object file to `path`.
  llvm::Error write(llvm::Module &module, llvm::StringRef path) const;

private:
  std::unique_ptr<llvm::TargetMachine> machine;
  unsigned optimization = 2;
};

} // namespace ao::run

#endif // AO_TOOLS_AORUN_OBJECTFILE_H
