//===- Proxy.h - Between an editor and upstream's server --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AOLSPSERVER_PROXY_H
#define AO_TOOLS_AOLSPSERVER_PROXY_H

#include "mlir/IR/DialectRegistry.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace ao::lsp {

/// Runs `serve`, upstream's server on standard input and output, in a process
/// of its own, and is between it and the editor: upstream's server runs no
/// passes and has no hook to do so. Returns the exit status.
int runProxy(llvm::function_ref<int()> serve,
             const mlir::DialectRegistry &registry);

} // namespace ao::lsp

#endif // AO_TOOLS_AOLSPSERVER_PROXY_H
