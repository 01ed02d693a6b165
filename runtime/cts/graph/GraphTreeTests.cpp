//===- GraphTreeTests.cpp - Steps, paths and what is replayed -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphTreeHarness.h"

#include <atomic>
#include <dlfcn.h>
#include <thread>

using namespace ao::cts;

namespace {

INSTANTIATE_TEST_SUITE_P(Backends, GraphTreeTest,
                         testing::ValuesIn(allConfigs()), configName);

constexpr auto forward = AORT_MODE_FORWARD;
constexpr auto backward = AORT_MODE_BACKWARD;

//===----------------------------------------------------------------------===//
// Warm-up, recording, replay
//===----------------------------------------------------------------------===//

TEST_P(GraphTreeTest, WarmupRunsOnce) {
  open();
  AortFunction *f = rotation("f");
  void *x = input(1);
  for (int round = 0; round < 5; ++round) {
    write(x, pattern(count, 10 + round));
    AortBuffer *y = run(f, {memory(x)});
    EXPECT_EQ(contents(y), rotated(pattern(count, 10 + round)));
    // Once to warm up, once to record.
    EXPECT_EQ(codeOf(f).calls, round == 0 ? 1 : 2);
    release(y);
  }
  AortGraphTreeStatistics s = treeStatistics();
  EXPECT_EQ(s.warmups, 1);
  EXPECT_EQ(s.captures, 1);
  EXPECT_EQ(s.replays, 3);
  EXPECT_EQ(s.copiedInputs, 0);
  EXPECT_EQ(s.nodes, 1);
}

TEST_P(GraphTreeTest, WarmupUsesTheAddressesOfTheRecording) {
  open();
  AortFunction *f = rotation("f");
  void *x = input(1), *address = nullptr;
  for (int round = 0; round < 3; ++round) {
    AortBuffer *y = run(f, {memory(x)});
    if (round == 0)
      address = pointerOf(y);
    EXPECT_EQ(pointerOf(y), address);
    release(y);
  }
  EXPECT_EQ(treeStatistics().replays, 1);
}

TEST_P(GraphTreeTest, WarmupNeedsNoMore) {
  AortGraphTreeOptions options = treeOptions();
  options.skipWarmup = 1;
  open(options);
  AortFunction *f = rotation("f");
  runRounds(f, input(1), 1);
  EXPECT_EQ(treeStatistics().captures, 1);
  EXPECT_EQ(codeOf(f).calls, 1);
}

TEST_P(GraphTreeTest, ForcedWarmupsRecordNothing) {
  AortGraphTreeOptions options = treeOptions();
  options.forceWarmup = 1;
  open(options);
  AortFunction *f = rotation("f");
  void *x = input(1);
  runRounds(f, x, 4);
  EXPECT_EQ(treeStatistics().warmups, 4);
  EXPECT_EQ(treeStatistics().nodes, 1);
}

TEST_P(GraphTreeTest, FirstReplayGivesTheResult) {
  AortGraphTreeOptions options = treeOptions();
  options.skipWarmup = 1;
  open(options);
  AortFunction *f = rotation("f");
  void *x = input(3);
  AortBuffer *y = run(f, {memory(x)});
  EXPECT_EQ(contents(y), rotated(pattern(count, 3)));
  release(y);
}

TEST_P(GraphTreeTest, ThirdRoundReplays) {
  open();
  AortFunction *f = rotation("f"), *g = rotation("g");
  void *x = input(1);
  for (int round = 0; round < 3; ++round) {
    AortBuffer *y = run(f, {memory(x)});
    AortBuffer *z = run(g, {consumed(y)});
    EXPECT_EQ(contents(z), pattern(count, 1));
    release(z);
  }
  AortGraphTreeStatistics s = treeStatistics();
  EXPECT_EQ(s.warmups, 2);
  EXPECT_EQ(s.captures, 2);
  EXPECT_EQ(s.replays, 2);
  EXPECT_EQ(s.layouts, 2);
}

TEST_P(GraphTreeTest, NewFunctionAmidReplays) {
  open();
  AortFunction *f = rotation("f"), *g = rotation("g"), *h = rotation("h");
  void *x = input(1);
  for (int round = 0; round < 6; ++round) {
    AortBuffer *y = run(f, {memory(x)});
    AortBuffer *z = run(round < 3 ? g : h, {held(y)});
    EXPECT_EQ(contents(z), pattern(count, 1));
    release(y);
    release(z);
  }
  // The warm-up of h lay after the recording of f, as did its recording.
  AortGraphTreeStatistics s = treeStatistics();
  EXPECT_EQ(s.warmups, 3);
  EXPECT_EQ(s.captures, 3);
  EXPECT_EQ(s.replays, 6);
}

TEST_P(GraphTreeTest, ReplayAllocatesNothing) {
  open();
  AortFunction *f = rotation("f", AORT_MODE_INFERENCE, AORT_ARGUMENT_COPIED);
  void *x = input(1);
  for (int round = 0; round < 3; ++round)
    release(run(f, {memory(x)}));
  AortStatistics before = statistics();
  AortBuffer *first = run(f, {memory(x)});
  void *place = pointerOf(first);
  release(first);
  for (int round = 0; round < 5; ++round) {
    AortBuffer *y = run(f, {memory(x)});
    EXPECT_EQ(y, first);
    EXPECT_EQ(pointerOf(y), place);
    release(y);
  }
  AortStatistics after = statistics();
  EXPECT_EQ(after.deviceBytes, before.deviceBytes);
  EXPECT_EQ(after.peakDeviceBytes, before.peakDeviceBytes);
  EXPECT_EQ(after.hostReservedBytes, before.hostReservedBytes);
  EXPECT_EQ(after.streamsCreated, before.streamsCreated);
  EXPECT_EQ(after.eventsCreated, before.eventsCreated);
  EXPECT_EQ(treeStatistics().copiedInputs, 9);
  EXPECT_EQ(treeStatistics().layouts, 1);
}

//===----------------------------------------------------------------------===//
// One pool
//===----------------------------------------------------------------------===//

TEST_P(GraphTreeTest, SiblingsShareThePool) {
  open();
  AortFunction *a = rotation("a");
  AortFunction *b[] = {rotation("b0"), rotation("b1")};
  void *x = input(1);
  void *places[2] = {};
  for (int round = 0; round < 6; ++round) {
    AortBuffer *y = run(a, {memory(x)});
    AortBuffer *z = run(b[round % 2], {held(y)});
    EXPECT_EQ(contents(z), pattern(count, 1));
    places[round % 2] = pointerOf(z);
    release(y);
    release(z);
  }
  EXPECT_EQ(places[0], places[1]);
  AortGraphTreeStatistics s = treeStatistics();
  EXPECT_EQ(s.poolBytes, 2 * bytes);
  EXPECT_EQ(s.poolBoundBytes, 2 * bytes);
  EXPECT_EQ(s.nodes, 3);
  EXPECT_EQ(s.roots, 1);
}

TEST_P(GraphTreeTest, FootprintIsTheWorstPath) {
  open();
  AortFunction *a = rotation("a");
  Draft small("small", AORT_MODE_INFERENCE),
      large("large", AORT_MODE_INFERENCE);
  small.argument().fresh();
  large.argument().buffer(4 * count, 0, 5).buffer(3 * count, 4, 10).fresh();
  auto fill = [](const AortFrame &frame) {
    return aortMemset(frame.stream, frame.buffers[0], 7, 4, count);
  };
  AortFunction *b[] = {add(small, fill), add(large, [&](const AortFrame &f) {
                         return aortCopy(f.stream, f.buffers[2], f.arguments[0],
                                         bytes);
                       })};
  void *x = input(1);
  for (int round = 0; round < 6; ++round) {
    AortBuffer *y = run(a, {memory(x)});
    release(run(b[round % 2], {held(y)}));
    release(y);
  }
  // Results and own buffers of the larger: y, its own result, 4 + 3.
  EXPECT_EQ(treeStatistics().poolBytes, 9 * bytes);
  EXPECT_EQ(treeStatistics().poolBoundBytes, 9 * bytes);
}

TEST_P(GraphTreeTest, HeldResultRecordsAgain) {
  AortGraphTreeOptions options = treeOptions();
  options.automaticSteps = 0;
  open(options);
  AortFunction *a = rotation("a"), *b = rotation("b");
  void *x = input(1), *w = input(2);
  // b does not take what a has made, which is held or not.
  for (int round = 0; round < 3; ++round) {
    AortBuffer *y = run(a, {memory(x)});
    release(y);
    AortBuffer *z = run(b, {memory(w)});
    EXPECT_EQ(contents(z), rotated(pattern(count, 2)));
    release(z);
    AO_CHECK(aortGraphTreeMarkStep(tree));
  }
  int64_t nodes = treeStatistics().nodes;
  for (int round = 0; round < 2; ++round) {
    AortBuffer *y = run(a, {memory(x)});
    AortBuffer *z = run(b, {memory(w)});
    EXPECT_NE(pointerOf(y), pointerOf(z));
    EXPECT_EQ(contents(y), rotated(pattern(count, 1)));
    EXPECT_EQ(contents(z), rotated(pattern(count, 2)));
    release(y);
    release(z);
    AO_CHECK(aortGraphTreeMarkStep(tree));
  }
  EXPECT_EQ(treeStatistics().nodes, nodes + 1);
}

TEST_P(GraphTreeTest, EarlyDeathMatches) {
  open();
  AortFunction *a = rotation("a"), *b = rotation("b"), *c = rotation("c");
  void *x = input(1);
  for (int round = 0; round < 5; ++round) {
    AortBuffer *y = run(a, {memory(x)});
    AortBuffer *z = run(b, {held(y)});
    // It was held until the end when c was recorded.
    if (round >= 3)
      release(y);
    AortBuffer *w = run(c, {held(z)});
    EXPECT_EQ(contents(w), rotated(pattern(count, 1)));
    if (round < 3)
      release(y);
    release(z);
    release(w);
  }
  EXPECT_EQ(treeStatistics().nodes, 3);
  EXPECT_EQ(treeStatistics().recaptures, 0);
}

TEST_P(GraphTreeTest, LateDeathRecords) {
  open();
  AortFunction *a = rotation("a"), *b = rotation("b"), *c = rotation("c");
  void *x = input(1);
  for (int round = 0; round < 6; ++round) {
    AortBuffer *y = run(a, {memory(x)});
    AortBuffer *z = run(b, {held(y)});
    if (round < 3)
      release(y);
    AortBuffer *w = run(c, {held(z)});
    EXPECT_EQ(contents(w), rotated(pattern(count, 1)));
    if (round >= 3) {
      EXPECT_EQ(contents(y), rotated(pattern(count, 1)));
      release(y);
    }
    release(z);
    release(w);
  }
  AortGraphTreeStatistics s = treeStatistics();
  EXPECT_EQ(s.nodes, 4);
  EXPECT_EQ(s.reasons[AORT_REASON_STILL_ALIVE], 1);
}

TEST_P(GraphTreeTest, ReleaseIsDeath) {
  open();
  AortFunction *a = rotation("a"), *b = rotation("b"), *c = rotation("c");
  void *x = input(1);
  for (int round = 0; round < 3; ++round) {
    AortBuffer *y = run(a, {memory(x)});
    AO_CHECK(aortBufferRetain(y));
    EXPECT_EQ(infoOf(y).references, 2);
    void *place = pointerOf(y);
    AortBuffer *z = run(b, {held(y)});
    release(y);
    release(y);
    AortBuffer *w = run(c, {held(z)});
    EXPECT_EQ(pointerOf(w), place);
    release(z);
    release(w);
  }
}

TEST_P(GraphTreeTest, RecordBehindReplay) {
  open();
  AortFunction *a = mixture("a"), *b = rotation("b"), *c = rotation("c");
  void *x = input(1), *v = input(2);
  for (int round = 0; round < 3; ++round) {
    AortBuffer *y = run(a, {memory(x), memory(v)});
    release(run(b, {consumed(y)}));
  }
  // After a replay, whose live results are known without running anything.
  for (int round = 0; round < 3; ++round) {
    AortBuffer *y = run(a, {memory(x), memory(v)});
    AortBuffer *z = run(c, {held(y)});
    EXPECT_EQ(contents(y), mixed(pattern(count, 1), pattern(count, 2)));
    EXPECT_EQ(contents(z),
              rotated(mixed(pattern(count, 1), pattern(count, 2))));
    release(y);
    release(z);
  }
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

TEST_P(GraphTreeTest, MarkedStepFreesThePool) {
  AortGraphTreeOptions options = treeOptions();
  options.automaticSteps = 0;
  open(options);
  AortFunction *f = rotation("f");
  void *x = input(1);
  for (int step = 0; step < 4; ++step) {
    AO_CHECK(aortGraphTreeMarkStep(tree));
    AortBuffer *y = run(f, {memory(x)});
    AortBuffer *z = run(f, {held(y)});
    EXPECT_EQ(contents(z), pattern(count, 1));
    if (step > 0) {
      void *pointer = nullptr;
      AO_EXPECT_STATUS(aortBufferMap(y, &pointer), AORT_OK, "");
    }
    // Held, but no longer needed.
    AO_CHECK(aortContextMarkStep(context));
    AortBuffer *next = run(f, {memory(x)});
    void *pointer = nullptr;
    AO_EXPECT_STATUS(aortBufferMap(z, &pointer), AORT_STALE,
                     "aortBufferDetach");
    release(y);
    release(z);
    release(next);
  }
  EXPECT_EQ(treeStatistics().poolBytes, 2 * bytes);
}

TEST_P(GraphTreeTest, PendingBackwardHoldsTheStep) {
  open();
  AortFunction *f = rotation("forward", forward);
  AortFunction *g = rotation("backward", backward);
  void *x = input(1), *x2 = input(2);
  for (int step = 0; step < 4; ++step) {
    // Two forward runs before the backward ones, as with two microbatches.
    AortBuffer *y = run(f, {memory(x)});
    AortBuffer *y2 = run(f, {memory(x2)});
    EXPECT_EQ(infoOf(y).isStale, 0);
    EXPECT_EQ(contents(y), rotated(pattern(count, 1)));
    AortBuffer *dx2 = run(g, {consumed(y2)});
    AortBuffer *dx = run(g, {consumed(y)});
    EXPECT_EQ(contents(dx), pattern(count, 1));
    EXPECT_EQ(contents(dx2), pattern(count, 2));
    release(dx);
    release(dx2);
  }
  EXPECT_EQ(treeStatistics().recaptures, 0);
}

TEST_P(GraphTreeTest, BackwardWithoutARunMayBeSaid) {
  open();
  AortFunction *f = rotation("forward", forward);
  void *x = input(1);
  AortBuffer *y = run(f, {memory(x)});
  AortBuffer *again = run(f, {memory(x)});
  EXPECT_EQ(infoOf(y).isStale, 0);
  AO_CHECK(aortGraphTreeBeginBackward(tree));
  AortBuffer *next = run(f, {memory(x)});
  EXPECT_EQ(infoOf(y).isStale, 1);
  EXPECT_EQ(infoOf(again).isStale, 1);
  release(y);
  release(again);
  release(next);
}

TEST_P(GraphTreeTest, MarkOverrides) {
  open();
  AortFunction *f = rotation("forward", forward);
  void *x = input(1);
  AortBuffer *y = run(f, {memory(x)});
  AO_CHECK(aortGraphTreeMarkStep(tree));
  // A run that needs what the mark ends changes nothing.
  std::vector<AortBuffer *> results(1);
  AO_EXPECT_STATUS(tryRun(f, {held(y)}, results), AORT_STALE, "the mark ends");
  EXPECT_EQ(contents(y), rotated(pattern(count, 1)));
  AortBuffer *next = run(f, {memory(x)});
  EXPECT_EQ(infoOf(y).isStale, 1);
  EXPECT_EQ(infoOf(next).generation, infoOf(y).generation + 1);
  release(y);
  release(next);
}

TEST_P(GraphTreeTest, StaleNamesItsOrigin) {
  open();
  AortFunction *f = rotation("layer0");
  void *x = input(1);
  AortBuffer *y = run(f, {memory(x)});
  AortBuffer *next = run(f, {memory(x)});
  void *pointer = nullptr;
  EXPECT_EQ(aortBufferMap(y, &pointer), AORT_STALE);
  std::string message = aortLastErrorMessage();
  for (const char *part : {"'y' of 'layer0'", "model.py:9", "step 1", "step 2",
                           "aortBufferDetach", "aortGraphTreeMarkStep"})
    EXPECT_NE(message.find(part), std::string::npos) << message;
  EXPECT_EQ(pointer, nullptr);
  std::vector<AortBuffer *> results(1);
  AO_EXPECT_STATUS(tryRun(f, {held(y)}, results), AORT_STALE,
                   "'y' of 'layer0'");
  AO_EXPECT_STATUS(aortBufferDetach(y), AORT_STALE, "'y' of 'layer0'");
  release(y);
  release(next);
}

TEST_P(GraphTreeTest, StaleAlias) {
  open();
  Draft draft("twice", AORT_MODE_INFERENCE);
  draft.argument().fresh().result(AORT_RESULT_RESULT, 0);
  AortFunction *f = add(draft, [](const AortFrame &frame) {
    return aortCopy(frame.stream, frame.buffers[0], frame.arguments[0], bytes);
  });
  void *x = input(1);
  std::vector<AortBuffer *> both(2), next(2);
  AO_CHECK(tryRun(f, {memory(x)}, both));
  EXPECT_EQ(both[0], both[1]);
  AO_CHECK(tryRun(f, {memory(x)}, next));
  void *pointer = nullptr;
  for (AortBuffer *one : both)
    AO_EXPECT_STATUS(aortBufferMap(one, &pointer), AORT_STALE, "'twice'");
  for (AortBuffer *one : {both[0], both[1], next[0], next[1]})
    release(one);
}

TEST_P(GraphTreeTest, StaleBehindReplay) {
  open();
  AortFunction *f = rotation("f");
  void *x = input(1);
  AortBuffer *last = nullptr;
  for (int step = 0; step < 5; ++step) {
    AortBuffer *y = run(f, {memory(x)});
    if (last) {
      void *pointer = nullptr;
      EXPECT_NE(y, last);
      AO_EXPECT_STATUS(aortBufferMap(last, &pointer), AORT_STALE, "'f'");
      release(last);
    }
    last = y;
  }
  release(last);
  EXPECT_EQ(treeStatistics().replays, 3);
}

TEST_P(GraphTreeTest, WarnsOnceWhenStuck) {
  open();
  AortFunction *f = rotation("forward", forward);
  void *x = input(1);
  std::vector<AortBuffer *> all;
  for (int round = 0; round < 4; ++round)
    all.push_back(run(f, {memory(x)}));
  ASSERT_EQ(warnings.size(), 1u);
  EXPECT_NE(
      warnings[0].find("'forward' is called again while a backward run is due"),
      std::string::npos)
      << warnings[0];
  for (AortBuffer *one : all)
    release(one);
}

TEST_P(GraphTreeTest, RootFoundAgain) {
  AortGraphTreeOptions options = treeOptions();
  options.automaticSteps = 0;
  open(options);
  AortFunction *f = rotation("f"), *g = rotation("g");
  void *x = input(1);
  for (int round = 0; round < 4; ++round) {
    AortBuffer *y = run(f, {memory(x)});
    release(run(g, {consumed(y)}));
  }
  // Without marks: the path was over because all was dead.
  AortGraphTreeStatistics s = treeStatistics();
  EXPECT_EQ(s.roots, 1);
  EXPECT_EQ(s.nodes, 2);
  EXPECT_EQ(s.generations, 0);
  EXPECT_EQ(s.replays, 4);
}

TEST_P(GraphTreeTest, DeadPathEnds) {
  AortGraphTreeOptions options = treeOptions();
  options.automaticSteps = 0;
  open(options);
  AortFunction *f = rotation("f"), *g = rotation("g");
  void *x = input(1);
  AortBuffer *y = run(f, {memory(x)});
  // Not over: y is held.
  AortBuffer *z = run(g, {memory(x)});
  EXPECT_EQ(treeStatistics().roots, 1);
  release(y);
  release(z);
  release(run(g, {memory(x)}));
  EXPECT_EQ(treeStatistics().roots, 2);
}

//===----------------------------------------------------------------------===//
// Life
//===----------------------------------------------------------------------===//

TEST_P(GraphTreeTest, ResultsOutliveTheTree) {
  open();
  AortFunction *f = rotation("f");
  void *x = input(1);
  AortBuffer *y = run(f, {memory(x)});
  AO_CHECK(aortGraphTreeDestroy(tree));
  EXPECT_EQ(aortDeviceGraphTree(device), nullptr);
  EXPECT_EQ(contents(y), rotated(pattern(count, 1)));
  AO_EXPECT_STATUS(aortContextCheckLeaks(context), AORT_LEAK, "1 tree result");
  codes.clear();
  open();
  EXPECT_EQ(aortDeviceGraphTree(device), tree);
  AortBuffer *z = run(rotation("f"), {memory(x)});
  std::vector<AortBuffer *> results(1);
  AO_EXPECT_STATUS(tryRun(rotation("g"), {held(y)}, results),
                   AORT_INVALID_ARGUMENT, "another tree");
  release(z);
  release(y);
}

TEST_P(GraphTreeTest, ResetForgets) {
  open();
  AortFunction *f = rotation("f");
  void *x = input(1), *x2 = input(2);
  for (int round = 0; round < 3; ++round)
    release(run(f, {memory(x)}));
  AortBuffer *held = run(f, {memory(x)});
  AO_CHECK(aortGraphTreeReset(tree));
  EXPECT_EQ(treeStatistics().nodes, 0);
  // Held results keep their place.
  for (int round = 0; round < 3; ++round) {
    AortBuffer *y = run(f, {memory(x2)});
    EXPECT_NE(pointerOf(y), pointerOf(held));
    EXPECT_EQ(contents(y), rotated(pattern(count, 2)));
    release(y);
  }
  EXPECT_EQ(contents(held), rotated(pattern(count, 1)));
  EXPECT_EQ(codeOf(f).calls, 4);
  release(held);
}

TEST_P(GraphTreeTest, RunAfterShutdown) {
  open();
  AortFunction *f = rotation("f");
  void *x = input(1);
  AortBuffer *y = run(f, {memory(x)});
  AO_CHECK(aortGraphTreeShutdown(tree));
  std::vector<AortBuffer *> results(1);
  AO_EXPECT_STATUS(tryRun(f, {memory(x)}, results), AORT_INVALID_STATE,
                   "after the tree was shut down");
  EXPECT_EQ(contents(y), rotated(pattern(count, 1)));
  release(y);
}

TEST_P(GraphTreeTest, TwoThreads) {
  open();
  AortFunction *f = rotation("f", AORT_MODE_INFERENCE, AORT_ARGUMENT_COPIED);
  void *x = input(1);
  std::atomic<int> failures{0};
  auto work = [&] {
    for (int round = 0; round < 20; ++round) {
      std::vector<AortBuffer *> results(1);
      failures += tryRun(f, {memory(x)}, results) != AORT_OK;
      failures += aortBufferRelease(results[0]) != AORT_OK;
    }
  };
  std::thread other(work);
  work();
  other.join();
  EXPECT_EQ(failures, 0);
  EXPECT_EQ(treeStatistics().runs, 40);
}

TEST_P(GraphTreeTest, OtherThreadMayAllocate) {
  AortGraphTreeOptions options = treeOptions();
  options.skipWarmup = 1;
  open(options);
  AortStream *own = nullptr;
  AO_CHECK(aortStreamCreate(device, AORT_STREAM_TRANSFER, &own));
  AortStatus status = AORT_INTERNAL;
  Draft draft("f", AORT_MODE_INFERENCE);
  draft.argument().fresh();
  AortFunction *f = add(draft, [&](const AortFrame &frame) {
    std::thread([&] {
      void *pointer = nullptr, *pinned = nullptr;
      status = aortDeviceAlloc(device, 64, own, "of another thread", &pointer);
      if (status == AORT_OK)
        status = aortDeviceFree(device, pointer, own);
      if (status == AORT_OK)
        status = aortHostAlloc(device, 64, "of another thread", &pinned);
      if (status == AORT_OK)
        status = aortHostFree(device, pinned);
    }).join();
    return aortCopy(frame.stream, frame.buffers[0], frame.arguments[0], bytes);
  });
  void *x = input(1);
  AortBuffer *y = run(f, {memory(x)});
  EXPECT_EQ(status, AORT_OK);
  EXPECT_EQ(treeStatistics().captures, 1);
  EXPECT_EQ(contents(y), pattern(count, 1));
  release(y);
  AO_CHECK(aortStreamDestroy(own));
}

TEST_P(GraphTreeTest, ReplayDoesNotWait) {
  AO_CTS_EXCLUDE(GetParam().driver.empty(),
                 "only the fake driver runs nothing until somebody waits");
  for (int32_t synchronize : {0, 1}) {
    AortGraphTreeOptions options = treeOptions();
    options.synchronize = synchronize;
    open(options);
    int ran = 0;
    Draft draft("f", AORT_MODE_INFERENCE);
    AortFunction *f = add(draft, [&](const AortFrame &frame) {
      int *counter = &ran;
      return aortLaunch(
          frame.stream, [](void *data) { ++**static_cast<int **>(data); },
          &counter, sizeof(counter), "count");
    });
    for (int round = 1; round < 5; ++round) {
      AO_CHECK(aortFunctionRun(f, nullptr, 0, nullptr, 0));
      EXPECT_EQ(ran, synchronize ? round : round - 1);
      AO_CHECK(aortStreamSynchronize(compute));
      EXPECT_EQ(ran, round);
    }
    AO_CHECK(aortGraphTreeDestroy(tree));
    tree = nullptr;
  }
}

/// A launch and the copied arguments, and nothing besides.
/// Calls that have given the fake driver work so far.
static uint64_t countWork(const std::string &driver) {
  void *library = dlopen(driver.c_str(), RTLD_NOW | RTLD_NOLOAD);
  auto *work = reinterpret_cast<uint64_t (*)()>(dlsym(library, "aoFakeWork"));
  dlclose(library);
  return work();
}

TEST_P(GraphTreeTest, CallsOfAReplay) {
  AO_CTS_EXCLUDE(GetParam().driver.empty(), "only the fake driver counts");
  open();
  Draft draft("f", AORT_MODE_INFERENCE);
  draft.argument(AORT_ARGUMENT_STATIC).argument(AORT_ARGUMENT_COPIED);
  draft.argument(AORT_ARGUMENT_COPIED).fresh();
  AortFunction *f = add(draft, [](const AortFrame &frame) {
    for (int i = 0; i < 3; ++i)
      if (AortStatus status = aortCopy(frame.stream, frame.buffers[0],
                                       frame.arguments[i], bytes))
        return status;
    return AORT_OK;
  });
  std::vector<AortArgument> arguments = {memory(input(1)), memory(input(2)),
                                         memory(input(3))};
  for (int round = 0; round < 2; ++round)
    release(run(f, arguments));
  uint64_t before = countWork(GetParam().driver);
  release(run(f, arguments));
  EXPECT_EQ(countWork(GetParam().driver) - before, 3u);
  EXPECT_EQ(treeStatistics().replays, 1);
}

TEST_P(GraphTreeTest, TransposedInputIsACopyForEachRow) {
  AO_CTS_EXCLUDE(GetParam().driver.empty(), "only the fake driver counts");
  open();
  constexpr int64_t side = 16;
  static_assert(side * side == count);
  const int64_t sizes[] = {side, side}, strides[] = {1, side};
  Draft draft("f", AORT_MODE_INFERENCE);
  draft.argument(AORT_ARGUMENT_COPIED).fresh();
  draft.lastArgument().rank = 2;
  draft.lastArgument().sizes = sizes;
  AortFunction *f = add(draft, [](const AortFrame &frame) {
    return aortCopy(frame.stream, frame.buffers[0], frame.arguments[0], bytes);
  });
  AortArgument transposed = memory(input(1));
  transposed.rank = 2;
  transposed.sizes = sizes;
  transposed.strides = strides;
  for (int round = 0; round < 2; ++round)
    release(run(f, {transposed}));
  uint64_t before = countWork(GetParam().driver);
  release(run(f, {transposed}));
  // The graph is one more.
  EXPECT_EQ(countWork(GetParam().driver) - before, uint64_t(side) + 1);
  EXPECT_EQ(treeStatistics().replays, 1);
}

TEST_P(GraphTreeTest, OneStream) {
  open();
  AortStream *seen = nullptr;
  Draft draft("f", AORT_MODE_INFERENCE);
  draft.argument().fresh();
  AortFunction *f = add(draft, [&](const AortFrame &frame) {
    seen = frame.stream;
    return aortCopy(frame.stream, frame.buffers[0], frame.arguments[0], bytes);
  });
  void *x = input(1);
  int64_t before = statistics().streamsCreated;
  for (int round = 0; round < 3; ++round)
    release(run(f, {memory(x)}));
  EXPECT_EQ(seen, compute);
  EXPECT_EQ(statistics().streamsCreated, before);
}

/// Transfers inside a function are asynchronous in its replays, too.
TEST_P(GraphTreeTest, TransfersAreReplayed) {
  open();
  Draft draft("f", AORT_MODE_INFERENCE);
  draft.argument().fresh().buffer(count, 0, 10, AORT_SIDE_HOST);
  AortFunction *f = add(draft, [](const AortFrame &frame) {
    AortTransfer out = 0, back = 0;
    void *host = frame.buffers[1];
    AortStatus status = aortTransfer(frame.device, AORT_DEVICE_TO_HOST, host,
                                     frame.arguments[0], bytes, "x", &out);
    if (status == AORT_OK)
      status = aortTransferWait(frame.device, out);
    if (status == AORT_OK)
      status = aortTransfer(frame.device, AORT_HOST_TO_DEVICE, frame.buffers[0],
                            host, bytes, "x", &back);
    return status == AORT_OK ? aortTransferWait(frame.device, back) : status;
  });
  void *x = input(1);
  for (uint32_t round = 0; round < 5; ++round) {
    write(x, pattern(count, round));
    AortBuffer *y = run(f, {memory(x)});
    EXPECT_EQ(contents(y), pattern(count, round));
    release(y);
  }
  EXPECT_EQ(treeStatistics().replays, 3);
  EXPECT_EQ(treeStatistics().hostPoolBytes, bytes);
  EXPECT_EQ(statistics().offloads, 5);
  EXPECT_EQ(statistics().reloadedBytes, 5 * bytes);
}

/// Of a context with two devices, where there are two.
class TwoDevicesTest : public GraphTreeTest {
protected:
  void adjust(AortContextOptions &options) override {
    options.launchesOnly = 1;
    if (onHost())
      options.deviceCount = 2;
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, TwoDevicesTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(TwoDevicesTest, TwoDevices) {
  AO_CTS_EXCLUDE(!onHost(), "there is one device");
  open();
  AortFunction *f = rotation("f");
  AortDevice *second = aortContextDevice(context, 1);
  EXPECT_EQ(aortDeviceGraphTree(second), nullptr);
  AortGraphTree *other = nullptr;
  AO_CHECK(aortGraphTreeCreate(second, nullptr, &other));
  EXPECT_EQ(aortDeviceGraphTree(second), other);
  AO_CHECK(aortContextMarkStep(context));
  void *x = input(1);
  AortBuffer *y = run(f, {memory(x)});
  AortFunction *g = nullptr;
  Draft draft("g", AORT_MODE_INFERENCE);
  draft.argument().fresh();
  Code code;
  draft.spec.entry = [](const AortFrame *) { return AORT_OK; };
  AO_CHECK(aortGraphTreeAddFunction(other, &draft.finish(), &g));
  std::vector<AortBuffer *> results(1);
  AO_EXPECT_STATUS(tryRun(g, {held(y)}, results), AORT_INVALID_ARGUMENT,
                   "another tree");
  release(y);
  AO_CHECK(aortGraphTreeDestroy(other));
}

} // namespace
