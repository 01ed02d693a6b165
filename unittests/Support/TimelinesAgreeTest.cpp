//===- TimelinesAgreeTest.cpp - One vocabulary in all timelines -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plan's timeline, the runtime's own and ao-run's are looked at side by side:
// the same things have the same names and numbers in all three.
//
//===----------------------------------------------------------------------===//

#include "Program/Timeline.h"
#include "ao/Planner/ChromeTrace.h"
#include "ao/Planner/Simulator.h"

#include <cstdio>
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>

using namespace ao;
using nlohmann::json;

namespace {

/// The names in a timeline.
struct Vocabulary {
  /// Lane numbers with their names, and categories with their lane's number.
  std::set<std::pair<int, std::string>> lanes, categories;
  std::set<std::string> counters;
};

Vocabulary vocabularyOf(const std::string &text) {
  const json document = json::parse(text);
  Vocabulary found;
  for (const json &event : document.at("traceEvents")) {
    if (event.at("name") == "thread_name")
      found.lanes.emplace(event.at("tid"), event.at("args").at("name"));
    else if (event.at("ph") == "X")
      found.categories.emplace(event.at("tid"), event.at("cat"));
    else if (event.at("ph") == "C")
      found.counters.insert(event.at("name"));
  }
  return found;
}

/// Two ops with a value that goes out and comes back between them.
std::string planned() {
  using namespace ao::planner;
  Trace trace;
  trace.ops.resize(3);
  for (Op &op : trace.ops)
    op.durationUs = 1;
  Value value;
  value.bytes = 1 << 20;
  value.def = 0;
  value.uses = {2};
  value.offloadable = true;
  trace.values = {value};
  Machine machine;
  machine.d2hBandwidth = machine.h2dBandwidth = 1e9;
  Plan plan;
  plan.commands = {{CommandKind::Offload, 0, 1},
                   {CommandKind::Release, 0, 2},
                   {CommandKind::Reload, 0, 2},
                   {CommandKind::Wait, 0, 2}};
  auto simulation = simulate(trace, machine, plan.commands);
  EXPECT_TRUE(bool(simulation)) << simulation.error().str();
  return toChromeTrace(trace, plan, *simulation);
}

/// A value that goes out and comes back, through the runtime.
class TimelinesAgreeTest : public testing::Test {
protected:
  void SetUp() override {
    AortContextOptions options = {};
    aortContextOptionsInit(&options);
    options.backend = AORT_BACKEND_HOST;
    options.timeline = 1;
    ASSERT_EQ(aortContextCreate(&options, &context), AORT_OK);
    device = aortContextDevice(context, 0);
    void *onDevice = nullptr, *onHost = nullptr;
    aortDeviceAlloc(device, 4096, nullptr, "x", &onDevice);
    aortHostAlloc(device, 4096, "x", &onHost);
    AortStream *compute = nullptr;
    aortDeviceComputeStream(device, &compute);
    aortRangeBegin(device, "op");
    aortMemset(compute, onDevice, 1, 4, 1024);
    aortRangeEnd(device);
    move(AORT_DEVICE_TO_HOST, onHost, onDevice);
    move(AORT_HOST_TO_DEVICE, onDevice, onHost);
    aortHostFree(device, onHost);
    aortDeviceFree(device, onDevice, nullptr);
  }
  void TearDown() override { aortContextDestroy(context); }

  void move(AortDirection direction, void *to, void *from) {
    AortTransfer transfer = 0;
    ASSERT_EQ(aortTransfer(device, direction, to, from, 4096, "act", &transfer),
              AORT_OK);
    ASSERT_EQ(aortTransferWait(device, transfer), AORT_OK);
  }

  std::string ofRuntime() {
    std::string path = testing::TempDir() + "ao-timelines-agree.json";
    EXPECT_EQ(aortContextWriteTimeline(context, path.c_str()), AORT_OK);
    std::ifstream file(path);
    std::string text(std::istreambuf_iterator<char>(file), {});
    std::remove(path.c_str());
    return text;
  }

  std::string ofHarness() {
    run::Timeline timeline;
    EXPECT_EQ(run::readTimeline(device, timeline), AORT_OK);
    return run::toChromeTrace({{"measured", &timeline}});
  }

  AortContext *context = nullptr;
  AortDevice *device = nullptr;
};

TEST_F(TimelinesAgreeTest, InLanesCategoriesAndCounters) {
  Vocabulary plan = vocabularyOf(planned());
  EXPECT_EQ(plan.lanes.size(), 3);
  EXPECT_EQ(plan.categories.size(), 4);
  for (const std::string &text : {ofRuntime(), ofHarness()}) {
    Vocabulary measured = vocabularyOf(text);
    EXPECT_EQ(measured.lanes, plan.lanes);
    EXPECT_EQ(measured.categories, plan.categories);
    // Host memory is only predicted over time.
    for (const std::string &counter : measured.counters)
      EXPECT_TRUE(plan.counters.count(counter)) << counter;
    EXPECT_TRUE(measured.counters.count("device memory"));
  }
}

} // namespace
