//===- FakeDriver.cpp - A CUDA driver without a device --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FakeDriver.h"

#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace ao::fake;

// The exported names are the ones of CudaSymbols.def.
#undef cuEventElapsedTime

#define FAKE extern "C" __attribute__((visibility("default"))) CUresult

namespace {

thread_local bool contextCurrent = false;

/// Enters the driver; the status to return at once if that fails.
#define ENTER()                                                                \
  Driver &driver = Driver::get();                                              \
  std::lock_guard<std::recursive_mutex> lock(driver.mutex);                    \
  if (!driver.initialised)                                                     \
    return CUDA_ERROR_NOT_INITIALIZED;                                         \
  if (!contextCurrent)                                                         \
  return CUDA_ERROR_INVALID_CONTEXT

#define FORBID_IN_CAPTURE()                                                    \
  if (driver.capturing())                                                      \
  return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED

#define REQUIRE(condition)                                                     \
  if (!(condition))                                                            \
  return CUDA_ERROR_INVALID_HANDLE

Stream *streamOf(CUstream stream) { return reinterpret_cast<Stream *>(stream); }
Event *eventOf(CUevent event) { return reinterpret_cast<Event *>(event); }

template <typename T>
void *addressOf(T pointer) {
  return reinterpret_cast<void *>(pointer);
}

} // namespace

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

Driver &Driver::get() {
  static auto *driver = [] {
    auto *fresh = new Driver;
    if (const char *path = std::getenv("AO_FAKE_LOG"))
      fresh->logFile = std::fopen(path, "a");
    return fresh;
  }();
  return *driver;
}

void Driver::log(const char *format, ...) {
  if (!logFile)
    return;
  va_list arguments;
  va_start(arguments, format);
  std::vfprintf(logFile, format, arguments);
  va_end(arguments);
  std::fputc('\n', logFile);
  // The process may end without closing the file.
  std::fflush(logFile);
}

bool Driver::capturing() const {
  return std::any_of(streams.begin(), streams.end(),
                     [](Stream *stream) { return stream->capture != nullptr; });
}

CUresult Driver::submit(Stream *stream, Work work) {
  if (stream->capture) {
    ++stream->capture->clocks[stream][stream];
    stream->capture->graph->nodes.push_back(std::move(work));
    return CUDA_SUCCESS;
  }
  stream->pending.push_back(std::move(work));
  ++stream->submitted;
  return CUDA_SUCCESS;
}

void Driver::runUntil(Stream *stream, uint64_t sequence) {
  while (stream->done < sequence) {
    Work work = std::move(stream->pending.front());
    stream->pending.pop_front();
    CUresult result = work();
    if (fault == CUDA_SUCCESS)
      fault = result;
    ++stream->done;
  }
}

void Driver::synchronizeAll() {
  for (Stream *stream : streams)
    runUntil(stream, stream->submitted);
}

CUresult Driver::access(const void *pointer, size_t bytes) {
  auto *first = static_cast<const char *>(pointer);
  for (const auto &[base, size] : freed)
    if (base < first + bytes && first < base + size) {
      std::fprintf(stderr, "fake driver: copy touches freed memory\n");
      return CUDA_ERROR_ILLEGAL_ADDRESS;
    }
  return CUDA_SUCCESS;
}

//===----------------------------------------------------------------------===//
// Devices and contexts
//===----------------------------------------------------------------------===//

/// For the tests: objects that somebody forgot.
extern "C" __attribute__((visibility("default"))) int aoFakeLiveObjects() {
  Driver &d = Driver::get();
  std::lock_guard<std::recursive_mutex> lock(d.mutex);
  return static_cast<int>(d.streams.size() + d.events.size() + d.graphs.size() +
                          d.executables.size() + d.modules.size() +
                          d.pools.size() + d.registered.size() +
                          d.device.size() + d.pinned.size()) +
         d.contexts;
}

FAKE cuInit(unsigned) {
  Driver::get().initialised = true;
  return CUDA_SUCCESS;
}

FAKE cuGetErrorString(CUresult error, const char **text) {
  static thread_local char buffer[64];
  std::snprintf(buffer, sizeof(buffer), "fake error %d", error);
  *text = buffer;
  return CUDA_SUCCESS;
}

