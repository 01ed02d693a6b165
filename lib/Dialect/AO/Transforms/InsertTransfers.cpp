//===- InsertTransfers.cpp - insert the transfers of selected activations -===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PairSignature.h"
#include "TransferBuilder.h"
#include "ao/Analysis/MachineSpec.h"
#include "ao/Analysis/OpCosts.h"
#include "ao/Analysis/SavedViews.h"
#include "ao/Analysis/StepAnalysis.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/IR/IRMapping.h"

namespace ao {
#define GEN_PASS_DEF_AOINSERTTRANSFERS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// What was selected
//===----------------------------------------------------------------------===//

static bool isSelected(const Storage &storage) {
  if (!storage.base)
    return false;
  if (auto argument = dyn_cast<BlockArgument>(storage.base)) {
    auto function =
        cast<FunctionOpInterface>(argument.getOwner()->getParentOp());
    return static_cast<bool>(
        function.getArgAttr(argument.getArgNumber(), AODialect::kSelectedAttr));
  }
  auto result = cast<OpResult>(storage.base);
  auto selected = result.getOwner()->getAttrOfType<DenseI64ArrayAttr>(
      AODialect::kSelectedAttr);
  return selected &&
         llvm::is_contained(selected.asArrayRef(), result.getResultNumber());
}

/// Selections may be written by hand: what cannot be moved is an error here.
static LogicalResult verifySelection(const Step &step, size_t id) {
  const Storage &storage = step.getStorages()[id];
  auto error = [&]() {
    return emitError(step.getStorageLoc(id))
           << "'" << step.getStorageName(id) << "' is selected for offloading "
           << "but ";
  };
  if (storage.refusal == Refusal::NoBackwardUse)
    return error() << "has no use in the backward function";
  if (storage.refusal != Refusal::None &&
      storage.refusal != Refusal::UnknownSize &&
      storage.refusal != Refusal::NoElementSize)
    return error() << "cannot be moved: " << describe(storage.refusal);
  if (step.isPair() && !canRebuild(collectSavedViews(step, id)))
    return error() << "a saved view of it has operands that are not constant";
  return success();
}

static FailureOr<SmallVector<size_t>> collectSelected(const Step &step) {
  SmallVector<size_t> selected;
  for (size_t id = 0, e = step.getStorages().size(); id != e; ++id) {
    if (!isSelected(step.getStorages()[id]))
      continue;
    if (failed(verifySelection(step, id)))
      return failure();
    selected.push_back(id);
  }
  // The order of the forward function's results, as the reference has it.
  if (step.isPair())
    llvm::stable_sort(selected, [&](size_t a, size_t b) {
      return step.getSavedSlots(a).front() < step.getSavedSlots(b).front();
    });
  return selected;
}

//===----------------------------------------------------------------------===//
// Uses
//===----------------------------------------------------------------------===//

/// The latest op of `block` that uses `value` or a view of it, not counting the
/// terminator; null if there is none.
static Operation *findLastUser(Block &block, Value value) {
  Operation *last = nullptr;
  SmallVector<Value> worklist{value};
  while (!worklist.empty()) {
    for (Operation *user : worklist.pop_back_val().getUsers()) {
      Operation *op = getTopLevelOp(block, user);
      if (!op || op->hasTrait<OpTrait::IsTerminator>())
        continue;
      if (!last || last->isBeforeInBlock(op))
        last = op;
      if (op == user && isView(op))
        llvm::append_range(worklist, op->getResults());
    }
  }
  return last;
}

namespace {
/// A storage on its way through a pair. Everything is found before anything is
/// inserted: order in a block is cheap to ask for while the block is still.
struct PairTransfer {
  Value base;
  SmallVector<SavedView> views;
  /// Offload behind this op; at the start of the forward function if null.
  Operation *lastForwardUser;
  /// Reload before this op.
  Operation *firstBackwardUser;
};

/// The order in which to insert offloads. Each goes directly behind its last
/// user, so of those with the same last user the last inserted stands first, as
/// in the reference; arguments that nothing uses stand in their own order.
template <typename Transfers>
SmallVector<size_t> getOffloadOrder(const Transfers &transfers) {
  SmallVector<size_t> order, unused;
  for (size_t index = 0, e = transfers.size(); index != e; ++index)
    (transfers[index].lastForwardUser ? order : unused).push_back(index);
  llvm::sort(unused, [&](size_t a, size_t b) {
    return cast<BlockArgument>(transfers[a].base).getArgNumber() >
           cast<BlockArgument>(transfers[b].base).getArgNumber();
  });
  order.append(unused);
  return order;
}

/// What the rewriters of both forms do alike.
class StepRewriter {
protected:
  StepRewriter(const Step &step, bool blocking)
      : step(step), builder(step.getForward()->getContext()),
        blocking(blocking) {}

