//===- MgpuApi.cpp - The functions of MLIR's gpu-to-llvm ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../core/Module.h"
#include "ApiSupport.h"
#include "StepSupport.h"

#include <limits>
#include <new>

using namespace ao::runtime;

//===----------------------------------------------------------------------===//
// Streams and events
//===----------------------------------------------------------------------===//

void *mgpuStreamCreate(void) {
  AortStream *stream = nullptr;
  step::check(aortStreamCreate(&step::device(), AORT_STREAM_COMPUTE, &stream));
  return stream;
}

void mgpuStreamDestroy(void *stream) {
  step::check(aortStreamDestroy(static_cast<AortStream *>(stream)));
}

void mgpuStreamSynchronize(void *stream) {
  step::check(aortStreamSynchronize(step::stream(stream)));
}

void mgpuStreamWaitEvent(void *stream, void *event) {
  step::check(aortStreamWaitEvent(step::stream(stream),
                                  static_cast<AortEvent *>(event)));
}

void *mgpuEventCreate(void) {
  AortEvent *event = nullptr;
  step::check(aortEventCreate(&step::device(), &event));
  return event;
}

void mgpuEventDestroy(void *event) {
  step::check(aortEventDestroy(static_cast<AortEvent *>(event)));
}

void mgpuEventSynchronize(void *event) {
  step::check(aortEventSynchronize(static_cast<AortEvent *>(event)));
}

