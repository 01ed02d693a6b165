//===- Totals.h - Costs of a plan without a timeline ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_MODEL_TOTALS_H
#define AO_LIB_PLANNER_MODEL_TOTALS_H

#include "Problem.h"
#include "ao/Planner/Plan.h"

#include <vector>

namespace ao::planner {

/// The totals of a simulation.
struct Totals {
  double exposedUs = 0;
  int64_t peakBytes = 0;
  int64_t hostPeakBytes = 0;
  int64_t pinnedPeakBytes = 0;
  double slowedUs = 0;

  double addedUs() const { return exposedUs + slowedUs; }
};

/// Returns the totals of simulate() for legal commands in a fraction of its
/// time: many plans are compared, on steps so large that a history of each one
/// takes too long.
Totals totals(const Problem &problem, const Trace &trace,
              const Machine &machine, const std::vector<Command> &commands);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_MODEL_TOTALS_H