FAKE cuDeviceGetCount(int *count) {
  *count = 1;
  return CUDA_SUCCESS;
}

FAKE cuDeviceGet(CUdevice *device, int ordinal) {
  *device = ordinal;
  return ordinal == 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_DEVICE;
}

FAKE cuDeviceGetName(char *name, int length, CUdevice) {
  std::snprintf(name, static_cast<size_t>(length), "fake");
  return CUDA_SUCCESS;
}

FAKE cuDeviceGetPCIBusId(char *id, int length, CUdevice) {
  std::snprintf(id, static_cast<size_t>(length), "0000:00:00.0");
  return CUDA_SUCCESS;
}

FAKE cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice) {
  Driver &driver = Driver::get();
  std::lock_guard<std::recursive_mutex> lock(driver.mutex);
  ++driver.contexts;
  *context = reinterpret_cast<CUcontext>(&driver);
  return CUDA_SUCCESS;
}

FAKE cuDevicePrimaryCtxRelease(CUdevice) {
  Driver &driver = Driver::get();
  std::lock_guard<std::recursive_mutex> lock(driver.mutex);
  --driver.contexts;
  return CUDA_SUCCESS;
}

FAKE cuCtxGetCurrent(CUcontext *context) {
  *context =
      contextCurrent ? reinterpret_cast<CUcontext>(&Driver::get()) : nullptr;
  return CUDA_SUCCESS;
}

FAKE cuCtxSetCurrent(CUcontext context) {
  contextCurrent = context != nullptr;
  return CUDA_SUCCESS;
}

//===----------------------------------------------------------------------===//
// Streams and events
//===----------------------------------------------------------------------===//

FAKE cuStreamCreate(CUstream *stream, unsigned flags) {
  ENTER();
  FORBID_IN_CAPTURE();
  REQUIRE(flags == CU_STREAM_NON_BLOCKING);
  auto *fresh = new Stream;
  driver.streams.insert(fresh);
  driver.log("cuStreamCreate %p", addressOf(fresh));
  *stream = reinterpret_cast<CUstream>(fresh);
  return CUDA_SUCCESS;
}

FAKE cuStreamDestroy(CUstream stream) {
  ENTER();
  Stream *doomed = streamOf(stream);
  REQUIRE(driver.streams.count(doomed));
  driver.runUntil(doomed, doomed->submitted);
  for (Event *event : driver.events)
    if (event->stream == doomed)
      event->stream = nullptr;
  driver.streams.erase(doomed);
  delete doomed;
  return CUDA_SUCCESS;
}

FAKE cuStreamSynchronize(CUstream stream) {
  ENTER();
  driver.log("cuStreamSynchronize %p", addressOf(stream));
  REQUIRE(driver.streams.count(streamOf(stream)));
  FORBID_IN_CAPTURE();
  driver.runUntil(streamOf(stream), streamOf(stream)->submitted);
  return driver.fault;
}

FAKE cuEventCreate(CUevent *event, unsigned flags) {
  ENTER();
  auto *fresh = new Event;
  fresh->timed = !(flags & CU_EVENT_DISABLE_TIMING);
  driver.log("cuEventCreate %p", addressOf(fresh));
  driver.events.insert(fresh);
  *event = reinterpret_cast<CUevent>(fresh);
  return CUDA_SUCCESS;
}

FAKE cuEventDestroy(CUevent event) {
  ENTER();
  REQUIRE(driver.events.erase(eventOf(event)));
  delete eventOf(event);
  return CUDA_SUCCESS;
}

FAKE cuEventRecord(CUevent event, CUstream stream) {
  ENTER();
  Event *e = eventOf(event);
  Stream *s = streamOf(stream);
  REQUIRE(driver.events.count(e) && driver.streams.count(s));
  driver.log("cuEventRecord %p %p", addressOf(event), addressOf(stream));
  e->stream = s;
  e->captured = s->capture != nullptr;
  e->capture = s->capture;
  e->sequence = s->submitted;
  if (s->capture)
    e->clock = s->capture->clocks[s];
  return CUDA_SUCCESS;
}

