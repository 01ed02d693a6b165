//===- Recompute.cpp - Offloading and rematerialization combined ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Benchmark.h"
#include "ao/Planner/Bounds.h"
#include "ao/Planner/Planner.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <optional>
#include <string>

using namespace ao::planner;

namespace {

constexpr int percents[] = {70, 50, 30, 15};

/// A mean and an extreme.
struct Figure {
  double sum = 0, worst = 0;
  int count = 0;

  void add(double value) {
    sum += value;
    worst = count ? std::max(worst, value) : value;
    ++count;
  }
  double mean() const { return count ? sum / count : 0; }
};

/// One trace on one machine.
class Case {
public:
  Case(const Trace &trace, const Machine &machine,
       const BenchmarkOptions &options)
      : trace(trace), machine(machine) {
    asked.effort = options.effort;
    asked.seed = options.seed;
    resident = trace;
    for (Value &value : resident.values)
      value.offloadable = false;
  }

  std::optional<Prediction> moving(int64_t budget) const {
    PlanOptions given = asked;
    given.recompute = false;
    return run(trace, given, budget);
  }
  std::optional<Prediction> again(int64_t budget) const {
    return run(resident, asked, budget);
  }
  std::optional<Prediction> joint(int64_t budget) const {
    return run(trace, asked, budget);
  }

  /// A rule, as strong as the budget demands.
  std::optional<Prediction> rule(Policy policy, int64_t budget) const {
    PlanOptions given = asked;
    given.policy = policy;
    return run(trace, given, budget);
  }

  /// The lowest peak at most `share` slower; 0: without a stall.
  std::optional<Prediction> lowest(double share) const {
    PlanOptions given = asked;
    if (share > 0)
      given.maxSlowdown = share;
    return run(trace, given, std::nullopt);
  }

  /// Returns the lower bound of the peak at which a step is `share` slower.
  int64_t lowestHope(double share, int64_t high) const {
    double baseUs = 0;
    for (const Op &op : trace.ops)
      baseUs += op.durationUs;
    int64_t low = 0;
    while (low + 1 < high) {
      int64_t middle = low + (high - low) / 2;
      double us = jointMakespanBound(trace, machine, asked.minBytes, middle);
      (us <= (1 + share) * baseUs ? high : low) = middle;
    }
    return high;
  }

  const Trace &trace;
  const Machine &machine;

private:
  std::optional<Prediction> run(const Trace &step, PlanOptions given,
                                std::optional<int64_t> budget) const {
    given.deviceBudget = budget;
    Expected<Plan> made = plan(step, machine, given);
    if (!made)
      return std::nullopt;
    return made->predicted;
  }

  /// The step whose values may only be kept or rematerialized.
  Trace resident;
  PlanOptions asked;
};

class Table {
public:
  void run(const Case &c) {
    int64_t peak = unplannedPeak(c.trace);
    for (int percent : percents)
      runBudget(c, percent, peak / 100 * percent);
    for (Policy policy : policiesWith(PolicyTrait::Rematerializes))
      runRule(c, policy, peak / 2);
    std::optional<Prediction> free = c.lowest(0), slow = c.lowest(0.01);
    if (!free || !slow)
      return;
    double share = double(slow->peakBytes) / free->peakBytes;
    std::printf("%-11s %-10s  1%%: peak %.3f GB, without a stall %.3f GB: "
                "%.3f\n",
                c.trace.name.c_str(), c.machine.name.c_str(),
                slow->peakBytes / 1e9, free->peakBytes / 1e9, share);
    std::fflush(stdout);
    bool isPcie =
        c.machine.name == "h100-pcie4" || c.machine.name == "h100-pcie5";
    if (!isPcie || c.trace.name != "C_7b_4k")
      return;
    peaks.add(share);
    boundPeaks.add(double(c.lowestHope(0.01, slow->peakBytes)) /
                   free->peakBytes);
  }

