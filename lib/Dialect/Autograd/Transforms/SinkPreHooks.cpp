//===- SinkPreHooks.cpp - Calls hooks before a node right before it -------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EagerMoves.h"
#include "StepMover.h"
#include <map>

using namespace mlir;
using namespace ao;
using namespace ao::autograd;

/// The first op at or before `next` that uses a result of `hook`.
static Operation *findTarget(Operation *hook, Operation *next,
                             const DenseMap<Operation *, size_t> &numbers) {
  Operation *target = next;
  for (Operation *user : hook->getUsers()) {
    Operation *holder = hook->getBlock()->findAncestorOpInBlock(*user);
    if (numbers.lookup(holder) < numbers.lookup(target))
      target = holder;
  }
  return target;
}

/// Moves `hook` before `target`, and to the compiled region of `target`.
static void sink(Operation *hook, Operation *target,
                 DenseMap<Operation *, size_t> &numbers) {
  if (hook->getNextNode() == target)
    return;
  hook->moveBefore(target);
  numbers[hook] = numbers.lookup(target);
  if (Attribute compiledRegion = target->getAttr(kCompiledRegionAttr))
    hook->setAttr(kCompiledRegionAttr, compiledRegion);
  else
    hook->removeAttr(kCompiledRegionAttr);
}

/// From the end, so that hooks which sink to one op keep their order.
void ao::autograd::sinkPreHooks(Block &block) {
  auto isPre = [](Operation &op) {
    auto hook = dyn_cast<HookOp>(op);
    return hook && hook.getKind() == HookKind::Pre && !takesBuffers(hook);
  };
  if (llvm::none_of(block, isPre))
    return;
  DenseMap<Operation *, size_t> numbers;
  for (Operation &op : block)
    numbers[&op] = numbers.size();
  std::map<int64_t, Operation *> nextOfNode;
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block))) {
    std::optional<int64_t> node = getNumber(&op, kNodeCallAttr);
    if (!node)
      continue;
    Operation *&next = nextOfNode[*node];
    if (!isPre(op)) {
      next = &op;
      continue;
    }
    if (next)
      sink(&op, findTarget(&op, next, numbers), numbers);
    next = &op;
  }
}
