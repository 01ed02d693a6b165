//===- GraphTreeCudaTests.cpp - Trees on the fake driver ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../FakeDriverHarness.h"
#include "GraphTreeHarness.h"

using namespace ao::cts;

namespace {

class CudaTreeTest : public FakeDriverTest<GraphTreeTest> {};
INSTANTIATE_TEST_SUITE_P(Backends, CudaTreeTest,
                         testing::ValuesIn(fakeConfigs()), configName);
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(CudaTreeTest);

class OldDriverTreeTest : public OldDriverTest<GraphTreeTest> {};
INSTANTIATE_TEST_SUITE_P(Backends, OldDriverTreeTest,
                         testing::ValuesIn(oldDriver()), configName);

TEST_P(CudaTreeTest, NoMemoryIsReturnedAfterAFailingSynchronization) {
  AortGraphTreeOptions options = treeOptions();
  options.synchronize = 1;
  open(options);
  AortFunction *f = rotation("f");
  void *x = input(1);
  runRounds(f, x, 3);
  deny("cuStreamSynchronize", 999);
  std::vector<AortBuffer *> results(1);
  AO_EXPECT_STATUS(tryRun(f, {memory(x)}, results), AORT_DEVICE_ERROR, "999");
  EXPECT_EQ(results[0], nullptr);
  deny("cuStreamSynchronize", 0);
  // The run counts, and no handle holds its result.
  AortBuffer *y = run(f, {memory(x)});
  EXPECT_EQ(contents(y), rotated(pattern(count, 1)));
  release(y);
  EXPECT_EQ(treeStatistics().runs, 5);
}

TEST_P(OldDriverTreeTest, DriverBefore12MakesEachGraph) {
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

} // namespace
