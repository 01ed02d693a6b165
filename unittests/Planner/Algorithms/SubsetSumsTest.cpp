//===- SubsetSumsTest.cpp - Items whose sizes add up to a number ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Algorithms/SubsetSums.h"

#include "gtest/gtest.h"

#include <algorithm>

using namespace ao::planner;

using Chosen = std::vector<bool>;

TEST(SubsetSums, ComesAsCloseAsItemsAllow) {
  SubsetSums sums({512, 768, 256}, /*hasFew=*/true);
  EXPECT_EQ(sums.choose(1000, /*isAbove=*/false), (Chosen{false, true, false}));
  EXPECT_EQ(sums.choose(1000, /*isAbove=*/true), (Chosen{false, true, true}));
  // A table has all targets.
  EXPECT_EQ(sums.choose(100, /*isAbove=*/false), (Chosen{false, false, false}));
  EXPECT_EQ(sums.choose(9000, /*isAbove=*/true), (Chosen{true, true, true}));
}

TEST(SubsetSums, PrefersFewItemsOrMany) {
  std::vector<int64_t> sizes{256, 256, 512};
  EXPECT_EQ(SubsetSums(sizes, /*hasFew=*/true).choose(512, false),
            (Chosen{false, false, true}));
  EXPECT_EQ(SubsetSums(sizes, /*hasFew=*/false).choose(512, false),
            (Chosen{true, true, false}));
}

TEST(SubsetSums, TakesManyItemsInOrder) {
  std::vector<int64_t> sizes(1000, 1);
  sizes.back() = 1000;
  Chosen few = SubsetSums(sizes, /*hasFew=*/true).choose(1500, false);
  EXPECT_TRUE(few.back());
  EXPECT_EQ(std::count(few.begin(), few.end(), true), 501);
  Chosen many = SubsetSums(sizes, /*hasFew=*/false).choose(998, true);
  EXPECT_FALSE(many.back());
  EXPECT_EQ(std::count(many.begin(), many.end(), true), 998);
}
