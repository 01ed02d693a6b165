//===- YieldInPlace.cpp - loops carry their values in one buffer ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/StorageAliases.h"
#include "ao/Analysis/ValueFlow.h"
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

/// Whether a copy that reads from `value` is handed on while it is in flight:
/// who waits for it keeps that very buffer.
static bool isSourceOfCarried(Value value, AliasRoots &roots,
                              const llvm::DenseSet<Value> &carriedSources) {
  return !carriedSources.empty() &&
         carriedSources.contains(roots.getMustRoot(value));
}

static llvm::DenseSet<Value> findCarriedSources(ModuleOp module,
                                                AliasRoots &roots) {
  llvm::DenseSet<Value> sources;
  module->walk([&](OffloadOp offload) {
    if (!llvm::all_of(offload.getTransfer().getUsers(), llvm::IsaPred<WaitOp>))
      sources.insert(roots.getMustRoot(offload.getSource()));
  });
  return sources;
}

static void yieldInPlace(LoopLikeOpInterface loop, AliasRoots &roots,
                         const llvm::DenseSet<Value> &carriedSources) {
  auto yields = loop.getYieldedValuesMutable();
  if (!yields)
    return;
  for (auto [yield, carried] :
       llvm::zip_equal(*yields, loop.getRegionIterArgs())) {
    // What scf.while yields goes to the region of its condition, whose
    // arguments the yielding region does not see.
    if (carried.getOwner() != yield.getOwner()->getBlock() ||
        !isa<RankedTensorType>(carried.getType()) ||
        isHostPlaced(carried.getType()) || isInPlace(yield.get(), carried) ||
        isSourceOfCarried(yield.get(), roots, carriedSources))
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
  void runOnOperation() override {
    AliasRoots roots;
    llvm::DenseSet<Value> sources = findCarriedSources(getOperation(), roots);
    getOperation()->walk(
        [&](LoopLikeOpInterface loop) { yieldInPlace(loop, roots, sources); });
  }
};
} // namespace
