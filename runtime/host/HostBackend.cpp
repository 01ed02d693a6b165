//===- HostBackend.cpp - Streams as threads, memory as a heap -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../backend/Backends.h"
#include "../backend/Clock.h"
#include "../backend/Pages.h"
#include "../backend/Poison.h"
#include "HostRecording.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <sys/mman.h>

using namespace ao::runtime;

namespace {

class HostStream final : public BackendStream {
public:
  HostStream(std::shared_ptr<WorkQueue> queue, StreamRole role)
      : queue(std::move(queue)), role(role) {}
  ~HostStream() override { queue->close(); }
  bool isCompute() const {
    return role == StreamRole::Compute || role == StreamRole::Adopted;
  }
  std::shared_ptr<WorkQueue> queue;
  StreamRole role;
};

/// The point of a queue; never recorded means a point long passed.
class HostEvent final : public BackendEvent {
public:
  explicit HostEvent(bool timed) {
    if (timed)
      timeNs = std::make_shared<std::atomic<int64_t>>(0);
  }
  std::mutex mutex;
  /// When a timed one was passed last.
  std::shared_ptr<std::atomic<int64_t>> timeNs;
  std::shared_ptr<WorkQueue> queue;
  uint64_t sequence = 0;

  std::pair<std::shared_ptr<WorkQueue>, uint64_t> point() {
    std::lock_guard<std::mutex> lock(mutex);
    return {queue, sequence};
  }
};

WorkQueue &queueOf(BackendStream &stream) {
  return *static_cast<HostStream &>(stream).queue;
}
std::shared_ptr<WorkQueue> sharedQueueOf(BackendStream &stream) {
  return static_cast<HostStream &>(stream).queue;
}
bool isCompute(BackendStream &stream) {
  return static_cast<HostStream &>(stream).isCompute();
}

/// The emulated link of one direction, with the time at which it is free.
struct Link {
  double bytesPerSecond = 0;
  int64_t latencyNs = 0;
  int64_t freeAtNs = 0;
  bool throttled() const { return bytesPerSecond > 0 || latencyNs > 0; }
  int64_t duration(int64_t bytes) const {
    double transfer = bytesPerSecond > 0
                          ? static_cast<double>(bytes) * 1e9 / bytesPerSecond
                          : 0;
    return latencyNs + static_cast<int64_t>(transfer);
  }
};

class HostDevice final : public BackendDevice {
public:
  HostDevice(const AortContextOptions &options, int32_t ordinal,
             BackendSink &sink)
      : options(options), ordinal(ordinal), sink(sink),
        heap(options.poison != 0) {
    links[AORT_DEVICE_TO_HOST] = {options.offloadBytesPerSecond,
                                  options.offloadLatencyNs};
    links[AORT_HOST_TO_DEVICE] = {options.reloadBytesPerSecond,
                                  options.reloadLatencyNs};
    if (options.interleaving)
      scheduler = std::make_unique<LazyScheduler>(options.interleavingSeed);
  }

  std::string name() const override {
    return "host:" + std::to_string(ordinal);
  }
  bool computeIsInline() const override { return options.asyncCompute == 0; }
  bool deviceMemoryIsHostReadable() const override { return true; }

  // Streams and events.
  Status createStream(StreamRole role,
                      std::unique_ptr<BackendStream> &stream) override;
  Status adoptStream(void *native,
                     std::unique_ptr<BackendStream> &stream) override {
    if (native)
      return invalidArgument("the host backend has no streams of the caller "
                             "except the calling thread, which is null");
    if (!computeIsInline())
      return unsupported("the calling thread is not a stream where compute is "
                         "a worker (asyncCompute)");
    stream = makeStream(StreamRole::Adopted,
                        std::make_shared<InlineQueue>(makeRunner()));
    return {};
  }
  Status synchronize(BackendStream &stream) override {
    WorkQueue &queue = queueOf(stream);
    queue.waitFor(queue.last());
    return {};
  }
  Status createEvent(bool timed,
                     std::unique_ptr<BackendEvent> &event) override {
    event = std::make_unique<HostEvent>(timed);
    return {};
  }
  Status record(BackendEvent &event, BackendStream &stream) override;
  Status wait(BackendStream &stream, BackendEvent &event) override;
  Status synchronize(BackendEvent &event) override {
    auto [queue, sequence] = static_cast<HostEvent &>(event).point();
    if (queue)
      queue->waitFor(sequence);
    return {};
  }
  Status query(BackendEvent &event, bool &done) override {
    auto [queue, sequence] = static_cast<HostEvent &>(event).point();
    done = !queue || queue->isDone(sequence);
    return {};
  }
  Status elapsed(BackendEvent &start, BackendEvent &end, int64_t &ns) override {
    const auto &from = static_cast<HostEvent &>(start).timeNs;
    const auto &to = static_cast<HostEvent &>(end).timeNs;
    if (!from || !to)
      return {AORT_INTERNAL, "the time of an event that has none"};
    ns = to->load() - from->load();
    return {};
  }

