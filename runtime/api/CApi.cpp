//===- CApi.cpp - The C ABI -----------------------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ApiSupport.h"
#include "Context.h"

using namespace ao::runtime;

//===----------------------------------------------------------------------===//
// Contexts
//===----------------------------------------------------------------------===//

AortStatus aortContextCreate(const AortContextOptions *options,
                             AortContext **context) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(context);
    AortContextOptions complete;
    AORT_RETURN_IF_ERROR(readOptions(options, complete));
    AORT_RETURN_IF_ERROR(resolveHostBudget(complete));
    std::unique_ptr<AortContext> fresh;
    AORT_RETURN_IF_ERROR(AortContext::create(complete, fresh));
    *context = fresh.release();
    return {};
  });
}

void aortContextDestroy(AortContext *context) {
  if (context && existingDefaultContext() == context)
    aortSetDefaultContext(nullptr);
  delete context;
}

AortStatus aortContextCheckLeaks(AortContext *context) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(context);
    return context->checkLeaks();
  });
}

AortBackend aortContextBackend(const AortContext *context) {
  return context ? context->backend() : AORT_BACKEND_AUTO;
}

int32_t aortContextDeviceCount(const AortContext *context) {
  return context ? static_cast<int32_t>(context->devices().size()) : 0;
}

AortDevice *aortContextDevice(AortContext *context, int32_t ordinal) {
  if (ordinal < 0 || ordinal >= aortContextDeviceCount(context))
    return nullptr;
  return context->devices()[static_cast<size_t>(ordinal)].get();
}

AortStatus aortContextStatus(AortContext *context) {
  return context ? context->firstFailure() : AORT_INVALID_ARGUMENT;
}

const char *aortContextStatusMessage(AortContext *context) {
  return context ? context->firstFailureMessage() : "null context";
}

void aortContextClearStatus(AortContext *context) {
  if (context)
    context->clearFailure();
}

void aortContextSetErrorHandler(AortContext *context, AortErrorHandler handler,
                                void *data) {
  if (context)
    context->setHandler(handler, data);
}

AortStatus aortContextStatisticsJson(AortContext *context, char *buffer,
                                     size_t capacity, size_t *needed) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(context);
    AORT_REQUIRE(buffer || capacity == 0);
    writeText(context->statisticsJson(), buffer, capacity, needed);
    return {};
  });
}

AortStatus aortContextWriteTimeline(AortContext *context, const char *path) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(context);
    AORT_REQUIRE(path);
    return context->writeTimeline(path);
  });
}

//===----------------------------------------------------------------------===//
// Devices and memory
//===----------------------------------------------------------------------===//

const char *aortDeviceName(const AortDevice *device) {
  return device ? device->name().c_str() : "";
}

AortStatus aortDeviceComputeStream(AortDevice *device, AortStream **stream) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_REQUIRE(stream);
    return device->streams().compute(*stream);
  });
}

AortStatus aortDeviceTransferStream(AortDevice *device, AortDirection direction,
                                    AortStream **stream) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_REQUIRE(stream);
    return device->streams().transfer(direction, *stream);
  });
}

AortStatus aortDeviceSynchronize(AortDevice *device) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    return device->synchronize();
  });
}

AortStatus aortDeviceAlloc(AortDevice *device, int64_t bytes,
                           AortStream *stream, const char *name,
                           void **pointer) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_REQUIRE(pointer);
    AORT_RETURN_IF_ERROR(sameDevice(device, stream));
    return device->memory().allocate(bytes, stream, name, /*shared=*/false,
                                     /*enforce=*/true, *pointer);
  });
}

AortStatus aortDeviceFree(AortDevice *device, void *pointer,
                          AortStream *stream) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_RETURN_IF_ERROR(sameDevice(device, stream));
    return device->freeMemory(pointer, stream);
  });
}

