//===- Stopwatch.h - Time less that of the clock ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_BENCHMARKS_GPU_STOPWATCH_H
#define AO_BENCHMARKS_GPU_STOPWATCH_H

#include <algorithm>
#include <limits>

namespace ao::gpu {

/// Adds up stretches of time. To read the clock takes about half a microsecond,
/// as long as a driver's call, so it is taken off each.
class Stopwatch {
public:
  /// `now` gives nanoseconds.
  explicit Stopwatch(double (*now)()) : now(now) {
    constexpr int readings = 1000;
    for (int i = 0; i < readings; ++i) {
      double before = now();
      reading = std::min(reading, now() - before);
    }
  }

  void start() { started = now(); }
  void stop() { sum += std::max(0.0, now() - started - reading); }
  double total() const { return sum; }

private:
  double (*now)();
  double reading = std::numeric_limits<double>::max(), started = 0, sum = 0;
};

} // namespace ao::gpu

#endif // AO_BENCHMARKS_GPU_STOPWATCH_H
