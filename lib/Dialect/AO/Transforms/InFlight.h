//===- InFlight.h - Budgets for instances in flight -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_INFLIGHT_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_INFLIGHT_H

#include "ao/Analysis/PairDrivers.h"
#include "ao/Analysis/PlannedStep.h"
#include <optional>
#include <vector>

namespace ao {

/// Plans pairs that are called several times, under budgets for all of their
/// instances: looks for the largest budgets of the pairs by themselves at which
/// those in flight keep to theirs. Instances of a pair have one body, and so
/// one plan.
class InFlightPlanner {
public:
  /// `pairs` are those of `driver`, in its order.
  InFlightPlanner(std::vector<PlannedStep> &pairs, PairDriver driver,
                  const planner::Machine &machine)
      : pairs(pairs), driver(std::move(driver)), machine(machine),
        leastBudgets(pairs.size(), 1) {}

  /// Emits an error if no plans fit.
  mlir::LogicalResult decide(const planner::PlanRequest &request);

private:
  /// A budget of a pair by itself, none where plans follow the rule of their
  /// policy alone, and its plan.
  struct Choice {
    std::optional<int64_t> budget;
    planner::Plan plan;
  };
  using Choices = std::vector<Choice>;
  /// What all instances take with that.
  struct Trial {
    Choices choices;
    int64_t peakBytes = 0;
  };
  using Budgets = llvm::SmallVector<std::optional<int64_t>, 1>;
  /// Those of the pairs, or what is as legal as that.
  using Traces = std::vector<planner::Trace>;

  mlir::LogicalResult decideWithin(int64_t limit);
  mlir::LogicalResult decideAlone(const Budgets &budgets);
  void keepShare(size_t number);
  mlir::LogicalResult carryOut(const Choice &choice, size_t number,
                               mlir::ModuleOp copy);
  mlir::FailureOr<int64_t> measureAlone(const Choices &choices);
  mlir::FailureOr<int64_t> measure(const Choices &choices);
  mlir::FailureOr<std::optional<planner::Plan>>
  planOne(const planner::Trace &trace, size_t number,
          std::optional<int64_t> budget);
  mlir::FailureOr<std::optional<Trial>>
  attempt(const Traces &traces, const Budgets &budgets, const Trial *known);
  mlir::FailureOr<std::optional<Trial>> attemptLeast(const Traces &traces);
  mlir::LogicalResult raise(const Traces &traces, int64_t limit, size_t begin,
                            size_t end, Trial &best);
  mlir::FailureOr<std::optional<Trial>> search(const Traces &traces,
                                               int64_t limit);
  mlir::FailureOr<std::optional<Traces>> separateAll(const Traces &traces);
  mlir::FailureOr<std::optional<Trial>> attemptAll(const Traces &traces);
  mlir::LogicalResult settle(Choices choices);
  mlir::LogicalResult reportTooMuch(int64_t limit);

  std::vector<PlannedStep> &pairs;
  PairDriver driver;
  const planner::Machine &machine;
  planner::PlanRequest request;
  /// The least that each pair by itself can do with, by the last trial without
  /// a plan.
  llvm::SmallVector<int64_t, 1> leastBudgets;
  /// Of all instances, by any plans that were tried.
  std::optional<int64_t> leastPeak;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_INFLIGHT_H
