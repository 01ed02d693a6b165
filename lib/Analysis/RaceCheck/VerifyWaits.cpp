//===- VerifyWaits.cpp - Each transfer is waited for exactly once ---------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Accesses/BufferParts.h"
#include "Checks.h"
#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Aliases/ValueFlow.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace ao;

namespace {
/// A transfer is a linear value: a wait or a forwarding terminator consumes it
/// exactly once on every path from its definition to the end of its region.
class LinearUseChecker {
public:
  explicit LinearUseChecker(Value transfer) : transfer(transfer) {}

  LogicalResult check() {
    for (OpOperand &use : transfer.getUses())
      if (!isa<WaitOp>(use.getOwner()) && !isForwarded(use))
        return use.getOwner()->emitOpError(
            "cannot use a transfer: only 'ao.wait' and terminators that "
            "forward it within the function can");
    if (transfer.use_empty())
      return report("is never waited for");
    SmallVector<Operation *> users(transfer.getUsers());
    // The usual case: one use in the block of the definition.
    if (users.size() == 1 && !isa<BranchOpInterface>(users.front()) &&
        users.front()->getBlock() == transfer.getParentBlock())
      return success();
    if (isForwardedOnAllEdges(users))
      return success();
    return checkRegion(*transfer.getParentRegion(), *transfer.getParentBlock(),
                       users);
  }

private:
  /// Returns true if the block that starts the transfer ends in a branch that
  /// forwards it once along each edge, and nothing else uses it: the successors
  /// are then irrelevant.
  bool isForwardedOnAllEdges(ArrayRef<Operation *> users) {
    Operation *branch = users.front();
    if (branch->getBlock() != transfer.getParentBlock() ||
        !isa<BranchOpInterface>(branch) || !llvm::all_equal(users))
      return false;
    for (unsigned index = 0, e = branch->getNumSuccessors(); index != e;
         ++index)
      if (countForwarded(branch, index) != 1)
        return false;
    return users.size() == branch->getNumSuccessors();
  }

  static InFlightDiagnostic describe(InFlightDiagnostic diagnostic,
                                     StringRef text) {
    diagnostic << "transfer " << text
               << "; expected exactly one 'ao.wait' on every path";
    return diagnostic;
  }

  InFlightDiagnostic report(StringRef text) {
    Operation *op = transfer.getDefiningOp();
    return describe(op ? op->emitOpError() : emitError(transfer.getLoc()),
                    text);
  }

  static InFlightDiagnostic reportRepeated(Operation *consumer) {
    return describe(consumer->emitOpError(), "is waited for more than once");
  }

  static InFlightDiagnostic reportInLoop(Operation *consumer) {
    return consumer->emitOpError("transfer from outside a loop is waited for "
                                 "in the loop; wait for it before the loop");
  }

  LogicalResult reportOpenEnd(Block &block) {
    InFlightDiagnostic diagnostic = report("is not waited for on every path");
    Operation *end = block.empty() ? block.getParentOp() : &block.back();
    diagnostic.attachNote(end->getLoc()) << "a path without a wait ends here";
    return diagnostic;
  }

  LogicalResult reportTwice(Operation *first, Operation *second) {
    if (first->getBlock() == second->getBlock() &&
        second->isBeforeInBlock(first))
      std::swap(first, second);
    InFlightDiagnostic diagnostic = reportRepeated(second);
    diagnostic.attachNote(first->getLoc()) << "the first wait is here";
    return diagnostic;
  }

  /// Verifies a transfer that is live from `start` on; `users` are in `region`,
  /// at any depth. Propagates the state of each block to its successors.
  LogicalResult checkRegion(Region &region, Block &start,
                            ArrayRef<Operation *> users) {
    llvm::MapVector<Block *, Operation *> consumers;
    if (failed(findConsumers(region, users, consumers)))
      return failure();
    llvm::DenseMap<Block *, bool> consumedOnEntry{{&start, false}};
    SmallVector<Block *> worklist{&start};
    while (!worklist.empty()) {
      Block *block = worklist.pop_back_val();
      bool consumed = consumedOnEntry.lookup(block);
      if (Operation *consumer = consumers.lookup(block)) {
        if (consumed)
          return reportRepeated(consumer);
        consumed = true;
      }
      if (block->hasNoSuccessors() && !consumed)
        return reportOpenEnd(*block);
      for (auto [index, successor] : llvm::enumerate(block->getSuccessors())) {
        unsigned forwarded = countForwarded(block->getTerminator(), index);
        if (forwarded + consumed > 1)
          return reportRepeated(block->getTerminator());
        switch (enter(successor, forwarded + consumed > 0, start,
                      consumedOnEntry, worklist)) {
        case Entry::Consistent:
          continue;
        case Entry::Restarted:
          return report("is not waited for before the loop starts it again");
        case Entry::Conflicting:
          return reportConflict(*successor, start, consumers);
        }
      }
    }
    if (entersForGood(consumedOnEntry, consumers))
      return report("is not waited for on every path");
    return success();
  }

