//===- IterationValues.cpp - Scalars by number of iteration ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Loops/IterationValues.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace ao;

/// Longer chains of scalars are not followed.
static constexpr unsigned kMaxDepth = 256;

/// Numbers from longer loops are not followed.
static constexpr uint64_t kMaxHandedOn = 1 << 16;

static bool isIntegerLike(Type type) {
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return tensor.getRank() == 0 && tensor.getElementType().isIntOrIndex();
  return type.isIntOrIndex();
}

/// Returns the integer in a tensor of rank zero, or an integer attribute. Other
/// folded attributes (such as poison) are unknown.
static IntegerAttr getElement(Attribute value) {
  if (auto dense = dyn_cast_if_present<DenseIntElementsAttr>(value))
    return dense.getSplatValue<IntegerAttr>();
  return dyn_cast_if_present<IntegerAttr>(value);
}

IterationValues::IterationValues(LoopLikeOpInterface loop, int64_t trips)
    : loop(loop) {
  inductionVariable = *loop.getSingleInductionVar();
  lowerBound = *getConstantIntValue(loop.getLoopLowerBounds()->front());
  step = *getConstantIntValue(loop.getLoopSteps()->front());
  known.reserve(trips);
}

IterationValues::IterationValues(scf::WhileOp loop) : loop(loop) {}

std::optional<int64_t> IterationValues::getInteger(OpFoldResult value,
                                                   int64_t iteration) {
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return constant;
  IntegerAttr integer = getNumber(cast<Value>(value), iteration);
  if (!integer || integer.getValue().getSignificantBits() > 64)
    return std::nullopt;
  return integer.getValue().getSExtValue();
}

Value IterationValues::getRepresentative(Value value) {
  auto result = dyn_cast<OpResult>(value);
  Operation *op = result ? result.getOwner() : nullptr;
  if (!op || op->getNumRegions() != 0 || !loop->isProperAncestor(op) ||
      !isMemoryEffectFree(op) || depth == kMaxDepth)
    return value;
  if (Operation *found = representatives.lookup(op))
    return found->getResult(result.getResultNumber());
  ++depth;
  auto areSame = [&](Value one, Value other) {
    return success(one == other ||
                   getRepresentative(one) == getRepresentative(other));
  };
  llvm::hash_code hash = OperationEquivalence::computeHash(
      op, [&](Value operand) { return hash_value(getRepresentative(operand)); },
      OperationEquivalence::ignoreHashValue,
      OperationEquivalence::IgnoreLocations);
  SmallVector<Operation *, 1> &alike = byHash[hash];
  Operation **same = llvm::find_if(alike, [&](Operation *other) {
    return OperationEquivalence::isEquivalentTo(
        op, other, areSame, /*markEquivalent=*/nullptr,
        OperationEquivalence::IgnoreLocations);
  });
  Operation *found = same == alike.end() ? op : *same;
  if (found == op)
    alike.push_back(op);
  --depth;
  representatives[op] = found;
  return found->getResult(result.getResultNumber());
}

Attribute IterationValues::get(Value value, int64_t iteration) {
  IntegerAttr number = getNumber(value, iteration);
  auto tensor = dyn_cast<RankedTensorType>(value.getType());
  if (!number || !tensor)
    return number;
  return DenseElementsAttr::get(tensor, number.getValue());
}

IntegerAttr IterationValues::getNumber(Value value, int64_t iteration) {
  if (!isIntegerLike(value.getType()))
    return {};
  value = getRepresentative(value);
  // A value from outside of the loop is the same in all iterations.
  if (!loop->isAncestor(value.getParentBlock()->getParentOp()))
    iteration = 0;
  if (auto it = known.find({value, iteration}); it != known.end())
    return it->second;
  if (depth == kMaxDepth)
    return {};
  ++depth;
  IntegerAttr found = getElement(compute(value, iteration));
  --depth;
  return known[{value, iteration}] = found;
}

Attribute IterationValues::compute(Value value, int64_t iteration) {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return computeArgument(argument, iteration);
  auto result = cast<OpResult>(value);
  Attribute constant;
  if (matchPattern(value, m_Constant(&constant)))
    return constant;
  if (auto earlier = dyn_cast<LoopLikeOpInterface>(result.getOwner())) {
    auto [it, isNew] = loopResults->try_emplace(value);
    return isNew ? (*loopResults)[value] = computeLoopResult(earlier, result)
                 : it->second;
  }
  if (auto extraction = dyn_cast<tensor::ExtractOp>(result.getOwner());
      extraction && extraction.getIndices().empty())
    return getNumber(extraction.getTensor(), iteration);
  if (isa<linalg::LinalgOp>(result.getOwner()))
    return computeElementwise(result, iteration);
  return fold(result, iteration);
}

