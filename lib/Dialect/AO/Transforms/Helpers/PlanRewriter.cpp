//===- PlanRewriter.cpp - Carry out a plan --------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanRewriter.h"

#include "TransferBuilder.h"
#include "ao/Analysis/Steps/StepResiduals.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace ao;
using planner::Command;
using planner::CommandKind;

PlanRewriter::PlanRewriter(const Step &step, ArrayRef<Command> commands,
                           bool blocking)
    : step(step), commands(commands), blocking(blocking),
      builder(step.getRoot()->getContext()) {
  if (step.isPair())
    signature.emplace(step);
}

void PlanRewriter::rewrite() {
  collectTransfers();
  findPlaces();
  bool crossed = !step.isPair();
  for (size_t i = 0, e = commands.size(); i != e; ++i) {
    if (!crossed && isInBackward(commands[i])) {
      crossBoundary();
      crossed = true;
    }
    execute(i);
  }
  if (!crossed)
    crossBoundary();
  for (StorageTransfers &transfers : storageTransfers)
    redirectUses(transfers);
  if (signature)
    signature->apply();
}

void PlanRewriter::collectTransfers() {
  transfersOf.assign(step.getStorages().size(), -1);
  int32_t count = 0;
  for (const Command &command : commands)
    if (int32_t &place = transfersOf[command.value]; place < 0)
      place = count++;
  storageTransfers.resize(count);
  for (const Command &command : commands) {
    StorageTransfers &transfers = getTransfers(command);
    transfers.storage = command.value;
    if (!isInBackward(command))
      continue;
    transfers.hasBackwardOffload |= command.kind == CommandKind::Offload;
    transfers.hasBackwardReload |= command.kind == CommandKind::Reload;
  }
  for (StorageTransfers &transfers : storageTransfers) {
    Value base = step.getStorages()[transfers.storage].base;
    addVersion(transfers, {{/*inBackward=*/false, -1}, base, nullptr});
    transfers.savedViews = collectSavedViews(step, transfers.storage);
    collectUses(transfers, base, /*inBackward=*/false);
    for (unsigned slot : step.getSavedSlots(transfers.storage))
      collectUses(transfers, step.getSavedArgument(slot), /*inBackward=*/true);
    sortUses(transfers);
  }
}

//===----------------------------------------------------------------------===//
// Positions
//===----------------------------------------------------------------------===//

int64_t ao::countOpsBefore(const Step &step, Operation *op) {
  ArrayRef<Operation *> ops = step.getOps();
  int64_t begin = 0;
  if (step.isPair()) {
    bool inBackward = op->getBlock() == &step.getBackwardBlock();
    begin = inBackward ? step.getBoundary() : 0;
    ops =
        inBackward ? ops.drop_front(begin) : ops.take_front(step.getBoundary());
  }
  // All ops are before the terminator, even if it is the only op.
  if (op->hasTrait<OpTrait::IsTerminator>())
    return begin + ops.size();
  auto *behind = llvm::partition_point(
      ops, [&](Operation *other) { return other->isBeforeInBlock(op); });
  return begin + (behind - ops.begin());
}

/// At the boundary, offloads belong to the forward function and reloads to the
/// backward function.
bool PlanRewriter::isInBackward(const Command &command) const {
  if (!step.isPair() || command.before < step.getBoundary())
    return false;
  if (command.before > step.getBoundary())
    return true;
  return command.kind == CommandKind::Reload ||
         command.kind == CommandKind::Wait;
}

/// The last op before a command that uses the value or is a view of it, if
/// no op of the step is in between; null otherwise.
Operation *PlanRewriter::findLastUse(const Command &command) const {
  const StorageTransfers &transfers = getTransfers(command);
  bool inBackward = isInBackward(command);
  int64_t previous = command.before - 1;
  Operation *last = nullptr;
  if (step.getStorages()[transfers.storage].def == previous && previous >= 0)
    last = step.getOps()[previous];
  Block &block = inBackward ? step.getBackwardBlock() : step.getForwardBlock();
  for (unsigned use : getUsesAt(transfers, {inBackward, previous})) {
    Operation *op = getTopLevelOp(block, transfers.uses[use].owner);
    if (op->hasTrait<OpTrait::IsTerminator>())
      continue;
    if (!last || last->isBeforeInBlock(op))
      last = op;
  }
  return last;
}

/// Returns the first view of a command's value between the op of the step
/// before the command and the one after it; null if there is none. Views in
/// regions of the former are none.
Operation *PlanRewriter::findFirstView(const Command &command) const {
  const StorageTransfers &transfers = getTransfers(command);
  bool inBackward = isInBackward(command);
  Block &block = inBackward ? step.getBackwardBlock() : step.getForwardBlock();
  Operation *first = nullptr;
  for (unsigned use : getUsesAt(transfers, {inBackward, command.before - 1})) {
    Operation *owner = transfers.uses[use].owner;
    if (owner->getBlock() == &block && isView(owner) &&
        (!first || owner->isBeforeInBlock(first)))
      first = owner;
  }
  return first;
}

