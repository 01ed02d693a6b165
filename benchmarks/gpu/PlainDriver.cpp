//===- PlainDriver.cpp - Copies by plain calls of the CUDA driver ---------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlainDriver.h"
#include "Stopwatch.h"

#include <algorithm>
#include <ctime>
#include <limits>

using namespace ao::gpu;

#define RETURN_IF_ERROR(function, ...)                                         \
  do {                                                                         \
    if (std::string error_ =                                                   \
            check(driver->function##Fn(__VA_ARGS__), #function);               \
        !error_.empty())                                                       \
      return error_;                                                           \
  } while (false)

/// Processor time of the calling thread: what a pair costs the thread that
/// issues it, however busy the machine is.
static double threadNs() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e9 +
         static_cast<double>(time.tv_nsec);
}

namespace ao::gpu {
/// One buffer on either side, large enough for every copy.
struct PlainDriver::Buffers {
  explicit Buffers(const runtime::CudaDriver &driver) : driver(driver) {}
  ~Buffers() {
    if (pinned)
      (void)driver.cuMemFreeHostFn(pinned);
    if (memory)
      (void)driver.cuMemFreeFn(memory);
  }
  CUresult allocate(int64_t bytes) {
    CUresult result = driver.cuMemAllocFn(&memory, static_cast<size_t>(bytes));
    return result == CUDA_SUCCESS
               ? driver.cuMemHostAllocFn(&pinned, static_cast<size_t>(bytes),
                                         CU_MEMHOSTALLOC_PORTABLE)
               : result;
  }
  CUdeviceptr host() const { return reinterpret_cast<CUdeviceptr>(pinned); }

  const runtime::CudaDriver &driver;
  void *pinned = nullptr;
  CUdeviceptr memory = 0;
};
} // namespace ao::gpu

std::string PlainDriver::check(CUresult result, const char *function) const {
  runtime::Status status = driver->check(result, function);
  return status.ok() ? "" : status.message();
}

std::string PlainDriver::open() {
  runtime::Status status = runtime::CudaDriver::load(nullptr, driver);
  if (!status.ok())
    return status.message();
  RETURN_IF_ERROR(cuDeviceGet, &device, 0);
  if (runtime::Status kept = driver->retainContext(device, context); !kept.ok())
    return kept.message();
  RETURN_IF_ERROR(cuCtxSetCurrent, context);
  RETURN_IF_ERROR(cuStreamCreate, &compute, CU_STREAM_NON_BLOCKING);
  RETURN_IF_ERROR(cuStreamCreate, &transfer, CU_STREAM_NON_BLOCKING);
  return "";
}

std::string PlainDriver::measureContext(int64_t &bytes) {
  size_t free = 0, total = 0;
  RETURN_IF_ERROR(cuMemGetInfo, &free, &total);
  bytes = static_cast<int64_t>(total - free);
  return "";
}

PlainDriver::~PlainDriver() {
  for (CUstream stream : {compute, transfer})
    if (stream)
      (void)driver->cuStreamDestroyFn(stream);
}

//===----------------------------------------------------------------------===//
// Rates
//===----------------------------------------------------------------------===//

std::string PlainDriver::measureRound(const Buffers &buffers,
                                      AortDirection direction,
                                      const std::vector<int64_t> &sizes,
                                      CUevent start, CUevent end,
                                      double &seconds) {
  bool offload = direction == AORT_DEVICE_TO_HOST;
  CUdeviceptr to = offload ? buffers.host() : buffers.memory;
  CUdeviceptr from = offload ? buffers.memory : buffers.host();
  seconds = 0;
  for (int64_t bytes : sizes) {
    float milliseconds = 0;
    RETURN_IF_ERROR(cuEventRecord, start, transfer);
    RETURN_IF_ERROR(cuMemcpyAsync, to, from, static_cast<size_t>(bytes),
                    transfer);
    RETURN_IF_ERROR(cuEventRecord, end, transfer);
    RETURN_IF_ERROR(cuEventSynchronize, end);
    RETURN_IF_ERROR(cuEventElapsedTime, &milliseconds, start, end);
    seconds += static_cast<double>(milliseconds) * 1e-3;
  }
  return "";
}

