//===- RecipeHulls.cpp - Time per byte of rematerialization ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RecipeHulls.h"

#include <algorithm>
#include <numeric>

using namespace ao::planner;

namespace {

constexpr size_t maxComponent = 12;
constexpr int32_t none = -1;

struct Point {
  double bytes, costUs;
};

/// Sweeps over the ops and takes components apart where something changes.
class Sweep {
public:
  Sweep(const Trace &trace, const DataFlow &flow)
      : trace(trace), flow(flow), gapBytes(trace.ops.size(), 0),
        component(trace.ops.size(), none), isDirty(trace.ops.size(), false),
        takenBy(trace.values.size(), none) {
    for (const Value &value : trace.values)
      if (value.reuses >= 0)
        takenBy[value.reuses] = static_cast<int32_t>(value.def);
  }

  std::vector<RecipePiece> run();

private:
  struct Component {
    std::vector<int32_t> ops;
    /// Its pieces in `pieces`, open at the end.
    size_t firstPiece, lastPiece;
  };
  struct Event {
    int32_t at, value;
    /// Bytes that the gap over the op saves; 0: the value is not needed there.
    int64_t bytes;
  };

  bool mayRecompute(int64_t op) const {
    return op >= 0 && trace.ops[op].recompute;
  }
  bool isDead(int64_t value, int32_t at) const {
    return flow.lastNeed[value] < at;
  }
  void collectEvents();
  void touch(int64_t op);
  void dissolve(int32_t op, int32_t at);
  void gather(int32_t seed, int32_t at, std::vector<int32_t> &ops) const;
  void prune(int32_t at, std::vector<int32_t> &ops) const;
  void build(int32_t seed, int32_t at);
  void addHull(const std::vector<int32_t> &ops, int32_t at);
  void addPieces(std::vector<Point> points, int32_t at);

  const Trace &trace;
  const DataFlow &flow;
  std::vector<Event> events;
  /// Per op: bytes of its results that are in a gap over the current op.
  std::vector<int64_t> gapBytes;
  std::vector<int32_t> component;
  std::vector<bool> isDirty;
  std::vector<int32_t> dirty;
  /// Per value: the op that writes over it.
  std::vector<int32_t> takenBy;
  std::vector<Component> components;
  std::vector<RecipePiece> pieces;
};

} // namespace

void Sweep::collectEvents() {
  int64_t n = trace.numOps();
  for (int64_t v = 0; v < trace.numValues(); ++v) {
    const Value &value = trace.values[v];
    auto add = [&](int64_t at, int64_t bytes) {
      events.push_back(
          {static_cast<int32_t>(at), static_cast<int32_t>(v), bytes});
    };
    auto gap = [&](int64_t from, int64_t to) {
      if (to <= from + 1 || value.bytes == 0)
        return;
      add(from + 1, value.bytes);
      add(to, -value.bytes);
    };
    if (mayRecompute(value.def)) {
      int64_t from = value.def;
      for (int64_t use : value.uses) {
        gap(from, use);
        from = use;
      }
      if (value.liveOut)
        gap(from, n);
    }
    if (flow.lastNeed[v] + 1 < n)
      add(flow.lastNeed[v] + 1, 0);
  }
  std::stable_sort(events.begin(), events.end(),
                   [](const Event &a, const Event &b) { return a.at < b.at; });
}

void Sweep::touch(int64_t op) {
  if (!mayRecompute(op) || isDirty[op])
    return;
  isDirty[op] = true;
  dirty.push_back(static_cast<int32_t>(op));
}

/// Ends the pieces of the component of an op, whose ops are then dirty.
void Sweep::dissolve(int32_t op, int32_t at) {
  if (component[op] == none)
    return;
  Component &old = components[component[op]];
  for (size_t i = old.firstPiece; i < old.lastPiece; ++i)
    pieces[i].last = at;
  for (int32_t member : old.ops) {
    component[member] = none;
    touch(member);
  }
}

/// The ops that share dead operands with `seed`, directly or not, as far as
/// there are few.
void Sweep::gather(int32_t seed, int32_t at, std::vector<int32_t> &ops) const {
  auto add = [&](int64_t op) {
    if (mayRecompute(op) && op < at &&
        std::find(ops.begin(), ops.end(), op) == ops.end())
      ops.push_back(static_cast<int32_t>(op));
  };
  auto addReaders = [&](int64_t value) {
    for (int64_t use : trace.values[value].uses)
      add(use);
    add(takenBy[value]);
  };
  add(seed);
  for (size_t i = 0; i < ops.size() && ops.size() <= maxComponent; ++i) {
    for (int64_t input : flow.inputs[ops[i]]) {
      if (!isDead(input, at))
        continue;
      add(trace.values[input].def);
      addReaders(input);
    }
    for (int64_t result : flow.results[ops[i]])
      if (isDead(result, at))
        addReaders(result);
  }
}

