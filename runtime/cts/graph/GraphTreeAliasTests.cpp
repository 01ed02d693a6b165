//===- GraphTreeAliasTests.cpp - Arguments and results that share bytes ---===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Aliasing, consumption and replays: arguments that are held keep their bytes,
// and results that share a storage have a layout of their own. Each test runs a
// function until it is replayed, most of them eagerly as well.
//
//===----------------------------------------------------------------------===//

#include "GraphTreeHarness.h"

using namespace ao::cts;

namespace {
constexpr AortMode inference = AORT_MODE_INFERENCE;
constexpr int64_t half[] = {count / 2};
constexpr int64_t square[] = {16, 16};
constexpr int64_t transposed[] = {1, 16};

class GraphTreeAliasTest : public GraphTreeTest {
protected:
  /// Steps begin where they are marked.
  void openWithoutSteps() {
    AortGraphTreeOptions options = treeOptions();
    options.automaticSteps = 0;
    open(options);
  }

  /// Adds the function, with a reason against captures if it is to be eager.
  AortFunction *addAs(bool isEager, Draft &draft,
                      std::function<AortStatus(const AortFrame &)> body) {
    static const char *reason = "a test";
    draft.spec.reasons = &reason;
    draft.spec.reasonCount = isEager ? 1 : 0;
    return add(draft, std::move(body));
  }

  /// y = rotated(x), with intermediate values in x.
  AortFunction *scratch(bool isEager = false,
                        AortArgumentClass kind = AORT_ARGUMENT_AUTO) {
    Draft draft("scratch", inference);
    draft.argument(kind).fresh();
    draft.lastArgument().mutated = draft.lastArgument().donated = 1;
    return addAs(isEager, draft, [](const AortFrame &frame) {
      AortStatus status =
          copyRotated(frame, frame.buffers[0], frame.arguments[0]);
      return status != AORT_OK
                 ? status
                 : aortMemset(frame.stream, frame.arguments[0], 9, 4, count);
    });
  }

  /// z = y, where x is donated: its bytes are overwritten after position 4,
  /// with `isScratch` already before.
  AortFunction *donation(bool isEager, bool isScratch) {
    Draft draft("donation", inference);
    draft.argument().argument().fresh().buffer(count, 4, 9);
    draft.arguments[0].donated = 1;
    draft.arguments[0].mutated = isScratch;
    draft.arguments[0].lastUse = 4;
    return addAs(isEager, draft, [isScratch](const AortFrame &frame) {
      void *over = isScratch ? frame.arguments[0] : frame.buffers[1];
      AortStatus status = aortMemset(frame.stream, over, 9, 4, count);
      return status != AORT_OK ? status
                               : aortCopy(frame.stream, frame.buffers[0],
                                          frame.arguments[1], bytes);
    });
  }

  /// A function whose only result is its argument, as `adapt` describes it.
  AortFunction *identity(bool isEager,
                         const std::function<void(Draft &)> &adapt,
                         AortArgumentClass kind = AORT_ARGUMENT_AUTO) {
    Draft draft("identity", inference);
    draft.argument(kind).result(AORT_RESULT_ARGUMENT, 0);
    adapt(draft);
    return addAs(isEager, draft, [](const AortFrame &) { return AORT_OK; });
  }