IntegerAttr IterationValues::computeArgument(BlockArgument argument,
                                             int64_t iteration) {
  if (argument == inductionVariable)
    return IntegerAttr::get(
        argument.getType(),
        APInt(argument.getType().isIndex()
                  ? IndexType::kInternalStorageBitWidth
                  : argument.getType().getIntOrFloatBitWidth(),
              static_cast<uint64_t>(lowerBound) +
                  static_cast<uint64_t>(iteration) *
                      static_cast<uint64_t>(step),
              /*isSigned=*/true, /*implicitTrunc=*/true));
  Operation *parent = argument.getOwner()->getParentOp();
  if (auto op = dyn_cast_if_present<linalg::LinalgOp>(parent))
    return getNumber(op.getMatchingOpOperand(argument)->get(), iteration);
  if (parent != loop)
    return {};
  if (auto op = dyn_cast<scf::WhileOp>(parent))
    return computeTested(op, argument, iteration);
  if (!llvm::is_contained(loop.getRegionIterArgs(), argument))
    return {};
  if (iteration == 0)
    return getNumber(loop.getTiedLoopInit(argument)->get(), 0);
  OpOperand *yielded = loop.getTiedLoopYieldedValue(argument);
  return yielded ? getNumber(yielded->get(), iteration - 1) : IntegerAttr();
}

/// The condition receives the initial values, and then the values that the body
/// yields; the body receives the values that the condition passes.
IntegerAttr IterationValues::computeTested(scf::WhileOp op,
                                           BlockArgument argument,
                                           int64_t iteration) {
  unsigned number = argument.getArgNumber();
  if (argument.getOwner() == op.getAfterBody())
    return getNumber(op.getConditionOp().getArgs()[number], iteration);
  return iteration == 0
             ? getNumber(op.getInits()[number], 0)
             : getNumber(op.getYieldOp().getResults()[number], iteration - 1);
}

/// Returns the final result of a loop before this one, such as a part of the
/// same loop.
IntegerAttr IterationValues::computeLoopResult(LoopLikeOpInterface earlier,
                                               OpResult result) {
  std::optional<APInt> count = earlier.getStaticTripCount();
  auto bounds = earlier.getLoopLowerBounds();
  auto steps = earlier.getLoopSteps();
  bool isCounted =
      count && !count->isZero() && count->ule(kMaxHandedOn) &&
      earlier.getSingleInductionVar() && bounds && steps &&
      getConstantIntValue(bounds->front()) &&
      getConstantIntValue(steps->front()) &&
      earlier->getNumResults() == earlier.getRegionIterArgs().size();
  if (!isCounted)
    return {};
  OpOperand *yielded = earlier.getTiedLoopYieldedValue(
      earlier.getRegionIterArgs()[result.getResultNumber()]);
  auto trips = static_cast<int64_t>(count->getZExtValue());
  IterationValues values(earlier, trips);
  values.depth = depth;
  values.loopResults = loopResults;
  IntegerAttr last;
  for (int64_t i = 0; i != trips && yielded; ++i)
    if (last = values.getNumber(yielded->get(), i); !last)
      return {};
  return last;
}

bool ao::runsOnce(linalg::LinalgOp op) {
  return op.getNumLoops() == 0 &&
         llvm::none_of(op->getOperandTypes(), [](Type type) {
           auto shaped = dyn_cast<ShapedType>(type);
           return shaped && shaped.getRank() != 0;
         });
}

IntegerAttr IterationValues::computeElementwise(OpResult result,
                                                int64_t iteration) {
  auto op = cast<linalg::LinalgOp>(result.getOwner());
  if (!runsOnce(op))
    return {};
  Value yielded =
      op.getBlock()->getTerminator()->getOperand(result.getResultNumber());
  return getNumber(yielded, iteration);
}

Attribute IterationValues::fold(OpResult result, int64_t iteration) {
  Operation *op = result.getOwner();
  if (op->getNumRegions() != 0)
    return {};
  SmallVector<Attribute> operands;
  for (Value operand : op->getOperands()) {
    Attribute constant = get(operand, iteration);
    if (!constant)
      return {};
    operands.push_back(constant);
  }
  // An op may fold by changing itself; that is undone.
  SmallVector<Value> oldOperands(op->getOperands());
  DictionaryAttr oldAttributes = op->getAttrDictionary();
  SmallVector<OpFoldResult> results;
  LogicalResult folded = op->fold(operands, results);
  if (failed(folded))
    return {};
  if (results.empty()) {
    op->setOperands(oldOperands);
    op->setAttrs(oldAttributes);
    return {};
  }
  OpFoldResult found = results[result.getResultNumber()];
  if (auto value = dyn_cast<Value>(found))
    return value == result ? Attribute() : get(value, iteration);
  return cast<Attribute>(found);
}
