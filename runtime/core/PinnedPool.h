//===- PinnedPool.h - Pinned host buffers of one device ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_PINNEDPOOL_H
#define AO_RUNTIME_CORE_PINNEDPOOL_H

#include "Backend.h"
#include "Recorder.h"

#include <functional>
#include <map>
#include <memory>

namespace ao::runtime {

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
  /// The transfer that fills it and that compute has not waited for.
  AortTransfer pendingOffload = 0;
};

/// Pinning costs milliseconds, so buffers are kept and reused. A buffer serves
/// requests of its own size rounded up to 256 bytes; without a budget also
/// those up to an eighth smaller. The caller holds the device's lock.
class PinnedPool {
public:
  struct Config {
    int64_t budget = 0;
    int64_t failPinningAfter = -1;
    bool poison = false;
  };

  /// `quiesce` waits until the device no longer uses idle buffers; `warn`
  /// prints a warning.
  PinnedPool(BackendDevice &backend, Recorder &recorder, Config config,
             std::function<Status()> quiesce,
             std::function<void(const std::string &)> warn)
      : backend(backend), recorder(recorder), config(config),
        quiesce(std::move(quiesce)), warn(std::move(warn)) {}
  ~PinnedPool();

  /// `enforceBudget` is false only to keep a failing step running.
  Status acquire(int64_t bytes, const char *name, bool enforceBudget,
                 void *&pointer);
  /// AORT_INVALID_ARGUMENT if it is no buffer in use.
  Status release(void *pointer);
  Status reserve(int64_t bytes, int64_t count);
  Status trim();

  /// The buffer in use that contains the address, or null.
  PinnedBlock *find(const void *pointer);
  int64_t buffersInUse() const { return inUse; }
  int64_t bytesInUse() const { return usedBytes; }

  /// Counts and warns once; also for memory pinned outside the pool.
  void pinningFailed(const Status &why);
  /// An injected failure takes the place of the backend's answer.
  bool failPinningNow();

private:
  PinnedBlock *takeIdle(int64_t capacity);
  Status makeRoom(int64_t capacity, int64_t bytes, const char *name);
  Status create(int64_t capacity, PinnedBlock *&block);
  void destroy(PinnedBlock *block);
  Status checkPattern(PinnedBlock &block, const char *name);

  BackendDevice &backend;
  Recorder &recorder;
  const Config config;
  std::function<Status()> quiesce;
  std::function<void(const std::string &)> warn;
  std::map<const char *, std::unique_ptr<PinnedBlock>> blocks;
  std::multimap<int64_t, PinnedBlock *> idle;
  int64_t reservedBytes = 0, usedBytes = 0, inUse = 0;
  int64_t pinnings = 0;
  bool warned = false;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_CORE_PINNEDPOOL_H
