//===- CalleeAccesses.cpp - What callees do to buffers --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CalleeAccesses.h"

#include "Aliases/Escapes.h"
#include "BufferParts.h"
#include "ParallelAccesses.h"
#include "StackScopes.h"
#include "ao/Analysis/StorageAliases.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace ao;

bool BufferUse::merge(const BufferUse &other) {
  bool isNew = false;
  auto mergeFlag = [&](bool BufferUse::*flag) {
    isNew |= other.*flag && !(this->*flag);
    this->*flag |= other.*flag;
  };
  for (auto flag : {&BufferUse::reads, &BufferUse::writes, &BufferUse::frees,
                    &BufferUse::isSource, &BufferUse::isDestination,
                    &BufferUse::staysInFlight, &BufferUse::leavesPart,
                    &BufferUse::captures, &BufferUse::leavesEnded})
    mergeFlag(flag);
  isNew |= (other.beside & ~beside) != 0;
  beside |= other.beside;
  if (!op || (isNew && other.writes))
    op = other.op;
  return isNew;
}

FunctionOpInterface CalleeAccesses::resolve(CallOpInterface call) {
  auto function = dyn_cast_or_null<FunctionOpInterface>(
      call.resolveCallableInTable(&symbols));
  // A call by an address that is one function's for certain is a call of that.
  SymbolRefAttr name;
  if (auto address = dyn_cast_if_present<Value>(call.getCallableForCallee());
      address && matchPattern(address, m_Constant(&name)))
    function = symbols.lookupNearestSymbolFrom<FunctionOpInterface>(call, name);
  return function && !function.isExternal() ? function : FunctionOpInterface();
}

bool CalleeAccesses::isUninitialized(Value root) {
  auto reference = root.getDefiningOp<memref::GetGlobalOp>();
  auto global = reference ? symbols.lookupNearestSymbolFrom<memref::GlobalOp>(
                                reference, reference.getNameAttr())
                          : memref::GlobalOp();
  return global && global.isUninitialized();
}

bool CalleeAccesses::isUnknown(CallOpInterface call) {
  return isa<Value>(call.getCallableForCallee()) && !resolve(call);
}

/// Returns what a function without a body does to its buffers: it reads and
/// writes them. One that is called by a value may do anything to them.
static BufferUse getUseOfUnknown(CallOpInterface call, bool isUnknown) {
  BufferUse use{call, /*reads=*/true, /*writes=*/true, /*frees=*/isUnknown};
  use.captures = isUnknown;
  return use;
}

bool CalleeAccesses::mayKeep(OpOperand &operand) {
  auto call = dyn_cast<CallOpInterface>(operand.getOwner());
  if (!call)
    return mayCapture(operand);
  FunctionOpInterface function = resolve(call);
  if (!function)
    return returnsPointer(call) || isUnknown(call);
  if (!summaries.contains(function))
    summarize(function);
  return llvm::any_of(summaries[function], [&](const auto &entry) {
    auto argument = dyn_cast_if_present<BlockArgument>(entry.first);
    return argument && entry.second.captures &&
           argument.getArgNumber() < call.getArgOperands().size() &&
           call.getArgOperands()[argument.getArgNumber()] == operand.get();
  });
}

/// Whether `op` may run beside itself.
static bool runsAtOnce(Operation *op) {
  for (Operation *parent = op->getParentOp();
       parent && !isa<FunctionOpInterface>(parent);
       parent = parent->getParentOp())
    if (runsConcurrently(parent))
      return true;
  return false;
}

namespace {
/// What happens between the start of a transfer and its wait.
struct Meanwhile {
  /// Whether it is anything at all.
  bool isAnything = false;
  /// The arguments that it may be done to, see BufferUse::beside.
  uint64_t arguments = 0;

  static Meanwhile getWorst() { return {true, BufferUse::kAllArguments}; }
};
} // namespace

