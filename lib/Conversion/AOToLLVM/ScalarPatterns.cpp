//===- ScalarPatterns.cpp - Sizes and scalars to runtime calls ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScalarPatterns.h"
#include "ao/Conversion/Runtime/RuntimePattern.h"
#include "ao/Dialect/AO/IR/AOScalars.h"

using namespace mlir;
using namespace ao;

namespace {
struct CheckSizePattern : public RuntimePattern<CheckSizeOp> {
  using RuntimePattern::RuntimePattern;

  LogicalResult
  matchAndRewrite(CheckSizeOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    calls.call(rewriter, loc, RuntimeFunction::aortStepCheckSize,
               {adaptor.getGiven(), adaptor.getExpected(),
                calls.string(rewriter, loc, op.getWhat()),
                calls.string(rewriter, loc, op.getWhere())});
    rewriter.eraseOp(op);
    return success();
  }
};

/// Stores the scalars on the stack, from where the runtime copies them before
/// it returns.
struct UploadScalarsPattern : public RuntimePattern<UploadScalarsOp> {
  using RuntimePattern::RuntimePattern;

  LogicalResult
  matchAndRewrite(UploadScalarsOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!op.getBlock())
      return rewriter.notifyMatchFailure(op, "not bufferized");
    Location loc = op.getLoc();
    SmallVector<int64_t> offsets = op.getOffsets();
    auto word = [&](int64_t value) -> Value {
      return LLVM::ConstantOp::create(rewriter, loc, rewriter.getI64Type(),
                                      value);
    };
    SmallVector<Value> zeros(llvm::divideCeil(offsets.back(), 8), word(0));
    Value words = calls.array(rewriter, loc, zeros);
    for (auto [scalar, offset] : llvm::zip(adaptor.getScalars(), offsets)) {
      Value place = LLVM::GEPOp::create(
          rewriter, loc, words.getType(), rewriter.getI8Type(), words,
          ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(offset)});
      LLVM::StoreOp::create(rewriter, loc, scalar, place);
    }
    auto type = cast<MemRefType>(op.getBlock().getType());
    Value block = MemRefDescriptor(adaptor.getBlock())
                      .bufferPtr(rewriter, loc, *getTypeConverter(), type);
    calls.call(rewriter, loc, RuntimeFunction::aortStepUploadScalars,
               {block, words, word(offsets.back())});
    rewriter.eraseOp(op);
    return success();
  }
};
} // namespace

void ao::addScalarPatterns(RewritePatternSet &patterns,
                           const LLVMTypeConverter &converter,
                           RuntimeCalls &calls) {
  patterns.add<CheckSizePattern, UploadScalarsPattern>(converter, calls);
}
