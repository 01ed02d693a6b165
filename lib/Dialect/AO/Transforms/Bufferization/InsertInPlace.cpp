//===- InsertInPlace.cpp - Compute slices in their residual ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Memory/InPlace.h"
#include "ao/Analysis/Memory/SlicesInPlace.h"
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Rewrite/PatternApplicator.h"
#include "mlir/Transforms/RegionUtils.h"

namespace ao {
#define GEN_PASS_DEF_AOINSERTINPLACE
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// `place`, which is where `value` is to be, with the dimensions of what
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

namespace {
/// Makes structured ops of elementwise ones.
class Structurer {
public:
  explicit Structurer(MLIRContext *context)
      : patterns(makePatterns(context)), applicator(patterns) {
    applicator.applyDefaultCostModel();
  }

  /// The first writer of a slice, which is elementwise, as an op with a
  /// destination.
  void structure(SliceInPlace &slice, PatternRewriter &rewriter);

private:
  static FrozenRewritePatternSet makePatterns(MLIRContext *context) {
    RewritePatternSet patterns(context);
    linalg::populateElementwiseToLinalgConversionPatterns(patterns);
    return patterns;
  }

  FrozenRewritePatternSet patterns;
  PatternApplicator applicator;
};
} // namespace

void Structurer::structure(SliceInPlace &slice, PatternRewriter &rewriter) {
  Operation *op = slice.firstWriter;
  OpOperand &use = *slice.values.back().use_begin();
  DictionaryAttr attributes = op->getDiscardableAttrDictionary();
  rewriter.setInsertionPoint(op);
  if (failed(applicator.matchAndRewrite(op, rewriter)))
    llvm_unreachable("elementwise ops become structured ones");
  slice.values.back() = use.get();
  slice.firstWriter = use.get().getDefiningOp();
  // The pattern gives them to the op on elements.
  for (Operation &inner : slice.firstWriter->getRegion(0).front())
    inner.setDiscardableAttrs(DictionaryAttr::get(rewriter.getContext()));
  slice.firstWriter->setDiscardableAttrs(attributes);
}

/// Returns the destination of the first writer: the data that it reads there,
/// or else the bare place. Null if the place is defined later.
static Value getPlace(const SliceInPlace &slice, RewriterBase &rewriter) {
  if (slice.overwritten)
    return slice.overwritten;
  tensor::InsertSliceOp insertion = slice.insertion;
  if (failed(moveValueDefinitions(rewriter, insertion.getOffsets(),
                                  slice.firstWriter)))
    return {};
  rewriter.setInsertionPoint(slice.firstWriter);
  // An empty tensor with two uses would be replaced by two.
  if (insertion.getDest() != slice.tensor)
    insertion.getDestMutable().assign(bufferization::AllocTensorOp::create(
        rewriter, insertion.getLoc(), insertion.getDestType(),
        /*dynamicSizes=*/ValueRange()));
  Value place = tensor::ExtractSliceOp::create(
      rewriter, insertion.getLoc(), insertion.getSourceType(),
      insertion.getDest(), insertion.getMixedOffsets(),
      insertion.getMixedSizes(), insertion.getMixedStrides());
  for (Value value : slice.values) {
    Operation *op = value.getDefiningOp();
    if (op == slice.firstWriter)
      break;
    if (!isa<linalg::LinalgOp>(op))
      place = undoView(rewriter, value, place);
  }
  return place;
}

static void insertInPlace(const SliceInPlace &slice, RewriterBase &rewriter) {
  Value place = getPlace(slice, rewriter);
  if (!place)
    return;
  // To bufferization an insertion writes over what the slice is read from under
  // the names that it has in other shapes.
  tensor::InsertSliceOp insertion = slice.insertion;
  if (slice.endOfReads)
    insertion->moveBefore(slice.endOfReads);
  for (Value value : slice.values)
    if (value.getDefiningOp() == slice.firstWriter)
      cast<linalg::LinalgOp>(slice.firstWriter)
          .getTiedOpOperand(cast<OpResult>(value))
          ->set(place);
}

namespace {
struct InsertInPlace : public ao::impl::AOInsertInPlaceBase<InsertInPlace> {
  void runOnOperation() override {
    PatternRewriter rewriter(&getContext());
    Structurer structurer(&getContext());
    SmallVector<tensor::InsertSliceOp> insertions;
    getOperation()->walk([&](tensor::InsertSliceOp insertion) {
      insertions.push_back(insertion);
    });
    for (tensor::InsertSliceOp insertion : insertions) {
      std::optional<SliceInPlace> slice = findSliceInPlace(insertion);
      if (!slice)
        continue;
      if (isElementwiseOnTensors(slice->firstWriter))
        structurer.structure(*slice, rewriter);
      insertInPlace(*slice, rewriter);
    }
  }
};
} // namespace
