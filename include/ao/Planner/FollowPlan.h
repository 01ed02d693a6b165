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

/// A value that a plan moves and another form of the step does not.
struct LostMove {
  std::string name;
  int64_t bytes = 0;
  std::string reason;
};

/// A plan for another form of the step that it was made for.
struct FollowedPlan {
  std::vector<Command> commands;
  std::vector<LostMove> lost;
};

/// Finds the values of a plan for `planned` in `step`, another form of the same
/// step with the same names, and the idle interval of each in which the plan
/// offloads it. Each command is issued at the op of the same name, as far as
/// that interval allows. Budgets are not checked. Error: the plan is not for
/// `planned`.
Expected<FollowedPlan> followPlan(const Trace &planned, const Plan &plan,
                                  const Trace &step);

} // namespace ao::planner

#endif // AO_PLANNER_FOLLOWPLAN_H
