//===- LayoutTest.cpp - Layouts, by hand and against every layout ---------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Layout/Layout.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>

using namespace ao::layout;

namespace {

LayoutProblem makeProblem(int64_t alignment = 1) {
  LayoutProblem problem;
  problem.pools.push_back({"device", alignment, {}, {}});
  return problem;
}

Buffer &add(LayoutProblem &problem, int64_t bytes, std::vector<Interval> live) {
  Buffer &buffer = problem.buffers.emplace_back();
  buffer.name = "b" + std::to_string(problem.buffers.size() - 1);
  buffer.bytes = bytes;
  buffer.live = std::move(live);
  return buffer;
}

Layout solve(const LayoutProblem &problem, const LayoutOptions &options = {}) {
  LayoutResult result = solveLayout(problem, options);
  EXPECT_TRUE(result.layout) << result.error.path << result.error.message;
  if (!result.layout)
    return {};
  auto error = result.layout->verify(problem);
  EXPECT_FALSE(error) << error->path << ": " << error->message;
  return std::move(*result.layout);
}

std::string errorOf(const LayoutProblem &problem) {
  LayoutResult result = solveLayout(problem);
  EXPECT_FALSE(result.layout);
  return result.error.path + ": " + result.error.message;
}

//===----------------------------------------------------------------------===//
// Legality of layouts
//===----------------------------------------------------------------------===//

TEST(LayoutTest, NothingTakesNoBytes) {
  EXPECT_TRUE(solve(LayoutProblem()).pools.empty());
  LayoutProblem problem = makeProblem();
  add(problem, 0, {{0, 3}});
  add(problem, 100, {});
  Layout layout = solve(problem);
  EXPECT_EQ(layout.pools[0].bytes, 0);
  EXPECT_TRUE(layout.pools[0].proved());
}

TEST(LayoutTest, WhatEndsMakesRoom) {
  LayoutProblem problem = makeProblem();
  add(problem, 8, {{0, 2}});
  add(problem, 8, {{2, 4}});
  EXPECT_EQ(solve(problem).pools[0].bytes, 8);
}

TEST(LayoutTest, BranchesShareBytesAndWhatLiesBetweenIsNotTaken) {
  LayoutProblem problem = makeProblem();
  add(problem, 8, {{0, 2}, {6, 8}});
  add(problem, 8, {{2, 6}});
  EXPECT_EQ(solve(problem).pools[0].bytes, 8);
}

TEST(LayoutTest, OffsetsAndSizesAreAligned) {
  LayoutProblem problem = makeProblem(256);
  add(problem, 1, {{0, 2}});
  add(problem, 257, {{1, 3}});
  Layout layout = solve(problem);
  EXPECT_EQ(layout.pools[0].bytes, 768);
  EXPECT_EQ(layout.pools[0].loadBytes, 768);
  EXPECT_EQ(layout.pools[0].exactLoadBytes, 258);
}

TEST(LayoutTest, ABufferMayHaveAnAlignmentOfItsOwn) {
  LayoutProblem problem = makeProblem(256);
  add(problem, 256, {{0, 2}}).offset = 0;
  add(problem, 256, {{0, 2}}).alignment = 1024;
  add(problem, 100, {{0, 2}}).alignment = 64;
  Buffer &turning = add(problem, 100, {{4, 6}});
  turning.alignment = 1024;
  turning.slots = 2;
  EXPECT_EQ(problem.sizeOf(turning), 1024 + 256);
  Layout layout = solve(problem);
  EXPECT_EQ(layout.offsets[1], 1024);
  EXPECT_EQ(layout.offsets[2], 256);
  EXPECT_EQ(layout.pools[0].bytes, 1280);
  layout.offsets[1] = 512;
  EXPECT_EQ(layout.verify(problem)->message, "'b1' is not aligned");
}

TEST(LayoutTest, TurnsLieOneBehindTheOther) {
  LayoutProblem problem = makeProblem(256);
  add(problem, 100, {{0, 4}}).slots = 3;
  EXPECT_EQ(solve(problem).pools[0].bytes, 768);
}

TEST(LayoutTest, PoolsAreApart) {
  LayoutProblem problem = makeProblem();
  problem.pools.push_back({"host", 1, {}, {}});
  add(problem, 8, {{0, 2}});
  add(problem, 5, {{0, 2}}).pool = 1;
  Layout layout = solve(problem);
  EXPECT_EQ(layout.pools[0].bytes, 8);
  EXPECT_EQ(layout.pools[1].bytes, 5);
}

TEST(LayoutTest, FixedBuffersStay) {
  LayoutProblem problem = makeProblem();
  add(problem, 4, {{0, 10}}).offset = 6;
  add(problem, 8, {{0, 10}});
  add(problem, 6, {{0, 10}});
  Layout layout = solve(problem);
  EXPECT_EQ(layout.offsets[0], 6);
  EXPECT_EQ(layout.offsets[2], 0);
  EXPECT_EQ(layout.pools[0].bytes, 18);
  EXPECT_TRUE(layout.pools[0].proved());
}

TEST(LayoutTest, NothingLiesAcrossAWall) {
  LayoutProblem problem = makeProblem();
  problem.pools[0].boundaries = {10, 20};
  for (int i = 0; i < 3; ++i)
    add(problem, 7, {{0, 1}});
  Layout layout = solve(problem);
  EXPECT_EQ(layout.pools[0].bytes, 27);
}

TEST(LayoutTest, HintsAreTakenWhereNothingIsSmaller) {
  LayoutProblem problem = makeProblem();
  add(problem, 4, {{0, 2}});
  add(problem, 4, {{0, 2}});
  LayoutOptions options;
  options.hints = {4, 0};
  EXPECT_EQ(solve(problem, options).offsets, options.hints);
  options.hints = {0, 4};
  EXPECT_EQ(solve(problem, options).offsets, options.hints);
  // Neither illegal nor larger ones.
  options.hints = {0, 0};
  EXPECT_EQ(solve(problem, options).pools[0].bytes, 8);
  options.hints = {0, 9};
  EXPECT_EQ(solve(problem, options).pools[0].bytes, 8);
}

//===----------------------------------------------------------------------===//
// Bad input
//===----------------------------------------------------------------------===//

TEST(LayoutTest, BadProblemsSayWhereTheyAreBad) {
  auto expectError = [](auto change, const char *expected) {
    LayoutProblem problem = makeProblem(16);
    add(problem, 16, {{0, 4}}).offset = 0;
    add(problem, 16, {{2, 6}}).offset = 16;
    change(problem);
    EXPECT_EQ(errorOf(problem), expected);
  };
  using P = LayoutProblem;
  expectError([](P &p) { p.pools[0].alignment = 0; },
              "$.pools[0].alignment: an alignment must be 1 to 2^40, got 0");
  expectError([](P &p) { p.pools[0].capacity = -1; },
              "$.pools[0].capacity: a capacity must be 0 to 2^61, got -1");
  expectError(
      [](P &p) { p.pools[0].boundaries = {32, 32}; },
      "$.pools[0].boundaries: boundaries must be positive and increase");
  expectError([](P &p) { p.pools[0].boundaries = {24}; },
              "$.pools[0].boundaries: the boundary at 24 is not aligned to 16");
  expectError([](P &p) { p.buffers[1].pool = 7; },
              "$.buffers[1].pool: 'b1' is in pool 7 of 1");
  expectError([](P &p) { p.buffers[1].bytes = -5; },
              "$.buffers[1].bytes: 'b1' has a negative size");
  expectError([](P &p) { p.buffers[1].bytes = INT64_MAX; },
              "$.buffers[1].bytes: 'b1' is larger than any memory");
  expectError([](P &p) { p.buffers[1].alignment = 24; },
              "$.buffers[1].alignment: 'b1' has an alignment of 24, which does "
              "not go with the 16 of its pool");
  expectError([](P &p) { p.buffers[1].slots = 0; },
              "$.buffers[1].slots: 'b1' needs at least one slot");
  expectError([](P &p) { p.buffers[1].live = {{3, 3}}; },
              "$.buffers[1].live: 'b1' has ranges that do not increase");
  expectError([](P &p) { p.buffers[1].live = {{3, 5}, {4, 6}}; },
              "$.buffers[1].live: 'b1' has ranges that do not increase");
  expectError([](P &p) { p.buffers[1].offset = 8; },
              "$.buffers[1].offset: 'b1' must be at 8, which is not aligned "
              "to 16");
  expectError(
      [](P &p) { p.buffers[1].offset = 0; },
      "$.buffers[1].offset: 'b0' and 'b1' overlap in bytes and lifetime");
  expectError(
      [](P &p) {
        p.buffers[1].bytes = 1 << 20;
        p.pools[0].boundaries = {32};
      },
      "$.buffers[1].offset: 'b1' crosses the boundary at 32");
  expectError([](P &p) { p.pools[0].capacity = 16; },
              "$.buffers[1].offset: 'b1' ends at 32, beyond the capacity of 16 "
              "bytes");
}

TEST(LayoutTest, ACapacityIsALimit) {
  LayoutProblem problem = makeProblem();
  problem.pools[0].capacity = 15;
  add(problem, 8, {{0, 2}});
  add(problem, 8, {{1, 3}});
  EXPECT_EQ(errorOf(problem), "$.pools[0].capacity: pool 'device' needs 16 "
                              "bytes, above its capacity of 15; no layout "
                              "needs less than 16");
}

TEST(LayoutTest, BadLayoutsAreRejected) {
  LayoutProblem problem = makeProblem(16);
  add(problem, 16, {{0, 4}});
  add(problem, 16, {{2, 6}});
  Layout good = solve(problem);
  auto errorAt = [&](std::vector<int64_t> offsets, int64_t bytes = 32) {
    Layout layout = good;
    layout.offsets = std::move(offsets);
    layout.pools[0].bytes = bytes;
    auto error = layout.verify(problem);
    return error ? error->path + ": " + error->message : "";
  };
  EXPECT_EQ(errorAt({0, 16}), "");
  EXPECT_EQ(errorAt({0}), "$.solution.offsets: the layout is for 1 buffers, "
                          "the problem has 2");
  EXPECT_EQ(
      errorAt({0, 0}),
      "$.solution.offsets[1]: 'b0' and 'b1' overlap in bytes and lifetime");
  EXPECT_EQ(errorAt({0, 8}), "$.solution.offsets[1]: 'b1' is not aligned");
  EXPECT_EQ(errorAt({-16, 16}),
            "$.solution.offsets[0]: 'b0' is not at 0 to 2^61");
  EXPECT_EQ(errorAt({0, 32}), "$.solution.offsets[1]: 'b1' ends beyond its "
                              "pool");
}

//===----------------------------------------------------------------------===//
// Against every layout
//===----------------------------------------------------------------------===//

/// Returns true if the buffers from `next` on can be placed below `height`, at
/// any offsets.
bool existsLayout(const LayoutProblem &problem, std::vector<int64_t> &offsets,
                  size_t next, int64_t height) {
  if (next == problem.buffers.size())
    return true;
  const Buffer &buffer = problem.buffers[next];
  auto isFree = [&](int64_t offset) {
    for (int64_t boundary : problem.pools[0].boundaries)
      if (offset < boundary && boundary < offset + buffer.bytes)
        return false;
    if (offset % problem.alignmentOf(buffer) != 0)
      return false;
    for (size_t i = 0; i < next; ++i) {
      const Buffer &other = problem.buffers[i];
      if (offset >= offsets[i] + other.bytes ||
          offsets[i] >= offset + buffer.bytes)
        continue;
      for (const Interval &a : buffer.live)
        for (const Interval &b : other.live)
          if (a.begin < b.end && b.begin < a.end)
            return false;
    }
    return true;
  };
  int64_t first = buffer.offset.value_or(0);
  int64_t last = buffer.offset.value_or(height - buffer.bytes);
  for (int64_t offset = first; offset <= last; ++offset) {
    offsets[next] = offset;
    if (offset + buffer.bytes <= height && isFree(offset) &&
        existsLayout(problem, offsets, next + 1, height))
      return true;
  }
  return false;
}

LayoutProblem randomProblem(uint64_t seed, size_t most) {
  std::mt19937_64 random(seed);
  LayoutProblem problem = makeProblem();
  size_t count = 1 + random() % most;
  int64_t times = 2 + int64_t(random() % 7);
  for (size_t i = 0; i < count; ++i) {
    int64_t begin = int64_t(random() % uint64_t(times));
    std::vector<Interval> live;
    while (begin < times && live.size() < 2) {
      int64_t end = begin + 1 + int64_t(random() % uint64_t(times - begin));
      live.push_back({begin, end});
      begin = random() % 3 ? times : end + 1;
    }
    add(problem, 1 + int64_t(random() % 4), live);
  }
  if (random() % 3 == 0)
    problem.buffers.back().alignment = 2 + int64_t(random() % 3);
  if (random() % 3 == 0)
    problem.buffers[0].offset = int64_t(random() % 4);
  if (random() % 4 == 0)
    problem.pools[0].boundaries = {int64_t(4 + random() % 3)};
  if (problem.verify())
    problem.pools[0].boundaries.clear();
  if (problem.verify())
    problem.buffers[0].offset.reset();
  return problem;
}

TEST(LayoutTest, TheSmallestLayoutIsFoundAndProved) {
  for (uint64_t seed = 0; seed < 300; ++seed) {
    SCOPED_TRACE(seed);
    LayoutProblem problem = randomProblem(seed, 6);
    Layout layout = solve(problem);
    std::vector<int64_t> offsets(problem.buffers.size());
    int64_t smallest = 0;
    while (!existsLayout(problem, offsets, 0, smallest))
      ++smallest;
    EXPECT_EQ(layout.pools[0].bytes, smallest);
    EXPECT_TRUE(layout.pools[0].proved());
  }
}

TEST(LayoutTest, BoundsHoldWhateverTheEffort) {
  for (uint64_t seed = 0; seed < 30; ++seed) {
    SCOPED_TRACE(seed);
    LayoutProblem problem = randomProblem(seed, 200);
    LayoutOptions options;
    std::optional<int64_t> last;
    for (int effort : {0, 1, 2}) {
      options.effort = effort;
      PoolFigures figures = solve(problem, options).pools[0];
      EXPECT_GE(figures.bytes, figures.boundBytes);
      EXPECT_GE(figures.boundBytes, figures.loadBytes);
      EXPECT_LE(figures.boundBytes, last.value_or(figures.bytes));
      last = figures.bytes;
    }
  }
}

/// Pieces of a rectangle that is divided in time and in bytes.
void cut(LayoutProblem &problem, Interval time, Interval bytes, int pieces,
         std::mt19937_64 &random) {
  if (pieces == 1) {
    add(problem, bytes.end - bytes.begin, {time});
    return;
  }
  int first = 1 + int(random() % uint64_t(pieces - 1));
  bool inTime = random() % 2;
  Interval &range = inTime ? time : bytes;
  Interval rest = range;
  range.end = rest.begin =
      range.begin + (range.end - range.begin) / 4 +
      int64_t(random() % uint64_t(range.end - range.begin)) / 2;
  cut(problem, time, bytes, first, random);
  cut(problem, inTime ? rest : time, inTime ? bytes : rest, pieces - first,
      random);
}

TEST(LayoutTest, WhatWasCutFromAWholeIsPutTogetherAgain) {
  for (uint64_t seed = 0; seed < 20; ++seed) {
    SCOPED_TRACE(seed);
    std::mt19937_64 random(seed);
    LayoutProblem problem = makeProblem();
    constexpr int64_t whole = int64_t(1) << 40;
    cut(problem, {0, whole}, {0, whole}, 30, random);
    std::shuffle(problem.buffers.begin(), problem.buffers.end(), random);
    EXPECT_EQ(solve(problem).pools[0].bytes, whole);
  }
}

TEST(LayoutTest, ManyBuffersLieNearTheBound) {
  std::mt19937_64 random(1);
  LayoutProblem problem = makeProblem(256);
  for (int i = 0; i < 20000; ++i) {
    int64_t begin = int64_t(random() % 40000);
    add(problem, int64_t(1 + random() % (1 << 20)),
        {{begin, begin + 1 + int64_t(random() % 800)}});
    // A few buffers have a second lifetime, as branches do.
    if (i % 50 == 0)
      problem.buffers.back().live.push_back({begin + 900, begin + 901});
  }
  PoolFigures figures = solve(problem).pools[0];
  EXPECT_LT(double(figures.bytes), 1.07 * double(figures.boundBytes));
}

TEST(LayoutTest, ManyBuffersLieAroundFixedOnesAndWalls) {
  std::mt19937_64 random(2);
  LayoutProblem problem = makeProblem(256);
  problem.pools[0].boundaries = {1 << 20, 1 << 24};
  for (int i = 0; i < 30000; ++i) {
    int64_t begin = int64_t(random() % 60000);
    add(problem, int64_t(1 + random() % (1 << 16)),
        {{begin, begin + 1 + int64_t(random() % 400)}});
  }
  for (int64_t begin : {0, 100, 30000})
    for (int64_t offset : {0, 1 << 18})
      add(problem, 1 << 16, {{begin, begin + 90}}).offset = offset;
  PoolFigures figures = solve(problem).pools[0];
  EXPECT_LT(double(figures.bytes), 1.1 * double(figures.boundBytes));
}

TEST(LayoutTest, ResultsAreAFunctionOfProblemAndOptions) {
  LayoutProblem problem = randomProblem(5, 300);
  EXPECT_EQ(solve(problem).offsets, solve(problem).offsets);
}

} // namespace
