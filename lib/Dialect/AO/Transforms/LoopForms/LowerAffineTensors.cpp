//===- LowerAffineTensors.cpp - Loops of affine that carry tensors --------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/DialectConversion.h"

namespace ao {
#define GEN_PASS_DEF_AOLOWERAFFINETENSORS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
/// Lowers a loop as upstream's pattern does, and keeps its discardable
/// attributes.
struct LowerFor : OpConversionPattern<affine::AffineForOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(affine::AffineForOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Value lower = lowerAffineLowerBound(op, rewriter);
    Value upper = lowerAffineUpperBound(op, rewriter);
    if (!lower || !upper)
      return failure();
    Value step =
        arith::ConstantIndexOp::create(rewriter, loc, op.getStepAsInt());
    auto loop = scf::ForOp::create(rewriter, loc, lower, upper, step,
                                   adaptor.getInits());
    loop->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    rewriter.eraseBlock(loop.getBody());
    rewriter.inlineRegionBefore(op.getRegion(), loop.getRegion(),
                                loop.getRegion().end());
    rewriter.replaceOp(op, loop);
    return success();
  }
};
} // namespace

/// Returns true if an op in `op` has operands or results that are tensors.
/// Bufferization assumes that an affine loop runs once, whatever it carries.
static bool holdsTensors(Operation *op) {
  WalkResult result = op->walk([](Operation *nested) {
    auto isTensor = llvm::IsaPred<TensorType>;
    return llvm::any_of(nested->getOperandTypes(), isTensor) ||
                   llvm::any_of(nested->getResultTypes(), isTensor)
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  return result.wasInterrupted();
}

namespace {
struct LowerAffineTensorsPass
    : public ao::impl::AOLowerAffineTensorsBase<LowerAffineTensorsPass> {
  void runOnOperation() override {
    SmallVector<Operation *> lowered;
    getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (!isa<affine::AffineForOp, affine::AffineIfOp,
               affine::AffineParallelOp>(op) ||
          !holdsTensors(op))
        return WalkResult::advance();
      lowered.push_back(op);
      return WalkResult::skip();
    });
    if (lowered.empty())
      return markAllAnalysesPreserved();
    ConversionTarget target(getContext());
    target.addIllegalDialect<affine::AffineDialect>();
    // Their operands may be any indices.
    target.addLegalOp<affine::AffineApplyOp, affine::AffineDelinearizeIndexOp,
                      affine::AffineLinearizeIndexOp, affine::AffineMaxOp,
                      affine::AffineMinOp>();
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    RewritePatternSet patterns(&getContext());
    patterns.add<LowerFor>(&getContext(), /*benefit=*/2);
    populateAffineToStdConversionPatterns(patterns);
    populateAffineToVectorConversionPatterns(patterns);
    if (failed(applyPartialConversion(lowered, target, std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace
