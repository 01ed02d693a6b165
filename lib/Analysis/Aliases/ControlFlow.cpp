//===- ControlFlow.cpp - Edges of control flow and their loops ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Aliases/ControlFlow.h"
#include "ao/Analysis/Aliases/ValueFlow.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/PostOrderIterator.h"

using namespace mlir;
using namespace ao;

using Kind = IncomingEdge::Kind;

Block *ControlFlow::getPlace(Fork fork) {
  if (auto *op = dyn_cast<Operation *>(fork))
    return op->getBlock();
  if (auto *header = dyn_cast<Block *>(fork))
    return header;
  return Value(cast<mlir::detail::ValueImpl *>(fork)).getParentBlock();
}

bool ControlFlow::contains(Fork loop, Block *block) {
  if (auto *op = dyn_cast<Operation *>(loop))
    return op->isAncestor(block->getParentOp());
  auto *header = cast<Block *>(loop);
  Block *peer = header->getParent()->findAncestorBlockInRegion(*block);
  return peer && dominance.dominates(header, peer);
}

unsigned ControlFlow::getPosition(Block *block) {
  if (ordered.insert(block->getParent()).second) {
    llvm::ReversePostOrderTraversal<Region *> order(block->getParent());
    for (auto [index, reached] : llvm::enumerate(order))
      positions[reached] = index + 1;
  }
  return positions.lookup(block);
}

bool ControlFlow::isRepeating(RegionBranchOpInterface op) {
  auto [it, isNew] = repeating.try_emplace(op);
  // MLIR 23 gives a loop of one iteration no edge back to its body.
  if (isNew)
    it->second = isa<LoopLikeOpInterface>(op.getOperation()) || op.hasLoop();
  return it->second;
}

/// A branch back to a block closes a loop if the block is on all paths to the
/// branch.
void ControlFlow::classifyBranch(Block *header, Operation *branch,
                                 IncomingEdge &edge) {
  auto comesBack = [&](Block *from) {
    return getPosition(from) >= getPosition(header);
  };
  auto closesLoop = [&](Block *from) {
    return dominance.dominates(header, from);
  };
  if (comesBack(branch->getBlock())) {
    edge.kind = closesLoop(branch->getBlock()) ? Kind::Repeat : Kind::Unknown;
    edge.fork = header;
    return;
  }
  bool isHeader = false;
  for (Block *predecessor : header->getPredecessors()) {
    if (getPosition(predecessor) == 0 || !comesBack(predecessor))
      continue;
    isHeader = closesLoop(predecessor);
    if (!isHeader)
      return;
  }
  if (isHeader) {
    edge.kind = Kind::Entry;
    edge.fork = header;
    edge.number = 1;
  }
}

/// The condition by which `op` enters `region`, and its outcome; null if it is
/// not one operand that decides.
static std::pair<Value, bool> getCondition(RegionBranchOpInterface op,
                                           Region *region) {
  for (OpOperand &operand : op->getOpOperands()) {
    if (!operand.get().getType().isInteger(1))
      continue;
    for (bool outcome : {false, true}) {
      SmallVector<Attribute> constants(op->getNumOperands());
      constants[operand.getOperandNumber()] =
          BoolAttr::get(op->getContext(), outcome);
      SmallVector<RegionSuccessor> entered;
      op.getEntrySuccessorRegions(constants, entered);
      if (entered.size() == 1 && entered.front().getSuccessor() == region)
        return {operand.get(), outcome};
    }
  }
  return {};
}

/// An edge of `op` into `target`, or, for null, out of it. Regions are
/// numbered, so each cycle has an edge to a region that does not come later.
void ControlFlow::classifyRegionEdge(RegionBranchOpInterface op, Region *target,
                                     Operation *origin, IncomingEdge &edge) {
  edge.fork = op.getOperation();
  if (isRepeating(op)) {
    if (origin == op) {
      edge.kind = Kind::Entry;
      edge.number = target ? 1 : 0;
    } else if (target && target->getRegionNumber() <=
                             origin->getParentRegion()->getRegionNumber()) {
      edge.kind = Kind::Repeat;
    }
    return;
  }
  if (target || origin == op)
    return;
  edge.kind = Kind::Choice;
  Region *region = origin->getParentRegion();
  if (auto [condition, outcome] = getCondition(op, region); condition) {
    edge.fork = condition.getImpl();
    edge.number = outcome;
  } else {
    edge.number = region->getRegionNumber();
  }
}

bool ControlFlow::getIncomingEdges(Value value,
                                   SmallVectorImpl<IncomingEdge> &edges) {
  SmallVector<IncomingValue> incoming;
  if (!getIncomingValues(value, incoming))
    return false;
  auto argument = dyn_cast<BlockArgument>(value);
  bool isBranch = argument && !argument.getOwner()->isEntryBlock();
  auto op =
      isBranch ? RegionBranchOpInterface()
      : argument
          ? cast<RegionBranchOpInterface>(argument.getOwner()->getParentOp())
          : cast<RegionBranchOpInterface>(value.getDefiningOp());
  for (auto [from, origin] : incoming) {
    if (isBranch && getPosition(origin->getBlock()) == 0)
      continue;
    IncomingEdge &edge = edges.emplace_back(IncomingEdge{from});
    if (isBranch)
      classifyBranch(argument.getOwner(), origin, edge);
    else
      classifyRegionEdge(op, argument ? argument.getParentRegion() : nullptr,
                         origin, edge);
  }
  return true;
}
