//===- ResidualCommands.h - The commands of slices --------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_LOOPS_RESIDUALCOMMANDS_H
#define AO_LIB_PLANNER_LOOPS_RESIDUALCOMMANDS_H

#include "Model/ResidualTransfers.h"

#include <vector>

namespace ao::planner {

/// A command of one slice, and its order among those before the same op: in
/// iterations that have the same commands, these have the same order.
struct SliceCommand {
  CommandKind kind;
  size_t residual;
  /// The iteration that writes the slice.
  int64_t made;
  int64_t before;
  int64_t rank;
  int64_t need;
};

/// The commands for the transfers of residuals.
class ResidualCommands {
public:
  /// `transfers`: by residual.
  ResidualCommands(const Trace &trace, const std::vector<ResidualShape> &shapes,
                   const std::vector<ResidualTransfers> &transfers);

  const std::vector<ResidualTransfers> &getTransfers() const {
    return transfers;
  }
  const LoopCuts &getCuts() const { return loops.cuts; }

  /// Appends the offload and the release of a slice.
  void addOffload(size_t residual, int64_t made,
                  std::vector<SliceCommand> &to) const;
  /// Appends the reload of a slice and its wait.
  void addReload(size_t residual, int64_t made,
                 std::vector<SliceCommand> &to) const;
  /// Returns true if `one` precedes `other`.
  bool isInFront(const SliceCommand &one, const SliceCommand &other) const;

  /// Returns the commands of all slices, in their order.
  std::vector<Command> getAll() const;

private:
  const Trace &trace;
  const std::vector<ResidualShape> &shapes;
  const std::vector<ResidualTransfers> &transfers;
  CutLoops loops;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_LOOPS_RESIDUALCOMMANDS_H
