//===- MathToNVVM.cpp - Mathematics that devices have instructions for ----===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/Passes.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace ao {
#define GEN_PASS_DEF_AOCONVERTMATHTONVVM
#include "ao/Conversion/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
/// Of integers, by an intrinsic that may call zero a special case, or not.
template <typename MathOp, typename Intrinsic>
struct ZeroDefinedPattern : public OpRewritePattern<MathOp> {
  using OpRewritePattern<MathOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(MathOp op,
                                PatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<Intrinsic>(op, op.getType(), op.getOperand(),
                                           /*isSpecial=*/false);
    return success();
  }
};

template <typename MathOp, typename Intrinsic>
struct PlainPattern : public OpRewritePattern<MathOp> {
  using OpRewritePattern<MathOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(MathOp op,
                                PatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<Intrinsic>(op, op.getType(), op.getOperand());
    return success();
  }
};

struct AOConvertMathToNVVM
    : public ao::impl::AOConvertMathToNVVMBase<AOConvertMathToNVVM> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<ZeroDefinedPattern<math::AbsIOp, LLVM::AbsOp>,
                 ZeroDefinedPattern<math::CountLeadingZerosOp,
                                    LLVM::CountLeadingZerosOp>,
                 ZeroDefinedPattern<math::CountTrailingZerosOp,
                                    LLVM::CountTrailingZerosOp>,
                 PlainPattern<math::CtPopOp, LLVM::CtPopOp>,
                 PlainPattern<math::TruncOp, LLVM::FTruncOp>>(&getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace
