//===- PlanRequest.h - Options as users write them --------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Budgets are text until a step is known: a percentage is one of its peak.
// Command line, passes, C and Python all make their PlanOptions here.
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_PLANREQUEST_H
#define AO_PLANNER_PLANREQUEST_H

#include "ao/Planner/PlanOptions.h"
#include "ao/Planner/Trace.h"

#include <string>
#include <string_view>

namespace ao::planner {

/// The smallest value to offload depends on the step.
inline constexpr std::string_view autoMinBytes = "auto";

/// The smallest eligible value: an amount as parseBudget reads it (no
/// percentage), or `auto`, which is a 1024th of the peak without a plan, but
/// defaultMinBytes at most.
Expected<int64_t> resolveMinBytes(std::string_view text, int64_t unplannedPeak);

struct PlanRequest {
  /// In the syntax of parseBudget, with percentages of the peak without a plan;
  /// empty: none.
  std::string deviceBudget, hostBudget, pinnedBudget;
  /// In the syntax of parseShare; empty: PlanOptions::maxSlowdown.
  std::string maxSlowdown;
  /// In the syntax of resolveMinBytes.
  std::string minBytes = std::string(autoMinBytes);
  /// Bytes of the device budget that other programs need.
  int64_t reservedBytes = 0;
  /// Everything else; its budgets and `minBytes` are ignored.
  PlanOptions options;

  /// The options for one step, all in range.
  Expected<PlanOptions> resolve(const Trace &trace) const;
};

} // namespace ao::planner

#endif // AO_PLANNER_PLANREQUEST_H
