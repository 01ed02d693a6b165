//===- TraceEventWriter.cpp - Timelines for trace viewers -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Support/TraceEventWriter.h"

#include <cmath>

using namespace ao;

const char *ao::toString(Activity activity) {
  switch (activity) {
  case Activity::Compute:
    return "compute";
  case Activity::Stall:
    return "stall";
  case Activity::Offload:
    return "offload";
  case Activity::Reload:
    return "reload";
  }
  return "";
}

/// Lanes are threads of a process; viewers show them by their numbers. Events
/// of the whole process have the number 0.
static int64_t lane(Activity activity) {
  switch (activity) {
  case Activity::Compute:
  case Activity::Stall:
    return 1;
  case Activity::Offload:
    return 2;
  case Activity::Reload:
    return 3;
  }
  return 0;
}

TraceEventWriter::TraceEventWriter() {
  json.beginObject().field("displayTimeUnit", "ms");
  json.key("traceEvents").beginArray();
}

void TraceEventWriter::beginEvent(const char *phase, std::string_view name,
                                  int64_t lane) {
  json.newLine().beginObject().field("ph", phase);
  json.field("pid", process).field("tid", lane).field("name", name);
}

template <typename T>
void TraceEventWriter::metadata(const char *what, int64_t lane, const char *key,
                                const T &content) {
  beginEvent("M", what, lane);
  json.key("args").beginObject().field(key, content).endObject().endObject();
}

void TraceEventWriter::beginProcess(int64_t process, std::string_view name) {
  this->process = process;
  hasSlots = false;
  metadata("process_name", 0, "name", name);
  metadata("process_sort_index", 0, "sort_index", process);
  for (Activity activity :
       {Activity::Compute, Activity::Offload, Activity::Reload}) {
    metadata("thread_name", lane(activity), "name", toString(activity));
    metadata("thread_sort_index", lane(activity), "sort_index", lane(activity));
  }
}

void TraceEventWriter::beginSpan(Activity activity, std::string_view name,
                                 double startUs, double durationUs) {
  // Both ends are rounded, so that spans that touch do not overlap.
  double startNs = std::round(startUs * 1e3);
  double endNs = std::round((startUs + durationUs) * 1e3);
  beginEvent("X", name, lane(activity));
  json.field("cat", toString(activity));
  json.field("ts", startNs / 1e3).field("dur", (endNs - startNs) / 1e3);
  json.key("args").beginObject();
}

void TraceEventWriter::endSpan() { json.endObject().endObject(); }

void TraceEventWriter::counter(const char *name, double timeUs, int64_t bytes) {
  beginEvent("C", name, 0);
  json.field("ts", std::round(timeUs * 1e3) / 1e3);
  json.key("args").beginObject().field("bytes", bytes).endObject().endObject();
}

std::string TraceEventWriter::take() {
  json.newLine().endArray().endObject().newLine();
  return json.take();
}
