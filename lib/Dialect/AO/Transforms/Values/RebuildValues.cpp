//===- RebuildValues.cpp - Recompute cheap values and views ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AssembledValues.h"
#include "BackwardUses.h"
#include "SlotRebuilder.h"
#include "ao/Analysis/Steps/BodySteps.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Analysis/Steps/StepAnalysis.h"
#include "ao/Analysis/Steps/StepTrace.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace ao {
#define GEN_PASS_DEF_AOREBUILDVALUES
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

static constexpr StringLiteral kName = "rebuild-values";

namespace {
struct RebuildValues : public ao::impl::AORebuildValuesBase<RebuildValues> {
  using Base::Base;

  void runOnOperation() override {
    if (minGap < 0) {
      emitError(getOperation().getLoc())
          << "'min-gap' must not be negative, got " << int64_t{minGap};
      return signalPassFailure();
    }
    auto &analysis = getAnalysis<StepAnalysis>();
    if (!analysis.isValid())
      return signalPassFailure();
    auto &users = getAnalysis<PairUsers>();
    bool hasChanged = false;
    for (const Step &step : analysis.getSteps()) {
      // Values with transfers have been decided already.
      if (step.hasDialectOps())
        continue;
      FailureOr<bool> isRebuilt = rebuild(step, users);
      if (failed(isRebuilt))
        return signalPassFailure();
      hasChanged |= *isRebuilt;
    }
    if (!hasChanged)
      return markAllAnalysesPreserved();
    markAnalysesPreserved<PairUsers>();
  }

private:
  FailureOr<bool> rebuild(const Step &step, PairUsers &users);
  bool rebuildSlots(const Step &step, PairUsers &users);
  FailureOr<bool> rebuildBackwardUses(const Step &step);
  FailureOr<bool> rebuildInBodies(const Step &step);
};
} // namespace

/// Returns true if anything has changed; fails where `min-bytes` is none.
FailureOr<bool> RebuildValues::rebuild(const Step &step, PairUsers &users) {
  if (readParts(step, users, DecisionRemarks(step, kName))) {
    SymbolTableCollection symbols;
    FailureOr<Step> changed = buildStep(step.getForward(), symbols);
    if (failed(changed) || failed(rebuild(*changed, users)))
      return failure();
    return true;
  }
  if (step.isPair())
    return rebuildSlots(step, users);
  return rebuildBackwardUses(step);
}

/// Says that the signatures of a pair cannot change.
static void reportUsed(const Step &step, const DecisionRemarks &remarks) {
  auto remark =
      remark::missed(step.getForward()->getLoc(), remarks.getOptions());
  if (remark)
    remark << ("saves the same values: '" + step.getForward().getName() + "'")
                  .str()
           << remark::reason("{0}", "used elsewhere in the module");
}

/// Returns true if the signatures of a pair have changed.
bool RebuildValues::rebuildSlots(const Step &step, PairUsers &users) {
  DecisionRemarks remarks(step, kName);
  if (users.canChange(step))
    return SlotRebuilder(step, remarks).run();
  reportUsed(step, remarks);
  return false;
}

/// Returns true if anything has changed; fails where `min-bytes` is none.
FailureOr<bool> RebuildValues::rebuildBackwardUses(const Step &step) {
  FailureOr<bool> inBodies = rebuildInBodies(step);
  if (failed(inBodies) ||
      llvm::none_of(step.getStorages(), [](const Storage &storage) {
        return storage.rebuildOps > 0;
      }))
    return inBodies;
  FailureOr<int64_t> bytes = resolveMinBytes(step, minBytes);
  if (failed(bytes))
    return failure();
  DecisionRemarks remarks(step, kName);
  return BackwardUses(step, remarks).run(*bytes, minGap) || *inBodies;
}

/// Rebuilds the values of the steps that loops and branches hold.
FailureOr<bool> RebuildValues::rebuildInBodies(const Step &step) {
  bool hasChanged = false;
  for (const StepFunctions &functions : getBodies(step)) {
    FailureOr<Step> body = buildBodyStep(functions);
    if (failed(body))
      return failure();
    FailureOr<bool> isRebuilt = rebuildBackwardUses(*body);
    if (failed(isRebuilt))
      return failure();
    hasChanged |= *isRebuilt;
  }
  return hasChanged;
}
