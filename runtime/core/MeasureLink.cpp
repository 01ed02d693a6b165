//===- MeasureLink.cpp - Rates of the link to the host --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each direction by itself, with copies as offloading makes them: between
// device memory and the pinned pool, on the runtime's own transfer stream. Of
// several runs the fastest counts: whatever else the machine does only adds.
//
//===----------------------------------------------------------------------===//

#include "ApiSupport.h"
#include "Clock.h"
#include "Device.h"

#include <algorithm>

using namespace ao::runtime;

namespace {
/// Device memory and a host buffer, for the length of a measurement.
class Buffers {
public:
  Buffers(AortDevice *device) : device(device) {}
  ~Buffers() {
    (void)aortDeviceFree(device, onDevice, nullptr);
    if (onHost)
      (void)aortHostFree(device, onHost);
  }

  AortStatus allocate(int64_t bytes) {
    AortStatus status =
        aortDeviceAlloc(device, bytes, nullptr, "link", &onDevice);
    if (status == AORT_OK)
      status = aortHostAlloc(device, bytes, "link", &onHost);
    return status == AORT_OK ? aortDeviceSynchronize(device) : status;
  }

  AortDevice *device;
  void *onDevice = nullptr, *onHost = nullptr;
};
} // namespace

/// The least time of a few copies of `bytes` that are waited for one by one.
static AortStatus timeCopies(Buffers &buffers, AortDirection direction,
                             int64_t bytes, int64_t &ns) {
  AortStream *stream = nullptr;
  AortStatus status =
      aortDeviceTransferStream(buffers.device, direction, &stream);
  bool isOut = direction == AORT_DEVICE_TO_HOST;
  constexpr int runs = 5;
  for (int i = 0; i < runs && status == AORT_OK; ++i) {
    int64_t start = nowNs();
    status = aortCopy(stream, isOut ? buffers.onHost : buffers.onDevice,
                      isOut ? buffers.onDevice : buffers.onHost, bytes);
    if (status == AORT_OK)
      status = aortStreamSynchronize(stream);
    int64_t taken = std::max<int64_t>(nowNs() - start, 1);
    ns = i == 0 ? taken : std::min(ns, taken);
  }
  return status;
}

/// The rate of large copies is what they reach with all that one costs.
static AortStatus measure(Buffers &buffers, AortDirection direction,
                          int64_t bytes, double &rate, int64_t &latencyNs) {
  int64_t ns = 1;
  AortStatus status = timeCopies(buffers, direction, /*bytes=*/1, latencyNs);
  if (status == AORT_OK)
    status = timeCopies(buffers, direction, bytes, ns);
  rate = static_cast<double>(bytes) / static_cast<double>(ns) * 1e9;
  return status;
}

AortStatus aortDeviceMeasureLink(AortDevice *device, int64_t bytes,
                                 AortLinkRates *rates) {
  AortStatus status = guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_REQUIRE(rates);
    if (bytes < 2)
      return invalidArgument("copies of " + std::to_string(bytes) +
                             " bytes measure no link, expected 2 or more");
    return {};
  });
  if (status != AORT_OK)
    return status;
  Buffers buffers(device);
  AortLinkRates measured = {};
  measured.structSize = sizeof(measured);
  status = buffers.allocate(bytes);
  if (status == AORT_OK)
    status = measure(buffers, AORT_DEVICE_TO_HOST, bytes,
                     measured.offloadBytesPerSecond, measured.offloadLatencyNs);
  if (status == AORT_OK)
    status = measure(buffers, AORT_HOST_TO_DEVICE, bytes,
                     measured.reloadBytesPerSecond, measured.reloadLatencyNs);
  return status == AORT_OK
             ? guarded([&] { return fillCallersStruct(measured, rates); })
             : status;
}
