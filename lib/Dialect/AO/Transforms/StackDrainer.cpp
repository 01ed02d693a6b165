//===- StackDrainer.cpp - Copies out wait in the next iteration -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StackDrainer.h"
#include "StackRewrites.h"
#include "ao/Analysis/LoopWork.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

using namespace mlir;
using namespace ao;

namespace {
/// Takes one loop apart.
class Drainer {
public:
  Drainer(OpBuilder &builder, scf::ForOp loop, ArrayRef<Drain> drains)
      : builder(builder), loop(loop), drains(drains),
        first(*getConstantIntValue(loop.getLowerBound())),
        trips(loop.getStaticTripCount()->getSExtValue()) {}

  Operation *run();

private:
  SmallVector<Value> startFirst();
  scf::ForOp makeLoop(ValueRange inits);
  void fillLoop(scf::ForOp others);
  Operation *findLastWait(const Drain &drain);
  void finish(scf::ForOp others);
  bool isReplaced(Operation &op, IRMapping &mapping);
  Value getEarlierRow(const Drain &drain, Value variable);
  Value wait(const Drain &drain, Value transfer, Value slice, Value host,
             OpFoldResult row);
  Value makeNumber(int64_t number);
  unsigned getStack(const Drain &drain) {
    return cast<BlockArgument>(Value(drain.insertion->getOperand(1)))
               .getArgNumber() -
           loop.getNumInductionVars();
  }

  OpBuilder &builder;
  scf::ForOp loop;
  ArrayRef<Drain> drains;
  int64_t first, trips;
};
} // namespace

/// Whether `op` waits for a copy, or inserts what has arrived: elsewhere, and
/// later.
bool Drainer::isReplaced(Operation &op, IRMapping &mapping) {
  for (const Drain &drain : drains) {
    if (WaitOp(drain.wait) == &op)
      return true;
    tensor::InsertSliceOp insertion = drain.insertion;
    if (insertion == &op) {
      mapping.map(insertion.getResult(),
                  mapping.lookupOrDefault(insertion.getDest()));
      return true;
    }
  }
  return false;
}

Value Drainer::makeNumber(int64_t number) {
  Type type = loop.getInductionVar().getType();
  return arith::ConstantOp::create(builder, loop.getLoc(),
                                   builder.getIntegerAttr(type, number));
}

/// The first iteration, in front of the loop; returns what the second one is
/// given.
SmallVector<Value> Drainer::startFirst() {
  IRMapping mapping;
  mapping.map(loop.getInductionVar(), makeNumber(first));
  mapping.map(loop.getRegionIterArgs(), loop.getInits());
  IterationAttributes attributes(loop);
  for (Operation &op : loop.getBody()->without_terminator()) {
    if (isReplaced(op, mapping))
      continue;
    Operation *clone = builder.clone(op, mapping);
    clone->setLoc(getIterationLoc(op.getLoc(), Twine(first)));
    attributes.give(clone);
  }
  SmallVector<Value> handed;
  for (Value yielded : loop.getYieldedValues()) {
    handed.push_back(mapping.lookupOrDefault(yielded));
    attributes.mark(handed.back());
  }
  for (Drain drain : drains) {
    handed.push_back(mapping.lookup(drain.wait.getTransfer()));
    handed.push_back(mapping.lookup(drain.wait.getKeep()));
  }
  return handed;
}

/// All iterations but the first one, still without a body.
scf::ForOp Drainer::makeLoop(ValueRange inits) {
  auto others = scf::ForOp::create(
      builder, loop.getLoc(), makeNumber(first + 1), loop.getUpperBound(),
      loop.getStep(), inits, /*bodyBuilder=*/nullptr, loop.getUnsignedCmp());
  others->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
  if (auto cost = loop->getAttrOfType<IntegerAttr>(AODialect::kCostAttr))
    others->setAttr(
        AODialect::kCostAttr,
        builder.getI64IntegerAttr(cost.getInt() - cost.getInt() / trips));
  // Loops that carry nothing come with their end.
  others.getBody()->clear();
  return others;
}

/// The number of the slice that the iteration before has made.
Value Drainer::getEarlierRow(const Drain &drain, Value variable) {
  Location loc = loop.getLoc();
  Value row = variable;
  if (!row.getType().isIndex())
    row = arith::IndexCastOp::create(builder, loc, builder.getIndexType(), row);
  bool isReversed = drain.slices.isReversed;
  Value number = arith::ConstantIndexOp::create(
      builder, loc, isReversed ? first + trips : first + 1);
  return isReversed ? arith::SubIOp::create(builder, loc, number, row)
                    : arith::SubIOp::create(builder, loc, row, number);
}

