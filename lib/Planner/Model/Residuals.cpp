//===- Residuals.cpp - Slices that loops write and read -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Residuals.h"

#include <algorithm>
#include <limits>
#include <numeric>

using namespace ao::planner;

//===----------------------------------------------------------------------===//
// Validation of a trace
//===----------------------------------------------------------------------===//

static Error invalid(std::string path, std::string message) {
  return Error{ErrorCode::InvalidInput, std::move(message), std::move(path)};
}

static Status verifyLoop(const Trace &trace, size_t index) {
  const Loop &loop = trace.loops[index];
  std::string path = "$.loops[" + std::to_string(index) + "]";
  if (loop.trips < 1 || loop.bodyOps < 1)
    return invalid(path, "a loop has at least one iteration and one op");
  if (loop.firstOp < 0 || loop.firstOp > trace.numOps() ||
      loop.bodyOps > (trace.numOps() - loop.firstOp) / loop.trips)
    return invalid(path, "the loop is not within the " +
                             std::to_string(trace.numOps()) + " ops");
  if (index > 0 && loop.firstOp < trace.loops[index - 1].endOp())
    return invalid(path + ".first_op",
                   "op " + std::to_string(loop.firstOp) +
                       " is before the end of the preceding loop");
  return {};
}

ResidualShape ao::planner::shapeOf(const Trace &trace,
                                   const Residual &residual) {
  ResidualShape shape;
  shape.values = residual.values;
  shape.out = &trace.loops[residual.loopOut];
  shape.in = &trace.loops[residual.loopIn];
  auto firstUse = [&](int64_t id) {
    const Value &value = trace.values[id];
    return std::lower_bound(value.uses.begin(), value.uses.end(),
                            shape.in->firstOp);
  };
  bool isReversed = trace.values[shape.values.front()].def >
                    trace.values[shape.values.back()].def;
  if (isReversed)
    std::reverse(shape.values.begin(), shape.values.end());
  const Value &first = trace.values[shape.values.front()];
  shape.bytes = first.bytes;
  shape.waitsWithin = residual.waitsWithin;
  shape.copyUs = residual.copyUs;
  shape.inPlace = residual.inPlace;
  shape.isMirrored =
      *firstUse(shape.values.front()) > *firstUse(shape.values.back());
  auto use = firstUse(shape.values.front());
  shape.def = first.def - shape.out->firstOp;
  shape.lastLocal = (use == first.uses.begin() ? first.def : *std::prev(use)) -
                    shape.out->firstOp;
  int64_t iteration = shape.in->firstOp + shape.readBy(0) * shape.in->bodyOps;
  shape.firstUse = *use - iteration;
  shape.lastUse = first.uses.back() - iteration;
  return shape;
}

std::vector<ResidualShape> ao::planner::shapesOf(const Trace &trace) {
  std::vector<ResidualShape> shapes;
  for (const Residual &residual : trace.residuals)
    shapes.push_back(shapeOf(trace, residual));
  return shapes;
}

ResidualPlace ao::planner::placeOf(const Trace &trace,
                                   const Residual &residual) {
  ResidualShape shape = shapeOf(trace, residual);
  return {shape.def, shape.lastLocal, shape.firstUse};
}

namespace {
/// Checks one residual.
class ResidualVerifier {
public:
  ResidualVerifier(const Trace &trace, size_t index,
                   std::vector<bool> &isInStack)
      : trace(trace), residual(trace.residuals[index]), isInStack(isInStack),
        path("$.stacked_residuals[" + std::to_string(index) + "]") {}

  Status verify();

private:
  Status verifyLoops();
  Status verifyValue(size_t slice);
  Status verifyLikeFirst(const ResidualShape &shape, int64_t made);

  std::string pathOf(size_t slice) const {
    return path + ".values[" + std::to_string(slice) + "]";
  }

