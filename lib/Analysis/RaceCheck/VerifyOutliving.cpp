//===- VerifyOutliving.cpp - Ops that go on beside transfers --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CalleeAccesses.h"
#include "Checks.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace ao;

namespace {
/// Ops that may go on run beside all transfers of their function, but for those
/// that do not start between the op and a `gpu.wait` for it.
class OutlivingChecker {
public:
  OutlivingChecker(AliasRoots &roots, CalleeAccesses &callees)
      : roots(roots), callees(callees) {}

  LogicalResult run(Operation *function) {
    function->walk([&](Operation *op) { addEnds(op); });
    bool anyFailed = false;
    function->walk([&](Operation *op) { anyFailed |= failed(check(op)); });
    return failure(anyFailed);
  }

private:
  struct End {
    Operation *copy;
    bool isDestination, hasEscaped;
  };

  void addEnds(Operation *op);
  LogicalResult check(Operation *op);
  LogicalResult checkAllocation(Operation *op);
  LogicalResult check(Operation *op, const BufferUse &use,
                      ArrayRef<Root> touched);

  AliasRoots &roots;
  CalleeAccesses &callees;
  llvm::DenseMap<Value, SmallVector<End, 1>> ends;
};
} // namespace

void OutlivingChecker::addEnds(Operation *op) {
  auto add = [&](ArrayRef<Root> named, bool isDestination) {
    for (const Root &root : named)
      ends[root.value].push_back({op, isDestination, root.hasEscaped});
  };
  auto addCopy = [&](auto copy) {
    add(roots.getMayRoots(copy.getSource()), /*isDestination=*/false);
    if (Value destination = copy.getDestination())
      add(roots.getMayRoots(destination), /*isDestination=*/true);
  };
  if (auto offload = dyn_cast<OffloadOp>(op))
    addCopy(offload);
  else if (auto reload = dyn_cast<ReloadOp>(op))
    addCopy(reload);
  else if (auto call = dyn_cast<CallOpInterface>(op))
    for (const CalleeAccesses::CallerUse &use : callees.get(call, roots))
      if (use.use.copies())
        add(use.roots, use.use.isDestination);
}

/// Each `gpu.wait` of the host for `op`, or for what waits for it.
static SmallVector<Operation *> findWaits(Operation *op) {
  SmallVector<Operation *> waits;
  llvm::SetVector<Operation *> waiting;
  waiting.insert_range(op->getUsers());
  for (size_t i = 0; i != waiting.size(); ++i) {
    Operation *user = waiting[i];
    if (user->getName().getStringRef() == "gpu.wait" &&
        user->getNumResults() == 0)
      waits.push_back(user);
    if (isAsynchronous(user))
      for (Value result : user->getResults())
        if (!isa<BaseMemRefType>(result.getType()))
          waiting.insert_range(result.getUsers());
  }
  return waits;
}

/// Whether `op` has been waited for where `other` runs.
static bool isDoneBefore(Operation *op, Operation *other) {
  return llvm::any_of(findWaits(op), [&](Operation *wait) {
    Operation *at = wait->getBlock()->findAncestorOpInBlock(*other);
    return at && wait->isBeforeInBlock(at);
  });
}

/// Whether `other` does not start while `op` goes on: not between the op and a
/// wait for it in its block. That none is in flight where `op` starts is for
/// the check of all ops.
static bool isApartFrom(Operation *op, Operation *other) {
  if (isDoneBefore(op, other))
    return true;
  return llvm::any_of(findWaits(op), [&](Operation *wait) {
    if (wait->getBlock() != op->getBlock())
      return false;
    Operation *at = op->getBlock()->findAncestorOpInBlock(*other);
    return !at || at->isBeforeInBlock(op);
  });
}

/// Returns whether all work in flight of `op` ends with its handle. Work that a
/// callee has started does not, nor does an op inside one that is in flight.
static bool endsWithItsHandle(Operation *op) {
  return isAsynchronous(op) && !isa<CallOpInterface>(op) &&
         !mayGoOn(op->getParentOp());
}

LogicalResult OutlivingChecker::check(Operation *op, const BufferUse &use,
                                      ArrayRef<Root> touched) {
  for (const Root &root : touched) {
    if (use.copies() && !(root.value && isa<TensorType>(root.value.getType())))
      return op->emitOpError(
          "starts a transfer where the next op may run before it ends");
    for (const End &end : ends.lookup(root.value)) {
      if (!(use.frees || use.writes || (use.reads && end.isDestination)) ||
          (root.hasEscaped && end.hasEscaped) ||
          (endsWithItsHandle(op) && isApartFrom(op, end.copy)))
        continue;
      Access access{op, Value(), use.reads, use.writes, use.frees};
      InFlightDiagnostic diagnostic =
          op->emitOpError()
          << access.getVerb() << " the "
          << (end.isDestination ? "destination" : "source")
          << " of a transfer and may go on while that is in flight";
      diagnostic.attachNote(end.copy->getLoc()) << "the transfer";
      return diagnostic;
    }
  }
  return success();
}

/// A buffer that an asynchronous op allocates is there when that is done.
LogicalResult OutlivingChecker::checkAllocation(Operation *op) {
  for (Value result : op->getResults()) {
    if (!isBuffer(result))
      continue;
    for (const End &end : ends.lookup(result)) {
      if (isDoneBefore(op, end.copy))
        continue;
      InFlightDiagnostic diagnostic =
          op->emitOpError() << "may not have allocated the "
                            << (end.isDestination ? "destination" : "source")
                            << " of a transfer when that starts";
      diagnostic.attachNote(end.copy->getLoc()) << "the transfer";
      return diagnostic;
    }
  }
  return success();
}

LogicalResult OutlivingChecker::check(Operation *op) {
  if (isAsynchronous(op) && failed(checkAllocation(op)))
    return failure();
  bool goesOn = mayGoOn(op);
  if (auto call = dyn_cast<CallOpInterface>(op)) {
    for (const auto &[operand, touched, use, number] : callees.get(call, roots))
      if ((goesOn || use.outlives) && failed(check(op, use, touched)))
        return failure();
    return success();
  }
  if (!goesOn || isa<WaitOp>(op))
    return success();
  for (const Access &access : collectAccesses(op)) {
    BufferUse use{op, access.reads, access.writes, access.frees};
    use.isSource = isa<OffloadOp, ReloadOp>(op);
    SmallVector<Root, 1> touched{Root{}};
    if (access.buffer)
      touched = SmallVector<Root, 1>(roots.getMayRoots(access.buffer));
    if (failed(check(op, use, touched)))
      return failure();
  }
  return success();
}

LogicalResult ao::verifyOutliving(Operation *function, AliasRoots &roots,
                                  CalleeAccesses &callees) {
  return OutlivingChecker(roots, callees).run(function);
}
