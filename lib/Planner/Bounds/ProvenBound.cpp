//===- ProvenBound.cpp - Bounds for whole values --------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value that is away at the start of op k was copied out between its
// definition and k, and is copied back between the end of k and the end of its
// gap; the engine of each direction made room for the copies of all values that
// are away (Knapsack.h). Without exposed time the windows are those of the step
// as it is. If compute is idle for x before op k, they are x longer at most:
// the least x with which enough bytes fit is lost before op k on any plan.
// Likewise after it; and times lost before one op and after another that is not
// earlier add up.
//
//===----------------------------------------------------------------------===//

#include "Algorithms/Knapsack.h"
#include "Model/Problem.h"
#include "WindowBound.h"
#include "ao/Planner/Bounds.h"

#include <algorithm>
#include <cmath>
#include <functional>

using namespace ao::planner;

namespace {

/// Slack for rounding, and for exposed time that counts as none.
constexpr double tolerance = 1e-9;

/// Considers only the ops with the largest linear bounds: each costs passes
/// over the gaps. A bound over fewer ops is weaker, but correct.
constexpr size_t maxOps = 64;

/// Relaxations spent on whole values at one op.
constexpr int maxNodes = 400;

enum class Side { Out, Back };

class ProvenBound {
public:
  ProvenBound(const Problem &problem, const Machine &machine)
      : problem(problem), machine(machine) {}

  int64_t peak() const;
  double exposedUs(int64_t budget) const;

private:
  double windowUs(size_t gap, int32_t op, Side side) const;
  double copyUs(size_t gap, Side side) const;
  template <typename Keep>
  Knapsack copiesAt(int32_t op, Side side, Keep keep) const;
  double awayAt(int32_t op) const;
  double bytesToOffload(int32_t op, int64_t budget) const;
  Machine withLatencyInRates() const;
  std::vector<double> linearDelays(int64_t budget, Side side) const;
  void sharpen(std::vector<double> &delays, int64_t budget, Side side) const;
  double wholeDelay(int32_t op, double delay, int64_t budget, Side side) const;

  const Problem &problem;
  const Machine &machine;
};

/// Indices of the largest entries.
template <typename T>
std::vector<int32_t> largest(const std::vector<T> &entries) {
  std::vector<int32_t> ops(entries.size());
  for (size_t k = 0; k < ops.size(); ++k)
    ops[k] = static_cast<int32_t>(k);
  size_t count = std::min(maxOps, ops.size());
  std::partial_sort(
      ops.begin(), ops.begin() + count, ops.end(), [&](int32_t a, int32_t b) {
        return entries[a] != entries[b] ? entries[a] > entries[b] : a < b;
      });
  ops.resize(count);
  return ops;
}

} // namespace

/// Returns the time for the copy of a gap's value, if the value is absent at
/// the start of `op` and there are no stalls.
double ProvenBound::windowUs(size_t gap, int32_t op, Side side) const {
  const std::vector<double> &out = problem.out.start;
  const std::vector<double> &back = problem.back.start;
  return side == Side::Out ? out[op] - out[problem.def[gap] + 1]
                           : back[problem.gaps[gap].to] - back[op + 1];
}

double ProvenBound::copyUs(size_t gap, Side side) const {
  const Gap &entry = problem.gaps[gap];
  return side == Side::Out ? machine.offloadUs(entry.bytes, entry.copies)
                           : machine.reloadUs(entry.bytes, entry.copies);
}

/// The copies of values that can be away at the start of `op`.
template <typename Keep>
Knapsack ProvenBound::copiesAt(int32_t op, Side side, Keep keep) const {
  std::vector<Copy> copies;
  for (size_t i = 0; i < problem.gaps.size(); ++i) {
    const Gap &gap = problem.gaps[i];
    if (gap.from >= op)
      break;
    if (gap.to > op && keep(i))
      copies.push_back({windowUs(i, op, side), copyUs(i, side),
                        static_cast<double>(gap.bytes)});
  }
  return Knapsack(std::move(copies));
}

/// At most how many bytes are away at the start of `op` without exposed time.
double ProvenBound::awayAt(int32_t op) const {
  double grace = problem.baseUs() * tolerance;
  auto fits = [&](size_t gap, Side side) {
    return copyUs(gap, side) <= windowUs(gap, op, side) + grace;
  };
  auto fitsBoth = [&](size_t gap) {
    return fits(gap, Side::Out) && fits(gap, Side::Back);
  };
  double least = std::numeric_limits<double>::infinity();
  for (Side side : {Side::Out, Side::Back})
    least = std::min(least,
                     copiesAt(op, side, fitsBoth).whole(grace, maxNodes, -1));
  return least;
}

int64_t ProvenBound::peak() const {
  LinkCapacity capacity(problem, machine);
  std::vector<double> linear(problem.numOps);
  for (int32_t k = 0; k < problem.numOps; ++k)
    linear[k] =
        problem.memory[k] - std::min({static_cast<double>(capacity.gaps[k]),
                                      capacity.out[k], capacity.back[k]});
  int64_t bound = peakBound(problem, machine, capacity);
  for (int32_t op : largest(linear)) {
    // Rounded down to whole bytes, with room for the rounding of sums.
    double most = awayAt(op);
    most = most > 0 ? std::floor(most * (1 + tolerance) + 1) : 0;
    if (most < static_cast<double>(problem.memory[op]))
      bound = std::max(bound, problem.memory[op] - static_cast<int64_t>(most));
  }
  return bound;
}

