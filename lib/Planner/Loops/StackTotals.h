//===- StackTotals.h - What moves of stacks come to -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A search compares hundreds of moves of loops with many iterations. Of these,
// few differ: those at the ends of what a loop is cut into. In each of the
// others, commands stand where they do in the one before and as much memory is
// held; what is left to follow is when copies are done.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_LOOPS_STACKTOTALS_H
#define AO_LIB_PLANNER_LOOPS_STACKTOTALS_H

#include "Model/Totals.h"
#include "StackCommands.h"

#include <optional>
#include <vector>

namespace ao::planner {

/// Computes what simulate() finds for the commands of moves.
class StackTotals {
public:
  /// `problem`: that of the step without its loops, see problemOf.
  StackTotals(const Trace &trace, const Machine &machine,
              const Problem &problem, const std::vector<StackShape> &shapes);

  /// `moves`: by stack.
  Totals compute(const std::vector<StackMoves> &moves);

private:
  /// A command within a window.
  struct Event {
    CommandKind kind;
    size_t stack;
    /// The number of its slice, and by how much it grows from one iteration to
    /// the next.
    int64_t slice, step;
    /// Counted from the first op of the window.
    int64_t before;
    /// Time of compute since the command in front of it if nothing is slowed
    /// down.
    double sinceUs;
  };

  /// Ops that follow each other, an iteration or what stands between two loops,
  /// and the commands in front of them.
  struct Window {
    int64_t begin, end;
    /// Whether it has the commands behind its last op as well.
    bool isLast;
    std::vector<Event> events;
    /// Time of compute behind the last command.
    double restUs;
    /// By op: as Problem::duration and as Problem::memoryUs, with copies into
    /// buffers. Empty where copies slow nothing down.
    std::vector<double> durations, memoryUs;
    /// Bytes of buffers that are there from its beginning, and that are gone
    /// behind it.
    int64_t front, behind;
    /// By op, bytes of slices that are there from its start, and that are gone
    /// behind it.
    std::vector<int64_t> arriving, leaving;
    /// By how many bytes more are held behind it than in front of it.
    int64_t growth;
  };

  /// When the copies of a slice are done.
  struct Copies {
    double out, back;
  };

  void removeSlices();
  void findRepeats();
  bool hasEntries(int64_t begin, int64_t end) const;

  void runBetween(size_t nextLoop, int64_t begin, int64_t end);
  void runLoop(size_t number);
  void open(int64_t begin, int64_t end, bool isLast);
  void addIteration(size_t number, int64_t iteration);
  void addMade(size_t stack, int64_t made);
  void addRead(size_t stack, int64_t made, int64_t iteration);
  void addCommandsOf(size_t loop, int64_t iteration);
  void addLeaving(size_t loop, int64_t iteration);
  void addReturning(size_t loop, int64_t iteration);
  void close();
  void repeat();
  void followMemory();
  void followTime();
  void runOps(int64_t from, int64_t to, double us);
  /// How many slices of a stack move.
  int64_t slicesOf(size_t stack) const {
    return commands->getMoves()[stack].slices;
  }
  bool isBuffered(size_t stack, Segment part) const {
    return part.begin >= slicesOf(stack) && !part.isSingle();
  }
  Segment partOf(size_t stack, int64_t made) const;

  const Trace &trace;
  const Problem &problem;
  const std::vector<StackShape> &shapes;
  Interference interference;
  std::vector<double> memoryUs;
  /// By stack, how long copies of a slice take.
  std::vector<double> outUs, backUs;
  /// By loop, the stacks that it makes and that it reads.
  std::vector<std::vector<size_t>> makes, reads;
  /// By stack, the number of its first slice among all.
  std::vector<int64_t> firstSlice;
  /// As Problem::memory and Problem::carried, without slices.
  std::vector<int64_t> memory, carried;
  /// By loop and iteration, whether it is like the one before but for stacks.
  std::vector<std::vector<bool>> isRepeat;

  /// Those of the moves in question.
  std::optional<StackCommands> commands;
  Window window;
  /// Of commands in front of any op.
  std::vector<SliceCommand> candidates;
  /// By op of the window, when it starts if nothing stalls.
  std::vector<double> starts;
  std::vector<Copies> copies;
  Totals result;
  /// Bytes of buffers, and of slices beside them.
  int64_t held = 0, host = 0;
  double now = 0, outFree = 0, backFree = 0;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_LOOPS_STACKTOTALS_H
