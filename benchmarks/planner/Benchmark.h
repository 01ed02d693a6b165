//===- Benchmark.h - Tables of the planner benchmark ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
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

inline constexpr const char *benchmarkTraces[] = {"A_gpt2s_4k", "C_7b_4k",
                                                  "E_70b_4k", "G_unet"};
inline constexpr const char *benchmarkMachines[] = {"h100-pcie4", "h100-pcie5",
                                                    "gh200", "gb200-c2c"};

/// Compares with the policy `layerwise` on every trace and machine: peaks
/// without exposed time, and step times at its peaks. Returns an exit status.
int printLayerRule(const BenchmarkOptions &options);

/// Lays out buffers that divide a rectangle, random ones and those of steps,
/// and prints how far from the bound the arenas are. Returns an exit status.
int printLayouts(const BenchmarkOptions &options);
/// Lays out many buffers and prints the times.
int printLayoutScaling(const BenchmarkOptions &options);

/// Plans a transformer whose layers are loops, by plans that loops can repeat,
/// and as if they were unrolled, and prints peaks and step times beside their
/// targets. Returns an exit status.
int printLoops(const BenchmarkOptions &options);

/// Plans one stage after the other of a pipeline under 1F1B, all of its
/// microbatches together, and prints how far from the bounds the plans are.
/// Returns an exit status.
int printPipeline(const BenchmarkOptions &options);

/// Plans every trace on every machine at every budget and prints the figures
/// beside their targets. Returns an exit status.
int printQuality(const BenchmarkOptions &options);

/// Plans the traces with recomputable ops, by offloading alone,
/// rematerialization alone, and both, and prints the added times beside the
/// joint bound. Returns an exit status.
int printRecompute(const BenchmarkOptions &options);

/// Plans synthetic transformer steps of growing size and prints the times.
int printScaling(const BenchmarkOptions &options);

/// Plans a step of two microbatches whose layers are compiled regions: each
/// alone, and all together, in the tape's order and in the eager one. Prints
/// peaks beside their bound, and their targets. Returns an exit status.
int printWholeStep(const BenchmarkOptions &options);

#endif // AO_BENCHMARKS_PLANNER_BENCHMARK_H
