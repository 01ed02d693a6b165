//===- StreamResiduals.cpp - Stream residuals slice by slice --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Helpers/UnplannedPeak.h"
#include "LoopPlaces.h"
#include "ResidualRewrites.h"
#include "ResidualStreamer.h"
#include "ao/Analysis/Costs/MachineSpec.h"
#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Analysis/Loops/LoopWork.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Analysis/Steps/StepTrace.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"

namespace ao {
#define GEN_PASS_DEF_AOSTREAMRESIDUALS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
struct StreamResidualsPass
    : public ao::impl::AOStreamResidualsBase<StreamResidualsPass> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (prefetchDistance < 0 || prefetchDistance > 1) {
      emitError(module.getLoc()) << "'prefetch-distance' must be 0 or 1, got "
                                 << int64_t{prefetchDistance};
      return signalPassFailure();
    }
    if (offloadDelay < 0 || offloadDelay > prefetchDistance) {
      emitError(module.getLoc())
          << "'offload-delay' must be 0, or 1 with 'prefetch-distance', got "
          << int64_t{offloadDelay};
      return signalPassFailure();
    }
    FailureOr<planner::Machine> target = loadMachine(module, machine);
    if (failed(target))
      return signalPassFailure();
    isUnified = target->unifiedMemory;
    FailureOr<std::vector<Step>> steps = buildStepsOfLoops(module);
    if (failed(steps))
      return signalPassFailure();
    PairUsers users(module);
    for (const Step &step : *steps)
      if (failed(stream(step, users)))
        return signalPassFailure();
  }

private:
  LogicalResult stream(const Step &step, PairUsers &users) {
    FailureOr<int64_t> smallest = resolveMinBytes(step, minBytes);
    if (failed(smallest))
      return failure();
    StepResiduals residuals(step, LoopDepth::All);
    for (const ResidualRefusal &refusal : residuals.getRefused())
      if (isa<OpResult>(refusal.value))
        reportKept(step, refusal.value, refusal.rule.str(), refusal.op);
    SmallVector<const StackedResidual *> chosen;
    for (const StackedResidual &stacked : residuals.getStackedResiduals()) {
      std::string reason =
          getStreamObstacle(step, stacked, *smallest, minElements);
      if (reason.empty() && isUnified)
        reason = kUnifiedMemory.str();
      if (reason.empty()) {
        chosen.push_back(&stacked);
        continue;
      }
      reportKept(step, stacked.written->result, reason, stacked.writer->loop);
    }
    bool crosses = llvm::any_of(chosen, [](const StackedResidual *stacked) {
      return !stacked->slots.empty();
    });
    if (crosses && failed(users.verifyUses(step)))
      return failure();
    for (const StackedResidual *stacked : chosen)
      if (failed(verifyPlaces(*stacked)))
        return failure();
    if (!chosen.empty())
      recordUnplannedPeak(step);
    return copyRecomputedOps(step, [&] { streamAll(step, chosen); });
  }

  void streamAll(const Step &step, ArrayRef<const StackedResidual *> chosen) {
    if (chosen.empty())
      return;
    ResidualStreamer streamer(step);
    for (const StackedResidual *stacked : chosen) {
      reportOffloaded(step, *stacked);
      if (offloadDelay > 0)
        waitBehind(*stacked);
      streamer.stream(*stacked, prefetchDistance);
    }
    for (const StackedResidual *stacked : chosen) {
      LoopDecision decision = LoopDecision::get(stacked->writer->loop);
      decision.dropOffload();
      decision.set(stacked->writer->loop);
    }
    streamer.finish();
  }

  /// Sets the latest wait for the offload, unless the insertion has an
  /// attribute.
  static void waitBehind(const StackedResidual &stacked) {
    Operation *insertion = stacked.written->insertion;
    if (insertion->hasAttr(kOffloadDelayAttr))
      return;
    size_t ops = getLoopWork(*insertion->getBlock()).size();
    insertion->setAttr(kOffloadDelayAttr,
                       Builder(insertion->getContext())
                           .getI64IntegerAttr(static_cast<int64_t>(ops)));
  }

  static remark::RemarkOpts getOptions(const Step &step) {
    return remark::RemarkOpts::name("ao-stream-residuals")
        .category("ao")
        .function(step.getForward().getName());
  }

  static std::string getName(const Step &step, Value value) {
    std::optional<size_t> storage = step.getStorageOf(value);
    return storage ? step.getStorageName(*storage)
                   : ao::getOpName(value.getDefiningOp());
  }

  void reportOffloaded(const Step &step, const StackedResidual &stacked) {
    if (!remarks)
      return;
    Value residual = stacked.written->result;
    if (auto remark = remark::passed(residual.getLoc(), getOptions(step)))
      remark << ("offloaded slice by slice: '" + getName(step, residual) + "'")
             << remark::metric("slices", stacked.writer->trips)
             << remark::metric("slice_bytes", getSliceBytes(stacked));
  }

  void reportKept(const Step &step, Value residual, std::string reason,
                  Operation *op) {
    if (!remarks)
      return;
    if (auto remark = remark::missed(op->getLoc(), getOptions(step)))
      remark << ("kept on device: '" + getName(step, residual) + "'")
             << remark::reason("{0}", reason);
  }

  bool isUnified = false;
};
} // namespace
