//===- TextTableTest.cpp - Tables as aligned text -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Support/TextTable.h"
#include "gtest/gtest.h"

using namespace ao;

TEST(TextTable, AlignsTheFirstColumnToTheLeftAndOthersToTheRight) {
  EXPECT_EQ(formatTextTable({{"policy", "peak", "time"},
                             {"none", "35.7 GB", "1 ms"},
                             {"a", "no plan"}}),
            "policy     peak  time\n"
            "none    35.7 GB  1 ms\n"
            "a       no plan\n");
}

TEST(TextTable, PrintsNothingWithoutRows) {
  EXPECT_EQ(formatTextTable({}), "");
}
