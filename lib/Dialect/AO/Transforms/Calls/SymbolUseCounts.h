//===- SymbolUseCounts.h - Uses of compiled regions -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_CALLS_SYMBOLUSECOUNTS_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_CALLS_SYMBOLUSECOUNTS_H

#include "ao/Dialect/AO/IR/AOCompiledRegions.h"
#include "mlir/IR/BuiltinOps.h"

namespace ao {

/// Returns true if `function` is a compiled region that only its module can
/// call: it is erased with its last use.
bool isPrivateCompiledRegion(mlir::FunctionOpInterface function);

/// How often the private compiled regions of a module are named, kept while
/// calls are inlined.
class SymbolUseCounts {
public:
  explicit SymbolUseCounts(mlir::ModuleOp module);

  bool has(mlir::FunctionOpInterface region, int64_t uses) const {
    return isKnown && counts.lookup(region.getNameAttr()) == uses;
  }

  /// Removes one use of `callee`.
  void dropUse(mlir::FunctionOpInterface callee) {
    add(callee.getNameAttr(), -1);
  }

  /// Adds the uses by the ops in `region`.
  void addUsesIn(mlir::Region &region);

  /// Removes the uses by the ops in `region`. Returns the compiled regions
  /// without uses.
  llvm::SmallVector<mlir::Attribute> dropUsesIn(mlir::Region &region);

private:
  void forEachUse(mlir::Operation *op,
                  llvm::function_ref<void(mlir::StringAttr)> function);
  void forEachUse(mlir::Attribute attribute,
                  llvm::function_ref<void(mlir::StringAttr)> function);
  int64_t add(mlir::StringAttr region, int64_t change);

  /// Empty in modules without compiled regions, and no longer kept where an op
  /// may hold symbols of its own.
  bool isKnown;
  llvm::DenseMap<mlir::Attribute, int64_t> counts;
  /// The names in each attribute that holds others: most ops share theirs.
  llvm::DenseMap<mlir::Attribute, llvm::SmallVector<mlir::StringAttr, 1>> names;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_CALLS_SYMBOLUSECOUNTS_H
