//===- ArenaBuffers.cpp - Buffers of an arena and their lifetimes ---------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Allocations that may be freed under one name, or returned as one result, are
// one ownership class: a free is a call for all of them or for none.
//
//===----------------------------------------------------------------------===//

#include "BufferBounds.h"
#include "BufferLifetimes.h"
#include "SlotRotation.h"
#include "ao/Analysis/Aliases/Ownership.h"
#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "llvm/ADT/IntEqClasses.h"

using namespace mlir;
using namespace ao;

namespace {
/// Finds the ownership classes of a step.
class ClassFinder {
public:
  ClassFinder(StepArenas &step, const ArenaOptions &options)
      : step(step), options(options) {}

  void run();

private:
  using Allocations = SmallVector<unsigned, 2>;

  bool collect(Value value, Allocations &found);
  void join(Value value, StringRef reason);
  void joinFree(memref::DeallocOp op);
  void joinOtherFrees(Operation *op);
  void joinResults(func::FuncOp function, unsigned numOutputs);
  void makeBuffers();
  void refuse(unsigned allocation, StringRef reason);
  void describe(ArenaBuffer &buffer);
  void finishLifetimes();

  StepArenas &step;
  const ArenaOptions &options;
  AliasRoots roots;
  /// In the order of the functions.
  SmallVector<memref::AllocOp> allocations;
  llvm::DenseMap<Value, unsigned> numbers;
  llvm::IntEqClasses classes;
  llvm::DenseMap<unsigned, StringRef> reasons;
  SmallVector<std::pair<memref::DeallocOp, unsigned>> frees;
  /// An allocation that a function returns.
  struct Returned {
    unsigned allocation, result;
    bool byBackward;
    /// To the caller, not to the backward function.
    bool isOutput;
  };
  SmallVector<Returned> returned;
  BufferLifetimes::ClassOf classOf;
};
} // namespace

static constexpr StringLiteral kMixed =
    "it may alias an argument, a constant or a result of a call";
static constexpr StringLiteral kReturned = "the step returns it to its caller";

/// Appends the allocations that `value` may be in; false if it may lie
/// elsewhere. A residual of a forward function is an argument of the backward
/// function.
bool ClassFinder::collect(Value value, Allocations &found) {
  bool isKnown = true;
  for (const Root &root : roots.getMayRoots(value)) {
    auto known = numbers.find(root.value);
    if (known != numbers.end()) {
      found.push_back(known->second);
      continue;
    }
    auto argument = dyn_cast_or_null<BlockArgument>(root.value);
    unsigned numSaved = getNumSaved(step.forward);
    if (!argument || !step.backward ||
        argument.getOwner() != &step.backward.getBody().front() ||
        argument.getArgNumber() >= numSaved) {
      isKnown = false;
      continue;
    }
    Operation *terminator = step.forward.getBody().front().getTerminator();
    unsigned numOutputs = terminator->getNumOperands() - numSaved;
    isKnown &= collect(
        terminator->getOperand(numOutputs + argument.getArgNumber()), found);
  }
  return isKnown;
}

void ClassFinder::refuse(unsigned allocation, StringRef reason) {
  reasons.try_emplace(allocation, reason);
}

/// Puts all that `value` may be into one class, with a reason against its place
/// if there is one.
void ClassFinder::join(Value value, StringRef reason) {
  Allocations found;
  if (!collect(value, found))
    reason = kMixed;
  for (unsigned number : found) {
    classes.join(number, found.front());
    if (!reason.empty())
      refuse(number, reason);
  }
}

void ClassFinder::joinFree(memref::DeallocOp op) {
  join(op.getMemref(), "");
  Allocations found;
  collect(op.getMemref(), found);
  if (!found.empty())
    frees.emplace_back(op, found.front());
}

void ClassFinder::joinOtherFrees(Operation *op) {
  for (Value operand : op->getOperands())
    if (isa<BaseMemRefType>(operand.getType()) &&
        hasEffect<MemoryEffects::Free>(op, operand))
      join(operand, "an op other than 'memref.dealloc' frees it");
}

/// Results before `numOutputs` belong to the caller.
void ClassFinder::joinResults(func::FuncOp function, unsigned numOutputs) {
  Operation *terminator = function.getBody().front().getTerminator();
  for (auto [result, value] : llvm::enumerate(terminator->getOperands())) {
    if (!isa<BaseMemRefType>(value.getType()))
      continue;
    bool isOutput = result < numOutputs;
    join(value, isOutput && !options.placeResults ? kReturned : "");
    Allocations found;
    collect(value, found);
    if (!found.empty())
      returned.push_back({found.front(), static_cast<unsigned>(result),
                          function == step.backward, isOutput});
  }
}

