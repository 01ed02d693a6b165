//===- SelectActivations.cpp - Mark the activations to move ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DictionaryCache.h"
#include "ao/Analysis/OpWalk.h"
#include "ao/Analysis/SavedViews.h"
#include "ao/Analysis/StepAnalysis.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/IR/Remarks.h"
#include <limits>

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

namespace {
/// Records choices where `ao-insert-transfers` looks for them.
class SelectionMarker {
public:
  explicit SelectionMarker(MLIRContext *context)
      : builder(context),
        name(builder.getStringAttr(AODialect::kSelectedAttr)) {}

  void mark(const Storage &storage) {
    if (auto argument = dyn_cast<BlockArgument>(storage.base))
      return arguments.push_back(argument);
    auto result = cast<OpResult>(storage.base);
    Operation *op = result.getOwner();
    int64_t number = result.getResultNumber();
    dictionaries.apply(
        op, number, /*secondKey=*/0, [&](NamedAttrList &attributes) {
          SmallVector<int64_t> results;
          if (auto old =
                  dyn_cast_or_null<DenseI64ArrayAttr>(attributes.get(name)))
            llvm::append_range(results, old.asArrayRef());
          if (!llvm::is_contained(results, number))
            results.push_back(number);
          attributes.set(name, builder.getDenseI64ArrayAttr(results));
        });
  }

  /// Marks the selected arguments, those of a function together: each change of
  /// the attributes of one builds those of all anew.
  void finish() {
    llvm::MapVector<Operation *, SmallVector<DictionaryAttr>> attributes;
    for (BlockArgument argument : arguments) {
      Operation *function = argument.getOwner()->getParentOp();
      SmallVector<DictionaryAttr> &all = attributes[function];
      if (all.empty())
        cast<FunctionOpInterface>(function).getAllArgAttrs(all);
      NamedAttrList own(all[argument.getArgNumber()]);
      own.set(name, builder.getUnitAttr());
      all[argument.getArgNumber()] = own.getDictionary(builder.getContext());
    }
    for (auto &[function, all] : attributes)
      cast<FunctionOpInterface>(function).setAllArgAttrs(all);
  }

private:
  Builder builder;
  StringAttr name;
  DictionaryCache dictionaries;
  SmallVector<BlockArgument> arguments;
};
} // namespace

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
    if (!analysis.isValid() ||
        failed(getAnalysis<ModuleSurvey>().verifyHasNoTransfers()))
      return signalPassFailure();
    reports = getContext().getRemarkEngine() != nullptr;
    SelectionMarker marker(&getContext());
    for (const Step &step : analysis.getSteps())
      if (failed(select(step, marker)))
        return signalPassFailure();
    marker.finish();
    markAnalysesPreserved<ModuleSurvey, StepAnalysis>();
  }

private:
  LogicalResult select(const Step &step, SelectionMarker &marker) {
    LogicalResult result = success();
    forEachPrefetched(
        step.getStorages(),
        [](const Storage &storage) {
          return storage.refusal == Refusal::None
                     ? storage.base.getAsOpaquePointer()
                     : nullptr;
        },
        [&](size_t id) {
          if (succeeded(result) && isCandidate(step, id))
            result = decide(step, id, marker);
        });
    if (reports && succeeded(result) && !step.isPair())
      reportStaticArguments(step);
    return result;
  }

  LogicalResult decide(const Step &step, size_t id, SelectionMarker &marker) {
    const Storage &storage = step.getStorages()[id];
    if (storage.marked && failed(verifyMark(step, id)))
      return failure();
    // Most storages are refused for what they are; nobody may ask why.
    if (storage.refusal != Refusal::None && !reports)
      return success();
    std::string reason = getRefusal(step, id);
    if (reports)
      report(step, id, reason);
    if (reason.empty())
      marker.mark(storage);
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
    // The caller's arguments stay where they are: nothing to decide.
    return storage.refusal != Refusal::NoGap &&
           storage.refusal != Refusal::StaticArgument;
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
    if (StringRef obstacle = getRebuildObstacle(views); !obstacle.empty())
      return obstacle.str();
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

  /// Static arguments stay whatever the gaps between their uses: one remark for
  /// all, a joint step has hundreds of parameters.
  static void reportStaticArguments(const Step &step) {
    int64_t count = 0, bytes = 0;
    for (const Storage &storage : step.getStorages())
      if (storage.refusal == Refusal::StaticArgument && !storage.marked) {
        ++count;
        bytes += std::min(storage.bytes,
                          std::numeric_limits<int64_t>::max() - bytes);
      }
    if (count == 0)
      return;
    FunctionOpInterface function = step.getForward();
    auto opts = remark::RemarkOpts::name("select-activations")
                    .category("ao")
                    .function(function.getName());
    if (auto remark = remark::missed(function.getLoc(), opts))
      remark << ("kept on the device: " + Twine(count) +
                 (count == 1 ? " argument" : " arguments") + " of '" +
                 function.getName() + "'")
                    .str()
             << remark::metric("bytes", bytes)
             << remark::reason("{0}", describe(Refusal::StaticArgument).str());
  }

  /// Whether anybody reads remarks.
  bool reports = false;
};
} // namespace
