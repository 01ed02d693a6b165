//===- ResidualDecisions.h - Decisions on stacked residuals -----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_RESIDUALDECISIONS_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_RESIDUALDECISIONS_H

#include "LoopTrials.h"
#include "ao/Planner/Report.h"

namespace ao {

/// Returns, by residual, the decision of `choice` on the residuals of a step,
/// and its prices. Without `recompute`, none can be rematerialized.
std::vector<planner::ResidualDecision>
decideResiduals(const Step &step, const StepResiduals &residuals,
                const LoopTrials &trials, const LoopChoice &choice,
                const planner::Machine &machine, bool recompute);

/// Emits a remark about each decision, in the name of `pass`.
void reportResiduals(const Step &step, const StepResiduals &residuals,
                     llvm::ArrayRef<planner::ResidualDecision> decisions,
                     llvm::StringRef pass);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_RESIDUALDECISIONS_H
