//===- Prediction.h - Predictions of the planner ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_PREDICTION_H
#define AO_TOOLS_AORUN_PREDICTION_H

#include "harness/Program/Timeline.h"
#include "mlir/IR/BuiltinOps.h"

#include <optional>

namespace ao::run {

struct CompileOptions;

/// Simulates the step `entry` of a module on tensors with its transfers, of
/// whatever origin. Emits a remark and returns nothing if the planner's model
/// does not cover them: transfers inside regions or of what is no storage.
std::optional<Prediction> predictStep(mlir::ModuleOp module,
                                      llvm::StringRef entry,
                                      const CompileOptions &options);

} // namespace ao::run

#endif // AO_TOOLS_AORUN_PREDICTION_H
