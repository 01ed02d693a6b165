//===- CallersCaptureTests.cpp - Transfers in graphs of the caller --------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A framework captures its own stream into a CUDA graph, without a call of the
// runtime, and launches the graph itself.
//
//===----------------------------------------------------------------------===//

#include "Harness.h"

#include <dlfcn.h>

using namespace ao::cts;

namespace {

constexpr size_t count = 512;
constexpr int64_t bytes = count * sizeof(uint32_t);

/// The driver as a framework calls it.
struct Driver {
  explicit Driver(const std::string &path)
      : library(dlopen(path.empty() ? "libcuda.so.1" : path.c_str(),
                       RTLD_NOW | RTLD_NOLOAD)) {}
  ~Driver() { dlclose(library); }

  template <typename... Arguments>
  int call(const char *name, Arguments... arguments) {
    auto *function =
        reinterpret_cast<int (*)(Arguments...)>(dlsym(library, name));
    return function ? function(arguments...) : -1;
  }
  void *library;
};

class CallersCaptureTest : public RuntimeTest {
protected:
  void SetUp() override {
    RuntimeTest::SetUp();
    if (!context || onHost())
      return;
    driver = std::make_unique<Driver>(GetParam().driver);
    AO_CHECK(aortStreamCreate(device, AORT_STREAM_COMPUTE, &theirs));
    native = aortStreamNative(theirs);
    AO_CHECK(aortStreamAdopt(device, native, &stream));
    input = settledBuffer(bytes);
    output = settledBuffer(bytes);
  }
  void TearDown() override {
    if (driver) {
      AO_CHECK(aortDeviceSynchronize(device));
      freeDevice(input);
      freeDevice(output);
      AO_CHECK(aortStreamDestroy(stream));
      AO_CHECK(aortStreamDestroy(theirs));
      driver.reset();
    }
    RuntimeTest::TearDown();
  }

  AortStatus begin(AortDirection direction, void *to, const void *from,
                   AortTransfer &transfer, AortEvent *ready = nullptr) {
    AortTransferPlace place{};
    place.structSize = sizeof(place);
    place.compute = stream;
    place.ready = ready;
    int64_t size = bytes, stride = 1;
    AortStridedCopy copy{};
    copy.destination = to;
    copy.source = from;
    copy.elementBytes = 1;
    copy.rank = 1;
    copy.sizes = &size;
    copy.destinationStrides = copy.sourceStrides = &stride;
    return aortTransferAt(device, direction, &copy, "x", &place, &transfer);
  }
  AortStatus transfer(AortDirection direction, void *to, const void *from) {
    AortTransfer transfer = 0;
    AortStatus status = begin(direction, to, from, transfer);
    return status == AORT_OK ? aortTransferWaitAt(device, transfer, stream)
                             : status;
  }
  void *allocate() {
    void *host = nullptr;
    EXPECT_EQ(aortHostAllocFor(device, bytes, stream, "x", &host), AORT_OK)
        << aortLastErrorMessage();
    return host;
  }
  /// Offloads and reloads two values one after the other, the second one with
  /// the buffer of the first. Returns that buffer.
  void *step() {
    void *used = nullptr;
    for (int value = 0; value < 2; ++value) {
      void *host = allocate();
      EXPECT_TRUE(!used || host == used);
      used = host;
      EXPECT_EQ(transfer(AORT_DEVICE_TO_HOST, host, value ? output : input),
                AORT_OK)
          << aortLastErrorMessage();
      EXPECT_EQ(transfer(AORT_HOST_TO_DEVICE, output, host), AORT_OK)
          << aortLastErrorMessage();
      EXPECT_EQ(aortHostFree(device, host), AORT_OK);
    }
    return used;
  }
  void synchronize() {
    ASSERT_EQ(driver->call("cuStreamSynchronize", native), 0);
  }

  void beginCapture() {
    ASSERT_EQ(driver->call("cuStreamBeginCapture_v2", native, /*global*/ 0), 0);
  }
  /// Null if the capture is invalid.
  void *endCapture() {
    void *graph = nullptr, *executable = nullptr;
    if (driver->call("cuStreamEndCapture", native, &graph) != 0)
      return nullptr;
    EXPECT_EQ(
        driver->call("cuGraphInstantiateWithFlags", &executable, graph, 0ull),
        0);
    EXPECT_EQ(driver->call("cuGraphDestroy", graph), 0);
    return executable;
  }
  void launch(void *executable) {
    ASSERT_EQ(driver->call("cuGraphLaunch", executable, native), 0);
  }
  void destroy(void *executable) {
    ASSERT_NE(executable, nullptr);
    ASSERT_EQ(driver->call("cuGraphExecDestroy", executable), 0);
  }
  void expectOutput(uint32_t seed) {
    synchronize();
    EXPECT_EQ(read(output, count), pattern(count, seed));
  }

