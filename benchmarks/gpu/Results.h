//===- Results.h - The benchmark's figures as JSON --------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_BENCHMARKS_GPU_RESULTS_H
#define AO_BENCHMARKS_GPU_RESULTS_H

#include "StepRuns.h"
#include "TorchTimes.h"

namespace ao::gpu {

/// Rates of plain copies of the same sizes.
struct PlainRates {
  double offload = 0, reload = 0;
};

/// All about one executable.
struct StepResults {
  std::string executable;
  std::vector<StrategyRun> runs;
  /// One for each run.
  std::vector<PlainRates> plain;
  std::vector<TorchTime> torch;
  /// The failures of --check.
  std::vector<std::string> notMet;
};

std::string toJson(const std::vector<StepResults> &results);

} // namespace ao::gpu

#endif // AO_BENCHMARKS_GPU_RESULTS_H
