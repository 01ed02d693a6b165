//===- ExpandBF16.cpp - Ops on bf16 that upstream leaves as they are ------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace ao {
#define GEN_PASS_DEF_AOEXPANDBF16
#include "ao/Conversion/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

static bool isBF16(Type type) { return getElementTypeOrSelf(type).isBF16(); }

/// The type of `like` with other elements.
static Type withElements(Type like, Type element) {
  auto shaped = dyn_cast<ShapedType>(like);
  return shaped ? shaped.clone(element) : element;
}

static Value createInteger(ImplicitLocOpBuilder &builder, Type type,
                           int64_t number) {
  TypedAttr value = builder.getIntegerAttr(getElementTypeOrSelf(type), number);
  if (auto shaped = dyn_cast<ShapedType>(type))
    value = DenseElementsAttr::get(shaped, cast<Attribute>(value));
  return arith::ConstantOp::create(builder, value);
}

/// `wide`, of f64, as f32 whose last bit is set where digits are lost. So it
/// is on the same side of all values of bf16, and between two of them on the
/// same side of the middle: rounded again, it is what `wide` is in bf16.
static Value roundToOdd(ImplicitLocOpBuilder &builder, Value wide) {
  Type narrowType = withElements(wide.getType(), builder.getF32Type());
  Type bitsType = withElements(wide.getType(), builder.getI32Type());
  Value narrow = arith::TruncFOp::create(builder, narrowType, wide);
  Value again = arith::ExtFOp::create(builder, wide.getType(), narrow);
  Value isLess = arith::CmpFOp::create(builder, arith::CmpFPredicate::OLT,
                                       math::AbsFOp::create(builder, again),
                                       math::AbsFOp::create(builder, wide));
  Value isOther =
      arith::CmpFOp::create(builder, arith::CmpFPredicate::ONE, again, wide);
  // Sign and magnitude: one more is further from zero.
  Value bits = arith::BitcastOp::create(builder, bitsType, narrow);
  Value one = createInteger(builder, bitsType, 1);
  Value isEven =
      arith::CmpIOp::create(builder, arith::CmpIPredicate::eq,
                            arith::AndIOp::create(builder, bits, one),
                            createInteger(builder, bitsType, 0));
  Value step = arith::SelectOp::create(builder, isLess, one,
                                       createInteger(builder, bitsType, -1));
  Value odd = arith::SelectOp::create(
      builder, arith::AndIOp::create(builder, isOther, isEven),
      arith::AddIOp::create(builder, bits, step), bits);
  return arith::BitcastOp::create(builder, narrowType, odd);
}

static void expand(arith::TruncFOp op) {
  ImplicitLocOpBuilder builder(op.getLoc(), op);
  op.getInMutable().assign(roundToOdd(builder, op.getIn()));
}

static void expand(math::FmaOp op) {
  ImplicitLocOpBuilder builder(op.getLoc(), op);
  Type type = op.getType();
  Type wideType = withElements(type, builder.getF32Type());
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(arith::ExtFOp::create(builder, wideType, operand));
  Value wide = math::FmaOp::create(builder, wideType, operands, op->getAttrs());
  op.replaceAllUsesWith(
      arith::TruncFOp::create(builder, type, wide).getResult());
  op.erase();
}

namespace {
struct ExpandBF16 : public ao::impl::AOExpandBF16Base<ExpandBF16> {
  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      if (auto truncate = dyn_cast<arith::TruncFOp>(op)) {
        if (isBF16(truncate.getType()) &&
            getElementTypeOrSelf(truncate.getIn().getType()).isF64())
          expand(truncate);
      } else if (auto fma = dyn_cast<math::FmaOp>(op)) {
        if (isBF16(fma.getType()))
          expand(fma);
      }
    });
  }
};
} // namespace
