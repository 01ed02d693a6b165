//===- StagingTests.cpp - Host memory that cannot be pinned ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Copies of pageable memory go through rings of pinned slots. The rings here
// are small, so that every copy goes around them several times.
//
//===----------------------------------------------------------------------===//

#include "../core/Device.h"
#include "Harness.h"

#include <random>

using namespace ao::cts;

namespace {

constexpr int64_t staging = 4096, slot = staging / 8;
constexpr size_t count = 3000;
constexpr int64_t bytes = count * sizeof(uint32_t);

/// Nothing can be pinned but staging.
class StagingTest : public RuntimeTest {
protected:
  void adjust(AortContextOptions &options) override {
    options.launchesOnly = 1;
    options.failPinningAfter = 1;
    options.stagingBytes = staging;
  }
  AortTransfer start(AortDirection direction, void *to, const void *from,
                     int64_t n = bytes) {
    AortTransfer transfer = 0;
    EXPECT_EQ(aortTransfer(device, direction, to, from, n, "x", &transfer),
              AORT_OK)
        << aortLastErrorMessage();
    return transfer;
  }
  /// Out, the source is freed, and back.
  void *roundTrip(void *d, void *h, int64_t n = bytes) {
    AortTransfer out = start(AORT_DEVICE_TO_HOST, h, d, n);
    EXPECT_EQ(aortTransferWait(device, out), AORT_OK);
    freeDevice(d);
    void *again = deviceBuffer(n);
    AortTransfer in = start(AORT_HOST_TO_DEVICE, again, h, n);
    EXPECT_EQ(aortTransferWait(device, in), AORT_OK);
    return again;
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, StagingTest, testing::ValuesIn(allConfigs()),
                         configName);

TEST_P(StagingTest, BytesComeBackInOrder) {
  EXPECT_TRUE(warnings.empty());
  EXPECT_EQ(statistics().pinnedBytes, staging);
  // Less than a slot, slots exactly, a byte more, several times around.
  int64_t moved = 0;
  for (int64_t n :
       {int64_t(4), slot, slot + 4, 4 * slot, 4 * slot + 4, bytes}) {
    size_t words = static_cast<size_t>(n) / 4;
    void *d = deviceBuffer(n), *h = hostBuffer(n);
    write(d, pattern(words, 1));
    d = roundTrip(d, h, n);
    EXPECT_EQ(read(d, words), pattern(words, 1)) << n << " bytes";
    AO_CHECK(aortHostFree(device, h));
    freeDevice(d);
    moved += 2 * n;
  }
  ASSERT_EQ(warnings.size(), 1u);
  EXPECT_NE(warnings[0].find("transfers use pageable memory and are slower"),
            std::string::npos);
  EXPECT_EQ(warnings[0].find("the host waits"), std::string::npos);
  EXPECT_EQ(statistics().pageableBytes, moved);
  EXPECT_EQ(statistics().stagedBytes, moved);
  EXPECT_EQ(statistics().offloadedBytes, moved / 2);
  EXPECT_EQ(statistics().pinnedBytes, staging);
}

TEST_P(StagingTest, ManyInFlight) {
  constexpr uint32_t n = 6;
  void *d[n], *h[n], *again[n];
  AortTransfer transfers[n];
  for (uint32_t i = 0; i < n; ++i) {
    d[i] = deviceBuffer(bytes);
    h[i] = hostBuffer(bytes);
    write(d[i], pattern(count, i));
  }
  for (uint32_t i = 0; i < n; ++i)
    transfers[i] = start(AORT_DEVICE_TO_HOST, h[i], d[i]);
  // The last ones are on their way back while the first ones still leave.
  for (uint32_t i = n; i-- > 0;) {
    AortTransfer out = transfers[i];
    again[i] = deviceBuffer(bytes);
    transfers[i] = start(AORT_HOST_TO_DEVICE, again[i], h[i]);
    AO_CHECK(aortTransferWait(device, out));
    freeDevice(d[i]);
  }
  for (uint32_t i = 0; i < n; ++i) {
    AO_CHECK(aortTransferWait(device, transfers[i]));
    EXPECT_EQ(read(again[i], count), pattern(count, i));
    AO_CHECK(aortHostFree(device, h[i]));
    freeDevice(again[i]);
  }
}

TEST_P(StagingTest, StridedCopies) {
  std::mt19937 random(3);
  for (int round = 0; round < 12; ++round) {
    // Columns of a matrix: rows shorter and longer than a slot.
    int64_t rows = 1 + static_cast<int64_t>(random() % 40);
    int64_t columns = 1 + static_cast<int64_t>(random() % 300);
    int64_t pitch = columns + static_cast<int64_t>(random() % 5);
    auto words = static_cast<size_t>(rows * pitch);
    int64_t n = rows * pitch * 4;
    void *d = deviceBuffer(n), *h = hostBuffer(n), *again = deviceBuffer(n);
    std::vector<uint32_t> values = pattern(words, 5);
    write(d, values);
    write(again, std::vector<uint32_t>(words, 7));
    int64_t sizes[] = {rows, columns}, wide[] = {pitch, 1},
            tight[] = {columns, 1};
    AortStridedCopy out = {h, d, 4, 2, sizes, tight, wide};
    AortStridedCopy in = {again, h, 4, 2, sizes, wide, tight};
    AortTransfer transfer = 0;
    AO_CHECK(
        aortTransferStrided(device, AORT_DEVICE_TO_HOST, &out, "x", &transfer));
    AO_CHECK(aortTransferWait(device, transfer));
    AO_CHECK(
        aortTransferStrided(device, AORT_HOST_TO_DEVICE, &in, "x", &transfer));
    AO_CHECK(aortTransferWait(device, transfer));
    for (size_t i = 0; i < words; ++i)
      if (static_cast<int64_t>(i) % pitch >= columns)
        values[i] = 7;
    EXPECT_EQ(read(again, words), values)
        << rows << " rows of " << columns << " at " << pitch;
    freeDevice(d);
    freeDevice(again);
    AO_CHECK(aortHostFree(device, h));
  }
  AortStatistics now = statistics();
  EXPECT_EQ(now.stagedBytes, now.offloadedBytes + now.reloadedBytes);
}

TEST_P(StagingTest, MemoryOfTheCaller) {
  std::vector<uint32_t> own = pattern(count, 4), back(count, 0);
  AO_CHECK(aortHostRegister(device, own.data(), bytes));
  AO_CHECK(aortHostRegister(device, back.data(), bytes));
  void *d = settledBuffer(bytes);
  AortStream *stream = nullptr;
  AO_CHECK(aortStreamCreate(device, AORT_STREAM_TRANSFER, &stream));
  AO_CHECK(aortCopy(stream, d, own.data(), bytes));
  AO_CHECK(aortCopy(stream, back.data(), d, bytes));
  AO_CHECK(aortStreamSynchronize(stream));
  EXPECT_EQ(back, own);
  EXPECT_EQ(statistics().stagedBytes, 2 * bytes);
  AO_CHECK(aortStreamDestroy(stream));
  AO_CHECK(aortHostUnregister(device, own.data()));
  AO_CHECK(aortHostUnregister(device, back.data()));
  freeDevice(d);
}

TEST_P(StagingTest, SeveralStreamsShareARing) {
  AortStream *streams[2] = {};
  void *d[2], *h[2];
  for (uint32_t i = 0; i < 2; ++i) {
    AO_CHECK(aortStreamCreate(device, AORT_STREAM_TRANSFER, &streams[i]));
    d[i] = settledBuffer(bytes);
    h[i] = hostBuffer(bytes);
    write(d[i], pattern(count, i));
  }
  for (int round = 0; round < 3; ++round)
    for (uint32_t i = 0; i < 2; ++i)
      AO_CHECK(aortCopy(streams[i], h[i], d[i], bytes));
  // The younger one first.
  for (uint32_t i = 2; i-- > 0;)
    AO_CHECK(aortStreamSynchronize(streams[i]));
  for (uint32_t i = 0; i < 2; ++i) {
    auto *words = static_cast<uint32_t *>(h[i]);
    EXPECT_EQ(std::vector<uint32_t>(words, words + count), pattern(count, i));
    AO_CHECK(aortStreamDestroy(streams[i]));
    AO_CHECK(aortHostFree(device, h[i]));
    freeDevice(d[i]);
  }
}

TEST_P(StagingTest, NoThreadIsBlocked) {
  AO_CTS_EXCLUDE(onHost() && !GetParam().interleaving,
                 "the copy may be over at once");
  void *d = deviceBuffer(bytes), *h = hostBuffer(bytes);
  write(d, pattern(count, 1));
  AortEvent *event = nullptr;
  AO_CHECK(aortEventCreate(device, &event));
  AortStream *engine = nullptr;
  AO_CHECK(aortDeviceTransferStream(device, AORT_DEVICE_TO_HOST, &engine));
  AO_CHECK(aortCopy(engine, h, d, bytes));
  AO_CHECK(aortEventRecord(event, engine));
  int32_t done = 1;
  AO_CHECK(aortEventQuery(event, &done));
  EXPECT_EQ(done, 0);
  AO_CHECK(aortEventSynchronize(event));
  AO_CHECK(aortEventDestroy(event));
  AO_CHECK(aortHostFree(device, h));
  freeDevice(d);
}

TEST_P(StagingTest, NothingIsMadeAfterTheFirstStep) {
  void *input = deviceBuffer(bytes), *output = deviceBuffer(bytes);
  write(input, pattern(count, 1));
  moveInStep(input, output, bytes);
  AortStatistics first = statistics();
  AortStatistics now{};
  for (int i = 0; i < 3; ++i) {
    moveInStep(input, output, bytes);
    // Measured steps give their events back when they are resolved.
    now = statistics();
  }
  EXPECT_EQ(read(output, count), pattern(count, 1));
  EXPECT_EQ(now.streamsCreated, first.streamsCreated);
  EXPECT_LE(now.eventsCreated, first.eventsCreated);
  EXPECT_EQ(now.poolMisses, first.poolMisses);
  freeDevice(input);
  freeDevice(output);
}

TEST_P(StagingTest, ReplaysShareTheRingWithWhatRunsBesideThem) {
  void *input = deviceBuffer(bytes), *output = deviceBuffer(bytes);
  void *beside = deviceBuffer(bytes), *host = hostBuffer(bytes);
  write(beside, pattern(count, 9));
  write(input, pattern(count, 1));
  moveInStep(input, output, bytes);
  aortStepSynchronize();
  AO_CHECK(aortCaptureBegin(device));
  moveInStep(input, output, bytes);
  AortGraph *graph = nullptr;
  AO_CHECK(aortCaptureEnd(device, &graph));
  for (uint32_t round = 2; round < 5; ++round) {
    write(input, pattern(count, round));
    AortTransfer out = start(AORT_DEVICE_TO_HOST, host, beside);
    AO_CHECK(aortGraphLaunch(graph));
    AO_CHECK(aortTransferWait(device, out));
    AortTransfer in = start(AORT_HOST_TO_DEVICE, beside, host);
    AO_CHECK(aortGraphLaunch(graph));
    EXPECT_EQ(read(output, count), pattern(count, round));
    AO_CHECK(aortTransferWait(device, in));
    EXPECT_EQ(read(beside, count), pattern(count, 9));
  }
  AO_CHECK(aortGraphDestroy(graph));
  AO_CHECK(aortHostFree(device, host));
  for (void *pointer : {input, output, beside})
    freeDevice(pointer);
}

TEST_P(StagingTest, NothingIsPinnedInACapture) {
  void *pinned = hostBuffer(bytes);
  AO_CHECK(aortHostFree(device, pinned));
  uint32_t own[16];
  AO_CHECK(aortCaptureBegin(device));
  // There is one of that size, and no second.
  void *h = hostBuffer(bytes), *other = nullptr;
  EXPECT_EQ(h, pinned);
  AO_EXPECT_STATUS(aortHostAlloc(device, bytes, "act", &other),
                   AORT_UNCAPTURABLE,
                   "for 'act': memory cannot be pinned in a capture; run the "
                   "step once before");
  AO_EXPECT_STATUS(aortHostReserve(device, bytes, 1), AORT_UNCAPTURABLE,
                   "in a capture");
  AO_EXPECT_STATUS(aortHostRegister(device, own, sizeof(own)),
                   AORT_UNCAPTURABLE, "in a capture");
  AO_CHECK(aortHostFree(device, h));
  AortGraph *graph = nullptr;
  AO_CHECK(aortCaptureEnd(device, &graph));
  AO_CHECK(aortGraphDestroy(graph));
  // The capture is as good as any, and so is what comes after it.
  AO_CHECK(aortHostAlloc(device, 2 * bytes, "act", &other));
  AO_CHECK(aortHostFree(device, other));
}

TEST_P(StagingTest, LoweredCodeGoesOnInACaptureThatFails) {
  expectFailure = true;
  AO_CHECK(aortCaptureBegin(device));
  void *h = aortStepHostAlloc(bytes, "act");
  ASSERT_NE(h, nullptr);
  aortStepHostFree(h);
  AortGraph *graph = nullptr;
  AO_CHECK(aortCaptureEnd(device, &graph));
  AO_CHECK(aortGraphDestroy(graph));
  EXPECT_EQ(aortContextStatus(context), AORT_UNCAPTURABLE);
  EXPECT_NE(std::string(aortContextStatusMessage(context)).find("'act'"),
            std::string::npos);
}

//===----------------------------------------------------------------------===//
// Waits that are left out
//===----------------------------------------------------------------------===//

/// Copies out and back in a context of its own, and looks at the result.
class StagingTrial {
public:
  /// Once around a ring and a little further.
  static constexpr size_t count = 700;
  static constexpr int64_t bytes = count * sizeof(uint32_t);

