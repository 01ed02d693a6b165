//===- ExpandMath.cpp - Mathematics that upstream does not lower ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace ao {
#define GEN_PASS_DEF_AOEXPANDMATH
#include "ao/Conversion/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

using arith::CmpIPredicate;

static Value createConstant(ImplicitLocOpBuilder &builder, Type type,
                            const APInt &number) {
  TypedAttr value = builder.getIntegerAttr(getElementTypeOrSelf(type), number);
  if (auto shaped = dyn_cast<ShapedType>(type))
    value = DenseElementsAttr::get(shaped, cast<Attribute>(value));
  return arith::ConstantOp::create(builder, value);
}

//===----------------------------------------------------------------------===//
// Kinds of floats
//===----------------------------------------------------------------------===//

namespace {
/// The bits of a float without its sign, in the order of their magnitudes:
/// numbers, then infinity, then what is no number.
struct Magnitude {
  Value bits;
  APInt infinity, smallestNormal;

  Value compare(ImplicitLocOpBuilder &builder, CmpIPredicate predicate) const {
    return arith::CmpIOp::create(
        builder, predicate, bits,
        createConstant(builder, bits.getType(), infinity));
  }
};

/// Asks the bits of the operand, so that no flag of fast arithmetic, and no
/// wider type in which a small number is a normal one, changes the answer.
template <typename KindOp>
struct KindPattern : public OpRewritePattern<KindOp> {
  using OpRewritePattern<KindOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(KindOp op,
                                PatternRewriter &rewriter) const override {
    Type type = op.getOperand().getType();
    Type element = getElementTypeOrSelf(type);
    if (!isa<BFloat16Type, Float16Type, Float32Type, Float64Type>(element))
      return failure();
    auto shaped = dyn_cast<ShapedType>(type);
    if (shaped && !shaped.hasStaticShape())
      return failure();
    ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
    Type bitsType = builder.getIntegerType(element.getIntOrFloatBitWidth());
    if (shaped)
      bitsType = shaped.clone(bitsType);
    const llvm::fltSemantics &semantics =
        cast<FloatType>(element).getFloatSemantics();
    Magnitude magnitude;
    magnitude.infinity = APFloat::getInf(semantics).bitcastToAPInt();
    magnitude.smallestNormal =
        APFloat::getSmallestNormalized(semantics).bitcastToAPInt();
    unsigned width = magnitude.infinity.getBitWidth();
    magnitude.bits = arith::AndIOp::create(
        builder, arith::BitcastOp::create(builder, bitsType, op.getOperand()),
        createConstant(builder, bitsType, APInt::getSignedMaxValue(width)));
    rewriter.replaceOp(op, answer(op, builder, magnitude));
    return success();
  }

private:
  static Value answer(math::IsInfOp, ImplicitLocOpBuilder &builder,
                      const Magnitude &magnitude) {
    return magnitude.compare(builder, CmpIPredicate::eq);
  }

  static Value answer(math::IsNaNOp, ImplicitLocOpBuilder &builder,
                      const Magnitude &magnitude) {
    return magnitude.compare(builder, CmpIPredicate::ugt);
  }

  static Value answer(math::IsFiniteOp, ImplicitLocOpBuilder &builder,
                      const Magnitude &magnitude) {
    return magnitude.compare(builder, CmpIPredicate::ult);
  }

  static Value answer(math::IsNormalOp, ImplicitLocOpBuilder &builder,
                      const Magnitude &magnitude) {
    Value isNormal =
        arith::CmpIOp::create(builder, CmpIPredicate::uge, magnitude.bits,
                              createConstant(builder, magnitude.bits.getType(),
                                             magnitude.smallestNormal));
    return arith::AndIOp::create(
        builder, isNormal, magnitude.compare(builder, CmpIPredicate::ult));
  }
};

//===----------------------------------------------------------------------===//
// Powers
//===----------------------------------------------------------------------===//

/// Multiplies for each bit of the exponent that is set. Products wrap.
struct PowerPattern : public OpRewritePattern<math::IPowIOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::IPowIOp op,
                                PatternRewriter &rewriter) const override {
    Type type = op.getType();
    if (isa<ShapedType>(type) && !isa<VectorType>(type))
      return failure();
    ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
    if (!getElementTypeOrSelf(type).isIndex()) {
      rewriter.replaceOp(op, raise(builder, op.getLhs(), op.getRhs()));
      return success();
    }
    // No index has more bits.
    Type wide = builder.getI64Type();
    if (auto vector = dyn_cast<VectorType>(type))
      wide = vector.clone(wide);
    Value base = arith::IndexCastOp::create(builder, wide, op.getLhs());
    Value exponent = arith::IndexCastOp::create(builder, wide, op.getRhs());
    Value power = raise(builder, base, exponent);
    rewriter.replaceOpWithNewOp<arith::IndexCastOp>(op, type, power);
    return success();
  }

