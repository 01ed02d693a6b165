//===- SimulatorTest.cpp - Executions worked out by hand ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Simulator.h"
#include "RandomTrace.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

constexpr CommandKind Offload = CommandKind::Offload;
constexpr CommandKind Release = CommandKind::Release;
constexpr CommandKind Reload = CommandKind::Reload;
constexpr CommandKind Wait = CommandKind::Wait;

/// Six ops of 10 ms; 1 GB/s, so 10 MB take 10 ms.
class SimulatorTest : public testing::Test {
protected:
  void SetUp() override {
    trace = makeStep(3, 10, 3, 10);
    trace.boundary.reset();
    trace.values = {makeValue(10 * MB, 0, {5}), makeValue(5 * MB, 1, {2, 4})};
  }

  Simulation run(const std::vector<Command> &commands) {
    Expected<Simulation> result = simulate(trace, machine, commands);
    EXPECT_TRUE(bool(result)) << (result ? "" : result.error().str());
    return result ? *result : Simulation();
  }

  std::string errorOf(const std::vector<Command> &commands) {
    Expected<Simulation> result = simulate(trace, machine, commands);
    return result ? "" : result.error().str();
  }

  Trace trace;
  Machine machine = makeMachine(1e9);
};

TEST_F(SimulatorTest, NothingIsOffloaded) {
  Simulation s = run({});
  EXPECT_DOUBLE_EQ(s.makespanUs, 60000);
  EXPECT_EQ(s.exposedUs, 0);
  EXPECT_EQ(s.peakBytes, 15 * MB);
  EXPECT_EQ(s.peakOp, 1);
  EXPECT_EQ(s.deviceBytes, (std::vector<int64_t>{10 * MB, 15 * MB, 15 * MB,
                                                 15 * MB, 15 * MB, 10 * MB}));
}

TEST_F(SimulatorTest, InheritedBytesCountAtReloads) {
  // Op 3 writes over value 1, which so ends with op 2.
  trace.values = {makeValue(10 * MB, 0, {4}), makeValue(8 * MB, 1, {2}),
                  makeValue(8 * MB, 3, {}), makeValue(7 * MB, -1, {5})};
  std::vector<Command> commands = {
      {Offload, 0, 1}, {Release, 0, 1}, {Offload, 3, 2}, {Reload, 0, 3},
      {Release, 3, 3}, {Wait, 0, 4},    {Reload, 3, 5},  {Wait, 3, 5}};
  EXPECT_EQ(run(commands).peakBytes, 18 * MB);
  trace.ops[3].inheritedBytes = 8 * MB;
  Simulation s = run(commands);
  EXPECT_EQ(s.peakBytes, 25 * MB);
  EXPECT_EQ(s.peakOp, 3);
  Expected<Trace> read = parseTrace(toJson(trace));
  ASSERT_TRUE(bool(read)) << read.error().str();
  EXPECT_EQ(read->ops[3].inheritedBytes, 8 * MB);
}

TEST_F(SimulatorTest, WhatTheStepIsGivenIsThereWhenItBegins) {
  // Value 0 is offloaded before the first op, which defines value 2.
  trace.values = {makeValue(10 * MB, -1, {4}), makeValue(8 * MB, -1, {0}),
                  makeValue(1 * MB, 0, {1})};
  std::vector<Command> commands = {
      {Offload, 0, 0}, {Release, 0, 0}, {Reload, 0, 4}, {Wait, 0, 4}};
  Simulation s = run(commands);
  EXPECT_EQ(s.deviceBytes[0], 18 * MB);
  EXPECT_EQ(s.deviceBytes[1], 1 * MB);
  EXPECT_EQ(s.peakBytes, 18 * MB);
  EXPECT_EQ(s.peakOp, 0);
  // The same holds for an unused value.
  trace.ops[0].entryBytes = 5 * MB;
  EXPECT_EQ(memoryAtEntry(trace), 23 * MB);
  EXPECT_EQ(run(commands).peakBytes, 23 * MB);
  EXPECT_EQ(unplannedPeak(trace), 23 * MB);
}

