//===- LoopPlans.h - Plans of stacked residuals -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plan for the trace of a step's iterations, and the attributes of its loops
// that say the same.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_PLAN_LOOPPLANS_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_PLAN_LOOPPLANS_H

#include "ao/Analysis/Steps/Eligibility.h"
#include "ao/Planner/Plan.h"
#include "mlir/IR/BuiltinOps.h"

namespace ao {

/// The trace of step `name` of `module`, iteration by iteration, and the plan
/// that the attributes of its loops amount to.
struct LoopPlan {
  planner::Trace trace;
  planner::Plan plan;
};

/// Reads both; the loops of `module` are changed as `buildStepsOfLoops` does.
/// Emits an error if the attributes are not a legal plan.
mlir::FailureOr<LoopPlan> readLoopPlan(mlir::ModuleOp module,
                                       llvm::StringRef name,
                                       const planner::Machine &machine,
                                       const EligibilityRules &rules);

/// Has the slices that `plan` moves leave and return where it says. Emits an
/// error unless it is a legal plan for step `name` of `module`; `source` names
/// where it comes from.
mlir::LogicalResult applyLoopPlan(mlir::ModuleOp module, llvm::StringRef name,
                                  const planner::Plan &plan,
                                  llvm::StringRef source);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_PLAN_LOOPPLANS_H
