//===- InternalTests.cpp - Parts that no backend sees ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../backend/Numa.h"
#include "../backend/StridedCopy.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <random>
#include <unistd.h>

using namespace ao::runtime;

namespace {

//===----------------------------------------------------------------------===//
// StridedCopy against a loop over all elements
//===----------------------------------------------------------------------===//

TEST(StridedCopy, RandomLayoutsMatchElementwiseCopies) {
  std::mt19937 random(7);
  auto below = [&](int n) { return static_cast<int64_t>(random() % n); };
  for (int round = 0; round < 500; ++round) {
    int32_t rank = static_cast<int32_t>(below(5));
    std::vector<int64_t> sizes(rank), to(rank), from(rank);
    // Strides of a permuted, padded layout: no two elements overlap.
    auto layout = [&](std::vector<int64_t> &strides) {
      std::vector<int32_t> order(rank);
      for (int32_t i = 0; i < rank; ++i)
        order[i] = i;
      if (random() % 2)
        std::shuffle(order.begin(), order.end(), random);
      int64_t extent = 1;
      for (int32_t dim : order) {
        strides[dim] = extent;
        extent *= sizes[dim] + (random() % 3 == 0 ? below(3) : 0);
        extent = std::max<int64_t>(extent, 1);
      }
      return extent;
    };
    for (int64_t &size : sizes)
      size = random() % 12 == 0 ? 0 : 1 + below(5);
    int64_t toExtent = layout(to), fromExtent = layout(from);
    std::vector<uint16_t> source(fromExtent), result(toExtent, 0),
        expected(toExtent, 0);
    for (uint16_t &value : source)
      value = static_cast<uint16_t>(random());
    StridedCopy copy;
    ASSERT_TRUE(StridedCopy::create({result.data(), source.data(), 2, rank,
                                     sizes.data(), to.data(), from.data()},
                                    copy)
                    .ok());
    int64_t elements = 1;
    for (int64_t size : sizes)
      elements *= size;
    EXPECT_EQ(copy.empty(), elements == 0);
    if (!copy.empty()) {
      EXPECT_EQ(copy.bytes(), elements * 2);
      copy.run();
    }
    for (int64_t n = 0; n < elements; ++n) {
      int64_t rest = n, toOffset = 0, fromOffset = 0;
      for (int32_t i = rank; i-- > 0; rest /= sizes[i]) {
        toOffset += rest % sizes[i] * to[i];
        fromOffset += rest % sizes[i] * from[i];
      }
      expected[toOffset] = source[fromOffset];
    }
    ASSERT_EQ(result, expected) << "round " << round;
  }
}

TEST(StridedCopy, RangesHoldWhatIsTouched) {
  char source[64], destination[64];
  // Rows backwards, every third element of them.
  int64_t sizes[] = {2, 3, 2}, to[] = {6, 2, 1}, from[] = {-18, 6, 2};
  StridedCopy copy;
  ASSERT_TRUE(StridedCopy::create(
                  {destination, source + 40, 1, 3, sizes, to, from}, copy)
                  .ok());
  EXPECT_EQ(copy.destinationRange().begin - destination, 0);
  EXPECT_EQ(copy.destinationRange().end - destination, 12);
  EXPECT_EQ(copy.sourceRange().begin - source, 22);
  EXPECT_EQ(copy.sourceRange().end - source, 40 + 12 + 2 + 1);
}

TEST(StridedCopy, BroadcastAndReversedSources) {
  int32_t source[] = {1, 2, 3}, result[6];
  int64_t sizes[] = {2, 3}, to[] = {3, 1}, from[] = {0, -1};
  StridedCopy copy;
  ASSERT_TRUE(
      StridedCopy::create({result, source + 2, 4, 2, sizes, to, from}, copy)
          .ok());
  copy.run();
  int32_t expected[] = {3, 2, 1, 3, 2, 1};
  EXPECT_TRUE(std::equal(expected, expected + 6, result));
}

TEST(StridedCopy, ReducesToTheFewestCopies) {
  // A whole tensor is one row; a padded matrix one 2-D copy.
  int64_t sizes[] = {4, 5, 6}, dense[] = {30, 6, 1}, padded[] = {40, 8, 1};
  char a[1000], b[1000];
  StridedCopy copy;
  ASSERT_TRUE(
      StridedCopy::create({a, b, 2, 3, sizes, dense, dense}, copy).ok());
  EXPECT_TRUE(copy.contiguous());
  EXPECT_EQ(copy.rowBytes, 240);
  ASSERT_TRUE(
      StridedCopy::create({a, b, 2, 3, sizes, padded, dense}, copy).ok());
  EXPECT_EQ(copy.rowBytes, 12);
  EXPECT_EQ(copy.rows, 5);
  EXPECT_EQ(copy.outerRank, 1);
}

//===----------------------------------------------------------------------===//
// NUMA
//===----------------------------------------------------------------------===//

class NumaTest : public testing::Test {
protected:
  void SetUp() override {
    root = testing::TempDir() + "ao-numa-" + std::to_string(getpid());
  }
  void TearDown() override { std::filesystem::remove_all(root); }
  void put(const std::string &path, const std::string &text) {
    std::filesystem::path file = root + path;
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file) << text << "\n";
  }
  std::string root;
};

TEST_F(NumaTest, CountsNodesWithMemory) {
  EXPECT_EQ(numaNodeCount(root), 1);
  const char *path = "/devices/system/node/has_memory";
  put(path, "0");
  EXPECT_EQ(numaNodeCount(root), 1);
  put(path, "0-3");
  EXPECT_EQ(numaNodeCount(root), 4);
  put(path, "0-1,4,8-9");
  EXPECT_EQ(numaNodeCount(root), 5);
  put(path, "garbage");
  EXPECT_EQ(numaNodeCount(root), 1);
}

TEST_F(NumaTest, FindsTheNodeOfADevice) {
  EXPECT_EQ(numaNodeOfPciDevice("0000:3B:00.0", root), -1);
  put("/bus/pci/devices/0000:3b:00.0/numa_node", "1");
  EXPECT_EQ(numaNodeOfPciDevice("0000:3B:00.0", root), 1);
}

TEST(Numa, MemoryOfANodeIsUsable) {
  for (int node : {-1, 0, 900}) {
    void *memory = allocateOnNode(10000, node);
    ASSERT_NE(memory, nullptr);
    std::fill_n(static_cast<char *>(memory), 10000, 1);
    freeOnNode(memory, 10000);
  }
}

} // namespace
