//===- InsertTransfers.cpp - Insert the transfers of selected activations -===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DictionaryCache.h"
#include "PairSignature.h"
#include "TransferBuilder.h"
#include "ao/Analysis/MachineSpec.h"
#include "ao/Analysis/OpCosts.h"
#include "ao/Analysis/OpWalk.h"
#include "ao/Analysis/SavedViews.h"
#include "ao/Analysis/StepAnalysis.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SetVector.h"

namespace ao {
#define GEN_PASS_DEF_AOINSERTTRANSFERS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// What was selected
//===----------------------------------------------------------------------===//

static bool isSelected(const Storage &storage, StringAttr name) {
  if (!storage.base)
    return false;
  if (auto argument = dyn_cast<BlockArgument>(storage.base)) {
    auto function =
        cast<FunctionOpInterface>(argument.getOwner()->getParentOp());
    return static_cast<bool>(
        function.getArgAttr(argument.getArgNumber(), name));
  }
  auto result = cast<OpResult>(storage.base);
  auto selected = dyn_cast_or_null<DenseI64ArrayAttr>(
      result.getOwner()->getDiscardableAttr(name));
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
  if (step.isPair())
    if (StringRef obstacle = getRebuildObstacle(collectSavedViews(step, id));
        !obstacle.empty())
      return error() << obstacle;
  return success();
}

static FailureOr<SmallVector<size_t>> collectSelected(const Step &step) {
  auto name =
      StringAttr::get(FunctionOpInterface(step.getForward()).getContext(),
                      AODialect::kSelectedAttr);
  SmallVector<size_t> selected;
  bool anyFailed = false;
  forEachPrefetched(
      step.getStorages(),
      [](const Storage &storage) { return storage.base.getAsOpaquePointer(); },
      [&](size_t id) {
        if (anyFailed || !isSelected(step.getStorages()[id], name))
          return;
        anyFailed = failed(verifySelection(step, id));
        selected.push_back(id);
      });
  if (anyFailed)
    return failure();
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
  StepRewriter(const Step &step, bool blocking, ModuleSurvey &survey)
      : step(step), survey(survey), builder(step.getForward()->getContext()),
        blocking(blocking) {}

  WaitOp insertWait(Value copy, Value source) {
    WaitOp wait = createWait(builder, copy, source);
    if (blocking)
      wait->setAttr(AODialect::kBlockingAttr, builder.getUnitAttr());
    return wait;
  }

  /// Inserts an offload of `base` and its wait behind `lastUser`, at the start
  /// of the forward function if null.
  OffloadOp insertOffload(Value base, Operation *lastUser) {
    if (lastUser)
      builder.setInsertionPointAfter(lastUser);
    else
      builder.setInsertionPointToStart(&step.getForwardBlock());
    OffloadOp offload = createOffload(builder, base.getLoc(), base, types);
    insertWait(offload.getTransfer(), base);
    return offload;
  }

  /// Inserts all offloads; returns the host copies. `isEarlier` compares two
  /// transfers by their last users, which must not be null.
  template <typename Transfers, typename IsEarlier>
  SmallVector<Value> insertOffloads(const Transfers &transfers,
                                    IsEarlier isEarlier) {
    SmallVector<size_t> order = getOffloadOrder(transfers);
    // Of those in one place the last inserted stands first.
    SmallVector<size_t> inProgram(llvm::reverse(order));
    auto used = llvm::find_if(inProgram, [&](size_t index) {
      return transfers[index].lastForwardUser;
    });
    std::stable_sort(used, inProgram.end(), [&](size_t a, size_t b) {
      return isEarlier(transfers[a], transfers[b]);
    });
    SmallVector<OffloadOp> offloads(transfers.size());
    SmallVector<Value> hostCopies(transfers.size());
    auto getBase = [&](size_t index) {
      prefetch(transfers[index].lastForwardUser);
      return transfers[index].base.getAsOpaquePointer();
    };
    forEachPrefetched(order, getBase, [&](size_t i) {
      size_t index = order[i];
      offloads[index] = insertOffload(transfers[index].base,
                                      transfers[index].lastForwardUser);
      hostCopies[index] =
          cast<WaitOp>(offloads[index]->getNextNode()).getResult();
    });
    for (size_t index : inProgram)
      survey.add(offloads[index]);
    return hostCopies;
  }

  /// The order of transfers by the first users behind their reloads; of those
  /// with the same the first inserted stands first.
  template <typename Transfers, typename IsEarlier>
  static SmallVector<size_t> getReloadOrder(const Transfers &transfers,
                                            IsEarlier isEarlier) {
    auto order = llvm::to_vector(llvm::seq<size_t>(transfers.size()));
    llvm::stable_sort(order, [&](size_t a, size_t b) {
      return isEarlier(transfers[a], transfers[b]);
    });
    return order;
  }

  /// Inserts a reload of `host` and its wait, and returns what it brings back.
  Value insertReload(Location loc, Value host, Operation *firstUser,
                     ReloadOp &reload) {
    builder.setInsertionPoint(firstUser);
    reload = createReload(builder, loc, host, types);
    return insertWait(reload.getTransfer(), host).getResult();
  }

  const Step &step;
  ModuleSurvey &survey;
  OpBuilder builder;
  TransferTypes types;
  bool blocking;
};

/// Inserts the transfers of one pair.
class PairRewriter : private StepRewriter {
public:
  PairRewriter(const Step &step, bool blocking, ModuleSurvey &survey)
      : StepRewriter(step, blocking, survey), signature(step) {}

