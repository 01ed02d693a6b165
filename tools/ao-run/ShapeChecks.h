//===- ShapeChecks.h - Checks of dynamic shapes -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AO_RUN_SHAPECHECKS_H
#define AO_TOOLS_AO_RUN_SHAPECHECKS_H

#include "mlir/IR/BuiltinOps.h"

namespace ao::run {

/// Inserts an `ao.check_size` before each op of `module` whose operands have to
/// agree in a size that types do not prove: structured ops, elementwise ops,
/// casts to static shapes, and slices. Code compiled without them reads out of
/// bounds where sizes contradict each other.
void insertShapeChecks(mlir::ModuleOp module);

} // namespace ao::run

#endif // AO_TOOLS_AO_RUN_SHAPECHECKS_H