  // Memory.
  Status reserveRange(int64_t bytes, void *&base) override;
  Status backRange(void *base, int64_t backed, int64_t bytes) override;
  Status unbackRange(void *base, int64_t backed, int64_t bytes) override;
  void releaseRange(void *base, int64_t reserved, int64_t) override {
    munmap(base, static_cast<size_t>(reserved));
  }
  int64_t rangeGranule() override { return 65536; }
  Status allocate(int64_t bytes, BackendStream &, void *&pointer) override {
    if (HostRecording *recording = currentRecording())
      return recording->allocate(bytes, pointer);
    schedulingPoint();
    return heap.allocate(bytes, pointer);
  }
  Status free(void *pointer, BackendStream &stream) override;
  Status allocateShared(int64_t bytes, void *&pointer) override {
    return heap.allocate(bytes, pointer);
  }
  Status freeShared(void *pointer) override { return heap.free(pointer); }
  Status allocatePinned(int64_t bytes, void *&pointer) override;
  void freePinned(void *pointer, int64_t) override { std::free(pointer); }
  // Copies run on the processor, so that memory need not be pinned.
  Status registerHost(void *, int64_t, bool &isOwned) override {
    isOwned = true;
    return {};
  }
  Status unregisterHost(void *) override { return {}; }

  // Copies.
  Status copy(BackendStream &stream, void *destination, const void *source,
              int64_t bytes, const CopyTag &tag) override;
  Status copy(BackendStream &stream, const StridedCopy &copy,
              const CopyTag &tag) override;
  Status fill(BackendStream &stream, void *destination, uint32_t value,
              int32_t elementBytes, int64_t count) override;

  Status call(BackendStream &stream, std::shared_ptr<HostCall> call) override;

  // Captures.
  bool canCapture() const override { return options.launchesOnly != 0; }
  Status beginCapture(BackendStream &) override;
  Status endCapture(BackendStream &, const std::vector<BackendStream *> &,
                    BackendGraph *,
                    std::unique_ptr<BackendGraph> &graph) override;
  Status launch(BackendGraph &graph, BackendStream &) override;
  Status loadModule(const void *, std::unique_ptr<BackendModule> &) override {
    return noKernels();
  }
  Status findFunction(BackendModule &, const char *, void *&) override {
    return noKernels();
  }
  Status launch(void *, const LaunchConfig &, BackendStream &) override {
    return noKernels();
  }
  Status matmul(const AortMatmul &, BackendStream &) override {
    return {AORT_UNAVAILABLE, "the host backend has no matrix library"};
  }

private:
  /// Returns the capture that calls of this thread are added to, or null.
  HostRecording *currentRecording() {
    HostRecording *open = recording.load(std::memory_order_acquire);
    return open && recordingThread == std::this_thread::get_id() ? open
                                                                 : nullptr;
  }
  WorkRunner makeRunner() {
    return [this](WorkItem &item, uint64_t sequence) {
      std::visit([&](auto &kind) { run(kind, sequence); }, item);
    };
  }
  static std::unique_ptr<BackendStream>
  makeStream(StreamRole role, std::shared_ptr<WorkQueue> queue) {
    return std::make_unique<HostStream>(std::move(queue), role);
  }
  static Status noKernels() {
    return unsupported("the host backend cannot run GPU kernels");
  }
  void schedulingPoint() {
    if (scheduler)
      scheduler->point();
  }
  void hookPoint(AortWorkerPoint point, uint64_t sequence);
  void submit(WorkQueue &queue, CopyItem item);