private:
  static Value createNumber(ImplicitLocOpBuilder &builder, Type type,
                            int64_t number) {
    return createConstant(
        builder, type,
        APInt(getElementTypeOrSelf(type).getIntOrFloatBitWidth(),
              static_cast<uint64_t>(number),
              /*isSigned=*/true, /*implicitTrunc=*/true));
  }

  static Value raise(ImplicitLocOpBuilder &builder, Value base,
                     Value exponent) {
    Type type = base.getType();
    // One bit is 0 or -1. By 0 all is -1, and by -1 what it was.
    if (getElementTypeOrSelf(type).isInteger(1))
      return arith::OrIOp::create(
          builder, base,
          arith::XOrIOp::create(builder, exponent,
                                createNumber(builder, type, 1)));
    Value power = isa<VectorType>(type) ? multiplyAll(builder, base, exponent)
                                        : multiply(builder, base, exponent);
    Value isNegative = arith::CmpIOp::create(
        builder, CmpIPredicate::slt, exponent, createNumber(builder, type, 0));
    return arith::SelectOp::create(builder, isNegative,
                                   invert(builder, base, exponent), power);
  }

  static Value isOdd(ImplicitLocOpBuilder &builder, Value number) {
    Value one = createNumber(builder, number.getType(), 1);
    Value last = arith::AndIOp::create(builder, number, one);
    return arith::CmpIOp::create(builder, CmpIPredicate::eq, last, one);
  }

  /// The next power, base and exponent.
  static SmallVector<Value> multiplyOnce(ImplicitLocOpBuilder &builder,
                                         ValueRange carried) {
    Value product = arith::MulIOp::create(builder, carried[0], carried[1]);
    Value power = arith::SelectOp::create(builder, isOdd(builder, carried[2]),
                                          product, carried[0]);
    Value square = arith::MulIOp::create(builder, carried[1], carried[1]);
    Value one = createNumber(builder, square.getType(), 1);
    Value rest = arith::ShRUIOp::create(builder, carried[2], one);
    return {power, square, rest};
  }

  /// The power by an exponent of no sign.
  static Value multiply(ImplicitLocOpBuilder &builder, Value base,
                        Value exponent) {
    Type type = base.getType();
    Value one = createNumber(builder, type, 1);
    auto test = [&](OpBuilder &nested, Location loc, ValueRange carried) {
      ImplicitLocOpBuilder inside(loc, nested);
      Value goesOn = arith::CmpIOp::create(
          inside, CmpIPredicate::ne, carried[2], createNumber(inside, type, 0));
      scf::ConditionOp::create(inside, goesOn, carried);
    };
    auto work = [&](OpBuilder &nested, Location loc, ValueRange carried) {
      ImplicitLocOpBuilder inside(loc, nested);
      scf::YieldOp::create(inside, multiplyOnce(inside, carried));
    };
    auto loop =
        scf::WhileOp::create(builder, TypeRange{type, type, type},
                             ValueRange{one, base, exponent}, test, work);
    return loop.getResult(0);
  }

  /// The same of each element of vectors, whose exponents have all their bits.
  static Value multiplyAll(ImplicitLocOpBuilder &builder, Value base,
                           Value exponent) {
    Type type = base.getType();
    auto bits = getElementTypeOrSelf(type).getIntOrFloatBitWidth();
    auto createIndex = [&](int64_t number) {
      return arith::ConstantIndexOp::create(builder, number).getResult();
    };
    auto loop = scf::ForOp::create(
        builder, createIndex(0), createIndex(bits), createIndex(1),
        ValueRange{createNumber(builder, type, 1), base, exponent},
        [](OpBuilder &nested, Location loc, Value, ValueRange carried) {
          ImplicitLocOpBuilder inside(loc, nested);
          scf::YieldOp::create(inside, multiplyOnce(inside, carried));
        });
    return loop.getResult(0);
  }

  /// The power by an exponent below zero: what is neither 1 nor -1 is rounded
  /// to 0. By zero nothing can be divided: that has no value, here 0.
  static Value invert(ImplicitLocOpBuilder &builder, Value base,
                      Value exponent) {
    Type type = base.getType();
    Value zero = createNumber(builder, type, 0);
    Value one = createNumber(builder, type, 1);
    Value minusOne = createNumber(builder, type, -1);
    auto isBase = [&](Value number) {
      return arith::CmpIOp::create(builder, CmpIPredicate::eq, base, number);
    };
    Value alternating = arith::SelectOp::create(
        builder, isOdd(builder, exponent), minusOne, one);
    Value other =
        arith::SelectOp::create(builder, isBase(minusOne), alternating, zero);
    return arith::SelectOp::create(builder, isBase(one), one, other);
  }
};

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

struct ExpandMath : public ao::impl::AOExpandMathBase<ExpandMath> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<KindPattern<math::IsInfOp>, KindPattern<math::IsNaNOp>,
                 KindPattern<math::IsFiniteOp>, KindPattern<math::IsNormalOp>,
                 PowerPattern>(&getContext());
    math::populateExpansionPatterns(patterns, {"clampf"});
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace
