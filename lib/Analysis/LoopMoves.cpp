//===- LoopMoves.cpp - What loops write into the values they carry --------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/LoopMoves.h"

#include "ao/Analysis/InPlace.h"
#include "ao/Analysis/RaceCheck/ValueFlow.h"
#include "ao/Analysis/StorageAliases.h"
#include "llvm/ADT/EquivalenceClasses.h"

using namespace mlir;
using namespace ao;

/// The operand in whose storage `result` is written; null if there is none, or
/// more than one to choose from.
static Value getDestination(OpResult result) {
  if (OpOperand *operand = getElementwiseDestination(result))
    return operand->get();
  SmallVector<StorageAlias, 2> aliases;
  collectStorageAliases(result.getOwner(), aliases);
  Value destination;
  for (const StorageAlias &alias : aliases) {
    if (alias.result != result)
      continue;
    if (destination)
      return {};
    destination = alias.source;
  }
  return destination;
}

/// Whether `value` is what the loop's body has made of `carried` in its place.
static bool isInPlace(Value value, BlockArgument carried) {
  while (value && value != carried) {
    auto result = dyn_cast<OpResult>(value);
    if (!result)
      return false;
    if (auto loop = dyn_cast<LoopLikeOpInterface>(result.getOwner())) {
      OpOperand *init = loop.getTiedLoopInit(result);
      value = init ? init->get() : Value();
    } else {
      value = getDestination(result);
    }
  }
  return value == carried;
}

namespace {
/// Finds an order in which what a loop's body yields can be written into the
/// values it carries, an old value not before all that may share its storage
/// have been written elsewhere. Where there is no such order (values change
/// places, say), the yields stay as they are, and bufferization makes buffers
/// for them.
class LoopMoves {
public:
  explicit LoopMoves(LoopLikeOpInterface loop)
      : carried(loop.getRegionIterArgs()) {}

  void add(LoopMove move) { moves.push_back(move); }

  /// This operand stays as it is.
  void keep(OpOperand &yield) { kept.push_back(yield.get()); }

  SmallVector<LoopMove> order() {
    for (const LoopMove &move : moves)
      collect(move.yield->get());
    for (Value value : kept)
      collect(value);
    dropMerged();
    SmallVector<LoopMove> ordered;
    while (LoopMove *next = findNext()) {
      ordered.push_back(*next);
      moves.erase(next);
    }
    return ordered;
  }

private:
  using Values = llvm::SmallDenseSet<Value, 4>;

  /// What `value` shares storage with for certain or by choice.
  SmallVector<Value> getSources(Value value) {
    SmallVector<Value> found;
    if (isa<BlockArgument>(value)) {
      if (llvm::is_contained(carried, value) ||
          !getIncomingValues(value, found))
        found.clear();
      for (Value source : found)
        merged.unionSets(value, source);
      return found;
    }
    SmallVector<StorageAlias, 2> aliases;
    if (!definesNoData(value.getDefiningOp()))
      collectStorageAliases(value.getDefiningOp(), aliases);
    if (OpOperand *overwritten =
            getElementwiseDestination(cast<OpResult>(value)))
      found.push_back(overwritten->get());
    for (const StorageAlias &alias : aliases) {
      if (alias.result != value)
        continue;
      found.push_back(alias.source);
      if (alias.relation == StorageRelation::OneOf)
        merged.unionSets(value, alias.source);
    }
    return found;
  }

  /// Goes back from `value` to all that it may share storage with.
  const Values &collect(Value value) {
    if (auto it = sources.find(value); it != sources.end())
      return it->second;
    Values found{value};
    SmallVector<Value> worklist{value};
    while (!worklist.empty())
      for (Value source : getSources(worklist.pop_back_val()))
        if (found.insert(source).second)
          worklist.push_back(source);
    return sources[value] = std::move(found);
  }

  /// Whether `value` may lie where `carried` does, directly or because
  /// something may be either of both.
  bool mayShare(Value value, BlockArgument carried) {
    return llvm::any_of(collect(value), [&](Value source) {
      return source == carried || merged.isEquivalent(source, carried);
    });
  }

  /// Drops moves of what shares storage with its target for no other reason
  /// than that something may be either of both.
  void dropMerged() {
    llvm::erase_if(moves, [&](LoopMove move) {
      Value value = move.yield->get();
      if (!mayShare(value, move.carried) ||
          collect(value).contains(move.carried))
        return false;
      kept.push_back(value);
      return true;
    });
  }

  /// A move that overwrites nothing that is still to be read; null if there is
  /// none.
  LoopMove *findNext() {
    LoopMove *next = llvm::find_if(moves, [&](LoopMove &move) {
      return llvm::none_of(
                 kept,
                 [&](Value value) { return mayShare(value, move.carried); }) &&
             llvm::none_of(moves, [&](LoopMove &other) {
               return &other != &move &&
                      mayShare(other.yield->get(), move.carried);
             });
    });
    return next == moves.end() ? nullptr : next;
  }