  // Execution of each kind of item by a queue.
  void run(WaitItem &item, uint64_t sequence);
  void run(CopyItem &item, uint64_t sequence);
  void run(PoisonItem &item, uint64_t sequence);
  void run(FillItem &item, uint64_t sequence);
  void run(FreeItem &item, uint64_t sequence);
  void run(CallItem &item, uint64_t) { item.call->run(); }
  void run(StampItem &item, uint64_t) { item.timeNs->store(nowNs()); }
  void moveBytes(CopyItem &item);
  void passLink(CopyItem &item, int64_t startNs);
  Status checkCopy(const CopyItem &item);

  const AortContextOptions options;
  const int32_t ordinal;
  BackendSink &sink;
  HostHeap heap;
  std::unique_ptr<LazyScheduler> scheduler;
  Link links[2];
  std::mutex linkMutex[2];
  /// The open capture; null: none.
  std::atomic<HostRecording *> recording{nullptr};
  std::atomic<std::thread::id> recordingThread{};
};

} // namespace

//===----------------------------------------------------------------------===//
// Streams and events
//===----------------------------------------------------------------------===//

Status HostDevice::createStream(StreamRole role,
                                std::unique_ptr<BackendStream> &stream) {
  WorkRunner runner = makeRunner();
  std::shared_ptr<WorkQueue> queue;
  if (role == StreamRole::Compute && computeIsInline()) {
    queue = std::make_shared<InlineQueue>(std::move(runner));
  } else if (scheduler) {
    queue = std::make_shared<LazyQueue>(*scheduler, std::move(runner));
  } else {
    ThreadQueue::Hook hook;
    if (options.workerHook)
      hook = [this](AortWorkerPoint point, uint64_t sequence) {
        options.workerHook(options.workerHookData, point, sequence);
      };
    queue = std::make_shared<ThreadQueue>(std::move(runner), std::move(hook));
  }
  stream = makeStream(role, std::move(queue));
  return {};
}

Status HostDevice::record(BackendEvent &event, BackendStream &stream) {
  auto &hostEvent = static_cast<HostEvent &>(event);
  auto &hostStream = static_cast<HostStream &>(stream);
  if (HostRecording *recording = currentRecording()) {
    recording->record(event, hostStream.queue);
    return {};
  }
  if (hostEvent.timeNs)
    hostStream.queue->submit(StampItem{hostEvent.timeNs});
  uint64_t sequence = hostStream.queue->last();
  std::lock_guard<std::mutex> lock(hostEvent.mutex);
  hostEvent.queue = hostStream.queue;
  hostEvent.sequence = sequence;
  return {};
}

Status HostDevice::wait(BackendStream &stream, BackendEvent &event) {
  auto [queue, sequence] = static_cast<HostEvent &>(event).point();
  if (HostRecording *recording = currentRecording())
    return recording->wait(event, sharedQueueOf(stream));
  WorkQueue &waiting = queueOf(stream);
  if (!queue || queue.get() == &waiting)
    return {};
  if (waiting.isInline()) {
    queue->waitFor(sequence);
    return {};
  }
  // Nothing to wait for, nothing to queue. (Asking a lazy queue would advance
  // it.)
  if (queue->isInline())
    return {};
  waiting.submit(WaitItem{std::move(queue), sequence});
  return {};
}

//===----------------------------------------------------------------------===//
// Submission
//===----------------------------------------------------------------------===//

void HostDevice::submit(WorkQueue &queue, CopyItem item) {
  if (links[item.tag.direction].throttled() && !item.isOfCompute)
    item.submittedNs = nowNs();
  if (options.poison && !item.isOfCompute) {
    // Until the copy has run, its target holds no data that may be read.
    PoisonItem garbage{item.destination, item.bytes, nullptr};
    if (item.strided)
      garbage.strided = std::make_unique<StridedCopy>(*item.strided);
    queue.submit(std::move(garbage));
  }
  queue.submit(std::move(item));
}

