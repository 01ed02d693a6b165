//===- Device.h - One device of a context -----------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_DEVICE_H
#define AO_RUNTIME_CORE_DEVICE_H

#include "../backend/Backends.h"
#include "DeviceExtension.h"
#include "DeviceMemory.h"
#include "DeviceSink.h"
#include "GraphCapture.h"
#include "Module.h"
#include "ScalarBlocks.h"
#include "SlotMarks.h"

namespace ao::runtime {

/// A device, composed of parts. Each part is thread-safe and documents which
/// other parts it calls under its lock; the device itself has no lock.
class Device {
public:
  static Status create(const BackendInfo &info,
                       const AortContextOptions &options, int32_t ordinal,
                       DeviceSink &sink, std::unique_ptr<AortDevice> &device);
  /// Finishes all work and frees everything.
  ~Device();

  const std::string &name() const { return deviceName; }
  int32_t ordinal() const { return deviceOrdinal; }

  BackendDevice &backend() { return *parts.backend; }
  Recorder &records() { return *parts.recorder; }
  EventPool &events() { return eventPool; }
  DeviceStreams &streams() { return ownStreams; }
  Measurements &measurements() { return ownMeasurements; }
  PinnedPool &hostMemory() { return pinnedPool; }
  TransferTable &transfers() { return transferTable; }
  DeviceMemory &memory() { return deviceMemory; }
  ScalarBlocks &scalars() { return scalarBlocks; }
  SlotMarks &slots() { return slotMarks; }
  KernelCache &kernels() { return kernelCache; }
  GraphCapture &capture() { return graphCapture; }
  /// The device's extension of a kind in this build.
  DeviceExtension &extension(DeviceExtensionFactory kind);

  void warn(const std::string &message) { ownerSink.warn(message); }
  void failedInStep(AortStatus status, const char *message) {
    ownerSink.failedInStep(status, message);
  }

  /// Frees device memory, of the core or of an extension.
  Status freeMemory(void *pointer, AortStream *stream);
  /// Frees host memory, of the core or of an extension.
  Status freeHostMemory(void *pointer);
  /// Waits for everything issued so far, and reads what was measured.
  Status synchronize();
  AortStatistics statistics();
  Status resetStatistics();
  /// Appends what is still alive to `report`.
  void describeLeaks(std::string &report);

protected:
  /// Members that are constructed before the device and destroyed after it,
  /// because workers report until the last of them ends.
  struct Parts {
    std::unique_ptr<Recorder> recorder;
    std::unique_ptr<BackendSink> sink;
    std::unique_ptr<BackendDevice> backend;
    /// When the recorder's time is 0.
    int64_t epochNs = 0;
  };
  Device(Parts parts, const AortContextOptions &options, int32_t ordinal,
         DeviceSink &sink);

private:
  /// Waits until nothing that was freed is in use.
  Status quiesce();
  std::optional<Status> freeInExtension(void *pointer);

  const int32_t deviceOrdinal;
  DeviceSink &ownerSink;
  Parts parts;
  const std::string deviceName;
  EventPool eventPool;
  DeviceStreams ownStreams;
  Measurements ownMeasurements;
  PinnedPool pinnedPool;
  TransferTable transferTable;
  DeviceMemory deviceMemory;
  ScalarBlocks scalarBlocks;
  SlotMarks slotMarks;
  KernelCache kernelCache;
  GraphCapture graphCapture;
  std::vector<std::unique_ptr<DeviceExtension>> extensions;
};

} // namespace ao::runtime

struct AortDevice : ao::runtime::Device {
  using Device::Device;
};

#endif // AO_RUNTIME_CORE_DEVICE_H