FAKE cuStreamWaitEvent(CUstream stream, CUevent event, unsigned) {
  ENTER();
  Event *e = eventOf(event);
  Stream *s = streamOf(stream);
  REQUIRE(driver.events.count(e) && driver.streams.count(s));
  driver.log("cuStreamWaitEvent %p %p", addressOf(stream), addressOf(event));
  if (e->captured) {
    std::shared_ptr<Capture> capture = e->capture.lock();
    if (!capture || (s->capture && s->capture != capture))
      return CUDA_ERROR_STREAM_CAPTURE_ISOLATION;
    // The stream joins the capture and sees what the event saw.
    s->capture = capture;
    capture->streams.insert(s);
    for (auto [other, position] : e->clock) {
      uint64_t &mine = capture->clocks[s][other];
      mine = std::max(mine, position);
    }
    return CUDA_SUCCESS;
  }
  if (s->capture)
    return CUDA_ERROR_STREAM_CAPTURE_ISOLATION;
  if (!e->stream || e->stream == s)
    return CUDA_SUCCESS;
  return driver.submit(s, [other = e->stream, sequence = e->sequence] {
    Driver &inside = Driver::get();
    if (inside.streams.count(other))
      inside.runUntil(other, sequence);
    return CUDA_SUCCESS;
  });
}

FAKE cuEventSynchronize(CUevent event) {
  ENTER();
  driver.log("cuEventSynchronize %p", addressOf(event));
  REQUIRE(driver.events.count(eventOf(event)));
  FORBID_IN_CAPTURE();
  if (Stream *stream = eventOf(event)->stream)
    driver.runUntil(stream, eventOf(event)->sequence);
  return driver.fault;
}

FAKE cuEventQuery(CUevent event) {
  ENTER();
  Event *e = eventOf(event);
  REQUIRE(driver.events.count(e));
  FORBID_IN_CAPTURE();
  if (!e->stream || e->stream->done >= e->sequence)
    return driver.fault;
  // A poll sees progress only the next time.
  driver.runUntil(e->stream, e->stream->done + 1);
  return CUDA_ERROR_NOT_READY;
}

FAKE cuEventElapsedTime(float *milliseconds, CUevent start, CUevent end) {
  ENTER();
  REQUIRE(driver.events.count(eventOf(start)) &&
          driver.events.count(eventOf(end)));
  if (!eventOf(start)->timed || !eventOf(end)->timed)
    return CUDA_ERROR_INVALID_HANDLE;
  for (Event *event : {eventOf(start), eventOf(end)})
    if (event->captured ||
        (event->stream && event->stream->done < event->sequence))
      return CUDA_ERROR_NOT_READY;
  *milliseconds = 0.001f;
  return CUDA_SUCCESS;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

FAKE cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *) {
  ENTER();
  void *fresh = new char;
  driver.pools.insert(fresh);
  *pool = static_cast<CUmemoryPool>(fresh);
  return CUDA_SUCCESS;
}

FAKE cuMemPoolDestroy(CUmemoryPool pool) {
  ENTER();
  REQUIRE(driver.pools.erase(pool));
  driver.synchronizeAll();
  for (auto &[base, size] : driver.freed)
    std::free(base);
  driver.freed.clear();
  delete static_cast<char *>(addressOf(pool));
  return CUDA_SUCCESS;
}

FAKE cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute, void *) {
  ENTER();
  REQUIRE(driver.pools.count(pool));
  return CUDA_SUCCESS;
}

static CUresult allocate(Driver &driver, CUdeviceptr *pointer, size_t bytes) {
  auto *memory = bytes > (size_t(1) << 40)
                     ? nullptr
                     : static_cast<char *>(std::malloc(bytes));
  if (!memory)
    return CUDA_ERROR_OUT_OF_MEMORY;
  std::memset(memory, 0xFF, bytes);
  driver.device.emplace(memory, bytes);
  *pointer = reinterpret_cast<CUdeviceptr>(memory);
  return CUDA_SUCCESS;
}