  WaitOp insertWait(Value copy, Value source) {
    WaitOp wait = createWait(builder, copy, source);
    if (blocking)
      wait->setAttr(AODialect::kBlockingAttr, builder.getUnitAttr());
    return wait;
  }

  /// Inserts an offload of `base` and its wait behind `lastUser`, at the start
  /// of the forward function if null; returns the host copy.
  Value insertOffload(Value base, Operation *lastUser) {
    if (lastUser)
      builder.setInsertionPointAfter(lastUser);
    else
      builder.setInsertionPointToStart(&step.getForwardBlock());
    OffloadOp offload = createOffload(builder, base.getLoc(), base);
    return insertWait(offload.getTransfer(), base).getResult();
  }

  const Step &step;
  OpBuilder builder;
  bool blocking;
};

/// Inserts the transfers of one pair.
class PairRewriter : private StepRewriter {
public:
  PairRewriter(const Step &step, bool blocking)
      : StepRewriter(step, blocking), signature(step) {}

  void rewrite(ArrayRef<size_t> selected) {
    for (size_t id : selected)
      transfers.push_back(find(id));
    SmallVector<Value> hostCopies(transfers.size());
    for (size_t index : getOffloadOrder(transfers))
      hostCopies[index] = insertOffload(transfers[index].base,
                                        transfers[index].lastForwardUser);
    for (auto [transfer, host] : llvm::zip(transfers, hostCopies))
      insertReload(transfer, host);
    signature.apply();
  }

private:
  PairTransfer find(size_t id) {
    PairTransfer transfer;
    transfer.base = step.getStorages()[id].base;
    transfer.views = collectSavedViews(step, id);
    transfer.lastForwardUser =
        findLastUser(step.getForwardBlock(), transfer.base);
    if (!transfer.lastForwardUser)
      transfer.lastForwardUser = transfer.base.getDefiningOp();
    transfer.firstBackwardUser = findFirstBackwardUser(transfer);
    return transfer;
  }

  /// Shapes can be asked of the host copy, where the slot holds the base.
  bool staysOnHost(OpOperand &use, const SavedView &view) const {
    return view.chain.empty() && isDynamicShapeQuery(use);
  }

  Operation *findFirstBackwardUser(const PairTransfer &transfer) const {
    Block &block = step.getBackwardBlock();
    Operation *first = block.getTerminator();
    for (const SavedView &view : transfer.views)
      for (OpOperand &use : step.getSavedArgument(view.slot).getUses()) {
        if (staysOnHost(use, view))
          continue;
        Operation *user = getTopLevelOp(block, use.getOwner());
        if (user->isBeforeInBlock(first))
          first = user;
      }
    return first;
  }

