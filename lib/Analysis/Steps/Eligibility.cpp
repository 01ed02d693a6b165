//===- Eligibility.cpp - Storages eligible for offloading -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Steps/Eligibility.h"

#include "StepBuilder.h"
#include "ao/Analysis/Steps/KeepReasons.h"
#include "ao/Dialect/AO/IR/AOEligibility.h"
#include "ao/Dialect/AO/IR/AOLayers.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"

using namespace mlir;
using namespace ao;

/// Returns the reason of the op that defines `storage`, or a view of it, to
/// keep it on device; empty if only the user's mark does.
static StringRef getReasonOfOp(const Storage &storage) {
  if (storage.ineligibility != Ineligibility::MarkedKeep || !storage.base)
    return {};
  SmallVector<Value> values{storage.base};
  for (size_t i = 0; i != values.size(); ++i) {
    Value value = values[i];
    auto result = dyn_cast<OpResult>(value);
    if (result && !result.getOwner()->hasAttr(AODialect::kKeepAttr))
      if (StringRef reason = getKeepReason(result); !reason.empty())
        return reason;
    for (Operation *user : value.getUsers())
      for (OpResult result : user->getResults())
        if (getViewSource(result) == value)
          values.push_back(result);
  }
  return {};
}

StringRef ao::describe(const Storage &storage) {
  StringRef reason = getReasonOfOp(storage);
  return reason.empty() ? describe(storage.ineligibility) : reason;
}

bool ao::isCandidate(const Step &step, size_t id) {
  const Storage &storage = step.getStorages()[id];
  if (!storage.base)
    return false;
  if (storage.marked)
    return true;
  if (step.isPair())
    return !step.getSavedSlots(id).empty();
  // The caller's arguments are kept on device without a decision.
  return storage.ineligibility != Ineligibility::NoGap &&
         storage.ineligibility != Ineligibility::StaticArgument;
}

/// Returns the layer of the op that defines a storage.
static std::optional<int64_t> getLayer(const Storage &storage) {
  Operation *op = storage.base.getDefiningOp();
  if (!op)
    return std::nullopt;
  auto layer = op->getAttrOfType<IntegerAttr>(AODialect::kLayerAttr);
  return layer ? std::optional<int64_t>(layer.getInt()) : std::nullopt;
}

static std::string checkSelection(const Storage &storage,
                                  const EligibilityRules &rules) {
  switch (rules.select) {
  case Selection::All:
    return "";
  case Selection::Marked:
    return storage.marked ? "" : "not marked 'ao.offload'";
  case Selection::FirstLayers:
    std::optional<int64_t> layer = getLayer(storage);
    if (!layer)
      return "belongs to no layer";
    if (rules.numLayers >= 0 && *layer >= rules.numLayers)
      return ("layer " + Twine(*layer) + " is not among the first " +
              Twine(rules.numLayers))
          .str();
    return "";
  }
  llvm_unreachable("unknown selection");
}

bool ao::hasFewElements(const Storage &storage, const EligibilityRules &rules) {
  if (rules.minElements == 0 || storage.ineligibility != Ineligibility::None)
    return false;
  auto type = cast<ShapedType>(storage.base.getType());
  int64_t elementBytes = getElementBytes(type.getElementType()).value_or(1);
  int64_t elements = type.hasStaticShape() ? type.getNumElements()
                                           : storage.bytes / elementBytes;
  return elements < rules.minElements;
}

static std::string checkSize(const Storage &storage,
                             const EligibilityRules &rules) {
  if (storage.bytes < rules.minBytes)
    return ("smaller than min-bytes (" + Twine(rules.minBytes) + ")").str();
  if (hasFewElements(storage, rules))
    return ("fewer than min-elements (" + Twine(rules.minElements) + ")").str();
  return "";
}

static bool hasMark(Value base, StringAttr name) {
  if (Operation *op = base.getDefiningOp())
    return op->getDiscardableAttr(name) != nullptr;
  return getArgAttr(cast<BlockArgument>(base), name) != nullptr;
}

/// Returns whether `ao.offload_base` is on the base or on a view of it that is
/// saved.
static bool offloadsBase(const Step &step, size_t id,
                         ArrayRef<SavedView> views) {
  Value base = step.getStorages()[id].base;
  auto name = StringAttr::get(base.getContext(), kOffloadBaseAttr);
  return hasMark(base, name) || llvm::any_of(views, [&](const SavedView &view) {
           return llvm::any_of(view.chain, [&](Operation *op) {
             return op->getDiscardableAttr(name) != nullptr;
           });
         });
}

