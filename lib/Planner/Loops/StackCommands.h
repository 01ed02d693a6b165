//===- StackCommands.h - The commands of slices -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_LOOPS_STACKCOMMANDS_H
#define AO_LIB_PLANNER_LOOPS_STACKCOMMANDS_H

#include "Model/StackMoves.h"

#include <vector>

namespace ao::planner {

/// A command of one slice, and what orders those before the same op: in
/// iterations that have the same commands, these have the same order.
struct SliceCommand {
  CommandKind kind;
  size_t stack;
  /// The iteration that makes the slice.
  int64_t made;
  int64_t before;
  int64_t rank;
  int64_t need;
};

/// The commands that moves of stacks amount to.
class StackCommands {
public:
  /// `moves`: by stack.
  StackCommands(const Trace &trace, const std::vector<StackShape> &shapes,
                const std::vector<StackMoves> &moves);

  const std::vector<StackMoves> &getMoves() const { return moves; }
  const LoopCuts &getCuts() const { return loops.cuts; }

  /// Appends what lets a slice leave: its offload and its release.
  void addLeaving(size_t stack, int64_t made,
                  std::vector<SliceCommand> &to) const;
  /// Appends what brings it back: its reload and its wait.
  void addReturning(size_t stack, int64_t made,
                    std::vector<SliceCommand> &to) const;
  /// Returns true if `one` comes first.
  bool isInFront(const SliceCommand &one, const SliceCommand &other) const;

  /// Those of all slices, in their order.
  std::vector<Command> getAll() const;

private:
  const Trace &trace;
  const std::vector<StackShape> &shapes;
  const std::vector<StackMoves> &moves;
  CutLoops loops;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_LOOPS_STACKCOMMANDS_H
