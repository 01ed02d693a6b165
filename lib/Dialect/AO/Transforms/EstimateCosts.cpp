//===- EstimateCosts.cpp - Attach durations and kinds to ops --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PairSignature.h"
#include "ao/Analysis/MachineSpec.h"
#include "ao/Analysis/OpCosts.h"
#include "ao/Analysis/StepAnalysis.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include <map>

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
    Builder builder(&getContext());
    StringAttr costName = builder.getStringAttr(AODialect::kCostAttr);
    StringAttr kindName = builder.getStringAttr(AODialect::kKindAttr);
    std::map<OpKind, StringAttr> kinds;
    // Both in one go, and only what changes: every change builds a dictionary.
    auto attach = [&](Operation *op, const OpDuration &duration) {
      NamedAttrList attributes(op->getDiscardableAttrDictionary());
      auto set = [&](StringAttr name, Attribute value) {
        return attributes.set(name, value) != value;
      };
      bool changes =
          set(costName, builder.getI64IntegerAttr(duration.nanoseconds));
      if (duration.kind) {
        StringAttr &kind = kinds[*duration.kind];
        if (!kind)
          kind = builder.getStringAttr(stringifyOpKind(*duration.kind));
        changes |= set(kindName, kind);
      }
      if (changes)
        op->setDiscardableAttrs(attributes);
    };
    for (const Step &step : analysis.getSteps())
      for (Operation *op : step.getOps())
        attach(op, model.getDuration(op));
    markAnalysesPreserved<StepAnalysis, PairUsers>();
  }
};
} // namespace
