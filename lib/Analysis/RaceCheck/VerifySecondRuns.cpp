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

#include "BufferAccesses.h"
#include "Checks.h"
#include "ao/Analysis/StorageAliases.h"
#include "ao/Dialect/AO/IR/AORecompute.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace ao;

namespace {
class SecondRunChecker {
public:
  explicit SecondRunChecker(AliasRoots &roots) : roots(roots) {}

  LogicalResult verify(Operation *function);

private:
  LogicalResult verify(Operation *op, ArrayRef<Access> accesses);
  LogicalResult verifyRead(Operation *op, Value root);
  LogicalResult verifyUnchanged(Operation *op, ArrayRef<Access> accesses);
  const Access *findTouch(Operation *op, Value root,
                          llvm::function_ref<bool(const Access &)> isMeant);
  bool isFirstRun(Operation *first, Operation *op);
  llvm::hash_code getHash(Operation *op, ArrayRef<Access> accesses);
  SmallVector<Value> getRoots(Operation *op, ArrayRef<Access> accesses);

  AliasRoots &roots;
  llvm::MapVector<Operation *, SmallVector<Access>> accessesOf;
  /// What writes or frees a storage, in the order of the function.
  llvm::DenseMap<Value, SmallVector<Access>> touches;
  /// Ops that may be the same op on the same buffers, in the same order.
  llvm::DenseMap<llvm::hash_code, SmallVector<Operation *, 1>> alike;
};
} // namespace

LogicalResult SecondRunChecker::verify(Operation *function) {
  function->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op == function || isView(op))
      return;
    SmallVector<Access> accesses = collectAccesses(op);
    for (const Access &access : accesses)
      if (access.buffer && isBuffer(access.buffer) &&
          (access.writes || access.frees))
        touches[roots.getMustRoot(access.buffer)].push_back(access);
    if (!isSecondRun(op))
      alike[getHash(op, accesses)].push_back(op);
    accessesOf[op] = std::move(accesses);
  });
  bool anyFailed = false;
  for (const auto &[op, accesses] : accessesOf)
    if (isSecondRun(op) && llvm::any_of(op->getOperands(), isBuffer))
      anyFailed |= failed(verify(op, accesses));
  return failure(anyFailed);
}

LogicalResult SecondRunChecker::verify(Operation *op,
                                       ArrayRef<Access> accesses) {
  bool isForeign = isa<CallOpInterface>(op) || isa<AODialect>(op->getDialect());
  bool touchesOthers = llvm::any_of(accesses, [](const Access &access) {
    return !access.buffer || access.frees;
  });
  if (isForeign || touchesOthers || mayTouchAnything(op))
    return op->emitOpError(
        "must not run a second time: it has effects besides its results");
  for (const Access &access : accesses)
    if (access.reads && isBuffer(access.buffer) &&
        failed(verifyRead(op, roots.getMustRoot(access.buffer))))
      return failure();
  return verifyUnchanged(op, accesses);
}

/// Whether `first` comes before `second` wherever both run.
static bool isBefore(Operation *first, Operation *second) {
  for (Block *block = first->getBlock(); block;
       block = block->getParentOp()->getBlock())
    if (Operation *at = block->findAncestorOpInBlock(*second)) {
      Operation *from = block->findAncestorOpInBlock(*first);
      return from != at && from->isBeforeInBlock(at);
    }
  return false;
}

/// What comes before `op`, touches `root` and is meant; the last one.
const Access *
SecondRunChecker::findTouch(Operation *op, Value root,
                            llvm::function_ref<bool(const Access &)> isMeant) {
  for (const Access &access : llvm::reverse(touches[root]))
    if (isMeant(access) && isBefore(access.op, op))
      return &access;
  return nullptr;
}

