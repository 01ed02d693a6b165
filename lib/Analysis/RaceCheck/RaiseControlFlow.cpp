//===- RaiseControlFlow.cpp - Branches as loops and choices ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RaiseControlFlow.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace ao;

/// Moves `block` to the end of `region`.
static void moveTo(Region &region, Block *block) {
  region.getBlocks().splice(region.end(), block->getParent()->getBlocks(),
                            block);
}

/// Replaces the branch at the end of `block` by an `scf.yield`.
static void replaceByYield(Block *block, ValueRange operands) {
  OpBuilder builder(block->getTerminator());
  scf::YieldOp::create(builder, block->getTerminator()->getLoc(), operands);
  block->getTerminator()->erase();
}

//===----------------------------------------------------------------------===//
// Blocks in a row
//===----------------------------------------------------------------------===//

/// Appends the successor of `block` to it, if control comes from nowhere else.
static bool absorbSuccessor(Block *block) {
  auto branch = dyn_cast<cf::BranchOp>(block->getTerminator());
  if (!branch || branch.getDest()->getSinglePredecessor() != block ||
      branch.getDest() == block)
    return false;
  Block *successor = branch.getDest();
  for (auto [argument, operand] :
       llvm::zip(successor->getArguments(), branch.getDestOperands()))
    argument.replaceAllUsesWith(operand);
  branch.erase();
  block->getOperations().splice(block->end(), successor->getOperations());
  successor->erase();
  return true;
}

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

/// Returns the branch of `arm` if control comes from one edge, and goes on to
/// one block; null otherwise.
static cf::BranchOp getArm(Block *arm) {
  if (!arm->getSinglePredecessor() || arm->getNumArguments() != 0)
    return {};
  return dyn_cast<cf::BranchOp>(arm->getTerminator());
}

/// Makes `arm`, which hands `operands` on, the only block of `region`; null for
/// an arm without ops.
static void fillArm(Region &region, cf::BranchOp arm, ValueRange operands,
                    Location loc) {
  if (arm) {
    Block *block = arm->getBlock();
    moveTo(region, block);
    return replaceByYield(block, SmallVector<Value>(operands));
  }
  OpBuilder builder(region.getContext());
  builder.createBlock(&region);
  scf::YieldOp::create(builder, loc, operands);
}

