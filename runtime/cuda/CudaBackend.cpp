//===- CudaBackend.cpp - Streams and memory of the CUDA driver ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../backend/Backends.h"
#include "../backend/Numa.h"
#include "CudaBlas.h"
#include "CudaContext.h"
#include "CudaDriver.h"
#include "CudaPool.h"
#include "CudaRange.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <unordered_map>

using namespace ao::runtime;

namespace {

CUdeviceptr devicePointer(const void *pointer) {
  return reinterpret_cast<CUdeviceptr>(pointer);
}

struct CudaStream final : BackendStream {
  explicit CudaStream(const CudaContext &context) : context(context) {}
  ~CudaStream() override {
    if (stream && isOwned)
      destroyQuietly(context,
                     [&] { return context.driver.cuStreamDestroyFn(stream); });
  }
  const CudaContext &context;
  CUstream stream = nullptr;
  bool isOwned = true;
};

struct CudaEvent final : BackendEvent {
  explicit CudaEvent(const CudaContext &context) : context(context) {}
  ~CudaEvent() override {
    if (event)
      destroyQuietly(context,
                     [&] { return context.driver.cuEventDestroyFn(event); });
  }
  const CudaContext &context;
  CUevent event = nullptr;
};

struct CudaGraph final : BackendGraph {
  explicit CudaGraph(const CudaContext &context) : context(context) {}
  ~CudaGraph() override {
    destroyQuietly(context, [&] {
      if (executable)
        (void)context.driver.cuGraphExecDestroyFn(executable);
      return graph ? context.driver.cuGraphDestroyFn(graph) : CUDA_SUCCESS;
    });
  }
  const CudaContext &context;
  CUgraph graph = nullptr;
  CUgraphExec executable = nullptr;
  /// The host functions that its nodes call.
  std::vector<std::shared_ptr<HostCall>> calls;
};

struct CudaModule final : BackendModule {
  explicit CudaModule(const CudaContext &context) : context(context) {}
  ~CudaModule() override {
    if (module)
      destroyQuietly(context,
                     [&] { return context.driver.cuModuleUnloadFn(module); });
  }
  const CudaContext &context;
  CUmodule module = nullptr;
};

CUstream handleOf(BackendStream &stream) {
  return static_cast<CudaStream &>(stream).stream;
}
CUevent handleOf(BackendEvent &event) {
  return static_cast<CudaEvent &>(event).event;
}

class CudaDevice final : public BackendDevice {
public:
  CudaDevice(std::shared_ptr<const CudaDriver> loaded, BackendSink &sink,
             const AortContextOptions &options)
      : context(std::move(loaded)), driver(context.driver), pool(driver),
        ranges(driver), blas(driver, sink,
                             {options.blasLibrary ? options.blasLibrary : "",
                              options.tf32 != 0}) {}
  ~CudaDevice() override {
    destroyQuietly(context, [&] {
      blas.close();
      pool.close();
      return CUDA_SUCCESS;
    });
  }
  Status open(int32_t ordinal, BackendSink &sink);

  std::string name() const override { return deviceName; }
  bool computeIsInline() const override { return false; }
  bool deviceMemoryIsHostReadable() const override { return false; }

  // Streams and events.
  Status createStream(StreamRole,
                      std::unique_ptr<BackendStream> &stream) override;
  Status adoptStream(void *native,
                     std::unique_ptr<BackendStream> &stream) override;
  Status synchronize(BackendStream &stream) override;
  void *native(BackendStream &stream) override { return handleOf(stream); }
  Status createEvent(bool timed, std::unique_ptr<BackendEvent> &event) override;
  Status record(BackendEvent &event, BackendStream &stream) override;
  Status wait(BackendStream &stream, BackendEvent &event) override;
  Status synchronize(BackendEvent &event) override;
  Status query(BackendEvent &event, bool &done) override;
  Status elapsed(BackendEvent &start, BackendEvent &end, int64_t &ns) override;

