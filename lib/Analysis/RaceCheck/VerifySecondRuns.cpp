//===- VerifySecondRuns.cpp - What second runs read -----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// On tensors, a value is what it is. On buffers, an op that runs a second time
// reads what lies there then: nothing yet, nothing any more, or something else.
//
//===----------------------------------------------------------------------===//

#include "BufferParts.h"
#include "CalleeAccesses.h"
#include "Checks.h"
#include "EveryWay.h"
#include "FirstRuns.h"
#include "ParallelAccesses.h"
#include "StackScopes.h"
#include "ao/Analysis/StorageAliases.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/AORecompute.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/VectorInterfaces.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace ao;

namespace {
/// A write to a storage.
struct Write {
  Operation *op;
  /// The place of `op` in the function.
  size_t position;
  /// What is written through; null for what a callee finds by itself.
  Value buffer;
  Root root;
  /// The write may reach out of `buffer`.
  bool leavesPart = false;
  /// The bytes that it stays within, if these are known.
  std::optional<ByteRange> range;
};

/// Ops between two others, by their places in the function.
struct Stretch {
  size_t begin, end;
  /// Control may pass ops outside of this block several times from one to the
  /// other; null if that holds for all.
  Block *block;
};

class SecondRunChecker {
public:
  SecondRunChecker(AliasRoots &roots, CalleeAccesses &callees)
      : roots(roots), callees(callees), firstRuns(roots) {}

  LogicalResult verify(Operation *function);

private:
  void collect(Operation *op);
  /// Views do nothing.
  ArrayRef<Access> getAccesses(Operation *op) const {
    const auto *known = accessesOf.find(op);
    return known == accessesOf.end() ? ArrayRef<Access>()
                                     : ArrayRef<Access>(known->second);
  }
  void addWrites(Operation *op, Value buffer, ArrayRef<Root> written,
                 bool leavesPart, bool goesOn);
  LogicalResult verifyEffects(Operation *op);
  LogicalResult verifyFilled(Operation *op, const Access &read);
  LogicalResult verifyUnchanged(Operation *op);
  LogicalResult verifyOther(Operation *op);
  LogicalResult verifyNotFreed(Operation *op, Value buffer, StringRef does);
  enum class Filled { Wholly, InPart, OnSomeWays, Never };
  Filled getFilled(const Access &read, Value memory);
  bool areWhole(ArrayRef<const Write *> fills, Value buffer);
  /// What is read or written again, and the bytes that it lies within.
  struct Target {
    Value buffer;
    std::optional<ByteRange> range;
  };
  Target getTarget(Value buffer) {
    return {buffer, getByteRange(buffer, roots)};
  }
  const Write *findOverwrite(Operation *first, Operation *op, Value buffer);
  const Write *findOverwrite(Stretch stretch, Value buffer);
  Stretch getStretch(Operation *first, Operation *op);
  ArrayRef<Write> getWrites(Value memory, Stretch stretch);
  using ComparedValues = llvm::DenseSet<std::pair<Value, Value>>;
  const Write *findReloaded(Value first, Value again, ComparedValues &compared);
  const Write *findChange(Operation *first, Operation *op);
  bool readsOwnResult(Operation *first, Operation *op);
  bool mayTouch(Operation *op, Value buffer);
  bool isMadeAnew(Operation *first, Operation *op, Value buffer);
  bool fillsWhole(const Write &write, Operation *op, Value buffer);
  bool namesBuffer(Value value);
  bool holdsBufferUse(Operation *op);
  bool isApart(const Write &write, const Target &target);

  AliasRoots &roots;
  CalleeAccesses &callees;
  /// What ops do, and where they stand.
  llvm::MapVector<Operation *, SmallVector<Access>> accessesOf;
  /// By storage, in the order of the function.
  llvm::DenseMap<Value, std::vector<Write>> writes;
  /// Those among them that may go on when the next op starts.
  llvm::DenseMap<Value, SmallVector<Write, 0>> outliving;
  /// What frees a storage.
  llvm::DenseMap<Value, SmallVector<Operation *, 1>> frees;
  FirstRuns firstRuns;
};
} // namespace

//===----------------------------------------------------------------------===//
// What ops do
//===----------------------------------------------------------------------===//

