//===- PinnedPool.cpp - Pinned host buffers of one device -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PinnedPool.h"
#include "../backend/Poison.h"
#include "DeviceStreams.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

using namespace ao::runtime;

namespace {
constexpr int64_t granule = 256;
/// The default size of staging, and the smallest size that justifies its
/// streams if the default is refused.
constexpr int64_t defaultStaging = int64_t(64) << 20;
constexpr int64_t leastDefaultStaging = int64_t(1) << 20;

/// Sets `capacity` to the size of the buffer for `bytes` of `name`.
Status roundUp(int64_t bytes, const char *name, int64_t &capacity) {
  if (bytes < 0 || bytes > std::numeric_limits<int64_t>::max() - granule)
    return invalidArgument("host buffer for " + quoted(name) + ": size of " +
                           std::to_string(bytes) + " bytes");
  capacity = bytes == 0 ? granule : (bytes + granule - 1) / granule * granule;
  return {};
}
} // namespace

PinnedPool::~PinnedPool() {
  for (auto &entry : blocks) {
    PinnedBlock &block = *entry.second;
    if (block.pinned)
      backend.freePinned(block.pointer, block.capacity);
    else
      std::free(block.pointer);
  }
  if (stagingMemory)
    backend.freePinned(stagingMemory, stagingBytes);
}

Status PinnedPool::acquire(int64_t bytes, const char *name, bool enforceBudget,
                           void *&pointer, BackendStream *user, bool pageable) {
  int64_t capacity = 0;
  AORT_RETURN_IF_ERROR(roundUp(bytes, name, capacity));
  std::lock_guard<std::mutex> lock(mutex);
  reclaim();
  PinnedBlock *block = takeIdle(capacity, pageable);
  if (block) {
    recorder.poolHit();
    AORT_RETURN_IF_ERROR(checkPattern(*block, name));
  } else {
    // Checked first, because making room waits for the device.
    if (enforceBudget &&
        (isCapturingHere() || (user && backend.isCapturing(*user))))
      return uncapturable("host buffer of " + std::to_string(bytes) +
                          " bytes for " + quoted(name) +
                          ": memory cannot be pinned in a capture; run the "
                          "step once before");
    if (enforceBudget)
      AORT_RETURN_IF_ERROR(makeRoom(capacity, bytes, name));
    // Idle buffers need not be pinned.
    if (!pageable && !idle.empty() && !mayPin(bytes).ok() && !isCapturingHere())
      AORT_RETURN_IF_ERROR(trimLocked());
    recorder.poolMiss();
    if (Status made = create(capacity, bytes, pageable, block); !made.ok())
      return {made.code(), "host buffer of " + std::to_string(bytes) +
                               " bytes for " + quoted(name) + ": " +
                               made.message()};
    block->beyondBudget = !enforceBudget;
    if (config.poison)
      poison(block->pointer, static_cast<size_t>(capacity));
  }
  block->bytes = bytes;
  block->inUse = true;
  countUse(*block, 1);
  pointer = block->pointer;
  return {};
}

//===----------------------------------------------------------------------===//
// Buffers of captured graphs of the caller
//===----------------------------------------------------------------------===//

Status PinnedPool::acquireFor(const std::shared_ptr<CallersGraph> &graph,
                              int64_t bytes, const char *name, void *&pointer) {
  int64_t capacity = 0;
  AORT_RETURN_IF_ERROR(roundUp(bytes, name, capacity));
  std::lock_guard<std::mutex> lock(mutex);
  reclaim();
  PinnedBlock *block = takeReleased(capacity, *graph);
  if (block) {
    countUse(*block, -1);
  } else {
    block = takeComplete(capacity);
    if (!block)
      return uncapturable("host buffer of " + std::to_string(bytes) +
                          " bytes for " + quoted(name) +
                          ": memory cannot be pinned in a capture, and the "
                          "pool has no pinned buffer whose copies are "
                          "complete; run the step and synchronize before");
    block->graph = graph;
    block->lastCopy = {};
  }
  recorder.poolHit();
  block->bytes = bytes;
  block->inUse = true;
  countUse(*block, 1);
  pointer = block->pointer;
  return {};
}

PinnedBlock *PinnedPool::takeReleased(int64_t capacity,
                                      const CallersGraph &graph) {
  auto it = std::find_if(
      released.begin(), released.end(), [&](const PinnedBlock *block) {
        return block->graph.get() == &graph && block->capacity == capacity;
      });
  if (it == released.end())
    return nullptr;
  PinnedBlock *block = *it;
  released.erase(it);
  return block;
}