/// Whether memory is allocated where `root` is defined, with nothing in it.
static bool isFreshAllocation(Value root) {
  auto effects = root.getDefiningOp<MemoryEffectOpInterface>();
  return effects &&
         effects.getEffectOnValue<MemoryEffects::Allocate>(root).has_value();
}

LogicalResult SecondRunChecker::verifyRead(Operation *op, Value root) {
  auto frees = [](const Access &access) { return access.frees; };
  if (const Access *freed = findTouch(op, root, frees)) {
    InFlightDiagnostic diagnostic = op->emitOpError(
        "runs a second time and reads a buffer that has been freed");
    diagnostic.attachNote(freed->op->getLoc()) << "freed here";
    return diagnostic;
  }
  auto writes = [](const Access &access) { return access.writes; };
  if (!isFreshAllocation(root) || findTouch(op, root, writes))
    return success();
  InFlightDiagnostic diagnostic = op->emitOpError(
      "runs a second time and reads a buffer that nothing has filled");
  diagnostic.attachNote(root.getLoc()) << "allocated here";
  return diagnostic;
}

/// The storages of what an op reads and does not write.
SmallVector<Value> SecondRunChecker::getRoots(Operation *op,
                                              ArrayRef<Access> accesses) {
  SmallVector<Value> read;
  if (auto computed = dyn_cast<DestinationStyleOpInterface>(op)) {
    for (OpOperand *input : computed.getDpsInputOperands())
      if (isBuffer(input->get()))
        read.push_back(roots.getMustRoot(input->get()));
    return read;
  }
  for (const Access &access : accesses)
    if (access.reads && !access.writes && access.buffer)
      read.push_back(roots.getMustRoot(access.buffer));
  return read;
}

llvm::hash_code SecondRunChecker::getHash(Operation *op,
                                          ArrayRef<Access> accesses) {
  return llvm::hash_combine(op->getName(),
                            llvm::hash_combine_range(getRoots(op, accesses)));
}

/// Whether `op` is `first` once more: the same op on the same buffers.
bool SecondRunChecker::isFirstRun(Operation *first, Operation *op) {
  if (first->getName() != op->getName() ||
      first->getNumOperands() != op->getNumOperands())
    return false;
  auto ignore = [](Value, Value) { return success(); };
  // Attributes of plans and of layers differ.
  return first->hashProperties() == op->hashProperties() &&
         getRoots(first, accessesOf[first]) == getRoots(op, accessesOf[op]) &&
         llvm::all_of_zip(first->getRegions(), op->getRegions(),
                          [&](Region &one, Region &other) {
                            return OperationEquivalence::isRegionEquivalentTo(
                                &one, &other, ignore,
                                /*markEquivalent=*/nullptr,
                                OperationEquivalence::IgnoreLocations);
                          });
}

/// What the op read when it ran first must still be there.
LogicalResult SecondRunChecker::verifyUnchanged(Operation *op,
                                                ArrayRef<Access> accesses) {
  SmallVector<Operation *, 1> &all = alike[getHash(op, accesses)];
  auto found = llvm::find_if(llvm::reverse(all), [&](Operation *other) {
    return other->getBlock() == op->getBlock() && isBefore(other, op) &&
           isFirstRun(other, op);
  });
  if (found == all.rend())
    return success();
  Operation *first = *found;
  for (Value root : getRoots(op, accesses)) {
    auto overwrites = [&](const Access &access) {
      return access.writes && !isBefore(access.op, first);
    };
    const Access *overwritten = findTouch(op, root, overwrites);
    if (!overwritten)
      continue;
    InFlightDiagnostic diagnostic =
        op->emitOpError("runs a second time and reads a buffer that has been "
                        "overwritten since it ran first");
    diagnostic.attachNote(overwritten->op->getLoc()) << "overwritten here";
    return diagnostic;
  }
  return success();
}

LogicalResult ao::verifySecondRunsOnBuffers(Operation *function,
                                            AliasRoots &roots) {
  return SecondRunChecker(roots).verify(function);
}
