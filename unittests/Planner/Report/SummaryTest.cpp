//===- SummaryTest.cpp - A plan in one line -------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Summary.h"
#include "ao/Planner/Planner.h"

#include <gtest/gtest.h>

#include <set>

using namespace ao::planner;

namespace {

/// An argument, a value with a gap between ops 0 and 4, one inside a loop and a
/// small one; all are held at op 2.
Trace makeTrace() {
  Trace trace;
  trace.ops.resize(5);
  for (Op &op : trace.ops)
    op.durationUs = 1000;
  auto add = [&](int64_t bytes, int64_t def, std::vector<int64_t> uses,
                 Obstacle obstacle) {
    Value &value = trace.values.emplace_back();
    value.bytes = bytes;
    value.def = def;
    value.uses = std::move(uses);
    value.offloadable = obstacle == Obstacle::Unknown;
    value.obstacle = obstacle;
  };
  add(500, -1, {}, Obstacle::Argument);
  add(300, 0, {4}, Obstacle::Unknown);
  add(150, 2, {}, Obstacle::Loop);
  add(50, 0, {4}, Obstacle::Unknown);
  return trace;
}

Plan makePlan(const Trace &trace, const PlanOptions &options,
              bool unified = false) {
  Machine machine = *loadMachine(defaultMachineName);
  machine.unifiedMemory = unified;
  Expected<Plan> made = plan(trace, machine, options);
  EXPECT_TRUE(bool(made)) << made.error().str();
  return std::move(*made);
}

TEST(SummaryTest, SaysWhatThePeakConsistsOf) {
  Trace trace = makeTrace();
  PlanOptions options;
  options.minBytes = 100;
  Plan moved = makePlan(trace, options);
  EXPECT_EQ(moved.declined, "");
  EXPECT_EQ(summarize(trace, moved),
            "offloaded 1 value (300 B); peak 1.00 kB -> 850 B, 0 ms exposed; "
            "of the peak, 70.0 % is not eligible: 50.0 % arguments, 15.0 % "
            "values inside loops, 5.0 % values below min-bytes (100 B)");
}

TEST(SummaryTest, ObstaclesHaveNamesOfTheirOwn) {
  std::set<std::string_view> names;
  for (size_t i = 0; i < numObstacles; ++i)
    EXPECT_TRUE(names.insert(toString(static_cast<Obstacle>(i))).second) << i;
  EXPECT_EQ(toString(Obstacle::Workspace), "workspace");
}

TEST(SummaryTest, FewElementsAreNoneOfTheUsersMarks) {
  Trace trace = makeTrace();
  trace.values[1].offloadable = false;
  trace.values[1].obstacle = Obstacle::FewElements;
  PlanOptions options;
  options.minBytes = 100;
  options.minElements = 1000;
  EXPECT_EQ(summarizePeak(trace, options),
            "of the peak, 100.0 % is not eligible: 50.0 % arguments, 30.0 % "
            "values below min-elements (1000), 15.0 % values inside loops, 5.0 "
            "% values below min-bytes (100 B)");
  Expected<Trace> read = parseTrace(toJson(trace));
  ASSERT_TRUE(bool(read)) << read.error().str();
  EXPECT_EQ(read->values[1].obstacle, Obstacle::FewElements);
}

TEST(SummaryTest, EligiblePeakHasNoReasons) {
  Trace trace = makeTrace();
  PlanOptions options;
  options.minBytes = 0;
  for (Value &value : trace.values)
    value.offloadable = true;
  EXPECT_EQ(summarizePeak(trace, options),
            "all values at the peak are eligible");
  EXPECT_EQ(summarizePeak(Trace(), options), "");
}

TEST(SummaryTest, NothingOffloadedSaysWhy) {
  Trace trace = makeTrace();
  PlanOptions options;
  EXPECT_EQ(makePlan(trace, options).declined, "nothing-eligible");
  options.minBytes = 0;
  EXPECT_EQ(makePlan(trace, options, /*unified=*/true).declined, "unified");
  options.deviceBudget = 1000;
  Plan fits = makePlan(trace, options);
  EXPECT_EQ(fits.declined, "fits");
  EXPECT_EQ(summarize(trace, fits)
                .rfind("nothing offloaded: the peak is within the budget; peak "
                       "1.00 kB of a budget of 1.00 kB, 0 ms exposed; of the "
                       "peak, 65.0 % is not eligible: ",
                       0),
            0u);
  options.deviceBudget.reset();
  options.policy = Policy::None;
  EXPECT_EQ(makePlan(trace, options).declined, "");
  // Needed at the peak itself.
  options.policy = Policy::Planned;
  trace.values[1].uses = {1, 2, 3, 4};
  trace.values[3].uses = {1, 2, 3, 4};
  EXPECT_EQ(makePlan(trace, options).declined, "no-gain");
  options.policy = Policy::Layerwise;
  options.numLayers = 0;
  Plan none = makePlan(trace, options);
  EXPECT_NE(summarize(trace, none).find(": 'num-layers' is 0; "),
            std::string::npos);
}

TEST(SummaryTest, AddedTimeStandsBesideItsBound) {
  Trace trace = makeTrace();
  Plan slow = makePlan(trace, PlanOptions());
  slow.predicted.baseUs = 4000;
  slow.predicted.exposedUs = 100;
  slow.predicted.makespanBoundUs = 4050;
  std::string bound = ", 100 us exposed, at least 50.0 us under any plan; ";
  EXPECT_NE(summarize(trace, slow).find(bound), std::string::npos);
  slow.predicted.recomputedUs = 20;
  bound = ", 20.0 us recomputed, at least 50.0 us under any plan; ";
  EXPECT_NE(summarize(trace, slow).find(bound), std::string::npos);
  // The bound of such a step has no other recomputed ops.
  trace.ops[1].isRecomputed = true;
  EXPECT_EQ(summarize(trace, slow).find("any plan"), std::string::npos);
}

TEST(SummaryTest, DocumentsKeepTheReasons) {
  Trace trace = makeTrace();
  EXPECT_EQ(parseTrace(toJson(trace))->values[2].obstacle, Obstacle::Loop);
  Plan plan = makePlan(trace, PlanOptions(), /*unified=*/true);
  Expected<Plan> read = parsePlan(toJson(plan));
  ASSERT_TRUE(bool(read)) << read.error().str();
  EXPECT_EQ(read->declined, "unified");
  EXPECT_TRUE(read->machine.unifiedMemory);
}

} // namespace
