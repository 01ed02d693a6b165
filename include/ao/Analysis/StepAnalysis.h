//===- StepAnalysis.h - the steps of a module, kept between passes *- C++ -*-=//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_STEPANALYSIS_H
#define AO_ANALYSIS_STEPANALYSIS_H

#include "ao/Analysis/Step.h"

namespace ao {

/// All steps of a module, as an analysis of the pass manager. Passes that only
/// attach costs or choices preserve it, so that a pipeline builds it once.
class StepAnalysis {
public:
  /// Reports what is wrong with the steps, if anything is.
  explicit StepAnalysis(mlir::Operation *module)
      : module(llvm::cast<mlir::ModuleOp>(module)),
        steps(buildSteps(this->module)) {}

  bool isValid() const { return mlir::succeeded(steps); }
  llvm::ArrayRef<Step> getSteps() const { return *steps; }

  /// `verifyHasNoTransfers` of the module, asked once.
  mlir::LogicalResult verifyHasNoTransfers() {
    if (!hasNoTransfers)
      hasNoTransfers = mlir::succeeded(ao::verifyHasNoTransfers(module));
    return mlir::success(*hasNoTransfers);
  }

private:
  mlir::ModuleOp module;
  std::optional<bool> hasNoTransfers;
  mlir::FailureOr<std::vector<Step>> steps;
};

} // namespace ao

#endif // AO_ANALYSIS_STEPANALYSIS_H
