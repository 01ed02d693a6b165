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
#include <vector>

namespace ao {

/// Returns, by op of the step, the microseconds for which compute waits for
/// transfers of slices before and in it. Iterations of loops are simulated one
/// by one. Each direction has one copy engine, which copies of other values do
/// not occupy.
std::vector<double> computeStallsUs(const Step &step,
                                    const DurationModel &durations);

/// Returns the sum of these times.
double computeStallUs(const Step &step, const DurationModel &durations);

/// Returns the share of the time of `op`, such as a loop, spent in ops for
/// which `counts` holds.
double getShareOf(mlir::Operation *op, const DurationModel &durations,
                  llvm::function_ref<bool(mlir::Operation *)> counts);

/// Returns the microseconds that the loops of a step spend on copying slices
/// into stacked residuals on the device: offloaded slices are not copied.
double computeSliceCopiesUs(const Step &step, const DurationModel &durations);

} // namespace ao

#endif // AO_ANALYSIS_STEPS_LOOPSTALLS_H