/// Returns the op before which commands before `next` are written: the first
/// reload of a slice between the op of the step before it, `previous`, and
/// `next`, or `next`. In the trace, the buffer of such a slice is live from
/// `next` on, and values that are released there are not.
Operation *PlanRewriter::findFirstSlice(Operation *previous, Operation *next) {
  if (!step.hasDialectOps())
    return next;
  auto [first, isNew] = firstSlices.try_emplace(next, next);
  if (!isNew)
    return first->second;
  for (Operation *op = next->getPrevNode(); op && op != previous;
       op = op->getPrevNode())
    if (isa<ReloadOp>(op) && isSliceTransfer(op))
      first->second = op;
  return first->second;
}

/// Returns the place of a command without regard to other commands.
PlanRewriter::Place PlanRewriter::findPlace(const Command &command) {
  bool leaves = command.kind == CommandKind::Offload ||
                command.kind == CommandKind::Release;
  if (Operation *op = leaves ? findLastUse(command) : findFirstView(command))
    return {op, /*isBehind=*/leaves, /*isBeforeOwnView=*/!leaves};
  bool inBackward = isInBackward(command);
  Block &block = inBackward ? step.getBackwardBlock() : step.getForwardBlock();
  if (leaves && command.before == 0)
    return {&block.front(), /*isBehind=*/false};
  int64_t end = step.isPair() && !inBackward
                    ? step.getBoundary()
                    : static_cast<int64_t>(step.getOps().size());
  Operation *op = command.before < end ? step.getOps()[command.before]
                                       : block.getTerminator();
  Operation *previous =
      command.before > 0 ? step.getOps()[command.before - 1] : nullptr;
  return {findFirstSlice(previous, op), /*isBehind=*/false};
}

/// Commands of one boundary keep their order: none is written before the
/// one before it.
void PlanRewriter::findPlaces() {
  auto isEarlier = [](const Place &a, const Place &b) {
    return a.op == b.op ? !a.isBehind && b.isBehind
                        : a.op->isBeforeInBlock(b.op);
  };
  places.reserve(commands.size());
  for (auto [i, command] : llvm::enumerate(commands)) {
    Place place = findPlace(command);
    bool isFirst = i == 0 || commands[i - 1].before != command.before ||
                   isInBackward(commands[i - 1]) != isInBackward(command);
    if (!isFirst && isEarlier(place, places.back()))
      place = {places.back().op, places.back().isBehind};
    places.push_back(place);
  }
}

void PlanRewriter::setInsertionPoint(size_t command) {
  Place place = places[command];
  if (!place.isBehind)
    return builder.setInsertionPoint(place.op);
  Operation *last = lastBehind.lookup(place.op);
  builder.setInsertionPointAfter(last ? last : place.op);
}

//===----------------------------------------------------------------------===//
// Uses
//===----------------------------------------------------------------------===//

/// Returns the number of ops of the step before an op that uses a storage. The
/// step has the numbers of most of them; a search among all of its ops would
/// read memory outside of the caches.
int64_t PlanRewriter::getPlace(size_t storage, Operation *op) const {
  ArrayRef<int32_t> uses = step.getUses(storage);
  bool inBackward = step.isPair() && op->getBlock() == &step.getBackwardBlock();
  const auto *use = llvm::partition_point(uses, [&](int32_t number) {
    Operation *other = step.getOps()[number];
    return other->getBlock() == op->getBlock() ? other->isBeforeInBlock(op)
                                               : inBackward;
  });
  return use != uses.end() && step.getOps()[*use] == op
             ? *use
             : countOpsBefore(step, op);
}

/// Uses of `value`, and transitively of its views, each view after its source.
/// Uses that only read the shape of the whole storage are kept apart.
void PlanRewriter::collectUses(StorageTransfers &transfers, Value value,
                               bool inBackward) {
  Block &block = inBackward ? step.getBackwardBlock() : step.getForwardBlock();
  SmallVector<Value> values{value};
  for (size_t i = 0; i != values.size(); ++i)
    for (OpOperand &use : values[i].getUses()) {
      Operation *op = getTopLevelOp(block, use.getOwner());
      int64_t number = getPlace(transfers.storage, op);
      if (i == 0 && isDynamicShapeQuery(use)) {
        transfers.shapeUses.push_back(
            {use.getOwner(), use.getOperandNumber(), inBackward, number});
        continue;
      }
      bool isViewOp = op == use.getOwner() && isView(op);
      // An op that is inserted before another one follows the views before
      // that.
      transfers.uses.push_back({use.getOwner(), use.getOperandNumber(),
                                inBackward, isViewOp ? number - 1 : number});
      if (!isViewOp)
        continue;
      transfers.views.push_back(op);
      for (OpResult result : op->getResults()) {
        viewSources[result] = getViewSource(result);
        values.push_back(result);
      }
    }
}

