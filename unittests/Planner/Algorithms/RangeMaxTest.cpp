//===- RangeMaxTest.cpp - Range additions against a plain array -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Algorithms/RangeMax.h"
#include "Algorithms/Random.h"

#include <gtest/gtest.h>

using namespace ao::planner;

namespace {

TEST(RangeMaxTest, AgreesWithAnArray) {
  Random random(3);
  RangeMax ranges;
  for (int32_t count : {1, 2, 3, 7, 8, 9, 100}) {
    SCOPED_TRACE(count);
    ranges.reset(count);
    std::vector<int64_t> array(count, 0);
    for (int step = 0; step < 300; ++step) {
      int32_t first = random.below(count);
      int32_t last = first + random.below(count - first);
      int64_t amount = int64_t(random.below(100)) - 30;
      ranges.add(first, last, amount);
      for (int32_t i = first; i <= last; ++i)
        array[i] += amount;
      first = random.below(count);
      last = first + random.below(count - first);
      ASSERT_EQ(
          ranges.max(first, last),
          *std::max_element(array.begin() + first, array.begin() + last + 1));
    }
    EXPECT_EQ(ranges.max(1, 0), 0);
  }
}

} // namespace
