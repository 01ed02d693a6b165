//===- Simulator.h - The exact model of a plan's execution ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_SIMULATOR_H
#define AO_PLANNER_SIMULATOR_H

#include "ao/Planner/Command.h"
#include "ao/Planner/Error.h"
#include "ao/Planner/Machine.h"
#include "ao/Planner/Trace.h"

#include <vector>

namespace ao::planner {

/// Why compute had to wait for a copy.
enum class StallCause : uint8_t {
  None,
  /// The copy started as soon as it was issued and was not done yet.
  CopyTime,
  /// The copy queued after earlier copies in its direction.
  LinkBusy,
};

std::string_view toString(StallCause cause);

/// The times of one command, by its index in the plan.
struct CommandTimes {
  /// Compute time at which the command was reached.
  double issueUs = 0;
  /// Offload and reload: when the copy occupied its engine.
  double copyStartUs = 0;
  double copyEndUs = 0;
  /// Release and wait: the time for which compute was idle.
  double exposedUs = 0;
  StallCause cause = StallCause::None;
};

/// The execution of a list of commands.
struct Simulation {
  double makespanUs = 0;
  /// Time of the ops, with copies of slices into their stacked residuals.
  double baseUs = 0;
  /// The time for which compute waited for copies.
  double exposedUs = 0;
  /// The additional duration of ops because copies were in flight.
  double slowedUs = 0;
  int64_t peakBytes = 0;
  /// The op at (or before) whose start the peak occurs; -1 without ops.
  int64_t peakOp = -1;
  int64_t hostPeakBytes = 0;
  int64_t pinnedPeakBytes = 0;
  int64_t offloadedBytes = 0;
  /// Start of every op.
  std::vector<double> opStartUs;
  /// Microseconds that every op takes, slowed down by copies in flight.
  std::vector<double> opUs;
  /// Device and host bytes at the start of every op.
  std::vector<int64_t> deviceBytes;
  std::vector<int64_t> hostBytes;
  /// The pinned bytes among the host bytes.
  std::vector<int64_t> pinnedBytes;
  /// By op, the peaks of host and pinned bytes: the most at its start, or right
  /// after an offload between the previous op and this one.
  std::vector<int64_t> hostPeaks;
  std::vector<int64_t> pinnedPeaks;
  std::vector<CommandTimes> commands;

  /// Makespan minus base.
  double addedUs() const { return exposedUs + slowedUs; }
};

/// Executes `commands` on `trace`, which must verify; a command that is not
/// legal in its place is an error. Commands that rematerialize values must have
/// been expanded, see Expansion.h.
Expected<Simulation> simulate(const Trace &trace, const Machine &machine,
                              const std::vector<Command> &commands);

/// The error of a command that is not legal in its place.
Error illegalCommand(const Trace &trace, const Command &command, size_t index,
                     const std::string &why);

/// The execution of `commands` as an `ao.simulation` document: the totals, then
/// `op_start_us`, `device_bytes` and `host_bytes` with an entry for every op,
/// and `commands` with an object for every command: `issue_us`, for copies
/// `copy_start_us` and `copy_end_us`, for waits `exposed_us` and `cause`.
std::string toJson(const Simulation &simulation,
                   const std::vector<Command> &commands);

} // namespace ao::planner

#endif // AO_PLANNER_SIMULATOR_H
