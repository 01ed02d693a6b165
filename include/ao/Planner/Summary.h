//===- Summary.h - A plan in one line ---------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The last line of every tool: the offloaded values, or the reason why there
// are none, the peak and the added time, and the values at the peak that are
// not eligible.
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_SUMMARY_H
#define AO_PLANNER_SUMMARY_H

#include "ao/Planner/Plan.h"

#include <optional>
#include <string>

namespace ao::planner {

/// Returns the key of the reason why a plan offloads nothing: `fits` (the peak
/// is within the device budget), `unified` (host memory is device memory),
/// `nothing-eligible`, or `no-gain` (eligible values are not idle at the peak,
/// would be offloaded late, or were not requested). Empty for a plan that
/// offloads or recomputes, and for the policy `none`.
std::string declineReason(const Trace &trace, const Plan &plan);

/// Returns one line without a line break, such as
///
///   offloaded 12 values (16.8 MB); peak 41.9 MB -> 29.4 MB of a budget of
///   30.0 MB, 0 ms exposed; of the peak, 37.9 % is not eligible: 20.0 % values
///   inside loops, 12.0 % arguments, 5.9 % results
///
/// Reads the commands and the prediction of the plan. A trace with recomputed
/// ops has no bound on the time that plans for the original trace add;
/// `leastAddedUs` is that bound, if it is known.
std::string summarize(const Trace &trace, const Plan &plan,
                      std::optional<double> leastAddedUs = std::nullopt);

/// Returns the part about the peak: "of the peak, 37.9 % is not eligible: …".
/// Empty for a peak of 0 bytes.
std::string summarizePeak(const Trace &trace, const PlanOptions &options);

} // namespace ao::planner

#endif // AO_PLANNER_SUMMARY_H
