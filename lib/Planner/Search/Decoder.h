//===- Decoder.h - From victim priorities to a timed schedule ---*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A schedule is decided in two steps that do not depend on each other's
// estimates. Memory alone decides which gaps a value spends on the host, the
// last boundary of its offload and the first of its reload, so a wrong cost
// model can never break a budget. Time then orders the copies.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_SEARCH_DECODER_H
#define AO_LIB_PLANNER_SEARCH_DECODER_H

#include "Algorithms/Buckets.h"
#include "Algorithms/RangeMax.h"
#include "Model/Problem.h"
#include "ao/Planner/Plan.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace ao::planner {

/// Link times of one machine, as the decoder uses them.
struct LinkTimes {
  double latencyUs;
  Interference interference;
  /// By tier.
  std::array<double, 2> outUsPerByte;
  std::array<double, 2> backUsPerByte;

  explicit LinkTimes(const Machine &machine)
      : latencyUs(machine.latencyUs), interference(machine),
        outUsPerByte({machine.d2hUsPerByte(Tier::Pinned),
                      machine.d2hUsPerByte(Tier::Pageable)}),
        backUsPerByte({machine.h2dUsPerByte(Tier::Pinned),
                       machine.h2dUsPerByte(Tier::Pageable)}) {}
  double outUs(const Gap &gap) const {
    return gap.copies * latencyUs + gap.bytes * outUsPerByte[size_t(gap.tier)];
  }
  double backUs(const Gap &gap) const {
    return gap.copies * latencyUs + gap.bytes * backUsPerByte[size_t(gap.tier)];
  }
  /// A link that reaches only a share of its rates.
  LinkTimes derated(double share) const {
    LinkTimes slow = *this;
    for (auto *rates : {&slow.outUsPerByte, &slow.backUsPerByte})
      for (double &usPerByte : *rates)
        usPerByte /= share;
    return slow;
  }
};

struct Budgets {
  int64_t device = std::numeric_limits<int64_t>::max();
  int64_t host = std::numeric_limits<int64_t>::max();
  /// The pinned bytes among the host bytes.
  int64_t pinned = std::numeric_limits<int64_t>::max();

  /// Returns the same limits with another one for the device.
  Budgets within(int64_t bytes) const {
    Budgets result = *this;
    result.device = bytes;
    return result;
  }
  bool limitHost() const {
    constexpr int64_t unlimited = std::numeric_limits<int64_t>::max();
    return host != unlimited || pinned != unlimited;
  }
};

/// Host bytes at every boundary, of all tiers and of the pinned one.
class HostUse {
public:
  void reset(int32_t count) {
    all.reset(count);
    pinned.reset(count);
  }
  /// Boundaries are inclusive.
  void add(int32_t first, int32_t last, const Gap &gap) {
    all.add(first, last, gap.bytes);
    if (gap.tier == Tier::Pinned)
      pinned.add(first, last, gap.bytes);
  }
  bool hasRoom(int32_t first, int32_t last, const Gap &gap,
               const Budgets &budgets) const {
    return all.max(first, last) <= budgets.host - gap.bytes &&
           (gap.tier != Tier::Pinned ||
            pinned.max(first, last) <= budgets.pinned - gap.bytes);
  }

private:
  RangeMax all, pinned;
};

/// The command at which compute stalls.
enum class StallSide : uint8_t { Release, Wait };

struct Stall {
  int32_t boundary;
  StallSide side;
};

/// The positions of the commands of every idle interval.
struct Schedule {
  static constexpr int32_t unset = -1;

  /// Per gap: boundary of the release; `unset` when the value is kept.
  std::vector<int32_t> release;
  /// Per gap: boundary of the reload.
  std::vector<int32_t> reload;
  /// Per gap: how many first releases at the boundary of its reload precede it;
  /// `unset` for all of them.
  std::vector<int32_t> releasesBefore;
  /// Offloads in the order of the copy engine: the first gap in which the
  /// value is away, and the boundary.
  struct Issue {
    int32_t gap;
    int32_t boundary;
  };
  std::vector<Issue> offloads;
  double exposedUs = 0;
  /// The time that a search lowers, see Objective.
  double costUs = 0;
  /// Boundaries at which compute stalls.
  std::vector<Stall> stalls;

  bool isAway(size_t gap) const { return release[gap] != unset; }
};

/// Boundaries between which a value may be on the host: the first of its
/// offload, the last of its reload. Empty unless begin < end.
struct Stretch {
  int32_t begin, end;

  bool isEmpty() const { return begin >= end; }
  bool operator==(const Stretch &other) const {
    return begin == other.begin && end == other.end;
  }
};

