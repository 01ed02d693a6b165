//===- PrepareLoops.h - Normal form of loops with residuals -----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_PREPARELOOPS_H
#define AO_DIALECT_AO_TRANSFORMS_PREPARELOOPS_H

#include "ao/Analysis/Steps/Step.h"
#include "mlir/IR/BuiltinOps.h"
#include <vector>

namespace ao {

/// Rewrites the loops of `module` so that they count their iterations, capture
/// the tensors that they carry unchanged, and access slices of residuals where
/// these are defined and used. Returns the functions of its steps. Passes that
/// plan loops do this first; the peak that percentages refer to is the one
/// after it.
mlir::FailureOr<std::vector<StepFunctions>> prepareLoops(mlir::ModuleOp module);

} // namespace ao

#endif // AO_DIALECT_AO_TRANSFORMS_PREPARELOOPS_H
