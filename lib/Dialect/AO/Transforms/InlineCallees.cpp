//===- InlineCallees.cpp - Inline everything the steps call ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/BuildSteps.h"
#include "ao/Dialect/AO/IR/AOLayers.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Transforms/Inliner.h"
#include "mlir/Transforms/InliningUtils.h"

namespace ao {
#define GEN_PASS_DEF_AOINLINECALLEES
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
/// Inlines ops of any dialect: one that knows nothing of inlining, registered
/// or not, has no objection to it.
struct StepInliner : public InlinerInterface {
  using InlinerInterface::InlinerInterface;
  using InlinerInterface::isLegalToInline;

  bool isLegalToInline(Region *dest, Region *src, bool wouldBeCloned,
                       IRMapping &mapping) const override {
    return !getInterfaceFor(dest->getParentOp()) ||
           InlinerInterface::isLegalToInline(dest, src, wouldBeCloned, mapping);
  }

  bool isLegalToInline(Operation *op, Region *dest, bool wouldBeCloned,
                       IRMapping &mapping) const override {
    return !getInterfaceFor(op) ||
           InlinerInterface::isLegalToInline(op, dest, wouldBeCloned, mapping);
  }

  bool allowSingleBlockOptimization(
      iterator_range<Region::iterator> inlinedBlocks) const override {
    return inlinedBlocks.empty() ||
           !getInterfaceFor(inlinedBlocks.begin()->getParentOp()) ||
           InlinerInterface::allowSingleBlockOptimization(inlinedBlocks);
  }

  /// Calls that came in with a callee are to be inlined in turn.
  void processInlinedBlocks(
      iterator_range<Region::iterator> inlinedBlocks) override {
    for (Block &block : inlinedBlocks) {
      block.walk([&](CallOpInterface call) { calls.push_back(call); });
      for (Operation &op : block.without_terminator())
        handDown(&op);
    }
  }

  SmallVector<CallOpInterface> calls;
  /// What is being inlined, and the part of a pair that the callee is.
  Operation *current = nullptr;
  StringAttr phase;

private:
  /// What is said of a call holds for what it calls, unless that knows better.
  void handDown(Operation *op) const {
    for (StringRef name : {StringRef(AODialect::kLayerAttr),
                           StringRef(kPhaseAttr), StringRef(kInstanceAttr)})
      if (Attribute attr = current->getAttr(name); attr && !op->hasAttr(name))
        op->setAttr(name, attr);
    if (phase && !op->hasAttr(kPhaseAttr))
      op->setAttr(kPhaseAttr, phase);
  }
};

struct InlineCalleesPass
    : public ao::impl::AOInlineCalleesBase<InlineCalleesPass> {
  using Base::Base;

  void runOnOperation() override {
    SymbolTableCollection symbols;
    FailureOr<SmallVector<FunctionOpInterface>> steps =
        findSteps(getOperation(), symbols);
    if (failed(steps))
      return signalPassFailure();
    for (FunctionOpInterface step : *steps)
      notePair(step, symbols);
    for (FunctionOpInterface step : *steps) {
      if (failed(inlineInto(step, symbols)))
        return signalPassFailure();
      FunctionOpInterface backward = findBackward(step, symbols);
      if (backward && failed(inlineInto(backward, symbols)))
        return signalPassFailure();
    }
    // What a joint step calls is part of that step, and none of its own.
    for (Operation *forward : calledPairs) {
      forward->removeAttr(AODialect::kBackwardAttr);
      forward->removeAttr(AODialect::kNumOutputsAttr);
    }
  }

private:
  static FunctionOpInterface findBackward(FunctionOpInterface step,
                                          SymbolTableCollection &symbols) {
    auto name =
        step->getAttrOfType<FlatSymbolRefAttr>(AODialect::kBackwardAttr);
    if (!name)
      return {};
    return symbols.lookupNearestSymbolFrom<FunctionOpInterface>(step, name);
  }

  void notePair(FunctionOpInterface step, SymbolTableCollection &symbols) {
    FunctionOpInterface backward = findBackward(step, symbols);
    if (!backward)
      return;
    parts[step] = {StringAttr::get(&getContext(), "forward"), step};
    parts[backward] = {StringAttr::get(&getContext(), "backward"), step};
  }

  /// Inlines the calls in `function`, and the calls that come in with their
  /// callees. `findSteps` has made sure that this ends.
  LogicalResult inlineInto(FunctionOpInterface function,
                           SymbolTableCollection &symbols) {
    StepInliner inliner(&getContext());
    function->walk(
        [&](CallOpInterface call) { inliner.calls.push_back(call); });
    InlinerConfig config;
    while (!inliner.calls.empty()) {
      CallOpInterface call = inliner.calls.pop_back_val();
      auto callee = dyn_cast_or_null<FunctionOpInterface>(
          call.resolveCallableInTable(&symbols));
      if (!callee)
        continue;
      auto callable = cast<CallableOpInterface>(callee.getOperation());
      inliner.current = call;
      Part part = function->hasAttr(AODialect::kStepAttr) ? parts.lookup(callee)
                                                          : Part();
      inliner.phase = part.phase;
      if (part.forward)
        calledPairs.insert(part.forward);
      if (failed(inlineCall(inliner, config.getCloneCallback(), call, callable,
                            callable.getCallableRegion(),
                            /*shouldCloneInlinedRegion=*/true)))
        return call->emitError("cannot inline this call into a training step");
      call->erase();
    }
    return success();
  }

  /// A function of a pair: its phase, and the forward function.
  struct Part {
    StringAttr phase;
    Operation *forward = nullptr;
  };
  DenseMap<Operation *, Part> parts;
  llvm::SetVector<Operation *> calledPairs;
};
} // namespace
