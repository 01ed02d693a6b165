//===- Nesting.h - Modules that nest too deeply -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_CAPI_NESTING_H
#define AO_LIB_CAPI_NESTING_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace ao::capi {

/// How deeply brackets may nest in the text of a module, or regions,
/// attributes, types and locations in its bytecode. MLIR's parser, printer
/// and verifier call themselves once a level, and run out of stack at about
/// 2000 levels of regions; programs have less than a hundred.
inline constexpr size_t kMaxNesting = 500;

/// Where in the text of a module the bracket stands that goes too far.
std::optional<size_t> findTooDeepNesting(llvm::StringRef text);

/// Whether a region, attribute, type or location of a module, which need not be
/// valid, goes too far.
bool nestsTooDeeply(mlir::ModuleOp module);

/// Destroys a module of any depth.
void destroyDeep(mlir::OwningOpRef<mlir::ModuleOp> module);

} // namespace ao::capi

#endif // AO_LIB_CAPI_NESTING_H
