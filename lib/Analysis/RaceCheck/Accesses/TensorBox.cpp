//===- TensorBox.cpp - Parts of tensors by dimension ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorBox.h"

#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace ao;

using Box = TensorBox;

static bool contains(const TensorExtent &outer, const TensorExtent &inner) {
  return isAtLeast(inner.begin, outer.begin) && isAtLeast(outer.end, inner.end);
}

bool ao::areApart(const Box &a, const Box &b) {
  return llvm::any_of(llvm::zip(a, b), [](auto pair) {
    auto &[extent, other] = pair;
    return isAtLeast(extent.begin, other.end) ||
           isAtLeast(other.begin, extent.end);
  });
}

/// Returns true if `boxes`, one after the other along `dimension`, cover
/// `wanted`.
static bool coverAlong(ArrayRef<Box> boxes, const Box &wanted,
                       unsigned dimension) {
  SmallVector<const TensorExtent *> parts;
  for (const Box &box : boxes) {
    bool isWide = true;
    for (unsigned other = 0; isWide && other != wanted.size(); ++other)
      isWide = other == dimension || contains(box[other], wanted[other]);
    if (isWide)
      parts.push_back(&box[dimension]);
  }
  LinearExpr reached = wanted[dimension].begin;
  for (size_t step = 0; step <= parts.size(); ++step) {
    if (isAtLeast(reached, wanted[dimension].end))
      return true;
    auto *next = llvm::find_if(parts, [&](const TensorExtent *part) {
      return isAtLeast(reached, part->begin) &&
             isAtLeast(part->end, reached + LinearExpr(1));
    });
    if (next == parts.end())
      return false;
    reached = (*next)->end;
  }
  return false;
}

bool ao::cover(ArrayRef<Box> boxes, const Box &wanted) {
  if (wanted.empty())
    return !boxes.empty();
  return llvm::any_of(llvm::seq<unsigned>(0, wanted.size()),
                      [&](unsigned i) { return coverAlong(boxes, wanted, i); });
}

void ao::addBox(const Box &box, std::vector<Box> &boxes) {
  for (Box &known : boxes) {
    std::optional<unsigned> differing;
    unsigned numDiffering = 0;
    for (auto [index, pair] : llvm::enumerate(llvm::zip(known, box))) {
      auto &[a, b] = pair;
      if (a.begin == b.begin && a.end == b.end)
        continue;
      differing = index;
      ++numDiffering;
    }
    if (numDiffering == 0)
      return;
    if (numDiffering > 1)
      continue;
    TensorExtent &a = known[*differing];
    const TensorExtent &b = box[*differing];
    if (a.end == b.begin)
      a.end = b.end;
    else if (b.end == a.begin)
      a.begin = b.begin;
    else
      continue;
    return;
  }
  boxes.push_back(box);
}

/// Returns the values that determine the place of a box.
static SmallVector<Value> getNames(const Box &box) {
  SmallVector<Value> names;
  for (const TensorExtent &extent : box) {
    llvm::append_range(names, extent.begin.getValues());
    llvm::append_range(names, extent.end.getValues());
  }
  return names;
}

bool ao::isNamedOutside(const Box &box, Operation *scope, Value allowed) {
  return llvm::none_of(getNames(box), [&](Value name) {
    return name != allowed &&
           scope->isAncestor(name.getParentBlock()->getParentOp());
  });
}

std::optional<Box> ao::sweep(const Box &box, Value variable,
                             const LinearExpr &lower, const LinearExpr &upper,
                             int64_t step) {
  std::optional<Box> swept;
  for (auto [index, extent] : llvm::enumerate(box)) {
    int64_t factor = extent.begin.getFactor(variable), advance;
    if (factor == 0 && extent.end.getFactor(variable) == 0)
      continue;
    std::optional<int64_t> length = (extent.end - extent.begin).getConstant();
    if (swept || llvm::MulOverflow(factor, step, advance) || !length ||
        *length < std::abs(advance))
      return std::nullopt;
    LinearExpr first = extent.begin.substitute(variable, lower),
               next = extent.begin.substitute(variable, upper);
    LinearExpr back(advance < 0 ? -advance : 0);
    if (!first || !next)
      return std::nullopt;
    swept = box;
    (*swept)[index] = advance > 0 ? TensorExtent{first, next}
                                  : TensorExtent{next + back, first + back};
  }
  return swept;
}

Box ao::getPlace(OffsetSizeAndStrideOpInterface slice) {
  Box place;
  for (auto [offset, size, stride] :
       llvm::zip(slice.getMixedOffsets(), slice.getMixedSizes(),
                 slice.getMixedStrides())) {
    LinearExpr begin = LinearExpr::get(offset), end = LinearExpr::getUnknown();
    std::optional<int64_t> advance = getConstantIntValue(stride);
    if (advance && *advance > 0)
      end = begin + (LinearExpr::get(size) - LinearExpr(1)) * *advance +
            LinearExpr(1);
    place.push_back({begin, end});
  }
  return place;
}

bool ao::isContiguous(OffsetSizeAndStrideOpInterface slice) {
  return llvm::all_of(slice.getMixedStrides(), [](OpFoldResult stride) {
    return isConstantIntValue(stride, 1);
  });
}

std::optional<Box> ao::getShape(Value tensor, unsigned depth) {
  auto type = dyn_cast<RankedTensorType>(tensor.getType());
  if (!type)
    return std::nullopt;
  Box shape;
  for (int64_t size : type.getShape())
    shape.push_back({0, size});
  constexpr unsigned kMostSteps = 64;
  if (type.hasStaticShape())
    return shape;
  if (depth == kMostSteps)
    return std::nullopt;
  if (auto insertion = tensor.getDefiningOp<tensor::InsertSliceOp>())
    return getShape(insertion.getDest(), depth + 1);
  auto argument = dyn_cast<BlockArgument>(tensor);
  auto loop = dyn_cast_or_null<LoopLikeOpInterface>(
      argument ? argument.getOwner()->getParentOp() : tensor.getDefiningOp());
  if (loop) {
    OpOperand *init = argument ? loop.getTiedLoopInit(argument)
                               : loop.getTiedLoopInit(cast<OpResult>(tensor));
    return init ? getShape(init->get(), depth + 1) : std::nullopt;
  }
  auto empty = tensor.getDefiningOp<HostEmptyOp>();
  if (!empty)
    return std::nullopt;
  auto size = empty.getSizes().begin();
  for (TensorExtent &extent : shape)
    if (ShapedType::isDynamic(*extent.end.getConstant()))
      extent.end = LinearExpr::get(*size++);
  return shape;
}
