//===- GraphTreeInputTests.cpp - Arguments and results of captures --------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphTreeHarness.h"

using namespace ao::cts;

namespace {

using GraphTreeInputTest = GraphTreeTest;
INSTANTIATE_TEST_SUITE_P(Backends, GraphTreeInputTest,
                         testing::ValuesIn(allConfigs()), configName);

constexpr auto inference = AORT_MODE_INFERENCE;
constexpr int64_t dynamicSize[] = {-1};

AortStatus copyFirst(const AortFrame &frame) {
  return aortCopy(frame.stream, frame.buffers[0], frame.arguments[0], bytes);
}

//===----------------------------------------------------------------------===//
// Static and copied
//===----------------------------------------------------------------------===//

TEST_P(GraphTreeInputTest, CopiedInputs) {
  open();
  AortFunction *f = rotation("f", inference, AORT_ARGUMENT_COPIED);
  for (uint32_t round = 0; round < 4; ++round) {
    AortBuffer *y = run(f, {memory(input(round))});
    EXPECT_EQ(contents(y), rotated(pattern(count, round)));
    release(y);
  }
  AortGraphTreeStatistics s = treeStatistics();
  EXPECT_EQ(s.replays, 2);
  EXPECT_EQ(s.copiedInputs, 4);
  EXPECT_EQ(s.copiedBytes, 4 * bytes);
}

TEST_P(GraphTreeInputTest, HostMemoryIsCopied) {
  open();
  AortFunction *f = rotation("f", inference, AORT_ARGUMENT_COPIED);
  for (uint32_t round = 0; round < 4; ++round) {
    std::vector<uint32_t> x = pattern(count, round);
    AortBuffer *y = run(f, {memory(x.data())});
    EXPECT_EQ(contents(y), rotated(pattern(count, round)));
    release(y);
  }
}

TEST_P(GraphTreeInputTest, StagingIsReused) {
  open();
  Draft draft("f", inference);
  draft.argument(AORT_ARGUMENT_COPIED).fresh();
  draft.lastArgument().lastUse = 4;
  draft.buffer(count, 4, 10);
  AortFunction *f = add(draft, copyFirst);
  void *x = input(1);
  release(run(f, {memory(x)}));
  // The copy of x and the second buffer are alive one after the other.
  EXPECT_EQ(treeStatistics().poolBytes, 2 * bytes);
}

TEST_P(GraphTreeInputTest, MovedStaticRecords) {
  open();
  AortFunction *f = rotation("f", inference, AORT_ARGUMENT_STATIC);
  void *x[] = {input(1), input(2)};
  for (int round = 0; round < 6; ++round) {
    AortBuffer *y = run(f, {memory(x[round % 2])});
    EXPECT_EQ(contents(y),
              rotated(pattern(count, static_cast<uint32_t>(1 + round % 2))));
    release(y);
  }
  AortGraphTreeStatistics s = treeStatistics();
  EXPECT_EQ(s.copiedInputs, 0);
  EXPECT_EQ(s.captures, 2);
  EXPECT_EQ(s.replays, 3);
}

TEST_P(GraphTreeInputTest, ReasonsNameTheInput) {
  open();
  AortFunction *f = rotation("f", inference, AORT_ARGUMENT_STATIC);
  void *x = input(1), *moved = input(2);
  for (int round = 0; round < 2; ++round)
    release(run(f, {memory(x)}));
  release(run(f, {memory(moved)}));
  std::string json = treeJson();
  char before[32], now[32];
  std::snprintf(before, sizeof(before), "%p", x);
  std::snprintf(now, sizeof(now), "%p", moved);
  for (const char *part :
       {"static argument moved", "argument 0 'x' of 'f' (model.py:7)",
        static_cast<const char *>(before), static_cast<const char *>(now)})
    EXPECT_NE(json.find(part), std::string::npos) << part << " in " << json;
}

TEST_P(GraphTreeInputTest, MovedStaticIsAnError) {
  AortGraphTreeOptions options = treeOptions();
  options.errorOnMovedStatic = 1;
  open(options);
  AortFunction *f = rotation("f", inference, AORT_ARGUMENT_STATIC);
  void *x = input(1), *moved = input(2);
  for (int round = 0; round < 2; ++round)
    release(run(f, {memory(x)}));
  std::vector<AortBuffer *> results(1);
  AO_EXPECT_STATUS(tryRun(f, {memory(moved)}, results), AORT_INVALID_ARGUMENT,
                   "is static and was at 0x");
  release(run(f, {memory(x)}));
  EXPECT_EQ(treeStatistics().replays, 1);
}

TEST_P(GraphTreeInputTest, AutoIsCopiedOnceItHasMovedTwice) {
  open();
  AortFunction *f = rotation("f");
  for (uint32_t round = 0; round < 8; ++round) {
    AortBuffer *y = run(f, {memory(input(round))});
    EXPECT_EQ(contents(y), rotated(pattern(count, round)));
    release(y);
  }
  AortGraphTreeStatistics s = treeStatistics();
  EXPECT_EQ(s.reasons[AORT_REASON_STATIC_MOVED], 2);
  EXPECT_EQ(s.captures, 3);
  EXPECT_EQ(s.replays, 4);
}

TEST_P(GraphTreeInputTest, MisalignedStatic) {
  open();
  Draft draft("f", inference);
  draft.argument(AORT_ARGUMENT_STATIC).fresh();
  draft.lastArgument().alignment = 256;
  AortFunction *f = add(draft, [](const AortFrame &frame) {
    EXPECT_EQ(reinterpret_cast<uintptr_t>(frame.arguments[0]) % 256, 0u);
    return copyFirst(frame);
  });
  auto *large = static_cast<char *>(deviceBuffer(bytes + 256));
  write(large + 4, pattern(count, 3));
  for (int round = 0; round < 3; ++round) {
    AortBuffer *y = run(f, {memory(large + 4)});
    EXPECT_EQ(contents(y), pattern(count, 3));
    release(y);
  }
  EXPECT_EQ(treeStatistics().copiedInputs, 3);
  freeDevice(large);
}

TEST_P(GraphTreeInputTest, MisalignedLater) {
  open();
  Draft draft("f", inference);
  draft.argument(AORT_ARGUMENT_STATIC).fresh();
  draft.lastArgument().alignment = 256;
  AortFunction *f = add(draft, copyFirst);
  draft.spec.reasonCount = 1;
  const char *reason = "it reads a scalar";
  draft.spec.reasons = &reason;
  AortFunction *eager = add(draft, [](const AortFrame &frame) {
    EXPECT_EQ(reinterpret_cast<uintptr_t>(frame.arguments[0]) % 256, 0u);
    return copyFirst(frame);
  });
  auto *large = static_cast<char *>(deviceBuffer(bytes + 256));
  for (int round = 0; round < 4; ++round) {
    char *x = large + (round == 3 ? 4 : 0);
    write(x, pattern(count, 3));
    for (AortFunction *function : {f, eager}) {
      AortBuffer *y = run(function, {memory(x)});
      EXPECT_EQ(contents(y), pattern(count, 3));
      release(y);
    }
  }
  EXPECT_EQ(treeStatistics().copiedInputs, 2);
  freeDevice(large);
}

TEST_P(GraphTreeInputTest, ExpandedInput) {
  open();
  AortFunction *f = rotation("f", inference, AORT_ARGUMENT_STATIC);
  void *x = input(5);
  int64_t stride = 0, size = count;
  for (int round = 0; round < 3; ++round) {
    AortArgument argument = memory(x);
    argument.sizes = &size;
    argument.strides = &stride;
    AortBuffer *y = run(f, {argument});
    EXPECT_EQ(contents(y), std::vector<uint32_t>(count, pattern(count, 5)[0]));
    release(y);
  }
  EXPECT_EQ(treeStatistics().copiedInputs, 3);
}

TEST_P(GraphTreeInputTest, TransposedInput) {
  open();
  constexpr int64_t side = 16;
  static_assert(side * side == count);
  const int64_t sizes[] = {side, side}, strides[] = {1, side};
  Draft draft("f", inference);
  draft.argument().fresh();
  draft.lastArgument().rank = 2;
  draft.lastArgument().sizes = sizes;
  AortFunction *f = add(draft, copyFirst);
  void *x = input(5);
  std::vector<uint32_t> given = pattern(count, 5), expected(count);
  for (size_t i = 0; i < side; ++i)
    for (size_t j = 0; j < side; ++j)
      expected[i * side + j] = given[j * side + i];
  for (int round = 0; round < 3; ++round) {
    AortArgument argument = memory(x);
    argument.rank = 2;
    argument.sizes = sizes;
    argument.strides = strides;
    AortBuffer *y = run(f, {argument});
    EXPECT_EQ(contents(y), expected);
    release(y);
  }
}

//===----------------------------------------------------------------------===//
// Managed
//===----------------------------------------------------------------------===//

TEST_P(GraphTreeInputTest, ManagedInput) {
  open();
  // A managed argument is not copied, whatever its class is.
  AortFunction *f = rotation("f"),
               *g = rotation("g", inference, AORT_ARGUMENT_COPIED);
  void *x = input(1);
  for (int round = 0; round < 3; ++round) {
    AortBuffer *y = run(f, {memory(x)});
    AortBuffer *z = run(g, {held(y)});
    EXPECT_EQ(contents(z), pattern(count, 1));
    release(y);
    release(z);
  }
  EXPECT_EQ(treeStatistics().copiedInputs, 0);
}

TEST_P(GraphTreeInputTest, RawPointerIntoThePool) {
  open();
  AortFunction *f = rotation("f");
  Draft half("half", inference);
  const int64_t sizes[] = {count / 2};
  half.argument().fresh();
  half.lastArgument().sizes = sizes;
  AortFunction *g = add(half, [](const AortFrame &frame) {
    return aortCopy(frame.stream, frame.buffers[0], frame.arguments[0],
                    bytes / 2);
  });
  void *x = input(1);
  for (int round = 0; round < 4; ++round) {
    AortBuffer *y = run(f, {memory(x)});
    AortArgument second = memory(static_cast<char *>(pointerOf(y)) + bytes / 2);
    second.sizes = sizes;
    AortBuffer *z = run(g, {second});
    std::vector<uint32_t> expected = pattern(count, 1);
    expected.resize(count / 2);
    EXPECT_EQ(read(pointerOf(z), count / 2), expected);
    release(y);
    release(z);
  }
  AortGraphTreeStatistics s = treeStatistics();
  EXPECT_EQ(s.copiedInputs, 0);
  EXPECT_EQ(s.replays, 4);
}

TEST_P(GraphTreeInputTest, ChangingManagedInput) {
  AortGraphTreeOptions options = treeOptions();
  options.automaticSteps = 0;
  open(options);
  AortFunction *made[] = {rotation("a"), rotation("b"), rotation("c"),
                          rotation("d")};
  AortFunction *g = rotation("g");
  void *x[] = {input(0), input(1), input(2), input(3)};
  for (size_t round = 0; round < 8; ++round) {
    AortBuffer *results[4];
    for (size_t i = 0; i < 4; ++i)
      results[i] = run(made[i], {memory(x[i])});
    AortBuffer *z = run(g, {held(results[round % 4])});
    EXPECT_EQ(contents(z), pattern(count, static_cast<uint32_t>(round % 4)));
    for (AortBuffer *one : results)
      release(one);
    release(z);
  }
  AortGraphTreeStatistics s = treeStatistics();
  EXPECT_EQ(s.reasons[AORT_REASON_MANAGED_CHANGED], 2);
  EXPECT_GT(s.copiedInputs, 0);
}

TEST_P(GraphTreeInputTest, NotConsumedRecords) {
  open();
  AortFunction *f = rotation("f");
  Draft draft("g", inference);
  draft.argument().fresh().buffer(count, 4, 10);
  draft.lastArgument().donated = 1;
  draft.lastArgument().lastUse = 4;
  AortFunction *g = add(draft, [](const AortFrame &frame) {
    AortStatus status = copyFirst(frame);
    // Over the argument, if it is donated.
    return status != AORT_OK
               ? status
               : aortMemset(frame.stream, frame.buffers[1], 0, 4, count);
  });
  void *x = input(1);
  for (int round = 0; round < 3; ++round)
    release(run(g, {consumed(run(f, {memory(x)}))}));
  EXPECT_EQ(treeStatistics().poolBytes, 2 * bytes);
  for (int round = 0; round < 2; ++round) {
    AortBuffer *y = run(f, {memory(x)});
    AortBuffer *z = run(g, {held(y)});
    EXPECT_EQ(contents(y), rotated(pattern(count, 1)));
    EXPECT_EQ(contents(z), rotated(pattern(count, 1)));
    release(y);
    release(z);
  }
  AortGraphTreeStatistics s = treeStatistics();
  EXPECT_EQ(s.reasons[AORT_REASON_NOT_CONSUMED], 1);
  EXPECT_EQ(s.poolBytes, 3 * bytes);
}

//===----------------------------------------------------------------------===//
// Mutated
//===----------------------------------------------------------------------===//

/// A function that fills the first half of its argument.
class GraphTreeMutationTest : public GraphTreeTest {
protected:
  AortFunction *mutation(AortArgumentClass kind) {
    Draft draft("update", inference);
    draft.argument(kind).fresh();
    draft.lastArgument().mutated = 1;
    return add(draft, [](const AortFrame &frame) {
      AortStatus status =
          aortMemset(frame.stream, frame.arguments[0], 9, 4, count / 2);
      return status == AORT_OK ? copyFirst(frame) : status;
    });
  }
  std::vector<uint32_t> expected(uint32_t seed) {
    std::vector<uint32_t> values(count, 9);
    return mixed(values, pattern(count, seed));
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, GraphTreeMutationTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(GraphTreeMutationTest, MutatedStatic) {
  open();
  AortFunction *f = mutation(AORT_ARGUMENT_STATIC);
  void *x = input(1);
  for (uint32_t round = 0; round < 4; ++round) {
    write(x, pattern(count, round));
    AortBuffer *y = run(f, {memory(x)});
    EXPECT_EQ(read(x, count), expected(round));
    EXPECT_EQ(contents(y), expected(round));
    release(y);
  }
  EXPECT_EQ(treeStatistics().replays, 2);
}

TEST_P(GraphTreeMutationTest, MutatedManaged) {
  open();
  AortFunction *f = rotation("f"), *g = mutation(AORT_ARGUMENT_AUTO);
  void *x = input(0);
  for (uint32_t round = 0; round < 4; ++round) {
    write(x, rotated(pattern(count, round)));
    AortBuffer *y = run(f, {memory(x)});
    AortBuffer *z = run(g, {held(y)});
    EXPECT_EQ(contents(y), expected(round));
    EXPECT_EQ(contents(z), expected(round));
    release(y);
    release(z);
  }
  EXPECT_EQ(treeStatistics().replays, 4);
}

TEST_P(GraphTreeMutationTest, MutatedCopied) {
  open();
  AortFunction *f = mutation(AORT_ARGUMENT_COPIED);
  void *x = input(1);
  for (uint32_t round = 0; round < 4; ++round) {
    write(x, pattern(count, round));
    AortBuffer *y = run(f, {memory(x)});
    EXPECT_EQ(read(x, count), expected(round));
    EXPECT_EQ(infoOf(y).isPooled, 0);
    release(y);
  }
  AortGraphTreeStatistics s = treeStatistics();
  EXPECT_EQ(s.eagerRuns, 4);
  EXPECT_EQ(s.reasons[AORT_REASON_MUTATES_COPY], 4);
  ASSERT_EQ(warnings.size(), 1u);
  EXPECT_NE(warnings[0].find("argument 0 'x' of 'update'"), std::string::npos);
}

TEST_P(GraphTreeMutationTest, MutatedStrided) {
  open();
  AortFunction *f = mutation(AORT_ARGUMENT_STATIC);
  void *x = deviceBuffer(2 * bytes);
  std::vector<uint32_t> given = pattern(2 * count, 4);
  const int64_t every[] = {2};
  for (int round = 0; round < 3; ++round) {
    write(x, given);
    AortArgument argument = memory(x);
    argument.strides = every;
    release(run(f, {argument}));
    // Each other element of the first half, and nothing else, was written.
    std::vector<uint32_t> expected = given;
    for (size_t i = 0; i < count; i += 2)
      expected[i] = 9;
    EXPECT_EQ(read(x, 2 * count), expected);
  }
  EXPECT_EQ(treeStatistics().eagerRuns, 3);
  freeDevice(x);
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

class GraphTreeSizeTest : public GraphTreeTest {
protected:
  /// A copy of as many elements as there are.
  AortFunction *resizable() {
    Draft draft("f", inference);
    draft.argument(AORT_ARGUMENT_COPIED).fresh();
    draft.lastArgument().sizes = dynamicSize;
    draft.results.back().sizes = dynamicSize;
    draft.spec.bufferBytes = [](void *, const int64_t *key, int64_t *sizes) {
      sizes[0] = key[0] * static_cast<int64_t>(sizeof(uint32_t));
    };
    return add(draft, [](const AortFrame &frame) {
      return aortCopy(frame.stream, frame.buffers[0], frame.arguments[0],
                      frame.key[0] * static_cast<int64_t>(sizeof(uint32_t)));
    });
  }
  AortArgument sized(void *pointer, const int64_t &size) {
    AortArgument argument = memory(pointer);
    argument.sizes = &size;
    return argument;
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, GraphTreeSizeTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(GraphTreeSizeTest, EachSizeRecords) {
  open();
  AortFunction *f = resizable();
  void *x = input(1);
  for (int round = 0; round < 3; ++round)
    for (int64_t size : {count / 4, count / 2, count}) {
      AortBuffer *y = run(f, {sized(x, size)});
      std::vector<uint32_t> expected = pattern(count, 1);
      expected.resize(static_cast<size_t>(size));
      EXPECT_EQ(read(pointerOf(y), expected.size()), expected);
      EXPECT_EQ(infoOf(y).sizes[0], size);
      EXPECT_EQ(infoOf(y).bytes, size * 4);
      release(y);
    }
  AortGraphTreeStatistics s = treeStatistics();
  EXPECT_EQ(s.captures, 3);
  EXPECT_EQ(s.replays, 3);
  EXPECT_EQ(s.recaptures, 0);
}

TEST_P(GraphTreeSizeTest, SizesThatAFunctionIsNotMadeFor) {
  open();
  Draft draft("f", inference);
  draft.argument(AORT_ARGUMENT_COPIED).fresh();
  draft.lastArgument().sizes = draft.results.back().sizes = dynamicSize;
  draft.spec.bufferBytes = [](void *, const int64_t *key, int64_t *sizes) {
    sizes[0] = key[0] <= 8 ? key[0] * 4 : -1;
  };
  AortFunction *f = add(draft, [](const AortFrame &) { return AORT_OK; });
  int64_t many = 9;
  std::vector<AortBuffer *> results(1);
  AO_EXPECT_STATUS(tryRun(f, {sized(input(1), many)}, results),
                   AORT_INVALID_ARGUMENT,
                   "'f' is not made for sizes and numbers 9");
}

TEST_P(GraphTreeSizeTest, SizesShareThePool) {
  open();
  AortFunction *f = resizable();
  void *x = input(1);
  for (int64_t size : {count / 4, count / 2, count})
    release(run(f, {sized(x, size)}));
  EXPECT_EQ(treeStatistics().poolBytes, 2 * bytes);
}

TEST_P(GraphTreeSizeTest, SizeLimit) {
  AortGraphTreeOptions options = treeOptions();
  options.sizeLimit = 2;
  options.sizeWarning = 2;
  open(options);
  AortFunction *f = resizable();
  void *x = input(1);
  for (int round = 0; round < 3; ++round)
    for (int64_t size = 1; size <= 4; ++size) {
      AortBuffer *y = run(f, {sized(x, size)});
      EXPECT_EQ(infoOf(y).isPooled, size <= 2);
      EXPECT_EQ(read(pointerOf(y), 1)[0], pattern(count, 1)[0]);
      release(y);
    }
  AortGraphTreeStatistics s = treeStatistics();
  EXPECT_EQ(s.reasons[AORT_REASON_SIZE_LIMIT], 6);
  EXPECT_EQ(s.captures, 2);
  ASSERT_EQ(warnings.size(), 1u);
  EXPECT_NE(warnings[0].find("'f' has run at 2 sizes"), std::string::npos);
}

TEST_P(GraphTreeSizeTest, NumbersAreKeys) {
  open();
  Draft draft("f", inference);
  draft.argument(AORT_ARGUMENT_KEY).fresh();
  AortFunction *f = add(draft, [](const AortFrame &frame) {
    EXPECT_EQ(frame.arguments[0], nullptr);
    return aortMemset(frame.stream, frame.buffers[0],
                      static_cast<uint32_t>(frame.key[0]), 4, count);
  });
  for (int round = 0; round < 3; ++round)
    for (int64_t value : {3, 4}) {
      AortBuffer *y = run(f, {number(value)});
      EXPECT_EQ(contents(y),
                std::vector<uint32_t>(count, static_cast<uint32_t>(value)));
      release(y);
    }
  EXPECT_EQ(treeStatistics().captures, 2);
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// A function whose only result is its argument.
class GraphTreeResultTest : public GraphTreeTest {
protected:
  AortFunction *identity(AortArgumentClass kind) {
    Draft draft("identity", inference);
    draft.argument(kind).result(AORT_RESULT_ARGUMENT, 0);
    return add(draft, [](const AortFrame &) { return AORT_OK; });
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, GraphTreeResultTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(GraphTreeResultTest, ResultIsPriorResult) {
  open();
  AortFunction *f = rotation("f"), *g = identity(AORT_ARGUMENT_AUTO);
  void *x = input(1);
  for (int round = 0; round < 3; ++round) {
    AortBuffer *y = run(f, {memory(x)});
    AortBuffer *same = run(g, {held(y)});
    EXPECT_EQ(same, y);
    EXPECT_EQ(infoOf(y).references, 2);
    release(y);
    EXPECT_EQ(contents(same), rotated(pattern(count, 1)));
    release(same);
  }
}

TEST_P(GraphTreeResultTest, ConsumedInputReturned) {
  open();
  AortFunction *f = rotation("f"), *g = identity(AORT_ARGUMENT_AUTO);
  void *x = input(1);
  for (int round = 0; round < 3; ++round) {
    AortBuffer *y = run(f, {memory(x)});
    AortBuffer *same = run(g, {consumed(y)});
    EXPECT_EQ(same, y);
    EXPECT_EQ(infoOf(y).references, 1);
    EXPECT_EQ(contents(same), rotated(pattern(count, 1)));
    release(same);
  }
}

TEST_P(GraphTreeResultTest, ResultIsStaging) {
  open();
  AortFunction *f = identity(AORT_ARGUMENT_COPIED), *g = rotation("g");
  for (uint32_t round = 0; round < 4; ++round) {
    AortBuffer *y = run(f, {memory(input(round))});
    AortBuffer *z = run(g, {held(y)});
    EXPECT_EQ(contents(y), pattern(count, round));
    EXPECT_EQ(contents(z), rotated(pattern(count, round)));
    EXPECT_EQ(infoOf(y).isPooled, 1);
    release(y);
    release(z);
  }
}

TEST_P(GraphTreeResultTest, ResultIsParameter) {
  open();
  AortFunction *f = identity(AORT_ARGUMENT_STATIC);
  void *x = input(1);
  AortBuffer *first = run(f, {memory(x)});
  for (int round = 0; round < 3; ++round) {
    AortBuffer *y = run(f, {memory(x)});
    EXPECT_EQ(pointerOf(y), x);
    EXPECT_EQ(infoOf(y).isPooled, 0);
    release(y);
  }
  // It has no lifetime that could end.
  EXPECT_EQ(pointerOf(first), x);
  release(first);
}

TEST_P(GraphTreeResultTest, ResultsShare) {
  open();
  Draft draft("f", inference);
  draft.argument().fresh().result(AORT_RESULT_RESULT, 0);
  AortFunction *f = add(draft, copyFirst);
  void *x = input(1);
  for (int round = 0; round < 3; ++round) {
    std::vector<AortBuffer *> results(2);
    AO_CHECK(tryRun(f, {memory(x)}, results));
    EXPECT_EQ(results[0], results[1]);
    release(results[0]);
    EXPECT_EQ(contents(results[1]), pattern(count, 1));
    release(results[1]);
  }
}

TEST_P(GraphTreeResultTest, ResultIsConstant) {
  open();
  static const std::vector<uint32_t> table = pattern(count, 77);
  Draft draft("f", inference);
  draft.constants.push_back(
      {sizeof(AortConstantSpec), "table", table.data(), bytes});
  draft.result(AORT_RESULT_CONSTANT, 0).fresh();
  AortFunction *f = add(draft, [](const AortFrame &frame) {
    return aortCopy(frame.stream, frame.buffers[0], frame.constants[0], bytes);
  });
  for (int round = 0; round < 3; ++round) {
    std::vector<AortBuffer *> results(2);
    AO_CHECK(tryRun(f, {}, results));
    for (AortBuffer *one : results) {
      EXPECT_EQ(contents(one), table);
      release(one);
    }
  }
}

TEST_P(GraphTreeResultTest, EmptyBuffers) {
  open();
  const int64_t none[] = {0};
  Draft draft("f", inference);
  draft.argument().buffer(0, 0, 10).result(AORT_RESULT_BUFFER, 0);
  draft.lastArgument().sizes = none;
  draft.results[0].sizes = none;
  AortFunction *f = add(draft, [](const AortFrame &) { return AORT_OK; });
  AortArgument empty = memory(nullptr);
  empty.sizes = none;
  for (int round = 0; round < 3; ++round) {
    AortBuffer *y = run(f, {empty});
    EXPECT_EQ(infoOf(y).bytes, 0);
    release(y);
  }
  EXPECT_EQ(treeStatistics().poolBytes, 0);
}

TEST_P(GraphTreeResultTest, HostResult) {
  open();
  Draft draft("f", inference);
  draft.argument().fresh(AORT_SIDE_HOST);
  AortFunction *f = add(draft, copyFirst);
  void *x = input(1);
  for (uint32_t round = 0; round < 4; ++round) {
    write(x, pattern(count, round));
    AortBuffer *y = run(f, {memory(x)});
    AO_CHECK(aortStreamSynchronize(compute));
    auto *values = static_cast<uint32_t *>(pointerOf(y));
    EXPECT_EQ(std::vector<uint32_t>(values, values + count),
              pattern(count, round));
    EXPECT_EQ(infoOf(y).side, AORT_SIDE_HOST);
    release(y);
  }
  EXPECT_EQ(treeStatistics().hostPoolBytes, bytes);
}

TEST_P(GraphTreeResultTest, InfoOfTheRecording) {
  open();
  AortFunction *f = rotation("layer3");
  void *x = input(1);
  for (int round = 0; round < 3; ++round) {
    AortBuffer *y = run(f, {memory(x)});
    AortBufferInfo info = infoOf(y);
    EXPECT_STREQ(info.name, "y");
    EXPECT_STREQ(info.origin, "model.py:9");
    EXPECT_STREQ(info.function, "layer3");
    EXPECT_EQ(info.bytes, bytes);
    EXPECT_EQ(info.rank, 1);
    EXPECT_EQ(info.sizes[0], static_cast<int64_t>(count));
    EXPECT_EQ(info.generation, round + 1);
    release(y);
  }
}

TEST_P(GraphTreeResultTest, DetachedResultsStay) {
  open();
  AortFunction *f = rotation("f");
  void *x = input(0);
  std::vector<AortBuffer *> kept;
  for (uint32_t round = 0; round < 4; ++round) {
    write(x, pattern(count, round));
    kept.push_back(run(f, {memory(x)}));
    AO_CHECK(aortBufferDetach(kept.back()));
    AO_CHECK(aortBufferDetach(kept.back()));
  }
  for (uint32_t round = 0; round < 4; ++round) {
    EXPECT_EQ(infoOf(kept[round]).isPooled, 0);
    EXPECT_EQ(contents(kept[round]), rotated(pattern(count, round)));
    release(kept[round]);
  }
  EXPECT_EQ(treeStatistics().poolBytes, bytes);
}

TEST_P(GraphTreeResultTest, WorkspaceNeverMoves) {
  AO_CTS_EXCLUDE(GetParam().blas.empty(),
                 "only the fake driver is sure to have a matrix library");
  open();
  Draft draft("f", inference);
  draft.argument(AORT_ARGUMENT_STATIC).fresh();
  AortFunction *f = add(draft, [](const AortFrame &frame) {
    AortMatmul matmul{};
    matmul.c = frame.buffers[0];
    matmul.a = matmul.b = frame.arguments[0];
    matmul.m = matmul.n = matmul.k = 16;
    matmul.lda = matmul.ldb = matmul.ldc = 16;
    matmul.batch = 1;
    return aortMatmul(frame.device, &matmul);
  });
  std::vector<float> identity(count);
  for (size_t i = 0; i < 16; ++i)
    identity[17 * i] = 1;
  void *x = deviceBuffer(bytes);
  inputs.push_back(x);
  AO_CHECK(aortCopy(compute, x, identity.data(), bytes));
  int64_t workspace = 0;
  for (int round = 0; round < 4; ++round) {
    AortBuffer *y = run(f, {memory(x)});
    EXPECT_EQ(contents(y), read(x, count));
    int64_t now = statistics().libraryBytes;
    EXPECT_TRUE(round == 0 || now == workspace);
    workspace = now;
    release(y);
  }
  EXPECT_EQ(treeStatistics().replays, 2);
}

TEST_P(GraphTreeResultTest, HintsAreTaken) {
  open();
  Draft draft("f", inference);
  draft.argument(AORT_ARGUMENT_STATIC).fresh().buffer(count, 0, 10);
  draft.buffers[0].hint = bytes;
  draft.buffers[1].hint = 0;
  AortFunction *f = add(draft, [](const AortFrame &frame) {
    EXPECT_EQ(static_cast<char *>(frame.buffers[0]),
              static_cast<char *>(frame.buffers[1]) + bytes);
    return copyFirst(frame);
  });
  AortFunction *g = rotation("g");
  void *x = input(1);
  for (int round = 0; round < 3; ++round) {
    AortBuffer *y = run(f, {memory(x)});
    // After a live result at the same place they are not.
    release(run(g, {held(y)}));
    release(y);
  }
}

/// A backward function that is not known yet has its places between them.
TEST_P(GraphTreeResultTest, PlacesOfAForwardFunctionAreKept) {
  open();
  Draft draft("f", AORT_MODE_FORWARD);
  draft.argument(AORT_ARGUMENT_STATIC).fresh().buffer(count, 0, 10);
  // That of the result.
  draft.buffers[0].hint = 3 * bytes;
  release(run(add(draft, copyFirst), {memory(input(1))}));
  EXPECT_EQ(treeStatistics().poolBytes, 4 * bytes);
}

} // namespace
