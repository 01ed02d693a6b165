//===- StepAnalysis.h - The steps of a module -------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_STEPS_STEPANALYSIS_H
#define AO_ANALYSIS_STEPS_STEPANALYSIS_H

#include "ao/Analysis/Steps/BuildSteps.h"
#include "mlir/Pass/AnalysisManager.h"

namespace ao {

/// All steps of a module, as an analysis of the pass manager, built on first
/// use. Passes that only attach costs or decisions preserve it, so that a
/// pipeline builds it once.
class StepAnalysis {
public:
  explicit StepAnalysis(mlir::Operation *module)
      : module(llvm::cast<mlir::ModuleOp>(module)) {}

  /// Returns true if the steps are valid; emits errors otherwise.
  bool isValid() {
    if (!steps)
      steps = buildSteps(module);
    return mlir::succeeded(*steps);
  }
  /// Returns the steps, which must be valid.
  llvm::ArrayRef<Step> getSteps() const { return **steps; }

private:
  mlir::ModuleOp module;
  std::optional<mlir::FailureOr<std::vector<Step>>> steps;
};

} // namespace ao

#endif // AO_ANALYSIS_STEPS_STEPANALYSIS_H
