//===- OutputsTest.cpp - Distance of the outputs of two runs --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Report.h"
#include "gtest/gtest.h"

#include <cmath>
#include <cstring>

using namespace ao::run;

template <typename T>
static Tensor makeTensor(ElementType type, const std::vector<T> &elements) {
  auto count =
      static_cast<int64_t>(elements.size() * sizeof(T)) / getBytes(type);
  Tensor tensor{type, {count}, std::vector<char>(elements.size() * sizeof(T))};
  std::memcpy(tensor.bytes.data(), elements.data(), tensor.bytes.size());
  return tensor;
}

TEST(OutputsTest, NumbersOfEveryFloatType) {
  using Halves = std::vector<uint16_t>;
  using Numbers = std::vector<double>;
  EXPECT_EQ(toNumbers(makeTensor<float>(ElementType::F32, {1.5f, -2})),
            (Numbers{1.5, -2}));
  EXPECT_EQ(toNumbers(makeTensor<double>(ElementType::F64, {0.1})),
            (Numbers{0.1}));
  // 1, -2, the smallest number, the largest, infinity.
  EXPECT_EQ(
      toNumbers(makeTensor(ElementType::F16,
                           Halves{0x3c00, 0xc000, 0x0001, 0x7bff, 0x7c00})),
      (Numbers{1, -2, std::ldexp(1, -24), 65504, INFINITY}));
  EXPECT_EQ(toNumbers(makeTensor(ElementType::BF16, Halves{0x3f80, 0xc040})),
            (Numbers{1, -3}));
  EXPECT_EQ(toNumbers(makeTensor<float>(ElementType::ComplexF32, {1, 2})),
            (Numbers{1, 2}));
  EXPECT_TRUE(std::isnan(
      toNumbers(makeTensor(ElementType::F16, Halves{0x7e00})).front()));
  EXPECT_EQ(toNumbers(makeTensor<int8_t>(ElementType::I8, {-5})),
            (Numbers{-5}));
}

TEST(OutputsTest, ErrorIsRelativeToTheNorm) {
  Tensor before = makeTensor<float>(ElementType::F32, {3, 4});
  EXPECT_EQ(computeRelativeError(before, before), 0);
  EXPECT_NEAR(computeRelativeError(
                  before, makeTensor<float>(ElementType::F32, {3, 4.5f})),
              0.1, 1e-12);
  EXPECT_TRUE(std::isnan(computeRelativeError(
      before, makeTensor<float>(ElementType::F32, {3, NAN}))));
  Tensor infinite = makeTensor<float>(ElementType::F32, {3, INFINITY});
  EXPECT_EQ(computeRelativeError(infinite, infinite), 0);
}

TEST(OutputsTest, FirstDifferenceAndLargestError) {
  std::vector<Tensor> before = {makeTensor<float>(ElementType::F32, {1, 1}),
                                makeTensor<float>(ElementType::F32, {3, 4})};
  std::vector<Tensor> after = {makeTensor<float>(ElementType::F32, {1, 1}),
                               makeTensor<float>(ElementType::F32, {3, 4.5f})};
  EXPECT_EQ(findDifference(before, before), "");
  EXPECT_EQ(findDifference(before, after),
            "output 1 (2xf32) differs from element 1 on; the largest relative "
            "error of an output is 0.1");
  after.pop_back();
  EXPECT_EQ(findDifference(before, after), "1 outputs, expected 2");
}
