//===- InlinedDriver.h - A driver as one step -------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_STEPS_INLINEDDRIVER_H
#define AO_ANALYSIS_STEPS_INLINEDDRIVER_H

#include "ao/Analysis/Steps/Step.h"
#include "ao/Planner/Machine.h"
#include "mlir/IR/OwningOpRef.h"
#include <memory>

namespace ao {

/// A step that inlines the calls of pairs in a driver function: each call is
/// the body of the callee, with the lifetimes of the calls. A value that a
/// caller owns is live during the call, and a donated one until then at least.
class InlinedDriver {
public:
  /// Builds the step from a copy of `module`. Emits an error if a callee calls
  /// itself, or if a function of a pair is called in a region that is not that
  /// of a loop.
  static mlir::FailureOr<InlinedDriver> create(mlir::ModuleOp module,
                                               llvm::StringRef driver);
  /// Builds the step from `module` itself.
  static mlir::FailureOr<InlinedDriver>
  create(mlir::OwningOpRef<mlir::ModuleOp> module, llvm::StringRef driver);

  const Step &getStep() const { return *step; }
  mlir::ModuleOp getModule() { return *module; }

private:
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::unique_ptr<Step> step;
};

/// Returns the memory that such a driver takes, with the transfers in the step.
mlir::FailureOr<int64_t> computePeak(const InlinedDriver &driver,
                                     const planner::Machine &machine);

} // namespace ao

#endif // AO_ANALYSIS_STEPS_INLINEDDRIVER_H
