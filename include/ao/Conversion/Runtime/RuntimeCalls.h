//===- RuntimeCalls.h - Calls of the runtime's C ABI ------------*- C++ -*-===//
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

/// The functions of the runtime that ao's lowering calls; their types are those
/// of `ao-runtime/Step.def`.
enum class RuntimeFunction {
#define AORT_STEP_FUNCTION(result, name, arguments) name,
#include "ao-runtime/Step.def"
};

/// Returns true if `op` is a call of `function`.
bool isCallOf(mlir::Operation *op, RuntimeFunction function);

/// Builds calls of the runtime and the strings they take. Declarations and
/// strings are made once for a module.
class RuntimeCalls {
public:
  explicit RuntimeCalls(mlir::ModuleOp module) : module(module) {}

  /// A call of `function`. Returns the result, if it has one. A module that
  /// declares the function with another type, or arguments of other types, are
  /// errors, after which the result is poison: see `hadError`.
  mlir::Value call(mlir::OpBuilder &builder, mlir::Location loc,
                   RuntimeFunction function, mlir::ValueRange arguments);

  /// Returns true if a call could not be built as it should; the pass has to
  /// fail.
  bool hadError() const { return anyError; }

  /// A pointer to a constant string with what `loc` calls the op, null if it
  /// has no name.
  mlir::Value nameOf(mlir::OpBuilder &builder, mlir::Location loc);
  mlir::Value string(mlir::OpBuilder &builder, mlir::Location loc,
                     llvm::StringRef text);

  /// An array of i64 on the stack of the enclosing function.
  mlir::Value array(mlir::OpBuilder &builder, mlir::Location loc,
                    llvm::ArrayRef<mlir::Value> elements);

private:
  /// The declaration, unless `arguments` or an earlier one do not fit it.
  mlir::LLVM::LLVMFuncOp declare(mlir::OpBuilder &builder, mlir::Location loc,
                                 RuntimeFunction function,
                                 mlir::TypeRange arguments);

  mlir::ModuleOp module;
  bool anyError = false;
  llvm::StringMap<mlir::LLVM::GlobalOp> strings;
};

} // namespace ao

#endif // AO_CONVERSION_RUNTIME_RUNTIMECALLS_H
