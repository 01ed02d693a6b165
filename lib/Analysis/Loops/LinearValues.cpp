//===- LinearValues.cpp - Scalars linear in the iteration -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Loops/LinearValues.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace ao;

/// Longer chains of scalars are not followed.
static constexpr unsigned kLongestChain = 256;

/// Integers without a sign, such as single bits, are not followed.
static std::optional<unsigned> getWidth(Type type) {
  if (auto tensor = dyn_cast<RankedTensorType>(type);
      tensor && !tensor.getRank())
    type = tensor.getElementType();
  if (type.isIndex())
    return IndexType::kInternalStorageBitWidth;
  if (!type.isInteger() || type.isInteger(1) ||
      type.getIntOrFloatBitWidth() > 64)
    return std::nullopt;
  return type.getIntOrFloatBitWidth();
}

/// Returns the scalar that `value` is an alias of, through structured ops on
/// rank zero and extractions from their results.
Value LinearValues::resolve(Value value) {
  while (true) {
    value = values.getRepresentative(value);
    Operation *op = value.getDefiningOp();
    auto argument = dyn_cast<BlockArgument>(value);
    if (argument)
      op = argument.getOwner()->getParentOp();
    auto structured = dyn_cast_if_present<linalg::LinalgOp>(op);
    auto extraction = dyn_cast_if_present<tensor::ExtractOp>(op);
    if (structured && runsOnce(structured))
      value = argument ? structured.getMatchingOpOperand(argument)->get()
                       : structured.getBlock()->getTerminator()->getOperand(
                             cast<OpResult>(value).getResultNumber());
    else if (extraction && extraction.getIndices().empty())
      value = extraction.getTensor();
    else
      return value;
  }
}

/// Returns nothing if the result exceeds 64 bits.
std::optional<int64_t> LinearValues::getLast(LinearValue line) const {
  int64_t last = 0;
  if (llvm::MulOverflow(trips - 1, line.step, last) ||
      llvm::AddOverflow(line.first, last, last))
    return std::nullopt;
  return last;
}

bool LinearValues::fits(LinearValue line, Type type) const {
  std::optional<unsigned> width = getWidth(type);
  std::optional<int64_t> last = getLast(line);
  return width && last && llvm::isIntN(*width, line.first) &&
         llvm::isIntN(*width, *last);
}

/// Requires a line that fits: it is monotone.
bool LinearValues::isNeverNegative(LinearValue line) const {
  return line.first >= 0 && *getLast(line) >= 0;
}

std::optional<LinearValue> LinearValues::get(OpFoldResult value) {
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return LinearValue{*constant, 0};
  Line line = getOf(cast<Value>(value));
  return hasGuessedWrong ? std::nullopt : line;
}

LinearValues::Line LinearValues::getOf(Value value) {
  if (!getWidth(value.getType()) || hasGuessedWrong || depth == kLongestChain)
    return std::nullopt;
  value = resolve(value);
  if (auto it = known.find(value); it != known.end())
    return it->second;
  ++depth;
  Line line = compute(value);
  --depth;
  if (line && !fits(*line, value.getType()))
    line.reset();
  return known[value] = line;
}

LinearValues::Line LinearValues::compute(Value value) {
  bool isOutside = !loop->isAncestor(value.getParentBlock()->getParentOp());
  if (isOutside || matchPattern(value, m_Constant())) {
    std::optional<int64_t> constant = values.getInteger(value, 0);
    return constant ? Line({*constant, 0}) : std::nullopt;
  }
  if (auto argument = dyn_cast<BlockArgument>(value))
    return computeArgument(argument);
  return computeOp(value.getDefiningOp());
}

LinearValues::Line LinearValues::computeArgument(BlockArgument argument) {
  if (argument == loop.getSingleInductionVar())
    return LinearValue{*getConstantIntValue(loop.getLoopLowerBounds()->front()),
                       *getConstantIntValue(loop.getLoopSteps()->front())};
  return llvm::is_contained(loop.getRegionIterArgs(), argument)
             ? computeCarried(argument)
             : std::nullopt;
}

/// By induction: if the value is the line through its first two numbers, the
/// loop must yield the next ones.
LinearValues::Line LinearValues::computeCarried(BlockArgument argument) {
  OpOperand *yielded = loop.getTiedLoopYieldedValue(argument);
  std::optional<int64_t> first = values.getInteger(argument, 0);
  std::optional<int64_t> second = values.getInteger(argument, 1);
  LinearValue line;
  if (!yielded || !first || !second ||
      llvm::SubOverflow(*second, *first, line.step))
    return std::nullopt;
  line.first = *first;
  if (!fits(line, argument.getType()))
    return std::nullopt;
  known[argument] = line;
  Line next = getOf(yielded->get());
  if (next == LinearValue{*second, line.step})
    return line;
  hasGuessedWrong = true;
  return std::nullopt;
}

