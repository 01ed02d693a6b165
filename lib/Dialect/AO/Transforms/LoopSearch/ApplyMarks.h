//===- ApplyMarks.h - Carry out the decisions of loops ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_APPLYMARKS_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_APPLYMARKS_H

#include "ao/Planner/Machine.h"
#include "mlir/IR/BuiltinOps.h"

namespace ao {

/// Returns true if `ao.loop` of any loop of `module` offloads or rematerializes
/// slices, or splits the loop.
bool hasLoopMarks(mlir::ModuleOp module);

/// Splits the loops of the step called `name`, or with an empty name of all
/// steps, and rematerializes and offloads slices of their stacked residuals as
/// `ao.loop` states; loops are changed like by `prepareLoops` before. The peak
/// of a step before becomes `ao.unplanned_peak`, unless the step has one.
/// Durations are for `machine`. Emits an error at a decision that cannot be
/// carried out.
mlir::LogicalResult applyLoopMarks(mlir::ModuleOp module, llvm::StringRef name,
                                   const planner::Machine &machine);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_APPLYMARKS_H
