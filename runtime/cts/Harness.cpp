//===- Harness.cpp - Backends and helpers of the suite --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Harness.h"

using namespace ao::cts;

std::vector<Config> ao::cts::hostConfigs() {
  std::vector<Config> configs;
  Config host;
  host.name = "host";
  configs.push_back(host);
  Config merged = host;
  merged.name = "host_merged";
  merged.mergedStreams = true;
  configs.push_back(merged);
  Config poison = host;
  poison.name = "host_poison";
  poison.poison = true;
  configs.push_back(poison);
  for (uint64_t seed = 0; seed < 8; ++seed) {
    Config lazy = poison;
    lazy.name = "host_interleaved" + std::to_string(seed);
    lazy.interleaving = true;
    lazy.seed = seed;
    lazy.mergedStreams = seed == 7;
    configs.push_back(lazy);
  }
  for (const Config &config : asyncConfigs())
    configs.push_back(config);
  return configs;
}

std::vector<Config> ao::cts::asyncConfigs() {
  std::vector<Config> configs;
  Config async;
  async.name = "host_async";
  async.asyncCompute = true;
  configs.push_back(async);
  Config lazy = async;
  lazy.poison = lazy.interleaving = true;
  // Everything as late as possible, and in two orders of many.
  for (uint64_t seed : {0, 3, 4}) {
    lazy.name = "host_async_interleaved" + std::to_string(seed);
    lazy.seed = seed;
    configs.push_back(lazy);
  }
  return configs;
}

std::vector<Config> ao::cts::allConfigs() {
  std::vector<Config> configs = hostConfigs();
  Config cuda;
  cuda.name = "cuda";
  cuda.backend = AORT_BACKEND_CUDA;
  configs.push_back(cuda);
#ifdef AO_CTS_FAKE_DRIVER
  // The CUDA backend against a driver that has no device but checks everything.
  Config fake = cuda;
  fake.name = "fake_cuda";
  fake.driver = AO_CTS_FAKE_DRIVER;
  fake.blas = AO_CTS_FAKE_DRIVER;
  configs.push_back(fake);
  fake.name = "fake_cuda_profiled";
  fake.profile = true;
  fake.mergedStreams = true;
  configs.push_back(fake);
#endif
  return configs;
}

std::vector<uint32_t> ao::cts::pattern(size_t count, uint32_t seed) {
  std::vector<uint32_t> values(count);
  uint32_t state = seed * 2654435761u + 12345u;
  for (uint32_t &value : values)
    value = state = state * 1664525u + 1013904223u;
  return values;
}

AortContextOptions RuntimeTest::options() {
  AortContextOptions options;
  aortContextOptionsInit(&options);
  const Config &config = GetParam();
  options.backend = config.backend;
  options.poison = config.poison;
  options.interleaving = config.interleaving;
  options.interleavingSeed = config.seed;
  options.mergeTransferStreams = config.mergedStreams;
  options.asyncCompute = options.launchesOnly = config.asyncCompute;
  options.profile = config.profile;
  options.timeline = config.profile;
  if (!config.driver.empty())
    options.driverLibrary = config.driver.c_str();
  if (!config.blas.empty())
    options.blasLibrary = config.blas.c_str();
  options.warningData = this;
  options.warning = [](void *self, const char *message) {
    static_cast<RuntimeTest *>(self)->warnings.push_back(message);
  };
  return options;
}

void RuntimeTest::SetUp() {
  AortContextOptions chosen = options();
  adjust(chosen);
  AortStatus status = aortContextCreate(&chosen, &context);
  if (status == AORT_UNAVAILABLE)
    GTEST_SKIP() << GetParam().name << ": " << aortLastErrorMessage();
  AO_CHECK(status);
  device = aortContextDevice(context, 0);
  AO_CHECK(aortDeviceComputeStream(device, &compute));
  aortSetDefaultContext(context);
}

void RuntimeTest::TearDown() {
  if (!context)
    return;
  EXPECT_EQ(aortDeviceSynchronize(device), AORT_OK) << aortLastErrorMessage();
  if (!expectFailure) {
    EXPECT_EQ(aortContextStatus(context), AORT_OK)
        << aortContextStatusMessage(context);
  }
  if (!expectLeak) {
    EXPECT_EQ(aortContextCheckLeaks(context), AORT_OK)
        << aortLastErrorMessage();
  }
  aortContextDestroy(context);
}

void *RuntimeTest::deviceBuffer(int64_t bytes, const char *name) {
  void *pointer = nullptr;
  EXPECT_EQ(aortDeviceAlloc(device, bytes, nullptr, name, &pointer), AORT_OK)
      << aortLastErrorMessage();
  return pointer;
}

void *RuntimeTest::settledBuffer(int64_t bytes) {
  void *pointer = deviceBuffer(bytes);
  EXPECT_EQ(aortStreamSynchronize(compute), AORT_OK);
  return pointer;
}

void RuntimeTest::freeDevice(void *pointer) {
  EXPECT_EQ(aortDeviceFree(device, pointer, nullptr), AORT_OK)
      << aortLastErrorMessage();
}

void *RuntimeTest::hostBuffer(int64_t bytes, const char *name) {
  void *pointer = nullptr;
  EXPECT_EQ(aortHostAlloc(device, bytes, name, &pointer), AORT_OK)
      << aortLastErrorMessage();
  return pointer;
}

void RuntimeTest::moveInStep(const void *input, void *output, int64_t bytes) {
  void *d = aortStepDeviceAlloc(bytes, "x");
  aortStepCopy(d, input, bytes);
  void *h = aortStepHostAlloc(bytes, "x");
  aortStepWait(aortStepOffload(h, d, bytes, "x"));
  aortStepDeviceFree(d);
  d = aortStepDeviceAlloc(bytes, "x");
  aortStepWait(aortStepReload(d, h, bytes, "x"));
  aortStepHostFree(h);
  aortStepCopy(output, d, bytes);
  aortStepDeviceFree(d);
}

void RuntimeTest::write(void *deviceMemory,
                        const std::vector<uint32_t> &values) {
  EXPECT_EQ(aortCopy(compute, deviceMemory, values.data(),
                     static_cast<int64_t>(values.size() * sizeof(uint32_t))),
            AORT_OK)
      << aortLastErrorMessage();
  EXPECT_EQ(aortStreamSynchronize(compute), AORT_OK);
}

std::vector<uint32_t> RuntimeTest::read(const void *deviceMemory,
                                        size_t count) {
  std::vector<uint32_t> values(count);
  EXPECT_EQ(aortCopy(compute, values.data(), deviceMemory,
                     static_cast<int64_t>(count * sizeof(uint32_t))),
            AORT_OK)
      << aortLastErrorMessage();
  EXPECT_EQ(aortStreamSynchronize(compute), AORT_OK);
  return values;
}

AortStatistics RuntimeTest::statistics() {
  AortStatistics statistics{};
  statistics.structSize = sizeof(statistics);
  EXPECT_EQ(aortDeviceSynchronize(device), AORT_OK) << aortLastErrorMessage();
  EXPECT_EQ(aortDeviceStatistics(device, &statistics), AORT_OK);
  return statistics;
}