/// Takes an idle buffer that no copy accesses: launches of a graph
/// wait for nothing that was issued before its capture.
PinnedBlock *PinnedPool::takeComplete(int64_t capacity) {
  auto [begin, end] = idle.equal_range(capacity);
  for (auto it = begin; it != end; ++it) {
    const CopyMark &last = it->second->lastCopy;
    bool isComplete = last.sequence == 0;
    if (last.completion && !backend.query(*last.completion, isComplete).ok())
      isComplete = false;
    if (!it->second->pinned || last.stream || !isComplete)
      continue;
    PinnedBlock *block = it->second;
    idle.erase(it);
    return block;
  }
  return nullptr;
}

void PinnedPool::reclaim() {
  auto ended = std::partition(
      released.begin(), released.end(),
      [](const PinnedBlock *block) { return block->graph->isAlive(); });
  for (auto it = ended; it != released.end(); ++it) {
    PinnedBlock &block = **it;
    countUse(block, -1);
    block.bytes = 0;
    // The last launch of the graph has ended.
    block.lastCopy = {};
    block.graph.reset();
    idle.emplace(block.capacity, &block);
  }
  released.erase(ended, released.end());
}

Status PinnedPool::continueGraph(const void *pointer, BackendStream &stream) {
  std::lock_guard<std::mutex> lock(mutex);
  PinnedBlock *owned = find(pointer);
  if (!owned || !owned->graph)
    return invalidArgument("continued capture: no captured CUDA graph owns a "
                           "host buffer at the address");
  if (!backend.isCapturing(stream))
    return uncapturable("continued capture: the stream is not captured");
  AORT_RETURN_IF_ERROR(backend.continueCallersGraph(stream, owned->graph));
  // An event of another capture cannot be waited for.
  for (auto &[begin, block] : blocks)
    if (block->graph == owned->graph)
      block->lastCopy = {};
  return {};
}

Status PinnedPool::checkGraph(const void *pointer,
                              const std::shared_ptr<CallersGraph> &graph) {
  PinnedBlock *block = find(pointer);
  if (block && block->graph != graph)
    return uncapturable(
        block->graph
            ? "the host buffer belongs to another captured CUDA graph, "
              "whose launches write it: capture all copies of a value "
              "in one graph, or continue its capture"
            : "the host buffer was allocated before the capture: "
              "capture all copies of a value in one graph");
  if (graph && hasPageable && isPageable(static_cast<const char *>(pointer)))
    return uncapturable("copies of host memory that is not pinned cannot be "
                        "captured by the caller");
  return {};
}

void PinnedPool::countUse(const PinnedBlock &block, int64_t sign) {
  inUse += sign;
  usedBytes += sign * block.bytes;
  recorder.hostBytesChanged(sign * block.bytes,
                            block.pinned ? sign * block.bytes : 0);
  if (block.pinned)
    roundingBytes += sign * (block.capacity - block.bytes);
}

PinnedBlock *PinnedPool::takeIdle(int64_t capacity, bool pageable) {
  std::multimap<int64_t, PinnedBlock *> &idle = idleOf(pageable);
  auto it = idle.lower_bound(capacity);
  // With a budget, a larger buffer than needed could make a plan that fits
  // exactly fail.
  int64_t largest = config.budget > 0 ? capacity : capacity + capacity / 8;
  if (it == idle.end() || it->first > largest)
    return nullptr;
  if (hasPageable && !pageable)
    for (auto other = it; other != idle.end() && other->first <= largest;
         ++other)
      if (other->second->pinned) {
        it = other;
        break;
      }
  PinnedBlock *block = it->second;
  idle.erase(it);
  return block;
}

Status PinnedPool::makeRoom(int64_t capacity, int64_t bytes, const char *name) {
  if (config.budget <= 0 || reservedBytes + capacity <= config.budget)
    return {};
  if (!idle.empty() || !idlePageable.empty())
    AORT_RETURN_IF_ERROR(trimLocked());
  // The plan counts exact bytes, so rounding must not be held against it.
  if (usedBytes + bytes <= config.budget)
    return {};
  return {AORT_OUT_OF_HOST_MEMORY,
          "host budget exceeded: " + quoted(name) + " needs " +
              std::to_string(bytes) + " bytes, " + std::to_string(usedBytes) +
              " of " + std::to_string(config.budget) + " bytes are in use"};
}

bool PinnedPool::failPinningNow() const {
  return config.failPinningAfter >= 0 && pinnings >= config.failPinningAfter;
}

