//===- BufferParts.cpp - Parts of a buffer --------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferParts.h"

#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/ADT/SetVector.h"
#include <algorithm>
#include <cstdlib>

using namespace mlir;
using namespace ao;

/// Sizes and strides of the dimensions in which there are several elements, by
/// stride; nothing unless all of it is static.
static std::optional<SmallVector<std::pair<int64_t, int64_t>>>
getDimensions(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (!type || !type.hasStaticShape() ||
      failed(type.getStridesAndOffset(strides, offset)))
    return std::nullopt;
  SmallVector<std::pair<int64_t, int64_t>> dimensions;
  for (auto [size, stride] : llvm::zip(type.getShape(), strides)) {
    if (size == 1)
      continue;
    if (ShapedType::isDynamic(stride) || stride < 0)
      return std::nullopt;
    dimensions.emplace_back(stride, size);
  }
  llvm::sort(dimensions);
  return dimensions;
}

/// The number of elements from the first to the last; nothing if it is not
/// known.
static std::optional<int64_t> getLength(MemRefType type) {
  auto dimensions = getDimensions(type);
  if (!dimensions)
    return std::nullopt;
  int64_t length = 1;
  for (auto [stride, size] : *dimensions) {
    if (size == 0)
      return 0;
    int64_t extent;
    if (llvm::MulOverflow(size - 1, stride, extent) ||
        llvm::AddOverflow(length, extent, length))
      return std::nullopt;
  }
  return length;
}

/// Returns true if the results of `map` determine each dimension: by itself, or
/// by the tile of an index and its position in the tile.
static bool tellsDimensions(AffineMap map) {
  auto isResult = [&](AffineExpr expr) {
    return llvm::is_contained(map.getResults(), expr);
  };
  auto isTiled = [&](AffineExpr dimension, AffineExpr place) {
    auto binary = dyn_cast<AffineBinaryOpExpr>(place);
    return binary && binary.getKind() == AffineExprKind::Mod &&
           binary.getLHS() == dimension &&
           isa<AffineConstantExpr>(binary.getRHS()) &&
           isResult(dimension.floorDiv(binary.getRHS()));
  };
  return llvm::all_of(llvm::seq(map.getNumDims()), [&](unsigned index) {
    AffineExpr dimension = getAffineDimExpr(index, map.getContext());
    return isResult(dimension) ||
           llvm::any_of(map.getResults(), [&](AffineExpr place) {
             return isTiled(dimension, place);
           });
  });
}

bool ao::isInjective(MemRefType type) {
  MemRefLayoutAttrInterface layout = type.getLayout();
  if (layout.isIdentity() || tellsDimensions(layout.getAffineMap()))
    return true;
  auto dimensions = getDimensions(type);
  if (!dimensions)
    return false;
  int64_t length = 1;
  for (auto [stride, size] : *dimensions) {
    if (stride < length || llvm::MulOverflow(stride, size - 1, stride) ||
        llvm::AddOverflow(length, stride, length))
      return false;
  }
  return true;
}

/// Returns true if a subview with a layout of its own takes each element of its
/// source once: steps that are not known may be none.
static bool stepsForward(memref::SubViewOp view) {
  return llvm::all_of(
      llvm::zip(view.getMixedStrides(), view.getMixedSizes()),
      [](auto dimension) {
        auto [stride, size] = dimension;
        std::optional<int64_t> step = getConstantIntValue(stride);
        return (step && *step > 0) || isConstantIntValue(size, 1);
      });
}

/// Returns true if several elements are in one place, for all that is known:
/// nothing is of a layout without strides.
static bool repeatsElements(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return true;
  return llvm::any_of(llvm::zip(type.getShape(), strides), [](auto dimension) {
    auto [size, stride] = dimension;
    return stride == 0 && size != 0 && size != 1;
  });
}

bool ao::mayOverlapItself(Value buffer) {
  llvm::SetVector<Value> values;
  values.insert(buffer);
  for (size_t i = 0; i != values.size(); ++i) {
    auto type = dyn_cast<MemRefType>(values[i].getType());
    if (type && isInjective(type))
      continue;
    if (type && (getDimensions(type) || repeatsElements(type)))
      return true;
    if (auto view = values[i].getDefiningOp<memref::SubViewOp>()) {
      if (!stepsForward(view))
        return true;
      values.insert(view.getSource());
    } else if (values[i].getDefiningOp<memref::ReinterpretCastOp>()) {
      return true;
    } else {
      values.insert_range(getStorageSources(values[i]));
    }
  }
  return false;
}