void SecondRunChecker::addWrites(Operation *op, Value buffer,
                                 ArrayRef<Root> written, bool leavesPart,
                                 bool goesOn) {
  std::optional<ByteRange> range;
  if (buffer && !leavesPart)
    range = getByteRange(buffer, roots);
  for (const Root &root : written) {
    Write write{op, accessesOf.size(), buffer, root, leavesPart, range};
    if (goesOn)
      outliving[root.value].push_back(write);
    writes[root.value].push_back(std::move(write));
  }
}

void SecondRunChecker::collect(Operation *op) {
  SmallVector<Access> accesses = collectAccesses(op);
  bool goesOn = mayGoOn(op);
  if (auto call = dyn_cast<CallOpInterface>(op)) {
    for (const auto &[operand, touched, use, number] :
         callees.get(call, roots)) {
      if (use.writes)
        addWrites(op, operand, touched, use.leavesPart, goesOn || use.outlives);
      // What the caller does not name has one name of its own.
      if (Value freed = operand ? operand : touched.front().value;
          use.frees && freed && isBuffer(freed))
        frees[roots.getMustRoot(freed)].push_back(op);
    }
  } else {
    for (const Access &access : accesses)
      if (access.writes && !access.buffer)
        addWrites(op, Value(), Root{}, /*leavesPart=*/false, goesOn);
      else if (access.writes)
        addWrites(op, access.buffer, roots.getMayRoots(access.buffer),
                  /*leavesPart=*/false, goesOn);
  }
  for (const Access &access : accesses)
    if (access.frees && access.buffer && isBuffer(access.buffer))
      frees[roots.getMustRoot(access.buffer)].push_back(op);
  if (!isSecondRun(op))
    firstRuns.add(op, getInputs(op, accesses));
  accessesOf[op] = std::move(accesses);
}

/// Whether `value` is a buffer, or a tensor that may be another name of one.
bool SecondRunChecker::namesBuffer(Value value) {
  return isBuffer(value) ||
         (isa<TensorType>(value.getType()) &&
          llvm::any_of(roots.getMayRoots(value), [](const Root &root) {
            return root.value && isBuffer(root.value);
          }));
}

/// Whether `op`, or an op in it, is given a buffer.
bool SecondRunChecker::holdsBufferUse(Operation *op) {
  WalkResult result = op->walk([&](Operation *nested) {
    return llvm::any_of(nested->getOperands(),
                        [&](Value operand) { return namesBuffer(operand); })
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  return result.wasInterrupted();
}

LogicalResult SecondRunChecker::verify(Operation *function) {
  function->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != function && !isView(op))
      collect(op);
  });
  bool anyFailed = false;
  SmallVector<Operation *> secondRuns;
  for (Operation *op : llvm::make_first_range(accessesOf))
    if (!isSecondRun(op))
      anyFailed |= failed(verifyOther(op));
    else if (holdsBufferUse(op))
      secondRuns.push_back(op);
  for (Operation *op : secondRuns) {
    bool isFine = succeeded(verifyEffects(op));
    op->walk([&](Operation *nested) {
      for (const Access &access : getAccesses(nested))
        isFine = isFine && (!access.reads || !access.buffer ||
                            succeeded(verifyFilled(op, access)));
    });
    anyFailed |= !isFine || failed(verifyUnchanged(op));
  }
  return failure(anyFailed);
}

