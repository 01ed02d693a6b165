//===- ViewExpansion.cpp - Ops of autograd nodes of views -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ViewExpansion.h"

#include "ViewChecks.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace ao;
using namespace ao::autograd;

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

namespace {
/// The numbers of an `autograd.gather_view` or `autograd.scatter_view`, as it
/// takes them.
struct ViewOperands {
  void add(ArrayRef<OpFoldResult> list, SmallVectorImpl<int64_t> &integers) {
    dispatchIndexOpFoldResults(list, numbers, integers);
  }

  SmallVector<Value> numbers;
  SmallVector<int64_t> baseStrides, viewSizes, viewStrides, offset;
};
} // namespace

/// The offset of the view in the base.
static OpFoldResult subtractOffsets(OpBuilder &builder, CopySlicesOp op) {
  OpFoldResult view = op.getViewLayout().offset;
  OpFoldResult base = op.getBaseLayout().offset;
  if (isa<Attribute>(view) && isa<Attribute>(base))
    return builder.getIndexAttr(*getConstantIntValue(view) -
                                *getConstantIntValue(base));
  if (isConstantIntValue(base, 0))
    return view;
  Location loc = op.getLoc();
  return arith::SubIOp::create(
             builder, loc, getValueOrCreateConstantIndexOp(builder, loc, view),
             getValueOrCreateConstantIndexOp(builder, loc, base))
      .getResult();
}

/// Returns the operands that both ops on the view have. The ops that compute
/// them get the attributes of `op`.
static ViewOperands getViewOperands(OpBuilder &builder, CopySlicesOp op) {
  ViewOperands operands;
  operands.add(op.getBaseLayout().strides, operands.baseStrides);
  operands.add(op.getViewLayout().sizes, operands.viewSizes);
  operands.add(op.getViewLayout().strides, operands.viewStrides);
  operands.add(subtractOffsets(builder, op), operands.offset);
  return operands;
}

void ao::autograd::expandCopySlices(CopySlicesOp op) {
  OpBuilder builder(op);
  Block &body = op.getBody().front();
  checkBaseSizes(builder, op);
  ViewOperands view = getViewOperands(builder, op);
  DictionaryAttr attributes = op->getDiscardableAttrDictionary();
  auto part = GatherViewOp::create(
      builder, op.getLoc(), body.getArgument(0).getType(), op.getGradient(),
      view.numbers, view.baseStrides, view.viewSizes, view.viewStrides,
      view.offset.front());
  part->setDiscardableAttrs(attributes);
  body.getArgument(0).replaceAllUsesWith(part);
  for (Operation &inner : body)
    for (NamedAttribute attr : attributes)
      if (!inner.hasAttr(attr.getName()))
        inner.setAttr(attr.getName(), attr.getValue());
  auto yield = cast<YieldOp>(body.getTerminator());
  op->getBlock()->getOperations().splice(op->getIterator(),
                                         body.getOperations(), body.begin(),
                                         yield->getIterator());
  SmallVector<Value> results;
  size_t next = 0;
  for (auto [position, needed] : llvm::enumerate(op.getNeeds())) {
    if (!op.isYielded(position))
      continue;
    Value value = yield.getValues()[next++];
    if (!needed)
      continue;
    if (position == 0) {
      auto whole = ScatterViewOp::create(
          builder, op.getLoc(), op.getGradient().getType(), value,
          op.getGradient(), view.numbers, view.baseStrides, view.viewSizes,
          view.viewStrides, view.offset.front());
      whole->setDiscardableAttrs(attributes);
      value = whole;
    }
    results.push_back(value);
  }
  op->replaceAllUsesWith(results);
  op->erase();
}

//===----------------------------------------------------------------------===//
// Boxes
//===----------------------------------------------------------------------===//

namespace {
/// A slice of a tensor, of which dimensions of size 1 may be dropped.
struct Box {
  SmallVector<int64_t> offsets, sizes, steps;
};
} // namespace

/// The strides of a tensor that is stored in the order of its dimensions.
static SmallVector<int64_t> getDenseStrides(ArrayRef<int64_t> shape) {
  SmallVector<int64_t> strides(shape.size());
  int64_t stride = 1;
  for (size_t i = shape.size(); i-- > 0;) {
    strides[i] = stride;
    stride *= shape[i];
  }
  return strides;
}

