//===- SavedViews.cpp - Residuals that are views of one storage -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Steps/SavedViews.h"

#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/SetVector.h"
#include <algorithm>

using namespace mlir;
using namespace ao;

SmallVector<SavedView> ao::collectSavedViews(const Step &step, size_t storage) {
  Value base = step.getStorages()[storage].base;
  SmallVector<SavedView> views;
  for (unsigned slot : step.getSavedSlots(storage)) {
    SavedView &view = views.emplace_back();
    view.slot = slot;
    for (Value value = step.getSavedResult(slot); value != base;) {
      auto result = dyn_cast<OpResult>(value);
      Value source = result ? getViewSource(result) : Value();
      // A copy of the storage, on the host or reloaded, represents the base.
      if (!source)
        break;
      view.chain.push_back(result.getOwner());
      value = source;
    }
    std::reverse(view.chain.begin(), view.chain.end());
  }
  return views;
}

/// Returns the operand of which a view op is a view. View ops have one result.
static Value getBase(Operation *view) {
  return getViewSource(view->getResult(0));
}

StringRef ao::getRebuildObstacle(ArrayRef<SavedView> views) {
  for (const SavedView &view : views)
    for (Operation *op : view.chain) {
      auto type = dyn_cast<ShapedType>(op->getResult(0).getType());
      if (op->getNumResults() != 1 || !type)
        return "a saved view of it is defined by an op with several results";
      for (Value operand : op->getOperands())
        if (operand != getBase(op) && !matchPattern(operand, m_Constant()))
          return "a saved view of it has operands that are not constant";
      if (!type.hasStaticShape())
        return "a saved view of it has a dynamic shape";
    }
  return {};
}

namespace {
/// Half-open range of elements of the base.
struct ElementRange {
  int64_t begin, end;
};
} // namespace

/// Returns the range of elements that a static slice spans, if it is
/// contiguous.
static std::optional<ElementRange> getContiguousRange(Operation *view,
                                                      ArrayRef<int64_t> shape) {
  auto slice = dyn_cast<OffsetSizeAndStrideOpInterface>(view);
  if (!slice)
    return std::nullopt;
  auto offsets = getConstantIntValues(slice.getMixedOffsets());
  auto sizes = getConstantIntValues(slice.getMixedSizes());
  auto strides = getConstantIntValues(slice.getMixedStrides());
  if (!offsets || !sizes || !strides || offsets->size() != shape.size())
    return std::nullopt;
  ElementRange range{0, 0};
  int64_t elements = 1;
  for (auto [offset, size, stride, extent] :
       llvm::zip(*offsets, *sizes, *strides, shape)) {
    range.begin = range.begin * extent + offset;
    range.end = range.end * extent + offset + (size - 1) * stride;
    elements *= size;
  }
  ++range.end;
  if (range.end - range.begin != elements)
    return std::nullopt;
  return range;
}

static int64_t getUnionSize(std::vector<ElementRange> ranges) {
  llvm::sort(ranges, [](const ElementRange &a, const ElementRange &b) {
    return a.begin < b.begin;
  });
  int64_t covered = 0, end = 0;
  for (const ElementRange &range : ranges) {
    covered += std::max<int64_t>(0, range.end - std::max(range.begin, end));
    end = std::max(end, range.end);
  }
  return covered;
}

int64_t ao::getCoveredBytes(const Step &step, size_t storage,
                            ArrayRef<SavedView> views) {
  int64_t total = step.getStorages()[storage].bytes;
  auto baseType = cast<ShapedType>(step.getStorages()[storage].base.getType());
  std::optional<int64_t> elementBytes =
      getElementBytes(baseType.getElementType());
  std::vector<ElementRange> ranges;
  llvm::SetVector<Operation *> strided;
  for (const SavedView &view : views) {
    Type type = step.getSavedResult(view.slot).getType();
    std::optional<int64_t> bytes = getStaticBytes(type);
    if (view.chain.empty() || !bytes || *bytes >= total ||
        !baseType.hasStaticShape())
      return total;
    if (auto range =
            getContiguousRange(view.chain.front(), baseType.getShape()))
      ranges.push_back(*range);
    else
      strided.insert(view.chain.front());
  }
  int64_t covered = getUnionSize(std::move(ranges)) * *elementBytes;
  for (Operation *view : strided)
    covered += getStaticBytes(view->getResult(0).getType()).value_or(total);
  return std::min(covered, total);
}

Value ao::rebuildView(OpBuilder &builder, ArrayRef<Operation *> chain,
                      Value base) {
  for (Operation *op : chain) {
    IRMapping mapping;
    for (Value operand : op->getOperands())
      if (operand != getBase(op) && !mapping.contains(operand))
        builder.clone(*operand.getDefiningOp(), mapping);
    mapping.map(getBase(op), base);
    base = builder.clone(*op, mapping)->getResult(0);
  }
  return base;
}
