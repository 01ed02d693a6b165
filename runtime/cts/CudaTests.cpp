//===- CudaTests.cpp - The CUDA backend's own promises --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels, host-side asynchrony and clean-up, against the fake driver (see
// ../fake/Driver.h). With a real one, the suite's other tests and the lowered
// programs cover them.
//
//===----------------------------------------------------------------------===//

#include "FakeDriverHarness.h"

#include <cmath>
#include <cstring>

using namespace ao::cts;

namespace {

/// fill(uint32_t *to, uint32_t value, int64_t n), of one block.
char fillKernel[] = R"(
.version 8.0
.target sm_90
.address_size 64
.visible .entry fill(
.param .u64 to,
.param .u32 value,
.param .u64 n
)
{
mov.u32 %r1, %tid.x;
cvt.u64.u32 %rd1, %r1;
ld.param.b64 %rd2, [n];
setp.ge.s64 %p1, %rd1, %rd2;
@%p1 ret;
ld.param.b64 %rd3, [to];
mul.wide.u32 %rd4, %r1, 4;
add.s64 %rd5, %rd3, %rd4;
ld.param.b32 %r2, [value];
st.global.b32 [%rd5], %r2;
ret;
}
)";

class CudaTest : public FakeDriverTest<RuntimeTest> {
protected:
  /// The test's context, made anew.
  void reopen(AortContextOptions options) {
    aortContextDestroy(context);
    context = nullptr;
    AO_CHECK(aortContextCreate(&options, &context));
    device = aortContextDevice(context, 0);
    AO_CHECK(aortDeviceComputeStream(device, &compute));
    aortSetDefaultContext(context);
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, CudaTest, testing::ValuesIn(fakeConfigs()),
                         configName);
// A build without CUDA headers has no fake driver.
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(CudaTest);

TEST_P(CudaTest, KernelsAreLoadedOnceAndLaunchedInStreamOrder) {
  void *module = mgpuModuleLoad(fillKernel, sizeof(fillKernel));
  void *function = mgpuModuleGetFunction(module, "fill");
  EXPECT_EQ(mgpuModuleGetFunction(module, "fill"), function);
  void *stream = aortStepComputeStream();
  void *d = aortStepDeviceAlloc(64, "x");
  uint32_t value = 7;
  int64_t n = 16;
  void *parameters[] = {&d, &value, &n};
  mgpuLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, stream, parameters, nullptr,
                   3);
  EXPECT_EQ(read(d, 16), std::vector<uint32_t>(16, 7));
  value = 8;
  mgpuLaunchClusterKernel(function, 1, 1, 1, 1, 1, 1, 32, 1, 1, 100 * 1024,
                          stream, parameters, nullptr, 3);
  value = 9;
  // An empty grid does nothing.
  mgpuLaunchKernel(function, 0, 1, 1, 32, 1, 1, 0, stream, parameters, nullptr,
                   3);
  EXPECT_EQ(read(d, 16), std::vector<uint32_t>(16, 8));
  aortStepDeviceFree(d);
  mgpuModuleUnload(module);
}

TEST_P(CudaTest, StreamsOfAnotherContextAreRefused) {
  void *foreign = fakeFunction<void *(*)()>("aoFakeForeignStream")();
  AortStream *stream = nullptr;
  AO_EXPECT_STATUS(aortStreamAdopt(device, foreign, &stream),
                   AORT_INVALID_ARGUMENT, "belongs to another context");
  EXPECT_EQ(stream, nullptr);
  AO_CHECK(aortStreamAdopt(device, nullptr, &stream));
  AO_CHECK(aortStreamDestroy(stream));
}

TEST_P(CudaTest, UnknownKernelsAndBadImagesAreNamed) {
  expectFailure = true;
  void *stream = aortStepComputeStream();
  char bad[] = "bad";
  void *module = mgpuModuleLoad(fillKernel, sizeof(fillKernel));
  mgpuLaunchKernel(mgpuModuleGetFunction(module, "gone"), 1, 1, 1, 1, 1, 1, 0,
                   stream, nullptr, nullptr, 0);
  EXPECT_NE(
      std::string(aortContextStatusMessage(context)).find("kernel 'gone'"),
      std::string::npos);
  aortContextClearStatus(context);
  void *broken = mgpuModuleLoadJIT(bad, 2, sizeof(bad));
  mgpuLaunchKernel(mgpuModuleGetFunction(broken, "fill"), 1, 1, 1, 1, 1, 1, 0,
                   stream, nullptr, nullptr, 0);
  EXPECT_EQ(aortContextStatus(context), AORT_DEVICE_ERROR);
  mgpuModuleUnload(module);
  mgpuModuleUnload(broken);
}