  std::unique_ptr<Driver> driver;
  AortStream *theirs = nullptr, *stream = nullptr;
  void *native = nullptr, *input = nullptr, *output = nullptr;
};
INSTANTIATE_TEST_SUITE_P(Backends, CallersCaptureTest,
                         testing::ValuesIn(allConfigs()), configName);

#define NEEDS_A_DRIVER()                                                       \
  AO_CTS_EXCLUDE(onHost(), "streams of the host have no captures of others")

TEST_P(CallersCaptureTest, LaunchesCopyWhatIsThereThen) {
  NEEDS_A_DRIVER();
  void *warm = step();
  synchronize();
  AortStatistics before = statistics();
  beginCapture();
  void *captured = step();
  void *executable = endCapture();
  EXPECT_EQ(captured, warm);
  EXPECT_EQ(statistics().poolMisses, before.poolMisses);
  for (uint32_t round = 1; round < 5; ++round) {
    write(input, pattern(count, round));
    launch(executable);
    expectOutput(round);
  }
  // A launch makes no call of the runtime.
  EXPECT_EQ(statistics().poolHits, before.poolHits + 2);
  destroy(executable);
}

TEST_P(CallersCaptureTest, BuffersBelongToTheirGraph) {
  NEEDS_A_DRIVER();
  AO_CHECK(aortHostReserve(device, bytes, 2));
  beginCapture();
  void *captured = step();
  void *executable = endCapture();
  EXPECT_EQ(statistics().hostBytes, bytes);
  // A step between launches has a separate buffer for its value.
  write(input, pattern(count, 1));
  void *host = allocate();
  EXPECT_NE(host, captured);
  AO_CHECK(transfer(AORT_DEVICE_TO_HOST, host, input));
  synchronize();
  write(input, pattern(count, 2));
  launch(executable);
  expectOutput(2);
  AO_CHECK(transfer(AORT_HOST_TO_DEVICE, output, host));
  expectOutput(1);
  AO_CHECK(aortHostFree(device, host));
  // Another graph has a buffer of its own.
  beginCapture();
  EXPECT_EQ(step(), host);
  void *other = endCapture();
  write(input, pattern(count, 3));
  launch(other);
  destroy(executable);
  launch(other);
  expectOutput(3);
  // The buffer of the graph that has ended serves all requests again; that of
  // the other graph does not.
  EXPECT_EQ(allocate(), captured);
  AO_CHECK(aortHostFree(device, captured));
  destroy(other);
  AO_CHECK(aortHostTrim(device));
  EXPECT_EQ(statistics().hostBytes, bytes);
  EXPECT_EQ(allocate(), host);
  AO_CHECK(aortHostFree(device, host));
  EXPECT_EQ(statistics().hostBytes, 0);
}

TEST_P(CallersCaptureTest, NothingIsPinnedAndNothingWaits) {
  NEEDS_A_DRIVER();
  const char *message = "the pool has no pinned buffer whose copies are "
                        "complete; run the step and synchronize before";
  void *host = nullptr;
  beginCapture();
  AO_EXPECT_STATUS(aortHostAllocFor(device, bytes, stream, "x", &host),
                   AORT_UNCAPTURABLE, message);
  void *executable = endCapture();
  destroy(executable);
  // Work from before the capture may run when the graph is launched.
  step();
  beginCapture();
  AO_EXPECT_STATUS(aortHostAllocFor(device, bytes, stream, "x", &host),
                   AORT_UNCAPTURABLE, message);
  destroy(endCapture());
  synchronize();
  beginCapture();
  step();
  destroy(endCapture());
}

TEST_P(CallersCaptureTest, TransfersDoNotCrossTheBorder) {
  NEEDS_A_DRIVER();
  AO_CHECK(aortHostReserve(device, bytes, 2));
  void *before = allocate();
  AortTransfer begun = 0, inside = 0;
  AO_CHECK(begin(AORT_DEVICE_TO_HOST, before, input, begun));
  beginCapture();
  AO_EXPECT_STATUS(aortTransferWaitAt(device, begun, stream), AORT_UNCAPTURABLE,
                   "transfer of 'x' was begun outside of the capture");
  AO_EXPECT_STATUS(begin(AORT_HOST_TO_DEVICE, output, before, inside),
                   AORT_UNCAPTURABLE,
                   "the host buffer was allocated before the capture");
  void *captured = allocate();
  AO_CHECK(begin(AORT_DEVICE_TO_HOST, captured, input, inside));
  AO_CHECK(aortTransferWaitAt(device, inside, stream));
  void *executable = endCapture();
  AO_EXPECT_STATUS(begin(AORT_HOST_TO_DEVICE, output, captured, inside),
                   AORT_UNCAPTURABLE,
                   "the host buffer belongs to another captured CUDA graph");
  AO_CHECK(aortTransferWaitAt(device, begun, stream));
  launch(executable);
  destroy(executable);
  // Nor does a transfer end after its capture, which is invalid then.
  synchronize();
  AO_CHECK(aortHostFree(device, captured));
  beginCapture();
  captured = allocate();
  AO_CHECK(begin(AORT_DEVICE_TO_HOST, captured, input, inside));
  EXPECT_EQ(endCapture(), nullptr);
  AO_EXPECT_STATUS(aortTransferWaitAt(device, inside, stream),
                   AORT_UNCAPTURABLE,
                   "transfer of 'x' was captured: capture its wait as well");
  AO_CHECK(aortHostFree(device, captured));
  AO_CHECK(aortHostFree(device, before));
  // Transfers of later steps are as before.
  captured = allocate();
  AO_CHECK(transfer(AORT_DEVICE_TO_HOST, captured, input));
  AO_CHECK(transfer(AORT_HOST_TO_DEVICE, output, captured));
  AO_CHECK(aortHostFree(device, captured));
  synchronize();
}

/// A forward and a backward pass in graphs of their own.
TEST_P(CallersCaptureTest, CapturesContinue) {
  NEEDS_A_DRIVER();
  AO_CHECK(aortHostReserve(device, bytes, 1));
  beginCapture();
  void *host = allocate();
  AO_CHECK(transfer(AORT_DEVICE_TO_HOST, host, input));
  void *forward = endCapture();
  beginCapture();
  AO_CHECK(aortCaptureContinue(device, host, stream));
  AO_CHECK(transfer(AORT_HOST_TO_DEVICE, output, host));
  AO_EXPECT_STATUS(aortCaptureContinue(device, host, stream), AORT_UNCAPTURABLE,
                   "was captured before");
  void *backward = endCapture();
  AO_CHECK(aortHostFree(device, host));
  for (uint32_t round = 1; round < 4; ++round) {
    write(input, pattern(count, round));
    launch(forward);
    launch(backward);
    expectOutput(round);
  }
  // The buffer belongs to both graphs.
  destroy(forward);
  EXPECT_EQ(statistics().hostBytes, bytes);
  launch(backward);
  expectOutput(3);
  destroy(backward);
  EXPECT_EQ(allocate(), host);
  AO_EXPECT_STATUS(aortCaptureContinue(device, host, stream),
                   AORT_INVALID_ARGUMENT, "no captured CUDA graph owns");
  AO_CHECK(aortHostFree(device, host));
}

TEST_P(CallersCaptureTest, OnlyCapturesContinue) {
  NEEDS_A_DRIVER();
  AO_CHECK(aortHostReserve(device, bytes, 1));
  beginCapture();
  void *host = allocate();
  AO_CHECK(transfer(AORT_DEVICE_TO_HOST, host, input));
  void *executable = endCapture();
  AO_EXPECT_STATUS(aortCaptureContinue(device, host, stream), AORT_UNCAPTURABLE,
                   "the stream is not captured");
  AO_CHECK(aortHostFree(device, host));
  destroy(executable);
}

TEST_P(CallersCaptureTest, TransfersOfTheDevicesOwnStreamDoNotCrossTheBorder) {
  NEEDS_A_DRIVER();
  AortStream *compute = nullptr;
  AO_CHECK(aortDeviceComputeStream(device, &compute));
  void *before = nullptr, *own = aortStreamNative(compute);
  AO_CHECK(aortHostAlloc(device, bytes, "x", &before));
  AO_CHECK(aortDeviceSynchronize(device));
  ASSERT_EQ(driver->call("cuStreamBeginCapture_v2", own, /*global*/ 0), 0);
  AortTransfer inside = 0;
  AO_EXPECT_STATUS(aortTransfer(device, AORT_DEVICE_TO_HOST, before, input,
                                bytes, "x", &inside),
                   AORT_UNCAPTURABLE,
                   "the host buffer was allocated before the capture");
  void *graph = nullptr;
  ASSERT_EQ(driver->call("cuStreamEndCapture", own, &graph), 0);
  ASSERT_EQ(driver->call("cuGraphDestroy", graph), 0);
  AO_CHECK(aortHostFree(device, before));
}

/// A transfer stream is in one capture at a time.
TEST_P(CallersCaptureTest, CapturesAtOnceDoNotShareTransferStreams) {
  NEEDS_A_DRIVER();
  AO_CHECK(aortHostReserve(device, bytes, 2));
  AortStream *second = nullptr, *adopted = nullptr;
  AO_CHECK(aortStreamCreate(device, AORT_STREAM_COMPUTE, &second));
  void *handle = aortStreamNative(second);
  AO_CHECK(aortStreamAdopt(device, handle, &adopted));
  beginCapture();
  void *host = allocate();
  AortTransfer inside = 0, other = 0;
  AO_CHECK(begin(AORT_DEVICE_TO_HOST, host, input, inside));
  ASSERT_EQ(driver->call("cuStreamBeginCapture_v2", handle, /*global*/ 0), 0);
  std::swap(stream, adopted);
  void *another = allocate();
  AO_EXPECT_STATUS(begin(AORT_DEVICE_TO_HOST, another, input, other),
                   AORT_UNCAPTURABLE,
                   "transfers of another capture have not ended");
  AO_CHECK(aortHostFree(device, another));
  std::swap(stream, adopted);
  void *graph = nullptr;
  ASSERT_EQ(driver->call("cuStreamEndCapture", handle, &graph), 0);
  ASSERT_EQ(driver->call("cuGraphDestroy", graph), 0);
  AO_CHECK(aortTransferWaitAt(device, inside, stream));
  AO_CHECK(aortHostFree(device, host));
  destroy(endCapture());
  AO_CHECK(aortStreamDestroy(adopted));
  AO_CHECK(aortStreamDestroy(second));
}

TEST_P(CallersCaptureTest, ReadyPointsAreCaptured) {
  NEEDS_A_DRIVER();
  AO_CHECK(aortHostReserve(device, bytes, 1));
  AortEvent *ready = nullptr;
  AO_CHECK(aortEventCreate(device, &ready));
  beginCapture();
  void *host = allocate();
  AO_CHECK(aortEventRecord(ready, stream));
  AortTransfer offload = 0;
  AO_CHECK(begin(AORT_DEVICE_TO_HOST, host, input, offload, ready));
  AO_CHECK(aortTransferWaitAt(device, offload, stream));
  AO_CHECK(transfer(AORT_HOST_TO_DEVICE, output, host));
  AO_CHECK(aortHostFree(device, host));
  void *executable = endCapture();
  AO_CHECK(aortEventDestroy(ready));
  write(input, pattern(count, 6));
  launch(executable);
  expectOutput(6);
  destroy(executable);
}

/// The stream for copies outside of captures takes no part in one.
TEST_P(CallersCaptureTest, OtherStreamsCopyMeanwhile) {
  NEEDS_A_DRIVER();
  AO_CHECK(aortHostReserve(device, bytes, 2));
  void *host = hostBuffer(bytes);
  write(input, pattern(count, 7));
  beginCapture();
  void *captured = allocate();
  AortTransfer inside = 0, outside = 0;
  AO_CHECK(begin(AORT_DEVICE_TO_HOST, captured, input, inside));
  AO_CHECK(aortTransfer(device, AORT_DEVICE_TO_HOST, host, input, bytes, "y",
                        &outside));
  AO_CHECK(aortTransferWait(device, outside));
  AO_CHECK(aortTransferWaitAt(device, inside, stream));
  AO_CHECK(aortHostFree(device, captured));
  destroy(endCapture());
  AO_CHECK(aortDeviceSynchronize(device));
  auto *values = static_cast<uint32_t *>(host);
  EXPECT_EQ(std::vector<uint32_t>(values, values + count), pattern(count, 7));
  AO_CHECK(aortHostFree(device, host));
}

/// Nothing can be pinned.
class PageableCaptureTest : public CallersCaptureTest {
protected:
  void adjust(AortContextOptions &options) override {
    options.failPinningAfter = 0;
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, PageableCaptureTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(PageableCaptureTest, CopiesOfPageableMemoryAreNotCaptured) {
  NEEDS_A_DRIVER();
  std::vector<uint32_t> memory(count);
  AO_CHECK(aortHostRegister(device, memory.data(), bytes));
  beginCapture();
  AortTransfer inside = 0;
  AO_EXPECT_STATUS(
      begin(AORT_DEVICE_TO_HOST, memory.data(), input, inside),
      AORT_UNCAPTURABLE,
      "copies of host memory that is not pinned cannot be captured");
  destroy(endCapture());
  AO_CHECK(aortHostUnregister(device, memory.data()));
}

} // namespace
