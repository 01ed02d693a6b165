//===- StepResiduals.cpp - The residuals of a step ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Steps/StepResiduals.h"

#include "Memory/RegionMemory.h"
#include "ao/Analysis/Memory/InPlace.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/AORecompute.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "llvm/Support/MathExtras.h"
#include <limits>

using namespace mlir;
using namespace ao;

/// Returns whether `value` is a slice of a residual in host memory: extracted
/// from it, or just offloaded, if the extraction has been folded.
static bool isSliceOfHost(Value value) {
  auto wait = value.getDefiningOp<WaitOp>();
  return value.getDefiningOp<SubsetExtractionOpInterface>() ||
         (wait && wait.getDestination());
}

bool ao::isSliceTransfer(Operation *transfer) {
  if (auto offload = dyn_cast<OffloadOp>(transfer))
    return isa<RankedTensorType>(offload.getSource().getType()) &&
           offload.getDestination();
  if (auto reload = dyn_cast<ReloadOp>(transfer))
    return isSliceOfHost(reload.getSource());
  auto wait = dyn_cast<WaitOp>(transfer);
  if (!wait || !wait.getResult())
    return false;
  // The transfer itself may have come through a loop.
  return wait.getTransfer().getType().isToHost()
             ? static_cast<bool>(wait.getDestination())
             : isSliceOfHost(wait.getKeep());
}

bool ao::isBodyTransfer(Operation *transfer) {
  Operation *parent = transfer->getParentOp();
  if (!isTransferOp(transfer) || isSliceTransfer(transfer) || !parent ||
      !(isa<LoopLikeOpInterface>(parent) || runsOneRegion(parent)))
    return false;
  Block *body = transfer->getBlock();
  auto mayCross = [](Value value) {
    return isa<TransferType>(value.getType()) || isHostPlaced(value.getType());
  };
  auto isDefinedHere = [&](Value operand) {
    Operation *source = operand.getDefiningOp();
    return !mayCross(operand) || (source && source->getBlock() == body);
  };
  auto isUsedHere = [&](Operation *user) {
    return user->getBlock() == body && user != body->getTerminator();
  };
  return llvm::all_of(transfer->getOperands(), isDefinedHere) &&
         llvm::all_of(transfer->getResults(), [&](Value result) {
           return !mayCross(result) ||
                  llvm::all_of(result.getUsers(), isUsedHere);
         });
}

/// Returns the last op of the block that uses the host copy that `offload`
/// fills.
static Operation *findLastHostUse(OffloadOp offload) {
  Operation *last = offload;
  for (Operation *wait : offload.getTransfer().getUsers()) {
    SmallVector<Operation *> users(wait->getUsers());
    users.push_back(wait);
    for (Operation *user : users)
      if (user->getBlock() == last->getBlock() && last->isBeforeInBlock(user))
        last = user;
  }
  return last;
}

static int64_t countHostBytesWithin(Operation *op);

/// Returns the most bytes that host copies occupy at once while `block`, the
/// body of a loop or branch, runs. Residuals that a branch allocates are live
/// to its end.
static int64_t countHostBytesIn(Block &block) {
  llvm::SmallDenseMap<Operation *, int64_t> begun, ended;
  for (auto offload : block.getOps<OffloadOp>()) {
    if (!isBodyTransfer(offload))
      continue;
    int64_t bytes = getStaticBytes(offload.getSource().getType()).value_or(0);
    begun[offload] += bytes;
    ended[findLastHostUse(offload)] += bytes;
  }
  for (auto residual : block.getOps<HostEmptyOp>())
    addBytes(begun[residual],
             getStaticBytes(residual.getResult().getType()).value_or(0));
  int64_t live = 0, most = 0;
  for (Operation &op : block) {
    addBytes(live, begun.lookup(&op));
    int64_t now = live;
    addBytes(now, countHostBytesWithin(&op));
    most = std::max(most, now);
    live -= ended.lookup(&op);
  }
  return most;
}

/// Returns the most bytes that host copies within loops and branches in `op`
/// occupy at once.
static int64_t countHostBytesWithin(Operation *op) {
  int64_t most = 0;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      most = std::max(most, countHostBytesIn(block));
  return most;
}

