//===- GraphTreeLimitTests.cpp - Limits of CUDA graph trees ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The number of captures where arguments move, and the memory of the pools.
//
//===----------------------------------------------------------------------===//

#include "GraphTreeHarness.h"

using namespace ao::cts;

namespace {
constexpr AortMode inference = AORT_MODE_INFERENCE;

class GraphTreeLimitTest : public GraphTreeTest {
protected:
  /// Runs `f` at one of the places and compares.
  void runAt(AortFunction *f, size_t place) {
    while (places.size() <= place)
      places.push_back(input(static_cast<uint32_t>(places.size())));
    AortBuffer *y = run(f, {memory(places[place])});
    EXPECT_EQ(contents(y),
              rotated(pattern(count, static_cast<uint32_t>(place))));
    release(y);
  }
  int64_t deviceBytes() { return statistics().deviceBytes; }

  std::vector<void *> places;
};
INSTANTIATE_TEST_SUITE_P(Backends, GraphTreeLimitTest,
                         testing::ValuesIn(allConfigs()), configName);

//===----------------------------------------------------------------------===//
// Captures
//===----------------------------------------------------------------------===//

TEST_P(GraphTreeLimitTest, RotatedSlotsAreReplayed) {
  open();
  AortFunction *f = rotation("f", inference, AORT_ARGUMENT_STATIC);
  for (size_t i = 0; i < 100; ++i)
    runAt(f, i % 5);
  AortGraphTreeStatistics s = treeStatistics();
  EXPECT_EQ(s.warmups, 1);
  EXPECT_EQ(s.captures, 5);
  EXPECT_EQ(s.replays, 94);
  EXPECT_TRUE(warnings.empty());
}

/// One more than is kept: the others are replayed.
TEST_P(GraphTreeLimitTest, MorePlacesThanAreKept) {
  AortGraphTreeOptions options = treeOptions();
  options.variantLimit = 4;
  options.skipWarmup = 1;
  open(options);
  AortFunction *f = rotation("f", inference, AORT_ARGUMENT_STATIC);
  for (size_t i = 0; i < 100; ++i) {
    runAt(f, i % 5);
    EXPECT_LE(treeStatistics().nodes, 4);
  }
  EXPECT_GE(treeStatistics().replays, 60);
}

/// Captures of an earlier phase go.
TEST_P(GraphTreeLimitTest, OtherPlacesLater) {
  AortGraphTreeOptions options = treeOptions();
  options.variantLimit = 2;
  options.skipWarmup = 1;
  open(options);
  AortFunction *f = rotation("f", inference, AORT_ARGUMENT_STATIC);
  for (size_t i = 0; i < 20; ++i)
    runAt(f, i % 2);
  EXPECT_EQ(treeStatistics().replays, 18);
  for (size_t i = 0; i < 100; ++i)
    runAt(f, 2 + i % 2);
  EXPECT_GE(treeStatistics().replays, 18 + 80);
}

/// A recording is destroyed together with the captures after it.
TEST_P(GraphTreeLimitTest, RecordingsBehindOthersGo) {
  AortGraphTreeOptions options = treeOptions();
  options.variantLimit = 2;
  options.automaticSteps = 0;
  open(options);
  AortFunction *f = rotation("f", inference, AORT_ARGUMENT_STATIC);
  AortFunction *g = rotation("g");
  for (uint32_t i = 0; i < 12; ++i) {
    AO_CHECK(aortGraphTreeMarkStep(tree));
    AortBuffer *y = run(f, {memory(input(i))});
    AortBuffer *z = run(g, {held(y)});
    EXPECT_EQ(contents(z), pattern(count, i));
    release(y);
    release(z);
    EXPECT_LE(treeStatistics().nodes, 4);
  }
}

/// Past the limit, known places are replayed and others run eagerly; one
/// warning names the argument.
TEST_P(GraphTreeLimitTest, RecaptureLimitWarnsOnce) {
  AortGraphTreeOptions options = treeOptions();
  options.recaptureLimit = 2;
  open(options);
  AortFunction *f = rotation("f", inference, AORT_ARGUMENT_STATIC);
  for (size_t i : {0, 0, 1, 2})
    runAt(f, i);
  EXPECT_TRUE(warnings.empty());
  for (size_t i : {3, 4, 3})
    runAt(f, i);
  EXPECT_EQ(treeStatistics().eagerRuns, 3);
  ASSERT_EQ(warnings.size(), 1u);
  EXPECT_NE(warnings[0].find("'f' was captured again 2 times"),
            std::string::npos);
  EXPECT_NE(warnings[0].find("argument 0 'x' of 'f'"), std::string::npos);
  int64_t replays = treeStatistics().replays;
  for (size_t i : {0, 1, 2})
    runAt(f, i);
  EXPECT_EQ(treeStatistics().replays, replays + 3);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

TEST_P(GraphTreeLimitTest, ResetGivesMemoryBack) {
  for (bool isShutdown : {false, true}) {
    open();
    int64_t before = deviceBytes();
    Draft draft("f", inference);
    draft.argument().fresh().fresh(AORT_SIDE_HOST).buffer(1 << 20, 0, 9);
    AortFunction *f = add(draft, [](const AortFrame &frame) {
      AortStatus status =
          aortCopy(frame.stream, frame.buffers[1], frame.arguments[0], bytes);
      return status != AORT_OK ? status
                               : aortCopy(frame.stream, frame.buffers[0],
                                          frame.buffers[1], bytes);
    });
    void *x = input(1);
    int64_t given = deviceBytes() - before;
    for (int again = 0; again < 2; ++again) {
      for (int round = 0; round < 3; ++round) {
        std::vector<AortBuffer *> results(2);
        AO_CHECK(tryRun(f, {memory(x)}, results));
        EXPECT_EQ(contents(results[0]), pattern(count, 1));
        release(results[0]);
        release(results[1]);
      }
      EXPECT_GE(treeStatistics().poolBackedBytes, 4 << 20);
      EXPECT_GE(treeStatistics().hostPoolBackedBytes, bytes);
      AO_CHECK(isShutdown ? aortGraphTreeShutdown(tree)
                          : aortGraphTreeReset(tree));
      EXPECT_EQ(treeStatistics().poolBackedBytes, 0);
      EXPECT_EQ(treeStatistics().hostPoolBackedBytes, 0);
      EXPECT_EQ(deviceBytes(), before + given);
      if (isShutdown)
        break;
    }
    AO_CHECK(aortGraphTreeCheck(tree));
    AO_CHECK(aortGraphTreeDestroy(tree));
    tree = nullptr;
    codes.clear();
  }
}

/// A held result keeps what is below its end.
TEST_P(GraphTreeLimitTest, HeldResultsKeepTheirMemory) {
  AortGraphTreeOptions options = treeOptions();
  options.checks = 2;
  open(options);
  AortFunction *f = rotation("f");
  Draft draft("large", inference);
  draft.argument().fresh().buffer(1 << 20, 0, 9);
  AortFunction *g = add(draft, [](const AortFrame &frame) {
    return aortCopy(frame.stream, frame.buffers[0], frame.arguments[0], bytes);
  });
  void *x = input(1);
  AortBuffer *y = run(f, {memory(x)});
  release(run(g, {held(y)}));
  int64_t backed = treeStatistics().poolBackedBytes;
  AO_CHECK(aortGraphTreeReset(tree));
  EXPECT_LT(treeStatistics().poolBackedBytes, backed);
  EXPECT_GE(treeStatistics().poolBackedBytes, bytes);
  EXPECT_EQ(contents(y), rotated(pattern(count, 1)));
  for (int round = 0; round < 3; ++round) {
    AortBuffer *z = run(g, {memory(x)});
    EXPECT_EQ(contents(z), pattern(count, 1));
    release(z);
  }
  EXPECT_EQ(contents(y), rotated(pattern(count, 1)));
  release(y);
  AO_CHECK(aortGraphTreeShutdown(tree));
  EXPECT_EQ(treeStatistics().poolBackedBytes, 0);
}

} // namespace
