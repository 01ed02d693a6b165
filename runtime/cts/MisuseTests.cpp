//===- MisuseTests.cpp - Wrong arguments to every call --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Harness.h"

using namespace ao::cts;

namespace {

class MisuseTest : public RuntimeTest {};
INSTANTIATE_TEST_SUITE_P(Backends, MisuseTest, testing::ValuesIn(allConfigs()),
                         configName);

#define AO_EXPECT_NULL(call)                                                   \
  AO_EXPECT_STATUS(call, AORT_INVALID_ARGUMENT, "null ")

TEST_P(MisuseTest, NullContextsAndDevices) {
  void *p = nullptr;
  AortStream *s = nullptr;
  AO_EXPECT_NULL(aortContextCreate(nullptr, nullptr));
  AO_EXPECT_NULL(aortContextCheckLeaks(nullptr));
  AO_EXPECT_NULL(aortContextStatisticsJson(nullptr, nullptr, 0, nullptr));
  AO_EXPECT_NULL(aortContextStatisticsJson(context, nullptr, 10, nullptr));
  AO_EXPECT_NULL(aortContextWriteTimeline(nullptr, "x"));
  AO_EXPECT_NULL(aortContextWriteTimeline(context, nullptr));
  AO_EXPECT_NULL(aortContextOptionsFromEnvironment(nullptr));
  AO_EXPECT_NULL(aortDeviceComputeStream(nullptr, &s));
  AO_EXPECT_NULL(aortDeviceComputeStream(device, nullptr));
  AO_EXPECT_NULL(aortDeviceTransferStream(nullptr, AORT_DEVICE_TO_HOST, &s));
  AO_EXPECT_NULL(
      aortDeviceTransferStream(device, AORT_DEVICE_TO_HOST, nullptr));
  AO_EXPECT_NULL(aortDeviceSynchronize(nullptr));
  AO_EXPECT_NULL(aortDeviceAlloc(nullptr, 1, nullptr, nullptr, &p));
  AO_EXPECT_NULL(aortDeviceAlloc(device, 1, nullptr, nullptr, nullptr));
  AO_EXPECT_NULL(aortDeviceFree(nullptr, p, nullptr));
  AO_EXPECT_NULL(aortHostAlloc(nullptr, 1, nullptr, &p));
  AO_EXPECT_NULL(aortHostAlloc(device, 1, nullptr, nullptr));
  AO_EXPECT_NULL(aortHostFree(nullptr, p));
  AO_EXPECT_NULL(aortHostReserve(nullptr, 1, 1));
  AO_EXPECT_NULL(aortHostTrim(nullptr));
  AO_EXPECT_NULL(aortHostRegister(nullptr, &p, 1));
  AO_EXPECT_NULL(aortHostUnregister(nullptr, &p));
}

TEST_P(MisuseTest, NullStreamsAndEvents) {
  void *p = nullptr;
  AortStream *s = nullptr;
  AortEvent *e = nullptr;
  int32_t done = 0;
  AO_EXPECT_NULL(aortStreamCreate(nullptr, AORT_STREAM_COMPUTE, &s));
  AO_EXPECT_NULL(aortStreamCreate(device, AORT_STREAM_COMPUTE, nullptr));
  AO_EXPECT_NULL(aortStreamDestroy(nullptr));
  AO_EXPECT_NULL(aortStreamSynchronize(nullptr));
  AO_EXPECT_NULL(aortStreamWaitEvent(nullptr, nullptr));
  AO_EXPECT_NULL(aortStreamWaitEvent(compute, nullptr));
  AO_EXPECT_NULL(aortEventCreate(nullptr, &e));
  AO_EXPECT_NULL(aortEventCreate(device, nullptr));
  AO_EXPECT_NULL(aortEventDestroy(nullptr));
  AO_EXPECT_NULL(aortEventRecord(nullptr, compute));
  AO_EXPECT_NULL(aortEventSynchronize(nullptr));
  AO_EXPECT_NULL(aortEventQuery(nullptr, &done));
  AO_EXPECT_NULL(aortCopy(nullptr, &p, &p, 1));
  AO_EXPECT_NULL(aortCopyStrided(nullptr, nullptr));
  AO_EXPECT_NULL(aortCopyStrided(compute, nullptr));
  AO_EXPECT_NULL(aortMemset(nullptr, &p, 0, 1, 1));
  AO_EXPECT_NULL(aortMemset(compute, nullptr, 0, 1, 1));
}

TEST_P(MisuseTest, NullTransfersAndGraphs) {
  void *p = nullptr;
  AortStream *s = nullptr;
  AortGraph *g = nullptr;
  AortTransfer t = 0;
  AO_EXPECT_NULL(
      aortTransferBegin(nullptr, AORT_DEVICE_TO_HOST, &p, &p, 1, nullptr, &t));
  AO_EXPECT_NULL(aortTransferBegin(device, AORT_DEVICE_TO_HOST, &p, &p, 1,
                                   nullptr, nullptr));
  AO_EXPECT_NULL(aortTransferStream(nullptr, 1, &s));
  AO_EXPECT_NULL(aortTransferStream(device, 1, nullptr));
  AO_EXPECT_NULL(aortTransferEnd(nullptr, 1));
  AO_EXPECT_NULL(
      aortTransfer(nullptr, AORT_DEVICE_TO_HOST, &p, &p, 1, nullptr, &t));
  AO_EXPECT_NULL(
      aortTransfer(device, AORT_DEVICE_TO_HOST, &p, &p, 1, nullptr, nullptr));
  AO_EXPECT_NULL(
      aortTransferStrided(device, AORT_DEVICE_TO_HOST, nullptr, nullptr, &t));
  AO_EXPECT_NULL(aortTransferWait(nullptr, 1));
  AO_EXPECT_NULL(aortCaptureBegin(nullptr));
  AO_EXPECT_NULL(aortCaptureEnd(nullptr, &g));
  AO_EXPECT_NULL(aortCaptureEnd(device, nullptr));
  AO_EXPECT_NULL(aortGraphLaunch(nullptr));
  AO_EXPECT_NULL(aortGraphDestroy(nullptr));
  AO_EXPECT_NULL(aortMatmul(nullptr, nullptr));
  AO_EXPECT_NULL(aortMatmul(device, nullptr));
  AO_EXPECT_NULL(aortDeviceStatistics(nullptr, nullptr));
  AO_EXPECT_NULL(aortDeviceStatistics(device, nullptr));
  AO_EXPECT_NULL(aortDeviceResetStatistics(nullptr));
  AO_EXPECT_NULL(aortDeviceValueStatistics(device, 0, nullptr));
  AO_EXPECT_NULL(aortDeviceSpan(device, 0, nullptr));
  AO_EXPECT_NULL(aortDeviceMemorySample(nullptr, 0, nullptr));
  AO_EXPECT_NULL(aortDeviceMemorySample(device, 0, nullptr));
  AO_EXPECT_NULL(aortRangeBegin(nullptr, "x"));
  AO_EXPECT_NULL(aortRangeEnd(nullptr));
}

TEST_P(MisuseTest, NullIsQuietWhereItIsAllowed) {
  aortContextDestroy(nullptr);
  aortContextOptionsInit(nullptr);
  aortContextClearStatus(nullptr);
  aortContextSetErrorHandler(nullptr, nullptr, nullptr);
  EXPECT_EQ(aortContextBackend(nullptr), AORT_BACKEND_AUTO);
  EXPECT_EQ(aortContextDeviceCount(nullptr), 0);
  EXPECT_EQ(aortContextDevice(nullptr, 0), nullptr);
  EXPECT_EQ(aortContextDevice(context, 99), nullptr);
  EXPECT_EQ(aortContextDevice(context, -1), nullptr);
  EXPECT_EQ(aortContextStatus(nullptr), AORT_INVALID_ARGUMENT);
  EXPECT_STREQ(aortDeviceName(nullptr), "");
  EXPECT_EQ(aortStreamNative(nullptr), nullptr);
  EXPECT_EQ(aortDeviceValueCount(nullptr), 0);
  EXPECT_EQ(aortDeviceSpanCount(nullptr), 0);
  EXPECT_EQ(aortDeviceMemorySampleCount(nullptr), 0);
}

TEST_P(MisuseTest, ValuesOutOfRange) {
  uint32_t data[4] = {};
  AortStream *s = nullptr;
  AortTransfer t = 0;
  AO_EXPECT_STATUS(aortCopy(compute, data, data, -1), AORT_INVALID_ARGUMENT,
                   "-1 bytes");
  AO_EXPECT_STATUS(aortCopy(compute, nullptr, data, 4), AORT_INVALID_ARGUMENT,
                   "null pointer");
  AO_EXPECT_STATUS(aortMemset(compute, data, 0, 3, 1), AORT_INVALID_ARGUMENT,
                   "3 bytes");
  AO_EXPECT_STATUS(aortMemset(compute, data, 0, 4, -1), AORT_INVALID_ARGUMENT,
                   "-1 elements");
  AO_EXPECT_STATUS(aortStreamCreate(device, static_cast<AortStreamKind>(7), &s),
                   AORT_INVALID_ARGUMENT, "kind of stream");
  AO_EXPECT_STATUS(
      aortDeviceTransferStream(device, static_cast<AortDirection>(7), &s),
      AORT_INVALID_ARGUMENT, "direction");
  AO_EXPECT_STATUS(aortTransfer(device, static_cast<AortDirection>(7), data,
                                data, 4, "x", &t),
                   AORT_INVALID_ARGUMENT, "direction");
  AO_EXPECT_STATUS(
      aortTransfer(device, AORT_DEVICE_TO_HOST, data, data, -4, "x", &t),
      AORT_INVALID_ARGUMENT, "'x'");
  AO_EXPECT_STATUS(
      aortTransfer(device, AORT_DEVICE_TO_HOST, nullptr, data, 4, "x", &t),
      AORT_INVALID_ARGUMENT, "null pointer");
  AO_EXPECT_STATUS(aortHostReserve(device, 16, -1), AORT_INVALID_ARGUMENT,
                   "reserve");
  AO_EXPECT_STATUS(aortStreamDestroy(compute), AORT_INVALID_ARGUMENT,
                   "own streams");
  AortValueStatistics value{};
  value.structSize = sizeof(value);
  AO_EXPECT_STATUS(aortDeviceValueStatistics(device, 5, &value),
                   AORT_INVALID_ARGUMENT, "no value 5");
  AortSpan span{};
  span.structSize = sizeof(span);
  AO_EXPECT_STATUS(aortDeviceSpan(device, 5, &span), AORT_INVALID_ARGUMENT,
                   "no span 5");
  AortMemorySample sample{};
  sample.structSize = sizeof(sample);
  AO_EXPECT_STATUS(aortDeviceMemorySample(device, 5, &sample),
                   AORT_INVALID_ARGUMENT, "no memory sample 5");
  AortStatistics noSize{};
  AO_EXPECT_STATUS(aortDeviceStatistics(device, &noSize), AORT_INVALID_ARGUMENT,
                   "structSize");
}

TEST_P(MisuseTest, StridedCopies) {
  uint32_t data[4] = {};
  int64_t size[] = {2}, stride[] = {1}, zero[] = {0}, negative[] = {-1};
  auto expect = [&](AortStridedCopy copy, const char *fragment) {
    AO_EXPECT_STATUS(aortCopyStrided(compute, &copy), AORT_INVALID_ARGUMENT,
                     fragment);
  };
  expect({data, data, 0, 1, size, stride, stride}, "element size");
  expect({data, data, 4, -1, size, stride, stride}, "missing");
  expect({data, data, 4, 1, nullptr, stride, stride}, "missing");
  expect({data, data, 4, 1, negative, stride, stride}, "negative size");
  expect({data, data, 4, 1, size, zero, stride}, "destination stride");
  expect({nullptr, data, 4, 1, size, stride, stride}, "null pointer");
  int64_t sizes[20], strides[20];
  std::fill(std::begin(sizes), std::end(sizes), 2);
  std::fill(std::begin(strides), std::end(strides), 1);
  expect({data, data, 4, 20, sizes, strides, strides}, "dimensions");
}

TEST_P(MisuseTest, HandlesOfAnotherContext) {
  AortContext *other = nullptr;
  AortContextOptions second = options();
  AO_CHECK(aortContextCreate(&second, &other));
  AortDevice *foreign = aortContextDevice(other, 0);
  AortStream *stream = nullptr;
  AortEvent *event = nullptr;
  void *p = nullptr;
  AO_CHECK(aortDeviceComputeStream(foreign, &stream));
  AO_CHECK(aortEventCreate(foreign, &event));
  AO_EXPECT_STATUS(aortDeviceAlloc(device, 4, stream, "x", &p),
                   AORT_INVALID_ARGUMENT, "another device");
  AO_EXPECT_STATUS(aortEventRecord(event, compute), AORT_INVALID_ARGUMENT,
                   "another device");
  AO_EXPECT_STATUS(aortStreamWaitEvent(compute, event), AORT_INVALID_ARGUMENT,
                   "another device");
  AO_CHECK(aortEventDestroy(event));
  aortContextDestroy(other);
}

TEST_P(MisuseTest, StatusNamesAndMessages) {
  for (int code = AORT_OK; code <= AORT_UNCAPTURABLE; ++code)
    EXPECT_STRNE(aortStatusName(static_cast<AortStatus>(code)),
                 "unknown status");
  EXPECT_STREQ(aortStatusName(static_cast<AortStatus>(99)), "unknown status");
}

} // namespace
