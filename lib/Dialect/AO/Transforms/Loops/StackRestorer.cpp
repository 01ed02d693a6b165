//===- StackRestorer.cpp - Stacks as they were before ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StackRestorer.h"
#include "PeeledIterations.h"
#include "StackRewrites.h"
#include "ao/Analysis/LoopWork.h"
#include "ao/Analysis/StepStacks.h"
#include "ao/Analysis/StorageAliases.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/AOStacks.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace ao;

static LogicalResult refuse(Operation *op) {
  return op->emitOpError(
      "transfers a slice of a stacked residual in a form that "
      "'ao-stream-stacks' does not produce: cannot read a plan for iterations");
}

/// The stack is what it was without the slot that `wait` has filled; what
/// inserts that goes to `erased`.
static LogicalResult bypassInsertions(WaitOp wait,
                                      llvm::SetVector<Operation *> &erased) {
  for (Operation *user : wait.getResult().getUsers()) {
    auto insertion = dyn_cast<tensor::InsertSliceOp>(user);
    if (!insertion || insertion.getSource() != wait.getResult())
      return refuse(wait);
    insertion.getResult().replaceAllUsesWith(insertion.getDest());
    erased.insert(insertion);
  }
  return success();
}

/// Slices of the step that move, of stacks of loops that are in no other loop.
static SmallVector<Operation *> findSliceMoves(Block &block) {
  SmallVector<Operation *> moves;
  for (Operation &op : block)
    if (isTransferOp(&op) && movesSlice(&op))
      moves.push_back(&op);
  return moves;
}

/// Returns the slice in host memory that an op copies from or to.
static tensor::ExtractSliceOp getSlot(Operation *transfer) {
  Value slot;
  if (auto offload = dyn_cast<OffloadOp>(transfer))
    slot = offload.getDestination();
  else if (auto reload = dyn_cast<ReloadOp>(transfer))
    slot = reload.getSource();
  else if (auto wait = cast<WaitOp>(transfer);
           wait.getTransfer().getType().isToHost())
    slot = wait.getDestination();
  else
    slot = wait.getKeep();
  return slot.getDefiningOp<tensor::ExtractSliceOp>();
}

//===----------------------------------------------------------------------===//
// Bodies
//===----------------------------------------------------------------------===//

namespace {
/// Has one loop write and read stacks on the device.
class BodyRestorer {
public:
  explicit BodyRestorer(scf::ForOp loop)
      : loop(loop), body(*loop.getBody()), builder(loop.getContext()),
        work(getLoopWork(body)) {}

  LogicalResult restore();

  /// The loop, which is another one now.
  scf::ForOp getLoop() { return cast<scf::ForOp>(body.getParentOp()); }
  /// Returns true if transfers of slices cross its end: offloads, so that its
  /// first iteration is peeled, or reloads, so that its last one is.
  bool handsOn(bool toHost) const { return toHost ? drains : fetches; }

private:
  LogicalResult leave(OffloadOp offload);
  LogicalResult arrive(WaitOp wait);
  LogicalResult eraseMoves();
  LogicalResult dropHandedOn();
  bool isHandedOn(OpOperand &use);
  size_t getPlace(Operation *op) const { return getLoopPlace(work, op); }
  void markPlace(Operation *access, StringRef name, size_t place) {
    access->setAttr(name,
                    builder.getI64IntegerAttr(static_cast<int64_t>(place)));
  }

  scf::ForOp loop;
  Block &body;
  OpBuilder builder;
  SmallVector<Operation *> work;
  SmallVector<Operation *> moves;
  llvm::SetVector<Operation *> sources;
  /// By result, how many iterations ahead its slices return.
  llvm::MapVector<unsigned, int64_t> written;
  bool drains = false, fetches = false;
  /// The transfers around the end of the loop, and what they read.
  SmallVector<Value> handedOn;
};
} // namespace

/// The wait for `transfer`, which may be one of the next iteration.
static WaitOp findWait(Value transfer, scf::ForOp loop) {
  for (OpOperand &use : transfer.getUses()) {
    if (auto wait = dyn_cast<WaitOp>(use.getOwner());
        wait && wait->getBlock() == loop.getBody())
      return wait;
    if (use.getOwner() == loop.getBody()->getTerminator())
      for (Operation *user :
           loop.getRegionIterArg(use.getOperandNumber()).getUsers())
        if (auto wait = dyn_cast<WaitOp>(user))
          return wait;
  }
  return {};
}

