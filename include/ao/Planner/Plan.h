//===- Plan.h - Plans and their predictions ---------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_PLAN_H
#define AO_PLANNER_PLAN_H

#include "ao/Planner/Command.h"
#include "ao/Planner/Error.h"
#include "ao/Planner/Machine.h"
#include "ao/Planner/PlanOptions.h"
#include "ao/Planner/Trace.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ao::planner {

/// The effects of a plan as the model predicts them.
struct Prediction {
  double makespanUs = 0;
  /// Makespan without any command.
  double baseUs = 0;
  /// Time for which compute waits for copies.
  double exposedUs = 0;
  /// Time that ops take longer because copies are in flight.
  double slowedUs = 0;
  /// Time of the recomputed ops.
  double recomputedUs = 0;
  /// Bytes of the values that they rematerialize for later uses.
  int64_t recomputedBytes = 0;
  int64_t peakBytes = 0;
  int64_t unplannedPeakBytes = 0;
  int64_t hostPeakBytes = 0;
  /// The bytes of host copies in pinned memory.
  int64_t pinnedPeakBytes = 0;
  /// Bytes of all offloads.
  int64_t offloadedBytes = 0;
  /// No plan within the device budget (without one: within `peakBytes`) is
  /// faster.
  double makespanBoundUs = 0;
  /// No plan without exposed time has a lower peak.
  int64_t peakBoundBytes = 0;

  /// Makespan minus base.
  double addedUs() const { return recomputedUs + exposedUs + slowedUs; }
};

struct Plan {
  std::string traceName;
  int64_t numOps = 0;
  int64_t numValues = 0;
  /// How many loops the trace has iteration by iteration; 0: none, or not
  /// given.
  int64_t numLoops = 0;
  Machine machine;
  PlanOptions options;
  /// Sorted by `before`; executed in this order.
  std::vector<Command> commands;
  /// The reason why the policy offloads nothing, see declineReason; empty if it
  /// does.
  std::string declined;
  /// Keys without which times cannot be predicted: "copies" of the trace,
  /// "tier" of offloads, "interference" of the machine.
  std::vector<std::string> required;
  Prediction predicted;

  /// Checks that the plan is for `trace` and that every command is legal in
  /// the model, in its place.
  Status verify(const Trace &trace) const;
};

/// A plan without a prediction.
Plan makePlan(const Trace &trace, const Machine &machine,
              const PlanOptions &options, std::vector<Command> commands);

/// Puts the second and later releases of a value where IR has them: the
/// reloaded copy dies at its last use before the next reload, without an
/// op of its own. Plans that plan() returns are in this form.
void normalizeLaterReleases(const Trace &trace, std::vector<Command> &commands);

/// Parses an `ao.plan` document. Needs no trace; Plan::verify checks the
/// commands against one.
Expected<Plan> parsePlan(std::string_view json);
Expected<Plan> loadPlan(const std::string &file);
/// The inverse of parsePlan.
std::string toJson(const Plan &plan);

} // namespace ao::planner

#endif // AO_PLANNER_PLAN_H
