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
    std::printf("\nzero-stall peak, best k / planned: geometric mean %.3f, "
                "least %.3f, most %.3f\n",
                geometricMean(bestReady), *least, *most);
    std::printf("  copies issued at the head of the next layer: %.3f\n",
                geometricMean(bestHead));
    std::printf("  on gh200 and gb200-c2c: mean %.3f\n",
                meanOf(bestOnFastLinks));
    std::printf("step time, planned / rule at its peak, five k: worst %.4f, "
                "mean %.4f\n",
                *std::max_element(stepTimes.begin(), stepTimes.end()),
                meanOf(stepTimes));
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
  }

  const BenchmarkOptions &options;
  std::vector<double> bestReady, bestHead, bestOnFastLinks, stepTimes;
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
