//===- RuntimeCalls.h - calls of the runtime's C ABI ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_CONVERSION_RUNTIME_RUNTIMECALLS_H
#define AO_CONVERSION_RUNTIME_RUNTIMECALLS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringMap.h"

namespace ao {

/// Builds calls of `ao-runtime/Step.h` and the strings they take. Declarations
/// and strings are made once for a module.
class RuntimeCalls {
public:
  explicit RuntimeCalls(mlir::ModuleOp module) : module(module) {}

  /// A call of `name`; the types of arguments and result make its signature. A
  /// null result type is void. Returns the result, if there is one.
  mlir::Value call(mlir::OpBuilder &builder, mlir::Location loc,
                   llvm::StringRef name, mlir::Type result,
                   mlir::ValueRange arguments);

  /// A pointer to a constant string with what `loc` calls the op, null if it
  /// has no name.
  mlir::Value nameOf(mlir::OpBuilder &builder, mlir::Location loc);
  mlir::Value string(mlir::OpBuilder &builder, mlir::Location loc,
                     llvm::StringRef text);

  /// An array of i64 on the stack of the enclosing function.
  mlir::Value array(mlir::OpBuilder &builder, mlir::Location loc,
                    llvm::ArrayRef<mlir::Value> elements);

private:
  mlir::ModuleOp module;
  llvm::StringMap<mlir::LLVM::GlobalOp> strings;
};

} // namespace ao

#endif // AO_CONVERSION_RUNTIME_RUNTIMECALLS_H
