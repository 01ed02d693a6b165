//===- WorkQueue.h - Queues of the host backend's streams -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_HOST_WORKQUEUE_H
#define AO_RUNTIME_HOST_WORKQUEUE_H

#include "../backend/Backend.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <random>
#include <thread>
#include <variant>

namespace ao::runtime {

class WorkQueue;

/// Waits for the point of another queue.
struct WaitItem {
  std::shared_ptr<WorkQueue> queue;
  uint64_t sequence = 0;
};

struct CopyItem {
  void *destination = nullptr;
  const void *source = nullptr;
  int64_t bytes = 0;
  std::unique_ptr<StridedCopy> strided; ///< Null if it is one block.
  CopyTag tag;
  /// On the compute stream: it passes no link, and is no transfer.
  bool isOfCompute = false;
  int64_t submittedNs = 0; ///< With a throttled link.
};

/// Fills the target of a copy that has not run with the pattern of poison mode.
struct PoisonItem {
  void *destination = nullptr;
  int64_t bytes = 0;
  std::unique_ptr<StridedCopy> strided;
};

struct FillItem {
  void *destination = nullptr;
  uint32_t value = 0;
  int32_t elementBytes = 0;
  int64_t count = 0;
};

struct FreeItem {
  void *pointer = nullptr;
};

struct CallItem {
  std::shared_ptr<HostCall> call;
};

/// Writes down when it runs.
struct StampItem {
  std::shared_ptr<std::atomic<int64_t>> timeNs;
};

/// One entry of a queue.
using WorkItem = std::variant<WaitItem, CopyItem, PoisonItem, FillItem,
                              FreeItem, CallItem, StampItem>;

/// Runs items one by one. Called without any lock of a queue.
using WorkRunner = std::function<void(WorkItem &item, uint64_t sequence)>;

/// A queue of items that run in order; an item's number is its sequence, from
/// 1. An event on a queue is the sequence of the last item submitted before it,
/// so that recording has no cost.
class WorkQueue {
public:
  virtual ~WorkQueue() = default;
  virtual void submit(WorkItem item) = 0;
  /// The sequence of the last item submitted.
  virtual uint64_t last() = 0;
  /// Blocks until item `sequence` is done.
  virtual void waitFor(uint64_t sequence) = 0;
  virtual bool isDone(uint64_t sequence) = 0;
  /// Finishes all items; none is submitted afterwards.
  virtual void close() = 0;
  /// True if submit returns after the item has run.
  virtual bool isInline() const { return false; }
};

/// The calling thread itself.
class InlineQueue final : public WorkQueue {
public:
  explicit InlineQueue(WorkRunner run) : run(std::move(run)) {}
  void submit(WorkItem item) override { run(item, 0); }
  uint64_t last() override { return 0; }
  void waitFor(uint64_t) override {}
  bool isDone(uint64_t) override { return true; }
  void close() override {}
  bool isInline() const override { return true; }

private:
  WorkRunner run;
};

/// A queue with a worker thread. The caller runs a short item itself if the
/// queue is empty, which costs less than a submission to the worker. `hook` is
/// the tests' (see AortContextOptions::workerHook); with it, the worker runs
/// everything.
class ThreadQueue final : public WorkQueue {
public:
  using Hook = std::function<void(AortWorkerPoint, uint64_t)>;
  ThreadQueue(WorkRunner run, Hook hook);
  ~ThreadQueue() override { close(); }
  void submit(WorkItem item) override;
  uint64_t last() override;
  void waitFor(uint64_t sequence) override;
  bool isDone(uint64_t sequence) override {
    return done.load(std::memory_order_acquire) >= sequence;
  }
  void close() override;

private:
  void work();
  void finish(uint64_t sequence);
  bool isRunNow(const WorkItem &item) const;

  WorkRunner run;
  Hook hook;
  /// Held while the caller runs an item, so that none overtakes it.
  std::mutex mutex;
  std::condition_variable arrived;
  std::deque<WorkItem> items;
  uint64_t submitted = 0;
  bool sleeping = false, closing = false;

  /// The sequence of the last item that has run. Only one thread at a time runs
  /// an item.
  std::atomic<uint64_t> done{0};
  std::atomic<int> waiters{0};
  std::mutex doneMutex;
  std::condition_variable progressed;
  std::thread worker;
};

class LazyQueue;

/// All lazy queues of a device, and the choices between them. There is no
/// thread: items run inside the calls that wait for them, and at points chosen
/// by the seed. The same calls with the same seed run in the same order.
class LazyScheduler {
public:
  explicit LazyScheduler(uint64_t seed) : late(seed == 0), random(seed) {}
  void add(LazyQueue *queue);
  void remove(LazyQueue *queue);
  /// Runs a number of items that the random sequence determines, possibly none.
  void point();

  /// Recursive: running an item may wait for another queue.
  std::recursive_mutex mutex;

private:
  friend class LazyQueue;
  const bool late;
  std::mt19937_64 random;
  std::vector<LazyQueue *> queues;
  /// Number of items being run: inside one, only items that it waits for may
  /// run, no later ones of its queue.
  int depth = 0;
};

class LazyQueue final : public WorkQueue {
public:
  LazyQueue(LazyScheduler &scheduler, WorkRunner run);
  ~LazyQueue() override { close(); }
  void submit(WorkItem item) override;
  uint64_t last() override;
  void waitFor(uint64_t sequence) override;
  bool isDone(uint64_t sequence) override;
  void close() override;

  /// True if the first item waits for nothing unfinished. Under the lock.
  bool runnable() const;
  void runFirst();
  bool reached(uint64_t sequence) const { return done >= sequence; }

private:
  LazyScheduler &scheduler;
  WorkRunner run;
  std::deque<WorkItem> items;
  uint64_t submitted = 0, done = 0;
  bool closed = false;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_HOST_WORKQUEUE_H
