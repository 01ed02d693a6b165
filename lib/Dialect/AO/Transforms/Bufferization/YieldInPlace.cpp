//===- YieldInPlace.cpp - Loops carry their values in one buffer ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/LoopMoves.h"
#include "ao/Analysis/RaceCheck/AliasRoots.h"
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

namespace ao {
#define GEN_PASS_DEF_AOYIELDINPLACE
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

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
  auto isRead = [&](OpOperand &yield) {
    return isSourceOfCarried(yield.get(), roots, carriedSources);
  };
  for (LoopMove move : findLoopMoves(loop, isRead)) {
    OpBuilder builder(move.yield->getOwner());
    Value value = move.yield->get();
    move.yield->set(bufferization::MaterializeInDestinationOp::create(
                        builder, value.getLoc(), move.carried.getType(), value,
                        move.carried)
                        .getResult());
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
