//===- DecomposeAggregates.cpp - Ops that stand for several others --------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/AORecompute.h"
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace ao {
#define GEN_PASS_DEF_AODECOMPOSEAGGREGATES
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h.inc"
} // namespace ao

using namespace mlir;

namespace {
struct DecomposeAggregates
    : public ao::impl::AODecomposeAggregatesBase<DecomposeAggregates> {
  void runOnOperation() override {
    getOperation()->walk([](linalg::AggregatedOpInterface op) {
      OpBuilder builder(op);
      // An op that cannot be decomposed is reported where it cannot be lowered.
      Operation *before = op->getPrevNode();
      FailureOr<SmallVector<Value>> results = op.decomposeOperation(builder);
      if (failed(results))
        return;
      if (ao::isRecomputed(op))
        markAll(before ? before->getNextNode() : &op->getBlock()->front(), op);
      op->replaceAllUsesWith(*results);
      op->erase();
    });
    ao::forEachStepWithRecomputedOps(getOperation(), ao::numberRecomputedOps);
  }

private:
  /// Marks the ops from `first` to `op`, into which `op` is decomposed, as
  /// recomputed if `op` is.
  static void markAll(Operation *first, Operation *op) {
    for (Operation *part = first; part != op; part = part->getNextNode())
      if (isa<linalg::LinalgOp>(part))
        part->setDiscardableAttr(ao::kRecomputeAttr,
                                 op->getDiscardableAttr(ao::kRecomputeAttr));
  }
};
} // namespace