Status PinnedPool::mayPin(int64_t bytes) const {
  if (failPinningNow())
    return {AORT_OUT_OF_HOST_MEMORY, "injected failure"};
  if (config.pinnedBudget > 0 &&
      pinnedBytes - roundingBytes + bytes > config.pinnedBudget)
    return {AORT_OUT_OF_HOST_MEMORY,
            "pinned budget exceeded: " + std::to_string(bytes) +
                " bytes are needed, " + std::to_string(pinnedBytes) + " of " +
                std::to_string(config.pinnedBudget) + " bytes are pinned"};
  return {};
}

Status PinnedPool::pin(int64_t bytes, int64_t exact, void *&memory) {
  Status status = mayPin(exact);
  if (status.ok())
    status = backend.allocatePinned(bytes, memory);
  ++pinnings;
  if (status.ok())
    countPinned(bytes);
  return status;
}

void PinnedPool::countPinned(int64_t bytes) {
  pinnedBytes += bytes;
  recorder.pinnedChanged(bytes);
}

void PinnedPool::pinningFailed(const Status &why) {
  recorder.pinningFellBack();
  expectPageable();
  if (warned)
    return;
  warned = true;
  sink.warn("pinning host memory failed (" + why.message() +
            "); transfers use pageable memory and are slower" +
            (staging.isOpen() ? "" : ", and the host waits for their copies"));
}

/// Enables, with the first pageable buffer, the check in copies, and staging.
void PinnedPool::expectPageable() {
  if (hasPageable.exchange(true) || config.stagingBytes != 0 ||
      isCapturingHere())
    return;
  // The limit may be one of size, so that less can still be had.
  for (int64_t bytes = defaultStaging;
       !staging.isOpen() && bytes >= leastDefaultStaging; bytes /= 2)
    (void)openStaging(bytes);
}

/// Pinned memory, or any other where that is refused.
Status PinnedPool::allocate(int64_t capacity, int64_t bytes, void *&memory,
                            bool &pinned) {
  if (pinned) {
    // In a capture only a failing step comes here.
    Status status = isCapturingHere()
                        ? uncapturable("memory cannot be pinned in a capture")
                        : pin(capacity, bytes, memory);
    if (status.ok())
      return {};
    pinned = false;
    pinningFailed(status);
  } else {
    expectPageable();
  }
  memory = std::aligned_alloc(granule, static_cast<size_t>(capacity));
  if (!memory)
    return {AORT_OUT_OF_HOST_MEMORY, "out of host memory"};
  return {};
}

Status PinnedPool::create(int64_t capacity, int64_t bytes, bool pageable,
                          PinnedBlock *&block) {
  void *memory = nullptr;
  bool pinned = !pageable;
  AORT_RETURN_IF_ERROR(allocate(capacity, bytes, memory, pinned));
  auto owned = std::make_unique<PinnedBlock>();
  block = owned.get();
  block->pointer = static_cast<char *>(memory);
  block->capacity = capacity;
  block->pinned = pinned;
  block->isPageableByPlan = pageable;
  blocks.emplace(block->pointer, std::move(owned));
  reservedBytes += capacity;
  recorder.hostReservedChanged(capacity);
  return {};
}

/// The copy may have run on a stream that quiesce() does not contain.
void PinnedPool::settle(PinnedBlock &block) {
  CopyMark &last = block.lastCopy;
  // A captured event cannot be waited for.
  if (last.completion && !block.graph)
    (void)backend.synchronize(*last.completion);
  else if (last.stream && last.stream->role == StreamRole::Adopted)
    (void)backend.synchronize(*last.stream->backend);
  last = {};
}

void PinnedPool::close() {
  staging.close();
  std::lock_guard<std::mutex> lock(mutex);
  for (auto &[pointer, block] : blocks)
    settle(*block);
}

void PinnedPool::destroy(PinnedBlock *block) {
  settle(*block);
  reservedBytes -= block->capacity;
  recorder.hostReservedChanged(-block->capacity);
  if (block->pinned) {
    backend.freePinned(block->pointer, block->capacity);
    countPinned(-block->capacity);
  } else {
    std::free(block->pointer);
  }
  blocks.erase(block->pointer);
}