Status HostDevice::copy(BackendStream &stream, void *destination,
                        const void *source, int64_t bytes, const CopyTag &tag) {
  CopyItem item;
  item.destination = destination;
  item.source = source;
  item.bytes = bytes;
  item.tag = tag;
  item.isOfCompute = isCompute(stream);
  if (HostRecording *recording = currentRecording())
    recording->add(sharedQueueOf(stream), std::move(item));
  else
    submit(queueOf(stream), std::move(item));
  return {};
}

Status HostDevice::copy(BackendStream &stream, const StridedCopy &copy,
                        const CopyTag &tag) {
  if (copy.contiguous())
    return this->copy(stream, copy.destination, copy.source, copy.rowBytes,
                      tag);
  CopyItem item;
  item.destination = copy.destination;
  item.source = copy.source;
  item.bytes = copy.bytes();
  item.strided = std::make_unique<StridedCopy>(copy);
  item.tag = tag;
  item.isOfCompute = isCompute(stream);
  if (HostRecording *recording = currentRecording())
    recording->add(sharedQueueOf(stream), std::move(item));
  else
    submit(queueOf(stream), std::move(item));
  return {};
}

Status HostDevice::fill(BackendStream &stream, void *destination,
                        uint32_t value, int32_t elementBytes, int64_t count) {
  FillItem item{destination, value, elementBytes, count};
  if (HostRecording *recording = currentRecording())
    recording->add(sharedQueueOf(stream), item);
  else
    queueOf(stream).submit(item);
  return {};
}

Status HostDevice::call(BackendStream &stream, std::shared_ptr<HostCall> call) {
  CallItem item{std::move(call)};
  if (HostRecording *recording = currentRecording())
    recording->add(sharedQueueOf(stream), std::move(item));
  else
    queueOf(stream).submit(std::move(item));
  return {};
}

Status HostDevice::free(void *pointer, BackendStream &stream) {
  if (HostRecording *recording = currentRecording()) {
    recording->free(pointer, sharedQueueOf(stream));
    return {};
  }
  schedulingPoint();
  // Inline, an error is the caller's; on a worker it is reported later.
  if (queueOf(stream).isInline())
    return heap.free(pointer);
  queueOf(stream).submit(FreeItem{pointer});
  return {};
}

Status HostDevice::allocatePinned(int64_t bytes, void *&pointer) {
  constexpr size_t page = 4096;
  size_t size = (static_cast<size_t>(bytes) + page - 1) / page * page;
  pointer = std::aligned_alloc(page, size);
  if (!pointer)
    return {AORT_OUT_OF_HOST_MEMORY, "out of host memory"};
  return {};
}

Status HostDevice::reserveRange(int64_t bytes, void *&base) {
  void *memory = mmap(nullptr, static_cast<size_t>(bytes), PROT_NONE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED)
    return {AORT_OUT_OF_DEVICE_MEMORY,
            "no range of " + std::to_string(bytes) + " addresses is free"};
  base = memory;
  return {};
}

Status HostDevice::backRange(void *base, int64_t backed, int64_t bytes) {
  char *begin = static_cast<char *>(base) + backed;
  if (mprotect(begin, static_cast<size_t>(bytes), PROT_READ | PROT_WRITE) != 0)
    return {AORT_OUT_OF_DEVICE_MEMORY, "out of memory"};
  if (options.poison)
    poison(begin, static_cast<size_t>(bytes));
  return {};
}

Status HostDevice::unbackRange(void *base, int64_t backed, int64_t bytes) {
  return discardPages(static_cast<char *>(base) + (backed - bytes), bytes);
}

//===----------------------------------------------------------------------===//
// Captures
//===----------------------------------------------------------------------===//

Status HostDevice::beginCapture(BackendStream &) {
  if (!canCapture())
    return unsupported("the host backend cannot capture: compute is code of "
                       "the caller, which the runtime does not see (see "
                       "launchesOnly)");
  recordingThread = std::this_thread::get_id();
  recording.store(new HostRecording(heap), std::memory_order_release);
  return {};
}

Status HostDevice::endCapture(BackendStream &,
                              const std::vector<BackendStream *> &,
                              BackendGraph *,
                              std::unique_ptr<BackendGraph> &graph) {
  graph.reset(recording.exchange(nullptr));
  return {};
}

Status HostDevice::launch(BackendGraph &graph, BackendStream &) {
  static_cast<HostRecording &>(graph).replay(
      [this](WorkQueue &queue, CopyItem item) {
        submit(queue, std::move(item));
      });
  return {};
}

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