  Block::BlockArgListType carried;
  SmallVector<LoopMove> moves;
  SmallVector<Value> kept;
  llvm::DenseMap<Value, Values> sources;
  llvm::EquivalenceClasses<Value> merged;
};
} // namespace

static bool isCarriedOn(OffloadOp offload) {
  return !llvm::all_of(offload.getTransfer().getUsers(), llvm::IsaPred<WaitOp>);
}

bool ao::isSourceOfCarried(OpOperand &yield) {
  SmallVector<Value> views{getViewBase(yield.get())};
  while (!views.empty()) {
    Value view = views.pop_back_val();
    for (Operation *user : view.getUsers()) {
      if (auto offload = dyn_cast<OffloadOp>(user);
          offload && isCarriedOn(offload))
        return true;
      for (OpResult result : user->getResults())
        if (getViewSource(result) == view)
          views.push_back(result);
    }
  }
  return false;
}

/// The op of `block` that is the last one to use `value` or a view of it.
static Operation *findLastUser(Value value, Block &block) {
  Operation *last = nullptr;
  SmallVector<Value> views{value};
  while (!views.empty()) {
    Value view = views.pop_back_val();
    for (Operation *user : view.getUsers()) {
      Operation *at = block.findAncestorOpInBlock(*user);
      if (!last || last->isBeforeInBlock(at))
        last = at;
      for (OpResult result : user->getResults())
        if (getViewSource(result) == view)
          views.push_back(result);
    }
  }
  return last;
}

/// Whether `op`, the last user of `value`, uses it only to write over it.
static bool onlyOverwrites(Operation *op, Value value) {
  bool isSeen = false;
  for (OpOperand &operand : op->getOpOperands()) {
    if (getViewBase(operand.get()) != value)
      continue;
    if (operand.get() != value ||
        (isSeen && !canReadWhileOverwriting(operand, value)))
      return false;
    isSeen = true;
  }
  auto isNested = [&](Operation *user) { return op->isProperAncestor(user); };
  return isSeen && llvm::none_of(value.getUsers(), isNested);
}

/// Whether `loop` leaves `result` where it has found its initial value.
static bool leavesInPlace(LoopLikeOpInterface loop, OpResult result,
                          llvm::function_ref<bool(OpOperand &)> mustStay) {
  BlockArgument carried = loop.getTiedLoopRegionIterArg(result);
  OpOperand *yield = loop.getTiedLoopYieldedValue(carried);
  return isInPlace(yield->get(), carried) ||
         llvm::any_of(findLoopMoves(loop, mustStay),
                      [&](LoopMove &move) { return move.carried == carried; });
}

/// The value that `op`, the last user of `value`, writes over it; null if it
/// writes nothing there.
static Value getOverwriting(Operation *op, Value value,
                            llvm::function_ref<bool(OpOperand &)> mustStay) {
  for (OpResult result : op->getResults()) {
    OpOperand *destination = getElementwiseDestination(result);
    if (!destination)
      destination = getTiedDestination(result);
    if (!destination || destination->get() != value ||
        result.getType() != value.getType() || !onlyOverwrites(op, value))
      continue;
    if (isa<LoopLikeOpInterface>(op)) {
      LoopLikeOpInterface loop = getCarryingLoop(op);
      if (!loop || !leavesInPlace(loop, result, mustStay))
        continue;
    }
    return result;
  }
  return {};
}

/// What lies where `carried` did when the body of its loop ends.
static Value findDestination(BlockArgument carried,
                             llvm::function_ref<bool(OpOperand &)> mustStay) {
  Value value = carried;
  while (Operation *last = findLastUser(value, *carried.getOwner())) {
    Value next = getOverwriting(last, value, mustStay);
    if (!next)
      break;
    value = next;
  }
  return value;
}

SmallVector<LoopMove>
ao::findLoopMoves(LoopLikeOpInterface loop,
                  llvm::function_ref<bool(OpOperand &)> mustStay) {
  auto yields = loop.getYieldedValuesMutable();
  if (!yields)
    return {};
  LoopMoves moves(loop);
  for (auto [yield, carried] :
       llvm::zip_equal(*yields, loop.getRegionIterArgs())) {
    // What scf.while yields goes to the region of its condition, whose
    // arguments the yielding region does not see.
    if (carried.getOwner() != yield.getOwner()->getBlock() ||
        !isa<RankedTensorType>(carried.getType()))
      continue;
    if (isHostPlaced(carried.getType()) || isInPlace(yield.get(), carried) ||
        mustStay(yield))
      moves.keep(yield);
    else
      moves.add({&yield, carried, carried});
  }
  SmallVector<LoopMove> ordered = moves.order();
  for (LoopMove &move : ordered)
    move.destination = findDestination(move.carried, mustStay);
  return ordered;
}
