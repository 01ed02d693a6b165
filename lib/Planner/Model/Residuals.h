//===- Residuals.h - Slices that loops make and read ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The compiled loop keeps those slices of a residual that do not move in one
// buffer, or in several where the loop is cut: from the first iteration that
// fills it to the last one that reads it, whichever slice that needs. A part of
// a single slice is a value as any other.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_MODEL_RESIDUALS_H
#define AO_LIB_PLANNER_MODEL_RESIDUALS_H

#include "ao/Planner/Loops.h"

#include <map>
#include <set>
#include <vector>

namespace ao::planner {

/// A residual as its first slice shows it; ops are numbers within the bodies.
struct ResidualShape {
  /// In the order in which they are made.
  std::vector<int64_t> values;
  int64_t bytes = 0;
  const Loop *out = nullptr;
  const Loop *in = nullptr;
  /// The slice that is made last is read first.
  bool isMirrored = false;
  bool waitsWithin = false;
  double copyUs = 0;
  bool inPlace = false;
  /// The op that makes a slice, and the last one that uses it in the iteration
  /// in which it is made; the same if none does.
  int64_t def = 0;
  int64_t lastLocal = 0;
  /// The ops that use it in the other loop.
  int64_t firstUse = 0;
  int64_t lastUse = 0;

  int64_t trips() const { return out->trips; }
  /// The iteration that reads the slice which iteration `made` makes.
  int64_t readBy(int64_t made) const {
    return isMirrored ? trips() - 1 - made : made;
  }
  /// The ops of the step in question, for the slice made by iteration `made`.
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

/// Of a residual of a trace that verifies.
ResidualShape shapeOf(const Trace &trace, const Residual &residual);
std::vector<ResidualShape> shapesOf(const Trace &trace);

/// By loop, the iterations before which it is cut if so many slices of each
/// residual move: where other slices move than before, and where the slices of
/// such a loop are read.
using LoopCuts = std::map<const Loop *, std::set<int64_t>>;
LoopCuts cutsFor(const std::vector<ResidualShape> &shapes,
                 const std::vector<int64_t> &slices);
/// Those of one loop.
const std::set<int64_t> &cutsOf(const LoopCuts &cuts, const Loop &loop);

/// Iterations between two cuts; a single one is no loop.
struct Segment {
  int64_t begin, end;

  bool isSingle() const { return end - begin == 1; }
};
Segment segmentOf(const Loop &loop, const std::set<int64_t> &cuts,
                  int64_t iteration);

/// Checks what a trace says of loops and residuals.
Status verifyResiduals(const Trace &trace);

/// The costs of the buffers of residuals: bytes beyond those that their slices
/// would take in memory of their own, negative where a slice is in its own
/// memory as well; and the time of copies into them.
struct ResidualCosts {
  /// At the start of every op.
  std::vector<int64_t> atOps;
  /// At every boundary, before its commands, and at the end of the step.
  std::vector<int64_t> atBoundaries;
  /// By op, how much longer it takes.
  std::vector<double> copyUs;
};
ResidualCosts costsOfResiduals(const Trace &trace,
                               const std::vector<Command> &commands);

/// The most bytes that are on the host at once if so many slices of each
/// residual move, wherever in their iterations.
int64_t hostPeakOf(int64_t numOps, const std::vector<ResidualShape> &shapes,
                   const std::vector<int64_t> &slices);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_MODEL_RESIDUALS_H
