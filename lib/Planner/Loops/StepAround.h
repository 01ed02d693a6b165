//===- StepAround.h - Plans of the values around loops ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// If the slices that are kept on the device exceed the budget, values around
// the loops can be moved, which may take less time than to move more slices. In
// plans for them, a loop is one op that takes the time and the memory of its
// iterations, transfers of slices included.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_LOOPS_STEPAROUND_H
#define AO_LIB_PLANNER_LOOPS_STEPAROUND_H

#include "Model/Residuals.h"
#include "ResidualTotals.h"
#include "ao/Planner/Plan.h"
#include "ao/Planner/PlanOptions.h"

#include <functional>
#include <optional>
#include <vector>

namespace ao::planner {

/// The result of a plan for the values of a step whose loops are ops.
struct ValuesOutcome {
  /// None if no plan is within the budgets.
  std::optional<Prediction> predicted;
  /// A sufficient device budget if there is one; 0 otherwise.
  int64_t leastBytes = 0;
};
using ValuesPlanner =
    std::function<ValuesOutcome(const Trace &step, const PlanOptions &options)>;

/// Plans the values around the loops of one trace.
class StepAround {
public:
  /// `options` are those of the whole step on this machine.
  StepAround(LoopContext context, const Machine &machine,
             const PlanOptions &options, ValuesPlanner planValues);

  /// Returns the totals with other values moved, or recomputed, so that the
  /// step is within the device budget; those of the slices alone if no plan is.
  /// `slices` and `profile` are for `transfers`.
  Totals move(const Totals &slices, const StepProfile &profile,
              const std::vector<ResidualShape> &shapes,
              const std::vector<ResidualTransfers> &transfers,
              int64_t deviceBudget) const;

private:
  LoopContext context;
  PlanOptions options;
  ValuesPlanner planValues;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_LOOPS_STEPAROUND_H