AortStatus aortHostAlloc(AortDevice *device, int64_t bytes, const char *name,
                         void **pointer) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_REQUIRE(pointer);
    return device->hostMemory().acquire(bytes, name, /*enforce=*/true,
                                        *pointer);
  });
}

AortStatus aortHostAllocFor(AortDevice *device, int64_t bytes,
                            AortStream *stream, const char *name,
                            void **pointer) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_REQUIRE(pointer);
    AORT_RETURN_IF_ERROR(sameDevice(device, stream));
    std::shared_ptr<CallersGraph> graph;
    if (stream && !device->hostMemory().isCapturingHere())
      AORT_RETURN_IF_ERROR(
          device->backend().findCallersGraph(*stream->backend, graph));
    if (graph)
      return device->hostMemory().acquireFor(graph, bytes, name, *pointer);
    return device->hostMemory().acquire(bytes, name, /*enforce=*/true,
                                        *pointer);
  });
}

AortStatus aortCaptureContinue(AortDevice *device, const void *pointer,
                               AortStream *stream) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_REQUIRE(pointer);
    AORT_REQUIRE(stream);
    AORT_RETURN_IF_ERROR(sameDevice(device, stream));
    return device->hostMemory().continueGraph(pointer, *stream->backend);
  });
}

AortStatus aortHostFree(AortDevice *device, void *pointer) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    return device->freeHostMemory(pointer);
  });
}

AortStatus aortHostReserve(AortDevice *device, int64_t bytes, int64_t count) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    return device->hostMemory().reserve(bytes, count);
  });
}

AortStatus aortHostTrim(AortDevice *device) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    return device->hostMemory().trim();
  });
}

AortStatus aortHostRegister(AortDevice *device, void *pointer, int64_t bytes) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    return device->hostMemory().registerMemory(pointer, bytes);
  });
}

AortStatus aortHostUnregister(AortDevice *device, void *pointer) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    return device->hostMemory().unregisterMemory(pointer);
  });
}

//===----------------------------------------------------------------------===//
// Streams and events
//===----------------------------------------------------------------------===//

AortStatus aortStreamCreate(AortDevice *device, AortStreamKind kind,
                            AortStream **stream) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_REQUIRE(stream);
    return device->streams().create(kind, *stream);
  });
}

AortStatus aortStreamAdopt(AortDevice *device, void *native,
                           AortStream **stream) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_REQUIRE(stream);
    return device->streams().adopt(native, *stream);
  });
}

AortStatus aortStreamDestroy(AortStream *stream) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(stream);
    AORT_RETURN_IF_ERROR(stream->device->hostMemory().streamEnds(*stream));
    return stream->device->streams().destroy(stream);
  });
}

AortStatus aortStreamSynchronize(AortStream *stream) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(stream);
    AORT_RETURN_IF_ERROR(stream->device->capture().refuseWait());
    return stream->device->backend().synchronize(*stream->backend);
  });
}

AortStatus aortStreamWaitEvent(AortStream *stream, AortEvent *event) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(stream);
    AORT_REQUIRE(event);
    if (stream->device != event->device)
      return invalidArgument("event belongs to another device");
    return stream->device->backend().wait(*stream->backend, *event->backend);
  });
}

void *aortStreamNative(AortStream *stream) {
  return stream ? stream->device->backend().native(*stream->backend) : nullptr;
}

AortStatus aortEventCreate(AortDevice *device, AortEvent **event) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_REQUIRE(event);
    return device->streams().createEvent(*event);
  });
}

AortStatus aortEventDestroy(AortEvent *event) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(event);
    return event->device->streams().destroyEvent(event);
  });
}

AortStatus aortEventRecord(AortEvent *event, AortStream *stream) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(event);
    AORT_REQUIRE(stream);
    if (stream->device != event->device)
      return invalidArgument("event belongs to another device");
    AortDevice &device = *stream->device;
    AORT_RETURN_IF_ERROR(
        device.backend().record(*event->backend, *stream->backend));
    event->stream = stream->number;
    event->sequence = device.hostMemory().tick();
    return {};
  });
}

