//===- WordBuffers.cpp - Values as words, and buffers at addresses --------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WordBuffers.h"
#include "ao/Conversion/Runtime/BufferAddress.h"
#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace ao;
using namespace ao::graph;

static constexpr unsigned kWordBits = 64;

bool WordBuffers::canPack(Type type) {
  if (auto buffer = dyn_cast<MemRefType>(type)) {
    int64_t offset;
    SmallVector<int64_t> strides;
    return succeeded(buffer.getStridesAndOffset(strides, offset));
  }
  return type.isIndex() ||
         (type.isIntOrFloat() && type.getIntOrFloatBitWidth() <= kWordBits);
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

static Value packScalar(OpBuilder &builder, Location loc, Value value) {
  Type type = value.getType();
  if (type.isIndex())
    return toWord(builder, loc, value);
  unsigned width = type.getIntOrFloatBitWidth();
  if (isa<FloatType>(type))
    value = arith::BitcastOp::create(builder, loc,
                                     builder.getIntegerType(width), value);
  if (width == kWordBits)
    return value;
  return arith::ExtUIOp::create(builder, loc, builder.getI64Type(), value);
}

static Value unpackScalar(OpBuilder &builder, Location loc, Type type,
                          Value word) {
  if (type.isIndex())
    return arith::IndexCastOp::create(builder, loc, type, word);
  unsigned width = type.getIntOrFloatBitWidth();
  if (width < kWordBits)
    word = arith::TruncIOp::create(builder, loc, builder.getIntegerType(width),
                                   word);
  if (isa<FloatType>(type))
    return arith::BitcastOp::create(builder, loc, type, word);
  return word;
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

/// The numbers of a strided layout: offset, sizes, strides; which of them are
/// dynamic is the type's.
static SmallVector<int64_t> getLayoutNumbers(MemRefType type) {
  int64_t offset;
  SmallVector<int64_t> strides;
  (void)type.getStridesAndOffset(strides, offset);
  SmallVector<int64_t> numbers{offset};
  llvm::append_range(numbers, type.getShape());
  llvm::append_range(numbers, strides);
  return numbers;
}

static void packBuffer(OpBuilder &builder, Location loc, Value buffer,
                       SmallVectorImpl<Value> &words) {
  Value base =
      memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, buffer);
  words.push_back(toWord(builder, loc, base));
  auto numbers = getLayoutNumbers(cast<MemRefType>(buffer.getType()));
  if (llvm::none_of(numbers, ShapedType::isDynamic))
    return;
  auto metadata =
      memref::ExtractStridedMetadataOp::create(builder, loc, buffer);
  SmallVector<Value> values{metadata.getOffset()};
  llvm::append_range(values, metadata.getSizes());
  llvm::append_range(values, metadata.getStrides());
  for (auto [number, value] : llvm::zip_equal(numbers, values))
    if (ShapedType::isDynamic(number))
      words.push_back(toWord(builder, loc, value));
}

void WordBuffers::pack(OpBuilder &builder, Location loc, Value value,
                       SmallVectorImpl<Value> &words) {
  if (isa<MemRefType>(value.getType()))
    packBuffer(builder, loc, value, words);
  else
    words.push_back(packScalar(builder, loc, value));
}

Value WordBuffers::unpack(OpBuilder &builder, Location loc, Type type,
                          llvm::function_ref<Value()> nextWord) {
  auto buffer = dyn_cast<MemRefType>(type);
  if (!buffer)
    return unpackScalar(builder, loc, type, nextWord());
  Value pointer = LLVM::IntToPtrOp::create(
      builder, loc, LLVM::LLVMPointerType::get(builder.getContext()),
      nextWord());
  SmallVector<OpFoldResult> numbers;
  for (int64_t number : getLayoutNumbers(buffer))
    numbers.push_back(ShapedType::isDynamic(number)
                          ? OpFoldResult(nextWord())
                          : builder.getIndexAttr(number));
  ArrayRef<OpFoldResult> all(numbers);
  return makeDescriptor(builder, loc, buffer, pointer, all.front(),
                        all.slice(1, buffer.getRank()),
                        all.drop_front(1 + buffer.getRank()));
}

Value WordBuffers::makeDescriptor(OpBuilder &builder, Location loc,
                                  MemRefType type, Value pointer,
                                  OpFoldResult offset,
                                  ArrayRef<OpFoldResult> sizes,
                                  ArrayRef<OpFoldResult> strides) {
  auto materialize = [&](OpFoldResult number) -> Value {
    if (auto value = dyn_cast<Value>(number))
      return value;
    return LLVM::ConstantOp::create(
        builder, loc, builder.getI64Type(),
        cast<IntegerAttr>(cast<Attribute>(number)).getInt());
  };
  // Placement is no address space.
  auto plain =
      MemRefType::get(type.getShape(), type.getElementType(), type.getLayout());
  auto descriptor =
      MemRefDescriptor::poison(builder, loc, converter.convertType(plain));
  descriptor.setAllocatedPtr(builder, loc, pointer);
  descriptor.setAlignedPtr(builder, loc, pointer);
  descriptor.setOffset(builder, loc, materialize(offset));
  for (auto [dim, size] : llvm::enumerate(sizes))
    descriptor.setSize(builder, loc, dim, materialize(size));
  for (auto [dim, stride] : llvm::enumerate(strides))
    descriptor.setStride(builder, loc, dim, materialize(stride));
  return UnrealizedConversionCastOp::create(builder, loc, type,
                                            Value(descriptor))
      .getResult(0);
}

Value WordBuffers::makeBuffer(OpBuilder &builder, Location loc, MemRefType type,
                              Value pointer, ValueRange dynamicSizes) {
  SmallVector<OpFoldResult> sizes;
  for (int64_t size : type.getShape()) {
    if (ShapedType::isDynamic(size)) {
      sizes.push_back(dynamicSizes.front());
      dynamicSizes = dynamicSizes.drop_front();
    } else {
      sizes.push_back(builder.getIndexAttr(size));
    }
  }
  SmallVector<OpFoldResult> strides(sizes.size());
  Value stride;
  int64_t known = 1;
  for (size_t dim = sizes.size(); dim-- > 0;) {
    strides[dim] = stride ? OpFoldResult(stride) : builder.getIndexAttr(known);
    auto constant = getConstantIntValue(sizes[dim]);
    if (!stride && constant) {
      known *= *constant;
      continue;
    }
    auto toValue = [&](OpFoldResult number) -> Value {
      if (auto value = dyn_cast<Value>(number))
        return value;
      return LLVM::ConstantOp::create(builder, loc, builder.getI64Type(),
                                      *getConstantIntValue(number));
    };
    Value before = stride ? stride : toValue(builder.getIndexAttr(known));
    stride = LLVM::MulOp::create(builder, loc, before, toValue(sizes[dim]));
  }
  return makeDescriptor(builder, loc, type, pointer, builder.getIndexAttr(0),
                        sizes, strides);
}

Value ao::graph::loadWord(OpBuilder &builder, Location loc, Type type,
                          Value array, int64_t index) {
  Value place = LLVM::GEPOp::create(
      builder, loc, LLVM::LLVMPointerType::get(builder.getContext()), type,
      array, ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(index)});
  return LLVM::LoadOp::create(builder, loc, type, place);
}
