//===- StepApi.cpp - Interface of lowered code ----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepSupport.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace ao::runtime;

//===----------------------------------------------------------------------===//
// Support
//===----------------------------------------------------------------------===//

namespace {
thread_local int32_t currentOrdinal = 0;
thread_local Status *deferred = nullptr;

AortDirection directionOf(int32_t direction) {
  return static_cast<AortDirection>(direction);
}
} // namespace

void step::giveUp() {
  std::fprintf(stderr, "error: %s\n", aortLastErrorMessage());
  std::exit(1);
}

AortContext &step::context() {
  AortContext *context = aortDefaultContext();
  if (!context)
    giveUp();
  return *context;
}

AortDevice &step::device() {
  AortContext &current = context();
  AortDevice *device = aortContextDevice(&current, currentOrdinal);
  return device ? *device : *aortContextDevice(&current, 0);
}

void step::setOrdinal(int32_t ordinal) {
  if (aortContextDevice(&context(), ordinal))
    currentOrdinal = ordinal;
  else
    fail(guarded([&] {
      return invalidArgument("no device " + std::to_string(ordinal));
    }));
}

void step::deferFailures(Status *failure) { deferred = failure; }

void step::fail(AortStatus status) {
  if (deferred) {
    if (deferred->ok())
      *deferred = Status(status, aortLastErrorMessage());
    return;
  }
  // The handler may jump, but not out of a callback: its end reports the
  // failure.
  if (context().callbacks().isRunningHere())
    return context().failed({status, aortLastErrorMessage()});
  context().failedInStep(status, aortLastErrorMessage());
}

void step::refuseNested() {
  if (!context().hasFailed() && context().callbacks().isRunningHere())
    fail(guarded([] {
      return invalidState("a step runs inside a callback of its own context");
    }));
}

bool step::skipping() {
  return context().hasFailed() &&
         !device().backend().deviceMemoryIsHostReadable();
}

AortStream *step::stream(void *handle) {
  auto *stream = static_cast<AortStream *>(handle);
  if (!stream && aortDeviceComputeStream(&device(), &stream) != AORT_OK)
    giveUp();
  return stream;
}

void *step::allocateOnDevice(int64_t bytes, AortStream *stream,
                             const char *name, bool shared) {
  AortDevice &current = device();
  return allocate(current.backend().deviceMemoryIsHostReadable(),
                  [&](bool enforce, void *&pointer) {
                    return current.memory().allocate(bytes, stream, name,
                                                     shared, enforce, pointer);
                  });
}

//===----------------------------------------------------------------------===//
// Devices, streams, memory
//===----------------------------------------------------------------------===//

void *aortStepComputeStream(void) { return step::stream(nullptr); }

void *aortStepDeviceAlloc(int64_t bytes, const char *name) {
  step::refuseNested();
  return step::allocateOnDevice(bytes, nullptr, name, /*shared=*/false);
}

void aortStepDeviceFree(void *pointer) {
  step::check(aortDeviceFree(&step::device(), pointer, nullptr));
}

void *aortStepHostAlloc(int64_t bytes, const char *name) {
  AortDevice &device = step::device();
  return step::allocate(
      /*hostReadable=*/true, [&](bool enforce, void *&pointer) {
        return device.hostMemory().acquire(bytes, name, enforce, pointer);
      });
}

void *aortStepHostAllocPageable(int64_t bytes, const char *name) {
  AortDevice &device = step::device();
  return step::allocate(
      /*hostReadable=*/true, [&](bool enforce, void *&pointer) {
        return device.hostMemory().acquire(bytes, name, enforce, pointer,
                                           /*user=*/nullptr, /*pageable=*/true);
      });
}

void aortStepHostFree(void *pointer) {
  step::check(aortHostFree(&step::device(), pointer));
}

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

static int64_t transfer(AortDirection direction, void *destination,
                        const void *source, int64_t bytes, const char *name) {
  if (step::skipping())
    return 0;
  AortTransfer transfer = 0;
  step::check(aortTransfer(&step::device(), direction, destination, source,
                           bytes, name, &transfer));
  return static_cast<int64_t>(transfer);
}

static int64_t transferStrided(AortDirection direction,
                               const AortStridedCopy &copy, const char *name) {
  if (step::skipping())
    return 0;
  AortTransfer transfer = 0;
  step::check(
      aortTransferStrided(&step::device(), direction, &copy, name, &transfer));
  return static_cast<int64_t>(transfer);
}

int64_t aortStepOffload(void *host, const void *device, int64_t bytes,
                        const char *name) {
  return transfer(AORT_DEVICE_TO_HOST, host, device, bytes, name);
}

int64_t aortStepReload(void *device, const void *host, int64_t bytes,
                       const char *name) {
  return transfer(AORT_HOST_TO_DEVICE, device, host, bytes, name);
}

int64_t aortStepOffloadStrided(void *host, const void *device,
                               int64_t elementBytes, int64_t rank,
                               const int64_t *sizes, const int64_t *hostStrides,
                               const int64_t *deviceStrides, const char *name) {
  return transferStrided(AORT_DEVICE_TO_HOST,
                         {host, device, elementBytes,
                          static_cast<int32_t>(rank), sizes, hostStrides,
                          deviceStrides},
                         name);
}

int64_t aortStepReloadStrided(void *device, const void *host,
                              int64_t elementBytes, int64_t rank,
                              const int64_t *sizes,
                              const int64_t *deviceStrides,
                              const int64_t *hostStrides, const char *name) {
  return transferStrided(AORT_HOST_TO_DEVICE,
                         {device, host, elementBytes,
                          static_cast<int32_t>(rank), sizes, deviceStrides,
                          hostStrides},
                         name);
}

