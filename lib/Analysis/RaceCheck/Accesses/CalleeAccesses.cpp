//===- CalleeAccesses.cpp - Accesses of callees to buffers ----------------===//
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
#include "ao/Analysis/Aliases/StorageAliases.h"
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
                    &BufferUse::captures, &BufferUse::returnsEnded})
    mergeFlag(flag);
  if (!op || (isNew && other.writes))
    op = other.op;
  return isNew;
}

FunctionOpInterface CalleeAccesses::resolve(CallOpInterface call) {
  auto function = dyn_cast_or_null<FunctionOpInterface>(
      call.resolveCallableInTable(&symbols));
  // A call by a constant address is a call of the function at that address.
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

bool CalleeAccesses::mayKeep(OpOperand &operand) {
  auto call = dyn_cast<CallOpInterface>(operand.getOwner());
  FunctionOpInterface function = call ? resolve(call) : FunctionOpInterface();
  if (!function)
    return mayTakeAddress(operand);
  if (!summaries.contains(function))
    summarize(function);
  return llvm::any_of(summaries[function], [&](const auto &entry) {
    auto argument = dyn_cast_if_present<BlockArgument>(entry.first);
    return argument && entry.second.captures &&
           argument.getArgNumber() < call.getArgOperands().size() &&
           call.getArgOperands()[argument.getArgNumber()] == operand.get();
  });
}

static bool isInParallelRegion(Operation *op) {
  return op->getParentWithTrait<OpTrait::HasParallelRegion>() != nullptr;
}

/// Returns true if ops other than its wait may access buffers while `copy` is
/// in flight.
static bool staysInFlight(Operation *copy) {
  if (isInParallelRegion(copy))
    return true;
  for (Operation *op = copy->getNextNode(); op; op = op->getNextNode()) {
    auto wait = dyn_cast<WaitOp>(op);
    if (wait && wait.getTransfer().getDefiningOp() == copy)
      return false;
    if (!isMemoryEffectFree(op))
      return true;
  }
  return true;
}

/// Adds a use by `function` of buffers that it does not allocate.
bool CalleeAccesses::add(FunctionOpInterface function, ArrayRef<Root> found,
                         Value buffer, BufferUse use) {
  bool isNew = false;
  for (const Root &root : found) {
    // The same memory has a root with a name as well.
    if (root.hasEscaped && !root.value)
      continue;
    auto argument = dyn_cast_if_present<BlockArgument>(root.value);
    bool isFromOutside =
        argument ? argument.getOwner()->getParentOp() == function &&
                       argument.getOwner()->isEntryBlock()
                 : !root.value || AliasRoots::isSameEverywhere(root.value);
    use.leavesPart |= argument && !(buffer && isWithin(buffer, argument));
    if (isFromOutside)
      isNew |= summaries[function][root.value].merge(use);
  }
  return isNew;
}

bool CalleeAccesses::addReturned(FunctionOpInterface function,
                                 const llvm::SmallDenseSet<Value> &freed) {
  bool isNew = false;
  function->walk([&](Operation *op) {
    if (!op->hasTrait<OpTrait::ReturnLike>() || op->getParentOp() != function)
      return;
    for (Value returned : llvm::make_filter_range(op->getOperands(), isBuffer))
      for (const Root &root : roots.getMayRoots(returned))
        if (isOnStack(root.value) || freed.contains(root.value)) {
          BufferUse use{root.value.getDefiningOp()};
          use.returnsEnded = true;
          isNew |= summaries[function][Value()].merge(use);
        }
  });
  return isNew;
}

bool CalleeAccesses::update(FunctionOpInterface function) {
  bool isNew = false;
  llvm::SmallDenseSet<Value> freed;
  auto addFound = [&](ArrayRef<Root> found, Value buffer,
                      const BufferUse &use) {
    isNew |= add(function, found, buffer, use);
    for (const Root &root : found)
      if (use.frees && isa_and_present<OpResult>(root.value))
        freed.insert(root.value);
  };
  auto addUse = [&](Value buffer, const BufferUse &use) {
    if (!buffer)
      addFound({Root{}}, buffer, use);
    else if (isBuffer(buffer))
      addFound(roots.getMayRoots(buffer), buffer, use);
  };
  auto addEnds = [&](auto copy) {
    BufferUse source{copy}, destination{copy};
    source.isSource = destination.isDestination = true;
    source.staysInFlight = destination.staysInFlight = staysInFlight(copy);
    addUse(copy.getSource(), source);
    if (Value filled = copy.getDestination())
      addUse(filled, destination);
  };
  function->walk([&](Operation *op) {
    // The accesses of a transfer are those of the op that starts it.
    if (isa<WaitOp>(op))
      return;
    for (const Access &access : collectAccesses(op))
      addUse(access.buffer,
             BufferUse{op, access.reads, access.writes, access.frees});
    if (auto offload = dyn_cast<OffloadOp>(op))
      return addEnds(offload);
    if (auto reload = dyn_cast<ReloadOp>(op))
      return addEnds(reload);
    if (auto call = dyn_cast<CallOpInterface>(op)) {
      for (CallerUse &use : get(call, roots)) {
        use.use.staysInFlight |= isInParallelRegion(call);
        addFound(use.roots, use.operand, use.use);
      }
      return;
    }
    for (OpOperand &operand : op->getOpOperands())
      if (mayKeep(operand)) {
        BufferUse use{op};
        use.captures = true;
        addUse(operand.get(), use);
      }
  });
  return addReturned(function, freed) || isNew;
}

/// Summarizes `function` and its callees, callees first unless calls form a
/// cycle, until nothing new is found.
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
  auto addOperand = [&](Value operand, const BufferUse &use) {
    if (isBuffer(operand))
      uses.push_back({operand,
                      SmallVector<Root, 1>(callerRoots.getMayRoots(operand)),
                      use});
  };
  auto function = resolve(call);
  if (!function) {
    // A function without a body reads and writes its buffers.
    BufferUse anything{call, /*reads=*/true, /*writes=*/true};
    uses.push_back({Value(), {Root{}}, anything});
    auto declared = dyn_cast_or_null<FunctionOpInterface>(
        call.resolveCallableInTable(&symbols));
    for (auto [index, operand] : llvm::enumerate(call.getArgOperands())) {
      BufferUse use = anything;
      use.frees |= declared && index < declared.getNumArguments() &&
                   isa<BaseMemRefType>(operand.getType()) &&
                   declared.getArgAttr(index, AODialect::kDonatedAttr);
      addOperand(operand, use);
    }
    return uses;
  }
  if (!summaries.contains(function))
    summarize(function);
  // Copied: queries of the caller's roots may add summaries of callees.
  Summary summary = summaries[function];
  for (auto &[root, use] : summary) {
    auto argument = dyn_cast_if_present<BlockArgument>(root);
    if (!argument) {
      // The caller may use another of the values that return this buffer.
      Value known = root ? callerRoots.getMustRoot(root) : root;
      SmallVector<Root, 1> touched{Root{known, ControlPath()}};
      // Another function may have stored the address of a global in memory that
      // the caller reads.
      if (known && !isReadOnly(cast<OpResult>(known)))
        touched.push_back({Value(), ControlPath(), /*hasEscaped=*/true});
      uses.push_back({Value(), std::move(touched), use});
      continue;
    }
    if (argument.getArgNumber() >= call.getArgOperands().size())
      continue;
    addOperand(call.getArgOperands()[argument.getArgNumber()], use);
  }
  return uses;
}
