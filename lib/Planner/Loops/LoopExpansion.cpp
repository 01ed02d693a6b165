//===- LoopExpansion.cpp - Loops iteration by iteration -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Model/Residuals.h"
#include "ao/Planner/Loops.h"

#include <algorithm>

using namespace ao::planner;

static int64_t endOfLoop(const LoopBody &body) {
  return body.trips - body.lastPeeled;
}

static bool isPeeled(const LoopBody &body, int64_t iteration) {
  return iteration < body.firstPeeled || iteration >= endOfLoop(body);
}

namespace {
/// Expands the loops of a trace into the ops of their iterations. With
/// `keepsLoops`, it expands peeled iterations only, and the others of a loop
/// are one op.
class LoopExpander {
public:
  LoopExpander(const Trace &trace, const std::vector<LoopBody> &bodies,
               const std::vector<LoopResidual> &residuals, bool keepsLoops)
      : trace(trace), bodies(bodies), residuals(residuals),
        keepsLoops(keepsLoops), bodyOf(trace.ops.size(), -1),
        firstOf(trace.ops.size() + 1) {}

  Trace expand();

private:
  void reserve();
  void addOps();
  void addLoop(const Op &op, const LoopBody &body);
  void addIterations(const Op &op, const LoopBody &body, int64_t begin,
                     int64_t end);
  void addValue(const Value &value);
  void addUses(int64_t op, std::vector<int64_t> &uses) const;
  void addWithin(const LoopBody &body);
  void addResidual(const LoopResidual &residual);
  Value makeSlice(const LoopResidual &residual, int64_t slice) const;

  bool hasBody(int64_t op) const { return bodyOf[op] >= 0; }
  int64_t lastOf(int64_t op) const { return firstOf[op + 1] - 1; }
  /// Returns true if the iteration has ops in the result.
  bool isExpanded(const LoopBody &body, int64_t iteration) const {
    return !keepsLoops || isPeeled(body, iteration);
  }
  /// Returns the first op of an iteration that has ops, and otherwise the op
  /// that is its loop.
  int64_t startOf(const LoopBody &body, int64_t iteration) const;

  const Trace &trace;
  const std::vector<LoopBody> &bodies;
  const std::vector<LoopResidual> &residuals;
  bool keepsLoops;
  Trace result;
  /// By op of `trace`: the number of its body or -1, and its first op in the
  /// result.
  std::vector<int64_t> bodyOf, firstOf;
};
} // namespace

static std::string nameOf(const std::string &name, int64_t iteration) {
  return name.empty() ? name : name + "[" + std::to_string(iteration) + "]";
}

int64_t LoopExpander::startOf(const LoopBody &body, int64_t iteration) const {
  auto size = static_cast<int64_t>(body.ops.size());
  int64_t first = firstOf[body.op], end = endOfLoop(body);
  if (!keepsLoops || iteration < body.firstPeeled)
    return first + iteration * size;
  int64_t loop = first + body.firstPeeled * size;
  return iteration < end ? loop : loop + 1 + (iteration - end) * size;
}

void LoopExpander::addIterations(const Op &op, const LoopBody &body,
                                 int64_t begin, int64_t end) {
  for (int64_t i = begin; i < end; ++i)
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
}

void LoopExpander::addLoop(const Op &op, const LoopBody &body) {
  int64_t first = result.numOps(), end = endOfLoop(body);
  addIterations(op, body, 0, body.firstPeeled);
  if (keepsLoops) {
    Op &loop = result.ops.emplace_back(op);
    loop.inheritedBytes = loop.entryBytes = 0;
  } else {
    result.loops.push_back({body.name, result.numOps(),
                            static_cast<int64_t>(body.ops.size()),
                            end - body.firstPeeled});
    addIterations(op, body, body.firstPeeled, end);
  }
  addIterations(op, body, end, body.trips);
  result.ops[first].inheritedBytes += op.inheritedBytes;
  result.ops[first].entryBytes = op.entryBytes;
}

void LoopExpander::addOps() {
  for (size_t i = 0; i < bodies.size(); ++i)
    bodyOf[bodies[i].op] = static_cast<int64_t>(i);
  for (size_t k = 0; k < trace.ops.size(); ++k) {
    firstOf[k] = result.numOps();
    if (hasBody(static_cast<int64_t>(k)))
      addLoop(trace.ops[k], bodies[bodyOf[k]]);
    else
      result.ops.push_back(trace.ops[k]);
    // Recomputation requires complete uses, which this trace does not have.
    if (!keepsLoops)
      result.ops.back().recompute = false;
  }
  firstOf.back() = result.numOps();
  if (trace.boundary)
    result.boundary = firstOf[*trace.boundary];
}

/// Adds the uses of a value by an op of the trace. If plans may move the value,
/// each op of a peeled iteration uses it, so that it stays on the device from
/// the first one to the last.
void LoopExpander::addUses(int64_t op, std::vector<int64_t> &uses) const {
  int64_t first = keepsLoops ? firstOf[op] : lastOf(op);
  for (int64_t use = first; use <= lastOf(op); ++use)
    uses.push_back(use);
}

