//===- SelectActivations.cpp - mark the activations to move ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/SavedViews.h"
#include "ao/Analysis/StepAnalysis.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/IR/Remarks.h"

namespace ao {
#define GEN_PASS_DEF_AOSELECTACTIVATIONS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// Errors: marks on what can never be moved, or is not needed.
static LogicalResult verifyMark(const Step &step, size_t id) {
  const Storage &storage = step.getStorages()[id];
  auto error = [&]() {
    return emitError(step.getStorageLoc(id))
           << "'" << step.getStorageName(id) << "' is marked '"
           << AODialect::kOffloadAttr << "' but ";
  };
  switch (storage.refusal) {
  case Refusal::ZeroSized:
  case Refusal::Unranked:
    return error() << "cannot be moved: " << describe(storage.refusal);
  case Refusal::NoBackwardUse:
    return error() << "has no use in the backward function";
  default:
    break;
  }
  auto tensor = dyn_cast<RankedTensorType>(storage.base.getType());
  if (tensor && tensor.getRank() == 0)
    return error() << "cannot be moved: tensor of rank zero";
  return success();
}

/// The layer of the op that defines a storage.
static std::optional<int64_t> getLayer(const Storage &storage) {
  Operation *op = storage.base.getDefiningOp();
  if (!op)
    return std::nullopt;
  auto layer = op->getAttrOfType<IntegerAttr>(AODialect::kLayerAttr);
  return layer ? std::optional<int64_t>(layer.getInt()) : std::nullopt;
}

/// Records the choice where `ao-insert-transfers` looks for it.
static void markSelected(const Storage &storage) {
  Builder builder(storage.base.getContext());
  if (auto argument = dyn_cast<BlockArgument>(storage.base)) {
    cast<FunctionOpInterface>(argument.getOwner()->getParentOp())
        .setArgAttr(argument.getArgNumber(), AODialect::kSelectedAttr,
                    builder.getUnitAttr());
    return;
  }
  auto result = cast<OpResult>(storage.base);
  Operation *op = result.getOwner();
  SmallVector<int64_t> results;
  if (auto old = op->getAttrOfType<DenseI64ArrayAttr>(AODialect::kSelectedAttr))
    llvm::append_range(results, old.asArrayRef());
  if (!llvm::is_contained(results, result.getResultNumber()))
    results.push_back(result.getResultNumber());
  op->setAttr(AODialect::kSelectedAttr, builder.getDenseI64ArrayAttr(results));
}

namespace {
struct SelectActivationsPass
    : public ao::impl::AOSelectActivationsBase<SelectActivationsPass> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (minBytes < 0) {
      emitError(module.getLoc())
          << "'min-bytes' must not be negative, got " << int64_t{minBytes};
      return signalPassFailure();
    }
    auto &analysis = getAnalysis<StepAnalysis>();
    if (!analysis.isValid() || failed(analysis.verifyHasNoTransfers()))
      return signalPassFailure();
    for (const Step &step : analysis.getSteps())
      if (failed(select(step)))
        return signalPassFailure();
    markAnalysesPreserved<StepAnalysis>();
  }

private:
  LogicalResult select(const Step &step) {
    for (size_t id = 0, e = step.getStorages().size(); id != e; ++id) {
      const Storage &storage = step.getStorages()[id];
      if (!isCandidate(step, id))
        continue;
      if (storage.marked && failed(verifyMark(step, id)))
        return failure();
      std::string reason = getRefusal(step, id);
      report(step, id, reason);
      if (reason.empty())
        markSelected(storage);
    }
    return success();
  }

  /// Whether there is a decision to make: what a pair saves, what has a gap in
  /// a joint step, and whatever the user marked.
  bool isCandidate(const Step &step, size_t id) const {
    const Storage &storage = step.getStorages()[id];
    if (!storage.base)
      return false;
    if (storage.marked)
      return true;
    if (step.isPair())
      return !step.getSavedSlots(id).empty();
    return storage.refusal != Refusal::NoGap;
  }

  /// Why the storage stays on the device; empty if it goes.
  std::string getRefusal(const Step &step, size_t id) const {
    const Storage &storage = step.getStorages()[id];
    if (storage.refusal != Refusal::None)
      return describe(storage.refusal).str();
    if (storage.bytes < minBytes)
      return ("smaller than min-bytes (" + Twine(minBytes) + ")").str();
    if (std::string reason = getPolicyRefusal(storage); !reason.empty())
      return reason;
    return step.isPair() ? getViewRefusal(step, id) : "";
  }

  std::string getPolicyRefusal(const Storage &storage) const {
    switch (policy) {
    case SelectionPolicy::All:
      return "";
    case SelectionPolicy::Marked:
      return storage.marked ? "" : "not marked 'ao.offload'";
    case SelectionPolicy::Layerwise:
      std::optional<int64_t> layer = getLayer(storage);
      if (!layer)
        return "belongs to no layer";
      if (numLayers >= 0 && *layer >= numLayers)
        return ("layer " + Twine(*layer) + " is not among the first " +
                Twine(numLayers))
            .str();
      return "";
    }
    llvm_unreachable("unknown policy");
  }

  static std::string getViewRefusal(const Step &step, size_t id) {
    SmallVector<SavedView> views = collectSavedViews(step, id);
    if (!canRebuild(views))
      return "a saved view of it has operands that are not constant";
    int64_t covered = getCoveredBytes(step, id, views);
    if (step.getStorages()[id].bytes - covered > covered)
      return ("its saved views cover only " + Twine(covered) + " bytes").str();
    return "";
  }

  void report(const Step &step, size_t id, StringRef reason) {
    Location loc = step.getStorageLoc(id);
    auto opts = remark::RemarkOpts::name("select-activations")
                    .category("ao")
                    .function(FunctionOpInterface(step.getForward()).getName());
    int64_t bytes = step.getStorages()[id].bytes;
    auto emit = [&](remark::detail::InFlightRemark remark, StringRef text) {
      if (!remark)
        return;
      remark << (Twine(text) + " '" + step.getStorageName(id) + "'").str()
             << remark::metric("bytes", bytes);
      if (!reason.empty())
        remark << remark::reason("{0}", reason.str());
    };
    if (reason.empty())
      emit(remark::passed(loc, opts), "selected");
    else
      emit(remark::missed(loc, opts), "kept on the device:");
  }
};
} // namespace
