//===- RematerializeResiduals.cpp - Recomputes marked slices --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopPlaces.h"
#include "ResidualRematerializer.h"
#include "ResidualRewrites.h"
#include "ResidualStreamer.h"
#include "ao/Analysis/Costs/MachineSpec.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Dialect/AO/IR/AORecompute.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"

namespace ao {
#define GEN_PASS_DEF_AOREMATERIALIZERESIDUALS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
struct RematerializeResidualsPass
    : public ao::impl::AORematerializeResidualsBase<
          RematerializeResidualsPass> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<planner::Machine> target = loadMachine(module, machine);
    if (failed(target))
      return signalPassFailure();
    FailureOr<std::vector<Step>> steps = buildStepsOfLoops(module);
    if (failed(steps))
      return signalPassFailure();
    PairUsers users(module);
    for (const Step &step : *steps)
      if (failed(rematerialize(step, users, *target)))
        return signalPassFailure();
    module.walk([](LoopLikeOpInterface loop) {
      LoopDecision decision = LoopDecision::get(loop);
      decision.dropRematerialize();
      decision.set(loop);
    });
  }

private:
  LogicalResult rematerialize(const Step &step, PairUsers &users,
                              const planner::Machine &target) {
    StepResiduals residuals(step, LoopDepth::All);
    SmallVector<const StackedResidual *> chosen =
        chooseAll(step, residuals, users);
    if (chosen.empty())
      return success();
    if (failed(verifyPlaces(residuals.getStackedResiduals())) ||
        failed(verifyRecomputedOps(step.getForward(), step.getBackward())))
      return failure();
    FailureOr<RematerializedResiduals> rematerialized =
        RematerializedResiduals::require(step, chosen);
    if (failed(rematerialized))
      return failure();
    if (rematerialized->changesSlots() && failed(users.verifyUses(step)))
      return failure();
    for (const StackedResidual *stacked : chosen)
      reportRematerialized(step, *stacked);
    ResidualRematerializer(step, DurationModel(target))
        .rematerialize(*rematerialized);
    return success();
  }

  static SmallVector<const StackedResidual *>
  chooseAll(const Step &step, const StepResiduals &residuals,
            PairUsers &users) {
    bool isFixed = step.isPair() && !users.canChange(step);
    RematerializedResiduals chosen(std::make_shared<RecipeFinder>(step));
    std::string why;
    const StackedResidual *blamed = nullptr;
    for (const StackedResidual &stacked : residuals.getStackedResiduals())
      if (!isFixed || stacked.slots.empty())
        chosen.add(stacked, why, blamed);
    return llvm::to_vector(chosen.getStackedResiduals());
  }

  void reportRematerialized(const Step &step, const StackedResidual &stacked) {
    if (!remarks)
      return;
    OpResult residual = stacked.written->result;
    auto options = remark::RemarkOpts::name("ao-rematerialize-residuals")
                       .category("ao")
                       .function(step.getForward().getName());
    if (auto remark = remark::passed(residual.getLoc(), options))
      remark << ("rematerialized slice by slice: '" + getResultName(residual) +
                 "'")
             << remark::metric("slices", stacked.writer->trips)
             << remark::metric("slice_bytes", getSliceBytes(stacked));
  }
};
} // namespace
