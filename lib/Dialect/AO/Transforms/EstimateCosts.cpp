//===- EstimateCosts.cpp - Attach durations and kinds to ops --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DictionaryCache.h"
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
    DurationModel model(*target, profile.empty() ? nullptr : &measured);
    Attributes names(&getContext());
    if (failed(getAnalysis<StepAnalysis>().forEachOp(
            [&](Operation *op) { attach(op, model.getDuration(op), names); })))
      return signalPassFailure();
    markAnalysesPreserved<ModuleSurvey, StepAnalysis>();
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

    IntegerAttr getCost(int64_t nanoseconds) {
      IntegerAttr &known = costs[nanoseconds];
      if (!known)
        known = builder.getI64IntegerAttr(nanoseconds);
      return known;
    }

    Builder builder;
    StringAttr cost, kind;
    llvm::DenseMap<int64_t, IntegerAttr> costs;
    llvm::DenseMap<unsigned, StringAttr> kinds;
    DictionaryCache dictionaries;
  };

  /// Both attributes in one go.
  static void attach(Operation *op, const OpDuration &duration,
                     Attributes &names) {
    int kind = duration.kind ? static_cast<int>(*duration.kind) : -1;
    names.dictionaries.apply(
        op, duration.nanoseconds, kind, [&](NamedAttrList &attributes) {
          attributes.set(names.cost, names.getCost(duration.nanoseconds));
          if (duration.kind)
            attributes.set(names.kind, names.getKind(*duration.kind));
        });
  }
};
} // namespace
