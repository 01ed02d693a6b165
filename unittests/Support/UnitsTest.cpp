//===- UnitsTest.cpp - Sizes, times and shares as text --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Support/Units.h"
#include "gtest/gtest.h"

#include <cstdint>
#include <limits>

using namespace ao;

TEST(Units, BytesHaveThreeDigits) {
  EXPECT_EQ(formatBytes(0), "0 B");
  EXPECT_EQ(formatBytes(999), "999 B");
  EXPECT_EQ(formatBytes(1000), "1.00 kB");
  EXPECT_EQ(formatBytes(60900), "60.9 kB");
  EXPECT_EQ(formatBytes(1620000), "1.62 MB");
  EXPECT_EQ(formatBytes(-1620000), "-1.62 MB");
  EXPECT_EQ(formatBytes(std::numeric_limits<int64_t>::max()), "9223372 TB");
}

TEST(Units, RoundingChangesTheUnit) {
  EXPECT_EQ(formatBytes(999499), "999 kB");
  EXPECT_EQ(formatBytes(999500), "1.00 MB");
  EXPECT_EQ(formatBytes(9994999), "9.99 MB");
  EXPECT_EQ(formatBytes(9996000), "10.0 MB");
  EXPECT_EQ(formatTime(999.6), "1.00 ms");
}

TEST(Units, TimesHaveThreeDigits) {
  EXPECT_EQ(formatTime(0), "0 ms");
  EXPECT_EQ(formatTime(0.05), "50.0 ns");
  EXPECT_EQ(formatTime(640), "640 us");
  EXPECT_EQ(formatTime(12345), "12.3 ms");
  EXPECT_EQ(formatTime(2.5e6), "2.50 s");
}

TEST(Units, SharesHaveOneDecimal) {
  EXPECT_EQ(formatShare(0, 8), "0.0 %");
  EXPECT_EQ(formatShare(1, 1000000), "< 0.1 %");
  EXPECT_EQ(formatShare(5, 8), "62.5 %");
  EXPECT_EQ(formatShare(8, 8), "100.0 %");
}
