//===- Version.h - --version of the tools that link LLVM --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_VERSION_H
#define AO_TOOLS_VERSION_H

#include "llvm/Config/llvm-config.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

namespace ao {

/// Makes `--version` print ao's version before LLVM's. Without this, tools
/// would claim to be a part of LLVM.
inline void setVersionPrinter() {
  llvm::cl::SetVersionPrinter([](llvm::raw_ostream &os) {
    os << "ao " AO_VERSION "\nLLVM " LLVM_VERSION_STRING "\n";
  });
}

} // namespace ao

#endif // AO_TOOLS_VERSION_H
