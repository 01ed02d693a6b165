//===- Measurements.cpp - Device times of one device ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Measurements.h"
#include "../backend/Clock.h"

#include <algorithm>

using namespace ao::runtime;

Status Measurements::startClock(BackendStream &compute) {
  if (!config.profile || inlineCompute)
    return {};
  std::lock_guard<std::mutex> lock(mutex);
  AORT_RETURN_IF_ERROR(mark(compute, epochEvent));
  AORT_RETURN_IF_ERROR(backend.synchronize(*epochEvent));
  epochNs = nowNs();
  return {};
}

Status Measurements::mark(BackendStream &stream,
                          std::unique_ptr<BackendEvent> &event) {
  AORT_RETURN_IF_ERROR(pool.take(/*timed=*/true, event));
  return backend.record(*event, stream);
}

void Measurements::add(Measurement measurement) {
  std::lock_guard<std::mutex> lock(mutex);
  pending.push_back(std::move(measurement));
}

void Measurements::waited(ValueRecord *value,
                          std::unique_ptr<BackendEvent> start,
                          std::unique_ptr<BackendEvent> end) {
  add({SpanKind::Exposed, std::move(start), std::move(end), value});
}

void Measurements::copied(ValueRecord *value, AortDirection direction,
                          int64_t bytes, std::unique_ptr<BackendEvent> start,
                          std::unique_ptr<BackendEvent> end) {
  SpanKind kind =
      direction == AORT_DEVICE_TO_HOST ? SpanKind::Offload : SpanKind::Reload;
  add({kind, std::move(start), std::move(end), value, nullptr, bytes});
}

//===----------------------------------------------------------------------===//
// Ranges
//===----------------------------------------------------------------------===//

Status Measurements::beginRange(const char *name) {
  if (!config.keepRanges)
    return {};
  OpenRange range{recorder.intern(name), nowNs(), nullptr};
  if (usesEvents()) {
    AortStream *stream = nullptr;
    AORT_RETURN_IF_ERROR(streams.compute(stream));
    AORT_RETURN_IF_ERROR(mark(*stream->backend, range.start));
  }
  std::lock_guard<std::mutex> lock(mutex);
  ranges.push_back(std::move(range));
  return {};
}

Status Measurements::endRange() {
  if (!config.keepRanges)
    return {};
  OpenRange range;
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (ranges.empty())
      return invalidState("range ended but not begun");
    range = std::move(ranges.back());
    ranges.pop_back();
  }
  if (inlineCompute) {
    recorder.range(range.name, range.startNs, nowNs());
    return {};
  }
  if (!range.start || !usesEvents())
    return {};
  AortStream *stream = nullptr;
  AORT_RETURN_IF_ERROR(streams.compute(stream));
  std::unique_ptr<BackendEvent> end;
  AORT_RETURN_IF_ERROR(mark(*stream->backend, end));
  add({SpanKind::Range, std::move(range.start), std::move(end), nullptr,
       range.name});
  return {};
}

//===----------------------------------------------------------------------===//
// Reading the times
//===----------------------------------------------------------------------===//

void Measurements::record(const Measurement &measurement, int64_t startNs,
                          int64_t endNs) {
  switch (measurement.kind) {
  case SpanKind::Range:
    recorder.range(measurement.range, startNs, endNs);
    return;
  case SpanKind::Exposed:
    recorder.exposed(measurement.value, startNs, endNs);
    return;
  case SpanKind::Offload:
  case SpanKind::Reload:
    recorder.copyRan(measurement.value,
                     measurement.kind == SpanKind::Offload
                         ? AORT_DEVICE_TO_HOST
                         : AORT_HOST_TO_DEVICE,
                     startNs, endNs, measurement.bytes);
    return;
  }
}

Status Measurements::resolve() {
  std::lock_guard<std::mutex> lock(mutex);
  // Measurements that cannot be read because the device has failed are dropped.
  std::vector<Measurement> done = std::move(pending);
  pending.clear();
  for (Measurement &m : done) {
    int64_t start = 0, duration = 0;
    AORT_RETURN_IF_ERROR(backend.elapsed(*epochEvent, *m.start, start));
    AORT_RETURN_IF_ERROR(backend.elapsed(*m.start, *m.end, duration));
    start += epochNs;
    record(m, start, start + std::max<int64_t>(duration, 0));
    pool.giveBack(std::move(m.start));
    pool.giveBack(std::move(m.end));
  }
  return {};
}
