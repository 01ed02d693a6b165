//===- InsertTransfers.cpp - Insert the transfers of selected activations -===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Helpers/DecisionRemarks.h"
#include "Helpers/PairSignature.h"
#include "Helpers/PlanRewriter.h"
#include "Helpers/TransferBuilder.h"
#include "ao/Analysis/Costs/MachineSpec.h"
#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Analysis/Steps/Eligibility.h"
#include "ao/Analysis/Steps/KeepReasons.h"
#include "ao/Analysis/Steps/SavedViews.h"
#include "ao/Analysis/Steps/StepAnalysis.h"
#include "ao/Analysis/Steps/StepTrace.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "ao/Planner/Policies.h"
#include "llvm/ADT/SetVector.h"

namespace ao {
#define GEN_PASS_DEF_AOINSERTTRANSFERS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

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

/// Verifies that a storage with `ao.selected` can be offloaded.
static LogicalResult verifySelection(const Step &step, size_t id) {
  const Storage &storage = step.getStorages()[id];
  auto error = [&]() {
    return emitError(step.getStorageLoc(id))
           << "'" << step.getStorageName(id) << "' is selected for offloading "
           << "but ";
  };
  if (storage.ineligibility == Ineligibility::NoBackwardUse)
    return error() << "has no use in the backward function";
  if (storage.ineligibility != Ineligibility::None &&
      storage.ineligibility != Ineligibility::UnknownSize &&
      storage.ineligibility != Ineligibility::NoElementSize)
    return error() << "cannot be offloaded: " << describe(storage);
  if (step.isPair())
    if (StringRef obstacle = getRebuildObstacle(collectSavedViews(step, id));
        !obstacle.empty())
      return error() << obstacle;
  return success();
}

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

namespace {
/// The commands of `sync` for what is selected of a pair. Views count as uses,
/// as in PyTorch's passes: a trace does not contain them, so the ends of the
/// gap are determined here.
class PairCommands {
public:
  explicit PairCommands(const Step &step) : step(step) {}

  std::vector<planner::Command> collect(ArrayRef<size_t> selected) {
    SmallVector<Gap> gaps;
    for (size_t id : selected)
      gaps.push_back(findGap(id));
    // The order of the forward function's results, as PyTorch has it.
    llvm::stable_sort(gaps, [&](const Gap &a, const Gap &b) {
      return getSlot(a) < getSlot(b);
    });
    std::vector<planner::Command> commands;
    addOffloads(gaps, commands);
    addReloads(gaps, commands);
    return commands;
  }

private:
  /// Ops; null where nothing in the forward function uses the storage.
  struct Gap {
    size_t storage;
    Operation *lastForwardUser, *firstBackwardUser;
  };

  unsigned getSlot(const Gap &gap) const {
    return step.getSavedSlots(gap.storage).front();
  }

  Gap findGap(size_t id) const {
    Value base = step.getStorages()[id].base;
    Block &backward = step.getBackwardBlock();
    Operation *last = findLastUser(step.getForwardBlock(), base);
    Operation *first = backward.getTerminator();
    for (const SavedView &view : collectSavedViews(step, id))
      for (OpOperand &use : step.getSavedArgument(view.slot).getUses()) {
        // Shapes can be asked of the host copy, if the slot holds the base.
        if (view.chain.empty() && isDynamicShapeQuery(use))
          continue;
        Operation *user = getTopLevelOp(backward, use.getOwner());
        if (user->isBeforeInBlock(first))
          first = user;
      }
    return {id, last ? last : base.getDefiningOp(), first};
  }

  /// Each goes directly after its last user; of those with the same last user
  /// the last stands first, as PyTorch inserts them one after the other.
  void addOffloads(ArrayRef<Gap> gaps,
                   std::vector<planner::Command> &commands) const {
    SmallVector<Gap> order(llvm::reverse(gaps));
    llvm::stable_sort(order, [&](const Gap &a, const Gap &b) {
      Operation *x = a.lastForwardUser, *y = b.lastForwardUser;
      if (!x || !y)
        return !x && (y || a.storage < b.storage);
      return x != y && x->isBeforeInBlock(y);
    });
    for (const Gap &gap : order) {
      Operation *user = gap.lastForwardUser;
      int64_t before = user ? countOpsBefore(step, user->getNextNode()) : 0;
      auto value = static_cast<int64_t>(gap.storage);
      commands.push_back({planner::CommandKind::Offload, value, before});
      commands.push_back({planner::CommandKind::Release, value, before});
    }
  }

