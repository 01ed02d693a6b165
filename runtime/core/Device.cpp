//===- Device.cpp - One device of a context -------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Device.h"
#include "../backend/Clock.h"

#include <cassert>

using namespace ao::runtime;

namespace {
/// Passes reports of the backend's workers on: times to the recorder, failures
/// to the device's owner.
class WorkerReports final : public BackendSink {
public:
  WorkerReports(Recorder &recorder, DeviceSink &sink)
      : recorder(recorder), sink(sink) {}
  void copyRan(const CopyTag &tag, int64_t startNs, int64_t endNs,
               int64_t bytes) override {
    recorder.copyRan(static_cast<ValueRecord *>(tag.value), tag.direction,
                     startNs, endNs, bytes);
  }
  void failedLater(const Status &status) override { sink.failed(status); }
  void warn(const std::string &message) override { sink.warn(message); }

private:
  Recorder &recorder;
  DeviceSink &sink;
};

bool isProfiling(const AortContextOptions &options) {
  return options.profile || options.timeline;
}

/// Poison mode requires inline compute: otherwise the pattern in a buffer and
/// its users on the device are not ordered.
bool isPoisoning(const AortContextOptions &options,
                 const BackendDevice &backend) {
  return options.poison && backend.computeIsInline();
}
} // namespace

//===----------------------------------------------------------------------===//
// Opening and closing
//===----------------------------------------------------------------------===//

Status Device::create(const BackendInfo &info,
                      const AortContextOptions &options, int32_t ordinal,
                      DeviceSink &sink, std::unique_ptr<AortDevice> &device) {
  Parts parts;
  parts.epochNs = nowNs();
  parts.recorder =
      std::make_unique<Recorder>(isProfiling(options), parts.epochNs);
  parts.sink = std::make_unique<WorkerReports>(*parts.recorder, sink);
  AORT_RETURN_IF_ERROR(
      info.create(options, ordinal, *parts.sink, parts.backend));
  device.reset(new AortDevice(std::move(parts), options, ordinal, sink));
  return {};
}

Device::Device(Parts opened, const AortContextOptions &options, int32_t ordinal,
               DeviceSink &sink)
    : deviceOrdinal(ordinal), ownerSink(sink), parts(std::move(opened)),
      deviceName(backend().name()), eventPool(backend(), records()),
      ownStreams(backend(), records(), eventPool,
                 {static_cast<AortDevice *>(this),
                  options.mergeTransferStreams != 0,
                  [this](BackendStream &compute) {
                    return ownMeasurements.startClock(compute);
                  }}),
      ownMeasurements(
          backend(), records(), eventPool, ownStreams,
          {isProfiling(options), options.timeline != 0, parts.epochNs}),
      pinnedPool(backend(), records(), eventPool, sink,
                 [this] { return quiesce(); },
                 {ordinal, options.hostBudget, options.failPinningAfter,
                  isPoisoning(options, backend()), options.pinnedBudget,
                  options.stagingBytes}),
      transferTable(backend(), records(), eventPool, ownStreams,
                    ownMeasurements, pinnedPool,
                    {isPoisoning(options, backend())}),
      deviceMemory(backend(), records(), ownStreams, transferTable,
                   {ordinal, options.deviceCapacity}),
      scalarBlocks(backend(), eventPool, pinnedPool, transferTable),
      slotMarks(records(), pinnedPool, transferTable,
                isPoisoning(options, backend())),
      kernelCache(backend()),
      graphCapture(static_cast<AortDevice *>(this), backend(), ownStreams,
                   ownMeasurements, transferTable, deviceMemory, pinnedPool) {
  pinnedPool.open();
  for (const DeviceExtensionFactory *kind = deviceExtensionKinds; *kind; ++kind)
    extensions.push_back((*kind)());
}

Device::~Device() {
  // Errors during teardown are ignored.
  (void)synchronize();
  for (const auto &extension : extensions)
    extension->clear();
  pinnedPool.unregisterAll();
  deviceMemory.clear();
  graphCapture.clear();
  scalarBlocks.clear();
  pinnedPool.close();
  // Workers end with their streams, and what they run must outlive them.
  ownStreams.clear();
}