TEST_F(SimulatorTest, UnusedArgumentsEndBeforeReloads) {
  // A backward function begins before op 3: value 2 is only its own, and so are
  // 6 MB of unused arguments.
  trace.boundary = 3;
  trace.values = {makeValue(10 * MB, 0, {4}), makeValue(4 * MB, 1, {5}),
                  makeValue(2 * MB, 3, {})};
  std::vector<Command> commands = {
      {Offload, 0, 1}, {Release, 0, 2}, {Reload, 0, 3}, {Wait, 0, 4},
      {Offload, 1, 3}, {Release, 1, 3}, {Reload, 1, 5}, {Wait, 1, 5}};
  std::stable_sort(
      commands.begin(), commands.end(),
      [](const Command &a, const Command &b) { return a.before < b.before; });
  // Op 3 with the reloaded value, and without the other one.
  EXPECT_EQ(run(commands).deviceBytes[3], 12 * MB);
  trace.ops[3].entryBytes = 8 * MB;
  EXPECT_EQ(run(commands).deviceBytes[3], 12 * MB);
  trace.ops[3].entryBytes = 15 * MB;
  Simulation s = run(commands);
  EXPECT_EQ(s.deviceBytes[3], 15 * MB);
  EXPECT_EQ(s.peakOp, 3);
  // Without a plan, all values are resident.
  EXPECT_EQ(unplannedMemory(trace)[3], 29 * MB);
  EXPECT_EQ(run({}).peakBytes, 29 * MB);
  Expected<Trace> read = parseTrace(toJson(trace));
  ASSERT_TRUE(bool(read)) << read.error().str();
  EXPECT_EQ(read->ops[3].entryBytes, 15 * MB);
}

TEST_F(SimulatorTest, ErrorsNameOpsAndValues) {
  trace.ops[2].name = "layer1/dot";
  trace.values[0].name = "layer0/tanh";
  Error error = simulate(trace, machine, {{Reload, 0, 2}}).takeError();
  EXPECT_EQ(error.str(), "$.commands[0]: cannot reload 'layer0/tanh' before "
                         "'layer1/dot': it has not been released");
  EXPECT_EQ(error.op, 2);
  EXPECT_EQ(error.value, 0);
  error = simulate(trace, machine, {{Offload, 9, 7}}).takeError();
  EXPECT_EQ(error.message, "cannot offload value 9 before op 7: there are 2 "
                           "values");
  EXPECT_FALSE(error.op || error.value);
  trace.values[1].uses = {4, 2};
  EXPECT_EQ(trace.verify().error().value, 1);
  trace.ops[3].durationUs = -1;
  EXPECT_EQ(trace.verify().error().op, 3);
}

TEST_F(SimulatorTest, Document) {
  std::vector<Command> commands = {
      {Offload, 0, 1}, {Release, 0, 2}, {Reload, 0, 4}, {Wait, 0, 5}};
  Simulation s = run(commands);
  nlohmann::json document = nlohmann::json::parse(toJson(s, commands));
  EXPECT_EQ(document["schema"], "ao.simulation");
  EXPECT_EQ(document["makespan_us"], s.makespanUs);
  EXPECT_EQ(document["peak_op"], s.peakOp);
  EXPECT_EQ(document["op_start_us"], s.opStartUs);
  EXPECT_EQ(document["device_bytes"], s.deviceBytes);
  EXPECT_EQ(document["host_bytes"], s.hostBytes);
  ASSERT_EQ(document["commands"].size(), 4u);
  nlohmann::json reload = document["commands"][2];
  EXPECT_EQ(reload["do"], "reload");
  EXPECT_EQ(reload["before"], 4);
  EXPECT_EQ(reload["copy_start_us"], s.commands[2].copyStartUs);
  EXPECT_FALSE(reload.contains("cause"));
  nlohmann::json wait = document["commands"][3];
  EXPECT_EQ(wait["cause"], "none");
  EXPECT_EQ(wait["exposed_us"], 0);
  EXPECT_FALSE(wait.contains("copy_end_us"));
}

