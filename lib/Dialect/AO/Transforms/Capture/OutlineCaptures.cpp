//===- OutlineCaptures.cpp - Functions to record of training steps --------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/Runtime/RuntimeCalls.h"
#include "ao/Dialect/AO/IR/AOCapture.h"
#include "ao/Dialect/AO/Transforms/Capture/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace ao {
#define GEN_PASS_DEF_AOOUTLINECAPTURES
#include "ao/Dialect/AO/Transforms/Capture/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// Backward functions belong to the step that names them.
static bool isStep(func::FuncOp function) {
  return function && (function->hasAttr(AODialect::kBackwardAttr) ||
                      function->hasAttr(AODialect::kStepAttr));
}

/// What makes a function a step stays with the function itself.
static func::FuncOp makeCopy(func::FuncOp function, StringRef role,
                             CaptureMode mode) {
  func::FuncOp copy = function.clone();
  bool isSplit = mode == CaptureMode::Split;
  copy.setName((function.getName() + (isSplit ? ".split" : ".0")).str());
  // Callers call what is left of a function that is cut.
  if (!isSplit)
    copy.setPrivate();
  for (StringRef name :
       {AODialect::kBackwardAttr, AODialect::kNumOutputsAttr,
        AODialect::kStepAttr, AODialect::kArenasAttr, AODialect::kPlanAttr})
    copy->removeAttr(name);
  copy->setAttr(isSplit ? kCutAttr : kCaptureAttr,
                StringAttr::get(function.getContext(), role));
  // A recording has no times of its own ops.
  copy.walk([](Operation *op) {
    if (isCallOf(op, RuntimeFunction::aortStepRangeBegin) ||
        isCallOf(op, RuntimeFunction::aortStepRangeEnd))
      op->erase();
  });
  return copy;
}

namespace {
struct OutlineCaptures
    : public ao::impl::AOOutlineCapturesBase<OutlineCaptures> {
  using Base::Base;

  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    for (StringRef name : steps)
      if (!isStep(symbols.lookup<func::FuncOp>(name))) {
        getOperation().emitError() << "there is no step '@" << name << "'";
        return signalPassFailure();
      }
    auto copy = [&](func::FuncOp function, StringRef role) {
      if (function && !function.isExternal())
        symbols.insert(makeCopy(function, role, mode),
                       std::next(function->getIterator()));
    };
    for (auto function :
         llvm::to_vector(getOperation().getOps<func::FuncOp>())) {
      if (!isStep(function) ||
          (!steps.empty() && !llvm::is_contained(steps, function.getName())))
        continue;
      auto backward =
          function->getAttrOfType<FlatSymbolRefAttr>(AODialect::kBackwardAttr);
      if (backward) {
        copy(function, "forward");
        copy(symbols.lookup<func::FuncOp>(backward.getAttr()), "backward");
      } else {
        copy(function, "inference");
      }
    }
  }
};
} // namespace