LinearValues::Line LinearValues::computeOp(Operation *op) {
  return llvm::TypeSwitch<Operation *, Line>(op)
      .Case([&](arith::AddIOp) { return combine(op, 1); })
      .Case([&](arith::SubIOp) { return combine(op, -1); })
      .Case([&](arith::MulIOp) { return multiply(op); })
      .Case([&](arith::MaxSIOp) { return choose(op, /*isLarger=*/true); })
      .Case([&](arith::MinSIOp) { return choose(op, /*isLarger=*/false); })
      .Case([&](arith::SelectOp) { return select(op); })
      .Case<arith::IndexCastOp, arith::ExtSIOp, arith::TruncIOp>(
          [&](auto) { return getOf(op->getOperand(0)); })
      .Case<arith::IndexCastUIOp, arith::ExtUIOp>([&](auto) {
        Line line = getOf(op->getOperand(0));
        return line && isNeverNegative(*line) ? line : std::nullopt;
      })
      .Default(std::nullopt);
}

/// Returns the sum of the first operand and `factor` times the second one.
LinearValues::Line LinearValues::combine(Operation *op, int64_t factor) {
  Line one = getOf(op->getOperand(0)), other = getOf(op->getOperand(1));
  LinearValue sum, by;
  if (!one || !other || llvm::MulOverflow(other->first, factor, by.first) ||
      llvm::MulOverflow(other->step, factor, by.step) ||
      llvm::AddOverflow(one->first, by.first, sum.first) ||
      llvm::AddOverflow(one->step, by.step, sum.step))
    return std::nullopt;
  return sum;
}

LinearValues::Line LinearValues::multiply(Operation *op) {
  Line one = getOf(op->getOperand(0)), other = getOf(op->getOperand(1));
  if (!one || !other)
    return std::nullopt;
  if (one->step != 0)
    std::swap(one, other);
  LinearValue product;
  if (one->step != 0 ||
      llvm::MulOverflow(one->first, other->first, product.first) ||
      llvm::MulOverflow(one->first, other->step, product.step))
    return std::nullopt;
  return product;
}

/// Returns the larger, or the smaller, of two lines that do not cross: an order
/// that holds in the first and in the last iteration holds in all.
LinearValues::Line LinearValues::choose(Operation *op, bool isLarger) {
  Line one = getOf(op->getOperand(0)), other = getOf(op->getOperand(1));
  if (!one || !other)
    return std::nullopt;
  int64_t last = *getLast(*one), otherLast = *getLast(*other);
  if (one->first >= other->first && last >= otherLast)
    return isLarger ? one : other;
  if (one->first <= other->first && last <= otherLast)
    return isLarger ? other : one;
  return std::nullopt;
}

LinearValues::Line LinearValues::select(Operation *op) {
  auto selection = cast<arith::SelectOp>(op);
  std::optional<bool> decided = decide(selection.getCondition());
  if (!decided)
    return std::nullopt;
  return getOf(*decided ? selection.getTrueValue() : selection.getFalseValue());
}

/// Decides a comparison of two lines for all iterations: an order that holds in
/// the first and in the last one also holds in those between.
std::optional<bool> LinearValues::decide(Value condition) {
  auto comparison = resolve(condition).getDefiningOp<arith::CmpIOp>();
  if (!comparison)
    return std::nullopt;
  Line one = getOf(comparison.getLhs()), other = getOf(comparison.getRhs());
  if (!one || !other)
    return std::nullopt;
  arith::CmpIPredicate predicate = comparison.getPredicate();
  bool isOrder = predicate != arith::CmpIPredicate::eq &&
                 predicate != arith::CmpIPredicate::ne;
  bool isUnsigned = predicate >= arith::CmpIPredicate::ult;
  if ((!isOrder && !(*one == *other)) ||
      (isUnsigned && !(isNeverNegative(*one) && isNeverNegative(*other))))
    return std::nullopt;
  auto compare = [&](int64_t left, int64_t right) {
    return arith::applyCmpPredicate(predicate, APInt(64, left, true),
                                    APInt(64, right, true));
  };
  bool first = compare(one->first, other->first);
  if (first != compare(*getLast(*one), *getLast(*other)))
    return std::nullopt;
  return first;
}
