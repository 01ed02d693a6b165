//===- DelayUnpacks.cpp - Unpacks saved tensors where they are used -------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EagerMoves.h"
#include "ao/Dialect/Autograd/IR/Autograd.h"

using namespace mlir;
using namespace ao;
using namespace ao::autograd;

/// Returns the op of the block of `op` that contains its first use.
static Operation *findFirstUse(Operation *op,
                               const DenseMap<Operation *, size_t> &numbers) {
  Operation *first = nullptr;
  for (Operation *user : op->getUsers()) {
    Operation *holder = op->getBlock()->findAncestorOpInBlock(*user);
    if (!first || numbers.lookup(holder) < numbers.lookup(first))
      first = holder;
  }
  return first;
}

void ao::autograd::delayUnpacks(Block &block) {
  auto isUnpack = [](Operation &op) {
    auto hook = dyn_cast<HookOp>(op);
    return hook && hook.getKind() == HookKind::Unpack;
  };
  if (llvm::none_of(block, isUnpack))
    return;
  DenseMap<Operation *, size_t> numbers;
  SmallVector<std::pair<Operation *, Operation *>> targets;
  Operation *end = nullptr;
  for (Operation &op : block) {
    numbers[&op] = numbers.size();
    if (isa<FinalCallbacksOp>(op))
      end = &op;
    if (isUnpack(op) && !op.use_empty())
      targets.push_back({&op, nullptr});
  }
  // An ordered one is called no later than the next of them.
  Operation *nextOrdered = nullptr;
  for (auto &entry : llvm::reverse(targets)) {
    Operation *op = entry.first, *target = findFirstUse(op, numbers);
    auto bound = [&](Operation *limit) {
      if (limit && numbers.lookup(op) < numbers.lookup(limit) &&
          numbers.lookup(limit) < numbers.lookup(target))
        target = limit;
    };
    bound(end);
    if (op->hasAttr(kOrderedAttr)) {
      bound(nextOrdered);
      nextOrdered = target;
    }
    entry.second = target;
  }
  for (auto [op, target] : targets)
    if (op->getNextNode() != target)
      op->moveBefore(target);
}
