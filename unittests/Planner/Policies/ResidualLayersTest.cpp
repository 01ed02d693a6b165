//===- ResidualLayersTest.cpp - Iterations as layers ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Policies/ResidualLayers.h"
#include "LoopStep.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Policies.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <limits>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

PlanOptions layers(std::optional<int64_t> count) {
  PlanOptions options;
  options.policy = Policy::Layerwise;
  options.numLayers = count;
  options.minBytes = 0;
  return options;
}

/// How many slices of each residual are offloaded, or why not.
std::string movedBy(const Trace &trace, const PlanOptions &options) {
  Expected<Plan> made = plan(trace, slowMachine(), options);
  if (!made)
    return made.error().str();
  EXPECT_TRUE(made->verify(trace));
  Expected<std::vector<ResidualTransfers>> transfers =
      readTransfers(trace, made->commands);
  if (!transfers)
    return transfers.error().str();
  std::string text;
  for (const ResidualTransfers &one : *transfers)
    text += std::to_string(one.slices) + " ";
  return text;
}

TEST(ResidualLayersTest, IterationsAreLayers) {
  LoopStep step(6, 3, 3);
  step.residual(20, 1, 2);
  step.residual(10, 2, 0);
  Trace trace = step.expand();
  EXPECT_EQ(movedBy(trace, layers(0)), "0 0 ");
  // One slice does not form a loop.
  EXPECT_EQ(movedBy(trace, layers(1)), "2 2 ");
  EXPECT_EQ(movedBy(trace, layers(4)), "4 4 ");
  EXPECT_EQ(movedBy(trace, layers(5)), "5 5 ");
  EXPECT_EQ(movedBy(trace, layers(6)),
            "'num-layers' must be between 0 and 5, one less than the step has "
            "layers, got 6");
}

/// As far as a loop can repeat it: waited for N-k layers later, and reloaded
/// one less ahead.
TEST(ResidualLayersTest, LayersLeaveAndReturnByTheRule) {
  LoopStep step(6, 3, 4);
  step.residual(20, 1, 2);
  Trace trace = step.expand();
  auto placesFor = [&](int64_t count) {
    Expected<Plan> made = plan(trace, slowMachine(), layers(count));
    EXPECT_TRUE(made);
    if (!made)
      return ResidualTransfers();
    Expected<std::vector<ResidualTransfers>> transfers =
        readTransfers(trace, made->commands);
    EXPECT_TRUE(transfers);
    return transfers ? transfers->front() : ResidualTransfers();
  };
  // One layer is kept on device: waits are at the end of the iteration, reloads
  // at the beginning of another one.
  EXPECT_EQ(placesFor(5).offloadDelay, 2);
  EXPECT_EQ(placesFor(5).prefetchDistance, 2);
  // More layers: waits are before the op that writes the next slice, and
  // reloads an iteration ahead.
  EXPECT_EQ(placesFor(4).offloadDelay, 3);
  EXPECT_EQ(placesFor(4).prefetchDistance, 4);
}

/// How many layers are offloaded, and the peak with that number given.
int64_t peakOf(const Trace &trace, int64_t count) {
  Expected<Plan> made = plan(trace, slowMachine(), layers(count));
  EXPECT_TRUE(made);
  return made ? made->predicted.peakBytes : 0;
}

/// Without a budget as many as cost no time; with one, the fewest that fit.
TEST(ResidualLayersTest, TheBestNumberOfLayers) {
  LoopStep step(8, 4, 4);
  step.residual(20, 1, 2);
  Trace trace = step.expand();
  // 20 us a slice, hidden by the 40 of an iteration.
  EXPECT_EQ(movedBy(trace, layers(std::nullopt)), "7 ");
  std::vector<int64_t> peaks;
  for (int64_t count = 0; count < 8; ++count)
    peaks.push_back(peakOf(trace, count));
  for (int64_t bytes : peaks) {
    PlanOptions options = layers(std::nullopt);
    options.deviceBudget = bytes;
    auto fewest = std::find_if(peaks.begin(), peaks.end(),
                               [&](int64_t peak) { return peak <= bytes; });
    EXPECT_EQ(movedBy(trace, options),
              movedBy(trace, layers(fewest - peaks.begin())))
        << bytes;
  }
  PlanOptions options = layers(std::nullopt);
  options.deviceBudget = *std::min_element(peaks.begin(), peaks.end()) - 1;
  Infeasibility why;
  EXPECT_FALSE(plan(trace, slowMachine(), options, &why));
  EXPECT_EQ(why.device.bytes, *options.deviceBudget + 1);
}

