//===- PropertiesTest.cpp - Properties of every plan ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Algorithms/Random.h"
#include "Model/Totals.h"
#include "RandomTrace.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Policies.h"
#include "ao/Planner/Simulator.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

constexpr uint64_t numTraces = 150;

PlanOptions optionsFor(Policy policy, std::optional<int64_t> budget = {}) {
  PlanOptions options;
  options.minBytes = 0;
  options.policy = policy;
  options.deviceBudget = budget;
  return options;
}

/// Runs `body` on random steps. On every third machine, copies slow ops down.
template <typename Body>
void forRandomSteps(Body body) {
  for (uint64_t seed = 1; seed <= numTraces; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Machine machine = randomMachine(seed);
    if (seed % 3 == 0)
      machine = interfering(machine, seed);
    body(randomTrace(seed), machine, seed);
  }
}

bool isFree(const Prediction &p) { return p.exposedUs <= 1e-9 * p.baseUs; }

TEST(PropertiesTest, BudgetsHoldAndPredictionsAreTheModel) {
  forRandomSteps([](const Trace &trace, const Machine &machine, uint64_t) {
    int64_t low = smallestBudget(trace, 0).bytes;
    int64_t high =
        plan(trace, machine, optionsFor(Policy::None))->predicted.peakBytes;
    for (int64_t part = 0; part <= 4; ++part) {
      int64_t budget = low + (high - low) * part / 4;
      Expected<Plan> planned =
          plan(trace, machine, optionsFor(Policy::Planned, budget));
      ASSERT_TRUE(bool(planned)) << planned.error().str();
      const Prediction &p = planned->predicted;
      EXPECT_LE(p.peakBytes, budget);
      Expected<Simulation> s = simulate(trace, machine, planned->commands);
      ASSERT_TRUE(bool(s)) << s.error().str();
      EXPECT_EQ(s->peakBytes, p.peakBytes);
      EXPECT_EQ(s->makespanUs, p.makespanUs);
      EXPECT_LE(p.makespanBoundUs, p.makespanUs * (1 + 1e-12));
      double proven = provenMakespanBound(trace, machine, 0, budget);
      EXPECT_LE(p.makespanBoundUs, proven * (1 + 1e-12));
      EXPECT_LE(proven, p.makespanUs * (1 + 1e-12));
    }
  });
}

TEST(PropertiesTest, InfeasibleOnlyWhenTheBoundSaysSo) {
  forRandomSteps([](const Trace &trace, const Machine &machine, uint64_t) {
    int64_t low = smallestBudget(trace, 0).bytes;
    EXPECT_FALSE(std::isinf(makespanBound(trace, machine, 0, low)));
    if (low == 0)
      return;
    EXPECT_TRUE(std::isinf(makespanBound(trace, machine, 0, low - 1)));
    Expected<Plan> planned =
        plan(trace, machine, optionsFor(Policy::Planned, low - 1));
    ASSERT_FALSE(bool(planned));
    EXPECT_EQ(planned.error().code, ErrorCode::Infeasible);
  });
}

TEST(PropertiesTest, NoPolicyBeatsTheBounds) {
  forRandomSteps([](const Trace &trace, const Machine &machine, uint64_t) {
    int64_t proven = provenPeakBound(trace, machine, 0);
    EXPECT_GE(proven, peakBound(trace, machine, 0));
    for (Policy policy : policiesWith(PolicyTrait::AnyTrace)) {
      Expected<Plan> planned = plan(trace, machine, optionsFor(policy));
      ASSERT_TRUE(bool(planned)) << planned.error().str();
      const Prediction &p = planned->predicted;
      EXPECT_LE(p.makespanBoundUs, p.makespanUs * (1 + 1e-12));
      if (isFree(p)) {
        EXPECT_LE(p.peakBoundBytes, p.peakBytes);
        EXPECT_LE(proven, p.peakBytes) << toString(policy);
      }
    }
  });
}

