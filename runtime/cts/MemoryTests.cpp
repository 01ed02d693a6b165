//===- MemoryTests.cpp - Device memory and the pinned pool ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Harness.h"

using namespace ao::cts;

namespace {

class MemoryTest : public RuntimeTest {
protected:
  void adjust(AortContextOptions &options) override {
    options.deviceCapacity = 10000;
    options.hostBudget = 10240;
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, MemoryTest, testing::ValuesIn(allConfigs()),
                         configName);

TEST_P(MemoryTest, CapacityCountsExactBytes) {
  void *a = deviceBuffer(6001, "first"), *b = deviceBuffer(3999, "second");
  void *c = nullptr;
  AO_EXPECT_STATUS(aortDeviceAlloc(device, 1, nullptr, "third", &c),
                   AORT_OUT_OF_DEVICE_MEMORY,
                   "device capacity exceeded: 'third' needs 1 bytes, 10000 of "
                   "10000 bytes are in use");
  EXPECT_EQ(c, nullptr);
  freeDevice(b);
  c = deviceBuffer(3999, "third");
  EXPECT_EQ(statistics().deviceBytes, 10000);
  EXPECT_EQ(statistics().peakDeviceBytes, 10000);
  freeDevice(a);
  freeDevice(c);
  EXPECT_EQ(statistics().deviceBytes, 0);
}

TEST_P(MemoryTest, HugeAndNegativeSizesAreRefused) {
  void *p = nullptr;
  AO_EXPECT_STATUS(aortDeviceAlloc(device, INT64_MAX, nullptr, "huge", &p),
                   AORT_OUT_OF_DEVICE_MEMORY, "'huge'");
  AO_EXPECT_STATUS(aortDeviceAlloc(device, -1, nullptr, "negative", &p),
                   AORT_INVALID_ARGUMENT, "-1 bytes");
  AO_EXPECT_STATUS(aortHostAlloc(device, INT64_MAX, "huge", &p),
                   AORT_INVALID_ARGUMENT, "'huge'");
  AO_EXPECT_STATUS(aortHostAlloc(device, -1, "negative", &p),
                   AORT_INVALID_ARGUMENT, "-1 bytes");
  EXPECT_EQ(p, nullptr);
}

TEST_P(MemoryTest, EmptyBuffersAreDistinct) {
  void *a = deviceBuffer(0), *b = deviceBuffer(0);
  void *c = hostBuffer(0), *d = hostBuffer(0);
  EXPECT_NE(a, b);
  EXPECT_NE(c, d);
  freeDevice(a);
  freeDevice(b);
  AO_CHECK(aortHostFree(device, c));
  AO_CHECK(aortHostFree(device, d));
}

TEST_P(MemoryTest, WrongFreesAreRefused) {
  int local = 0;
  void *a = deviceBuffer(64);
  AO_EXPECT_STATUS(aortDeviceFree(device, &local, nullptr),
                   AORT_INVALID_ARGUMENT, "is not a live device buffer");
  freeDevice(a);
  AO_EXPECT_STATUS(aortDeviceFree(device, a, nullptr), AORT_INVALID_ARGUMENT,
                   "is not a live device buffer");
  AO_CHECK(aortDeviceFree(device, nullptr, nullptr));
  void *h = hostBuffer(64);
  AO_EXPECT_STATUS(aortHostFree(device, static_cast<char *>(h) + 8),
                   AORT_INVALID_ARGUMENT, "is not a host buffer");
  AO_CHECK(aortHostFree(device, h));
  AO_EXPECT_STATUS(aortHostFree(device, h), AORT_INVALID_ARGUMENT,
                   "is not a host buffer");
  AO_CHECK(aortHostFree(device, nullptr));
}

TEST_P(MemoryTest, FreeInStreamOrderLetsEarlierWorkFinish) {
  AortStream *stream = nullptr;
  AO_CHECK(aortStreamCreate(device, AORT_STREAM_TRANSFER, &stream));
  std::vector<uint32_t> values = pattern(512, 3), out(512);
  void *a = deviceBuffer(2048);
  AO_CHECK(aortCopy(stream, a, values.data(), 2048));
  AO_CHECK(aortCopy(stream, out.data(), a, 2048));
  AO_CHECK(aortDeviceFree(device, a, stream));
  AO_CHECK(aortStreamSynchronize(stream));
  EXPECT_EQ(out, values);
  AO_CHECK(aortStreamDestroy(stream));
}

TEST_P(MemoryTest, PoolReusesBuffersWithoutRoundingUp) {
  void *a = hostBuffer(1025);
  AO_CHECK(aortHostFree(device, a));
  void *b = hostBuffer(1100);
  EXPECT_EQ(a, b);
  AO_CHECK(aortHostFree(device, b));
  AortStatistics s = statistics();
  EXPECT_EQ(s.poolHits, 1);
  EXPECT_EQ(s.poolMisses, 1);
  EXPECT_EQ(s.peakHostBytes, 1100);
  EXPECT_EQ(s.hostReservedBytes, 1280);
  AO_CHECK(aortHostTrim(device));
  EXPECT_EQ(statistics().hostReservedBytes, 0);
}

TEST_P(MemoryTest, HostBudgetNamesValueAndBytes) {
  void *a = hostBuffer(10000, "kept"), *b = nullptr;
  AO_EXPECT_STATUS(aortHostAlloc(device, 512, "act7", &b),
                   AORT_OUT_OF_HOST_MEMORY,
                   "host budget exceeded: 'act7' needs 512 bytes, 10000 of "
                   "10240 bytes are in use");
  AO_CHECK(aortHostFree(device, a));
}

TEST_P(MemoryTest, IdleBuffersMakeRoomUnderTheBudget) {
  void *a = hostBuffer(10240);
  AO_CHECK(aortHostFree(device, a));
  // Another size: the idle buffer does not serve it and has to go.
  void *b = hostBuffer(5000), *c = hostBuffer(5000);
  EXPECT_LE(statistics().hostReservedBytes, 10240);
  AO_CHECK(aortHostFree(device, b));
  AO_CHECK(aortHostFree(device, c));
}

TEST_P(MemoryTest, ReservedBuffersServeTheFirstStep) {
  AO_CHECK(aortHostReserve(device, 2000, 3));
  void *p[3];
  for (void *&pointer : p)
    pointer = hostBuffer(2000);
  EXPECT_EQ(statistics().poolMisses, 0);
  for (void *pointer : p)
    AO_CHECK(aortHostFree(device, pointer));
  AO_EXPECT_STATUS(aortHostReserve(device, 2000, 100), AORT_OUT_OF_HOST_MEMORY,
                   "host budget exceeded");
}

class PinningTest : public RuntimeTest {
protected:
  void adjust(AortContextOptions &options) override {
    options.failPinningAfter = 1;
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, PinningTest, testing::ValuesIn(allConfigs()),
                         configName);

TEST_P(PinningTest, FailureFallsBackWithOneWarning) {
  void *pinned = hostBuffer(256);
  EXPECT_TRUE(warnings.empty());
  void *b = hostBuffer(512), *c = hostBuffer(1024);
  ASSERT_EQ(warnings.size(), 1u);
  EXPECT_NE(warnings[0].find("injected failure"), std::string::npos);
  EXPECT_EQ(statistics().pinningFallbacks, 2);

  std::vector<uint32_t> values = pattern(256, 1);
  void *d = deviceBuffer(1024);
  write(d, values);
  AortTransfer transfer = 0;
  AO_CHECK(
      aortTransfer(device, AORT_DEVICE_TO_HOST, c, d, 1024, "x", &transfer));
  AO_CHECK(aortTransferWait(device, transfer));
  AO_CHECK(aortDeviceSynchronize(device));
  EXPECT_EQ(std::vector<uint32_t>(static_cast<uint32_t *>(c),
                                  static_cast<uint32_t *>(c) + 256),
            values);

  uint32_t own[16];
  AO_CHECK(aortHostRegister(device, own, sizeof(own)));
  EXPECT_EQ(statistics().pinningFallbacks, 3);
  EXPECT_EQ(warnings.size(), 1u);
  AO_CHECK(aortHostUnregister(device, own));
  freeDevice(d);
  for (void *pointer : {pinned, b, c})
    AO_CHECK(aortHostFree(device, pointer));
}

class PlainMemoryTest : public RuntimeTest {};
INSTANTIATE_TEST_SUITE_P(Backends, PlainMemoryTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(PlainMemoryTest, StepsAfterTheFirstCreateNothing) {
  AortStatistics afterFirst{};
  for (int step = 0; step < 5; ++step) {
    void *d = deviceBuffer(4096), *h = hostBuffer(4096);
    AortTransfer out = 0, in = 0;
    AO_CHECK(aortTransfer(device, AORT_DEVICE_TO_HOST, h, d, 4096, "x", &out));
    AO_CHECK(aortTransferWait(device, out));
    freeDevice(d);
    d = deviceBuffer(4096);
    AO_CHECK(aortTransfer(device, AORT_HOST_TO_DEVICE, d, h, 4096, "x", &in));
    AO_CHECK(aortTransferWait(device, in));
    AO_CHECK(aortHostFree(device, h));
    freeDevice(d);
    AortStatistics now = statistics();
    if (step == 0)
      afterFirst = now;
    // Measured steps give their events back when they are resolved.
    EXPECT_LE(now.streamsCreated, afterFirst.streamsCreated);
    EXPECT_LE(now.eventsCreated, afterFirst.eventsCreated);
    EXPECT_EQ(now.poolMisses, 1);
  }
}

TEST_P(PlainMemoryTest, RegisterMisuse) {
  uint32_t own[16];
  AO_EXPECT_STATUS(aortHostRegister(device, nullptr, 4), AORT_INVALID_ARGUMENT,
                   "register");
  AO_EXPECT_STATUS(aortHostUnregister(device, own), AORT_INVALID_ARGUMENT,
                   "not registered");
  AO_CHECK(aortHostRegister(device, own, sizeof(own)));
  AO_EXPECT_STATUS(aortHostRegister(device, own, sizeof(own)),
                   AORT_INVALID_STATE, "registered already");
  AO_CHECK(aortHostUnregister(device, own));
}

} // namespace