  void print() const {
    std::printf("\n%-48s %s\n", "", "mean / worst");
    row("step time / joint bound", overBound, "<= 1.01 / 1.04");
    row("added time / the better of the two alone", overAlone, "<= 0.5 / 1");
    row("  the same at the joint bound", boundOverAlone, "");
    row("7b on PCIe, peak at 1 % / zero-stall peak", peaks, "<= 0.75");
    row("  the same at the joint bound", boundPeaks, "");
    for (const auto &[policy, figure] : overRule) {
      std::string name(toString(policy));
      row("added time / " + name + ", at its own peak", figure,
          policy == Policy::TwoLevel || policy == Policy::Knapsack ? "<= 0.6"
          : policy == Policy::Checkpoint                           ? "<= 0.35"
                                                                   : "");
    }
  }

private:
  static void row(const std::string &name, const Figure &figure,
                  const std::string &target) {
    std::printf("%-48s %.4f / %.4f, %d cases%s\n", name.c_str(), figure.mean(),
                figure.worst, figure.count,
                target.empty() ? "" : ("  (target " + target + ")").c_str());
  }

  void runBudget(const Case &c, int percent, int64_t budget) {
    std::optional<Prediction> moving = c.moving(budget),
                              again = c.again(budget), joint = c.joint(budget);
    auto share = [](const std::optional<Prediction> &p) {
      return p ? 100 * p->addedUs() / p->baseUs : -1.0;
    };
    if (!joint) {
      std::printf("%-11s %-10s %2d%%  infeasible\n", c.trace.name.c_str(),
                  c.machine.name.c_str(), percent);
      return;
    }
    double ratio = joint->makespanUs / joint->makespanBoundUs;
    std::printf("%-11s %-10s %2d%%  %8.2f %8.2f %8.2f %8.2f   %.4f\n",
                c.trace.name.c_str(), c.machine.name.c_str(), percent,
                share(moving), share(again), share(joint),
                100 * (joint->makespanBoundUs / joint->baseUs - 1), ratio);
    std::fflush(stdout);
    overBound.add(ratio);
    if (share(moving) <= 1 || share(again) <= 1)
      return;
    double alone = std::min(moving->addedUs(), again->addedUs());
    overAlone.add(joint->addedUs() / alone);
    boundOverAlone.add((joint->makespanBoundUs - joint->baseUs) / alone);
  }

  /// The planner at the peak that a rule really has.
  void runRule(const Case &c, Policy policy, int64_t budget) {
    std::optional<Prediction> rule = c.rule(policy, budget);
    std::string name(toString(policy));
    if (!rule) {
      std::printf("%-11s %-10s %s: above half of the peak\n",
                  c.trace.name.c_str(), c.machine.name.c_str(), name.c_str());
      return;
    }
    std::optional<Prediction> joint = c.joint(rule->peakBytes);
    if (!joint || rule->addedUs() <= 0)
      return;
    double ratio = joint->addedUs() / rule->addedUs();
    std::printf("%-11s %-10s %s: %.2f %% at %.3f GB, planned %.2f %%: %.3f\n",
                c.trace.name.c_str(), c.machine.name.c_str(), name.c_str(),
                100 * rule->addedUs() / rule->baseUs, rule->peakBytes / 1e9,
                100 * joint->addedUs() / joint->baseUs, ratio);
    std::fflush(stdout);
    overRule[policy].add(ratio);
  }

  Figure overBound, overAlone, boundOverAlone, peaks, boundPeaks;
  std::map<Policy, Figure> overRule;
};

} // namespace

int printRecompute(const BenchmarkOptions &options) {
  std::printf(
      "added time in %% of the step\n%-11s %-10s %-4s %8s %8s %8s %8s   "
      "%s\n",
      "trace", "machine", "", "offload", "recomp.", "joint", "bound",
      "t/bound");
  Table table;
  for (const char *name : benchmarkTraces) {
    Expected<Trace> trace = loadTrace(options.traceDirectory + "/Complete/" +
                                      std::string(name) + ".json");
    if (!trace) {
      std::fprintf(stderr, "%s\n", trace.error().str().c_str());
      return 1;
    }
    for (const char *machineName : benchmarkMachines) {
      Expected<Machine> machine = loadMachine(machineName);
      table.run(Case(*trace, *machine, options));
    }
  }
  table.print();
  return 0;
}