static bool hasTransfersInBodies(const Step &step) {
  auto hasOffload = [](Operation *op) {
    return op->getNumRegions() > 0 && op->walk([](OffloadOp offload) {
                                          return isBodyTransfer(offload)
                                                     ? WalkResult::interrupt()
                                                     : WalkResult::advance();
                                        }).wasInterrupted();
  };
  return step.hasDialectOps() && llvm::any_of(step.getOps(), hasOffload);
}

/// Returns the host buffers that hold the slices of residuals. Those of loops
/// in a body are allocated before its loop.
static llvm::SetVector<HostEmptyOp> findHostResiduals(const Step &step) {
  llvm::SetVector<HostEmptyOp> residuals;
  if (!step.hasDialectOps())
    return residuals;
  for (Block *block : step.getBlocks())
    block->getParent()->walk([&](Operation *op) {
      if (auto residual = dyn_cast<HostEmptyOp>(op))
        residuals.insert(residual);
      for (Value operand : op->getOperands())
        if (auto captured = operand.getDefiningOp<HostEmptyOp>())
          residuals.insert(captured);
    });
  return residuals;
}

int64_t ao::countStreamedResiduals(const Step &step) {
  return static_cast<int64_t>(findHostResiduals(step).size());
}

namespace {
/// Lifetimes of stacked residuals in host memory, by position in the blocks of
/// a step.
class HostResidualLifetimes {
public:
  explicit HostResidualLifetimes(const Step &step);

  /// Returns the bytes by op of the step.
  std::vector<HostResidualBytes> compute() const;

private:
  void addLifetime(HostEmptyOp residual);
  size_t findBegin(Value residual) const;
  size_t findEnd(Value residual) const;
  void addHolders(OpOperand &use, SmallVectorImpl<Value> &values) const;
  Operation *findOp(Operation *user) const;

  const Step &step;
  llvm::DenseMap<Operation *, size_t> positions;
  /// By position, the bytes allocated there, and those freed before it.
  std::vector<int64_t> begun, ended;
  int64_t total = 0;
  /// Bytes of residuals from around a body, which are live in all of it.
  int64_t outer = 0;
  bool isBeyondCounting = false;
};
} // namespace

HostResidualLifetimes::HostResidualLifetimes(const Step &step) : step(step) {
  for (Block *block : step.getBlocks())
    for (Operation &op : *block)
      positions.try_emplace(&op, positions.size());
  begun.resize(positions.size());
  ended.resize(positions.size() + 1);
  for (HostEmptyOp residual : findHostResiduals(step))
    addLifetime(residual);
}

/// Returns the op of the step that is or contains `user`.
Operation *HostResidualLifetimes::findOp(Operation *user) const {
  while (user && !positions.contains(user))
    user = user->getParentOp();
  return user;
}

void HostResidualLifetimes::addLifetime(HostEmptyOp residual) {
  Operation *op = findOp(residual);
  // Counted with the op that contains it.
  if (op && op != residual)
    return;
  int64_t bytes = getStaticBytes(residual.getResult().getType()).value_or(0);
  isBeyondCounting |= llvm::AddOverflow(total, bytes, total) != 0;
  if (isBeyondCounting)
    return;
  if (!op) {
    outer += bytes;
    return;
  }
  begun[findBegin(residual.getResult())] += bytes;
  ended[findEnd(residual.getResult()) + 1] += bytes;
}

/// Returns the first position at which the residual, or a view of it, is used:
/// that at which bufferization allocates it.
size_t HostResidualLifetimes::findBegin(Value residual) const {
  std::optional<size_t> begin;
  for (Operation *user : residual.getUsers()) {
    Operation *op = findOp(user);
    size_t position = op == user && isView(op) ? findBegin(op->getResult(0))
                                               : positions.lookup(op);
    begin = std::min(begin.value_or(position), position);
  }
  return begin.value_or(positions.lookup(residual.getDefiningOp()));
}