TEST_P(CudaTest, MemoryPinnedByOthersIsNotUnpinned) {
  auto pin =
      fakeFunction<int (*)(void *, size_t, unsigned)>("cuMemHostRegister_v2");
  auto unpin = fakeFunction<int (*)(void *)>("cuMemHostUnregister");
  uint32_t own[32] = {};
  EXPECT_EQ(pin(own, 64, 0), 0);
  AO_CHECK(aortHostRegister(device, own, 64));
  EXPECT_EQ(statistics().pinningFallbacks, 0);
  EXPECT_EQ(statistics().pinnedBytes, 0);
  AO_CHECK(aortHostUnregister(device, own));
  // Half of it is pageable, and so are copies.
  AO_CHECK(aortHostRegister(device, own, sizeof(own)));
  EXPECT_EQ(statistics().pinningFallbacks, 1);
  AO_CHECK(aortHostUnregister(device, own));
  EXPECT_EQ(unpin(own), 0);
}

TEST_P(CudaTest, WaitsDoNotBlockTheHost) {
  // The fake driver runs nothing until it is synchronised: if a wait blocked
  // the host, the copy would have run.
  void *d = deviceBuffer(64), *h = hostBuffer(64);
  AO_CHECK(aortMemset(compute, d, 5, 4, 16));
  AortTransfer out = 0;
  AO_CHECK(aortTransfer(device, AORT_DEVICE_TO_HOST, h, d, 64, "x", &out));
  AO_CHECK(aortTransferWait(device, out));
  EXPECT_EQ(static_cast<uint32_t *>(h)[0], 0xFFFFFFFFu);
  AO_CHECK(aortDeviceSynchronize(device));
  EXPECT_EQ(static_cast<uint32_t *>(h)[0], 5u);
  AO_CHECK(aortHostFree(device, h));
  freeDevice(d);
}

TEST_P(CudaTest, EverythingIsGivenBack) {
  auto *liveObjects = fakeFunction<int (*)()>("aoFakeLiveObjects");
  // Leak one of each on purpose: destroying the context cleans up.
  (void)deviceBuffer(64);
  void *h = hostBuffer(64), *d = deviceBuffer(64);
  AO_CHECK(aortHostRegister(device, &h, sizeof(h)));
  AortStream *stream = nullptr;
  AortEvent *event = nullptr;
  AortTransfer out = 0;
  AO_CHECK(aortStreamCreate(device, AORT_STREAM_TRANSFER, &stream));
  AO_CHECK(aortEventCreate(device, &event));
  (void)mgpuMemAlloc(64, nullptr, true);
  AO_CHECK(aortMemset(compute, d, 1, 4, 16));
  AO_CHECK(aortTransfer(device, AORT_DEVICE_TO_HOST, h, d, 64, "x", &out));
  EXPECT_GT(liveObjects(), 8);
  aortContextDestroy(context);
  context = nullptr;
  EXPECT_EQ(liveObjects(), 0);
}

TEST_P(CudaTest, RangesAndCopiesAreMeasuredWhenAsked) {
  void *d = deviceBuffer(64), *h = hostBuffer(64);
  AO_CHECK(aortRangeBegin(device, "layer"));
  AO_CHECK(aortMemset(compute, d, 1, 4, 16));
  AortTransfer out = 0;
  AO_CHECK(aortTransfer(device, AORT_DEVICE_TO_HOST, h, d, 64, "x", &out));
  AO_CHECK(aortTransferWait(device, out));
  AO_CHECK(aortRangeEnd(device));
  EXPECT_EQ(statistics().offloadMeasuredBytes, GetParam().profile ? 64 : 0);
  // A copy, a wait and a range.
  EXPECT_EQ(aortDeviceSpanCount(device), GetParam().profile ? 3 : 0);
  AO_CHECK(aortHostFree(device, h));
  freeDevice(d);
}

