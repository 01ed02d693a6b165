//===- GraphTreeRandomTests.cpp - Functions that draw random numbers ------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphTreeHarness.h"

using namespace ao::cts;

namespace {
constexpr AortMode inference = AORT_MODE_INFERENCE;

class GraphTreeRandomTest : public GraphTreeTest {
protected:
  /// Opens a tree with seed 42, and adds a function that draws five random
  /// numbers a run and returns the state that they start from.
  AortFunction *openWithDraws() {
    AortGraphTreeOptions options = treeOptions();
    options.seed = 42;
    open(options);
    Draft draft("f", inference);
    draft.spec.randomNumbers = 5;
    draft.fresh();
    return add(draft, [](const AortFrame &frame) {
      return aortCopy(frame.stream, frame.buffers[0], frame.random, 16);
    });
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, GraphTreeRandomTest,
                         testing::ValuesIn(allConfigs()), configName);
} // namespace

TEST_P(GraphTreeRandomTest, RandomAdvances) {
  AortFunction *f = openWithDraws();
  for (uint32_t round = 0; round < 5; ++round) {
    AortBuffer *y = run(f, {});
    EXPECT_EQ(read(pointerOf(y), 4),
              (std::vector<uint32_t>{42, 0, 5 * round, 0}));
    release(y);
  }
  EXPECT_EQ(treeStatistics().replays, 3);
}

TEST_P(GraphTreeRandomTest, RandomStateIsAnArgument) {
  AortGraphTreeOptions options = treeOptions();
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

/// A run that goes on from a state that was read draws the same numbers.
TEST_P(GraphTreeRandomTest, RandomStateGoesOn) {
  AortFunction *f = openWithDraws();
  auto draw = [&] {
    AortBuffer *y = run(f, {});
    std::vector<uint32_t> drawn = read(pointerOf(y), 4);
    release(y);
    return drawn;
  };
  AortRandomState state{};
  state.structSize = sizeof(state);
  AO_CHECK(aortGraphTreeRandomState(tree, &state));
  EXPECT_EQ(state.seed, 42u);
  EXPECT_EQ(state.drawn, 0u);
  for (int round = 0; round < 3; ++round)
    (void)draw();
  AO_CHECK(aortGraphTreeRandomState(tree, &state));
  EXPECT_EQ(state.drawn, 15u);
  std::vector<uint32_t> expected = draw();
  (void)draw();
  AO_CHECK(aortGraphTreeReset(tree));
  AO_CHECK(aortGraphTreeSetRandomState(tree, &state));
  EXPECT_EQ(draw(), expected);
  state.seed = uint64_t(3) << 32;
  state.drawn = 1;
  AO_CHECK(aortGraphTreeSetRandomState(tree, &state));
  for (uint32_t round = 0; round < 3; ++round)
    EXPECT_EQ(draw(), (std::vector<uint32_t>{0, 3, 1 + 5 * round, 0}));
  AO_EXPECT_STATUS(aortGraphTreeRandomState(tree, nullptr),
                   AORT_INVALID_ARGUMENT, "null state");
  AO_EXPECT_STATUS(aortGraphTreeSetRandomState(tree, nullptr),
                   AORT_INVALID_ARGUMENT, "null state");
  state.structSize = 0;
  for (auto *call :
       {+[](AortGraphTree *t, AortRandomState *s) {
          return aortGraphTreeSetRandomState(t, s);
        },
        aortGraphTreeRandomState, aortGraphTreeRegisterRandomState})
    AO_EXPECT_STATUS(call(tree, &state), AORT_INVALID_ARGUMENT, "structSize");
}

/// A generator of the caller's, which draws in between.
TEST_P(GraphTreeRandomTest, RandomStateIsRegistered) {
  open();
  Draft draft("f", inference);
  draft.spec.randomNumbers = 5;
  draft.fresh();
  bool fails = false;
  AortFunction *f = add(draft, [&](const AortFrame &frame) {
    return fails ? AORT_IO_ERROR
                 : aortCopy(frame.stream, frame.buffers[0], frame.random, 16);
  });
  AortRandomState generator = {sizeof(generator), 7, 100};
  AO_CHECK(aortGraphTreeRegisterRandomState(tree, &generator));
  uint32_t drawn = 100;
  for (int round = 0; round < 4; ++round) {
    AortBuffer *y = run(f, {});
    EXPECT_EQ(read(pointerOf(y), 4), (std::vector<uint32_t>{7, 0, drawn, 0}));
    release(y);
    EXPECT_EQ(generator.drawn, drawn + 5);
    generator.drawn += 2;
    drawn += 7;
  }
  // A run that fails draws nothing.
  AO_CHECK(aortGraphTreeReset(tree));
  fails = true;
  std::vector<AortBuffer *> results(1);
  EXPECT_EQ(tryRun(f, {}, results), AORT_IO_ERROR);
  EXPECT_EQ(generator.drawn, drawn);
  fails = false;
  // The tree's own state goes on from there.
  AO_CHECK(aortGraphTreeRegisterRandomState(tree, nullptr));
  AortBuffer *y = run(f, {});
  EXPECT_EQ(read(pointerOf(y), 4), (std::vector<uint32_t>{7, 0, drawn, 0}));
  release(y);
  EXPECT_EQ(generator.drawn, drawn);
}

/// Numbers that the function reads on the device have one recording, and each
/// run has its own.
TEST_P(GraphTreeRandomTest, ValuesAreWrittenToTheDevice) {
  open();
  Draft draft("f", inference);
  draft.argument(AORT_ARGUMENT_VALUE).argument(AORT_ARGUMENT_VALUE).fresh();
  for (AortArgumentSpec &argument : draft.arguments)
    argument.rank = 0;
  draft.arguments[1].elementBytes = 8;
  auto body = [](const AortFrame &frame) {
    auto *out = static_cast<char *>(frame.buffers[0]);
    AortStatus status = aortCopy(frame.stream, out, frame.arguments[0], 4);
    return status ? status
                  : aortCopy(frame.stream, out + 4, frame.arguments[1], 8);
  };
  AortFunction *f = add(draft, body);
  const char *reason = "runs on the host";
  draft.spec.reasons = &reason;
  draft.spec.reasonCount = 1;
  AortFunction *eager = add(draft, body);
  for (uint32_t round = 0; round < 6; ++round) {
    int64_t large = (int64_t{7} << 32) + round;
    AortBuffer *y =
        run(round < 4 ? f : eager, {number(100 + round), number(large)});
    EXPECT_EQ(read(pointerOf(y), 3),
              (std::vector<uint32_t>{100 + round, round, 7}));
    release(y);
  }
  EXPECT_EQ(treeStatistics().captures, 1);
  EXPECT_EQ(treeStatistics().replays, 2);
  EXPECT_EQ(treeStatistics().eagerRuns, 2);
  std::vector<AortBuffer *> results(1);
  void *x = input(1);
  AO_EXPECT_STATUS(tryRun(f, {memory(x), number(1)}, results),
                   AORT_INVALID_ARGUMENT, "is a number, not memory");
}
