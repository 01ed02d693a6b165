//===- OldDriverTests.cpp - Drivers without optional functions ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FakeDriverHarness.h"

using namespace ao::cts;

namespace {
class OldDriverCaptureTest : public OldDriverTest<RuntimeTest> {};
INSTANTIATE_TEST_SUITE_P(Backends, OldDriverCaptureTest,
                         testing::ValuesIn(oldDriver()), configName);
} // namespace

TEST_P(OldDriverCaptureTest, DriverBefore12_3HasNoCapturesOfTheCaller) {
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
