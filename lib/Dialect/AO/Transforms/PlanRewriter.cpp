//===- PlanRewriter.cpp - Carry out a plan --------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanRewriter.h"

#include "TransferBuilder.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace ao;
using planner::Command;
using planner::CommandKind;

PlanRewriter::PlanRewriter(const Step &step, const planner::Plan &plan)
    : step(step), plan(plan), builder(step.getForward()->getContext()) {
  if (step.isPair())
    signature.emplace(step);
}

void PlanRewriter::rewrite() {
  numberOps();
  for (const Command &command : plan.commands) {
    Journey &journey = journeys[command.value];
    journey.storage = command.value;
    if (!isInBackward(command))
      continue;
    journey.hasBackwardOffload |= command.kind == CommandKind::Offload;
    journey.hasBackwardReload |= command.kind == CommandKind::Reload;
  }
  for (auto &[id, journey] : journeys) {
    Value base = step.getStorages()[id].base;
    journey.versions.push_back({/*inBackward=*/false, -1, base, nullptr});
    journey.homes[base] = 0;
    journey.savedViews = collectSavedViews(step, id);
    collectUses(journey, base, /*inBackward=*/false);
    for (unsigned slot : step.getSavedSlots(id))
      collectUses(journey, step.getSavedArgument(slot), /*inBackward=*/true);
  }

  bool crossed = !step.isPair();
  for (const Command &command : plan.commands) {
    if (!crossed && isInBackward(command)) {
      crossBoundary();
      crossed = true;
    }
    execute(command);
  }
  if (!crossed)
    crossBoundary();
  for (auto &[id, journey] : journeys)
    redirectUses(journey);
  if (signature)
    signature->apply();
}

//===----------------------------------------------------------------------===//
// Positions
//===----------------------------------------------------------------------===//

/// Counts the step's ops in front of every top-level op.
void PlanRewriter::numberOps() {
  int64_t number = 0;
  auto count = [&](Block &block) {
    for (Operation &op : block) {
      numbers[&op] = number;
      if (number < static_cast<int64_t>(step.getOps().size()) &&
          step.getOps()[number] == &op)
        ++number;
    }
  };
  count(step.getForwardBlock());
  if (step.isPair())
    count(step.getBackwardBlock());
}

/// At the boundary, what leaves the device belongs to the forward function and
/// what comes back to the backward function.
bool PlanRewriter::isInBackward(const Command &command) const {
  if (!step.isPair() || command.before < step.getBoundary())
    return false;
  if (command.before > step.getBoundary())
    return true;
  return command.kind == CommandKind::Reload ||
         command.kind == CommandKind::Wait;
}

void PlanRewriter::setInsertionPoint(const Command &command) {
  bool inBackward = isInBackward(command);
  Block &block = inBackward ? step.getBackwardBlock() : step.getForwardBlock();
  int64_t end = step.isPair() && !inBackward
                    ? step.getBoundary()
                    : static_cast<int64_t>(step.getOps().size());
  builder.setInsertionPoint(command.before < end ? step.getOps()[command.before]
                                                 : block.getTerminator());
}

//===----------------------------------------------------------------------===//
// Uses
//===----------------------------------------------------------------------===//

/// Uses of `value`, of the views of it, and so on, each view behind what it is
/// a view of. What asks for the shape of the whole storage is kept apart.
void PlanRewriter::collectUses(Journey &journey, Value value, bool inBackward) {
  Block &block = inBackward ? step.getBackwardBlock() : step.getForwardBlock();
  SmallVector<Value> values{value};
  for (size_t i = 0; i != values.size(); ++i)
    for (OpOperand &use : values[i].getUses()) {
      Operation *op = getTopLevelOp(block, use.getOwner());
      int64_t number = numbers.lookup(op);
      if (i == 0 && isDynamicShapeQuery(use)) {
        journey.shapeUses.push_back(
            {use.getOwner(), use.getOperandNumber(), inBackward, number});
        continue;
      }
      bool isViewOp = op == use.getOwner() && isView(op);
      // What is inserted in front of an op stands behind the views before it.
      journey.uses.push_back({use.getOwner(), use.getOperandNumber(),
                              inBackward, isViewOp ? number - 1 : number});
      if (!isViewOp)
        continue;
      journey.views.push_back(op);
      for (OpResult result : op->getResults()) {
        journey.viewSources[result] = getViewSource(result);
        values.push_back(result);
      }
    }
}

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

void PlanRewriter::execute(const Command &command) {
  Journey &journey = journeys[command.value];
  Location loc = step.getStorageLoc(journey.storage);
  setInsertionPoint(command);
  switch (command.kind) {
  case CommandKind::Offload:
    journey.transfer =
        createOffload(builder, loc, journey.versions.back().device, types)
            .getTransfer();
    return;
  case CommandKind::Release:
    return release(journey, command);
  case CommandKind::Reload:
    journey.transfer =
        createReload(builder, loc, journey.host, types).getTransfer();
    return;
  case CommandKind::Wait: {
    WaitOp wait = createWait(builder, journey.transfer, journey.host);
    journey.versions.push_back(
        {isInBackward(command), command.before, wait.getResult(), wait});
    journey.isAway = false;
    return;
  }
  }
}

/// Only the first release waits for a copy; a reloaded value just dies.
void PlanRewriter::release(Journey &journey, const Command &command) {
  journey.isAway = true;
  if (journey.host)
    return;
  Value source = journey.versions.back().device;
  journey.host = createWait(builder, journey.transfer, source).getResult();
  journey.firstRelease = command.before;
  journey.releasedInBackward = isInBackward(command);
}

