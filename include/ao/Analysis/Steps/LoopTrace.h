//===- LoopTrace.h - Steps as traces, iteration by iteration ----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A trace has loops as ops like others. For a loop with residuals whose slices
// are eligible, the planner needs its iterations: ops of the body are then ops
// of the trace, and slices are values.
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_STEPS_LOOPTRACE_H
#define AO_ANALYSIS_STEPS_LOOPTRACE_H

#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Analysis/Steps/StepResiduals.h"
#include "ao/Planner/Loops.h"

namespace ao {

/// A trace with the loops of a step iteration by iteration.
struct LoopTrace {
  planner::Trace trace;
  /// The step that it expands.
  planner::LoopContext context;
  /// By residual of the trace, its index among the stacked residuals of the
  /// step. Residuals of no bytes follow, for those whose slices are no
  /// values.
  llvm::SmallVector<size_t> residualIndices;
  /// By residual of the trace, the number of peeled iterations that write
  /// slices before its own.
  llvm::SmallVector<int64_t> firstPeeled;
  /// By stacked residual, the number of peeled iterations at the end of the
  /// loop that writes it.
  llvm::SmallVector<int64_t> peeled;
  /// By stacked residual, its number among the residuals of the trace; none if
  /// its slices are no values: within the body of an outer loop, read by
  /// several loops, or of loops that cannot be split.
  llvm::SmallVector<std::optional<size_t>> residualOf;
  /// Those whose slices are no values for one reason alone: with them, the
  /// trace would have more ops than can be planned in good time.
  llvm::SmallVector<size_t> tooLong;
};

/// By stacked residual, the reason why compute has to wait for offloads of its
/// slices within the iterations that write them; empty if it need not.
llvm::SmallVector<std::string>
findEarlyWaits(const StepResiduals &residuals,
               llvm::function_ref<bool(const StackedResidual &)> isEligible);

/// Returns true if `loop` can be split: it is an `scf.for` with step one and a
/// known number of iterations.
bool canBeCut(const LoopResiduals &loop);

/// Expands the loops of `trace`, a trace of `step`, that write or read stacked
/// residuals whose slices can be values. `isEligible` returns whether plans may
/// offload the slices of a stacked residual. Of two loops of which the second
/// reads the last slices of the first one first, `peeled` iterations are peeled
/// where they meet: the last ones of the first, and the first of the second.
LoopTrace
expandResiduals(const Step &step, const StepResiduals &residuals,
                const planner::Trace &trace, const DurationModel &durations,
                llvm::function_ref<bool(const StackedResidual &)> isEligible,
                int64_t peeled = 0);

/// Positions of the transfers of slices in their iterations, as counted by
/// `ao.offload_delay` (from the insertion) and `ao.prefetch_distance` (from the
/// extraction).
struct SlicePlaces {
  int64_t offloadDelay = 0;
  int64_t prefetchDistance = 0;

  bool operator==(const SlicePlaces &other) const {
    return offloadDelay == other.offloadDelay &&
           prefetchDistance == other.prefetchDistance;
  }
};

/// Convert between the transfers of a stacked residual of a trace and the
/// positions at its accesses.
SlicePlaces placesOf(const StackedResidual &stacked,
                     const planner::ResidualPlace &place,
                     const planner::ResidualTransfers &transfers);
planner::ResidualTransfers
getResidualTransfers(const StackedResidual &stacked,
                     const planner::ResidualPlace &place, int64_t slices,
                     SlicePlaces places);

} // namespace ao

#endif // AO_ANALYSIS_STEPS_LOOPTRACE_H