static bool isDense(MemRefType type) {
  auto dimensions = getDimensions(type);
  if (!dimensions)
    return false;
  int64_t length = 1;
  for (auto [stride, size] : *dimensions) {
    if (stride != length || llvm::MulOverflow(length, size, length))
      return false;
  }
  return true;
}

/// Views with the elements of their source in the same places, or fewer. Other
/// casts may have elements of another size, or more of them.
static bool isReshape(Operation *view) {
  return isa<memref::ExpandShapeOp, memref::CollapseShapeOp,
             memref::TransposeOp>(view) ||
         (isa<memref::CastOp, memref::MemorySpaceCastOp>(view) &&
          isa<MemRefType>(view->getOperand(0).getType()) &&
          isa<MemRefType>(view->getResult(0).getType()));
}

static MemRefType getType(Value value) {
  return dyn_cast<MemRefType>(value.getType());
}

/// Returns the offset of a view in its source; none if it is not linear.
static LinearExpr getOffsetInSource(memref::SubViewOp view) {
  SmallVector<int64_t> strides;
  int64_t ignored = 0;
  if (failed(view.getSourceType().getStridesAndOffset(strides, ignored)))
    return LinearExpr::getUnknown();
  LinearExpr begin;
  for (auto [offset, stride] : llvm::zip(view.getMixedOffsets(), strides)) {
    LinearExpr along = LinearExpr::get(offset);
    if (ShapedType::isDynamic(stride) && along.getConstant() != 0)
      return LinearExpr::getUnknown();
    if (!ShapedType::isDynamic(stride))
      begin = begin + along * stride;
  }
  return begin;
}

/// Returns true if `value`, a view of `root`, counts elements from where `root`
/// does: `memref.view` moves the address that is counted from, and has other
/// elements.
static bool countsFrom(Value value, Value root) {
  while (value != root) {
    auto result = dyn_cast<OpResult>(value);
    Value source = result ? getViewSource(result) : Value();
    // Another name of the root.
    if (!source)
      return true;
    Operation *op = result.getOwner();
    if (!isa<memref::SubViewOp, memref::ReinterpretCastOp,
             memref::ExtractStridedMetadataOp>(op) &&
        !isReshape(op))
      return false;
    value = source;
  }
  return true;
}

/// Returns the offset in `root` of a cast to another layout: the op counts from
/// the start of the allocation.
static LinearExpr getOffsetInRoot(memref::ReinterpretCastOp view, Value root) {
  SmallVector<int64_t> strides;
  int64_t rootOffset = 0;
  if (!countsFrom(view.getSource(), root) || !getType(root) ||
      failed(getType(root).getStridesAndOffset(strides, rootOffset)) ||
      ShapedType::isDynamic(rootOffset))
    return LinearExpr::getUnknown();
  return LinearExpr::get(view.getMixedOffsets().front()) -
         LinearExpr(rootOffset);
}

/// Returns the offset of `value` in `root`, of which it is a view.
static LinearExpr getBegin(Value value, Value root) {
  LinearExpr begin;
  while (value != root) {
    auto result = dyn_cast<OpResult>(value);
    Value source = result ? getViewSource(result) : Value();
    // Another name of the root.
    if (!source)
      return begin;
    if (auto cast = dyn_cast<memref::ReinterpretCastOp>(result.getOwner()))
      return begin + getOffsetInRoot(cast, root);
    if (auto part = dyn_cast<memref::SubViewOp>(result.getOwner()))
      begin = begin + getOffsetInSource(part);
    else if (!isReshape(result.getOwner()))
      return LinearExpr::getUnknown();
    value = source;
  }
  return begin;
}

std::optional<BufferPart> ao::getBufferPart(Value buffer, AliasRoots &roots) {
  Value root = roots.getMustRoot(buffer);
  // A merged buffer may start anywhere.
  MemRefType type = getType(buffer);
  if (!type || AliasRoots::isUnknownBuffer(root) || !roots.isOrigin(root))
    return std::nullopt;
  std::optional<int64_t> length = getLength(type);
  LinearExpr begin = length ? getBegin(buffer, root) : LinearExpr();
  if (!length || !begin)
    return std::nullopt;
  return BufferPart{root, begin, *length, isDense(type)};
}

