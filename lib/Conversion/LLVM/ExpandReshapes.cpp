//===- ExpandReshapes.cpp - Reshapes with several dynamic sizes -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace ao {
#define GEN_PASS_DEF_AOEXPANDRESHAPES
#include "ao/Conversion/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// Returns true if the sizes of a group do not follow from that of the source.
static bool hasUnknownGroup(memref::ExpandShapeOp op) {
  return llvm::any_of(
      op.getReassociationIndices(), [&](const ReassociationIndices &group) {
        return llvm::count_if(group, [&](int64_t dimension) {
                 return op.getResultType().isDynamicDim(dimension);
               }) > 1;
      });
}

/// Returns the strides of the result. A dynamic stride is the product of the
/// later sizes in its group and of the stride of the source.
static SmallVector<OpFoldResult> computeStrides(OpBuilder &builder,
                                                memref::ExpandShapeOp op,
                                                ArrayRef<OpFoldResult> sizes,
                                                ValueRange sourceStrides,
                                                ArrayRef<int64_t> known) {
  Location loc = op.getLoc();
  SmallVector<OpFoldResult> strides(sizes.size());
  for (auto [group, sourceStride] :
       llvm::zip(op.getReassociationIndices(), sourceStrides)) {
    Value stride = sourceStride;
    for (int64_t dimension : llvm::reverse(group)) {
      strides[dimension] =
          ShapedType::isDynamic(known[dimension])
              ? OpFoldResult(stride)
              : OpFoldResult(builder.getIndexAttr(known[dimension]));
      stride = arith::MulIOp::create(
          builder, loc, stride,
          getValueOrCreateConstantIndexOp(builder, loc, sizes[dimension]));
    }
  }
  return strides;
}

static void expandReshape(memref::ExpandShapeOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  auto source =
      memref::ExtractStridedMetadataOp::create(builder, loc, op.getSrc());
  auto [known, knownOffset] = op.getResultType().getStridesAndOffset();
  SmallVector<OpFoldResult> sizes = op.getMixedOutputShape();
  OpFoldResult offset = source.getOffset();
  if (!ShapedType::isDynamic(knownOffset))
    offset = builder.getIndexAttr(knownOffset);
  SmallVector<OpFoldResult> strides =
      computeStrides(builder, op, sizes, source.getStrides(), known);
  auto cast = memref::ReinterpretCastOp::create(
      builder, loc, op.getResultType(), source.getBaseBuffer(), offset, sizes,
      strides);
  op->replaceAllUsesWith(cast);
  op->erase();
}

namespace {
struct ExpandReshapes : public ao::impl::AOExpandReshapesBase<ExpandReshapes> {
  void runOnOperation() override {
    SmallVector<memref::ExpandShapeOp> ops;
    getOperation()->walk([&](memref::ExpandShapeOp op) {
      if (hasUnknownGroup(op))
        ops.push_back(op);
    });
    llvm::for_each(ops, expandReshape);
  }
};
} // namespace
