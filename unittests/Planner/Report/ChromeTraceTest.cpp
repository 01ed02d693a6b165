//===- ChromeTraceTest.cpp - Timelines follow the trace-event schema ------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/ChromeTrace.h"
#include "RandomTrace.h"
#include "ao/Planner/Planner.h"

#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

nlohmann::json timelineOf(const Trace &trace, const Machine &machine,
                          const PlanOptions &options) {
  Plan planned = *plan(trace, machine, options);
  Simulation simulation = *simulate(trace, machine, planned.commands);
  return nlohmann::json::parse(toChromeTrace(trace, planned, simulation));
}

/// Every event must have the keys that its phase requires.
void checkSchema(const nlohmann::json &document) {
  ASSERT_TRUE(document.at("traceEvents").is_array());
  for (const nlohmann::json &event : document.at("traceEvents")) {
    std::string phase = event.at("ph");
    EXPECT_TRUE(event.at("name").is_string());
    EXPECT_TRUE(event.at("pid").is_number_integer());
    EXPECT_TRUE(event.at("tid").is_number_integer());
    EXPECT_TRUE(event.at("args").is_object());
    if (phase == "M") {
      bool isOrder = event.at("name") == "process_sort_index" ||
                     event.at("name") == "thread_sort_index";
      if (isOrder)
        EXPECT_TRUE(event.at("args").at("sort_index").is_number_integer());
      else
        EXPECT_TRUE(event.at("args").at("name").is_string());
      continue;
    }
    EXPECT_TRUE(phase == "X" || phase == "C") << phase;
    EXPECT_GE(event.at("ts").get<double>(), 0);
    if (phase == "X") {
      EXPECT_GE(event.at("dur").get<double>(), 0);
      EXPECT_TRUE(event.at("cat").is_string());
    } else {
      EXPECT_TRUE(event.at("args").at("bytes").is_number_integer());
    }
  }
}

/// Slices of one lane must not overlap.
void checkLanes(const nlohmann::json &document) {
  std::map<int, std::vector<std::pair<double, double>>> lanes;
  for (const nlohmann::json &event : document.at("traceEvents"))
    if (event.at("ph") == "X")
      lanes[event.at("tid")].emplace_back(event.at("ts"), event.at("dur"));
  for (auto &[lane, slices] : lanes) {
    std::sort(slices.begin(), slices.end());
    for (size_t i = 1; i < slices.size(); ++i)
      EXPECT_GE(slices[i].first,
                slices[i - 1].first + slices[i - 1].second - 1e-6)
          << "lane " << lane;
  }
}

TEST(ChromeTraceTest, OpsEndWhenCopiesHaveSlowedThemDown) {
  Trace trace;
  trace.ops.resize(4);
  for (Op &op : trace.ops)
    op.durationUs = 10;
  trace.values.resize(1);
  trace.values[0].bytes = 10'000;
  trace.values[0].uses = {3};
  trace.values[0].def = 0;
  trace.values[0].offloadable = true;
  // Op 1 writes as much as device memory takes in its time.
  trace.values.push_back(trace.values[0]);
  trace.values[1].def = 1;
  trace.values[1].uses = {};
  trace.values[1].offloadable = false;
  Machine machine;
  machine.memoryBandwidth = machine.d2hBandwidth = machine.h2dBandwidth = 1e9;
  machine.d2hInterference = machine.h2dInterference = 0.5;
  Plan plan;
  plan.commands = {{CommandKind::Offload, 0, 1},
                   {CommandKind::Release, 0, 2},
                   {CommandKind::Reload, 0, 3},
                   {CommandKind::Wait, 0, 3}};
  Simulation simulation = *simulate(trace, machine, plan.commands);
  std::vector<double> ends;
  auto document = nlohmann::json::parse(toChromeTrace(trace, plan, simulation));
  for (const nlohmann::json &event : document.at("traceEvents"))
    if (event.at("ph") == "X" && event.at("cat") == "compute")
      ends.push_back(event.at("ts").get<double>() +
                     event.at("dur").get<double>());
  ASSERT_EQ(ends.size(), 4U);
  EXPECT_GT(simulation.slowedUs, 0);
  EXPECT_NEAR(ends[1], 20 + simulation.slowedUs, 1e-3);
}

TEST(ChromeTraceTest, RandomStepsFollowTheSchema) {
  for (uint64_t seed = 0; seed < 50; ++seed) {
    Trace trace = randomTrace(seed);
    trace.ops[0].name = "a \"quoted\" näme";
    PlanOptions options;
    options.minBytes = 0;
    options.effort = 0;
    options.deviceBudget = smallestBudget(trace, 0).bytes;
    nlohmann::json document = timelineOf(trace, randomMachine(seed), options);
    checkSchema(document);
    checkLanes(document);
  }
}

TEST(ChromeTraceTest, ShowsOpsCopiesAndStalls) {
  Trace trace = makeStep(2, 10, 2, 10);
  trace.values = {makeValue(30 * MB, 0, {3})};
  trace.values.push_back(makeValue(30 * MB, 1, {2}, false));
  PlanOptions options;
  options.deviceBudget = 30 * MB;
  nlohmann::json document = timelineOf(trace, makeMachine(1e9), options);
  std::map<std::string, int> count;
  for (const nlohmann::json &event : document.at("traceEvents"))
    if (event.at("ph") == "X")
      ++count[event.at("cat")];
  EXPECT_EQ(count["compute"], 4);
  EXPECT_EQ(count["offload"], 1);
  EXPECT_EQ(count["reload"], 1);
  EXPECT_EQ(count["stall"], 2);
}

} // namespace
