//===- EstimateCosts.cpp - attach durations and kinds to ops --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/MachineSpec.h"
#include "ao/Analysis/OpCosts.h"
#include "ao/Analysis/StepAnalysis.h"
#include "ao/Dialect/AO/Transforms/Passes.h"

namespace ao {
#define GEN_PASS_DEF_AOESTIMATECOSTS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
struct EstimateCostsPass
    : public ao::impl::AOEstimateCostsBase<EstimateCostsPass> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<planner::Machine> target = loadMachine(module, machine);
    if (failed(target))
      return signalPassFailure();
    CostProfile measured;
    if (!profile.empty()) {
      FailureOr<CostProfile> loaded = loadCostProfile(&getContext(), profile);
      if (failed(loaded))
        return signalPassFailure();
      measured = std::move(*loaded);
    }
    auto &analysis = getAnalysis<StepAnalysis>();
    if (!analysis.isValid())
      return signalPassFailure();
    DurationModel model(*target, profile.empty() ? nullptr : &measured);
    Attributes names(&getContext());
    for (const Step &step : analysis.getSteps())
      for (Operation *op : step.getOps())
        attach(op, model.getDuration(op), names);
    markAnalysesPreserved<StepAnalysis>();
  }

private:
  /// Names and kinds, looked up once.
  struct Attributes {
    explicit Attributes(MLIRContext *context)
        : builder(context), cost(builder.getStringAttr(AODialect::kCostAttr)),
          kind(builder.getStringAttr(AODialect::kKindAttr)) {}

    StringAttr getKind(OpKind value) {
      StringAttr &known = kinds[static_cast<unsigned>(value)];
      if (!known)
        known = builder.getStringAttr(stringifyOpKind(value));
      return known;
    }

    Builder builder;
    StringAttr cost, kind;
    llvm::DenseMap<unsigned, StringAttr> kinds;
    /// What became of a dictionary with a duration and a kind: layers repeat.
    llvm::DenseMap<std::pair<Attribute, std::pair<int64_t, int>>,
                   DictionaryAttr>
        dictionaries;
  };

  /// Both attributes in one go: each change of a dictionary builds a new one.
  static void attach(Operation *op, const OpDuration &duration,
                     Attributes &names) {
    DictionaryAttr old = op->getDiscardableAttrDictionary();
    int kindKey = duration.kind ? static_cast<int>(*duration.kind) : -1;
    DictionaryAttr &known =
        names.dictionaries[{old, {duration.nanoseconds, kindKey}}];
    if (!known) {
      NamedAttrList attributes(old);
      attributes.set(names.cost,
                     names.builder.getI64IntegerAttr(duration.nanoseconds));
      if (duration.kind)
        attributes.set(names.kind, names.getKind(*duration.kind));
      known = attributes.getDictionary(op->getContext());
    }
    if (known != old)
      op->setDiscardableAttrs(known);
  }
};
} // namespace