FAKE cuMemAllocFromPoolAsync(CUdeviceptr *pointer, size_t bytes,
                             CUmemoryPool pool, CUstream stream) {
  ENTER();
  REQUIRE(driver.pools.count(pool) && driver.streams.count(streamOf(stream)));
  if (bytes == 0)
    return CUDA_ERROR_INVALID_VALUE;
  CUresult result = allocate(driver, pointer, bytes);
  driver.log("cuMemAllocFromPoolAsync %p %zu %p", addressOf(*pointer), bytes,
             addressOf(stream));
  if (result != CUDA_SUCCESS || !streamOf(stream)->capture)
    return result;
  // A node of the graph: its memory lives as long as the graph.
  auto *memory = reinterpret_cast<char *>(*pointer);
  streamOf(stream)->capture->graph->allocations.push_back(memory);
  return CUDA_SUCCESS;
}

FAKE cuMemFreeAsync(CUdeviceptr pointer, CUstream stream) {
  ENTER();
  auto *memory = reinterpret_cast<char *>(pointer);
  REQUIRE(driver.device.count(memory) &&
          driver.streams.count(streamOf(stream)));
  driver.log("cuMemFreeAsync %p %p", addressOf(memory), addressOf(stream));
  if (streamOf(stream)->capture)
    return CUDA_SUCCESS;
  size_t bytes = driver.device[memory];
  driver.device.erase(memory);
  return driver.submit(streamOf(stream), [memory, bytes] {
    std::memset(memory, 0xFF, bytes);
    Driver::get().freed.emplace(memory, bytes);
    return CUDA_SUCCESS;
  });
}

FAKE cuMemGetInfo(size_t *free, size_t *total) {
  ENTER();
  *total = size_t(1) << 40;
  *free = *total;
  for (const auto &[base, bytes] : driver.device)
    *free -= bytes;
  return CUDA_SUCCESS;
}

FAKE cuMemAlloc(CUdeviceptr *pointer, size_t bytes) {
  ENTER();
  driver.log("cuMemAlloc %zu", bytes);
  FORBID_IN_CAPTURE();
  return allocate(driver, pointer, bytes);
}

FAKE cuMemAllocManaged(CUdeviceptr *pointer, size_t bytes, unsigned) {
  ENTER();
  FORBID_IN_CAPTURE();
  return allocate(driver, pointer, bytes);
}

FAKE cuMemFree(CUdeviceptr pointer) {
  ENTER();
  FORBID_IN_CAPTURE();
  auto *memory = reinterpret_cast<char *>(pointer);
  REQUIRE(driver.device.erase(memory));
  driver.synchronizeAll();
  std::free(memory);
  return CUDA_SUCCESS;
}

FAKE cuMemHostAlloc(void **pointer, size_t bytes, unsigned) {
  ENTER();
  driver.log("cuMemHostAlloc %zu", bytes);
  FORBID_IN_CAPTURE();
  auto *memory = static_cast<char *>(std::malloc(bytes));
  if (!memory)
    return CUDA_ERROR_OUT_OF_MEMORY;
  std::memset(memory, 0xFF, bytes);
  driver.pinned.emplace(memory, bytes);
  *pointer = memory;
  return CUDA_SUCCESS;
}

FAKE cuMemFreeHost(void *pointer) {
  ENTER();
  FORBID_IN_CAPTURE();
  REQUIRE(driver.pinned.erase(static_cast<char *>(pointer)));
  driver.synchronizeAll();
  std::free(pointer);
  return CUDA_SUCCESS;
}

FAKE cuMemHostRegister(void *pointer, size_t, unsigned) {
  ENTER();
  FORBID_IN_CAPTURE();
  REQUIRE(driver.registered.insert(pointer).second);
  return CUDA_SUCCESS;
}