/// The input from which a schedule is decoded.
struct Genes {
  /// Per gap: values are offloaded in this order, largest first.
  std::vector<double> key;
  /// Per gap: the range in which the value may be absent.
  std::vector<Stretch> stretch;
};

/// The cost of a schedule.
enum class Objective : uint8_t {
  /// Exposed time: with the lowest peak without any.
  ExposedTime,
  /// Exposed time, and the time by which copies slow ops down.
  AddedTime,
};

/// Builds schedules. Keeps its buffers between calls: a search calls it
/// thousands of times.
class Decoder {
public:
  Decoder(const Problem &problem, const LinkTimes &links, Objective objective);

  /// Evicts values wherever memory exceeds the budget. False when the budgets
  /// cannot be met.
  bool decode(const Genes &genes, const Budgets &budgets, Schedule &out);

  /// Time alone: orders the offloads of a schedule whose releases and reloads
  /// are set. Stops early, with infinite times, beyond a cost of `limitUs`.
  void time(Schedule &schedule, const Budgets &budgets,
            double limitUs = std::numeric_limits<double>::infinity());

  void setObjective(Objective next) { objective = next; }

  /// The gap as a whole.
  Stretch whole(size_t gap) const {
    return {problem.gaps[gap].begin(), problem.gaps[gap].to};
  }
  /// The part in which its copies cost no time if nothing else uses the link.
  const Stretch &window(size_t gap) const { return windows[gap]; }

  /// Uses the result of the last call of time() on this schedule: every value
  /// for whose copy compute waited is offloaded that much later, or reloaded
  /// that much earlier, when the genes are decoded again.
  void shrinkStalled(const Schedule &schedule, Genes &genes) const;

  /// Uses the result of the last call of time() on this schedule: releases are
  /// advanced to where their copies are complete anyway, and reloads into the
  /// memory this frees. For small steps: visits every boundary that a copy
  /// passes.
  void advance(Schedule &schedule, int64_t budget);

private:
  static constexpr int32_t unset = Schedule::unset;

  void computeWindows();
  Stretch between(size_t gap, double outUs, double backUs) const;
  void prepareTiming(Schedule &schedule, const Budgets &budgets);
  void enqueue(const Schedule &schedule, int32_t gap);
  int32_t dequeue();
  void issue(Schedule &schedule, int32_t gap, int32_t boundary);
  void startReload(int32_t gap);
  void releaseAgain(const Schedule &schedule);
  void releaseAndReload(Schedule &schedule, int32_t boundary,
                        int64_t deviceBudget);
  double slowOp(int32_t op) const;
  void setCost(Schedule &schedule, double addedUs) const;
  void issueAhead(Schedule &schedule, int32_t boundary, double opEnd,
                  const Budgets &budgets);
  bool selectVictims(const Genes &genes, const Budgets &budgets, Schedule &out);
  void placeReloads(const Genes &genes, int64_t budget, Schedule &out);
  int32_t awayBefore(const Schedule &schedule, int32_t gap) const;
  bool takeHost(const Schedule &schedule, int32_t gap, int32_t boundary,
                const Budgets &budgets);
  void reserveHost(const Schedule &schedule);
  bool takeHostEarly(std::pair<int32_t, int32_t> offload, int32_t boundary,
                     const Budgets &budgets);

  const Problem &problem;
  LinkTimes links;
  Objective objective;
  /// Per op, where copies slow ops down.
  std::vector<double> memoryUs;
  std::vector<Stretch> windows;
  // Buffers of the three steps.
  Buckets ending, arriving, reloading, releasing;
  std::vector<int64_t> bytesAt;
  std::vector<std::pair<double, int32_t>> heap;
  std::vector<int32_t> queue;
  std::vector<std::pair<int32_t, int32_t>> pending;
  std::vector<int32_t> held;
  std::vector<int32_t> releases;
  /// Times of copies are those of the clocks of their directions.
  std::vector<double> reloadDone;
  double now = 0, outFree = 0, backFree = 0, slowedUs = 0;
  /// The delay of the clocks relative to compute at the current boundary.
  double outLag = 0, backLag = 0;
  int64_t awayBytes = 0;
  /// When each boundary was reached, and when each gap's copies were done.
  std::vector<double> reachedAt, outDone, backDone;
  std::vector<int64_t> room;
  /// Kept only where the host is limited.
  HostUse hostUse;
};

/// The commands of a schedule, in the order the decoder timed them.
std::vector<Command> toCommands(const Problem &problem,
                                const Schedule &schedule);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_SEARCH_DECODER_H
