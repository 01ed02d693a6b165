//===- OldDriverTests.cpp - Drivers without optional functions ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The fake driver without the functions that CudaSymbols.def calls optional.
//
//===----------------------------------------------------------------------===//

#include "graph/GraphTreeHarness.h"

#include <dlfcn.h>

#include <filesystem>

using namespace ao::cts;

namespace {
class OldDriverTest : public GraphTreeTest {
protected:
  /// Here the backend is available.
  void SetUp() override {
    if (!std::filesystem::exists(
            std::filesystem::path(GetParam().driver).parent_path()))
      GTEST_SKIP() << "the fake driver has stayed where it was built";
    GraphTreeTest::SetUp();
    ASSERT_NE(context, nullptr);
  }
};

std::vector<Config> oldDriver() {
  Config config;
  config.name = "fake_cuda_old";
  config.backend = AORT_BACKEND_CUDA;
  config.driver = AO_CTS_OLD_FAKE_DRIVER;
  return {config};
}
INSTANTIATE_TEST_SUITE_P(Backends, OldDriverTest,
                         testing::ValuesIn(oldDriver()), configName);
} // namespace

TEST_P(OldDriverTest, DriverBefore12MakesEachGraph) {
  void *library = dlopen(GetParam().driver.c_str(), RTLD_NOW | RTLD_NOLOAD);
  EXPECT_EQ(dlsym(library, "cuGraphExecUpdate_v2"), nullptr);
  auto *graphs =
      reinterpret_cast<uint64_t (*)()>(dlsym(library, "aoFakeGraphs"));
  dlclose(library);
  AortGraphTreeOptions options = treeOptions();
  options.variantLimit = 2;
  options.skipWarmup = 1;
  open(options);
  AortFunction *f = rotation("f", AORT_MODE_INFERENCE, AORT_ARGUMENT_STATIC);
  void *x[] = {input(0), input(1), input(2), input(3)};
  uint64_t before = graphs();
  for (uint32_t i = 0; i < 4; ++i) {
    AortBuffer *y = run(f, {memory(x[i])});
    EXPECT_EQ(contents(y), rotated(pattern(count, i)));
    release(y);
    EXPECT_EQ(graphs() - before, i + 1);
  }
}

TEST_P(OldDriverTest, DriverBefore12_3HasNoCapturesOfTheCaller) {
  void *library = dlopen(GetParam().driver.c_str(), RTLD_NOW | RTLD_NOLOAD);
  EXPECT_EQ(dlsym(library, "cuStreamGetCaptureInfo_v3"), nullptr);
  auto *begin = reinterpret_cast<int (*)(void *, int)>(
      dlsym(library, "cuStreamBeginCapture_v2"));
  auto *end = reinterpret_cast<int (*)(void *, void **)>(
      dlsym(library, "cuStreamEndCapture"));
  dlclose(library);
  AortStream *theirs = nullptr, *stream = nullptr;
  AO_CHECK(aortStreamCreate(device, AORT_STREAM_COMPUTE, &theirs));
  void *native = aortStreamNative(theirs), *graph = nullptr, *host = nullptr;
  AO_CHECK(aortStreamAdopt(device, native, &stream));
  ASSERT_EQ(begin(native, /*global*/ 0), 0);
  AO_EXPECT_STATUS(aortHostAllocFor(device, 512, stream, "x", &host),
                   AORT_UNSUPPORTED, "need a driver of CUDA 12.3 or newer");
  ASSERT_EQ(end(native, &graph), 0);
  AO_CHECK(aortStreamDestroy(stream));
  AO_CHECK(aortStreamDestroy(theirs));
}
