//===- StorageAliases.h - Which values may share storage --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_ALIASES_STORAGEALIASES_H
#define AO_ANALYSIS_ALIASES_STORAGEALIASES_H

#include "ao/Dialect/AO/IR/AO.h"

namespace ao {

/// Appends the known storage of `op`'s results: from `StorageOpInterface` if
/// the op has it, else from the upstream interfaces that imply it (destination
/// style, view-like, loops, region branches, calls). Results that are not
/// mentioned have separate storage.
///
/// Only shaped results are of interest; region branch ops report the values
/// that their terminators forward, which may be inside the op.
void collectStorageAliases(mlir::Operation *op,
                           llvm::SmallVectorImpl<StorageAlias> &aliases);

/// Returns the value that `result` is a view of, or null if it is not a view.
mlir::Value getViewSource(mlir::OpResult result);

/// Returns the value at the end of the chain of views from `value`; `value`
/// itself if it is not a view.
mlir::Value getViewBase(mlir::Value value);

/// Returns true if every result of `op` is a view of an operand.
bool isView(mlir::Operation *op);

/// Returns true if the results of `op` hold no data until another op writes
/// into them.
bool definesNoData(mlir::Operation *op);

/// Returns true if the storage of `result` is not overwritten through it.
bool isReadOnly(mlir::OpResult result);

/// Returns true if `use` only reads the shape of the value.
bool isShapeOnlyUse(mlir::OpOperand &use);

/// Returns true if `use` queries the shape of a dynamically shaped value. Such
/// a use reads no data and can use the host copy. (Queries of static shapes are
/// folded; until then they count as other uses.)
bool isDynamicShapeQuery(mlir::OpOperand &use);

/// Returns true if `result` comes from regions whose control flow is unknown,
/// and which may return their arguments: those of an unregistered op with
/// several regions, one of which takes arguments or yields a value from
/// outside. The control flow of named ops is defined: `stablehlo.while` carries
/// its operands, and one branch of a `stablehlo.case` runs.
bool hasOpaqueControlFlow(mlir::OpResult result);

} // namespace ao

#endif // AO_ANALYSIS_ALIASES_STORAGEALIASES_H
