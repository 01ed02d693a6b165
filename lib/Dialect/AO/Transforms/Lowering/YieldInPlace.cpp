//===- YieldInPlace.cpp - loops carry their values in one buffer ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/StorageAliases.h"
#include "ao/Dialect/AO/Transforms/Lowering/Passes.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

namespace ao {
#define GEN_PASS_DEF_AOYIELDINPLACE
#include "ao/Dialect/AO/Transforms/Lowering/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// The operand in whose storage `result` is written; null if there is none, or
/// more than one to choose from.
static Value getDestination(OpResult result) {
  SmallVector<StorageAlias, 2> aliases;
  collectStorageAliases(result.getOwner(), aliases);
  Value destination;
  for (const StorageAlias &alias : aliases) {
    if (alias.result != result)
      continue;
    if (destination)
      return {};
    destination = alias.source;
  }
  return destination;
}

/// Whether `value` is what the loop's body has made of `carried` in its place.
static bool isInPlace(Value value, BlockArgument carried) {
  while (value && value != carried) {
    auto result = dyn_cast<OpResult>(value);
    if (!result)
      return false;
    if (auto loop = dyn_cast<LoopLikeOpInterface>(result.getOwner())) {
      OpOperand *init = loop.getTiedLoopInit(result);
      value = init ? init->get() : Value();
    } else {
      value = getDestination(result);
    }
  }
  return value == carried;
}

static void yieldInPlace(LoopLikeOpInterface loop) {
  auto yields = loop.getYieldedValuesMutable();
  if (!yields)
    return;
  for (auto [yield, carried] :
       llvm::zip_equal(*yields, loop.getRegionIterArgs())) {
    if (!isa<RankedTensorType>(carried.getType()) ||
        isHostPlaced(carried.getType()) || isInPlace(yield.get(), carried))
      continue;
    OpBuilder builder(yield.getOwner());
    Value moved = bufferization::MaterializeInDestinationOp::create(
                      builder, yield.get().getLoc(), carried.getType(),
                      yield.get(), carried)
                      .getResult();
    yield.set(moved);
  }
}

namespace {
struct YieldInPlace : public ao::impl::AOYieldInPlaceBase<YieldInPlace> {
  void runOnOperation() override { getOperation()->walk(yieldInPlace); }
};
} // namespace
