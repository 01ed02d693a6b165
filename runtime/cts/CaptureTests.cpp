//===- CaptureTests.cpp - Capture and replay of a step --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Harness.h"

using namespace ao::cts;

namespace {

constexpr size_t count = 512;
constexpr int64_t bytes = count * sizeof(uint32_t);

class CaptureTest : public RuntimeTest {
protected:
  void adjust(AortContextOptions &options) override {
    options.launchesOnly = 1;
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, CaptureTest, testing::ValuesIn(allConfigs()),
                         configName);

TEST_P(CaptureTest, ReplayHasTheResultsOfTheStep) {
  void *input = deviceBuffer(bytes), *output = deviceBuffer(bytes);
  write(input, pattern(count, 1));
  // The first run makes streams, events and pinned buffers.
  moveInStep(input, output, bytes);
  aortStepSynchronize();
  AO_CHECK(aortCaptureBegin(device));
  moveInStep(input, output, bytes);
  AortGraph *graph = nullptr;
  AO_CHECK(aortCaptureEnd(device, &graph));
  for (uint32_t round = 2; round < 6; ++round) {
    write(input, pattern(count, round));
    AO_CHECK(aortGraphLaunch(graph));
    EXPECT_EQ(read(output, count), pattern(count, round));
  }
  AO_CHECK(aortGraphDestroy(graph));
  freeDevice(input);
  freeDevice(output);
}

TEST_P(CaptureTest, ForbiddenCallsInACaptureAreRefused) {
  AO_CHECK(aortCaptureBegin(device));
  AO_EXPECT_STATUS(aortCaptureBegin(device), AORT_INVALID_STATE, "twice");
  AO_EXPECT_STATUS(aortDeviceSynchronize(device), AORT_INVALID_STATE,
                   "inside a capture");
  AO_EXPECT_STATUS(aortHostTrim(device), AORT_INVALID_STATE, "in a capture");
  AortGraph *graph = nullptr;
  AO_CHECK(aortCaptureEnd(device, &graph));
  AO_CHECK(aortGraphDestroy(graph));
  AO_EXPECT_STATUS(aortCaptureEnd(device, &graph), AORT_INVALID_STATE,
                   "not begun");
}

TEST_P(CaptureTest, MemoryThatIsNotTheGraphsOwnIsRefused) {
  void *before = deviceBuffer(bytes, "donated");
  AO_CHECK(aortCaptureBegin(device));
  AO_EXPECT_STATUS(aortDeviceFree(device, before, nullptr), AORT_INVALID_STATE,
                   "'donated' was allocated before the capture");
  void *inside = deviceBuffer(bytes, "result");
  EXPECT_NE(inside, nullptr);
  AortGraph *graph = nullptr;
  AO_EXPECT_STATUS(aortCaptureEnd(device, &graph), AORT_INVALID_STATE,
                   "'result' was allocated in the capture and not freed");
  EXPECT_EQ(graph, nullptr);
  freeDevice(before);
}

TEST_P(CaptureTest, ConstantsAreCopiedBeforeTheCapture) {
  static const uint32_t table[4] = {1, 2, 3, 4};
  expectFailure = true;
  AO_CHECK(aortCaptureBegin(device));
  (void)aortStepConstant(table, sizeof(table), "table");
  AortGraph *graph = nullptr;
  AO_CHECK(aortCaptureEnd(device, &graph));
  EXPECT_NE(std::string(aortContextStatusMessage(context))
                .find("'table' is first used in a capture"),
            std::string::npos)
      << aortContextStatusMessage(context);
  AO_CHECK(aortGraphDestroy(graph));
}

TEST_P(CaptureTest, MeasuringGoesOnAfterACapture) {
  void *input = deviceBuffer(bytes), *output = deviceBuffer(bytes);
  write(input, pattern(count, 1));
  moveInStep(input, output, bytes);
  aortStepSynchronize();
  AO_CHECK(aortCaptureBegin(device));
  moveInStep(input, output, bytes);
  AortGraph *graph = nullptr;
  AO_CHECK(aortCaptureEnd(device, &graph));
  // Its transfers use the events of the captured ones.
  moveInStep(input, output, bytes);
  AO_CHECK(aortDeviceSynchronize(device));
  EXPECT_EQ(statistics().offloadMeasuredBytes,
            GetParam().profile || onHost() ? 2 * bytes : 0);
  AO_CHECK(aortGraphDestroy(graph));
  freeDevice(input);
  freeDevice(output);
}

/// Of a caller that promises nothing.
using PlainCaptureTest = RuntimeTest;
INSTANTIATE_TEST_SUITE_P(Backends, PlainCaptureTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(PlainCaptureTest, HostBackendSaysThatItCannot) {
  AO_CTS_EXCLUDE(!isInline(), "this backend can");
  AO_EXPECT_STATUS(aortCaptureBegin(device), AORT_UNSUPPORTED,
                   "cannot capture");
}

TEST_P(CaptureTest, CapturesContainNoWaits) {
  AortEvent *event = nullptr;
  AO_CHECK(aortEventCreate(device, &event));
  AO_CHECK(aortCaptureBegin(device));
  AO_EXPECT_STATUS(aortStreamSynchronize(compute), AORT_UNCAPTURABLE,
                   "the host waits");
  AO_CHECK(aortEventRecord(event, compute));
  AO_EXPECT_STATUS(aortEventSynchronize(event), AORT_UNCAPTURABLE,
                   "the host waits");
  int32_t done = 0;
  AO_EXPECT_STATUS(aortEventQuery(event, &done), AORT_UNCAPTURABLE,
                   "the host waits");
  AortGraph *graph = nullptr;
  AO_CHECK(aortCaptureEnd(device, &graph));
  AO_CHECK(aortGraphDestroy(graph));
  AO_CHECK(aortEventDestroy(event));
}

struct Addition {
  uint32_t *sum;
  uint32_t term;
};

TEST_P(CaptureTest, HostCodeIsANodeWithItsArguments) {
  auto *sum = static_cast<uint32_t *>(hostBuffer(bytes));
  *sum = 0;
  auto add = [](void *data) {
    auto *addition = static_cast<Addition *>(data);
    *addition->sum += addition->term;
  };
  Addition addition = {sum, 5};
  aortStepLaunch(add, &addition, sizeof(addition), "add");
  AO_CHECK(aortStreamSynchronize(compute));
  EXPECT_EQ(*sum, 5u);
  AO_CHECK(aortCaptureBegin(device));
  AO_CHECK(aortLaunch(compute, add, &addition, sizeof(addition), "add"));
  AortGraph *graph = nullptr;
  AO_CHECK(aortCaptureEnd(device, &graph));
  addition.term = 100;
  EXPECT_EQ(*sum, 5u);
  for (uint32_t round = 1; round < 4; ++round) {
    AO_CHECK(aortGraphLaunch(graph));
    AO_CHECK(aortStreamSynchronize(compute));
    EXPECT_EQ(*sum, 5 + 5 * round);
  }
  AO_CHECK(aortGraphDestroy(graph));
  AO_EXPECT_STATUS(aortLaunch(compute, nullptr, nullptr, 0, "add"),
                   AORT_INVALID_ARGUMENT, "null function");
  AO_EXPECT_STATUS(aortLaunch(compute, add, nullptr, 8, "add"),
                   AORT_INVALID_ARGUMENT, "'add'");
  AO_CHECK(aortHostFree(device, sum));
}

TEST_P(CaptureTest, TransferInFlightHoldsACaptureOff) {
  void *d = deviceBuffer(bytes), *h = hostBuffer(bytes);
  write(d, pattern(count, 1));
  AortTransfer out = 0;
  AO_CHECK(aortTransfer(device, AORT_DEVICE_TO_HOST, h, d, bytes, "x", &out));
  AO_EXPECT_STATUS(aortCaptureBegin(device), AORT_INVALID_STATE,
                   "1 transfers in flight");
  AO_CHECK(aortTransferWait(device, out));
  AO_CHECK(aortHostFree(device, h));
  freeDevice(d);
}

} // namespace
