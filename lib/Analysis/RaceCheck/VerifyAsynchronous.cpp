//===- VerifyAsynchronous.cpp - GPU ops beside transfers ------------------===//
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

SmallVector<Operation *> ao::findWaits(Operation *op) {
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
        if (!isBuffer(result))
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

/// Whether `other` does not start while `op` is under way: not between the op
/// and a wait for it in its block. That none is in flight where `op` starts is
/// for the check of all ops.
static bool isApartFrom(Operation *op, Operation *other) {
  if (isDoneBefore(op, other))
    return true;
  Operation *at = op->getBlock()->findAncestorOpInBlock(*other);
  return !at || at->isBeforeInBlock(op);
}

namespace {
/// Compares what asynchronous ops do to buffers with all transfers that may
/// start before the ops are waited for.
class AsynchronousChecker {
public:
  AsynchronousChecker(AliasRoots &roots, CalleeAccesses &callees)
      : roots(roots), callees(callees) {}

  LogicalResult run(Operation *function) {
    function->walk([&](Operation *op) { addEnds(op); });
    bool anyFailed = false;
    function->walk([&](Operation *op) {
      if (isAsynchronous(op))
        anyFailed |= failed(checkAllocation(op)) || failed(check(op));
    });
    return failure(anyFailed);
  }

private:
  struct End {
    Operation *copy;
    bool isDestination, hasEscaped;

    StringRef getName() const {
      return isDestination ? "destination" : "source";
    }
  };

  void addEnds(Operation *op);
  LogicalResult checkAllocation(Operation *op);
  LogicalResult check(Operation *op);
  const End *findHarmed(Operation *op, const Access &access);

  AliasRoots &roots;
  CalleeAccesses &callees;
  llvm::DenseMap<Value, SmallVector<End, 1>> ends;
};
} // namespace

void AsynchronousChecker::addEnds(Operation *op) {
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

/// A buffer that an asynchronous op allocates exists when that is done.
LogicalResult AsynchronousChecker::checkAllocation(Operation *op) {
  for (Value result : op->getResults()) {
    if (!isBuffer(result))
      continue;
    for (const End &end : ends.lookup(result)) {
      if (isDoneBefore(op, end.copy))
        continue;
      InFlightDiagnostic diagnostic =
          op->emitOpError("may not have allocated the ")
          << end.getName() << " of a transfer when that starts";
      diagnostic.attachNote(end.copy->getLoc()) << "the transfer";
      return diagnostic;
    }
  }
  return success();
}

/// Returns the end of a transfer that `access` harms, or null.
const AsynchronousChecker::End *
AsynchronousChecker::findHarmed(Operation *op, const Access &access) {
  SmallVector<Root, 1> touched{Root{}};
  if (access.buffer)
    touched = SmallVector<Root, 1>(roots.getMayRoots(access.buffer));
  for (const Root &root : touched)
    if (auto found = ends.find(root.value); found != ends.end())
      for (const End &end : found->second)
        if ((access.frees || access.writes ||
             (access.reads && end.isDestination)) &&
            !(root.hasEscaped && end.hasEscaped) && !isApartFrom(op, end.copy))
          return &end;
  return nullptr;
}

LogicalResult AsynchronousChecker::check(Operation *op) {
  SmallVector<Access> accesses;
  op->walk([&](Operation *nested) {
    llvm::append_range(accesses, collectAccesses(nested));
  });
  for (const Access &access : accesses) {
    const End *end = findHarmed(op, access);
    if (!end)
      continue;
    InFlightDiagnostic diagnostic =
        access.op->emitOpError()
        << access.getVerb() << " the " << end->getName()
        << " of a transfer and may run while that is in flight";
    diagnostic.attachNote(end->copy->getLoc()) << "the transfer";
    return diagnostic;
  }
  return success();
}

LogicalResult ao::verifyAsynchronous(Operation *function, AliasRoots &roots,
                                     CalleeAccesses &callees) {
  return AsynchronousChecker(roots, callees).run(function);
}
