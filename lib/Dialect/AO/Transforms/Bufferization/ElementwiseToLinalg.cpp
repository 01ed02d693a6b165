//===- ElementwiseToLinalg.cpp - Arith and math on tensors ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/InPlace.h"
#include "ao/Dialect/AO/IR/AORecompute.h"
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Transforms/DialectConversion.h"

namespace ao {
#define GEN_PASS_DEF_AOELEMENTWISETOLINALG
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
/// Lowers a choice between tensors to a copy, in place of the tensor that is
/// chosen where the condition holds if that has no other use.
struct ChoicePattern : public OpConversionPattern<arith::SelectOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(arith::SelectOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!isChoiceOfTensors(op))
      return rewriter.notifyMatchFailure(op, "computes, or chooses buffers");
    auto type = cast<RankedTensorType>(op.getType());
    SmallVector<AffineMap> maps(
        3, rewriter.getMultiDimIdentityMap(type.getRank()));
    SmallVector<utils::IteratorType> iterators(type.getRank(),
                                               utils::IteratorType::parallel);
    auto copy = linalg::GenericOp::create(
        rewriter, op.getLoc(), type,
        ValueRange{op.getTrueValue(), op.getFalseValue()},
        ValueRange{op.getTrueValue()}, maps, iterators,
        [&](OpBuilder &builder, Location loc, ValueRange elements) {
          Value chosen = arith::SelectOp::create(
              builder, loc, op.getCondition(), elements[0], elements[1]);
          linalg::YieldOp::create(builder, loc, chosen);
        });
    copy->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    rewriter.replaceOp(op, copy);
    return success();
  }
};

} // namespace

/// Upstream's conversion gives the attributes of a tensor's op to that on
/// elements. Structured ops keep theirs on buffers, where others become ops
/// that nobody could tell: from here on, second runs are those that stay.
static void keepRecomputedOps(FunctionOpInterface function) {
  function->walk([](Operation *op) {
    Attribute number = op->getDiscardableAttr(kRecomputeAttr);
    if (!number || isa<linalg::LinalgOp>(op))
      return;
    op->removeDiscardableAttr(kRecomputeAttr);
    if (auto generic = dyn_cast<linalg::GenericOp>(op->getParentOp()))
      generic->setDiscardableAttr(kRecomputeAttr, number);
  });
}

namespace {
struct ElementwiseToLinalg
    : public ao::impl::AOElementwiseToLinalgBase<ElementwiseToLinalg> {
  void runOnOperation() override {
    ConversionTarget target(getContext());
    target.markUnknownOpDynamicallyLegal(
        [](Operation *op) { return !isElementwiseOnTensors(op); });
    RewritePatternSet patterns(&getContext());
    linalg::populateElementwiseToLinalgConversionPatterns(patterns);
    patterns.add<ChoicePattern>(&getContext());
    // An op that folds counts as one that computes: the planner knew it.
    ConversionConfig config;
    config.foldingMode = DialectConversionFoldingMode::Never;
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns), config)))
      return signalPassFailure();
    forEachStepWithRecomputedOps(
        getOperation(),
        [](FunctionOpInterface function, FunctionOpInterface backward) {
          keepRecomputedOps(function);
          if (backward)
            keepRecomputedOps(backward);
          numberRecomputedOps(function, backward);
        });
  }
};
} // namespace
