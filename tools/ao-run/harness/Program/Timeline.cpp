//===- Timeline.cpp - Predicted and measured executions of a step ---------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Timeline.h"

#include <algorithm>
#include <limits>

using namespace ao;
using namespace ao::run;

//===----------------------------------------------------------------------===//
// Measured
//===----------------------------------------------------------------------===//

/// A span of the runtime in our words.
static TimelineSpan convertSpan(const AortSpan &span, int64_t zeroNs) {
  std::string_view category = span.category;
  TimelineSpan result;
  result.name = span.name;
  result.activity = category == "offload"   ? Activity::Offload
                    : category == "reload"  ? Activity::Reload
                    : category == "exposed" ? Activity::Stall
                                            : Activity::Compute;
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
      before.slotBytes = sample.slotBytes;
      continue;
    }
    timeline.memory.push_back(
        {static_cast<double>(sample.timeNs - zeroNs) / 1e3, sample.deviceBytes,
         sample.slotBytes});
  }
  timeline.memory.insert(timeline.memory.begin(), before);
  return AORT_OK;
}

//===----------------------------------------------------------------------===//
// Chrome's trace-event format
//===----------------------------------------------------------------------===//

std::string ao::run::toChromeTrace(
    const std::vector<std::pair<std::string, const Timeline *>> &processes) {
  TraceEventWriter writer;
  int64_t process = 0;
  for (const auto &[name, timeline] : processes) {
    writer.beginProcess(++process, name);
    for (const TimelineSpan &span : timeline->spans) {
      writer.beginSpan(span.activity, span.name, span.startUs, span.durationUs);
      writer.argument("bytes", span.bytes);
      writer.endSpan();
    }
    for (const MemorySample &sample : timeline->memory)
      writer.deviceMemory(sample.timeUs, sample.deviceBytes, sample.slotBytes);
  }
  return writer.take();
}