  /// Returns true if control enters some block with the transfer in flight from
  /// where no wait can be reached, as in a loop that never ends.
  bool entersForGood(const llvm::DenseMap<Block *, bool> &consumedOnEntry,
                     const llvm::MapVector<Block *, Operation *> &consumers) {
    llvm::SetVector<Block *> leading;
    for (auto [block, consumer] : consumers)
      leading.insert(block);
    for (auto [block, consumed] : consumedOnEntry)
      for (unsigned index = 0, e = block->getNumSuccessors(); index != e;
           ++index)
        if (countForwarded(block->getTerminator(), index) > 0)
          leading.insert(block);
    for (size_t i = 0; i != leading.size(); ++i)
      for (Block *predecessor : leading[i]->getPredecessors())
        if (consumedOnEntry.contains(predecessor))
          leading.insert(predecessor);
    return llvm::any_of(consumedOnEntry, [&](auto entry) {
      auto [block, consumed] = entry;
      return !consumed && !leading.contains(block);
    });
  }

  /// Returns how often a branch forwards the transfer to one of its successors.
  unsigned countForwarded(Operation *terminator, unsigned successor) {
    auto branch = dyn_cast<BranchOpInterface>(terminator);
    if (!branch)
      return 0;
    return llvm::count(
        branch.getSuccessorOperands(successor).getForwardedOperands(),
        transfer);
  }

  /// The result of entering a block another time.
  enum class Entry { Consistent, Restarted, Conflicting };

  Entry enter(Block *block, bool consumed, Block &start,
              llvm::DenseMap<Block *, bool> &consumedOnEntry,
              SmallVectorImpl<Block *> &worklist) {
    // Coming back to the definition starts anew; by then it must be consumed.
    if (block == &start)
      return consumed ? Entry::Consistent : Entry::Restarted;
    auto [it, isNew] = consumedOnEntry.insert({block, consumed});
    if (isNew)
      worklist.push_back(block);
    return it->second == consumed ? Entry::Consistent : Entry::Conflicting;
  }

  /// The blocks that can be reached from `block` without passing `start`.
  static llvm::SetVector<Block *> findReachable(Block &block, Block &start) {
    llvm::SetVector<Block *> reachable;
    auto add = [&](Block *from) {
      for (Block *successor : from->getSuccessors())
        if (successor != &start)
          reachable.insert(successor);
    };
    add(&block);
    for (size_t i = 0; i != reachable.size(); ++i)
      add(reachable[i]);
    return reachable;
  }

  /// The transfer is waited for on one of the paths to `join` and not on
  /// another: round a loop, or past a wait.
  LogicalResult
  reportConflict(Block &join, Block &start,
                 const llvm::MapVector<Block *, Operation *> &consumers) {
    llvm::SetVector<Block *> inLoop = findReachable(join, start);
    if (!inLoop.contains(&join))
      return report("is waited for on only one of two paths that join");
    for (auto [block, consumer] : consumers) {
      if (!inLoop.contains(block) ||
          (block != &join && !findReachable(*block, start).contains(&join)))
        continue;
      InFlightDiagnostic diagnostic = reportInLoop(consumer);
      diagnostic.attachNote(join.front().getLoc()) << "the loop starts here";
      return diagnostic;
    }
    InFlightDiagnostic diagnostic = report("is carried in a loop from outside");
    diagnostic.attachNote(join.front().getLoc()) << "the loop starts here";
    return diagnostic;
  }