  const Trace &trace;
  const Residual &residual;
  std::vector<bool> &isInStack;
  std::string path;
};
} // namespace

Status ResidualVerifier::verifyLoops() {
  auto numLoops = static_cast<int64_t>(trace.loops.size());
  for (auto [loop, key] : {std::pair(residual.loopOut, ".loop_out"),
                           std::pair(residual.loopIn, ".loop_in")})
    if (loop < 0 || loop >= numLoops)
      return invalid(path + key, "loop " + std::to_string(loop) +
                                     " is not one of the " +
                                     std::to_string(numLoops) + " loops");
  if (residual.loopOut >= residual.loopIn)
    return invalid(path + ".loop_in",
                   "slices are read before they are written");
  for (int64_t loop : {residual.loopOut, residual.loopIn})
    if (trace.loops[loop].trips != static_cast<int64_t>(residual.values.size()))
      return invalid(path + ".values",
                     std::to_string(residual.values.size()) +
                         " slices, but the loop has " +
                         std::to_string(trace.loops[loop].trips) +
                         " iterations");
  return {};
}

/// Checks that the slice is written by the one loop and read by the other.
Status ResidualVerifier::verifyValue(size_t slice) {
  int64_t id = residual.values[slice];
  if (id < 0 || id >= trace.numValues())
    return invalid(pathOf(slice), "there are " +
                                      std::to_string(trace.numValues()) +
                                      " values");
  if (isInStack[id])
    return invalid(pathOf(slice), "it is a slice already");
  isInStack[id] = true;
  const Value &value = trace.values[id];
  if (!trace.loops[residual.loopOut].contains(value.def))
    return invalid(pathOf(slice), "the loop does not write it");
  if (value.uses.empty() ||
      !trace.loops[residual.loopIn].contains(value.uses.back()))
    return invalid(pathOf(slice), "the loop does not read it");
  if (value.liveOut)
    return invalid(pathOf(slice), "a slice ends in the loop that reads it");
  return {};
}

/// Checks that the slice written by iteration `made` is the first one, shifted.
Status ResidualVerifier::verifyLikeFirst(const ResidualShape &shape,
                                         int64_t made) {
  int64_t id = shape.values[made];
  size_t slice =
      id == residual.values[made] ? made : residual.values.size() - 1 - made;
  const Value &first = trace.values[shape.values.front()];
  const Value &value = trace.values[id];
  auto differ = [&](const char *what) {
    return invalid(pathOf(slice), std::string(what) +
                                      " differs from that of the other slices");
  };
  if (value.bytes != first.bytes || value.offloadable != first.offloadable ||
      value.copies != first.copies)
    return differ("its kind");
  if (value.def != shape.defOf(made))
    return differ("the op that defines it");
  if (value.uses.size() != first.uses.size())
    return differ("the number of its uses");
  for (size_t i = 0; i < value.uses.size(); ++i) {
    bool isLocal = first.uses[i] < shape.out->endOp();
    int64_t expected =
        isLocal ? first.uses[i] - shape.defOf(0) + shape.defOf(made)
                : first.uses[i] - shape.firstUseOf(0) + shape.firstUseOf(made);
    if (value.uses[i] != expected)
      return differ("the op that uses it");
  }
  return {};
}

Status ResidualVerifier::verify() {
  if (Status status = verifyLoops(); !status)
    return status;
  for (size_t slice = 0; slice < residual.values.size(); ++slice)
    if (Status status = verifyValue(slice); !status)
      return status;
  ResidualShape shape = shapeOf(trace, residual);
  if (shape.lastLocal >= shape.out->bodyOps ||
      shape.def >= shape.out->bodyOps || shape.firstUse < 0 ||
      shape.lastUse >= shape.in->bodyOps)
    return invalid(path, "a slice must be written in one iteration, in the "
                         "order of the slices or the reverse, and read in one");
  for (int64_t made = 0; made < shape.trips(); ++made)
    if (Status status = verifyLikeFirst(shape, made); !status)
      return status;
  return {};
}

