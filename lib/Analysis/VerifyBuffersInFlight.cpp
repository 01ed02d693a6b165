//===- VerifyBuffersInFlight.cpp - nobody touches a buffer in flight ------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferAccesses.h"
#include "ao/Analysis/OpWalk.h"
#include "ao/Analysis/StorageAliases.h"
#include "ao/Analysis/TransferVerifier.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/PostOrderIterator.h"

using namespace mlir;
using namespace ao;

namespace {
/// One end of a transfer in flight.
struct End {
  Value transfer;
  Root root;
  bool isDestination;
};

/// What is known at one point of a function.
struct FlightState {
  /// The ends of all transfers in flight, by storage.
  ValueMap<SmallVector<End, 1>> inFlight;
  /// Host storages that an offload has filled on every path to here.
  llvm::DenseSet<Value> written;

  /// Joins the state behind one region of `op` with that of another path. What
  /// a region of `op` allocated can be met behind `op` only if that region ran.
  void keepWrittenBy(const FlightState &other, Operation *op) {
    llvm::DenseSet<Value> kept;
    for (Value value : written)
      if (other.written.contains(value) || isInside(value, op))
        kept.insert(value);
    for (Value value : other.written)
      if (isInside(value, op))
        kept.insert(value);
    written = std::move(kept);
  }

private:
  static bool isInside(Value value, Operation *op) {
    Operation *definition = value.getDefiningOp();
    return op && definition && op->isProperAncestor(definition);
  }
};

/// Walks a function in program order with the set of transfers in flight. A
/// transfer is in flight from where its value appears to where it is consumed;
/// that each is consumed exactly once on every path has been checked, so the
/// set at a point does not depend on the path that led there.
class FlightChecker {
public:
  FlightChecker(const FlightOps &flights, AliasRoots &roots)
      : flights(flights), roots(roots), callees(roots) {}

  LogicalResult run(Operation *function) {
    for (Region &region : function->getRegions())
      visit(region);
    for (auto [reload, root] : carriedReads)
      if (!everWritten.contains(root))
        reportUnwritten(reload, root);
    return failure(anyFailed);
  }

private:
  void visit(Region &region);
  void visit(Block &block);
  void visit(Operation *op);
  void visitRegions(Operation *op);
  void finishHandedOver(Block *block, Block *successor);

  ArrayRef<AliasRoots::Origin> getOrigins(Value transfer);
  void start(Value transfer);
  void finish(Value transfer);
  void forEachCopy(
      Value transfer,
      llvm::function_ref<void(Value source, Value destination, Block *loop)>);

  /// Whether there is anything an access could harm.
  bool isWatching() const {
    return !state.inFlight.empty() || !state.written.empty();
  }
  void checkAccesses(Operation *op);
  void checkAccess(Operation *op, const Access &access);
  LogicalResult checkAccess(Operation *op, const Access &access,
                            const Root &root, StringRef prefix);
  void checkCall(CallOpInterface call);
  void checkReloadSource(ReloadOp reload);
  void reportUnwritten(ReloadOp reload, Value root);

  const FlightOps &flights;
  AliasRoots &roots;
  CalleeAccesses callees;
  FlightState state;
  AliasRoots::KnownOrigins origins;
  /// Host storages that some offload fills.
  llvm::DenseSet<Value> everWritten;
  /// Reloads of what an earlier iteration allocated, with the allocation: the
  /// offload of that iteration may stand below the reload.
  SmallVector<std::pair<ReloadOp, Value>> carriedReads;
  bool anyFailed = false;
};
} // namespace

static bool isTransfer(Value value) {
  return isa<TransferType>(value.getType());
}

/// Whether a transfer starts here.
static bool isOrigin(Value transfer) {
  return isa_and_present<OffloadOp, ReloadOp>(transfer.getDefiningOp());
}

//===----------------------------------------------------------------------===//
// Transfers in flight
//===----------------------------------------------------------------------===//

/// Calls `visit` with the two ends of every copy that `transfer` may be, and
/// the loop around which it has come; the destination is null on tensors.
void FlightChecker::forEachCopy(
    Value transfer, llvm::function_ref<void(Value, Value, Block *)> visit) {
  auto visitOrigin = [&](Value origin, Block *loop) {
    if (auto offload = origin.getDefiningOp<OffloadOp>())
      visit(offload.getSource(), offload.getDestination(), loop);
    else if (auto reload = origin.getDefiningOp<ReloadOp>())
      visit(reload.getSource(), reload.getDestination(), loop);
  };
  if (isOrigin(transfer))
    return visitOrigin(transfer, /*loop=*/nullptr);
  for (auto [origin, loop] : getOrigins(transfer))
    visitOrigin(origin, loop);
}

