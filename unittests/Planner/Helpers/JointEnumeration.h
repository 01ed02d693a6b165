//===- JointEnumeration.h - Every plan of a small step ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lists of commands that offload and rematerialize values, executed one after
// the other: all of them, except for those that only waste time.
//
//===----------------------------------------------------------------------===//

#ifndef AO_UNITTESTS_PLANNER_HELPERS_JOINTENUMERATION_H
#define AO_UNITTESTS_PLANNER_HELPERS_JOINTENUMERATION_H

#include "ao/Planner/Expansion.h"

#include <algorithm>
#include <limits>
#include <map>
#include <vector>

namespace ao::planner::test {

inline bool reads(const Trace &trace, int64_t op, int64_t value) {
  const std::vector<int64_t> &uses = trace.values[value].uses;
  if (std::count(uses.begin(), uses.end(), op))
    return true;
  return std::any_of(
      trace.values.begin(), trace.values.end(),
      [&](const Value &w) { return w.def == op && w.reuses == value; });
}

class JointEnumeration {
public:
  /// Without `anywhere`, recomputations are placed directly before the op that
  /// needs them. With `dropsInUse`, values may end between two ops that both
  /// read them, while other values are offloaded and reloaded.
  JointEnumeration(const Trace &trace, const Machine &machine, bool anywhere,
                   int64_t mostLists, bool dropsInUse = false)
      : trace(trace), machine(machine), anywhere(anywhere),
        dropsInUse(dropsInUse), left(mostLists), states(trace.values.size()),
        releasedAt(trace.values.size(), -1) {
    extend(0);
  }

  bool isComplete() const { return left > 0; }

  double leastUsWithin(int64_t budget) const {
    double least = std::numeric_limits<double>::infinity();
    for (const auto &[peak, us] : leastUs)
      if (peak <= budget)
        least = std::min(least, us);
    return least;
  }

  /// By peak.
  std::map<int64_t, double> leastUs;

private:
  enum class State { Plain, Offloaded, Released, Loading, Back, Dropped };
  static constexpr int mostClones = 3;

  bool isAway(int64_t v) const {
    return states[v] == State::Released || states[v] == State::Loading;
  }

  /// The next op from `boundary` on that needs the value, or -1.
  int64_t need(int64_t v, int64_t boundary) const {
    for (int64_t op = boundary; op < trace.numOps(); ++op)
      if (reads(trace, op, v))
        return op;
    return trace.values[v].liveOut ? trace.numOps() : -1;
  }

  bool isOperand(int64_t v) const {
    for (int64_t op = 0; op < trace.numOps(); ++op)
      if (trace.ops[op].recompute && reads(trace, op, v))
        return true;
    return false;
  }

  /// Returns true if recomputing `op` rematerializes a dropped value, or an
  /// operand of such a recomputation.
  bool isUseful(int64_t op, int64_t boundary, int depth = 0) const {
    for (int64_t v = 0; v < trace.numValues(); ++v) {
      if (trace.values[v].def != op)
        continue;
      if (states[v] == State::Dropped)
        return true;
      if (need(v, boundary) >= 0 || depth > 2)
        continue;
      for (int64_t next = op + 1; next < boundary; ++next)
        if (trace.ops[next].recompute && reads(trace, next, v) &&
            isUseful(next, boundary, depth + 1))
          return true;
    }
    return false;
  }

  bool mayRun(int64_t op, int64_t boundary) const {
    if (clones == mostClones || !trace.ops[op].recompute || op >= boundary ||
        !isUseful(op, boundary))
      return false;
    for (int64_t v = 0; v < trace.numValues(); ++v)
      if (reads(trace, op, v) && (states[v] == State::Dropped || isAway(v)))
        return false;
    if (anywhere)
      return true;
    for (int64_t v = 0; v < trace.numValues(); ++v)
      if (states[v] == State::Dropped && need(v, boundary) == boundary)
        return true;
    return false;
  }

  void extend(int64_t boundary) {
    if (left <= 0)
      return;
    for (int64_t v = 0; v < trace.numValues(); ++v)
      extendBy(v, boundary);
    for (int64_t op = 0; op < trace.numOps(); ++op)
      if (mayRun(op, boundary))
        recompute(op, boundary);
    if (boundary == trace.numOps())
      return run();
    for (int64_t v = 0; v < trace.numValues(); ++v)
      if ((isAway(v) || states[v] == State::Dropped) &&
          need(v, boundary) == boundary)
        return;
    extend(boundary + 1);
  }

  void extendBy(int64_t v, int64_t boundary) {
    const Value &value = trace.values[v];
    int64_t end = need(v, boundary);
    if (value.def >= boundary || end < boundary)
      return;
    State state = states[v];
    bool isBehindUse =
        value.def == boundary - 1 || reads(trace, boundary - 1, v);
    if (value.def >= 0 && trace.ops[value.def].recompute && isBehindUse &&
        (dropsInUse || end > boundary) && state != State::Dropped &&
        !isAway(v) && state != State::Offloaded)
      issue(CommandKind::Drop, v, boundary, State::Dropped);
    if (!value.offloadable)
      return;
    if (state == State::Plain)
      issue(CommandKind::Offload, v, boundary, State::Offloaded);
    if ((state == State::Offloaded || state == State::Back) && end > boundary)
      issue(CommandKind::Release, v, boundary, State::Released);
    if (state == State::Released)
      issue(CommandKind::Reload, v, boundary, State::Loading);
    // Waiting early is of use to recomputed ops alone.
    bool isEarly = isOperand(v) && releasedAt[v] < boundary;
    if (state == State::Loading && (end == boundary || isEarly))
      issue(CommandKind::Wait, v, boundary, State::Back);
  }

  void issue(CommandKind kind, int64_t v, int64_t boundary, State next) {
    State before = states[v];
    int64_t releasedBefore = releasedAt[v];
    if (kind == CommandKind::Release)
      releasedAt[v] = boundary;
    states[v] = next;
    commands.push_back({kind, v, boundary});
    extend(boundary);
    commands.pop_back();
    states[v] = before;
    releasedAt[v] = releasedBefore;
  }

  void recompute(int64_t op, int64_t boundary) {
    std::vector<State> before = states;
    ++clones;
    for (int64_t v = 0; v < trace.numValues(); ++v)
      if (trace.values[v].def == op && states[v] == State::Dropped)
        states[v] = State::Plain;
    commands.push_back({CommandKind::Recompute, op, boundary});
    extend(boundary);
    commands.pop_back();
    --clones;
    states = before;
  }

  void run() {
    --left;
    Expected<PlanExecution> result = execute(trace, machine, commands);
    if (!result)
      return;
    const Simulation &run = result->simulation;
    auto [entry, isNew] = leastUs.emplace(run.peakBytes, run.makespanUs);
    if (!isNew)
      entry->second = std::min(entry->second, run.makespanUs);
  }

  const Trace &trace;
  const Machine &machine;
  bool anywhere, dropsInUse;
  int64_t left;
  int clones = 0;
  std::vector<State> states;
  std::vector<int64_t> releasedAt;
  std::vector<Command> commands;
};

} // namespace ao::planner::test

#endif // AO_UNITTESTS_PLANNER_HELPERS_JOINTENUMERATION_H
