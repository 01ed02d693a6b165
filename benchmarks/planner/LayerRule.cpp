//===- LayerRule.cpp - The planner beside TransformerEngine's rule --------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Benchmark.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Policies.h"
#include "ao/Planner/Simulator.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

using namespace ao::planner;

namespace {

double geometricMean(const std::vector<double> &ratios) {
  double sum = 0;
  for (double ratio : ratios)
    sum += std::log(ratio);
  return std::exp(sum / ratios.size());
}

double meanOf(const std::vector<double> &ratios) {
  double sum = 0;
  for (double ratio : ratios)
    sum += ratio;
  return sum / ratios.size();
}

class LayerRule {
public:
  explicit LayerRule(const BenchmarkOptions &options) : options(options) {}

  void run(const Trace &trace, const Machine &machine) {
    Plan planned = planWith(trace, machine, askFor(Policy::Planned));
    PlanOptions asked = askFor(Policy::Layerwise);
    double ready = planWith(trace, machine, asked).predicted.peakBytes;
    asked.layerIssue = LayerIssue::Head;
    double head = planWith(trace, machine, asked).predicted.peakBytes;
    double peak = planned.predicted.peakBytes;
    std::printf("%-11s %-10s zero-stall peak of the best k / planned: ready "
                "%.3f, head %.3f\n",
                trace.name.c_str(), machine.name.c_str(), ready / peak,
                head / peak);
    bestReady.push_back(ready / peak);
    bestHead.push_back(head / peak);
    if (machine.name == "gh200" || machine.name == "gb200-c2c")
      bestOnFastLinks.push_back(ready / peak);
    constexpr int64_t counts = 5;
    for (int64_t i = 1; i <= counts; ++i)
      compareAt(trace, machine, (countLayers(trace) - 1) * i / counts);
  }

  void print() const {
    auto [least, most] =
        std::minmax_element(bestReady.begin(), bestReady.end());
    std::printf("\nzero-stall peak, best k / planned: geometric mean %.3f "
                "(target >= 1.27), least %.3f (target >= 1.02), most %.3f\n",
                geometricMean(bestReady), *least, *most);
    std::printf("  copies issued at the head of the next layer: %.3f\n",
                geometricMean(bestHead));
    std::printf("  on gh200 and gb200-c2c: mean %.3f\n",
                meanOf(bestOnFastLinks));
    std::printf("step time, planned / rule at its peak, five k: worst %.4f "
                "(target <= 1.000), mean %.4f (target <= 0.953)\n",
                *std::max_element(stepTimes.begin(), stepTimes.end()),
                meanOf(stepTimes));
    std::printf("the rule's loss recovered / what the bound permits, %zu cases "
                "of loss > 1 %%: mean %.4f (target >= 0.95)\n",
                recovered.size(), meanOf(recovered));
    std::printf("held bytes / (N-k) T, equal layers, N <= 12, all k: most "
                "%.4f (target <= 1.0)\n",
                mostHeldOfEqualLayers());
  }

private:
  PlanOptions askFor(Policy policy) const {
    PlanOptions asked;
    asked.policy = policy;
    asked.effort = options.effort;
    asked.seed = options.seed;
    return asked;
  }

  static Plan planWith(const Trace &trace, const Machine &machine,
                       const PlanOptions &asked) {
    Expected<Plan> result = plan(trace, machine, asked);
    if (result)
      return std::move(*result);
    std::fprintf(stderr, "%s on %s: %s\n", trace.name.c_str(),
                 machine.name.c_str(), result.error().str().c_str());
    std::exit(1);
  }

  void compareAt(const Trace &trace, const Machine &machine, int64_t k) {
    PlanOptions asked = askFor(Policy::Layerwise);
    asked.numLayers = k;
    Prediction rule = planWith(trace, machine, asked).predicted;
    asked = askFor(Policy::Planned);
    asked.deviceBudget = rule.peakBytes;
    Prediction planned = planWith(trace, machine, asked).predicted;
    std::printf("%-11s %-10s k = %3lld: peak %8.3f GB, step %10.3f ms, planned "
                "%10.3f ms\n",
                trace.name.c_str(), machine.name.c_str(),
                static_cast<long long>(k), rule.peakBytes / 1e9,
                rule.makespanUs / 1e3, planned.makespanUs / 1e3);
    stepTimes.push_back(planned.makespanUs / rule.makespanUs);
    if (rule.exposedUs <= 0.01 * rule.baseUs)
      return;
    double bound =
        provenMakespanBound(trace, machine, asked.minBytes, rule.peakBytes);
    recovered.push_back((rule.makespanUs - planned.makespanUs) /
                        (rule.makespanUs - bound));
  }

  /// Bytes that layers of one value each hold at most, over (N-k) values.
  static double mostHeldOfEqualLayers() {
    constexpr int64_t bytes = 1 << 20;
    Machine machine = *loadMachine(defaultMachineName);
    double most = 0;
    for (int64_t n = 1; n <= 12; ++n) {
      Trace trace;
      trace.boundary = n;
      for (int64_t op = 0; op < 2 * n; ++op)
        trace.ops.push_back({"", 1000, OpKind::Matmul, Phase::Unknown,
                             std::min(op, 2 * n - 1 - op)});
      for (int64_t i = 0; i < n; ++i)
        trace.values.push_back({"", bytes, i, {2 * n - 1 - i}, true});
      for (int64_t k = 0; k < n; ++k)
        most = std::max(
            most, static_cast<double>(
                      simulate(trace, machine, layerwiseCommands(trace, {}, k))
                          ->peakBytes) /
                      static_cast<double>((n - k) * bytes));
    }
    return most;
  }

  const BenchmarkOptions &options;
  std::vector<double> bestReady, bestHead, bestOnFastLinks, stepTimes,
      recovered;
};

} // namespace

int printLayerRule(const BenchmarkOptions &options) {
  LayerRule figures(options);
  for (const char *traceName : benchmarkTraces) {
    Expected<Trace> trace =
        loadTrace(options.traceDirectory + "/" + traceName + ".json");
    if (!trace) {
      std::fprintf(stderr, "%s\n", trace.error().str().c_str());
      return 1;
    }
    for (const char *machineName : benchmarkMachines)
      figures.run(*trace, *loadMachine(machineName));
  }
  figures.print();
  return 0;
}
