//===- AOScalarOps.cpp - Sizes and scalars of a step ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/AOScalars.h"

#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "mlir/IR/Builders.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace ao;

#define GET_OP_CLASSES
#include "ao/Dialect/AO/IR/AOScalarOps.cpp.inc"

using Effects = SmallVectorImpl<MemoryEffects::EffectInstance>;

/// The failure of a step is an effect that the user's program observes.
void CheckSizeOp::getEffects(Effects &effects) {
  effects.emplace_back(MemoryEffects::Read::get(), UserStateResource::get());
  effects.emplace_back(MemoryEffects::Write::get(), UserStateResource::get());
}

void UploadScalarsOp::getEffects(Effects &effects) {
  for (OpOperand &block : getBlockMutable())
    effects.emplace_back(MemoryEffects::Write::get(), &block);
}

bool ao::isUploadableScalar(Type type) {
  if (!type.isIntOrFloat())
    return type.isIndex();
  unsigned bits = type.getIntOrFloatBitWidth();
  return bits >= 1 && bits <= 64;
}

SmallVector<int64_t> UploadScalarsOp::getOffsets() {
  SmallVector<int64_t> offsets;
  int64_t end = 0;
  for (Type type : getScalars().getTypes()) {
    int64_t bytes = *getElementBytes(type);
    offsets.push_back(llvm::alignTo(end, llvm::PowerOf2Ceil(bytes)));
    end = offsets.back() + bytes;
  }
  offsets.push_back(end);
  return offsets;
}

LogicalResult UploadScalarsOp::verify() {
  if (getScalars().empty())
    return emitOpError("expected at least one scalar");
  if (getBlock()) {
    auto type = cast<MemRefType>(getBlock().getType());
    int64_t bytes = getOffsets().back();
    if (isHostPlaced(type))
      return emitOpError() << "expected a block in device memory, got " << type;
    if (type.getDimSize(0) != bytes || getNumResults() > 0)
      return emitOpError() << "expected a block of " << bytes
                           << " bytes and no results, got " << type << " and ("
                           << getResultTypes() << ")";
    return success();
  }
  SmallVector<Type> expected;
  for (Type type : getScalars().getTypes())
    expected.push_back(RankedTensorType::get({}, type));
  if (getResultTypes() == TypeRange(expected))
    return success();
  return emitOpError() << "expected a tensor for each scalar: ("
                       << TypeRange(expected) << "), got (" << getResultTypes()
                       << ")";
}
