//===- BudgetTest.cpp - Budgets as users write them -----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Budget.h"
#include "ao/Planner/PlanRequest.h"

#include <gtest/gtest.h>
#include <limits>

using namespace ao::planner;

namespace {

constexpr int64_t maxBytes = std::numeric_limits<int64_t>::max();

TEST(BudgetTest, ReadsEverySpelling) {
  const std::pair<const char *, int64_t> spellings[] = {
      {"0", 0},
      {"17179869184", 17179869184},
      {"12B", 12},
      {"2kB", 2000},
      {"2KB", 2000},
      {"16GB", 16000000000},
      {"16GiB", int64_t(16) << 30},
      {"1.5MiB", 3 << 19},
      {".5KiB", 512},
      {"2.KiB", 2048},
      {"0.0009kB", 0},
      {"3TB", 3000000000000},
      {"7TiB", int64_t(7) << 40},
      {"0.000000000000000000000000000001TB", 0},
  };
  for (auto [text, bytes] : spellings) {
    Expected<int64_t> read = parseBudget(text, std::nullopt);
    ASSERT_TRUE(bool(read)) << text << ": " << read.error().str();
    EXPECT_EQ(*read, bytes) << text;
  }
}

TEST(BudgetTest, PercentagesAreOfTheWhole) {
  EXPECT_EQ(*parseBudget("70%", 10000000000), 7000000000);
  EXPECT_EQ(*parseBudget("33.3333333333333333333333333%", 300), 99);
  EXPECT_EQ(*parseBudget("12.5%", 80), 10);
  EXPECT_EQ(*parseBudget("200%", 80), 160);
  EXPECT_FALSE(bool(parseBudget("70%", std::nullopt)));
}

TEST(BudgetTest, IsExactToTheLastByte) {
  EXPECT_EQ(*parseBudget("9223372036854775807", 0), maxBytes);
  EXPECT_EQ(*parseBudget("100%", maxBytes), maxBytes);
  EXPECT_EQ(*parseBudget("50%", maxBytes), maxBytes / 2);
  EXPECT_EQ(*parseBudget("9223372036854775.807kB", 0), maxBytes);
}

TEST(BudgetTest, RejectsWhatIsNone) {
  for (const char *text :
       {"", "lots", "-1", "+1", "1e9", "0x10", "1.2.3", ".", "%", "GB", "5XB",
        "5 GB", "5gb", "nan", "inf", "1,5GB", " 5", "5%%"}) {
    Expected<int64_t> read = parseBudget(text, 100);
    ASSERT_FALSE(bool(read)) << text;
    EXPECT_EQ(read.error().message,
              "expected bytes, a size such as 16GB or 16GiB, or a percentage, "
              "got '" +
                  std::string(text) + "'");
  }
  for (const char *text :
       {"9223372036854775808", "99999999999TB", "1000000000000000000000",
        "9223372036854775807KiB", "100.0000000000001%", "20000000000000000000%",
        "340282366920938463463374607431768211456TiB"}) {
    Expected<int64_t> read = parseBudget(text, maxBytes);
    ASSERT_FALSE(bool(read)) << text;
    EXPECT_NE(read.error().message.find("more than 2^63 - 1 bytes"),
              std::string::npos)
        << read.error().message;
  }
}

TEST(PlanRequestTest, BudgetsAreOfTheStepsPeak) {
  Trace trace;
  trace.ops.resize(2);
  trace.values.resize(1);
  trace.values[0].bytes = 1000;
  trace.values[0].def = 0;
  trace.values[0].uses = {1};
  PlanRequest request;
  request.deviceBudget = "70%";
  request.hostBudget = "1kB";
  request.reservedBytes = 50;
  Expected<PlanOptions> options = request.resolve(trace);
  ASSERT_TRUE(bool(options)) << options.error().str();
  EXPECT_EQ(options->deviceBudget, 650);
  EXPECT_EQ(options->hostBudget, 1000);
  request.reservedBytes = 800;
  EXPECT_EQ(request.resolve(trace)->deviceBudget, 0);
}

TEST(PlanRequestTest, MinBytesFollowTheStep) {
  EXPECT_EQ(*resolveMinBytes("auto", 0), 0);
  EXPECT_EQ(*resolveMinBytes("auto", 10240), 10);
  EXPECT_EQ(*resolveMinBytes("auto", int64_t{1} << 30), defaultMinBytes);
  EXPECT_EQ(*resolveMinBytes("auto", int64_t{1} << 40), defaultMinBytes);
  EXPECT_EQ(*resolveMinBytes("4KiB", 0), 4096);
  EXPECT_EQ(*resolveMinBytes("0", 0), 0);
  EXPECT_EQ(resolveMinBytes("-1", 0).error().str(),
            "'min-bytes' must not be negative, got -1");
  EXPECT_FALSE(resolveMinBytes("5%", 1000));
  EXPECT_FALSE(resolveMinBytes("", 1000));

  Trace trace;
  trace.ops.resize(1);
  trace.values.resize(1);
  trace.values[0].bytes = 1 << 20;
  trace.values[0].def = 0;
  EXPECT_EQ(PlanRequest().resolve(trace)->minBytes, 1024);
}

TEST(PlanRequestTest, ErrorsNameTheOption) {
  auto messageOf = [](auto change) {
    PlanRequest request;
    change(request);
    Expected<PlanOptions> options = request.resolve(Trace());
    return options ? std::string() : options.error().str();
  };
  EXPECT_EQ(messageOf([](PlanRequest &r) {
              r.deviceBudget = "many";
            }).rfind("'device-memory-budget': ", 0),
            0u);
  EXPECT_EQ(messageOf([](PlanRequest &r) {
              r.hostBudget = "-1";
            }).rfind("'host-memory-budget': ", 0),
            0u);
  EXPECT_EQ(messageOf([](PlanRequest &r) { r.reservedBytes = -1; }),
            "'reserved-bytes' must not be negative, got -1");
  EXPECT_EQ(messageOf([](PlanRequest &r) { r.effort = 10; }),
            "'effort' must be between 0 and 9, got 10");
}

} // namespace