TEST(PropertiesTest, PlannedIsNeverSlowerThanAnotherPolicy) {
  forRandomSteps([](const Trace &trace, const Machine &machine, uint64_t) {
    for (Policy policy : policiesWith(PolicyTrait::AnyTrace)) {
      if (policy == Policy::Planned)
        continue;
      Prediction rule = plan(trace, machine, optionsFor(policy))->predicted;
      PlanOptions options = optionsFor(Policy::Planned, rule.peakBytes);
      options.hostBudget = rule.hostPeakBytes;
      options.effort = 0;
      Expected<Plan> planned = plan(trace, machine, options);
      ASSERT_TRUE(bool(planned))
          << toString(policy) << " " << planned.error().str();
      EXPECT_LE(planned->predicted.makespanUs, rule.makespanUs * (1 + 1e-9))
          << toString(policy);
      EXPECT_LE(planned->predicted.peakBytes, rule.peakBytes);
      EXPECT_LE(planned->predicted.hostPeakBytes, rule.hostPeakBytes);
    }
  });
}

/// Steps of `utils/random_step.py`, by seed, on which the search alone is
/// slower than a rule of thumb at the rule's peak: long copies, and ops of no
/// time.
TEST(PropertiesTest, RulesThatTheSearchMissesAreTakenOver) {
  for (const char *name : {"random-step-52", "random-step-558"})
    for (Policy policy : {Policy::PyTorch, Policy::PyTorchPerLayer})
      for (int64_t effort : {0, 1}) {
        SCOPED_TRACE(name + std::string(" ") + std::string(toString(policy)));
        Trace trace =
            *loadTrace(std::string(AO_INPUT_DIR) + "/" + name + ".json");
        Machine machine = *loadMachine("h100-pcie5");
        Prediction rule = plan(trace, machine, optionsFor(policy))->predicted;
        PlanOptions options = optionsFor(Policy::Planned, rule.peakBytes);
        options.hostBudget = rule.hostPeakBytes;
        options.effort = effort;
        Expected<Plan> planned = plan(trace, machine, options);
        ASSERT_TRUE(bool(planned)) << planned.error().str();
        EXPECT_LE(planned->predicted.makespanUs, rule.makespanUs * (1 + 1e-9));
      }
}

/// A training step: forward defines values that backward uses; as two
/// functions, as one with phases, or as one without.
Trace randomTrainingStep(uint64_t seed) {
  Random random(seed ^ 0xadd5);
  Trace trace;
  int64_t forward = 2 + random.below(10), n = 2 * forward + random.below(4);
  for (int64_t k = 0; k < n; ++k) {
    trace.ops.push_back(makeOp(0.02 + random.unit()));
    trace.ops.back().kind = random.below(4) ? OpKind::Matmul : OpKind::Memory;
    if (seed % 3 != 2)
      trace.ops.back().phase = k < forward ? Phase::Forward : Phase::Backward;
    trace.ops.back().layer = std::min(k, n - 1 - k) / 2;
  }
  if (seed % 3 == 0)
    trace.boundary = forward;
  for (int64_t def = 0; def < forward; ++def)
    for (uint64_t count = random.below(3); count > 0; --count) {
      int64_t use = std::min<int64_t>(n - 1 - def + random.below(2), n - 1);
      Value value = makeValue((1 + random.below(20)) * MB, def, {use});
      if (use + 2 < n && random.below(4) == 0)
        value.uses.push_back(use + 2);
      if (def + 1 < forward && random.below(2))
        value.uses.insert(value.uses.begin(), def + 1);
      trace.values.push_back(value);
    }
  return trace;
}

