//===- GraphTreeRefusalTests.cpp - Refused calls change nothing -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphTreeHarness.h"

using namespace ao::cts;

namespace {

constexpr auto inference = AORT_MODE_INFERENCE;

class GraphTreeRefusalTest : public GraphTreeTest {
protected:
  void SetUp() override {
    GraphTreeTest::SetUp();
    if (IsSkipped() || HasFatalFailure())
      return;
    open();
    f = rotation("f");
    g = mixture("g");
    x = input(1);
    for (int round = 0; round < 3; ++round) {
      AortBuffer *y = run(f, {memory(x)});
      release(run(g, {held(y), memory(x)}));
      release(y);
    }
    stale = run(f, {memory(x)});
    AO_CHECK(aortGraphTreeMarkStep(tree));
    y = run(f, {memory(x)});
    gone = rotation("gone");
    AO_CHECK(aortFunctionDestroy(gone));
  }
  void expectUnchanged(AortStatus actual, AortStatus expected,
                       const std::string &before, int line) {
    EXPECT_EQ(actual, expected)
        << "line " << line << ": " << aortLastErrorMessage();
    EXPECT_NE(std::string(aortLastErrorMessage()), "") << "line " << line;
    EXPECT_EQ(treeJson(), before) << "line " << line;
    EXPECT_EQ(results, std::vector<AortBuffer *>(1)) << "line " << line;
  }
  AortStatus runWith(AortFunction *function,
                     const std::vector<AortArgument> &arguments) {
    return tryRun(function, arguments, results);
  }

  AortFunction *f = nullptr, *g = nullptr, *gone = nullptr;
  void *x = nullptr;
  AortBuffer *stale = nullptr, *y = nullptr;
  std::vector<AortBuffer *> results{nullptr};
};
INSTANTIATE_TEST_SUITE_P(Backends, GraphTreeRefusalTest,
                         testing::ValuesIn(allConfigs()), configName);

} // namespace

#define REFUSED(status, ...)                                                   \
  expectUnchanged(__VA_ARGS__, status, before, __LINE__)

TEST_P(GraphTreeRefusalTest, RefusedCallsChangeNothing) {
  const std::string before = treeJson();
  int local = 0;
  auto *foreign = reinterpret_cast<AortBuffer *>(&local);
  AortGraphTree *second = nullptr;
  AortFunction *added = nullptr;
  void *pointer = nullptr;
  AortGraphTreeStatistics statistics{};
  AortBufferInfo info{};
  AortFunctionSpec spec{};
  AortArgument strange = memory(x);
  strange.flags = 4;
  // Handles.
  REFUSED(AORT_INVALID_ARGUMENT, runWith(nullptr, {memory(x)}));
  REFUSED(AORT_INVALID_ARGUMENT, runWith(gone, {memory(x)}));
  REFUSED(AORT_INVALID_ARGUMENT, aortFunctionDestroy(gone));
  REFUSED(AORT_INVALID_ARGUMENT, aortBufferDetach(foreign));
  REFUSED(AORT_INVALID_ARGUMENT, aortBufferMap(foreign, &pointer));
  REFUSED(AORT_INVALID_ARGUMENT, runWith(f, {held(foreign)}));
  REFUSED(AORT_INVALID_ARGUMENT, runWith(f, {memory(nullptr)}));
  REFUSED(AORT_INVALID_STATE, aortGraphTreeCreate(device, nullptr, &second));
  // Results of a step that is over.
  REFUSED(AORT_STALE, runWith(f, {held(stale)}));
  REFUSED(AORT_STALE, runWith(g, {held(y), consumed(stale)}));
  REFUSED(AORT_STALE, aortBufferMap(stale, &pointer));
  REFUSED(AORT_STALE, aortBufferDetach(stale));
  // Counts, types and structures.
  REFUSED(AORT_INVALID_ARGUMENT, runWith(f, {}));
  REFUSED(AORT_INVALID_ARGUMENT, runWith(f, {memory(x), memory(x)}));
  REFUSED(AORT_INVALID_ARGUMENT, runWith(f, {number(3)}));
  REFUSED(AORT_INVALID_ARGUMENT, runWith(f, {strange}));
  REFUSED(AORT_INVALID_STATE, runWith(g, {consumed(y), consumed(y)}));
  REFUSED(AORT_INVALID_ARGUMENT, aortBufferMap(y, nullptr));
  REFUSED(AORT_INVALID_ARGUMENT, aortBufferInfo(y, &info));
  REFUSED(AORT_INVALID_ARGUMENT, aortGraphTreeStatistics(tree, &statistics));
  REFUSED(AORT_INVALID_ARGUMENT, aortGraphTreeAddFunction(tree, &spec, &added));
  REFUSED(AORT_INVALID_ARGUMENT, aortGraphTreeJson(tree, nullptr, 1, nullptr));
  REFUSED(AORT_IO_ERROR,
          aortGraphTreeWriteDot(tree, "/no/such/folder/tree.dot"));
  EXPECT_EQ(pointer, nullptr);
  EXPECT_EQ(second, nullptr);
  EXPECT_EQ(added, nullptr);
  // And it goes on.
  int64_t replays = treeStatistics().replays;
  AortBuffer *z = run(g, {held(y), memory(x)});
  EXPECT_EQ(contents(z), mixed(rotated(pattern(count, 1)), pattern(count, 1)));
  EXPECT_EQ(treeStatistics().replays, replays + 1);
  for (AortBuffer *buffer : {stale, y, z})
    release(buffer);
}

