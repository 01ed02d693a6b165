//===- Timeline.h - Predicted and measured executions of a step -*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_HARNESS_PROGRAM_TIMELINE_H
#define AO_TOOLS_AORUN_HARNESS_PROGRAM_TIMELINE_H

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
  /// The bytes of buffers in arenas; only measured timelines have them.
  int64_t slotBytes = 0;
};

struct Timeline {
  std::vector<TimelineSpan> spans;
  /// Device memory from each time on.
  std::vector<MemorySample> memory;
};

/// The prediction of the planner's model for a step.
struct Prediction {
  double stepUs = 0;
  /// Time that compute waits for copies.
  double exposedUs = 0;
  /// Time of the recomputed ops.
  double recomputedUs = 0;
  int64_t peakDeviceBytes = 0, peakHostBytes = 0, peakPinnedBytes = 0;
  /// The decisions in one line; empty if they are not known.
  std::string summary;
  /// As in `ao.plan` documents.
  std::string declined;
  Timeline timeline;
};

/// Reads the work of `device` since its statistics were reset; time 0 is the
/// start of its first work.
AortStatus readTimeline(AortDevice *device, Timeline &timeline);

/// Timelines with a name each, one process after the other.
std::string toChromeTrace(
    const std::vector<std::pair<std::string, const Timeline *>> &processes);

} // namespace ao::run

#endif // AO_TOOLS_AORUN_HARNESS_PROGRAM_TIMELINE_H
