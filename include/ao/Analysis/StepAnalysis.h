//===- StepAnalysis.h - A module's steps, kept between passes ---*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_STEPANALYSIS_H
#define AO_ANALYSIS_STEPANALYSIS_H

#include "ao/Analysis/ModuleSurvey.h"
#include "ao/Analysis/Step.h"
#include "mlir/Pass/AnalysisManager.h"

namespace ao {

/// All steps of a module, as an analysis of the pass manager, built when they
/// are first asked for. Passes that only attach costs or choices preserve it,
/// so that a pipeline builds it once.
class StepAnalysis {
public:
  StepAnalysis(mlir::Operation *module, mlir::AnalysisManager &analyses)
      : module(llvm::cast<mlir::ModuleOp>(module)),
        survey(analyses.getAnalysis<ModuleSurvey>()) {}

  /// Calls `visit` with each op of each step. Fails after an error if something
  /// is wrong with the steps, which may be found after some ops.
  mlir::LogicalResult forEachOp(OpVisitor visit) {
    if (!steps) {
      steps = buildSteps(module, survey, visit);
      return *steps;
    }
    if (mlir::succeeded(*steps))
      for (const Step &step : **steps)
        for (mlir::Operation *op : step.getOps())
          visit(op);
    return *steps;
  }

  /// Whether there is nothing wrong with the steps; reports what there is.
  bool isValid() {
    if (!steps)
      steps = buildSteps(module, survey);
    return mlir::succeeded(*steps);
  }
  /// The steps, which must be valid.
  llvm::ArrayRef<Step> getSteps() const { return **steps; }

  /// The survey must outlive the analysis.
  bool
  isInvalidated(const mlir::AnalysisManager::PreservedAnalyses &preserved) {
    return !preserved.isPreserved<StepAnalysis>() ||
           !preserved.isPreserved<ModuleSurvey>();
  }

private:
  mlir::ModuleOp module;
  const ModuleSurvey &survey;
  std::optional<mlir::FailureOr<std::vector<Step>>> steps;
};

} // namespace ao

#endif // AO_ANALYSIS_STEPANALYSIS_H
