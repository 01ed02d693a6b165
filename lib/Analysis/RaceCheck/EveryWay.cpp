//===- EveryWay.cpp - What has run whichever way control came -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EveryWay.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace ao;

/// The regions of `op` one of which control takes, null among them where it may
/// take none; empty where there is no choice.
static SmallVector<Region *> getChoices(Operation *op) {
  auto branch = dyn_cast<RegionBranchOpInterface>(op);
  if (!branch || isa<LoopLikeOpInterface>(op))
    return {};
  SmallVector<RegionSuccessor> successors;
  branch.getSuccessorRegions(RegionBranchPoint::parent(), successors);
  if (successors.size() < 2)
    return {};
  return llvm::map_to_vector(successors, [](const RegionSuccessor &successor) {
    return successor.isParent() ? nullptr : successor.getSuccessor();
  });
}

/// Whether control takes `choice`, of `op`, whenever it takes `region` or comes
/// to `op` and took that: they are one, or branches of two `scf.if` in a block
/// that test the same value.
static bool isTakenWith(Operation *op, Region *choice, Region *region) {
  if (choice == region)
    return true;
  auto branch = dyn_cast<scf::IfOp>(op);
  auto other = dyn_cast<scf::IfOp>(region->getParentOp());
  if (!branch || !other || op->getBlock() != other->getBlock() ||
      branch.getCondition() != other.getCondition())
    return false;
  return (choice == &branch.getThenRegion()) ==
         (region == &other.getThenRegion());
}

/// Whether a loop around `inner`, within `outer` if that is around it, runs it
/// several times.
static bool isInLoop(Region *inner, Region *outer) {
  for (; inner && inner != outer; inner = inner->getParentRegion())
    if (isa<LoopLikeOpInterface>(inner->getParentOp()))
      return true;
  return false;
}

/// Whether control may pass by `inner` when it comes to `outer`, around it.
static bool mayBePassedBy(Region *inner, Region *outer) {
  for (; inner != outer; inner = inner->getParentRegion())
    if (!getChoices(inner->getParentOp()).empty())
      return true;
  return false;
}

bool ao::isOneOnEveryWay(ArrayRef<Operation *> ops, Operation *reader,
                         Region *home) {
  llvm::SmallPtrSet<Region *, 4> taken;
  for (Operation *op : ops) {
    Region *shared = op->getParentRegion();
    while (!shared->isAncestor(reader->getParentRegion()))
      shared = shared->getParentRegion();
    if (mayBePassedBy(reader->getParentRegion(), shared) ||
        isInLoop(shared, home))
      return true;
    bool isOnEveryWay = true;
    for (Region *region = op->getParentRegion();
         region != shared && isOnEveryWay; region = region->getParentRegion()) {
      SmallVector<Region *> choices = getChoices(region->getParentOp());
      taken.insert(region);
      isOnEveryWay = llvm::all_of(choices, [&](Region *choice) {
        return llvm::any_of(taken, [&](Region *other) {
          return isTakenWith(region->getParentOp(), choice, other);
        });
      });
    }
    if (isOnEveryWay)
      return true;
  }
  return false;
}
