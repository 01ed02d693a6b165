//===- MeasureLink.cpp - Rates of the link to the host --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each direction by itself, with copies as offloading makes them: on the
// runtime's own transfer stream between device memory and the host's, once with
// memory of the pinned pool and once with pageable memory. Of several runs the
// fastest counts: whatever else the machine does only adds.
//
//===----------------------------------------------------------------------===//

#include "../backend/Clock.h"
#include "../core/Device.h"
#include "ApiSupport.h"

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

  AortStatus allocate(int64_t bytes, bool pageable) {
    AortStatus status =
        aortDeviceAlloc(device, bytes, nullptr, "link", &onDevice);
    if (status == AORT_OK)
      status = guarded([&] {
        return device->hostMemory().acquire(bytes, "link", /*enforce=*/true,
                                            onHost, /*user=*/nullptr, pageable);
      });
    return status == AORT_OK ? aortDeviceSynchronize(device) : status;
  }

  AortDevice *device;
  void *onDevice = nullptr, *onHost = nullptr;
};

/// The measured rates of one kind of host memory.
struct Rates {
  double offload = 0, reload = 0;
  int64_t offloadLatencyNs = 0, reloadLatencyNs = 0;
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

static AortStatus measure(AortDevice *device, int64_t bytes, bool pageable,
                          Rates &rates) {
  Buffers buffers(device);
  AortStatus status = buffers.allocate(bytes, pageable);
  if (status == AORT_OK)
    status = measure(buffers, AORT_DEVICE_TO_HOST, bytes, rates.offload,
                     rates.offloadLatencyNs);
  if (status == AORT_OK)
    status = measure(buffers, AORT_HOST_TO_DEVICE, bytes, rates.reload,
                     rates.reloadLatencyNs);
  return status;
}

AortStatus aortDeviceMeasureLink(AortDevice *device, int64_t bytes,
                                 AortLinkRates *rates) {
  AortStatus status = guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_REQUIRE(rates);
    if (bytes < 2)
      return invalidArgument(
          "copies of " + std::to_string(bytes) +
          " bytes cannot measure the link, expected 2 or more");
    return {};
  });
  Rates pinned, pageable;
  if (status == AORT_OK)
    status = measure(device, bytes, /*pageable=*/false, pinned);
  if (status == AORT_OK)
    status = measure(device, bytes, /*pageable=*/true, pageable);
  if (status != AORT_OK)
    return status;
  AortLinkRates measured = {sizeof(measured),       pinned.offload,
                            pinned.reload,          pinned.offloadLatencyNs,
                            pinned.reloadLatencyNs, pageable.offload,
                            pageable.reload};
  return guarded([&] { return fillCallersStruct(measured, rates); });
}
