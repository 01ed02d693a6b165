//===- Checks.h - Checks beyond the verifiers -------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AOLSPSERVER_CHECKS_H
#define AO_TOOLS_AOLSPSERVER_CHECKS_H

#include "mlir/IR/DialectRegistry.h"
#include "llvm/Support/JSON.h"
#include <string>

namespace ao::lsp {

/// The text of a document with empty lines in place of the parts that nest
/// deeper than a parser can follow.
std::string withoutUnreadable(llvm::StringRef text);

/// Why the bytecode that a request names, by its URI, cannot be shown as text:
/// it nests too deeply. Empty if the server may read it.
std::string findUnreadableBytecode(llvm::StringRef uri,
                                   const mlir::DialectRegistry &registry);

/// Returns the diagnostics of `ao-verify-transfers` and of the analysis of
/// steps for the text of a document, and the parts that are withheld from
/// MLIR's server. Parts that cannot be parsed or verified are reported by that
/// server itself.
llvm::json::Array check(llvm::StringRef text, llvm::StringRef uri,
                        const mlir::DialectRegistry &registry);

} // namespace ao::lsp

#endif // AO_TOOLS_AOLSPSERVER_CHECKS_H
