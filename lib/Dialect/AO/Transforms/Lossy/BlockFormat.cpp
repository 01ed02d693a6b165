//===- BlockFormat.cpp - Blocks of small floats with scales ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No target of today converts to f8E4M3FN by itself everywhere, so that bits
// are put together from those of f32: a sign, four bits of exponent with bias
// 7, three of digits; 0x7f is no number, there is no infinity, and the largest
// is 448.
//
//===----------------------------------------------------------------------===//

#include "BlockFormat.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/Sequence.h"

using namespace mlir;
using namespace ao;

static constexpr float kLargest = 448;
static constexpr int64_t kMaxBlock = 128, kMinBlock = 32;
/// Digits that f32 has and f8E4M3FN has not.
static constexpr int32_t kDroppedDigits = 20;
/// The difference of the exponents, shifted past the digits of f8E4M3FN.
static constexpr int32_t kBias = (127 - 7) << 3;
static constexpr int32_t kNoNumber = 0x7f;
/// Bits of f32: all but the sign, infinity, no number.
static constexpr int32_t kMagnitude = 0x7fffffff, kInfinity = 0x7f800000,
                         kQuiet = 0x7fc00000;
/// The smallest number with all its digits: 2^-6.
static constexpr int32_t kSmallestNormal = 0x3c800000;
/// 2^14: what is added to it is rounded to multiples of 2^-9, those of the
/// numbers below 2^-6.
static constexpr int32_t kRounder = 0x46800000;

int64_t ao::getBlockLength(int64_t elements) {
  for (int64_t length = kMaxBlock; length >= kMinBlock; --length)
    if (elements > 0 && elements % length == 0)
      return length;
  return 0;
}

namespace {
/// Arithmetic on scalars.
class Scalars {
public:
  Scalars(OpBuilder &builder, Location loc) : builder(builder), loc(loc) {}

  Value f32(float value) {
    return arith::ConstantFloatOp::create(builder, loc, builder.getF32Type(),
                                          APFloat(value));
  }
  Value i32(int32_t value) {
    return arith::ConstantIntOp::create(builder, loc, value, 32);
  }
  template <typename OpTy>
  Value op(Value a, Value b) {
    return OpTy::create(builder, loc, a, b);
  }
  template <typename OpTy>
  Value op(Value a, int32_t b) {
    return OpTy::create(builder, loc, a, i32(b));
  }
  Value bits(Value value) {
    return arith::BitcastOp::create(builder, loc, builder.getI32Type(), value);
  }
  Value number(Value bits) {
    return arith::BitcastOp::create(builder, loc, builder.getF32Type(), bits);
  }
  Value below(Value a, int32_t limit) {
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, a,
                                 i32(limit));
  }
  /// Returns `small` where `a` is below `limit`, elsewhere `other`.
  Value select(Value a, int32_t limit, Value small, Value other) {
    return arith::SelectOp::create(builder, loc, below(a, limit), small, other);
  }
  Value toF32(Value value) {
    if (value.getType().isF32())
      return value;
    return arith::ExtFOp::create(builder, loc, builder.getF32Type(), value);
  }
  Value fromF32(Value value, Type type) {
    if (type.isF32())
      return value;
    return arith::TruncFOp::create(builder, loc, type, value);
  }

  /// The nearest f8E4M3FN, of two the even one.
  Value encode(Value value) {
    Value all = bits(value);
    Value magnitude = op<arith::AndIOp>(all, kMagnitude);
    Value odd = op<arith::ShRUIOp>(magnitude, kDroppedDigits);
    odd = op<arith::AndIOp>(odd, 1);
    Value normal =
        op<arith::AddIOp>(magnitude, (1 << (kDroppedDigits - 1)) - 1);
    normal = op<arith::AddIOp>(normal, odd);
    normal = op<arith::ShRUIOp>(normal, kDroppedDigits);
    normal = op<arith::SubIOp>(normal, kBias);
    Value rounder = number(i32(kRounder));
    Value small = bits(op<arith::AddFOp>(number(magnitude), rounder));
    small = op<arith::SubIOp>(small, kRounder);
    Value code = select(magnitude, kSmallestNormal, small, normal);
    code = select(magnitude, kInfinity, code, i32(kNoNumber));
    Value sign = op<arith::ShRUIOp>(all, 24);
    sign = op<arith::AndIOp>(sign, 0x80);
    Value byte = arith::TruncIOp::create(builder, loc, builder.getI8Type(),
                                         op<arith::OrIOp>(code, sign));
    return arith::BitcastOp::create(
        builder, loc, Float8E4M3FNType::get(builder.getContext()), byte);
  }

  /// Exact.
  Value decode(Value value) {
    Value byte =
        arith::BitcastOp::create(builder, loc, builder.getI8Type(), value);
    Value all =
        arith::ExtUIOp::create(builder, loc, builder.getI32Type(), byte);
    Value code = op<arith::AndIOp>(all, kNoNumber);
    Value normal = op<arith::AddIOp>(code, kBias);
    normal = op<arith::ShLIOp>(normal, kDroppedDigits);
    // Multiples of 2^-9.
    Value small =
        arith::UIToFPOp::create(builder, loc, builder.getF32Type(), code);
    small = bits(op<arith::MulFOp>(small, f32(0x1p-9f)));
    Value magnitude = select(code, 8, small, normal);
    magnitude = select(code, kNoNumber, magnitude, i32(kQuiet));
    Value sign = op<arith::AndIOp>(all, 0x80);
    sign = op<arith::ShLIOp>(sign, 24);
    return number(op<arith::OrIOp>(magnitude, sign));
  }

private:
  OpBuilder &builder;
  Location loc;
};
} // namespace

