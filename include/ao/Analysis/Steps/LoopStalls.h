//===- LoopStalls.h - Time that copies inside loops cost --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_STEPS_LOOPSTALLS_H
#define AO_ANALYSIS_STEPS_LOOPSTALLS_H

#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Analysis/Steps/Step.h"

namespace ao {

/// Microseconds for which compute stands still in the waits inside `op`, a
/// loop: its iterations are followed one by one until each is like the one
/// before. One copy engine for each direction; copies of the step around the
/// loop keep neither of them busy. Zero for everything else.
double computeStallUs(mlir::Operation *op, const DurationModel &durations);

/// The same, of all loops of a step.
double computeStallUs(const Step &step, const DurationModel &durations);

/// Which share of the time of `op`, a loop say, goes to ops that are counted.
double getShareOf(mlir::Operation *op, const DurationModel &durations,
                  llvm::function_ref<bool(mlir::Operation *)> counts);

/// Microseconds that the loops of a step spend on copying slices into stacks on
/// the device: slices that leave are not copied.
double computeSliceCopiesUs(const Step &step, const DurationModel &durations);

} // namespace ao

#endif // AO_ANALYSIS_STEPS_LOOPSTALLS_H