void PlanRewriter::sortUses(StorageTransfers &transfers) {
  transfers.usesByPoint =
      llvm::to_vector(llvm::seq<unsigned>(0, transfers.uses.size()));
  llvm::stable_sort(transfers.usesByPoint, [&](unsigned a, unsigned b) {
    return transfers.uses[a].getPoint() < transfers.uses[b].getPoint();
  });
}

ArrayRef<unsigned> PlanRewriter::getUsesAt(const StorageTransfers &transfers,
                                           Point point) const {
  const auto *begin =
      llvm::partition_point(transfers.usesByPoint, [&](unsigned use) {
        return transfers.uses[use].getPoint() < point;
      });
  const auto *end =
      std::find_if(begin, transfers.usesByPoint.end(), [&](unsigned use) {
        return transfers.uses[use].getPoint() != point;
      });
  return {begin, end};
}

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

/// The wait of `transfer`, at the insertion point.
WaitOp PlanRewriter::insertWait(Value transfer, Value source) {
  WaitOp wait = createWait(builder, transfer, source);
  if (blocking)
    wait->setDiscardableAttr(AODialect::kBlockingAttr, builder.getUnitAttr());
  return wait;
}

void PlanRewriter::execute(size_t number) {
  const Command &command = commands[number];
  StorageTransfers &transfers = getTransfers(command);
  Location loc = step.getStorageLoc(transfers.storage);
  setInsertionPoint(number);
  switch (command.kind) {
  case CommandKind::Offload:
    transfers.transfer =
        createOffload(builder, loc, transfers.versions.back().device, types,
                      command.tier == planner::Tier::Pageable
                          ? HostTier::Pageable
                          : HostTier::Pinned)
            .getTransfer();
    break;
  case CommandKind::Release:
    release(transfers, command);
    break;
  case CommandKind::Reload:
    transfers.transfer =
        createReload(builder, loc, transfers.host, types).getTransfer();
    break;
  case CommandKind::Wait: {
    WaitOp wait = insertWait(transfers.transfer, transfers.host);
    // The views of the boundary are of the new version if all are after it.
    int64_t start = command.before - (places[number].isBeforeOwnView ? 1 : 0);
    addVersion(transfers,
               {{isInBackward(command), start}, wait.getResult(), wait});
    transfers.isAway = false;
    break;
  }
  case CommandKind::Drop:
  case CommandKind::Recompute:
    llvm_unreachable("steps are expanded before they are rewritten");
  }
  if (places[number].isBehind)
    lastBehind[places[number].op] = &*std::prev(builder.getInsertionPoint());
}

/// Only the first release waits for a copy; a reloaded value just dies.
void PlanRewriter::release(StorageTransfers &transfers,
                           const Command &command) {
  transfers.isAway = true;
  if (transfers.host)
    return;
  Value source = transfers.versions.back().device;
  transfers.host = insertWait(transfers.transfer, source).getResult();
  transfers.firstRelease = command.before;
  transfers.releasedInBackward = isInBackward(command);
}

//===----------------------------------------------------------------------===//
// From forward to backward
//===----------------------------------------------------------------------===//

void PlanRewriter::crossBoundary() {
  for (StorageTransfers &transfers : storageTransfers)
    crossBoundary(transfers);
}

/// If the storage is offloaded: the host copy takes the first slot and the
/// others are removed. On device: the slots do not change, unless the backward
/// function offloads the storage (then it needs the base) or reloads a copy
/// that the forward function created (then it needs that as well).
void PlanRewriter::crossBoundary(StorageTransfers &transfers) {
  ArrayRef<SavedView> views = transfers.savedViews;
  unsigned first = views.front().slot;
  auto dropOthers = [&]() {
    for (const SavedView &view : views.drop_front())
      signature->drop(view.slot);
    Operation *terminator = step.getForwardBlock().getTerminator();
    llvm::erase_if(transfers.uses,
                   [&](const Use &use) { return use.owner == terminator; });
  };
  if (transfers.isAway) {
    transfers.host = signature->replace(first, transfers.host);
    dropOthers();
    return;
  }
  Value device = transfers.versions.back().device;
  Version arrival{{/*inBackward=*/true, -1}, Value(), nullptr};
  bool hasBase = llvm::any_of(
      views, [](const SavedView &view) { return view.chain.empty(); });
  if (transfers.hasBackwardOffload && !hasBase) {
    arrival.device = signature->replace(first, device);
    dropOthers();
  } else {
    int home = static_cast<int>(transfers.versions.size());
    for (const SavedView &view : views) {
      BlockArgument argument = step.getSavedArgument(view.slot);
      homes[argument] = home;
      if (view.chain.empty())
        arrival.device = argument;
    }
    if (transfers.hasBackwardReload && transfers.host)
      transfers.host = signature->append(transfers.host);
  }
  addVersion(transfers, std::move(arrival));
}

