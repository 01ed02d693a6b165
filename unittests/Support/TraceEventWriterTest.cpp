//===- TraceEventWriterTest.cpp - Timelines as viewers read them ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Support/TraceEventWriter.h"

#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>

using namespace ao;
using nlohmann::json;

namespace {

json eventsOf(TraceEventWriter &writer, const char *phase) {
  const json document = json::parse(writer.take());
  json found = json::array();
  for (const json &event : document.at("traceEvents"))
    if (event.at("ph") == phase)
      found.push_back(event);
  return found;
}

TEST(TraceEventWriterTest, AnEmptyTimelineIsADocument) {
  json document = json::parse(TraceEventWriter().take());
  EXPECT_EQ(document.at("traceEvents"), json::array());
  EXPECT_EQ(document.at("displayTimeUnit"), "ms");
}

TEST(TraceEventWriterTest, ProcessesNameTheirLanes) {
  TraceEventWriter writer;
  writer.beginProcess(1, "predicted");
  writer.beginProcess(2, "measured \"\xff\"");
  std::map<int, json> names, lanes;
  for (const json &event : eventsOf(writer, "M")) {
    int process = event.at("pid"), lane = event.at("tid");
    if (event.at("name") == "process_name")
      names[process] = event.at("args").at("name");
    else if (event.at("name") == "thread_name")
      lanes[process][std::to_string(lane)] = event.at("args").at("name");
    else if (event.at("name") == "thread_sort_index")
      EXPECT_EQ(event.at("args").at("sort_index"), lane);
    else
      EXPECT_EQ(event.at("args").at("sort_index"), process);
  }
  EXPECT_EQ(names[1], "predicted");
  EXPECT_EQ(names[2], u8"measured \"\ufffd\"");
  for (int process : {1, 2})
    EXPECT_EQ(lanes[process],
              json({{"1", "compute"}, {"2", "offload"}, {"3", "reload"}}));
}

TEST(TraceEventWriterTest, SpansStandOnTheLaneOfTheirActivity) {
  TraceEventWriter writer;
  writer.beginProcess(7, "step");
  const std::pair<Activity, int> lanes[] = {{Activity::Compute, 1},
                                            {Activity::Stall, 1},
                                            {Activity::Offload, 2},
                                            {Activity::Reload, 3}};
  for (auto [activity, lane] : lanes) {
    writer.beginSpan(activity, "x", 1.5, 2);
    writer.argument("bytes", 4096);
    writer.endSpan();
  }
  json spans = eventsOf(writer, "X");
  ASSERT_EQ(spans.size(), std::size(lanes));
  for (size_t i = 0; i < spans.size(); ++i)
    EXPECT_EQ(spans[i], json({{"ph", "X"},
                              {"pid", 7},
                              {"tid", lanes[i].second},
                              {"name", "x"},
                              {"cat", toString(lanes[i].first)},
                              {"ts", 1.5},
                              {"dur", 2.0},
                              {"args", {{"bytes", 4096}}}}));
}

TEST(TraceEventWriterTest, TimesAreWholeNanosecondsAndSpansStillMeet) {
  TraceEventWriter writer;
  writer.beginProcess(1, "step");
  double at = 0;
  for (int i = 0; i < 1000; ++i, at += 1.0 / 3) {
    writer.beginSpan(Activity::Compute, "op", at, 1.0 / 3);
    writer.endSpan();
  }
  auto inNs = [](const json &us) { return us.get<double>() * 1e3; };
  double end = 0;
  for (const json &span : eventsOf(writer, "X")) {
    EXPECT_NEAR(inNs(span.at("ts")), end, 1e-6);
    end = std::round(inNs(span.at("ts")) + inNs(span.at("dur")));
    EXPECT_NEAR(inNs(span.at("ts")) + inNs(span.at("dur")), end, 1e-6);
  }
}

TEST(TraceEventWriterTest, MemoryIsCounted) {
  TraceEventWriter writer;
  writer.beginProcess(1, "step");
  writer.deviceMemory(0.5, 10);
  writer.hostMemory(0.5, 20);
  json counters = eventsOf(writer, "C");
  ASSERT_EQ(counters.size(), 2);
  EXPECT_EQ(counters[0].at("name"), "device memory");
  EXPECT_EQ(counters[0].at("args"), json({{"bytes", 10}}));
  EXPECT_EQ(counters[1].at("name"), "host memory");
  EXPECT_EQ(counters[1].at("ts"), 0.5);
}

TEST(TraceEventWriterTest, SpansEndBeforeOthersBegin) {
  TraceEventWriter writer;
  writer.beginProcess(1, "step");
  writer.beginSpan(Activity::Compute, "x", 0, 1);
  EXPECT_THROW(writer.deviceMemory(0, 1), std::logic_error);
  EXPECT_THROW(writer.take(), std::logic_error);
}

} // namespace