void Sweep::addPieces(std::vector<Point> points, int32_t at) {
  std::sort(points.begin(), points.end(), [](const Point &a, const Point &b) {
    return a.bytes != b.bytes ? a.bytes < b.bytes : a.costUs < b.costUs;
  });
  std::vector<Point> hull = {{0, 0}};
  for (const Point &p : points) {
    if (p.bytes <= hull.back().bytes)
      continue;
    // More bytes for no more time replace the last point, as does a better
    // rate.
    while (hull.size() > 1) {
      const Point &a = hull[hull.size() - 2], &b = hull.back();
      if ((b.costUs - a.costUs) * (p.bytes - b.bytes) <=
          (p.costUs - b.costUs) * (b.bytes - a.bytes))
        break;
      hull.pop_back();
    }
    hull.push_back(p);
  }
  for (size_t i = 1; i < hull.size(); ++i)
    pieces.push_back({at, static_cast<int32_t>(trace.numOps()),
                      hull[i].bytes - hull[i - 1].bytes,
                      std::max(0.0, hull[i].costUs - hull[i - 1].costUs)});
}

/// Adds the hull over all sets of ops: the bytes that they save, less the bytes
/// held for them.
void Sweep::addHull(const std::vector<int32_t> &ops, int32_t at) {
  std::vector<Point> points;
  size_t count = ops.size();
  // By dead operand: the ops that read it, and the one that defines it.
  struct Operand {
    int64_t bytes;
    uint32_t readers, maker;
  };
  std::vector<std::pair<int64_t, Operand>> operands;
  for (size_t i = 0; i < count; ++i)
    for (int64_t input : flow.inputs[ops[i]]) {
      if (!isDead(input, at))
        continue;
      auto known =
          std::find_if(operands.begin(), operands.end(),
                       [&](const auto &o) { return o.first == input; });
      if (known == operands.end()) {
        auto maker = std::find(ops.begin(), ops.end(), trace.values[input].def);
        uint32_t bit = maker == ops.end() ? 0 : 1u << (maker - ops.begin());
        operands.push_back({input, {trace.values[input].bytes, 0, bit}});
        known = operands.end() - 1;
      }
      known->second.readers |= 1u << i;
    }
  for (uint32_t set = 1; set < 1u << count; ++set) {
    Point point = {0, 0};
    for (size_t i = 0; i < count; ++i)
      if (set >> i & 1) {
        point.bytes += static_cast<double>(gapBytes[ops[i]]);
        point.costUs += trace.ops[ops[i]].recomputeCostUs();
      }
    for (const auto &[value, operand] : operands)
      if ((operand.readers & set) && !(operand.maker & set))
        point.bytes -= static_cast<double>(operand.bytes);
    if (point.bytes > 0)
      points.push_back(point);
  }
  addPieces(std::move(points), at);
}

/// Removes ops that neither save bytes nor define a dead operand of ones that
/// do.
void Sweep::prune(int32_t at, std::vector<int32_t> &ops) const {
  auto isNeeded = [&](int32_t op) {
    if (gapBytes[op] > 0)
      return true;
    for (int32_t other : ops)
      for (int64_t input : flow.inputs[other])
        if (isDead(input, at) && trace.values[input].def == op)
          return true;
    return false;
  };
  for (size_t i = 0; i < ops.size();) {
    if (isNeeded(ops[i])) {
      ++i;
      continue;
    }
    ops.erase(ops.begin() + static_cast<std::ptrdiff_t>(i));
    i = 0;
  }
}

void Sweep::build(int32_t seed, int32_t at) {
  if (component[seed] != none || gapBytes[seed] == 0)
    return;
  Component made;
  gather(seed, at, made.ops);
  made.firstPiece = pieces.size();
  bool isSmall = made.ops.size() <= maxComponent;
  // Too many ops to try all sets: the op alone, as if all its operands existed.
  if (!isSmall)
    made.ops = {seed};
  else
    prune(at, made.ops);
  for (int32_t op : made.ops)
    dissolve(op, at);
  if (isSmall)
    addHull(made.ops, at);
  else
    addPieces({{static_cast<double>(gapBytes[seed]),
                trace.ops[seed].recomputeCostUs()}},
              at);
  made.lastPiece = pieces.size();
  for (int32_t op : made.ops)
    component[op] = static_cast<int32_t>(components.size());
  components.push_back(std::move(made));
}

std::vector<RecipePiece> Sweep::run() {
  collectEvents();
  for (size_t next = 0; next < events.size();) {
    int32_t at = events[next].at;
    for (; next < events.size() && events[next].at == at; ++next) {
      const Event &event = events[next];
      const Value &value = trace.values[event.value];
      if (event.bytes != 0) {
        gapBytes[value.def] += event.bytes;
      } else {
        for (int64_t use : value.uses)
          touch(use);
        touch(takenBy[event.value]);
      }
      touch(value.def);
    }
    // Dissolving a component adds to the list.
    for (size_t i = 0; i < dirty.size(); ++i)
      dissolve(dirty[i], at);
    for (size_t i = 0; i < dirty.size(); ++i)
      build(dirty[i], at);
    for (int32_t op : dirty)
      isDirty[op] = false;
    dirty.clear();
  }
  pieces.erase(
      std::remove_if(pieces.begin(), pieces.end(),
                     [](const RecipePiece &p) { return p.first >= p.last; }),
      pieces.end());
  return std::move(pieces);
}

std::vector<RecipePiece> ao::planner::recipeHulls(const Trace &trace,
                                                  const DataFlow &flow) {
  return Sweep(trace, flow).run();
}
