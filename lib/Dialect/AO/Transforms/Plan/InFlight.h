//===- InFlight.h - Budgets for microbatches in flight ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_PLAN_INFLIGHT_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_PLAN_INFLIGHT_H

#include "InFlightSearch.h"

namespace ao {

/// Plans pairs that are called several times, under budgets for all of their
/// microbatches: with the largest budgets of single pairs at which those in
/// flight meet the budgets together. Microbatches of a pair have one body, and
/// so one plan.
class InFlightPlanner {
public:
  /// `pairs` are those of `driver`, in its order.
  InFlightPlanner(llvm::MutableArrayRef<PlannedStep> pairs, PairDriver driver,
                  const planner::Machine &machine)
      : pairs(pairs), driver(std::move(driver)), machine(machine) {}

  /// Emits an error if no plans fit.
  mlir::LogicalResult decide(const planner::PlanRequest &request);

private:
  mlir::LogicalResult decideWithin(int64_t limit, const InFlightMemory &memory);
  mlir::LogicalResult decideAlone(const PairBudgets &budgets);
  mlir::LogicalResult settle(std::vector<planner::Plan> plans);
  void keepShare(size_t number);
  mlir::LogicalResult reportTooMuch(int64_t limit,
                                    std::optional<int64_t> leastPeak);

  llvm::MutableArrayRef<PlannedStep> pairs;
  PairDriver driver;
  const planner::Machine &machine;
  /// The request for one microbatch.
  planner::PlanRequest request;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_PLAN_INFLIGHT_H
