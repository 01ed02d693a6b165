//===- StepRecompute.h - Rematerializable values of a step ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_STEPS_STEPRECOMPUTE_H
#define AO_ANALYSIS_STEPS_STEPRECOMPUTE_H

#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Analysis/Steps/Step.h"
#include "ao/Planner/Trace.h"

namespace ao {

/// Marks in a trace of `step` which ops may be recomputed, and why others may
/// not: `complete_uses`, `recompute`, `why_not` and `reuses`.
///
/// An op may be recomputed if its results are its only effect, and if the trace
/// has exactly its operands and results. It may not if bufferization puts its
/// operands or results into bytes that other values share: the trace then has
/// lifetimes that only keep the sum of bytes right.
void markRecompute(const Step &step, planner::Trace &trace);

/// Returns the reason, by the op alone, why it must not be recomputed; Unknown
/// if there is none.
planner::WhyNot getReasonToRunOnce(mlir::Operation *op);

/// Returns the time of the recomputed ops within the loops of `step`, in
/// microseconds, of all iterations together. The time of the loops includes it.
double computeRecomputedInLoopsUs(const Step &step,
                                  const DurationModel &durations);

/// Returns the bytes that these ops compute for other ops.
int64_t countBytesMadeInLoops(const Step &step);

/// Returns true if a value that is no storage can be computed in another
/// function: by a constant, or by an op that defines no data, from constants.
bool canRebuild(mlir::Value value);

} // namespace ao

#endif // AO_ANALYSIS_STEPS_STEPRECOMPUTE_H
