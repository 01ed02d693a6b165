//===- InlineCallees.cpp - Inline everything the steps call ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/BuildSteps.h"
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
    for (Block &block : inlinedBlocks)
      block.walk([&](CallOpInterface call) { calls.push_back(call); });
  }

  SmallVector<CallOpInterface> calls;
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
    for (FunctionOpInterface step : *steps) {
      if (failed(inlineInto(step, symbols)))
        return signalPassFailure();
      auto name =
          step->getAttrOfType<FlatSymbolRefAttr>(AODialect::kBackwardAttr);
      if (!name)
        continue;
      if (auto backward =
              symbols.lookupNearestSymbolFrom<FunctionOpInterface>(step, name))
        if (failed(inlineInto(backward, symbols)))
          return signalPassFailure();
    }
  }

private:
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
      if (failed(inlineCall(inliner, config.getCloneCallback(), call, callable,
                            callable.getCallableRegion(),
                            /*shouldCloneInlinedRegion=*/true)))
        return call->emitError("cannot inline this call into a training step");
      call->erase();
    }
    return success();
  }
};
} // namespace
