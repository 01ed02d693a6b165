//===- TransferTests.cpp - Offloads, reloads and waits --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Harness.h"

using namespace ao::cts;

namespace {

constexpr size_t count = 2048;
constexpr int64_t bytes = count * sizeof(uint32_t);

class TransferTest : public RuntimeTest {
protected:
  AortTransfer offload(void *host, void *device, const char *name = "x") {
    AortTransfer transfer = 0;
    EXPECT_EQ(aortTransfer(this->device, AORT_DEVICE_TO_HOST, host, device,
                           bytes, name, &transfer),
              AORT_OK)
        << aortLastErrorMessage();
    return transfer;
  }
  AortTransfer reload(void *device, void *host, const char *name = "x") {
    AortTransfer transfer = 0;
    EXPECT_EQ(aortTransfer(this->device, AORT_HOST_TO_DEVICE, device, host,
                           bytes, name, &transfer),
              AORT_OK)
        << aortLastErrorMessage();
    return transfer;
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, TransferTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(TransferTest, RoundTrip) {
  std::vector<uint32_t> values = pattern(count, 1);
  void *d = deviceBuffer(bytes), *h = hostBuffer(bytes);
  write(d, values);
  AO_CHECK(aortTransferWait(device, offload(h, d)));
  freeDevice(d);
  void *again = deviceBuffer(bytes);
  AO_CHECK(aortTransferWait(device, reload(again, h)));
  AO_CHECK(aortHostFree(device, h));
  EXPECT_EQ(read(again, count), values);
  freeDevice(again);
}

TEST_P(TransferTest, ReloadWaitsForTheOffloadOfItsSource) {
  // Nothing waits for the offload before the reload begins.
  std::vector<uint32_t> values = pattern(count, 2);
  void *d = deviceBuffer(bytes), *h = hostBuffer(bytes),
       *again = deviceBuffer(bytes);
  write(d, values);
  AortTransfer out = offload(h, d);
  AortTransfer in = reload(again, h);
  AO_CHECK(aortTransferWait(device, in));
  EXPECT_EQ(read(again, count), values);
  AO_CHECK(aortTransferWait(device, out));
  AO_CHECK(aortHostFree(device, h));
  freeDevice(d);
  freeDevice(again);
}

TEST_P(TransferTest, ReloadWaitsForTheOffloadsOfTheBytesItReads) {
  // Both halves of one host buffer are filled, and then read as one value.
  std::vector<uint32_t> values = pattern(count, 3);
  void *d = deviceBuffer(bytes), *h = hostBuffer(bytes),
       *again = deviceBuffer(bytes);
  write(d, values);
  AortTransfer out[2];
  for (int half : {0, 1}) {
    int64_t offset = half * bytes / 2;
    AO_CHECK(aortTransfer(
        device, AORT_DEVICE_TO_HOST, static_cast<char *>(h) + offset,
        static_cast<char *>(d) + offset, bytes / 2, "half", &out[half]));
  }
  AO_CHECK(aortTransferWait(device, reload(again, h)));
  EXPECT_EQ(read(again, count), values);
  for (AortTransfer transfer : out)
    AO_CHECK(aortTransferWait(device, transfer));
  AO_CHECK(aortHostFree(device, h));
  freeDevice(d);
  freeDevice(again);
}

/// Transfers run as late as something allows that waits for them.
class LateTransferTest : public TransferTest {
protected:
  void adjust(AortContextOptions &options) override {
    options.interleaving = 1;
    options.interleavingSeed = 0;
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, LateTransferTest,
                         testing::ValuesIn(hostConfigs()), configName);

TEST_P(LateTransferTest, ReloadDoesNotWaitForOffloadsOfOtherBytes) {
  AO_CTS_EXCLUDE(GetParam().mergedStreams, "all transfers are in one order");
  AO_CTS_EXCLUDE(!isInline(), "the host looks at what compute waits for");
  void *d = deviceBuffer(2 * bytes), *h = hostBuffer(2 * bytes),
       *again = deviceBuffer(bytes);
  auto *secondHalf = static_cast<char *>(d) + bytes;
  write(d, pattern(count, 4));
  write(secondHalf, pattern(count, 5));
  AortTransfer first = offload(h, d);
  AortTransfer second = offload(static_cast<char *>(h) + bytes, secondHalf);
  AO_CHECK(aortTransferWait(device, reload(again, h)));
  EXPECT_EQ(read(again, count), pattern(count, 4));
  // The second has not begun: it sees what is written now.
  std::vector<uint32_t> later = pattern(count, 6);
  memcpy(secondHalf, later.data(), bytes);
  AO_CHECK(aortTransferWait(device, second));
  EXPECT_EQ(memcmp(static_cast<char *>(h) + bytes, later.data(), bytes), 0);
  AO_CHECK(aortTransferWait(device, first));
  AO_CHECK(aortHostFree(device, h));
  freeDevice(d);
  freeDevice(again);
}

TEST_P(TransferTest, PoolBufferServesTheNextValueSafely) {
  std::vector<void *> devices;
  void *first = deviceBuffer(bytes), *back = deviceBuffer(bytes);
  for (uint32_t round = 0; round < 30; ++round) {
    std::vector<uint32_t> values = pattern(count, round);
    write(first, values);
    void *h = hostBuffer(bytes);
    AO_CHECK(aortTransferWait(device, offload(h, first)));
    AO_CHECK(aortTransferWait(device, reload(back, h)));
    AO_CHECK(aortHostFree(device, h));
    ASSERT_EQ(read(back, count), values) << "round " << round;
  }
  EXPECT_EQ(statistics().poolMisses, 1);
  freeDevice(first);
  freeDevice(back);
}

TEST_P(TransferTest, ManyInFlight) {
  constexpr size_t values = 24;
  std::vector<void *> d(values), h(values);
  std::vector<AortTransfer> t(values);
  for (size_t i = 0; i < values; ++i) {
    d[i] = deviceBuffer(bytes);
    h[i] = hostBuffer(bytes);
    write(d[i], pattern(count, static_cast<uint32_t>(i)));
    t[i] = offload(h[i], d[i]);
  }
  for (size_t i = 0; i < values; ++i) {
    AO_CHECK(aortTransferWait(device, t[i]));
    freeDevice(d[i]);
  }
  for (size_t i = values; i-- > 0;) {
    d[i] = deviceBuffer(bytes);
    t[i] = reload(d[i], h[i]);
  }
  for (size_t i = values; i-- > 0;) {
    AO_CHECK(aortTransferWait(device, t[i]));
    AO_CHECK(aortHostFree(device, h[i]));
    EXPECT_EQ(read(d[i], count), pattern(count, static_cast<uint32_t>(i)));
    freeDevice(d[i]);
  }
}

TEST_P(TransferTest, StridedRoundTrip) {
  // Every second column of a matrix goes out and comes back elsewhere.
  constexpr int64_t rows = 16, columns = 32;
  void *d = deviceBuffer(rows * columns * 4), *h = hostBuffer(rows * 16 * 4);
  std::vector<uint32_t> values = pattern(rows * columns, 7);
  write(d, values);
  int64_t sizes[] = {rows, 16}, packed[] = {16, 1}, spread[] = {columns, 2};
  AortStridedCopy out = {h, d, 4, 2, sizes, packed, spread};
  AortTransfer transfer = 0;
  AO_CHECK(aortTransferStrided(device, AORT_DEVICE_TO_HOST, &out, "columns",
                               &transfer));
  AO_CHECK(aortTransferWait(device, transfer));
  AO_CHECK(aortMemset(compute, d, 0, 4, rows * columns));
  AortStridedCopy in = {
      static_cast<uint32_t *>(d) + 1, h, 4, 2, sizes, spread, packed};
  AO_CHECK(aortTransferStrided(device, AORT_HOST_TO_DEVICE, &in, "columns",
                               &transfer));
  AO_CHECK(aortTransferWait(device, transfer));
  std::vector<uint32_t> result = read(d, rows * columns);
  for (size_t r = 0; r < rows; ++r)
    for (size_t c = 0; c < columns; c += 2) {
      ASSERT_EQ(result[r * columns + c], 0u);
      ASSERT_EQ(result[r * columns + c + 1], values[r * columns + c]);
    }
  EXPECT_EQ(statistics().offloadedBytes, rows * 16 * 4);
  AO_CHECK(aortHostFree(device, h));
  freeDevice(d);
}

TEST_P(TransferTest, BeginAndEndFrameTheCallersCopy) {
  std::vector<uint32_t> values = pattern(count, 3);
  void *d = deviceBuffer(bytes), *h = hostBuffer(bytes);
  write(d, values);
  AortTransfer transfer = 0;
  AortStream *stream = nullptr, *expected = nullptr;
  AO_CHECK(aortTransferBegin(device, AORT_DEVICE_TO_HOST, h, d, bytes, "x",
                             &transfer));
  AO_CHECK(aortTransferStream(device, transfer, &stream));
  AO_CHECK(aortDeviceTransferStream(device, AORT_DEVICE_TO_HOST, &expected));
  EXPECT_EQ(stream, expected);
  AO_EXPECT_STATUS(aortTransferWait(device, transfer), AORT_INVALID_STATE,
                   "before its end");
  AortTransfer other = 0;
  AO_EXPECT_STATUS(
      aortTransferBegin(device, AORT_DEVICE_TO_HOST, h, d, bytes, "y", &other),
      AORT_INVALID_STATE, "has ended");
  AO_CHECK(aortCopy(stream, h, d, bytes));
  AO_CHECK(aortTransferEnd(device, transfer));
  AO_EXPECT_STATUS(aortTransferEnd(device, transfer), AORT_INVALID_STATE,
                   "ended twice");
  AO_CHECK(aortTransferWait(device, transfer));
  AO_CHECK(aortDeviceSynchronize(device));
  EXPECT_EQ(std::vector<uint32_t>(static_cast<uint32_t *>(h),
                                  static_cast<uint32_t *>(h) + count),
            values);
  AO_CHECK(aortHostFree(device, h));
  freeDevice(d);
}

TEST_P(TransferTest, StaleTransfersAreRecognised) {
  void *d = deviceBuffer(bytes), *h = hostBuffer(bytes);
  write(d, pattern(count, 1));
  AortTransfer first = offload(h, d);
  AO_CHECK(aortTransferWait(device, first));
  AO_EXPECT_STATUS(aortTransferWait(device, first), AORT_INVALID_STATE,
                   "not in flight");
  // Its place is taken by another transfer now; the old name stays wrong.
  AortTransfer second = offload(h, d);
  AO_EXPECT_STATUS(aortTransferWait(device, first), AORT_INVALID_STATE,
                   "not in flight");
  AO_CHECK(aortTransferWait(device, second));
  AO_EXPECT_STATUS(aortTransferWait(device, 0), AORT_INVALID_STATE,
                   "not in flight");
  AO_EXPECT_STATUS(aortTransferWait(device, 12345678), AORT_INVALID_STATE,
                   "not in flight");
  AO_CHECK(aortHostFree(device, h));
  freeDevice(d);
}

TEST_P(TransferTest, EmptyTransferIsATransfer) {
  AortTransfer transfer = 0;
  AO_CHECK(aortTransfer(device, AORT_DEVICE_TO_HOST, nullptr, nullptr, 0,
                        "empty", &transfer));
  AO_CHECK(aortTransferWait(device, transfer));
}

TEST_P(TransferTest, StatisticsAddUp) {
  void *d = deviceBuffer(bytes), *h = hostBuffer(bytes), *g = hostBuffer(bytes);
  write(d, pattern(count, 1));
  AO_CHECK(aortTransferWait(device, offload(h, d, "a")));
  AO_CHECK(aortTransferWait(device, offload(g, d, "b")));
  AO_CHECK(aortTransferWait(device, reload(d, h, "a")));
  AortStatistics s = statistics();
  EXPECT_EQ(s.offloads, 2);
  EXPECT_EQ(s.reloads, 1);
  EXPECT_EQ(s.offloadedBytes, 2 * bytes);
  EXPECT_EQ(s.reloadedBytes, bytes);
  if (onHost() || GetParam().profile) {
    EXPECT_EQ(s.offloadMeasuredBytes, 2 * bytes);
    EXPECT_EQ(s.reloadMeasuredBytes, bytes);
  }
  ASSERT_EQ(aortDeviceValueCount(device), 2);
  int64_t offloaded = 0, reloaded = 0, exposed = 0;
  for (int64_t i = 0; i < 2; ++i) {
    AortValueStatistics value{};
    value.structSize = sizeof(value);
    AO_CHECK(aortDeviceValueStatistics(device, i, &value));
    EXPECT_STREQ(value.name, i == 0 ? "a" : "b");
    EXPECT_EQ(value.transfers, i == 0 ? 2 : 1);
    offloaded += value.offloadedBytes;
    reloaded += value.reloadedBytes;
    exposed += value.exposedNs;
  }
  EXPECT_EQ(offloaded, s.offloadedBytes);
  EXPECT_EQ(reloaded, s.reloadedBytes);
  EXPECT_EQ(exposed, s.exposedNs);
  EXPECT_EQ(s.deviceBytes, bytes);
  EXPECT_EQ(s.hostBytes, 2 * bytes);
  AO_CHECK(aortDeviceResetStatistics(device));
  s = statistics();
  EXPECT_EQ(s.offloadedBytes, 0);
  EXPECT_EQ(s.peakDeviceBytes, bytes);
  AO_CHECK(aortHostFree(device, h));
  AO_CHECK(aortHostFree(device, g));
  freeDevice(d);
}

TEST_P(TransferTest, LeaksAreNamed) {
  expectLeak = true;
  void *d = deviceBuffer(bytes, "weights"), *h = hostBuffer(bytes);
  write(d, pattern(count, 1));
  (void)offload(h, d, "act3");
  AortEvent *event = nullptr;
  AO_CHECK(aortEventCreate(device, &event));
  AO_EXPECT_STATUS(aortContextCheckLeaks(context), AORT_LEAK,
                   "1 device buffer (8192 bytes, one of 'weights'), 1 host "
                   "buffer, 1 unfinished transfer (one of 'act3'), 1 event");
}

} // namespace