  StagingTrial(uint64_t seed, int64_t fault) {
    AortContextOptions options;
    aortContextOptionsInit(&options);
    options.backend = AORT_BACKEND_HOST;
    options.poison = options.interleaving = 1;
    options.interleavingSeed = seed;
    options.failPinningAfter = 1;
    options.stagingBytes = staging;
    options.warning = [](void *, const char *) {};
    note(aortContextCreate(&options, &context));
    device = aortContextDevice(context, 0);
    ring().plantFault(fault);
  }
  ~StagingTrial() { aortContextDestroy(context); }
  ao::runtime::Staging &ring() { return device->hostMemory().ownStaging(); }

  void run() {
    for (auto &stream : streams)
      note(aortStreamCreate(device, AORT_STREAM_TRANSFER, &stream));
    for (uint32_t i = 0; i < 3; ++i) {
      note(aortDeviceAlloc(device, bytes, nullptr, "x", &there[i]));
      note(aortDeviceAlloc(device, bytes, nullptr, "x", &again[i]));
      note(aortHostAlloc(device, bytes, "x", &here[i]));
      std::vector<uint32_t> values = pattern(count, i);
      std::copy(values.begin(), values.end(),
                static_cast<uint32_t *>(there[i]));
    }
    // Back while it still leaves.
    note(aortCopy(streams[0], here[2], there[2], slot));
    note(aortCopy(streams[0], again[2], here[2], slot));
    // One after the other on each stream, and both in each ring.
    for (uint32_t i = 2; i-- > 0;)
      note(aortCopy(streams[i], here[i], there[i], bytes));
    for (uint32_t i = 0; i < 2; ++i)
      note(aortCopy(streams[i], again[i], here[i], bytes));
    // Each allocation lets some stream go on, as the seed says.
    void *other = nullptr;
    for (int i = 0; i < 16; ++i)
      note(aortDeviceAlloc(device, 64, nullptr, "y", &other));
    for (uint32_t i = 2; i-- > 0;)
      note(aortStreamSynchronize(streams[i]));
    for (uint32_t i = 0; i < 3; ++i) {
      size_t n = i < 2 ? count : slot / sizeof(uint32_t);
      std::vector<uint32_t> values = pattern(count, i);
      wrong = wrong || !std::equal(values.begin(), values.begin() + n,
                                   static_cast<const uint32_t *>(again[i]));
    }
  }
  bool isWrong() const { return wrong; }

private:
  void note(AortStatus status) { wrong = wrong || status != AORT_OK; }