/// Where a transfer that was handed on may have started. Chains of blocks hand
/// on one transfer many times, so each answer builds on those before.
ArrayRef<AliasRoots::Origin> FlightChecker::getOrigins(Value transfer) {
  auto known = origins.find(transfer);
  if (known != origins.end())
    return known->second;
  auto getSources = [](Value value) {
    SmallVector<Value> incoming;
    if (!isOrigin(value))
      (void)getIncomingValues(value, incoming);
    return incoming;
  };
  SmallVector<AliasRoots::Origin> found =
      roots.getOrigins(transfer, getSources, &origins);
  return origins[transfer] = std::move(found);
}

void FlightChecker::start(Value transfer) {
  if (!flights.anyAccess)
    return;
  auto add = [&](Value value, Block *loop, bool isDestination) {
    for (const Root &root : roots.getMayRoots(value, loop))
      state.inFlight[root.value].push_back({transfer, root, isDestination});
  };
  forEachCopy(transfer, [&](Value source, Value destination, Block *loop) {
    add(source, loop, /*isDestination=*/false);
    if (destination)
      add(destination, loop, /*isDestination=*/true);
  });
}

void FlightChecker::finish(Value transfer) {
  if (!flights.anyAccess)
    return;
  auto forget = [&](Value value) {
    for (const Root &root : roots.getMayRoots(value)) {
      auto it = state.inFlight.find(root.value);
      if (it == state.inFlight.end())
        continue;
      llvm::erase_if(it->second,
                     [&](const End &end) { return end.transfer == transfer; });
      if (it->second.empty())
        state.inFlight.erase(it);
    }
  };
  forEachCopy(transfer, [&](Value source, Value destination, Block *) {
    forget(source);
    if (!destination)
      return;
    forget(destination);
    for (const Root &root : roots.getMayRoots(destination)) {
      state.written.insert(root.value);
      everWritten.insert(root.value);
    }
  });
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// Reports an access of `op` to `root`, if it does harm. `prefix` tells how the
/// op comes to it.
LogicalResult FlightChecker::checkAccess(Operation *op, const Access &access,
                                         const Root &root, StringRef prefix) {
  auto it = state.inFlight.find(root.value);
  if (it == state.inFlight.end())
    return success();
  for (const End &end : it->second) {
    bool harmless = !end.isDestination && !access.writes && !access.frees;
    // Around a loop, an allocation in its body is another buffer.
    if (harmless || end.root.carried != root.carried)
      continue;
    anyFailed = true;
    InFlightDiagnostic diagnostic =
        op->emitOpError() << prefix << access.getVerb() << " the "
                          << (end.isDestination ? "destination" : "source")
                          << " of a transfer in flight";
    diagnostic.attachNote(end.transfer.getLoc()) << "the transfer";
    if (access.operand->getOwner() != op)
      diagnostic.attachNote(access.operand->getOwner()->getLoc())
          << "the access";
    return diagnostic;
  }
  return success();
}

void FlightChecker::checkAccess(Operation *op, const Access &access) {
  for (const Root &root : roots.getMayRoots(access.operand->get()))
    if (failed(checkAccess(op, access, root, /*prefix=*/"")))
      return;
}

/// Callees may touch buffers in flight that nobody hands them.
void FlightChecker::checkCall(CallOpInterface call) {
  auto isGlobal = [](const auto &entry) {
    return AliasRoots::isSameEverywhere(entry.first);
  };
  if (llvm::none_of(state.inFlight, isGlobal))
    return;
  for (const auto &[root, access] : callees.get(call))
    if (failed(checkAccess(call, access, Root{root, /*carried=*/false},
                           "calls a function that ")))
      return;
}

void FlightChecker::checkAccesses(Operation *op) {
  if (!isWatching() || isa<WaitOp>(op))
    return;
  if (auto call = dyn_cast<CallOpInterface>(op))
    checkCall(call);
  for (const Access &access : collectAccesses(op)) {
    checkAccess(op, access);
    // What was freed for certain holds nothing to reload any more.
    ArrayRef<Root> freed = roots.getMayRoots(access.operand->get());
    if (access.frees && freed.size() == 1 && !freed.front().carried)
      state.written.erase(freed.front().value);
  }
}

/// Whether `root` is memory that something must fill before it can be read.
static bool isFreshMemory(Value root) {
  Operation *op = root.getDefiningOp();
  if (!op)
    return false;
  if (definesNoData(op))
    return true;
  auto effectOp = dyn_cast<MemoryEffectOpInterface>(op);
  if (!effectOp || !isa<BaseMemRefType>(root.getType()))
    return false;
  return effectOp.getEffectOnValue<MemoryEffects::Allocate>(root).has_value();
}

void FlightChecker::checkReloadSource(ReloadOp reload) {
  // What a transfer has brought.
  if (reload.getSource().getDefiningOp<WaitOp>())
    return;
  // Tensors that hold no data have no storage of their own, so go by value.
  for (const Root &root : roots.getMayRoots(reload.getSource())) {
    if (!isFreshMemory(root.value) || state.written.contains(root.value))
      continue;
    if (!root.carried)
      return reportUnwritten(reload, root.value);
    carriedReads.emplace_back(reload, root.value);
  }
}

void FlightChecker::reportUnwritten(ReloadOp reload, Value root) {
  anyFailed = true;
  InFlightDiagnostic diagnostic =
      reload.emitOpError("reads host memory that no offload has written");
  diagnostic.attachNote(root.getLoc()) << "allocated here";
}

//===----------------------------------------------------------------------===//
// Walk
//===----------------------------------------------------------------------===//

void FlightChecker::visit(Operation *op) {
  checkAccesses(op);
  if (auto reload = dyn_cast<ReloadOp>(op))
    checkReloadSource(reload);
  // A branch hands over along one of its edges.
  if (!isa<BranchOpInterface>(op))
    for (Value operand : op->getOperands())
      if (isTransfer(operand))
        finish(operand);
  if (flights.holders.contains(op))
    visitRegions(op);
  else if (op->getNumRegions() > 0 && isWatching())
    op->walk([&](Operation *nested) {
      if (nested != op)
        checkAccesses(nested);
    });
  for (Value result : op->getResults())
    if (isTransfer(result))
      start(result);
}

void FlightChecker::visit(Block &block) {
  for (BlockArgument argument : block.getArguments())
    if (isTransfer(argument))
      start(argument);
  auto ops = flights.ops.find(&block);
  if (ops == flights.ops.end())
    return;
  forEachPrefetched(
      ops->second, [](Operation *op) { return op; },
      [&](size_t i) { visit(ops->second[i]); });
}

/// Moves `state` from the end of `block` along its edges to `successor`, where
/// the transfers that the branch hands over appear under another name.
void FlightChecker::finishHandedOver(Block *block, Block *successor) {
  auto branch = dyn_cast<BranchOpInterface>(block->getTerminator());
  if (!branch)
    return;
  for (auto [index, target] : llvm::enumerate(block->getSuccessors()))
    if (target == successor)
      for (Value value :
           branch.getSuccessorOperands(index).getForwardedOperands())
        if (isTransfer(value))
          finish(value);
}

/// Blocks in an order in which each comes behind one of its predecessors. Loops
/// in the graph keep no transfer from outside, so back edges add nothing.
void FlightChecker::visit(Region &region) {
  if (region.empty())
    return;
  if (region.hasOneBlock())
    return visit(region.front());
  llvm::DenseMap<Block *, FlightState> exits;
  FlightState entry = state;
  std::optional<FlightState> end;
  llvm::ReversePostOrderTraversal<Region *> order(&region);
  for (Block *block : order) {
    std::optional<FlightState> merged;
    for (Block *predecessor : block->getPredecessors()) {
      auto exit = exits.find(predecessor);
      if (exit == exits.end())
        continue;
      // Nobody else asks for the state behind a branch to one block.
      state = predecessor->getNumSuccessors() == 1 ? std::move(exit->second)
                                                   : exit->second;
      finishHandedOver(predecessor, block);
      if (!merged)
        merged = std::move(state);
      else
        merged->keepWrittenBy(state, /*op=*/nullptr);
    }
    state = merged ? std::move(*merged) : entry;
    visit(*block);
    // Control leaves the region from here only.
    if (block->hasNoSuccessors()) {
      if (end)
        end->keepWrittenBy(state, /*op=*/nullptr);
      else
        end = state;
    }
    exits[block] = std::move(state);
  }
  // Nothing comes behind a region that never ends.
  state = end ? std::move(*end) : std::move(entry);
}

/// Whether control may pass `branch` without entering a region, as a loop of no
/// iterations does.
static bool mayBeSkipped(RegionBranchOpInterface branch) {
  if (auto loop = dyn_cast<LoopLikeOpInterface>(branch.getOperation()))
    if (std::optional<APInt> trips = loop.getStaticTripCount();
        trips && !trips->isZero())
      return false;
  SmallVector<RegionSuccessor> successors;
  branch.getSuccessorRegions(RegionBranchPoint::parent(), successors);
  return llvm::any_of(successors, [](const RegionSuccessor &successor) {
    return successor.isParent();
  });
}

/// Every region starts from the state before the op, but the regions of a loop
/// follow each other. Transfers from outside that the regions consume are gone
/// afterwards, whichever region ran.
void FlightChecker::visitRegions(Operation *op) {
  auto branch = dyn_cast<RegionBranchOpInterface>(op);
  FlightState before = state;
  std::optional<FlightState> after;
  bool loops = !branch || branch.hasLoop();
  for (Region &region : op->getRegions()) {
    if (region.empty())
      continue;
    state = after && branch && loops ? *after : before;
    visit(region);
    if (!after || (branch && loops))
      after = state;
    else if (!loops)
      after->keepWrittenBy(state, op);
  }
  if (!after)
    return;
  if (branch && mayBeSkipped(branch))
    after->keepWrittenBy(before, op);
  state = std::move(*after);
}

LogicalResult ao::verifyBuffersInFlight(Operation *function,
                                        const FlightOps &flights,
                                        AliasRoots &roots) {
  return FlightChecker(flights, roots).run(function);
}
