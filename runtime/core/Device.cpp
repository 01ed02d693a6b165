//===- Device.cpp - One device of an instance -----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Opening and closing, streams, events, capture and what is measured. Memory is
// in DeviceMemory.cpp, transfers are in DeviceTransfers.cpp.
//
//===----------------------------------------------------------------------===//

#include "Device.h"
#include "Instance.h"

#include <algorithm>
#include <chrono>

using namespace ao::runtime;

int64_t ao::runtime::nowNs() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

Device::Device(AortInstance &instance, int32_t ordinal)
    : instance(instance), self(static_cast<AortDevice *>(this)),
      deviceOrdinal(ordinal), epochNs(nowNs()) {}

Status Device::open(AortBackend backend, const AortInstanceOptions &options) {
  AORT_RETURN_IF_ERROR(
      backend == AORT_BACKEND_CUDA
          ? createCudaDevice(options, deviceOrdinal, *this, backendDevice)
          : createHostDevice(options, deviceOrdinal, *this, backendDevice));
  deviceName = backendDevice->name();
  inlineCompute = backendDevice->computeIsInline();
  profiling = options.profile || options.timeline;
  keepRanges = options.timeline != 0;
  poisoning = options.poison && inlineCompute;
  merged = options.mergeTransferStreams;
  capacity = options.deviceCapacity;
  recorder = std::make_unique<Recorder>(profiling, epochNs);
  pool = std::make_unique<PinnedPool>(
      *backendDevice, *recorder,
      PinnedPool::Config{options.hostBudget, options.failPinningAfter,
                         poisoning},
      [this]() -> Status {
        if (captureOpen)
          return invalidState("pinned memory cannot be freed in a capture; run "
                              "the step once before");
        for (auto *stream : {&computeOwn, &transferOwn[0], &transferOwn[1]})
          if (*stream)
            AORT_RETURN_IF_ERROR(
                backendDevice->synchronize(*(*stream)->backend));
        return {};
      },
      [this](const std::string &message) { this->instance.warn(message); });
  return {};
}

Device::~Device() = default;

void Device::close() {
  if (!backendDevice)
    return;
  // A failure here has nobody left to hear it.
  std::unique_lock<std::mutex> lock(mutex);
  (void)synchronizeLocked(lock);
  for (auto &entry : registered)
    if (entry.second)
      (void)backendDevice->unregisterHost(entry.first);
  AortStream *stream = nullptr;
  bool canFree = allocations.empty() || compute(stream).ok();
  for (auto &entry : allocations)
    if (entry.second.shared)
      (void)backendDevice->freeShared(entry.first);
    else if (canFree)
      (void)backendDevice->free(entry.first, *stream->backend);
  graphs.clear();
  // Workers end with their streams, and what they run must outlive them.
  streams.clear();
  computeOwn.reset();
  transferOwn[0].reset();
  transferOwn[1].reset();
}

//===----------------------------------------------------------------------===//
// Streams and events
//===----------------------------------------------------------------------===//

Status Device::newStream(StreamRole role, std::unique_ptr<AortStream> &stream) {
  auto fresh = std::make_unique<AortStream>(self, role);
  AORT_RETURN_IF_ERROR(backendDevice->createStream(role, fresh->backend));
  recorder->streamCreated();
  stream = std::move(fresh);
  return {};
}

Status Device::compute(AortStream *&stream) {
  if (!computeOwn) {
    AORT_RETURN_IF_ERROR(newStream(StreamRole::Compute, computeOwn));
    if (profiling && !inlineCompute)
      AORT_RETURN_IF_ERROR(startClock());
  }
  stream = computeOwn.get();
  return {};
}

/// Device times count from here; the host's time of the same moment places them
/// in the timeline.
Status Device::startClock() {
  AORT_RETURN_IF_ERROR(takeEvent(true, epochEvent));
  BackendStream &stream = *computeOwn->backend;
  AORT_RETURN_IF_ERROR(backendDevice->record(*epochEvent, stream));
  AORT_RETURN_IF_ERROR(backendDevice->synchronize(*epochEvent));
  epochNs = nowNs();
  return {};
}

Status Device::computeStream(AortStream *&stream) {
  std::lock_guard<std::mutex> lock(mutex);
  return compute(stream);
}

Status Device::transferStreamLocked(AortDirection direction,
                                    AortStream *&stream) {
  if (direction != AORT_DEVICE_TO_HOST && direction != AORT_HOST_TO_DEVICE)
    return invalidArgument("no such direction: " + std::to_string(direction));
  std::unique_ptr<AortStream> &own = transferOwn[merged ? 0 : direction];
  if (!own) {
    StreamRole role = merged                             ? StreamRole::Merged
                      : direction == AORT_DEVICE_TO_HOST ? StreamRole::Offload
                                                         : StreamRole::Reload;
    AORT_RETURN_IF_ERROR(newStream(role, own));
  }
  stream = own.get();
  return {};
}

