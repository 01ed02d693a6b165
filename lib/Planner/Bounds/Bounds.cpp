//===- Bounds.cpp - Lower bounds of all plans -----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Bounds.h"
#include "Model/Problem.h"
#include "WindowBound.h"

#include <algorithm>
#include <cmath>

using namespace ao::planner;

/// Rounding of sums and the exposed time that still counts as none.
static constexpr double tolerance = 1e-9;

LinkCapacity::LinkCapacity(const Problem &problem, const Machine &machine,
                           std::optional<int64_t> pinnedLimit) {
  if (Interference interference(machine); !interference.isNone())
    slowed = std::make_shared<LinkCapacity>(problem.slowed(interference),
                                            machine.withoutInterference(),
                                            pinnedLimit);
  gaps = problem.gapBytes();
  if (pinnedLimit)
    limitPinned(problem, machine, *pinnedLimit);
  if (!problem.hasMicrobatches) {
    countTransferable(problem, machine);
    return;
  }
  // Values offloaded by a finished microbatch free no memory for later ones.
  WindowBound windows(problem, machine);
  out = windows.mostOut();
  back = windows.mostBack();
}

/// At most `pinnedLimit` of the bytes absent at one time were copied at the
/// rates of the link. In the time of these copies, a server of the slower rates
/// had copied the share of them that is the ratio of the rates: it would have
/// copied all of it except the rest of that share.
void LinkCapacity::limitPinned(const Problem &problem, const Machine &machine,
                               int64_t pinnedLimit) {
  if (!machine.hasPageableTier()) {
    for (int64_t &bytes : gaps)
      bytes = std::min(bytes, pinnedLimit);
    return;
  }
  Machine slow = machine.withoutInterference();
  slow.d2hBandwidth = machine.pageableD2hBandwidth;
  slow.h2dBandwidth = machine.pageableH2dBandwidth;
  LinkCapacity slower(problem, slow);
  slowOut = std::move(slower.out);
  slowBack = std::move(slower.back);
  for (double &bytes : slowOut)
    bytes += pinnedLimit * (1 - slow.d2hBandwidth / machine.d2hBandwidth);
  for (double &bytes : slowBack)
    bytes += pinnedLimit * (1 - slow.h2dBandwidth / machine.h2dBandwidth);
}

/// Adds all bytes that the servers can have copied, including those of values
/// that are no longer absent.
void LinkCapacity::countTransferable(const Problem &problem,
                                     const Machine &machine) {
  int32_t n = problem.numOps;
  // Bytes that reach each server at a boundary: each value once going out, each
  // gap coming back (seen from the end of the step).
  std::vector<double> produced(n + 1, 0), consumed(n + 1, 0);
  for (size_t i = 0; i < problem.gaps.size(); ++i) {
    if (problem.previousGap[i] < 0)
      produced[problem.def[i] + 1] += problem.gaps[i].bytes;
    consumed[problem.gaps[i].to] += problem.gaps[i].bytes;
  }
  out.resize(n);
  back.resize(n);
  double copied = 0, available = 0;
  for (int32_t k = 0; k < n; ++k) {
    out[k] = copied;
    available += produced[k];
    copied = std::min(copied + problem.out.duration[k] / machine.d2hUsPerByte(),
                      available);
  }
  copied = available = 0;
  for (int32_t k = n; k-- > 0;) {
    back[k] = copied;
    available += consumed[k + 1];
    copied = std::min(
        copied + problem.back.duration[k] / machine.h2dUsPerByte(), available);
  }
}

int64_t ao::planner::peakBound(const Problem &problem, const Machine &machine,
                               const LinkCapacity &capacity) {
  const LinkCapacity &most = capacity.withoutStalls();
  double grace = problem.baseUs() * tolerance;
  int64_t bound = problem.bytesAtEnds();
  for (int32_t k = 0; k < problem.numOps; ++k) {
    double out = most.out[k], back = most.back[k];
    if (!most.slowOut.empty()) {
      out = std::min(out, most.slowOut[k]);
      back = std::min(back, most.slowBack[k]);
    }
    double copied =
        std::min(out * (1 + tolerance) + grace / machine.d2hUsPerByte(),
                 back * (1 + tolerance) + grace / machine.h2dUsPerByte());
    // Compared as doubles first: the capacity may exceed any integer.
    int64_t away = most.gaps[k];
    if (copied < static_cast<double>(away))
      away = static_cast<int64_t>(copied);
    bound = std::max(bound, problem.memory[k] - away);
  }
  return bound;
}

