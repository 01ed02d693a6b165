//===- Residuals.h - Slices that loops write and read -----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The compiled loop keeps the slices of a residual in one buffer, on the device
// or, if they are offloaded, on the host; in several if the loop is split. A
// buffer is live from the first iteration that writes to it to the last one
// that reads from it, for all of its slices. A segment of a single slice is an
// ordinary value.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_MODEL_RESIDUALS_H
#define AO_LIB_PLANNER_MODEL_RESIDUALS_H

#include "ao/Planner/Loops.h"

#include <map>
#include <set>
#include <utility>
#include <vector>

namespace ao::planner {

/// A residual, described by its first slice; ops are numbers within the bodies.
struct ResidualShape {
  /// In the order in which they are written.
  std::vector<int64_t> values;
  int64_t bytes = 0;
  const Loop *out = nullptr;
  const Loop *in = nullptr;
  /// The slice that is written last is read first.
  bool isMirrored = false;
  bool waitsWithin = false;
  double copyUs = 0;
  bool inPlace = false;
  /// The op that defines a slice, and its last use in the iteration that
  /// defines it; the same op if there is none.
  int64_t def = 0;
  int64_t lastLocal = 0;
  /// The uses of a slice in the other loop.
  int64_t firstUse = 0;
  int64_t lastUse = 0;
  /// The time to recompute a rematerialized slice before its first use there.
  double recomputeUs = 0;

  int64_t trips() const { return out->trips; }
  /// Returns the iteration that reads the slice which iteration `made` writes.
  int64_t readBy(int64_t made) const {
    return isMirrored ? trips() - 1 - made : made;
  }
  /// Return the ops of the step for the slice written by iteration `made`.
  int64_t defOf(int64_t made) const {
    return out->firstOp + made * out->bodyOps + def;
  }
  int64_t lastLocalOf(int64_t made) const {
    return defOf(made) + lastLocal - def;
  }
  int64_t firstUseOf(int64_t made) const {
    return in->firstOp + readBy(made) * in->bodyOps + firstUse;
  }
  int64_t lastUseOf(int64_t made) const {
    return firstUseOf(made) + lastUse - firstUse;
  }
};

/// Returns the shape of a residual of a verified trace.
ResidualShape shapeOf(const Trace &trace, const Residual &residual);
std::vector<ResidualShape> shapesOf(const Trace &trace);

/// How many slices of a residual are not kept on the device: the first ones are
/// offloaded, those after them rematerialized.
struct SliceCounts {
  int64_t offloaded = 0;
  int64_t rematerialized = 0;

  int64_t total() const { return offloaded + rematerialized; }
  bool operator<(const SliceCounts &other) const {
    return std::pair(offloaded, rematerialized) <
           std::pair(other.offloaded, other.rematerialized);
  }
};

/// By loop, the iterations before which it is split for these slices of each
/// residual: where the set of offloaded or of rematerialized slices changes,
/// and where the slices of such a loop are read.
using LoopCuts = std::map<const Loop *, std::set<int64_t>>;
LoopCuts cutsFor(const std::vector<ResidualShape> &shapes,
                 const std::vector<SliceCounts> &slices);
/// Returns the positions of one loop.
const std::set<int64_t> &cutsOf(const LoopCuts &cuts, const Loop &loop);

/// Iterations between two splits; a single one is no loop.
struct Segment {
  int64_t begin, end;

  bool isSingle() const { return end - begin == 1; }
};
Segment segmentOf(const Loop &loop, const std::set<int64_t> &cuts,
                  int64_t iteration);

/// A value that a loop writes iteration by iteration and that is used after it,
/// such as a sum of gradients. An op of the first iteration defines it. It
/// occupies memory from that op on if the iteration is peeled, else from the
/// start of the loop on.
struct LoopResult {
  const Loop *loop;
  /// The defining op, within the body.
  int64_t def;
  int64_t bytes;
};
/// Returns those that the first op of their loop does not define.
std::vector<LoopResult> resultsOf(const Trace &trace);

/// Limits the residuals that callers pass for an op to the bytes of the values
/// that it defines, after these have become smaller.
void limitInherited(Trace &trace);

/// Checks the loops and residuals of a trace.
Status verifyResiduals(const Trace &trace);

/// The costs of the buffers of residuals: on the device, bytes beyond those
/// that their slices would take in memory of their own, negative where a slice
/// is in its own memory as well, and the time of copies into them; on the host,
/// their bytes. Bytes of results of loops before their definition are included.
struct ResidualCosts {
  /// At the start of every op.
  std::vector<int64_t> atOps;
  /// At every boundary, before its commands, and at the end of the step.
  std::vector<int64_t> atBoundaries;
  /// By op, the additional duration.
  std::vector<double> copyUs;
  /// At the start of every op and at the end of the step.
  std::vector<int64_t> hostBytes;
  /// By value, whether its host copy is in one of the buffers.
  std::vector<bool> isInHostBuffer;
};
ResidualCosts costsOfResiduals(const Trace &trace,
                               const std::vector<Command> &commands);

/// Returns the most bytes on the host at once if so many slices of each
/// residual are offloaded.
int64_t hostPeakOf(const std::vector<ResidualShape> &shapes,
                   const std::vector<SliceCounts> &slices);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_MODEL_RESIDUALS_H