/// Sets the size and side of a buffer, and the reason if it cannot have a place
/// in an arena.
void ClassFinder::describe(ArenaBuffer &buffer) {
  auto refuse = [&](const Twine &reason) {
    if (buffer.reason.empty())
      buffer.reason = reason.str();
  };
  for (memref::AllocOp alloc : buffer.allocations) {
    MemRefType type = alloc.getType();
    buffer.onHost = isHostPlaced(type);
    if (getHostTier(type) == HostTier::Pageable)
      refuse("its memory is not pinned, as that of the arena is");
    if (type.getMemorySpace() && !buffer.onHost)
      refuse("its memory is neither the device's nor pinned");
    if (!type.getLayout().isIdentity())
      refuse("its layout is not the identity");
    if (int64_t needed = alloc.getAlignment().value_or(1);
        options.alignment % needed != 0)
      refuse("it needs an alignment of " + Twine(needed));
    std::optional<int64_t> bytes = getMostBytes(alloc);
    if (!bytes)
      refuse("its size has no bound");
    else if (*bytes == 0)
      refuse("it has no bytes");
    buffer.bytes = std::max(buffer.bytes, bytes.value_or(0));
  }
  if (buffer.onHost ? !options.host : !options.device)
    refuse("its memory has no arena");
}

void ClassFinder::makeBuffers() {
  llvm::MapVector<unsigned, ArenaBuffer> buffers;
  classes.compress();
  for (auto [number, alloc] : llvm::enumerate(allocations)) {
    ArenaBuffer &buffer = buffers[classes[number]];
    if (buffer.allocations.empty())
      buffer.name = getLocationName(alloc.getLoc());
    buffer.allocations.push_back(alloc);
    if (auto it = reasons.find(number);
        it != reasons.end() && buffer.reason.empty())
      buffer.reason = it->second.str();
    classOf[alloc] = classes[number];
  }
  for (auto [free, number] : frees) {
    buffers[classes[number]].frees.push_back(free);
    classOf[free] = classes[number];
  }
  for (const Returned &value : returned) {
    ArenaBuffer &buffer = buffers[classes[value.allocation]];
    (value.byBackward ? buffer.backwardResults : buffer.forwardResults)
        .push_back(value.result);
  }
  for (auto &[number, buffer] : buffers) {
    describe(buffer);
    step.buffers.push_back(std::move(buffer));
  }
}

/// Sorts the ranges of each buffer and joins those that touch.
static void normalize(std::vector<layout::Interval> &live) {
  llvm::sort(live,
             [](const auto &a, const auto &b) { return a.begin < b.begin; });
  size_t size = 0;
  for (const layout::Interval &range : live) {
    if (size > 0 && range.begin <= live[size - 1].end)
      live[size - 1].end = std::max(live[size - 1].end, range.end);
    else
      live[size++] = range;
  }
  live.resize(size);
}

/// Ends the lifetimes of buffers that are alive at the end: they are returned,
/// or never freed.
void ClassFinder::finishLifetimes() {
  BufferLifetimes lifetimes(step.buffers, classOf);
  lifetimes.run(step.forward.getBody().front());
  if (step.backward)
    lifetimes.run(step.backward.getBody().front());
  llvm::SmallDenseSet<unsigned> results;
  for (const Returned &value : returned)
    if (value.isOutput)
      results.insert(classes[value.allocation]);
  for (auto [index, buffer] : llvm::enumerate(step.buffers)) {
    bool isResult = results.contains(index);
    bool isAlive = lifetimes.isAlive(index);
    if (isAlive != isResult && buffer.reason.empty())
      buffer.reason = isAlive ? "the step does not free it"
                              : "the step frees what it returns";
    if (isAlive)
      lifetimes.endWithStep(index);
    normalize(buffer.live);
  }
}

void ClassFinder::run() {
  SmallVector<func::FuncOp, 2> functions{step.forward};
  if (step.backward)
    functions.push_back(step.backward);
  for (func::FuncOp function : functions)
    function.walk([&](memref::AllocOp alloc) {
      numbers[alloc.getResult()] = allocations.size();
      allocations.push_back(alloc);
    });
  classes.grow(allocations.size());
  for (func::FuncOp function : functions)
    function.walk([&](Operation *op) {
      if (auto free = dyn_cast<memref::DeallocOp>(op))
        joinFree(free);
      else
        joinOtherFrees(op);
    });
  joinResults(step.forward,
              step.forward.getNumResults() -
                  (step.backward ? getNumSaved(step.forward) : 0));
  if (step.backward)
    joinResults(step.backward, step.backward.getNumResults());
  makeBuffers();
  finishLifetimes();
}

void ao::findArenaBuffers(StepArenas &step, const ArenaOptions &options) {
  ClassFinder(step, options).run();
  assignRotatedSlots(step);
}