int64_t ao::planner::leastPeak(const Problem &problem,
                               const LinkCapacity &capacity,
                               int64_t hostBudget) {
  int64_t least = problem.bytesAtEnds();
  for (int32_t k = 0; k < problem.numOps; ++k)
    least = std::max(least, problem.memory[k] -
                                std::min(capacity.gaps[k], hostBudget));
  return least;
}

namespace {

/// The additional time if `need` bytes are absent at op k, by direction.
struct Backlog {
  const Machine &machine;
  const LinkCapacity &capacity;

  double outUs(int32_t k, double need) const {
    double us = (need - capacity.out[k]) * machine.d2hUsPerByte();
    if (capacity.slowOut.empty())
      return us;
    return std::max(us, (need - capacity.slowOut[k]) *
                            machine.d2hUsPerByte(Tier::Pageable));
  }
  double backUs(int32_t k, double need) const {
    double us = (need - capacity.back[k]) * machine.h2dUsPerByte();
    if (capacity.slowBack.empty())
      return us;
    return std::max(us, (need - capacity.slowBack[k]) *
                            machine.h2dUsPerByte(Tier::Pageable));
  }
};

} // namespace

double ao::planner::makespanBound(const Problem &problem,
                                  const Machine &machine,
                                  const LinkCapacity &capacity,
                                  int64_t budget) {
  int32_t n = problem.numOps;
  if (problem.bytesAtEnds() > budget)
    return std::numeric_limits<double>::infinity();
  Backlog backlog = {machine, capacity};
  // The best backward term at or after each op.
  std::vector<double> after(n + 1, 0);
  for (int32_t k = n; k-- > 0;) {
    if (problem.memory[k] - capacity.gaps[k] > budget)
      return std::numeric_limits<double>::infinity();
    double need =
        static_cast<double>(problem.memory[k]) - static_cast<double>(budget);
    after[k] = std::max(after[k + 1], backlog.backUs(k, need));
  }
  double before = 0, exposed = 0;
  for (int32_t k = 0; k < n; ++k) {
    double need =
        static_cast<double>(problem.memory[k]) - static_cast<double>(budget);
    before = std::max(before, backlog.outUs(k, need));
    exposed = std::max(exposed, before + after[k]);
  }
  if (problem.hasMicrobatches)
    exposed =
        std::max(exposed, WindowBound(problem, machine).exposedUs(budget));
  return problem.baseUs() + exposed * (1 - tolerance);
}

int64_t ao::planner::peakBound(const Trace &trace, const Machine &machine,
                               int64_t minBytes,
                               std::optional<int64_t> pinnedLimit) {
  Problem problem = problemOf(trace, minBytes);
  return peakBound(problem, machine,
                   LinkCapacity(problem, machine, pinnedLimit));
}

double ao::planner::makespanBound(const Trace &trace, const Machine &machine,
                                  int64_t minBytes, int64_t budget,
                                  std::optional<int64_t> pinnedLimit) {
  Problem problem = problemOf(trace, minBytes);
  return makespanBound(problem, machine,
                       LinkCapacity(problem, machine, pinnedLimit), budget);
}

SmallestBudget ao::planner::smallestBudget(const Trace &trace, int64_t minBytes,
                                           int64_t hostBudget) {
  Problem problem = problemOf(trace, minBytes);
  std::vector<int64_t> away = problem.gapBytes();
  SmallestBudget result;
  if (problem.numOps == 0)
    return result;
  result.bytes = problem.memory[0] - std::min(away[0], hostBudget);
  result.op = 0;
  for (int32_t k = 1; k < problem.numOps; ++k) {
    int64_t bytes = problem.memory[k] - std::min(away[k], hostBudget);
    if (bytes > result.bytes) {
      result.bytes = bytes;
      result.op = k;
    }
  }
  if (problem.bytesAtEnds() > result.bytes) {
    result.bytes = problem.bytesAtEnds();
    result.op = problem.atEntry < result.bytes ? problem.numOps : -1;
  }
  std::vector<bool> absent(trace.values.size(), false);
  for (const Gap &gap : problem.gaps)
    if (gap.from < result.op && result.op < gap.to)
      absent[gap.value] = true;
  for (int64_t v = 0; v < trace.numValues(); ++v) {
    const Value &value = trace.values[v];
    if (!absent[v] && value.bytes && value.def <= result.op &&
        value.lastLive(trace.numOps()) >= std::max<int64_t>(result.op, 0))
      result.values.push_back(v);
  }
  std::stable_sort(result.values.begin(), result.values.end(),
                   [&](int64_t a, int64_t b) {
                     return trace.values[a].bytes > trace.values[b].bytes;
                   });
  return result;
}