bool ao::savesBase(const Step &step, size_t id, ArrayRef<SavedView> views) {
  if (offloadsBase(step, id, views))
    return true;
  int64_t covered = getCoveredBytes(step, id, views);
  return step.getStorages()[id].bytes - covered <= covered;
}

/// Returns the reason of a storage of a pair whose saved views cannot be
/// rebuilt, or cover too little of their base.
static std::string checkSavedViews(const Step &step, size_t id) {
  SmallVector<SavedView> views = collectSavedViews(step, id);
  if (StringRef obstacle = getRebuildObstacle(views); !obstacle.empty())
    return obstacle.str();
  if (savesBase(step, id, views))
    return "";
  return ("its saved views cover only " +
          Twine(getCoveredBytes(step, id, views)) + " bytes")
      .str();
}

std::string ao::getIneligibility(const Step &step, size_t id,
                                 const EligibilityRules &rules) {
  const Storage &storage = step.getStorages()[id];
  if (storage.ineligibility != Ineligibility::None)
    return describe(storage).str();
  if (std::string reason = checkSize(storage, rules); !reason.empty())
    return reason;
  if (std::string reason = checkSelection(storage, rules); !reason.empty())
    return reason;
  return step.isPair() ? checkSavedViews(step, id) : "";
}

static LogicalResult verifyMark(const Step &step, size_t id) {
  const Storage &storage = step.getStorages()[id];
  auto error = [&]() {
    return emitError(step.getStorageLoc(id))
           << "'" << step.getStorageName(id) << "' is marked '"
           << AODialect::kOffloadAttr << "' but ";
  };
  switch (storage.ineligibility) {
  case Ineligibility::ZeroSized:
  case Ineligibility::Unranked:
    return error() << "cannot be offloaded: " << describe(storage);
  case Ineligibility::MarkedKeep:
    // A mark 'ao.keep' of the user takes precedence over 'ao.offload'.
    if (StringRef reason = getReasonOfOp(storage); !reason.empty())
      return error() << "cannot be offloaded: " << reason;
    return success();
  case Ineligibility::NoBackwardUse:
    return error() << "has no use in the backward function";
  default:
    break;
  }
  auto tensor = dyn_cast<RankedTensorType>(storage.base.getType());
  if (tensor && tensor.getRank() == 0)
    return error() << "cannot be offloaded: tensor of rank zero";
  return success();
}

/// `ao.offload_base` has a meaning for saved views in a pair.
static LogicalResult verifyOffloadedBase(const Step &step, size_t id,
                                         StringAttr name) {
  if (!hasMark(step.getStorages()[id].base, name))
    return success();
  if (llvm::any_of(collectSavedViews(step, id),
                   [](const SavedView &view) { return !view.chain.empty(); }))
    return success();
  return emitError(step.getStorageLoc(id))
         << "'" << step.getStorageName(id) << "' is marked '"
         << kOffloadBaseAttr << "' but no view of it is saved";
}

/// A joint step saves no views: whole storages are offloaded.
static void warnOfOffloadedBases(FunctionOpInterface joint, StringAttr name) {
  auto warn = [&](Location loc) {
    emitWarning(loc) << "'" << kOffloadBaseAttr << "' has no effect: '@"
                     << joint.getName()
                     << "' is a joint step, and only pairs save views";
  };
  for (BlockArgument argument : joint.getArguments())
    if (hasMark(argument, name))
      warn(argument.getLoc());
  joint->walk([&](Operation *op) {
    if (op->getDiscardableAttr(name))
      warn(op->getLoc());
  });
}

LogicalResult ao::verifyMarks(const Step &step) {
  auto name = StringAttr::get(step.getForward().getContext(), kOffloadBaseAttr);
  if (!step.isPair())
    warnOfOffloadedBases(step.getForward(), name);
  else
    for (auto [id, storage] : llvm::enumerate(step.getStorages()))
      if (storage.base && failed(verifyOffloadedBase(step, id, name)))
        return failure();
  for (auto [id, storage] : llvm::enumerate(step.getStorages()))
    if (storage.base && storage.marked && failed(verifyMark(step, id)))
      return failure();
  return success();
}
