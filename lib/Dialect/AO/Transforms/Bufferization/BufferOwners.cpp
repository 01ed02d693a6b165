//===- BufferOwners.cpp - Which value has to free a buffer ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferOwners.h"
#include "ao/Analysis/Aliases/ValueFlow.h"
#include "ao/Analysis/Memory/InPlace.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace ao;

static bool isBuffer(Value value) { return isa<MemRefType>(value.getType()); }

static bool isAllocation(Value value) {
  return isa_and_present<memref::AllocOp>(value.getDefiningOp());
}

/// A fresh copy of `buffer`, made before `before`.
static Value cloneBuffer(Value buffer, Operation *before) {
  OpBuilder builder(before);
  auto type = cast<MemRefType>(buffer.getType());
  SmallVector<Value> sizes;
  for (auto [index, size] : llvm::enumerate(type.getShape()))
    if (ShapedType::isDynamic(size))
      sizes.push_back(memref::DimOp::create(builder, before->getLoc(), buffer,
                                            static_cast<int64_t>(index)));
  auto allocated =
      MemRefType::get(type.getShape(), type.getElementType(),
                      MemRefLayoutAttrInterface(), type.getMemorySpace());
  Value clone =
      memref::AllocOp::create(builder, buffer.getLoc(), allocated, sizes);
  memref::CopyOp::create(builder, buffer.getLoc(), buffer, clone);
  if (allocated == type)
    return clone;
  return memref::CastOp::create(builder, buffer.getLoc(), type, clone);
}

Operation *ao::findLastUser(Block *block, ArrayRef<Operation *> users) {
  Operation *last = nullptr;
  for (Operation *user : users) {
    Operation *op = block->findAncestorOpInBlock(*user);
    if (op && (!last || last->isBeforeInBlock(op)))
      last = op;
  }
  return last;
}

//===----------------------------------------------------------------------===//
// Edges between regions
//===----------------------------------------------------------------------===//

/// Calls `visit` for each way on which control moves on between the regions of
/// `op`, with the op whose operands it forwards.
static void forEachEdge(
    RegionBranchOpInterface op,
    llvm::function_ref<void(Operation *, OperandRange, ValueRange)> visit) {
  auto visitFrom = [&](RegionBranchPoint point, Operation *source) {
    SmallVector<RegionSuccessor> successors;
    op.getSuccessorRegions(point, successors);
    for (const RegionSuccessor &successor : successors)
      visit(source, op.getSuccessorOperands(point, successor),
            getSuccessorInputs(op, successor));
  };
  visitFrom(RegionBranchPoint::parent(), op);
  for (Region &region : op->getRegions())
    if (!region.empty())
      if (auto terminator = dyn_cast<RegionBranchTerminatorOpInterface>(
              region.back().getTerminator()))
        visitFrom(RegionBranchPoint(terminator), terminator);
}

/// The operands that carry buffers along such edges, with what they become.
static SmallVector<std::pair<OpOperand *, Value>>
getForwardedBuffers(RegionBranchOpInterface op) {
  SmallVector<std::pair<OpOperand *, Value>> forwarded;
  forEachEdge(
      op, [&](Operation *source, OperandRange operands, ValueRange inputs) {
        if (operands.empty())
          return;
        unsigned begin = operands.getBeginOperandIndex();
        for (auto [index, input] : llvm::enumerate(inputs))
          if (isBuffer(input))
            forwarded.emplace_back(&source->getOpOperand(begin + index), input);
      });
  return forwarded;
}

//===----------------------------------------------------------------------===//
// Owners
//===----------------------------------------------------------------------===//

void BufferOwners::findOwners(func::CallOp call) {
  auto callee = known.find(call.getCalleeAttr().getAttr());
  if (callee == known.end())
    return;
  using Source = CallOwnership::Source;
  for (auto [result, comes] :
       llvm::zip(call.getResults(), callee->second.results)) {
    if (comes.source == Source::Fresh)
      owners.insert(result);
    else if (comes.source == Source::Result)
      sameAs[result] = call.getResult(comes.number);
    else if (comes.source == Source::Argument)
      sameAs[result] = call.getOperand(comes.number);
  }
}

/// Returns true if `value` may be in a buffer that was allocated inside `op`.
bool BufferOwners::isFresh(Value value, Operation *op) {
  Value root = roots.getMustRoot(value);
  if (owners.contains(root) && isa<OpResult>(root) &&
      op->isProperAncestor(root.getDefiningOp()))
    return true;
  return llvm::any_of(roots.getMayRoots(value), [&](const Root &root) {
    return isAllocation(root.value) &&
           op->isProperAncestor(root.value.getDefiningOp());
  });
}