std::string PlainDriver::measureRate(AortDirection direction,
                                     const std::vector<int64_t> &sizes,
                                     int64_t rounds, double &bytesPerSecond) {
  bytesPerSecond = 0;
  if (sizes.empty())
    return "";
  Buffers buffers(*driver);
  if (std::string error =
          check(buffers.allocate(*std::max_element(sizes.begin(), sizes.end())),
                "allocation of copy buffers");
      !error.empty())
    return error;
  CUevent start = nullptr, end = nullptr;
  RETURN_IF_ERROR(cuEventCreate, &start, CU_EVENT_DEFAULT);
  RETURN_IF_ERROR(cuEventCreate, &end, CU_EVENT_DEFAULT);
  double best = std::numeric_limits<double>::infinity(), total = 0;
  for (int64_t bytes : sizes)
    total += static_cast<double>(bytes);
  std::string error;
  for (int64_t round = 0; round < rounds && error.empty(); ++round) {
    double seconds = 0;
    error = measureRound(buffers, direction, sizes, start, end, seconds);
    best = std::min(best, seconds);
  }
  (void)driver->cuEventDestroyFn(start);
  (void)driver->cuEventDestroyFn(end);
  if (error.empty())
    bytesPerSecond = total / best;
  return error;
}

//===----------------------------------------------------------------------===//
// Pairs
//===----------------------------------------------------------------------===//

std::string PlainDriver::measurePairs(int64_t depth, int64_t bytes,
                                      int64_t rounds, double &nsPerPair) {
  Buffers buffers(*driver);
  if (std::string error =
          check(buffers.allocate(bytes), "allocation of copy buffers");
      !error.empty())
    return error;
  std::vector<CUevent> produced(static_cast<size_t>(depth)), done = produced;
  for (auto *events : {&produced, &done})
    for (CUevent &event : *events)
      RETURN_IF_ERROR(cuEventCreate, &event, CU_EVENT_DISABLE_TIMING);
  Stopwatch watch(threadNs);
  for (int64_t round = 0; round < rounds; ++round) {
    // The first round also fills the driver's own pools.
    if (round > 0)
      watch.start();
    for (size_t i = 0; i < produced.size(); ++i) {
      RETURN_IF_ERROR(cuEventRecord, produced[i], compute);
      RETURN_IF_ERROR(cuStreamWaitEvent, transfer, produced[i], 0);
      RETURN_IF_ERROR(cuMemcpyAsync, buffers.host(), buffers.memory,
                      static_cast<size_t>(bytes), transfer);
      RETURN_IF_ERROR(cuEventRecord, done[i], transfer);
    }
    for (CUevent event : done)
      RETURN_IF_ERROR(cuStreamWaitEvent, compute, event, 0);
    if (round > 0)
      watch.stop();
    RETURN_IF_ERROR(cuStreamSynchronize, compute);
  }
  for (auto *events : {&produced, &done})
    for (CUevent event : *events)
      (void)driver->cuEventDestroyFn(event);
  nsPerPair = watch.total() / static_cast<double>((rounds - 1) * depth);
  return "";
}

namespace {
/// The pairs of one context of the runtime.
class RuntimePairs {
public:
  ~RuntimePairs() { aortContextDestroy(context); }

  AortStatus open(int64_t depth, int64_t size) {
    AortContextOptions options;
    aortContextOptionsInit(&options);
    options.backend = AORT_BACKEND_CUDA;
    if (AortStatus status = aortContextCreate(&options, &context))
      return status;
    bytes = size;
    device = aortContextDevice(context, 0);
    host.resize(static_cast<size_t>(depth));
    transfers.resize(host.size());
    for (void *&buffer : host)
      if (AortStatus status = aortHostAlloc(device, bytes, "x", &buffer))
        return status;
    return aortDeviceAlloc(device, bytes, nullptr, "x", &source);
  }

  AortStatus issue() {
    for (size_t i = 0; i < host.size(); ++i)
      if (AortStatus status = aortTransfer(device, AORT_DEVICE_TO_HOST, host[i],
                                           source, bytes, "x", &transfers[i]))
        return status;
    for (AortTransfer transfer : transfers)
      if (AortStatus status = aortTransferWait(device, transfer))
        return status;
    return AORT_OK;
  }
  AortStatus synchronize() { return aortDeviceSynchronize(device); }

private:
  AortContext *context = nullptr;
  AortDevice *device = nullptr;
  int64_t bytes = 0;
  void *source = nullptr;
  std::vector<void *> host;
  std::vector<AortTransfer> transfers;
};
} // namespace

std::string ao::gpu::measureRuntimePairs(int64_t depth, int64_t bytes,
                                         int64_t rounds, double &nsPerPair) {
  RuntimePairs pairs;
  AortStatus status = pairs.open(depth, bytes);
  Stopwatch watch(threadNs);
  for (int64_t round = 0; round < rounds && status == AORT_OK; ++round) {
    if (round > 0)
      watch.start();
    status = pairs.issue();
    if (round > 0)
      watch.stop();
    if (status == AORT_OK)
      status = pairs.synchronize();
  }
  nsPerPair = watch.total() / static_cast<double>((rounds - 1) * depth);
  return status == AORT_OK ? "" : aortLastErrorMessage();
}
