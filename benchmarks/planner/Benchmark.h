//===- Benchmark.h - Tables of the planner benchmark ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_BENCHMARKS_PLANNER_BENCHMARK_H
#define AO_BENCHMARKS_PLANNER_BENCHMARK_H

#include <cstdint>
#include <string>

struct BenchmarkOptions {
  std::string traceDirectory;
  int64_t effort = 1;
  int64_t seed = 0;
};

/// Plans every trace on every machine at every budget and prints the figures
/// beside their targets. Returns an exit status.
int printQuality(const BenchmarkOptions &options);

/// Plans synthetic transformer steps of growing size and prints the times.
int printScaling(const BenchmarkOptions &options);

#endif // AO_BENCHMARKS_PLANNER_BENCHMARK_H
