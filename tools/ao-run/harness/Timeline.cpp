//===- Timeline.cpp - Predicted and measured executions of a step ---------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Timeline.h"
#include "Json.h"

#include <algorithm>
#include <cstdio>
#include <limits>

using namespace ao::run;

//===----------------------------------------------------------------------===//
// Measured
//===----------------------------------------------------------------------===//

/// A span of the runtime in our words.
static TimelineSpan convertSpan(const AortSpan &span, int64_t zeroNs) {
  std::string category = span.category;
  TimelineSpan result;
  result.name = span.name;
  result.lane = category == "offload"  ? Lane::D2H
                : category == "reload" ? Lane::H2D
                                       : Lane::Compute;
  result.category = category == "range"     ? "compute"
                    : category == "exposed" ? "stall"
                                            : category;
  result.startUs = static_cast<double>(span.startNs - zeroNs) / 1e3;
  result.durationUs = static_cast<double>(span.durationNs) / 1e3;
  result.bytes = span.bytes;
  return result;
}

AortStatus ao::run::readTimeline(AortDevice *device, Timeline &timeline) {
  std::vector<AortSpan> spans(static_cast<size_t>(aortDeviceSpanCount(device)));
  int64_t zeroNs = std::numeric_limits<int64_t>::max();
  for (size_t i = 0; i < spans.size(); ++i) {
    spans[i].structSize = sizeof(AortSpan);
    if (AortStatus status =
            aortDeviceSpan(device, static_cast<int64_t>(i), &spans[i]);
        status != AORT_OK)
      return status;
    zeroNs = std::min(zeroNs, spans[i].startNs);
  }
  timeline = {};
  for (const AortSpan &span : spans)
    timeline.spans.push_back(convertSpan(span, zeroNs));
  // Memory changes before the step, too; its last value then counts.
  MemorySample before;
  for (int64_t i = 0, e = aortDeviceMemorySampleCount(device); i < e; ++i) {
    AortMemorySample sample = {};
    sample.structSize = sizeof(sample);
    if (AortStatus status = aortDeviceMemorySample(device, i, &sample);
        status != AORT_OK)
      return status;
    if (spans.empty() || sample.timeNs <= zeroNs) {
      before.deviceBytes = sample.deviceBytes;
      continue;
    }
    timeline.memory.push_back(
        {static_cast<double>(sample.timeNs - zeroNs) / 1e3,
         sample.deviceBytes});
  }
  timeline.memory.insert(timeline.memory.begin(), before);
  return AORT_OK;
}

//===----------------------------------------------------------------------===//
// Chrome's trace-event format
//===----------------------------------------------------------------------===//

namespace {
class TraceWriter {
public:
  void process(int pid, const std::string &name, const Timeline &timeline);
  std::string finish() { return text + "\n]}\n"; }

private:
  void metadata(int pid, int tid, const char *what, const std::string &value);
  std::string &event() {
    text += text.back() == '[' ? "\n" : ",\n";
    return text;
  }

  std::string text = "{\"displayTimeUnit\": \"ms\", \"traceEvents\": [";
};
} // namespace

/// Nanoseconds are as fine as anything here is known.
static std::string formatUs(double us) {
  char digits[64];
  std::snprintf(digits, sizeof(digits), "%.3f", us);
  return digits;
}

void TraceWriter::metadata(int pid, int tid, const char *what,
                           const std::string &value) {
  event() += "{\"ph\": \"M\", \"name\": \"" + std::string(what) +
             "\", \"pid\": " + std::to_string(pid) +
             ", \"tid\": " + std::to_string(tid) + ", \"args\": {" + value +
             "}}";
}

void TraceWriter::process(int pid, const std::string &name,
                          const Timeline &timeline) {
  std::string where = "\"pid\": " + std::to_string(pid) + ", \"tid\": ";
  metadata(pid, 0, "process_name", "\"name\": " + quoteJson(name));
  metadata(pid, 0, "process_sort_index",
           "\"sort_index\": " + std::to_string(pid));
  const std::pair<Lane, const char *> lanes[] = {
      {Lane::Compute, "compute"}, {Lane::D2H, "D2H"}, {Lane::H2D, "H2D"}};
  for (auto [lane, title] : lanes) {
    int tid = static_cast<int>(lane);
    metadata(pid, tid, "thread_name", "\"name\": " + quoteJson(title));
    metadata(pid, tid, "thread_sort_index",
             "\"sort_index\": " + std::to_string(tid));
  }
  for (const TimelineSpan &span : timeline.spans)
    event() += "{\"ph\": \"X\", \"name\": " + quoteJson(span.name) +
               ", \"cat\": " + quoteJson(span.category) + ", " + where +
               std::to_string(static_cast<int>(span.lane)) +
               ", \"ts\": " + formatUs(span.startUs) +
               ", \"dur\": " + formatUs(span.durationUs) +
               ", \"args\": {\"bytes\": " + std::to_string(span.bytes) + "}}";
  for (const MemorySample &sample : timeline.memory)
    event() += "{\"ph\": \"C\", \"name\": \"device memory\", " + where +
               "0, \"ts\": " + formatUs(sample.timeUs) +
               ", \"args\": {\"bytes\": " + std::to_string(sample.deviceBytes) +
               "}}";
}

std::string ao::run::toChromeTrace(
    const std::vector<std::pair<std::string, const Timeline *>> &processes) {
  TraceWriter writer;
  int pid = 0;
  for (const auto &[name, timeline] : processes)
    writer.process(++pid, name, *timeline);
  return writer.finish();
}