AortStatus aortEventSynchronize(AortEvent *event) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(event);
    AORT_RETURN_IF_ERROR(event->device->capture().refuseWait());
    return event->device->backend().synchronize(*event->backend);
  });
}

AortStatus aortEventQuery(AortEvent *event, int32_t *done) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(event);
    AORT_REQUIRE(done);
    AORT_RETURN_IF_ERROR(event->device->capture().refuseWait());
    bool complete = false;
    AORT_RETURN_IF_ERROR(
        event->device->backend().query(*event->backend, complete));
    *done = complete;
    return {};
  });
}

//===----------------------------------------------------------------------===//
// Copies and transfers
//===----------------------------------------------------------------------===//

AortStatus aortCopy(AortStream *stream, void *destination, const void *source,
                    int64_t bytes) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(stream);
    return stream->device->transfers().copy(*stream, destination, source,
                                            bytes);
  });
}

AortStatus aortCopyStrided(AortStream *stream, const AortStridedCopy *copy) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(stream);
    AORT_REQUIRE(copy);
    return stream->device->transfers().copyStrided(*stream, *copy);
  });
}

AortStatus aortLaunch(AortStream *stream, void (*function)(void *),
                      const void *arguments, int64_t bytes, const char *name) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(stream);
    AORT_REQUIRE(function);
    if (bytes < 0 || (bytes > 0 && !arguments))
      return invalidArgument("launch of " + quoted(name) + ": " +
                             std::to_string(bytes) +
                             " bytes of arguments or a null pointer");
    return stream->device->backend().call(
        *stream->backend, std::make_shared<HostCall>(
                              function, arguments, static_cast<size_t>(bytes)));
  });
}

AortStatus aortMemset(AortStream *stream, void *destination, uint32_t value,
                      int32_t elementBytes, int64_t count) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(stream);
    if (elementBytes != 1 && elementBytes != 2 && elementBytes != 4)
      return invalidArgument("memset of elements of " +
                             std::to_string(elementBytes) + " bytes");
    if (count < 0)
      return invalidArgument("memset of " + std::to_string(count) +
                             " elements");
    if (count == 0)
      return {};
    AORT_REQUIRE(destination);
    return stream->device->backend().fill(*stream->backend, destination, value,
                                          elementBytes, count);
  });
}

AortStatus aortTransferBegin(AortDevice *device, AortDirection direction,
                             void *destination, const void *source,
                             int64_t bytes, const char *name,
                             AortTransfer *transfer) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_REQUIRE(transfer);
    return device->transfers().begin(direction, destination, source, bytes,
                                     name, *transfer);
  });
}

AortStatus aortTransferStream(AortDevice *device, AortTransfer transfer,
                              AortStream **stream) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_REQUIRE(stream);
    return device->transfers().streamOf(transfer, *stream);
  });
}

AortStatus aortTransferEnd(AortDevice *device, AortTransfer transfer) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    return device->transfers().end(transfer);
  });
}

AortStatus aortTransfer(AortDevice *device, AortDirection direction,
                        void *destination, const void *source, int64_t bytes,
                        const char *name, AortTransfer *transfer) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_REQUIRE(transfer);
    return device->transfers().issue(direction, destination, source, bytes,
                                     name, *transfer);
  });
}

AortStatus aortTransferStrided(AortDevice *device, AortDirection direction,
                               const AortStridedCopy *copy, const char *name,
                               AortTransfer *transfer) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_REQUIRE(copy);
    AORT_REQUIRE(transfer);
    return device->transfers().issueStrided(direction, *copy, name, *transfer);
  });
}

AortStatus aortTransferWait(AortDevice *device, AortTransfer transfer) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    return device->transfers().wait(transfer, nullptr);
  });
}

