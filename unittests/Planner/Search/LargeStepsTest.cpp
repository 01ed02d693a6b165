//===- LargeStepsTest.cpp - Steps too large to search ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Algorithms/Random.h"
#include "RandomTrace.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Simulator.h"

#include <algorithm>
#include <gtest/gtest.h>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

/// Layers of irregular ops and values: more ops than the search looks at.
Trace layeredStep(uint64_t seed, int64_t numLayers, bool annotated) {
  Random random(seed);
  Trace trace;
  trace.name = "layers";
  constexpr int64_t perLayer = 10;
  int64_t forward = perLayer * numLayers, n = 3 * forward;
  for (int64_t i = 0; i < n; ++i) {
    Op op = makeOp(0.1 + random.unit());
    op.phase = i < forward ? Phase::Forward : Phase::Backward;
    int64_t back = (n - 1 - i) / (2 * perLayer);
    if (annotated)
      op.layer = i < forward ? i / perLayer : back;
    trace.ops.push_back(op);
  }
  for (int64_t i = 0; i < forward; i += 1 + random.below(4)) {
    int64_t use = n - 1 - 2 * i + int64_t(random.below(2 * perLayer));
    trace.values.push_back(makeValue((1 + random.below(32)) * MB, i,
                                     {i + 1, std::clamp(use, i + 2, n - 1)}));
  }
  return trace;
}

/// Forward and backward of many microbatches in turn, some of them ahead, as on
/// a stage of a pipeline.
Trace microbatchStep(int64_t numBatches, int64_t ahead, int64_t numLayers) {
  Trace trace;
  trace.name = "microbatches";
  std::vector<int64_t> first(numBatches);
  auto forward = [&](int64_t batch) {
    first[batch] = trace.numValues();
    for (int64_t layer = 0; layer < numLayers; ++layer) {
      trace.values.push_back(
          makeValue((1 + layer % 7) * 4 * MB, trace.numOps(), {}));
      trace.ops.push_back(makeOp(0.3));
    }
  };
  auto backward = [&](int64_t batch) {
    for (int64_t layer = numLayers; layer-- > 0;) {
      int64_t op = trace.numOps();
      trace.values[first[batch] + layer].uses = {op, op + 1};
      trace.ops.insert(trace.ops.end(), 2, makeOp(0.3));
    }
  };
  for (int64_t batch = 0; batch < numBatches + ahead; ++batch) {
    if (batch < numBatches)
      forward(batch);
    if (batch >= ahead)
      backward(batch - ahead);
  }
  return trace;
}

/// Values that are read repeatedly, each with its own period.
Trace rereadStep(int64_t numOps, int64_t numValues) {
  Random random(3);
  Trace trace;
  trace.name = "reread";
  trace.ops.assign(numOps, makeOp(0.4));
  for (int64_t v = 0; v < numValues; ++v) {
    std::vector<int64_t> uses;
    for (int64_t op = v + 2; op < numOps; op += 50 + v)
      uses.push_back(op);
    trace.values.push_back(makeValue((32 + random.below(64)) * MB, v, uses));
  }
  return trace;
}

/// A small step after a prelude of ops without values, which makes it large.
Trace padded(Trace trace) {
  constexpr int64_t prelude = 200'000;
  Op op = makeOp(0);
  if (trace.ops[0].phase != Phase::Unknown)
    op.phase = Phase::Forward;
  trace.ops.insert(trace.ops.begin(), prelude, op);
  if (trace.boundary)
    *trace.boundary += prelude;
  for (Value &value : trace.values) {
    if (value.def >= 0)
      value.def += prelude;
    for (int64_t &use : value.uses)
      use += prelude;
  }
  return trace;
}

