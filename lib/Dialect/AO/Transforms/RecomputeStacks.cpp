//===- RecomputeStacks.cpp - Slices are made again where they are read ----===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StackRemaker.h"
#include "StackRewrites.h"
#include "StackStreamer.h"
#include "ao/Analysis/BuildSteps.h"
#include "ao/Analysis/MachineSpec.h"
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
    if (!all && !hasMarkedLoop(module, kRemadeAttr))
      return markAllAnalysesPreserved();
    FailureOr<planner::Machine> target = loadMachine(module, machine);
    if (failed(target))
      return signalPassFailure();
    FailureOr<std::vector<Step>> steps = buildStepsOfLoops(module);
    if (failed(steps))
      return signalPassFailure();
    PairUsers users(module);
    for (const Step &step : *steps)
      if (failed(remake(step, users, *target)))
        return signalPassFailure();
    module.walk([](Operation *op) { op->removeDiscardableAttr(kRemadeAttr); });
  }

private:
  LogicalResult remake(const Step &step, PairUsers &users,
                       const planner::Machine &target) {
    StepStacks stacks(step, LoopDepth::All);
    SmallVector<const StackLife *> chosen;
    if (all)
      chosen = chooseAll(step, stacks, users);
    for (const LoopStacks &loop : stacks.getLoops())
      if (!all && failed(choose(loop, stacks, chosen)))
        return failure();
    if (chosen.empty())
      return success();
    if (failed(verifySecondRuns(step.getForward(), step.getBackward())))
      return failure();
    std::string why;
    const StackLife *blamed = nullptr;
    std::optional<RemadeStacks> remade =
        RemadeStacks::find(step, chosen, why, blamed);
    if (!remade)
      return refuse(blamed->written->result) << "cannot be made again: " << why;
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

  /// Appends the stacks of `loop` that are to be made again.
  static LogicalResult choose(const LoopStacks &loop, const StepStacks &stacks,
                              SmallVectorImpl<const StackLife *> &chosen) {
    LoopLikeOpInterface op = loop.loop;
    auto remade = op->getAttrOfType<DenseI64ArrayAttr>(kRemadeAttr);
    // A part of one iteration has no stacks: its slice stays.
    std::optional<APInt> trips = op.getStaticTripCount();
    if (!remade || (trips && trips->isOne()))
      return success();
    for (auto [number, slices] : llvm::enumerate(remade.asArrayRef())) {
      if (slices == 0)
        continue;
      if (number >= op->getNumResults())
        return op->emitOpError("has '")
               << kRemadeAttr << "' with more numbers than results";
      OpResult result = op->getResult(number);
      auto life = llvm::find_if(stacks.getLives(), [&](const StackLife &life) {
        return life.written->result == result;
      });
      if (life == stacks.getLives().end())
        return refuse(result) << "cannot be made again: it is no stack, or "
                                 "something uses the whole of it";
      if (getMarkedSlices(*life) + slices > loop.trips)
        return refuse(result) << "has " << loop.trips << " slices, of which "
                              << getMarkedSlices(*life) << " are to move and "
                              << slices << " to be made again";
      if (slices < loop.trips)
        return refuse(result) << "is to be made again in part: "
                                 "'ao-split-loops' cuts it first";
      chosen.push_back(&*life);
    }
    return success();
  }

  static InFlightDiagnostic refuse(OpResult stack) {
    return stack.getOwner()->emitOpError("result #")
           << stack.getResultNumber() << ' ';
  }

  static void reportRemade(const Step &step, const StackLife &life) {
    Value stack = life.written->result;
    auto options = remark::RemarkOpts::name("ao-recompute-stacks")
                       .category("ao")
                       .function(step.getForward().getName());
    if (auto remark = remark::passed(stack.getLoc(), options))
      remark << ("made again slice by slice: '" +
                 ao::getOpName(life.writer->loop) + "#" +
                 std::to_string(life.written->result.getResultNumber()) + "'")
             << remark::metric("slices", life.writer->trips)
             << remark::metric("slice_bytes", getSliceBytes(life));
  }
};
} // namespace