  // Memory.
  Status allocate(int64_t bytes, BackendStream &stream,
                  void *&pointer) override;
  Status free(void *pointer, BackendStream &stream) override;
  Status allocateShared(int64_t bytes, void *&pointer) override;
  Status freeShared(void *pointer) override;
  Status allocatePinned(int64_t bytes, void *&pointer) override;
  void freePinned(void *pointer, int64_t bytes) override;
  Status registerHost(void *pointer, int64_t bytes, bool &isOwned) override;
  Status unregisterHost(void *pointer) override;

  Status reserveRange(int64_t bytes, void *&base) override;
  Status backRange(void *base, int64_t backed, int64_t bytes) override;
  Status unbackRange(void *base, int64_t backed, int64_t bytes) override;
  void releaseRange(void *base, int64_t reserved, int64_t backed) override;
  int64_t rangeGranule() override { return CudaRange::granule; }

  // Copies.
  Status copy(BackendStream &stream, void *destination, const void *source,
              int64_t bytes, const CopyTag &tag) override;
  Status copy(BackendStream &stream, const StridedCopy &copy,
              const CopyTag &tag) override;
  Status fill(BackendStream &stream, void *destination, uint32_t value,
              int32_t elementBytes, int64_t count) override;

  // Graphs, kernels, products.
  Status call(BackendStream &stream, std::shared_ptr<HostCall> call) override;
  bool canCapture() const override { return true; }
  bool isCapturing(BackendStream &stream) override;
  Status findCallersGraph(BackendStream &stream,
                          std::shared_ptr<CallersGraph> &graph) override;
  Status
  continueCallersGraph(BackendStream &stream,
                       const std::shared_ptr<CallersGraph> &graph) override;
  Status beginCapture(BackendStream &compute) override;
  Status endCapture(BackendStream &compute,
                    const std::vector<BackendStream *> &others,
                    BackendGraph *old,
                    std::unique_ptr<BackendGraph> &graph) override;
  Status launch(BackendGraph &graph, BackendStream &stream) override;
  Status loadModule(const void *image,
                    std::unique_ptr<BackendModule> &module) override;
  Status findFunction(BackendModule &module, const char *name,
                      void *&function) override;
  Status launch(void *function, const LaunchConfig &config,
                BackendStream &stream) override;
  Status matmul(const AortMatmul &matmul, BackendStream &stream) override;
  int64_t libraryBytes() const override { return blas.workspaceBytes(); }
  Status readMemory(DriverMemory &memory) override;
  Status resetMemoryPeaks() override;

private:
  Status findCapture(BackendStream &stream, cuuint64_t &number,
                     CUgraph &handle);
  Status join(BackendStream &compute, BackendStream &other);
  bool takeOver(CudaGraph &fresh, CudaGraph &old);

  /// Allocates outside of the pool; if that fails, frees unused memory of the
  /// pool and tries again. A capture does not permit the second attempt.
  template <typename Allocate>
  Status allocateBesidePool(Allocate &&allocate) {
    Status status = allocate();
    if (status.code() != AORT_OUT_OF_DEVICE_MEMORY || capturing)
      return status;
    AORT_RETURN_IF_ERROR(pool.trim());
    return allocate();
  }

  CudaContext context;
  const CudaDriver &driver;
  std::string deviceName;
  CudaPool pool;
  CudaRange ranges;
  /// The host code of the capture that is open, and who captures.
  std::atomic<bool> capturing{false};
  std::atomic<std::thread::id> capturingThread{};
  std::vector<std::shared_ptr<HostCall>> capturedCalls;
  std::mutex callersGraphsMutex;
  /// Graphs of callers, by the number of their capture.
  std::unordered_map<cuuint64_t, std::weak_ptr<CallersGraph>> callersGraphs;
  /// Between rows of a copy.
  int mostPitch = 0;
  /// The NUMA node to pin memory on, -1 where there is no choice.
  int numaNode = -1;
  CudaBlas blas;
};

} // namespace