/// What `op` does to buffers, other than to wait.
static void addMeanwhile(Operation *op, FunctionOpInterface function,
                         AliasRoots &roots, Meanwhile &meanwhile) {
  if (isa<CallOpInterface>(op))
    meanwhile = Meanwhile::getWorst();
  if (isa<CallOpInterface, WaitOp>(op))
    return;
  for (const Access &access : collectAccesses(op)) {
    meanwhile.isAnything = true;
    if (!access.buffer)
      continue;
    for (const Root &root : roots.getMayRoots(access.buffer)) {
      auto argument = dyn_cast_if_present<BlockArgument>(root.value);
      if (argument && argument.getOwner()->getParentOp() == function &&
          argument.getOwner()->isEntryBlock())
        meanwhile.arguments |= BufferUse::getBit(argument.getArgNumber());
    }
  }
}

/// Where `copy` is waited for elsewhere, or goes around a loop, that is not
/// known.
static Meanwhile findMeanwhile(Operation *copy, FunctionOpInterface function,
                               AliasRoots &roots) {
  if (runsAtOnce(copy))
    return Meanwhile::getWorst();
  Meanwhile meanwhile;
  for (Operation *op = copy->getNextNode(); op; op = op->getNextNode()) {
    auto wait = dyn_cast<WaitOp>(op);
    if (wait && wait.getTransfer().getDefiningOp() == copy)
      return meanwhile;
    op->walk([&](Operation *nested) {
      addMeanwhile(nested, function, roots, meanwhile);
    });
  }
  return Meanwhile::getWorst();
}

/// Of a function's own memory only that matters which others find when it has
/// ended, or is still in use.
bool CalleeAccesses::addOwn(FunctionOpInterface function, Value memory,
                            const BufferUse &use) {
  BufferUse &all = ownUses[memory];
  (void)all.merge(use);
  if (!all.captures)
    return false;
  BufferUse left{use.op};
  left.leavesEnded = all.frees || isOnStack(memory);
  return summaries[function][Value()].merge(left);
}

/// Keeps what `function` does to buffers from outside.
bool CalleeAccesses::add(FunctionOpInterface function, ArrayRef<Root> found,
                         Value buffer, BufferUse use) {
  bool isNew = false;
  for (const Root &root : found) {
    // That has a name as well.
    if (root.hasEscaped && !root.value)
      continue;
    auto argument = dyn_cast_if_present<BlockArgument>(root.value);
    bool isFromOutside =
        argument ? argument.getOwner()->getParentOp() == function &&
                       argument.getOwner()->isEntryBlock()
                 : !root.value || AliasRoots::isSameEverywhere(root.value);
    use.leavesPart |= argument && !(buffer && isWithin(buffer, argument));
    isNew |= isFromOutside ? summaries[function][root.value].merge(use)
                           : addOwn(function, root.value, use);
  }
  return isNew;
}

bool CalleeAccesses::update(FunctionOpInterface function) {
  bool isNew = false;
  auto getRoots = [&](Value value) -> SmallVector<Root, 1> {
    if (!value)
      return {Root{}};
    return SmallVector<Root, 1>(roots.getMayRoots(value));
  };
  auto addEnds = [&](auto copy) {
    BufferUse source, destination;
    source.op = destination.op = copy;
    source.isSource = destination.isDestination = true;
    Meanwhile meanwhile = findMeanwhile(copy, function, roots);
    source.staysInFlight = destination.staysInFlight = meanwhile.isAnything;
    source.beside = destination.beside = meanwhile.arguments;
    isNew |=
        add(function, getRoots(copy.getSource()), copy.getSource(), source);
    if (Value filled = copy.getDestination())
      isNew |= add(function, getRoots(filled), filled, destination);
  };
  auto addCaptures = [&](Operation *op) {
    for (OpOperand &operand : op->getOpOperands()) {
      if (isa<CallOpInterface>(op) || !mayKeep(operand))
        continue;
      BufferUse use{op};
      use.captures = true;
      isNew |= add(function, getRoots(operand.get()), operand.get(), use);
    }
  };
  auto addReturned = [&](Operation *op) {
    BufferUse use{op};
    use.captures = true;
    for (Value operand : op->getOperands())
      for (const Root &root : getRoots(operand))
        if (isa_and_present<OpResult>(root.value))
          isNew |= addOwn(function, root.value, use);
  };
  function->walk([&](Operation *op) {
    // What a wait waits for the copy does.
    if (isa<WaitOp>(op))
      return;
    addCaptures(op);
    if (op->hasTrait<OpTrait::ReturnLike>() && op->getParentOp() == function)
      addReturned(op);
    for (const Access &access : collectAccesses(op))
      isNew |= add(function, getRoots(access.buffer), access.buffer,
                   BufferUse{op, access.reads, access.writes, access.frees});
    if (auto offload = dyn_cast<OffloadOp>(op))
      addEnds(offload);
    else if (auto reload = dyn_cast<ReloadOp>(op))
      addEnds(reload);
    else if (auto call = dyn_cast<CallOpInterface>(op))
      for (CallerUse &use : get(call, roots)) {
        use.use.staysInFlight |= use.use.copies() && runsAtOnce(call);
        // The callee's arguments are others.
        use.use.beside = use.use.staysInFlight ? BufferUse::kAllArguments : 0;
        isNew |= add(function, use.roots, use.operand, use.use);
      }
  });
  return isNew;
}