int64_t aortStepTransferBegin(int32_t direction, void *destination,
                              const void *source, int64_t bytes,
                              const char *name) {
  if (step::skipping())
    return 0;
  AortTransfer transfer = 0;
  step::check(aortTransferBegin(&step::device(), directionOf(direction),
                                destination, source, bytes, name, &transfer));
  return static_cast<int64_t>(transfer);
}

void *aortStepTransferStreamOf(int64_t transfer) {
  AortStream *stream = nullptr;
  if (transfer != 0)
    step::check(aortTransferStream(
        &step::device(), static_cast<AortTransfer>(transfer), &stream));
  // After a failure the copy that follows still needs a stream.
  return step::stream(stream);
}

void aortStepTransferEnd(int64_t transfer) {
  if (transfer != 0)
    step::check(
        aortTransferEnd(&step::device(), static_cast<AortTransfer>(transfer)));
}

void aortStepWait(int64_t transfer) {
  if (transfer != 0)
    step::check(
        aortTransferWait(&step::device(), static_cast<AortTransfer>(transfer)));
}

void aortStepCopy(void *destination, const void *source, int64_t bytes) {
  if (!step::skipping())
    step::check(aortCopy(step::stream(nullptr), destination, source, bytes));
}

void aortStepLaunch(void (*function)(void *), const void *arguments,
                    int64_t bytes, const char *name) {
  step::refuseNested();
  if (!step::skipping())
    step::check(
        aortLaunch(step::stream(nullptr), function, arguments, bytes, name));
}

void aortStepRead(void *host, const void *device, int64_t bytes) {
  // The C library allows no null pointer, not even for no bytes.
  if (bytes > 0)
    std::memset(host, 0, static_cast<size_t>(bytes));
  if (step::skipping())
    return;
  AortStream *stream = step::stream(nullptr);
  AortStatus status = aortCopy(stream, host, device, bytes);
  step::check(status == AORT_OK ? aortStreamSynchronize(stream) : status);
}

void *aortStepConstant(const void *data, int64_t bytes, const char *name) {
  void *pointer = nullptr;
  if (step::skipping())
    return pointer;
  AortDevice &device = step::device();
  AortStatus status = guarded(
      [&] { return device.memory().constant(data, bytes, name, pointer); });
  if (status == AORT_OK)
    return pointer;
  step::fail(status);
  // If the host reads device memory, compute reads host memory.
  return device.backend().deviceMemoryIsHostReadable()
             ? const_cast<void *>(data)
             : nullptr;
}

void aortStepCheckSize(int64_t given, int64_t expected, const char *what,
                       const char *where) {
  if (given == expected)
    return;
  step::check(guarded([&] {
    return invalidArgument(
        (what ? what : "a size") + (" is " + std::to_string(given)) + ", " +
        (where ? where : "the step") + " has " + std::to_string(expected));
  }));
}

void aortStepUploadScalars(void *device, const void *words, int64_t bytes) {
  if (step::skipping())
    return;
  AortStream *stream = step::stream(nullptr);
  step::check(guarded([&]() -> Status {
    if (!device || !words || bytes < 0)
      return invalidArgument("upload of " + std::to_string(bytes) +
                             " bytes or a null pointer");
    if (stream->device->capture().isOpenHere())
      return unsupported("scalars are uploaded in a capture");
    return stream->device->scalars().upload(*stream, device, words, bytes);
  }));
}

void aortStepSynchronize(void) {
  step::check(aortDeviceSynchronize(&step::device()));
}

//===----------------------------------------------------------------------===//
// Ranges and matrix products
//===----------------------------------------------------------------------===//

void aortStepRangeBegin(const char *name) {
  step::check(aortRangeBegin(&step::device(), name));
}

void aortStepRangeEnd(void) { step::check(aortRangeEnd(&step::device())); }

void aortStepArenaBegin(void *pointer, int64_t bytes) {
  step::check(guarded(
      [&] { return step::device().slots().beginArena(pointer, bytes); }));
}

void aortStepSlotBegin(void *pointer, int64_t bytes, int64_t bufferBytes,
                       const char *name) {
  step::check(guarded([&] {
    return step::device().slots().begin(pointer, bytes, bufferBytes, name);
  }));
}

void aortStepSlotEnd(void *pointer) {
  step::check(guarded([&] { return step::device().slots().end(pointer); }));
}

int32_t aortStepMatmul(void *c, const void *a, const void *b, int64_t m,
                       int64_t n, int64_t k, int64_t lda, int64_t ldb,
                       int64_t ldc, int64_t batch, int64_t strideA,
                       int64_t strideB, int64_t strideC, int32_t transposeA,
                       int32_t transposeB, int32_t accumulate,
                       int32_t inputType, int32_t outputType) {
  if (step::skipping())
    return 1;
  AortMatmul matmul = {c,
                       a,
                       b,
                       m,
                       n,
                       k,
                       lda,
                       ldb,
                       ldc,
                       batch,
                       strideA,
                       strideB,
                       strideC,
                       transposeA,
                       transposeB,
                       accumulate,
                       static_cast<AortElementType>(inputType),
                       static_cast<AortElementType>(outputType)};
  AortStatus status = aortMatmul(&step::device(), &matmul);
  if (status == AORT_UNAVAILABLE)
    return 0;
  step::check(status);
  return 1;
}
