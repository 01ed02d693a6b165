//===- StepDCE.cpp - Drops what nobody uses of a formed step --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/AOTape.h"
#include "ao/Dialect/AO/Transforms/WholeStep/Passes.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace ao {
#define GEN_PASS_DEF_AOSTEPDCE
#include "ao/Dialect/AO/Transforms/WholeStep/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
struct StepDCE : public ao::impl::AOStepDCEBase<StepDCE> {
  void runOnOperation() override {
    for (auto step : getOperation().getOps<FunctionOpInterface>())
      if (isFormedStep(step))
        for (Operation &op : llvm::make_early_inc_range(
                 llvm::reverse(step.getFunctionBody().front())))
          if (isOpTriviallyDead(&op))
            op.erase();
  }
};
} // namespace