/// Returns the last position at which the residual, or a slice or transfer of
/// it, is used.
size_t HostResidualLifetimes::findEnd(Value residual) const {
  size_t end = positions.lookup(residual.getDefiningOp());
  SmallVector<Value> values = {residual};
  llvm::DenseSet<Value> seen = {residual};
  while (!values.empty()) {
    SmallVector<Value> next;
    for (OpOperand &use : values.pop_back_val().getUses()) {
      end = std::max(end, positions.lookup(findOp(use.getOwner())));
      addHolders(use, next);
    }
    for (Value value : next)
      if (seen.insert(value).second)
        values.push_back(value);
  }
  return end;
}

/// Adds the values of `loop` that correspond to the carried value `number`.
static void addCarried(LoopLikeOpInterface loop, unsigned number,
                       SmallVectorImpl<Value> &values) {
  values.push_back(loop.getRegionIterArgs()[number]);
  values.push_back((*loop.getLoopResults())[number]);
}

/// Adds the values that hold the residual, or a slice or transfer of it, by
/// `use`.
void HostResidualLifetimes::addHolders(OpOperand &use,
                                       SmallVectorImpl<Value> &values) const {
  Operation *user = use.getOwner();
  unsigned number = use.getOperandNumber();
  if (user == step.getForwardBlock().getTerminator() && step.isPair() &&
      number >= step.getNumOutputs())
    values.push_back(step.getSavedArgument(number - step.getNumOutputs()));
  bool isYielded =
      user->hasTrait<OpTrait::IsTerminator>() && !positions.contains(user);
  Operation *holder = isYielded ? user->getParentOp() : user;
  if (LoopLikeOpInterface loop = getCarryingLoop(holder)) {
    if (isYielded)
      return addCarried(loop, number, values);
    if (BlockArgument carried = loop.getTiedLoopRegionIterArg(&use))
      return addCarried(loop,
                        carried.getArgNumber() -
                            loop.getRegionIterArgs().front().getArgNumber(),
                        values);
  }
  SmallVector<Value> holders(holder->getResults());
  for (Region &region : holder->getRegions())
    for (Block &block : region)
      llvm::append_range(holders, block.getArguments());
  for (Value value : holders)
    if (isHostPlaced(value.getType()) || isa<TransferType>(value.getType()))
      values.push_back(value);
}

std::vector<HostResidualBytes> HostResidualLifetimes::compute() const {
  constexpr int64_t most = std::numeric_limits<int64_t>::max();
  if (isBeyondCounting)
    return std::vector<HostResidualBytes>(step.getOps().size(), {most, most});
  std::vector<HostResidualBytes> byOp;
  int64_t live = outer;
  size_t position = 0;
  for (Operation *op : step.getOps()) {
    HostResidualBytes bytes;
    // Residuals begin and end between the ops of a step as well.
    for (size_t end = positions.lookup(op);; ++position) {
      live -= ended[position];
      bytes.before = std::max(bytes.before, live);
      live += begun[position];
      if (position == end)
        break;
      bytes.before = std::max(bytes.before, live);
    }
    ++position;
    bytes.within = live;
    addBytes(bytes.within, countHostBytesWithin(op));
    byOp.push_back(bytes);
  }
  return byOp;
}

std::vector<HostResidualBytes> ao::computeHostResidualBytes(const Step &step) {
  if (!hasTransfersInBodies(step) && findHostResiduals(step).empty())
    return {};
  return HostResidualLifetimes(step).compute();
}

int64_t ao::countHostResidualBytes(const Step &step) {
  int64_t most = 0;
  for (HostResidualBytes bytes : computeHostResidualBytes(step))
    most = std::max({most, bytes.before, bytes.within});
  return most;
}

std::string ao::describeLoops(const Step &step) {
  int64_t residuals = countStreamedResiduals(step);
  bool recomputes = step.getFunction()->hasAttr(kNumRecomputedAttr) &&
                    llvm::any_of(step.getOps(), [](Operation *op) {
                      return !isRecomputed(op) && op->getNumRegions() > 0 &&
                             holdsRecomputedOps(op);
                    });
  bool hasBodyTransfers = hasTransfersInBodies(step);
  std::string text;
  if (residuals > 0)
    text = std::to_string(residuals) +
           (residuals == 1 ? " stacked residual offloaded"
                           : " stacked residuals offloaded") +
           " slice by slice";
  if (hasBodyTransfers)
    text += text.empty() ? "values offloaded within iterations"
                         : ", values offloaded within iterations";
  if (recomputes)
    text +=
        text.empty() ? "ops in loops recomputed" : ", ops in loops recomputed";
  return text.empty() ? text : text + "; otherwise ";
}