//===----------------------------------------------------------------------===//
// Operations on all parts
//===----------------------------------------------------------------------===//

Status Device::synchronize() {
  if (graphCapture.isOpen())
    return invalidState("synchronize inside a capture");
  // No lock is held: a hook may block a worker until the caller's other thread
  // has come through here.
  Status first;
  for (AortStream *stream : ownStreams.allStreams())
    if (Status status = backend().synchronize(*stream->backend);
        !status.ok() && first.ok())
      first = status;
  AORT_RETURN_IF_ERROR(first);
  return ownMeasurements.resolve();
}

Status Device::quiesce() {
  if (graphCapture.isOpen())
    return invalidState("pinned memory cannot be freed in a capture; run the "
                        "step once before");
  for (AortStream *stream : ownStreams.ownStreams())
    AORT_RETURN_IF_ERROR(backend().synchronize(*stream->backend));
  return {};
}

DeviceExtension &Device::extension(DeviceExtensionFactory kind) {
  size_t index = 0;
  while (deviceExtensionKinds[index] != kind) {
    assert(deviceExtensionKinds[index] && "the kind is not in this build");
    ++index;
  }
  return *extensions[index];
}

std::optional<Status> Device::freeInExtension(void *pointer) {
  for (const auto &extension : extensions)
    if (std::optional<Status> status = extension->free(pointer))
      return status;
  return std::nullopt;
}

Status Device::freeMemory(void *pointer, AortStream *stream) {
  std::optional<Status> status = freeInExtension(pointer);
  return status ? *status : deviceMemory.free(pointer, stream);
}

Status Device::freeHostMemory(void *pointer) {
  std::optional<Status> status = freeInExtension(pointer);
  return status ? *status : transferTable.releaseBuffer(pointer);
}

AortStatistics Device::statistics() {
  AortStatistics result = records().snapshot();
  result.libraryBytes = backend().libraryBytes();
  // A failed device reports no driver memory; the runtime's own count is valid.
  DriverMemory memory;
  (void)backend().readMemory(memory);
  result.driverPeakReservedBytes = memory.peakReservedBytes;
  result.driverPeakUsedBytes = memory.peakUsedBytes;
  result.driverFreeBytes = memory.freeBytes;
  result.driverTotalBytes = memory.totalBytes;
  return result;
}

Status Device::resetStatistics() {
  records().reset();
  return backend().resetMemoryPeaks();
}

static void describe(std::string &report, int64_t count, const char *what) {
  if (count == 0)
    return;
  report += report.empty() ? "" : ", ";
  report += std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

void Device::describeLeaks(std::string &report) {
  std::string mine;
  DeviceMemory::Leaks memory = deviceMemory.leaks();
  describe(mine, memory.buffers, "device buffer");
  if (memory.buffers > 0)
    mine += " (" + std::to_string(memory.bytes) + " bytes, one of " +
            memory.oneName + ")";
  describe(mine, pinnedPool.buffersInUse(), "host buffer");
  describe(mine, pinnedPool.registeredRanges(), "registered host range");
  describe(mine, transferTable.live(), "unfinished transfer");
  if (std::string name = transferTable.anyLiveName(); !name.empty())
    mine += " (one of " + name + ")";
  describe(mine, static_cast<int64_t>(ownStreams.streamCount()), "stream");
  describe(mine, static_cast<int64_t>(ownStreams.eventCount()), "event");
  describe(mine, static_cast<int64_t>(graphCapture.graphCount()), "graph");
  for (const auto &extension : extensions)
    for (const LiveObjects &objects : extension->liveObjects())
      describe(mine, objects.count, objects.name);
  if (mine.empty())
    return;
  report += report.empty() ? "" : "; ";
  report += "device " + std::to_string(deviceOrdinal) + ": " + mine;
}
