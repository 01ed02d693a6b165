//===- FinishStep.cpp - Ops of tapes to upstream ops ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepMover.h"
#include "ViewExpansion.h"
#include "ao/Dialect/Autograd/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"

namespace ao::autograd {
#define GEN_PASS_DEF_AOFINISHSTEP
#include "ao/Dialect/Autograd/Transforms/Passes.h.inc"
} // namespace ao::autograd

using namespace mlir;
using namespace ao;
using namespace ao::autograd;

/// Replaces `op`, which has one result, by `value`.
static void replace(Operation *op, Value value) {
  op->getResult(0).replaceAllUsesWith(value);
  op->erase();
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

/// Replaces `op` by `left + right`, in the buffer of `left` after its last use.
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
/// Sums the broadcast dimensions, then casts, as engines do.
class Validation {
public:
  explicit Validation(ValidateOutputOp op)
      : op(op), builder(op), loc(op.getLoc()) {}

  void expand() {
    Value value = cast(sum(checkSizes(op.getGradient())));
    if (value.getType() != op.getType())
      value = tensor::CastOp::create(builder, loc, op.getType(), value);
    replace(op, value);
  }

private:
  template <typename OpTy>
  OpTy withAttributes(OpTy made) {
    made->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    return made;
  }

  /// Nothing is known to be broadcast of a size that is known at run time only:
  /// it has to be the one that is expected.
  Value checkSizes(Value value) {
    auto from = mlir::cast<RankedTensorType>(value.getType());
    RankedTensorType to = op.getResult().getType();
    int64_t surplus = from.getRank() - to.getRank();
    SmallVector<int64_t> shape(from.getShape());
    for (int64_t i = surplus; i < from.getRank(); ++i) {
      int64_t wanted = to.getDimSize(i - surplus);
      if (!from.isDynamicDim(i) || ShapedType::isDynamic(wanted))
        continue;
      Value given = tensor::DimOp::create(builder, loc, value, i);
      Value expected = arith::ConstantIndexOp::create(builder, loc, wanted);
      std::string name = getNodeName(loc).str();
      CheckSizeOp::create(builder, loc, given, expected,
                          "dimension " + std::to_string(i) + " of what " +
                              (name.empty() ? "a node" : "'" + name + "'") +
                              " returned",
                          "its input");
      shape[i] = wanted;
    }
    auto known = from.clone(shape);
    return known == from
               ? value
               : tensor::CastOp::create(builder, loc, known, value).getResult();
  }

  /// Dimensions in front that the result does not have, and those of which it
  /// has one element only.
  Value sum(Value value) {
    auto from = mlir::cast<RankedTensorType>(value.getType());
    RankedTensorType to = op.getResult().getType();
    int64_t surplus = from.getRank() - to.getRank();
    SmallVector<int64_t> summed;
    SmallVector<OpFoldResult> kept;
    SmallVector<OpFoldResult> sizes =
        tensor::getMixedSizes(builder, loc, value);
    SmallVector<int64_t> shape(from.getShape().drop_front(surplus));
    for (int64_t i = 0; i < from.getRank(); ++i) {
      bool isSummed = i < surplus || (to.getDimSize(i - surplus) == 1 &&
                                      from.getDimSize(i) != 1);
      if (isSummed)
        summed.push_back(i);
      else
        kept.push_back(sizes[i]);
      if (isSummed && i >= surplus)
        shape[i - surplus] = 1;
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
    return restoreUnitDimensions(reduce.getResult(0), to.clone(shape, element),
                                 summed, surplus);
  }

  /// `value` as `type`, which has dimensions of size 1 where some were summed.
  Value restoreUnitDimensions(Value value, RankedTensorType type,
                              ArrayRef<int64_t> summed, int64_t surplus) {
    if (value.getType() == type)
      return value;
    SmallVector<ReassociationIndices> groups;
    ReassociationIndices front;
    for (int64_t i = 0; i < type.getRank(); ++i) {
      bool isUnit = llvm::is_contained(summed, i + surplus);
      if (isUnit && !groups.empty()) {
        groups.back().push_back(i);
        continue;
      }
      front.push_back(i);
      if (isUnit)
        continue;
      groups.push_back(front);
      front.clear();
    }
    return withAttributes(
        tensor::ExpandShapeOp::create(builder, loc, type, value, groups));
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
    Value empty = tensor::EmptyOp::create(
        builder, loc, tensor::getMixedSizes(builder, loc, value), element);
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
struct FinishStep : public ao::autograd::impl::AOFinishStepBase<FinishStep> {
  using Base::Base;

  void runOnOperation() override {
    forEachUnfinishedStep(getOperation(), [](Block &block) {
      SmallVector<Operation *> found = findTapeOps(block);
      // `autograd.copy_slices` ops that were inlined with a compiled region.
      if (llvm::any_of(found, llvm::IsaPred<CopySlicesOp>)) {
        for (Operation *op : found)
          if (auto slices = dyn_cast<CopySlicesOp>(op))
            expandCopySlices(slices);
        found = findTapeOps(block);
      }
      llvm::for_each(found, [](Operation *op) { finish(op); });
      block.getParentOp()->removeAttr(kEngineOrderAttr);
    });
    if (!keepUnused)
      eraseUnused(getOperation());
  }

private:
  static void eraseUnused(ModuleOp module) {
    for (auto step : module.getOps<FunctionOpInterface>())
      if (isFormedStep(step))
        for (Operation &op : llvm::make_early_inc_range(
                 llvm::reverse(step.getFunctionBody().front())))
          if (isOpTriviallyDead(&op))
            op.erase();
  }

  /// From the inside.
  static SmallVector<Operation *> findTapeOps(Block &block) {
    SmallVector<Operation *> found;
    block.walk<WalkOrder::PostOrder>([&](Operation *op) {
      if (isTapeOp(op))
        found.push_back(op);
    });
    return found;
  }

  static void finish(Operation *op) {
    auto accumulate = dyn_cast<AccumulateGradOp>(op);
    if (accumulate && !accumulate.getInto())
      return replace(accumulate, accumulate.getGradient());
    op->removeDiscardableAttr(kTapeOrderAttr);
    llvm::TypeSwitch<Operation *>(op)
        .Case([](AccumulateGradOp accumulate) {
          replaceBySum(accumulate, accumulate.getInto(),
                       accumulate.getGradient());
        })
        .Case([](AddGradOp sum) {
          replaceBySum(sum, sum.getLhs(), sum.getRhs());
        })
        .Case([](ValidateOutputOp validate) { finish(validate); })
        .Case([](GatherViewOp gather) { expandGather(gather); })
        .Case([](ScatterViewOp scatter) { expandScatter(scatter); });
  }

  static void finish(ValidateOutputOp op) {
    if (op.getGradient().getType() == op.getResult().getType())
      replace(op, op.getGradient());
    else
      Validation(op).expand();
  }
};
} // namespace
