//===- StepReplayTests.cpp - Steps split into functions -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Calls the runtime as the code of a step does after ao-outline-captures: it
// passes buffers from function to function by their addresses.
//
//===----------------------------------------------------------------------===//

#include "GraphTreeHarness.h"

#include <deque>

using namespace ao::cts;

namespace {

class ReplayTest : public GraphTreeTest {
protected:
  /// y = rotated(x); with `isDonated`, x is freed.
  const AortFunctionSpec *spec(const char *name, bool isDonated = false) {
    Draft &draft = drafts.emplace_back(name, AORT_MODE_INFERENCE);
    draft.argument().fresh();
    draft.lastArgument().donated = isDonated;
    draft.buffer(count, 0, 5);
    draft.spec.entry = [](const AortFrame *frame) {
      AortStatus status =
          copyRotated(*frame, frame->buffers[1], frame->arguments[0]);
      return status == AORT_OK ? aortCopy(frame->stream, frame->buffers[0],
                                          frame->buffers[1], bytes)
                               : status;
    };
    return &draft.finish();
  }

  /// A call as lowered code makes it.
  static void *replay(const AortFunctionSpec *spec, void *argument) {
    int64_t words[] = {word(argument), -1};
    aortStepReplay(spec, words);
    return reinterpret_cast<void *>(words[1]);
  }
  static int64_t word(void *pointer) {
    return static_cast<int64_t>(reinterpret_cast<intptr_t>(pointer));
  }

