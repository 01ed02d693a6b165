//===- YieldInPlace.cpp - Loops carry their values in one buffer ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/LoopMoves.h"
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

namespace ao {
#define GEN_PASS_DEF_AOYIELDINPLACE
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// Hands on what `create` makes of what `yield` handed on.
static void replace(OpOperand &yield,
                    llvm::function_ref<Value(OpBuilder &, Value)> create) {
  OpBuilder builder(yield.getOwner());
  yield.set(create(builder, yield.get()));
}

static void yieldInPlace(LoopLikeOpInterface loop) {
  SmallVector<LoopMove> moves = findLoopMoves(loop, isSourceOfCarried);
  std::vector<SmallVector<OpOperand *, 1>> aside(moves.size());
  for (const LoopMove &move : moves)
    if (move.aside)
      aside[*move.aside].push_back(move.yield);
  for (auto [move, copied] : llvm::zip_equal(moves, aside)) {
    for (OpOperand *yield : copied)
      replace(*yield, [](OpBuilder &builder, Value value) {
        return bufferization::AllocTensorOp::create(
            builder, value.getLoc(), cast<RankedTensorType>(value.getType()),
            /*dynamicSizes=*/ValueRange(), value);
      });
    replace(*move.yield, [&](OpBuilder &builder, Value value) {
      return bufferization::MaterializeInDestinationOp::create(
                 builder, value.getLoc(), value.getType(), value,
                 move.destination)
          .getResult();
    });
  }
}

namespace {
struct YieldInPlace : public ao::impl::AOYieldInPlaceBase<YieldInPlace> {
  void runOnOperation() override { getOperation()->walk(yieldInPlace); }
};
} // namespace
