//===- Scaling.cpp - Planning time by size of the step --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Benchmark.h"
#include "ao/Planner/Planner.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <limits>
#include <vector>

using namespace ao::planner;

namespace {

/// A transformer-like step: in every layer nine forward ops, of which four
/// define a value that one of the eighteen backward ops reads, and as many
/// short-lived temporaries as the backward part of real steps has. Every
/// forward op reads the result of the previous one, and may be recomputed if
/// `again` is set.
Trace makeStep(int64_t numOps, bool again) {
  Trace trace;
  trace.name = "synthetic";
  int64_t layers = numOps / 27, forward = 9 * layers;
  trace.boundary = forward;
  trace.completeUses = again;
  for (int64_t i = 0; i < 27 * layers; ++i) {
    Op op;
    op.name = "op";
    op.kind = i % 3 ? OpKind::Matmul : OpKind::Memory;
    op.durationUs = i % 3 ? 400 + i % 7 : 50;
    op.phase = i < forward ? Phase::Forward : Phase::Backward;
    op.recompute = again && i < forward;
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
      value.uses = {value.def + 1};
      if (again)
        value.uses.push_back(value.def + 2);
      value.uses.push_back(back + 17 - 4 * j);
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

/// A planning problem: with a link that is fast enough, with one that is not,
/// and with host memory for a part of the values.
struct Question {
  const char *name;
  const char *machine;
  /// Shares of the unplanned peak; 0: no budget.
  double deviceShare;
  double hostShare;
  /// True if ops may be recomputed: the row of `plain` has the same problem
  /// without.
  bool again = false;
  size_t plain = 0;
};

constexpr Question questions[] = {
    {"no budget", "gh200", 0, 0},
    {"device 50 %", "gh200", 0.5, 0},
    {"device 5 %, slow link", "h100-pcie4", 0.05, 0},
    {"host 20 %", "gh200", 0, 0.2},
    {"device 50 %, host 60 %", "gh200", 0.5, 0.6},
    {"device 50 %, host 50 %", "gh200", 0.5, 0.5},
    {"device 50 %, host 20 %", "gh200", 0.5, 0.2},
    {"device 50 %, remat", "gh200", 0.5, 0, true, 1},
    {"device 5 %, slow, remat", "h100-pcie4", 0.05, 0, true, 2},
};
constexpr size_t numQuestions = sizeof(questions) / sizeof(questions[0]);

/// Processor time of one plan, the best of three.
double planSeconds(const Trace &trace, const Machine &machine,
                   const PlanOptions &options, Expected<Plan> &result) {
  double best = std::numeric_limits<double>::infinity();
  for (int repetition = 0; repetition < 3; ++repetition) {
    std::clock_t begin = std::clock();
    result = plan(trace, machine, options);
    best = std::min(best, double(std::clock() - begin) / CLOCKS_PER_SEC);
  }
  return best;
}

/// Prints a row; returns the time in seconds.
double ask(const Trace &trace, const Question &question,
           const BenchmarkOptions &options) {
  Machine machine = *loadMachine(question.machine);
  PlanOptions planOptions;
  planOptions.policy = Policy::None;
  double peak = plan(trace, machine, planOptions)->predicted.peakBytes;
  planOptions.policy = Policy::Planned;
  planOptions.effort = options.effort;
  planOptions.seed = options.seed;
  if (question.deviceShare > 0)
    planOptions.deviceBudget = int64_t(peak * question.deviceShare);
  if (question.hostShare > 0)
    planOptions.hostBudget = int64_t(peak * question.hostShare);
  Expected<Plan> result = Error{};
  double seconds = planSeconds(trace, machine, planOptions, result);
  std::printf("%9zu %9zu %-23s %9.1f ", trace.ops.size(), trace.values.size(),
              question.name, 1e3 * seconds);
  if (result) {
    const Prediction &p = result->predicted;
    std::printf("%9.4f %9.4f\n", double(p.peakBytes) / p.peakBoundBytes,
                p.makespanUs / p.makespanBoundUs);
  } else {
    std::printf("infeasible\n");
  }
  std::fflush(stdout);
  return seconds;
}

} // namespace

int printScaling(const BenchmarkOptions &options) {
  std::printf("%9s %9s %-23s %9s %9s %9s\n", "ops", "values", "question",
              "time ms", "pk/bound", "t/bound");
  constexpr int64_t sizes[] = {10'000, 100'000, 1'000'000};
  double times[numQuestions][3];
  for (int row = 0; row < 3; ++row) {
    Trace plain = makeStep(sizes[row], false);
    Trace again = makeStep(sizes[row], true);
    for (size_t i = 0; i < numQuestions; ++i)
      times[i][row] =
          ask(questions[i].again ? again : plain, questions[i], options);
  }
  double worst = 0, growth = 0, again = 0;
  for (size_t i = 0; i < numQuestions; ++i) {
    growth = std::max(growth, times[i][2] / times[i][1]);
    if (questions[i].again)
      again = std::max(again, times[i][2] / times[questions[i].plain][2]);
    else
      worst = std::max(worst, times[i][2]);
  }
  std::printf(
      "\n10^6 ops: %.0f ms (target <= 300 ms), %.2f times that where "
      "ops may be recomputed (target <= 3); time(10^6)/time(10^5): %.1f "
      "(target <= 15)\n",
      1e3 * worst, again, growth);
  return 0;
}