  /// At most one op of each block consumes the transfer; an op with regions
  /// consumes it if its regions do, however control passes through them.
  LogicalResult
  findConsumers(Region &region, ArrayRef<Operation *> users,
                llvm::MapVector<Block *, Operation *> &consumers) {
    llvm::MapVector<Operation *, SmallVector<Operation *>> nested;
    for (Operation *user : users) {
      Operation *top = region.findAncestorOpInRegion(*user);
      // A branch consumes by edge.
      if (isa<BranchOpInterface>(top))
        continue;
      SmallVector<Operation *> &inside = nested[top];
      if (!inside.empty() && (top == user || inside.front() == top))
        return reportTwice(inside.front(), user);
      inside.push_back(user);
    }
    for (auto &[top, inside] : nested) {
      Operation *&consumer = consumers[top->getBlock()];
      if (consumer)
        return reportTwice(consumer, top);
      consumer = top;
      if (inside.front() != top && failed(checkRegionsOf(top, inside)))
        return failure();
    }
    return success();
  }

  LogicalResult checkRegionsOf(Operation *op, ArrayRef<Operation *> users) {
    auto branch = dyn_cast<RegionBranchOpInterface>(op);
    if (!branch)
      return users.front()
                 ->emitOpError(
                     "transfer from outside is waited for inside an op "
                     "whose control flow is unknown")
                 .attachNote(op->getLoc())
             << "the op is here";
    for (Operation *user : users) {
      Region *region = getRegionOf(op, user);
      if (branch.isRepetitiveRegion(region->getRegionNumber()) ||
          op->hasTrait<OpTrait::HasParallelRegion>())
        return reportInLoop(users.front());
    }
    SmallVector<RegionSuccessor> successors;
    branch.getSuccessorRegions(RegionBranchPoint::parent(), successors);
    for (const RegionSuccessor &successor : successors) {
      if (isParent(successor))
        return report("is waited for on one branch only")
                   .attachNote(op->getLoc())
               << "control may pass this op without a wait";
      SmallVector<Operation *> inside;
      llvm::copy_if(users, std::back_inserter(inside), [&](Operation *user) {
        return getRegionOf(op, user) == successor.getSuccessor();
      });
      if (inside.empty())
        return report("is waited for on one branch only")
                   .attachNote(op->getLoc())
               << "no wait in region "
               << successor.getSuccessor()->getRegionNumber() << " of this op";
      if (failed(checkRegion(*successor.getSuccessor(),
                             successor.getSuccessor()->front(), inside)))
        return failure();
    }
    return success();
  }

  static Region *getRegionOf(Operation *op, Operation *nested) {
    Region *region = nested->getParentRegion();
    while (region->getParentOp() != op)
      region = region->getParentRegion();
    return region;
  }

  Value transfer;
};
} // namespace

static LogicalResult reportEnd(WaitOp wait, StringRef text) {
  InFlightDiagnostic diagnostic = wait.emitOpError("expected ") << text;
  diagnostic.attachNote(wait.getTransfer().getLoc()) << "the transfer is here";
  return diagnostic;
}

static LogicalResult verifyEnds(WaitOp wait, AliasRoots &roots) {
  Value transfer = wait.getTransfer();
  if (!isSourceOf(transfer, wait.getKeep(), roots))
    return reportEnd(wait, "'keep' to be the source of the transfer");
  Value destination = wait.getDestination();
  auto offload = transfer.getDefiningOp<OffloadOp>();
  if (!destination && wait.getResult() && offload && offload.getDestination())
    return reportEnd(wait, "'into' to be the destination of the transfer, got "
                           "no 'into'");
  if (destination && !isDestinationOf(transfer, destination, roots))
    return reportEnd(wait, "'into' to be the destination of the transfer");
  return success();
}

/// Returns true if a value may hold a host copy, now or, if it is a transfer,
/// once it has been waited for.
static bool mayHoldData(Value value) {
  return isTransfer(value) || isHostPlaced(value.getType());
}

/// Returns true if nothing that holds the data of `offload` is used from `end`
/// on, an op after `first`, which is the offload or contains it: then its
/// destination may be overwritten. This is conservative: an op that uses the
/// data counts as passing it on to all of its results and regions.
static bool isConsumedBefore(OffloadOp offload, Operation *first,
                             Operation *end) {
  llvm::SetVector<Value> holders;
  auto addAll = [&](ValueRange values) {
    for (Value value : values)
      if (mayHoldData(value))
        holders.insert(value);
  };
  addAll(offload->getResults());
  for (size_t i = 0; i != holders.size(); ++i)
    for (Operation *user : holders[i].getUsers()) {
      Operation *op = end->getBlock()->findAncestorOpInBlock(*user);
      if (!op || !op->isBeforeInBlock(end))
        return false;
      addAll(user->getResults());
      if (user->hasTrait<OpTrait::IsTerminator>())
        user = user->getParentOp();
      else if (user->getNumRegions() == 0)
        continue;
      addAll(user->getResults());
      for (Region &region : user->getRegions())
        for (Block &block : region)
          addAll(block.getArguments());
    }
  return true;
}

