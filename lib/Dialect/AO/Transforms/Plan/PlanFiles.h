//===- PlanFiles.h - Traces, plans and reports of modules -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_PLAN_PLANFILES_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_PLAN_PLANFILES_H

#include "ao/Analysis/Steps/BodySteps.h"
#include "ao/Analysis/Steps/PlannedStep.h"
#include "ao/Planner/Report.h"

namespace ao {

/// Returns the step called `name`; with an empty name the only one. Emits an
/// error and returns null if there is none.
const Step *findStep(mlir::ModuleOp module, llvm::ArrayRef<Step> steps,
                     llvm::StringRef name);

/// Returns the position of the step or body called `name`; with an empty name
/// that of the only step. Emits an error and returns nothing if there is none.
std::optional<StepPath> findPath(mlir::ModuleOp module,
                                 llvm::ArrayRef<Step> steps,
                                 llvm::StringRef name);

/// Returns `file` with the name of a step before its extension:
/// `plan-step-loop.json`. Characters that file systems may refuse become
/// dashes. An empty name, and standard error, are not changed.
std::string nameAfter(llvm::StringRef file, llvm::StringRef step);

/// Writes `text` and a newline to `file`, whole or not at all; `-` is standard
/// error. Emits an error at `module` on failure.
mlir::LogicalResult writeTextFile(mlir::ModuleOp module, llvm::StringRef file,
                                  llvm::StringRef text);

/// Writes the plan, and a report of it (.json, or else HTML), to the files that
/// are not empty.
mlir::LogicalResult writePlanFiles(mlir::ModuleOp module,
                                   const planner::Trace &trace,
                                   const planner::Plan &plan,
                                   llvm::StringRef planOutput,
                                   llvm::StringRef report,
                                   const planner::ReportOptions &shown = {});
/// The same for a step; `residuals` are the decisions on its residuals.
mlir::LogicalResult
writePlanFiles(mlir::ModuleOp module, PlannedStep &planned,
               llvm::StringRef planOutput, llvm::StringRef report,
               std::vector<planner::ResidualDecision> residuals = {});

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_PLAN_PLANFILES_H
