//===- WorkQueue.cpp - Queues of the host backend's streams ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WorkQueue.h"

#include <algorithm>
#ifdef __linux__
#include <sys/prctl.h>
#endif

using namespace ao::runtime;

//===----------------------------------------------------------------------===//
// ThreadQueue
//===----------------------------------------------------------------------===//

ThreadQueue::ThreadQueue(WorkRunner run, Hook hook)
    : run(std::move(run)), hook(std::move(hook)) {
  worker = std::thread([this] { work(); });
}

/// To wake a worker and to wait for it takes microseconds, in which as many
/// bytes are copied. ThreadSanitizer is to see what another thread may do.
#if defined(__SANITIZE_THREAD__)
static constexpr int64_t shortBytes = -1;
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
static constexpr int64_t shortBytes = -1;
#else
static constexpr int64_t shortBytes = 16384;
#endif
#else
static constexpr int64_t shortBytes = 16384;
#endif

/// Expects the lock.
bool ThreadQueue::isRunNow(const WorkItem &item) const {
  const auto *copy = std::get_if<CopyItem>(&item);
  return copy && !hook && copy->bytes <= shortBytes && copy->submittedNs == 0 &&
         done.load() == submitted;
}

void ThreadQueue::submit(WorkItem item) {
  bool wake;
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (isRunNow(item)) {
      run(item, ++submitted);
      finish(submitted);
      return;
    }
    items.push_back(std::move(item));
    ++submitted;
    wake = sleeping;
  }
  if (wake)
    arrived.notify_one();
}

uint64_t ThreadQueue::last() {
  std::lock_guard<std::mutex> lock(mutex);
  return submitted;
}

void ThreadQueue::waitFor(uint64_t sequence) {
  if (isDone(sequence))
    return;
  // The waiter is counted before the counter is read a second time, as finish()
  // stores the counter before it looks for waiters: one of the two sees the
  // other.
  waiters.fetch_add(1);
  {
    std::unique_lock<std::mutex> lock(doneMutex);
    progressed.wait(lock, [&] { return done.load() >= sequence; });
  }
  waiters.fetch_sub(1);
}

void ThreadQueue::finish(uint64_t sequence) {
  done.store(sequence);
  if (waiters.load() == 0)
    return;
  {
    std::lock_guard<std::mutex> lock(doneMutex);
  }
  progressed.notify_all();
}

void ThreadQueue::close() {
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (closing)
      return;
    closing = true;
  }
  arrived.notify_one();
  worker.join();
}

/// Throttled copies end at exact times. Linux may otherwise wake a thread up
/// 50 us late.
static void wakeUpInTime() {
#ifdef __linux__
  prctl(PR_SET_TIMERSLACK, 1UL, 0UL, 0UL, 0UL);
#endif
}

void ThreadQueue::work() {
  wakeUpInTime();
  std::unique_lock<std::mutex> lock(mutex);
  while (true) {
    sleeping = true;
    arrived.wait(lock, [&] { return !items.empty() || closing; });
    sleeping = false;
    if (items.empty())
      return;
    WorkItem item = std::move(items.front());
    items.pop_front();
    uint64_t sequence = done.load() + 1;
    lock.unlock();
    run(item, sequence);
    if (hook)
      hook(AORT_WORKER_BEFORE_SIGNAL, sequence);
    finish(sequence);
    lock.lock();
  }
}

//===----------------------------------------------------------------------===//
// Lazy queues
//===----------------------------------------------------------------------===//

void LazyScheduler::add(LazyQueue *queue) {
  std::lock_guard<std::recursive_mutex> lock(mutex);
  queues.push_back(queue);
}

void LazyScheduler::remove(LazyQueue *queue) {
  std::lock_guard<std::recursive_mutex> lock(mutex);
  queues.erase(std::find(queues.begin(), queues.end(), queue));
}

void LazyScheduler::point() {
  if (late)
    return;
  std::lock_guard<std::recursive_mutex> lock(mutex);
  if (depth > 0)
    return;
  // Half of the points run nothing, others a few items, so that the difference
  // in progress between queues grows and shrinks.
  while (random() % 2 == 0) {
    std::vector<LazyQueue *> ready;
    for (LazyQueue *queue : queues)
      if (queue->runnable())
        ready.push_back(queue);
    if (ready.empty())
      return;
    ready[random() % ready.size()]->runFirst();
  }
}

LazyQueue::LazyQueue(LazyScheduler &scheduler, WorkRunner run)
    : scheduler(scheduler), run(std::move(run)) {
  scheduler.add(this);
}

void LazyQueue::submit(WorkItem item) {
  std::lock_guard<std::recursive_mutex> lock(scheduler.mutex);
  items.push_back(std::move(item));
  ++submitted;
  scheduler.point();
}

uint64_t LazyQueue::last() {
  std::lock_guard<std::recursive_mutex> lock(scheduler.mutex);
  return submitted;
}

bool LazyQueue::runnable() const {
  if (items.empty())
    return false;
  const auto *wait = std::get_if<WaitItem>(&items.front());
  if (!wait)
    return true;
  auto *other = dynamic_cast<LazyQueue *>(wait->queue.get());
  return !other || other->reached(wait->sequence);
}

void LazyQueue::runFirst() {
  WorkItem item = std::move(items.front());
  items.pop_front();
  ++scheduler.depth;
  run(item, done + 1);
  --scheduler.depth;
  ++done;
}

void LazyQueue::waitFor(uint64_t sequence) {
  std::lock_guard<std::recursive_mutex> lock(scheduler.mutex);
  scheduler.point();
  while (done < sequence)
    runFirst();
}

bool LazyQueue::isDone(uint64_t sequence) {
  std::lock_guard<std::recursive_mutex> lock(scheduler.mutex);
  bool answer = reached(sequence);
  // A caller that polls must make progress; the answer is from before this
  // item.
  if (!answer)
    runFirst();
  return answer;
}

void LazyQueue::close() {
  std::lock_guard<std::recursive_mutex> lock(scheduler.mutex);
  if (closed)
    return;
  while (!items.empty())
    runFirst();
  closed = true;
  scheduler.remove(this);
}