  std::deque<Draft> drafts;
};
INSTANTIATE_TEST_SUITE_P(Backends, ReplayTest, testing::ValuesIn(allConfigs()),
                         configName);

TEST_P(ReplayTest, WithoutATreeTheFunctionRuns) {
  const AortFunctionSpec *f = spec("f"), *g = spec("g", /*isDonated=*/true);
  void *x = input(1);
  void *y = replay(f, x);
  EXPECT_EQ(read(y, count), rotated(pattern(count, 1)));
  // y is freed by it.
  void *z = replay(g, y);
  EXPECT_EQ(read(z, count), pattern(count, 1));
  aortStepDeviceFree(z);
  EXPECT_EQ(statistics().deviceBytes, bytes);
}

TEST_P(ReplayTest, ResultsAreManagedInputs) {
  open();
  const AortFunctionSpec *f = spec("f"), *g = spec("g");
  void *x = input(1);
  for (uint32_t round = 0; round < 5; ++round) {
    write(x, pattern(count, round));
    void *y = replay(f, x), *z = replay(g, y);
    EXPECT_EQ(read(z, count), pattern(count, round));
    aortStepDeviceFree(y);
    aortStepDeviceFree(z);
  }
  AortGraphTreeStatistics s = treeStatistics();
  EXPECT_EQ(s.replays, 6);
  EXPECT_EQ(s.recaptures, 0);
  EXPECT_EQ(s.copiedInputs, 0);
  EXPECT_EQ(s.nodes, 2);
  EXPECT_EQ(s.roots, 1);
}

TEST_P(ReplayTest, BranchesShareThePool) {
  open();
  const AortFunctionSpec *a = spec("a"), *b = spec("b"), *other = spec("b'");
  void *x = input(1);
  for (int round = 0; round < 8; ++round) {
    void *y = replay(a, x);
    void *z = replay(round % 2 ? b : other, y);
    EXPECT_EQ(read(z, count), pattern(count, 1));
    aortStepDeviceFree(y);
    aortStepDeviceFree(z);
  }
  AortGraphTreeStatistics s = treeStatistics();
  EXPECT_EQ(s.captures, 3);
  EXPECT_EQ(s.roots, 1);
  EXPECT_EQ(s.nodes, 3);
  // The bytes that a, b needs: y, z and the buffer in between.
  EXPECT_EQ(s.poolBytes, 3 * bytes);
}

TEST_P(ReplayTest, DonatedResultsAreConsumed) {
  open();
  const AortFunctionSpec *f = spec("f"), *g = spec("g", /*isDonated=*/true);
  void *x = input(1);
  for (int round = 0; round < 4; ++round) {
    void *z = replay(g, replay(f, x));
    EXPECT_EQ(read(z, count), pattern(count, 1));
    aortStepDeviceFree(z);
  }
  EXPECT_EQ(treeStatistics().heldResults, 0);
  EXPECT_EQ(treeStatistics().replays, 4);
}

TEST_P(ReplayTest, ResultLiesWhereAnArgumentWas) {
  open();
  const AortFunctionSpec *f = spec("f"), *g = spec("g", /*isDonated=*/true);
  // The argument is read first, the result written last.
  drafts.back().lastArgument().lastUse = 4;
  drafts.back().buffers.front().begin = 4;
  void *x = input(1);
  for (int round = 0; round < 4; ++round) {
    void *y = replay(f, x);
    void *z = replay(g, y);
    EXPECT_EQ(z, y);
    EXPECT_EQ(read(z, count), pattern(count, 1));
    aortStepDeviceFree(z);
  }
  EXPECT_EQ(treeStatistics().heldResults, 0);
}

TEST_P(ReplayTest, DonatedMemoryOfTheStepIsFreed) {
  open();
  const AortFunctionSpec *g = spec("g", /*isDonated=*/true);
  for (int round = 0; round < 4; ++round) {
    void *x = deviceBuffer(bytes);
    write(x, pattern(count, 2));
    void *y = replay(g, x);
    EXPECT_EQ(read(y, count), rotated(pattern(count, 2)));
    aortStepDeviceFree(y);
  }
}

TEST_P(ReplayTest, NoPartBeginsAStep) {
  open();
  const AortFunctionSpec *f = spec("f"), *g = spec("g");
  void *x = input(1), *other = input(2);
  for (int round = 0; round < 4; ++round) {
    void *y = replay(f, x);
    // It takes nothing of the path, which goes on nevertheless.
    void *z = replay(g, other);
    EXPECT_EQ(read(y, count), rotated(pattern(count, 1)));
    aortStepDeviceFree(y);
    aortStepDeviceFree(z);
  }
  EXPECT_EQ(treeStatistics().generations, 0);
  EXPECT_EQ(treeStatistics().nodes, 2);
}

TEST_P(ReplayTest, MarkInTheMiddleIsStale) {
  expectFailure = true;
  open();
  const AortFunctionSpec *f = spec("f"), *g = spec("g");
  void *y = replay(f, input(1));
  AO_CHECK(aortGraphTreeMarkStep(tree));
  void *z = replay(g, y);
  EXPECT_EQ(aortContextStatus(context), AORT_STALE);
  // The step runs on where it can.
  EXPECT_EQ(z != nullptr, onHost());
  if (z)
    aortStepDeviceFree(z);
  aortStepDeviceFree(y);
  EXPECT_EQ(treeStatistics().heldResults, 0);
}

TEST_P(ReplayTest, NumbersAndSizesAreWords) {
  static const int64_t unknown[] = {-1};
  Draft &draft = drafts.emplace_back("f", AORT_MODE_INFERENCE);
  draft.argument(AORT_ARGUMENT_KEY);
  draft.lastArgument().rank = 0;
  draft.argument();
  draft.lastArgument().sizes = unknown;
  draft.fresh();
  // Entry 1 of the key.
  static const int64_t second[] = {-2};
  draft.results.back().sizes = second;
  draft.spec.entry = [](const AortFrame *frame) {
    return aortCopy(frame->stream, frame->buffers[0],
                    static_cast<uint32_t *>(frame->arguments[1]) +
                        frame->key[0],
                    (frame->key[1] - frame->key[0]) * 4);
  };
  const AortFunctionSpec *f = &draft.finish();
  auto check = [&](int64_t first, int64_t size, void *x) {
    int64_t words[] = {first, word(x), size, -1};
    aortStepReplay(f, words);
    void *y = reinterpret_cast<void *>(words[3]);
    std::vector<uint32_t> all = pattern(count, 1);
    auto begin = all.begin() + first;
    auto n = static_cast<size_t>(size - first);
    EXPECT_EQ(read(y, n), std::vector<uint32_t>(begin, begin + size - first));
    aortStepDeviceFree(y);
  };
  void *x = input(1);
  check(3, 100, x);
  open();
  for (int round = 0; round < 3; ++round)
    for (int64_t size : {100, 120})
      check(3, size, x);
  EXPECT_EQ(treeStatistics().captures, 2);
  EXPECT_EQ(treeStatistics().replays, 2);
}

TEST_P(ReplayTest, FailuresAreTheSteps) {
  expectFailure = true;
  Draft &draft = drafts.emplace_back("f", AORT_MODE_INFERENCE);
  draft.argument().fresh();
  draft.spec.entry = [](const AortFrame *frame) {
    return aortCopy(frame->stream, nullptr, frame->arguments[0], bytes);
  };
  open();
  void *y = replay(&draft.finish(), input(1));
  EXPECT_NE(aortContextStatus(context), AORT_OK);
  EXPECT_NE(std::string(aortContextStatusMessage(context)).find("'f' failed"),
            std::string::npos);
  EXPECT_EQ(y != nullptr, onHost());
  if (y)
    aortStepDeviceFree(y);
}

TEST_P(ReplayTest, NullSpecification) {
  expectFailure = true;
  int64_t word = 0;
  aortStepReplay(nullptr, &word);
  EXPECT_EQ(aortContextStatus(context), AORT_INVALID_ARGUMENT);
  aortStepReplay(nullptr, nullptr);
}

} // namespace
