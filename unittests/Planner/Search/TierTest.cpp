//===- TierTest.cpp - Pinned memory as a limit of its own -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Model/Totals.h"
#include "RandomTrace.h"
#include "ao/Planner/Breakdown.h"
#include "ao/Planner/PlanRequest.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Simulator.h"

#include <gtest/gtest.h>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

/// The slower tier reaches a share of the link.
Machine makeTiered(double bytesPerSecond, double share) {
  Machine machine = makeMachine(bytesPerSecond);
  machine.pageableD2hBandwidth = bytesPerSecond * share;
  machine.pageableH2dBandwidth = bytesPerSecond * share;
  return machine;
}

/// Eight values that are between forward and backward, the first for longest.
Trace makeNested() {
  Trace trace = makeStep(8, 10, 8, 10);
  for (int i = 0; i < 8; ++i)
    trace.values.push_back(makeValue(10 * MB, i, {15 - i}));
  return trace;
}

PlanOptions optionsWith(std::optional<int64_t> device,
                        std::optional<int64_t> pinned) {
  PlanOptions options;
  options.minBytes = 0;
  options.deviceBudget = device;
  options.pinnedBudget = pinned;
  return options;
}

std::vector<int64_t> pageableValues(const Plan &plan) {
  std::vector<int64_t> values;
  for (const Command &command : plan.commands)
    if (command.tier == Tier::Pageable)
      values.push_back(command.value);
  return values;
}

TEST(TierTest, PageableCopiesTakeLongerAndPinNothing) {
  Trace trace = makeStep(2, 10, 2, 10);
  trace.values = {makeValue(10 * MB, 0, {3}), makeValue(10 * MB, 1, {2})};
  std::vector<Command> commands = {{CommandKind::Offload, 0, 1, Tier::Pageable},
                                   {CommandKind::Offload, 1, 2},
                                   {CommandKind::Release, 0, 2},
                                   {CommandKind::Release, 1, 2},
                                   {CommandKind::Reload, 1, 2},
                                   {CommandKind::Wait, 1, 2},
                                   {CommandKind::Reload, 0, 3},
                                   {CommandKind::Wait, 0, 3}};
  Machine machine = makeTiered(10e9, 0.5);
  Expected<Simulation> run = simulate(trace, machine, commands);
  ASSERT_TRUE(bool(run)) << run.error().str();
  EXPECT_EQ(run->commands[0].copyEndUs - run->commands[0].copyStartUs, 2000);
  EXPECT_EQ(run->commands[1].copyEndUs - run->commands[1].copyStartUs, 1000);
  EXPECT_EQ(run->commands[6].copyEndUs - run->commands[6].copyStartUs, 2000);
  EXPECT_EQ(run->hostPeakBytes, 20 * MB);
  EXPECT_EQ(run->pinnedPeakBytes, 10 * MB);
  EXPECT_EQ(run->hostBytes, (std::vector<int64_t>{0, 10 * MB, 10 * MB, 0}));
  EXPECT_EQ(run->pinnedBytes, (std::vector<int64_t>{0, 0, 0, 0}));
  Totals fast = totals(Problem(trace, 0), trace, machine, commands);
  EXPECT_EQ(fast.exposedUs, run->exposedUs);
  EXPECT_EQ(fast.pinnedPeakBytes, run->pinnedPeakBytes);
  std::vector<TierShare> tiers = breakDown(trace, commands).tiers;
  ASSERT_EQ(tiers.size(), 2u);
  EXPECT_EQ(tiers[0].peakBytes, 10 * MB);
  EXPECT_EQ(tiers[1].tier, Tier::Pageable);
  EXPECT_EQ(tiers[1].values, 1);
  run = simulate(trace, makeMachine(10e9), commands);
  ASSERT_FALSE(bool(run));
  EXPECT_EQ(run.error().path, "$.commands[0]");
  EXPECT_NE(run.error().message.find("no rates for pageable memory"),
            std::string::npos);
}