//===----------------------------------------------------------------------===//
// Versions
//===----------------------------------------------------------------------===//

/// Of two versions at one boundary the later one is current, also for the views
/// there.
void PlanRewriter::addVersion(StorageTransfers &transfers, Version version) {
  for (Version &before : llvm::reverse(transfers.versions)) {
    if (before.start <= version.start)
      break;
    before.start = version.start;
  }
  transfers.versions.push_back(std::move(version));
}

/// The version that is current at a point; -1 if none has arrived yet.
int PlanRewriter::findVersion(const StorageTransfers &transfers,
                              Point point) const {
  auto behind =
      llvm::partition_point(transfers.versions, [&](const Version &version) {
        return version.start <= point;
      });
  if (behind == transfers.versions.begin() ||
      std::prev(behind)->start.first != point.first)
    return -1;
  return static_cast<int>(std::prev(behind) - transfers.versions.begin());
}

/// Returns the counterpart of `value` in a version, if there is one already.
Value PlanRewriter::lookUp(const StorageTransfers &transfers, int number,
                           Value value) const {
  if (value == step.getStorages()[transfers.storage].base)
    return transfers.versions[number].device;
  auto home = homes.find(value);
  return home != homes.end() && home->second == number
             ? value
             : clones.lookup({value, number});
}

/// Clones one view: of `source`, or, for a saved argument, of the base.
Value PlanRewriter::cloneView(const StorageTransfers &transfers, Value value,
                              Value source) {
  if (auto result = dyn_cast<OpResult>(value)) {
    IRMapping mapping;
    mapping.map(getViewSource(result), source);
    return builder.clone(*result.getOwner(), mapping)
        ->getResult(result.getResultNumber());
  }
  unsigned slot = cast<BlockArgument>(value).getArgNumber();
  for (const SavedView &view : transfers.savedViews)
    if (view.slot == slot)
      return rebuildView(builder, view.chain, source);
  llvm_unreachable("not a saved argument of this storage");
}

/// Returns the counterpart of `value`, the base of a storage or a view of it,
/// in the given version. Views that the version lacks are cloned, base first.
Value PlanRewriter::materialize(StorageTransfers &transfers, int number,
                                Value value) {
  Version &version = transfers.versions[number];
  SmallVector<Value> missing;
  Value source = lookUp(transfers, number, value);
  while (!source) {
    missing.push_back(value);
    value = viewSources.lookup(value);
    source = value ? lookUp(transfers, number, value) : version.device;
  }
  for (Value view : llvm::reverse(missing)) {
    if (version.last)
      builder.setInsertionPointAfter(version.last);
    else
      builder.setInsertionPointToStart(&step.getBackwardBlock());
    Value copy = cloneView(transfers, view, source);
    if (copy != source)
      version.last = copy.getDefiningOp();
    clones[{view, number}] = copy;
    source = copy;
  }
  return source;
}

/// Views come before their uses in the list of uses, so their homes are known
/// when a use of them asks.
void PlanRewriter::redirectUses(StorageTransfers &transfers) {
  llvm::SmallPtrSet<Operation *, 8> views(transfers.views.begin(),
                                          transfers.views.end());
  for (const Use &use : transfers.uses) {
    int version = findVersion(transfers, use.getPoint());
    if (views.contains(use.owner))
      for (Value result : use.owner->getResults())
        homes[result] = version;
  }
  for (const Use &use : transfers.uses) {
    int version = findVersion(transfers, use.getPoint());
    // A view created while the storage is offloaded has no users in the end.
    if (version < 0)
      continue;
    OpOperand &operand = use.owner->getOpOperand(use.number);
    operand.set(materialize(transfers, version, operand.get()));
  }
  for (const Use &use : transfers.shapeUses) {
    bool behindRelease = transfers.firstRelease >= 0 &&
                         use.inBackward == transfers.releasedInBackward &&
                         use.op >= transfers.firstRelease;
    if (transfers.host && (use.inBackward || behindRelease))
      use.owner->setOperand(use.number, transfers.host);
  }
  for (Operation *view : llvm::reverse(transfers.views))
    if (isOpTriviallyDead(view))
      view->erase();
}
