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

/// The smallest eligible value: an amount as parseBudget reads it (no
/// percentage), or `auto`, which is a 1024th of the peak without a plan, but
/// defaultMinBytes at most.
Expected<int64_t> resolveMinBytes(std::string_view text, int64_t unplannedPeak);

/// The options as users write them.
struct PlanRequest {
  /// Sets the defaults.
  PlanRequest();

#define AO_PLAN_OPTION(KIND, MEMBER, ...) option_kind::KIND::Given MEMBER;
#include "ao/Planner/PlanOptions.def"
  /// Bytes of the device budget that other programs need.
  int64_t reservedBytes = 0;

  /// The options for one step, all in range.
  Expected<PlanOptions> resolve(const Trace &trace) const;
};

} // namespace ao::planner

#endif // AO_PLANNER_PLANREQUEST_H