Status CudaDevice::open(int32_t ordinal, BackendSink &sink) {
  AORT_RETURN_IF_ERROR(context.open(ordinal));
  AO_ENTER_CONTEXT();
  ranges.open(context.device);
  char text[256] = "";
  AO_CUDA_CHECK(cuDeviceGetName, text, sizeof(text), context.device);
  deviceName = "cuda:" + std::to_string(ordinal) + " " + text;
  AO_CUDA_CHECK(cuDeviceGetAttribute, &mostPitch, CU_DEVICE_ATTRIBUTE_MAX_PITCH,
                context.device);
  char busId[64] = "";
  AO_CUDA_CHECK(cuDeviceGetPCIBusId, busId, sizeof(busId), context.device);
  if (numaNodeCount() > 1)
    numaNode = numaNodeOfPciDevice(busId);
  return pool.open(ordinal, sink);
}

Status CudaDevice::readMemory(DriverMemory &memory) {
  AO_ENTER_CONTEXT();
  return pool.read(memory);
}

Status CudaDevice::resetMemoryPeaks() {
  AO_ENTER_CONTEXT();
  return pool.resetPeaks();
}

//===----------------------------------------------------------------------===//
// Streams and events
//===----------------------------------------------------------------------===//

Status CudaDevice::createStream(StreamRole,
                                std::unique_ptr<BackendStream> &stream) {
  AO_ENTER_CONTEXT();
  auto fresh = std::make_unique<CudaStream>(context);
  RelaxedCapture relaxed(driver);
  AO_CUDA_CHECK(cuStreamCreate, &fresh->stream, CU_STREAM_NON_BLOCKING);
  stream = std::move(fresh);
  return {};
}

Status CudaDevice::adoptStream(void *native,
                               std::unique_ptr<BackendStream> &stream) {
  auto *handle = static_cast<CUstream>(native);
  if (handle == CU_STREAM_PER_THREAD)
    return invalidArgument("the per-thread default stream cannot be adopted: "
                           "which one it is depends on the thread");
  AO_ENTER_CONTEXT();
  if (handle && handle != CU_STREAM_LEGACY) {
    CUcontext owner = nullptr;
    AO_CUDA_CHECK(cuStreamGetCtx, handle, &owner);
    if (!context.is(owner))
      return invalidArgument("the stream belongs to another context");
  }
  auto adopted = std::make_unique<CudaStream>(context);
  adopted->stream = handle;
  adopted->isOwned = false;
  stream = std::move(adopted);
  return {};
}

Status CudaDevice::synchronize(BackendStream &stream) {
  AO_ENTER_CONTEXT();
  AO_CUDA_CHECK(cuStreamSynchronize, handleOf(stream));
  return {};
}

Status CudaDevice::createEvent(bool timed,
                               std::unique_ptr<BackendEvent> &event) {
  AO_ENTER_CONTEXT();
  auto fresh = std::make_unique<CudaEvent>(context);
  AO_CUDA_CHECK(cuEventCreate, &fresh->event,
                timed ? CU_EVENT_DEFAULT : CU_EVENT_DISABLE_TIMING);
  event = std::move(fresh);
  return {};
}

Status CudaDevice::record(BackendEvent &event, BackendStream &stream) {
  AO_ENTER_CONTEXT();
  AO_CUDA_CHECK(cuEventRecord, handleOf(event), handleOf(stream));
  return {};
}

Status CudaDevice::wait(BackendStream &stream, BackendEvent &event) {
  AO_ENTER_CONTEXT();
  AO_CUDA_CHECK(cuStreamWaitEvent, handleOf(stream), handleOf(event), 0);
  return {};
}

Status CudaDevice::synchronize(BackendEvent &event) {
  AO_ENTER_CONTEXT();
  AO_CUDA_CHECK(cuEventSynchronize, handleOf(event));
  return {};
}

Status CudaDevice::query(BackendEvent &event, bool &done) {
  AO_ENTER_CONTEXT();
  RelaxedCapture relaxed(driver);
  CUresult result = driver.cuEventQueryFn(handleOf(event));
  done = result == CUDA_SUCCESS;
  return result == CUDA_ERROR_NOT_READY ? Status()
                                        : driver.check(result, "cuEventQuery");
}

