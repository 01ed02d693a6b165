//===- AccumulateInPlace.cpp - Sums in the buffers of loops ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Memory/InPlace.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace ao {
#define GEN_PASS_DEF_AOACCUMULATEINPLACE
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// Returns true if `op` computes each element by itself, and reads `carried`
/// once, at the place it writes to.
static bool canOverwrite(linalg::LinalgOp op, OpOperand &init,
                         BlockArgument carried) {
  if (!carried.hasOneUse() || carried.getType() != init.get().getType() ||
      op.getNumParallelLoops() != op.getNumLoops() ||
      op.payloadUsesValueFromOperand(&init) ||
      !op.getMatchingIndexingMap(&init).isIdentity())
    return false;
  OpOperand &read = *carried.use_begin();
  return read.getOwner() == op && op.isDpsInput(&read) &&
         canReadWhileOverwriting(read, carried);
}

/// Writes the next values of those that `loop` carries over them.
static bool accumulate(scf::ForOp loop) {
  bool hasChanged = false;
  for (auto [carried, yielded] :
       llvm::zip_equal(loop.getRegionIterArgs(), loop.getYieldedValues())) {
    auto op = yielded.getDefiningOp<linalg::LinalgOp>();
    if (!op || !isa<RankedTensorType>(carried.getType()))
      continue;
    OpOperand &init = *op.getTiedOpOperand(cast<OpResult>(yielded));
    auto empty = init.get().getDefiningOp<tensor::EmptyOp>();
    if (!empty || !canOverwrite(op, init, carried))
      continue;
    init.set(carried);
    if (empty->use_empty())
      empty.erase();
    hasChanged = true;
  }
  return hasChanged;
}

namespace {
struct AccumulateInPlace
    : public ao::impl::AOAccumulateInPlaceBase<AccumulateInPlace> {
  using Base::Base;

  void runOnOperation() override {
    bool hasChanged = false;
    getOperation().walk(
        [&](scf::ForOp loop) { hasChanged |= accumulate(loop); });
    if (!hasChanged)
      markAllAnalysesPreserved();
  }
};
} // namespace
