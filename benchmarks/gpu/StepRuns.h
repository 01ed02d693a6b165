//===- StepRuns.h - Run a step's executable, read results -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_BENCHMARKS_GPU_STEPRUNS_H
#define AO_BENCHMARKS_GPU_STEPRUNS_H

#include <cstdint>
#include <string>
#include <vector>

namespace ao::gpu {

/// The results of one strategy.
struct StrategyRun {
  std::string strategy;
  /// Why there are no figures: device memory was exceeded, which only those
  /// strategies may do that know no budget.
  std::string error;
  double exposedMs = 0;
  /// Milliseconds of every step that was timed without events around copies,
  /// sorted.
  std::vector<double> stepsMs;
  int64_t peakDeviceBytes = 0, staticPeakBytes = 0, libraryBytes = 0;
  int64_t peakHostBytes = 0, pinningFallbacks = 0;
  /// As the driver counts them.
  int64_t driverReservedBytes = 0, driverUsedBytes = 0;
  /// One element a copy.
  std::vector<int64_t> offloadSizes, reloadSizes;
  double offloadRate = 0, reloadRate = 0;
  /// Multiplications and additions of the step's products.
  double productFlops = 0;
  int64_t streamsCreated = 0;
  /// Share of the time of copies during which the device computed; negative
  /// if the timeline shows no copies.
  double overlap = -1;
  /// How outputs differ from those without offloading; empty: same bits.
  std::string difference;
  /// They do not with products as kernels: a library that chooses among kernels
  /// by where operands lie gives other bits, and nothing is wrong.
  bool onlyLibraryDiffers = false;

  double medianMs() const {
    return stepsMs.empty() ? 0 : stepsMs[stepsMs.size() / 2];
  }
  /// Of products, in 10^12 a second of the median step.
  double teraflops() const {
    return stepsMs.empty() ? 0 : productFlops / medianMs() / 1e9;
  }
};

/// Runs `executable` (written by ao-run --emit=exe --compare), comparing all
/// its strategies. Step times come from `rounds` runs of `repeat` steps of each
/// strategy, so that clocks and temperatures that change meet all of them; what
/// else is measured comes from a run of its own. Returns an empty string or
/// what is wrong.
std::string runStep(const std::string &executable, int64_t repeat,
                    int64_t rounds, std::vector<StrategyRun> &runs);

} // namespace ao::gpu

#endif // AO_BENCHMARKS_GPU_STEPRUNS_H