/// The box of `base` that a view shows, if it is one: each dimension of the
/// view steps along one of the base, in the same order.
static std::optional<Box> findBox(RankedTensorType base,
                                  ArrayRef<int64_t> baseStrides,
                                  ArrayRef<int64_t> viewSizes,
                                  ArrayRef<int64_t> viewStrides,
                                  int64_t offset) {
  auto isStatic = [](ArrayRef<int64_t> numbers) {
    return !llvm::is_contained(numbers, ShapedType::kDynamic);
  };
  if (!isStatic(base.getShape()) || !isStatic(baseStrides) ||
      !isStatic(viewSizes) || !isStatic(viewStrides) || !isStatic(offset))
    return std::nullopt;
  if (baseStrides != ArrayRef<int64_t>(getDenseStrides(base.getShape())) ||
      llvm::is_contained(base.getShape(), 0) ||
      llvm::any_of(viewSizes, [](int64_t size) { return size < 2; }))
    return std::nullopt;
  Box box;
  size_t next = 0;
  for (auto [size, stride] : llvm::zip(base.getShape(), baseStrides)) {
    int64_t start = offset / stride;
    offset %= stride;
    int64_t count = 1, step = 1;
    bool isStepped = next < viewSizes.size() && size > 1 &&
                     viewStrides[next] >= stride &&
                     viewStrides[next] < stride * size;
    if (isStepped) {
      if (viewStrides[next] % stride != 0)
        return std::nullopt;
      count = viewSizes[next];
      step = viewStrides[next++] / stride;
    }
    if (start + (count - 1) * step >= size)
      return std::nullopt;
    box.offsets.push_back(start);
    box.sizes.push_back(count);
    box.steps.push_back(step);
  }
  return next == viewSizes.size() ? std::optional<Box>(box) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

namespace {
/// Computes places in a storage inside of a loop.
class PlaceBuilder {
public:
  PlaceBuilder(OpBuilder &builder, Location loc) : builder(builder), loc(loc) {}

  Value constant(OpFoldResult number) {
    return getValueOrCreateConstantIndexOp(builder, loc, number);
  }

  /// The number of the element that the loop is at.
  Value computeElement(ArrayRef<OpFoldResult> strides) {
    Value sum = constant(builder.getIndexAttr(0));
    for (auto [dimension, stride] : llvm::enumerate(strides)) {
      Value index = linalg::IndexOp::create(builder, loc, dimension);
      sum = arith::AddIOp::create(
          builder, loc, sum,
          arith::MulIOp::create(builder, loc, index, constant(stride)));
    }
    return sum;
  }

  /// Returns the index in each dimension of the element of number `element`,
  /// which becomes the remainder.
  SmallVector<Value> divide(Value &element, ArrayRef<OrderedDimension> order) {
    SmallVector<Value> quotients;
    for (const OrderedDimension &dimension : order) {
      if (!dimension.stride) {
        quotients.push_back(constant(builder.getIndexAttr(0)));
        continue;
      }
      Value stride = constant(dimension.stride);
      quotients.push_back(
          arith::DivUIOp::create(builder, loc, element, stride));
      element = arith::RemUIOp::create(builder, loc, element, stride);
    }
    SmallVector<Value> indices;
    for (size_t dimension = 0; dimension < order.size(); ++dimension)
      indices.push_back(findIndex(dimension, order, quotients));
    return indices;
  }

  Value compare(arith::CmpIPredicate predicate, Value left,
                OpFoldResult right) {
    return arith::CmpIOp::create(builder, loc, predicate, left,
                                 constant(right));
  }

  OpBuilder &builder;
  Location loc;

private:
  /// The quotient that belongs to a dimension, wherever it is in the order.
  Value findIndex(size_t dimension, ArrayRef<OrderedDimension> order,
                  ArrayRef<Value> quotients) {
    Value index;
    OpFoldResult number = builder.getIndexAttr(static_cast<int64_t>(dimension));
    for (auto [ordered, quotient] : llvm::zip(order, quotients)) {
      if (isa<Attribute>(ordered.dimension)) {
        if (ordered.dimension == number)
          return quotient;
        continue;
      }
      Value isHere = compare(arith::CmpIPredicate::eq,
                             cast<Value>(ordered.dimension), number);
      index =
          index ? arith::SelectOp::create(builder, loc, isHere, quotient, index)
                      .getResult()
                : quotient;
    }
    return index;
  }
};
} // namespace

/// A loop over the elements of a tensor of `type` and `sizes`, whose body
/// computes each of them.
static Value buildLoop(OpBuilder &builder, Location loc, RankedTensorType type,
                       ArrayRef<OpFoldResult> sizes,
                       llvm::function_ref<Value(PlaceBuilder &)> compute) {
  Value empty =
      tensor::EmptyOp::create(builder, loc, sizes, type.getElementType());
  SmallVector<AffineMap> maps(1,
                              builder.getMultiDimIdentityMap(type.getRank()));
  SmallVector<utils::IteratorType> iterators(type.getRank(),
                                             utils::IteratorType::parallel);
  auto loop = linalg::GenericOp::create(
      builder, loc, type, ValueRange(), empty, maps, iterators,
      [&](OpBuilder &inner, Location at, ValueRange) {
        PlaceBuilder places(inner, at);
        linalg::YieldOp::create(inner, at, compute(places));
      });
  return loop.getResult(0);
}

static void replace(Operation *op, Value value) {
  value.getDefiningOp()->setDiscardableAttrs(
      op->getDiscardableAttrDictionary());
  op->getResult(0).replaceAllUsesWith(value);
  op->erase();
}

/// The layout of the tensor that a view is a part of.
template <typename ViewOp>
static MixedLayout getBaseLayout(OpBuilder &builder, ViewOp op) {
  return {tensor::getMixedSizes(builder, op.getLoc(), op.getBase()),
          op.getMixedBaseStrides(), builder.getIndexAttr(0)};
}

void ao::autograd::expandGather(GatherViewOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  RankedTensorType base = op.getBase().getType();
  if (std::optional<Box> box =
          findBox(base, op.getBaseStrides(), op.getViewSizes(),
                  op.getViewStrides(), static_cast<int64_t>(op.getOffset()))) {
    Value slice = tensor::ExtractSliceOp::create(
        builder, loc, op.getResult().getType(), op.getBase(), ValueRange(),
        ValueRange(), ValueRange(), box->offsets, box->sizes, box->steps);
    return replace(op, slice);
  }
  MixedLayout whole = getBaseLayout(builder, op), view = op.getViewLayout();
  checkView(builder, loc, whole, view);
  SmallVector<OrderedDimension> order = orderByStride(builder, loc, whole);
  Value gathered =
      buildLoop(builder, loc, op.getResult().getType(), view.sizes,
                [&](PlaceBuilder &places) -> Value {
                  Value element =
                      arith::AddIOp::create(places.builder, places.loc,
                                            places.computeElement(view.strides),
                                            places.constant(view.offset));
                  SmallVector<Value> indices = places.divide(element, order);
                  return tensor::ExtractOp::create(places.builder, places.loc,
                                                   op.getBase(), indices);
                });
  replace(op, gathered);
}

/// Returns an i1, true if element number `element` of the base is in the view:
/// dividing by the strides has no remainder, and each index is in bounds.
static Value findInView(PlaceBuilder &places, const MixedLayout &view,
                        ArrayRef<OrderedDimension> order, Value element,
                        SmallVector<Value> &indices) {
  OpBuilder &builder = places.builder;
  OpFoldResult zero = builder.getIndexAttr(0);
  Value isInside = places.compare(arith::CmpIPredicate::sge, element, zero);
  indices = places.divide(element, order);
  auto require = [&](Value condition) {
    isInside = arith::AndIOp::create(builder, places.loc, isInside, condition);
  };
  require(places.compare(arith::CmpIPredicate::eq, element, zero));
  for (auto [index, size] : llvm::zip(indices, view.sizes))
    require(places.compare(arith::CmpIPredicate::ult, index, size));
  return isInside;
}

/// The element of the view that replaces one of the base, or the latter. A view
/// that may be empty has none that could be read in any case.
static Value chooseElement(PlaceBuilder &places, ScatterViewOp op,
                           Value isInside, ArrayRef<Value> indices,
                           ArrayRef<Value> here) {
  OpBuilder &builder = places.builder;
  Location loc = places.loc;
  if (!op.getView().getType().hasStaticShape()) {
    auto extract = [](Value tensor, ArrayRef<Value> at) {
      return [=](OpBuilder &inner, Location where) {
        Value element = tensor::ExtractOp::create(inner, where, tensor, at);
        scf::YieldOp::create(inner, where, element);
      };
    };
    return scf::IfOp::create(builder, loc, isInside,
                             extract(op.getView(), indices),
                             extract(op.getBase(), here))
        .getResult(0);
  }
  SmallVector<Value> clamped;
  for (Value index : indices)
    clamped.push_back(
        arith::SelectOp::create(builder, loc, isInside, index,
                                places.constant(builder.getIndexAttr(0))));
  Value given = tensor::ExtractOp::create(builder, loc, op.getView(), clamped);
  Value kept = tensor::ExtractOp::create(builder, loc, op.getBase(), here);
  return arith::SelectOp::create(builder, loc, isInside, given, kept);
}

void ao::autograd::expandScatter(ScatterViewOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  RankedTensorType base = op.getBase().getType();
  if (llvm::is_contained(op.getView().getType().getShape(), 0)) {
    op->replaceAllUsesWith(ValueRange(op.getBase()));
    return op->erase();
  }
  if (std::optional<Box> box =
          findBox(base, op.getBaseStrides(), op.getViewSizes(),
                  op.getViewStrides(), static_cast<int64_t>(op.getOffset()))) {
    Value inserted = tensor::InsertSliceOp::create(
        builder, loc, base, op.getView(), op.getBase(), ValueRange(),
        ValueRange(), ValueRange(), box->offsets, box->sizes, box->steps);
    return replace(op, inserted);
  }
  MixedLayout whole = getBaseLayout(builder, op), view = op.getViewLayout();
  checkView(builder, loc, whole, view);
  SmallVector<OrderedDimension> order = orderByStride(builder, loc, view);
  Value scattered = buildLoop(
      builder, loc, base, whole.sizes, [&](PlaceBuilder &places) -> Value {
        Value element = arith::SubIOp::create(
            places.builder, places.loc, places.computeElement(whole.strides),
            places.constant(view.offset));
        SmallVector<Value> indices, here;
        Value isInside = findInView(places, view, order, element, indices);
        for (int64_t i = 0; i < base.getRank(); ++i)
          here.push_back(
              linalg::IndexOp::create(places.builder, places.loc, i));
        return chooseElement(places, op, isInside, indices, here);
      });
  replace(op, scattered);
}
