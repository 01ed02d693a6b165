//===- InsertInPlace.cpp - Slices are computed in their stack -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/SlicesInPlace.h"
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/RegionUtils.h"

namespace ao {
#define GEN_PASS_DEF_AOINSERTINPLACE
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// `place`, which is where `value` is to lie, with the dimensions of what
/// `value` is a view of.
static Value undoView(OpBuilder &builder, Value value, Value place) {
  if (auto expand = value.getDefiningOp<tensor::ExpandShapeOp>())
    return tensor::CollapseShapeOp::create(builder, expand.getLoc(),
                                           expand.getSrcType(), place,
                                           expand.getReassociationIndices());
  auto collapse = value.getDefiningOp<tensor::CollapseShapeOp>();
  return tensor::ExpandShapeOp::create(builder, collapse.getLoc(),
                                       collapse.getSrcType(), place,
                                       collapse.getReassociationIndices());
}

static void insertInPlace(const SliceInPlace &slice, IRRewriter &rewriter) {
  tensor::InsertSliceOp insertion = slice.insertion;
  if (isa<tensor::ExtractSliceOp>(slice.values.back().getDefiningOp()) ||
      failed(moveValueDefinitions(rewriter, insertion.getOffsets(),
                                  slice.firstWriter)))
    return;
  rewriter.setInsertionPoint(slice.firstWriter);
  Value place = tensor::ExtractSliceOp::create(
      rewriter, insertion.getLoc(), insertion.getSourceType(),
      insertion.getDest(), insertion.getMixedOffsets(),
      insertion.getMixedSizes(), insertion.getMixedStrides());
  // To bufferization an insertion writes over what the slice is read from under
  // the names that it has in other shapes.
  insertion->moveBefore(insertion->getBlock()->getTerminator());
  for (Value value : slice.values) {
    if (auto writer = dyn_cast<linalg::LinalgOp>(value.getDefiningOp())) {
      if (writer != slice.firstWriter)
        continue;
      writer.getTiedOpOperand(cast<OpResult>(value))->set(place);
      return;
    }
    place = undoView(rewriter, value, place);
  }
}

namespace {
struct InsertInPlace : public ao::impl::AOInsertInPlaceBase<InsertInPlace> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    SmallVector<tensor::InsertSliceOp> insertions;
    getOperation()->walk([&](tensor::InsertSliceOp insertion) {
      insertions.push_back(insertion);
    });
    for (tensor::InsertSliceOp insertion : insertions)
      if (std::optional<SliceInPlace> slice = findSliceInPlace(insertion))
        insertInPlace(*slice, rewriter);
  }
};
} // namespace
