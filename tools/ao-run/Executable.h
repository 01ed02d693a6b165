//===- Executable.h - Stand-alone executables of lowered steps --*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_EXECUTABLE_H
#define AO_TOOLS_AORUN_EXECUTABLE_H

#include "Compiler.h"
#include "EmitTable.h"

namespace ao::run {

struct ExecutableOptions {
  /// File of the executable.
  std::string output;
  /// Compiler driver to link with; empty: the one this program was built with,
  /// or c++.
  std::string linker;
  /// Processor to compile for, see ObjectWriter.
  std::string cpu;
  unsigned optimization = 2;
};

/// Links `lowered` with the harness and the runtime. `contents` describes them
/// but for the programs themselves. The executable needs the C library and
/// nothing of LLVM. Returns an empty string, or what is wrong; then there is no
/// file.
std::string writeExecutable(std::vector<LoweredProgram> lowered,
                            TableContents contents,
                            const ExecutableOptions &options);

} // namespace ao::run

#endif // AO_TOOLS_AORUN_EXECUTABLE_H