  /// The host copy takes the slot of the first view; the others go.
  void insertReload(PairTransfer &transfer, Value host) {
    unsigned slot = transfer.views.front().slot;
    BlockArgument argument = signature.replace(slot, host);
    // Collected before the reload itself becomes a use.
    SmallVector<std::pair<OpOperand *, const SavedView *>> uses;
    for (const SavedView &view : transfer.views) {
      BlockArgument saved = step.getSavedArgument(view.slot);
      for (OpOperand &use : llvm::make_early_inc_range(saved.getUses())) {
        if (staysOnHost(use, view))
          use.set(argument);
        else
          uses.emplace_back(&use, &view);
      }
      if (view.slot != slot)
        signature.drop(view.slot);
    }

    builder.setInsertionPoint(transfer.firstBackwardUser);
    ReloadOp reload = createReload(builder, transfer.base.getLoc(), argument);
    Value device = insertWait(reload.getTransfer(), argument).getResult();
    llvm::DenseMap<const SavedView *, Value> rebuilt;
    for (auto [use, view] : uses) {
      Value &value = rebuilt[view];
      if (!value)
        value = rebuildView(builder, view->chain, device);
      use->set(value);
    }
  }

  PairSignature signature;
  SmallVector<PairTransfer> transfers;
};
} // namespace

//===----------------------------------------------------------------------===//
// Joint steps
//===----------------------------------------------------------------------===//

namespace {
/// A storage that leaves the device in one gap of a joint step.
struct JointTransfer {
  Value base;
  /// Offload behind this op; at the start of the function if null.
  Operation *lastForwardUser;
  /// Reload before this op.
  Operation *firstBackwardUser;
  /// Uses at or behind the reload, each of the base or of a view of it.
  SmallVector<OpOperand *> lateUses;
  /// Queries of the base's shape in the gap.
  SmallVector<OpOperand *> shapeUses;
  /// Views of the base, each behind what it is a view of.
  SmallVector<Operation *> views;
};

/// Inserts the transfers of one joint step.
class JointRewriter : private StepRewriter {
public:
  JointRewriter(const Step &step, bool blocking)
      : StepRewriter(step, blocking) {}

  void rewrite(ArrayRef<size_t> selected, ArrayRef<int64_t> start) {
    SmallVector<JointTransfer> transfers;
    for (size_t id : selected)
      transfers.push_back(find(id, *step.getLongestGap(id, start)));
    SmallVector<Value> hostCopies(transfers.size());
    for (size_t index : getOffloadOrder(transfers))
      hostCopies[index] = insertOffload(transfers[index].base,
                                        transfers[index].lastForwardUser);
    for (auto [transfer, host] : llvm::zip(transfers, hostCopies))
      insertReload(transfer, host);
    for (JointTransfer &transfer : transfers)
      eraseDeadViews(transfer);
  }

private:
  JointTransfer find(size_t id, std::pair<int32_t, int32_t> gap) {
    Block &block = step.getForwardBlock();
    JointTransfer transfer;
    transfer.base = step.getStorages()[id].base;
    transfer.lastForwardUser =
        gap.first < 0 ? nullptr : step.getOps()[gap.first];
    transfer.firstBackwardUser = step.getOps()[gap.second];
    SmallVector<Value> values{transfer.base};
    for (size_t i = 0; i != values.size(); ++i)
      for (OpOperand &use : values[i].getUses()) {
        Operation *op = getTopLevelOp(block, use.getOwner());
        bool late = !op->isBeforeInBlock(transfer.firstBackwardUser);
        if (late)
          transfer.lateUses.push_back(&use);
        else if (i == 0 && isDynamicShapeQuery(use) &&
                 (!transfer.lastForwardUser ||
                  transfer.lastForwardUser->isBeforeInBlock(op)))
          transfer.shapeUses.push_back(&use);
        // A view behind the reload is a view of the reloaded value already.
        if (op == use.getOwner() && !late && isView(op)) {
          transfer.views.push_back(op);
          llvm::append_range(values, op->getResults());
        }
      }
    return transfer;
  }

