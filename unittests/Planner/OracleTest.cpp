//===- OracleTest.cpp - The planner against exact optima ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// AO_ORACLE_INSTANCES in the environment sets how many random steps of each
// kind are solved.
//
//===----------------------------------------------------------------------===//

#include "Oracle.h"

#include <cstdlib>
#include <gtest/gtest.h>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

class Oracle : public testing::TestWithParam<bool> {};

TEST_P(Oracle, PlansAreNearTheOptimum) {
  const char *wanted = std::getenv("AO_ORACLE_INSTANCES");
  int64_t count = wanted ? std::atoll(wanted) : 80;
  OracleResult result = compareWithOracle(count, GetParam(), 1, AO_CBC);
  std::printf("%lld steps: %.3f %% above the optimum on average, %.3f %% at "
              "worst (seed %llu)\n",
              static_cast<long long>(result.solved), 100 * result.mean,
              100 * result.worst,
              static_cast<unsigned long long>(result.worstSeed));
  EXPECT_GE(result.solved, count * 9 / 10);
  EXPECT_EQ(result.below, 0);
  EXPECT_LE(result.mean, 0.01);
  EXPECT_LE(result.worst, 0.10);
}

INSTANTIATE_TEST_SUITE_P(Kinds, Oracle, testing::Bool(), [](const auto &info) {
  return info.param ? "NestedUses" : "FreeUses";
});

} // namespace
