//===- Results.cpp - The benchmark's figures as JSON ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Results.h"

#include <nlohmann/json.hpp>

using namespace ao::gpu;
using nlohmann::ordered_json;

static ordered_json toJson(const StrategyRun &run, const PlainRates &plain) {
  ordered_json row = {{"strategy", run.strategy}};
  if (!run.error.empty()) {
    row["error"] = run.error;
    return row;
  }
  row["median_ms"] = run.medianMs();
  row["steps_ms"] = run.stepsMs;
  row["teraflops"] = run.teraflops();
  row["exposed_ms"] = run.exposedMs;
  row["peak_device_bytes"] = run.peakDeviceBytes;
  row["predicted_peak_device_bytes"] = run.staticPeakBytes;
  row["driver_used_bytes"] = run.driverUsedBytes;
  row["driver_reserved_bytes"] = run.driverReservedBytes;
  row["library_bytes"] = run.libraryBytes;
  row["pinning_fallbacks"] = run.pinningFallbacks;
  if (run.overlap >= 0)
    row["overlap"] = run.overlap;
  row["offload_bytes_per_second"] = run.offloadRate;
  row["plain_offload_bytes_per_second"] = plain.offload;
  row["reload_bytes_per_second"] = run.reloadRate;
  row["plain_reload_bytes_per_second"] = plain.reload;
  row["same_bits"] = run.difference.empty();
  if (!run.difference.empty())
    row["difference"] = run.difference;
  return row;
}

std::string ao::gpu::toJson(const std::vector<StepResults> &results) {
  ordered_json steps = ordered_json::array();
  for (const StepResults &step : results) {
    ordered_json runs = ordered_json::array(), torch = runs;
    for (size_t i = 0; i < step.runs.size(); ++i)
      runs.push_back(::toJson(step.runs[i], step.plain[i]));
    for (const TorchTime &time : step.torch)
      torch.push_back({{"mode", time.mode},
                       {"median_ms", time.medianMs},
                       {"teraflops", time.teraflops},
                       {"peak_mib", time.peakMiB}});
    steps.push_back({{"executable", step.executable},
                     {"strategies", runs},
                     {"pytorch", torch},
                     {"not_met", step.notMet}});
  }
  return ordered_json{
             {"schema", "ao.gpu-benchmark"}, {"version", 1}, {"steps", steps}}
             .dump(1) +
         "\n";
}
