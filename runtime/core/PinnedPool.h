//===- PinnedPool.h - Pinned host buffers of one device ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_PINNEDPOOL_H
#define AO_RUNTIME_CORE_PINNEDPOOL_H

#include "../backend/Backend.h"
#include "../backend/Recorder.h"
#include "DeviceSink.h"
#include "Staging.h"

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <thread>

namespace ao::runtime {

/// A copy from or to host memory that was issued.
struct CopyMark {
  /// Null: there was none, or it is ordered by `stream`.
  std::shared_ptr<BackendEvent> completion;
  /// The work issued to this stream so far includes the copy; null: not needed.
  AortStream *stream = nullptr;
  /// Number of the stream in whose order the memory was returned, and when on
  /// the pool's clock of sequence numbers.
  uint64_t compute = 0, sequence = 0;
};

struct PinnedBlock {
  char *pointer = nullptr;
  int64_t capacity = 0; ///< Size of the buffer.
  int64_t bytes = 0;    ///< Requested size; 0 while idle.
  bool pinned = true;
  /// Created for a request of memory that is not pinned.
  bool isPageableByPlan = false;
  bool inUse = false;
  /// The captured graphs of the caller whose launches copy from or to the
  /// buffer. The buffer serves no other work while that graph exists.
  std::shared_ptr<CallersGraph> graph;
  /// The buffer was made after the budget was exceeded, to keep lowered code
  /// running to its end; it is not kept.
  bool beyondBudget = false;
  /// The pattern of poison mode fills it while it is idle.
  bool poisoned = false;
  /// The last copy that accessed it, for copies that are not ordered after all
  /// of compute.
  CopyMark lastCopy;
};

/// A pool of pinned host buffers, which are reused because pinning costs
/// milliseconds. A buffer serves requests of its own size rounded up to 256
/// bytes; without a budget also those up to an eighth smaller. Memory of
/// callers is pinned here, too. Memory that cannot be pinned is pageable, and
/// copied through pinned staging; pinned buffers are used first. Buffers that a
/// plan requests as pageable have a separate list.
///
/// Thread-safe. The lock is also that of the device's TransferTable, because
/// buffers and transfers refer to each other: functions that the table calls
/// expect it. `quiesce` runs under it.
class PinnedPool {
public:
  struct Config {
    int32_t ordinal = 0;
    int64_t budget = 0;
    int64_t failPinningAfter = -1;
    bool poison = false;
    /// Limit of what is pinned, 0 for none, and how much of it is staging, 0
    /// for a default: see AortContextOptions.
    int64_t pinnedBudget = 0, stagingBytes = 0;
  };

  /// `quiesce` waits until the device no longer uses idle buffers.
  PinnedPool(BackendDevice &backend, Recorder &recorder, EventPool &events,
             DeviceSink &sink, std::function<Status()> quiesce, Config config)
      : backend(backend), recorder(recorder), events(events), sink(sink),
        quiesce(std::move(quiesce)), config(config),
        staging(backend, recorder, events) {}
  ~PinnedPool();
  /// Allocates the requested staging before anything else can be pinned.
  void open();
  /// While the streams are still there.
  void close();

  /// In a capture of the calling thread nothing can be pinned.
  void captureBegins();
  void captureEnds() { capturing = std::thread::id(); }
  bool isCapturingHere() const {
    return capturing.load() == std::this_thread::get_id();
  }

  /// `enforceBudget` is false only to keep a failing step running. `user`:
  /// whose work the buffer is for, if its owner may capture it without our
  /// knowledge.
  Status acquire(int64_t bytes, const char *name, bool enforceBudget,
                 void *&pointer, BackendStream *user = nullptr,
                 bool pageable = false);
  /// Allocates a buffer for work that is captured into a graph of the caller.
  /// The buffer belongs to the graph until that has ended: released buffers
  /// serve requests of the same capture only, and count as used.
  Status acquireFor(const std::shared_ptr<CallersGraph> &graph, int64_t bytes,
                    const char *name, void *&pointer);
  /// Lets a capture of the caller share the buffers of the graph that owns the
  /// one at `pointer`, whose copies its launches are ordered after.
  Status continueGraph(const void *pointer, BackendStream &stream);
  /// Succeeds if copies from or to host memory at `pointer` can be captured
  /// into a graph of the caller (null: are not captured). Expects the lock.
  Status checkGraph(const void *pointer,
                    const std::shared_ptr<CallersGraph> &graph);
  Status reserve(int64_t bytes, int64_t count);
  Status trim();
  int64_t buffersInUse();

