//===- CudaTests.cpp - The CUDA backend's own promises --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels, host-side asynchrony and clean-up, against the fake driver (see
// FakeDriver.h). With a real one, the suite's other tests and the lowered
// programs cover them.
//
//===----------------------------------------------------------------------===//

#include "Harness.h"

#include <dlfcn.h>

using namespace ao::cts;

namespace {

class CudaTest : public RuntimeTest {};
std::vector<Config> fakeConfigs() {
  std::vector<Config> configs;
  for (const Config &config : allConfigs())
    if (!config.driver.empty())
      configs.push_back(config);
  return configs;
}
INSTANTIATE_TEST_SUITE_P(Backends, CudaTest, testing::ValuesIn(fakeConfigs()),
                         configName);
// A build without CUDA headers has no fake driver.
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(CudaTest);

TEST_P(CudaTest, KernelsAreLoadedOnceAndLaunchedInStreamOrder) {
  char image[] = "fake";
  void *module = mgpuModuleLoad(image, sizeof(image));
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
  mgpuLaunchClusterKernel(function, 1, 1, 1, 2, 1, 1, 32, 1, 1, 100 * 1024,
                          stream, parameters, nullptr, 3);
  value = 9;
  // An empty grid does nothing.
  mgpuLaunchKernel(function, 0, 1, 1, 32, 1, 1, 0, stream, parameters, nullptr,
                   3);
  EXPECT_EQ(read(d, 16), std::vector<uint32_t>(16, 8));
  aortStepDeviceFree(d);
  mgpuModuleUnload(module);
}

TEST_P(CudaTest, UnknownKernelsAndBadImagesAreNamed) {
  expectFailure = true;
  void *stream = aortStepComputeStream();
  char image[] = "fake", bad[] = "bad";
  void *module = mgpuModuleLoad(image, sizeof(image));
  mgpuLaunchKernel(mgpuModuleGetFunction(module, "gone"), 1, 1, 1, 1, 1, 1, 0,
                   stream, nullptr, nullptr, 0);
  EXPECT_NE(
      std::string(aortInstanceStatusMessage(instance)).find("kernel 'gone'"),
      std::string::npos);
  aortInstanceClearStatus(instance);
  void *broken = mgpuModuleLoadJIT(bad, 2, sizeof(bad));
  mgpuLaunchKernel(mgpuModuleGetFunction(broken, "fill"), 1, 1, 1, 1, 1, 1, 0,
                   stream, nullptr, nullptr, 0);
  EXPECT_EQ(aortInstanceStatus(instance), AORT_DEVICE_ERROR);
  mgpuModuleUnload(module);
  mgpuModuleUnload(broken);
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
  void *library = dlopen(GetParam().driver.c_str(), RTLD_NOW | RTLD_NOLOAD);
  ASSERT_NE(library, nullptr);
  auto *liveObjects =
      reinterpret_cast<int (*)()>(dlsym(library, "aoFakeLiveObjects"));
  ASSERT_NE(liveObjects, nullptr);
  // Leak one of each on purpose: destroying the instance cleans up.
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
  aortInstanceDestroy(instance);
  instance = nullptr;
  EXPECT_EQ(liveObjects(), 0);
  dlclose(library);
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

TEST_P(CudaTest, MatrixProductsNeedTheLibrary) {
  // No cuBLAS works without a device.
  float data[4] = {};
  EXPECT_EQ(aortStepMatmul(data, data, data, 2, 2, 2, 2, 2, 2, 1, 0, 0, 0, 0, 0,
                           0, AORT_F32, AORT_F32),
            0);
  AortMatmul matmul{};
  matmul.m = -1;
  AO_EXPECT_STATUS(aortMatmul(device, &matmul), AORT_INVALID_ARGUMENT,
                   "negative size");
}

} // namespace