TEST_P(CudaTest, CudaContextOutlivesRuntimeContexts) {
  auto *contexts = fakeFunction<int (*)()>("aoFakeContexts");
  int before = contexts();
  reopen(options());
  EXPECT_EQ(contexts(), before);
  EXPECT_EQ(before, 1);
}

TEST_P(CudaTest, ContextsOfOthersAreGivenBack) {
  auto get = fakeFunction<int (*)(void **)>("cuCtxGetCurrent");
  auto set = fakeFunction<int (*)(void *)>("cuCtxSetCurrent");
  void *foreign = fakeFunction<void *(*)()>("aoFakeForeignContext")();
  void *own = nullptr, *current = nullptr;
  EXPECT_EQ(get(&own), 0);
  set(foreign);
  void *d = deviceBuffer(64);
  write(d, pattern(16, 1));
  EXPECT_EQ(read(d, 16), pattern(16, 1));
  freeDevice(d);
  EXPECT_EQ(get(&current), 0);
  EXPECT_EQ(current, foreign);
  // Who has none does not mind ours.
  set(nullptr);
  AO_CHECK(aortDeviceSynchronize(device));
  EXPECT_EQ(get(&current), 0);
  EXPECT_EQ(current, own);
}

TEST_P(CudaTest, FaultsStay) {
  expectFailure = true;
  expectLeak = true;
  void *module = mgpuModuleLoad(fillKernel, sizeof(fillKernel));
  void *function = mgpuModuleGetFunction(module, "fill");
  void *d = deviceBuffer(64);
  uint32_t value = 7;
  int64_t n = 17;
  void *parameters[] = {&d, &value, &n};
  mgpuLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, aortStepComputeStream(),
                   parameters, nullptr, 3);
  AO_EXPECT_STATUS(aortDeviceSynchronize(device), AORT_DEVICE_ERROR, "700");
  aortContextClearStatus(context);
  // A device whose context is broken does nothing, and the context
  // can be destroyed all the same.
  AO_EXPECT_STATUS(aortMemset(compute, d, 1, 4, 16), AORT_DEVICE_ERROR, "700");
  mgpuModuleUnload(module);
  aortContextDestroy(context);
  context = nullptr;
  fakeFunction<void (*)()>("aoFakeReset")();
}

TEST_P(CudaTest, CapturesLoadKernels) {
  void *d = deviceBuffer(64);
  AO_CHECK(aortCaptureBegin(device));
  void *module = mgpuModuleLoad(fillKernel, sizeof(fillKernel));
  void *function = mgpuModuleGetFunction(module, "fill");
  uint32_t value = 7;
  int64_t n = 16;
  void *parameters[] = {&d, &value, &n};
  mgpuLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, aortStepComputeStream(),
                   parameters, nullptr, 3);
  AortGraph *graph = nullptr;
  AO_CHECK(aortCaptureEnd(device, &graph));
  AO_CHECK(aortGraphLaunch(graph));
  EXPECT_EQ(read(d, 16), std::vector<uint32_t>(16, 7));
  AO_CHECK(aortGraphDestroy(graph));
  mgpuModuleUnload(module);
  freeDevice(d);
}

TEST_P(CudaTest, MemoryThatThePoolHoldsBackIsThereForOthers) {
  auto setCapacity = fakeFunction<size_t (*)(size_t)>("aoFakeSetCapacity");
  size_t before = setCapacity(size_t(1) << 20);
  void *d = deviceBuffer(900 << 10);
  freeDevice(d);
  // Shared memory comes from no pool.
  void *shared = mgpuMemAlloc(800 << 10, nullptr, /*isHostShared=*/true);
  EXPECT_NE(shared, nullptr);
  mgpuMemFree(shared, nullptr);
  setCapacity(before);
}

