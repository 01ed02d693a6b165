//===- LayerRule.cpp - Plans against TransformerEngine's rule -------------===//
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
#include <map>
#include <set>
#include <string>
#include <utility>
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

  /// The bytes that the rule holds do not depend on the machine.
  void countHeld(const Trace &trace) {
    heldOfTraces.push_back({trace.name, mostHeld(trace)});
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
                "(target <= 1.000), mean %.4f (target <= 0.959)\n",
                *std::max_element(stepTimes.begin(), stepTimes.end()),
                meanOf(stepTimes));
    std::printf("  proven bound / rule: mean %.4f, which no plan is below\n",
                meanOf(stepBounds));
    std::printf("the rule's loss recovered / what the bound permits, %zu cases "
                "of loss > 1 %%: mean %.4f (target >= 0.95)\n",
                recovered.size(), meanOf(recovered));
    std::printf("held bytes / (N-k) T, equal layers, N <= 12, all k: most "
                "%.4f (target <= 1.0)\n",
                mostHeldOfEqualLayers());
    for (const auto &[name, held] : heldOfTraces)
      std::printf("  the layers of %s, T of the largest: %.4f\n", name.c_str(),
                  held);
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
    double bound =
        provenMakespanBound(trace, machine, asked.minBytes, rule.peakBytes);
    std::printf("%-11s %-10s k = %3lld: peak %8.3f GB, step %10.3f ms, planned "
                "%10.3f ms, bound %10.3f ms\n",
                trace.name.c_str(), machine.name.c_str(),
                static_cast<long long>(k), rule.peakBytes / 1e9,
                rule.makespanUs / 1e3, planned.makespanUs / 1e3, bound / 1e3);
    stepTimes.push_back(planned.makespanUs / rule.makespanUs);
    stepBounds.push_back(bound / rule.makespanUs);
    if (rule.exposedUs <= 0.01 * rule.baseUs)
      return;
    recovered.push_back((rule.makespanUs - planned.makespanUs) /
                        (rule.makespanUs - bound));
  }

  /// Bytes of the saved values of layers that the rule holds on the device at
  /// most, over N-k times those of the largest layer, for all k.
  static double mostHeld(Trace trace) {
    std::set<int64_t> saved;
    std::map<int64_t, int64_t> bytes;
    int64_t largest = 0;
    for (const LayerMember &member : layerMembers(trace, 0)) {
      saved.insert(member.value);
      int64_t &sum = bytes[member.layer] += trace.values[member.value].bytes;
      largest = std::max(largest, sum);
    }
    for (int64_t v = 0; v < trace.numValues(); ++v)
      if (!saved.count(v))
        trace.values[v].bytes = 0;
    const Machine machine = *loadMachine(defaultMachineName);
    PlanOptions all;
    all.minBytes = 0;
    double most = 0;
    for (int64_t n = bytes.size(), k = 0; k < n; ++k) {
      double held =
          simulate(trace, machine, layerwiseCommands(trace, all, k))->peakBytes;
      most = std::max(most, held / ((n - k) * largest));
    }
    return most;
  }

  /// Measures the same for layers of one value each, of up to 12 layers.
  static double mostHeldOfEqualLayers() {
    double most = 0;
    for (int64_t n = 1; n <= 12; ++n) {
      Trace trace;
      trace.boundary = n;
      for (int64_t op = 0; op < 2 * n; ++op)
        trace.ops.push_back({"", 1000, OpKind::Matmul, Phase::Unknown,
                             std::min(op, 2 * n - 1 - op)});
      for (int64_t i = 0; i < n; ++i)
        trace.values.push_back({"", 1 << 20, i, {2 * n - 1 - i}, true});
      most = std::max(most, mostHeld(std::move(trace)));
    }
    return most;
  }

  const BenchmarkOptions &options;
  std::vector<double> bestReady, bestHead, bestOnFastLinks, stepTimes,
      recovered, stepBounds;
  std::vector<std::pair<std::string, double>> heldOfTraces;
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
    figures.countHeld(*trace);
    for (const char *machineName : benchmarkMachines)
      figures.run(*trace, *loadMachine(machineName));
  }
  figures.print();
  return 0;
}
