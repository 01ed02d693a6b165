//===- RegionMemory.cpp - Memory of the regions of an op ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegionMemory.h"

#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Memory/InPlace.h"
#include "ao/Analysis/Ops/NamedOps.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"

using namespace mlir;
using namespace ao;

RegionMemoryUse RegionMemory::compute(Operation *op, GetOuter getOuter) {
  RegionMemory memory(op);
  memory.addOuter(getOuter);
  Frame frame;
  memory.visitRegions(op, frame);
  return memory.finish(frame);
}

BodyMemory RegionMemory::computeBody(LoopLikeOpInterface loop,
                                     ArrayRef<Value> asked, GetOuter getOuter) {
  BodyMemory body;
  RegionMemory memory(loop);
  memory.rootBody = &body;
  memory.asked = asked;
  memory.addOuter(getOuter);
  Frame frame;
  memory.visitRegions(loop, frame);
  return body;
}

/// Memory after the `terminator` is included.
void RegionMemory::noteBody(const Frame &body, int32_t terminator) {
  llvm::DenseMap<BufferId, size_t> numbers;
  for (auto [id, first] : body.made) {
    numbers[id] = rootBody->buffers.size();
    auto touched = body.lastTouch.find(id);
    int32_t last = touched == body.lastTouch.end() ? first : touched->second;
    rootBody->buffers.push_back(
        {bytes[id], first, std::min(std::max(first, last), terminator)});
  }
  for (Value value : asked) {
    auto &found = rootBody->bufferOf.emplace_back();
    if (BufferIds ids = getBuffers(value); ids.size() == 1)
      if (auto known = numbers.find(ids.front()); known != numbers.end())
        found = known->second;
  }
  for (auto [first, last, amount] : body.spans)
    if (amount > 0)
      rootBody->buffers.push_back(
          {amount, std::min(first, terminator), std::min(last, terminator)});
}

/// Keeps storages that may share bytes from being overwritten while both are
/// used. `storages` are by buffer.
void RegionMemory::keepShared(ArrayRef<OuterStorage> storages) {
  auto mayMeet = [](const OuterStorage &one, const OuterStorage &other) {
    return llvm::is_contained(one.owners, other.id) ||
           llvm::any_of(other.owners, [&](uint32_t owner) {
             return owner == one.id || llvm::is_contained(one.owners, owner);
           });
  };
  auto hasOwners = [](const OuterStorage &storage) {
    return !storage.owners.empty();
  };
  if (llvm::none_of(storages, hasOwners))
    return;
  for (size_t one = 0; one != storages.size(); ++one)
    for (size_t other = 0; other != one; ++other)
      if (mayMeet(storages[one], storages[other]))
        buffers[one].isWritable = buffers[other].isWritable = false;
}

/// Buffers for what the op and its regions use from outside.
void RegionMemory::addOuter(GetOuter getOuter) {
  llvm::DenseMap<uint32_t, BufferId> known;
  SmallVector<OuterStorage> storages;
  root->walk([&](Operation *op) {
    for (Value value : op->getOperands()) {
      if (!isOnDevice(value) || buffersOf.contains(value) ||
          root->isAncestor(value.getParentRegion()->getParentOp()))
        continue;
      std::optional<OuterStorage> outer = getOuter(value);
      if (!outer)
        continue;
      uint32_t id = outer->id;
      bool isName = outer->isName();
      if (isName)
        outer->id = outer->owners.pop_back_val();
      auto [it, isNew] = known.try_emplace(outer->id, buffers.size());
      if (isNew) {
        buffers.emplace_back();
        bytes.push_back(0);
        storages.push_back(*outer);
      }
      Buffer &buffer = buffers[it->second];
      buffer.isWritable &= outer->ends;
      buffer.isOwned &= outer->isOwned;
      bytes[it->second] = std::max(bytes[it->second], outer->bytes);
      // A later value in the same place shares the bytes, and does not take
      // them over.
      if (isNew || isName)
        buffer.outer = id;
      buffer.names.push_back(value);
      buffersOf[value] = {it->second};
    }
  });
  keepShared(storages);
}

