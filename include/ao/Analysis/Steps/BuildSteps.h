//===- BuildSteps.h - The steps of a module ---------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_STEPS_BUILDSTEPS_H
#define AO_ANALYSIS_STEPS_BUILDSTEPS_H

#include "ao/Analysis/Steps/Step.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"

namespace ao {

/// Returns true if a step is rooted at `function`: it has `ao.backward` or
/// `ao.step`.
bool isStep(mlir::FunctionOpInterface function);

/// Returns the functions of `module` at which steps are rooted, in order. Emits
/// an error and fails if steps contradict each other, such as two forward
/// functions with one backward function.
mlir::FailureOr<llvm::SmallVector<mlir::FunctionOpInterface>>
findSteps(mlir::ModuleOp module);

/// Emits an error at the first call in the steps rooted at `functions`, or in
/// their callees, that is recursive or has a callee outside of the module.
mlir::LogicalResult
verifyCalls(llvm::ArrayRef<mlir::FunctionOpInterface> functions,
            mlir::SymbolTableCollection &symbols);

/// Builds the step rooted at `function`, which has `ao.backward` or `ao.step`.
/// Emits an error and fails on a module that breaks the rules for steps.
mlir::FailureOr<Step> buildStep(mlir::FunctionOpInterface function,
                                mlir::SymbolTableCollection &symbols);

/// Returns the functions of all steps of a module, for passes that rewrite
/// loops in them. Emits an error and fails like `buildSteps`, but does not
/// check sizes and groups of values.
mlir::FailureOr<std::vector<StepFunctions>>
findStepFunctions(mlir::ModuleOp module);

/// Builds all steps of a module. Warns of functions in nested modules that look
/// like steps.
mlir::FailureOr<std::vector<Step>> buildSteps(mlir::ModuleOp module);

/// Returns the first op of `module` for which `isMeant` holds, null if there is
/// none. `isMeant` holds for transfers or layer markers only, so that `steps`
/// without any are not searched.
mlir::Operation *
findDialectOp(mlir::ModuleOp module, llvm::ArrayRef<Step> steps,
              llvm::function_ref<bool(mlir::Operation *)> isMeant);

/// Emits an error at the first `ao` op of `module`, if there is one.
mlir::LogicalResult verifyHasNoTransfers(mlir::ModuleOp module);

/// Emits an error at the first `ao` op of `module`, of which `steps` are all
/// steps, that transfers values other than slices of stacked residuals and
/// values within an iteration, if there is one.
mlir::LogicalResult verifyOnlySliceTransfers(mlir::ModuleOp module,
                                             llvm::ArrayRef<Step> steps);

} // namespace ao

#endif // AO_ANALYSIS_STEPS_BUILDSTEPS_H
