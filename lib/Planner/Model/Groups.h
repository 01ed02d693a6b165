//===- Groups.h - Values offloaded together ---------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_MODEL_GROUPS_H
#define AO_LIB_PLANNER_MODEL_GROUPS_H

#include "ao/Planner/Command.h"
#include "ao/Planner/Trace.h"

#include <vector>

namespace ao::planner {

/// A trace in which the members of a group that are defined and used by the
/// same ops are one value, so that they are offloaded and reloaded at one
/// place. Members with other lifetimes (such as a transpose that only the
/// backward pass needs) are separate values: members of one wrapper of a
/// framework need not be adjacent in memory.
class FoldedTrace {
public:
  /// Folds the eligible members of at least `minBytes`.
  FoldedTrace(const Trace &original, int64_t minBytes);

  /// False if nothing was folded.
  bool isFolded() const { return folded; }
  const Trace &trace() const { return result; }

  /// Returns the commands, or values, of the members: plans have no groups.
  std::vector<Command> expand(const std::vector<Command> &commands) const;
  std::vector<int64_t> expand(const std::vector<int64_t> &values) const;

private:
  bool folded = false;
  Trace result;
  /// By value of the result: the values of the original.
  std::vector<std::vector<int64_t>> members;
};

/// Checks that groups are small, and of one layer and microbatch each.
Status verifyGroups(const Trace &trace);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_MODEL_GROUPS_H