/// A slice counts where it is defined and in the buffer of its residual: these
/// sums, together with all values and the arguments of functions, must not
/// overflow.
static Status verifyBytes(const Trace &trace) {
  int64_t free = std::numeric_limits<int64_t>::max();
  for (const Value &value : trace.values)
    free -= value.bytes;
  int64_t given = 0;
  for (const Op &op : trace.ops)
    given = std::max(given, op.entryBytes);
  free -= given;
  for (size_t i = 0; i < trace.residuals.size(); ++i)
    for (int64_t id : trace.residuals[i].values) {
      if (trace.values[id].bytes > free)
        return invalid(
            "$.stacked_residuals[" + std::to_string(i) + "]",
            "with all values, the buffers of stacked residuals add up to more "
            "than 2^63-1 bytes");
      free -= trace.values[id].bytes;
    }
  return {};
}

/// These are times, whose sum with the durations of all ops must not overflow.
static Status verifyCopies(const Trace &trace) {
  double total = 0;
  for (const Op &op : trace.ops)
    total += op.durationUs;
  for (size_t i = 0; i < trace.residuals.size(); ++i) {
    const Residual &residual = trace.residuals[i];
    std::string path = "$.stacked_residuals[" + std::to_string(i) + "].copy_us";
    if (!(residual.copyUs >= 0))
      return invalid(path, "a duration must not be negative");
    total += residual.copyUs * static_cast<double>(residual.values.size());
    if (!(total <= maxStepUs))
      return invalid(path, "with all durations, copies add up to more than "
                           "1e300 us");
  }
  return {};
}

Status ao::planner::verifyResiduals(const Trace &trace) {
  for (size_t i = 0; i < trace.loops.size(); ++i)
    if (Status status = verifyLoop(trace, i); !status)
      return status;
  if (trace.residuals.empty())
    return {};
  std::vector<bool> isInStack(trace.values.size());
  for (size_t i = 0; i < trace.residuals.size(); ++i)
    if (Status status = ResidualVerifier(trace, i, isInStack).verify(); !status)
      return status;
  if (Status status = verifyCopies(trace); !status)
    return status;
  return verifyBytes(trace);
}

Trace ao::planner::withoutLoops(const Trace &trace) {
  Trace plain = trace;
  plain.loops.clear();
  plain.residuals.clear();
  return plain;
}

//===----------------------------------------------------------------------===//
// Positions at which loops are split
//===----------------------------------------------------------------------===//

const std::set<int64_t> &ao::planner::cutsOf(const LoopCuts &cuts,
                                             const Loop &loop) {
  static const std::set<int64_t> none;
  auto known = cuts.find(&loop);
  return known == cuts.end() ? none : known->second;
}

/// Splits a residual where the loop that writes it is split, whether its slices
/// are offloaded or not, and the loop that reads it where a segment ends. Loops
/// write slices for later loops, so that one pass in the order of the step is
/// enough.
static void spread(const std::vector<ResidualShape> &shapes, LoopCuts &cuts) {
  if (cuts.empty())
    return;
  std::vector<size_t> order(shapes.size());
  std::iota(order.begin(), order.end(), size_t(0));
  std::sort(order.begin(), order.end(), [&](size_t a, size_t b) {
    return shapes[a].out->firstOp < shapes[b].out->firstOp;
  });
  for (size_t i : order) {
    const ResidualShape &shape = shapes[i];
    auto known = cuts.find(shape.out);
    if (known == cuts.end())
      continue;
    std::set<int64_t> &ends = cuts[shape.in];
    for (int64_t made : known->second)
      ends.insert(shape.isMirrored ? shape.trips() - made : made);
  }
}