/// Too many to try all.
TEST(ResidualLayersTest, TheBestOfManyLayers) {
  LoopStep step(1000, 4, 4);
  step.residual(20, 1, 2);
  Trace trace = step.expand();
  PlanOptions options = layers(std::nullopt);
  options.deviceBudget = peakOf(trace, 617);
  EXPECT_EQ(movedBy(trace, options), "617 ");
  options.hostBudget = 617 * 20;
  EXPECT_EQ(movedBy(trace, options), "617 ");
  options.hostBudget = 616 * 20;
  Infeasibility why;
  EXPECT_FALSE(plan(trace, slowMachine(), options, &why));
  EXPECT_EQ(why.device.bytes, peakOf(trace, 616));
}

TEST(ResidualLayersTest, LayersAroundLoops) {
  LoopStep step(6, 3, 3);
  step.residual(20, 1, 2);
  for (Op &op : step.bodies[0].ops)
    op.layer = 1;
  step.trace.ops[1].layer = 7;
  Trace trace = step.expand();
  // Layers 1 to 6 and 7.
  EXPECT_EQ(movedBy(trace, layers(6)), "6 ");
  EXPECT_EQ(movedBy(trace, layers(3)), "3 ");
  trace.ops[18].layer = 6;
  for (int64_t count : {0, 3})
    EXPECT_EQ(movedBy(trace, layers(count)),
              "layer 6 of 'loss' is also an iteration of loop 'forward', whose "
              "layers are 1 to 6");
  EXPECT_EQ(policiesFor(trace, {}).size() + 1,
            policiesFor(step.expand(), {}).size());
}

/// A loop over time, in each layer: its slices are offloaded with the layer.
TEST(ResidualLayersTest, LoopsWithinLayers) {
  LoopStep step(4, 1, 1);
  step.residual(20, 0, 0);
  step.trace.ops[0].layer = 3;
  Trace trace = step.expand();
  trace.ops.insert(trace.ops.begin(), {"embedding", 10});
  trace.ops[0].layer = 2;
  for (Value &value : trace.values) {
    value.def += value.def >= 0 ? 1 : 0;
    for (int64_t &use : value.uses)
      ++use;
  }
  for (Loop &loop : trace.loops)
    ++loop.firstOp;
  ASSERT_TRUE(trace.verify());
  Expected<ResidualLayers> found = ResidualLayers::find(trace);
  ASSERT_TRUE(found) << found.error().str();
  EXPECT_EQ(found->count(), 2);
  for (auto [count, offloaded] : {std::pair(0, 0), {1, 0}, {2, 4}}) {
    EXPECT_EQ(found->iterationsIn(trace.loops[0], count), offloaded);
    EXPECT_EQ(found->outsideOf(count), count);
  }
}

/// Numbers of layers may be as large as numbers can be.
TEST(ResidualLayersTest, LargestNumbers) {
  constexpr int64_t most = std::numeric_limits<int64_t>::max();
  LoopStep step(6, 3, 3);
  step.residual(20, 1, 2);
  Trace trace = step.expand();
  for (int64_t k = 0; k < 18; ++k)
    trace.ops[k].layer = most - 2 + std::min<int64_t>(k / 3, 2);
  EXPECT_EQ(movedBy(trace, layers(4)), "4 ");
  trace.ops[18].layer = most - 1;
  EXPECT_EQ(movedBy(trace, layers(4)),
            "layer 9223372036854775806 of 'loss' is also an iteration of loop "
            "'forward', whose layers are 9223372036854775805 to "
            "9223372036854775807");
}

/// Loops with any order of numbers: their layers have the order of the step.
TEST(ResidualLayersTest, NumbersOfLoopsMayFall) {
  LoopStep step(4, 1, 1);
  step.residual(20, 0, 0);
  step.addLoop("third", 4, 1);
  step.addLoop("fourth", 4, 1);
  step.residualBetween(2, 3, 20, 0, 0);
  for (LoopBody &body : step.bodies)
    body.ops[0].layer = body.op == 0 ? 10 : 0;
  step.trace.ops[1].layer = 20;
  Trace trace = step.expand();
  // Layer 5, before those of the first loop.
  trace.ops.insert(trace.ops.begin(), {"embedding", 10});
  trace.ops[0].layer = 5;
  for (Value &value : trace.values) {
    value.def += value.def >= 0 ? 1 : 0;
    for (int64_t &use : value.uses)
      ++use;
  }
  for (Loop &loop : trace.loops)
    ++loop.firstOp;
  ASSERT_TRUE(trace.verify());
  Expected<ResidualLayers> found = ResidualLayers::find(trace);
  ASSERT_TRUE(found) << found.error().str();
  EXPECT_EQ(found->count(), 10);
  for (int64_t count = 0; count <= 10; ++count) {
    EXPECT_EQ(found->iterationsIn(trace.loops[0], count),
              std::clamp<int64_t>(count - 1, 0, 4));
    EXPECT_EQ(found->iterationsIn(trace.loops[2], count),
              std::clamp<int64_t>(count - 5, 0, 4));
  }
}

} // namespace