void mgpuEventRecord(void *event, void *stream) {
  step::check(
      aortEventRecord(static_cast<AortEvent *>(event), step::stream(stream)));
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

void *mgpuMemAlloc(uint64_t bytes, void *stream, bool isHostShared) {
  // Sizes above the signed range arrive negative and are refused as such.
  return step::allocateOnDevice(static_cast<int64_t>(bytes),
                                step::stream(stream), nullptr, isHostShared);
}

void mgpuMemFree(void *pointer, void *stream) {
  step::check(aortDeviceFree(&step::device(), pointer, step::stream(stream)));
}

void mgpuMemcpy(void *destination, void *source, size_t bytes, void *stream) {
  if (!step::skipping())
    step::check(aortCopy(step::stream(stream), destination, source,
                         static_cast<int64_t>(bytes)));
}

void mgpuMemset32(void *destination, unsigned value, size_t count,
                  void *stream) {
  if (!step::skipping())
    step::check(aortMemset(step::stream(stream), destination, value, 4,
                           static_cast<int64_t>(count)));
}

void mgpuMemset16(void *destination, unsigned short value, size_t count,
                  void *stream) {
  if (!step::skipping())
    step::check(aortMemset(step::stream(stream), destination, value, 2,
                           static_cast<int64_t>(count)));
}

void mgpuMemHostRegister(void *pointer, uint64_t bytes) {
  step::check(
      aortHostRegister(&step::device(), pointer, static_cast<int64_t>(bytes)));
}

void mgpuMemHostUnregister(void *pointer) {
  step::check(aortHostUnregister(&step::device(), pointer));
}

namespace {
/// The head of a ranked memref descriptor; `rank` sizes and strides follow.
struct MemRefHead {
  char *allocated;
  char *aligned;
  int64_t offset;
};

const int64_t *sizesOf(const void *descriptor) {
  return reinterpret_cast<const int64_t *>(
      static_cast<const char *>(descriptor) + sizeof(MemRefHead));
}

char *firstElement(const void *descriptor, int64_t elementBytes) {
  const auto *head = static_cast<const MemRefHead *>(descriptor);
  return head->aligned + head->offset * elementBytes;
}

/// Reports what is not there.
bool isGiven(const void *argument, const char *what) {
  if (!argument)
    step::check(guarded([&]() -> Status { return nullArgument(what); }));
  return argument != nullptr;
}
} // namespace

void mgpuMemHostRegisterMemRef(int64_t rank, void *descriptor,
                               int64_t elementBytes) {
  if (!isGiven(descriptor, "descriptor"))
    return;
  int64_t bytes = elementBytes;
  for (int64_t i = 0; i < rank; ++i)
    bytes *= sizesOf(descriptor)[i];
  mgpuMemHostRegister(firstElement(descriptor, elementBytes),
                      static_cast<uint64_t>(bytes));
}

void mgpuMemHostUnregisterMemRef(int64_t rank, void *descriptor,
                                 int64_t elementBytes) {
  if (!isGiven(descriptor, "descriptor"))
    return;
  mgpuMemHostUnregister(firstElement(descriptor, elementBytes));
}

void memrefCopy(int64_t elementBytes, AortUnrankedMemRef *source,
                AortUnrankedMemRef *destination) {
  if (!isGiven(source, "source") || !isGiven(destination, "destination") ||
      !isGiven(source->descriptor, "source descriptor") ||
      !isGiven(destination->descriptor, "destination descriptor"))
    return;
  int64_t rank = source->rank;
  const int64_t *sizes = sizesOf(source->descriptor);
  AortStridedCopy copy = {firstElement(destination->descriptor, elementBytes),
                          firstElement(source->descriptor, elementBytes),
                          elementBytes,
                          static_cast<int32_t>(rank),
                          sizes,
                          sizesOf(destination->descriptor) + rank,
                          sizes + rank};
  // Host memory on both sides: needs no stream and no context.
  AortStatus status = guarded([&]() -> Status {
    StridedCopy reduced;
    AORT_RETURN_IF_ERROR(StridedCopy::create(copy, reduced));
    if (!reduced.empty())
      reduced.run();
    return {};
  });
  step::check(status);
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

void mgpuSetDefaultDevice(int32_t ordinal) { step::setOrdinal(ordinal); }

void *mgpuModuleLoad(void *image, size_t) {
  // Generated code may call this before main: errors are reported when a kernel
  // is requested.
  return image ? new (std::nothrow) AortModule(image) : nullptr;
}

void *mgpuModuleLoadJIT(void *image, int, size_t bytes) {
  // The driver distinguishes PTX from a binary.
  return mgpuModuleLoad(image, bytes);
}

void mgpuModuleUnload(void *module) {
  auto *doomed = static_cast<AortModule *>(module);
  if (!doomed)
    return;
  // Called after main: do not make a context for it.
  if (AortContext *context = existingDefaultContext())
    for (auto &device : context->devices())
      device->kernels().unload(*doomed);
  delete doomed;
}

void *mgpuModuleGetFunction(void *module, const char *name) {
  const AortKernel *kernel = nullptr;
  step::check(guarded([&]() -> Status {
    if (!module || !name)
      return invalidArgument("kernel of a module that was not loaded");
    kernel = &static_cast<AortModule *>(module)->kernel(name);
    return {};
  }));
  return const_cast<AortKernel *>(kernel);
}

static void launch(void *function, const LaunchConfig &config, void *stream) {
  if (step::skipping())
    return;
  AortStream *target = step::stream(stream);
  step::check(guarded([&]() -> Status {
    if (!function)
      return invalidArgument("launch of a kernel that was not found");
    return step::device().kernels().launch(*static_cast<AortKernel *>(function),
                                           config, *target);
  }));
}

void mgpuLaunchKernel(void *function, intptr_t gridX, intptr_t gridY,
                      intptr_t gridZ, intptr_t blockX, intptr_t blockY,
                      intptr_t blockZ, int32_t sharedBytes, void *stream,
                      void **parameters, void **extra, size_t parameterCount) {
  mgpuLaunchClusterKernel(function, 0, 0, 0, gridX, gridY, gridZ, blockX,
                          blockY, blockZ, sharedBytes, stream, parameters,
                          extra, parameterCount);
}

void mgpuLaunchClusterKernel(void *function, intptr_t clusterX,
                             intptr_t clusterY, intptr_t clusterZ,
                             intptr_t gridX, intptr_t gridY, intptr_t gridZ,
                             intptr_t blockX, intptr_t blockY, intptr_t blockZ,
                             int32_t sharedBytes, void *stream,
                             void **parameters, void **extra, size_t) {
  auto narrow = [](intptr_t value) { return static_cast<unsigned>(value); };
  LaunchConfig config = {{narrow(gridX), narrow(gridY), narrow(gridZ)},
                         {narrow(blockX), narrow(blockY), narrow(blockZ)},
                         {narrow(clusterX), narrow(clusterY), narrow(clusterZ)},
                         static_cast<unsigned>(sharedBytes),
                         parameters,
                         extra};
  launch(function, config, stream);
}
