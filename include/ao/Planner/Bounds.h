//===- Bounds.h - Lower bounds of all plans ---------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lower bounds in time linear in the trace. They model a link as a server of
// bytes: the bytes offloaded by an op are limited by the bytes produced and by
// the rate, and the bytes to reload by the ends of the gaps.
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_BOUNDS_H
#define AO_PLANNER_BOUNDS_H

#include "ao/Planner/Machine.h"
#include "ao/Planner/Trace.h"

#include <limits>
#include <optional>
#include <vector>

namespace ao::planner {

/// Returns a lower bound on the peak, in bytes, of all plans without exposed
/// time.
int64_t peakBound(const Trace &trace, const Machine &machine, int64_t minBytes,
                  std::optional<int64_t> pinnedLimit = std::nullopt);

/// A tighter bound of the same kind, still proven: whole values instead of
/// bytes, each with its own window and the latency of its copy. At least
/// peakBound; takes longer.
int64_t provenPeakBound(const Trace &trace, const Machine &machine,
                        int64_t minBytes);

/// Returns a lower bound on the step time, in microseconds, of all plans with a
/// peak of at most `budget`; infinite if no such plan exists.
double makespanBound(const Trace &trace, const Machine &machine,
                     int64_t minBytes, int64_t budget,
                     std::optional<int64_t> pinnedLimit = std::nullopt);

/// A tighter bound on the step time, still proven: whole values instead of
/// bytes, each with its own window and the latency of its copy. At least
/// makespanBound; takes longer.
double provenMakespanBound(const Trace &trace, const Machine &machine,
                           int64_t minBytes, int64_t budget);

/// Like makespanBound, of plans that may also recompute ops where the trace
/// allows it; in O(n log n). At most makespanBound.
double jointMakespanBound(const Trace &trace, const Machine &machine,
                          int64_t minBytes, int64_t budget);

/// The device budget below which there is no plan, and its cause.
struct SmallestBudget {
  int64_t bytes = 0;
  /// The op that forces it; -1 for the start of the step, the number of ops for
  /// its end.
  int64_t op = -1;
  /// The values that must be on the device there, largest first.
  std::vector<int64_t> values;
};

/// Without a host budget there is always a plan for it.
SmallestBudget
smallestBudget(const Trace &trace, int64_t minBytes,
               int64_t hostBudget = std::numeric_limits<int64_t>::max());

} // namespace ao::planner

#endif // AO_PLANNER_BOUNDS_H
