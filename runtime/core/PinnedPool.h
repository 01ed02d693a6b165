//===- PinnedPool.h - Pinned host buffers of one device ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_PINNEDPOOL_H
#define AO_RUNTIME_CORE_PINNEDPOOL_H

#include "Backend.h"
#include "DeviceSink.h"
#include "Recorder.h"

#include <atomic>
#include <functional>
#include <map>
#include <memory>

namespace ao::runtime {

/// A copy from or to host memory that was issued.
struct CopyMark {
  /// Null: there was none, or plain transfers came behind it.
  std::shared_ptr<BackendEvent> completion;
  /// Number of the stream in whose order the memory was returned, and when on
  /// the pool's clock of sequence numbers.
  uint64_t compute = 0, sequence = 0;
};

struct PinnedBlock {
  char *pointer = nullptr;
  int64_t capacity = 0; ///< What the pool holds.
  int64_t bytes = 0;    ///< What was asked for; 0 while idle.
  bool pinned = true;
  bool inUse = false;
  /// The buffer was made after the budget was exceeded, to keep lowered code
  /// running to its end; it is not kept.
  bool beyondBudget = false;
  /// The pattern of poison mode fills it while it is idle.
  bool poisoned = false;
  /// The last copy that touched it, for copies that are not ordered behind all
  /// of compute.
  CopyMark lastCopy;
};

/// Pinning costs milliseconds, so buffers are kept and reused. A buffer serves
/// requests of its own size rounded up to 256 bytes; without a budget also
/// those up to an eighth smaller. Memory of callers is pinned here, too.
///
/// Thread-safe. The lock is also that of the device's TransferTable, because
/// buffers and transfers refer to each other: what the table calls expects it.
/// `quiesce` runs under it.
class PinnedPool {
public:
  struct Config {
    int32_t ordinal = 0;
    int64_t budget = 0;
    int64_t failPinningAfter = -1;
    bool poison = false;
  };

  /// `quiesce` waits until the device no longer uses idle buffers.
  PinnedPool(BackendDevice &backend, Recorder &recorder, DeviceSink &sink,
             std::function<Status()> quiesce, Config config)
      : backend(backend), recorder(recorder), sink(sink),
        quiesce(std::move(quiesce)), config(config) {}
  ~PinnedPool();

  /// `enforceBudget` is false only to keep a failing step running.
  Status acquire(int64_t bytes, const char *name, bool enforceBudget,
                 void *&pointer);
  Status reserve(int64_t bytes, int64_t count);
  Status trim();
  int64_t buffersInUse();

  /// Pins memory of the caller's own.
  Status registerMemory(void *pointer, int64_t bytes);
  Status unregisterMemory(void *pointer);
  void unregisterAll();
  int64_t registeredRanges();

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

private:
  // All of these expect the lock.
  PinnedBlock *takeIdle(int64_t capacity);
  Status makeRoom(int64_t capacity, int64_t bytes, const char *name);
  Status create(int64_t capacity, PinnedBlock *&block);
  void destroy(PinnedBlock *block);
  Status trimLocked();
  /// An injected failure takes the place of the backend's answer.
  bool failPinningNow() const;
  /// Counts, and warns once.
  void pinningFailed(const Status &why);
  Status checkPattern(PinnedBlock &block, const char *name);

  BackendDevice &backend;
  Recorder &recorder;
  DeviceSink &sink;
  const std::function<Status()> quiesce;
  const Config config;

  std::atomic<uint64_t> clock{0};
  std::mutex mutex;
  std::map<const char *, std::unique_ptr<PinnedBlock>> blocks;
  std::multimap<int64_t, PinnedBlock *> idle;
  int64_t reservedBytes = 0, usedBytes = 0, inUse = 0;
  int64_t pinnings = 0;
  bool warned = false;
  /// Memory of callers, and whether it could be pinned.
  std::unordered_map<void *, bool> registered;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_CORE_PINNEDPOOL_H
