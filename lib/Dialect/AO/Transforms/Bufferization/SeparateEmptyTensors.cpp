//===- SeparateEmptyTensors.cpp - Each op writes to its own ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace ao {
#define GEN_PASS_DEF_AOSEPARATEEMPTYTENSORS
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
struct SeparateEmptyTensors
    : public ao::impl::AOSeparateEmptyTensorsBase<SeparateEmptyTensors> {
  void runOnOperation() override {
    SmallVector<tensor::EmptyOp> shared;
    getOperation()->walk([&](tensor::EmptyOp empty) {
      if (!empty->use_empty() && !empty->hasOneUse())
        shared.push_back(empty);
    });
    for (tensor::EmptyOp empty : shared) {
      for (OpOperand &use : llvm::make_early_inc_range(empty->getUses()))
        use.set(OpBuilder(use.getOwner()).clone(*empty)->getResult(0));
      empty->erase();
    }
    if (shared.empty())
      markAllAnalysesPreserved();
  }
};
} // namespace
