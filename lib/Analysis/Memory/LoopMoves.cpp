//===- LoopMoves.cpp - Writes of loops to carried values ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Memory/LoopMoves.h"

#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Aliases/ValueFlow.h"
#include "ao/Analysis/Memory/InPlace.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/SetVector.h"
#include <set>

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

/// Returns true if `value` is what the loop's body has made of `carried` in its
/// place.
static bool isInPlace(Value value, BlockArgument carried) {
  while (value && value != carried) {
    auto result = dyn_cast<OpResult>(value);
    if (!result || result.getOwner()->hasAttr(kCallResultAttr))
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
/// have been written elsewhere. If there is no such order (for instance, values
/// are swapped), one of them is copied first. Values that are kept, and those
/// that they keep from being overwritten, are not changed, and bufferization
/// allocates buffers for them.
class LoopMoves {
public:
  explicit LoopMoves(LoopLikeOpInterface loop)
      : carried(loop.getRegionIterArgs()) {}

  void add(LoopMove move) { moves.push_back(move); }

  /// This operand is not changed.
  void keep(OpOperand &yield) { kept.push_back(yield.get()); }

  SmallVector<LoopMove> order() {
    for (const LoopMove &move : moves)
      collect(move.yield->get());
    for (Value value : kept)
      collect(value);
    for (BlockArgument argument : carried)
      if (merged.contains(argument))
        carriedIn[merged.getLeaderValue(argument)].push_back(argument);
    keepMerged();
    keepBlocked();
    countReaders();
    while (std::optional<size_t> next = findNext()) {
      ordered.push_back(moves[*next]);
      waiting.reset(*next);
      if (!moves[*next].aside)
        release(*next);
    }
    return std::move(ordered);
  }

private:
  using Values = llvm::SmallDenseSet<Value, 4>;

  /// Returns the values that share storage with `value`, necessarily or by
  /// choice.
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
    if (value.getDefiningOp()->hasAttr(kCallResultAttr))
      return found;
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

  /// Returns the carried values whose storage `value` may have, directly or
  /// because another value may be either of both.
  llvm::SetVector<Value> getShared(Value value) {
    llvm::SetVector<Value> shared;
    for (Value source : collect(value)) {
      if (llvm::is_contained(carried, source))
        shared.insert(source);
      if (merged.contains(source))
        shared.insert_range(carriedIn[merged.getLeaderValue(source)]);
    }
    return shared;
  }

  /// Keeps what shares storage with its target for no other reason than that
  /// something may be either of both.
  void keepMerged() {
    llvm::erase_if(moves, [&](LoopMove move) {
      Value value = move.yield->get();
      if (!getShared(value).contains(move.carried) ||
          collect(value).contains(move.carried))
        return false;
      kept.push_back(value);
      return true;
    });
  }

  /// Keeps what would overwrite something that is kept, and so on.
  void keepBlocked() {
    llvm::DenseMap<Value, size_t> moveTo;
    for (auto [i, move] : llvm::enumerate(moves))
      moveTo[move.carried] = i;
    llvm::BitVector isKept(moves.size());
    for (size_t i = 0; i != kept.size(); ++i)
      for (Value target : getShared(kept[i]))
        if (auto it = moveTo.find(target);
            it != moveTo.end() && !isKept.test(it->second)) {
          isKept.set(it->second);
          kept.push_back(moves[it->second].yield->get());
        }
    size_t number = 0;
    llvm::erase_if(moves, [&](LoopMove) { return isKept.test(number++); });
  }

  void countReaders() {
    waiting.resize(moves.size(), true);
    readers.resize(moves.size());
    overwritten.resize(moves.size());
    llvm::DenseMap<Value, size_t> moveTo;
    for (auto [i, move] : llvm::enumerate(moves))
      moveTo[move.carried] = i;
    for (auto [i, move] : llvm::enumerate(moves))
      for (Value target : getShared(move.yield->get()))
        if (auto it = moveTo.find(target);
            it != moveTo.end() && it->second != i) {
          overwritten[i].push_back(it->second);
          ++readers[it->second];
        }
    for (size_t i = 0; i != moves.size(); ++i)
      if (readers[i] == 0)
        ready.insert(i);
  }

  /// Marks the source of move `number` as read.
  void release(size_t number) {
    for (size_t other : overwritten[number])
      if (--readers[other] == 0)
        ready.insert(other);
  }

  /// The first move that overwrites nothing that is still to be read, if need
  /// be because something is copied aside; none if all are done.
  std::optional<size_t> findNext() {
    for (; ready.empty() && firstAside != moves.size(); ++firstAside)
      if (waiting.test(firstAside) && !overwritten[firstAside].empty()) {
        moves[firstAside].aside = ordered.size();
        release(firstAside);
      }
    if (ready.empty())
      return std::nullopt;
    size_t next = *ready.begin();
    ready.erase(ready.begin());
    return next;
  }

  Block::BlockArgListType carried;
  SmallVector<LoopMove> moves, ordered;
  SmallVector<Value> kept;
  llvm::DenseMap<Value, Values> sources;
  llvm::EquivalenceClasses<Value> merged;
  /// By leader of a class, the carried values in it.
  llvm::DenseMap<Value, SmallVector<Value>> carriedIn;
  /// By move: whether it is still to come, how many of those that are read its
  /// target, and the moves whose targets it reads.
  llvm::BitVector waiting;
  std::vector<size_t> readers;
  std::vector<SmallVector<size_t, 1>> overwritten;
  std::set<size_t> ready;
  /// Yields before this one have been copied aside, or need not be.
  size_t firstAside = 0;
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

/// Returns true if `op`, the last user of `value`, uses it only to write over
/// it.
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

namespace {
/// Finds the value that the body of a loop writes over a carried one. Memoizes
/// the values that loops in the body keep in place.
class Overwriters {
public:
  using MustStay = llvm::function_ref<bool(OpOperand &)>;

  explicit Overwriters(MustStay mustStay) : mustStay(mustStay) {}

  /// Returns the value in the storage of `carried` at the end of the loop's
  /// body.
  Value findLast(BlockArgument carried) {
    Value value = carried;
    while (Operation *last = findLastUser(value, *carried.getOwner())) {
      Value next = getOverwriting(last, value);
      if (!next)
        break;
      value = next;
    }
    return value;
  }

private:
  /// Returns true if `loop` keeps `result` in the storage of its initial value.
  bool leavesInPlace(LoopLikeOpInterface loop, OpResult result);
  /// The value that `op`, the last user of `value`, writes over it; null if it
  /// writes nothing there.
  Value getOverwriting(Operation *op, Value value);

  MustStay mustStay;
  llvm::DenseMap<Operation *, llvm::SmallDenseSet<Value, 4>> movedIn;
};
} // namespace

static SmallVector<LoopMove> orderLoopMoves(LoopLikeOpInterface loop,
                                            Overwriters::MustStay mustStay) {
  auto yields = loop.getYieldedValuesMutable();
  if (!yields)
    return {};
  LoopMoves moves(loop);
  for (auto [yield, carried] :
       llvm::zip_equal(*yields, loop.getRegionIterArgs())) {
    // The yield of scf.while passes its operands to the region of the
    // condition, whose arguments the yielding region does not see.
    if (carried.getOwner() != yield.getOwner()->getBlock() ||
        !isa<RankedTensorType>(carried.getType()))
      continue;
    if (isHostPlaced(carried.getType()) || isInPlace(yield.get(), carried) ||
        mustStay(yield))
      moves.keep(yield);
    else
      moves.add({&yield, carried, carried, std::nullopt});
  }
  return moves.order();
}

bool Overwriters::leavesInPlace(LoopLikeOpInterface loop, OpResult result) {
  BlockArgument carried = loop.getTiedLoopRegionIterArg(result);
  OpOperand *yield = loop.getTiedLoopYieldedValue(carried);
  if (isInPlace(yield->get(), carried))
    return true;
  auto [moved, isNew] = movedIn.try_emplace(loop);
  if (isNew)
    for (const LoopMove &move : orderLoopMoves(loop, mustStay))
      moved->second.insert(move.carried);
  return moved->second.contains(carried);
}

Value Overwriters::getOverwriting(Operation *op, Value value) {
  for (OpResult result : op->getResults()) {
    OpOperand *destination = getElementwiseDestination(result);
    if (!destination)
      destination = getTiedDestination(result);
    if (!destination || destination->get() != value ||
        result.getType() != value.getType() || !onlyOverwrites(op, value))
      continue;
    if (isa<LoopLikeOpInterface>(op)) {
      LoopLikeOpInterface loop = getCarryingLoop(op);
      if (!loop || !leavesInPlace(loop, result))
        continue;
    }
    return result;
  }
  return {};
}

SmallVector<LoopMove>
ao::findLoopMoves(LoopLikeOpInterface loop,
                  llvm::function_ref<bool(OpOperand &)> mustStay) {
  SmallVector<LoopMove> ordered = orderLoopMoves(loop, mustStay);
  Overwriters overwriters(mustStay);
  for (LoopMove &move : ordered)
    move.destination = overwriters.findLast(move.carried);
  return ordered;
}