TEST_F(SimulatorTest, CopiesHideBehindCompute) {
  Simulation s =
      run({{Offload, 0, 1}, {Release, 0, 2}, {Reload, 0, 4}, {Wait, 0, 5}});
  EXPECT_EQ(s.exposedUs, 0);
  EXPECT_EQ(s.hostPeakBytes, 10 * MB);
  EXPECT_EQ(s.offloadedBytes, 10 * MB);
  EXPECT_EQ(s.deviceBytes, (std::vector<int64_t>{10 * MB, 15 * MB, 5 * MB,
                                                 5 * MB, 15 * MB, 10 * MB}));
  EXPECT_EQ(s.hostBytes,
            (std::vector<int64_t>{0, 10 * MB, 10 * MB, 10 * MB, 10 * MB, 0}));
}

TEST_F(SimulatorTest, WaitsStall) {
  Simulation s =
      run({{Offload, 0, 1}, {Release, 0, 1}, {Reload, 0, 5}, {Wait, 0, 5}});
  EXPECT_DOUBLE_EQ(s.exposedUs, 20000);
  EXPECT_DOUBLE_EQ(s.commands[1].exposedUs, 10000);
  EXPECT_EQ(s.commands[1].cause, StallCause::CopyTime);
  EXPECT_DOUBLE_EQ(s.commands[3].exposedUs, 10000);
}

TEST_F(SimulatorTest, CopiesQueueInOrderOfIssue) {
  Simulation s = run({{Offload, 0, 2},
                      {Offload, 1, 2},
                      {Release, 1, 3},
                      {Release, 0, 3},
                      {Reload, 1, 3},
                      {Reload, 0, 3},
                      {Wait, 1, 4},
                      {Wait, 0, 5}});
  // Op 2 ends at 30 ms, the second copy out at 20 + 10 + 5 = 35 ms.
  EXPECT_DOUBLE_EQ(s.commands[2].exposedUs, 5000);
  EXPECT_EQ(s.commands[2].cause, StallCause::LinkBusy);
  EXPECT_DOUBLE_EQ(s.commands[5].copyStartUs, 40000);
  EXPECT_DOUBLE_EQ(s.makespanUs, 65000);
}

TEST_F(SimulatorTest, EveryCopyPaysTheLatency) {
  machine.latencyUs = 7;
  Simulation s =
      run({{Offload, 0, 1}, {Release, 0, 1}, {Reload, 0, 5}, {Wait, 0, 5}});
  EXPECT_DOUBLE_EQ(s.exposedUs, 20014);
}

TEST_F(SimulatorTest, RanksShareTheLink) {
  machine.ranksPerHostLink = 2;
  Simulation s =
      run({{Offload, 0, 1}, {Release, 0, 1}, {Reload, 0, 5}, {Wait, 0, 5}});
  EXPECT_DOUBLE_EQ(s.exposedUs, 40000);
}

TEST_F(SimulatorTest, SeveralGaps) {
  trace.values[1] = makeValue(5 * MB, 0, {2, 5});
  Simulation s = run({{Offload, 1, 1},
                      {Release, 1, 1},
                      {Reload, 1, 1},
                      {Wait, 1, 2},
                      {Release, 1, 3},
                      {Reload, 1, 4},
                      {Wait, 1, 5}});
  // Only the first release waits: the host copy is still good.
  EXPECT_DOUBLE_EQ(s.exposedUs, 5000);
  EXPECT_EQ(s.offloadedBytes, 5 * MB);
  EXPECT_EQ(s.hostBytes[4], 5 * MB);
  EXPECT_EQ(s.hostBytes[5], 0);
}

TEST_F(SimulatorTest, PeakCountsReloadsBeforeReleases) {
  trace.values = {makeValue(10 * MB, 0, {2}), makeValue(6 * MB, 1, {4})};
  Simulation late = run({{Offload, 0, 1},
                         {Release, 0, 1},
                         {Offload, 1, 2},
                         {Reload, 0, 2},
                         {Release, 1, 2},
                         {Wait, 0, 2},
                         {Reload, 1, 3},
                         {Wait, 1, 4}});
  EXPECT_EQ(late.peakBytes, 16 * MB);
  Simulation early = run({{Offload, 0, 1},
                          {Release, 0, 1},
                          {Offload, 1, 2},
                          {Release, 1, 2},
                          {Reload, 0, 2},
                          {Wait, 0, 2},
                          {Reload, 1, 3},
                          {Wait, 1, 4}});
  EXPECT_EQ(early.peakBytes, 10 * MB);
}

