//===- Recorder.cpp - Statistics and timeline of one device ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Recorder.h"
#include "ao/Support/TraceEventWriter.h"

#include <algorithm>

using namespace ao;
using namespace ao::runtime;

namespace {
constexpr const char *unnamed = "<unnamed>";

double rate(int64_t bytes, int64_t ns) {
  return ns > 0 ? static_cast<double>(bytes) * 1e9 / static_cast<double>(ns)
                : 0.0;
}

double toUs(int64_t ns) { return static_cast<double>(ns) / 1e3; }

Activity activityOf(SpanKind kind) {
  switch (kind) {
  case SpanKind::Range:
    return Activity::Compute;
  case SpanKind::Exposed:
    return Activity::Stall;
  case SpanKind::Offload:
    return Activity::Offload;
  case SpanKind::Reload:
    return Activity::Reload;
  }
  return Activity::Compute;
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
  sampleMemory(atNs);
}

void Recorder::slotBytesChanged(int64_t delta, int64_t atNs) {
  std::lock_guard<std::mutex> lock(mutex);
  totals.slotBytes += delta;
  totals.peakSlotBytes = std::max(totals.peakSlotBytes, totals.slotBytes);
  sampleMemory(atNs);
}

void Recorder::sampleMemory(int64_t atNs) {
  if (keepSpans)
    memoryOverTime.push_back(
        {atNs - epoch, totals.deviceBytes, totals.slotBytes});
}

void Recorder::hostBytesChanged(int64_t delta, int64_t pinnedDelta) {
  std::lock_guard<std::mutex> lock(mutex);
  totals.pinnedBufferBytes += pinnedDelta;
  totals.peakPinnedBufferBytes =
      std::max(totals.peakPinnedBufferBytes, totals.pinnedBufferBytes);
  totals.hostBytes += delta;
  totals.peakHostBytes = std::max(totals.peakHostBytes, totals.hostBytes);
}

void Recorder::hostReservedChanged(int64_t delta) {
  std::lock_guard<std::mutex> lock(mutex);
  totals.hostReservedBytes += delta;
  totals.peakHostReservedBytes =
      std::max(totals.peakHostReservedBytes, totals.hostReservedBytes);
}

void Recorder::pinnedChanged(int64_t delta) {
  std::lock_guard<std::mutex> lock(mutex);
  totals.pinnedBytes += delta;
}

void Recorder::copiedPageable(int64_t bytes, bool isStaged) {
  std::lock_guard<std::mutex> lock(mutex);
  totals.pageableBytes += bytes;
  totals.stagedBytes += isStaged ? bytes : 0;
}

void Recorder::setJournal(std::vector<IssuedTransfer> *newJournal) {
  std::lock_guard<std::mutex> lock(mutex);
  journal = newJournal;
  journalThread = std::this_thread::get_id();
}

void Recorder::transferIssued(ValueRecord *value, AortDirection direction,
                              int64_t bytes) {
  std::lock_guard<std::mutex> lock(mutex);
  if (journal && journalThread == std::this_thread::get_id()) {
    journal->push_back({value, direction, bytes});
    return;
  }
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
  fresh.slotBytes = fresh.peakSlotBytes = totals.slotBytes;
  fresh.hostBytes = fresh.peakHostBytes = totals.hostBytes;
  fresh.hostReservedBytes = fresh.peakHostReservedBytes =
      totals.hostReservedBytes;
  fresh.pinnedBytes = totals.pinnedBytes;
  fresh.pinnedBufferBytes = fresh.peakPinnedBufferBytes =
      totals.pinnedBufferBytes;
  totals = fresh;
  for (ValueRecord &value : values) {
    value.offloadedBytes = value.reloadedBytes = 0;
    value.transfers = value.exposedNs = 0;
  }
  spans.clear();
  memoryOverTime.clear();
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
  return static_cast<int64_t>(memoryOverTime.size());
}

bool Recorder::memorySampleAt(int64_t index, AortMemorySample &result) const {
  std::lock_guard<std::mutex> lock(mutex);
  if (index < 0 || index >= static_cast<int64_t>(memoryOverTime.size()))
    return false;
  const MemorySample &sample = memoryOverTime[static_cast<size_t>(index)];
  result.timeNs = sample.atNs;
  result.deviceBytes = sample.deviceBytes;
  result.slotBytes = sample.slotBytes;
  return true;
}

void Recorder::writeStatistics(JsonWriter &json, std::string_view deviceName,
                               int32_t ordinal, const AortStatistics &s) const {
  json.beginObject().field("ordinal", ordinal).field("name", deviceName);
  json.field("device_bytes", s.deviceBytes);
  json.field("peak_device_bytes", s.peakDeviceBytes);
  json.field("slot_bytes", s.slotBytes);
  json.field("peak_slot_bytes", s.peakSlotBytes);
  json.field("library_bytes", s.libraryBytes);
  json.field("driver_peak_reserved_bytes", s.driverPeakReservedBytes);
  json.field("driver_peak_used_bytes", s.driverPeakUsedBytes);
  json.field("driver_free_bytes", s.driverFreeBytes);
  json.field("driver_total_bytes", s.driverTotalBytes);
  json.field("host_bytes", s.hostBytes);
  json.field("peak_host_bytes", s.peakHostBytes);
  json.field("host_reserved_bytes", s.hostReservedBytes);
  json.field("peak_host_reserved_bytes", s.peakHostReservedBytes);
  json.field("offloads", s.offloads).field("reloads", s.reloads);
  json.field("offloaded_bytes", s.offloadedBytes);
  json.field("reloaded_bytes", s.reloadedBytes);
  json.field("offload_busy_ns", s.offloadBusyNs);
  json.field("reload_busy_ns", s.reloadBusyNs);
  json.field("offload_bytes_per_second",
             rate(s.offloadMeasuredBytes, s.offloadBusyNs));
  json.field("reload_bytes_per_second",
             rate(s.reloadMeasuredBytes, s.reloadBusyNs));
  json.field("exposed_ns", s.exposedNs);
  json.field("pool_hits", s.poolHits).field("pool_misses", s.poolMisses);
  json.field("pinning_fallbacks", s.pinningFallbacks);
  json.field("pinned_bytes", s.pinnedBytes);
  json.field("pinned_buffer_bytes", s.pinnedBufferBytes);
  json.field("peak_pinned_buffer_bytes", s.peakPinnedBufferBytes);
  json.field("pageable_bytes", s.pageableBytes);
  json.field("staged_bytes", s.stagedBytes);
  json.field("streams_created", s.streamsCreated);
  json.field("events_created", s.eventsCreated);
  std::lock_guard<std::mutex> lock(mutex);
  json.key("values").beginArray();
  for (const ValueRecord &value : values) {
    json.newLine().beginObject().field("name", value.name);
    json.field("offloaded_bytes", value.offloadedBytes);
    json.field("reloaded_bytes", value.reloadedBytes);
    json.field("transfers", value.transfers);
    json.field("exposed_ns", value.exposedNs).endObject();
  }
  json.endArray().endObject();
}

void Recorder::writeTimeline(TraceEventWriter &writer,
                             std::string_view deviceName,
                             int32_t ordinal) const {
  std::lock_guard<std::mutex> lock(mutex);
  writer.beginProcess(ordinal, deviceName);
  for (const Span &span : spans) {
    writer.beginSpan(activityOf(span.kind), *span.name, toUs(span.startNs),
                     toUs(span.durationNs));
    writer.argument("bytes", span.bytes);
    writer.endSpan();
  }
  for (const MemorySample &sample : memoryOverTime)
    writer.deviceMemory(toUs(sample.atNs), sample.deviceBytes,
                        sample.slotBytes);
}
