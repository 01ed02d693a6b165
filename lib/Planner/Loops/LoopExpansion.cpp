//===- LoopExpansion.cpp - Loops iteration by iteration -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Loops.h"

#include <algorithm>

using namespace ao::planner;

namespace {
class LoopExpander {
public:
  LoopExpander(const Trace &trace, const std::vector<LoopBody> &bodies,
               const std::vector<LoopResidual> &residuals)
      : trace(trace), bodies(bodies), residuals(residuals),
        bodyOf(trace.ops.size(), -1), firstOf(trace.ops.size() + 1) {}

  Trace expand();

private:
  void reserve();
  void addOps();
  void addLoop(const Op &op, const LoopBody &body);
  void addValue(const Value &value);
  void addWithin(const LoopBody &body, const Loop &loop);
  void addResidual(const LoopResidual &residual);
  Value makeSlice(const LoopResidual &residual, int64_t slice) const;

  int64_t lastOf(int64_t op) const { return firstOf[op + 1] - 1; }

  const Trace &trace;
  const std::vector<LoopBody> &bodies;
  const std::vector<LoopResidual> &residuals;
  Trace result;
  /// By op of `trace`: the number of its body or -1, and its first op in the
  /// result.
  std::vector<int64_t> bodyOf, firstOf;
};
} // namespace

/// Returns the name of a value in one iteration; empty if it has none in the
/// loop.
static std::string nameOf(const std::string &name, int64_t iteration) {
  return name.empty() ? name : name + "[" + std::to_string(iteration) + "]";
}

void LoopExpander::addLoop(const Op &op, const LoopBody &body) {
  Loop &loop = result.loops.emplace_back();
  loop.name = body.name;
  loop.firstOp = result.numOps();
  loop.bodyOps = static_cast<int64_t>(body.ops.size());
  loop.trips = body.trips;
  for (int64_t i = 0; i < body.trips; ++i)
    for (const Op &inside : body.ops) {
      Op &copy = result.ops.emplace_back(inside);
      copy.name = nameOf(inside.name, i);
      copy.phase = op.phase;
      // A loop with a layer is not split into layers.
      copy.layer = op.layer >= 0
                       ? op.layer
                       : std::max<int64_t>(inside.layer, 0) +
                             (body.countsDown ? body.trips - 1 - i : i);
      copy.microbatch = op.microbatch;
      copy.compiledRegion = op.compiledRegion;
    }
  Op &first = result.ops[loop.firstOp];
  first.inheritedBytes += op.inheritedBytes;
  first.entryBytes = op.entryBytes;
}

void LoopExpander::addOps() {
  for (size_t i = 0; i < bodies.size(); ++i)
    bodyOf[bodies[i].op] = static_cast<int64_t>(i);
  for (size_t k = 0; k < trace.ops.size(); ++k) {
    firstOf[k] = result.numOps();
    if (bodyOf[k] < 0)
      result.ops.push_back(trace.ops[k]);
    else
      addLoop(trace.ops[k], bodies[bodyOf[k]]);
  }
  firstOf.back() = result.numOps();
  if (trace.boundary)
    result.boundary = firstOf[*trace.boundary];
}

/// Adds a value. A loop uses its operands in every iteration, so they are kept
/// on device: no plan may offload them in between.
void LoopExpander::addValue(const Value &value) {
  Value &copy = result.values.emplace_back(value);
  bool isInLoop = value.def >= 0 && bodyOf[value.def] >= 0;
  if (value.def >= 0)
    copy.def = firstOf[value.def];
  for (int64_t &use : copy.uses) {
    isInLoop |= bodyOf[use] >= 0;
    use = lastOf(use);
  }
  // A value may be defined and used by one loop.
  if (value.def >= 0 && copy.uses.empty() && !value.liveOut &&
      lastOf(value.def) > copy.def)
    copy.uses = {lastOf(value.def)};
  if (!isInLoop || !copy.offloadable)
    return;
  copy.offloadable = false;
  copy.obstacle = Obstacle::Loop;
}

void LoopExpander::addWithin(const LoopBody &body, const Loop &loop) {
  for (int64_t i = 0; i < body.trips; ++i) {
    int64_t first = loop.firstOp + i * loop.bodyOps;
    for (const Value &value : body.values) {
      Value &copy = result.values.emplace_back(value);
      copy.name = nameOf(value.name, i);
      copy.def += first;
      for (int64_t &use : copy.uses)
        use += first;
    }
  }
}

Value LoopExpander::makeSlice(const LoopResidual &residual,
                              int64_t slice) const {
  const Loop &out = result.loops[residual.out], &in = result.loops[residual.in];
  auto iterationOf = [&](const Loop &loop, bool isReversed) {
    int64_t iteration = isReversed ? loop.trips - 1 - slice : slice;
    return loop.firstOp + iteration * loop.bodyOps;
  };
  Value value;
  if (residual.value >= 0)
    value.name = nameOf(trace.values[residual.value].name, slice);
  value.bytes = residual.sliceBytes;
  value.offloadable = residual.offloadable;
  if (!residual.offloadable)
    value.obstacle = Obstacle::Loop;
  int64_t made = iterationOf(out, residual.isOutReversed);
  int64_t read = iterationOf(in, residual.isInReversed);
  value.def = made + residual.def;
  for (int64_t use : residual.localUses)
    value.uses.push_back(made + use);
  for (int64_t use : residual.uses)
    value.uses.push_back(read + use);
  return value;
}