  AortContext *context = nullptr;
  AortDevice *device = nullptr;
  AortStream *streams[2] = {};
  void *there[3] = {}, *here[3] = {}, *again[3] = {};
  bool wrong = false;
};

TEST(StagingFault, EachWaitThatIsLeftOutIsFound) {
  constexpr uint64_t seeds = 200;
  int64_t waits = 0;
  for (uint64_t seed = 0; seed < seeds; ++seed) {
    StagingTrial intact(seed, -1);
    intact.run();
    EXPECT_FALSE(intact.isWrong()) << "seed " << seed;
    waits = intact.ring().eventWaits();
  }
  ASSERT_GT(waits, 0);
  for (int64_t wait = 0; wait < waits; ++wait) {
    bool isFound = false;
    for (uint64_t seed = 0; seed < seeds && !isFound; ++seed) {
      StagingTrial faulty(seed, wait);
      faulty.run();
      isFound = faulty.isWrong();
    }
    EXPECT_TRUE(isFound) << "wait " << wait << " of " << waits;
  }
}

//===----------------------------------------------------------------------===//
// Limits
//===----------------------------------------------------------------------===//

/// Room for staging, and for two buffers beside it.
class PinnedBudgetTest : public RuntimeTest {
protected:
  void adjust(AortContextOptions &options) override {
    options.pinnedBudget = staging + 2 * 1024;
    options.stagingBytes = staging;
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, PinnedBudgetTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(PinnedBudgetTest, MemoryBeyondTheLimitIsPageable) {
  void *a = hostBuffer(1024), *b = hostBuffer(1024);
  EXPECT_EQ(statistics().pinnedBytes, staging + 2 * 1024);
  EXPECT_TRUE(warnings.empty());
  void *c = hostBuffer(1024);
  ASSERT_EQ(warnings.size(), 1u);
  EXPECT_NE(warnings[0].find("pinned budget exceeded: 1024 bytes are needed, "
                             "6144 of 6144 bytes are pinned"),
            std::string::npos)
      << warnings[0];
  EXPECT_EQ(statistics().pinningFallbacks, 1);
  uint32_t own[16];
  AO_CHECK(aortHostRegister(device, own, sizeof(own)));
  AO_CHECK(aortHostUnregister(device, own));
  EXPECT_EQ(statistics().pinnedBytes, staging + 2 * 1024);
  EXPECT_EQ(warnings.size(), 1u);
  // Pinned buffers are used first, in any order of their release.
  AO_CHECK(aortHostFree(device, c));
  AO_CHECK(aortHostFree(device, a));
  AO_CHECK(aortHostFree(device, b));
  void *first = hostBuffer(1024), *second = hostBuffer(1024);
  EXPECT_TRUE((first == a && second == b) || (first == b && second == a));
  AO_CHECK(aortHostFree(device, first));
  AO_CHECK(aortHostFree(device, second));
  AO_CHECK(aortHostTrim(device));
  EXPECT_EQ(statistics().pinnedBytes, staging);
}

TEST_P(PinnedBudgetTest, PlansSelectPageableMemory) {
  void *a = aortStepHostAlloc(1000, "a");
  void *b = aortStepHostAllocPageable(1000, "b");
  EXPECT_EQ(statistics().hostBytes, 2000);
  EXPECT_EQ(statistics().pinnedBufferBytes, 1000);
  // Each kind serves its own.
  aortStepHostFree(a);
  aortStepHostFree(b);
  EXPECT_EQ(aortStepHostAllocPageable(1000, "b"), b);
  EXPECT_EQ(aortStepHostAlloc(1000, "a"), a);
  // The rounding of buffers does not count.
  void *c = aortStepHostAlloc(1048, "c");
  EXPECT_EQ(statistics().pinnedBufferBytes, 2048);
  for (void *buffer : {a, b, c})
    aortStepHostFree(buffer);
  // Idle buffers are freed to make room.
  void *whole = aortStepHostAlloc(2048, "whole");
  EXPECT_EQ(statistics().peakPinnedBufferBytes, 2048);
  aortStepHostFree(whole);
  EXPECT_TRUE(warnings.empty());
  EXPECT_EQ(statistics().pinningFallbacks, 0);
}

TEST_P(PinnedBudgetTest, PageableMemoryOfPlansIsStaged) {
  constexpr int64_t n = 4096;
  std::vector<uint32_t> words = pattern(n / 4, 1);
  void *d = deviceBuffer(n), *h = aortStepHostAllocPageable(n, "x");
  write(d, words);
  aortStepWait(aortStepOffload(h, d, n, "x"));
  freeDevice(d);
  d = deviceBuffer(n);
  aortStepWait(aortStepReload(d, h, n, "x"));
  aortStepHostFree(h);
  EXPECT_EQ(read(d, words.size()), words);
  freeDevice(d);
  EXPECT_EQ(statistics().pageableBytes, 2 * n);
  EXPECT_EQ(statistics().stagedBytes, 2 * n);
  EXPECT_EQ(statistics().peakPinnedBufferBytes, 0);
  EXPECT_TRUE(warnings.empty());
}

class DefaultStagingTest : public RuntimeTest {
protected:
  void adjust(AortContextOptions &options) override {
    options.pinnedBudget = 16384;
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, DefaultStagingTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(DefaultStagingTest, TakesAQuarterOfTheBudget) {
  EXPECT_EQ(statistics().pinnedBytes, 4096);
}

/// Large buffers cannot be pinned, and staging is not requested.
class LateStagingTest : public RuntimeTest {
protected:
  void adjust(AortContextOptions &options) override {
    options.stagingBytes = GetParam().mergedStreams ? -1 : 0;
    options.failPinningAfter = 0;
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, LateStagingTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(LateStagingTest, WithoutStagingTheHostWaits) {
  void *d = deviceBuffer(bytes), *h = hostBuffer(bytes);
  write(d, pattern(count, 1));
  AortTransfer transfer = 0;
  AO_CHECK(
      aortTransfer(device, AORT_DEVICE_TO_HOST, h, d, bytes, "x", &transfer));
  AO_CHECK(aortTransferWait(device, transfer));
  AO_CHECK(aortDeviceSynchronize(device));
  auto *words = static_cast<uint32_t *>(h);
  EXPECT_EQ(std::vector<uint32_t>(words, words + count), pattern(count, 1));
  ASSERT_EQ(warnings.size(), 1u);
  EXPECT_NE(warnings[0].find("the host waits for their copies"),
            std::string::npos);
  EXPECT_EQ(statistics().pageableBytes, bytes);
  EXPECT_EQ(statistics().stagedBytes, 0);
  AO_CHECK(aortHostFree(device, h));
  freeDevice(d);
}

TEST(StagingOptions, AreChecked) {
  auto expect = [](int64_t budget, int64_t bytes, const char *fragment) {
    AortContextOptions options;
    aortContextOptionsInit(&options);
    options.backend = AORT_BACKEND_HOST;
    options.pinnedBudget = budget;
    options.stagingBytes = bytes;
    AortContext *context = nullptr;
    AO_EXPECT_STATUS(aortContextCreate(&options, &context),
                     AORT_INVALID_ARGUMENT, fragment);
  };
  expect(-1, 0, "pinned budget must not be negative");
  expect(0, 2047, "staging must have at least 2048 bytes, got 2047");
  expect(4096, 8192,
         "staging of 8192 bytes does not fit into the pinned "
         "budget of 4096");
}

class RefusedPinningTest : public RuntimeTest {};
INSTANTIATE_TEST_SUITE_P(Backends, RefusedPinningTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(RefusedPinningTest, StagingIsTakenAsSoonAsItIsNeeded) {
  AO_CTS_EXCLUDE(onHost(), "pinning is not refused there");
  std::vector<uint32_t> own = pattern(count, 4);
  AO_CHECK(aortHostRegister(device, own.data(), bytes / 2));
  EXPECT_EQ(statistics().pinnedBytes, bytes / 2);
  // The driver pins no memory twice, which has nothing to do with limits: what
  // is pinned by half stays as it is.
  AO_CHECK(aortHostRegister(device, own.data() + 1, bytes - 4));
  ASSERT_EQ(warnings.size(), 1u);
  EXPECT_EQ(warnings[0].find("the host waits"), std::string::npos);
  EXPECT_EQ(statistics().pinnedBytes, bytes / 2 + (int64_t(64) << 20));
  void *d = deviceBuffer(bytes);
  AO_CHECK(aortCopy(compute, d, own.data() + 1, bytes - 4));
  EXPECT_EQ(read(d, count - 1),
            std::vector<uint32_t>(own.begin() + 1, own.end()));
  EXPECT_EQ(statistics().stagedBytes, bytes - 4);
  AO_CHECK(aortHostUnregister(device, own.data() + 1));
  AO_CHECK(aortHostUnregister(device, own.data()));
  freeDevice(d);
}

} // namespace
