//===- TreeRandomTests.cpp - Functions that draw random numbers -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TreeHarness.h"

using namespace ao::cts;

namespace {
constexpr AortMode inference = AORT_MODE_INFERENCE;

class TreeRandomTest : public TreeTest {};
INSTANTIATE_TEST_SUITE_P(Backends, TreeRandomTest,
                         testing::ValuesIn(allConfigs()), configName);
} // namespace

TEST_P(TreeRandomTest, RandomAdvances) {
  AortTreeOptions options = treeOptions();
  options.seed = 42;
  open(options);
  Draft draft("f", inference);
  draft.spec.randomNumbers = 5;
  draft.fresh();
  AortFunction *f = add(draft, [](const AortFrame &frame) {
    return aortCopy(frame.stream, frame.buffers[0], frame.random, 16);
  });
  for (uint32_t round = 0; round < 5; ++round) {
    AortBuffer *y = run(f, {});
    EXPECT_EQ(read(pointerOf(y), 4),
              (std::vector<uint32_t>{42, 0, 5 * round, 0}));
    release(y);
  }
  EXPECT_EQ(treeStatistics().replays, 3);
}

TEST_P(TreeRandomTest, RandomStateIsAnArgument) {
  AortTreeOptions options = treeOptions();
  options.seed = uint64_t(7) << 32;
  open(options);
  Draft draft("f", inference);
  draft.spec.randomNumbers = 3;
  draft.argument(AORT_ARGUMENT_RANDOM).argument(AORT_ARGUMENT_COPIED).fresh();
  auto body = [](const AortFrame &frame) {
    EXPECT_EQ(frame.arguments[0], frame.random);
    return aortCopy(frame.stream, frame.buffers[0], frame.arguments[0], 16);
  };
  AortFunction *f = add(draft, body);
  const char *reason = "draws on the host";
  draft.spec.reasons = &reason;
  draft.spec.reasonCount = 1;
  AortFunction *eager = add(draft, body);
  void *x = input(1);
  AortArgument none{};
  none.structSize = sizeof(none);
  for (uint32_t round = 0; round < 6; ++round) {
    AortBuffer *y = run(round < 4 ? f : eager, {none, memory(x)});
    EXPECT_EQ(read(pointerOf(y), 4),
              (std::vector<uint32_t>{0, 7, 3 * round, 0}));
    release(y);
  }
  EXPECT_EQ(treeStatistics().replays, 2);
  EXPECT_EQ(treeStatistics().eagerRuns, 2);
  std::vector<AortBuffer *> results(1);
  AO_EXPECT_STATUS(tryRun(f, {memory(x), memory(x)}, results),
                   AORT_INVALID_ARGUMENT, "is the tree's own");
}
