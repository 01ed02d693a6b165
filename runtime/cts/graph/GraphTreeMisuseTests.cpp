//===- GraphTreeMisuseTests.cpp - Limits, wrong calls, checks and dumps ---===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../graph/GraphTreePool.h"
#include "GraphTreeHarness.h"

#include <cstdio>
#include <dlfcn.h>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <unistd.h>
#include <utility>

using namespace ao::cts;

namespace {

class GraphTreeMisuseTest : public GraphTreeTest {
protected:
  AortStatus tryAdd(Draft &draft) {
    draft.spec.entry = [](const AortFrame *) { return AORT_OK; };
    return aortGraphTreeAddFunction(tree, &draft.finish(), &added);
  }
  AortFunction *added = nullptr;
  std::vector<AortBuffer *> one{nullptr};
};
INSTANTIATE_TEST_SUITE_P(Backends, GraphTreeMisuseTest,
                         testing::ValuesIn(allConfigs()), configName);

constexpr auto inference = AORT_MODE_INFERENCE;

//===----------------------------------------------------------------------===//
// Handles
//===----------------------------------------------------------------------===//

TEST_P(GraphTreeMisuseTest, NullHandles) {
  open();
  AortFunction *f = rotation("f");
  AO_EXPECT_STATUS(aortGraphTreeCreate(nullptr, nullptr, &tree),
                   AORT_INVALID_ARGUMENT, "null device");
  AO_EXPECT_STATUS(aortGraphTreeCreate(device, nullptr, nullptr),
                   AORT_INVALID_ARGUMENT, "null tree");
  for (auto *call :
       {aortGraphTreeDestroy, aortGraphTreeReset, aortGraphTreeShutdown,
        aortGraphTreeMarkStep, aortGraphTreeBeginBackward, aortGraphTreeCheck})
    AO_EXPECT_STATUS(call(nullptr), AORT_INVALID_ARGUMENT, "null tree");
  AO_EXPECT_STATUS(aortContextMarkStep(nullptr), AORT_INVALID_ARGUMENT,
                   "null context");
  AO_EXPECT_STATUS(aortGraphTreeStatistics(tree, nullptr),
                   AORT_INVALID_ARGUMENT, "null statistics");
  AO_EXPECT_STATUS(aortGraphTreeJson(tree, nullptr, 5, nullptr),
                   AORT_INVALID_ARGUMENT, "null buffer");
  AO_EXPECT_STATUS(aortGraphTreeWriteDot(tree, nullptr), AORT_INVALID_ARGUMENT,
                   "null path");
  AO_EXPECT_STATUS(aortGraphTreeAddFunction(tree, nullptr, &added),
                   AORT_INVALID_ARGUMENT, "null spec");
  AO_EXPECT_STATUS(aortFunctionDestroy(nullptr), AORT_INVALID_ARGUMENT,
                   "null function");
  AO_EXPECT_STATUS(aortFunctionRun(f, nullptr, 1, one.data(), 1),
                   AORT_INVALID_ARGUMENT, "null arguments");
  AortArgument x = memory(input(1));
  AO_EXPECT_STATUS(aortFunctionRun(f, &x, 1, nullptr, 1), AORT_INVALID_ARGUMENT,
                   "null results");
  for (auto *call : {aortBufferRetain, aortBufferRelease, aortBufferDetach})
    AO_EXPECT_STATUS(call(nullptr), AORT_INVALID_ARGUMENT, "null buffer");
  AO_EXPECT_STATUS(aortBufferMap(nullptr, nullptr), AORT_INVALID_ARGUMENT,
                   "null buffer");
  AO_EXPECT_STATUS(aortBufferInfo(nullptr, nullptr), AORT_INVALID_ARGUMENT,
                   "null buffer");
  EXPECT_EQ(aortDeviceGraphTree(nullptr), nullptr);
  EXPECT_EQ(treeStatistics().runs, 0);
}

TEST_P(GraphTreeMisuseTest, ForeignAndDestroyedHandles) {
  open();
  AO_EXPECT_STATUS(aortGraphTreeCreate(device, nullptr, &tree),
                   AORT_INVALID_STATE, "the device has a tree");
  AortFunction *f = rotation("f");
  int local = 0;
  AO_EXPECT_STATUS(
      aortGraphTreeReset(reinterpret_cast<AortGraphTree *>(&local)),
      AORT_INVALID_ARGUMENT, "no such tree");
  AO_EXPECT_STATUS(aortFunctionDestroy(reinterpret_cast<AortFunction *>(tree)),
                   AORT_INVALID_ARGUMENT, "no such function");
  AO_EXPECT_STATUS(aortBufferRetain(reinterpret_cast<AortBuffer *>(&local)),
                   AORT_INVALID_ARGUMENT, "no such buffer");
  AortArgument wrong = held(reinterpret_cast<AortBuffer *>(&local));
  AO_EXPECT_STATUS(tryRun(f, {wrong}, one), AORT_INVALID_ARGUMENT,
                   "is not a live result");
  void *x = input(1);
  AortBuffer *y = run(f, {memory(x)});
  release(y);
  AO_EXPECT_STATUS(aortBufferRelease(y), AORT_INVALID_STATE, "released before");
  AO_EXPECT_STATUS(tryRun(f, {held(y)}, one), AORT_INVALID_ARGUMENT,
                   "was released");
  AO_CHECK(aortFunctionDestroy(f));
  AO_EXPECT_STATUS(aortFunctionDestroy(f), AORT_INVALID_ARGUMENT,
                   "no such function (destroyed");
  AO_EXPECT_STATUS(tryRun(f, {memory(x)}, one), AORT_INVALID_ARGUMENT,
                   "no such function");
  AortGraphTree *gone = tree;
  AO_CHECK(aortGraphTreeDestroy(tree));
  tree = nullptr;
  AO_EXPECT_STATUS(aortGraphTreeMarkStep(gone), AORT_INVALID_ARGUMENT,
                   "no such tree (destroyed");
  AO_EXPECT_STATUS(aortBufferRelease(y), AORT_INVALID_ARGUMENT,
                   "no such buffer");
}

TEST_P(GraphTreeMisuseTest, ResultsOfADestroyedFunctionStay) {
  open();
  AortFunction *f = rotation("f"), *g = rotation("g");
  void *x = input(1);
  for (int round = 0; round < 2; ++round)
    release(run(g, {consumed(run(f, {memory(x)}))}));
  AortBuffer *y = run(f, {memory(x)});
  AO_CHECK(aortFunctionDestroy(f));
  EXPECT_EQ(treeStatistics().nodes, 0);
  AortBuffer *z = run(g, {held(y)});
  EXPECT_EQ(contents(y), rotated(pattern(count, 1)));
  EXPECT_EQ(contents(z), pattern(count, 1));
  release(y);
  release(z);
}

TEST_P(GraphTreeMisuseTest, OtherRecordingsLeaveThemAlone) {
  open();
  AortFunction *f = rotation("f"), *g = rotation("g");
  void *x = input(1), *x2 = input(2);
  for (int round = 0; round < 3; ++round) {
    release(run(f, {memory(x)}));
    release(run(g, {memory(x2)}));
  }
  AortBuffer *y = run(f, {memory(x)});
  AO_CHECK(aortFunctionDestroy(f));
  // Was recorded where y lies.
  AortBuffer *z = run(g, {memory(x2)});
  EXPECT_EQ(contents(y), rotated(pattern(count, 1)));
  EXPECT_EQ(contents(z), rotated(pattern(count, 2)));
  release(y);
  release(z);
}

//===----------------------------------------------------------------------===//
// Options and specifications
//===----------------------------------------------------------------------===//

TEST_P(GraphTreeMisuseTest, BadOptions) {
  auto refused = [&](void (*change)(AortGraphTreeOptions &), const char *why) {
    AortGraphTreeOptions options = treeOptions();
    change(options);
    AO_EXPECT_STATUS(aortGraphTreeCreate(device, &options, &tree),
                     AORT_INVALID_ARGUMENT, why);
    EXPECT_EQ(aortDeviceGraphTree(device), nullptr);
  };
  refused([](auto &o) { o.poolBytes = -1; }, "negative");
  refused([](auto &o) { o.recaptureLimit = -1; }, "negative");
  refused([](auto &o) { o.variantLimit = 0; }, "one variant is the least");
  refused([](auto &o) { o.checks = 3; }, "checks must be 0 to 2");
  refused([](auto &o) { o.effort = 99; }, "effort must be 0 to");
  refused([](auto &o) { o.structSize = 3; }, "structSize");
  refused([](auto &o) { o.skipWarmup = o.forceWarmup = 1; },
          "both skip and force");
}

TEST_P(GraphTreeMisuseTest, SpecIsChecked) {
  open();
  auto refused = [&](void (*change)(Draft &), const char *why) {
    Draft draft("f", inference);
    draft.argument().fresh();
    change(draft);
    AO_EXPECT_STATUS(tryAdd(draft), AORT_INVALID_ARGUMENT, why);
  };
  refused([](auto &d) { d.spec.mode = AORT_MODE_ANY; }, "no such mode");
  refused([](auto &d) { d.spec.length = 0; }, "length 0");
  refused([](auto &d) { d.spec.randomNumbers = -1; }, "negative counts");
  refused([](auto &d) { d.spec.structSize = 1; }, "structSize");
  refused([](auto &d) { d.arguments[0].structSize = 0; }, "structSize");
  refused([](auto &d) { d.arguments[0].kind = AORT_ARGUMENT_ANY; },
          "no such class");
  refused([](auto &d) { d.arguments[0].kind = AORT_ARGUMENT_RANDOM; },
          "of which the function draws none");
  refused([](auto &d) { d.arguments[0].kind = AORT_ARGUMENT_VALUE; },
          "is a number: expected rank 0");
  refused(
      [](auto &d) {
        d.arguments[0].kind = AORT_ARGUMENT_KEY;
        d.result(AORT_RESULT_ARGUMENT, 0);
      },
      "is not memory of the caller");
  refused([](auto &d) { d.arguments[0].rank = 17; }, "rank 17");
  refused([](auto &d) { d.arguments[0].elementBytes = 0; }, "element size 0");
  refused([](auto &d) { d.arguments[0].sizes = nullptr; }, "missing sizes");
  refused([](auto &d) { d.arguments[0].alignment = 3; },
          "is not a power of two");
  refused([](auto &d) { d.arguments[0].lastUse = 11; }, "last use at 11");
  refused([](auto &d) { d.buffers[0].bytes = -4; }, "-4 bytes");
  refused([](auto &d) { d.buffers[0].end = 11; }, "alive in [0, 11) of 10");
  refused([](auto &d) { d.buffers[0].begin = 10; }, "alive in [10, 10)");
  refused([](auto &d) { d.buffers[0].hint = 100; }, "is not a multiple of 256");
  refused([](auto &d) { d.buffers[0].side = AORT_SIDE_ANY; }, "no such side");
  refused([](auto &d) { d.results[0].index = 1; }, "index 1 of 1");
  refused([](auto &d) { d.result(AORT_RESULT_RESULT, 1); }, "index 1 of 1");
  refused([](auto &d) { d.result(AORT_RESULT_BUFFER, 0); },
          "buffer of two results");
  refused(
      [](auto &d) {
        d.constants.push_back({sizeof(AortConstantSpec), "c", nullptr, 4});
      },
      "null data");
  EXPECT_EQ(treeStatistics().functions, 0);
}

TEST_P(GraphTreeMisuseTest, ForeignResult) {
  open();
  Draft draft("f", inference);
  draft.argument().result(AORT_RESULT_ANY, 0);
  AO_EXPECT_STATUS(tryAdd(draft), AORT_INVALID_ARGUMENT,
                   "'y' (model.py:9) is in unknown memory");
}

TEST_P(GraphTreeMisuseTest, BadArguments) {
  open();
  AortFunction *f = rotation("f");
  void *x = input(1);
  auto refused = [&](AortArgument argument, const char *why) {
    AO_EXPECT_STATUS(tryRun(f, {argument}, one), AORT_INVALID_ARGUMENT, why);
  };
  std::vector<AortBuffer *> none, two(2);
  AO_EXPECT_STATUS(tryRun(f, {}, one), AORT_INVALID_ARGUMENT,
                   "has 1 arguments and 1 results, got 0 and 1");
  AO_EXPECT_STATUS(tryRun(f, {memory(x)}, two), AORT_INVALID_ARGUMENT,
                   "got 1 and 2");
  AortArgument wrong = memory(x);
  wrong.rank = 2;
  refused(wrong, "has rank 2");
  wrong = memory(x);
  wrong.elementBytes = 2;
  refused(wrong, "elements of 2 bytes, expected rank 1 and 4");
  wrong = memory(x);
  const int64_t small[] = {5};
  wrong.sizes = small;
  refused(wrong, "size 5 of dimension 0, expected 256");
  wrong = memory(x);
  wrong.structSize = 4;
  refused(wrong, "structSize");
  wrong = memory(x);
  wrong.flags = 2;
  refused(wrong, "unknown flags");
  wrong = memory(nullptr);
  wrong.flags = AORT_ARGUMENT_CONSUMED;
  refused(wrong, "consumed, but no result and no memory");
  refused(memory(nullptr), "null pointer");
  AortBuffer *y = run(f, {memory(x)});
  AortFunction *g = mixture("g");
  AO_EXPECT_STATUS(tryRun(g, {consumed(y), consumed(y)}, one),
                   AORT_INVALID_STATE, "consumed 2 times, with 1 references");
  wrong = held(y);
  const int64_t strides[] = {2}, sizes[] = {count};
  wrong.rank = 1;
  wrong.elementBytes = 4;
  wrong.sizes = sizes;
  wrong.strides = strides;
  refused(wrong, "reaches beyond the 1024 bytes");
  EXPECT_EQ(contents(y), rotated(pattern(count, 1)));
  EXPECT_EQ(treeStatistics().runs, 1);
  release(y);
}

//===----------------------------------------------------------------------===//
// At the wrong time
//===----------------------------------------------------------------------===//

TEST_P(GraphTreeMisuseTest, CallsInsideOfARun) {
  open();
  AortFunction *g = rotation("g");
  void *x = input(1);
  AortBuffer *y = run(g, {memory(x)});
  Draft draft("f", inference);
  draft.argument().fresh();
  std::vector<AortStatus> seen;
  AortFunction *f = add(draft, [&](const AortFrame &frame) {
    seen = {tryRun(g, {memory(x)}, one), aortGraphTreeReset(tree),
            aortGraphTreeDestroy(tree), aortBufferRelease(y)};
    return aortCopy(frame.stream, frame.buffers[0], frame.arguments[0], bytes);
  });
  release(run(f, {held(y)}));
  EXPECT_EQ(seen, std::vector<AortStatus>(4, AORT_INVALID_STATE));
  release(y);
}

TEST_P(GraphTreeMisuseTest, RunInACaptureAndWithTransfers) {
  open();
  AortFunction *f = rotation("f");
  void *x = input(1), *h = hostBuffer(bytes);
  AO_CHECK(aortCaptureBegin(device));
  AO_EXPECT_STATUS(tryRun(f, {memory(x)}, one), AORT_INVALID_STATE,
                   "inside a capture");
  AO_EXPECT_STATUS(aortGraphTreeReset(tree), AORT_INVALID_STATE,
                   "inside a capture");
  AortGraph *graph = nullptr;
  AO_CHECK(aortCaptureEnd(device, &graph));
  AO_CHECK(aortGraphDestroy(graph));
  AortTransfer out = 0;
  AO_CHECK(aortTransfer(device, AORT_DEVICE_TO_HOST, h, x, bytes, "x", &out));
  AO_EXPECT_STATUS(tryRun(f, {memory(x)}, one), AORT_INVALID_STATE,
                   "1 transfers in flight");
  AO_CHECK(aortTransferWait(device, out));
  release(run(f, {memory(x)}));
  AO_CHECK(aortHostFree(device, h));
}

/// A function that cannot be captured is detected at the first capture, and
/// runs eagerly from then on.
class UncapturableTest : public GraphTreeTest {
protected:
  void expectUncapturable(std::function<AortStatus(const AortFrame &)> body,
                          const char *why) {
    open();
    Draft draft("f", inference);
    draft.argument().fresh();
    AortFunction *f = add(draft, [body](const AortFrame &frame) {
      AortStatus status = body(frame);
      return status != AORT_OK ? status
                               : aortCopy(frame.stream, frame.buffers[0],
                                          frame.arguments[0], bytes);
    });
    void *x = input(1);
    release(run(f, {memory(x)}));
    AortGraphTreeStatistics before = treeStatistics();
    std::vector<AortBuffer *> results(1);
    AO_EXPECT_STATUS(tryRun(f, {memory(x)}, results), AORT_UNCAPTURABLE, why);
    EXPECT_EQ(treeStatistics().runs, before.runs);
    for (int round = 0; round < 2; ++round) {
      AortBuffer *y = run(f, {memory(x)});
      EXPECT_EQ(contents(y), pattern(count, 1));
      EXPECT_EQ(infoOf(y).isPooled, 0);
      release(y);
    }
    EXPECT_EQ(treeStatistics().reasons[AORT_REASON_UNCAPTURABLE], 2);
    EXPECT_NE(treeJson().find(why), std::string::npos) << treeJson();
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, UncapturableTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(UncapturableTest, Wait) {
  expectUncapturable(
      [](const AortFrame &frame) {
        return aortStreamSynchronize(frame.stream);
      },
      "the host waits");
}

TEST_P(UncapturableTest, Allocation) {
  expectUncapturable(
      [](const AortFrame &frame) {
        void *pointer = nullptr;
        AortStatus status =
            aortDeviceAlloc(frame.device, 64, nullptr, "act7", &pointer);
        return status == AORT_OK
                   ? aortDeviceFree(frame.device, pointer, nullptr)
                   : status;
      },
      "'act7' needs 64 bytes outside the pool");
}

TEST_P(UncapturableTest, TransferThatEndsElsewhere) {
  open();
  AortTransfer left = 0;
  Draft draft("f", inference);
  draft.argument().fresh(AORT_SIDE_HOST);
  AortFunction *f = add(draft, [&](const AortFrame &frame) {
    return aortTransfer(frame.device, AORT_DEVICE_TO_HOST, frame.buffers[0],
                        frame.arguments[0], bytes, "act", &left);
  });
  void *x = input(1);
  AortBuffer *y = run(f, {memory(x)});
  AO_CHECK(aortTransferWait(device, left));
  release(y);
  std::vector<AortBuffer *> results(1);
  AO_EXPECT_STATUS(tryRun(f, {memory(x)}, results), AORT_UNCAPTURABLE,
                   "one of 'act', begin in the function and end elsewhere");
  y = run(f, {memory(x)});
  AO_CHECK(aortTransferWait(device, left));
  release(y);
}

TEST_P(UncapturableTest, StepFailureReachesTheHandlerBehindTheCapture) {
  AortGraphTreeOptions options = treeOptions();
  options.skipWarmup = 1;
  open(options);
  expectFailure = true;
  Draft draft("f", inference);
  draft.argument().fresh();
  bool isInside = false;
  struct Seen {
    bool *isInside;
    int handled = 0, handledInside = 0;
  } seen{&isInside};
  AortFunction *f = add(draft, [&](const AortFrame &) {
    isInside = true;
    (void)aortStepDeviceAlloc(64, "act7");
    isInside = false;
    return AORT_OK;
  });
  aortContextSetErrorHandler(
      context,
      [](void *data, AortStatus, const char *) {
        auto *s = static_cast<Seen *>(data);
        ++s->handled;
        s->handledInside += *s->isInside;
      },
      &seen);
  void *x = input(1);
  std::vector<AortBuffer *> results(1);
  AO_EXPECT_STATUS(tryRun(f, {memory(x)}, results), AORT_UNCAPTURABLE,
                   "'act7' needs 64 bytes");
  EXPECT_EQ(seen.handled, 1);
  EXPECT_EQ(seen.handledInside, 0);
  EXPECT_EQ(aortContextStatus(context), AORT_UNCAPTURABLE);
  aortContextSetErrorHandler(context, nullptr, nullptr);
}

TEST_P(GraphTreeMisuseTest, FailingFunctionChangesNothing) {
  open();
  AortFunction *f = rotation("f");
  bool fails = true;
  Draft draft("g", inference);
  draft.argument().fresh();
  AortFunction *g = add(draft, [&](const AortFrame &frame) {
    return fails ? AORT_DEVICE_ERROR
                 : aortCopy(frame.stream, frame.buffers[0], frame.arguments[0],
                            bytes);
  });
  void *x = input(1);
  AortBuffer *y = run(f, {memory(x)});
  AO_EXPECT_STATUS(tryRun(g, {consumed(y)}, one), AORT_DEVICE_ERROR,
                   "function 'g' failed");
  EXPECT_EQ(contents(y), rotated(pattern(count, 1)));
  EXPECT_EQ(treeStatistics().nodes, 1);
  fails = false;
  release(run(g, {consumed(y)}));
}

//===----------------------------------------------------------------------===//
// Limits
//===----------------------------------------------------------------------===//

TEST_P(GraphTreeMisuseTest, RecaptureLimit) {
  AortGraphTreeOptions options = treeOptions();
  options.recaptureLimit = 2;
  options.variantLimit = 8;
  open(options);
  AortFunction *f = rotation("f", inference, AORT_ARGUMENT_STATIC);
  std::vector<void *> places;
  for (uint32_t round = 0; round < 7; ++round) {
    places.push_back(input(round));
    AortBuffer *y = run(f, {memory(places.back())});
    EXPECT_EQ(contents(y), rotated(pattern(count, round)));
    release(y);
  }
  // A recording that fits is replayed past the limit as well.
  runRounds(f, places[2], 1);
  AortGraphTreeStatistics s = treeStatistics();
  EXPECT_EQ(s.replays, 1);
  // One warms up, one is recorded, two more are recorded.
  EXPECT_EQ(s.captures, 3);
  EXPECT_EQ(s.eagerRuns, 3);
  EXPECT_EQ(s.reasons[AORT_REASON_RERECORD_LIMIT], 3);
}

TEST_P(GraphTreeMisuseTest, LivenessCounts) {
  AortGraphTreeOptions options = treeOptions();
  options.recaptureLimit = 0;
  open(options);
  AortFunction *a = rotation("a"), *b = rotation("b"), *c = rotation("c");
  void *x = input(1);
  for (int round = 0; round < 4; ++round) {
    AortBuffer *y = run(a, {memory(x)});
    AortBuffer *z = run(b, {held(y)});
    if (round < 3)
      release(y);
    release(run(c, {held(z)}));
    if (round == 3)
      release(y);
    release(z);
  }
  AortGraphTreeStatistics s = treeStatistics();
  EXPECT_EQ(s.reasons[AORT_REASON_STILL_ALIVE], 1);
  EXPECT_EQ(s.reasons[AORT_REASON_RERECORD_LIMIT], 1);
}

TEST_P(GraphTreeMisuseTest, VariantLimit) {
  AortGraphTreeOptions options = treeOptions();
  options.variantLimit = 2;
  open(options);
  AortFunction *f = rotation("f", inference, AORT_ARGUMENT_STATIC);
  void *x[] = {input(0), input(1), input(2), input(3)};
  for (uint32_t round = 0; round < 8; ++round) {
    AortBuffer *y = run(f, {memory(x[round % 4])});
    EXPECT_EQ(contents(y), rotated(pattern(count, round % 4)));
    release(y);
    EXPECT_LE(treeStatistics().nodes, 2);
  }
  EXPECT_EQ(treeStatistics().eagerRuns, 0);
}

TEST_P(GraphTreeMisuseTest, OldVariantLendsItsGraph) {
  AO_CTS_EXCLUDE(GetParam().driver.empty(), "only the fake driver counts");
  AortGraphTreeOptions options = treeOptions();
  options.variantLimit = 2;
  options.skipWarmup = 1;
  open(options);
  AortFunction *f = rotation("f", inference, AORT_ARGUMENT_STATIC);
  bool isLonger = false;
  Draft draft("g", inference);
  draft.argument(AORT_ARGUMENT_STATIC).fresh();
  AortFunction *g = add(draft, [&](const AortFrame &frame) {
    for (int i = 0; i < (isLonger ? 2 : 1); ++i)
      if (AortStatus status =
              copyRotated(frame, frame.buffers[0], frame.arguments[0]))
        return status;
    return AORT_OK;
  });
  void *library = dlopen(GetParam().driver.c_str(), RTLD_NOW | RTLD_NOLOAD);
  auto *graphs =
      reinterpret_cast<uint64_t (*)()>(dlsym(library, "aoFakeGraphs"));
  dlclose(library);
  auto record = [&](AortFunction *function, void *x, uint32_t seed) {
    uint64_t before = graphs();
    AortBuffer *y = run(function, {memory(x)});
    EXPECT_EQ(contents(y), rotated(pattern(count, seed)));
    release(y);
    return graphs() - before;
  };
  void *x[] = {input(0), input(1), input(2), input(3)};
  for (uint32_t i = 0; i < 4; ++i)
    EXPECT_EQ(record(f, x[i], i), i < 2 ? 1u : 0u);
  // The two that are left have the work of the first and the second no more.
  EXPECT_EQ(record(f, x[3], 3), 0u);
  EXPECT_EQ(record(f, x[0], 0), 0u);
  EXPECT_EQ(treeStatistics().replays, 1);
  // Other work is no other parameters.
  for (uint32_t i = 0; i < 4; ++i) {
    isLonger = i == 3;
    EXPECT_EQ(record(g, x[i], i), i == 2 ? 0u : 1u);
  }
}

TEST_P(GraphTreeMisuseTest, PoolExhausted) {
  AortGraphTreeOptions options = treeOptions();
  options.poolBytes = 2 * bytes;
  open(options);
  AortFunction *f = rotation("f");
  Draft draft("large", inference);
  draft.argument().fresh().buffer(2 * count, 0, 10);
  AortFunction *g = add(draft, [](const AortFrame &frame) {
    return aortCopy(frame.stream, frame.buffers[0], frame.arguments[0], bytes);
  });
  void *x = input(1);
  for (int round = 0; round < 3; ++round) {
    AortBuffer *y = run(f, {memory(x)});
    AortBuffer *z = run(g, {held(y)});
    EXPECT_EQ(contents(y), rotated(pattern(count, 1)));
    EXPECT_EQ(contents(z), rotated(pattern(count, 1)));
    EXPECT_EQ(infoOf(z).isPooled, 0);
    release(y);
    release(z);
  }
  EXPECT_EQ(treeStatistics().reasons[AORT_REASON_POOL_EXHAUSTED], 3);
  EXPECT_EQ(treeStatistics().poolBytes, bytes);
}

class SmallDeviceTest : public GraphTreeTest {
protected:
  void adjust(AortContextOptions &options) override {
    options.launchesOnly = 1;
    options.deviceCapacity = 8 << 20;
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, SmallDeviceTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(SmallDeviceTest, DeviceExhausted) {
  open();
  AortFunction *f = rotation("f");
  Draft draft("large", inference);
  draft.argument().fresh().buffer(4 << 20, 0, 10);
  AortFunction *g = add(draft, [](const AortFrame &) { return AORT_OK; });
  void *x = input(1);
  AortBuffer *y = run(f, {memory(x)});
  std::vector<AortBuffer *> results(1);
  AO_EXPECT_STATUS(tryRun(g, {held(y)}, results), AORT_OUT_OF_DEVICE_MEMORY,
                   "device capacity exceeded: 'own'");
  EXPECT_EQ(contents(y), rotated(pattern(count, 1)));
  release(y);
  EXPECT_EQ(treeStatistics().runs, 1);
}

//===----------------------------------------------------------------------===//
// Checks and dumps
//===----------------------------------------------------------------------===//

TEST_P(GraphTreeMisuseTest, LeakNamesItsOrigin) {
  open();
  AortFunction *f = rotation("layer0");
  AortBuffer *y = run(f, {memory(input(1))});
  AO_EXPECT_STATUS(aortGraphTreeCheck(tree), AORT_LEAK,
                   "1 results are held, one of them 'y' of 'layer0' "
                   "(model.py:9)");
  AO_EXPECT_STATUS(aortContextCheckLeaks(context), AORT_LEAK, "1 tree");
  release(y);
  AO_CHECK(aortGraphTreeCheck(tree));
}

/// Handle and path have to agree both ways. Nothing from outside can break
/// that, so the test does it by hand.
TEST_P(GraphTreeMisuseTest, LostBlock) {
  open();
  AortFunction *f = rotation("f");
  AortBuffer *y = run(f, {memory(input(1))});
  int32_t slot = std::exchange(y->storage->slot, -1);
  AO_EXPECT_STATUS(aortGraphTreeCheck(tree), AORT_INTERNAL,
                   "result 'y' is held, but its block is lost");
  y->storage->slot = slot;
  AortBuffer *z = run(rotation("g"), {held(y)});
  char *place = std::exchange(z->storage->pointer, y->storage->pointer);
  AO_EXPECT_STATUS(aortGraphTreeCheck(tree), AORT_INTERNAL,
                   "share bytes of the pool");
  std::swap(z->storage->slot, y->storage->slot);
  z->storage->pointer = place;
  AO_EXPECT_STATUS(aortGraphTreeCheck(tree), AORT_INTERNAL,
                   "is held, but its block is lost");
  std::swap(z->storage->slot, y->storage->slot);
  release(y);
  release(z);
  AO_CHECK(aortGraphTreeCheck(tree));
}

TEST_P(GraphTreeMisuseTest, WildWrite) {
  AortGraphTreeOptions options = treeOptions();
  options.checks = 2;
  open(options);
  AortFunction *f = rotation("f"), *g = rotation("g");
  void *x = input(1);
  for (int round = 0; round < 3; ++round) {
    AortBuffer *y = run(f, {memory(x)});
    release(run(g, {consumed(y)}));
    AO_CHECK(aortGraphTreeCheck(tree));
  }
  AortBuffer *y = run(f, {memory(x)});
  auto *place = static_cast<char *>(pointerOf(y));
  AortBuffer *z = run(g, {consumed(y)});
  // No result has these bytes.
  AO_CHECK(aortMemset(compute, place + 12, 0, 1, 1));
  AO_EXPECT_STATUS(aortGraphTreeCheck(tree), AORT_DEVICE_ERROR,
                   "byte 12 of the pool was written");
  AO_CHECK(aortMemset(compute, place + 12, 0xff, 1, 1));
  release(z);
}

TEST_P(GraphTreeMisuseTest, StatisticsAddUp) {
  open();
  AortFunction *f = rotation("f", inference, AORT_ARGUMENT_COPIED);
  void *x = input(1);
  for (int round = 0; round < 5; ++round)
    release(run(f, {memory(x)}));
  AortGraphTreeStatistics s = treeStatistics();
  EXPECT_EQ(s.runs, 5);
  EXPECT_EQ(s.warmups + s.captures + s.replays + s.eagerRuns, 5);
  EXPECT_EQ(s.functions, 1);
  EXPECT_EQ(s.nodes, 1);
  EXPECT_EQ(s.roots, 1);
  EXPECT_EQ(s.copiedBytes, 5 * bytes);
  EXPECT_EQ(s.poolBytes, 2 * bytes);
  EXPECT_GE(s.poolBackedBytes, s.poolBytes);
  EXPECT_EQ(statistics().deviceBytes, s.poolBackedBytes + bytes);
  auto json = nlohmann::json::parse(treeJson());
  EXPECT_EQ(json["statistics"]["runs"], 5);
  EXPECT_EQ(json["statistics"]["copied_bytes"], 5 * bytes);
  for (int reason = 0; reason < AORT_REASON_COUNT; ++reason)
    EXPECT_STRNE(aortReasonName(static_cast<AortReason>(reason)),
                 "unknown reason");
  AortGraphTreeStatistics wrong{};
  AO_EXPECT_STATUS(aortGraphTreeStatistics(tree, &wrong), AORT_INVALID_ARGUMENT,
                   "structSize");
}

TEST_P(GraphTreeMisuseTest, DumpNamesEveryNode) {
  open();
  AortFunction *a = rotation("a \"quoted\""), *b = rotation("b"),
               *c = rotation("c");
  void *x = input(1);
  for (int round = 0; round < 5; ++round) {
    AortBuffer *y = run(a, {memory(x)});
    release(run(round < 4 ? b : c, {consumed(y)}));
  }
  auto json = nlohmann::json::parse(treeJson());
  EXPECT_EQ(json["schema"], "ao.graph-tree");
  auto &root = json["roots"][0];
  EXPECT_EQ(root["function"], "a \"quoted\"");
  EXPECT_EQ(root["state"], "recorded");
  EXPECT_EQ(root["arguments"][0], "static");
  ASSERT_EQ(root["children"].size(), 2u);
  EXPECT_EQ(root["children"][0]["arguments"][0], "managed");
  EXPECT_EQ(root["children"][1]["state"], "planned");
  std::string path = (std::filesystem::temp_directory_path() /
                      ("ao-tree-" + std::to_string(getpid()) + ".dot"))
                         .string();
  AO_CHECK(aortGraphTreeWriteDot(tree, path.c_str()));
  std::ifstream file(path);
  std::string dot((std::istreambuf_iterator<char>(file)), {});
  std::remove(path.c_str());
  for (const char *part : {"digraph tree", "1: a \\\"quoted\\\"", "2: b",
                           "3: c", "n1 -> n2", "n1 -> n3", "style=dashed"})
    EXPECT_NE(dot.find(part), std::string::npos) << part << " in " << dot;
  AO_EXPECT_STATUS(aortGraphTreeWriteDot(tree, "/no/such/folder/x.dot"),
                   AORT_IO_ERROR, "/no/such/folder");
}

/// A host that makes no promise has no tree.
using PlainTreeTest = RuntimeTest;
INSTANTIATE_TEST_SUITE_P(Backends, PlainTreeTest,
                         testing::ValuesIn(hostConfigs()), configName);
TEST_P(PlainTreeTest, NeedsCaptures) {
  AO_CTS_EXCLUDE(!isInline(), "it has made the promise");
  AortGraphTree *tree = nullptr;
  AO_EXPECT_STATUS(aortGraphTreeCreate(device, nullptr, &tree),
                   AORT_UNSUPPORTED, "launchesOnly");
}

} // namespace