/// At the peaks of every other policy, with and without a host budget.
void expectNeverSlower(const Trace &trace, const Machine &machine,
                       int64_t minBytes) {
  for (Policy policy : policiesWith(PolicyTrait::AnyTrace)) {
    if (policy == Policy::Planned)
      continue;
    SCOPED_TRACE(toString(policy));
    PlanOptions options;
    options.minBytes = minBytes;
    options.policy = policy;
    Prediction rule = plan(trace, machine, options)->predicted;
    options.policy = Policy::Planned;
    options.deviceBudget = rule.peakBytes;
    for (bool hostLimited : {false, true}) {
      if (hostLimited)
        options.hostBudget = rule.hostPeakBytes;
      Expected<Plan> planned = plan(trace, machine, options);
      ASSERT_TRUE(bool(planned)) << planned.error().str();
      const Prediction &p = planned->predicted;
      EXPECT_LE(p.makespanUs, rule.makespanUs * (1 + 1e-9));
      EXPECT_LE(p.peakBytes, rule.peakBytes);
      EXPECT_LE(p.hostPeakBytes, options.hostBudget.value_or(p.hostPeakBytes));
    }
  }
}

// Steps on which the first plan, which is all a large step gets, is slower than
// a rule of thumb or does not meet its host budget.
TEST(LargeStepsTest, RulesOfThumbAreNeverBetter) {
  for (uint64_t seed : {140, 1028, 1317, 3075, 4341, 4716, 5495}) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    expectNeverSlower(padded(randomTrace(seed)), randomMachine(seed), 0);
  }
}

/// The peak that costs no time, as a multiple of the bound.
double freePeakRatio(const Trace &trace, const Machine &machine) {
  Prediction p = plan(trace, machine, PlanOptions())->predicted;
  EXPECT_LE(p.exposedUs, 1e-9 * p.baseUs);
  return double(p.peakBytes) / p.peakBoundBytes;
}

// No order of victims is free of stalls on these steps until the late copies
// are moved (Optimizer.cpp); the search would take too long.
TEST(LargeStepsTest, StallsOfTheFirstPlanAreSettled) {
  Machine slow = makeMachine(25e9, 10), fast = makeMachine(400e9, 10);
  EXPECT_LE(freePeakRatio(microbatchStep(100, 8, 60), slow), 1.25);
  EXPECT_LE(freePeakRatio(microbatchStep(100, 8, 600), slow), 1.3);
  EXPECT_LE(freePeakRatio(rereadStep(20'000, 64), fast), 1.3);
}

TEST(LargeStepsTest, StallsUnderABudgetAreSettled) {
  Trace trace = microbatchStep(100, 8, 600);
  Machine machine = makeMachine(25e9, 10);
  PlanOptions options;
  options.deviceBudget = peakBound(trace, machine, options.minBytes) / 10 * 12;
  Prediction p = plan(trace, machine, options)->predicted;
  EXPECT_LE(p.makespanUs, 1.01 * p.makespanBoundUs);
}

/// One step on one link.
class LargeStep : public testing::TestWithParam<std::tuple<bool, double>> {
protected:
  Trace trace = layeredStep(7, 4500, std::get<0>(GetParam()));
  Machine machine = makeMachine(std::get<1>(GetParam()), 10);
};

TEST_P(LargeStep, PlannedIsNeverSlowerThanAnotherPolicy) {
  expectNeverSlower(trace, machine, PlanOptions().minBytes);
}

TEST_P(LargeStep, InfeasibleHostBudgetsNameOneThatIsFeasible) {
  PlanOptions options;
  options.hostBudget = 500 * MB;
  options.deviceBudget = smallestBudget(trace, options.minBytes).bytes * 2;
  Infeasibility why;
  Expected<Plan> planned = plan(trace, machine, options, &why);
  ASSERT_FALSE(bool(planned));
  EXPECT_EQ(planned.error().code, ErrorCode::Infeasible);
  EXPECT_GT(why.hostBytes, *options.hostBudget);
  options.deviceBudget = why.device.bytes;
  planned = plan(trace, machine, options);
  ASSERT_TRUE(bool(planned)) << planned.error().str();
  EXPECT_LE(planned->predicted.peakBytes, why.device.bytes);
  EXPECT_LE(planned->predicted.hostPeakBytes, *options.hostBudget);
}

INSTANTIATE_TEST_SUITE_P(
    All, LargeStep,
    testing::Combine(testing::Bool(), testing::Values(4e9, 100e9)),
    [](const auto &info) {
      return std::string(std::get<0>(info.param) ? "Layers" : "Plain") +
             std::to_string(int(std::get<1>(info.param) / 1e9)) + "GBs";
    });

} // namespace
