//===- InFlightSearch.h - Searches budgets of pairs in flight ---*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_INFLIGHTSEARCH_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_INFLIGHTSEARCH_H

#include "InFlightMemory.h"
#include <optional>
#include <vector>

namespace ao {

/// A budget for each pair by itself, none where plans follow the rule of their
/// policy alone.
using PairBudgets = llvm::SmallVector<std::optional<int64_t>, 1>;

/// Searches plans for pairs that are called several times with which those
/// microbatches in flight keep to a device budget for all of them.
class InFlightSearch {
public:
  /// The request is that for one microbatch, but for the device budget.
  InFlightSearch(llvm::MutableArrayRef<PlannedStep> pairs,
                 const InFlightMemory &memory, const planner::Machine &machine,
                 planner::PlanRequest request)
      : pairs(pairs), memory(memory), machine(machine),
        request(std::move(request)), leastBudgets(pairs.size(), 1) {}

  /// The largest budgets of the pairs by themselves; nothing if none do.
  mlir::FailureOr<std::optional<PairBudgets>> findBudgets(int64_t limit);

  /// Plans that no budgets of the pairs by themselves lead to; nothing if none
  /// do.
  mlir::FailureOr<std::optional<std::vector<planner::Plan>>>
  findPlans(int64_t limit);

  /// What all microbatches take at least, by any plans that were tried.
  std::optional<int64_t> getLeastPeak() const { return leastPeak; }

private:
  /// What all microbatches take with plans for these budgets.
  struct Trial {
    PairBudgets budgets;
    std::vector<planner::Plan> plans;
    int64_t peakBytes = 0;
  };
  /// Those of the pairs, or what is as legal as that.
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
  /// The least that each pair by itself can do with, by the last trial without
  /// a plan.
  llvm::SmallVector<int64_t, 1> leastBudgets;
  std::optional<int64_t> leastPeak;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_INFLIGHTSEARCH_H
