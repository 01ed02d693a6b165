//===- FaultTests.cpp - Planted faults, delayed workers, failures ---------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The purpose of poison and interleaving: a fault that happens to work on an
// idle machine must give a wrong answer or an error each time here.
//
//===----------------------------------------------------------------------===//

#include "Harness.h"

#include <algorithm>
#include <condition_variable>
#include <csetjmp>
#include <mutex>
#include <set>
#include <thread>

using namespace ao::cts;

namespace {

constexpr size_t count = 1024;
constexpr int64_t bytes = count * sizeof(uint32_t);

//===----------------------------------------------------------------------===//
// Faults in the step
//===----------------------------------------------------------------------===//

class FaultTest : public RuntimeTest {
protected:
  void SetUp() override {
    expectFailure = expectLeak = true;
    RuntimeTest::SetUp();
  }
  void adjust(AortContextOptions &options) override { options.poison = 1; }
  AortTransfer start(AortDirection direction, void *to, const void *from) {
    AortTransfer transfer = 0;
    EXPECT_EQ(aortTransfer(device, direction, to, from, bytes, "x", &transfer),
              AORT_OK);
    return transfer;
  }
};

std::vector<Config> lateConfigs() {
  Config late;
  late.name = "late";
  late.poison = late.interleaving = true;
  Config merged = late;
  merged.name = "late_merged";
  merged.mergedStreams = true;
  return {late, merged};
}
INSTANTIATE_TEST_SUITE_P(Backends, FaultTest, testing::ValuesIn(lateConfigs()),
                         configName);

TEST_P(FaultTest, ReadOfAReloadWithoutAWait) {
  std::vector<uint32_t> values = pattern(count, 1);
  void *d = deviceBuffer(bytes), *h = hostBuffer(bytes);
  write(d, values);
  AO_CHECK(aortTransferWait(device, start(AORT_DEVICE_TO_HOST, h, d)));
  void *again = deviceBuffer(bytes);
  AortTransfer in = start(AORT_HOST_TO_DEVICE, again, h);
  EXPECT_EQ(read(again, count), std::vector<uint32_t>(count, 0xFFFFFFFFu));
  AO_EXPECT_STATUS(aortContextCheckLeaks(context), AORT_LEAK,
                   "unfinished transfer (one of 'x')");
  AO_CHECK(aortTransferWait(device, in));
}

TEST_P(FaultTest, FreeingTheSourceOfAnOffloadTooEarly) {
  std::vector<uint32_t> values = pattern(count, 1);
  void *d = deviceBuffer(bytes), *h = hostBuffer(bytes);
  write(d, values);
  AortTransfer out = start(AORT_DEVICE_TO_HOST, h, d);
  AO_EXPECT_STATUS(aortDeviceFree(device, d, nullptr), AORT_DEVICE_ERROR,
                   "freed while the offload of 'x' is not waited for");
  AO_CHECK(aortTransferWait(device, out));
  EXPECT_EQ(aortContextStatus(context), AORT_DEVICE_ERROR);
  EXPECT_NE(std::string(aortContextStatusMessage(context))
                .find("copy of 'x' reads device memory that was freed"),
            std::string::npos);
  EXPECT_NE(std::vector<uint32_t>(static_cast<uint32_t *>(h),
                                  static_cast<uint32_t *>(h) + count),
            values);
}

TEST_P(FaultTest, ReturningTheBufferOfAReloadTooEarly) {
  std::vector<uint32_t> values = pattern(count, 1);
  void *d = deviceBuffer(bytes), *h = hostBuffer(bytes);
  write(d, values);
  AO_CHECK(aortTransferWait(device, start(AORT_DEVICE_TO_HOST, h, d)));
  void *again = deviceBuffer(bytes);
  AortTransfer in = start(AORT_HOST_TO_DEVICE, again, h);
  AO_EXPECT_STATUS(aortHostFree(device, h), AORT_DEVICE_ERROR,
                   "freed while the reload of 'x' is not waited for");
  AO_CHECK(aortTransferWait(device, in));
  EXPECT_NE(read(again, count), values);
}

TEST_P(FaultTest, OffloadIntoABufferThatWasReturned) {
  void *d = deviceBuffer(bytes), *h = hostBuffer(bytes);
  write(d, pattern(count, 1));
  AO_CHECK(aortHostFree(device, h));
  AO_CHECK(aortTransferWait(device, start(AORT_DEVICE_TO_HOST, h, d)));
  void *next = nullptr;
  AO_EXPECT_STATUS(aortHostAlloc(device, bytes, "y", &next), AORT_DEVICE_ERROR,
                   "written after it was freed");
}

TEST_P(FaultTest, HostReadOfAnOffloadWithoutAWait) {
  void *d = deviceBuffer(bytes), *h = hostBuffer(bytes);
  write(d, pattern(count, 1));
  AortTransfer out = start(AORT_DEVICE_TO_HOST, h, d);
  EXPECT_EQ(*static_cast<uint32_t *>(h), 0xFFFFFFFFu);
  AO_CHECK(aortTransferWait(device, out));
}

TEST_P(FaultTest, FreshDeviceMemoryHoldsNothing) {
  void *d = deviceBuffer(bytes);
  EXPECT_EQ(read(d, count), std::vector<uint32_t>(count, 0xFFFFFFFFu));
}

TEST(Interleaving, SeedsGiveDifferentOrdersAndEachTheSame) {
  // Two unordered copies into one buffer: which one is last depends on the
  // seed, and on nothing else.
  auto outcome = [](uint64_t seed) {
    AortContextOptions options;
    aortContextOptionsInit(&options);
    options.backend = AORT_BACKEND_HOST;
    options.interleaving = 1;
    options.interleavingSeed = seed;
    AortContext *context = nullptr;
    EXPECT_EQ(aortContextCreate(&options, &context), AORT_OK);
    AortDevice *device = aortContextDevice(context, 0);
    AortStream *a = nullptr, *b = nullptr;
    EXPECT_EQ(aortStreamCreate(device, AORT_STREAM_TRANSFER, &a), AORT_OK);
    EXPECT_EQ(aortStreamCreate(device, AORT_STREAM_TRANSFER, &b), AORT_OK);
    std::string order;
    for (int round = 0; round < 16; ++round) {
      char target = 0;
      EXPECT_EQ(aortCopy(a, &target, "a", 1), AORT_OK);
      EXPECT_EQ(aortCopy(b, &target, "b", 1), AORT_OK);
      EXPECT_EQ(aortDeviceSynchronize(device), AORT_OK);
      order += target;
    }
    aortContextDestroy(context);
    return order;
  };
  std::set<std::string> orders;
  for (uint64_t seed = 1; seed <= 8; ++seed) {
    EXPECT_EQ(outcome(seed), outcome(seed));
    orders.insert(outcome(seed));
  }
  EXPECT_GE(orders.size(), 4u);
}

//===----------------------------------------------------------------------===//
// Delayed workers
//===----------------------------------------------------------------------===//

/// Holds the worker at the n-th hook call until released.
struct Gate {
  std::mutex mutex;
  std::condition_variable changed;
  int calls = 0, holdAt = -1;
  bool held = false, open = false;

