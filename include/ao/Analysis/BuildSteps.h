//===- BuildSteps.h - The steps of a module ---------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_BUILDSTEPS_H
#define AO_ANALYSIS_BUILDSTEPS_H

#include "ao/Analysis/Step.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"

namespace ao {

/// The functions of `module` at which steps are rooted, in order. Emits an
/// error and fails if steps are not well-formed among themselves: a backward
/// function of two forward functions, recursion, calls that leave the module.
mlir::FailureOr<llvm::SmallVector<mlir::FunctionOpInterface>>
findSteps(mlir::ModuleOp module, mlir::SymbolTableCollection &symbols);

/// Builds the step rooted at `function`, which has `ao.backward` or `ao.step`.
/// Emits an error and fails on a module that breaks the rules for steps.
mlir::FailureOr<Step> buildStep(mlir::FunctionOpInterface function,
                                mlir::SymbolTableCollection &symbols);

/// All steps of a module. Warns of functions in nested modules that look like
/// steps but are none.
mlir::FailureOr<std::vector<Step>> buildSteps(mlir::ModuleOp module);

/// Emits an error at the first `ao` op of `module`, if there is one.
mlir::LogicalResult verifyHasNoTransfers(mlir::ModuleOp module);

} // namespace ao

#endif // AO_ANALYSIS_BUILDSTEPS_H
