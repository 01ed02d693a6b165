//===- StopwatchTest.cpp - Tests of the clock of host times ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Stopwatch.h"

#include <gtest/gtest.h>

using namespace ao::gpu;

namespace {
double now = 0;

/// A clock that takes 400 ns to read.
double readClock() { return now += 400; }
} // namespace

TEST(StopwatchTest, NothingTakesNoTime) {
  Stopwatch watch(readClock);
  for (int i = 0; i < 10; ++i) {
    watch.start();
    watch.stop();
  }
  EXPECT_EQ(watch.total(), 0);
}

TEST(StopwatchTest, StretchesAddUpWithoutTheClock) {
  Stopwatch watch(readClock);
  for (int i = 0; i < 10; ++i) {
    watch.start();
    now += 150;
    watch.stop();
    // Between the stretches nothing counts.
    now += 1000000;
  }
  EXPECT_EQ(watch.total(), 1500);
}