  void rewrite(ArrayRef<size_t> selected) {
    for (size_t id : selected)
      transfers.push_back(find(id));
    // Both orders while the blocks stand still.
    SmallVector<size_t> reloadOrder = getReloadOrder(
        transfers, [](const PairTransfer &a, const PairTransfer &b) {
          return a.firstBackwardUser->isBeforeInBlock(b.firstBackwardUser);
        });
    SmallVector<Value> hostCopies = insertOffloads(
        transfers, [](const PairTransfer &a, const PairTransfer &b) {
          return a.lastForwardUser->isBeforeInBlock(b.lastForwardUser);
        });
    SmallVector<ReloadOp> reloads(transfers.size());
    for (size_t index = 0, e = transfers.size(); index != e; ++index)
      reloads[index] = moveBack(transfers[index], hostCopies[index]);
    for (size_t index : reloadOrder)
      survey.add(reloads[index]);
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
  ReloadOp moveBack(PairTransfer &transfer, Value host) {
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

    ReloadOp reload;
    Value device = insertReload(transfer.base.getLoc(), argument,
                                transfer.firstBackwardUser, reload);
    llvm::SmallDenseMap<const SavedView *, Value, 2> rebuilt;
    for (auto [use, view] : uses) {
      Value &value = rebuilt[view];
      if (!value)
        value = rebuildView(builder, view->chain, device);
      use->set(value);
    }
    return reload;
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
  /// The ops of the gap by number, and as ops: offload behind the first, at the
  /// start of the function if null; reload before the second.
  std::pair<int32_t, int32_t> gap;
  Operation *lastForwardUser, *firstBackwardUser;
  /// Where the lists of `JointRewriter` have its part end.
  size_t lateUsesEnd, shapeUsesEnd;
};

/// Inserts the transfers of one joint step.
class JointRewriter : private StepRewriter {
public:
  JointRewriter(const Step &step, bool blocking, ModuleSurvey &survey)
      : StepRewriter(step, blocking, survey) {}

  void rewrite(ArrayRef<size_t> selected, ArrayRef<int64_t> start) {
    transfers.reserve(selected.size());
    auto getBase = [&](size_t id) {
      for (int32_t use : step.getUses(id))
        prefetch(step.getOps()[use]);
      return step.getStorages()[id].base.getAsOpaquePointer();
    };
    forEachPrefetched(selected, getBase, [&](size_t i) {
      find(selected[i], *step.getLongestGap(selected[i], start));
    });
    SmallVector<Value> hostCopies = insertOffloads(
        transfers, [](const JointTransfer &a, const JointTransfer &b) {
          return a.gap.first < b.gap.first;
        });
    insertReloads(hostCopies);
    for (Operation *view : llvm::reverse(views))
      if (isOpTriviallyDead(view))
        view->erase();
  }

private:
  void find(size_t id, std::pair<int32_t, int32_t> gap) {
    Block &block = step.getForwardBlock();
    JointTransfer transfer;
    transfer.base = step.getStorages()[id].base;
    transfer.gap = gap;
    transfer.lastForwardUser =
        gap.first < 0 ? nullptr : step.getOps()[gap.first];
    transfer.firstBackwardUser = step.getOps()[gap.second];
    SmallVector<Value> values{transfer.base};
    for (size_t i = 0; i != values.size(); ++i)
      for (OpOperand &use : values[i].getUses()) {
        Operation *op = getTopLevelOp(block, use.getOwner());
        bool late = !op->isBeforeInBlock(transfer.firstBackwardUser);
        if (late)
          lateUses.push_back(&use);
        else if (i == 0 && isDynamicShapeQuery(use) &&
                 (!transfer.lastForwardUser ||
                  transfer.lastForwardUser->isBeforeInBlock(op)))
          shapeUses.push_back(&use);
        // A view behind the reload is a view of the reloaded value already.
        if (op == use.getOwner() && !late && names.lookUp(op).mayBeView &&
            isView(op)) {
          views.push_back(op);
          llvm::append_range(values, op->getResults());
        }
      }
    transfer.lateUsesEnd = lateUses.size();
    transfer.shapeUsesEnd = shapeUses.size();
    transfers.push_back(transfer);
  }

  void insertReloads(ArrayRef<Value> hostCopies) {
    SmallVector<ReloadOp> reloads(transfers.size());
    size_t late = 0, shape = 0;
    auto getUser = [&](const JointTransfer &transfer) {
      if (transfer.lateUsesEnd > 0)
        prefetch(lateUses[transfer.lateUsesEnd - 1]);
      return transfer.firstBackwardUser;
    };
    forEachPrefetched(transfers, getUser, [&](size_t index) {
      const JointTransfer &transfer = transfers[index];
      Value host = hostCopies[index];
      for (; shape != transfer.shapeUsesEnd; ++shape)
        shapeUses[shape]->set(host);
      Value device = insertReload(transfer.base.getLoc(), host,
                                  transfer.firstBackwardUser, reloads[index]);
      llvm::SmallDenseMap<Value, Value, 4> reloaded{{transfer.base, device}};
      for (; late != transfer.lateUsesEnd; ++late)
        lateUses[late]->set(getReloaded(lateUses[late]->get(), reloaded));
    });
    auto isEarlier = [](const JointTransfer &a, const JointTransfer &b) {
      return a.gap.second < b.gap.second;
    };
    for (size_t index : getReloadOrder(transfers, isEarlier))
      survey.add(reloads[index]);
  }

  /// The counterpart of `value`, the base or a view of it, after the reload.
  Value getReloaded(Value value,
                    llvm::SmallDenseMap<Value, Value, 4> &reloaded) {
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

  OpNameInfos names;
  std::vector<JointTransfer> transfers;
  // Those of all transfers, one after the other: uses at or behind the reload,
  // each of the base or of a view of it; queries of the base's shape in the
  // gap; views of the base, each behind what it is a view of.
  std::vector<OpOperand *> lateUses, shapeUses;
  std::vector<Operation *> views;
};
} // namespace

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

/// Start times of the ops of a step in nanoseconds, and the end.
static std::vector<int64_t> getStartTimes(const Step &step,
                                          const DurationModel &model) {
  ArrayRef<Operation *> ops = step.getOps();
  std::vector<int64_t> start(ops.size() + 1);
  forEachPrefetched(
      ops, [](Operation *op) { return op; },
      [&](size_t i) {
        start[i + 1] = start[i] + model.getDuration(ops[i]).nanoseconds;
      });
  return start;
}

/// The choice has been carried out.
static void removeSelection(ArrayRef<Value> bases, MLIRContext *context) {
  auto name = StringAttr::get(context, AODialect::kSelectedAttr);
  DictionaryCache dictionaries;
  llvm::SetVector<Operation *> functions;
  for (Value base : bases) {
    if (Operation *op = base.getDefiningOp())
      dictionaries.apply(
          op, /*key=*/0, /*secondKey=*/0,
          [&](NamedAttrList &attributes) { attributes.erase(name); });
    else
      functions.insert(cast<BlockArgument>(base).getOwner()->getParentOp());
  }
  // The attributes of all arguments in one go: they are one attribute.
  for (Operation *op : functions) {
    auto function = cast<FunctionOpInterface>(op);
    SmallVector<DictionaryAttr> all;
    function.getAllArgAttrs(all);
    for (DictionaryAttr &attributes : all) {
      NamedAttrList others(attributes);
      if (others.erase(name))
        attributes = others.getDictionary(context);
    }
    function.setAllArgAttrs(all);
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
    auto &survey = getAnalysis<ModuleSurvey>();
    if (failed(machine) || !analysis.isValid() ||
        failed(survey.verifyHasNoTransfers()))
      return signalPassFailure();
    DurationModel durations(*machine);
    for (const Step &step : analysis.getSteps())
      if (failed(rewrite(step, durations, survey)))
        return signalPassFailure();
    markAnalysesPreserved<ModuleSurvey>();
  }

private:
  /// Looked up once, when the first pair is about to change.
  const PairUsers &getPairUsers() {
    if (!pairUsers)
      pairUsers.emplace(getOperation());
    return *pairUsers;
  }

  LogicalResult rewrite(const Step &step, const DurationModel &durations,
                        ModuleSurvey &survey) {
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
      PairRewriter(step, blocking, survey).rewrite(*selected);
    } else {
      JointRewriter(step, blocking, survey)
          .rewrite(*selected, getStartTimes(step, durations));
    }
    removeSelection(bases, &getContext());
    return success();
  }

  std::optional<PairUsers> pairUsers;
};
} // namespace
