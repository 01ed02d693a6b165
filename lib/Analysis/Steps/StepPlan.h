//===- StepPlan.h - Plans of steps ------------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_STEPS_STEPPLAN_H
#define AO_LIB_ANALYSIS_STEPS_STEPPLAN_H

#include "ao/Analysis/Steps/Step.h"
#include "ao/Planner/Plan.h"

namespace ao {

/// Returns the commands of the `ao` ops of a step. Storages are numbered as in
/// the step's trace. Fails with an error on transfers that are not part of a
/// plan: inside regions, or of values that are no storage of the step; and
/// where an op to recompute is missing.
mlir::FailureOr<std::vector<planner::Command>>
collectCommands(const Step &step, const planner::Trace &trace);

} // namespace ao

#endif // AO_LIB_ANALYSIS_STEPS_STEPPLAN_H