Status Device::transferStream(AortDirection direction, AortStream *&stream) {
  std::lock_guard<std::mutex> lock(mutex);
  return transferStreamLocked(direction, stream);
}

Status Device::createStream(AortStreamKind kind, AortStream *&stream) {
  if (kind != AORT_STREAM_COMPUTE && kind != AORT_STREAM_TRANSFER)
    return invalidArgument("no such kind of stream: " + std::to_string(kind));
  std::lock_guard<std::mutex> lock(mutex);
  std::unique_ptr<AortStream> fresh;
  AORT_RETURN_IF_ERROR(newStream(
      kind == AORT_STREAM_COMPUTE ? StreamRole::Compute : StreamRole::Other,
      fresh));
  stream = fresh.get();
  streams.emplace(stream, std::move(fresh));
  return {};
}

Status Device::destroyStream(AortStream *stream) {
  std::unique_ptr<AortStream> doomed;
  {
    std::lock_guard<std::mutex> lock(mutex);
    auto it = streams.find(stream);
    if (it == streams.end())
      return invalidArgument("the runtime's own streams are not destroyed by "
                             "the caller");
    doomed = std::move(it->second);
    streams.erase(it);
  }
  return backendDevice->synchronize(*doomed->backend);
}

Status Device::createEvent(AortEvent *&event) {
  auto fresh = std::make_unique<AortEvent>(self);
  AORT_RETURN_IF_ERROR(backendDevice->createEvent(false, fresh->backend));
  recorder->eventCreated();
  std::lock_guard<std::mutex> lock(mutex);
  event = fresh.get();
  events.emplace(event, std::move(fresh));
  return {};
}

Status Device::destroyEvent(AortEvent *event) {
  std::lock_guard<std::mutex> lock(mutex);
  if (events.erase(event) == 0)
    return invalidArgument("no such event");
  return {};
}

Status Device::synchronize() {
  std::unique_lock<std::mutex> lock(mutex);
  return synchronizeLocked(lock);
}

Status Device::synchronizeLocked(std::unique_lock<std::mutex> &lock) {
  if (captureOpen)
    return invalidState("synchronize inside a capture");
  std::vector<AortStream *> all;
  for (auto *own : {&transferOwn[0], &transferOwn[1], &computeOwn})
    if (*own)
      all.push_back(own->get());
  for (auto &entry : streams)
    all.push_back(entry.first);
  // Workers report to the recorder only, yet a hook may block one until the
  // caller's other thread has come through here: do not hold the lock.
  lock.unlock();
  Status first;
  for (AortStream *stream : all)
    if (Status status = backendDevice->synchronize(*stream->backend);
        !status.ok() && first.ok())
      first = status;
  lock.lock();
  AORT_RETURN_IF_ERROR(first);
  return resolveMeasurements();
}

//===----------------------------------------------------------------------===//
// Capture
//===----------------------------------------------------------------------===//

Status Device::beginCapture() {
  std::lock_guard<std::mutex> lock(mutex);
  if (captureOpen)
    return invalidState("capture begun twice");
  if (liveTransfers > 0)
    return invalidState("capture begun with " + std::to_string(liveTransfers) +
                        " transfers in flight");
  AortStream *stream = nullptr;
  AORT_RETURN_IF_ERROR(compute(stream));
  AORT_RETURN_IF_ERROR(backendDevice->beginCapture(*stream->backend));
  captureOpen = true;
  return {};
}

Status Device::endCapture(AortGraph *&graph) {
  std::lock_guard<std::mutex> lock(mutex);
  if (!captureOpen)
    return invalidState("capture ended but not begun");
  captureOpen = false;
  std::vector<BackendStream *> others;
  for (auto &own : transferOwn)
    if (own)
      others.push_back(own->backend.get());
  auto fresh = std::make_unique<AortGraph>(self);
  AORT_RETURN_IF_ERROR(
      backendDevice->endCapture(*computeOwn->backend, others, fresh->backend));
  graph = fresh.get();
  graphs.emplace(graph, std::move(fresh));
  return {};
}

Status Device::launchGraph(AortGraph &graph) {
  AortStream *stream = nullptr;
  AORT_RETURN_IF_ERROR(computeStream(stream));
  return backendDevice->launch(*graph.backend, *stream->backend);
}

Status Device::destroyGraph(AortGraph *graph) {
  std::lock_guard<std::mutex> lock(mutex);
  if (graphs.erase(graph) == 0)
    return invalidArgument("no such graph");
  return {};
}

//===----------------------------------------------------------------------===//
// Measuring
//===----------------------------------------------------------------------===//

bool Device::measuringEvents() {
  return profiling && !inlineCompute && !captureOpen;
}

