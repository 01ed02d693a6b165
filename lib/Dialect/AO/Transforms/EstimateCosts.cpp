//===- EstimateCosts.cpp - Attach durations and kinds to ops --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Helpers/PairSignature.h"
#include "ao/Analysis/Costs/MachineSpec.h"
#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Analysis/Steps/MissingCosts.h"
#include "ao/Analysis/Steps/StepAnalysis.h"
#include "ao/Dialect/AO/IR/AOCosts.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SubsetOpInterface.h"
#include <map>

namespace ao {
#define GEN_PASS_DEF_AOESTIMATECOSTS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// Returns true if `op` is a loop that has to do with slices: its body may be
/// rewritten, and what is left of it then takes other time.
static bool hasSlices(Operation *op) {
  if (op->getNumRegions() == 0 || !isa<LoopLikeOpInterface>(op))
    return false;
  return op
      ->walk([](Operation *nested) {
        return isa<SubsetInsertionOpInterface, SubsetExtractionOpInterface>(
                   nested)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

namespace {
/// Writes down what a model says.
class CostWriter {
public:
  CostWriter(const DurationModel &model, const CostProfile &measured,
             MLIRContext *context)
      : model(model), measured(measured), builder(context),
        costName(builder.getStringAttr(AODialect::kCostAttr)),
        kindName(builder.getStringAttr(AODialect::kKindAttr)) {}

  void write(Operation *op);
  /// Returns true if the duration of `op` itself has been measured or set.
  bool isGiven(Operation *op) const {
    return op->hasAttrOfType<IntegerAttr>(costName) ||
           measured.contains(getLocationName(op->getLoc())) ||
           measured.contains(op->getName().getStringRef());
  }

private:
  void writeWithin(Operation *loop);
  void attach(Operation *op, const OpDuration &duration, bool hasTime);

  const DurationModel &model;
  const CostProfile &measured;
  Builder builder;
  StringAttr costName, kindName;
  std::map<OpKind, StringAttr> kinds;
};
} // namespace

/// Returns true if upstream prints attributes of `op` where its parser does not
/// expect them, so that the module could not be parsed.
static bool losesAttributes(Operation *op) {
  return isa<memref::PrefetchOp, memref::DmaStartOp, memref::DmaWaitOp>(op);
}

/// Both attributes in one go, and only what changes: every change builds a
/// dictionary.
void CostWriter::attach(Operation *op, const OpDuration &duration,
                        bool hasTime) {
  if (losesAttributes(op))
    return;
  NamedAttrList attributes(op->getDiscardableAttrDictionary());
  auto set = [&](StringAttr name, Attribute value) {
    return attributes.set(name, value) != value;
  };
  bool changes =
      hasTime && set(costName, builder.getI64IntegerAttr(duration.nanoseconds));
  if (duration.kind) {
    StringAttr &kind = kinds[*duration.kind];
    if (!kind)
      kind = builder.getStringAttr(stringifyOpKind(*duration.kind));
    changes |= set(kindName, kind);
  }
  if (changes)
    op->setDiscardableAttrs(attributes);
}

/// The ops of the body have the time of the loop, which has none of its own.
void CostWriter::writeWithin(Operation *loop) {
  for (Region &region : loop->getRegions())
    for (Operation &op : region.getOps())
      if (isGiven(&op) || model.getDurationOfCopy(&op).nanoseconds > 0)
        write(&op);
}

void CostWriter::write(Operation *op) {
  bool isWithin = hasSlices(op) && !isGiven(op);
  attach(op, model.getDurationOfCopy(op), /*hasTime=*/!isWithin);
  if (isWithin)
    writeWithin(op);
}

/// Names the ops whose costs are those of their bytes alone in a remark, and on
/// the function for the report.
static void reportMissing(const Step &step, const CostWriter &writer) {
  FunctionOpInterface function = step.getForward();
  std::string missing = describeMissingCosts(
      step, [&](Operation *op) { return writer.isGiven(op); });
  if (missing.empty())
    return;
  function->setAttr(kMissingCostsAttr,
                    StringAttr::get(function->getContext(), missing));
  if (auto remark = remark::analysis(function.getLoc(),
                                     remark::RemarkOpts::name("estimate-costs")
                                         .category("ao")
                                         .function(function.getName())))
    remark << missing
           << remark::reason("'{0}' or a profile gives their durations",
                             AODialect::kCostAttr);
}

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
    CostWriter writer(model, measured, &getContext());
    for (const Step &step : analysis.getSteps()) {
      reportMissing(step, writer);
      for (Operation *op : step.getOps())
        if (!op->hasTrait<OpTrait::IsTerminator>())
          writer.write(op);
    }
    markAnalysesPreserved<StepAnalysis, PairUsers>();
  }
};
} // namespace
