//===- SinkAllocations.cpp - Move allocations down to their first use -----===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SinkAllocations.h"

#include "ao/Analysis/Aliases/StorageAliases.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace ao;

static bool canSink(Operation *op) {
  return isa<memref::AllocOp>(op) ||
         (op->getNumResults() > 0 && isView(op) && op->getNumRegions() == 0 &&
          isa<BaseMemRefType>(op->getResult(0).getType()));
}

namespace {
/// Which op comes first when all have sunk. Nothing moves meanwhile: numbers of
/// ops in a block would have to be counted again each time.
///
/// An op that sinks hangs on the one it goes before, after those that
/// hang there already. Ops that hang on an op come before it, so the order is
/// the post-order of these trees, with the block's order of their roots.
class SunkOrder {
public:
  /// The op of `op`'s block that is the first to use a result of it; null if
  /// none does.
  Operation *findFirstUser(Operation *op) const {
    Block *block = op->getBlock();
    Operation *first = nullptr;
    for (Operation *user : op->getUsers()) {
      Operation *ancestor = block->findAncestorOpInBlock(*user);
      if (ancestor && (!first || isBefore(ancestor, first)))
        first = ancestor;
    }
    return first;
  }

  void sink(Operation *op, Operation *before) {
    unsigned index = hanging[before]++;
    places[op] = {before, index, getDepth(before) + 1};
  }

private:
  struct Place {
    Operation *before = nullptr;
    unsigned index = 0, depth = 0;
  };

  unsigned getDepth(Operation *op) const { return places.lookup(op).depth; }

  bool isBefore(Operation *left, Operation *right) const {
    unsigned leftDepth = getDepth(left), rightDepth = getDepth(right);
    Operation *leftRoot = left, *rightRoot = right;
    for (unsigned i = rightDepth; i < leftDepth; ++i)
      leftRoot = places.lookup(leftRoot).before;
    for (unsigned i = leftDepth; i < rightDepth; ++i)
      rightRoot = places.lookup(rightRoot).before;
    if (leftRoot == rightRoot)
      return leftDepth > rightDepth;
    while (true) {
      Place leftPlace = places.lookup(leftRoot);
      Place rightPlace = places.lookup(rightRoot);
      if (!leftPlace.before)
        return leftRoot->isBeforeInBlock(rightRoot);
      if (leftPlace.before == rightPlace.before)
        return leftPlace.index < rightPlace.index;
      leftRoot = leftPlace.before;
      rightRoot = rightPlace.before;
    }
  }

  llvm::DenseMap<Operation *, Place> places;
  llvm::DenseMap<Operation *, unsigned> hanging;
};
} // namespace

void ao::sinkAllocations(Operation *root) {
  SmallVector<Operation *> candidates;
  root->walk([&](Operation *op) {
    if (canSink(op))
      candidates.push_back(op);
  });
  // Users before the ops they use: a view sinks before its buffer.
  SunkOrder order;
  SmallVector<std::pair<Operation *, Operation *>> moves;
  for (Operation *op : llvm::reverse(candidates))
    if (Operation *first = order.findFirstUser(op)) {
      order.sink(op, first);
      moves.emplace_back(op, first);
    }
  for (auto [op, first] : moves)
    op->moveBefore(first);
}