/// Waits for a copy into the slice at `row`; returns the stack with it.
Value Drainer::wait(const Drain &drain, Value transfer, Value slice, Value host,
                    OpFoldResult row) {
  tensor::InsertSliceOp insertion = drain.insertion;
  WaitOp old = drain.wait;
  Location loc = old.getLoc();
  SlicePlace place = getSlicePlace(
      builder, cast<RankedTensorType>(host.getType()), drain.slices.dim, row);
  Value slot = tensor::ExtractSliceOp::create(
      builder, loc, insertion.getSourceType(), host, place.offsets, place.sizes,
      place.strides);
  auto arrived = WaitOp::create(builder, loc, transfer, slice, slot);
  return tensor::InsertSliceOp::create(builder, insertion.getLoc(),
                                       arrived.getResult(), host, place.offsets,
                                       place.sizes, place.strides);
}

void Drainer::fillLoop(scf::ForOp others) {
  Block *body = others.getBody();
  unsigned known = loop.getBody()->getNumArguments();
  IRMapping mapping;
  mapping.map(loop.getBody()->getArguments(),
              body->getArguments().take_front(known));
  auto handed = body->getArguments().drop_front(known);
  builder.setInsertionPointToEnd(body);
  for (Operation &op : *loop.getBody()) {
    for (auto [number, drain] : llvm::enumerate(drains)) {
      if (drain.place != &op)
        continue;
      tensor::InsertSliceOp insertion = drain.insertion;
      Value host = mapping.lookup(insertion.getDest());
      Value row = getEarlierRow(drain, others.getInductionVar());
      mapping.map(insertion.getDest(), wait(drain, handed[2 * number],
                                            handed[2 * number + 1], host, row));
    }
    if (!isReplaced(op, mapping))
      builder.clone(op, mapping);
  }
  Operation *terminator = body->getTerminator();
  for (Drain drain : drains)
    terminator->insertOperands(terminator->getNumOperands(),
                               {mapping.lookup(drain.wait.getTransfer()),
                                mapping.lookup(drain.wait.getKeep())});
}

/// The first op of the block that uses `stack`, a result of the loop.
static Operation *findFirstUser(Value stack, Block *block) {
  Operation *first = nullptr;
  for (Operation *user : stack.getUsers()) {
    Operation *op = block->findAncestorOpInBlock(*user);
    if (op && (!first || op->isBeforeInBlock(first)))
      first = op;
  }
  return first;
}

/// Where the last copy of a drain is waited for.
Operation *Drainer::findLastWait(const Drain &drain) {
  Operation *place = loop->getNextNode();
  Operation *user =
      findFirstUser(loop.getResult(getStack(drain)), loop->getBlock());
  SmallVector<Operation *> work = getLoopWork(*loop->getBlock());
  size_t next = getLoopPlace(work, loop);
  if (next < work.size() && work[next] == loop)
    ++next;
  for (size_t left = drain.opsBefore; left > 0 && next < work.size();
       --left, ++next) {
    Operation *op = work[next];
    if (isa<LoopLikeOpInterface, RegionBranchOpInterface>(op) ||
        (user && !op->isBeforeInBlock(user)))
      break;
    place = op->getNextNode();
  }
  return place;
}

void Drainer::finish(scf::ForOp others) {
  SmallVector<Value> results(
      others.getResults().take_front(loop.getNumResults()));
  auto handed = others.getResults().drop_front(loop.getNumResults());
  for (auto [number, drain] : llvm::enumerate(drains)) {
    builder.setInsertionPoint(findLastWait(drain));
    Value &host = results[getStack(drain)];
    host = wait(drain, handed[2 * number], handed[2 * number + 1], host,
                builder.getIndexAttr(drain.slices.isReversed ? 0 : trips - 1));
  }
  loop.replaceAllUsesWith(results);
}

Operation *Drainer::run() {
  Operation *before = loop->getPrevNode();
  Block *block = loop->getBlock();
  builder.setInsertionPoint(loop);
  scf::ForOp others = makeLoop(startFirst());
  fillLoop(others);
  finish(others);
  loop.erase();
  return before ? before->getNextNode() : &block->front();
}

Operation *ao::drainBehind(OpBuilder &builder, scf::ForOp loop,
                           ArrayRef<Drain> drains) {
  return Drainer(builder, loop, drains).run();
}