LoopCuts ao::planner::cutsFor(const std::vector<ResidualShape> &shapes,
                              const std::vector<SliceCounts> &slices) {
  LoopCuts cuts;
  for (size_t i = 0; i < shapes.size(); ++i)
    for (int64_t end : {slices[i].offloaded, slices[i].total()})
      if (end > 0 && end < shapes[i].trips())
        cuts[shapes[i].out].insert(end);
  spread(shapes, cuts);
  return cuts;
}

Segment ao::planner::segmentOf(const Loop &loop, const std::set<int64_t> &cuts,
                               int64_t iteration) {
  auto next = cuts.upper_bound(iteration);
  return {next == cuts.begin() ? 0 : *std::prev(next),
          next == cuts.end() ? loop.trips : *next};
}

//===----------------------------------------------------------------------===//
// Memory and time
//===----------------------------------------------------------------------===//

namespace {
/// The ops at whose starts a buffer is live, from `first` to `last`.
struct BufferLifetime {
  int64_t first, last, bytes;
};

/// Sums up the memory of lifetimes.
class CostSum {
public:
  explicit CostSum(const Trace &trace)
      : costs{std::vector<int64_t>(trace.numOps() + 1),
              std::vector<int64_t>(trace.numOps() + 2),
              std::vector<double>(trace.numOps()),
              std::vector<int64_t>(trace.numOps() + 2),
              std::vector<bool>(trace.numValues())} {}

  /// Adds `amount` from the start of op `first` to that of op `last`.
  void add(int64_t first, int64_t last, int64_t amount) {
    costs.atOps[first] += amount;
    costs.atOps[last + 1] -= amount;
    costs.atBoundaries[first + 1] += amount;
    costs.atBoundaries[last + 1] -= amount;
  }
  /// Adds `amount` before the commands before op `op`.
  void addInFront(int64_t op, int64_t amount) {
    costs.atBoundaries[op] += amount;
    costs.atBoundaries[op + 1] -= amount;
  }
  /// Adds the memory of a value of `bytes` that op `def` defines, from the
  /// start of op `first` on.
  void addBeforeDef(int64_t first, int64_t def, int64_t bytes) {
    costs.atOps[first] += bytes;
    costs.atOps[def] -= bytes;
    costs.atBoundaries[first + 1] += bytes;
    costs.atBoundaries[def + 1] -= bytes;
  }
  void addTime(int64_t op, double us) { costs.copyUs[op] += us; }
  void addHost(BufferLifetime lifetime) {
    costs.hostBytes[lifetime.first] += lifetime.bytes;
    costs.hostBytes[lifetime.last + 1] -= lifetime.bytes;
  }
  void putOnHost(int64_t value) { costs.isInHostBuffer[value] = true; }

  ResidualCosts sum() && {
    for (std::vector<int64_t> *sums :
         {&costs.atOps, &costs.atBoundaries, &costs.hostBytes}) {
      sums->pop_back();
      std::partial_sum(sums->begin(), sums->end(), sums->begin());
    }
    return std::move(costs);
  }

private:
  ResidualCosts costs;
};
} // namespace

/// Returns the lifetime of the buffer of the slices that a segment writes.
static BufferLifetime lifetimeOf(const ResidualShape &shape, Segment segment) {
  int64_t lastRead =
      std::max(shape.readBy(segment.begin), shape.readBy(segment.end - 1));
  return {shape.out->firstOp + segment.begin * shape.out->bodyOps,
          shape.in->firstOp + (lastRead + 1) * shape.in->bodyOps - 1,
          (segment.end - segment.begin) * shape.bytes};
}

/// Adds the device buffer of the slices that a segment writes.
static void addSegment(const ResidualShape &shape, Segment segment,
                       CostSum &costs) {
  BufferLifetime lifetime = lifetimeOf(shape, segment);
  costs.add(lifetime.first, lifetime.last, lifetime.bytes);
  costs.addInFront(lifetime.first, lifetime.bytes);
  for (int64_t made = segment.begin; made < segment.end; ++made) {
    costs.addTime(shape.defOf(made), shape.copyUs);
    costs.add(shape.defOf(made), shape.lastUseOf(made), -shape.bytes);
    // A slice in its own buffer is live during its uses in the iteration.
    if (!shape.inPlace)
      costs.add(shape.defOf(made), shape.lastLocalOf(made), shape.bytes);
  }
}

