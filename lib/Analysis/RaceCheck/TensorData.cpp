//===- TensorData.cpp - Host tensors that hold data -----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorData.h"

#include "Ops/HandleTypes.h"
#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Aliases/ValueFlow.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/ParallelCombiningOpInterface.h"

using namespace mlir;
using namespace ao;

using Box = TensorBox;

/// Returns true if `value` is a host tensor, or may hold one as `async.value`
/// does.
static bool mayBeHostTensor(Value value) {
  return isHostTensor(value) || isPointerLike(value.getType());
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

bool TensorData::isWhole(Value tensor) { return get(tensor).isFull; }

bool TensorData::areWhole(ValueRange values) {
  return llvm::all_of(values, [&](Value value) {
    return !mayBeHostTensor(value) || isWhole(value);
  });
}

/// An answer that holds now. The facts about a loop as a whole are more than
/// those of one iteration; for the latter, only full tensors count.
const TensorData::Filled *TensorData::lookUp(Value tensor) {
  if (auto it = assumed.find(tensor); it != assumed.end())
    return &it->second;
  llvm::DenseMap<Value, Filled> &answers = known[givesData];
  auto it = answers.find(tensor);
  return it != answers.end() && (assumed.empty() || it->second.isFull)
             ? &it->second
             : nullptr;
}

TensorData::Filled TensorData::get(Value tensor) {
  if (const Filled *answer = lookUp(tensor))
    return *answer;
  constexpr unsigned kMostDepth = 400, kMostSteps = 20000;
  if (depth == 0)
    numSteps = 0;
  // Nothing is assumed of values that many loops permute.
  if (depth == kMostDepth || ++numSteps > kMostSteps)
    return {};
  ++depth;
  Filled filled = compute(tensor);
  --depth;
  if (!filled.isFull && !filled.boxes.empty())
    if (std::optional<Box> shape = getShape(tensor))
      filled.isFull = cover(filled.boxes, *shape);
  if (assumed.empty())
    known[givesData][tensor] = filled;
  return filled;
}

TensorData::Filled TensorData::getAssuming(Value tensor, Value other,
                                           Filled as) {
  assumed[other] = std::move(as);
  Filled filled = get(tensor);
  assumed.erase(other);
  return filled;
}

TensorData::Filled TensorData::compute(Value tensor) {
  if (auto argument = dyn_cast<BlockArgument>(tensor))
    return getOfArgument(argument);
  return getOfResult(cast<OpResult>(tensor));
}

/// Returns true if the op is a loop with one counter whose arguments go around.
static bool isCounted(LoopLikeOpInterface loop) {
  if (!loop || loop->getNumRegions() != 1 || !loop.getLoopResults() ||
      loop->hasTrait<OpTrait::HasParallelRegion>())
    return false;
  std::optional<SmallVector<Value>> variables = loop.getLoopInductionVars();
  return variables && variables->size() == 1;
}

TensorData::Filled TensorData::getOfArgument(BlockArgument argument) {
  Operation *parent = argument.getOwner()->getParentOp();
  bool isEntry = argument.getOwner()->isEntryBlock();
  if (isEntry && isa<FunctionOpInterface>(parent))
    return {givesData, {}};
  auto loop = dyn_cast<LoopLikeOpInterface>(parent);
  if (isEntry && isCounted(loop) && loop.getTiedLoopInit(argument))
    return getOfLoop(loop, argument, /*isResult=*/false);
  SmallVector<Value> incoming;
  if (getIncomingValues(argument, incoming))
    return getOfMerge(argument, incoming);
  return getOfOther(parent, argument);
}

TensorData::Filled TensorData::getOfResult(OpResult result) {
  Operation *op = result.getOwner();
  if (isa<HostEmptyOp>(op) || definesNoData(op))
    return {};
  // The result of a transfer holds data.
  if (isa<WaitOp>(op))
    return {true, {}};
  if (auto insertion = dyn_cast<tensor::InsertSliceOp>(op))
    return getOfInsertions(insertion);
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
    return getOfSlice(slice);
  if (isa<tensor::CastOp>(op))
    return get(op->getOperand(0));
  if (auto loop = dyn_cast<LoopLikeOpInterface>(op); isCounted(loop))
    if (BlockArgument argument = loop.getTiedLoopRegionIterArg(result))
      return getOfLoop(loop, argument, /*isResult=*/true);
  if (auto call = dyn_cast<CallOpInterface>(op))
    return getOfCall(call, result.getResultNumber());
  SmallVector<Value> incoming;
  if (auto select = dyn_cast<SelectLikeOpInterface>(op))
    incoming = {select.getTrueValue(), select.getFalseValue()};
  else if (op->hasTrait<OpTrait::HasParallelRegion>() ||
           !getIncomingValues(result, incoming))
    return getOfOther(op, result);
  return getOfMerge(result, incoming);
}

/// An op of which nothing else is known makes data of data: `made`, before
/// its regions, in them, or after them.
TensorData::Filled TensorData::getOfOther(Operation *op, Value made) {
  assumed[made] = {true, {}};
  WalkResult result = op->walk([&](Operation *nested) {
    bool passesOn =
        nested == op || isa<ParallelCombiningOpInterface>(nested) ||
        (nested->getParentOp() == op &&
         &nested->getBlock()->back() == nested) ||
        isa_and_present<ParallelCombiningOpInterface>(nested->getParentOp());
    return passesOn && !areWhole(nested->getOperands())
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  assumed.erase(made);
  return {!result.wasInterrupted(), {}};
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

/// Long chains are followed without recursion.
TensorData::Filled TensorData::getOfInsertions(tensor::InsertSliceOp last) {
  SmallVector<tensor::InsertSliceOp> chain;
  Value base = last.getResult();
  while (auto insertion = base.getDefiningOp<tensor::InsertSliceOp>()) {
    if (!chain.empty() && lookUp(base))
      break;
    chain.push_back(insertion);
    base = insertion.getDest();
  }
  Filled filled = get(base);
  for (tensor::InsertSliceOp insertion : llvm::reverse(chain))
    insert(insertion, filled);
  return filled;
}

void TensorData::insert(tensor::InsertSliceOp op, Filled &filled) {
  Box place = getPlace(op);
  if (isWhole(op.getSource())) {
    if (!filled.isFull && isContiguous(op))
      addBox(place, filled.boxes);
    return;
  }
  if (filled.isFull) {
    filled.isFull = false;
    filled.boxes.clear();
    if (std::optional<Box> shape = getShape(op.getDest()))
      filled.boxes.push_back(*shape);
  }
  // It may overwrite data with what is none.
  llvm::erase_if(filled.boxes,
                 [&](const Box &box) { return !areApart(box, place); });
}

TensorData::Filled TensorData::getOfSlice(tensor::ExtractSliceOp slice) {
  Filled source = get(slice.getSource());
  if (source.isFull || cover(source.boxes, getPlace(slice)))
    return {true, {}};
  if (!isContiguous(slice) ||
      slice.getType().getRank() != slice.getSourceType().getRank())
    return {};
  Filled filled;
  for (const Box &box : source.boxes) {
    Box &part = filled.boxes.emplace_back();
    for (auto [extent, offset] : llvm::zip(box, slice.getMixedOffsets())) {
      LinearExpr begin = LinearExpr::get(offset);
      part.push_back({extent.begin - begin, extent.end - begin});
    }
  }
  return filled;
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

/// The value of an edge may be an earlier value of the merge itself.
TensorData::Filled TensorData::getOfMerge(Value merge,
                                          ArrayRef<Value> incoming) {
  if (incoming.empty())
    return {};
  if (llvm::all_of(incoming, [&](Value value) {
        return getAssuming(value, merge, {true, {}}).isFull;
      }))
    return {true, {}};
  Filled all;
  for (auto [index, value] : llvm::enumerate(incoming)) {
    Filled one = getAssuming(value, merge, {});
    if (index == 0 || all.isFull) {
      all = std::move(one);
      continue;
    }
    if (!one.isFull)
      llvm::erase_if(all.boxes,
                     [&](const Box &box) { return !cover(one.boxes, box); });
  }
  // Names in blocks of the same region may have other values by now.
  all.isFull = false;
  auto *owner = isa<OpResult>(merge) ? merge.getDefiningOp()
                                     : merge.getParentBlock()->getParentOp();
  llvm::erase_if(all.boxes,
                 [&](const Box &box) { return !isNamedOutside(box, owner); });
  return all;
}

TensorData::Rounds TensorData::goAround(LoopLikeOpInterface loop,
                                        BlockArgument argument) {
  Value init = loop.getTiedLoopInit(argument)->get(),
        yielded = loop.getTiedLoopYieldedValue(argument)->get();
  Rounds rounds;
  rounds.atStart = get(init);
  if (rounds.atStart.isFull) {
    rounds.atEnd = getAssuming(yielded, argument, rounds.atStart);
    if (rounds.atEnd.isFull)
      return rounds;
    rounds.atStart = {};
    if (std::optional<Box> shape = getShape(init))
      rounds.atStart.boxes.push_back(*shape);
  }
  // The next iteration lacks parts that one iteration loses.
  bool isStable = false;
  while (!isStable) {
    rounds.atEnd = getAssuming(yielded, argument, rounds.atStart);
    size_t before = rounds.atStart.boxes.size();
    if (!rounds.atEnd.isFull)
      llvm::erase_if(rounds.atStart.boxes, [&](const Box &box) {
        return !cover(rounds.atEnd.boxes, box);
      });
    isStable = rounds.atStart.boxes.size() == before;
  }
  assumed[argument] = rounds.atStart;
  rounds.keepsAll = derivesFrom(yielded, argument);
  assumed.erase(argument);
  return rounds;
}

/// Returns true if `value` is `earlier` but for data that was inserted since.
bool TensorData::derivesFrom(Value value, Value earlier, unsigned depth) {
  constexpr unsigned kMostDepth = 64;
  while (auto insertion = value.getDefiningOp<tensor::InsertSliceOp>()) {
    if (value == earlier)
      return true;
    if (!isWhole(insertion.getSource()))
      return false;
    value = insertion.getDest();
  }
  if (value == earlier)
    return true;
  auto result = dyn_cast<OpResult>(value);
  if (!result || depth == kMostDepth)
    return false;
  auto loop = dyn_cast<LoopLikeOpInterface>(result.getOwner());
  if (isCounted(loop)) {
    BlockArgument argument = loop.getTiedLoopRegionIterArg(result);
    return argument &&
           derivesFrom(loop.getTiedLoopInit(argument)->get(), earlier,
                       depth + 1) &&
           derivesFrom(loop.getTiedLoopYieldedValue(argument)->get(), argument,
                       depth + 1);
  }
  SmallVector<Value> incoming;
  if (auto branch = dyn_cast<RegionBranchOpInterface>(result.getOwner());
      !branch || branch.hasLoop() || !getIncomingValues(result, incoming))
    return false;
  return !incoming.empty() && llvm::all_of(incoming, [&](Value value) {
    return derivesFrom(value, earlier, depth + 1);
  });
}

/// Returns the parts that hold data after `loop`, or at the start of an
/// iteration.
TensorData::Filled TensorData::getOfLoop(LoopLikeOpInterface loop,
                                         BlockArgument argument,
                                         bool isResult) {
  Rounds rounds = goAround(loop, argument);
  Filled filled = rounds.atStart;
  if (filled.isFull)
    return filled;
  std::optional<APInt> trips = loop.getStaticTripCount();
  bool isLastSeen = isResult && trips && !trips->isZero();
  if (isLastSeen && rounds.atEnd.isFull)
    return {true, {}};
  Value variable = loop.getLoopInductionVars()->front();
  std::optional<InductionRange> range = getInductionRange(variable);
  for (const Box &box : rounds.atEnd.boxes) {
    if (isLastSeen && isNamedOutside(box, loop))
      addBox(box, filled.boxes);
    if (!rounds.keepsAll || !range)
      continue;
    std::optional<Box> swept =
        sweep(box, variable, range->lower,
              isResult ? range->upper : LinearExpr::get(variable), range->step);
    if (swept && isNamedOutside(*swept, loop, isResult ? Value() : variable))
      addBox(*swept, filled.boxes);
  }
  return filled;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

TensorData::Filled TensorData::getOfCall(CallOpInterface call, unsigned index) {
  FunctionOpInterface function = callees.resolve(call);
  if (!function)
    return {!callees.isUnknown(call) && areWhole(call.getArgOperands()), {}};
  return {returnsWhole(function, index, /*isGiven=*/false) ||
              (areWhole(call.getArgOperands()) &&
               returnsWhole(function, index, /*isGiven=*/true)),
          {}};
}

bool TensorData::returnsWhole(FunctionOpInterface function, unsigned index,
                              bool isGiven) {
  if (!returning.insert(function).second)
    return false;
  std::swap(givesData, isGiven);
  auto outer = std::move(assumed);
  assumed.clear();
  WalkResult result = function->walk([&](Operation *op) {
    bool returns = op->hasTrait<OpTrait::ReturnLike>() &&
                   op->getParentOp() == function.getOperation();
    return returns && (index >= op->getNumOperands() ||
                       !isWhole(op->getOperand(index)))
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  assumed = std::move(outer);
  std::swap(givesData, isGiven);
  returning.erase(function);
  return !result.wasInterrupted();
}

/// Returns true if the function, or what it calls, may reload what it is given.
bool TensorData::reloadsArguments(FunctionOpInterface function) {
  // Of a function that calls itself: the worst.
  auto [it, isNew] = reloading.try_emplace(function, true);
  if (!isNew)
    return it->second;
  bool isGiven = std::exchange(givesData, false);
  WalkResult result = function->walk([&](Operation *op) {
    auto reload = dyn_cast<ReloadOp>(op);
    auto call = dyn_cast<CallOpInterface>(op);
    bool reloads = (reload && isHostTensor(reload.getSource()) &&
                    !isWhole(reload.getSource())) ||
                   (call && findUnfilledOperand(call));
    return reloads ? WalkResult::interrupt() : WalkResult::advance();
  });
  givesData = isGiven;
  return reloading[function] = result.wasInterrupted();
}

Value TensorData::findUnfilledOperand(CallOpInterface call) {
  if (llvm::none_of(call.getArgOperands(), mayBeHostTensor))
    return {};
  FunctionOpInterface function = callees.resolve(call);
  if (function ? !reloadsArguments(function) : !callees.isUnknown(call))
    return {};
  for (Value operand : call.getArgOperands())
    if (mayBeHostTensor(operand) && !isWhole(operand))
      return operand;
  return {};
}

bool TensorData::savesUnfilled(FunctionOpInterface forward, unsigned index,
                               FunctionOpInterface backward) {
  auto type = dyn_cast<TensorType>(forward.getResultTypes()[index]);
  return type && isHostPlaced(type) && reloadsArguments(backward) &&
         !returnsWhole(forward, index, /*isGiven=*/true);
}
