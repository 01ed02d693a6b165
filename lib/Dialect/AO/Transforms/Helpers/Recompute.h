//===- Recompute.h - Rematerialize the values of plans ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_HELPERS_RECOMPUTE_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_HELPERS_RECOMPUTE_H

#include "PairSignature.h"
#include "ao/Planner/Plan.h"

namespace ao {

/// A step with the ops that a plan recomputes, and the plan of its transfers.
struct RecomputedStep {
  Step step;
  planner::Plan transfers;
};

/// Rematerializes the values of `chosen` that `made`, a plan with recomputed
/// ops, drops. Emits an error if it is no legal plan for the step; `source`
/// names where it comes from.
mlir::FailureOr<RecomputedStep> recompute(const Step &chosen,
                                          planner::Plan made,
                                          llvm::StringRef source,
                                          PairUsers &users);

/// Carries out `made`, a plan with recomputed ops that is legal for `step`, a
/// step of a copy. Recomputed ops may write their results over other values
/// than the plan assumes, so that its transfers are planned again. Returns
/// nothing if they meet its budgets, and else the smallest device budget that
/// is known to suffice, 0 if none is.
std::optional<int64_t> findRecomputeShortfall(const Step &step,
                                              planner::Plan made);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_HELPERS_RECOMPUTE_H