Status PinnedPool::release(void *pointer) {
  auto it = blocks.find(static_cast<const char *>(pointer));
  if (it == blocks.end() || !it->second->inUse)
    return invalidArgument(
        "freed pointer is not a host buffer in use of device " +
        std::to_string(config.ordinal));
  PinnedBlock *block = it->second.get();
  if (block->graph) {
    block->inUse = false;
    released.push_back(block);
    reclaim();
    return {};
  }
  countUse(*block, -1);
  block->inUse = false;
  block->bytes = 0;
  block->lastCopy.sequence = tick();
  if (block->beyondBudget && !isCapturingHere()) {
    AORT_RETURN_IF_ERROR(quiesce());
    destroy(block);
    return {};
  }
  if (config.poison) {
    poison(block->pointer, static_cast<size_t>(block->capacity));
    block->poisoned = true;
  }
  idleOf(block->isPageableByPlan).emplace(block->capacity, block);
  return {};
}

Status PinnedPool::checkPattern(PinnedBlock &block, const char *name) {
  if (!block.poisoned)
    return {};
  block.poisoned = false;
  size_t bytes = static_cast<size_t>(block.capacity);
  size_t touched = firstTouched(block.pointer, bytes);
  if (touched == bytes)
    return {};
  idleOf(block.isPageableByPlan).emplace(block.capacity, &block);
  return {AORT_DEVICE_ERROR,
          "host buffer was written after it was freed (at byte " +
              std::to_string(touched) + "), found when allocating for " +
              quoted(name)};
}

Status PinnedPool::reserve(int64_t bytes, int64_t count) {
  int64_t capacity = 0;
  if (count < 0 || !roundUp(bytes, "", capacity).ok())
    return invalidArgument("reserve: " + std::to_string(count) +
                           " buffers of " + std::to_string(bytes) + " bytes");
  std::lock_guard<std::mutex> lock(mutex);
  if (isCapturingHere())
    return uncapturable("reserve: memory cannot be pinned in a capture");
  for (int64_t i = 0; i < count; ++i) {
    if (config.budget > 0 && reservedBytes + capacity > config.budget)
      return {AORT_OUT_OF_HOST_MEMORY,
              "host budget exceeded: reserving " + std::to_string(bytes) +
                  " bytes, the pool holds " + std::to_string(reservedBytes) +
                  " of " + std::to_string(config.budget) + " bytes"};
    PinnedBlock *block = nullptr;
    AORT_RETURN_IF_ERROR(create(capacity, bytes, /*pageable=*/false, block));
    idle.emplace(capacity, block);
  }
  return {};
}

Status PinnedPool::trim() {
  std::lock_guard<std::mutex> lock(mutex);
  return trimLocked();
}

Status PinnedPool::trimLocked() {
  AORT_RETURN_IF_ERROR(quiesce());
  for (auto *buffers : {&idle, &idlePageable}) {
    for (auto &entry : *buffers)
      destroy(entry.second);
    buffers->clear();
  }
  return {};
}

PinnedBlock *PinnedPool::find(const void *pointer) {
  auto it = blocks.upper_bound(static_cast<const char *>(pointer));
  if (it == blocks.begin())
    return nullptr;
  PinnedBlock &block = *std::prev(it)->second;
  bool inside =
      static_cast<const char *>(pointer) < block.pointer + block.capacity;
  return inside && block.inUse ? &block : nullptr;
}

CopyMark PinnedPool::lastCopy(const void *pointer) {
  std::lock_guard<std::mutex> lock(mutex);
  PinnedBlock *block = find(pointer);
  return block ? block->lastCopy : CopyMark();
}

void PinnedPool::setLastCopy(const void *pointer, CopyMark mark) {
  std::lock_guard<std::mutex> lock(mutex);
  if (PinnedBlock *block = find(pointer))
    block->lastCopy = std::move(mark);
}

Status PinnedPool::streamEnds(AortStream &stream) {
  std::lock_guard<std::mutex> lock(mutex);
  std::shared_ptr<BackendEvent> end;
  for (auto &[pointer, block] : blocks) {
    if (block->lastCopy.stream != &stream)
      continue;
    if (!end) {
      AORT_RETURN_IF_ERROR(events.share(end));
      AORT_RETURN_IF_ERROR(backend.record(*end, *stream.backend));
    }
    block->lastCopy.stream = nullptr;
    block->lastCopy.completion = end;
  }
  return {};
}

int64_t PinnedPool::buffersInUse() {
  std::lock_guard<std::mutex> lock(mutex);
  reclaim();
  return inUse;
}

//===----------------------------------------------------------------------===//
// Memory of callers
//===----------------------------------------------------------------------===//