void LoopExpander::addValue(const Value &value) {
  Value &copy = result.values.emplace_back(value);
  copy.uses.clear();
  bool isInLoop = value.def >= 0 && hasBody(value.def);
  if (value.def >= 0)
    copy.def = firstOf[value.def];
  // A value may be defined and used by one loop.
  if (isInLoop && (keepsLoops || (value.uses.empty() && !value.liveOut))) {
    addUses(value.def, copy.uses);
    if (copy.uses.front() == copy.def)
      copy.uses.erase(copy.uses.begin());
  }
  for (int64_t use : value.uses) {
    isInLoop |= hasBody(use);
    addUses(use, copy.uses);
  }
  if (!isInLoop || !copy.offloadable || keepsLoops)
    return;
  copy.offloadable = false;
  copy.obstacle = Obstacle::Loop;
}

/// A value is defined later, and not used before.
static void moveDef(Value &value, int64_t by) {
  value.def += by;
  auto later =
      std::upper_bound(value.uses.begin(), value.uses.end(), value.def);
  value.uses.erase(value.uses.begin(), later);
}

void LoopExpander::addWithin(const LoopBody &body) {
  for (int64_t i = 0; i < body.trips; ++i) {
    if (!isExpanded(body, i))
      continue;
    int64_t first = startOf(body, i);
    for (const Value &value : body.values) {
      Value &copy = result.values.emplace_back(value);
      copy.name = nameOf(value.name, i);
      copy.def += first;
      for (int64_t &use : copy.uses)
        use += first;
    }
  }
}

static int64_t iterationOf(const LoopBody &body, int64_t slice,
                           bool isReversed) {
  return isReversed ? body.trips - 1 - slice : slice;
}

Value LoopExpander::makeSlice(const LoopResidual &residual,
                              int64_t slice) const {
  const LoopBody &out = bodies[residual.out], &in = bodies[residual.in];
  Value value;
  if (residual.value >= 0)
    value.name = nameOf(trace.values[residual.value].name, slice);
  value.bytes = residual.sliceBytes;
  value.offloadable = residual.offloadable;
  if (!residual.offloadable)
    value.obstacle = Obstacle::Loop;
  int64_t made = startOf(out, iterationOf(out, slice, residual.isOutReversed));
  int64_t read = startOf(in, iterationOf(in, slice, residual.isInReversed));
  value.def = made + residual.def;
  for (int64_t use : residual.localUses)
    value.uses.push_back(made + use);
  for (int64_t use : residual.uses)
    value.uses.push_back(read + use);
  return value;
}

void LoopExpander::addResidual(const LoopResidual &residual) {
  const LoopBody &out = bodies[residual.out], &in = bodies[residual.in];
  Residual added;
  if (residual.value >= 0) {
    // Slices replace the stacked residual.
    Value &whole = result.values[residual.value];
    added.name = whole.name;
    if (keepsLoops) {
      whole.def = startOf(out, out.firstPeeled);
      whole.uses = {startOf(in, in.firstPeeled)};
      whole.bytes = residual.sliceBytes * (endOfLoop(out) - out.firstPeeled);
    } else {
      whole.bytes = 0;
      whole.offloadable = false;
    }
  }
  added.loopOut = residual.out;
  added.loopIn = residual.in;
  added.waitsWithin = residual.waitsWithin;
  added.copyUs = residual.copyUs;
  added.inPlace = residual.inPlace;
  for (int64_t slice = 0; slice < out.trips; ++slice) {
    int64_t made = iterationOf(out, slice, residual.isOutReversed);
    if (!isExpanded(out, made))
      continue;
    if (!isPeeled(out, made))
      added.values.push_back(result.numValues());
    result.values.push_back(makeSlice(residual, slice));
  }
  if (!keepsLoops)
    result.residuals.push_back(std::move(added));
}

void ao::planner::limitInherited(Trace &trace) {
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
  result.completeUses = keepsLoops && trace.completeUses;
  reserve();
  addOps();
  for (const Value &value : trace.values)
    addValue(value);
  for (const LoopBody &body : bodies) {
    if (isExpanded(body, 0))
      for (auto [value, op] : body.firstWrites)
        moveDef(result.values[value], op);
    addWithin(body);
  }
  for (const LoopResidual &residual : residuals)
    addResidual(residual);
  limitInherited(result);
  return std::move(result);
}

Trace ao::planner::expandLoops(const Trace &trace,
                               const std::vector<LoopBody> &bodies,
                               const std::vector<LoopResidual> &residuals) {
  return LoopExpander(trace, bodies, residuals, /*keepsLoops=*/false).expand();
}

LoopContext ao::planner::contextOf(const Trace &trace,
                                   const std::vector<LoopBody> &bodies,
                                   const std::vector<LoopResidual> &residuals) {
  LoopContext context{
      LoopExpander(trace, bodies, residuals, /*keepsLoops=*/true).expand(), {}};
  for (const LoopResidual &residual : residuals)
    context.stacked.push_back(residual.value);
  return context;
}

Trace ao::planner::withoutValues(Trace trace,
                                 const std::vector<int64_t> &values) {
  for (int64_t id : values)
    trace.values[id].bytes = 0;
  limitInherited(trace);
  return trace;
}
