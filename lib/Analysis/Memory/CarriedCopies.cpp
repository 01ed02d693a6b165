//===- CarriedCopies.cpp - Writes of loops to carried values --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Memory/CarriedCopies.h"

#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Aliases/ValueFlow.h"
#include "ao/Analysis/Memory/InPlace.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/SetVector.h"
#include <set>

using namespace mlir;
using namespace ao;

/// Returns the operand in whose storage `result` is written; null if there is
/// none, or more than one to choose from.
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

/// Returns true if the body of a loop computes `value` in the storage of
/// `carried`.
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
/// Orders the parallel copy of the yielded values of a loop into its iteration
/// arguments: an argument is overwritten after all yielded values that may
/// share its storage have been read. A cycle, such as two values that are
/// swapped, is broken by saving one of them first. Bufferization allocates
/// buffers for kept values, and for those that a kept value needs unchanged.
class CarriedCopyOrder {
public:
  explicit CarriedCopyOrder(LoopLikeOpInterface loop)
      : carried(loop.getRegionIterArgs()) {}

  void add(CarriedCopy copy) { copies.push_back(copy); }

  /// Excludes an operand, which is not changed.
  void keep(OpOperand &yield) { kept.push_back(yield.get()); }

  SmallVector<CarriedCopy> compute() {
    for (const CarriedCopy &copy : copies)
      collect(copy.yield->get());
    for (Value value : kept)
      collect(value);
    for (BlockArgument argument : carried)
      if (merged.contains(argument))
        carriedIn[merged.getLeaderValue(argument)].push_back(argument);
    keepMerged();
    keepBlocked();
    countReaders();
    while (std::optional<size_t> next = findNext()) {
      ordered.push_back(copies[*next]);
      waiting.reset(*next);
      if (!copies[*next].savedBefore)
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

  /// Returns all values that `value` may share storage with.
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

  /// Returns the iteration arguments whose storage `value` may have, directly
  /// or through a value that may be either of two.
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

  /// Keeps yielded values that share storage with their target only through a
  /// value that may be either of the two.
  void keepMerged() {
    llvm::erase_if(copies, [&](CarriedCopy copy) {
      Value value = copy.yield->get();
      if (!getShared(value).contains(copy.carried) ||
          collect(value).contains(copy.carried))
        return false;
      kept.push_back(value);
      return true;
    });
  }

  /// Keeps yielded values that would overwrite a kept value, transitively.
  void keepBlocked() {
    llvm::DenseMap<Value, size_t> copyTo;
    for (auto [i, copy] : llvm::enumerate(copies))
      copyTo[copy.carried] = i;
    llvm::BitVector isKept(copies.size());
    for (size_t i = 0; i != kept.size(); ++i)
      for (Value target : getShared(kept[i]))
        if (auto it = copyTo.find(target);
            it != copyTo.end() && !isKept.test(it->second)) {
          isKept.set(it->second);
          kept.push_back(copies[it->second].yield->get());
        }
    size_t number = 0;
    llvm::erase_if(copies, [&](CarriedCopy) { return isKept.test(number++); });
  }

  void countReaders() {
    waiting.resize(copies.size(), true);
    readers.resize(copies.size());
    overwritten.resize(copies.size());
    llvm::DenseMap<Value, size_t> copyTo;
    for (auto [i, copy] : llvm::enumerate(copies))
      copyTo[copy.carried] = i;
    for (auto [i, copy] : llvm::enumerate(copies))
      for (Value target : getShared(copy.yield->get()))
        if (auto it = copyTo.find(target);
            it != copyTo.end() && it->second != i) {
          overwritten[i].push_back(it->second);
          ++readers[it->second];
        }
    for (size_t i = 0; i != copies.size(); ++i)
      if (readers[i] == 0)
        ready.insert(i);
  }

  /// Marks the source of copy `number` as read.
  void release(size_t number) {
    for (size_t other : overwritten[number])
      if (--readers[other] == 0)
        ready.insert(other);
  }

  /// Returns the first copy that overwrites no value with a later read, after
  /// saving a value if necessary; none if all copies are ordered.
  std::optional<size_t> findNext() {
    for (; ready.empty() && firstSaved != copies.size(); ++firstSaved)
      if (waiting.test(firstSaved) && !overwritten[firstSaved].empty()) {
        copies[firstSaved].savedBefore = ordered.size();
        release(firstSaved);
      }
    if (ready.empty())
      return std::nullopt;
    size_t next = *ready.begin();
    ready.erase(ready.begin());
    return next;
  }

  Block::BlockArgListType carried;
  SmallVector<CarriedCopy> copies, ordered;
  SmallVector<Value> kept;
  llvm::DenseMap<Value, Values> sources;
  llvm::EquivalenceClasses<Value> merged;
  /// By leader of a class, the carried values in it.
  llvm::DenseMap<Value, SmallVector<Value>> carriedIn;
  /// By copy: whether it is not ordered yet, how many unordered copies read its
  /// target, and the copies whose targets it reads.
  llvm::BitVector waiting;
  std::vector<size_t> readers;
  std::vector<SmallVector<size_t, 1>> overwritten;
  std::set<size_t> ready;
  /// Yields before this one have been saved, or need not be.
  size_t firstSaved = 0;
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

/// Returns the last op of `block` that uses `value` or a view of it.
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
  using IsSeparate = llvm::function_ref<bool(OpOperand &)>;

  explicit Overwriters(IsSeparate isSeparate) : isSeparate(isSeparate) {}

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
  bool keepsInPlace(LoopLikeOpInterface loop, OpResult result);
  /// Returns the value that `op`, the last user of `value`, writes over it;
  /// null if it writes nothing there.
  Value getOverwriting(Operation *op, Value value);

  IsSeparate isSeparate;
  llvm::DenseMap<Operation *, llvm::SmallDenseSet<Value, 4>> copiedIn;
};
} // namespace

static SmallVector<CarriedCopy>
orderCarriedCopies(LoopLikeOpInterface loop,
                   Overwriters::IsSeparate isSeparate) {
  auto yields = loop.getYieldedValuesMutable();
  if (!yields)
    return {};
  CarriedCopyOrder order(loop);
  for (auto [yield, carried] :
       llvm::zip_equal(*yields, loop.getRegionIterArgs())) {
    // The yield of scf.while passes its operands to the region of the
    // condition, whose arguments the yielding region does not see.
    if (carried.getOwner() != yield.getOwner()->getBlock() ||
        !isa<RankedTensorType>(carried.getType()))
      continue;
    if (isHostPlaced(carried.getType()) || isInPlace(yield.get(), carried) ||
        isSeparate(yield))
      order.keep(yield);
    else
      order.add({&yield, carried, carried, std::nullopt});
  }
  return order.compute();
}

bool Overwriters::keepsInPlace(LoopLikeOpInterface loop, OpResult result) {
  BlockArgument carried = loop.getTiedLoopRegionIterArg(result);
  OpOperand *yield = loop.getTiedLoopYieldedValue(carried);
  if (isInPlace(yield->get(), carried))
    return true;
  auto [copied, isNew] = copiedIn.try_emplace(loop);
  if (isNew)
    for (const CarriedCopy &copy : orderCarriedCopies(loop, isSeparate))
      copied->second.insert(copy.carried);
  return copied->second.contains(carried);
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
      if (!loop || !keepsInPlace(loop, result))
        continue;
    }
    return result;
  }
  return {};
}

SmallVector<CarriedCopy>
ao::findCarriedCopies(LoopLikeOpInterface loop,
                      llvm::function_ref<bool(OpOperand &)> isSeparate) {
  SmallVector<CarriedCopy> ordered = orderCarriedCopies(loop, isSeparate);
  Overwriters overwriters(isSeparate);
  for (CarriedCopy &copy : ordered)
    copy.destination = overwriters.findLast(copy.carried);
  return ordered;
}
