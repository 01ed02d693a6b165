//===- Pipeline.cpp - Steps of many microbatches --------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Benchmark.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Schedule.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

using namespace ao::planner;

namespace {

constexpr int64_t stages = 4, microbatches = 8;

/// Ratios to a lower bound.
struct Ratios {
  double logarithms = 0, most = 0;
  int count = 0;

  void add(double ratio) {
    logarithms += std::log(ratio);
    most = std::max(most, ratio);
    ++count;
  }
  double mean() const { return std::exp(logarithms / count); }
};

class PipelineFigures {
public:
  explicit PipelineFigures(const BenchmarkOptions &options)
      : options(options) {}

  Status run(const Trace &trace, const Machine &machine) {
    for (int64_t stage = 0; stage < stages; ++stage) {
      PipelineOptions asked;
      asked.stages = stages;
      asked.stage = stage;
      asked.microbatches = microbatches;
      Expected<PipelineSchedule> schedule =
          makeSchedule(asked, {timesOf(trace)});
      if (!schedule)
        return schedule.takeError();
      Expected<Trace> all = unroll({trace}, *schedule);
      if (!all)
        return all.takeError();
      if (Status status = run(*all, machine, stage); !status)
        return status;
    }
    return {};
  }

  void print() const {
    std::printf("\n1F1B, %lld stages, %lld microbatches: zero-stall peak / "
                "bound: mean %.4f, worst %.4f (target <= 1.03)\n",
                static_cast<long long>(stages),
                static_cast<long long>(microbatches), peaks.mean(), peaks.most);
    std::printf("1F1B, %lld stages, %lld microbatches: step / bound at 50 %%: "
                "mean %.4f, worst %.4f (target <= 1.02)\n",
                static_cast<long long>(stages),
                static_cast<long long>(microbatches), times.mean(), times.most);
  }

private:
  Status run(const Trace &all, const Machine &machine, int64_t stage) {
    PlanOptions asked;
    asked.effort = options.effort;
    asked.seed = options.seed;
    Expected<Plan> free = plan(all, machine, asked);
    if (!free)
      return free.takeError();
    asked.deviceBudget = unplannedPeak(all) / 2;
    Expected<Plan> half = plan(all, machine, asked);
    if (!half)
      return half.takeError();
    const Prediction &f = free->predicted, &h = half->predicted;
    double peakBytes = std::max<int64_t>(
        f.peakBoundBytes, provenPeakBound(all, machine, asked.minBytes));
    double boundUs =
        provenMakespanBound(all, machine, asked.minBytes, *asked.deviceBudget);
    std::printf("%-11s %-10s stage %lld: zero-stall peak / bound %.4f, step "
                "at 50 %%: +%.2f %%, bound +%.2f %%\n",
                all.name.c_str(), machine.name.c_str(),
                static_cast<long long>(stage), f.peakBytes / peakBytes,
                100 * (h.makespanUs / h.baseUs - 1),
                100 * (boundUs / h.baseUs - 1));
    std::fflush(stdout);
    peaks.add(f.peakBytes / peakBytes);
    times.add(h.makespanUs / boundUs);
    return {};
  }

  const BenchmarkOptions &options;
  Ratios peaks, times;
};

} // namespace

int printPipeline(const BenchmarkOptions &options) {
  PipelineFigures figures(options);
  for (const char *traceName : benchmarkTraces)
    for (const char *machineName : benchmarkMachines) {
      Expected<Trace> trace =
          loadTrace(options.traceDirectory + "/" + traceName + ".json");
      Status status = trace ? figures.run(*trace, *loadMachine(machineName))
                            : Status(trace.takeError());
      if (status)
        continue;
      std::fprintf(stderr, "%s on %s: %s\n", traceName, machineName,
                   status.error().str().c_str());
      return 1;
    }
  figures.print();
  return 0;
}