/// Returns true if one of two offloads into `destination` has ended, and its
/// data has been used, when the other one starts. If a loop contains both, each
/// iteration must have a destination of its own.
static bool areInOrder(OffloadOp a, OffloadOp b, Value destination) {
  Operation *first = a, *second = nullptr;
  while (!(second = first->getBlock()->findAncestorOpInBlock(*b)))
    first = first->getParentOp();
  if (first == second)
    return false;
  for (Operation *op = first; op->getBlock() != destination.getParentBlock();
       op = op->getParentOp())
    if (!op->getParentRegion()->hasOneBlock() ||
        isa<LoopLikeOpInterface>(op->getParentOp()) ||
        op->getParentOp()->hasTrait<OpTrait::IsIsolatedFromAbove>())
      return false;
  return first->isBeforeInBlock(second) ? isConsumedBefore(a, first, second)
                                        : isConsumedBefore(b, second, first);
}

/// Verifies that no op uses the destination of an offload, if it is a tensor,
/// between the offload and the result of the wait: the copy overwrites its
/// memory. Later offloads may overwrite it again.
static LogicalResult verifyTensorDestination(OffloadOp offload) {
  Value destination = offload.getDestination();
  if (!destination || !isa<TensorType>(destination.getType()))
    return success();
  auto isFine = [&](OpOperand &use) {
    Operation *user = use.getOwner();
    bool isBefore = user->getBlock() == offload->getBlock() &&
                    user->isBeforeInBlock(offload);
    auto other = dyn_cast<OffloadOp>(user);
    return user == offload || isBefore || isa<WaitOp>(user) ||
           isForwarded(use) || isShapeOnlyUse(use) ||
           (other && areInOrder(offload, other, destination));
  };
  for (OpOperand &use : destination.getUses())
    if (!isFine(use)) {
      InFlightDiagnostic diagnostic = use.getOwner()->emitOpError(
          "uses the destination of a transfer in flight; use the result of its "
          "'ao.wait'");
      diagnostic.attachNote(offload.getLoc()) << "the transfer is here";
      return diagnostic;
    }
  return success();
}

/// A copy writes elements in any order, each of them once.
static LogicalResult verifyDestination(Operation *op) {
  Value destination;
  if (auto offload = dyn_cast<OffloadOp>(op))
    destination = offload.getDestination();
  else if (auto reload = dyn_cast<ReloadOp>(op))
    destination = reload.getDestination();
  if (destination && isa<BaseMemRefType>(destination.getType()) &&
      mayOverlapItself(destination))
    return op->emitOpError("may fill elements of its destination more than "
                           "once: the layout overlaps itself");
  return success();
}

/// Functions neither take nor return transfers.
static LogicalResult verifyArguments(Operation *op) {
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (BlockArgument argument : block.getArguments()) {
        if (!isTransfer(argument))
          continue;
        SmallVector<Value> incoming;
        if (!getIncomingValues(argument, incoming))
          return emitError(argument.getLoc())
                 << "'" << op->getName()
                 << "' op cannot take a transfer as an argument; wait for it "
                    "in the function that starts it";
        if (failed(LinearUseChecker(argument).check()))
          return failure();
      }
  return success();
}

LogicalResult ao::verifyWaits(Operation *op, AliasRoots &roots) {
  bool failed = false;
  for (Value result : op->getResults())
    if (isTransfer(result))
      failed |= mlir::failed(LinearUseChecker(result).check());
  if (op->getNumRegions() > 0)
    failed |= mlir::failed(verifyArguments(op));
  if (auto offload = dyn_cast<OffloadOp>(op))
    failed |= mlir::failed(verifyTensorDestination(offload));
  failed |= mlir::failed(verifyDestination(op));
  if (auto wait = dyn_cast<WaitOp>(op))
    failed |= mlir::failed(verifyEnds(wait, roots));
  return failure(failed);
}
