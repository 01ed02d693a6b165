//===- AsyncTests.cpp - Compute as a worker of the host backend -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Errors that cannot be seen if the calling thread computes: work that starts
// before compute has done its part. The whole suite runs in these
// configurations, too.
//
//===----------------------------------------------------------------------===//

#include "Harness.h"

#include <cstring>

using namespace ao::cts;

namespace {

constexpr size_t count = 1024;
constexpr int64_t bytes = count * sizeof(uint32_t);

/// Addresses and a number, as a launch gets them.
struct Words {
  uint32_t *to;
  const uint32_t *from;
  uint32_t added;
};

class AsyncTest : public RuntimeTest {
protected:
  void SetUp() override {
    RuntimeTest::SetUp();
    x = static_cast<uint32_t *>(deviceBuffer(bytes, "x"));
    y = static_cast<uint32_t *>(deviceBuffer(bytes, "y"));
    h = static_cast<uint32_t *>(hostBuffer(bytes, "h"));
    write(x, pattern(count, 1));
    write(y, pattern(count, 2));
    std::memset(h, 0, bytes);
  }
  void TearDown() override {
    EXPECT_EQ(aortDeviceSynchronize(device), AORT_OK);
    freeDevice(x);
    freeDevice(y);
    EXPECT_EQ(aortHostFree(device, h), AORT_OK);
    RuntimeTest::TearDown();
  }
  /// Compute that adds to each element.
  void launch(uint32_t *to, const uint32_t *from, uint32_t added) {
    Words words{to, from, added};
    AO_CHECK(aortLaunch(
        compute,
        [](void *data) {
          auto *given = static_cast<Words *>(data);
          for (size_t i = 0; i < count; ++i)
            given->to[i] = given->from[i] + given->added;
        },
        &words, sizeof(words), "kernel"));
  }
  std::vector<uint32_t> sum(uint32_t seed, uint32_t added) {
    std::vector<uint32_t> values = pattern(count, seed);
    for (uint32_t &value : values)
      value += added;
    return values;
  }
  AortStream *transferStream(AortDirection direction) {
    AortStream *stream = nullptr;
    EXPECT_EQ(aortDeviceTransferStream(device, direction, &stream), AORT_OK);
    return stream;
  }
  std::vector<uint32_t> hostValues() const { return {h, h + count}; }
  /// Compute waits until the host waits for it, which is what shows a fault at
  /// each run.
  bool isLate() const {
    return GetParam().interleaving && GetParam().seed == 0;
  }

  /// Without and with the fault. Between threads, a planted race is one that
  /// tsan finds.
  std::vector<bool> faults() const {
    return GetParam().interleaving ? std::vector<bool>{false, true}
                                   : std::vector<bool>{false};
  }

  uint32_t *x = nullptr, *y = nullptr, *h = nullptr;
};
INSTANTIATE_TEST_SUITE_P(Backends, AsyncTest, testing::ValuesIn(asyncConfigs()),
                         configName);

TEST_P(AsyncTest, CallsReturnBeforeComputeEnds) {
  launch(x, x, 1);
  if (isLate()) {
    EXPECT_EQ(x[0], pattern(1, 1)[0]);
  }
  AO_CHECK(aortStreamSynchronize(compute));
  EXPECT_EQ(read(x, count), sum(1, 1));
}

/// A transfer waits for its producer. One that is told that its value was ready
/// before copies what was there then.
TEST_P(AsyncTest, TransferThatStartsBeforeItsProducer) {
  for (bool isFaulty : faults()) {
    write(x, pattern(count, 1));
    AortEvent *before = nullptr;
    AO_CHECK(aortEventCreate(device, &before));
    AO_CHECK(aortEventRecord(before, compute));
    launch(x, x, 1);
    AortTransferPlace place{};
    place.structSize = sizeof(place);
    place.ready = isFaulty ? before : nullptr;
    int64_t sizes[] = {count}, strides[] = {1};
    AortStridedCopy copy{};
    copy.destination = h;
    copy.source = x;
    copy.elementBytes = sizeof(uint32_t);
    copy.rank = 1;
    copy.sizes = sizes;
    copy.sourceStrides = copy.destinationStrides = strides;
    AortTransfer transfer = 0;
    AO_CHECK(aortTransferAt(device, AORT_DEVICE_TO_HOST, &copy, "x", &place,
                            &transfer));
    AO_CHECK(aortStreamSynchronize(transferStream(AORT_DEVICE_TO_HOST)));
    if (!isFaulty) {
      EXPECT_EQ(hostValues(), sum(1, 1));
    } else if (isLate()) {
      EXPECT_EQ(hostValues(), pattern(count, 1));
    }
    AO_CHECK(aortTransferWait(device, transfer));
    AO_CHECK(aortDeviceSynchronize(device));
    AO_CHECK(aortEventDestroy(before));
  }
}

/// A reload waits for compute, which may still use its target for something
/// else. A copy that does not wait takes that away.
TEST_P(AsyncTest, ReloadIntoMemoryThatComputeStillReads) {
  for (bool isFaulty : faults()) {
    write(x, pattern(count, 1));
    std::vector<uint32_t> saved = pattern(count, 5);
    std::memcpy(h, saved.data(), bytes);
    launch(y, x, 7);
    AortStream *reload = transferStream(AORT_HOST_TO_DEVICE);
    AortTransfer transfer = 0;
    if (isFaulty) {
      AO_CHECK(aortCopy(reload, x, h, bytes));
    } else {
      AO_CHECK(aortTransferBegin(device, AORT_HOST_TO_DEVICE, x, h, bytes, "x",
                                 &transfer));
      AO_CHECK(aortCopy(reload, x, h, bytes));
      AO_CHECK(aortTransferEnd(device, transfer));
    }
    AO_CHECK(aortStreamSynchronize(reload));
    if (!isFaulty)
      AO_CHECK(aortTransferWait(device, transfer));
    AO_CHECK(aortStreamSynchronize(compute));
    if (!isFaulty) {
      EXPECT_EQ(read(y, count), sum(1, 7));
    } else if (isLate()) {
      EXPECT_EQ(read(y, count), sum(5, 7));
    }
    EXPECT_EQ(read(x, count), saved);
  }
}

/// There is nothing that the calling thread computes.
TEST_P(AsyncTest, CallingThreadIsNoStream) {
  AortStream *stream = nullptr;
  AO_EXPECT_STATUS(aortStreamAdopt(device, nullptr, &stream), AORT_UNSUPPORTED,
                   "asyncCompute");
}

/// Memory that compute still uses is not handed out again.
TEST_P(AsyncTest, FreedMemoryIsFreedInStreamOrder) {
  auto *z = static_cast<uint32_t *>(deviceBuffer(bytes, "z"));
  launch(z, x, 3);
  launch(y, z, 4);
  freeDevice(z);
  auto *other = static_cast<uint32_t *>(deviceBuffer(bytes, "other"));
  AO_CHECK(aortCopy(transferStream(AORT_HOST_TO_DEVICE), other, h, bytes));
  EXPECT_EQ(read(y, count), sum(1, 7));
  AO_CHECK(aortDeviceSynchronize(device));
  freeDevice(other);
}

TEST(AsyncOptionsTest, WhatComputeMustPromise) {
  AortContextOptions options;
  AortContext *context = nullptr;
  aortContextOptionsInit(&options);
  options.backend = AORT_BACKEND_HOST;
  options.asyncCompute = 1;
  AO_EXPECT_STATUS(aortContextCreate(&options, &context), AORT_INVALID_ARGUMENT,
                   "asyncCompute needs launchesOnly");
}

} // namespace
