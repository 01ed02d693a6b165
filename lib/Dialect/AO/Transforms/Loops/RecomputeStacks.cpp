//===- RecomputeStacks.cpp - Slices are made again where they are read ----===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopPlaces.h"
#include "StackRemaker.h"
#include "StackRewrites.h"
#include "StackStreamer.h"
#include "ao/Analysis/Costs/MachineSpec.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Dialect/AO/IR/AORecompute.h"
#include "ao/Dialect/AO/IR/AOStacks.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"

namespace ao {
#define GEN_PASS_DEF_AORECOMPUTESTACKS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
struct RecomputeStacksPass
    : public ao::impl::AORecomputeStacksBase<RecomputeStacksPass> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (!all && !hasLoop(module, [](const LoopDecision &decision) {
          return decision.rematerializes();
        }))
      return markAllAnalysesPreserved();
    FailureOr<planner::Machine> target = loadMachine(module, machine);
    if (failed(target))
      return signalPassFailure();
    FailureOr<std::vector<Step>> steps = buildStepsOfLoops(module);
    if (failed(steps))
      return signalPassFailure();
    if (!all && failed(verifyKnown(*steps)))
      return signalPassFailure();
    PairUsers users(module);
    for (const Step &step : *steps)
      if (failed(remake(step, users, *target)))
        return signalPassFailure();
    module.walk([](LoopLikeOpInterface loop) {
      LoopDecision decision = LoopDecision::get(loop);
      decision.dropRematerialize();
      decision.set(loop);
    });
  }

private:
  LogicalResult remake(const Step &step, PairUsers &users,
                       const planner::Machine &target) {
    StepStacks stacks(step, LoopDepth::All);
    SmallVector<const StackLife *> chosen;
    if (all)
      chosen = chooseAll(step, stacks, users);
    if (!all) {
      FailureOr<SmallVector<const StackLife *>> marked =
          collectMarkedRemade(stacks);
      if (failed(marked))
        return failure();
      chosen = std::move(*marked);
    }
    if (chosen.empty())
      return success();
    for (const StackLife &life : stacks.getLives())
      if (failed(verifyPlaces(life)))
        return failure();
    if (failed(verifyRecomputedOps(step.getForward(), step.getBackward())))
      return failure();
    FailureOr<RemadeStacks> remade = RemadeStacks::require(step, chosen);
    if (failed(remade))
      return failure();
    if (remade->changesSlots() && failed(users.verifyUses(step)))
      return failure();
    for (const StackLife *life : chosen)
      reportRemade(step, *life);
    StackRemaker(step, DurationModel(target)).remake(*remade);
    return success();
  }

  static SmallVector<const StackLife *>
  chooseAll(const Step &step, const StepStacks &stacks, PairUsers &users) {
    bool isFixed = step.isPair() && !users.canChange(step);
    RemadeStacks chosen(std::make_shared<RecipeFinder>(step));
    std::string why;
    const StackLife *blamed = nullptr;
    for (const StackLife &life : stacks.getLives())
      if (!isFixed || life.slots.empty())
        chosen.add(life, why, blamed);
    return llvm::to_vector(chosen.getLives());
  }

  /// Elsewhere, a mark would be lost in silence.
  LogicalResult verifyKnown(ArrayRef<Step> steps) {
    llvm::SmallPtrSet<Operation *, 8> known;
    for (const Step &step : steps) {
      StepStacks stacks(step, LoopDepth::All);
      for (const LoopStacks &loop : stacks.getLoops())
        known.insert(loop.loop);
    }
    WalkResult result =
        getOperation()->walk([&](LoopLikeOpInterface loop) -> WalkResult {
          if (known.contains(loop) || !LoopDecision::get(loop).rematerializes())
            return WalkResult::advance();
          return loop->emitOpError("has '")
                 << kLoopAttr << "' and is not a loop of a training step";
        });
    return failure(result.wasInterrupted());
  }

  void reportRemade(const Step &step, const StackLife &life) {
    if (!remarks)
      return;
    OpResult stack = life.written->result;
    auto options = remark::RemarkOpts::name("ao-recompute-stacks")
                       .category("ao")
                       .function(step.getForward().getName());
    if (auto remark = remark::passed(stack.getLoc(), options))
      remark << ("rematerialized slice by slice: '" + getResultName(stack) +
                 "'")
             << remark::metric("slices", life.writer->trips)
             << remark::metric("slice_bytes", getSliceBytes(life));
  }
};
} // namespace
