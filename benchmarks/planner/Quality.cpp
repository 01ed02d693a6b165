//===- Quality.cpp - Plans against bounds and other policies --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Benchmark.h"
#include "ao/Planner/Bounds.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Simulator.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <optional>
#include <vector>

using namespace ao::planner;

namespace {

constexpr int budgetPercents[] = {70, 50, 30, 15, 8};
constexpr double slowLink = 0.85;

/// Collects ratios; prints their mean and the worst.
struct Ratios {
  double logSum = 0, sum = 0, worst = 0;
  int count = 0;

  void add(double ratio) {
    logSum += std::log(ratio);
    sum += ratio;
    worst = count ? std::max(worst, ratio) : ratio;
    ++count;
  }
  double geometricMean() const { return std::exp(logSum / count); }
  double mean() const { return sum / count; }
};

/// One trace on one machine.
class Case {
public:
  Case(const Trace &trace, const Machine &machine,
       const BenchmarkOptions &options)
      : trace(trace), machine(machine), options(options) {}

  std::optional<Plan> plan(Policy policy,
                           std::optional<int64_t> budget = {}) const {
    PlanOptions planOptions;
    planOptions.policy = policy;
    planOptions.deviceBudget = budget;
    planOptions.effort = options.effort;
    planOptions.seed = options.seed;
    Expected<Plan> result = ao::planner::plan(trace, machine, planOptions);
    if (result)
      return std::move(*result);
    if (result.error().code != ErrorCode::Infeasible)
      std::fprintf(stderr, "%s on %s: %s\n", trace.name.c_str(),
                   machine.name.c_str(), result.error().str().c_str());
    return std::nullopt;
  }

  void printRow(const char *budget, const Plan &plan) const {
    const Prediction &p = plan.predicted;
    std::printf("%-11s %-10s %-6s %-17s %9.3f %9.3f %10.3f %9.3f %9.3f %8.4f "
                "%8.4f\n",
                trace.name.c_str(), machine.name.c_str(), budget,
                std::string(toString(plan.options.policy)).c_str(),
                p.peakBytes / 1e9, p.hostPeakBytes / 1e9, p.makespanUs / 1e3,
                p.exposedUs / 1e3, p.offloadedBytes / 1e9,
                double(p.peakBytes) / p.peakBoundBytes,
                p.makespanUs / p.makespanBoundUs);
  }

  const Trace &trace;
  const Machine &machine;
  const BenchmarkOptions &options;
};

/// The figures of the quality table.
class Quality {
public:
  void run(const Case &c) {
    std::optional<Plan> planned = c.plan(Policy::Planned);
    if (!planned)
      return;
    c.printRow("none", *planned);
    const Prediction &p = planned->predicted;
    peak.add(double(p.peakBytes) / p.peakBoundBytes);
    leastPeak.add(double(provenPeakBound(c.trace, c.machine, defaultMinBytes)) /
                  p.peakBoundBytes);
    runBudgets(c);
    runPolicies(c, p);
    runSlowLink(c, p.peakBytes);
  }

  void print() const;

private:
  void runBudgets(const Case &c) {
    for (int percent : budgetPercents) {
      std::optional<Plan> unplanned = c.plan(Policy::None);
      int64_t budget = unplanned->predicted.peakBytes / 100 * percent;
      std::optional<Plan> planned = c.plan(Policy::Planned, budget);
      std::string label = std::to_string(percent) + "%";
      if (!planned) {
        std::printf("%-11s %-10s %-6s infeasible\n", c.trace.name.c_str(),
                    c.machine.name.c_str(), label.c_str());
        continue;
      }
      c.printRow(label.c_str(), *planned);
      const Prediction &p = planned->predicted;
      stepTime.add(p.makespanUs / p.makespanBoundUs);
      leastStepTime.add(
          provenMakespanBound(c.trace, c.machine, defaultMinBytes, budget) /
          p.makespanBoundUs);
    }
  }

  void runPolicies(const Case &c, const Prediction &zeroStall) {
    for (Policy policy : policiesWith(PolicyTrait::AnyTrace)) {
      if (policy == Policy::Planned)
        continue;
      std::optional<Plan> rule = c.plan(policy);
      if (!rule)
        continue;
      c.printRow("-", *rule);
      if (policy == Policy::Layerwise)
        addLayerwise(c, rule->predicted, zeroStall);
      if (policy == Policy::PyTorchPerLayer)
        addPerLayer(c, rule->predicted);
    }
  }

  void addLayerwise(const Case &c, const Prediction &rule,
                    const Prediction &planned) {
    double ratio = double(rule.peakBytes) / planned.peakBytes;
    if (ratio < 1)
      ++worseThanLayerwise;
    if (c.machine.name != "gh200" && c.machine.name != "gb200-c2c")
      return;
    layerwise.add(ratio);
    mostLayerwise.add(double(rule.peakBytes) /
                      provenPeakBound(c.trace, c.machine, defaultMinBytes));
  }