Status PinnedPool::registerMemory(void *pointer, int64_t bytes) {
  if (!pointer || bytes <= 0)
    return invalidArgument("register: null pointer or size of " +
                           std::to_string(bytes) + " bytes");
  std::lock_guard<std::mutex> lock(mutex);
  auto *begin = static_cast<const char *>(pointer);
  if (registered.count(begin))
    return invalidState("host memory is registered already");
  if (isCapturingHere())
    return uncapturable("register: memory cannot be pinned in a capture");
  Status status = mayPin(bytes);
  bool isOwned = false;
  if (status.ok())
    status = backend.registerHost(pointer, bytes, isOwned);
  if (isOwned)
    countPinned(bytes);
  // Pageable memory works as well, only slower.
  if (!status.ok())
    pinningFailed(status);
  registered.emplace(begin, Registered{bytes, status.ok(), isOwned});
  return {};
}

Status PinnedPool::unregisterMemory(void *pointer) {
  std::lock_guard<std::mutex> lock(mutex);
  auto it = registered.find(static_cast<const char *>(pointer));
  if (it == registered.end())
    return invalidArgument("host memory is not registered");
  Registered range = it->second;
  registered.erase(it);
  if (!range.isOwned)
    return {};
  countPinned(-range.bytes);
  return backend.unregisterHost(pointer);
}

void PinnedPool::unregisterAll() {
  std::lock_guard<std::mutex> lock(mutex);
  for (auto &entry : registered)
    if (entry.second.isOwned)
      (void)backend.unregisterHost(const_cast<char *>(entry.first));
  registered.clear();
}

Status PinnedPool::pinOwn(int64_t bytes, void *&memory) {
  std::lock_guard<std::mutex> lock(mutex);
  return pin(bytes, bytes, memory);
}

void PinnedPool::unpinOwn(void *memory, int64_t bytes) {
  std::lock_guard<std::mutex> lock(mutex);
  backend.freePinned(memory, bytes);
  countPinned(-bytes);
}

int64_t PinnedPool::registeredRanges() {
  std::lock_guard<std::mutex> lock(mutex);
  return static_cast<int64_t>(registered.size());
}

//===----------------------------------------------------------------------===//
// Pageable memory
//===----------------------------------------------------------------------===//

void PinnedPool::open() {
  std::lock_guard<std::mutex> lock(mutex);
  int64_t bytes = config.stagingBytes;
  if (bytes == 0 && config.pinnedBudget > 0)
    bytes = std::min(defaultStaging, config.pinnedBudget / 4);
  if (bytes < Staging::leastBytes)
    return;
  if (Status status = openStaging(bytes); !status.ok())
    sink.warn("no pinned staging (" + status.message() +
              "): the host waits for copies of pageable memory");
}

Status PinnedPool::openStaging(int64_t bytes) {
  void *memory = nullptr;
  AORT_RETURN_IF_ERROR(pin(bytes, bytes, memory));
  stagingMemory = static_cast<char *>(memory);
  stagingBytes = bytes;
  return staging.open(stagingMemory, bytes);
}

void PinnedPool::captureBegins() {
  staging.captureBegins();
  capturing = std::this_thread::get_id();
}

bool PinnedPool::isPageable(const char *pointer) {
  if (PinnedBlock *block = find(pointer))
    return !block->pinned;
  auto it = registered.upper_bound(pointer);
  if (it == registered.begin())
    return false;
  --it;
  return pointer < it->first + it->second.bytes && !it->second.pinned;
}

Status PinnedPool::copyPageable(AortStream &stream, AortDirection direction,
                                const StridedCopy &copy, const CopyTag &tag) {
  // Inline, the calling thread copies.
  bool isInline =
      backend.computeIsInline() && (stream.role == StreamRole::Compute ||
                                    stream.role == StreamRole::Adopted);
  bool isStaged = staging.isOpen() && !isInline;
  recorder.copiedPageable(copy.bytes(), isStaged);
  if (!isStaged)
    return backend.copy(*stream.backend, copy, tag);
  return staging.copy(stream, direction, copy, tag, isCapturingHere());
}

Status PinnedPool::copyLocked(AortStream &stream, const StridedCopy &copy,
                              const CopyTag &tag) {
  if (hasPageable && !copy.empty()) {
    if (isPageable(copy.destination))
      return copyPageable(stream, AORT_DEVICE_TO_HOST, copy, tag);
    if (isPageable(copy.source))
      return copyPageable(stream, AORT_HOST_TO_DEVICE, copy, tag);
  }
  return backend.copy(*stream.backend, copy, tag);
}

Status PinnedPool::copy(AortStream &stream, const StridedCopy &copy,
                        const CopyTag &tag) {
  if (!hasPageable)
    return backend.copy(*stream.backend, copy, tag);
  std::lock_guard<std::mutex> lock(mutex);
  return copyLocked(stream, copy, tag);
}