Status Device::takeEvent(bool timed, std::unique_ptr<BackendEvent> &event) {
  if (timed && !timedEvents.empty()) {
    event = std::move(timedEvents.back());
    timedEvents.pop_back();
    return {};
  }
  AORT_RETURN_IF_ERROR(backendDevice->createEvent(timed, event));
  recorder->eventCreated();
  return {};
}

Status Device::beginRange(const char *name) {
  if (!keepRanges)
    return {};
  std::lock_guard<std::mutex> lock(mutex);
  OpenRange range{recorder->intern(name), nowNs(), nullptr};
  if (measuringEvents()) {
    AortStream *stream = nullptr;
    AORT_RETURN_IF_ERROR(compute(stream));
    AORT_RETURN_IF_ERROR(takeEvent(true, range.start));
    AORT_RETURN_IF_ERROR(backendDevice->record(*range.start, *stream->backend));
  }
  ranges.push_back(std::move(range));
  return {};
}

Status Device::endRange() {
  if (!keepRanges)
    return {};
  std::lock_guard<std::mutex> lock(mutex);
  if (ranges.empty())
    return invalidState("range ended but not begun");
  OpenRange range = std::move(ranges.back());
  ranges.pop_back();
  if (inlineCompute) {
    recorder->range(range.name, range.startNs, nowNs());
    return {};
  }
  if (!range.start || !measuringEvents())
    return {};
  AortStream *stream = nullptr;
  AORT_RETURN_IF_ERROR(compute(stream));
  Measurement measurement;
  measurement.range = range.name;
  measurement.start = std::move(range.start);
  AORT_RETURN_IF_ERROR(takeEvent(true, measurement.end));
  AORT_RETURN_IF_ERROR(
      backendDevice->record(*measurement.end, *stream->backend));
  measurements.push_back(std::move(measurement));
  return {};
}

Status Device::resolveMeasurements() {
  if (measurements.empty())
    return {};
  for (Measurement &m : measurements) {
    int64_t start, duration;
    AORT_RETURN_IF_ERROR(backendDevice->elapsed(*epochEvent, *m.start, start));
    AORT_RETURN_IF_ERROR(backendDevice->elapsed(*m.start, *m.end, duration));
    start += epochNs;
    duration = duration < 0 ? 0 : duration;
    if (m.range)
      recorder->range(m.range, start, start + duration);
    else if (m.isWait)
      recorder->exposed(m.value, start, start + duration);
    else
      recorder->copyRan(m.value, m.direction, start, start + duration, m.bytes);
    timedEvents.push_back(std::move(m.start));
    timedEvents.push_back(std::move(m.end));
  }
  measurements.clear();
  return {};
}

AortStatistics Device::statistics() {
  AortStatistics result = recorder->snapshot();
  result.libraryBytes = backendDevice->libraryBytes();
  return result;
}

void Device::copyRan(const CopyTag &tag, int64_t startNs, int64_t endNs,
                     int64_t bytes) {
  recorder->copyRan(static_cast<ValueRecord *>(tag.value), tag.direction,
                    startNs, endNs, bytes);
}

void Device::failedLater(const Status &status) { instance.failed(status); }

static void describe(std::string &report, int64_t count, const char *what) {
  if (count == 0)
    return;
  report += report.empty() ? "" : ", ";
  report += std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

void Device::describeLeaks(std::string &report) {
  std::lock_guard<std::mutex> lock(mutex);
  std::string mine;
  // Constants live as long as the device.
  auto leaked = [&](const auto &entry) {
    return std::none_of(
        constants.begin(), constants.end(),
        [&](const auto &constant) { return constant.second == entry.first; });
  };
  auto first = std::find_if(allocations.begin(), allocations.end(), leaked);
  describe(mine, static_cast<int64_t>(allocations.size() - constants.size()),
           "device buffer");
  if (first != allocations.end())
    mine += " (" + std::to_string(liveBytes - constantBytes) +
            " bytes, one of " + quoted(first->second.name.c_str()) + ")";
  describe(mine, pool->buffersInUse(), "host buffer");
  describe(mine, static_cast<int64_t>(registered.size()),
           "registered host range");
  describe(mine, liveTransfers, "unfinished transfer");
  for (const Transfer &slot : transfers)
    if (slot.state != State::Idle) {
      mine += " (one of " + quoted(slot.value->name.c_str()) + ")";
      break;
    }
  describe(mine, static_cast<int64_t>(streams.size()), "stream");
  describe(mine, static_cast<int64_t>(events.size()), "event");
  describe(mine, static_cast<int64_t>(graphs.size()), "graph");
  if (mine.empty())
    return;
  report += report.empty() ? "" : "; ";
  report += "device " + std::to_string(deviceOrdinal) + ": " + mine;
}
