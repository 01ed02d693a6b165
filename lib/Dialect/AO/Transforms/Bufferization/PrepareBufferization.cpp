//===- PrepareBufferization.cpp - Ops that bufferization supports ---------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Memory/InPlace.h"
#include "ao/Dialect/AO/IR/AORecompute.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/DialectConversion.h"

namespace ao {
#define GEN_PASS_DEF_AOPREPAREBUFFERIZATION
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// Empty tensors
//===----------------------------------------------------------------------===//

/// Returns true if `op` creates an empty tensor, or reshapes one.
static bool isEmpty(Operation *op) {
  while (isa_and_present<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op))
    op = op->getOperand(0).getDefiningOp();
  return isa_and_present<tensor::EmptyOp>(op);
}

/// Clones each empty tensor with several uses, or with one in a region,
/// directly before each of them, in each shape. A buffer that is allocated
/// before a loop would occupy memory while the iterations do not use it.
static void separateEmptyTensors(Operation *root) {
  SmallVector<Operation *> empties;
  root->walk([&](Operation *op) {
    if (isEmpty(op) && !op->use_empty())
      empties.push_back(op);
  });
  // Reshaped tensors, which come after their sources, are uses of these.
  for (Operation *empty : llvm::reverse(empties)) {
    bool isUsedHere =
        empty->hasOneUse() &&
        (*empty->getUsers().begin())->getBlock() == empty->getBlock();
    if (isUsedHere)
      continue;
    for (OpOperand &use : llvm::make_early_inc_range(empty->getUses()))
      use.set(OpBuilder(use.getOwner()).clone(*empty)->getResult(0));
    empty->erase();
  }
}

//===----------------------------------------------------------------------===//
// Aggregates
//===----------------------------------------------------------------------===//

/// Marks the ops from `first` to `op`, into which `op` is decomposed, as
/// recomputed if `op` is.
static void markAll(Operation *first, Operation *op) {
  for (Operation *part = first; part != op; part = part->getNextNode())
    if (isa<linalg::LinalgOp>(part))
      part->setDiscardableAttr(kRecomputeAttr,
                               op->getDiscardableAttr(kRecomputeAttr));
}

static void decomposeAggregates(Operation *root) {
  root->walk([](linalg::AggregatedOpInterface op) {
    OpBuilder builder(op);
    // An op that cannot be decomposed is reported where it cannot be lowered.
    Operation *before = op->getPrevNode();
    FailureOr<SmallVector<Value>> results = op.decomposeOperation(builder);
    if (failed(results))
      return;
    if (isRecomputed(op))
      markAll(before ? before->getNextNode() : &op->getBlock()->front(), op);
    op->replaceAllUsesWith(*results);
    op->erase();
  });
}

//===----------------------------------------------------------------------===//
// Elementwise ops
//===----------------------------------------------------------------------===//

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

/// Upstream's conversion moves the attributes of an op on tensors to the op on
/// elements. Moves the marks of recomputed ops to the structured op around
/// them, which keeps them on buffers; other recomputed ops lose theirs.
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

static LogicalResult convertElementwise(Operation *root) {
  MLIRContext *context = root->getContext();
  ConversionTarget target(*context);
  target.markUnknownOpDynamicallyLegal(
      [](Operation *op) { return !isElementwiseOnTensors(op); });
  RewritePatternSet patterns(context);
  linalg::populateElementwiseToLinalgConversionPatterns(patterns);
  patterns.add<ChoicePattern>(context);
  // An op that folds counts as one that computes: the planner knew it.
  ConversionConfig config;
  config.foldingMode = DialectConversionFoldingMode::Never;
  return applyPartialConversion(root, target, std::move(patterns), config);
}

//===----------------------------------------------------------------------===//
// Large constants
//===----------------------------------------------------------------------===//

