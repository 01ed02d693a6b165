//===- Nesting.h - Text that nests too deeply to be parsed ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_CAPI_NESTING_H
#define AO_LIB_CAPI_NESTING_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace ao::capi {

/// How deeply brackets may nest in the text of a module. MLIR's parser, printer
/// and verifier call themselves once a level, and run out of stack at about
/// 2000 levels of regions; programs have less than a hundred.
inline constexpr size_t kMaxNesting = 500;

/// Where in the text of a module the bracket stands that goes too far.
std::optional<size_t> findTooDeepNesting(llvm::StringRef text);

} // namespace ao::capi

#endif // AO_LIB_CAPI_NESTING_H