  static void hook(void *data, AortWorkerPoint, uint64_t) {
    auto &gate = *static_cast<Gate *>(data);
    std::unique_lock<std::mutex> lock(gate.mutex);
    if (gate.calls++ != gate.holdAt)
      return;
    gate.held = true;
    gate.changed.notify_all();
    gate.changed.wait(lock, [&] { return gate.open; });
  }
  void release() {
    std::lock_guard<std::mutex> lock(mutex);
    open = true;
    changed.notify_all();
  }
};

/// One step with an offload, an early reload and buffer reuse; true if the
/// answer is right. `holdAt` < 0 counts the points.
bool stepWithWorkerHeld(int holdAt, int &points) {
  Gate gate;
  gate.holdAt = holdAt;
  AortContextOptions options;
  aortContextOptionsInit(&options);
  options.backend = AORT_BACKEND_HOST;
  options.poison = 1;
  options.workerHook = Gate::hook;
  options.workerHookData = &gate;
  AortContext *context = nullptr;
  EXPECT_EQ(aortContextCreate(&options, &context), AORT_OK);
  aortSetDefaultContext(context);
  // Lets the worker go as soon as it is at the point: whatever the main
  // thread does meanwhile, it does against a worker that has stopped there.
  std::thread keeper([&] {
    std::unique_lock<std::mutex> lock(gate.mutex);
    gate.changed.wait(lock, [&] { return gate.held || gate.open; });
    lock.unlock();
    std::this_thread::yield();
    gate.release();
  });
  std::vector<uint32_t> values = pattern(count, 1), first(count), second(count);
  auto *d = static_cast<uint32_t *>(aortStepDeviceAlloc(bytes, "x"));
  std::copy(values.begin(), values.end(), d);
  void *h = aortStepHostAlloc(bytes, "x");
  int64_t out = aortStepOffload(h, d, bytes, "x");
  void *again = aortStepDeviceAlloc(bytes, "x");
  int64_t in = aortStepReload(again, h, bytes, "x");
  aortStepWait(out);
  aortStepDeviceFree(d);
  aortStepWait(in);
  aortStepCopy(first.data(), again, bytes);
  aortStepHostFree(h);
  h = aortStepHostAlloc(bytes, "y");
  aortStepWait(aortStepOffload(h, again, bytes, "y"));
  aortStepSynchronize();
  std::copy_n(static_cast<uint32_t *>(h), count, second.begin());
  aortStepHostFree(h);
  aortStepDeviceFree(again);
  gate.release();
  keeper.join();
  bool right = first == values && second == values &&
               aortContextStatus(context) == AORT_OK &&
               aortContextCheckLeaks(context) == AORT_OK;
  aortContextDestroy(context);
  points = gate.calls;
  return right;
}

TEST(DelayedWorker, EveryPointIsHarmless) {
  int points = 0;
  ASSERT_TRUE(stepWithWorkerHeld(-1, points));
  ASSERT_GT(points, 8);
  for (int point = 0; point < points; ++point) {
    int ignored = 0;
    EXPECT_TRUE(stepWithWorkerHeld(point, ignored)) << "held at " << point;
  }
}

//===----------------------------------------------------------------------===//
// Failures in lowered code
//===----------------------------------------------------------------------===//

class StepFailureTest : public RuntimeTest {
protected:
  void SetUp() override {
    expectFailure = true;
    RuntimeTest::SetUp();
  }
  void adjust(AortContextOptions &options) override {
    options.deviceCapacity = 1000;
    options.hostBudget = 1024;
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, StepFailureTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(StepFailureTest, CapacityExceededRunsOnAndIsReported) {
  void *d = aortStepDeviceAlloc(4000, "big");
  EXPECT_EQ(aortContextStatus(context), AORT_OUT_OF_DEVICE_MEMORY);
  EXPECT_STREQ(aortContextStatusMessage(context),
               "device capacity exceeded: 'big' needs 4000 bytes, 0 of 1000 "
               "bytes are in use on device 0");
  if (onHost()) {
    ASSERT_NE(d, nullptr);
    std::fill_n(static_cast<char *>(d), 4000, 1);
  } else {
    EXPECT_EQ(d, nullptr);
  }
  void *h = aortStepHostAlloc(4000, "big");
  std::fill_n(static_cast<char *>(h), 4000, 2);
  aortStepWait(aortStepOffload(h, d, 4000, "big"));
  aortStepSynchronize();
  aortStepHostFree(h);
  aortStepDeviceFree(d);
  // The first failure stays, the second (the host budget) does not replace it.
  EXPECT_EQ(aortContextStatus(context), AORT_OUT_OF_DEVICE_MEMORY);
  aortContextClearStatus(context);
  EXPECT_EQ(aortContextStatus(context), AORT_OK);
  EXPECT_EQ(statistics().hostReservedBytes, 0);
}

TEST_P(StepFailureTest, HandlerMayJumpAway) {
  static std::jmp_buf target;
  static std::string message;
  message.clear();
  aortContextSetErrorHandler(
      context,
      [](void *, AortStatus, const char *text) {
        message = text;
        std::longjmp(target, 1);
      },
      nullptr);
  if (setjmp(target) == 0) {
    aortStepHostAlloc(2000, "act1");
    FAIL() << "the handler was not called";
  }
  EXPECT_EQ(message, "host budget exceeded: 'act1' needs 2000 bytes, 0 of "
                     "1024 bytes are in use");
  // No lock is still held.
  aortStepHostFree(aortStepHostAlloc(100, "act2"));
}

TEST_P(StepFailureTest, MisuseInLoweredCodeIsSticky) {
  aortStepWait(77);
  EXPECT_EQ(aortContextStatus(context), AORT_INVALID_STATE);
  aortContextClearStatus(context);
  aortStepWait(0);
  EXPECT_EQ(aortContextStatus(context), AORT_OK);
  aortStepTransferEnd(77);
  EXPECT_EQ(aortContextStatus(context), AORT_INVALID_STATE);
  aortContextClearStatus(context);
  mgpuSetDefaultDevice(5);
  EXPECT_EQ(aortContextStatus(context), AORT_INVALID_ARGUMENT);
  EXPECT_STREQ(aortContextStatusMessage(context), "no device 5");
}

} // namespace
