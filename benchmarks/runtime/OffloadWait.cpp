//===- OffloadWait.cpp - Host-side cost of an offload and its wait --------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Measures the overhead of the runtime over the minimal equivalent: a thread
// with a queue. Both move the same bytes to the same kind of memory in the same
// pattern, with `depth` transfers in flight before the first wait; with depth 1
// the time is mostly the wake-up of two threads, with a larger one it is the
// cost of the calls. host_ns_per_pair is the processor time of the calling
// thread, bytes_per_second the rate of both threads together.
//
//===----------------------------------------------------------------------===//

#include "ThreadClock.h"
#include "ao-runtime/Runtime.h"

#include <benchmark/benchmark.h>

#include <condition_variable>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace {

/// The baseline: tasks in, a count of finished ones out.
class BareQueue {
public:
  BareQueue() : worker([this] { work(); }) {}
  ~BareQueue() {
    {
      std::lock_guard<std::mutex> lock(mutex);
      closing = true;
    }
    arrived.notify_one();
    worker.join();
  }
  uint64_t submit(std::function<void()> task) {
    uint64_t number;
    {
      std::lock_guard<std::mutex> lock(mutex);
      tasks.push_back(std::move(task));
      number = ++submitted;
    }
    arrived.notify_one();
    return number;
  }
  void wait(uint64_t number) {
    std::unique_lock<std::mutex> lock(mutex);
    finished.wait(lock, [&] { return done >= number; });
  }

private:
  void work() {
    std::unique_lock<std::mutex> lock(mutex);
    while (true) {
      arrived.wait(lock, [&] { return closing || !tasks.empty(); });
      if (tasks.empty())
        return;
      std::function<void()> task = std::move(tasks.front());
      tasks.pop_front();
      lock.unlock();
      task();
      lock.lock();
      ++done;
      finished.notify_one();
    }
  }

  std::mutex mutex;
  std::condition_variable arrived, finished;
  std::deque<std::function<void()>> tasks;
  uint64_t submitted = 0, done = 0;
  bool closing = false;
  std::thread worker;
};

void reportPerPair(benchmark::State &state, int64_t bytes, int64_t hostNs) {
  int64_t pairs = state.iterations() * state.range(0);
  state.SetBytesProcessed(pairs * bytes);
  state.counters["host_ns_per_pair"] =
      static_cast<double>(hostNs) / static_cast<double>(pairs);
}

void bareThreadQueue(benchmark::State &state) {
  int64_t depth = state.range(0), bytes = state.range(1);
  BareQueue queue;
  // Page-aligned and touched, as the runtime's buffers are.
  auto buffer = [&] {
    void *memory = std::aligned_alloc(4096, bytes);
    std::memset(memory, 1, bytes);
    return memory;
  };
  void *from = buffer();
  std::vector<void *> to(depth);
  for (void *&pointer : to)
    pointer = buffer();
  std::vector<uint64_t> tickets(depth);
  int64_t start = threadNs();
  for (auto _ : state) {
    for (int64_t i = 0; i < depth; ++i)
      tickets[i] = queue.submit(
          [&, i] { std::memcpy(to[i], from, static_cast<size_t>(bytes)); });
    for (uint64_t ticket : tickets)
      queue.wait(ticket);
  }
  reportPerPair(state, bytes, threadNs() - start);
  for (void *pointer : to)
    std::free(pointer);
  std::free(from);
}

void offloadWait(benchmark::State &state) {
  int64_t depth = state.range(0), bytes = state.range(1);
  AortContextOptions options;
  aortContextOptionsInit(&options);
  options.backend = AORT_BACKEND_HOST;
  AortContext *context = nullptr;
  if (aortContextCreate(&options, &context) != AORT_OK) {
    state.SkipWithError(aortLastErrorMessage());
    return;
  }
  AortDevice *device = aortContextDevice(context, 0);
  std::vector<void *> host(depth);
  std::vector<AortTransfer> transfers(depth);
  void *from = nullptr;
  AortStatus status = aortDeviceAlloc(device, bytes, nullptr, "x", &from);
  for (void *&pointer : host)
    if (status == AORT_OK &&
        (status = aortHostAlloc(device, bytes, "x", &pointer)) == AORT_OK)
      std::memset(pointer, 1, bytes);
  if (from)
    std::memset(from, 1, bytes);
  int64_t start = threadNs();
  for (auto _ : state) {
    for (int64_t i = 0; i < depth && status == AORT_OK; ++i)
      status = aortTransfer(device, AORT_DEVICE_TO_HOST, host[i], from, bytes,
                            "x", &transfers[i]);
    for (int64_t i = 0; i < depth && status == AORT_OK; ++i)
      status = aortTransferWait(device, transfers[i]);
  }
  reportPerPair(state, bytes, threadNs() - start);
  if (status != AORT_OK)
    state.SkipWithError(aortLastErrorMessage());
  aortContextDestroy(context);
}

/// Measures the cost of memory in a step once the pools are warm.
void hostBufferFromPool(benchmark::State &state) {
  AortContextOptions options;
  aortContextOptionsInit(&options);
  options.backend = AORT_BACKEND_HOST;
  AortContext *context = nullptr;
  if (aortContextCreate(&options, &context) != AORT_OK) {
    state.SkipWithError(aortLastErrorMessage());
    return;
  }
  AortDevice *device = aortContextDevice(context, 0);
  for (auto _ : state) {
    void *pointer = nullptr;
    if (aortHostAlloc(device, 1 << 20, "x", &pointer) != AORT_OK ||
        aortHostFree(device, pointer) != AORT_OK)
      state.SkipWithError(aortLastErrorMessage());
    benchmark::DoNotOptimize(pointer);
  }
  aortContextDestroy(context);
}

// One page, so that the calls weigh; and an activation's size, where they must
// not.
void shapes(benchmark::internal::Benchmark *benchmark) {
  benchmark->ArgNames({"depth", "bytes"});
  for (int64_t depth : {1, 16})
    for (int64_t bytes : {4096, 1 << 20})
      benchmark->Args({depth, bytes});
  benchmark->UseRealTime();
}

BENCHMARK(bareThreadQueue)->Apply(shapes);
BENCHMARK(offloadWait)->Apply(shapes);
BENCHMARK(hostBufferFromPool);

} // namespace
