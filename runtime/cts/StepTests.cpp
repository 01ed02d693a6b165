//===- StepTests.cpp - The calls of lowered code --------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Harness.h"

#include <type_traits>

using namespace ao::cts;

namespace {

constexpr size_t count = 512;
constexpr int64_t bytes = count * sizeof(uint32_t);

// The list that compilers use says what the header says.
#define AORT_STEP_FUNCTION(result, name, arguments)                            \
  static_assert(std::is_same_v<decltype(name), result arguments>, #name);
#define AORT_MLIR_FUNCTION(result, name, arguments)                            \
  static_assert(std::is_same_v<decltype(name), result arguments>, #name);
#include "ao-runtime/Step.def"

class StepTest : public RuntimeTest {};
INSTANTIATE_TEST_SUITE_P(Backends, StepTest, testing::ValuesIn(allConfigs()),
                         configName);

TEST_P(StepTest, OffloadAndReload) {
  std::vector<uint32_t> values = pattern(count, 1);
  std::vector<uint32_t> result(count);
  moveInStep(values.data(), result.data(), bytes);
  aortStepSynchronize();
  EXPECT_EQ(result, values);
}

TEST_P(StepTest, PartsWithGpuMemcpy) {
  // As `gpu.memcpy async` on the transfer's stream is lowered.
  std::vector<uint32_t> values = pattern(count, 2);
  void *compute = aortStepComputeStream();
  void *d = mgpuMemAlloc(bytes, compute, false);
  mgpuMemcpy(d, values.data(), bytes, compute);
  void *h = aortStepHostAlloc(bytes, "x");
  int64_t out = aortStepTransferBegin(0, h, d, bytes, "x");
  AortStream *offloads = nullptr;
  AO_CHECK(aortDeviceTransferStream(device, AORT_DEVICE_TO_HOST, &offloads));
  EXPECT_EQ(aortStepTransferStreamOf(out), offloads);
  mgpuMemcpy(h, d, bytes, aortStepTransferStreamOf(out));
  aortStepTransferEnd(out);
  aortStepWait(out);
  mgpuMemFree(d, compute);
  d = mgpuMemAlloc(bytes, compute, false);
  int64_t in = aortStepTransferBegin(1, d, h, bytes, "x");
  mgpuMemcpy(d, h, bytes, aortStepTransferStreamOf(in));
  aortStepTransferEnd(in);
  aortStepWait(in);
  EXPECT_EQ(read(d, count), values);
  aortStepHostFree(h);
  mgpuMemFree(d, compute);
  AortStatistics s = statistics();
  EXPECT_EQ(s.offloadedBytes, bytes);
  EXPECT_EQ(s.reloadedBytes, bytes);
  if (onHost()) {
    EXPECT_EQ(s.offloadMeasuredBytes, bytes);
  }
}

TEST_P(StepTest, ConstantsAreCopiedOnce) {
  std::vector<uint32_t> values = pattern(count, 4);
  void *constant = aortStepConstant(values.data(), bytes, "table");
  EXPECT_EQ(read(constant, count), values);
  EXPECT_EQ(aortStepConstant(values.data(), bytes, "table"), constant);
  EXPECT_EQ(statistics().deviceBytes, bytes);
  // It is no leak: it belongs to the context.
  EXPECT_EQ(aortContextCheckLeaks(context), AORT_OK);
}

TEST_P(StepTest, HostReadsWhatItNeeds) {
  std::vector<uint32_t> values = pattern(count, 5);
  void *d = aortStepDeviceAlloc(bytes, "x");
  aortStepCopy(d, values.data(), bytes);
  uint32_t seen = 0;
  aortStepRead(&seen, static_cast<char *>(d) + 8, sizeof(seen));
  EXPECT_EQ(seen, values[2]);
  aortStepDeviceFree(d);
}

TEST_P(StepTest, Strided) {
  int64_t sizes[] = {8, 4}, dense[] = {4, 1}, wide[] = {16, 2};
  std::vector<uint32_t> values = pattern(128, 3);
  void *d = aortStepDeviceAlloc(512, "x"), *e = aortStepDeviceAlloc(128, "x");
  aortStepCopy(d, values.data(), 512);
  void *h = aortStepHostAlloc(128, "x");
  aortStepWait(aortStepOffloadStrided(h, d, 4, 2, sizes, dense, wide, "x"));
  aortStepWait(aortStepReloadStrided(e, h, 4, 2, sizes, dense, dense, "x"));
  std::vector<uint32_t> result = read(e, 32);
  for (size_t i = 0; i < 8; ++i)
    for (size_t j = 0; j < 4; ++j)
      EXPECT_EQ(result[4 * i + j], values[16 * i + 2 * j]);
  aortStepHostFree(h);
  aortStepDeviceFree(d);
  aortStepDeviceFree(e);
}

TEST_P(StepTest, StockMlirSequence) {
  // The calls that gpu-to-llvm makes for async gpu ops: a stream per token.
  std::vector<uint32_t> values = pattern(count, 4);
  void *a = mgpuStreamCreate(), *b = mgpuStreamCreate();
  void *event = mgpuEventCreate();
  void *d = mgpuMemAlloc(bytes, a, false);
  mgpuMemset32(d, 5, count, a);
  mgpuMemcpy(d, values.data(), bytes / 2, a);
  mgpuEventRecord(event, a);
  mgpuStreamWaitEvent(b, event);
  mgpuEventSynchronize(event);
  std::vector<uint32_t> result(count);
  mgpuMemcpy(result.data(), d, bytes, b);
  mgpuStreamSynchronize(b);
  std::fill(values.begin() + count / 2, values.end(), 5);
  EXPECT_EQ(result, values);
  mgpuMemset16(d, 0x0102, 2, a);
  mgpuMemFree(d, a);
  mgpuEventDestroy(event);
  mgpuStreamDestroy(a);
  mgpuStreamDestroy(b);
  void *shared = mgpuMemAlloc(bytes, nullptr, true);
  static_cast<uint32_t *>(shared)[0] = 1;
  mgpuMemFree(shared, nullptr);
  mgpuSetDefaultDevice(0);
}

struct Descriptor2D {
  uint32_t *allocated, *aligned;
  int64_t offset, sizes[2], strides[2];
};

TEST_P(StepTest, RegisterMemRef) {
  uint32_t data[8];
  Descriptor2D memref = {data, data, 2, {2, 3}, {3, 1}};
  mgpuMemHostRegisterMemRef(2, &memref, 4);
  AO_EXPECT_STATUS(aortHostRegister(device, data + 2, 24), AORT_INVALID_STATE,
                   "registered already");
  mgpuMemHostUnregisterMemRef(2, &memref, 4);
}

TEST(MemrefCopy, MovesStridedElementsWithoutAnContext) {
  uint32_t from[12], to[12] = {};
  for (uint32_t i = 0; i < 12; ++i)
    from[i] = i;
  Descriptor2D source = {from, from, 1, {2, 3}, {6, 2}};
  Descriptor2D target = {to, to, 0, {2, 3}, {1, 2}};
  AortUnrankedMemRef sourceRef = {2, &source}, targetRef = {2, &target};
  memrefCopy(4, &sourceRef, &targetRef);
  uint32_t expected[] = {1, 7, 3, 9, 5, 11};
  EXPECT_TRUE(std::equal(expected, expected + 6, to));

  struct {
    uint32_t *allocated, *aligned;
    int64_t offset;
  } scalarFrom = {from, from, 4}, scalarTo = {to, to, 0};
  AortUnrankedMemRef s = {0, &scalarFrom}, t = {0, &scalarTo};
  memrefCopy(4, &s, &t);
  EXPECT_EQ(to[0], 4u);
}

TEST(DefaultContext, IsMadeOnceAndCanBeReplaced) {
  aortSetDefaultContext(nullptr);
  AortContext *lazily = aortDefaultContext();
  ASSERT_NE(lazily, nullptr) << aortLastErrorMessage();
  EXPECT_EQ(aortDefaultContext(), lazily);
  AortContextOptions options;
  aortContextOptionsInit(&options);
  options.backend = AORT_BACKEND_HOST;
  AortContext *own = nullptr;
  AO_CHECK(aortContextCreate(&options, &own));
  aortSetDefaultContext(own);
  EXPECT_EQ(aortDefaultContext(), own);
  // A destroyed context is not the default.
  aortContextDestroy(own);
  EXPECT_EQ(aortDefaultContext(), lazily);
  aortSetDefaultContext(nullptr);
}

TEST(DefaultContextDeathTest, NoContextEndsTheProgram) {
  testing::FLAGS_gtest_death_test_style = "threadsafe";
  EXPECT_EXIT(
      {
        setenv("AO_BACKEND", "abacus", 1);
        aortSetDefaultContext(nullptr);
        aortStepComputeStream();
      },
      testing::ExitedWithCode(1), "error: environment variable AO_BACKEND");
}

} // namespace
