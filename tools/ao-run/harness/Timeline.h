//===- Timeline.h - Predicted and measured executions of a step -*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_HARNESS_TIMELINE_H
#define AO_TOOLS_AORUN_HARNESS_TIMELINE_H

#include "ao-runtime/Runtime.h"
#include "ao/Support/TraceEventWriter.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace ao::run {

/// Work that occupies a lane. Times are microseconds from the step's start.
struct TimelineSpan {
  Activity activity = Activity::Compute;
  std::string name;
  double startUs = 0, durationUs = 0;
  /// The bytes of a copy.
  int64_t bytes = 0;
};

struct MemorySample {
  double timeUs = 0;
  int64_t deviceBytes = 0;
  /// What buffers have of arenas in it; only measured timelines know.
  int64_t slotBytes = 0;
};

struct Timeline {
  std::vector<TimelineSpan> spans;
  /// Device memory from each time on.
  std::vector<MemorySample> memory;
};

/// What the planner's model says about a step.
struct Prediction {
  double stepUs = 0;
  /// Time that compute waits for copies.
  double exposedUs = 0;
  /// Time of the ops that run a second time.
  double recomputedUs = 0;
  int64_t peakDeviceBytes = 0, peakHostBytes = 0, peakPinnedBytes = 0;
  /// What moved and why, or why not, in one line; empty: not known.
  std::string summary;
  /// As in `ao.plan` documents.
  std::string declined;
  Timeline timeline;
};

/// What ran on `device` since its statistics were reset; time 0 is the start of
/// the first work there.
AortStatus readTimeline(AortDevice *device, Timeline &timeline);

/// Timelines with a name each, one process after the other.
std::string toChromeTrace(
    const std::vector<std::pair<std::string, const Timeline *>> &processes);

} // namespace ao::run

#endif // AO_TOOLS_AORUN_HARNESS_TIMELINE_H
