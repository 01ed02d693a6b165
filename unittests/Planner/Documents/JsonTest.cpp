//===- JsonTest.cpp - Documents survive a round trip ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomDag.h"
#include "RandomTrace.h"
#include "ao/Planner/Planner.h"

#include <gtest/gtest.h>
#include <limits>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

TEST(JsonTest, TracesRoundTrip) {
  for (uint64_t seed = 0; seed < 50; ++seed) {
    Trace trace = randomTrace(seed);
    std::string text = toJson(trace);
    Expected<Trace> read = parseTrace(text);
    ASSERT_TRUE(bool(read)) << read.error().str();
    EXPECT_EQ(toJson(*read), text);
  }
}

TEST(JsonTest, DataFlowRoundTrips) {
  for (uint64_t seed = 0; seed < 50; ++seed) {
    Trace trace = randomDag(seed);
    ASSERT_TRUE(bool(trace.verify())) << trace.verify().error().str();
    trace.ops.front().recomputeUs = 0.25;
    trace.ops.back().recompute = false;
    trace.ops.back().whyNot = static_cast<WhyNot>(seed % numWhyNots);
    std::string text = toJson(trace);
    Expected<Trace> again = parseTrace(text);
    ASSERT_TRUE(bool(again)) << again.error().str();
    EXPECT_EQ(toJson(*again), text);
    EXPECT_TRUE(again->completeUses);
    EXPECT_EQ(again->ops.front().recomputeUs, 0.25);
    EXPECT_EQ(again->ops.back().whyNot, trace.ops.back().whyNot);
    for (int64_t v = 0; v < trace.numValues(); ++v)
      EXPECT_EQ(again->values[v].reuses, trace.values[v].reuses);
    for (int64_t op = 0; op < trace.numOps(); ++op)
      EXPECT_EQ(again->ops[op].recompute, trace.ops[op].recompute);
  }
}

TEST(JsonTest, PlansRoundTrip) {
  for (uint64_t seed = 0; seed < 20; ++seed) {
    Trace trace = randomTrace(seed);
    PlanOptions options;
    options.minBytes = 0;
    options.seed = -3;
    Expected<Plan> planned = plan(trace, randomMachine(seed), options);
    ASSERT_TRUE(bool(planned));
    Expected<Plan> read = parsePlan(toJson(*planned));
    ASSERT_TRUE(bool(read)) << read.error().str();
    EXPECT_EQ(toJson(*read), toJson(*planned));
    EXPECT_TRUE(bool(read->verify(trace)));
  }
}

TEST(JsonTest, OptionsRoundTrip) {
  Plan plan;
  plan.machine = randomMachine(0);
  // Defaults are not written where older documents had none.
  std::string text = toJson(plan);
  for (const char *key : {"num_layers", "layer_issue", "reload_order",
                          "gib_rates", "select", "min_elements"})
    EXPECT_EQ(text.find(key), std::string::npos) << key;
  plan.options.numLayers = 3;
  plan.options.layerIssue = LayerIssue::Head;
  plan.options.reloadOrder = ReloadOrder::Use;
  plan.options.gibRates = true;
  plan.options.select = Selection::FirstLayers;
  plan.options.minElements = 262144;
  Expected<Plan> read = parsePlan(toJson(plan));
  ASSERT_TRUE(bool(read)) << read.error().str();
  EXPECT_EQ(toJson(*read), toJson(plan));
  EXPECT_EQ(read->options.numLayers, 3);
  EXPECT_EQ(read->options.layerIssue, LayerIssue::Head);
  EXPECT_EQ(read->options.reloadOrder, ReloadOrder::Use);
  EXPECT_TRUE(read->options.gibRates);
  EXPECT_EQ(read->options.select, Selection::FirstLayers);
  EXPECT_EQ(read->options.minElements, 262144);
}

