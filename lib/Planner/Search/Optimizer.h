//===- Optimizer.h - The planned policy -------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_SEARCH_OPTIMIZER_H
#define AO_LIB_PLANNER_SEARCH_OPTIMIZER_H

#include "Search.h"
#include "ao/Planner/Planner.h"

#include <optional>

namespace ao::planner {

/// Finds schedules for one trace on one machine.
class Optimizer {
public:
  Optimizer(const Problem &problem, const Machine &machine,
            const LinkCapacity &capacity, const PlanOptions &options,
            const ProgressFn &progress);

  /// Least exposed time within the budgets. False when they cannot be met.
  bool minimizeTime(const Budgets &budgets, Candidate &best);

  /// Least peak without exposed time, within the host budget.
  void minimizePeak(const Budgets &limits, Candidate &best);

  /// From a plan free of exposed time, one that is expected to be free as well
  /// and costs little on a link that reaches only `slowLink` of its rates,
  /// timed for that link. Returns false if there is nothing to gain.
  bool harden(const Budgets &budgets, const Candidate &best,
              Candidate &hardened);
  static constexpr double slowLink = 0.85;

  /// Times a schedule for the promised link.
  void retime(Schedule &schedule, const Budgets &budgets) {
    decoder.time(schedule, budgets);
  }

  /// The smallest device budget that some choice of victims meets; on a large
  /// step one that is little larger.
  int64_t leastFeasible(const Budgets &limits);

  /// Returns true if the effort allows more than building one plan.
  bool canSearch() const { return allowance() > 0; }
  /// Returns true if plans are cheap enough to be compared with many others.
  bool isSmall() const;

  /// Exposed time that counts as none.
  double toleranceUs() const { return problem.baseUs() * 1e-9; }

private:
  bool isFeasible(const Budgets &budgets);
  int64_t peakFloor(const Budgets &limits) const;
  bool evaluate(Candidate &candidate, const Budgets &budgets,
                double limitUs = std::numeric_limits<double>::infinity());
  int64_t searchWork(int64_t effort) const;
  int64_t allowance() const;
  int64_t farPeakAllowance() const;
  int64_t allowedTrials() const;
  bool firstPlan(const Budgets &budgets, double goalUs, Candidate &best);
  bool firstFreePlan(const Budgets &budgets, Candidate &candidate);
  bool settledFreePlan(const Budgets &budgets, Candidate &best);
  std::vector<VictimOrder> orders() const;
  void tryStart(VictimOrder order, bool windowed, const Budgets &budgets,
                Candidate &best);
  void settle(Candidate &candidate, const Budgets &budgets, double goalUs);
  void bisectPeak(const Budgets &limits, Candidate &best, int64_t &peak);
  void searchPeak(const Budgets &limits, Candidate &best, int64_t &peak);
  void settlePeak(const Budgets &limits, Candidate &best, int64_t &peak);
  int64_t budgetAt(int64_t step) const;
  int64_t stepBelow(int64_t bytes) const;
  bool decodeSlow(Candidate &candidate, const Budgets &budgets);

  /// Without a device budget the peak counts, and no plan avoids that copies
  /// slow ops down.
  Objective objective() const {
    return options.deviceBudget ? Objective::AddedTime : Objective::ExposedTime;
  }

  const Problem &problem;
  const Machine &machine;
  const LinkCapacity &capacity;
  const PlanOptions &options;
  Decoder decoder;
  /// Times the same schedules on a link slower than specified; built on demand,
  /// because its buffers are as large as the step.
  std::optional<Decoder> slowDecoder;
  Search search;
  int64_t unplannedPeak;
  /// First plans that may still be built beyond the very first.
  int64_t trialsLeft;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_SEARCH_OPTIMIZER_H
