//===- InFlight.h - Budgets for instances in flight -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_INFLIGHT_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_INFLIGHT_H

#include "ao/Analysis/PairCalls.h"
#include "ao/Analysis/PlannedStep.h"
#include <optional>

namespace ao {

/// Plans a pair that is called several times, under budgets for all of its
/// instances: looks for the largest budget of the pair by itself at which those
/// in flight keep to theirs. Instances have one body, and so one plan.
class InFlightPlanner {
public:
  InFlightPlanner(PlannedStep &planned, const PairDriver &driver,
                  const planner::Machine &machine)
      : planned(planned), driver(driver), machine(machine) {}

  /// Emits an error if no plan fits.
  mlir::LogicalResult decide(const planner::PlanRequest &request);

private:
  mlir::LogicalResult decideShare(const planner::PlanRequest &request);
  void keepShare();

  /// A budget of the pair by itself, its plan, and what all instances take with
  /// that.
  struct Trial {
    int64_t budget;
    int64_t peakBytes;
    planner::Plan plan;
  };

  mlir::LogicalResult verifyAlone();
  mlir::FailureOr<int64_t> measure(const planner::Plan &plan);
  mlir::FailureOr<std::optional<Trial>> attempt(const planner::Trace &trace,
                                                std::optional<int64_t> budget);
  mlir::FailureOr<std::optional<Trial>> search(const planner::Trace &trace,
                                               int64_t limit);
  mlir::LogicalResult take(planner::Plan plan);
  mlir::LogicalResult reportTooMuch(int64_t limit);

  PlannedStep &planned;
  PairDriver driver;
  const planner::Machine &machine;
  planner::PlanRequest request;
  /// The least that the pair by itself can do with, by the last trial without a
  /// plan.
  int64_t leastBudget = 0;
  /// Of all instances, by any plan that was tried.
  std::optional<int64_t> leastPeak;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_INFLIGHT_H