/// Calls body(scalars, block arguments) for the element that it yields.
using Body = llvm::function_ref<Value(Scalars &, ValueRange)>;

/// An op over blocks and their elements. `byBlock` marks the inputs, and after
/// them the output, that have an element for each block only.
static Value buildGeneric(OpBuilder &builder, Location loc, ValueRange inputs,
                          Value output, ArrayRef<bool> byBlock, Body body) {
  MLIRContext *context = builder.getContext();
  bool reduces =
      byBlock.back() && !llvm::all_of(byBlock, [](bool is) { return is; });
  unsigned rank = reduces || !byBlock.back() ? 2 : 1;
  SmallVector<AffineMap> maps;
  for (bool is : byBlock)
    maps.push_back(is ? AffineMap::get(rank, 0, builder.getAffineDimExpr(0))
                      : AffineMap::getMultiDimIdentityMap(rank, context));
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  if (reduces)
    iterators.back() = utils::IteratorType::reduction;
  auto build = [&](OpBuilder &inner, Location at, ValueRange arguments) {
    Scalars scalars(inner, at);
    linalg::YieldOp::create(inner, at, body(scalars, arguments));
  };
  return linalg::GenericOp::create(builder, loc, output.getType(), inputs,
                                   output, maps, iterators, build)
      .getResult(0);
}

/// The same elements in another shape.
static Value reshape(OpBuilder &builder, Location loc, Value value,
                     ArrayRef<int64_t> shape) {
  auto type = cast<RankedTensorType>(value.getType());
  if (type.getShape() == shape)
    return value;
  auto all = [](size_t rank) {
    return SmallVector<ReassociationIndices>{
        llvm::to_vector<2>(llvm::seq<int64_t>(rank))};
  };
  if (type.getRank() > 1)
    value = tensor::CollapseShapeOp::create(builder, loc, value,
                                            all(type.getRank()));
  if (shape.size() == 1)
    return value;
  return tensor::ExpandShapeOp::create(
      builder, loc, RankedTensorType::get(shape, type.getElementType()), value,
      all(shape.size()));
}

/// The largest magnitude in each block, over the largest in the format. NaN is
/// kept, and there is no division by zero.
static Value buildScales(OpBuilder &builder, Location loc, Value blocks) {
  int64_t count = cast<RankedTensorType>(blocks.getType()).getDimSize(0);
  Value least = Scalars(builder, loc).f32(kLargest * 0x1p-126f);
  Value empty =
      tensor::EmptyOp::create(builder, loc, {count}, builder.getF32Type());
  Value init = linalg::FillOp::create(builder, loc, least, empty).getResult(0);
  Value largest = buildGeneric(
      builder, loc, blocks, init, {false, true},
      [&](Scalars &scalars, ValueRange arguments) -> Value {
        Value bits = scalars.bits(scalars.toF32(arguments[0]));
        Value magnitude =
            scalars.number(scalars.op<arith::AndIOp>(bits, kMagnitude));
        return scalars.op<arith::MaximumFOp>(arguments[1], magnitude);
      });
  Value output =
      tensor::EmptyOp::create(builder, loc, {count}, builder.getF32Type());
  return buildGeneric(builder, loc, largest, output, {true, true},
                      [&](Scalars &scalars, ValueRange arguments) -> Value {
                        return scalars.op<arith::DivFOp>(arguments[0],
                                                         scalars.f32(kLargest));
                      });
}

Encoded ao::buildEncoding(OpBuilder &builder, Location loc, Value value) {
  int64_t elements = cast<RankedTensorType>(value.getType()).getNumElements();
  int64_t length = getBlockLength(elements);
  Value blocks = reshape(builder, loc, value, {elements / length, length});
  Value scales = buildScales(builder, loc, blocks);
  Value output =
      tensor::EmptyOp::create(builder, loc, {elements / length, length},
                              Float8E4M3FNType::get(builder.getContext()));
  Value data =
      buildGeneric(builder, loc, {blocks, scales}, output, {false, true, false},
                   [&](Scalars &scalars, ValueRange arguments) -> Value {
                     return scalars.encode(scalars.op<arith::DivFOp>(
                         scalars.toF32(arguments[0]), arguments[1]));
                   });
  return {data, scales};
}

Value ao::buildDecoding(OpBuilder &builder, Location loc, Encoded encoded,
                        RankedTensorType type) {
  auto shape = cast<RankedTensorType>(encoded.data.getType()).getShape();
  Type element = type.getElementType();
  Value output = tensor::EmptyOp::create(builder, loc, shape, element);
  Value blocks = buildGeneric(
      builder, loc, {encoded.data, encoded.scales}, output,
      {false, true, false},
      [&](Scalars &scalars, ValueRange arguments) -> Value {
        return scalars.fromF32(scalars.op<arith::MulFOp>(
                                   scalars.decode(arguments[0]), arguments[1]),
                               element);
      });
  return reshape(builder, loc, blocks, type.getShape());
}