AortStatus aortTransferAt(AortDevice *device, AortDirection direction,
                          const AortStridedCopy *copy, const char *name,
                          const AortTransferPlace *place,
                          AortTransfer *transfer) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_REQUIRE(copy);
    AORT_REQUIRE(transfer);
    AortTransferPlace where{};
    if (place)
      AORT_RETURN_IF_ERROR(readCallersStruct(place, where));
    AORT_RETURN_IF_ERROR(sameDevice(device, where.compute));
    AORT_RETURN_IF_ERROR(sameDevice(device, where.engine));
    if (where.ready && where.ready->device != device)
      return invalidArgument("event belongs to another device");
    return device->transfers().issueAt(direction, *copy, name, where,
                                       *transfer);
  });
}

AortStatus aortTransferWaitAt(AortDevice *device, AortTransfer transfer,
                              AortStream *stream) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_RETURN_IF_ERROR(sameDevice(device, stream));
    return device->transfers().wait(transfer, stream);
  });
}

//===----------------------------------------------------------------------===//
// Capture, matrix products, statistics
//===----------------------------------------------------------------------===//

AortStatus aortCaptureBegin(AortDevice *device) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    return device->capture().begin();
  });
}

AortStatus aortCaptureEnd(AortDevice *device, AortGraph **graph) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_REQUIRE(graph);
    return device->capture().end(*graph);
  });
}

AortStatus aortGraphLaunch(AortGraph *graph) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(graph);
    return graph->device->capture().launch(*graph);
  });
}

AortStatus aortGraphDestroy(AortGraph *graph) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(graph);
    return graph->device->capture().destroy(graph);
  });
}

AortStatus aortMatmul(AortDevice *device, const AortMatmul *matmul) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_REQUIRE(matmul);
    if (matmul->m < 0 || matmul->n < 0 || matmul->k < 0 || matmul->batch < 0)
      return invalidArgument("matmul: negative size");
    AortStream *stream = nullptr;
    AORT_RETURN_IF_ERROR(device->streams().compute(stream));
    return device->backend().matmul(*matmul, *stream->backend);
  });
}

AortStatus aortDeviceStatistics(AortDevice *device,
                                AortStatistics *statistics) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_REQUIRE(statistics);
    return fillCallersStruct(device->statistics(), statistics);
  });
}

AortStatus aortDeviceResetStatistics(AortDevice *device) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    return device->resetStatistics();
  });
}

int64_t aortDeviceValueCount(AortDevice *device) {
  return device ? device->records().valueCount() : 0;
}

AortStatus aortDeviceValueStatistics(AortDevice *device, int64_t index,
                                     AortValueStatistics *statistics) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_REQUIRE(statistics);
    AortValueStatistics value{};
    if (!device->records().valueAt(index, value))
      return invalidArgument("no value " + std::to_string(index));
    return fillCallersStruct(value, statistics);
  });
}

AortStatus aortRangeBegin(AortDevice *device, const char *name) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    return device->measurements().beginRange(name);
  });
}

AortStatus aortRangeEnd(AortDevice *device) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    return device->measurements().endRange();
  });
}

int64_t aortDeviceSpanCount(AortDevice *device) {
  return device ? device->records().spanCount() : 0;
}

AortStatus aortDeviceSpan(AortDevice *device, int64_t index, AortSpan *span) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_REQUIRE(span);
    AortSpan value{};
    if (!device->records().spanAt(index, value))
      return invalidArgument("no span " + std::to_string(index));
    return fillCallersStruct(value, span);
  });
}

int64_t aortDeviceMemorySampleCount(AortDevice *device) {
  return device ? device->records().memorySampleCount() : 0;
}

AortStatus aortDeviceMemorySample(AortDevice *device, int64_t index,
                                  AortMemorySample *sample) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_REQUIRE(sample);
    AortMemorySample value{};
    if (!device->records().memorySampleAt(index, value))
      return invalidArgument("no memory sample " + std::to_string(index));
    return fillCallersStruct(value, sample);
  });
}
