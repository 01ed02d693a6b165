//===- ValueRecipe.cpp - Rematerialization of a value ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ValueRecipe.h"

#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Dialect/AO/IR/AOCompiledRegions.h"
#include "ao/Dialect/AO/IR/AOEligibility.h"
#include "ao/Dialect/AO/IR/AOLayers.h"

using namespace mlir;
using namespace ao;

void ao::adoptPlace(Operation *clone, Operation *target) {
  for (StringRef name :
       {StringRef(AODialect::kOffloadAttr), StringRef(AODialect::kSelectedAttr),
        StringRef(kGroupAttr)})
    clone->removeDiscardableAttr(name);
  if (target->hasTrait<OpTrait::IsTerminator>())
    return;
  for (StringRef name :
       {StringRef(AODialect::kLayerAttr), StringRef(kPhaseAttr),
        StringRef(kMicrobatchAttr), StringRef(kCompiledRegionAttr)})
    if (Attribute given = target->getDiscardableAttr(name))
      clone->setDiscardableAttr(name, given);
    else
      clone->removeDiscardableAttr(name);
}

/// Constants and ops on scalars cost next to nothing, but a chain of them has
/// unlimited length.
static constexpr unsigned kMaxOps = 32;

static bool computesScalars(Operation *op) {
  return op->isRegistered() && op->getNumRegions() == 0 &&
         op->getNumResults() > 0 &&
         getRecomputeObstacle(op) == RecomputeObstacle::None &&
         llvm::all_of(op->getResultTypes(),
                      [](Type type) { return type.isIntOrIndexOrFloat(); });
}

/// Returns true if `op` creates tensors that hold no data of the step.
static bool makesCheapTensors(const Step &step, Operation *op) {
  if (op->hasTrait<OpTrait::ConstantLike>() || definesNoData(op) || isView(op))
    return true;
  return llvm::any_of(op->getResults(), [&](Value result) {
    std::optional<size_t> id = step.getStorageOf(result);
    return id && step.getStorages()[*id].rebuildOps > 0;
  });
}

bool ValueRecipe::collect(const Step &step, Value value, Scope scope,
                          unsigned depth) {
  Operation *op = value.getDefiningOp();
  if (op && ops.contains(op))
    return true;
  bool isScalar = value.getType().isIntOrIndexOrFloat();
  if (isScalar && scope == SameBlock)
    return true;
  if (!op || depth == kMaxOps ||
      !(makesCheapTensors(step, op) || (isScalar && computesScalars(op))))
    return false;
  WalkResult inside = op->walk([&](Operation *nested) {
    bool isKnown = llvm::all_of(nested->getOperands(), [&](Value operand) {
      return op->isAncestor(operand.getParentBlock()->getParentOp()) ||
             collect(step, operand, scope, depth + 1);
    });
    return isKnown ? WalkResult::advance() : WalkResult::interrupt();
  });
  if (inside.wasInterrupted() || ops.size() == kMaxOps)
    return false;
  ops.insert(op);
  return true;
}

std::optional<ValueRecipe> ValueRecipe::find(const Step &step, Value value,
                                             Scope scope) {
  ValueRecipe recipe;
  recipe.value = value;
  if (!recipe.collect(step, value, scope, /*depth=*/0))
    return std::nullopt;
  return recipe;
}

Value ValueRecipe::clone(OpBuilder &builder, IRMapping &mapping,
                         Operation *target) const {
  for (Operation *op : ops)
    if (op->getNumResults() > 0 && !mapping.contains(op->getResult(0)))
      adoptPlace(builder.clone(*op, mapping), target);
  return mapping.lookup(value);
}

void ao::eraseUnused(ArrayRef<Operation *> ops) {
  for (Operation *op : llvm::reverse(ops))
    if (op->use_empty())
      op->erase();
}
