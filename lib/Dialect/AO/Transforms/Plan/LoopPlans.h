//===- LoopPlans.h - Plans of stacked residuals -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plan for the trace of a step's iterations, and the equivalent attributes of
// its loops.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_PLAN_LOOPPLANS_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_PLAN_LOOPPLANS_H

#include "ao/Analysis/Steps/Eligibility.h"
#include "ao/Planner/Plan.h"
#include "mlir/IR/BuiltinOps.h"

namespace ao {

/// The trace of the step or body `name` of `module`, iteration by iteration,
/// and the plan in the attributes of its loops.
struct LoopPlan {
  planner::Trace trace;
  planner::Plan plan;
};

/// Reads both; the loops of `module` are changed like by `buildStepsOfLoops`.
/// Emits an error if the attributes are not a legal plan.
mlir::FailureOr<LoopPlan> readLoopPlan(mlir::ModuleOp module,
                                       llvm::StringRef name,
                                       const planner::Machine &machine,
                                       const EligibilityRules &rules);

/// Offloads slices according to `plan`. Emits an error unless it is a legal
/// plan for the step or body `name` of `module`; `source` names its origin.
mlir::LogicalResult applyLoopPlan(mlir::ModuleOp module, llvm::StringRef name,
                                  const planner::Plan &plan,
                                  llvm::StringRef source);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_PLAN_LOOPPLANS_H
