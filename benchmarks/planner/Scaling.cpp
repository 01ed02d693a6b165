//===- Scaling.cpp - Planning time by size of the step --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Benchmark.h"
#include "ao/Planner/Planner.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

using namespace ao::planner;

namespace {

/// A transformer-like step: in every layer nine forward ops, of which four
/// leave a value that one of the eighteen backward ops reads, and as many
/// short-lived temporaries as the backward part of real steps has.
Trace makeStep(int64_t numOps) {
  Trace trace;
  trace.name = "synthetic";
  int64_t layers = numOps / 27, forward = 9 * layers;
  trace.boundary = forward;
  for (int64_t i = 0; i < 27 * layers; ++i) {
    Op op;
    op.name = "op";
    op.kind = i % 3 ? OpKind::Matmul : OpKind::Memory;
    op.durationUs = i % 3 ? 400 + i % 7 : 50;
    op.phase = i < forward ? Phase::Forward : Phase::Backward;
    op.layer = i < forward ? i / 9 : layers - 1 - (i - forward) / 18;
    trace.ops.push_back(op);
  }
  for (int64_t layer = 0; layer < layers; ++layer) {
    int64_t back = forward + 18 * (layers - 1 - layer);
    for (int64_t j = 0; j < 4; ++j) {
      Value value;
      value.name = "saved";
      value.bytes = (j % 2 ? 48 : 16) << 20;
      value.def = 9 * layer + 2 * j;
      value.uses = {value.def + 1, back + 17 - 4 * j};
      value.offloadable = true;
      trace.values.push_back(value);
    }
    for (int64_t j = 0; j < 2; ++j) {
      Value value;
      value.name = "temporary";
      value.bytes = 32 << 20;
      value.def = back + 8 * j;
      value.uses = {value.def + 1};
      trace.values.push_back(value);
    }
  }
  return trace;
}

double planSeconds(const Trace &trace, const Machine &machine,
                   const PlanOptions &options, Plan &result) {
  double best = 1e9;
  for (int repetition = 0; repetition < 3; ++repetition) {
    auto begin = std::chrono::steady_clock::now();
    Expected<Plan> planned = plan(trace, machine, options);
    std::chrono::duration<double> time =
        std::chrono::steady_clock::now() - begin;
    best = std::min(best, time.count());
    if (planned)
      result = std::move(*planned);
  }
  return best;
}

} // namespace

int printScaling(const BenchmarkOptions &options) {
  std::printf("%9s %9s %-6s %9s %9s %9s\n", "ops", "values", "budget",
              "time ms", "pk/bound", "t/bound");
  Machine machine = *loadMachine("gh200");
  double times[2][3] = {};
  int row = 0;
  for (int64_t size : {10'000, 100'000, 1'000'000}) {
    Trace trace = makeStep(size);
    for (bool budgeted : {false, true}) {
      PlanOptions planOptions;
      planOptions.effort = options.effort;
      planOptions.seed = options.seed;
      Plan result;
      if (budgeted) {
        planOptions.policy = Policy::None;
        int64_t peak = plan(trace, machine, planOptions)->predicted.peakBytes;
        planOptions.policy = Policy::Planned;
        planOptions.deviceBudget = peak / 2;
      }
      double time = planSeconds(trace, machine, planOptions, result);
      times[budgeted][row] = time;
      const Prediction &p = result.predicted;
      std::printf("%9zu %9zu %-6s %9.1f %9.4f %9.4f\n", trace.ops.size(),
                  trace.values.size(), budgeted ? "50%" : "none", 1e3 * time,
                  double(p.peakBytes) / p.peakBoundBytes,
                  p.makespanUs / p.makespanBoundUs);
    }
    ++row;
  }
  double worst = std::max(times[0][2], times[1][2]);
  double growth =
      std::max(times[0][2] / times[0][1], times[1][2] / times[1][1]);
  std::printf("\n10^6 ops: %.0f ms (target <= 300 ms); time(10^6)/time(10^5): "
              "%.1f (target <= 15)\n",
              1e3 * worst, growth);
  return 0;
}
