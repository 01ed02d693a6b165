//===- SpecWriter.h - Constant structures of the runtime --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_GRAPH_TRANSFORMS_SPECWRITER_H
#define AO_LIB_DIALECT_GRAPH_TRANSFORMS_SPECWRITER_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include <variant>

namespace ao::graph {

/// A field of a C structure: a number of its width, the address of another
/// constant (null without one), or of a function.
using SpecField =
    std::variant<int64_t, int32_t, mlir::LLVM::GlobalOp, mlir::func::FuncOp>;
using SpecFields = llvm::SmallVector<SpecField, 16>;

/// Writes structures as constants of a module. LLVM lays out a structure that
/// is not packed as C does.
class SpecWriter {
public:
  explicit SpecWriter(mlir::ModuleOp module) : module(module) {}

  /// Null for an empty text.
  mlir::LLVM::GlobalOp string(llvm::StringRef text);
  mlir::LLVM::GlobalOp words(llvm::ArrayRef<int64_t> words);
  /// All of one structure; null if there are none.
  mlir::LLVM::GlobalOp array(llvm::ArrayRef<SpecFields> structures);
  mlir::LLVM::GlobalOp structure(llvm::StringRef symbol,
                                 const SpecFields &fields);

private:
  mlir::LLVM::GlobalOp create(mlir::Type type, llvm::StringRef symbol,
                              mlir::Attribute value = {});
  /// A constant that starts with what `fill` makes of an undefined value.
  mlir::LLVM::GlobalOp initialized(
      mlir::Type type, llvm::StringRef symbol,
      llvm::function_ref<mlir::Value(mlir::OpBuilder &, mlir::Value)> fill);
  /// `into` with the fields of the structure at `position` in it.
  mlir::Value insertFields(mlir::OpBuilder &builder, mlir::Value into,
                           const SpecFields &fields,
                           llvm::ArrayRef<int64_t> position);
  mlir::Value makeField(mlir::OpBuilder &builder, const SpecField &field);
  mlir::Type getType(const SpecFields &fields);

  mlir::ModuleOp module;
  unsigned next = 0;
};

} // namespace ao::graph

#endif // AO_LIB_DIALECT_GRAPH_TRANSFORMS_SPECWRITER_H