  void addReloads(ArrayRef<Gap> gaps,
                  std::vector<planner::Command> &commands) const {
    SmallVector<Gap> order(gaps);
    llvm::stable_sort(order, [](const Gap &a, const Gap &b) {
      return a.firstBackwardUser != b.firstBackwardUser &&
             a.firstBackwardUser->isBeforeInBlock(b.firstBackwardUser);
    });
    for (const Gap &gap : order) {
      auto value = static_cast<int64_t>(gap.storage);
      int64_t before = countOpsBefore(step, gap.firstBackwardUser);
      commands.push_back({planner::CommandKind::Reload, value, before});
      commands.push_back({planner::CommandKind::Wait, value, before});
    }
  }

  const Step &step;
};
} // namespace

/// The commands of `sync` for what is selected of a joint step, whatever its
/// size: of a trace that holds nothing else.
static std::vector<planner::Command>
getJointCommands(const Step &step, ArrayRef<size_t> selected,
                 const DurationModel &durations) {
  planner::Trace trace;
  for (Operation *op : step.getOps())
    trace.ops.emplace_back().durationUs =
        static_cast<double>(durations.getDuration(op).nanoseconds) / 1e3;
  for (size_t id : selected) {
    planner::Value &value = trace.values.emplace_back();
    value.bytes = 1;
    value.def = step.getStorages()[id].def;
    value.uses.assign(step.getUses(id).begin(), step.getUses(id).end());
    value.offloadable = true;
  }
  std::vector<planner::Command> commands =
      planner::syncCommands(trace, /*minBytes=*/0);
  for (planner::Command &command : commands)
    command.value = static_cast<int64_t>(selected[command.value]);
  return commands;
}

/// The choice has been carried out.
static void removeSelection(ArrayRef<Value> bases, MLIRContext *context) {
  auto name = StringAttr::get(context, AODialect::kSelectedAttr);
  llvm::SetVector<Operation *> functions;
  for (Value base : bases) {
    if (Operation *op = base.getDefiningOp())
      op->removeDiscardableAttr(name);
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
    ModuleOp module = getOperation();
    FailureOr<planner::Machine> machine = loadMachine(module, "");
    auto &analysis = getAnalysis<StepAnalysis>();
    if (failed(verifyOptions()) || failed(machine) || !analysis.isValid() ||
        failed(verifyHasNoTransfers(module)))
      return signalPassFailure();
    DurationModel durations(*machine);
    auto &users = getAnalysis<PairUsers>();
    for (const Step &step : analysis.getSteps())
      if (failed(rewrite(step, durations, users)))
        return signalPassFailure();
  }

private:
  LogicalResult verifyOptions() {
    if (minElements < 0)
      return emitError(getOperation().getLoc())
             << "'min-elements' must not be negative, got "
             << int64_t{minElements};
    // Only the default means all.
    if (numLayers < -1)
      return emitError(getOperation().getLoc())
             << "'num-layers' must not be negative, got " << int64_t{numLayers};
    return success();
  }

  /// Returns the storages to offload, in order: those with `ao.selected`, and
  /// those that the options select.
  FailureOr<SmallVector<size_t>> collectSelected(const Step &step) {
    FailureOr<int64_t> smallest = resolveMinBytes(step, minBytes);
    if (failed(smallest) || failed(verifyMarks(step)))
      return failure();
    EligibilityRules rules{select, numLayers, *smallest, minElements};
    auto name = StringAttr::get(&getContext(), AODialect::kSelectedAttr);
    DecisionRemarks remarks(step, "insert-transfers");
    SmallVector<size_t> selected;
    for (auto [id, storage] : llvm::enumerate(step.getStorages())) {
      bool isForced = isSelected(storage, name);
      if (isForced && failed(verifySelection(step, id)))
        return failure();
      if (!isForced && !isCandidate(step, id))
        continue;
      std::string reason = isForced ? "" : getIneligibility(step, id, rules);
      if (!reason.empty()) {
        remarks.reportKept(id, reason);
        continue;
      }
      remarks.reportAction(id, "offloaded", /*reason=*/"");
      selected.push_back(id);
    }
    if (!step.isPair())
      remarks.reportStaticArguments();
    return selected;
  }

  LogicalResult rewrite(const Step &step, const DurationModel &durations,
                        PairUsers &users) {
    FailureOr<SmallVector<size_t>> selected = collectSelected(step);
    if (failed(selected))
      return failure();
    if (selected->empty())
      return success();
    if (failed(users.verifyUses(step)))
      return failure();
    SmallVector<Value> bases;
    for (size_t id : *selected)
      bases.push_back(step.getStorages()[id].base);
    std::vector<planner::Command> commands =
        step.isPair() ? PairCommands(step).collect(*selected)
                      : getJointCommands(step, *selected, durations);
    bool blocking = mode == TransferMode::Sync;
    PlanRewriter(step, commands, blocking).rewrite();
    removeSelection(bases, &getContext());
    return success();
  }
};
} // namespace
