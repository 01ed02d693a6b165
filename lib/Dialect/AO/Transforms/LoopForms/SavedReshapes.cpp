//===- SavedReshapes.cpp - Save residuals in the loop's shape -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop whose iterations run several layers stacks slices of several rows. JAX
// saves such residuals with one dimension for all rows, and divides it again
// for the loop that reads them.
//
//===----------------------------------------------------------------------===//

#include "Helpers/PairSignature.h"
#include "Loops/ResidualRewrites.h"

#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;
using namespace ao;

static bool isReshape(Operation *op) {
  return isa_and_present<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(op);
}

namespace {
/// A slot of a pair that a reshaped residual passes through.
struct ReshapedSlot {
  unsigned slot;
  Operation *reshape;
};
} // namespace

/// Returns the reshape of a loop's result that is the only value of `slot`, if
/// the backward function only reverts it; null if there is none.
static Operation *findReshape(const StepFunctions &step, unsigned slot) {
  OpOperand &saved = step.getForwardBlock().getTerminator()->getOpOperand(
      step.getNumOutputs() + slot);
  Operation *reshape = saved.get().getDefiningOp();
  if (!isReshape(reshape) || !saved.get().hasOneUse() ||
      reshape->hasAttr(AODialect::kOffloadAttr))
    return nullptr;
  Value residual = reshape->getOperand(0);
  auto type = dyn_cast<RankedTensorType>(residual.getType());
  if (!type || !type.hasStaticShape() ||
      !residual.getDefiningOp<LoopLikeOpInterface>())
    return nullptr;
  auto undoes = [&](Operation *user) {
    return isReshape(user) && user->getResult(0).getType() == type &&
           !user->hasAttr(AODialect::kOffloadAttr);
  };
  return llvm::all_of(step.getSavedArgument(slot).getUsers(), undoes) ? reshape
                                                                      : nullptr;
}

bool ao::saveUnreshapedResiduals(const StepFunctions &step, PairUsers &users) {
  if (!step.isPair())
    return false;
  SmallVector<ReshapedSlot> slots;
  int64_t numSaved = step.getForwardBlock().getTerminator()->getNumOperands() -
                     step.getNumOutputs();
  for (unsigned slot = 0; slot != numSaved; ++slot)
    if (Operation *reshape = findReshape(step, slot))
      slots.push_back({slot, reshape});
  if (slots.empty() || !users.canChange(step))
    return false;
  PairSignature signature(step);
  for (const ReshapedSlot &each : slots) {
    BlockArgument argument =
        signature.replace(each.slot, each.reshape->getOperand(0));
    for (Operation *undone : llvm::make_early_inc_range(argument.getUsers())) {
      undone->getResult(0).replaceAllUsesWith(argument);
      undone->erase();
    }
    each.reshape->erase();
  }
  signature.apply();
  return true;
}