  void addPerLayer(const Case &c, const Prediction &rule) {
    std::optional<Plan> planned = c.plan(Policy::Planned, rule.peakBytes);
    if (!planned)
      return;
    c.printRow("p.l.", *planned);
    const Prediction &p = planned->predicted;
    cut.add(1 - p.exposedUs / rule.exposedUs);
    permittedCut.add(1 - (p.makespanBoundUs - p.baseUs) / rule.exposedUs);
    double proven = provenMakespanBound(c.trace, c.machine, defaultMinBytes,
                                        rule.peakBytes);
    provenCut.add(1 - (proven - p.baseUs) / rule.exposedUs);
  }

  /// Plans for the link as promised, then runs the plan on a slower one.
  void runSlowLink(const Case &c, int64_t peak) {
    std::optional<Plan> planned = c.plan(Policy::Planned, peak / 10 * 11);
    Machine slow = c.machine;
    slow.d2hBandwidth *= slowLink;
    slow.h2dBandwidth *= slowLink;
    Expected<Simulation> run = simulate(c.trace, slow, planned->commands);
    double slowdown = run->makespanUs / planned->predicted.makespanUs;
    double least =
        provenMakespanBound(c.trace, slow, defaultMinBytes, peak / 10 * 11) /
        planned->predicted.makespanUs;
    std::printf("%-11s %-10s 1.1M*  link at 85%%: slowdown %.3f %%, at best "
                "%.3f %%\n",
                c.trace.name.c_str(), c.machine.name.c_str(),
                100 * (slowdown - 1), 100 * (least - 1));
    slowdowns.add(slowdown);
    leastSlowdown.add(least);
  }

  // For each figure, the part that the proven bounds permit for any plan.
  Ratios peak, leastPeak, stepTime, leastStepTime, cut, provenCut, permittedCut,
      layerwise, mostLayerwise, slowdowns, leastSlowdown;
  int worseThanLayerwise = 0;
};

} // namespace

void Quality::print() const {
  std::printf("\n%-54s %-17s %-17s %s\n", "figure", "measured", "best possible",
              "target");
  auto print = [](const char *figure, const char *format, double measured,
                  double measuredWorst, double best, double bestWorst,
                  const char *target) {
    char left[32], right[32];
    std::snprintf(left, sizeof(left), format, measured, measuredWorst);
    std::snprintf(right, sizeof(right), format, best, bestWorst);
    std::printf("%-54s %-17s %-17s %s\n", figure, left, right, target);
  };
  print("zero-stall peak / bound: geometric mean / worst", "%.4f / %.4f",
        peak.geometricMean(), peak.worst, leastPeak.geometricMean(),
        leastPeak.worst, "<= 1.02 / 1.08");
  print("step time / bound at a budget: mean / worst", "%.4f / %.4f",
        stepTime.mean(), stepTime.worst, leastStepTime.mean(),
        leastStepTime.worst, "<= 1.003 / 1.02");
  // The share of the reduction permitted by the bound that is achieved.
  double permitted = permittedCut.mean() / 100;
  print("less exposed time than pytorch-per-layer, share", "%.2f %% = %.2f %%",
        100 * cut.mean(), cut.mean() / permitted, 100 * provenCut.mean(),
        provenCut.mean() / permitted, ">= 98.5 %");
  print("peak of the best layerwise / peak, gh200 and gb200", "%.3fx",
        layerwise.mean(), 0, mostLayerwise.mean(), 0, ">= 2.12x");
  std::printf("%-54s %-35d 0\n", "cases with a lower peak by layerwise",
              worseThanLayerwise);
  print("slowdown at 1.1 M* on a link 15 % slower: worst", "%.3f %%",
        100 * (slowdowns.worst - 1), 0, 100 * (leastSlowdown.worst - 1), 0,
        "<= 1.5 %");
}

int printQuality(const BenchmarkOptions &options) {
  std::printf("%-11s %-10s %-6s %-17s %9s %9s %10s %9s %9s %8s %8s\n", "trace",
              "machine", "budget", "policy", "peak GB", "host GB", "step ms",
              "expos. ms", "copied GB", "pk/bound", "t/bound");
  Quality quality;
  for (const char *traceName : benchmarkTraces) {
    Expected<Trace> trace =
        loadTrace(options.traceDirectory + "/" + traceName + ".json");
    if (!trace) {
      std::fprintf(stderr, "%s\n", trace.error().str().c_str());
      return 1;
    }
    for (const char *machineName : benchmarkMachines) {
      Expected<Machine> machine = loadMachine(machineName);
      quality.run(Case(*trace, *machine, options));
    }
  }
  quality.print();
  return 0;
}
