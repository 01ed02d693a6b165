//===- SelectActivations.cpp - Mark the activations to move ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Helpers/DecisionRemarks.h"
#include "ao/Analysis/BuildSteps.h"
#include "ao/Analysis/Eligibility.h"
#include "ao/Analysis/StepAnalysis.h"
#include "ao/Analysis/StepTrace.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringSwitch.h"

namespace ao {
#define GEN_PASS_DEF_AOSELECTACTIVATIONS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

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
    int64_t number = result.getResultNumber();
    SmallVector<int64_t> results;
    if (auto old = result.getOwner()->getAttrOfType<DenseI64ArrayAttr>(name))
      llvm::append_range(results, old.asArrayRef());
    if (!llvm::is_contained(results, number))
      results.push_back(number);
    result.getOwner()->setDiscardableAttr(
        name, builder.getDenseI64ArrayAttr(results));
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
  SmallVector<BlockArgument> arguments;
};

struct SelectActivationsPass
    : public ao::impl::AOSelectActivationsBase<SelectActivationsPass> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    auto &analysis = getAnalysis<StepAnalysis>();
    if (failed(verifyOptions()) || !analysis.isValid() ||
        failed(verifyHasNoTransfers(module)))
      return signalPassFailure();
    SelectionMarker marker(&getContext());
    for (const Step &step : analysis.getSteps())
      if (failed(selectFrom(step, marker)))
        return signalPassFailure();
    marker.finish();
    markAnalysesPreserved<StepAnalysis>();
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

  LogicalResult selectFrom(const Step &step, SelectionMarker &marker) {
    FailureOr<int64_t> smallest = resolveMinBytes(step, minBytes);
    if (failed(smallest) || failed(verifyMarks(step)))
      return failure();
    EligibilityRules rules{select, numLayers, *smallest, minElements};
    DecisionRemarks remarks(step, "select-activations");
    for (auto [id, storage] : llvm::enumerate(step.getStorages())) {
      if (!isCandidate(step, id))
        continue;
      std::string reason = getIneligibility(step, id, rules);
      if (!reason.empty()) {
        remarks.reportKept(id, reason);
        continue;
      }
      remarks.reportMoved(id, "selected", /*reason=*/"");
      marker.mark(storage);
    }
    if (!step.isPair())
      remarks.reportStaticArguments();
    return success();
  }
};
} // namespace
