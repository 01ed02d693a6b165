//===- BufferAddress.cpp - Addresses of buffers ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/Runtime/BufferAddress.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"

using namespace mlir;
using namespace ao;

BufferAddress::BufferAddress(OpBuilder &builder, Location loc, Value buffer) {
  auto metadata =
      memref::ExtractStridedMetadataOp::create(builder, loc, buffer);
  base = memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, buffer);
  offset = metadata.getConstifiedMixedOffset();
  sizes = metadata.getConstifiedMixedSizes();
  strides = metadata.getConstifiedMixedStrides();
  auto type = cast<MemRefType>(buffer.getType());
  bytesOfElement = getElementBytes(type.getElementType()).value_or(1);
}

Value BufferAddress::element(OpBuilder &builder, Location loc,
                             ArrayRef<OpFoldResult> indices) const {
  Value distance = arith::ConstantIndexOp::create(builder, loc, 0);
  for (auto [index, stride] : llvm::zip_equal(indices, strides)) {
    Value step = arith::MulIOp::create(
        builder, loc, getValueOrCreateConstantIndexOp(builder, loc, index),
        getValueOrCreateConstantIndexOp(builder, loc, stride));
    distance = arith::AddIOp::create(builder, loc, distance, step);
  }
  return elementAt(builder, loc, distance);
}

Value BufferAddress::firstElement(OpBuilder &builder, Location loc) const {
  return elementAt(builder, loc,
                   arith::ConstantIndexOp::create(builder, loc, 0));
}

Value BufferAddress::elementAt(OpBuilder &builder, Location loc,
                               Value distance) const {
  Value start = getValueOrCreateConstantIndexOp(builder, loc, offset);
  Value elements = arith::AddIOp::create(builder, loc, start, distance);
  Value width = arith::ConstantIndexOp::create(builder, loc, bytesOfElement);
  Value bytes = arith::MulIOp::create(builder, loc, elements, width);
  Value address = arith::AddIOp::create(builder, loc, base, bytes);
  return LLVM::IntToPtrOp::create(
      builder, loc, LLVM::LLVMPointerType::get(builder.getContext()),
      toWord(builder, loc, address));
}

Value BufferAddress::byteCount(OpBuilder &builder, Location loc) const {
  Value bytes = arith::ConstantIndexOp::create(builder, loc, bytesOfElement);
  for (OpFoldResult size : sizes)
    bytes = arith::MulIOp::create(
        builder, loc, bytes,
        getValueOrCreateConstantIndexOp(builder, loc, size));
  return toWord(builder, loc, bytes);
}

bool ao::isContiguous(Value buffer) {
  auto type = cast<MemRefType>(buffer.getType());
  return type.getLayout().isIdentity() ||
         memref::isStaticShapeAndContiguousRowMajor(type);
}

Value ao::toWord(OpBuilder &builder, Location loc, OpFoldResult value) {
  Value index = getValueOrCreateConstantIndexOp(builder, loc, value);
  return arith::IndexCastOp::create(builder, loc, builder.getI64Type(), index);
}
