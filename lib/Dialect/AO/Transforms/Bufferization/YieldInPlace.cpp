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

static void yieldInPlace(LoopLikeOpInterface loop) {
  for (LoopMove move : findLoopMoves(loop, isSourceOfCarried)) {
    OpBuilder builder(move.yield->getOwner());
    Value value = move.yield->get();
    move.yield->set(
        bufferization::MaterializeInDestinationOp::create(
            builder, value.getLoc(), value.getType(), value, move.destination)
            .getResult());
  }
}

namespace {
struct YieldInPlace : public ao::impl::AOYieldInPlaceBase<YieldInPlace> {
  void runOnOperation() override { getOperation()->walk(yieldInPlace); }
};
} // namespace
