//===- OracleTest.cpp - The planner against exact optima ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// AO_ORACLE_STEPS in the environment sets how many random steps of each kind
// are solved (CMakeLists.txt has the number of ctest), and AO_ORACLE_FIRST the
// seed of the first.
//
//===----------------------------------------------------------------------===//

#include "Oracle.h"

#include <cstdlib>
#include <gtest/gtest.h>
#include <tuple>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

int64_t fromEnvironment(const char *name, int64_t otherwise) {
  const char *text = std::getenv(name);
  return text ? std::atoll(text) : otherwise;
}

class Oracle : public testing::TestWithParam<std::tuple<bool, Objective>> {};

TEST_P(Oracle, PlansAreNearTheOptimum) {
  OracleRange range;
  std::tie(range.nested, range.objective) = GetParam();
  bool forTime = range.objective == Objective::Makespan;
  range.first = fromEnvironment("AO_ORACLE_FIRST", 0);
  range.count = fromEnvironment("AO_ORACLE_STEPS", forTime ? 80 : 30);
  OracleResult result = compareWithOracle(range, 1, AO_CBC);
  ASSERT_GE(int64_t(result.cases.size()), (range.count * 9 + 9) / 10);
  const OracleCase *worst = result.worst();
  double excess = worst ? worst->planned / worst->optimum - 1 : 0;
  std::printf("%zu steps: %.3f %% above the optimum on average, %.3f %% at "
              "worst (seed %lld)\n",
              result.cases.size(), 100 * result.mean(), 100 * excess,
              static_cast<long long>(worst ? worst->seed : -1));
  EXPECT_EQ(result.contradictions(), 0);
  EXPECT_LE(result.mean(), 0.01);
  EXPECT_LE(excess, 0.10);
}

INSTANTIATE_TEST_SUITE_P(
    Kinds, Oracle,
    testing::Combine(testing::Bool(),
                     testing::Values(Objective::Makespan, Objective::Peak)),
    [](const auto &info) {
      return std::string(std::get<0>(info.param) ? "NestedUses" : "FreeUses") +
             (std::get<1>(info.param) == Objective::Makespan ? "Time" : "Peak");
    });

} // namespace