TEST_P(GraphTreeRefusalTest, NoCallInsideOfARun) {
  Draft draft("h", inference);
  draft.argument().fresh();
  Draft other("other", inference);
  other.argument().fresh();
  int visits = 0;
  AortFunction *h = add(draft, [&](const AortFrame &frame) {
    ++visits;
    void *pointer = nullptr;
    size_t needed = 0;
    AortFunction *added = nullptr;
    AortGraphTreeStatistics statistics{};
    statistics.structSize = sizeof(statistics);
    AortBufferInfo info{};
    info.structSize = sizeof(info);
    const AortStatus seen[] = {
        runWith(f, {memory(x)}),
        aortGraphTreeDestroy(tree),
        aortGraphTreeReset(tree),
        aortGraphTreeShutdown(tree),
        aortGraphTreeMarkStep(tree),
        aortGraphTreeBeginBackward(tree),
        aortContextMarkStep(context),
        aortGraphTreeCheck(tree),
        aortGraphTreeStatistics(tree, &statistics),
        aortGraphTreeJson(tree, nullptr, 0, &needed),
        aortGraphTreeWriteDot(tree, "tree.dot"),
        aortGraphTreeAddFunction(tree, &other.finish(), &added),
        aortFunctionDestroy(f),
        aortBufferRetain(y),
        aortBufferRelease(y),
        aortBufferMap(y, &pointer),
        aortBufferDetach(y),
        aortBufferInfo(y, &info)};
    for (size_t i = 0; i < std::size(seen); ++i)
      EXPECT_EQ(seen[i], AORT_INVALID_STATE) << "call " << i;
    return copyRotated(frame, frame.buffers[0], frame.arguments[0]);
  });
  for (int round = 0; round < 2; ++round) {
    AortBuffer *z = run(h, {held(y)});
    EXPECT_EQ(contents(z), rotated(rotated(pattern(count, 1))));
    release(z);
  }
  // To warm up, and to be recorded.
  EXPECT_EQ(visits, 2);
  release(stale);
  release(y);
}

TEST_P(GraphTreeRefusalTest, OptionsOfTheEnvironment) {
  AortGraphTreeOptions options = treeOptions();
  setenv("AO_CAPTURE_VARIANT_LIMIT", "7", 1);
  setenv("AO_CAPTURE_POOL_BYTES", "8589934592", 1);
  setenv("AO_CAPTURE_AUTOMATIC_STEPS", "0", 1);
  AO_CHECK(aortGraphTreeOptionsFromEnvironment(&options));
  EXPECT_EQ(options.variantLimit, 7);
  EXPECT_EQ(options.poolBytes, int64_t(8) << 30);
  EXPECT_EQ(options.automaticSteps, 0);
  EXPECT_EQ(options.sizeLimit, 64);
  const std::pair<const char *, const char *> wrong[] = {
      {"AO_CAPTURE_CHECKS", "3"},
      {"AO_CAPTURE_VARIANT_LIMIT", "0"},
      {"AO_CAPTURE_SIZE_LIMIT", "2147483648"},
      {"AO_CAPTURE_EFFORT", "-1"},
      {"AO_CAPTURE_RERECORD_LIMIT", "many"}};
  for (auto [name, value] : wrong) {
    setenv(name, value, 1);
    AortGraphTreeOptions before = treeOptions();
    AO_EXPECT_STATUS(aortGraphTreeOptionsFromEnvironment(&before),
                     AORT_INVALID_ARGUMENT, "");
    EXPECT_EQ(before.variantLimit, 64) << name;
    EXPECT_EQ(before.poolBytes, treeOptions().poolBytes) << name;
    unsetenv(name);
  }
  unsetenv("AO_CAPTURE_POOL_BYTES");
  unsetenv("AO_CAPTURE_AUTOMATIC_STEPS");
  options.structSize = 4;
  AO_EXPECT_STATUS(aortGraphTreeOptionsFromEnvironment(&options),
                   AORT_INVALID_ARGUMENT, "structSize");
  AO_EXPECT_STATUS(aortGraphTreeOptionsFromEnvironment(nullptr),
                   AORT_INVALID_ARGUMENT, "null options");
  release(stale);
  release(y);
}
