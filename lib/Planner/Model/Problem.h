//===- Problem.h - A trace reduced to what planning needs -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Boundary k is before op k; boundary n after the last op. Internal to the
// planner.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_MODEL_PROBLEM_H
#define AO_LIB_PLANNER_MODEL_PROBLEM_H

#include "Interference.h"
#include "ao/Planner/Machine.h"
#include "ao/Planner/Trace.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace ao::planner {

/// A stretch of ops over which an eligible value is unused.
struct Gap {
  int64_t bytes;
  int32_t value;
  /// The op before the gap; -1 at the start of the step.
  int32_t from;
  /// The op that ends it; the number of ops at the end of the step.
  int32_t to;
  /// Value::copies.
  int32_t copies = 1;
  /// The tier of its host copy.
  Tier tier = Tier::Pinned;

  /// First and last boundary at which the value may be released.
  int32_t begin() const { return from + 1; }
};

/// The first op of a function, see Op::entryBytes.
struct Entry {
  int32_t op;
  int64_t bytes;
  /// Device bytes at the start of the op itself without transfers.
  int64_t inside;
};

/// The time that one direction of the link has for copies: an op advances it by
/// the share of its duration without communication, a stall by its length. A
/// copy takes as much of this time as it takes on a link of its own.
struct LinkClock {
  /// Per op.
  std::vector<double> duration;
  /// At the start of op k without stalls; entry n is the end of the step.
  std::vector<double> start;

  LinkClock(const Trace &trace, double Op::*occupancy);
  /// Adds time to every op.
  void prolong(const std::vector<double> &addedUs);
};

/// The part of a trace on which plans are decided.
struct Problem {
  int32_t numOps = 0;
  /// First backward op of a pair; -1 without.
  int32_t boundary = -1;
  /// True if ops have microbatches, so that several forwards and backwards may
  /// be in flight; true if there are at least two.
  bool hasMicrobatches = false, hasSeveralMicrobatches = false;
  /// Per op: Op::microbatch. Empty without microbatches.
  std::vector<int64_t> microbatch;
  /// Per op: Op::layer. Empty if fewer than two layers are named.
  std::vector<int64_t> layer;
  std::vector<double> duration;
  /// Start of op k without stalls; entry n is the end of the step.
  std::vector<double> start;
  /// Per op, see memoryTraffic.
  std::vector<double> traffic;
  LinkClock out, back;
  /// Device bytes at the start of op k without transfers, or where a function
  /// begins before it, if they are more.
  std::vector<int64_t> memory;
  /// In the order of their ops.
  std::vector<Entry> entries;
  /// Device bytes at boundary k before any command, without transfers.
  std::vector<int64_t> carried;
  /// Device bytes when the step begins and when it ends, with any transfers.
  int64_t atEntry = 0, atEnd = 0;
  /// Non-empty gaps of eligible values, by `from`, then by value.
  std::vector<Gap> gaps;
  /// Per gap: the preceding gap of the same value; -1 for the first.
  std::vector<int32_t> previousGap;
  /// Per gap: the definition of its value.
  std::vector<int32_t> def;
  /// Gaps by `to`, then by index.
  std::vector<int32_t> byEnd;

  /// `tiers` are those of the values, all pinned if empty. `withBuffers`: like
  /// in unplannedMemory.
  Problem(const Trace &trace, int64_t minBytes,
          const std::vector<Tier> &tiers = {}, bool withBuffers = true);

  double baseUs() const { return start.back(); }
  /// Return the delay of the clock of a direction relative to compute at
  /// boundary k, with any stalls.
  double outLag(int32_t k) const { return start[k] - out.start[k]; }
  double backLag(int32_t k) const { return start[k] - back.start[k]; }
  /// Returns the queue of one direction, whose copies end at `freeUs`, at the
  /// start of op k at `now`.
  LinkQueue outQueue(int32_t k, double now, double freeUs) const {
    return {freeUs - (now - outLag(k)), freeShare(out, k)};
  }
  LinkQueue backQueue(int32_t k, double now, double freeUs) const {
    return {freeUs - (now - backLag(k)), freeShare(back, k)};
  }
  /// Per op, see Interference; empty if copies do not slow down ops.
  std::vector<double> memoryUs(const Interference &interference) const;
  /// Times that differ by less count as equal. Decisions then do not depend on
  /// how sums were rounded, and so not on the units of the trace.
  double roundingUs() const { return start.back() * 1e-12; }
  int64_t unplannedPeak() const;
  /// Returns the larger of the bytes at the start of the step, which its caller
  /// holds, and at its end, which outlive it: no plan has a lower peak.
  int64_t bytesAtEnds() const { return std::max(atEntry, atEnd); }
  /// Bytes of gaps over every op.
  std::vector<int64_t> gapBytes() const;
  /// Returns the problem with the most time for copies without a stall: each op
  /// is slowed down by copies in both directions.
  Problem slowed(const Interference &interference) const;

private:
  double freeShare(const LinkClock &clock, int32_t k) const {
    return duration[k] > 0 ? clock.duration[k] / duration[k] : 1;
  }
  void findEntries(const Trace &trace);
  void sortByEnd();
};

/// Returns the problem of a trace with stacked residuals without its loops,
/// with slices in separate memory: its optimum bounds all plans that loops can
/// repeat.
Problem problemOf(const Trace &trace, int64_t minBytes);

/// Bytes that may be on the host at the start of op k at no cost, as limited by
/// a server of each direction, see Bounds.h.
struct LinkCapacity {
  /// Out by the start of op k.
  std::vector<double> out;
  /// Back from the end of op k.
  std::vector<double> back;
  /// Bytes of gaps over op k.
  std::vector<int64_t> gaps;

  /// Under a limit to pinned bytes, the bytes absent at once that are copied at
  /// the slower rates: out by the start of op k, and back from its end. Empty
  /// without a limit.
  std::vector<double> slowOut, slowBack;
  /// The capacity of a step whose ops are slowed down by copies, which have
  /// more time then; null if copies do not slow down ops.
  std::shared_ptr<const LinkCapacity> slowed;

  LinkCapacity(const Problem &problem, const Machine &machine,
               std::optional<int64_t> pinnedLimit = std::nullopt);

  /// Returns the capacity of a step without stalls.
  const LinkCapacity &withoutStalls() const { return slowed ? *slowed : *this; }

private:
  void limitPinned(const Problem &problem, const Machine &machine,
                   int64_t pinnedLimit);
  void countTransferable(const Problem &problem, const Machine &machine);
};

int64_t peakBound(const Problem &problem, const Machine &machine,
                  const LinkCapacity &capacity);
/// Returns a lower bound on the peak of plans of any duration: all absent bytes
/// are on the host.
int64_t leastPeak(const Problem &problem, const LinkCapacity &capacity,
                  int64_t hostBudget);
double makespanBound(const Problem &problem, const Machine &machine,
                     const LinkCapacity &capacity, int64_t budget);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_MODEL_PROBLEM_H
