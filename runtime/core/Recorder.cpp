//===- Recorder.cpp - Statistics and timeline of one device ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Recorder.h"
#include "Json.h"

#include <algorithm>

using namespace ao::runtime;

namespace {
constexpr const char *unnamed = "<unnamed>";

double rate(int64_t bytes, int64_t ns) {
  return ns > 0 ? static_cast<double>(bytes) * 1e9 / static_cast<double>(ns)
                : 0.0;
}

// Thread numbers of the timeline's rows.
int64_t row(SpanKind kind) {
  switch (kind) {
  case SpanKind::Range:
  case SpanKind::Exposed:
    return 0;
  case SpanKind::Offload:
    return 1;
  case SpanKind::Reload:
    return 2;
  }
  return 0;
}
} // namespace

const char *ao::runtime::spanKindName(SpanKind kind) {
  switch (kind) {
  case SpanKind::Range:
    return "range";
  case SpanKind::Offload:
    return "offload";
  case SpanKind::Reload:
    return "reload";
  case SpanKind::Exposed:
    return "exposed";
  }
  return "";
}

ValueRecord *Recorder::value(const char *name) {
  std::string_view text = name && *name ? name : unnamed;
  std::lock_guard<std::mutex> lock(mutex);
  if (auto it = valueByName.find(text); it != valueByName.end())
    return it->second;
  ValueRecord &record = values.emplace_back();
  record.name = text;
  valueByName.emplace(record.name, &record);
  return &record;
}

void Recorder::deviceBytesChanged(int64_t delta, int64_t atNs) {
  std::lock_guard<std::mutex> lock(mutex);
  totals.deviceBytes += delta;
  totals.peakDeviceBytes = std::max(totals.peakDeviceBytes, totals.deviceBytes);
  if (keepSpans)
    deviceBytesOverTime.push_back({atNs - epoch, totals.deviceBytes});
}

void Recorder::hostBytesChanged(int64_t delta) {
  std::lock_guard<std::mutex> lock(mutex);
  totals.hostBytes += delta;
  totals.peakHostBytes = std::max(totals.peakHostBytes, totals.hostBytes);
}

void Recorder::hostReservedChanged(int64_t delta) {
  std::lock_guard<std::mutex> lock(mutex);
  totals.hostReservedBytes += delta;
  totals.peakHostReservedBytes =
      std::max(totals.peakHostReservedBytes, totals.hostReservedBytes);
}

void Recorder::transferIssued(ValueRecord *value, AortDirection direction,
                              int64_t bytes) {
  std::lock_guard<std::mutex> lock(mutex);
  ++value->transfers;
  if (direction == AORT_DEVICE_TO_HOST) {
    value->offloadedBytes += bytes;
    totals.offloadedBytes += bytes;
    ++totals.offloads;
  } else {
    value->reloadedBytes += bytes;
    totals.reloadedBytes += bytes;
    ++totals.reloads;
  }
}

void Recorder::copyRan(ValueRecord *value, AortDirection direction,
                       int64_t startNs, int64_t endNs, int64_t bytes) {
  std::lock_guard<std::mutex> lock(mutex);
  bool offload = direction == AORT_DEVICE_TO_HOST;
  (offload ? totals.offloadBusyNs : totals.reloadBusyNs) += endNs - startNs;
  (offload ? totals.offloadMeasuredBytes : totals.reloadMeasuredBytes) += bytes;
  addSpan(&value->name, offload ? SpanKind::Offload : SpanKind::Reload, startNs,
          endNs, bytes);
}

void Recorder::exposed(ValueRecord *value, int64_t startNs, int64_t endNs) {
  std::lock_guard<std::mutex> lock(mutex);
  value->exposedNs += endNs - startNs;
  totals.exposedNs += endNs - startNs;
  addSpan(&value->name, SpanKind::Exposed, startNs, endNs, 0);
}

const std::string *Recorder::intern(const char *name) {
  std::lock_guard<std::mutex> lock(mutex);
  return &*names.emplace(name && *name ? name : unnamed).first;
}

void Recorder::range(const std::string *name, int64_t startNs, int64_t endNs) {
  std::lock_guard<std::mutex> lock(mutex);
  addSpan(name, SpanKind::Range, startNs, endNs, 0);
}

void Recorder::addSpan(const std::string *name, SpanKind kind, int64_t startNs,
                       int64_t endNs, int64_t bytes) {
  if (keepSpans)
    spans.push_back({name, kind, startNs - epoch, endNs - startNs, bytes});
}

AortStatistics Recorder::snapshot() const {
  std::lock_guard<std::mutex> lock(mutex);
  return totals;
}

void Recorder::reset() {
  std::lock_guard<std::mutex> lock(mutex);
  AortStatistics fresh{};
  fresh.deviceBytes = fresh.peakDeviceBytes = totals.deviceBytes;
  fresh.hostBytes = fresh.peakHostBytes = totals.hostBytes;
  fresh.hostReservedBytes = fresh.peakHostReservedBytes =
      totals.hostReservedBytes;
  totals = fresh;
  for (ValueRecord &value : values) {
    value.offloadedBytes = value.reloadedBytes = 0;
    value.transfers = value.exposedNs = 0;
  }
  spans.clear();
  deviceBytesOverTime.clear();
}

int64_t Recorder::valueCount() const {
  std::lock_guard<std::mutex> lock(mutex);
  return static_cast<int64_t>(values.size());
}

