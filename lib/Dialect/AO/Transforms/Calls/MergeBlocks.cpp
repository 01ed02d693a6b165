//===- MergeBlocks.cpp - One block where control never parts --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MergeBlocks.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

/// The branch at the end of `block` that leads to where nothing else leads;
/// null if there is none.
static BranchOpInterface getOnlyBranch(Block &block) {
  if (!block.mightHaveTerminator())
    return {};
  auto branch = dyn_cast<BranchOpInterface>(block.getTerminator());
  if (!branch || branch->getNumSuccessors() != 1 || !isPure(branch))
    return {};
  Block *next = branch->getSuccessor(0);
  SuccessorOperands operands = branch.getSuccessorOperands(0);
  bool isOnly = next != &block && !next->isEntryBlock() &&
                next->getSinglePredecessor() == &block &&
                operands.getProducedOperandCount() == 0;
  return isOnly ? branch : BranchOpInterface();
}

static void mergeNext(Block &block, BranchOpInterface branch) {
  Block *next = branch->getSuccessor(0);
  OperandRange operands = branch.getSuccessorOperands(0).getForwardedOperands();
  for (auto [argument, operand] :
       llvm::zip_equal(next->getArguments(), operands))
    argument.replaceAllUsesWith(operand);
  branch->erase();
  block.getOperations().splice(block.end(), next->getOperations());
  next->erase();
}

/// Begins at blocks that are kept, so that each op is moved once.
static void mergeBlocks(Region &region) {
  for (Block *block = &region.front(); block; block = block->getNextNode()) {
    Block *before = block->getSinglePredecessor();
    if (before && getOnlyBranch(*before))
      continue;
    while (BranchOpInterface branch = getOnlyBranch(*block))
      mergeNext(*block, branch);
  }
}

void ao::mergeBlocks(Operation *root) {
  root->walk([](Operation *op) {
    for (Region &region : op->getRegions())
      if (!region.empty() && !region.hasOneBlock())
        ::mergeBlocks(region);
  });
}
