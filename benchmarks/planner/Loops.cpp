//===- Loops.cpp - Periodic plans of loops against free ones --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A GPT of width 2048 in bf16, four sequences of 1024 tokens, as one loop over
// its layers forward and one backward; and the same step as a trace without
// loops. Durations of ops are those of an H100 at 400 TFLOP/s and 2.5 TB/s.
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Loops.h"
#include "Benchmark.h"
#include "ao/Planner/Planner.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <vector>

using namespace ao::planner;

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

namespace {

constexpr double width = 2048, sequence = 1024, tokens = 4 * sequence;
/// Bytes of one activation of a layer's width.
constexpr auto unit = static_cast<int64_t>(tokens * width * 2);

/// Adds the ops of one layer, and their results.
class Body {
public:
  Body(const char *name, int64_t op, int64_t trips) {
    body.name = name;
    body.op = op;
    body.trips = trips;
  }

  /// An op that multiplies matrices of `columns` x `rows` widths; returns its
  /// number.
  int64_t multiply(const char *name, double columns, double rows) {
    double flops = 2 * tokens * width * width * columns * rows;
    return add(name, flops / 400e6, OpKind::Matmul);
  }
  /// An op that reads and writes so many activations.
  int64_t stream(const char *name, double units) {
    return add(name, units * static_cast<double>(unit) / 2.5e6, OpKind::Memory);
  }
  int64_t attend(const char *name, double passes) {
    return add(name, passes * 4 * tokens * sequence * width / 400e6,
               OpKind::Attention);
  }
  /// Adds a result of an op that the iteration needs until op `last`.
  void make(int64_t op, double units, int64_t last) {
    Value &value = body.values.emplace_back();
    value.name = body.ops[op].name;
    value.bytes = static_cast<int64_t>(units * static_cast<double>(unit));
    value.def = op;
    if (last > op)
      value.uses = {last};
  }

  LoopBody body;

private:
  int64_t add(const char *name, double us, OpKind kind) {
    Op &op = body.ops.emplace_back();
    op.name = name;
    op.durationUs = us;
    op.kind = kind;
    return static_cast<int64_t>(body.ops.size()) - 1;
  }
};

/// The loop forward residuals eight tensors a layer, which the one backward
/// reads.
class Step {
public:
  explicit Step(int64_t layers)
      : forward("forward", 0, layers), backward("backward", 2, layers) {
    backward.body.countsDown = true;
    trace.name = "gpt-" + std::to_string(layers);
    trace.ops.resize(3);
    trace.ops[0].name = "forward";
    trace.ops[1].name = "loss";
    trace.ops[1].durationUs = 2 * tokens * width * 32000 * 3 / 400e6;
    trace.ops[2].name = "backward";
    trace.ops[2].phase = Phase::Backward;
    addResident("activations", 1);
    addResident("weights", 12 * width / tokens * static_cast<double>(layers));
    addLayers();
  }

  Trace expand() const {
    return expandLoops(trace, {forward.body, backward.body}, residuals);
  }

private:
  void addResident(const char *name, double units) {
    Value &value = trace.values.emplace_back();
    value.name = name;
    value.bytes = static_cast<int64_t>(units * static_cast<double>(unit));
    value.uses = {0, 1, 2};
    value.liveOut = true;
  }

  /// Adds a residual of op `def` of the forward loop, which needs it until
  /// `last`, with its uses in the backward loop.
  void residual(double units, int64_t def, int64_t last,
                std::vector<int64_t> uses) {
    Value &whole = trace.values.emplace_back();
    whole.name = forward.body.ops[def].name;
    whole.def = 0;
    whole.uses = {2};
    LoopResidual &added = residuals.emplace_back();
    added.value = trace.numValues() - 1;
    added.sliceBytes = static_cast<int64_t>(units * static_cast<double>(unit));
    whole.bytes = added.sliceBytes * forward.body.trips;
    added.offloadable = true;
    added.out = 0;
    added.in = 1;
    added.isInReversed = true;
    added.inPlace = true;
    added.def = def;
    if (last > def)
      added.localUses = {last};
    added.uses = std::move(uses);
  }

  void addLayers();