/// Summarizes `function` and all that it calls, callees first
/// as far as calls are no cycles, until nothing new is found.
void CalleeAccesses::summarize(FunctionOpInterface function) {
  llvm::SetVector<Operation *> functions;
  functions.insert(function);
  bool mayCallItself = false;
  auto addCallee = [&](FunctionOpInterface callee) {
    if (functions.contains(callee))
      mayCallItself = true;
    else if (!summaries.contains(callee))
      functions.insert(callee);
  };
  for (size_t i = 0; i != functions.size(); ++i) {
    summaries.try_emplace(functions[i]);
    functions[i]->walk([&](CallOpInterface call) {
      if (FunctionOpInterface callee = resolve(call))
        addCallee(callee);
    });
  }
  for (bool isNew = true; isNew;) {
    isNew = false;
    for (Operation *op : llvm::reverse(functions))
      isNew |= update(cast<FunctionOpInterface>(op));
    isNew &= mayCallItself;
  }
}

SmallVector<CalleeAccesses::CallerUse>
CalleeAccesses::get(CallOpInterface call, AliasRoots &callerRoots) {
  SmallVector<CallerUse> uses;
  auto addOperand = [&](Value operand, const BufferUse &use,
                        unsigned argument) {
    if (!isa<BaseMemRefType, TensorType>(operand.getType()))
      return;
    uses.push_back({operand,
                    SmallVector<Root, 1>(callerRoots.getMayRoots(operand)), use,
                    argument});
  };
  auto function = resolve(call);
  if (!function) {
    BufferUse anything = getUseOfUnknown(call, isUnknown(call));
    uses.push_back({Value(), {Root{}}, anything});
    auto declared = dyn_cast_or_null<FunctionOpInterface>(
        call.resolveCallableInTable(&symbols));
    for (auto [index, operand] : llvm::enumerate(call.getArgOperands())) {
      BufferUse use = anything;
      use.writes =
          !isa<TensorType>(operand.getType()) || mayWriteThrough(operand);
      use.frees |= declared && index < declared.getNumArguments() &&
                   isa<BaseMemRefType>(operand.getType()) &&
                   declared.getArgAttr(index, AODialect::kDonatedAttr);
      addOperand(operand, use, index);
    }
    return uses;
  }
  if (!summaries.contains(function))
    summarize(function);
  // Copied: what the caller is asked for may find more callees.
  Summary summary = summaries[function];
  for (auto &[root, use] : summary) {
    auto argument = dyn_cast_if_present<BlockArgument>(root);
    if (!argument) {
      // Among its equals the caller may know another one.
      Value known = root ? callerRoots.getMustRoot(root) : root;
      SmallVector<Root, 1> touched{Root{known, ControlPath()}};
      // Others may have put a global where the caller has found it.
      if (known && !isReadOnly(cast<OpResult>(known)))
        touched.push_back({Value(), ControlPath(), /*hasEscaped=*/true});
      uses.push_back({Value(), std::move(touched), use});
      continue;
    }
    if (argument.getArgNumber() >= call.getArgOperands().size())
      continue;
    // A callee may write in place to a tensor that stands for a buffer.
    Value operand = call.getArgOperands()[argument.getArgNumber()];
    BufferUse inPlace = use;
    inPlace.writes |= use.reads && isa<TensorType>(operand.getType()) &&
                      mayWriteThrough(operand);
    addOperand(operand, inPlace, argument.getArgNumber());
  }
  return uses;
}
