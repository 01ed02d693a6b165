//===- BufferBounds.cpp - Most bytes that buffers take --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferBounds.h"
#include "ao/Dialect/AO/IR/AOArenas.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/AffineExpr.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/ShapedOpInterfaces.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace ao;

/// Returns true for an argument of the function, which may have `ao.max_shape`.
static bool isFunctionArgument(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  return argument &&
         isa<FunctionOpInterface>(argument.getOwner()->getParentOp()) &&
         argument.getOwner()->isEntryBlock();
}

static bool isDimensionOf(Type type, int64_t dim) {
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped && shaped.hasRank() && dim >= 0 && dim < shaped.getRank();
}

/// Returns true if `value` is computed from a size that is none: the number of
/// the dimension is out of range. Upstream's analysis of bounds expects
/// otherwise.
static bool dependsOnNoDimension(Value value) {
  llvm::SetVector<Value> values;
  values.insert(value);
  for (size_t i = 0; i != values.size(); ++i) {
    Operation *op = values[i].getDefiningOp();
    auto dim = dyn_cast_or_null<ShapedDimOpInterface>(op);
    if (std::optional<int64_t> index =
            dim ? getConstantIntValue(dim.getDimension()) : std::nullopt;
        index && !isDimensionOf(dim.getShapedValue().getType(), *index))
      return true;
    if (op)
      values.insert(op->operand_begin(), op->operand_end());
  }
  return false;
}

/// The largest that dimension `dim` of `value` can be.
static std::optional<int64_t> getMostSize(Value value,
                                          std::optional<int64_t> dim) {
  if (!dim || !isFunctionArgument(value))
    return std::nullopt;
  auto argument = cast<BlockArgument>(value);
  auto function = cast<FunctionOpInterface>(argument.getOwner()->getParentOp());
  auto shape = function.getArgAttrOfType<DenseI64ArrayAttr>(
      argument.getArgNumber(), kMaxShapeAttr);
  if (!shape)
    return std::nullopt;
  return shape.asArrayRef()[*dim];
}

/// The largest value of `expr` where each dimension or symbol is at least 0 and
/// at most what `most` says; nothing where it may be anything, or does not fit.
static std::optional<int64_t>
evaluateMost(AffineExpr expr, unsigned numDims,
             ArrayRef<std::optional<int64_t>> most) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue();
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return most[dim.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return most[numDims + symbol.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  auto right = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (right && binary.getKind() == AffineExprKind::Mod)
    return right.getValue() - 1;
  // The minimum of a subtrahend matters, which is not computed but is never
  // negative.
  if (right && binary.getKind() == AffineExprKind::Mul && right.getValue() <= 0)
    return isa<AffineDimExpr, AffineSymbolExpr>(binary.getLHS())
               ? std::optional<int64_t>(0)
               : std::nullopt;
  std::optional<int64_t> left = evaluateMost(binary.getLHS(), numDims, most);
  if (!left)
    return std::nullopt;
  int64_t result = 0;
  if (binary.getKind() == AffineExprKind::Add) {
    std::optional<int64_t> other = evaluateMost(binary.getRHS(), numDims, most);
    if (!other || llvm::AddOverflow(*left, *other, result))
      return std::nullopt;
    return result;
  }
  if (!right)
    return std::nullopt;
  switch (binary.getKind()) {
  case AffineExprKind::Mul:
    if (llvm::MulOverflow(*left, right.getValue(), result))
      return std::nullopt;
    return result;
  case AffineExprKind::FloorDiv:
    return llvm::divideFloorSigned(*left, right.getValue());
  case AffineExprKind::CeilDiv:
    return llvm::divideCeilSigned(*left, right.getValue());
  default:
    return std::nullopt;
  }
}

/// The largest that `value`, an index, can be.
static std::optional<int64_t> getMost(Value value) {
  using Bounds = ValueBoundsConstraintSet;
  if (dependsOnNoDimension(value))
    return std::nullopt;
  AffineMap map;
  ValueDimList operands;
  auto isKnown = [](Value other, std::optional<int64_t> dim, Bounds &) {
    return getMostSize(other, dim).has_value();
  };
  if (failed(Bounds::computeBound(map, operands, presburger::BoundType::UB,
                                  value, isKnown, {/*closedUB=*/true})))
    return std::nullopt;
  SmallVector<std::optional<int64_t>> most;
  for (auto [operand, dim] : operands)
    most.push_back(getMostSize(operand, dim));
  // The bound is the least of all results.
  std::optional<int64_t> least;
  for (AffineExpr expr : map.getResults())
    if (std::optional<int64_t> bound =
            evaluateMost(expr, map.getNumDims(), most))
      least = std::min(least.value_or(*bound), *bound);
  return least;
}

std::optional<int64_t> ao::getMostBytes(memref::AllocOp op) {
  MemRefType type = op.getType();
  SmallVector<int64_t> shape(type.getShape());
  auto size = op.getDynamicSizes().begin();
  for (int64_t &dim : shape) {
    if (!ShapedType::isDynamic(dim))
      continue;
    std::optional<int64_t> most = getMost(*size++);
    if (!most || *most < 0)
      return std::nullopt;
    dim = *most;
  }
  return getStaticBytes(MemRefType::get(shape, type.getElementType()));
}