/// One value is offloaded before another has returned, before the same op.
TEST_F(SimulatorTest, HostPeaksCountCommandsBetweenOps) {
  trace.values = {makeValue(4 * MB, 0, {3}), makeValue(5 * MB, 2, {5})};
  Simulation s = run({{Offload, 0, 1},
                      {Release, 0, 1},
                      {Offload, 1, 3},
                      {Release, 1, 3},
                      {Reload, 0, 3},
                      {Wait, 0, 3},
                      {Reload, 1, 5},
                      {Wait, 1, 5}});
  EXPECT_EQ(s.hostPeakBytes, 9 * MB);
  EXPECT_EQ(s.hostBytes[3], 5 * MB);
  EXPECT_EQ(s.hostPeaks,
            (std::vector<int64_t>{0, 4 * MB, 4 * MB, 9 * MB, 5 * MB, 0}));
  EXPECT_EQ(s.pinnedPeaks, s.hostPeaks);
}

TEST_F(SimulatorTest, LiveOutsReturnByTheEnd) {
  trace.values = {makeValue(10 * MB, 0, {1})};
  trace.values[0].liveOut = true;
  Simulation s =
      run({{Offload, 0, 1}, {Release, 0, 2}, {Reload, 0, 6}, {Wait, 0, 6}});
  EXPECT_DOUBLE_EQ(s.exposedUs, 10000);
  EXPECT_NE(errorOf({{Offload, 0, 1}, {Release, 0, 2}}).find("end of the step"),
            std::string::npos);
}

TEST_F(SimulatorTest, TemporariesLiveForOneOp) {
  trace.values = {makeValue(10 * MB, 2, {}), makeValue(3 * MB, -1, {})};
  EXPECT_EQ(
      run({}).deviceBytes,
      (std::vector<int64_t>{3 * MB, 3 * MB, 13 * MB, 3 * MB, 3 * MB, 3 * MB}));
}

TEST_F(SimulatorTest, RejectsIllegalCommands) {
  EXPECT_NE(errorOf({{Offload, 0, 0}}).find("defined by 'op'"),
            std::string::npos);
  EXPECT_NE(errorOf({{Offload, 0, 6}}).find("last use"), std::string::npos);
  EXPECT_NE(errorOf({{Offload, 0, 1}}).find("never released"),
            std::string::npos);
  EXPECT_NE(errorOf({{Release, 0, 1}}).find("has not been offloaded"),
            std::string::npos);
  EXPECT_NE(errorOf({{Offload, 0, 1}, {Offload, 0, 1}}).find("already"),
            std::string::npos);
  EXPECT_NE(errorOf({{Reload, 0, 1}}).find("has not been released"),
            std::string::npos);
  EXPECT_NE(errorOf({{Wait, 0, 1}}).find("not being reloaded"),
            std::string::npos);
  EXPECT_NE(errorOf({{Offload, 0, 1}, {Release, 0, 1}})
                .find("'op' needs it on the device"),
            std::string::npos);
  EXPECT_NE(errorOf({{Offload, 0, 1}, {Release, 0, 1}, {Reload, 0, 2}})
                .find("never waited for"),
            std::string::npos);
  EXPECT_NE(errorOf({{Offload, 0, 2}, {Offload, 1, 1}})
                .find("the preceding command is before"),
            std::string::npos);
  EXPECT_NE(errorOf({{Offload, 9, 1}}).find("$.commands[0]"),
            std::string::npos);
}

TEST_F(SimulatorTest, NothingIsInFlightAcrossTheBoundary) {
  trace.boundary = 3;
  EXPECT_NE(
      errorOf({{Offload, 0, 1}, {Release, 0, 4}, {Reload, 0, 5}, {Wait, 0, 5}})
          .find("forward function"),
      std::string::npos);
  EXPECT_NE(
      errorOf({{Offload, 0, 1}, {Release, 0, 2}, {Reload, 0, 2}, {Wait, 0, 3}})
          .find("forward function"),
      std::string::npos);
  run({{Offload, 0, 3}, {Release, 0, 3}, {Reload, 0, 3}, {Wait, 0, 4}});
  run({{Offload, 0, 4}, {Release, 0, 4}, {Reload, 0, 5}, {Wait, 0, 5}});
}

} // namespace