std::vector<LoopResult> ao::planner::resultsOf(const Trace &trace) {
  std::vector<bool> isSlice(trace.values.size());
  for (const Residual &residual : trace.residuals)
    for (int64_t id : residual.values)
      isSlice[id] = true;
  std::vector<LoopResult> results;
  for (int64_t id = 0; id < trace.numValues(); ++id) {
    const Value &value = trace.values[id];
    auto next = std::upper_bound(
        trace.loops.begin(), trace.loops.end(), value.def,
        [](int64_t op, const Loop &loop) { return op < loop.firstOp; });
    if (isSlice[id] || next == trace.loops.begin())
      continue;
    const Loop &loop = *std::prev(next);
    int64_t def = value.def - loop.firstOp;
    if (def > 0 && def < loop.bodyOps &&
        value.lastLive(trace.numOps()) >= loop.firstOp + loop.bodyOps)
      results.push_back({&loop, def, value.bytes});
  }
  return results;
}

ResidualCosts
ao::planner::costsOfResiduals(const Trace &trace,
                              const std::vector<Command> &commands) {
  std::vector<bool> isOffloaded(trace.values.size());
  for (const Command &command : commands)
    if (command.kind == CommandKind::Offload)
      isOffloaded[command.value] = true;
  std::vector<ResidualShape> shapes = shapesOf(trace);
  LoopCuts cuts;
  for (const ResidualShape &shape : shapes)
    for (int64_t made = 1; made < shape.trips(); ++made)
      if (isOffloaded[shape.values[made]] !=
          isOffloaded[shape.values[made - 1]])
        cuts[shape.out].insert(made);
  spread(shapes, cuts);
  CostSum costs(trace);
  for (const ResidualShape &shape : shapes)
    for (int64_t begin = 0; begin < shape.trips();) {
      Segment segment = segmentOf(*shape.out, cutsOf(cuts, *shape.out), begin);
      begin = segment.end;
      if (segment.isSingle())
        continue;
      if (!isOffloaded[shape.values[segment.begin]]) {
        addSegment(shape, segment, costs);
        continue;
      }
      costs.addHost(lifetimeOf(shape, segment));
      for (int64_t made = segment.begin; made < segment.end; ++made)
        costs.putOnHost(shape.values[made]);
    }
  for (const LoopResult &result : resultsOf(trace)) {
    const Loop &loop = *result.loop;
    if (!segmentOf(loop, cutsOf(cuts, loop), 0).isSingle())
      costs.addBeforeDef(loop.firstOp, loop.firstOp + result.def, result.bytes);
  }
  return std::move(costs).sum();
}

int64_t ao::planner::hostPeakOf(const std::vector<ResidualShape> &shapes,
                                const std::vector<SliceCounts> &slices) {
  LoopCuts cuts = cutsFor(shapes, slices);
  // By op, the bytes allocated there less the bytes freed.
  std::map<int64_t, int64_t> changes;
  for (size_t i = 0; i < shapes.size(); ++i)
    for (int64_t begin = 0; begin < slices[i].offloaded;) {
      Segment segment =
          segmentOf(*shapes[i].out, cutsOf(cuts, *shapes[i].out), begin);
      BufferLifetime lifetime = lifetimeOf(shapes[i], segment);
      changes[lifetime.first] += lifetime.bytes;
      changes[lifetime.last + 1] -= lifetime.bytes;
      begin = segment.end;
    }
  int64_t bytes = 0, most = 0;
  for (auto [op, change] : changes)
    most = std::max(most, bytes += change);
  return most;
}