  std::vector<uint32_t> secondHalf(std::vector<uint32_t> values) {
    values.erase(values.begin(), values.begin() + count / 2);
    return values;
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, GraphTreeAliasTest,
                         testing::ValuesIn(allConfigs()), configName);

//===----------------------------------------------------------------------===//
// Held arguments keep their bytes
//===----------------------------------------------------------------------===//

TEST_P(GraphTreeAliasTest, HeldScratchKeepsItsBytes) {
  open();
  AortFunction *f = rotation("f");
  void *x = input(1);
  for (bool isEager : {false, true}) {
    AortFunction *g = scratch(isEager);
    for (int round = 0; round < 4; ++round) {
      AortBuffer *y = run(f, {memory(x)});
      AortBuffer *first = run(g, {held(y)}), *second = run(g, {held(y)});
      EXPECT_EQ(contents(y), rotated(pattern(count, 1)));
      EXPECT_EQ(contents(first), pattern(count, 1));
      EXPECT_EQ(contents(second), pattern(count, 1));
      for (AortBuffer *one : {y, first, second})
        release(one);
    }
  }
}

TEST_P(GraphTreeAliasTest, ConsumedScratchIsNotCopied) {
  open();
  AortFunction *f = rotation("f"), *g = scratch();
  void *x = input(1);
  for (int round = 0; round < 4; ++round) {
    AortBuffer *z = run(g, {consumed(run(f, {memory(x)}))});
    EXPECT_EQ(contents(z), pattern(count, 1));
    release(z);
  }
  AortGraphTreeStatistics s = treeStatistics();
  EXPECT_EQ(s.copiedInputs, 0);
  EXPECT_EQ(s.replays, 4);
  EXPECT_EQ(s.poolBytes, 2 * bytes);
  // Held or consumed alternately: each of the two has its captured graph.
  for (int round = 0; round < 4; ++round) {
    AortBuffer *y = run(f, {memory(x)});
    AortBuffer *z = run(g, {held(y)});
    EXPECT_EQ(contents(y), rotated(pattern(count, 1)));
    release(z);
    z = run(g, {consumed(y)});
    EXPECT_EQ(contents(z), pattern(count, 1));
    release(z);
  }
}

/// Memory of the caller is written where its values are given up, only.
TEST_P(GraphTreeAliasTest, MemoryOfTheCallerIsNoScratch) {
  open();
  void *x = input(1);
  for (bool isEager : {false, true}) {
    AortFunction *g = scratch(isEager);
    for (int round = 0; round < 4; ++round) {
      AortBuffer *y = run(g, {memory(x)});
      EXPECT_EQ(contents(y), rotated(pattern(count, 1)));
      EXPECT_EQ(read(x, count), pattern(count, 1));
      release(y);
    }
    int64_t copied = treeStatistics().copiedInputs;
    AortFunction *in = scratch(isEager);
    for (int round = 0; round < 4; ++round) {
      write(x, pattern(count, 1));
      AortArgument given = memory(x);
      given.flags = AORT_ARGUMENT_CONSUMED;
      AortBuffer *y = run(in, {given});
      EXPECT_EQ(contents(y), rotated(pattern(count, 1)));
      EXPECT_EQ(read(x, count), std::vector<uint32_t>(count, 9));
      release(y);
    }
    EXPECT_EQ(treeStatistics().copiedInputs, copied);
    write(x, pattern(count, 1));
  }
}

/// A result that is an argument of the caller or a constant keeps its values.
TEST_P(GraphTreeAliasTest, ConsumedParametersAndConstantsAreNoScratch) {
  open();
  static const std::vector<uint32_t> table = pattern(count, 77);
  Draft draft("table", inference);
  draft.constants.push_back(
      {sizeof(AortConstantSpec), "table", table.data(), bytes});
  draft.result(AORT_RESULT_CONSTANT, 0);
  AortFunction *constant =
      add(draft, [](const AortFrame &) { return AORT_OK; });
  AortFunction *same = identity(false, [](Draft &) {}, AORT_ARGUMENT_STATIC);
  void *x = input(1);
  for (bool isEager : {false, true}) {
    AortFunction *g = scratch(isEager);
    for (int round = 0; round < 4; ++round) {
      AortBuffer *y = run(g, {consumed(run(same, {memory(x)}))});
      EXPECT_EQ(contents(y), rotated(pattern(count, 1)));
      EXPECT_EQ(read(x, count), pattern(count, 1));
      AortBuffer *z = run(g, {consumed(run(constant, {}))});
      EXPECT_EQ(contents(z), rotated(table));
      release(y);
      release(z);
    }
  }
}

/// With two references, a consumed argument is still held.
TEST_P(GraphTreeAliasTest, OtherReferencesHold) {
  open();
  AortFunction *f = rotation("f");
  void *x = input(1);
  for (bool isEager : {false, true}) {
    AortFunction *g = scratch(isEager);
    for (int round = 0; round < 4; ++round) {
      AortBuffer *y = run(f, {memory(x)});
      AO_CHECK(aortBufferRetain(y));
      AortBuffer *z = run(g, {consumed(y)});
      EXPECT_EQ(contents(y), rotated(pattern(count, 1)));
      EXPECT_EQ(contents(z), pattern(count, 1));
      release(y);
      release(z);
    }
  }
}

/// A view that is held holds the bytes of a consumed argument, and the other
/// way round.
TEST_P(GraphTreeAliasTest, HeldViewsHold) {
  openWithoutSteps();
  Draft draft("f", inference);
  draft.argument().fresh().result(AORT_RESULT_RESULT, 0);
  draft.results[1].sizes = half;
  draft.results[1].offset = bytes / 2;
  AortFunction *f = add(draft, [](const AortFrame &frame) {
    return copyRotated(frame, frame.buffers[0], frame.arguments[0]);
  });
  std::vector<uint32_t> whole = rotated(pattern(count, 1));
  void *x = input(1);
  for (bool isEager : {false, true}) {
    AortFunction *g = scratch(isEager);
    AortFunction *other = rotation("other");
    for (int round = 0; round < 4; ++round) {
      std::vector<AortBuffer *> y(2);
      AO_CHECK(tryRun(f, {memory(x)}, y));
      AortBuffer *z = run(g, {consumed(y[0])});
      EXPECT_EQ(contents(z), pattern(count, 1));
      EXPECT_EQ(read(pointerOf(y[1]), count / 2), secondHalf(whole));
      // No later run takes the bytes, either.
      AortBuffer *w = run(other, {held(z)});
      EXPECT_EQ(read(pointerOf(y[1]), count / 2), secondHalf(whole));
      for (AortBuffer *one : {y[1], z, w})
        release(one);
    }
  }
}

TEST_P(GraphTreeAliasTest, ConsumedAndUsedByTheSameRun) {
  open();
  Draft draft("view", inference);
  draft.argument().fresh().result(AORT_RESULT_RESULT, 0);
  AortFunction *f = rotation("f");
  void *x = input(1);
  std::vector<uint32_t> expected = rotated(pattern(count, 1));
  for (bool isEager : {false, true})
    for (bool isScratch : {false, true})
      for (int how = 0; how < 3; ++how) {
        AortFunction *g = donation(isEager, isScratch);
        for (int round = 0; round < 4; ++round) {
          AortBuffer *y = run(f, {memory(x)});
          AortArgument again = how == 0   ? held(y)
                               : how == 1 ? memory(pointerOf(y))
                                          : consumed(y);
          if (how == 2)
            AO_CHECK(aortBufferRetain(y));
          AortBuffer *z = run(g, {consumed(y), again});
          EXPECT_EQ(contents(z), expected)
              << "eager " << isEager << ", scratch " << isScratch << ", how "
              << how << ", round " << round;
          release(z);
        }
      }
}

/// The two arguments overlap in the middle.
TEST_P(GraphTreeAliasTest, OverlappingMemoryIsNoScratch) {
  open();
  void *x = deviceBuffer(3 * bytes / 2);
  inputs.push_back(x);
  std::vector<uint32_t> given = pattern(3 * count / 2, 5);
  std::vector<uint32_t> expected(given.begin() + count / 2, given.end());
  for (bool isEager : {false, true}) {
    AortFunction *g = donation(isEager, /*isScratch=*/true);
    for (int round = 0; round < 4; ++round) {
      write(x, given);
      AortArgument first = memory(x);
      first.flags = AORT_ARGUMENT_CONSUMED;
      AortBuffer *z =
          run(g, {first, memory(static_cast<char *>(x) + bytes / 2)});
      EXPECT_EQ(contents(z), expected);
      EXPECT_EQ(read(x, given.size()), given);
      release(z);
    }
  }
}

/// An argument that the function overwrites and returns: the result is the
/// argument if it is consumed, else a copy.
TEST_P(GraphTreeAliasTest, ReturnedScratch) {
  open();
  AortFunction *f = rotation("f");
  void *x = input(1);
  std::vector<uint32_t> written(count, 9);
  for (bool isEager : {false, true}) {
    Draft draft("update", inference);
    draft.argument().result(AORT_RESULT_ARGUMENT, 0);
    draft.lastArgument().mutated = draft.lastArgument().donated = 1;
    AortFunction *g = addAs(isEager, draft, [](const AortFrame &frame) {
      return aortMemset(frame.stream, frame.arguments[0], 9, 4, count);
    });
    for (int round = 0; round < 4; ++round) {
      AortBuffer *y = run(f, {memory(x)});
      AortBuffer *z = run(g, {held(y)});
      EXPECT_NE(y, z);
      EXPECT_EQ(contents(y), rotated(pattern(count, 1)));
      EXPECT_EQ(contents(z), written);
      release(z);
      z = run(g, {consumed(y)});
      EXPECT_EQ(y, z);
      EXPECT_EQ(contents(z), written);
      release(z);
    }
  }
}

/// An argument that is updated for the caller is not copied.
TEST_P(GraphTreeAliasTest, UpdatesOfHeldArgumentsAreSeen) {
  open();
  AortFunction *f = rotation("f");
  void *x = input(1);
  for (bool isEager : {false, true}) {
    Draft draft("update", inference);
    draft.argument().fresh();
    draft.lastArgument().mutated = 1;
    AortFunction *g = addAs(isEager, draft, [](const AortFrame &frame) {
      return aortMemset(frame.stream, frame.arguments[0], 9, 4, count);
    });
    for (int round = 0; round < 4; ++round) {
      AortBuffer *y = run(f, {memory(x)});
      release(run(g, {held(y)}));
      EXPECT_EQ(contents(y), std::vector<uint32_t>(count, 9));
      release(y);
    }
  }
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

/// The second half of an earlier result, by its address and by its handle.
TEST_P(GraphTreeAliasTest, ViewsOfAnArgumentKeepTheirPlace) {
  open();
  AortFunction *f = rotation("f");
  void *x = input(1);
  std::vector<uint32_t> expected = secondHalf(rotated(pattern(count, 1)));
  for (bool isEager : {false, true}) {
    AortFunction *byAddress = identity(isEager, [](Draft &draft) {
      draft.lastArgument().sizes = draft.results[0].sizes = half;
    });
    AortFunction *byHandle = identity(isEager, [](Draft &draft) {
      draft.results[0].sizes = half;
      draft.results[0].offset = bytes / 2;
    });
    for (int round = 0; round < 4; ++round) {
      AortBuffer *y = run(f, {memory(x)});
      char *place = static_cast<char *>(pointerOf(y)) + bytes / 2;
      AortArgument second = memory(place);
      second.sizes = half;
      for (AortBuffer *z :
           {run(byAddress, {second}), run(byHandle, {held(y)})}) {
        EXPECT_EQ(pointerOf(z), place);
        AortBufferInfo info = infoOf(z);
        EXPECT_EQ(info.offset, bytes / 2);
        EXPECT_EQ(info.bytes, bytes / 2);
        EXPECT_EQ(info.sizes[0], half[0]);
        EXPECT_STREQ(info.function, "identity");
        EXPECT_EQ(read(pointerOf(z), count / 2), expected);
        release(z);
      }
      release(y);
    }
  }
  EXPECT_EQ(treeStatistics().copiedInputs, 0);
}

TEST_P(GraphTreeAliasTest, ViewsOfABufferHaveTheirLayout) {
  open();
  void *x = input(1);
  for (bool isEager : {false, true}) {
    Draft draft("f", inference);
    draft.argument().fresh();
    // As a matrix, its transpose, and its second half as a vector.
    for (int i = 0; i < 3; ++i)
      draft.result(AORT_RESULT_RESULT, i == 2 ? 1 : 0);
    for (size_t i : {1, 2}) {
      draft.results[i].rank = 2;
      draft.results[i].sizes = square;
    }
    draft.results[2].strides = transposed;
    draft.results[3].sizes = half;
    draft.results[3].offset = bytes / 2;
    AortFunction *f = addAs(isEager, draft, [](const AortFrame &frame) {
      return aortCopy(frame.stream, frame.buffers[0], frame.arguments[0],
                      bytes);
    });
    Draft dense("dense", inference);
    dense.argument().fresh();
    dense.lastArgument().rank = dense.results[0].rank = 2;
    dense.lastArgument().sizes = dense.results[0].sizes = square;
    AortFunction *g = add(dense, [](const AortFrame &frame) {
      return aortCopy(frame.stream, frame.buffers[0], frame.arguments[0],
                      bytes);
    });
    std::vector<uint32_t> given = pattern(count, 1), turned = given;
    for (size_t i = 0; i < count; ++i)
      turned[i] = given[i % 16 * 16 + i / 16];
    for (int round = 0; round < 4; ++round) {
      std::vector<AortBuffer *> y(4);
      AO_CHECK(tryRun(f, {memory(x)}, y));
      EXPECT_EQ(infoOf(y[0]).rank, 1);
      EXPECT_EQ(infoOf(y[1]).rank, 2);
      EXPECT_EQ(infoOf(y[1]).sizes[1], 16);
      EXPECT_EQ(infoOf(y[1]).strides, nullptr);
      EXPECT_EQ(infoOf(y[2]).strides[1], 16);
      EXPECT_EQ(infoOf(y[3]).offset, bytes / 2);
      EXPECT_EQ(read(pointerOf(y[3]), count / 2), secondHalf(given));
      AortBuffer *z = run(g, {held(y[2])});
      EXPECT_EQ(contents(z), turned);
      // The last of them holds the bytes.
      for (size_t i : {0, 1, 2})
        release(y[i]);
      AortBuffer *w = run(g, {held(z)});
      EXPECT_EQ(read(pointerOf(y[3]), count / 2), secondHalf(given));
      for (AortBuffer *one : {y[3], z, w})
        release(one);
    }
  }
}

TEST_P(GraphTreeAliasTest, AnArgumentInAnotherShape) {
  open();
  AortFunction *f = rotation("f");
  void *x = input(1);
  for (bool isEager : {false, true})
    for (AortArgumentClass kind :
         {AORT_ARGUMENT_AUTO, AORT_ARGUMENT_STATIC, AORT_ARGUMENT_COPIED}) {
      AortFunction *g = identity(
          isEager,
          [](Draft &draft) {
            draft.results[0].rank = 2;
            draft.results[0].sizes = square;
          },
          kind);
      for (int round = 0; round < 4; ++round) {
        AortBuffer *y = run(f, {memory(x)});
        for (AortBuffer *z : {run(g, {held(y)}), run(g, {memory(x)})}) {
          EXPECT_EQ(infoOf(z).rank, 2);
          EXPECT_EQ(infoOf(z).sizes[0], 16);
          release(z);
        }
        EXPECT_EQ(infoOf(y).rank, 1);
        EXPECT_EQ(infoOf(y).references, 1);
        release(y);
      }
    }
}

/// Two results that are one copied argument share its copy.
TEST_P(GraphTreeAliasTest, TwoResultsOfOneCopy) {
  openWithoutSteps();
  for (bool isEager : {false, true}) {
    AortFunction *f = identity(
        isEager,
        [](Draft &draft) {
          draft.result(AORT_RESULT_ARGUMENT, 0);
          draft.results[1].sizes = half;
          draft.results[1].offset = bytes / 2;
        },
        AORT_ARGUMENT_COPIED);
    AortFunction *g = rotation("g");
    for (uint32_t round = 0; round < 4; ++round) {
      std::vector<AortBuffer *> y(2);
      AO_CHECK(tryRun(f, {memory(input(round))}, y));
      release(y[0]);
      AortBuffer *z = run(g, {memory(input(9))});
      EXPECT_EQ(read(pointerOf(y[1]), count / 2),
                secondHalf(pattern(count, round)));
      release(y[1]);
      release(z);
    }
  }
}

TEST_P(GraphTreeAliasTest, ViewsBecomeStaleAndMoveTogether) {
  open();
  AortFunction *f = rotation("f");
  AortFunction *g = identity(
      false,
      [](Draft &draft) {
        draft.results[0].sizes = half;
        draft.results[0].offset = bytes / 2;
      },
      AORT_ARGUMENT_STATIC);
  void *x = input(1);
  std::vector<uint32_t> expected = secondHalf(rotated(pattern(count, 1)));
  for (int round = 0; round < 4; ++round) {
    AortBuffer *y = run(f, {memory(x)}), *z = run(g, {held(y)});
    release(y);
    AO_CHECK(aortGraphTreeMarkStep(tree));
    y = run(f, {memory(x)});
    EXPECT_EQ(infoOf(z).isStale, 1);
    void *pointer = nullptr;
    AO_EXPECT_STATUS(aortBufferMap(z, &pointer), AORT_STALE, "of 'identity'");
    release(z);
    z = run(g, {held(y)});
    AO_CHECK(aortBufferDetach(z));
    AO_CHECK(aortGraphTreeMarkStep(tree));
    AortBuffer *w = run(f, {memory(input(2))});
    EXPECT_EQ(contents(y), rotated(pattern(count, 1)));
    EXPECT_EQ(read(pointerOf(z), count / 2), expected);
    EXPECT_EQ(infoOf(y).isPooled, 0);
    // A view of detached bytes is one of the same storage.
    AortBuffer *again = run(g, {held(y)});
    EXPECT_EQ(pointerOf(again), pointerOf(z));
    release(y);
    release(z);
    EXPECT_EQ(read(pointerOf(again), count / 2), expected);
    release(again);
    release(w);
  }
}

/// A view that is made by the address of a result is one of that result, on the
/// path or not.
TEST_P(GraphTreeAliasTest, ViewsByAddressHoldTheirBytes) {
  open();
  AortFunction *f = rotation("f"), *other = rotation("other");
  void *x = input(1);
  std::vector<uint32_t> expected = rotated(pattern(count, 1));
  for (bool isEager : {false, true})
    for (bool isDetached : {false, true}) {
      AortBuffer *y = run(f, {memory(x)});
      // Held over a reset, it is on no path.
      AO_CHECK(isDetached ? aortBufferDetach(y) : aortGraphTreeReset(tree));
      AortFunction *same = identity(isEager, [](Draft &) {});
      AortBuffer *z = run(same, {memory(pointerOf(y))});
      EXPECT_EQ(pointerOf(z), pointerOf(y));
      release(y);
      for (int round = 0; round < 3; ++round) {
        AortBuffer *w = run(other, {memory(x)});
        EXPECT_EQ(contents(z), expected);
        release(w);
      }
      release(z);
    }
}

TEST_P(GraphTreeAliasTest, ViewsAreChecked) {
  open();
  AortFunction *added = nullptr;
  auto refused = [&](const std::function<void(AortResultSpec &)> &spoil,
                     const char *why) {
    Draft draft("f", inference);
    draft.argument().fresh().result(AORT_RESULT_RESULT, 0);
    spoil(draft.results[1]);
    draft.spec.entry = [](const AortFrame *) { return AORT_OK; };
    AortStatus status = aortGraphTreeAddFunction(tree, &draft.finish(), &added);
    if (status == AORT_OK) {
      std::vector<AortBuffer *> results(2);
      status = tryRun(added, {memory(input(1))}, results);
    }
    AO_EXPECT_STATUS(status, AORT_INVALID_ARGUMENT, why);
  };
  static constexpr int64_t backward[] = {-1}, wide[] = {2},
                           huge[] = {INT64_MAX};
  refused([](AortResultSpec &y) { y.offset = -4; },
          "negative offset or stride");
  refused([](AortResultSpec &y) { y.strides = backward; },
          "negative offset or stride");
  refused([](AortResultSpec &y) { y.offset = 4; },
          "has 1024 bytes from byte 4 on, in 1024");
  refused([](AortResultSpec &y) { y.strides = wide; }, "has 2044 bytes");
  refused([](AortResultSpec &y) { y.strides = huge; }, "do not fit");
  refused(
      [](AortResultSpec &y) {
        y.kind = AORT_RESULT_ARGUMENT;
        y.offset = 8;
      },
      "from byte 8 on");
  refused([](AortResultSpec &y) { y.kind = AORT_RESULT_NUMBER; },
          "expected rank 0");
}

//===----------------------------------------------------------------------===//
// Results that are no memory
//===----------------------------------------------------------------------===//

TEST_P(GraphTreeAliasTest, NumbersAndAbsentResults) {
  open();
  for (bool isEager : {false, true}) {
    Draft draft("f", inference);
    draft.argument(AORT_ARGUMENT_KEY).argument(AORT_ARGUMENT_STATIC);
    draft.result(AORT_RESULT_NONE, 0).fresh().result(AORT_RESULT_NUMBER, 0);
    draft.results[2].rank = 0;
    draft.results[2].elementBytes = 8;
    AortFunction *f = addAs(isEager, draft, [](const AortFrame &frame) {
      frame.numbers[2] = frame.key[0] + 7;
      return aortCopy(frame.stream, frame.buffers[0], frame.arguments[1],
                      bytes);
    });
    void *x = input(1);
    AortBuffer *kept = nullptr;
    for (int64_t round = 0; round < 8; ++round) {
      std::vector<AortBuffer *> results(3);
      AO_CHECK(tryRun(f, {number(round % 2), memory(x)}, results));
      EXPECT_EQ(results[0], nullptr);
      EXPECT_EQ(contents(results[1]), pattern(count, 1));
      AortBufferInfo info = infoOf(results[2]);
      EXPECT_EQ(info.bytes, 8);
      EXPECT_EQ(info.rank, 0);
      EXPECT_EQ(info.side, AORT_SIDE_HOST);
      EXPECT_EQ(*static_cast<int64_t *>(pointerOf(results[2])), round % 2 + 7);
      AO_CHECK(aortBufferDetach(results[2]));
      release(results[1]);
      if (round == 0)
        kept = results[2];
      else
        release(results[2]);
    }
    // It never becomes stale.
    EXPECT_EQ(*static_cast<int64_t *>(pointerOf(kept)), 7);
    release(kept);
  }
  EXPECT_EQ(treeStatistics().replays, 4);
}

/// A number on the host is an argument as any other memory.
TEST_P(GraphTreeAliasTest, NumbersAsArguments) {
  open();
  Draft draft("f", inference);
  draft.argument(AORT_ARGUMENT_KEY).result(AORT_RESULT_NUMBER, 0);
  draft.results[0].rank = 0;
  AortFunction *f = add(draft, [](const AortFrame &frame) {
    frame.numbers[0] = frame.key[0];
    return AORT_OK;
  });
  Draft reader("g", inference);
  reader.argument().fresh();
  reader.lastArgument().rank = 0;
  AortFunction *g = add(reader, [](const AortFrame &frame) {
    return aortCopy(frame.stream, frame.buffers[0], frame.arguments[0], 4);
  });
  for (int64_t round = 0; round < 6; ++round) {
    AortBuffer *y = run(f, {number(round % 2 + 5)});
    AortBuffer *z = run(g, {held(y)});
    EXPECT_EQ(read(pointerOf(z), 1)[0], round % 2 + 5);
    release(y);
    release(z);
  }
}

} // namespace
