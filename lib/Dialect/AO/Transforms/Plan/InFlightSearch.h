//===- InFlightSearch.h - Searches budgets of pairs in flight ---*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_PLAN_INFLIGHTSEARCH_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_PLAN_INFLIGHTSEARCH_H

#include "InFlightMemory.h"
#include <optional>
#include <vector>

namespace ao {

/// A separate budget for each pair; none if the plan follows the rule of its
/// policy only.
using PairBudgets = llvm::SmallVector<std::optional<int64_t>, 1>;

/// Searches plans of pairs that are called several times, so that all
/// microbatches in flight together meet one device budget.
class InFlightSearch {
public:
  /// `request` is that of one microbatch, without the device budget.
  InFlightSearch(llvm::MutableArrayRef<PlannedStep> pairs,
                 const InFlightMemory &memory, const planner::Machine &machine,
                 planner::PlanRequest request)
      : pairs(pairs), memory(memory), machine(machine),
        request(std::move(request)), leastBudgets(pairs.size(), 1) {}

  /// Returns the largest separate budgets that meet `limit`; none if no budgets
  /// do.
  mlir::FailureOr<std::optional<PairBudgets>> findBudgets(int64_t limit);

  /// Returns plans that meet `limit` and do not result from separate budgets;
  /// none if there are none.
  mlir::FailureOr<std::optional<std::vector<planner::Plan>>>
  findPlans(int64_t limit);

  /// Returns the lowest peak of all microbatches among the plans tried.
  std::optional<int64_t> getLeastPeak() const { return leastPeak; }

private:
  /// Plans for separate budgets, and the peak of all microbatches with them.
  struct Trial {
    PairBudgets budgets;
    std::vector<planner::Plan> plans;
    int64_t peakBytes = 0;
  };
  /// Traces of the pairs, or traces whose plans are as legal.
  using Traces = std::vector<planner::Trace>;

  mlir::FailureOr<std::optional<planner::Plan>>
  planOne(const planner::Trace &trace, size_t number,
          std::optional<int64_t> budget);
  mlir::FailureOr<std::optional<Trial>>
  attempt(const Traces &traces, const PairBudgets &budgets, const Trial *known);
  mlir::FailureOr<std::optional<Trial>> attemptLeast(const Traces &traces);
  mlir::LogicalResult raise(const Traces &traces, int64_t limit, size_t begin,
                            size_t end, Trial &best);
  mlir::FailureOr<std::optional<Trial>> search(const Traces &traces,
                                               int64_t limit);
  mlir::FailureOr<std::optional<Traces>> separateAll(const Traces &traces);
  mlir::FailureOr<std::optional<Trial>> attemptAll(const Traces &traces);
  mlir::FailureOr<std::optional<Trial>> searchBelow(const Traces &traces,
                                                    int64_t limit);
  Traces getTraces() const;

  llvm::MutableArrayRef<PlannedStep> pairs;
  const InFlightMemory &memory;
  const planner::Machine &machine;
  planner::PlanRequest request;
  /// The least feasible budget of each pair alone, by the last trial without a
  /// plan.
  llvm::SmallVector<int64_t, 1> leastBudgets;
  std::optional<int64_t> leastPeak;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_PLAN_INFLIGHTSEARCH_H