  void insertReload(JointTransfer &transfer, Value host) {
    for (OpOperand *use : transfer.shapeUses)
      use->set(host);
    builder.setInsertionPoint(transfer.firstBackwardUser);
    ReloadOp reload = createReload(builder, transfer.base.getLoc(), host);
    Value device = insertWait(reload.getTransfer(), host).getResult();
    llvm::DenseMap<Value, Value> reloaded{{transfer.base, device}};
    for (OpOperand *use : transfer.lateUses)
      use->set(getReloaded(use->get(), reloaded));
  }

  /// The counterpart of `value`, the base or a view of it, after the reload.
  Value getReloaded(Value value, llvm::DenseMap<Value, Value> &reloaded) {
    SmallVector<OpResult> missing;
    Value source = reloaded.lookup(value);
    while (!source) {
      missing.push_back(cast<OpResult>(value));
      value = getViewSource(missing.back());
      source = reloaded.lookup(value);
    }
    for (OpResult view : llvm::reverse(missing)) {
      IRMapping mapping;
      mapping.map(getViewSource(view), source);
      source = builder.clone(*view.getOwner(), mapping)
                   ->getResult(view.getResultNumber());
      reloaded[view] = source;
    }
    return source;
  }

  static void eraseDeadViews(JointTransfer &transfer) {
    for (Operation *view : llvm::reverse(transfer.views))
      if (isOpTriviallyDead(view))
        view->erase();
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

/// Start times of the ops of a step in nanoseconds, and the end.
static std::vector<int64_t> getStartTimes(const Step &step,
                                          const DurationModel &model) {
  std::vector<int64_t> start{0};
  for (Operation *op : step.getOps())
    start.push_back(start.back() + model.getDuration(op).nanoseconds);
  return start;
}

/// The choice has been carried out.
static void removeSelection(ArrayRef<Value> bases) {
  for (Value base : bases) {
    if (Operation *op = base.getDefiningOp())
      op->removeAttr(AODialect::kSelectedAttr);
    else if (auto argument = dyn_cast<BlockArgument>(base))
      cast<FunctionOpInterface>(argument.getOwner()->getParentOp())
          .removeArgAttr(argument.getArgNumber(), AODialect::kSelectedAttr);
  }
}

namespace {
struct InsertTransfersPass
    : public ao::impl::AOInsertTransfersBase<InsertTransfersPass> {
  using Base::Base;

  void runOnOperation() override {
    pairUsers.reset();
    ModuleOp module = getOperation();
    FailureOr<planner::Machine> machine = loadMachine(module, "");
    auto &analysis = getAnalysis<StepAnalysis>();
    if (failed(machine) || !analysis.isValid() ||
        failed(analysis.verifyHasNoTransfers()))
      return signalPassFailure();
    DurationModel durations(*machine);
    for (const Step &step : analysis.getSteps())
      if (failed(rewrite(step, durations)))
        return signalPassFailure();
  }

private:
  /// Looked up once, when the first pair is about to change.
  const PairUsers &getPairUsers() {
    if (!pairUsers)
      pairUsers.emplace(getOperation());
    return *pairUsers;
  }

  LogicalResult rewrite(const Step &step, const DurationModel &durations) {
    FailureOr<SmallVector<size_t>> selected = collectSelected(step);
    if (failed(selected))
      return failure();
    if (selected->empty())
      return success();
    SmallVector<Value> bases;
    for (size_t id : *selected)
      bases.push_back(step.getStorages()[id].base);
    bool blocking = mode == TransferMode::Sync;
    if (step.isPair()) {
      if (failed(getPairUsers().verifyUnused(step)))
        return failure();
      PairRewriter(step, blocking).rewrite(*selected);
    } else {
      JointRewriter(step, blocking)
          .rewrite(*selected, getStartTimes(step, durations));
    }
    removeSelection(bases);
    return success();
  }

  std::optional<PairUsers> pairUsers;
};
} // namespace