/// Inputs into which a buffer allocated inside `op` flows are owners, and so
/// are those that share an operand with an owner.
void BufferOwners::findOwners(RegionBranchOpInterface op) {
  auto forwarded = getForwardedBuffers(op);
  for (auto [operand, input] : forwarded)
    if (isFresh(operand->get(), op))
      handovers.insert(operand);
  for (bool changed = true; changed;) {
    changed = false;
    for (auto [operand, input] : forwarded) {
      if (handovers.contains(operand))
        changed |= owners.insert(input);
      else if (owners.contains(input))
        changed |= handovers.insert(operand);
    }
  }
}

ArrayRef<Value> BufferOwners::getOwnersOf(Value value) {
  auto known = ownersOf.find(value);
  if (known != ownersOf.end())
    return known->second;
  SmallVector<Value, 1> found;
  llvm::SmallDenseSet<Value> seen;
  SmallVector<Value> worklist{value};
  while (!worklist.empty()) {
    Value current = worklist.pop_back_val();
    if (!seen.insert(current).second)
      continue;
    SmallVector<Value> sources;
    if (Value same = sameAs.lookup(current))
      sources = {same};
    else if (!owners.contains(current))
      sources = getStorageSources(current);
    if (sources.empty())
      found.push_back(current);
    llvm::append_range(worklist, sources);
  }
  return ownersOf[value] = std::move(found);
}

ArrayRef<OpOperand *> BufferOwners::getMoves(Value owner) const {
  auto it = moves.find(owner);
  return it == moves.end() ? ArrayRef<OpOperand *>() : it->second;
}

static Value getDestination(Operation *copy) {
  if (auto offload = dyn_cast_or_null<OffloadOp>(copy))
    return offload.getDestination();
  auto reload = dyn_cast_or_null<ReloadOp>(copy);
  return reload ? reload.getDestination() : Value();
}

/// The destinations of every copy that `transfer` may be.
void BufferOwners::visitDestinations(Value transfer,
                                     llvm::function_ref<void(Value)> visit) {
  SmallVector<Value> worklist{transfer};
  llvm::DenseSet<Value> seen;
  while (!worklist.empty()) {
    Value current = worklist.pop_back_val();
    if (!seen.insert(current).second)
      continue;
    if (Value destination = getDestination(current.getDefiningOp()))
      llvm::for_each(getOwnersOf(destination), visit);
    else
      getIncomingValues(current, worklist);
  }
}

void BufferOwners::forEachUse(
    llvm::function_ref<void(Operation *, Value)> visit) {
  function->walk([&](Operation *op) {
    auto visitOwner = [&](Value owner) { visit(op, owner); };
    for (Value operand : op->getOperands())
      if (isBuffer(operand))
        llvm::for_each(getOwnersOf(operand), visitOwner);
    if (auto wait = dyn_cast<WaitOp>(op); wait && !wait.getDestination())
      visitDestinations(wait.getTransfer(), visitOwner);
  });
}

//===----------------------------------------------------------------------===//
// Moves
//===----------------------------------------------------------------------===//

/// How many operands of `op` may be in the buffer of `owner`.
static size_t countMentions(Operation *op, Value owner, BufferOwners &owners) {
  return llvm::count_if(op->getOperands(), [&](Value operand) {
    return isBuffer(operand) &&
           llvm::is_contained(owners.getOwnersOf(operand), owner);
  });
}

/// Returns true if `owner`, which holds its buffer in `block`, can give it away
/// at `moves`, all of which are in the block or in regions below: each path
/// must come by one of them, and nothing may use the buffer under this name
/// afterwards.
bool BufferOwners::canMove(Value owner, Block *block,
                           ArrayRef<OpOperand *> moves) {
  Operation *last = findLastUser(block, users[owner]);
  for (OpOperand *move : moves)
    if (block->findAncestorOpInBlock(*move->getOwner()) != last)
      return false;
  auto isNested = [&](Operation *user) { return last->isProperAncestor(user); };
  for (OpOperand *move : moves)
    if (move->getOwner() == last)
      return moves.size() == 1 && countMentions(last, owner, *this) == 1 &&
             llvm::none_of(users[owner], isNested);
  if (!runsOneRegion(last))
    return false;
  return llvm::all_of(last->getRegions(), [&](Region &region) {
    SmallVector<OpOperand *> inside;
    llvm::copy_if(moves, std::back_inserter(inside), [&](OpOperand *move) {
      return region.isAncestor(move->getOwner()->getParentRegion());
    });
    return inside.empty() || canMove(owner, &region.front(), inside);
  });
}

/// Returns true if `view` has all the bytes of the buffer of `owner`, according
/// to types: the owner of a part would keep all of it.
static bool isWhole(Value view, Value owner) {
  auto type = dyn_cast<MemRefType>(view.getType());
  auto whole = dyn_cast<MemRefType>(owner.getType());
  return !type || !whole || !type.hasStaticShape() || !whole.hasStaticShape() ||
         type.getNumElements() == whole.getNumElements();
}