TEST_P(CudaTest, RowsFarApartAreCopiedOneByOne) {
  auto setMostPitch = fakeFunction<size_t (*)(size_t)>("aoFakeSetMostPitch");
  size_t before = setMostPitch(64);
  reopen(options());
  void *from = deviceBuffer(4 * 160), *to = deviceBuffer(4 * 8);
  write(from, pattern(160, 1));
  // Rows of two, 40 elements apart, in two planes.
  const int64_t sizes[] = {2, 2, 2};
  const int64_t narrow[] = {4, 2, 1}, wide[] = {80, 40, 1};
  AortStridedCopy copy{to, from, 4, 3, sizes, narrow, wide};
  AO_CHECK(aortCopyStrided(compute, &copy));
  std::vector<uint32_t> all = pattern(160, 1);
  EXPECT_EQ(read(to, 8),
            (std::vector<uint32_t>{all[0], all[1], all[40], all[41], all[80],
                                   all[81], all[120], all[121]}));
  freeDevice(from);
  freeDevice(to);
  setMostPitch(before);
}

/// [[1, 2], [3, 4]] times itself.
const std::vector<float> square = {7, 10, 15, 22};

class ProductTest : public CudaTest {
protected:
  /// Multiplies on the device. Returns 0 if the library did not.
  int32_t multiply(std::vector<float> &result, AortElementType type = AORT_F32,
                   const std::vector<float> &values = {1, 2, 3, 4}) {
    void *a = deviceBuffer(16), *c = deviceBuffer(16);
    AortStatus copied = aortCopy(compute, a, values.data(), 16);
    EXPECT_EQ(copied, AORT_OK);
    int32_t done = aortStepMatmul(c, a, a, 2, 2, 2, 2, 2, 2, 1, 0, 0, 0, 0, 0,
                                  0, type, type);
    result.resize(4);
    EXPECT_EQ(aortCopy(compute, result.data(), c, 16), AORT_OK);
    EXPECT_EQ(aortStreamSynchronize(compute), AORT_OK);
    freeDevice(a);
    freeDevice(c);
    return done;
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, ProductTest,
                         testing::ValuesIn(fakeConfigs()), configName);
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(ProductTest);

TEST_P(ProductTest, LibraryMultiplies) {
  std::vector<float> result;
  EXPECT_EQ(multiply(result), 1);
  EXPECT_EQ(result, square);
  EXPECT_EQ(statistics().libraryBytes, int64_t(32) << 20);
  EXPECT_TRUE(warnings.empty());
  AortMatmul matmul{};
  matmul.m = -1;
  AO_EXPECT_STATUS(aortMatmul(device, &matmul), AORT_INVALID_ARGUMENT,
                   "negative size");
}

TEST_P(ProductTest, MissingLibraryIsOneWarning) {
  AortContextOptions without = options();
  without.blasLibrary = "libao-no-such-blas.so";
  reopen(without);
  std::vector<float> result;
  EXPECT_EQ(multiply(result), 0);
  EXPECT_EQ(multiply(result), 0);
  EXPECT_EQ(aortContextStatus(context), AORT_OK);
  ASSERT_EQ(warnings.size(), 1u);
  EXPECT_NE(warnings[0].find("'libao-no-such-blas.so' cannot be loaded"),
            std::string::npos)
      << warnings[0];
  EXPECT_NE(warnings[0].find("AO_CUBLAS"), std::string::npos);
  EXPECT_EQ(statistics().libraryBytes, 0);
}

TEST_P(ProductTest, UnwantedLibraryIsNoWarning) {
  AortContextOptions without = options();
  without.blasLibrary = "none";
  reopen(without);
  std::vector<float> result;
  EXPECT_EQ(multiply(result), 0);
  EXPECT_TRUE(warnings.empty());
}

TEST_P(ProductTest, FloatsRoundToTF32OnlyWhereAsked) {
  // One bit more than the ten of a TF32's fraction.
  float fine = 1 + std::ldexp(1.0f, -11);
  std::vector<float> result;
  EXPECT_EQ(multiply(result, AORT_F32, {fine, 0, 0, 1}), 1);
  EXPECT_EQ(result.front(), fine * fine);
  AortContextOptions rounding = options();
  rounding.tf32 = 1;
  reopen(rounding);
  EXPECT_EQ(multiply(result, AORT_F32, {fine, 0, 0, 1}), 1);
  EXPECT_EQ(result.front(), 1);
}

TEST_P(ProductTest, UnsupportedProductsAreLeftToKernels) {
  std::vector<float> result;
  EXPECT_EQ(multiply(result, AORT_F16), 0);
  EXPECT_EQ(aortContextStatus(context), AORT_OK);
  EXPECT_EQ(warnings.size(), 1u);
  // Any other failure is one.
  expectFailure = true;
  deny("cublasGemmStridedBatchedEx", 13);
  EXPECT_EQ(multiply(result), 1);
  EXPECT_EQ(aortContextStatus(context), AORT_DEVICE_ERROR);
  deny("cublasGemmStridedBatchedEx", 0);
}

/// Multiplies [[a, b]] by its own transpose with a minus, all of bf16.
TEST_P(ProductTest, PartsOfNarrowSumsAreNotRounded) {
  auto bits = [](float value) {
    uint32_t wide = 0;
    std::memcpy(&wide, &value, sizeof(wide));
    return static_cast<uint16_t>(wide >> 16);
  };
  // 1.0078125² - 1.015625 is 2^-14, and nothing if the square is rounded first.
  const uint16_t left[] = {bits(1.0078125f), bits(1.015625f)};
  const uint16_t right[] = {bits(1.0078125f), bits(-1.0f)};
  void *a = deviceBuffer(4), *b = deviceBuffer(4), *c = deviceBuffer(4);
  AO_CHECK(aortCopy(compute, a, left, sizeof(left)));
  AO_CHECK(aortCopy(compute, b, right, sizeof(right)));
  EXPECT_EQ(aortStepMatmul(c, a, b, 1, 1, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0,
                           AORT_BF16, AORT_BF16),
            1);
  uint16_t sum = 0;
  AO_CHECK(aortCopy(compute, &sum, c, sizeof(sum)));
  AO_CHECK(aortStreamSynchronize(compute));
  EXPECT_EQ(sum, bits(std::ldexp(1.0f, -14)));
  for (void *memory : {a, b, c})
    freeDevice(memory);
}

TEST_P(ProductTest, CapturesFindTheLibraryLoaded) {
  void *a = deviceBuffer(16), *c = deviceBuffer(16);
  const float values[] = {1, 2, 3, 4};
  AO_CHECK(aortCopy(compute, a, values, 16));
  AO_CHECK(aortCaptureBegin(device));
  EXPECT_EQ(aortStepMatmul(c, a, a, 2, 2, 2, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0,
                           AORT_F32, AORT_F32),
            1);
  AortGraph *graph = nullptr;
  AO_CHECK(aortCaptureEnd(device, &graph));
  AO_CHECK(aortGraphLaunch(graph));
  std::vector<float> result(4);
  AO_CHECK(aortCopy(compute, result.data(), c, 16));
  AO_CHECK(aortStreamSynchronize(compute));
  EXPECT_EQ(result, square);
  AO_CHECK(aortGraphDestroy(graph));
  freeDevice(a);
  freeDevice(c);
}

TEST_P(CudaTest, DevicesWithoutPoolsWork) {
  deny("cuMemPoolCreate", 801);
  reopen(options());
  deny("cuMemPoolCreate", 0);
  EXPECT_EQ(warnings.size(), 1u);
  void *d = deviceBuffer(64);
  write(d, pattern(16, 1));
  EXPECT_EQ(read(d, 16), pattern(16, 1));
  EXPECT_EQ(statistics().driverPeakUsedBytes, 0);
  freeDevice(d);
}

TEST_P(CudaTest, DriverCountsMemoryToo) {
  AO_CHECK(aortDeviceResetStatistics(device));
  void *a = deviceBuffer(1000), *b = deviceBuffer(3000);
  freeDevice(a);
  freeDevice(b);
  EXPECT_EQ(statistics().driverPeakUsedBytes, 4000);
  EXPECT_GE(statistics().driverPeakReservedBytes, 4000);
  EXPECT_GT(statistics().driverTotalBytes, statistics().peakDeviceBytes);
  AO_CHECK(aortDeviceResetStatistics(device));
  EXPECT_EQ(statistics().driverPeakUsedBytes, 0);
}

} // namespace
