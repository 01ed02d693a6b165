//===- Nesting.h - Modules that nest too deeply -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_NESTING_H
#define AO_DIALECT_AO_IR_NESTING_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace ao {

/// How deeply brackets may nest in the text of a module, or regions,
/// attributes, types and locations in its bytecode. MLIR's parser, printer
/// and verifier call themselves once a level, and run out of stack at about
/// 2000 levels of regions; programs have less than a hundred.
inline constexpr size_t kMaxNesting = 500;

/// A place in a text; lines and columns count from 1.
struct TextPlace {
  unsigned line, column;
};

/// Returns the position of the first bracket or alias that exceeds the limit of
/// nesting, for any text. Parts between `marker`, if there is one, are separate
/// modules.
std::optional<TextPlace> findTooDeepNesting(llvm::StringRef text,
                                            llvm::StringRef marker = "");

/// Emits an error at that place, in a file of that name. Bytecode is read for
/// it, with the dialects of the context; it has no lines, and is not verified.
mlir::LogicalResult verifyNesting(mlir::MLIRContext *context,
                                  llvm::StringRef text, llvm::StringRef name,
                                  llvm::StringRef marker = "");

/// Returns true if a region, attribute, type or location of a module, which
/// need not be valid, is nested too deeply.
bool nestsTooDeeply(mlir::ModuleOp module);

/// Destroys a module of any depth.
void destroyDeep(mlir::OwningOpRef<mlir::ModuleOp> module);

} // namespace ao

#endif // AO_DIALECT_AO_IR_NESTING_H
