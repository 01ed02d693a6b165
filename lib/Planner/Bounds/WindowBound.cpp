//===- WindowBound.cpp - Lower bound of transfers in a window -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WindowBound.h"
#include "Algorithms/RangeMax.h"

#include <algorithm>
#include <set>
#include <utility>

using namespace ao::planner;

namespace {

using Times = BasicRangeMax<double>;

/// Sums of times are rounded, and less exposed time than this counts as none.
constexpr double tolerance = 1e-9;

/// Visits the idle intervals in the order in which they open and close over
/// ops.
class OpenGaps {
public:
  explicit OpenGaps(const Problem &problem) : problem(problem) {}

  /// Calls open(gap) for the gaps that begin after op k-1.
  template <typename Fn>
  void open(int32_t k, Fn fn) {
    for (;
         nextOpen < problem.gaps.size() && problem.gaps[nextOpen].begin() <= k;
         ++nextOpen)
      fn(nextOpen);
  }
  /// Calls close(gap) for the intervals that end at op k.
  template <typename Fn>
  void close(int32_t k, Fn fn) {
    for (; nextClosed < problem.byEnd.size() &&
           problem.gaps[problem.byEnd[nextClosed]].to <= k;
         ++nextClosed)
      fn(static_cast<size_t>(problem.byEnd[nextClosed]));
  }

private:
  const Problem &problem;
  size_t nextOpen = 0, nextClosed = 0;
};

} // namespace

/// Windows that end at an op. Entry s of `starts`: the start that the window
/// from boundary s would need if no older value were absent.
static void updateStarts(const Problem &problem, double usPerByte, int32_t k,
                         OpenGaps &gaps, Times &starts) {
  auto shift = [&](size_t gap, double sign) {
    double us = sign * static_cast<double>(problem.gaps[gap].bytes) * usPerByte;
    starts.add(problem.def[gap] + 2, problem.numOps, us);
  };
  gaps.open(k, [&](size_t gap) { shift(gap, -1); });
  gaps.close(k, [&](size_t gap) { shift(gap, 1); });
}

std::vector<double> WindowBound::mostOut() const {
  int32_t n = problem.numOps;
  std::vector<double> most(n);
  Times starts;
  starts.reset(n + 1);
  OpenGaps gaps(problem);
  for (int32_t k = 0; k < n; ++k) {
    starts.add(k, k, problem.out.start[k]);
    updateStarts(problem, outUsPerByte, k, gaps, starts);
    most[k] = (problem.out.start[k] - starts.max(0, k)) / outUsPerByte;
  }
  return most;
}

std::vector<double> WindowBound::mostBack() const {
  int32_t n = problem.numOps;
  std::vector<double> most(n);
  // Entry e: the end that the window up to op e would need if no younger value
  // were absent, negated.
  Times ends;
  ends.reset(n + 1);
  for (int32_t e = 0; e <= n; ++e)
    ends.add(e, e, -problem.back.start[e]);
  auto shift = [&](size_t gap, double sign) {
    ends.add(0, problem.gaps[gap].to - 1,
             sign * static_cast<double>(problem.gaps[gap].bytes) *
                 backUsPerByte);
  };
  size_t opened = problem.byEnd.size(), closed = problem.gaps.size();
  for (int32_t k = n; k-- > 0;) {
    for (; opened > 0 && problem.gaps[problem.byEnd[opened - 1]].to > k;
         --opened)
      shift(problem.byEnd[opened - 1], -1);
    for (; closed > 0 && problem.gaps[closed - 1].from >= k; --closed)
      shift(closed - 1, 1);
    most[k] = (-problem.back.start[k + 1] - ends.max(k + 1, n)) / backUsPerByte;
  }
  return most;
}

double WindowBound::exposedUs(int64_t budget) const {
  int32_t n = problem.numOps;
  std::vector<int64_t> away = problem.gapBytes();
  auto need = [&](int32_t k) {
    return static_cast<double>(problem.memory[k]) - static_cast<double>(budget);
  };
  // The least time lost up to each boundary; entry 0 precedes all.
  std::vector<double> lost(n + 2, 0);
  // Starts of windows, and times at which a window switches from offloads to
  // reloads.
  Times starts, switches;
  starts.reset(n + 1);
  switches.reset(n + 1);
  OpenGaps outgoing(problem), returning(problem);
  for (int32_t k = 0; k <= n; ++k) {
    double most = lost[k];
    // A window that ends at boundary k with reloads, after op i < k.
    returning.close(k, [&](size_t gap) {
      switches.add(problem.gaps[gap].begin(), problem.gaps[gap].to - 1,
                   static_cast<double>(problem.gaps[gap].bytes) *
                       backUsPerByte);
    });
    if (k > 0)
      most = std::max(most, switches.max(0, k - 1) - problem.back.start[k]);
    if (k < n) {
      // Adds a window that ends there, with offloads.
      starts.add(k, k, lost[k] + problem.out.start[k]);
      updateStarts(problem, outUsPerByte, k, outgoing, starts);
      most = std::max(most, need(k) * outUsPerByte + starts.max(0, k) -
                                problem.out.start[k]);
      switches.add(k, k,
                   most + problem.back.start[k + 1] +
                       (need(k) - static_cast<double>(away[k])) *
                           backUsPerByte);
    }
    lost[k + 1] = most;
  }
  return std::max(0.0, lost[n + 1] - problem.baseUs() * tolerance);
}

double WindowBound::exposedAroundUs(int64_t budget) const {
  int32_t n = problem.numOps;
  double outRate = 1 / outUsPerByte, backRate = 1 / backUsPerByte;
  double fastest = std::max(outRate, backRate);
  // The least time lost up to each boundary; entry 0 precedes all.
  std::vector<double> lost(n + 2, 0);
  // Entry s, in bytes: the gain of a window that starts at boundary s.
  Times starts;
  starts.reset(n + 1);
  OpenGaps gaps(problem);
  std::set<std::pair<int32_t, size_t>> byEnd;
  auto count = [&](size_t gap, double sign) {
    starts.add(problem.def[gap] + 2, n,
               sign * static_cast<double>(problem.gaps[gap].bytes));
  };
  for (int32_t k = 0; k < n; ++k) {
    starts.add(k, k, lost[k] * fastest + problem.out.start[k] * outRate);
    gaps.open(k, [&](size_t gap) {
      count(gap, -1);
      byEnd.insert({problem.gaps[gap].to, gap});
    });
    gaps.close(k, [&](size_t gap) {
      count(gap, 1);
      byEnd.erase({problem.gaps[gap].to, gap});
    });
    lost[k + 1] = std::max(lost[k + 1], lost[k]);
    double need =
        static_cast<double>(problem.memory[k]) - static_cast<double>(budget);
    if (need <= 0)
      continue;
    // For later ends, fewer bytes may be absent beyond them, and there is more
    // time.
    auto last = byEnd.begin();
    for (; last != byEnd.end(); ++last) {
      auto [end, gap] = *last;
      double crossing =
          (problem.back.start[end] - problem.back.start[k + 1]) * backRate;
      if (crossing >= need)
        break;
      count(gap, 1);
      double us = (need + starts.max(0, k) - problem.out.start[k] * outRate -
                   crossing) /
                  fastest;
      lost[end + 1] = std::max(lost[end + 1], us);
    }
    for (auto it = byEnd.begin(); it != last; ++it)
      count(it->second, -1);
  }
  return std::max(0.0, std::max(lost[n], lost[n + 1]) -
                           problem.baseUs() * tolerance);
}
