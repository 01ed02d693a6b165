//===- JointOracle.h - Exact optima with recomputed ops ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The least step time of any plan that offloads and rematerializes values, for
// steps of few ops. A label is a place in the step, the state of every value,
// and the times that matter from there on: of compute, of both copy engines,
// and of copies that still need a wait. From a place, a value may be offloaded,
// released or reloaded, an op may be recomputed, and the next op runs; after an
// op, its operands and results may end.
//
// Earlier events being later never makes a step faster. So a label that is
// nowhere later than another one with the same state dominates it; apart from
// that, only labels that waste time or memory are left out: waits before a
// value is read, lifetimes beyond the last reader of a value, and recomputed
// ops all of whose results exist. A recomputed op whose results are not read is
// no plan.
//
// It shares nothing with the planner but the trace.
//
//===----------------------------------------------------------------------===//

#ifndef AO_UNITTESTS_PLANNER_HELPERS_JOINTORACLE_H
#define AO_UNITTESTS_PLANNER_HELPERS_JOINTORACLE_H

#include "ao/Planner/Command.h"
#include "ao/Planner/Machine.h"
#include "ao/Planner/Trace.h"

#include <array>
#include <limits>
#include <optional>
#include <unordered_map>
#include <vector>

namespace ao::planner::test {

/// For steps of at most fifteen values, none of which takes the bytes of
/// another.
class JointOracle {
public:
  JointOracle(const Trace &trace, const Machine &machine, int64_t budget);

  struct Optimum {
    /// Infinite where no plan fits.
    double makespanUs = std::numeric_limits<double>::infinity();
    /// A plan that takes so long.
    std::vector<Command> commands;
  };

  /// Ignores plans that take more than `mostUs`. Returns none if there are too
  /// many labels. Must be called once.
  std::optional<Optimum>
  solve(double mostUs = std::numeric_limits<double>::infinity());

private:
  static constexpr size_t mostValues = 15, mostLabels = 30'000;

  enum State : uint64_t { Absent, Plain, Copied, Away, Loading, Back };

  struct Label {
    /// For each value three bits of state and one that marks a rematerialized
    /// value that has not been read yet; and whether an op has been recomputed
    /// at this place.
    uint64_t key = 0;
    double now = 0, outFree = 0, backFree = 0;
    /// When the copy of a value ends that is Copied or Loading.
    std::array<double, mostValues> done = {};
    /// The last entry of `trail`, and their number.
    int64_t trail = -1, length = 0;
    bool isSuperfluous = false;

    State state(size_t v) const { return State(key >> 4 * v & 7); }
    void set(size_t v, State state) {
      key = (key & ~(uint64_t(7) << 4 * v)) | uint64_t(state) << 4 * v;
    }
    bool isUnread(size_t v) const { return key >> 4 * v & 8; }
    void setUnread(size_t v) { key |= uint64_t(8) << 4 * v; }
    void setRead(size_t v) { key &= ~(uint64_t(8) << 4 * v); }
  };
  static constexpr uint64_t hasRecomputed = uint64_t(1) << 62;
  /// The bits of values that must be read.
  static constexpr uint64_t unread = 0x0888'8888'8888'8888;

  bool isHere(const Label &label, size_t v) const {
    State state = label.state(v);
    return state != Absent && state != Away;
  }
  bool isPending(size_t v, int64_t place) const { return lastNeed[v] >= place; }
  int64_t bytesHere(const Label &label) const;
  bool isNoLater(const Label &a, const Label &b) const;
  bool mayLeaveForward(const Label &label, int64_t place) const;
  void issue(Label &label, CommandKind kind, int64_t number, int64_t before);
  void waitFor(Label &label, size_t v, int64_t before);
  void add(std::vector<Label> &labels, const Label &label, int64_t place);
  void moveAt(std::vector<Label> &labels, size_t index, int64_t place);
  void runAgainAt(std::vector<Label> &labels, size_t index, int64_t place);
  bool start(Label &label, int64_t op, int64_t place, int64_t newBytes);
  void finish(std::vector<Label> &labels, const Label &label,
              std::vector<size_t> touched, int64_t place);
  void runAt(std::vector<Label> &labels, const Label &label, int64_t op);
  void end(const Label &label);

  const Trace &trace;
  const Machine &machine;
  int64_t budget;
  std::vector<std::vector<size_t>> inputs, results;
  std::vector<int64_t> lastNeed;
  /// For every op and the end: the least remaining time.
  std::vector<double> restUs;
  /// True if a recomputation may read it; true if it may be offloaded.
  std::vector<bool> isOperand, isMovable;
  std::unordered_map<uint64_t, std::vector<size_t>> byKey;
  struct Step {
    int64_t previous;
    Command command;
  };
  std::vector<Step> trail;
  double mostUs = 0;
  Optimum best;
  size_t bestLength = 0;
};

} // namespace ao::planner::test

#endif // AO_UNITTESTS_PLANNER_HELPERS_JOINTORACLE_H