  Trace trace;
  Body forward, backward;
  std::vector<LoopResidual> residuals;
};

void Step::addLayers() {
  Body &f = forward, &b = backward;
  int64_t norm1 = f.stream("norm1", 2), qkv = f.multiply("qkv", 3, 1);
  int64_t attention = f.attend("attention", 1);
  int64_t out = f.multiply("out", 1, 1), add1 = f.stream("add1", 3);
  int64_t norm2 = f.stream("norm2", 2), up = f.multiply("up", 4, 1);
  int64_t gelu = f.stream("gelu", 8), down = f.multiply("down", 1, 4);
  int64_t add2 = f.stream("add2", 3);
  f.make(out, 1, add1);
  f.make(down, 1, add2);
  f.make(add2, 1, add2);

  int64_t downDx = b.multiply("down_dx", 4, 1);
  int64_t downDw = b.multiply("down_dw", 4, 1);
  int64_t geluDx = b.stream("gelu_dx", 12);
  int64_t upDx = b.multiply("up_dx", 1, 4), upDw = b.multiply("up_dw", 4, 1);
  int64_t norm2Dx = b.stream("norm2_dx", 4), addDx1 = b.stream("add1_dx", 3);
  int64_t outDx = b.multiply("out_dx", 1, 1);
  int64_t outDw = b.multiply("out_dw", 1, 1);
  int64_t attentionDx = b.attend("attention_dx", 2.5);
  int64_t qkvDx = b.multiply("qkv_dx", 1, 3);
  int64_t qkvDw = b.multiply("qkv_dw", 3, 1);
  int64_t norm1Dx = b.stream("norm1_dx", 4), addDx2 = b.stream("add2_dx", 3);
  b.make(downDx, 4, geluDx);
  b.make(geluDx, 4, upDw);
  b.make(upDx, 1, norm2Dx);
  b.make(norm2Dx, 1, addDx1);
  b.make(addDx1, 1, addDx2);
  b.make(outDx, 1, attentionDx);
  b.make(attentionDx, 3, qkvDw);
  b.make(qkvDx, 1, norm1Dx);
  b.make(norm1Dx, 1, addDx2);

  // The argument of the layer is available at its start.
  residual(1, norm1, add1, {norm1Dx});
  residual(1, norm1, qkv, {qkvDw});
  residual(3, qkv, attention, {attentionDx});
  residual(1, attention, out, {outDw, attentionDx});
  residual(1, add1, add2, {norm2Dx});
  residual(1, norm2, up, {upDw});
  residual(4, up, gelu, {geluDx});
  residual(4, gelu, down, {downDw});
}

//===----------------------------------------------------------------------===//
// Figures
//===----------------------------------------------------------------------===//

/// Ratios of one figure over all cases.
class Figure {
public:
  void add(double ratio) { ratios.push_back(ratio); }
  void addMissing() { ++missing; }

  bool print(const char *name, double mean, double worst) const {
    double sum = 0, most = 0;
    for (double ratio : ratios) {
      sum += std::log(ratio);
      most = std::max(most, ratio);
    }
    double found = std::exp(sum / static_cast<double>(ratios.size()));
    std::printf("| %s | %.3f · %.3f | %.3f · %.3f |", name, found, most, mean,
                worst);
    if (missing > 0)
      std::printf(" no plan: %d", missing);
    std::printf("\n");
    return missing == 0 && found <= mean && most <= worst;
  }

private:
  std::vector<double> ratios;
  int missing = 0;
};

class Comparison {
public:
  explicit Comparison(const BenchmarkOptions &options) : options(options) {}

  void run(const Trace &trace, const Machine &machine) {
    Trace free = withoutLoops(trace);
    double base = static_cast<double>(unplannedPeak(trace));
    Plan ofLoops = *planWith(trace, machine, std::nullopt);
    Plan ofLayers = *planWith(free, machine, std::nullopt);
    double ratio = static_cast<double>(ofLoops.predicted.peakBytes) /
                   static_cast<double>(ofLayers.predicted.peakBytes);
    peaks.add(ratio);
    std::printf("| %s | %s | %.2f | %.2f | %.2f | %.3f |", trace.name.c_str(),
                machine.name.c_str(), base / 1e9,
                static_cast<double>(ofLayers.predicted.peakBytes) / 1e9,
                static_cast<double>(ofLoops.predicted.peakBytes) / 1e9, ratio);
    compareTimes(trace, free, machine, base * 0.5, half);
    compareTimes(trace, free, machine, base * 0.3, third);
    std::printf("\n");
    std::fflush(stdout);
  }

  bool print() const {
    std::printf(
        "\n| loop / unrolled | mean · worst | target |\n|---|---|---|\n");
    bool met = peaks.print("zero-stall peak", 1.02, 1.05);
    met &= half.print("step time at 50 % of the peak", 1.005, 1.02);
    met &= third.print("step time at 30 % of the peak", 1.005, 1.02);
    return met;
  }

private:
  std::optional<Plan> planWith(const Trace &trace, const Machine &machine,
                               std::optional<double> budget) const {
    PlanOptions asked;
    asked.effort = options.effort;
    asked.seed = options.seed;
    if (budget)
      asked.deviceBudget = static_cast<int64_t>(*budget);
    Expected<Plan> made = plan(trace, machine, asked);
    if (made)
      return std::move(*made);
    if (budget && made.error().code == ErrorCode::Infeasible)
      return std::nullopt;
    std::fprintf(stderr, "%s on %s: %s\n", trace.name.c_str(),
                 machine.name.c_str(), made.error().str().c_str());
    std::exit(1);
  }

  /// If only one of the two meets a budget, the loop's plan is missing.
  void compareTimes(const Trace &trace, const Trace &free,
                    const Machine &machine, double budget, Figure &figure) {
    std::optional<Plan> ofLoops = planWith(trace, machine, budget);
    std::optional<Plan> ofLayers = planWith(free, machine, budget);
    if (!ofLayers) {
      std::printf(" - |");
    } else if (!ofLoops) {
      std::printf(" no plan |");
      figure.addMissing();
    } else {
      double ratio =
          ofLoops->predicted.makespanUs / ofLayers->predicted.makespanUs;
      std::printf(" %.4f |", ratio);
      figure.add(ratio);
    }
  }

  const BenchmarkOptions &options;
  Figure peaks, half, third;
};

} // namespace

int printLoops(const BenchmarkOptions &options) {
  std::printf(
      "| step | machine | unplanned, GB | unrolled | loop | ratio | time "
      "at 50 %% | at 30 %% |\n|---|---|---|---|---|---|---|---|\n");
  Comparison comparison(options);
  for (int64_t layers : {12, 48, 96}) {
    Trace trace = Step(layers).expand();
    for (const char *name : benchmarkMachines)
      comparison.run(trace, *loadMachine(name));
  }
  std::printf(comparison.print() ? "all targets met\n"
                                 : "some targets missed\n");
  return 0;
}