bool ao::isWithin(Value buffer, Value outer) {
  while (buffer != outer) {
    auto result = dyn_cast<OpResult>(buffer);
    Value source = result ? getViewSource(result) : Value();
    if (!source || !(isa<memref::SubViewOp>(result.getOwner()) ||
                     isReshape(result.getOwner())))
      return false;
    buffer = source;
  }
  return true;
}

bool ao::isWholeBuffer(Value buffer, AliasRoots &roots) {
  Value root = roots.getMustRoot(buffer);
  while (buffer != root) {
    auto result = cast<OpResult>(buffer);
    Value source = getViewSource(result);
    // Another name of the root.
    if (!source)
      return true;
    if (!isReshape(result.getOwner()))
      break;
    buffer = source;
  }
  if (buffer == root || !isa<BaseMemRefType>(buffer.getType()))
    return true;
  std::optional<BufferPart> part = getBufferPart(buffer, roots);
  return part && part->isDense && part->begin.getConstant() == 0 &&
         getType(root) && getLength(getType(root)) == part->length;
}

bool ao::isAlwaysWhole(Value buffer, Value root, AliasRoots &roots) {
  llvm::SetVector<Value> values;
  values.insert(buffer);
  for (size_t i = 0; i != values.size(); ++i) {
    if (!isWholeBuffer(values[i], roots))
      return false;
    Value value = roots.getMustRoot(values[i]);
    if (value == root)
      continue;
    SmallVector<Value> sources = getStorageSources(value);
    if (sources.empty())
      return false;
    values.insert(sources.begin(), sources.end());
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Disjoint parts
//===----------------------------------------------------------------------===//

/// Returns `expr`, computed before control took `path`, in terms of the present
/// values.
static LinearExpr toPresent(LinearExpr expr, const ControlPath &path,
                            ControlFlow &flow) {
  if (path.isUnknown() && !expr.getConstant())
    return LinearExpr::getUnknown();
  for (const PathDecision &decision : path.getDecisions()) {
    if (decision.isChoice || decision.isAbsolute)
      continue;
    for (Value value : expr.getValues()) {
      if (!flow.contains(decision.fork, value.getParentBlock()))
        continue;
      std::optional<InductionRange> range = getInductionRange(value);
      if (!range || decision.period != 0 ||
          decision.fork != Fork(range->loop.getOperation()))
        return LinearExpr::getUnknown();
      LinearExpr present = LinearExpr::get(value);
      expr = expr.substitute(value, present - LinearExpr(range->step) *
                                                  decision.number);
    }
  }
  return expr;
}

namespace {
/// Evaluates expressions at the iterations of a path.
class IterationNumbers {
public:
  explicit IterationNumbers(const ControlPath &path) : path(path) {}

  LinearExpr evaluate(LinearExpr expr) { return evaluate(expr, 0); }

private:
  LinearExpr evaluate(LinearExpr expr, unsigned depth);
  std::optional<int64_t> getRemainder(Operation *op, unsigned depth);

  const ControlPath &path;
  /// Remainders of remainders are asked once.
  llvm::DenseMap<Operation *, std::optional<int64_t>> remainders;
};
} // namespace

/// `expr` with the induction variables whose iteration the path determines.
LinearExpr IterationNumbers::evaluate(LinearExpr expr, unsigned depth) {
  for (const PathDecision &decision : path.getDecisions()) {
    if (decision.isChoice || !decision.isAbsolute || decision.period != 0 ||
        decision.number == 0)
      continue;
    for (Value value : expr.getValues()) {
      std::optional<InductionRange> range = getInductionRange(value);
      if (range && decision.fork == Fork(range->loop.getOperation()) &&
          range->lower)
        expr = expr.substitute(value, range->lower + LinearExpr(range->step) *
                                                         (decision.number - 1));
    }
  }
  // Remainders of what is a number by now.
  for (Value value : expr.getValues()) {
    Operation *op = value.getDefiningOp();
    if (!isa_and_present<arith::RemUIOp, arith::RemSIOp>(op))
      continue;
    if (std::optional<int64_t> number = getRemainder(op, depth))
      expr = expr.substitute(value, *number);
  }
  return expr;
}

std::optional<int64_t> IterationNumbers::getRemainder(Operation *op,
                                                      unsigned depth) {
  constexpr unsigned deepest = 64;
  auto [known, isNew] = remainders.try_emplace(op, std::nullopt);
  if (!isNew || depth == deepest)
    return known->second;
  std::optional<int64_t> divisor = getConstantIntValue(op->getOperand(1));
  std::optional<int64_t> dividend =
      evaluate(LinearExpr::get(op->getOperand(0)), depth + 1).getConstant();
  if (!divisor || *divisor <= 0 || !dividend || *dividend < 0)
    return std::nullopt;
  return remainders[op] = *dividend % *divisor;
}

namespace {
/// A sum of a multiple of one remainder, and of other things.
struct Remainder {
  int64_t factor, divisor;
  LinearExpr dividend, rest;
};
} // namespace

/// `expr` as such a sum, where the number that is divided is not negative.
static std::optional<Remainder> getRemainder(const LinearExpr &expr) {
  for (Value value : expr.getValues()) {
    Operation *op = value.getDefiningOp();
    if (!isa_and_present<arith::RemUIOp, arith::RemSIOp>(op))
      continue;
    std::optional<int64_t> divisor = getConstantIntValue(op->getOperand(1));
    LinearExpr dividend = LinearExpr::get(op->getOperand(0));
    if (!divisor || *divisor <= 0 || !isAtLeast(dividend, 0))
      return std::nullopt;
    return Remainder{expr.getFactor(value), *divisor, dividend,
                     expr.substitute(value, 0)};
  }
  return std::nullopt;
}

/// Returns true if `value` was the same before control took `path`.
static bool isUnchanged(Value value, const ControlPath &path,
                        ControlFlow &flow) {
  return !path.isUnknown() &&
         llvm::none_of(path.getDecisions(), [&](const PathDecision &decision) {
           return !decision.isChoice && !decision.isAbsolute &&
                  flow.contains(decision.fork, value.getParentBlock());
         });
}

namespace {
/// Distinguishes positions of earlier iterations from those of the current one.
class PartComparison {
public:
  PartComparison(const ControlPath &path, ControlFlow &flow)
      : path(path), flow(flow) {}

  /// Returns true if `past` and what follows up to its length, and the same of
  /// `present`, have nothing in common.
  bool areApart(const LinearExpr &past, const LinearExpr &pastLength,
                const LinearExpr &present,
                const LinearExpr &presentLength) const {
    IterationNumbers numbers(path);
    LinearExpr from = numbers.evaluate(toPresent(past, path, flow));
    LinearExpr fromEnd = from + toPresent(pastLength, path, flow);
    LinearExpr to = numbers.evaluate(present);
    LinearExpr behind = to - fromEnd, before = from - to - presentLength;
    return isAtLeast(behind, 0) || isAtLeast(before, 0) ||
           areApartByRemainder(past, pastLength, present, presentLength);
  }

  bool isUnchanged(Value value) const {
    return ::isUnchanged(value, path, flow);
  }

private:
  /// Returns true if both begin at the same multiple of two remainders that are
  /// not the same: that of what advances by less than the divisor, say.
  bool areApartByRemainder(const LinearExpr &past, const LinearExpr &pastLength,
                           const LinearExpr &present,
                           const LinearExpr &presentLength) const {
    std::optional<Remainder> from = getRemainder(past),
                             to = getRemainder(present);
    std::optional<int64_t> length = pastLength.getConstant(),
                           otherLength = presentLength.getConstant();
    if (!from || !to || !length || !otherLength ||
        from->divisor != to->divisor || from->factor != to->factor ||
        std::max(*length, *otherLength) > std::abs(from->factor))
      return false;
    std::optional<int64_t> distance =
        (toPresent(from->dividend, path, flow) - to->dividend).getConstant();
    return toPresent(from->rest, path, flow) == to->rest && distance &&
           *distance % from->divisor != 0;
  }

  static bool isAtLeast(const LinearExpr &expr, int64_t bound) {
    std::optional<int64_t> least = expr.getLowerBound();
    return least && *least >= bound;
  }

  const ControlPath &path;
  ControlFlow &flow;
};
} // namespace

/// Returns the subviews in the chain of views of `value`, innermost first.
static SmallVector<memref::SubViewOp> getCuts(Value value) {
  SmallVector<memref::SubViewOp> cuts;
  while (auto result = dyn_cast<OpResult>(value)) {
    Value source = getViewSource(result);
    auto cut = dyn_cast<memref::SubViewOp>(result.getOwner());
    if (!source || (!cut && !isReshape(result.getOwner())))
      break;
    if (cut)
      cuts.push_back(cut);
    value = source;
  }
  return cuts;
}

/// A part that goes backwards does not begin at its offset.
static bool isForwards(OpFoldResult stride) {
  return getConstantIntValue(stride).value_or(0) > 0;
}

/// From the first to the last index of a part that goes forwards.
static LinearExpr getExtent(OpFoldResult size, OpFoldResult stride) {
  return (LinearExpr::get(size) - LinearExpr(1)) *
             *getConstantIntValue(stride) +
         LinearExpr(1);
}

/// Returns true if two parts of one buffer are apart in one of its dimensions.
static bool areApartInDimension(memref::SubViewOp a, memref::SubViewOp b,
                                const PartComparison &comparison) {
  if (a.getSource() != b.getSource() || !isInjective(a.getSourceType()) ||
      !comparison.isUnchanged(a.getSource()))
    return false;
  auto dimensions =
      llvm::zip(a.getMixedOffsets(), a.getMixedSizes(), a.getMixedStrides(),
                b.getMixedOffsets(), b.getMixedSizes(), b.getMixedStrides());
  return llvm::any_of(dimensions, [&](auto dimension) {
    auto [offset, size, stride, otherOffset, otherSize, otherStride] =
        dimension;
    return isForwards(stride) && isForwards(otherStride) &&
           comparison.areApart(LinearExpr::get(offset), getExtent(size, stride),
                               LinearExpr::get(otherOffset),
                               getExtent(otherSize, otherStride));
  });
}

/// The view of bytes that `value` is within.
static memref::ViewOp getByteView(Value value) {
  while (auto result = dyn_cast<OpResult>(value)) {
    if (auto view = dyn_cast<memref::ViewOp>(result.getOwner()))
      return view;
    Value source = getViewSource(result);
    if (!source || !(isa<memref::SubViewOp>(result.getOwner()) ||
                     isReshape(result.getOwner())))
      break;
    value = source;
  }
  return {};
}

/// Returns the bytes of a buffer if its elements follow one another without
/// padding, elements of less than a byte in one byte each. The size of elements
/// of other widths depends on the target.
static std::optional<int64_t> getBytes(MemRefType type) {
  Type element = type.getElementType();
  if (!element.isIntOrFloat() ||
      !llvm::isPowerOf2_32(element.getIntOrFloatBitWidth()))
    return std::nullopt;
  return getStaticBytes(type);
}

/// Returns true if two views of the bytes of one buffer have none in common.
static bool areApartInBytes(Value a, Value b,
                            const PartComparison &comparison) {
  memref::ViewOp view = getByteView(a), other = getByteView(b);
  if (!view || !other || view.getSource() != other.getSource() ||
      !comparison.isUnchanged(view.getSource()))
    return false;
  std::optional<int64_t> bytes = getBytes(view.getType()),
                         otherBytes = getBytes(other.getType());
  return bytes && otherBytes &&
         comparison.areApart(LinearExpr::get(view.getByteShift()), *bytes,
                             LinearExpr::get(other.getByteShift()),
                             *otherBytes);
}

/// Returns true if both are views of one buffer, with no merge between them and
/// it.
static bool haveComparableParts(Value a, Value b, AliasRoots &roots) {
  Value root = roots.getMustRoot(a);
  return root == roots.getMustRoot(b) && isa<BaseMemRefType>(a.getType()) &&
         isa<BaseMemRefType>(b.getType()) &&
         !AliasRoots::isUnknownBuffer(root) && roots.isOrigin(root);
}

bool ao::areDisjointParts(Value a, const ControlPath &path, Value b,
                          AliasRoots &roots) {
  if (!haveComparableParts(a, b, roots))
    return false;
  PartComparison comparison(path, roots.getControlFlow());
  auto first = getBufferPart(a, roots), second = getBufferPart(b, roots);
  if (first && second &&
      comparison.areApart(first->begin, first->length, second->begin,
                          second->length))
    return true;
  if (areApartInBytes(a, b, comparison))
    return true;
  for (memref::SubViewOp cut : getCuts(a))
    for (memref::SubViewOp other : getCuts(b))
      if (areApartInDimension(cut, other, comparison))
        return true;
  return false;
}

//===----------------------------------------------------------------------===//
// Accesses by indices
//===----------------------------------------------------------------------===//

namespace {
/// The elements that an op accesses by indices: in each dimension some from an
/// index on.
struct IndexedBox {
  SmallVector<LinearExpr> indices;
  SmallVector<int64_t> sizes;
};
} // namespace

/// Sizes of a vector in the last dimensions of a buffer.
static std::optional<SmallVector<int64_t>> getSizes(VectorType vector,
                                                    MemRefType buffer) {
  if (vector.isScalable() || isa<VectorType>(buffer.getElementType()) ||
      vector.getRank() > buffer.getRank())
    return std::nullopt;
  SmallVector<int64_t> sizes(buffer.getRank() - vector.getRank(), 1);
  llvm::append_range(sizes, vector.getShape());
  return sizes;
}

/// Returns the elements of `buffer` that `op` accesses by indices; nothing of
/// other ops.
static std::optional<IndexedBox> getBox(Operation *op, Value buffer) {
  MemRefType type = getType(buffer);
  if (!type)
    return std::nullopt;
  Value accessed;
  IndexedBox box{{}, SmallVector<int64_t>(type.getRank(), 1)};
  auto add = [&](Value memref, ValueRange values) {
    accessed = memref;
    for (Value value : values)
      box.indices.push_back(LinearExpr::get(value));
  };
  auto addMapped = [&](Value memref, AffineMap map, OperandRange operands) {
    accessed = memref;
    for (AffineExpr result : map.getResults())
      box.indices.push_back(
          LinearExpr::get(result, operands, map.getNumDims()));
  };
  auto addVector = [&](Value memref, ValueRange values, VectorType vector) {
    std::optional<SmallVector<int64_t>> sizes = getSizes(vector, type);
    if (!sizes)
      return;
    add(memref, values);
    box.sizes = std::move(*sizes);
  };
  if (auto load = dyn_cast<memref::LoadOp>(op))
    add(load.getMemRef(), load.getIndices());
  else if (auto store = dyn_cast<memref::StoreOp>(op))
    add(store.getMemRef(), store.getIndices());
  else if (auto load = dyn_cast<affine::AffineLoadOp>(op))
    addMapped(load.getMemRef(), load.getAffineMap(), load.getMapOperands());
  else if (auto store = dyn_cast<affine::AffineStoreOp>(op))
    addMapped(store.getMemRef(), store.getAffineMap(), store.getMapOperands());
  else if (auto load = dyn_cast<vector::LoadOp>(op))
    addVector(load.getBase(), load.getIndices(), load.getVectorType());
  else if (auto store = dyn_cast<vector::StoreOp>(op))
    addVector(store.getBase(), store.getIndices(), store.getVectorType());
  else if (auto transfer = dyn_cast<VectorTransferOpInterface>(op);
           transfer && transfer.getPermutationMap().isMinorIdentity())
    addVector(transfer.getBase(), transfer.getIndices(),
              transfer.getVectorType());
  if (accessed != buffer || box.indices.size() != box.sizes.size())
    return std::nullopt;
  return box;
}

/// Returns the position of the element, counted from `root`.
static LinearExpr getPosition(ArrayRef<LinearExpr> indices, Value buffer,
                              Value root) {
  SmallVector<int64_t> strides;
  int64_t ignored = 0;
  MemRefType type = getType(buffer);
  if (!type || failed(type.getStridesAndOffset(strides, ignored)))
    return LinearExpr::getUnknown();
  LinearExpr position = getBegin(buffer, root);
  for (auto [index, stride] : llvm::zip(indices, strides)) {
    if (ShapedType::isDynamic(stride) && index.getConstant() != 0)
      return LinearExpr::getUnknown();
    if (!ShapedType::isDynamic(stride))
      position = position + index * stride;
  }
  return position;
}

/// Returns true if `cut` has no element of its source in `box`.
static bool leavesOut(memref::SubViewOp cut, const IndexedBox &box,
                      const PartComparison &comparison) {
  auto dimensions = llvm::zip(cut.getMixedOffsets(), cut.getMixedSizes(),
                              cut.getMixedStrides(), box.indices, box.sizes);
  return llvm::any_of(dimensions, [&](auto dimension) {
    auto [offset, size, stride, index, extent] = dimension;
    return isForwards(stride) &&
           comparison.areApart(LinearExpr::get(offset), getExtent(size, stride),
                               index, extent);
  });
}

/// Returns the number of elements from the first to the last of `box` in
/// `buffer`; nothing if one may be before the first.
static std::optional<int64_t> getLength(const IndexedBox &box, Value buffer) {
  SmallVector<int64_t> strides;
  int64_t ignored = 0, length = 1;
  if (failed(getType(buffer).getStridesAndOffset(strides, ignored)))
    return std::nullopt;
  for (auto [size, stride] : llvm::zip(box.sizes, strides)) {
    int64_t extent;
    if (size > 1 && (ShapedType::isDynamic(stride) || stride < 0 ||
                     llvm::MulOverflow(size - 1, stride, extent) ||
                     llvm::AddOverflow(length, extent, length)))
      return std::nullopt;
  }
  return length;
}

bool ao::isAccessOutside(Value a, const ControlPath &path, Operation *user,
                         Value b, AliasRoots &roots) {
  std::optional<IndexedBox> box = getBox(user, b);
  Value root = roots.getMustRoot(a);
  if (!box || !haveComparableParts(a, b, roots))
    return false;
  PartComparison comparison(path, roots.getControlFlow());
  std::optional<int64_t> length = getLength(*box, b);
  if (auto part = getBufferPart(a, roots);
      part && length &&
      comparison.areApart(part->begin, part->length,
                          getPosition(box->indices, b, root), *length))
    return true;
  if (areApartInBytes(a, b, comparison))
    return true;
  MemRefType type = getType(b);
  if (!type || !isInjective(type) || !comparison.isUnchanged(b))
    return false;
  return llvm::any_of(getCuts(a), [&](memref::SubViewOp cut) {
    return cut.getSource() == b && leavesOut(cut, *box, comparison);
  });
}

bool ao::isAccessWithin(Operation *user, Value buffer, memref::SubViewOp part) {
  std::optional<IndexedBox> box = getBox(user, buffer);
  if (!box || part.getSource() != buffer)
    return false;
  auto dimensions = llvm::zip(part.getMixedOffsets(), part.getMixedSizes(),
                              part.getMixedStrides(), box->indices, box->sizes);
  return llvm::all_of(dimensions, [](auto dimension) {
    auto [offset, size, stride, index, extent] = dimension;
    LinearExpr begin = index - LinearExpr::get(offset);
    return isConstantIntValue(stride, 1) && isAtLeast(begin, 0) &&
           isAtLeast(LinearExpr::get(size), begin + LinearExpr(extent));
  });
}

//===----------------------------------------------------------------------===//
// Ranges
//===----------------------------------------------------------------------===//

std::optional<PartRange> PartRanges::get(Value base, const LinearExpr &begin,
                                         const LinearExpr &end) {
  std::optional<int64_t> length = (end - begin).getConstant();
  int64_t first = begin.getOffset(), last;
  if (!length || llvm::AddOverflow(first, *length, last))
    return std::nullopt;
  auto [it, isNew] = groups.try_emplace(
      {base.getAsOpaquePointer(), begin.getTerms()}, groups.size());
  if (isNew)
    values.push_back(begin.getValues());
  return PartRange{it->second, first, last};
}

std::optional<PartRange> PartRanges::get(Value buffer) {
  if (std::optional<BufferPart> part = getBufferPart(buffer, roots))
    return get(part->root, part->begin, part->getEnd());
  memref::ViewOp view = getByteView(buffer);
  if (!view || !roots.isOrigin(view.getSource()) ||
      AliasRoots::isUnknownBuffer(view.getSource()))
    return std::nullopt;
  LinearExpr begin = LinearExpr::get(view.getByteShift());
  std::optional<int64_t> bytes = getBytes(view.getType());
  return bytes ? get(view.getSource(), begin, begin + LinearExpr(*bytes))
               : std::nullopt;
}

std::optional<PartRange> PartRanges::getAccessed(Operation *user,
                                                 Value buffer) {
  std::optional<IndexedBox> box = getBox(user, buffer);
  std::optional<int64_t> length = box ? getLength(*box, buffer) : std::nullopt;
  Value root = roots.getMustRoot(buffer);
  if (length && roots.isOrigin(root) && !AliasRoots::isUnknownBuffer(root))
    if (LinearExpr begin = getPosition(box->indices, buffer, root))
      return get(root, begin, begin + LinearExpr(*length));
  return get(buffer);
}

bool PartRanges::isUnchanged(unsigned group, const ControlPath &path) {
  return llvm::all_of(values[group], [&](Value value) {
    return ::isUnchanged(value, path, roots.getControlFlow());
  });
}