/// Raises blocks that part at the end of `block` and join again.
static bool raiseChoice(Block *block) {
  auto choice = dyn_cast<cf::CondBranchOp>(block->getTerminator());
  if (!choice || choice.getTrueDest() == choice.getFalseDest())
    return false;
  cf::BranchOp then = getArm(choice.getTrueDest()),
               otherwise = getArm(choice.getFalseDest());
  // One of them may be no arm but the block where they join.
  if (then && then.getDest() == choice.getFalseDest())
    otherwise = {};
  else if (otherwise && otherwise.getDest() == choice.getTrueDest())
    then = {};
  else if (!then || !otherwise || then.getDest() != otherwise.getDest())
    return false;
  Block *join = then ? then.getDest() : otherwise.getDest();
  OpBuilder builder(choice);
  Location loc = choice.getLoc();
  auto raised = scf::IfOp::create(
      builder, loc, join->getArgumentTypes(), choice.getCondition(),
      /*addThenBlock=*/false, /*addElseBlock=*/false);
  fillArm(raised.getThenRegion(), then,
          then ? then.getDestOperands() : choice.getTrueDestOperands(), loc);
  if (otherwise || raised.getNumResults() != 0)
    fillArm(raised.getElseRegion(), otherwise,
            otherwise ? otherwise.getDestOperands()
                      : choice.getFalseDestOperands(),
            loc);
  cf::BranchOp::create(builder, loc, join, raised.getResults());
  choice.erase();
  return true;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

namespace {
/// A loop with a counter: a header that compares, and a body of one block.
struct CountedLoop {
  cf::BranchOp entry;
  arith::CmpIOp comparison;
  cf::CondBranchOp exit;
  cf::BranchOp repeat;
  Value step;

  Block *getHeader() { return exit->getBlock(); }
  Block *getBody() { return repeat->getBlock(); }
  BlockArgument getCounter() { return getHeader()->getArgument(0); }
};
} // namespace

/// Returns true if all uses of the counter are in the body, or compare it.
static bool isCounterInside(CountedLoop &loop) {
  return llvm::all_of(loop.getCounter().getUses(), [&](OpOperand &use) {
    return use.getOwner() == loop.comparison ||
           loop.getBody()->findAncestorOpInBlock(*use.getOwner());
  });
}

/// Returns the loop that `block` branches to, if the header only compares the
/// counter to a bound from outside, and the body adds a constant to it.
static std::optional<CountedLoop> getCountedLoop(Block *block) {
  CountedLoop loop;
  loop.entry = dyn_cast<cf::BranchOp>(block->getTerminator());
  Block *header = loop.entry ? loop.entry.getDest() : nullptr;
  if (!header || header->getNumArguments() == 0 ||
      header->getOperations().size() != 2 ||
      llvm::range_size(header->getPredecessors()) != 2)
    return std::nullopt;
  loop.comparison = dyn_cast<arith::CmpIOp>(header->front());
  loop.exit = dyn_cast<cf::CondBranchOp>(header->back());
  if (!loop.comparison || !loop.exit ||
      loop.comparison.getPredicate() != arith::CmpIPredicate::slt ||
      loop.comparison.getLhs() != header->getArgument(0) ||
      loop.comparison.getRhs().getParentBlock() == header ||
      loop.exit.getCondition() != loop.comparison.getResult() ||
      !loop.comparison->hasOneUse())
    return std::nullopt;
  loop.repeat = getArm(loop.exit.getTrueDest());
  if (!loop.repeat || loop.repeat == loop.entry ||
      loop.repeat.getDest() != header ||
      loop.exit.getFalseDest() == loop.getBody() ||
      loop.exit.getFalseDest() == header)
    return std::nullopt;
  auto next =
      loop.repeat.getDestOperands().front().getDefiningOp<arith::AddIOp>();
  if (!next || next.getLhs() != header->getArgument(0))
    return std::nullopt;
  loop.step = next.getRhs();
  std::optional<int64_t> step = getConstantIntValue(loop.step);
  if (!step || *step <= 0 || loop.step.getParentBlock() == loop.getBody() ||
      !isCounterInside(loop))
    return std::nullopt;
  return loop;
}

/// Raises the loop that `block` branches to.
static bool raiseLoop(Block *block) {
  std::optional<CountedLoop> loop = getCountedLoop(block);
  if (!loop)
    return false;
  Block *header = loop->getHeader(), *body = loop->getBody();
  OpBuilder builder(loop->entry);
  ValueRange inits = loop->entry.getDestOperands();
  auto raised = scf::ForOp::create(builder, loop->exit.getLoc(), inits.front(),
                                   loop->comparison.getRhs(), loop->step,
                                   inits.drop_front());
  raised.getRegion().getBlocks().clear();
  replaceByYield(
      body, SmallVector<Value>(loop->repeat.getDestOperands().drop_front()));
  moveTo(raised.getRegion(), body);
  for (BlockArgument argument : header->getArguments()) {
    BlockArgument inside =
        body->addArgument(argument.getType(), argument.getLoc());
    argument.replaceUsesWithIf(inside, [&](OpOperand &use) {
      return body->findAncestorOpInBlock(*use.getOwner()) != nullptr;
    });
    if (argument.getArgNumber() != 0)
      argument.replaceAllUsesWith(
          raised.getResult(argument.getArgNumber() - 1));
  }
  cf::BranchOp::create(builder, loop->exit.getLoc(), loop->exit.getFalseDest(),
                       loop->exit.getFalseDestOperands());
  loop->entry.erase();
  header->erase();
  return true;
}

OwningOpRef<Operation *> ao::raiseControlFlow(Operation *module) {
  auto hasBlocks = [](Operation *op) {
    return llvm::any_of(op->getRegions(), [](Region &region) {
      return !region.empty() && !region.hasOneBlock();
    });
  };
  WalkResult found = module->walk([&](Operation *op) {
    return hasBlocks(op) ? WalkResult::interrupt() : WalkResult::advance();
  });
  if (!found.wasInterrupted())
    return {};
  OwningOpRef<Operation *> copy = module->clone();
  SmallVector<Region *> regions;
  copy.get()->walk([&](Operation *op) {
    if (hasBlocks(op))
      for (Region &region : op->getRegions())
        regions.push_back(&region);
  });
  // Inner loops first: each round raises those whose bodies are one block.
  for (Region *region : regions)
    for (bool changed = true; changed;) {
      changed = false;
      for (auto it = region->begin(); it != region->end(); ++it)
        while (absorbSuccessor(&*it) || raiseChoice(&*it) || raiseLoop(&*it))
          changed = true;
    }
  return copy;
}
