//===- FollowPlan.h - A plan for another form of a step ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_FOLLOWPLAN_H
#define AO_PLANNER_FOLLOWPLAN_H

#include "ao/Planner/Plan.h"
#include "ao/Planner/Trace.h"

#include <string>
#include <vector>

namespace ao::planner {

/// A value that a plan offloads, and whose commands are missing in another form
/// of the step.
struct LostOffload {
  std::string name;
  int64_t bytes = 0;
  std::string reason;
};

/// The commands of a plan in another form of its step.
struct FollowedPlan {
  std::vector<Command> commands;
  std::vector<LostOffload> lost;
};

/// Translates a plan for `planned` to `step`, another form of the same step
/// with the same names. Each absence of a value is moved to the idle interval
/// of its counterpart that has most of it. Its waits are placed at the end of
/// that interval, its other commands before the counterparts of their ops as
/// far as the interval allows. Budgets are not checked. Error: the plan is not
/// for `planned`.
Expected<FollowedPlan> followPlan(const Trace &planned, const Plan &plan,
                                  const Trace &step);

} // namespace ao::planner

#endif // AO_PLANNER_FOLLOWPLAN_H