  /// Pins memory of the caller's own.
  Status registerMemory(void *pointer, int64_t bytes);
  Status unregisterMemory(void *pointer);
  void unregisterAll();
  int64_t registeredRanges();

  /// Pins memory for the runtime's own use, within the limits.
  Status pinOwn(int64_t bytes, void *&memory);
  void unpinOwn(void *memory, int64_t bytes);

  /// A copy in stream order: through staging if it reads or writes pageable
  /// memory of ours. `copyLocked` expects the lock.
  Status copy(AortStream &stream, const StridedCopy &copy, const CopyTag &tag);
  Status copyLocked(AortStream &stream, const StridedCopy &copy,
                    const CopyTag &tag);
  Status launch(BackendGraph &graph, AortStream &stream) {
    return staging.launch(graph, stream);
  }
  Staging &ownStaging() { return staging; }

  std::mutex &sharedLock() { return mutex; }
  /// The buffer in use that contains the address, or null. Expects the lock.
  PinnedBlock *find(const void *pointer);
  /// AORT_INVALID_ARGUMENT if it is no buffer in use. Expects the lock.
  Status release(void *pointer);

  /// The next sequence number of what is recorded and returned.
  uint64_t tick() { return ++clock; }
  /// The last copy that touched the buffer in use at `pointer`.
  CopyMark lastCopy(const void *pointer);
  void setLastCopy(const void *pointer, CopyMark mark);
  /// The stream is forgotten: copies that it orders get events of their own.
  Status streamEnds(AortStream &stream);

private:
  // All of these expect the lock.
  std::multimap<int64_t, PinnedBlock *> &idleOf(bool pageable) {
    return pageable ? idlePageable : idle;
  }
  PinnedBlock *takeIdle(int64_t capacity, bool pageable);
  PinnedBlock *takeReleased(int64_t capacity, const CallersGraph &graph);
  PinnedBlock *takeComplete(int64_t capacity);
  /// Returns the released buffers of graphs that have ended to the idle ones.
  void reclaim();
  /// Counts a buffer of `block` that becomes used (1) or unused (-1).
  void countUse(const PinnedBlock &block, int64_t sign);
  Status makeRoom(int64_t capacity, int64_t bytes, const char *name);
  Status create(int64_t capacity, int64_t bytes, bool pageable,
                PinnedBlock *&block);
  Status allocate(int64_t capacity, int64_t bytes, void *&memory, bool &pinned);
  void expectPageable();
  void settle(PinnedBlock &block);
  void destroy(PinnedBlock *block);
  Status trimLocked();
  /// An injected failure takes the place of the backend's answer.
  bool failPinningNow() const;
  /// Succeeds if the limits permit to pin `bytes` more.
  Status mayPin(int64_t bytes) const;
  /// `exact`: what of it counts against the budget.
  Status pin(int64_t bytes, int64_t exact, void *&memory);
  void countPinned(int64_t bytes);
  /// Counts, warns once, and sees to staging.
  void pinningFailed(const Status &why);
  Status openStaging(int64_t bytes);
  bool isPageable(const char *pointer);
  Status copyPageable(AortStream &stream, AortDirection direction,
                      const StridedCopy &copy, const CopyTag &tag);
  Status checkPattern(PinnedBlock &block, const char *name);

  BackendDevice &backend;
  Recorder &recorder;
  EventPool &events;
  DeviceSink &sink;
  const std::function<Status()> quiesce;
  const Config config;

  std::atomic<uint64_t> clock{0};
  std::mutex mutex;
  std::map<const char *, std::unique_ptr<PinnedBlock>> blocks;
  std::multimap<int64_t, PinnedBlock *> idle, idlePageable;
  /// Buffers of graphs of the caller that are not in use.
  std::vector<PinnedBlock *> released;
  int64_t reservedBytes = 0, usedBytes = 0, inUse = 0;
  int64_t pinnings = 0;
  int64_t pinnedBytes = 0;
  /// Of those, what buffers in use have been rounded up by: a plan counts exact
  /// bytes.
  int64_t roundingBytes = 0;
  bool warned = false;
  /// Memory of callers.
  struct Registered {
    int64_t bytes = 0;
    bool pinned = false;
    /// By this pool, which unpins it.
    bool isOwned = false;
  };
  std::map<const char *, Registered> registered;
  /// Set with the first memory that could not be pinned: from then on copies
  /// look up whether theirs is pageable.
  std::atomic<bool> hasPageable{false};
  std::atomic<std::thread::id> capturing{};
  Staging staging;
  char *stagingMemory = nullptr;
  int64_t stagingBytes = 0;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_CORE_PINNEDPOOL_H