TEST(TierTest, WhatIsIdleLongestIsPageable) {
  Trace trace = makeNested();
  Machine machine = makeTiered(10e9, 0.25);
  for (int64_t pinned : {60, 40, 20, 0}) {
    SCOPED_TRACE(pinned);
    Expected<Plan> made =
        plan(trace, machine, optionsWith(20 * MB, pinned * MB));
    ASSERT_TRUE(bool(made)) << made.error().str();
    EXPECT_LE(made->predicted.peakBytes, 20 * MB);
    EXPECT_LE(made->predicted.pinnedPeakBytes, pinned * MB);
    EXPECT_EQ(made->predicted.exposedUs, 0);
    std::vector<int64_t> expected;
    for (int64_t v = 0; v < 6 - pinned / 10; ++v)
      expected.push_back(v);
    EXPECT_EQ(pageableValues(*made), expected);
    EXPECT_EQ(made->required.empty(), expected.empty());
    Expected<Plan> read = parsePlan(toJson(*made));
    ASSERT_TRUE(bool(read)) << read.error().str();
    EXPECT_EQ(read->commands, made->commands);
    EXPECT_EQ(read->options.pinnedBudget, made->options.pinnedBudget);
    EXPECT_EQ(read->predicted.pinnedPeakBytes, made->predicted.pinnedPeakBytes);
    EXPECT_TRUE(bool(read->verify(trace)));
  }
}

TEST(TierTest, TheMachineLimitsWhatIsPinned) {
  Trace trace = makeNested();
  Machine machine = makeTiered(10e9, 0.25);
  machine.pinnedMemory = 20 * MB;
  Expected<Plan> made = plan(trace, machine, optionsWith(20 * MB, 50 * MB));
  ASSERT_TRUE(bool(made));
  EXPECT_EQ(made->predicted.pinnedPeakBytes, 20 * MB);
  Expected<Machine> read = parseMachine(toJson(machine));
  ASSERT_TRUE(bool(read)) << read.error().str();
  EXPECT_EQ(toJson(*read), toJson(machine));
}

TEST(TierTest, WhatCostsMoreThanItIsWorthStays) {
  // Through staging no copy is done in time, so that without a budget, which
  // permits no exposed time, only values that may be pinned are offloaded.
  Trace trace = makeNested();
  Machine machine = makeTiered(10e9, 0.005);
  Expected<Plan> made = plan(trace, machine, optionsWith({}, 20 * MB));
  ASSERT_TRUE(bool(made));
  EXPECT_TRUE(pageableValues(*made).empty());
  EXPECT_EQ(made->predicted.pinnedPeakBytes, 20 * MB);
  EXPECT_EQ(made->predicted.exposedUs, 0);
  // Under a budget it is worth the time.
  made = plan(trace, machine, optionsWith(20 * MB, 20 * MB));
  ASSERT_TRUE(bool(made));
  EXPECT_FALSE(pageableValues(*made).empty());
  EXPECT_GT(made->predicted.exposedUs, 0);
}

TEST(TierTest, WithoutRatesTheLimitIsHard) {
  Trace trace = makeNested();
  PlanOptions options = optionsWith(50 * MB, 20 * MB);
  options.hostBudget = 70 * MB;
  Infeasibility why;
  Expected<Plan> made = plan(trace, makeMachine(10e9), options, &why);
  ASSERT_FALSE(bool(made));
  EXPECT_EQ(made.error().code, ErrorCode::Infeasible);
  EXPECT_EQ(made.error().message,
            "no plan fits the device memory budget of 50000000 bytes, the host "
            "memory budget of 70000000 bytes and the pinned memory limit of "
            "20000000 bytes");
  EXPECT_EQ(why.device.bytes, 60 * MB);
  EXPECT_EQ(why.pinnedBytes, 30 * MB);
  EXPECT_NE(describeRemedy(why).find("the smallest pinned memory budget under "
                                     "the given device memory budget is "
                                     "30000000 bytes"),
            std::string::npos)
      << describeRemedy(why);
  options.deviceBudget = why.device.bytes;
  EXPECT_TRUE(bool(plan(trace, makeMachine(10e9), options)));
}

TEST(TierTest, AllLimitsAreNamedWhereThereAreTwoTiers) {
  Trace trace = makeNested();
  PlanOptions options = optionsWith(20 * MB, 20 * MB);
  options.hostBudget = 40 * MB;
  Infeasibility why;
  Expected<Plan> made = plan(trace, makeTiered(10e9, 0.5), options, &why);
  ASSERT_FALSE(bool(made));
  for (const char *limit :
       {"device memory budget of 20000000", "host memory budget of 40000000",
        "pinned memory limit of 20000000"})
    EXPECT_NE(made.error().message.find(limit), std::string::npos)
        << made.error().message;
  EXPECT_EQ(why.device.bytes, 40 * MB);
  EXPECT_EQ(why.hostBytes, 60 * MB);
}