Status CudaDevice::elapsed(BackendEvent &start, BackendEvent &end,
                           int64_t &ns) {
  AO_ENTER_CONTEXT();
  float milliseconds = 0;
  AO_CUDA_CHECK(cuEventElapsedTime, &milliseconds, handleOf(start),
                handleOf(end));
  ns = static_cast<int64_t>(static_cast<double>(milliseconds) * 1e6);
  return {};
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

Status CudaDevice::allocate(int64_t bytes, BackendStream &stream,
                            void *&pointer) {
  AO_ENTER_CONTEXT();
  CUdeviceptr memory = 0;
  AORT_RETURN_IF_ERROR(
      pool.allocate(std::max<int64_t>(bytes, 1), handleOf(stream), memory));
  pointer = reinterpret_cast<void *>(memory);
  return {};
}

Status CudaDevice::free(void *pointer, BackendStream &stream) {
  AO_ENTER_CONTEXT();
  return pool.free(devicePointer(pointer), handleOf(stream));
}

Status CudaDevice::allocateShared(int64_t bytes, void *&pointer) {
  AO_ENTER_CONTEXT();
  CUdeviceptr memory = 0;
  auto size = static_cast<size_t>(std::max<int64_t>(bytes, 1));
  AORT_RETURN_IF_ERROR(allocateBesidePool([&]() -> Status {
    AO_CUDA_CHECK(cuMemAllocManaged, &memory, size, CU_MEM_ATTACH_GLOBAL);
    return {};
  }));
  pointer = reinterpret_cast<void *>(memory);
  return {};
}

Status CudaDevice::freeShared(void *pointer) {
  AO_ENTER_CONTEXT();
  AO_CUDA_CHECK(cuMemFree, devicePointer(pointer));
  return {};
}

Status CudaDevice::allocatePinned(int64_t bytes, void *&pointer) {
  AO_ENTER_CONTEXT();
  size_t size = static_cast<size_t>(bytes);
  if (numaNode < 0) {
    AO_CUDA_CHECK(cuMemHostAlloc, &pointer, size, CU_MEMHOSTALLOC_PORTABLE);
    return {};
  }
  void *memory = allocateOnNode(bytes, numaNode);
  if (!memory)
    return {AORT_OUT_OF_HOST_MEMORY, "out of host memory"};
  Status status = driver.check(
      driver.cuMemHostRegisterFn(memory, size, CU_MEMHOSTREGISTER_PORTABLE),
      "cuMemHostRegister");
  if (status.ok())
    pointer = memory;
  else
    freeOnNode(memory, bytes);
  return status;
}

void CudaDevice::freePinned(void *pointer, int64_t bytes) {
  destroyQuietly(context, [&] {
    return numaNode < 0 ? driver.cuMemFreeHostFn(pointer)
                        : driver.cuMemHostUnregisterFn(pointer);
  });
  if (numaNode >= 0)
    freeOnNode(pointer, bytes);
}

/// Returns true if both ends are page-locked. Then the bytes between them are
/// as well, unless they belong to two owners with a gap.
static bool isPageLocked(const CudaDriver &driver, void *pointer,
                         size_t bytes) {
  unsigned flags = 0;
  char *last = static_cast<char *>(pointer) + bytes - 1;
  return driver.cuMemHostGetFlagsFn(&flags, pointer) == CUDA_SUCCESS &&
         driver.cuMemHostGetFlagsFn(&flags, last) == CUDA_SUCCESS;
}

Status CudaDevice::registerHost(void *pointer, int64_t bytes, bool &isOwned) {
  AO_ENTER_CONTEXT();
  size_t size = static_cast<size_t>(bytes);
  CUresult result =
      driver.cuMemHostRegisterFn(pointer, size, CU_MEMHOSTREGISTER_PORTABLE);
  isOwned = result == CUDA_SUCCESS;
  if (result == CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED &&
      isPageLocked(driver, pointer, size))
    return {};
  return driver.check(result, "cuMemHostRegister");
}

Status CudaDevice::unregisterHost(void *pointer) {
  AO_ENTER_CONTEXT();
  AO_CUDA_CHECK(cuMemHostUnregister, pointer);
  return {};
}

Status CudaDevice::reserveRange(int64_t bytes, void *&base) {
  AO_ENTER_CONTEXT();
  return ranges.reserve(bytes, base);
}

Status CudaDevice::backRange(void *base, int64_t backed, int64_t bytes) {
  AO_ENTER_CONTEXT();
  return allocateBesidePool([&] { return ranges.back(base, backed, bytes); });
}

Status CudaDevice::unbackRange(void *base, int64_t backed, int64_t bytes) {
  AO_ENTER_CONTEXT();
  return ranges.unback(base, backed, bytes);
}

void CudaDevice::releaseRange(void *base, int64_t reserved, int64_t backed) {
  destroyQuietly(context,
                 [&] { return ranges.release(base, reserved, backed); });
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

Status CudaDevice::copy(BackendStream &stream, void *destination,
                        const void *source, int64_t bytes, const CopyTag &) {
  AO_ENTER_CONTEXT();
  AO_CUDA_CHECK(cuMemcpyAsync, devicePointer(destination),
                devicePointer(source), static_cast<size_t>(bytes),
                handleOf(stream));
  return {};
}

Status CudaDevice::copy(BackendStream &stream, const StridedCopy &copy,
                        const CopyTag &tag) {
  if (copy.contiguous())
    return this->copy(stream, copy.destination, copy.source, copy.rowBytes,
                      tag);
  AO_ENTER_CONTEXT();
  CUDA_MEMCPY2D parameters{};
  parameters.srcMemoryType = CU_MEMORYTYPE_UNIFIED;
  parameters.dstMemoryType = CU_MEMORYTYPE_UNIFIED;
  parameters.srcPitch = static_cast<size_t>(copy.sourcePitch);
  parameters.dstPitch = static_cast<size_t>(copy.destinationPitch);
  parameters.WidthInBytes = static_cast<size_t>(copy.rowBytes);
  parameters.Height = static_cast<size_t>(copy.rows);
  Status status;
  // Rows that are further apart than the driver takes are copied one by one.
  bool isOne = copy.rows == 1 || parameters.srcPitch > size_t(mostPitch) ||
               parameters.dstPitch > size_t(mostPitch);
  copy.forEach2D([&](char *destination, const char *source) {
    for (int64_t row = 0; isOne && status.ok() && row < copy.rows; ++row)
      status = this->copy(stream, destination + row * copy.destinationPitch,
                          source + row * copy.sourcePitch, copy.rowBytes, tag);
    if (isOne)
      return status.ok();
    parameters.srcDevice = devicePointer(source);
    parameters.dstDevice = devicePointer(destination);
    status =
        driver.check(driver.cuMemcpy2DAsyncFn(&parameters, handleOf(stream)),
                     "cuMemcpy2DAsync");
    return status.ok();
  });
  return status;
}

Status CudaDevice::fill(BackendStream &stream, void *destination,
                        uint32_t value, int32_t elementBytes, int64_t count) {
  AO_ENTER_CONTEXT();
  CUdeviceptr target = devicePointer(destination);
  size_t n = static_cast<size_t>(count);
  CUstream handle = handleOf(stream);
  if (elementBytes == 4)
    AO_CUDA_CHECK(cuMemsetD32Async, target, value, n, handle);
  else if (elementBytes == 2)
    AO_CUDA_CHECK(cuMemsetD16Async, target, static_cast<uint16_t>(value), n,
                  handle);
  else
    AO_CUDA_CHECK(cuMemsetD8Async, target, static_cast<uint8_t>(value), n,
                  handle);
  return {};
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

/// Runs a call and destroys it.
static void runAndDrop(void *data) {
  std::unique_ptr<std::shared_ptr<HostCall>> call(
      static_cast<std::shared_ptr<HostCall> *>(data));
  (*call)->run();
}

Status CudaDevice::call(BackendStream &stream, std::shared_ptr<HostCall> call) {
  AO_ENTER_CONTEXT();
  if (capturing && capturingThread == std::this_thread::get_id()) {
    capturedCalls.push_back(call);
    AO_CUDA_CHECK(
        cuLaunchHostFunc, handleOf(stream),
        [](void *data) { static_cast<HostCall *>(data)->run(); }, call.get());
    return {};
  }
  auto kept = std::make_unique<std::shared_ptr<HostCall>>(std::move(call));
  AO_CUDA_CHECK(cuLaunchHostFunc, handleOf(stream), runAndDrop, kept.get());
  (void)kept.release();
  return {};
}

/// Returns true if the stream is being captured. A legacy stream has no status
/// while a stream that waits for it is captured; then other calls of the driver
/// are not permitted either.
bool CudaDevice::isCapturing(BackendStream &stream) {
  // The status requires a current context.
  ContextScope scope(context);
  CUstreamCaptureStatus state = CU_STREAM_CAPTURE_STATUS_NONE;
  CUresult result = driver.cuStreamIsCapturingFn(handleOf(stream), &state);
  return result == CUDA_ERROR_STREAM_CAPTURE_IMPLICIT ||
         (result == CUDA_SUCCESS && state != CU_STREAM_CAPTURE_STATUS_NONE);
}

/// Counts `handle` in `graph` until it and everything made of it have ended.
/// The driver ends user objects on a thread of its own, which may not call the
/// driver.
static Status watchGraph(const CudaDriver &driver, CUgraph handle,
                         const std::shared_ptr<CallersGraph> &graph) {
  using Shared = std::shared_ptr<CallersGraph>;
  auto owner = std::make_unique<Shared>(graph);
  CUuserObject object = nullptr;
  AO_CUDA_CHECK(
      cuUserObjectCreate, &object, owner.get(),
      [](void *data) {
        std::unique_ptr<Shared> ended(static_cast<Shared *>(data));
        --(*ended)->graphs;
      },
      1, CU_USER_OBJECT_NO_DESTRUCTOR_SYNC);
  (void)owner.release();
  ++graph->graphs;
  CUresult retained = driver.cuGraphRetainUserObjectFn(
      handle, object, 1, CU_GRAPH_USER_OBJECT_MOVE);
  if (retained != CUDA_SUCCESS)
    (void)driver.cuUserObjectReleaseFn(object, 1);
  return driver.check(retained, "cuGraphRetainUserObject");
}

/// Finds the number and the handle of the capture of a stream; 0: none.
Status CudaDevice::findCapture(BackendStream &stream, cuuint64_t &number,
                               CUgraph &handle) {
  number = 0;
  if (!isCapturing(stream))
    return {};
  if (!driver.cuStreamGetCaptureInfoFn)
    return {AORT_UNSUPPORTED, "captures of the caller need a driver of CUDA "
                              "12.3 or newer"};
  CUstreamCaptureStatus state = CU_STREAM_CAPTURE_STATUS_NONE;
  AO_CUDA_CHECK(cuStreamGetCaptureInfo, handleOf(stream), &state, &number,
                &handle, nullptr, nullptr, nullptr);
  if (state != CU_STREAM_CAPTURE_STATUS_ACTIVE)
    return uncapturable("an earlier call has invalidated the capture");
  return {};
}

Status CudaDevice::findCallersGraph(BackendStream &stream,
                                    std::shared_ptr<CallersGraph> &graph) {
  graph = nullptr;
  AO_ENTER_CONTEXT();
  cuuint64_t number = 0;
  CUgraph handle = nullptr;
  AORT_RETURN_IF_ERROR(findCapture(stream, number, handle));
  if (number == 0)
    return {};
  std::lock_guard<std::mutex> lock(callersGraphsMutex);
  graph = callersGraphs[number].lock();
  if (graph)
    return {};
  for (auto it = callersGraphs.begin(); it != callersGraphs.end();)
    it = it->second.expired() ? callersGraphs.erase(it) : std::next(it);
  graph = std::make_shared<CallersGraph>();
  AORT_RETURN_IF_ERROR(watchGraph(driver, handle, graph));
  callersGraphs[number] = graph;
  return {};
}

Status
CudaDevice::continueCallersGraph(BackendStream &stream,
                                 const std::shared_ptr<CallersGraph> &graph) {
  AO_ENTER_CONTEXT();
  cuuint64_t number = 0;
  CUgraph handle = nullptr;
  AORT_RETURN_IF_ERROR(findCapture(stream, number, handle));
  std::lock_guard<std::mutex> lock(callersGraphsMutex);
  std::weak_ptr<CallersGraph> &entry = callersGraphs[number];
  if (!entry.expired())
    return uncapturable("continued capture: a transfer or a "
                        "host buffer was captured before");
  AORT_RETURN_IF_ERROR(watchGraph(driver, handle, graph));
  entry = graph;
  return {};
}

Status CudaDevice::beginCapture(BackendStream &compute) {
  AO_ENTER_CONTEXT();
  // It allocates, and waits, when it is loaded.
  blas.prepare();
  AO_CUDA_CHECK(cuStreamBeginCapture, handleOf(compute),
                CU_STREAM_CAPTURE_MODE_THREAD_LOCAL);
  capturingThread = std::this_thread::get_id();
  capturing = true;
  return {};
}

/// A capture must end on the stream it began on, with all others joined.
Status CudaDevice::join(BackendStream &compute, BackendStream &other) {
  CUstreamCaptureStatus state = CU_STREAM_CAPTURE_STATUS_NONE;
  AO_CUDA_CHECK(cuStreamIsCapturing, handleOf(other), &state);
  if (state != CU_STREAM_CAPTURE_STATUS_ACTIVE)
    return {};
  std::unique_ptr<BackendEvent> event;
  AORT_RETURN_IF_ERROR(createEvent(/*timed=*/false, event));
  AORT_RETURN_IF_ERROR(record(*event, other));
  return wait(compute, *event);
}

/// Nodes of the same kinds in the same order take new parameters, which costs
/// less than to make them. False if that is not what `fresh` is, or if the
/// driver cannot do it.
bool CudaDevice::takeOver(CudaGraph &fresh, CudaGraph &old) {
  if (!driver.cuGraphExecUpdateFn)
    return false;
  CUgraphExecUpdateResultInfo info{};
  if (driver.cuGraphExecUpdateFn(old.executable, fresh.graph, &info) !=
      CUDA_SUCCESS)
    return false;
  fresh.executable = std::exchange(old.executable, nullptr);
  return true;
}

Status CudaDevice::endCapture(BackendStream &compute,
                              const std::vector<BackendStream *> &others,
                              BackendGraph *old,
                              std::unique_ptr<BackendGraph> &graph) {
  AO_ENTER_CONTEXT();
  Status joined;
  for (BackendStream *other : others)
    if (joined.ok())
      joined = join(compute, *other);
  auto fresh = std::make_unique<CudaGraph>(context);
  capturing = false;
  fresh->calls.swap(capturedCalls);
  // Also after a failure, so that the capture of the stream ends.
  AO_CUDA_CHECK(cuStreamEndCapture, handleOf(compute), &fresh->graph);
  AORT_RETURN_IF_ERROR(joined);
  if (!old || !takeOver(*fresh, static_cast<CudaGraph &>(*old)))
    AO_CUDA_CHECK(cuGraphInstantiate, &fresh->executable, fresh->graph, 0);
  // Otherwise the first launch uploads the graph, on the stream.
  AO_CUDA_CHECK(cuGraphUpload, fresh->executable, handleOf(compute));
  graph = std::move(fresh);
  return {};
}

Status CudaDevice::launch(BackendGraph &graph, BackendStream &stream) {
  AO_ENTER_CONTEXT();
  AO_CUDA_CHECK(cuGraphLaunch, static_cast<CudaGraph &>(graph).executable,
                handleOf(stream));
  return {};
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

Status CudaDevice::loadModule(const void *image,
                              std::unique_ptr<BackendModule> &module) {
  AO_ENTER_CONTEXT();
  auto fresh = std::make_unique<CudaModule>(context);
  RelaxedCapture relaxed(driver);
  AO_CUDA_CHECK(cuModuleLoadData, &fresh->module, image);
  module = std::move(fresh);
  return {};
}

Status CudaDevice::findFunction(BackendModule &module, const char *name,
                                void *&function) {
  AO_ENTER_CONTEXT();
  CUfunction found = nullptr;
  // With lazy loading of modules, this loads the kernel.
  RelaxedCapture relaxed(driver);
  Status status =
      driver.check(driver.cuModuleGetFunctionFn(
                       &found, static_cast<CudaModule &>(module).module, name),
                   "cuModuleGetFunction");
  if (!status.ok())
    return {status.code(),
            std::string("kernel '") + name + "': " + status.message()};
  function = found;
  return {};
}

Status CudaDevice::launch(void *function, const LaunchConfig &config,
                          BackendStream &stream) {
  // Empty dynamic shapes give empty grids, which the driver rejects.
  if (config.grid[0] == 0 || config.grid[1] == 0 || config.grid[2] == 0)
    return {};
  AO_ENTER_CONTEXT();
  auto *kernel = static_cast<CUfunction>(function);
  // Shared memory above the default limit has to be enabled.
  constexpr unsigned defaultSharedLimit = 48 * 1024;
  if (config.sharedBytes > defaultSharedLimit)
    AO_CUDA_CHECK(cuFuncSetAttribute, kernel,
                  CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
                  static_cast<int>(config.sharedBytes));
  if (config.cluster[0] == 0) {
    AO_CUDA_CHECK(cuLaunchKernel, kernel, config.grid[0], config.grid[1],
                  config.grid[2], config.block[0], config.block[1],
                  config.block[2], config.sharedBytes, handleOf(stream),
                  config.parameters, config.extra);
    return {};
  }
  CUlaunchAttribute cluster{};
  cluster.id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
  cluster.value.clusterDim = {config.cluster[0], config.cluster[1],
                              config.cluster[2]};
  CUlaunchConfig launchConfig{};
  launchConfig.gridDimX = config.grid[0];
  launchConfig.gridDimY = config.grid[1];
  launchConfig.gridDimZ = config.grid[2];
  launchConfig.blockDimX = config.block[0];
  launchConfig.blockDimY = config.block[1];
  launchConfig.blockDimZ = config.block[2];
  launchConfig.sharedMemBytes = config.sharedBytes;
  launchConfig.hStream = handleOf(stream);
  launchConfig.attrs = &cluster;
  launchConfig.numAttrs = 1;
  AO_CUDA_CHECK(cuLaunchKernelEx, &launchConfig, kernel, config.parameters,
                config.extra);
  return {};
}

Status CudaDevice::matmul(const AortMatmul &matmul, BackendStream &stream) {
  AO_ENTER_CONTEXT();
  return blas.matmul(matmul, handleOf(stream));
}

Status ao::runtime::createCudaDevice(const AortContextOptions &options,
                                     int32_t ordinal, BackendSink &sink,
                                     std::unique_ptr<BackendDevice> &device) {
  std::shared_ptr<const CudaDriver> driver;
  AORT_RETURN_IF_ERROR(CudaDriver::load(options.driverLibrary, driver));
  int devices = 0;
  if (driver->cuDeviceGetCountFn(&devices) != CUDA_SUCCESS ||
      ordinal >= devices)
    return {AORT_UNAVAILABLE,
            "the CUDA backend has " + std::to_string(devices) +
                " devices, none of ordinal " + std::to_string(ordinal)};
  auto fresh = std::make_unique<CudaDevice>(std::move(driver), sink, options);
  AORT_RETURN_IF_ERROR(fresh->open(ordinal, sink));
  device = std::move(fresh);
  return {};
}
