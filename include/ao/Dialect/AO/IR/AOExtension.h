//===- AOExtension.h - Dialects that extend ao ------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Analyses and conversions treat the ops, types and attributes of a dialect
// with this interface as those of `ao`, without naming the dialect.
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AOEXTENSION_H
#define AO_DIALECT_AO_IR_AOEXTENSION_H

#include "mlir/IR/DialectInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace ao {

/// Interface of dialects that extend `ao`:
///
/// * Ops access buffers as their effects say, and store no address of one. The
///   cost of an op without `CostOpInterface` is that of moving its data.
/// * Types are handles: numbers of 64 bits in lowered code.
/// * Attributes are removed by conversions to other dialects.
class ExtensionDialectInterface
    : public mlir::DialectInterface::Base<ExtensionDialectInterface> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ExtensionDialectInterface)

  explicit ExtensionDialectInterface(mlir::Dialect *dialect) : Base(dialect) {}

  /// Returns what `function` is if it is not a step yet, and how it becomes
  /// one, such as "a tape: run ao-form-step first". Returns an empty string for
  /// all other functions.
  virtual llvm::StringRef
  describeUnfinished(mlir::FunctionOpInterface function) const {
    return "";
  }
};

/// Returns true if `dialect` is `ao` or extends it; false if it is null.
bool isAOOrExtension(mlir::Dialect *dialect);

/// Adds the version of `ao` to the bytecode of `dialect`, which is `ao` or
/// extends it. Readers verify the version.
void addBytecodeInterface(mlir::Dialect &dialect);

/// Returns the description of `function` by a dialect that extends `ao`, see
/// `ExtensionDialectInterface::describeUnfinished`.
llvm::StringRef describeUnfinished(mlir::FunctionOpInterface function);

} // namespace ao

#endif // AO_DIALECT_AO_IR_AOEXTENSION_H
