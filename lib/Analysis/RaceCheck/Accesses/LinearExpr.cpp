//===- LinearExpr.cpp - Sums of index values ------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LinearExpr.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace ao;

void LinearExpr::add(Value value, int64_t factor) {
  int64_t &sum = terms[value];
  isKnown &= !llvm::AddOverflow(sum, factor, sum);
  if (sum == 0)
    terms.erase(value);
}

LinearExpr LinearExpr::operator+(const LinearExpr &other) const {
  LinearExpr sum = *this;
  sum.isKnown &= other.isKnown &&
                 !llvm::AddOverflow(constant, other.constant, sum.constant);
  for (auto [value, factor] : other.terms)
    sum.add(value, factor);
  return sum;
}

LinearExpr LinearExpr::operator*(int64_t factor) const {
  LinearExpr product;
  product.isKnown =
      isKnown && !llvm::MulOverflow(constant, factor, product.constant);
  for (auto [value, old] : terms) {
    int64_t scaled;
    product.isKnown &= !llvm::MulOverflow(old, factor, scaled);
    product.add(value, scaled);
  }
  return product;
}

bool LinearExpr::operator==(const LinearExpr &other) const {
  return (*this - other).getConstant() == 0;
}

LinearExpr::Terms LinearExpr::getTerms() const {
  Terms sorted;
  for (auto [value, factor] : terms)
    sorted.emplace_back(value.getAsOpaquePointer(), factor);
  llvm::sort(sorted);
  return sorted;
}

LinearExpr LinearExpr::substitute(Value value, const LinearExpr &by) const {
  int64_t factor = getFactor(value);
  if (factor == 0)
    return *this;
  LinearExpr rest = *this;
  rest.terms.erase(value);
  return rest + by * factor;
}

LinearExpr LinearExpr::get(OpFoldResult value) {
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return *constant;
  if (auto dynamic = llvm::dyn_cast<Value>(value))
    return get(dynamic);
  return getUnknown();
}

/// `expr` of `operands`, dimensions first; nothing if it is no sum of
/// multiples.
LinearExpr LinearExpr::get(AffineExpr expr, OperandRange operands,
                           unsigned numDims, unsigned depth) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue();
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return get(operands[dim.getPosition()], depth);
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return get(operands[numDims + symbol.getPosition()], depth);
  auto binary = cast<AffineBinaryOpExpr>(expr);
  if (expr.getKind() != AffineExprKind::Add &&
      expr.getKind() != AffineExprKind::Mul)
    return getUnknown();
  LinearExpr left = get(binary.getLHS(), operands, numDims, depth);
  LinearExpr right = get(binary.getRHS(), operands, numDims, depth);
  if (expr.getKind() == AffineExprKind::Add)
    return left + right;
  std::optional<int64_t> factor = right.getConstant();
  return factor ? left * *factor : getUnknown();
}

LinearExpr LinearExpr::get(Value value, unsigned depth) {
  // Deeper sums are symbols: a value may occur twice in each.
  constexpr unsigned kMaxDepth = 6;
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return *constant;
  Operation *op = depth < kMaxDepth ? value.getDefiningOp() : nullptr;
  if (isa_and_present<arith::AddIOp, arith::SubIOp, arith::MulIOp>(op)) {
    LinearExpr left = get(op->getOperand(0), depth + 1);
    LinearExpr right = get(op->getOperand(1), depth + 1);
    if (isa<arith::AddIOp>(op))
      return left + right;
    if (isa<arith::SubIOp>(op))
      return left - right;
    if (std::optional<int64_t> factor = left.getConstant())
      return right * *factor;
    if (std::optional<int64_t> factor = right.getConstant())
      return left * *factor;
  }
  if (auto apply = dyn_cast_if_present<affine::AffineApplyOp>(op)) {
    AffineMap map = apply.getAffineMap();
    if (LinearExpr sum = get(map.getResult(0), apply.getMapOperands(),
                             map.getNumDims(), depth + 1))
      return sum;
  }
  // The number of an iteration, or a constant, is what it is in any type that
  // holds it.
  if (auto cast = dyn_cast_if_present<arith::IndexCastOp>(op);
      cast && cast.getType().isIndex()) {
    if (std::optional<int64_t> constant = getConstantIntValue(cast.getIn()))
      return *constant;
    if (getInductionRange(cast.getIn()))
      value = cast.getIn();
  }
  LinearExpr symbol;
  symbol.add(value, 1);
  return symbol;
}

/// A bound of a loop of the affine dialect, unless it is one of several.
static LinearExpr getBound(AffineMap map, OperandRange operands) {
  if (map.getNumResults() != 1)
    return LinearExpr::getUnknown();
  return LinearExpr::get(map.getResult(0), operands, map.getNumDims());
}

std::optional<InductionRange> ao::getInductionRange(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  auto loop = argument ? dyn_cast_or_null<LoopLikeOpInterface>(
                             argument.getOwner()->getParentOp())
                       : LoopLikeOpInterface();
  if (!loop)
    return std::nullopt;
  if (auto affine = dyn_cast<affine::AffineForOp>(loop.getOperation());
      affine && affine.getInductionVar() == value) {
    LinearExpr lower = getBound(affine.getLowerBoundMap(),
                                affine.getLowerBoundOperands()),
               upper = getBound(affine.getUpperBoundMap(),
                                affine.getUpperBoundOperands());
    if (!lower || !upper)
      return std::nullopt;
    return InductionRange{loop, lower, upper, affine.getStepAsInt()};
  }
  std::optional<SmallVector<Value>> variables = loop.getLoopInductionVars();
  auto lower = loop.getLoopLowerBounds(), upper = loop.getLoopUpperBounds(),
       steps = loop.getLoopSteps();
  if (!variables || !lower || !upper || !steps || variables->size() != 1 ||
      lower->size() != 1 || upper->size() != 1 || steps->size() != 1 ||
      variables->front() != value)
    return std::nullopt;
  // Bounds are compared as signed numbers here.
  if (auto counted = dyn_cast<scf::ForOp>(loop.getOperation());
      counted && counted.getUnsignedCmp())
    return std::nullopt;
  std::optional<int64_t> step = getConstantIntValue(steps->front());
  if (!step || *step <= 0)
    return std::nullopt;
  return InductionRange{loop, LinearExpr::get(lower->front()),
                        LinearExpr::get(upper->front()), *step};
}

static unsigned getDepth(Value value) {
  unsigned depth = 0;
  for (Operation *op = value.getParentBlock()->getParentOp(); op;
       op = op->getParentOp())
    ++depth;
  return depth;
}

/// Inner variables first: the bounds of an inner loop may contain outer ones.
std::optional<int64_t> LinearExpr::getLowerBound() const {
  LinearExpr rest = *this;
  while (rest && !rest.terms.empty()) {
    SmallVector<Value> values = rest.getValues();
    Value inner = *llvm::max_element(
        values, [](Value a, Value b) { return getDepth(a) < getDepth(b); });
    std::optional<InductionRange> range = getInductionRange(inner);
    if (!range)
      return std::nullopt;
    rest = rest.substitute(inner, rest.getFactor(inner) > 0
                                      ? range->lower
                                      : range->upper - LinearExpr(1));
  }
  return rest.getConstant();
}
