//===- StackDecisions.h - Decisions on stacked residuals --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_STACKDECISIONS_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_STACKDECISIONS_H

#include "LoopTrials.h"
#include "ao/Planner/Report.h"

namespace ao {

/// By life, what `choice` does with the stacks of a step, and at which prices.
/// Without `recompute`, none can be rematerialized.
std::vector<planner::StackDecision>
decideStacks(const Step &step, const StepStacks &stacks,
             const LoopTrials &trials, const LoopChoice &choice,
             const planner::Machine &machine, bool recompute);

/// A remark about each, named `pass`.
void reportStacks(const Step &step, const StepStacks &stacks,
                  llvm::ArrayRef<planner::StackDecision> decisions,
                  llvm::StringRef pass);

/// Leaves decisions on the function of `step` for the report on the rest of
/// it, which is planned later; takes them from there.
void leaveStackDecisions(const Step &step,
                         llvm::ArrayRef<planner::StackDecision> decisions);
std::vector<planner::StackDecision> takeStackDecisions(const Step &step);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_STACKDECISIONS_H
