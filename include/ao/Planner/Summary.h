//===- Summary.h - A plan in one line ---------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The last lines of every tool: the offloaded values, their effect on the peak
// and on time, and the contents of the peak; or the reason for which nothing is
// offloaded.
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_SUMMARY_H
#define AO_PLANNER_SUMMARY_H

#include "ao/Planner/Plan.h"

#include <optional>
#include <string>

namespace ao::planner {

/// Why a policy moves nothing on `machine`: `fits` (the peak is within the
/// device budget), `unified` (host memory is device memory),
/// `nothing-eligible`, or `no-gain` (what may move is not idle where memory is
/// at its peak, cannot leave in time, or was not asked for). Empty for a plan
/// that moves something, for a step in which ops run a second time, and for the
/// policy `none`.
std::string declineReason(const Trace &trace, const Plan &plan);

/// One line without a line break, such as
///
///   offloaded 12 values (16.8 MB); peak 41.9 MB -> 29.4 MB, 0 ms exposed; of
///   the peak 62.1 % is eligible, 20.0 % is inside loops, 17.9 % is not
///   eligible (argument 12.0 %, output 5.9 %)
///
/// Reads the commands and the prediction of the plan. A trace with recomputed
/// ops in it is one of several that the original can become, and has no bound
/// on what plans for that add; `leastAddedUs` is that bound, where it is known.
std::string summarize(const Trace &trace, const Plan &plan,
                      std::optional<double> leastAddedUs = std::nullopt);

/// The part about the peak: "of the peak 62.1 % is eligible, …". Empty without
/// one.
std::string summarizePeak(const Trace &trace, const PlanOptions &options);

} // namespace ao::planner

#endif // AO_PLANNER_SUMMARY_H
