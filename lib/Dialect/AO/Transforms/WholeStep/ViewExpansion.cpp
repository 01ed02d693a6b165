//===- ViewExpansion.cpp - What nodes behind views do ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ViewExpansion.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

void ao::expandCopySlices(CopySlicesOp op) {
  OpBuilder builder(op);
  Block &body = op.getBody().front();
  auto offset = static_cast<int64_t>(op.getViewOffset() - op.getBaseOffset());
  DictionaryAttr attributes = op->getDiscardableAttrDictionary();
  auto part = GatherViewOp::create(
      builder, op.getLoc(), body.getArgument(0).getType(), op.getGradient(),
      op.getBaseStrides(), op.getViewSizes(), op.getViewStrides(), offset);
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
          op.getGradient(), op.getBaseStrides(), op.getViewSizes(),
          op.getViewStrides(), offset);
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

  Value constant(int64_t number) {
    return arith::ConstantIndexOp::create(builder, loc, number);
  }

  /// The number of the element that the loop is at.
  Value computeElement(ArrayRef<int64_t> strides) {
    Value sum = constant(0);
    for (auto [dimension, stride] : llvm::enumerate(strides)) {
      Value index = linalg::IndexOp::create(builder, loc, dimension);
      sum = arith::AddIOp::create(
          builder, loc, sum,
          arith::MulIOp::create(builder, loc, index, constant(stride)));
    }
    return sum;
  }

  /// The index in each dimension of the element of number `element`, which
  /// becomes what is left of it.
  SmallVector<Value> divide(Value &element, ArrayRef<int64_t> sizes,
                            ArrayRef<int64_t> strides) {
    SmallVector<size_t> order(
        llvm::to_vector(llvm::seq<size_t>(0, strides.size())));
    llvm::stable_sort(order, [&](size_t a, size_t b) {
      return std::pair(strides[a], sizes[a]) > std::pair(strides[b], sizes[b]);
    });
    SmallVector<Value> indices(strides.size());
    for (size_t dimension : order) {
      if (sizes[dimension] == 1) {
        indices[dimension] = constant(0);
        continue;
      }
      Value stride = constant(strides[dimension]);
      indices[dimension] =
          arith::DivUIOp::create(builder, loc, element, stride);
      element = arith::RemUIOp::create(builder, loc, element, stride);
    }
    return indices;
  }

  Value compare(arith::CmpIPredicate predicate, Value left, int64_t right) {
    return arith::CmpIOp::create(builder, loc, predicate, left,
                                 constant(right));
  }

  OpBuilder &builder;
  Location loc;
};
} // namespace

/// A loop over the elements of `result`, whose body computes each of them.
static Value buildLoop(OpBuilder &builder, Location loc, RankedTensorType type,
                       llvm::function_ref<Value(PlaceBuilder &)> compute) {
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                        type.getElementType());
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

void ao::expandGather(GatherViewOp op) {
  OpBuilder builder(op);
  RankedTensorType base = op.getBase().getType();
  auto offset = static_cast<int64_t>(op.getOffset());
  if (std::optional<Box> box =
          findBox(base, op.getBaseStrides(), op.getViewSizes(),
                  op.getViewStrides(), offset)) {
    Value slice = tensor::ExtractSliceOp::create(
        builder, op.getLoc(), op.getResult().getType(), op.getBase(),
        ValueRange(), ValueRange(), ValueRange(), box->offsets, box->sizes,
        box->steps);
    return replace(op, slice);
  }
  Value gathered = buildLoop(
      builder, op.getLoc(), op.getResult().getType(),
      [&](PlaceBuilder &places) -> Value {
        Value element =
            arith::AddIOp::create(places.builder, places.loc,
                                  places.computeElement(op.getViewStrides()),
                                  places.constant(offset));
        SmallVector<Value> indices =
            places.divide(element, base.getShape(), op.getBaseStrides());
        return tensor::ExtractOp::create(places.builder, places.loc,
                                         op.getBase(), indices);
      });
  replace(op, gathered);
}

/// Whether the element of number `element` is one of the view: a division by
/// its strides leaves nothing, and no index is too large. Where it is none,
/// the indices become zero.
static Value findInView(PlaceBuilder &places, ScatterViewOp op, Value element,
                        SmallVector<Value> &indices) {
  OpBuilder &builder = places.builder;
  Value isInside = places.compare(arith::CmpIPredicate::sge, element, 0);
  indices = places.divide(element, op.getViewSizes(), op.getViewStrides());
  auto require = [&](Value condition) {
    isInside = arith::AndIOp::create(builder, places.loc, isInside, condition);
  };
  require(places.compare(arith::CmpIPredicate::eq, element, 0));
  for (auto [index, size] : llvm::zip(indices, op.getViewSizes()))
    require(places.compare(arith::CmpIPredicate::ult, index, size));
  for (Value &index : indices)
    index = arith::SelectOp::create(builder, places.loc, isInside, index,
                                    places.constant(0));
  return isInside;
}

void ao::expandScatter(ScatterViewOp op) {
  OpBuilder builder(op);
  RankedTensorType base = op.getBase().getType();
  auto offset = static_cast<int64_t>(op.getOffset());
  if (llvm::is_contained(op.getViewSizes(), 0)) {
    op->replaceAllUsesWith(ValueRange(op.getBase()));
    return op->erase();
  }
  if (std::optional<Box> box =
          findBox(base, op.getBaseStrides(), op.getViewSizes(),
                  op.getViewStrides(), offset)) {
    Value inserted = tensor::InsertSliceOp::create(
        builder, op.getLoc(), base, op.getView(), op.getBase(), ValueRange(),
        ValueRange(), ValueRange(), box->offsets, box->sizes, box->steps);
    return replace(op, inserted);
  }
  Value scattered =
      buildLoop(builder, op.getLoc(), base, [&](PlaceBuilder &places) -> Value {
        OpBuilder &inner = places.builder;
        Value element = arith::SubIOp::create(
            inner, places.loc, places.computeElement(op.getBaseStrides()),
            places.constant(offset));
        SmallVector<Value> indices, here;
        Value isInside = findInView(places, op, element, indices);
        for (int64_t i = 0; i < base.getRank(); ++i)
          here.push_back(linalg::IndexOp::create(inner, places.loc, i));
        Value given =
            tensor::ExtractOp::create(inner, places.loc, op.getView(), indices);
        Value kept =
            tensor::ExtractOp::create(inner, places.loc, op.getBase(), here);
        return arith::SelectOp::create(inner, places.loc, isInside, given,
                                       kept);
      });
  replace(op, scattered);
}
