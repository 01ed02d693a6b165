//===- RegionMemoryOps.cpp - Loops and branches in memory -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegionMemory.h"

#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Memory/CarriedCopies.h"
#include "ao/Analysis/Memory/InPlace.h"
#include "ao/Analysis/Memory/SlicesInPlace.h"
#include "ao/Analysis/Ops/NamedOps.h"

using namespace mlir;
using namespace ao;

/// Returns true if the terminator of each region has one operand for each
/// result of `op`.
static bool yieldsResults(Operation *op) {
  return llvm::all_of(op->getRegions(), [&](Region &region) {
    return region.hasOneBlock() && region.front().mightHaveTerminator() &&
           region.front().getTerminator()->getNumOperands() ==
               op->getNumResults();
  });
}

void RegionMemory::visitRegions(Operation *op, Frame &frame) {
  if (LoopLikeOpInterface loop = getCarryingLoop(op))
    return visitLoop(loop, frame);
  if (LoopLikeOpInterface loop = getTestingLoop(op))
    return visitWhile(loop, frame);
  if (runsOneRegion(op) && yieldsResults(op))
    return visitBranch(op, frame);
  NamedOp kind = classifyByName(op);
  if (combinesScalars(kind))
    return visitResults(op, frame);
  if (kind == NamedOp::Loop && carriesOperands(op))
    return visitNamedLoop(op, frame);
  visitOther(op, frame);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// Who writes over what `loop` carries and does not change copies it first.
void RegionMemory::enterUnchanged(LoopLikeOpInterface loop) {
  if (!getCarryingLoop(loop))
    return;
  for (auto [init, carried, result] : llvm::zip_equal(
           loop.getInits(), loop.getRegionIterArgs(), *loop.getLoopResults())) {
    if (!isOnDevice(carried) || !isUnchanged(loop, carried))
      continue;
    BufferIds ids = getBuffers(init);
    // Uses of the root's results are not followed.
    bool staysBehind =
        loop == root && !llvm::all_of(result.getUses(), isDroppedUse);
    for (BufferId id : ids) {
      buffers[id].names.append({carried, result});
      buffers[id].isWritable &= !staysBehind;
    }
    setBuffers(result, ids);
    setBuffers(carried, std::move(ids));
  }
}

/// A loop carries each value in one buffer: that of the value it starts with
/// if that has no later use, else a copy.
void RegionMemory::enterLoop(LoopLikeOpInterface loop, Frame &frame) {
  enterUnchanged(loop);
  for (auto [operand, carried] :
       llvm::zip_equal(loop.getInitsMutable(), loop.getRegionIterArgs())) {
    if (!isOnDevice(carried) || isUnchanged(loop, carried))
      continue;
    Value init = operand.get();
    BufferIds ids = getBuffers(init);
    bool isFree = llvm::all_of(ids, [&](BufferId id) {
      return buffers[id].isWritable && endsAt(id, loop) &&
             // An argument before this one may have taken it.
             llvm::is_contained(buffers[id].names, init);
    });
    if (ids.empty() || !isFree) {
      if (!ids.empty())
        copied.push_back(&operand);
      ids = {makeBuffer(frame, carried)};
    }
    renameAll(ids, carried);
    setBuffers(carried, std::move(ids));
  }
}

/// Returns true if the buffer of `yielded` cannot replace that of `carried`:
/// the body has not made it, so that it may hold another value, too.
bool RegionMemory::isCopiedOut(Value yielded, BlockArgument carried,
                               const Frame &body) const {
  BufferIds ids = getBuffers(carried);
  return llvm::any_of(getBuffers(yielded), [&](BufferId id) {
    return buffers[id].home != &body && !llvm::is_contained(ids, id);
  });
}

/// Copies yielded values that the body does not own, one after the other: each
/// copy has a place after the terminator, and its source is held until then.
void RegionMemory::copyOut(ArrayRef<std::pair<Value, BlockArgument>> left,
                           Frame &body) {
  int32_t place = body.index + 1;
  body.index += static_cast<int32_t>(llvm::count_if(left, [&](auto &yield) {
    return isCopiedOut(yield.first, yield.second, body);
  }));
  for (auto [yielded, carried] : left) {
    bool isCopied = isCopiedOut(yielded, carried, body);
    for (BufferId id : getBuffers(yielded))
      body.lastTouch[id] =
          std::max(body.lastTouch[id], isCopied ? place : body.index);
    if (isCopied)
      body.spans.emplace_back(place++, body.index,
                              bytes[getBuffers(carried).front()]);
  }
}

/// Ends a carried value that is not written into its old buffer at the end of
/// the body.
void RegionMemory::exitLoop(Value yielded, BlockArgument carried, Value result,
                            Frame &body) {
  BufferIds ids = getBuffers(carried);
  // A buffer for each iteration, in which that of the last one ends.
  if (!getBuffers(yielded).empty())
    for (BufferId id : ids)
      body.spans.emplace_back(body.lastTouch.lookup(id) + 1, body.index,
                              -bytes[id]);
  for (BufferId id : ids)
    buffers[id].names.push_back(result);
  setBuffers(result, std::move(ids));
}

/// Marks the buffers `ids`, initial values that a loop in `frame` frees. Each
/// branch between the loop and the frame of a buffer frees it as well.
void RegionMemory::takeBuffers(ArrayRef<BufferId> ids, Frame &frame) {
  for (BufferId id : ids)
    if (frame.parent && buffers[id].home != &frame && buffers[id].isOwned)
      frame.taken.insert(id);
}

/// Values are copied one after the other, at the end of the body.
void RegionMemory::copyCarried(ArrayRef<CarriedCopy> copies, Frame &body) {
  std::vector<SmallVector<size_t, 1>> aside(copies.size());
  for (auto [number, copy] : llvm::enumerate(copies))
    if (copy.savedBefore)
      aside[*copy.savedBefore].push_back(number);
  llvm::DenseMap<size_t, BufferId> temporaries;
  for (auto [number, copy] : llvm::enumerate(copies)) {
    for (size_t later : aside[number]) {
      ++body.index;
      Value value = copies[later].yield->get();
      touch(value, body);
      temporaries[later] = makeBuffer(body, value);
    }
    ++body.index;
    if (copy.savedBefore)
      body.lastTouch[temporaries[number]] = body.index;
    else
      touch(copy.yield->get(), body);
    touch(copy.destination, body);
  }
}

/// Finds the slices that the body of `loop` computes in their residuals.
void RegionMemory::findInPlace(LoopLikeOpInterface loop) {
  for (Operation &op : loop.getLoopRegions().front()->front()) {
    auto insertion = dyn_cast<tensor::InsertSliceOp>(op);
    if (!insertion || llvm::is_contained(asked, insertion.getSource()))
      continue;
    std::optional<SliceInPlace> slice = findSliceInPlace(insertion);
    if (!slice)
      continue;
    for (Value value : slice->values)
      residualOf[value] = slice->tensor;
    residualOf[insertion.getResult()] = slice->tensor;
    for (Operation *moved : slice->moved)
      movedBefore.try_emplace(moved, slice->firstWriter);
    placeOf.try_emplace(slice->firstWriter);
  }
}

void RegionMemory::visitBody(LoopLikeOpInterface loop,
                             ArrayRef<CarriedCopy> copies, Frame &body) {
  findInPlace(loop);
  Block &block = loop.getLoopRegions().front()->front();
  for (Operation &op : block.without_terminator()) {
    ++body.index;
    visit(&op, body);
  }
  copyCarried(copies, body);
  ++body.index;
  llvm::SmallDenseSet<OpOperand *, 4> copiedYields;
  for (const CarriedCopy &copy : copies)
    copiedYields.insert(copy.yield);
  for (OpOperand &operand : block.getTerminator()->getOpOperands())
    if (!copiedYields.contains(&operand) && !isDroppedUse(operand))
      touch(operand.get(), body);
}

void RegionMemory::visitLoop(LoopLikeOpInterface loop, Frame &frame) {
  enterLoop(loop, frame);
  llvm::DenseMap<OpOperand *, Value> copiedTo;
  SmallVector<CarriedCopy> copies = findCarriedCopies(loop, isSourceOfCarried);
  for (const CarriedCopy &copy : copies) {
    copiedTo[copy.yield] = copy.destination;
    writtenBack[copy.destination] = copy.yield->getOwner();
  }
  Frame body;
  body.parent = &frame;
  visitBody(loop, copies, body);
  int32_t terminator = body.index;
  SmallVector<std::pair<Value, BlockArgument>> left;
  for (auto [index, yield] : llvm::enumerate(*loop.getYieldedValuesMutable())) {
    BlockArgument carried = loop.getRegionIterArgs()[index];
    if (isOnDevice(carried) && !isUnchanged(loop, carried) &&
        !copiedTo.contains(&yield) &&
        getBuffers(yield.get()) != getBuffers(carried))
      left.emplace_back(yield.get(), carried);
  }
  copyOut(left, body);
  for (auto [index, yield] : llvm::enumerate(*loop.getYieldedValuesMutable())) {
    BlockArgument carried = loop.getRegionIterArgs()[index];
    Value result = (*loop.getLoopResults())[index];
    if (!isOnDevice(carried) || isUnchanged(loop, carried))
      continue;
    BufferIds ids = getBuffers(carried);
    Value yielded = yield.get();
    if (Value destination = copiedTo.lookup(&yield))
      yielded = destination;
    if (getBuffers(yielded) != ids) {
      takeBuffers(ids, frame);
      exitLoop(yielded, carried, result, body);
      continue;
    }
    renameAll(ids, result);
    setBuffers(result, std::move(ids));
  }
  if (rootBody && loop == root)
    noteBody(body, terminator);
  frame.spans.emplace_back(frame.index, frame.index, body.getPeak(bytes));
}

/// Buffers for what the loop gives its test, in place of those it starts with,
/// and for what the test passes on.
RegionMemory::WhileFlow RegionMemory::enterRegions(LoopLikeOpInterface loop,
                                                   Frame &test, Frame &work) {
  Block &testBlock = loop->getRegion(0).front();
  Block &workBlock = loop->getRegion(1).front();
  WhileFlow flow;
  for (auto [argument, yield] :
       llvm::zip_equal(testBlock.getArguments(),
                       workBlock.getTerminator()->getOpOperands())) {
    if (!isOnDevice(argument))
      continue;
    flow.tested.push_back(
        {argument, &yield, getBuffers(argument), makeBuffer(test, argument)});
    setBuffers(argument, {flow.tested.back().buffer});
  }
  // The first operand is the condition.
  for (auto [argument, given] :
       llvm::zip_equal(workBlock.getArguments(),
                       testBlock.getTerminator()->getOperands().drop_front())) {
    if (!isOnDevice(argument))
      continue;
    flow.worked.push_back({argument, given, makeBuffer(work, argument)});
    setBuffers(argument, {flow.worked.back().buffer});
  }
  return flow;
}

/// A value that both regions yield in place remains in the initial buffer of
/// the loop. Any other value has a buffer of its own in each region: a yielded
/// value that the body has not made is copied.
void RegionMemory::findLeftInPlace(WhileFlow &flow, const Frame &work) {
  llvm::SmallDenseSet<BufferId, 4> inPlace;
  for (Tested &tested : flow.tested) {
    const Worked *worked = flow.findSame(tested.argument);
    tested.isInPlace =
        worked && getBuffers(worked->given) == BufferIds{tested.buffer} &&
        getBuffers(tested.yield->get()) == BufferIds{worked->buffer};
    if (!tested.isInPlace)
      continue;
    inPlace.insert(worked->buffer);
    bytes[tested.buffer] = bytes[worked->buffer] = 0;
  }
  for (Tested &tested : flow.tested)
    tested.isMade =
        llvm::any_of(getBuffers(tested.yield->get()), [&](BufferId id) {
          return buffers[id].home == &work && !inPlace.contains(id);
        });
}

/// The test copies the values that it yields, one after the other, and frees
/// the others. Its arguments are freed after the last copy of them.
void RegionMemory::exitTest(Operation *loop, ArrayRef<Worked> all,
                            Frame &test) {
  int32_t end = test.index + static_cast<int32_t>(all.size());
  for (const Worked &worked : all) {
    ++test.index;
    touch(worked.given, test);
    bool isDead = worked.argument.use_empty() &&
                  loop->getResult(worked.argument.getArgNumber()).use_empty();
    test.spans.emplace_back(test.index, isDead ? test.index : end,
                            bytes[worked.buffer]);
  }
}

/// Copies yielded values that the body has not computed in place. A buffer is
/// passed on to the next iteration once: if it is yielded several times, or in
/// part, all yields but the last one are copies.
void RegionMemory::exitWork(ArrayRef<Tested> all, Frame &work) {
  SmallVector<const Tested *> left;
  SmallVector<BufferId> copies;
  auto copy = [&](const Tested &tested) {
    ++work.index;
    touch(tested.yield->get(), work);
    copies.push_back(makeBuffer(work, tested.yield->get()));
  };
  for (const Tested &tested : all) {
    if (tested.isMade || tested.isInPlace) {
      left.push_back(&tested);
    } else {
      copy(tested);
      copied.push_back(tested.yield);
    }
  }
  auto canPassOn = [&](size_t number) {
    BufferIds ids = getBuffers(left[number]->yield->get());
    return ids.size() == 1 &&
           bytes[ids.front()] == bytes[left[number]->buffer] &&
           llvm::none_of(ArrayRef(left).drop_front(number + 1),
                         [&](const Tested *later) {
                           return getBuffers(later->yield->get()) == ids;
                         });
  };
  SmallVector<const Tested *> passedOn;
  for (auto [number, tested] : llvm::enumerate(left)) {
    if (tested->isInPlace || canPassOn(number))
      passedOn.push_back(tested);
    else
      copy(*tested);
  }
  ++work.index;
  for (BufferId id : copies)
    work.lastTouch[id] = work.index;
  for (const Tested *tested : passedOn)
    touch(tested->yield->get(), work);
}

/// A loop that tests in a region of its own. Each of its regions is followed by
/// itself: what the first passes on to the second is a copy, and what the
/// second hands back is its own.
void RegionMemory::visitWhile(LoopLikeOpInterface loop, Frame &frame) {
  enterLoop(loop, frame);
  Frame test, work;
  test.parent = work.parent = &frame;
  WhileFlow flow = enterRegions(loop, test, work);
  visitBlock(loop->getRegion(0).front(), test);
  for (Operation &op : loop->getRegion(1).front().without_terminator()) {
    ++work.index;
    visit(&op, work);
  }
  findLeftInPlace(flow, work);
  exitTest(loop, flow.worked, test);
  exitWork(flow.tested, work);
  // Around the loop, what it starts with and returns counts as long as it runs.
  auto uncount = [&](BufferId id) {
    for (Frame *part : {&test, &work})
      part->spans.emplace_back(0, part->index, -bytes[id]);
  };
  for (const Tested &tested : flow.tested) {
    if (!tested.isInPlace) {
      takeBuffers(tested.outside, frame);
      llvm::for_each(tested.outside, uncount);
    }
    if (!flow.findSame(tested.argument))
      continue;
    OpResult result = loop->getResult(tested.argument.getArgNumber());
    renameAll(tested.outside, result);
    setBuffers(result, tested.outside);
  }
  for (OpResult result : loop->getResults())
    if (isOnDevice(result) && !buffersOf.contains(result)) {
      setBuffers(result, {makeBuffer(frame, result)});
      uncount(getBuffers(result).front());
    }
  frame.spans.emplace_back(frame.index, frame.index,
                           std::max(test.getPeak(bytes), work.getPeak(bytes)));
}

/// The buffer of what the loop carries in place of `operand`: that of the
/// operand if it is free, or carried as it is, else a copy.
RegionMemory::BufferIds RegionMemory::enterNamedLoop(OpOperand &operand,
                                                     Frame &frame) {
  Operation *loop = operand.getOwner();
  BufferIds ids = getBuffers(operand.get());
  if (carriesUnchanged(loop, operand.getOperandNumber()))
    return ids;
  bool isFree = llvm::all_of(ids, [&](BufferId id) {
    return buffers[id].isWritable && endsAt(id, loop) &&
           // An operand before this one may have taken it.
           llvm::is_contained(buffers[id].names, operand.get());
  });
  if (ids.empty() || !isFree)
    ids = {makeBuffer(frame, operand.get())};
  return ids;
}

/// A loop carries each value in one buffer, over which the body writes what it
/// yields. A value yielded in another position is copied at the end of the
/// body.
void RegionMemory::visitNamedLoop(Operation *loop, Frame &frame) {
  Block &test = loop->getRegion(0).front(), &work = loop->getRegion(1).front();
  std::vector<std::pair<unsigned, BufferIds>> carried;
  for (OpOperand &operand : loop->getOpOperands())
    if (isOnDevice(operand.get()))
      carried.emplace_back(operand.getOperandNumber(),
                           enterNamedLoop(operand, frame));
  auto bind = [&](ValueRange values) {
    for (auto &[number, ids] : carried) {
      Value value = values[number];
      if (!carriesUnchanged(loop, number))
        renameAll(ids, value);
      else
        for (BufferId id : ids)
          buffers[id].names.push_back(value);
      setBuffers(value, ids);
    }
  };
  Frame testFrame, workFrame;
  testFrame.parent = workFrame.parent = &frame;
  bind(test.getArguments());
  visitBlock(test, testFrame);
  bind(work.getArguments());
  visitBlock(work, workFrame);
  for (auto &[number, ids] : carried) {
    BufferIds yielded = getBuffers(work.back().getOperand(number));
    if (yielded != ids && !holdsOwn(yielded, workFrame))
      for (BufferId id : ids)
        workFrame.spans.emplace_back(workFrame.index, workFrame.index,
                                     bytes[id]);
  }
  llvm::erase_if(carried, [&](const auto &one) {
    return isDeadLoopResult(loop->getResult(one.first));
  });
  bind(loop->getResults());
  frame.spans.emplace_back(
      frame.index, frame.index,
      std::max(testFrame.getPeak(bytes), workFrame.getPeak(bytes)));
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

void RegionMemory::visitBranch(Operation *op, Frame &frame) {
  std::vector<Frame> branches(op->getNumRegions());
  for (auto [region, branch] : llvm::zip(op->getRegions(), branches)) {
    branch.parent = &frame;
    size_t mark = oldNames.size();
    visitBlock(region.front(), branch);
    restoreNames(mark);
  }
  llvm::SmallSetVector<BufferId, 4> taken;
  for (const Frame &branch : branches)
    taken.insert_range(branch.taken);
  for (BufferId id : taken)
    handOver(id, branches, frame);
  size_t made = frame.made.size();
  for (OpResult result : op->getResults())
    if (isOnDevice(result) && !isDeadBranchResult(result))
      joinBranches(result, taken.getArrayRef(), branches, frame);
  int64_t results = 0, peak = 0;
  for (size_t i = made; i != frame.made.size(); ++i)
    addBytes(results, bytes[frame.made[i].first]);
  for (const Frame &branch : branches)
    peak = std::max(peak, branch.getPeak(bytes));
  frame.spans.emplace_back(frame.index, frame.index,
                           std::max<int64_t>(0, peak - results));
}

/// Returns true if `op` in `frame` can give away the buffer of `ids` for good.
bool RegionMemory::canHandOver(ArrayRef<BufferId> ids, OpResult result,
                               const Frame &frame) const {
  Operation *op = result.getOwner();
  // A slice would keep all of its source alive.
  if (ids.size() != 1 ||
      bytes[ids.front()] != bytes[getBuffers(result).front()])
    return false;
  const Buffer &buffer = buffers[ids.front()];
  bool isHere = buffer.outer ? !frame.parent : buffer.home == &frame;
  return isHere && buffer.isOwned && buffer.isWritable &&
         endsWith(ids.front(), op) &&
         !(buffer.outer && llvm::is_contained(consumed, *buffer.outer));
}

/// A result is what one of the branches passes on. If any of them has made it
/// itself, or they pass on different ones from outside, the result owns its
/// buffer, and so every branch gives it one: its own, one from outside that
/// ends here, or a copy.
void RegionMemory::joinBranches(OpResult result, ArrayRef<BufferId> taken,
                                MutableArrayRef<Frame> branches, Frame &frame) {
  Operation *op = result.getOwner();
  auto isTaken = [&](ArrayRef<BufferId> ids) {
    return ids.size() == 1 && llvm::is_contained(taken, ids.front());
  };
  BufferIds all;
  bool isFresh = false;
  auto getYield = [&](Region &region) -> OpOperand & {
    return region.front().getTerminator()->getOpOperand(
        result.getResultNumber());
  };
  for (auto [region, branch] : llvm::zip(op->getRegions(), branches)) {
    BufferIds ids = getBuffers(getYield(region).get());
    // A constant has no owner.
    isFresh |= holdsOwn(ids, branch) || ids.empty() || isTaken(ids);
    llvm::copy_if(ids, std::back_inserter(all),
                  [&](BufferId id) { return !llvm::is_contained(all, id); });
  }
  if (!isFresh && all.size() == 1) {
    buffers[all.front()].names.push_back(result);
    return setBuffers(result, std::move(all));
  }
  BufferId made = makeBuffer(frame, result);
  setBuffers(result, {made});
  for (auto [region, branch] : llvm::zip(op->getRegions(), branches)) {
    BufferIds ids = getBuffers(getYield(region).get());
    if (holdsOwn(ids, branch) || isTaken(ids))
      continue;
    if (isFresh && canHandOver(ids, result, frame)) {
      handOver(ids.front(), branches, frame);
      continue;
    }
    branch.spans.emplace_back(branch.index, branch.index, bytes[made]);
    copied.push_back(&getYield(region));
  }
}

/// Moves the end of a buffer of `frame`, or of a frame around it, into
/// `branches`: one of them yields the buffer, or a loop in it frees the buffer.
/// Each other branch frees the buffer after its last use.
void RegionMemory::handOver(BufferId id, MutableArrayRef<Frame> branches,
                            Frame &frame) {
  for (Frame &branch : branches)
    if (auto it = branch.lastTouch.find(id); it != branch.lastTouch.end())
      branch.spans.emplace_back(0, it->second, bytes[id]);
  frame.lastTouch[id] = frame.index - 1;
  if (buffers[id].home == &frame)
    return;
  if (frame.parent)
    frame.taken.insert(id);
  else
    consumed.push_back(*buffers[id].outer);
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

/// Regions of which nothing is known but that they run one at a time. A result
/// that is not written over an operand has a buffer of its own.
void RegionMemory::visitOther(Operation *op, Frame &frame) {
  int64_t peak = 0;
  for (Region &region : op->getRegions()) {
    Frame inner;
    inner.parent = &frame;
    for (Block &block : region)
      visitBlock(block, inner);
    // Values that branches pass to other blocks are not followed.
    if (!region.hasOneBlock())
      for (auto [id, first] : inner.made)
        inner.lastTouch[id] = inner.index;
    peak = std::max(peak, inner.getPeak(bytes));
  }
  if (peak > 0)
    frame.spans.emplace_back(frame.index, frame.index, peak);
  SmallVector<StorageAlias, 2> aliases;
  if (op->getNumResults() > 0)
    collectStorageAliases(op, aliases);
  llvm::SmallDenseSet<Value, 2> inPlace;
  for (OpResult result : op->getResults())
    if (isMadeInPlace(result, frame))
      inPlace.insert(result);
  for (const StorageAlias &alias : aliases) {
    if (inPlace.contains(alias.result))
      continue;
    BufferIds ids = getBuffers(alias.source);
    if (alias.relation != StorageRelation::Destination) {
      for (BufferId id : ids)
        buffers[id].names.push_back(alias.result);
    } else if (canOverwrite(alias.source, op)) {
      renameAll(ids, alias.result);
      setBuffers(alias.result, std::move(ids));
    }
  }
  for (OpResult result : op->getResults())
    if (isOnDevice(result) && !buffersOf.contains(result)) {
      noteCopied(result);
      setBuffers(result, {makeBuffer(frame, result)});
    }
}
