//===- ResidualTotals.h - Totals of offloaded residuals ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A search compares hundreds of choices for loops with many iterations. Only
// the iterations at the ends of the parts of a split loop differ. All others
// have the same commands and hold the same memory as the iteration before, so
// that only the times of copies are computed for them.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_LOOPS_RESIDUALTOTALS_H
#define AO_LIB_PLANNER_LOOPS_RESIDUALTOTALS_H

#include "Model/Totals.h"
#include "ResidualCommands.h"

#include <optional>
#include <vector>

namespace ao::planner {

/// A step with transfers of slices, by op of the trace in which each loop is
/// one op.
struct StepProfile {
  /// The most bytes on the device while the op runs.
  std::vector<int64_t> bytes;
  /// Durations. That of a loop includes the time for which its transfers delay
  /// later ops.
  std::vector<double> us;
};

/// Computes the totals of simulate() for the commands of transfers of
/// residuals.
class ResidualTotals {
public:
  /// `problem`: the problem of the step without its loops, see problemOf.
  ResidualTotals(const Trace &trace, const Machine &machine,
                 const Problem &problem,
                 const std::vector<ResidualShape> &shapes);

  /// `transfers`: by residual. Also writes `profile`, if given.
  Totals compute(const std::vector<ResidualTransfers> &transfers,
                 StepProfile *profile = nullptr);

private:
  /// A command within a window.
  struct Event {
    CommandKind kind;
    size_t residual;
    /// The number of its slice, and the increment of that number from one
    /// iteration to the next.
    int64_t slice, step;
    /// The boundary, counted from the first op of the window.
    int64_t before;
    /// Time of compute since the previous command, without interference by
    /// copies.
    double sinceUs;
  };

  /// Consecutive ops, those of an iteration or between two loops, and the
  /// commands before each of them.
  struct Window {
    int64_t begin, end;
    /// True if the window includes the commands after its last op.
    bool isLast;
    std::vector<Event> events;
    /// Time of compute after the last command.
    double restUs;
    /// By op: Problem::duration and Problem::memoryUs, including copies into
    /// buffers. Empty without interference by copies.
    std::vector<double> durations, memoryUs;
    /// Bytes of buffers that are allocated at the start of the window, and that
    /// are freed at its end.
    int64_t front, behind;
    /// By op, bytes of slices that are allocated at its start, and that are
    /// freed at its end.
    std::vector<int64_t> allocated, freed;
    /// Bytes in use after the window minus those before it.
    int64_t growth;
  };

  /// The end times of the copies of a slice.
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
  void addMade(size_t residual, int64_t made);
  void addRead(size_t residual, int64_t made, int64_t iteration);
  void addOffloads(size_t loop, int64_t iteration);
  void addReloads(size_t loop, int64_t iteration);
  void close();
  void repeat();
  void count(int64_t op, int64_t bytes);
  void followMemory();
  void followTime();
  void runOps(int64_t from, int64_t to, double us);
  /// Returns the number of offloaded slices of a residual.
  int64_t slicesOf(size_t residual) const {
    return commands->getTransfers()[residual].slices;
  }
  /// A slice of a single iteration is an ordinary value.
  bool isRematerialized(size_t residual, Segment segment) const {
    int64_t behind = segment.begin - slicesOf(residual);
    return behind >= 0 && !segment.isSingle() &&
           behind < commands->getTransfers()[residual].rematerialized;
  }
  bool isBuffered(size_t residual, Segment segment) const {
    return segment.begin >= slicesOf(residual) && !segment.isSingle() &&
           !isRematerialized(residual, segment);
  }
  Segment segmentOfSlice(size_t residual, int64_t made) const;
  bool isPeeled(const Loop &loop, int64_t iteration) const;

  const Trace &trace;
  const Problem &problem;
  const std::vector<ResidualShape> &shapes;
  Interference interference;
  std::vector<double> memoryUs;
  /// By residual, the durations of the copies of a slice.
  std::vector<double> outUs, backUs;
  /// By loop, the residuals that it writes and that it reads.
  std::vector<std::vector<size_t>> makes, reads;
  std::vector<LoopResult> results;
  /// By residual, the number of its first slice among the slices of all
  /// residuals.
  std::vector<int64_t> firstSlice;
  /// Problem::memory and Problem::carried, without slices.
  std::vector<int64_t> memory, carried;
  /// By loop and iteration, whether it equals the previous one except for
  /// residuals.
  std::vector<std::vector<bool>> isRepeat;

  /// The commands of the transfers that compute() is called with.
  std::optional<ResidualCommands> commands;
  Window window;
  /// Commands that may be in the window, at any op.
  std::vector<SliceCommand> candidates;
  /// By op of the window, its start time without stalls.
  std::vector<double> starts;
  std::vector<Copies> copies;
  Totals result;
  /// Null if none is requested.
  StepProfile *profile = nullptr;
  /// The loop that runs; null between loops.
  const Loop *running = nullptr;
  /// The number of ops that the loops so far have in the trace, less one each.
  int64_t expandedOps = 0;
  /// Bytes on the device.
  int64_t held = 0;
  double now = 0, outFree = 0, backFree = 0;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_LOOPS_RESIDUALTOTALS_H