bool Recorder::valueAt(int64_t index, AortValueStatistics &result) const {
  std::lock_guard<std::mutex> lock(mutex);
  if (index < 0 || index >= static_cast<int64_t>(values.size()))
    return false;
  const ValueRecord &value = values[static_cast<size_t>(index)];
  result.name = value.name.c_str();
  result.offloadedBytes = value.offloadedBytes;
  result.reloadedBytes = value.reloadedBytes;
  result.transfers = value.transfers;
  result.exposedNs = value.exposedNs;
  return true;
}

int64_t Recorder::spanCount() const {
  std::lock_guard<std::mutex> lock(mutex);
  return static_cast<int64_t>(spans.size());
}

bool Recorder::spanAt(int64_t index, AortSpan &result) const {
  std::lock_guard<std::mutex> lock(mutex);
  if (index < 0 || index >= static_cast<int64_t>(spans.size()))
    return false;
  const Span &span = spans[static_cast<size_t>(index)];
  result.name = span.name->c_str();
  result.category = spanKindName(span.kind);
  result.startNs = span.startNs;
  result.durationNs = span.durationNs;
  result.bytes = span.bytes;
  return true;
}

int64_t Recorder::memorySampleCount() const {
  std::lock_guard<std::mutex> lock(mutex);
  return static_cast<int64_t>(deviceBytesOverTime.size());
}

bool Recorder::memorySampleAt(int64_t index, AortMemorySample &result) const {
  std::lock_guard<std::mutex> lock(mutex);
  if (index < 0 || index >= static_cast<int64_t>(deviceBytesOverTime.size()))
    return false;
  const Counter &counter = deviceBytesOverTime[static_cast<size_t>(index)];
  result.timeNs = counter.atNs;
  result.deviceBytes = counter.bytes;
  return true;
}

void Recorder::writeStatistics(JsonWriter &json, std::string_view deviceName,
                               int32_t ordinal, int64_t libraryBytes) const {
  std::lock_guard<std::mutex> lock(mutex);
  const AortStatistics &s = totals;
  json.beginObject();
  json.field("ordinal", int64_t(ordinal)).field("name", deviceName);
  json.field("deviceBytes", s.deviceBytes);
  json.field("peakDeviceBytes", s.peakDeviceBytes);
  json.field("libraryBytes", libraryBytes);
  json.field("hostBytes", s.hostBytes);
  json.field("peakHostBytes", s.peakHostBytes);
  json.field("hostReservedBytes", s.hostReservedBytes);
  json.field("peakHostReservedBytes", s.peakHostReservedBytes);
  json.field("offloads", s.offloads).field("reloads", s.reloads);
  json.field("offloadedBytes", s.offloadedBytes);
  json.field("reloadedBytes", s.reloadedBytes);
  json.field("offloadBusyNs", s.offloadBusyNs);
  json.field("reloadBusyNs", s.reloadBusyNs);
  json.field("offloadBytesPerSecond",
             rate(s.offloadMeasuredBytes, s.offloadBusyNs));
  json.field("reloadBytesPerSecond",
             rate(s.reloadMeasuredBytes, s.reloadBusyNs));
  json.field("exposedNs", s.exposedNs);
  json.field("poolHits", s.poolHits).field("poolMisses", s.poolMisses);
  json.field("pinningFallbacks", s.pinningFallbacks);
  json.field("streamsCreated", s.streamsCreated);
  json.field("eventsCreated", s.eventsCreated);
  json.key("values").beginArray();
  for (const ValueRecord &value : values) {
    json.newline();
    json.beginObject().field("name", value.name);
    json.field("offloadedBytes", value.offloadedBytes);
    json.field("reloadedBytes", value.reloadedBytes);
    json.field("transfers", value.transfers);
    json.field("exposedNs", value.exposedNs).endObject();
  }
  json.endArray().endObject();
}

static void writeMetadata(JsonWriter &json, const char *kind, int32_t ordinal,
                          int64_t thread, std::string_view name) {
  json.newline();
  json.beginObject().field("ph", "M").field("name", kind);
  json.field("pid", int64_t(ordinal)).field("tid", thread);
  json.key("args").beginObject().field("name", name).endObject();
  json.endObject();
}

void Recorder::writeTimeline(JsonWriter &json, std::string_view deviceName,
                             int32_t ordinal) const {
  std::lock_guard<std::mutex> lock(mutex);
  writeMetadata(json, "process_name", ordinal, 0, deviceName);
  const char *rows[] = {"compute", "D2H", "H2D"};
  for (int64_t i = 0; i < 3; ++i)
    writeMetadata(json, "thread_name", ordinal, i, rows[i]);
  for (const Span &span : spans) {
    json.newline();
    json.beginObject().field("ph", "X").field("name", *span.name);
    json.field("cat", spanKindName(span.kind));
    json.field("pid", int64_t(ordinal)).field("tid", row(span.kind));
    json.field("ts", static_cast<double>(span.startNs) / 1000.0);
    json.field("dur", static_cast<double>(span.durationNs) / 1000.0);
    json.key("args").beginObject().field("bytes", span.bytes).endObject();
    json.endObject();
  }
  for (const Counter &counter : deviceBytesOverTime) {
    json.newline();
    json.beginObject().field("ph", "C").field("name", "device bytes");
    json.field("pid", int64_t(ordinal)).field("tid", int64_t(0));
    json.field("ts", static_cast<double>(counter.atNs) / 1000.0);
    json.key("args").beginObject().field("bytes", counter.bytes).endObject();
    json.endObject();
  }
}
