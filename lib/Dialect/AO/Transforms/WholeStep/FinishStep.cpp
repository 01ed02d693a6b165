//===- FinishStep.cpp - Turns what is left of a tape into upstream ops ----===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepMover.h"
#include "ViewExpansion.h"
#include "ao/Dialect/AO/Transforms/WholeStep/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

namespace ao {
#define GEN_PASS_DEF_AOFINISHSTEP
#include "ao/Dialect/AO/Transforms/WholeStep/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// Replaces `op`, which has one result, by `value`.
static void replace(Operation *op, Value value) {
  op->getResult(0).replaceAllUsesWith(value);
  op->erase();
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

/// `left + right`, in the place of `left` if nobody needs it any more.
static void replaceBySum(Operation *op, Value left, Value right) {
  OpBuilder builder(op);
  auto sum = linalg::AddOp::create(builder, op->getLoc(),
                                   ValueRange{left, right}, ValueRange(left));
  sum->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  replace(op, sum.getResult(0));
}

//===----------------------------------------------------------------------===//
// Validations
//===----------------------------------------------------------------------===//

namespace {
/// Sums what was broadcast, then casts, as engines do.
class Validation {
public:
  explicit Validation(ValidateOutputOp op)
      : op(op), builder(op), loc(op.getLoc()) {}

  void expand() {
    Value value = cast(sum(op.getGradient()));
    replace(op, value);
  }

private:
  template <typename OpTy>
  OpTy withAttributes(OpTy made) {
    made->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    return made;
  }

  /// Dimensions in front that the result does not have, and those of which it
  /// has one element only.
  Value sum(Value value) {
    auto from = mlir::cast<RankedTensorType>(value.getType());
    RankedTensorType to = op.getResult().getType();
    int64_t surplus = from.getRank() - to.getRank();
    SmallVector<int64_t> summed, kept;
    for (int64_t i = 0; i < from.getRank(); ++i) {
      bool isSummed = i < surplus || (to.getDimSize(i - surplus) == 1 &&
                                      from.getDimSize(i) != 1);
      if (isSummed)
        summed.push_back(i);
      else
        kept.push_back(from.getDimSize(i));
    }
    if (summed.empty())
      return value;
    Type element = from.getElementType();
    Value zero = makeZero(element);
    Value empty = tensor::EmptyOp::create(builder, loc, kept, element);
    auto fill =
        withAttributes(linalg::FillOp::create(builder, loc, zero, empty));
    auto reduce = withAttributes(linalg::ReduceOp::create(
        builder, loc, ValueRange(value), ValueRange(fill.getResult(0)), summed,
        [&](OpBuilder &inner, Location at, ValueRange operands) {
          Value added = add(inner, at, operands[0], operands[1]);
          linalg::YieldOp::create(inner, at, added);
        }));
    return restoreUnitDimensions(reduce.getResult(0),
                                 to.clone(to.getShape(), element));
  }

  /// `value` as `type`, which has more dimensions of size 1.
  Value restoreUnitDimensions(Value value, RankedTensorType type) {
    auto given = mlir::cast<RankedTensorType>(value.getType());
    if (given == type)
      return value;
    std::optional<SmallVector<ReassociationIndices>> groups =
        getReassociationIndicesForReshape(given, type);
    return withAttributes(
        tensor::ExpandShapeOp::create(builder, loc, type, value, *groups));
  }

  Value makeZero(Type element) {
    if (auto complex = dyn_cast<ComplexType>(element)) {
      Attribute zero = builder.getZeroAttr(complex.getElementType());
      return complex::ConstantOp::create(builder, loc, element,
                                         builder.getArrayAttr({zero, zero}));
    }
    return arith::ConstantOp::create(builder, loc,
                                     builder.getZeroAttr(element));
  }

  static Value add(OpBuilder &inner, Location at, Value a, Value b) {
    if (isa<ComplexType>(a.getType()))
      return complex::AddOp::create(inner, at, a, b);
    if (isa<FloatType>(a.getType()))
      return arith::AddFOp::create(inner, at, a, b);
    return arith::AddIOp::create(inner, at, a, b);
  }

  Value cast(Value value) {
    auto from = mlir::cast<RankedTensorType>(value.getType());
    Type element = op.getResult().getType().getElementType();
    if (from.getElementType() == element)
      return value;
    Value empty =
        tensor::EmptyOp::create(builder, loc, from.getShape(), element);
    SmallVector<AffineMap> maps(2,
                                builder.getMultiDimIdentityMap(from.getRank()));
    SmallVector<utils::IteratorType> iterators(from.getRank(),
                                               utils::IteratorType::parallel);
    auto loop = withAttributes(linalg::GenericOp::create(
        builder, loc, from.clone(element), value, empty, maps, iterators,
        [&](OpBuilder &inner, Location at, ValueRange operands) {
          linalg::YieldOp::create(inner, at,
                                  castElement(inner, at, operands[0], element));
        }));
    return loop.getResult(0);
  }

  static Value castElement(OpBuilder &inner, Location at, Value value,
                           Type type) {
    if (isa<ComplexType>(value.getType())) {
      auto target = dyn_cast<ComplexType>(type);
      Type part = target ? target.getElementType() : type;
      Value real =
          castElement(inner, at, complex::ReOp::create(inner, at, value), part);
      if (!target)
        return real;
      Value imaginary =
          castElement(inner, at, complex::ImOp::create(inner, at, value), part);
      return complex::CreateOp::create(inner, at, type, real, imaginary);
    }
    unsigned given = value.getType().getIntOrFloatBitWidth();
    unsigned wanted = type.getIntOrFloatBitWidth();
    if (value.getType() == type)
      return value;
    if (wanted < given)
      return arith::TruncFOp::create(inner, at, type, value);
    // Formats of one width have no common part.
    if (wanted == given)
      return castElement(
          inner, at,
          arith::ExtFOp::create(inner, at, inner.getF32Type(), value), type);
    return arith::ExtFOp::create(inner, at, type, value);
  }

  ValidateOutputOp op;
  OpBuilder builder;
  Location loc;
};
} // namespace

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

namespace {
struct FinishStep : public ao::impl::AOFinishStepBase<FinishStep> {
  void runOnOperation() override {
    bool anyFailed = false;
    forEachUnfinishedStep(getOperation(), [&](Block &block) {
      // Those that were inlined with a piece.
      block.walk<WalkOrder::PostOrder>(expandCopySlices);
      block.walk([&](Operation *op) {
        op->removeAttr(kTapeOrderAttr);
        anyFailed |= failed(finish(op));
      });
      block.getParentOp()->removeAttr(kEngineOrderAttr);
    });
    if (anyFailed)
      signalPassFailure();
  }

private:
  static LogicalResult finish(Operation *op) {
    return llvm::TypeSwitch<Operation *, LogicalResult>(op)
        .Case([](AccumulateGradOp accumulate) {
          if (accumulate.getInto())
            replaceBySum(accumulate, accumulate.getInto(),
                         accumulate.getGradient());
          else
            replace(accumulate, accumulate.getGradient());
          return success();
        })
        .Case([](AddGradOp sum) {
          replaceBySum(sum, sum.getLhs(), sum.getRhs());
          return success();
        })
        .Case([](ValidateOutputOp validate) { return finish(validate); })
        .Case([](GatherViewOp gather) {
          expandGather(gather);
          return success();
        })
        .Case([](ScatterViewOp scatter) {
          expandScatter(scatter);
          return success();
        })
        .Default([](Operation *) { return success(); });
  }

  static LogicalResult finish(ValidateOutputOp op) {
    RankedTensorType from = op.getGradient().getType();
    RankedTensorType to = op.getResult().getType();
    if (from == to) {
      replace(op, op.getGradient());
      return success();
    }
    if (!from.hasStaticShape() || !to.hasStaticShape())
      return op->emitError("expected static shapes: sizes are not yet checked "
                           "at run time");
    Validation(op).expand();
    return success();
  }
};
} // namespace