RegionMemoryUse RegionMemory::finish(Frame &frame) {
  RegionMemoryUse use;
  int64_t results = 0;
  llvm::SmallDenseSet<BufferId, 4> returned;
  for (OpResult result : root->getResults()) {
    auto &storages = use.results.emplace_back();
    returned.insert_range(getBuffers(result));
    for (BufferId id : getBuffers(result))
      if (buffers[id].outer)
        storages.push_back(*buffers[id].outer);
    // One that may also be new has bytes of its own.
    if (storages.size() != getBuffers(result).size())
      storages.clear();
  }
  for (auto [id, first] : frame.made)
    if (returned.contains(id))
      addBytes(results, bytes[id]);
  use.temporaries = std::max<int64_t>(0, frame.getPeak(bytes) - results);
  use.consumed = std::move(consumed);
  use.copied = std::move(copied);
  return use;
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

/// The most bytes that are in buffers of this frame, or below, at one time.
int64_t RegionMemory::Frame::getPeak(ArrayRef<int64_t> bytes) const {
  if (made.empty() && spans.empty())
    return 0;
  std::vector<int64_t> taken(index + 2), freed(index + 2);
  auto add = [&](int32_t first, int32_t last, int64_t amount) {
    if (first > last)
      return;
    addBytes(amount > 0 ? taken[first] : freed[first], std::abs(amount));
    addBytes(amount > 0 ? freed[last + 1] : taken[last + 1], std::abs(amount));
  };
  for (auto [id, first] : made) {
    auto it = lastTouch.find(id);
    int32_t last = it == lastTouch.end() ? first : it->second;
    add(first, std::max(first, last), bytes[id]);
  }
  for (auto [first, last, amount] : spans)
    add(first, last, amount);
  int64_t alive = 0, peak = 0;
  // After the last op, where all ends, sums are not of one time.
  taken.pop_back();
  for (auto [more, less] : llvm::zip(taken, freed)) {
    // Below zero where what is freed has been there before the frame.
    if (llvm::SubOverflow(alive, less, alive))
      alive = std::numeric_limits<int64_t>::min();
    addBytes(alive, more);
    peak = std::max(peak, alive);
  }
  return peak;
}

/// Returns the bytes of a tensor: 0 if its type does not determine them, the
/// largest number if they exceed 64 bits.
static int64_t getBytes(Type type) {
  if (auto transfer = dyn_cast<TransferType>(type))
    type = transfer.getDestination();
  if (std::optional<int64_t> bytes = getStaticBytes(type))
    return *bytes;
  auto tensor = cast<TensorType>(type);
  bool isTooLarge = tensor.hasStaticShape() &&
                    getElementBytes(tensor.getElementType()).has_value();
  return isTooLarge ? std::numeric_limits<int64_t>::max() : 0;
}

RegionMemory::BufferId RegionMemory::makeBuffer(Frame &frame, Value name) {
  auto id = static_cast<BufferId>(buffers.size());
  Buffer &buffer = buffers.emplace_back();
  buffer.home = &frame;
  buffer.names.push_back(name);
  bytes.push_back(getBytes(name.getType()));
  frame.made.emplace_back(id, frame.index);
  return id;
}

void RegionMemory::setBuffers(Value value, BufferIds ids) {
  if (!ids.empty())
    buffersOf[value] = std::move(ids);
}

RegionMemory::BufferIds RegionMemory::getBuffers(Value value) const {
  return buffersOf.lookup(value);
}

/// Returns true if one of `ids` has been made in `frame`.
bool RegionMemory::holdsOwn(ArrayRef<BufferId> ids, const Frame &frame) const {
  return llvm::any_of(ids,
                      [&](BufferId id) { return buffers[id].home == &frame; });
}

/// From here on `name` is the only value that holds what is in `ids`.
void RegionMemory::renameAll(ArrayRef<BufferId> ids, Value name) {
  for (BufferId id : ids) {
    oldNames.emplace_back(id, std::move(buffers[id].names));
    buffers[id].names = {name};
  }
}

void RegionMemory::restoreNames(size_t mark) {
  for (; oldNames.size() > mark; oldNames.pop_back())
    buffers[oldNames.back().first].names = std::move(oldNames.back().second);
}

/// Notes a use of `value` at `place` of the frame.
void RegionMemory::touch(Value value, Frame &frame, int32_t place) {
  auto it = buffersOf.find(value);
  if (it == buffersOf.end())
    return;
  for (BufferId id : it->second) {
    frame.lastTouch[id] = std::max(frame.lastTouch[id], place);
    for (Frame *at = frame.parent; at; at = at->parent)
      at->lastTouch[id] = at->index;
  }
}

//===----------------------------------------------------------------------===//
// Reuse
//===----------------------------------------------------------------------===//

/// Returns true if some loop around `op` that goes around while there is the
/// same `value` also holds `user`, so that it comes again. Each iteration of a
/// loop that holds the region of `value` has one of its own, also where `op` is
/// inside another op of that iteration.
static bool comesAgain(Value value, Operation *op, Operation *user) {
  Operation *home = value.getParentRegion()->getParentOp();
  for (Operation *at = op->getParentOp(); at && !at->isAncestor(home);
       at = at->getParentOp())
    if (isLoop(at) && at->isAncestor(user))
      return true;
  return false;
}

/// Returns true if `user` runs after `op`, or while it does.
static bool runsAfter(Operation *user, Operation *op) {
  for (Operation *at = op; at; at = at->getParentOp()) {
    Operation *ancestor = at->getBlock()->findAncestorOpInBlock(*user);
    if (!ancestor)
      continue;
    if (ancestor == at)
      return at == op || isLoop(at);
    return at->isBeforeInBlock(ancestor);
  }
  return true;
}

/// The ops in `root` that use `value`, or write over it what a loop yields.
SmallVector<Operation *> RegionMemory::getUsers(Value value) const {
  SmallVector<Operation *> users;
  for (OpOperand &use : value.getUses())
    if (root->isAncestor(use.getOwner()) && !isDroppedUse(use))
      users.push_back(use.getOwner());
  if (Operation *yield = writtenBack.lookup(value))
    users.push_back(yield);
  return users;
}

bool RegionMemory::isUsedLater(Value value, Operation *op) const {
  return llvm::any_of(getUsers(value), [&](Operation *user) {
    return comesAgain(value, op, user) || (user != op && runsAfter(user, op));
  });
}

/// Returns true if the data in `buffer` has no use after `op`.
bool RegionMemory::endsWith(BufferId buffer, Operation *op) const {
  return llvm::none_of(buffers[buffer].names, [&](Value name) {
    return llvm::any_of(getUsers(name), [&](Operation *user) {
      return comesAgain(name, op, user) ||
             (!op->isAncestor(user) && runsAfter(user, op));
    });
  });
}

/// Returns true if the data in `buffer` has no use during `op` or after it: a
/// use of the value may copy it meanwhile.
bool RegionMemory::endsAt(BufferId buffer, Operation *op) const {
  return llvm::none_of(buffers[buffer].names, [&](Value name) {
    return llvm::is_contained(asked, name) || isUsedLater(name, op);
  });
}

/// Returns true if `op` can write over `destination`.
bool RegionMemory::canOverwrite(Value destination, Operation *op) const {
  BufferIds ids = getBuffers(destination);
  for (BufferId id : ids)
    if (!buffers[id].isWritable || !endsAt(id, op))
      return false;
  bool isSeen = false;
  for (OpOperand &operand : op->getOpOperands()) {
    auto shares = [&](BufferId id) {
      return llvm::is_contained(getBuffers(operand.get()), id);
    };
    if (!llvm::any_of(ids, shares))
      continue;
    // Once as the destination itself.
    if (isSeen && !canReadWhileOverwriting(operand, destination))
      return false;
    if (!isSeen && operand.get() != destination)
      return false;
    isSeen = true;
  }
  return !ids.empty();
}

void RegionMemory::noteCopied(OpResult result) {
  OpOperand *destination = getTiedDestination(result);
  if (destination && !getBuffers(destination->get()).empty())
    copied.push_back(destination);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

void RegionMemory::visitBlock(Block &block, Frame &frame) {
  for (Operation &op : block) {
    ++frame.index;
    visit(&op, frame);
  }
}

void RegionMemory::visit(Operation *op, Frame &frame) {
  if (deadScalars.contains(op))
    return;
  if (auto it = placeOf.find(op); it != placeOf.end())
    it->second = frame.index;
  Operation *writer = movedBefore.lookup(op);
  int32_t place = writer ? placeOf.lookup(writer) - 1 : frame.index;
  for (OpOperand &operand : op->getOpOperands())
    if (buffersOf.contains(operand.get()) && !isDroppedUse(operand))
      touch(operand.get(), frame, place);
  if (op->hasTrait<OpTrait::ConstantLike>() || definesNoData(op))
    return;
  if (int64_t temporaries = getTemporaryBytes(op))
    frame.spans.emplace_back(frame.index, frame.index, temporaries);
  if (op->getNumRegions() > 0)
    return visitRegions(op, frame);
  visitResults(op, frame);
}

/// Returns true if `result` is computed in the residual into which it is
/// inserted, or is that stack with the slice in its place.
bool RegionMemory::isMadeInPlace(OpResult result, Frame &frame) {
  auto residual = residualOf.find(result);
  if (residual == residualOf.end())
    return false;
  BufferIds ids = getBuffers(residual->second);
  if (ids.empty() && isa<BlockArgument>(residual->second))
    return false;
  if (ids.empty()) {
    ids = {makeBuffer(frame, residual->second)};
    setBuffers(residual->second, ids);
  }
  for (BufferId id : ids)
    buffers[id].names.push_back(result);
  setBuffers(result, std::move(ids));
  return true;
}

/// Handles the results of an op without control flow.
void RegionMemory::visitResults(Operation *op, Frame &frame) {
  if (auto wait = dyn_cast<WaitOp>(op)) {
    // The waited value is in the destination of its copy.
    if (BufferIds ids = getBuffers(wait.getTransfer()); !ids.empty()) {
      renameAll(ids, wait.getResult());
      return setBuffers(wait.getResult(), std::move(ids));
    }
  }
  // Regions of structured ops hold little but scalars.
  if (llvm::none_of(op->getResults(), isOnDevice))
    return;
  SmallVector<StorageAlias, 2> aliases;
  collectStorageAliases(op, aliases);
  for (OpResult result : op->getResults()) {
    if (!isOnDevice(result) || isMadeInPlace(result, frame))
      continue;
    if (OpOperand *operand = getElementwiseDestination(result))
      aliases.push_back({result, operand->get(), StorageRelation::Destination});
    BufferIds ids;
    bool isShared = false;
    for (const StorageAlias &alias : aliases) {
      if (alias.result != result)
        continue;
      if (alias.relation != StorageRelation::Destination) {
        isShared = true;
        for (BufferId id : getBuffers(alias.source)) {
          buffers[id].names.push_back(result);
          if (!llvm::is_contained(ids, id))
            ids.push_back(id);
        }
      } else if (canOverwrite(alias.source, op)) {
        ids = getBuffers(alias.source);
        renameAll(ids, result);
      }
    }
    if (ids.empty() && !isShared) {
      ids = {makeBuffer(frame, result)};
      noteCopied(result);
    }
    setBuffers(result, std::move(ids));
  }
}