/// A slice goes into its stack where its copy out has started.
LogicalResult BodyRestorer::leave(OffloadOp offload) {
  tensor::ExtractSliceOp slot = getSlot(offload);
  WaitOp wait = findWait(offload.getTransfer(), loop);
  Value stack = slot ? slot.getSource() : Value();
  while (auto inserted = stack ? stack.getDefiningOp<tensor::InsertSliceOp>()
                               : tensor::InsertSliceOp())
    stack = inserted.getDest();
  auto carried = dyn_cast_or_null<BlockArgument>(stack);
  if (!wait || !carried || carried.getOwner() != &body ||
      carried == loop.getInductionVar())
    return refuse(offload);
  unsigned number = carried.getArgNumber() - loop.getNumInductionVars();
  builder.setInsertionPoint(offload);
  auto insertion = tensor::InsertSliceOp::create(
      builder, offload.getLoc(), offload.getSource(), carried,
      slot.getMixedOffsets(), slot.getMixedSizes(), slot.getMixedStrides());
  OpOperand &yield = loop.getYieldedValuesMutable().value()[number];
  yield.set(insertion.getResult());
  bool isNext = wait.getTransfer() != offload.getTransfer();
  size_t place = getPlace(wait) + (isNext ? work.size() : 0);
  if (place < getPlace(offload) ||
      !written.try_emplace(number, !wait->hasAttr(AODialect::kBlockingAttr))
           .second)
    return refuse(offload);
  markPlace(insertion, kLagAttr, place - getPlace(offload));
  drains |= isNext;
  if (!isNext)
    return success();
  handedOn.push_back(wait.getTransfer());
  handedOn.push_back(wait.getKeep());
  return success();
}

/// A slice comes out of its stack where its copy back has been waited for.
LogicalResult BodyRestorer::arrive(WaitOp wait) {
  tensor::ExtractSliceOp slot = getSlot(wait);
  auto reload = wait.getTransfer().getDefiningOp<ReloadOp>();
  bool isNext = !reload;
  if (auto carried = dyn_cast<BlockArgument>(Value(wait.getTransfer()));
      carried && carried.getOwner() == &body)
    reload =
        loop.getTiedLoopYieldedValue(carried)->get().getDefiningOp<ReloadOp>();
  if (!slot || !reload || reload->getBlock() != &body)
    return refuse(wait);
  builder.setInsertionPoint(wait);
  auto extraction = tensor::ExtractSliceOp::create(
      builder, wait.getLoc(),
      cast<RankedTensorType>(wait.getResult().getType()), slot.getSource(),
      slot.getMixedOffsets(), slot.getMixedSizes(), slot.getMixedStrides());
  wait.getResult().replaceAllUsesWith(extraction.getResult());
  size_t place = getPlace(wait) + (isNext ? work.size() : 0);
  if (place < getPlace(reload))
    return refuse(wait);
  markPlace(extraction, kLeadAttr, place - getPlace(reload));
  fetches |= isNext;
  if (isNext)
    handedOn.push_back(wait.getTransfer());
  return success();
}

/// Returns true if `use` hands a transfer to the next iteration.
bool BodyRestorer::isHandedOn(OpOperand &use) {
  return use.getOwner() == body.getTerminator() &&
         llvm::is_contained(
             handedOn, Value(loop.getRegionIterArg(use.getOperandNumber())));
}

/// The transfers, and what inserts a slot that has been filled.
LogicalResult BodyRestorer::eraseMoves() {
  llvm::SetVector<Operation *> erased(moves.begin(), moves.end());
  for (Operation *op : moves) {
    auto wait = dyn_cast<WaitOp>(op);
    if (!wait)
      continue;
    if (failed(bypassInsertions(wait, erased)))
      return failure();
  }
  for (Operation *op : erased)
    for (OpOperand &use : op->getUses())
      if (!erased.contains(use.getOwner()) && !isHandedOn(use))
        return refuse(op);
  for (Operation *op : erased) {
    collectSources(op, sources);
    op->dropAllReferences();
  }
  for (Operation *op : erased) {
    sources.remove(op);
    // Transfers that are still carried.
    for (Value result : op->getResults())
      result.dropAllUses();
    op->erase();
  }
  return success();
}

/// The loop hands on no transfers any more, nor what these read.
LogicalResult BodyRestorer::dropHandedOn() {
  llvm::BitVector dropped(loop.getNumRegionIterArgs());
  for (Value value : handedOn) {
    auto argument = dyn_cast<BlockArgument>(value);
    if (!argument || argument.getOwner() != &body || !argument.use_empty())
      return refuse(loop);
    dropped.set(argument.getArgNumber() - loop.getNumInductionVars());
  }
  if (dropped.any())
    dropCarried(loop, dropped, sources);
  eraseDead(std::move(sources));
  return success();
}