TEST(TierTest, LimitsHoldOnRandomSteps) {
  int pageable = 0;
  for (uint64_t seed = 1; seed <= 30; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Trace trace = randomTrace(seed);
    Machine machine = randomMachine(seed);
    machine.pageableD2hBandwidth = machine.d2hBandwidth / (1 + seed % 5);
    machine.pageableH2dBandwidth = machine.h2dBandwidth / (1 + seed % 4);
    int64_t low = smallestBudget(trace, 0).bytes;
    int64_t budget = low + (unplannedPeak(trace) - low) * (seed % 3) / 4;
    PlanOptions options = optionsWith(budget, {});
    options.effort = seed % 2;
    Expected<Plan> unlimited = plan(trace, machine, options);
    ASSERT_TRUE(bool(unlimited));
    options.pinnedBudget = unlimited->predicted.hostPeakBytes * (seed % 4) / 4;
    Expected<Plan> made = plan(trace, machine, options);
    ASSERT_TRUE(bool(made)) << made.error().str();
    pageable += !pageableValues(*made).empty();
    Expected<Simulation> run = simulate(trace, machine, made->commands);
    ASSERT_TRUE(bool(run)) << run.error().str();
    EXPECT_LE(run->pinnedPeakBytes, *options.pinnedBudget);
    EXPECT_LE(run->peakBytes, budget);
    EXPECT_EQ(run->pinnedPeakBytes, made->predicted.pinnedPeakBytes);
    EXPECT_EQ(run->makespanUs, made->predicted.makespanUs);
    EXPECT_LE(made->predicted.makespanBoundUs,
              made->predicted.makespanUs * (1 + 1e-12));
    EXPECT_EQ(toJson(*plan(trace, machine, options)), toJson(*made));
  }
  EXPECT_GE(pageable, 8);
}

TEST(TierTest, GroupsShareATier) {
  Trace trace = makeNested();
  for (int64_t v : {0, 1}) {
    trace.values[v].def = 0;
    trace.values[v].uses = {15};
    trace.values[v].group = 3;
  }
  Expected<Plan> made =
      plan(trace, makeTiered(10e9, 0.25), optionsWith(30 * MB, 30 * MB));
  ASSERT_TRUE(bool(made)) << made.error().str();
  std::vector<int64_t> values = pageableValues(*made);
  EXPECT_EQ(std::count(values.begin(), values.end(), 0),
            std::count(values.begin(), values.end(), 1));
  EXPECT_FALSE(values.empty());
  EXPECT_LE(made->predicted.pinnedPeakBytes, 30 * MB);
}

TEST(TierTest, OptionsAndMachinesAreChecked) {
  Trace trace = makeNested();
  Expected<Plan> made =
      plan(trace, makeMachine(1e9), optionsWith({}, int64_t(-1)));
  ASSERT_FALSE(bool(made));
  EXPECT_EQ(made.error().message.rfind("'pinned-memory-budget' ", 0), 0u);
  PlanRequest request;
  request.pinnedBudget = "25%";
  Expected<PlanOptions> options = request.resolve(trace);
  ASSERT_TRUE(bool(options));
  EXPECT_EQ(options->pinnedBudget, 20 * MB);
  auto reject = [](const std::string &keys, const std::string &path) {
    Expected<Machine> read = parseMachine(
        "{\"d2h_bandwidth\":2e9,\"h2d_bandwidth\":2e9," + keys + "}");
    ASSERT_FALSE(bool(read)) << keys;
    EXPECT_EQ(read.error().path, path);
  };
  reject("\"pinned_memory\":-1", "$.pinned_memory");
  reject("\"pageable_d2h_bandwidth\":1e9", "$.pageable_h2d_bandwidth");
  reject("\"pageable_h2d_bandwidth\":1e9", "$.pageable_d2h_bandwidth");
  reject("\"pageable_d2h_bandwidth\":-1,\"pageable_h2d_bandwidth\":1e9",
         "$.pageable_d2h_bandwidth");
  reject("\"pageable_d2h_bandwidth\":3e9,\"pageable_h2d_bandwidth\":1e9",
         "$.pageable_d2h_bandwidth");
}

TEST(TierTest, PlanDocumentsAreChecked) {
  auto reject = [](const std::string &command, const std::string &path) {
    Expected<Plan> read = parsePlan(
        R"({"schema":"ao.plan","version":2,"ops":2,"values":1,"machine":)"
        R"({"d2h_bandwidth":1,"h2d_bandwidth":1},"commands":[)" +
        command + "]}");
    ASSERT_FALSE(bool(read)) << command;
    EXPECT_EQ(read.error().path, path);
  };
  reject(R"({"do":"offload","value":0,"before":1,"tier":"disk"})",
         "$.commands[0].tier");
  reject(R"({"do":"reload","value":0,"before":1,"tier":"pageable"})",
         "$.commands[0]");
}

} // namespace