void HostDevice::hookPoint(AortWorkerPoint point, uint64_t sequence) {
  // Sequence 0 is the calling thread, which is not a worker.
  if (options.workerHook && sequence != 0 && !scheduler)
    options.workerHook(options.workerHookData, point, sequence);
}

void HostDevice::run(WaitItem &item, uint64_t sequence) {
  hookPoint(AORT_WORKER_BEFORE_WAIT, sequence);
  item.queue->waitFor(item.sequence);
}

void HostDevice::run(PoisonItem &item, uint64_t) {
  if (item.strided)
    item.strided->forEachRow([&](char *row, const char *) {
      poison(row, static_cast<size_t>(item.strided->rowBytes));
    });
  else
    poison(item.destination, static_cast<size_t>(item.bytes));
}

void HostDevice::run(FillItem &item, uint64_t) {
  if (item.elementBytes == 4)
    std::fill_n(static_cast<uint32_t *>(item.destination), item.count,
                item.value);
  else if (item.elementBytes == 2)
    std::fill_n(static_cast<uint16_t *>(item.destination), item.count,
                static_cast<uint16_t>(item.value));
  else
    std::fill_n(static_cast<uint8_t *>(item.destination), item.count,
                static_cast<uint8_t>(item.value));
}

void HostDevice::run(FreeItem &item, uint64_t sequence) {
  hookPoint(AORT_WORKER_BEFORE_FREE, sequence);
  if (Status status = heap.free(item.pointer); !status.ok())
    sink.failedLater(status);
}

Status HostDevice::checkCopy(const CopyItem &item) {
  int64_t extent = item.strided ? item.strided->rowBytes : item.bytes;
  AORT_RETURN_IF_ERROR(
      heap.checkAccess(item.source, extent, "reads", item.tag.name));
  return heap.checkAccess(item.destination, extent, "writes", item.tag.name);
}

void HostDevice::moveBytes(CopyItem &item) {
  if (item.strided)
    item.strided->run();
  else
    std::memmove(item.destination, item.source,
                 static_cast<size_t>(item.bytes));
}

void HostDevice::run(CopyItem &item, uint64_t sequence) {
  hookPoint(AORT_WORKER_BEFORE_COPY, sequence);
  if (options.poison)
    if (Status status = checkCopy(item); !status.ok())
      sink.failedLater(status);
  bool isTransfer = !item.isOfCompute;
  int64_t start = isTransfer || item.tag.value ? nowNs() : 0;
  bool throttled =
      isTransfer && !scheduler && links[item.tag.direction].throttled();
  if (throttled) {
    passLink(item, start);
  } else {
    moveBytes(item);
  }
  hookPoint(AORT_WORKER_AFTER_COPY, sequence);
  if (item.tag.value)
    sink.copyRan(item.tag, start, nowNs(), item.bytes);
}

/// Copies the bytes, then blocks the stream until the emulated link is done.
void HostDevice::passLink(CopyItem &item, int64_t startNs) {
  // One copy at a time in each direction, or at all.
  std::lock_guard<std::mutex> lock(
      linkMutex[options.sharedLink ? 0 : item.tag.direction]);
  Link &link = links[item.tag.direction];
  // A copy that is queued after another starts when the link becomes free, even
  // if the worker wakes up a little later.
  constexpr int64_t wakeUpNs = 200000;
  bool queuedBehind =
      item.submittedNs <= link.freeAtNs && startNs - link.freeAtNs < wakeUpNs;
  int64_t begin = queuedBehind ? link.freeAtNs : startNs;
  link.freeAtNs = begin + link.duration(item.bytes);
  if (options.sharedLink)
    links[0].freeAtNs = links[1].freeAtNs = link.freeAtNs;
  moveBytes(item);
  std::this_thread::sleep_until(std::chrono::steady_clock::time_point(
      std::chrono::nanoseconds(link.freeAtNs)));
}

Status ao::runtime::createHostDevice(const AortContextOptions &options,
                                     int32_t ordinal, BackendSink &sink,
                                     std::unique_ptr<BackendDevice> &device) {
  device = std::make_unique<HostDevice>(options, ordinal, sink);
  return {};
}