LogicalResult SecondRunChecker::verifyEffects(Operation *op) {
  WalkResult result = op->walk([&](Operation *nested) {
    bool touchesOthers =
        llvm::any_of(getAccesses(nested), [](const Access &access) {
          return !access.buffer || access.frees;
        });
    bool isForeign = isa<CallOpInterface>(nested) ||
                     isa_and_present<AODialect>(nested->getDialect());
    return isForeign || touchesOthers || mayTouchAnything(nested)
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  if (!result.wasInterrupted())
    return success();
  return op->emitOpError(
      "must not run a second time: it has effects besides its results");
}

//===----------------------------------------------------------------------===//
// What is filled
//===----------------------------------------------------------------------===//

/// Whether control may come from `from` to `to`, in one region, without coming
/// by `stop`, if that is not null.
static bool reaches(Operation *from, Operation *to, Operation *stop) {
  auto isBehind = [](Operation *op, Operation *other) {
    return op && op->getBlock() == other->getBlock() &&
           other->isBeforeInBlock(op);
  };
  if (isBehind(to, from))
    return !isBehind(stop, from) || !isBehind(to, stop);
  if (isBehind(stop, from))
    return false;
  SmallVector<Block *> worklist(from->getBlock()->getSuccessors());
  llvm::SmallDenseSet<Block *> seen;
  while (!worklist.empty()) {
    Block *block = worklist.pop_back_val();
    if (!seen.insert(block).second)
      continue;
    bool isStopped = stop && stop->getBlock() == block;
    if (to->getBlock() == block && !(isStopped && isBehind(to, stop)))
      return true;
    if (!isStopped)
      llvm::append_range(worklist, block->getSuccessors());
  }
  return false;
}

/// Whether control may come by `first` and then by `second`, without coming by
/// `made` in between, if that is not null.
static bool mayComeBefore(Operation *first, Operation *second,
                          Operation *made) {
  Operation *to = second;
  while (Operation *parent = to->getParentOp()) {
    Region *region = to->getParentRegion();
    Operation *from = region->findAncestorOpInRegion(*first);
    Operation *stop = made ? region->findAncestorOpInRegion(*made) : nullptr;
    if (from && reaches(from, to, stop))
      return true;
    // Another iteration, or another call, has memory of its own.
    if (stop || isa<FunctionOpInterface>(parent))
      return false;
    if (from ? mayRepeat(*region)
             : parent->isAncestor(first) &&
                   !insideMutuallyExclusiveRegions(first, second))
      return true;
    to = parent;
  }
  return false;
}

/// Whether memory is allocated where `root` is defined, with nothing in it: not
/// what another buffer holds, as by a clone.
static bool isFreshAllocation(Value root) {
  auto effects = root.getDefiningOp<MemoryEffectOpInterface>();
  return effects && llvm::none_of(effects->getOperands(), isBuffer) &&
         effects.getEffectOnValue<MemoryEffects::Allocate>(root).has_value();
}

/// Whether nothing that `write` writes belongs to `target`. Of the thousands of
/// writes to an arena, ranges tell most at once.
bool SecondRunChecker::isApart(const Write &write, const Target &target) {
  if (write.range && target.range && write.range->isApartFrom(*target.range))
    return true;
  return write.buffer && !write.leavesPart &&
         (areDisjointParts(target.buffer, ControlPath(), write.buffer, roots) ||
          isElementOutside(target.buffer, ControlPath(), write.op, write.buffer,
                           roots));
}

/// Whether `op` is known to write one element.
static bool writesElement(Operation *op) {
  return isa<memref::StoreOp, affine::AffineStoreOp>(op);
}

/// Whether writes to `buffer` may fill all of it. In loops they are taken to,
/// and where it is not known which part they fill, or it has gaps.
bool SecondRunChecker::areWhole(ArrayRef<const Write *> fills, Value buffer) {
  std::optional<BufferPart> wanted = getBufferPart(buffer, roots);
  std::optional<int64_t> from = wanted && wanted->isDense
                                    ? wanted->begin.getConstant()
                                    : std::optional<int64_t>();
  if (!from)
    return true;
  int64_t elements = 0;
  SmallVector<std::pair<int64_t, int64_t>> filled;
  for (const Write *write : fills) {
    if (!write->buffer || write->leavesPart ||
        !isVisitedOnce(write->op->getBlock()))
      return true;
    if (writesElement(write->op)) {
      ++elements;
      continue;
    }
    std::optional<BufferPart> part = getBufferPart(write->buffer, roots);
    std::optional<int64_t> begin = part && part->root == wanted->root
                                       ? part->begin.getConstant()
                                       : std::optional<int64_t>();
    if (!begin)
      return true;
    filled.emplace_back(*begin, *begin + part->length);
  }
  llvm::sort(filled);
  int64_t missing = 0, reached = *from, end = *from + wanted->length;
  for (auto [first, last] : filled) {
    missing += std::max<int64_t>(0, std::min(first, end) - reached);
    reached = std::max(reached, last);
  }
  missing += std::max<int64_t>(0, end - reached);
  return missing <= elements;
}

/// What writes to `memory` before it is read: what is written in another
/// iteration may be another part than it is called here.
SecondRunChecker::Filled SecondRunChecker::getFilled(const Access &read,
                                                     Value memory) {
  bool isOfThisIteration = false, isOnly = true;
  for (const Root &root : roots.getMayRoots(read.buffer)) {
    isOfThisIteration |= root.value == memory && root.path.isOfThisIteration();
    isOnly &= root.value == memory;
  }
  Operation *made = isOfThisIteration ? memory.getDefiningOp() : nullptr;
  bool isRunOnce = isVisitedOnce(read.op->getBlock());
  Target target = getTarget(read.buffer);
  SmallVector<const Write *> fills;
  SmallVector<Operation *> ops;
  auto collect = [&](Value written) {
    for (const Write &write : llvm::reverse(writes[written])) {
      bool isAway = isRunOnce && isVisitedOnce(write.op->getBlock()) &&
                    isApart(write, target);
      if (isAway || !mayComeBefore(write.op, read.op, made))
        continue;
      fills.push_back(&write);
      ops.push_back(write.op);
      // Most are filled by the last op that writes to them.
      if (!isOnly ||
          (isOneOnEveryWay(write.op, read.op, memory.getParentRegion()) &&
           areWhole(&write, read.buffer)))
        return true;
    }
    return false;
  };
  if (collect(memory) ||
      (llvm::is_contained(roots.getEscaped(), memory) && collect(Value())))
    return Filled::Wholly;
  if (fills.empty())
    return Filled::Never;
  if (!isOneOnEveryWay(ops, read.op, memory.getParentRegion()))
    return Filled::OnSomeWays;
  return areWhole(fills, read.buffer) ? Filled::Wholly : Filled::InPart;
}

LogicalResult SecondRunChecker::verifyFilled(Operation *op,
                                             const Access &read) {
  for (const Root &root : roots.getMayRoots(read.buffer)) {
    if (!root.value || !isBuffer(root.value) || !isFreshAllocation(root.value))
      continue;
    Filled filled = getFilled(read, root.value);
    if (filled == Filled::Wholly)
      continue;
    InFlightDiagnostic diagnostic =
        op->emitOpError("runs a second time and reads a buffer that ")
        << (filled == Filled::Never        ? "nothing has filled"
            : filled == Filled::OnSomeWays ? "is filled on some ways only"
                                           : "is filled in part only");
    diagnostic.attachNote(root.value.getLoc()) << "allocated here";
    return diagnostic;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// What has been freed
//===----------------------------------------------------------------------===//

LogicalResult SecondRunChecker::verifyNotFreed(Operation *op, Value buffer,
                                               StringRef does) {
  if (!isBuffer(buffer))
    return success();
  auto known = frees.find(roots.getMustRoot(buffer));
  if (known == frees.end())
    return success();
  auto freed = llvm::find_if(known->second, [&](Operation *other) {
    // Where control may have come another way, it may be there.
    Operation *here = other->getBlock()->findAncestorOpInBlock(*op);
    return here && other->isBeforeInBlock(here);
  });
  if (freed == known->second.end())
    return success();
  InFlightDiagnostic diagnostic = op->emitOpError()
                                  << does << " a buffer that has been freed";
  diagnostic.attachNote((*freed)->getLoc()) << "freed here";
  return diagnostic;
}

/// What a second run makes in place of a buffer that has been freed is what
/// others read and hand on: a clone that something has merged with the first
/// run leaves them with that one's buffer, and so does a slot of a pair that
/// should have gone.
LogicalResult SecondRunChecker::verifyOther(Operation *op) {
  if (op->hasTrait<OpTrait::ReturnLike>() &&
      isa<FunctionOpInterface>(op->getParentOp())) {
    for (Value operand : op->getOperands())
      if (failed(verifyNotFreed(op, operand, "hands on")))
        return failure();
    return success();
  }
  for (const Access &access : accessesOf[op])
    if (access.reads && !access.frees && access.buffer &&
        failed(verifyNotFreed(op, access.buffer, "reads")))
      return failure();
  auto call = dyn_cast<CallOpInterface>(op);
  if (!call || frees.empty())
    return success();
  for (const CalleeAccesses::CallerUse &known : callees.get(call, roots)) {
    Value buffer = known.operand ? known.operand : known.roots.front().value;
    if (buffer && known.use.touches() &&
        failed(verifyNotFreed(op, buffer,
                              known.use.frees   ? "frees"
                              : known.use.reads ? "reads"
                                                : "writes to")))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// What has been overwritten
//===----------------------------------------------------------------------===//

/// Whether `op`, which lies in `block` or in an op of it, may run several times
/// each time that control passes that.
static bool mayRepeatIn(Operation *op, Block *block) {
  for (; op->getBlock() != block; op = op->getParentOp())
    if (!op->getParentRegion()->hasOneBlock() ||
        mayRepeat(*op->getParentRegion()))
      return true;
  return false;
}

/// From `first`, that included, to `op`.
Stretch SecondRunChecker::getStretch(Operation *first, Operation *op) {
  Block *block = first->getBlock();
  Operation *last = block->findAncestorOpInBlock(*op);
  if (!last || !first->isBeforeInBlock(last))
    return {0, accessesOf.size(), nullptr};
  auto getPlace = [&](Operation *placed) {
    return static_cast<size_t>(accessesOf.find(placed) - accessesOf.begin());
  };
  Stretch stretch{getPlace(first), getPlace(op), block};
  // Earlier iterations of a loop that `first` is not in.
  if (last != op)
    last->walk([&](Operation *nested) {
      stretch.end = std::max(stretch.end, getPlace(nested) + 1);
    });
  return stretch;
}

/// The writes to `memory` in `stretch`.
ArrayRef<Write> SecondRunChecker::getWrites(Value memory, Stretch stretch) {
  auto isPlacedBefore = [](const Write &write, size_t position) {
    return write.position < position;
  };
  ArrayRef<Write> all = writes[memory];
  const Write *begin = llvm::lower_bound(all, stretch.begin, isPlacedBefore);
  const Write *end = llvm::lower_bound(all, stretch.end, isPlacedBefore);
  return begin < end ? ArrayRef<Write>(begin, end) : ArrayRef<Write>();
}

/// What writes to `buffer` in `stretch`; null if nothing does.
const Write *SecondRunChecker::findOverwrite(Stretch stretch, Value buffer) {
  Target target = getTarget(buffer);
  for (const Root &root : roots.getMayRoots(buffer)) {
    for (const Write &write : getWrites(root.value, stretch)) {
      bool mayMeet = !isApart(write, target) &&
                     !(root.hasEscaped && write.root.hasEscaped) &&
                     (!stretch.block || mayRepeatIn(write.op, stretch.block) ||
                      roots.mayMeet(root, write.root));
      if (mayMeet)
        return &write;
    }
    for (const Write &write : outliving[root.value])
      if (!(root.hasEscaped && write.root.hasEscaped) &&
          !isApart(write, target))
        return &write;
  }
  return nullptr;
}

/// What writes to `buffer` between `first`, or in it, and `op`; null if nothing
/// does.
const Write *SecondRunChecker::findOverwrite(Operation *first, Operation *op,
                                             Value buffer) {
  return findOverwrite(getStretch(first, op), buffer);
}

/// What has changed a value that both runs compute alike, `first` for the first
/// one: it was loaded again, and something has written there in between.
const Write *SecondRunChecker::findReloaded(Value first, Value again,
                                            ComparedValues &compared) {
  Operation *op = first.getDefiningOp(), *twin = again.getDefiningOp();
  if (first == again || !op || !twin || op->getName() != twin->getName() ||
      !compared.insert({first, again}).second)
    return nullptr;
  for (const Access &access : getAccesses(twin))
    if (access.reads && access.buffer)
      if (const Write *write = findOverwrite(op, twin, access.buffer))
        return write;
  for (auto [one, another] : llvm::zip(op->getOperands(), twin->getOperands()))
    if (const Write *write = findReloaded(one, another, compared))
      return write;
  return nullptr;
}

/// What has changed what `op` reads since `first`, of which it is a second run;
/// null if nothing has.
const Write *SecondRunChecker::findChange(Operation *first, Operation *op) {
  const Write *change = nullptr;
  ComparedValues compared;
  auto compare = [&](Operation *one, Operation *another) {
    for (auto [a, b] : llvm::zip(one->getOperands(), another->getOperands()))
      if (!change && !op->isAncestor(b.getParentBlock()->getParentOp()))
        change = findReloaded(a, b, compared);
  };
  SmallVector<Operation *> firstOps;
  first->walk([&](Operation *nested) { firstOps.push_back(nested); });
  const auto *twin = firstOps.begin();
  op->walk([&](Operation *nested) {
    compare(*twin++, nested);
    if (nested == op)
      return;
    for (const Access &access : getAccesses(nested))
      if (!change && access.reads && access.buffer)
        change = findOverwrite(first, op, access.buffer);
  });
  for (Value input : getInputs(op, accessesOf[op]))
    if (!change && namesBuffer(input))
      change = findOverwrite(first, op, input);
  return change;
}

/// Whether `op` is known to write all of `written`, to which it writes. Callees
/// that write to an argument are taken to.
static bool writesWhole(Operation *op, Value written) {
  auto type = dyn_cast<ShapedType>(written.getType());
  if (type && type.hasStaticShape() && type.getNumElements() == 1)
    return true;
  if (auto vectors = dyn_cast<VectorTransferOpInterface>(op))
    return type && !vectors.getMask() &&
           vectors.getVectorType().getShape() == type.getShape();
  if (auto computed = dyn_cast<linalg::LinalgOp>(op))
    return llvm::all_of(computed.getDpsInitsMutable(), [&](OpOperand &init) {
      return init.get() != written ||
             computed.getMatchingIndexingMap(&init).isProjectedPermutation();
    });
  return isa<CallOpInterface, memref::CopyOp, OffloadOp, ReloadOp, WaitOp>(op);
}

/// Whether all of `buffer` is written by `write`, or by the loop that is in,
/// each time that control comes to `op`.
bool SecondRunChecker::fillsWhole(const Write &write, Operation *op,
                                  Value buffer) {
  if (!write.buffer)
    return false;
  bool isInLoop = false;
  for (Operation *other = write.op; other->getBlock() != op->getBlock();) {
    other = other->getParentOp();
    if (!other || other == op)
      return false;
    bool isLoop = isa<LoopLikeOpInterface>(other);
    auto branch = dyn_cast<RegionBranchOpInterface>(other);
    SmallVector<RegionSuccessor> entered;
    if (branch)
      branch.getSuccessorRegions(RegionBranchPoint::parent(), entered);
    if (!isLoop && entered.size() != 1)
      return false;
    isInLoop |= isLoop;
  }
  return isInLoop || (writesWhole(write.op, write.buffer) &&
                      (firstRuns.isSameInput(write.buffer, buffer) ||
                       isWithin(buffer, write.buffer)));
}

/// Whether something has filled `buffer` between `first` and `op`.
bool SecondRunChecker::isMadeAnew(Operation *first, Operation *op,
                                  Value buffer) {
  Stretch stretch = getStretch(first, op);
  ++stretch.begin;
  return llvm::any_of(roots.getMayRoots(buffer), [&](const Root &root) {
    return llvm::any_of(
        getWrites(root.value, stretch),
        [&](const Write &write) { return fillsWhole(write, op, buffer); });
  });
}

/// Whether `op` may write to what `buffer` names.
bool SecondRunChecker::mayTouch(Operation *op, Value buffer) {
  Target target = getTarget(buffer);
  return llvm::any_of(roots.getMayRoots(buffer), [&](const Root &root) {
    size_t place = accessesOf.find(op) - accessesOf.begin();
    return llvm::any_of(getWrites(root.value, {place, place + 1, nullptr}),
                        [&](const Write &write) {
                          return roots.mayMeet(root, write.root) &&
                                 !isApart(write, target);
                        });
  });
}

/// Whether `op`, a second run of `first`, may read what that has left where it
/// writes itself, to add to it say.
bool SecondRunChecker::readsOwnResult(Operation *first, Operation *op) {
  return llvm::any_of(accessesOf[op], [&](const Access &access) {
    return access.buffer && access.reads && access.writes &&
           namesBuffer(access.buffer) && mayTouch(first, access.buffer) &&
           !isMadeAnew(first, op, access.buffer);
  });
}

/// What the op read when it ran first must still be there.
LogicalResult SecondRunChecker::verifyUnchanged(Operation *op) {
  Operation *first = firstRuns.find(op, getInputs(op, accessesOf[op]));
  if (!first)
    return success();
  if (readsOwnResult(first, op)) {
    InFlightDiagnostic diagnostic = op->emitOpError(
        "runs a second time and starts from what it has made before");
    diagnostic.attachNote(first->getLoc()) << "made here";
    return diagnostic;
  }
  const Write *overwrite = findChange(first, op);
  if (!overwrite)
    return success();
  InFlightDiagnostic diagnostic =
      op->emitOpError("runs a second time and reads a buffer that has been "
                      "overwritten since it ran first");
  diagnostic.attachNote(overwrite->op->getLoc()) << "overwritten here";
  return diagnostic;
}

LogicalResult ao::verifySecondRunsOnBuffers(Operation *function,
                                            AliasRoots &roots,
                                            CalleeAccesses &callees) {
  return SecondRunChecker(roots, callees).verify(function);
}