TEST(PropertiesTest, NoRuleOfThumbIsBetterOnTrainingSteps) {
  for (uint64_t seed = 0; seed < 600; ++seed) {
    SCOPED_TRACE(seed);
    Trace trace = randomTrainingStep(seed);
    ASSERT_TRUE(bool(trace.verify()));
    Machine machine = randomMachine(seed);
    auto expectNoBetter = [&](const PlanOptions &rule) {
      Prediction made = plan(trace, machine, rule)->predicted;
      PlanOptions options = optionsFor(Policy::Planned, made.peakBytes);
      options.effort = seed % 8 ? 0 : 1;
      Expected<Plan> planned = plan(trace, machine, options);
      ASSERT_TRUE(bool(planned)) << toString(rule.policy);
      EXPECT_LE(planned->predicted.makespanUs, made.makespanUs * (1 + 1e-9))
          << toString(rule.policy);
    };
    for (Policy policy : policiesWith(PolicyTrait::AnyTrace))
      if (policy != Policy::Planned)
        for (bool gibRates : {false, true}) {
          PlanOptions rule = optionsFor(policy);
          rule.gibRates = gibRates;
          expectNoBetter(rule);
        }
    PlanOptions layers = optionsFor(Policy::Layerwise);
    layers.numLayers = seed % std::max<int64_t>(countLayers(trace), 1);
    layers.layerIssue = seed / 2 % 2 ? LayerIssue::Head : LayerIssue::Ready;
    layers.reloadOrder = seed / 4 % 2 ? ReloadOrder::Use : ReloadOrder::Saved;
    expectNoBetter(layers);
  }
}

/// One microbatch is searched like a step without microbatches: it has no
/// twins.
TEST(PropertiesTest, OneMicrobatchIsNotSeveral) {
  Trace trace = randomTrace(3);
  ASSERT_GT(trace.numOps(), 2);
  EXPECT_FALSE(Problem(trace, 0).hasSeveralMicrobatches);
  for (Op &op : trace.ops)
    op.microbatch = 0;
  trace.ops.front().microbatch = -1;
  EXPECT_TRUE(Problem(trace, 0).hasMicrobatches);
  EXPECT_FALSE(Problem(trace, 0).hasSeveralMicrobatches);
  trace.ops.back().microbatch = 1;
  EXPECT_TRUE(Problem(trace, 0).hasSeveralMicrobatches);
}

TEST(PropertiesTest, TotalsAreThoseOfTheSimulation) {
  forRandomSteps([](const Trace &trace, const Machine &machine, uint64_t) {
    Problem problem(trace, 0);
    for (Policy policy : policiesWith(PolicyTrait::AnyTrace)) {
      PlanOptions options = optionsFor(policy);
      if (policy == Policy::Planned)
        options.deviceBudget = smallestBudget(trace, 0).bytes;
      options.effort = 0;
      Plan planned = *plan(trace, machine, options);
      Simulation s = *simulate(trace, machine, planned.commands);
      Totals quick = totals(problem, trace, machine, planned.commands);
      EXPECT_EQ(quick.exposedUs, s.exposedUs);
      EXPECT_EQ(quick.slowedUs, s.slowedUs);
      EXPECT_EQ(quick.peakBytes, s.peakBytes);
      EXPECT_EQ(quick.hostPeakBytes, s.hostPeakBytes);
    }
  });
}

TEST(PropertiesTest, HostBudgetsHold) {
  forRandomSteps([](const Trace &trace, const Machine &machine, uint64_t seed) {
    PlanOptions options = optionsFor(Policy::Planned);
    options.hostBudget = int64_t(seed % 5) * 15 * MB;
    Expected<Plan> planned = plan(trace, machine, options);
    ASSERT_TRUE(bool(planned)) << planned.error().str();
    EXPECT_LE(planned->predicted.hostPeakBytes, *options.hostBudget);
    EXPECT_TRUE(isFree(planned->predicted));
  });
}

TEST(PropertiesTest, AHostBudgetThatAPlanMeetsDoesNotChangeIt) {
  forRandomSteps([](const Trace &trace, const Machine &machine, uint64_t seed) {
    int64_t low = smallestBudget(trace, 0).bytes, high = unplannedPeak(trace);
    PlanOptions options = optionsFor(Policy::Planned);
    options.deviceBudget = low + (high - low) * int64_t(seed % 4) / 4;
    Expected<Plan> planned = plan(trace, machine, options);
    ASSERT_TRUE(bool(planned)) << planned.error().str();
    options.hostBudget = planned->predicted.hostPeakBytes;
    Expected<Plan> limited = plan(trace, machine, options);
    ASSERT_TRUE(bool(limited)) << limited.error().str();
    EXPECT_EQ(limited->predicted.makespanUs, planned->predicted.makespanUs);
    EXPECT_EQ(limited->options.hostBudget, options.hostBudget);
  });
}