void LoopExpander::addResidual(const LoopResidual &residual) {
  Residual &added = result.residuals.emplace_back();
  if (residual.value >= 0) {
    // Slices replace the stacked residual.
    Value &whole = result.values[residual.value];
    whole.bytes = 0;
    whole.offloadable = false;
    added.name = whole.name;
  }
  added.loopOut = residual.out;
  added.loopIn = residual.in;
  added.waitsWithin = residual.waitsWithin;
  added.copyUs = residual.copyUs;
  added.inPlace = residual.inPlace;
  for (int64_t slice = 0; slice < result.loops[residual.out].trips; ++slice) {
    added.values.push_back(result.numValues());
    result.values.push_back(makeSlice(residual, slice));
  }
}

/// Limits the residuals that callers pass for a loop to those that are
/// residuals after expansion.
static void limitInherited(Trace &trace) {
  std::vector<int64_t> made(trace.ops.size(), 0);
  for (const Value &value : trace.values)
    if (value.def >= 0)
      made[value.def] += value.bytes;
  for (size_t k = 0; k < made.size(); ++k)
    trace.ops[k].inheritedBytes =
        std::min(trace.ops[k].inheritedBytes, made[k]);
}

/// Iterations may be many, and their ops and values large.
void LoopExpander::reserve() {
  size_t ops = trace.ops.size(), values = trace.values.size();
  for (const LoopBody &body : bodies) {
    ops += body.ops.size() * body.trips;
    values += body.values.size() * body.trips;
  }
  for (const LoopResidual &residual : residuals)
    values += bodies[residual.out].trips;
  result.ops.reserve(ops);
  result.values.reserve(values);
}

Trace LoopExpander::expand() {
  result.name = trace.name;
  reserve();
  addOps();
  for (const Value &value : trace.values)
    addValue(value);
  for (size_t i = 0; i < bodies.size(); ++i) {
    for (auto [value, op] : bodies[i].firstWrites)
      result.values[value].def += op;
    addWithin(bodies[i], result.loops[i]);
  }
  for (const LoopResidual &residual : residuals)
    addResidual(residual);
  limitInherited(result);
  return std::move(result);
}

Trace ao::planner::expandLoops(const Trace &trace,
                               const std::vector<LoopBody> &bodies,
                               const std::vector<LoopResidual> &residuals) {
  return LoopExpander(trace, bodies, residuals).expand();
}

/// Returns the first op of each op of `trace` in its expansion, and the number
/// of ops.
static std::vector<int64_t> firstOpsOf(const Trace &expanded,
                                       const Trace &trace) {
  std::vector<int64_t> firstOf;
  auto loop = expanded.loops.begin();
  int64_t first = 0;
  for (int64_t op = 0; op < trace.numOps(); ++op) {
    firstOf.push_back(first);
    bool isLoop = loop != expanded.loops.end() && loop->firstOp == first;
    first = isLoop ? (loop++)->endOp() : first + 1;
  }
  firstOf.push_back(first);
  return firstOf;
}

Trace ao::planner::withoutIdleValues(const Trace &expanded, const Trace &trace,
                                     const std::vector<bool> &movable) {
  std::vector<int64_t> firstOf = firstOpsOf(expanded, trace);
  Trace result = expanded;
  for (Value &value : result.values)
    value.reuses = -1;
  for (int64_t id = 0; id < trace.numValues(); ++id) {
    const Value &value = trace.values[id];
    if (!movable[id])
      continue;
    // Each part between two gaps is a value.
    std::vector<Value> parts{result.values[id]};
    parts.back().uses.clear();
    std::optional<int64_t> last;
    auto use = [&](int64_t op) {
      if (int64_t end = firstOf[op + 1] - 1; end > parts.back().def)
        parts.back().uses.push_back(end);
      last = op;
    };
    if (value.def >= 0)
      use(value.def);
    for (int64_t op : value.uses) {
      if (last && firstOf[*last + 1] < firstOf[op]) {
        Value next = parts.back();
        next.def = firstOf[op];
        next.uses.clear();
        parts.back().liveOut = false;
        parts.push_back(next);
      }
      use(op);
    }
    if (parts.size() == 1)
      continue;
    result.values[id] = parts.front();
    result.values.insert(result.values.end(), parts.begin() + 1, parts.end());
  }
  return result;
}

Trace ao::planner::withoutValues(Trace trace,
                                 const std::vector<int64_t> &values) {
  for (int64_t id : values)
    trace.values[id].bytes = 0;
  limitInherited(trace);
  return trace;
}
