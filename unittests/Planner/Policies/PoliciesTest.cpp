//===- PoliciesTest.cpp - The rules of other systems ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Policies.h"
#include "RandomTrace.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Simulator.h"

#include <gtest/gtest.h>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

constexpr CommandKind Offload = CommandKind::Offload;
constexpr CommandKind Release = CommandKind::Release;
constexpr CommandKind Reload = CommandKind::Reload;
constexpr CommandKind Wait = CommandKind::Wait;

PlanOptions allValues() {
  PlanOptions options;
  options.minBytes = 0;
  return options;
}

/// Four layers of one op each way, with one value a layer.
Trace fourLayers() {
  Trace trace = makeStep(4, 10, 4, 20);
  for (int i = 0; i < 8; ++i)
    trace.ops[i].layer = i < 4 ? i : 7 - i;
  for (int i = 0; i < 4; ++i)
    trace.values.push_back(makeValue(10 * MB, i, {7 - i}));
  return trace;
}

TEST(PoliciesTest, NamesAreReadBack) {
  EXPECT_EQ(parsePolicy("pytorch"), Policy::PyTorch);
  EXPECT_EQ(toString(Policy::PyTorch), "pytorch");
  EXPECT_FALSE(parsePolicy("prefetch"));
}

TEST(PoliciesTest, SyncWaitsForEveryCopy) {
  Trace trace = fourLayers();
  trace.values.resize(1);
  EXPECT_EQ(
      syncCommands(trace, 0),
      (std::vector<Command>{
          {Offload, 0, 1}, {Release, 0, 1}, {Reload, 0, 7}, {Wait, 0, 7}}));
}

TEST(PoliciesTest, PyTorchSinksReleases) {
  std::vector<Command> commands =
      pytorchCommands(fourLayers(), makeMachine(1e9), allValues(), false);
  for (const Command &command : commands) {
    if (command.kind == Release) {
      EXPECT_EQ(command.before, 4);
    }
  }
}

TEST(PoliciesTest, PyTorchPerLayerSinksWithinTheLayer) {
  std::vector<Command> commands =
      pytorchCommands(fourLayers(), makeMachine(1e9), allValues(), true);
  for (const Command &command : commands) {
    if (command.kind == Release) {
      EXPECT_EQ(command.before, command.value + 1);
    }
    if (command.kind == Reload) {
      EXPECT_EQ(command.before, 7 - command.value);
    }
  }
}

TEST(PoliciesTest, PyTorchReadsRatesAsGivenUnlessAsked) {
  // 1 GB at 1 GB/s takes 1000 ms, read as GiB/s 931 ms: only then is 960 ms
  // enough.
  Trace trace = makeStep(1, 10, 3, 960);
  trace.values = {makeValue(1000 * MB, 0, {3})};
  auto reloadPlace = [&](bool gibRates) {
    PlanOptions options = allValues();
    options.gibRates = gibRates;
    for (const Command &command :
         pytorchCommands(trace, makeMachine(1e9), options, false))
      if (command.kind == Reload)
        return command.before;
    return int64_t(-1);
  };
  EXPECT_EQ(reloadPlace(/*gibRates=*/false), 1);
  EXPECT_EQ(reloadPlace(/*gibRates=*/true), 2);
}

TEST(PoliciesTest, OffloadsAtOnePlaceAreReversed) {
  // Each copy is inserted right after the last use, before earlier ones.
  Trace trace = makeStep(1, 10, 1, 10);
  trace.values = {makeValue(MB, 0, {1}), makeValue(MB, 0, {1})};
  EXPECT_EQ(pytorchCommands(trace, makeMachine(1e9), allValues(), false),
            (std::vector<Command>{{Offload, 1, 1},
                                  {Offload, 0, 1},
                                  {Release, 1, 1},
                                  {Release, 0, 1},
                                  {Reload, 0, 1},
                                  {Reload, 1, 1},
                                  {Wait, 0, 1},
                                  {Wait, 1, 1}}));
}

/// A step in one function without phases: a value with a short gap and a long
/// one, and one that adjacent ops use.
Trace jointStep() {
  Trace trace = makeStep(4, 10, 4, 10);
  trace.boundary.reset();
  for (Op &op : trace.ops)
    op.phase = Phase::Unknown;
  trace.values = {makeValue(10 * MB, 0, {2, 7}), makeValue(10 * MB, 3, {4})};
  return trace;
}

TEST(PoliciesTest, JointStepsOffloadInTheLongestIdleInterval) {
  EXPECT_EQ(
      syncCommands(jointStep(), 0),
      (std::vector<Command>{
          {Offload, 0, 3}, {Release, 0, 3}, {Reload, 0, 7}, {Wait, 0, 7}}));
}

TEST(PoliciesTest, PyTorchOnJointStepsSinksReleasesToReloads) {
  // 10 MB take 15 ms: two ops.
  EXPECT_EQ(
      pytorchCommands(jointStep(), makeMachine(1e10 / 15), allValues(), false),
      (std::vector<Command>{
          {Offload, 0, 3}, {Release, 0, 5}, {Reload, 0, 5}, {Wait, 0, 7}}));
  // Too slow a link: the reload is right after the offload.
  EXPECT_EQ(
      pytorchCommands(jointStep(), makeMachine(1e8), allValues(), false),
      (std::vector<Command>{
          {Offload, 0, 3}, {Release, 0, 3}, {Reload, 0, 3}, {Wait, 0, 7}}));
}

TEST(PoliciesTest, LayerwiseWithoutNumberTakesTheBestAtZeroStall) {
  PlanOptions options;
  options.minBytes = 0;
  options.policy = Policy::Layerwise;
  Plan best = *plan(fourLayers(), makeMachine(2e9), options);
  EXPECT_EQ(best.predicted.exposedUs, 0);
  for (int64_t k = 0; k < 4; ++k) {
    options.numLayers = k;
    Plan one = *plan(fourLayers(), makeMachine(2e9), options);
    if (one.predicted.exposedUs == 0) {
      EXPECT_LE(best.predicted.peakBytes, one.predicted.peakBytes);
    }
  }
}

TEST(PoliciesTest, MinBytesExcludes) {
  EXPECT_TRUE(syncCommands(fourLayers(), 11 * MB).empty());
  EXPECT_FALSE(syncCommands(fourLayers(), 10 * MB).empty());
}

TEST(PoliciesTest, AllAreLegalOnRandomTraces) {
  for (uint64_t seed = 0; seed < 300; ++seed) {
    Trace trace = randomTrace(seed);
    Machine machine = randomMachine(seed);
    for (Policy policy : policiesWith(PolicyTrait::AnyTrace)) {
      PlanOptions options;
      options.minBytes = 0;
      options.policy = policy;
      options.effort = 0;
      Expected<Plan> planned = plan(trace, machine, options);
      ASSERT_TRUE(bool(planned)) << seed << " " << planned.error().str();
      Status status = planned->verify(trace);
      EXPECT_TRUE(bool(status)) << seed << " " << status.error().str();
    }
  }
}

} // namespace