StepResiduals::StepResiduals(const StepFunctions &step, LoopDepth depth,
                             const llvm::SmallPtrSetImpl<Block *> *without)
    : step(step) {
  for (Block *block : step.getBlocks())
    collectLoops(*block, depth, without);
  for (const LoopResiduals &loop : loops) {
    for (const WrittenResidual &written : loop.written)
      follow(loop, written);
    llvm::append_range(refused, loop.refused);
  }
}

void StepResiduals::collectLoops(
    Block &block, LoopDepth depth,
    const llvm::SmallPtrSetImpl<Block *> *without) {
  for (Operation &op : block) {
    if (op.getNumRegions() == 0)
      continue;
    auto loop = dyn_cast<LoopLikeOpInterface>(op);
    if (loop) {
      loops.push_back(LoopResiduals::find(loop));
      loopOf[loop] = &loops.back();
    }
    if (depth == LoopDepth::Top || !(loop || runsOneRegion(&op)))
      continue;
    for (Region &region : op.getRegions())
      for (Block &body : region)
        if (!without || !without->contains(&body))
          collectLoops(body, depth, without);
  }
}

void StepResiduals::follow(const LoopResiduals &writer,
                           const WrittenResidual &written) {
  StackedResidual stacked;
  stacked.writer = &writer;
  stacked.written = &written;
  Operation *user =
      followUses(written.result, *writer.loop->getBlock(), stacked);
  for (unsigned slot : stacked.slots)
    if (!user)
      user = followUses(step.getSavedArgument(slot), step.getBackwardBlock(),
                        stacked);
  if (!user)
    return stackedResiduals.push_back(std::move(stacked));
  Operation *parent = user->getParentOp();
  bool isCarried = user->hasTrait<OpTrait::IsTerminator>() &&
                   isa<LoopLikeOpInterface>(parent);
  refused.push_back({written.result,
                     isCarried ? "a loop carries it to its next iteration"
                               : "it has uses other than slice by slice",
                     isCarried ? parent : user});
}

/// Returns the first other use of the residual; null if there is none.
Operation *StepResiduals::followUses(Value residual, Block &block,
                                     StackedResidual &stacked) const {
  for (OpOperand &use : residual.getUses())
    if (Operation *user = followUse(use, block, stacked))
      return user;
  return nullptr;
}

Operation *StepResiduals::followUse(OpOperand &use, Block &block,
                                    StackedResidual &stacked) const {
  Operation *user = use.getOwner();
  Operation *op = block.findAncestorOpInBlock(*user);
  if (user == step.getForwardBlock().getTerminator() && step.isPair() &&
      use.getOperandNumber() >= step.getNumOutputs()) {
    stacked.slots.push_back(use.getOperandNumber() - step.getNumOutputs());
    return nullptr;
  }
  const LoopResiduals *found = loopOf.lookup(op);
  if (!found)
    return user;
  LoopLikeOpInterface loop = found->loop;
  for (const ReadResidual &residual : found->read) {
    if (residual.source != use.get())
      continue;
    // A value that is carried unchanged is also a result of the loop.
    bool isMeant =
        residual.carried
            ? loop.getTiedLoopInit(residual.carried) == &use &&
                  loop.getTiedLoopResult(residual.carried).use_empty()
            : user != op;
    if (!isMeant)
      continue;
    // Rows and columns differ, even in a square.
    if (residual.slices.dim != stacked.written->slices.dim)
      return residual.extractions.front();
    bool isKnown = llvm::any_of(stacked.readers, [&](const auto &reader) {
      return reader.residual == &residual;
    });
    if (!isKnown)
      stacked.readers.push_back({found, &residual});
    return nullptr;
  }
  return user;
}
