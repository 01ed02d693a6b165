//===- SplitLoops.cpp - Split loops with residuals ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopSplitter.h"
#include "ResidualRewrites.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "ao/Dialect/AO/Transforms/PrepareLoops.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace ao {
#define GEN_PASS_DEF_AOSPLITLOOPS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
struct SplitLoopsPass : public ao::impl::AOSplitLoopsBase<SplitLoopsPass> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    for (int64_t iteration : at)
      if (iteration < 1) {
        emitError(module.getLoc())
            << "'at' must hold positive numbers, got " << iteration;
        return signalPassFailure();
      }
    if (maxSegments < 1) {
      emitError(module.getLoc())
          << "'max-segments' must be positive, got " << int64_t{maxSegments};
      return signalPassFailure();
    }
    if (at.empty() && !hasLoop(module, [](const LoopDecision &decision) {
          return !decision.offload.empty() || !decision.rematerialize.empty() ||
                 !decision.split.empty();
        }))
      return markAllAnalysesPreserved();
    FailureOr<std::vector<StepFunctions>> steps = prepareLoops(module);
    if (failed(steps))
      return signalPassFailure();
    PairUsers users(module);
    for (const StepFunctions &step : *steps)
      if (failed(split(step, users)))
        return signalPassFailure();
  }

private:
  LogicalResult split(const StepFunctions &step, PairUsers &users) {
    StepResiduals residuals(step, LoopDepth::All);
    LoopSplitter splitter(step, residuals);
    splitter.cutMarked(at);
    if (failed(splitter.verify(maxSegments)))
      return failure();
    if (splitter.cutsSlots() && failed(users.verifyUses(step)))
      return failure();
    return copyRecomputedOps(step, [&] { splitter.split(); });
  }
};
} // namespace