/// The element that all of `constant` consists of, if it is large; null
/// otherwise.
static Attribute getLargeSplat(arith::ConstantOp constant, int64_t minBytes) {
  auto splat = dyn_cast<SplatElementsAttr>(constant.getValue());
  auto type = dyn_cast<RankedTensorType>(constant.getType());
  if (!splat || !type || type.getEncoding())
    return {};
  // A size that does not fit a number counts as large.
  std::optional<int64_t> bytes = getStaticBytes(type);
  return bytes.value_or(minBytes) >= minBytes ? splat.getSplatValue<Attribute>()
                                              : Attribute();
}

static Value createScalar(OpBuilder &builder, Location loc, Type type,
                          Attribute value) {
  if (isa<ComplexType>(type))
    return complex::ConstantOp::create(builder, loc, type,
                                       cast<ArrayAttr>(value));
  return arith::ConstantOp::create(builder, loc, cast<TypedAttr>(value));
}

/// Makes the element a constant of the body, so that no op reads the tensor.
/// Fails where the tensor says how long a loop is.
static LogicalResult foldIntoBody(OpOperand &use, Attribute element) {
  auto generic = dyn_cast<linalg::GenericOp>(use.getOwner());
  if (!generic || !generic.isDpsInput(&use))
    return failure();
  unsigned index = use.getOperandNumber();
  SmallVector<AffineMap> maps = generic.getIndexingMapsArray();
  maps.erase(maps.begin() + index);
  if (!inversePermutation(concatAffineMaps(maps, generic.getContext())))
    return failure();
  OpBuilder builder(generic.getContext());
  builder.setInsertionPointToStart(generic.getBody());
  BlockArgument read = generic.getBody()->getArgument(index);
  read.replaceAllUsesWith(
      createScalar(builder, generic.getLoc(), read.getType(), element));
  generic.getBody()->eraseArgument(index);
  generic.getInputsMutable().erase(index);
  generic.setIndexingMapsAttr(builder.getAffineMapArrayAttr(maps));
  return success();
}

/// Returns true if an op only writes to the tensor.
static bool isDestination(OpOperand &use) {
  auto structured = dyn_cast<linalg::LinalgOp>(use.getOwner());
  return structured && structured.isDpsInit(&use) &&
         !structured.payloadUsesValueFromOperand(&use);
}

/// Makes a tensor for this use alone: what it is good for ends there.
static void fillFor(OpOperand &use, Attribute element) {
  OpBuilder builder(use.getOwner());
  Location loc = use.get().getLoc();
  auto type = cast<RankedTensorType>(use.get().getType());
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                        type.getElementType());
  if (isDestination(use))
    return use.set(empty);
  Value scalar = createScalar(builder, loc, type.getElementType(), element);
  use.set(linalg::FillOp::create(builder, loc, scalar, empty).getResult(0));
}

static void replaceUses(arith::ConstantOp constant, Attribute element) {
  while (!constant->use_empty()) {
    OpOperand &use = *constant->use_begin();
    if (failed(foldIntoBody(use, element)))
      fillFor(use, element);
  }
  constant.erase();
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

namespace {
struct PrepareBufferization
    : public ao::impl::AOPrepareBufferizationBase<PrepareBufferization> {
  using Base::Base;

  void runOnOperation() override {
    // The ops that replace an aggregate share its destination.
    separateEmptyTensors(getOperation());
    decomposeAggregates(getOperation());
    if (failed(convertElementwise(getOperation())))
      return signalPassFailure();
    forEachStepWithRecomputedOps(
        getOperation(),
        [](FunctionOpInterface function, FunctionOpInterface backward) {
          keepRecomputedOps(function);
          if (backward)
            keepRecomputedOps(backward);
          numberRecomputedOps(function, backward);
        });
    getOperation()->walk([&](arith::ConstantOp constant) {
      if (Attribute element = getLargeSplat(constant, minBytes))
        replaceUses(constant, element);
    });
  }
};
} // namespace
