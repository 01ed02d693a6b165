//===- WideAccess.cpp - Neighbours in one load or store -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WideAccess.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace ao;

bool ao::isContiguousAlong(AffineMap map, unsigned loop) {
  ArrayRef<AffineExpr> results = map.getResults();
  if (results.empty() ||
      results.back() != getAffineDimExpr(loop, map.getContext()))
    return false;
  return llvm::none_of(results.drop_back(), [&](AffineExpr result) {
    return result.isFunctionOfDim(loop);
  });
}

int64_t ao::getLoadableBytes(Value buffer) {
  auto type = dyn_cast<MemRefType>(buffer.getType());
  if (!type || !type.getElementType().isIntOrFloat())
    return 0;
  unsigned bits = type.getElementTypeBitWidth();
  return bits % 8 == 0 && llvm::isPowerOf2_32(bits) ? bits / 8 : 0;
}

static bool isMultiple(int64_t value, int64_t of) {
  return !ShapedType::isDynamic(value) && value % of == 0;
}

/// Returns true if what `part` skips at the front of its source is a multiple
/// of `width` elements.
static bool skipsMultiple(memref::SubViewOp part, int64_t width) {
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(part.getSourceType().getStridesAndOffset(strides, offset)))
    return false;
  return llvm::all_of(
      llvm::zip_equal(part.getMixedOffsets(), strides), [&](auto pair) {
        auto [skipped, stride] = pair;
        std::optional<int64_t> known = getConstantIntValue(skipped);
        return isMultiple(stride, width) || (known && *known == 0) ||
               (known && !ShapedType::isDynamic(stride) &&
                isMultiple(*known * stride, width));
      });
}

/// Returns true if the offset of the first element from the start of an
/// allocation is a multiple of `width` elements.
static bool startsAtMultiple(Value buffer, int64_t width) {
  if (auto view = buffer.getDefiningOp<memref::ViewOp>()) {
    std::optional<int64_t> shift =
        getConstantIntValue(OpFoldResult(view.getByteShift()));
    return shift && isMultiple(*shift, width * getLoadableBytes(buffer));
  }
  SmallVector<int64_t> strides;
  int64_t offset;
  auto type = cast<MemRefType>(buffer.getType());
  if (failed(type.getStridesAndOffset(strides, offset)))
    return false;
  if (auto part = buffer.getDefiningOp<memref::SubViewOp>())
    return skipsMultiple(part, width) &&
           startsAtMultiple(part.getSource(), width);
  if (auto view = buffer.getDefiningOp<ViewLikeOpInterface>();
      view && isa<memref::CastOp, memref::ExpandShapeOp,
                  memref::CollapseShapeOp, memref::MemorySpaceCastOp>(view))
    return isa<MemRefType>(view.getViewSource().getType()) &&
           startsAtMultiple(view.getViewSource(), width);
  return isMultiple(offset, width);
}

bool ao::isLoadable(Value buffer, int64_t width) {
  auto type = dyn_cast<MemRefType>(buffer.getType());
  SmallVector<int64_t> strides;
  int64_t offset;
  if (!type || getLoadableBytes(buffer) == 0 ||
      failed(type.getStridesAndOffset(strides, offset)) || strides.empty() ||
      strides.back() != 1)
    return false;
  bool linesFit =
      llvm::all_of(ArrayRef(strides).drop_back(),
                   [&](int64_t stride) { return isMultiple(stride, width); });
  return linesFit && startsAtMultiple(buffer, width);
}

bool ao::isAllocatedHere(Value buffer) {
  while (auto view = buffer.getDefiningOp<ViewLikeOpInterface>())
    buffer = view.getViewSource();
  Operation *source = buffer.getDefiningOp();
  return source && (isa<memref::GetGlobalOp>(source) ||
                    hasEffect<MemoryEffects::Allocate>(source, buffer));
}