double ProvenBound::bytesToOffload(int32_t op, int64_t budget) const {
  return static_cast<double>(problem.memory[op]) - static_cast<double>(budget);
}

/// No copy is faster than its share of the latency of the largest one.
Machine ProvenBound::withLatencyInRates() const {
  int64_t bytes = 1;
  for (const Gap &gap : problem.gaps)
    bytes = std::max(bytes, gap.bytes);
  Machine effective = machine;
  double latency = machine.latencyUs / static_cast<double>(bytes);
  effective.d2hBandwidth /= 1 + latency / machine.d2hUsPerByte();
  effective.h2dBandwidth /= 1 + latency / machine.h2dUsPerByte();
  return effective;
}

/// Per op: time lost before its start, or after its end.
std::vector<double> ProvenBound::linearDelays(int64_t budget, Side side) const {
  Machine effective = withLatencyInRates();
  LinkCapacity capacity(problem, effective);
  bool out = side == Side::Out;
  double usPerByte = out ? effective.d2hUsPerByte() : effective.h2dUsPerByte();
  std::vector<double> delays(problem.numOps);
  for (int32_t k = 0; k < problem.numOps; ++k)
    delays[k] = std::max(0.0, (bytesToOffload(k, budget) -
                               (out ? capacity.out : capacity.back)[k]) *
                                  usPerByte);
  return delays;
}

/// Raises the delay of each of the largest ops to the least one with which
/// enough bytes fit, if it exceeds the known one, and that of an op on the far
/// side, which counts instead.
void ProvenBound::sharpen(std::vector<double> &delays, int64_t budget,
                          Side side) const {
  std::vector<int32_t> ops = largest(delays);
  std::sort(ops.begin(), ops.end());
  if (side == Side::Back)
    std::reverse(ops.begin(), ops.end());
  double known = 0, precision = problem.baseUs() * tolerance;
  for (int32_t op : ops) {
    double need = bytesToOffload(op, budget) * (1 - tolerance);
    Knapsack copies = copiesAt(op, side, [](size_t) { return true; });
    double low = known = std::max(known, delays[op]);
    if (copies.fractional(low) >= need)
      continue;
    double high = low + copies.durationUs();
    while (high - low > std::max(precision, tolerance * high)) {
      double middle = low + (high - low) / 2;
      (copies.fractional(middle) < need ? low : high) = middle;
    }
    delays[op] = known = low;
  }
}

/// The same for whole values, searched from the fractional one upwards.
double ProvenBound::wholeDelay(int32_t op, double delay, int64_t budget,
                               Side side) const {
  double need = bytesToOffload(op, budget) * (1 - tolerance);
  Knapsack copies = copiesAt(op, side, [](size_t) { return true; });
  double longest = 0;
  for (size_t i = 0; i < problem.gaps.size(); ++i)
    longest = std::max(longest, copyUs(i, side));
  double low = delay, high = delay + longest;
  for (int step = 0; step < 10; ++step) {
    double middle = low + (high - low) / 2;
    (copies.whole(middle, maxNodes, need) < need ? low : high) = middle;
  }
  return low;
}

double ProvenBound::exposedUs(int64_t budget) const {
  std::vector<double> before = linearDelays(budget, Side::Out);
  std::vector<double> after = linearDelays(budget, Side::Back);
  sharpen(before, budget, Side::Out);
  sharpen(after, budget, Side::Back);
  // For every op the best one at or after it, then the best pair.
  std::vector<int32_t> best(problem.numOps);
  for (int32_t k = problem.numOps; k-- > 0;) {
    bool last = k + 1 == problem.numOps;
    best[k] = last || after[k] > after[best[k + 1]] ? k : best[k + 1];
  }
  double most = 0;
  int32_t first = -1, second = -1, leader = 0;
  for (int32_t k = 0; k < problem.numOps; ++k) {
    if (before[k] > before[leader])
      leader = k;
    if (double sum = before[leader] + after[best[k]]; sum > most) {
      most = sum;
      first = leader;
      second = best[k];
    }
  }
  if (first < 0)
    return 0;
  if (before[first] > 0)
    before[first] = wholeDelay(first, before[first], budget, Side::Out);
  if (after[second] > 0)
    after[second] = wholeDelay(second, after[second], budget, Side::Back);
  return before[first] + after[second];
}

int64_t ao::planner::provenPeakBound(const Trace &trace, const Machine &machine,
                                     int64_t minBytes) {
  Problem problem = problemOf(trace, minBytes);
  Interference interference(machine);
  if (interference.isNone())
    return ProvenBound(problem, machine).peak();
  return ProvenBound(problem.slowed(interference),
                     machine.withoutInterference())
      .peak();
}

double ao::planner::provenMakespanBound(const Trace &trace,
                                        const Machine &machine,
                                        int64_t minBytes, int64_t budget) {
  Problem problem = problemOf(trace, minBytes);
  double linear =
      makespanBound(problem, machine, LinkCapacity(problem, machine), budget);
  if (std::isinf(linear))
    return linear;
  double exposed = ProvenBound(problem, machine).exposedUs(budget);
  if (problem.hasMicrobatches)
    exposed = std::max(exposed,
                       WindowBound(problem, machine).exposedAroundUs(budget));
  return std::max(linear, problem.baseUs() + exposed * (1 - tolerance));
}
