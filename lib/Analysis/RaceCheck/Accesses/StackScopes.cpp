//===- StackScopes.cpp - Lifetime of stack memory -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StackScopes.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace ao;

bool ao::isOnStack(Value value) {
  auto effectOp = dyn_cast_if_present<MemoryEffectOpInterface>(
      value ? value.getDefiningOp() : nullptr);
  if (!effectOp)
    return false;
  auto effect = effectOp.getEffectOnValue<MemoryEffects::Allocate>(value);
  return effect && effect->getResource() ==
                       SideEffects::AutomaticAllocationScopeResource::get();
}

/// The op that `memory`, on the stack, ends with before the function does; null
/// if there is none.
static Operation *getScope(Value memory) {
  Operation *scope =
      memory.getDefiningOp()
          ->getParentWithTrait<OpTrait::AutomaticAllocationScope>();
  return isa_and_present<FunctionOpInterface>(scope) ? nullptr : scope;
}

bool ao::mayHaveEnded(const Root &root, Block *block, AliasRoots &roots) {
  if (!isOnStack(root.value))
    return false;
  Operation *scope = getScope(root.value);
  if (!scope)
    return false;
  if (root.path.isUnknown() || !scope->isAncestor(block->getParentOp()))
    return true;
  ControlFlow &flow = roots.getControlFlow();
  return llvm::any_of(
      root.path.getDecisions(), [&](const PathDecision &decision) {
        return !decision.isAbsolute &&
               (decision.fork == Fork(scope) ||
                flow.contains(decision.fork, scope->getBlock()));
      });
}