FAKE cuMemHostUnregister(void *pointer) {
  ENTER();
  FORBID_IN_CAPTURE();
  REQUIRE(driver.registered.erase(pointer));
  return CUDA_SUCCESS;
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

FAKE cuMemcpyAsync(CUdeviceptr to, CUdeviceptr from, size_t bytes,
                   CUstream stream) {
  ENTER();
  REQUIRE(driver.streams.count(streamOf(stream)));
  driver.log("cuMemcpyAsync %p %p %zu %p", addressOf(to), addressOf(from),
             bytes, addressOf(stream));
  return driver.submit(streamOf(stream), [=] {
    Driver &inside = Driver::get();
    for (CUdeviceptr side : {to, from})
      if (CUresult bad = inside.access(addressOf(side), bytes))
        return bad;
    std::memmove(addressOf(to), addressOf(from), bytes);
    return CUDA_SUCCESS;
  });
}

FAKE cuMemcpy2DAsync(const CUDA_MEMCPY2D *copy, CUstream stream) {
  ENTER();
  REQUIRE(driver.streams.count(streamOf(stream)));
  if (copy->srcPitch < copy->WidthInBytes ||
      copy->dstPitch < copy->WidthInBytes ||
      copy->srcMemoryType != CU_MEMORYTYPE_UNIFIED ||
      copy->dstMemoryType != CU_MEMORYTYPE_UNIFIED)
    return CUDA_ERROR_INVALID_VALUE;
  return driver.submit(streamOf(stream), [c = *copy] {
    for (size_t row = 0; row < c.Height; ++row)
      std::memcpy(addressOf(c.dstDevice + row * c.dstPitch),
                  addressOf(c.srcDevice + row * c.srcPitch), c.WidthInBytes);
    return CUDA_SUCCESS;
  });
}

template <typename T>
static CUresult fill(CUdeviceptr to, T value, size_t count, CUstream stream) {
  ENTER();
  REQUIRE(driver.streams.count(streamOf(stream)));
  return driver.submit(streamOf(stream), [=] {
    std::fill_n(reinterpret_cast<T *>(to), count, value);
    return CUDA_SUCCESS;
  });
}

FAKE cuMemsetD8Async(CUdeviceptr to, unsigned char value, size_t count,
                     CUstream stream) {
  return fill(to, value, count, stream);
}
FAKE cuMemsetD16Async(CUdeviceptr to, unsigned short value, size_t count,
                      CUstream stream) {
  return fill(to, value, count, stream);
}
FAKE cuMemsetD32Async(CUdeviceptr to, unsigned value, size_t count,
                      CUstream stream) {
  return fill(to, value, count, stream);
}

//===----------------------------------------------------------------------===//
// Capture
//===----------------------------------------------------------------------===//

FAKE cuStreamBeginCapture(CUstream stream, CUstreamCaptureMode) {
  ENTER();
  Stream *s = streamOf(stream);
  REQUIRE(driver.streams.count(s) && !s->capture);
  s->capture = std::make_shared<Capture>();
  s->capture->origin = s;
  s->capture->streams.insert(s);
  s->capture->graph = std::make_unique<Graph>();
  return CUDA_SUCCESS;
}

FAKE cuStreamIsCapturing(CUstream stream, CUstreamCaptureStatus *status) {
  ENTER();
  REQUIRE(driver.streams.count(streamOf(stream)));
  *status = streamOf(stream)->capture ? CU_STREAM_CAPTURE_STATUS_ACTIVE
                                      : CU_STREAM_CAPTURE_STATUS_NONE;
  return CUDA_SUCCESS;
}

FAKE cuStreamEndCapture(CUstream stream, CUgraph *graph) {
  ENTER();
  Stream *origin = streamOf(stream);
  REQUIRE(driver.streams.count(origin) && origin->capture &&
          origin->capture->origin == origin);
  std::shared_ptr<Capture> capture = origin->capture;
  CUresult result = CUDA_SUCCESS;
  for (Stream *s : capture->streams) {
    s->capture = nullptr;
    if (capture->clocks[origin][s] < capture->clocks[s][s])
      result = CUDA_ERROR_STREAM_CAPTURE_UNJOINED;
  }
  if (result != CUDA_SUCCESS)
    return result;
  Graph *fresh = capture->graph.release();
  driver.graphs.insert(fresh);
  *graph = reinterpret_cast<CUgraph>(fresh);
  return CUDA_SUCCESS;
}

FAKE cuGraphInstantiate(CUgraphExec *executable, CUgraph graph,
                        unsigned long long) {
  ENTER();
  REQUIRE(driver.graphs.count(reinterpret_cast<Graph *>(graph)));
  auto *fresh = new Graph(*reinterpret_cast<Graph *>(graph));
  driver.executables.insert(fresh);
  *executable = reinterpret_cast<CUgraphExec>(fresh);
  return CUDA_SUCCESS;
}

FAKE cuGraphLaunch(CUgraphExec executable, CUstream stream) {
  ENTER();
  auto *graph = reinterpret_cast<Graph *>(executable);
  REQUIRE(driver.executables.count(graph));
  return driver.submit(streamOf(stream), [nodes = graph->nodes] {
    for (const Work &node : nodes)
      if (CUresult result = node())
        return result;
    return CUDA_SUCCESS;
  });
}

FAKE cuGraphDestroy(CUgraph graph) {
  ENTER();
  auto *doomed = reinterpret_cast<Graph *>(graph);
  REQUIRE(driver.graphs.erase(doomed));
  driver.synchronizeAll();
  for (char *memory : doomed->allocations) {
    driver.device.erase(memory);
    std::free(memory);
  }
  delete doomed;
  return CUDA_SUCCESS;
}

FAKE cuGraphExecDestroy(CUgraphExec executable) {
  ENTER();
  auto *doomed = reinterpret_cast<Graph *>(executable);
  REQUIRE(driver.executables.erase(doomed));
  delete doomed;
  return CUDA_SUCCESS;
}

//===----------------------------------------------------------------------===//
// Kernels: an image "fake" has one, fill(uint32_t *to, uint32_t value, i64 n)
//===----------------------------------------------------------------------===//

FAKE cuModuleLoadData(CUmodule *module, const void *image) {
  ENTER();
  FORBID_IN_CAPTURE();
  driver.log("cuModuleLoadData %p", image);
  bool isFake = std::strcmp(static_cast<const char *>(image), "fake") == 0;
  if (!isFake && !std::getenv("AO_FAKE_SKIP_KERNELS"))
    return CUDA_ERROR_INVALID_IMAGE;
  auto *fresh = new Module;
  fresh->skipped = !isFake;
  if (isFake)
    fresh->kernels["fill"];
  driver.modules.insert(fresh);
  *module = reinterpret_cast<CUmodule>(fresh);
  return CUDA_SUCCESS;
}

FAKE cuModuleUnload(CUmodule module) {
  ENTER();
  auto *doomed = reinterpret_cast<Module *>(module);
  REQUIRE(driver.modules.erase(doomed));
  delete doomed;
  return CUDA_SUCCESS;
}

FAKE cuModuleGetFunction(CUfunction *function, CUmodule module,
                         const char *name) {
  ENTER();
  auto *m = reinterpret_cast<Module *>(module);
  REQUIRE(driver.modules.count(m));
  if (m->skipped)
    m->kernels[name].skipped = true;
  auto it = m->kernels.find(name);
  if (it == m->kernels.end())
    return CUDA_ERROR_NOT_FOUND;
  *function = reinterpret_cast<CUfunction>(&it->second);
  return CUDA_SUCCESS;
}

FAKE cuFuncSetAttribute(CUfunction, CUfunction_attribute, int value) {
  ENTER();
  // The limit of a large GPU.
  return value <= 227 * 1024 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

FAKE cuLaunchKernel(CUfunction function, unsigned gridX, unsigned gridY,
                    unsigned gridZ, unsigned blockX, unsigned blockY,
                    unsigned blockZ, unsigned, CUstream stream,
                    void **parameters, void **) {
  ENTER();
  REQUIRE(driver.streams.count(streamOf(stream)));
  if (!gridX || !gridY || !gridZ || !blockX || !blockY || !blockZ)
    return CUDA_ERROR_INVALID_VALUE;
  driver.log("cuLaunchKernel %p", addressOf(stream));
  if (reinterpret_cast<Kernel *>(function)->skipped)
    return driver.submit(streamOf(stream), [] { return CUDA_SUCCESS; });
  auto *to = *static_cast<uint32_t **>(parameters[0]);
  uint32_t value = *static_cast<uint32_t *>(parameters[1]);
  int64_t n = *static_cast<int64_t *>(parameters[2]);
  return driver.submit(streamOf(stream), [=] {
    std::fill_n(to, n, value);
    return CUDA_SUCCESS;
  });
}

FAKE cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction function,
                      void **parameters, void **extra) {
  if (config->numAttrs != 1 ||
      config->attrs[0].id != CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)
    return CUDA_ERROR_INVALID_VALUE;
  return cuLaunchKernel(function, config->gridDimX, config->gridDimY,
                        config->gridDimZ, config->blockDimX, config->blockDimY,
                        config->blockDimZ, config->sharedMemBytes,
                        config->hStream, parameters, extra);
}