LogicalResult BodyRestorer::restore() {
  moves = findSliceMoves(body);
  for (Operation *op : moves) {
    if (auto offload = dyn_cast<OffloadOp>(op);
        offload && failed(leave(offload)))
      return failure();
    auto wait = dyn_cast<WaitOp>(op);
    if (wait && !wait.getTransfer().getType().isToHost() &&
        failed(arrive(wait)))
      return failure();
  }
  if (failed(eraseMoves()) || failed(dropHandedOn()))
    return failure();
  loop = getLoop();
  if (written.empty())
    return success();
  loop->setAttr(kAheadAttr,
                builder.getI64IntegerAttr(llvm::any_of(
                    written, [](auto result) { return result.second > 0; })));
  SmallVector<int64_t> slices(loop.getNumResults());
  int64_t more = int64_t{drains} + int64_t{fetches};
  for (auto [number, ahead] : written)
    slices[number] = loop.getStaticTripCount()->getSExtValue() + more;
  loop->setAttr(kSlicesAttr, builder.getDenseI64ArrayAttr(slices));
  return success();
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

namespace {
class StackRestorer {
public:
  explicit StackRestorer(const Step &step) : step(step) {
    blocks.push_back(&step.getForwardBlock());
    if (step.isPair())
      blocks.push_back(&step.getBackwardBlock());
  }

  LogicalResult restore();

private:
  LogicalResult restoreLoops(Block &block);
  void undoOtherMoves(Block &block);
  LogicalResult bypass(Block &block);
  LogicalResult eraseAll();
  LogicalResult bringBack(HostEmptyOp stack);
  LogicalResult follow(OpOperand &use, SmallVectorImpl<Value> &others);
  bool isWithin(HostEmptyOp stack) const;
  void updateSignatures();

  const Step &step;
  SmallVector<Block *, 2> blocks;
  llvm::SetVector<Operation *> erased;
};
} // namespace

/// Beside loops, the stack is what it was without what has been waited for.
LogicalResult StackRestorer::bypass(Block &block) {
  for (Operation *op : findSliceMoves(block)) {
    erased.insert(op);
    auto wait = dyn_cast<WaitOp>(op);
    if (!wait || !wait.getTransfer().getType().isToHost())
      continue;
    if (failed(bypassInsertions(wait, erased)))
      return failure();
  }
  return success();
}

/// Returns true if it contains loops that offload slices: those are not
/// changed.
static bool holdsLoopThatMoves(scf::ForOp loop) {
  return loop
      ->walk([&](Operation *op) {
        bool isMeant = op->getBlock() != loop.getBody() && isTransferOp(op) &&
                       movesSlice(op);
        return isMeant ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

LogicalResult StackRestorer::restoreLoops(Block &block) {
  SmallVector<scf::ForOp> loops;
  for (auto loop : block.getOps<scf::ForOp>())
    if (!findSliceMoves(*loop.getBody()).empty() && !holdsLoopThatMoves(loop))
      loops.push_back(loop);
  for (scf::ForOp loop : loops) {
    BodyRestorer body(loop);
    if (failed(body.restore()))
      return failure();
    scf::ForOp restored = body.getLoop();
    if ((body.handsOn(/*toHost=*/true) &&
         failed(takeInFirst(restored, erased))) ||
        (body.handsOn(/*toHost=*/false) &&
         failed(takeInLast(restored, erased))))
      return restored->emitOpError(
          "has a peeled iteration whose ops differ from those of its body: "
          "cannot read a plan for iterations");
  }
  return success();
}

/// Returns true if `op` is there because something moves.
static bool belongsToMoves(Operation *op) {
  bool isOnHost = llvm::any_of(op->getResultTypes(),
                               [](Type type) { return isHostPlaced(type); });
  return isTransferOp(op) || (isOnHost && op->getNumRegions() == 0) ||
         (op->getNumResults() == 1 && isView(op));
}

/// Transfers of an iteration's values by the rest of the step are erased with
/// it.
LogicalResult StackRestorer::eraseAll() {
  for (size_t i = 0; i != erased.size(); ++i)
    for (Operation *user : erased[i]->getUsers()) {
      Operation *op = user;
      while (op && !erased.contains(op))
        op = op->getParentOp();
      if (op)
        continue;
      if (!belongsToMoves(user))
        return refuse(erased[i]);
      erased.insert(user);
    }
  llvm::SetVector<Operation *> sources;
  for (Operation *op : erased) {
    op->walk([&](Operation *held) { collectSources(held, sources); });
    op->walk([](Operation *held) { held->dropAllReferences(); });
  }
  for (Operation *op : erased) {
    op->walk([&](Operation *held) { sources.remove(held); });
  }
  for (Operation *op : erased)
    op->erase();
  eraseDead(std::move(sources));
  return success();
}

/// Returns true if it is one of loops within another one.
bool StackRestorer::isWithin(HostEmptyOp stack) const {
  return llvm::any_of(stack.getResult().getUsers(), [&](Operation *user) {
    return !llvm::is_contained(blocks, user->getBlock());
  });
}

/// Adds what a stack is by another name to `others`.
LogicalResult StackRestorer::follow(OpOperand &use,
                                    SmallVectorImpl<Value> &others) {
  Operation *user = use.getOwner();
  if (isa<tensor::ExtractSliceOp, scf::YieldOp>(user))
    return success();
  if (auto insertion = dyn_cast<tensor::InsertSliceOp>(user)) {
    others.push_back(insertion.getResult());
    return success();
  }
  if (auto loop = dyn_cast<scf::ForOp>(user)) {
    others.push_back(loop.getTiedLoopRegionIterArg(&use));
    others.push_back(loop.getTiedLoopResult(&use));
    return success();
  }
  unsigned number = use.getOperandNumber();
  if (!step.isPair() || user != step.getForwardBlock().getTerminator() ||
      number < step.getNumOutputs())
    return refuse(user);
  others.push_back(step.getSavedArgument(number - step.getNumOutputs()));
  return success();
}

LogicalResult StackRestorer::bringBack(HostEmptyOp stack) {
  auto host = cast<RankedTensorType>(stack.getResult().getType());
  OpBuilder builder(stack);
  auto empty = tensor::EmptyOp::create(builder, stack.getLoc(), host.getShape(),
                                       host.getElementType());
  stack.getResult().replaceAllUsesWith(empty.getResult());
  stack.erase();
  SmallVector<Value> names{empty.getResult()};
  while (!names.empty()) {
    Value name = names.pop_back_val();
    name.setType(empty.getType());
    for (OpOperand &use : name.getUses())
      if (failed(follow(use, names)))
        return failure();
  }
  return success();
}

static void updateSignature(FunctionOpInterface function, Block &block) {
  function.setType(FunctionType::get(function->getContext(),
                                     block.getArgumentTypes(),
                                     block.getTerminator()->getOperandTypes()));
}

void StackRestorer::updateSignatures() {
  updateSignature(step.getForward(), step.getForwardBlock());
  if (step.isPair())
    updateSignature(step.getBackward(), step.getBackwardBlock());
}

/// Removes other transfers that start and end in the same function: a peeled
/// iteration is equal to the others then.
void StackRestorer::undoOtherMoves(Block &block) {
  for (auto wait : block.getOps<WaitOp>()) {
    auto left = wait.getKeep().getDefiningOp<WaitOp>();
    auto reload = wait.getTransfer().getDefiningOp<ReloadOp>();
    if (!wait.getResult() || wait.getTransfer().getType().isToHost() ||
        movesSlice(wait) || !left || !reload || left->getBlock() != &block)
      continue;
    wait.getResult().replaceAllUsesWith(left.getKeep());
    for (Operation *op :
         {wait.getOperation(), reload.getOperation(), left.getOperation()})
      erased.insert(op);
    if (Operation *offload = left.getTransfer().getDefiningOp())
      erased.insert(offload);
  }
}

LogicalResult StackRestorer::restore() {
  SmallVector<HostEmptyOp> stacks;
  for (Block *block : blocks)
    for (auto stack : block->getOps<HostEmptyOp>())
      if (!isWithin(stack))
        stacks.push_back(stack);
  for (Block *block : blocks)
    undoOtherMoves(*block);
  for (Block *block : blocks)
    if (failed(bypass(*block)))
      return failure();
  for (Block *block : blocks)
    if (failed(restoreLoops(*block)))
      return failure();
  if (failed(eraseAll()))
    return failure();
  for (HostEmptyOp stack : stacks)
    if (failed(bringBack(stack)))
      return failure();
  updateSignatures();
  return success();
}

LogicalResult ao::restoreStacks(const Step &step) {
  LogicalResult restored = success();
  auto restore = [&] { restored = StackRestorer(step).restore(); };
  return failure(failed(copyRecomputedOps(step, restore)) || failed(restored));
}