TEST(JsonTest, MachinesRoundTrip) {
  for (const std::string &name : machinePresets()) {
    Expected<Machine> machine = loadMachine(name);
    ASSERT_TRUE(bool(machine));
    Expected<Machine> read = parseMachine(toJson(*machine));
    ASSERT_TRUE(bool(read)) << read.error().str();
    EXPECT_EQ(toJson(*read), toJson(*machine));
    // A description replaces a name.
    EXPECT_EQ(toJson(*loadMachine(toJson(*machine))), toJson(*machine));
  }
  EXPECT_EQ(loadMachine("{").error().code, ErrorCode::InvalidInput);
  EXPECT_EQ(loadMachine("").error().code, ErrorCode::FileError);
}

TEST(JsonTest, MissingFilesAreErrorsWithTheirCause) {
  Expected<Trace> trace = loadTrace("nowhere/step.json");
  ASSERT_FALSE(bool(trace));
  EXPECT_EQ(trace.error().code, ErrorCode::FileError);
  EXPECT_EQ(trace.error().message,
            "cannot open 'nowhere/step.json': No such file or directory");
}

TEST(JsonTest, PresetsAreAsDocumented) {
  Machine gh200 = *loadMachine("gh200");
  EXPECT_EQ(gh200.d2hBandwidth, 170e9);
  EXPECT_EQ(gh200.h2dBandwidth, 410e9);
  EXPECT_EQ(gh200.latencyUs, 10);
  EXPECT_EQ(gh200.deviceMemory, 96'000'000'000);
  EXPECT_EQ(loadMachine("h100-pcie4")->h2dBandwidth, 25e9);
  EXPECT_EQ(loadMachine("h100-pcie5")->d2hBandwidth, 55e9);
  EXPECT_EQ(loadMachine("h200-pcie5")->deviceMemory, 141'000'000'000);
  EXPECT_EQ(loadMachine("gb200-c2c")->peakFlops.at("bf16"), 2500e12);
}

TEST(JsonTest, IntegersAreExact) {
  std::string text =
      R"({"schema":"ao.step-trace","version":2,"ops":[{"name":"a","duration_us":1}],
      "values":[{"name":"v","bytes":9223372036854775807,"def":-1,"uses":[0],
      "offloadable":true}]})";
  Expected<Trace> trace = parseTrace(text);
  ASSERT_TRUE(bool(trace)) << trace.error().str();
  EXPECT_EQ(trace->values[0].bytes, std::numeric_limits<int64_t>::max());
  EXPECT_NE(toJson(*trace).find("9223372036854775807"), std::string::npos);
  Expected<Plan> planned = plan(*trace, *loadMachine("gh200"), PlanOptions());
  ASSERT_TRUE(bool(planned)) << planned.error().str();
  EXPECT_EQ(planned->predicted.peakBytes, std::numeric_limits<int64_t>::max());
  EXPECT_EQ(parsePlan(toJson(*planned))->predicted.peakBytes,
            std::numeric_limits<int64_t>::max());
}

TEST(JsonTest, NamesAreEscaped) {
  Trace trace = makeStep(1, 1, 1, 1);
  trace.name = "a \"quoted\" \\ näme\n\x01 \u4e16";
  trace.ops[0].name = trace.name;
  Expected<Trace> read = parseTrace(toJson(trace));
  ASSERT_TRUE(bool(read)) << read.error().str();
  EXPECT_EQ(read->name, trace.name);
  EXPECT_EQ(read->ops[0].name, trace.name);
  // Bytes that are not UTF-8 must not make the document unreadable.
  trace.name = "\xff\xfe";
  EXPECT_TRUE(bool(parseTrace(toJson(trace))));
}

TEST(JsonTest, SharedTracesLoad) {
  for (const char *name : {"A_gpt2s_4k", "C_7b_4k", "E_70b_4k", "G_unet"}) {
    Expected<Trace> trace =
        loadTrace(std::string(AO_TRACE_DIR) + "/" + name + ".json");
    ASSERT_TRUE(bool(trace)) << trace.error().str();
    EXPECT_EQ(trace->name, name);
    EXPECT_TRUE(trace->boundary);
  }
}

} // namespace