//===----------------------------------------------------------------------===//
// From forward to backward
//===----------------------------------------------------------------------===//

void PlanRewriter::crossBoundary() {
  for (auto &[id, journey] : journeys)
    crossBoundary(journey);
}

/// Away: the host copy takes the first slot and the others go. On the device:
/// the slots stay as they are, unless the backward function copies the storage
/// out (then it needs the base) or reloads a copy that the forward function
/// made (then it needs that as well).
void PlanRewriter::crossBoundary(Journey &journey) {
  ArrayRef<SavedView> views = journey.savedViews;
  unsigned first = views.front().slot;
  auto dropOthers = [&]() {
    for (const SavedView &view : views.drop_front())
      signature->drop(view.slot);
    Operation *terminator = step.getForwardBlock().getTerminator();
    llvm::erase_if(journey.uses,
                   [&](const Use &use) { return use.owner == terminator; });
  };
  if (journey.isAway) {
    journey.host = signature->replace(first, journey.host);
    dropOthers();
    return;
  }
  Value device = journey.versions.back().device;
  Version arrival{/*inBackward=*/true, -1, Value(), nullptr};
  bool hasBase = llvm::any_of(
      views, [](const SavedView &view) { return view.chain.empty(); });
  if (journey.hasBackwardOffload && !hasBase) {
    arrival.device = signature->replace(first, device);
    dropOthers();
  } else {
    int home = static_cast<int>(journey.versions.size());
    for (const SavedView &view : views) {
      BlockArgument argument = step.getSavedArgument(view.slot);
      journey.homes[argument] = home;
      if (view.chain.empty())
        arrival.device = argument;
    }
    if (journey.hasBackwardReload && journey.host)
      journey.host = signature->append(journey.host);
  }
  journey.versions.push_back(std::move(arrival));
}

//===----------------------------------------------------------------------===//
// Versions
//===----------------------------------------------------------------------===//

/// The version that is current when op number `op` starts; -1 if none has
/// arrived yet.
int PlanRewriter::findVersion(const Journey &journey, bool inBackward,
                              int64_t op) const {
  int found = -1;
  for (auto [index, version] : llvm::enumerate(journey.versions))
    if (version.inBackward == inBackward && version.start <= op)
      found = static_cast<int>(index);
  return found;
}

/// The counterpart of `value` in a version, if there is one already.
Value PlanRewriter::lookUp(const Journey &journey, int number,
                           Value value) const {
  if (auto home = journey.homes.find(value);
      home != journey.homes.end() && home->second == number)
    return value;
  const Version &version = journey.versions[number];
  if (value == step.getStorages()[journey.storage].base)
    return version.device;
  return version.views.lookup(value);
}

/// Clones one view: of `source`, or, for a saved argument, of the base.
Value PlanRewriter::cloneView(const Journey &journey, Value value,
                              Value source) {
  if (auto result = dyn_cast<OpResult>(value)) {
    IRMapping mapping;
    mapping.map(getViewSource(result), source);
    return builder.clone(*result.getOwner(), mapping)
        ->getResult(result.getResultNumber());
  }
  unsigned slot = cast<BlockArgument>(value).getArgNumber();
  for (const SavedView &view : journey.savedViews)
    if (view.slot == slot)
      return rebuildView(builder, view.chain, source);
  llvm_unreachable("not a saved argument of this storage");
}

/// The counterpart of `value`, the base of a storage or a view of it, in the
/// given version. Views that the version lacks are cloned, base first.
Value PlanRewriter::materialize(Journey &journey, int number, Value value) {
  Version &version = journey.versions[number];
  SmallVector<Value> missing;
  Value source = lookUp(journey, number, value);
  while (!source) {
    missing.push_back(value);
    value = journey.viewSources.lookup(value);
    source = value ? lookUp(journey, number, value) : version.device;
  }
  for (Value view : llvm::reverse(missing)) {
    if (version.last)
      builder.setInsertionPointAfter(version.last);
    else
      builder.setInsertionPointToStart(&step.getBackwardBlock());
    Value copy = cloneView(journey, view, source);
    if (copy != source)
      version.last = copy.getDefiningOp();
    version.views[view] = copy;
    source = copy;
  }
  return source;
}

/// Views come before their uses in the list of uses, so their homes are known
/// when a use of them asks.
void PlanRewriter::redirectUses(Journey &journey) {
  llvm::SmallPtrSet<Operation *, 8> views(journey.views.begin(),
                                          journey.views.end());
  for (const Use &use : journey.uses) {
    int version = findVersion(journey, use.inBackward, use.op);
    if (views.contains(use.owner))
      for (Value result : use.owner->getResults())
        journey.homes[result] = version;
  }
  for (const Use &use : journey.uses) {
    int version = findVersion(journey, use.inBackward, use.op);
    // A view made while the storage is away has no users left in the end.
    if (version < 0)
      continue;
    OpOperand &operand = use.owner->getOpOperand(use.number);
    operand.set(materialize(journey, version, operand.get()));
  }
  for (const Use &use : journey.shapeUses) {
    bool behindRelease = journey.firstRelease >= 0 &&
                         use.inBackward == journey.releasedInBackward &&
                         use.op >= journey.firstRelease;
    if (journey.host && (use.inBackward || behindRelease))
      use.owner->setOperand(use.number, journey.host);
  }
  for (Operation *view : llvm::reverse(journey.views))
    if (isOpTriviallyDead(view))
      view->erase();
}