LogicalResult BufferOwners::moveOrCopy(OpOperand &operand) {
  ArrayRef<Value> found = getOwnersOf(operand.get());
  if (found.size() == 1 && owners.contains(found.front()) &&
      isWhole(operand.get(), found.front())) {
    Value owner = found.front();
    SmallVector<OpOperand *, 1> with(getMoves(owner));
    with.push_back(&operand);
    if (canMove(owner, owner.getParentBlock(), with)) {
      moves[owner] = std::move(with);
      return success();
    }
  }
  return copy(operand);
}

/// Passes on a copy of a buffer of another owner, or is used afterwards.
LogicalResult BufferOwners::copy(OpOperand &operand) {
  Operation *op = operand.getOwner();
  if (isHostPlaced(operand.get().getType()))
    return op->emitOpError()
           << "cannot pass on operand " << operand.getOperandNumber()
           << ": it has another owner, and is in host memory, where buffers "
              "are not copied";
  Value clone = cloneBuffer(operand.get(), op);
  operand.set(clone);
  Value owner = roots.getMustRoot(clone);
  owners.insert(owner);
  moves[owner] = {&operand};
  users[owner] = {op};
  return success();
}

/// Gives the buffer of a group of operands to the callee, which frees it.
LogicalResult BufferOwners::give(func::CallOp call,
                                 const DonationGroup &group) {
  OpOperand &first = call->getOpOperand(group.front());
  ArrayRef<Value> found = getOwnersOf(first.get());
  Value owner = found.size() == 1 ? found.front() : Value();
  bool isOne = llvm::all_of(group, [&](unsigned index) {
    return getOwnersOf(call.getOperand(index)) == ArrayRef(owner);
  });
  if (owner && isOne && owners.contains(owner) && isWhole(first.get(), owner) &&
      getMoves(owner).empty() &&
      countMentions(call, owner, *this) == group.size() &&
      findLastUser(owner.getParentBlock(), users[owner]) == call) {
    moves[owner] = {&first};
    return success();
  }
  if (group.size() == 1)
    return copy(first);
  return call.emitOpError()
         << "cannot pass on operand " << group.front()
         << ": the callee frees it, but it has another owner or a later use; "
            "pass a copy";
}

/// A function returns buffers it owns, or arguments; anything else is copied.
void BufferOwners::fixReturn(func::ReturnOp terminator) {
  for (OpOperand &operand : terminator->getOpOperands()) {
    if (!isBuffer(operand.get()))
      continue;
    ArrayRef<Value> found = getOwnersOf(operand.get());
    bool isConstant =
        isa_and_present<memref::GetGlobalOp>(found.front().getDefiningOp());
    if (found.size() == 1 && !isConstant)
      continue;
    Value clone = cloneBuffer(operand.get(), terminator);
    operand.set(clone);
    owners.insert(roots.getMustRoot(clone));
  }
}

LogicalResult BufferOwners::run() {
  function->walk([&](memref::AllocOp op) { owners.insert(op.getResult()); });
  SmallVector<func::CallOp> calls;
  function->walk([&](func::CallOp call) {
    findOwners(call);
    calls.push_back(call);
  });
  function->walk<WalkOrder::PreOrder>(
      [&](RegionBranchOpInterface op) { findOwners(op); });
  forEachUse([&](Operation *user, Value owner) {
    if (owners.contains(owner))
      users[owner].push_back(user);
  });
  for (OpOperand *operand : handovers)
    if (failed(moveOrCopy(*operand)))
      return failure();
  for (func::CallOp call : calls) {
    auto callee = known.find(call.getCalleeAttr().getAttr());
    if (callee == known.end())
      continue;
    for (const DonationGroup &group : callee->second.donations)
      if (failed(give(call, group)))
        return failure();
  }
  users.clear();
  function->walk([&](func::ReturnOp op) { fixReturn(op); });
  return success();
}

CallOwnership BufferOwners::describe() {
  CallOwnership ownership;
  auto terminator =
      dyn_cast<func::ReturnOp>(function.getBody().back().getTerminator());
  if (!terminator)
    return ownership;
  llvm::DenseMap<Value, unsigned> firstOf;
  for (OpOperand &operand : terminator->getOpOperands()) {
    CallOwnership::Result &result = ownership.results.emplace_back();
    if (!isBuffer(operand.get()))
      continue;
    // There is one, since the function returns no others.
    Value owner = getOwnersOf(operand.get()).front();
    auto argument = dyn_cast<BlockArgument>(owner);
    using Source = CallOwnership::Source;
    if (argument && argument.getOwner()->getParentOp() == function) {
      result = {Source::Argument, argument.getArgNumber()};
    } else if (owners.contains(owner)) {
      auto [first, isNew] =
          firstOf.try_emplace(owner, operand.getOperandNumber());
      result = isNew ? CallOwnership::Result{Source::Fresh}
                     : CallOwnership::Result{Source::Result, first->second};
    }
  }
  return ownership;
}