TEST(PropertiesTest, TheSmallestBudgetIsFeasibleWithinTheHostBudget) {
  forRandomSteps([](const Trace &trace, const Machine &machine, uint64_t seed) {
    int64_t low = smallestBudget(trace, 0).bytes;
    PlanOptions options = optionsFor(Policy::Planned);
    options.effort = 0;
    options.hostBudget = int64_t(seed % 6) * 15 * MB;
    for (int64_t budget : {low / 2, low, low + 10 * MB}) {
      options.deviceBudget = budget;
      Infeasibility why;
      if (plan(trace, machine, options, &why))
        continue;
      EXPECT_GT(why.device.bytes, budget);
      EXPECT_EQ(why.hostBytes > 0, budget >= low);
      options.deviceBudget = why.device.bytes;
      Expected<Plan> planned = plan(trace, machine, options);
      ASSERT_TRUE(bool(planned)) << planned.error().str();
      EXPECT_LE(planned->predicted.hostPeakBytes, *options.hostBudget);
    }
  });
}

TEST(PropertiesTest, ScalingSizesLeavesThePlan) {
  constexpr int64_t factor = 3;
  forRandomSteps([](const Trace &trace, const Machine &machine, uint64_t seed) {
    Trace scaledTrace = trace;
    for (Value &value : scaledTrace.values)
      value.bytes *= factor;
    Machine scaledMachine = machine;
    scaledMachine.d2hBandwidth *= factor;
    scaledMachine.h2dBandwidth *= factor;
    scaledMachine.memoryBandwidth *= factor;
    int64_t low = smallestBudget(trace, 0).bytes;
    for (std::optional<int64_t> budget :
         {std::optional<int64_t>(), std::optional<int64_t>(low * 3 / 2)}) {
      PlanOptions options = optionsFor(Policy::Planned, budget);
      PlanOptions scaledOptions = options;
      if (budget)
        scaledOptions.deviceBudget = *budget * factor;
      else if (seed % 2)
        scaledOptions.hostBudget = (*(options.hostBudget = 30 * MB)) * factor;
      Plan plain = *plan(trace, machine, options);
      Plan scaled = *plan(scaledTrace, scaledMachine, scaledOptions);
      EXPECT_EQ(plain.commands, scaled.commands);
    }
  });
}

TEST(PropertiesTest, ScalingTimesLeavesThePlan) {
  constexpr double factor = 1000;
  forRandomSteps([](const Trace &trace, const Machine &machine, uint64_t) {
    Trace scaledTrace = trace;
    for (Op &op : scaledTrace.ops)
      op.durationUs *= factor;
    Machine scaledMachine = machine;
    scaledMachine.d2hBandwidth /= factor;
    scaledMachine.h2dBandwidth /= factor;
    scaledMachine.memoryBandwidth /= factor;
    scaledMachine.latencyUs *= factor;
    int64_t low = smallestBudget(trace, 0).bytes;
    for (std::optional<int64_t> budget :
         {std::optional<int64_t>(), std::optional<int64_t>(low * 3 / 2)}) {
      PlanOptions options = optionsFor(Policy::Planned, budget);
      Plan plain = *plan(trace, machine, options);
      Plan scaled = *plan(scaledTrace, scaledMachine, options);
      EXPECT_EQ(plain.commands, scaled.commands);
    }
  });
}

TEST(PropertiesTest, AboveTheBoundaryNothingCrosses) {
  forRandomSteps([](const Trace &trace, const Machine &machine, uint64_t) {
    if (!trace.boundary)
      return;
    Plan planned =
        *plan(trace, machine,
              optionsFor(Policy::Planned, smallestBudget(trace, 0).bytes));
    // In IR, what is at the boundary ends the forward function if it is an
    // offload or a release and begins the backward function otherwise.
    bool backward = false;
    for (const Command &command : planned.commands) {
      if (command.before != *trace.boundary)
        continue;
      bool isBack = command.kind == CommandKind::Reload ||
                    command.kind == CommandKind::Wait;
      EXPECT_FALSE(backward && !isBack);
      backward |= isBack;
    }
  });
}

} // namespace
