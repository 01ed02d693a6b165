//===- Interference.h - Slowdown of ops by copies ---------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A copy reads or writes device memory and takes a share of its bandwidth. An
// op that is limited by that bandwidth for a part of its duration takes longer
// while copies are in flight. docs/Explanation/Planner.md has the formula.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_MODEL_INTERFERENCE_H
#define AO_LIB_PLANNER_MODEL_INTERFERENCE_H

#include "ao/Planner/Machine.h"
#include "ao/Planner/Trace.h"

#include <algorithm>
#include <array>
#include <vector>

namespace ao::planner {

/// Returns, by op, the bytes of the values that it reads and writes.
std::vector<double> memoryTraffic(const Trace &trace);

/// The state of one direction of the link at the start of an op.
struct LinkQueue {
  /// Time until the issued copies end, on the clock of the direction.
  double leftUs = 0;
  /// The share of the direction's rate that communication does not use.
  double freeShare = 1;
};

/// Parts of an op's duration, each with the time by which copies prolong it.
struct SlowedParts {
  struct Part {
    /// Part of the duration, in microseconds.
    double us = 0;
    /// Added time per microsecond.
    double slowdown = 0;
  };
  std::array<Part, 3> parts;
  size_t count = 0;

  double addedUs() const {
    double us = 0;
    for (size_t i = 0; i < count; ++i)
      us += parts[i].us * parts[i].slowdown;
    return us;
  }
};

/// The slowdown of ops by copies on one machine.
class Interference {
public:
  explicit Interference(const Machine &machine);

  /// Returns true if copies do not slow down ops.
  bool isNone() const { return both == 0; }

  /// Returns, by op, the part of its duration that the bandwidth of device
  /// memory limits.
  std::vector<double> memoryUs(const std::vector<double> &durations,
                               const std::vector<double> &traffic) const;

  /// Returns the parts of an op that copies in flight prolong. `memoryUs` is a
  /// part of `durationUs`.
  SlowedParts slow(double durationUs, double memoryUs, LinkQueue out,
                   LinkQueue back) const;
  double slowedUs(double durationUs, double memoryUs, LinkQueue out,
                  LinkQueue back) const {
    if (memoryUs <= 0 || (out.leftUs <= 0 && back.leftUs <= 0))
      return 0;
    return slow(durationUs, memoryUs, out, back).addedUs();
  }

  /// Returns the added time with copies in flight in both directions all the
  /// time.
  double mostSlowedUs(double memoryUs) const { return memoryUs * both; }

private:
  /// Time to read or write a byte of device memory.
  double usPerByte = 0;
  /// Added time per microsecond limited by memory, with copies in one direction
  /// and in both.
  double out = 0, back = 0, both = 0;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_MODEL_INTERFERENCE_H
