//===- OffloaderStagingTests.cpp - Offloaders without pinned memory -------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OffloaderHarness.h"

using namespace ao::cts;

namespace {

constexpr int64_t staging = 4096;
constexpr size_t count = 3000;
constexpr int64_t bytes = count * sizeof(uint32_t);

/// Only staging memory can be pinned.
class StagedOffloaderTest : public OffloaderTest {
protected:
  void adjust(AortContextOptions &options) override {
    options.failPinningAfter = 1;
    options.stagingBytes = staging;
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, StagedOffloaderTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(StagedOffloaderTest, AStepAndTheNext) {
  openLayers(4, 3);
  for (int stepNumber = 0; stepNumber < 3; ++stepNumber) {
    AortRun *run = begin();
    AortKey keys[4];
    for (int32_t i = 0; i < 4; ++i) {
      AO_CHECK(aortRunForward(run, i));
      keys[i] = pushNew(run, count, static_cast<uint32_t>(i));
    }
    for (int32_t i = 4; i-- > 0;) {
      AO_CHECK(aortRunBackward(run, i));
      if (i < 3)
        expectPop(keys[i], count, static_cast<uint32_t>(i));
    }
    AO_CHECK(aortRunFinishBackward(run));
    AO_CHECK(aortRunEnd(run));
  }
  EXPECT_EQ(offloaderStatistics().offloadedBytes, 3 * 3 * bytes);
  EXPECT_EQ(statistics().stagedBytes, 2 * 3 * 3 * bytes);
}

} // namespace
