//===- ClosedWorld.cpp - Constructs that the race check proves ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ClosedWorld.h"

#include "Checks.h"
#include "Ops/HandleTypes.h"
#include "ao/Analysis/StorageAliases.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/ParallelCombiningOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/PostOrderIterator.h"

using namespace mlir;
using namespace ao;

static StringRef getDialectName(Operation *op) {
  return op->getName().getDialectNamespace();
}

static bool isGPUOp(Operation *op) { return getDialectName(op) == "gpu"; }

/// Whether `op` starts a copy between buffers or tensors.
static bool startsTransfer(Operation *op) {
  return isa<OffloadOp, ReloadOp>(op);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Whether elements of this type may be buffers or addresses.
static bool holdsBuffers(BaseMemRefType type) {
  Type element = type.getElementType();
  return !isNumber(element) && !isa<quant::QuantizedType>(element);
}

/// Returns why values of `type` cannot be followed, or an empty text.
static StringRef findUnsupported(Type type, bool isGPU) {
  if (auto buffer = dyn_cast<BaseMemRefType>(type))
    return holdsBuffers(buffer) ? "memory that holds buffers" : "";
  bool isToken = isGPU && isa<gpu::AsyncTokenType>(type);
  return isPointerLike(type) && !isToken ? "a pointer or a handle" : "";
}

static StringRef findUnsupportedType(Operation *op) {
  auto find = [&](TypeRange types) -> StringRef {
    for (Type type : types)
      if (StringRef reason = findUnsupported(type, isGPUOp(op));
          !reason.empty())
        return reason;
    return "";
  };
  StringRef reason = find(op->getOperandTypes());
  if (reason.empty())
    reason = find(op->getResultTypes());
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (reason.empty())
        reason = find(block.getArgumentTypes());
  return reason;
}

static bool hasBuffers(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), llvm::IsaPred<BaseMemRefType>) ||
         llvm::any_of(op->getResultTypes(), llvm::IsaPred<BaseMemRefType>);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Whether `op` has effects on memory that it does not name, or names by a
/// number. The effect of `cf.assert` is that the program ends.
static bool hasUnnamedEffects(MemoryEffectOpInterface op) {
  if (isa<cf::AssertOp>(op))
    return false;
  SmallVector<MemoryEffects::EffectInstance> effects;
  op.getEffects(effects);
  return llvm::any_of(effects, [](const MemoryEffects::EffectInstance &effect) {
    return !effect.getValue() || mayBeAddress(effect.getValue().getType());
  });
}

/// Whether interfaces describe all that happens in the regions of `op`.
static bool describesRegions(Operation *op) {
  return isa<RegionBranchOpInterface, FunctionOpInterface,
             DestinationStyleOpInterface, ParallelCombiningOpInterface>(op) ||
         op->hasTrait<OpTrait::HasParallelRegion>() ||
         (isa<MemoryEffectOpInterface>(op) &&
          !op->hasTrait<OpTrait::HasRecursiveMemoryEffects>()) ||
         isGPUOp(op);
}

/// Whether a region of `op` is a graph, whose ops have no order.
static bool holdsGraph(Operation *op) {
  auto kinds = dyn_cast<RegionKindInterface>(op);
  if (!kinds)
    return false;
  for (unsigned index = 0; index != op->getNumRegions(); ++index)
    if (!kinds.hasSSADominance(index))
      return true;
  return false;
}

static bool isDeviceFunction(Operation *function) {
  return isGPUOp(function) || function->hasAttr("nvvm.kernel") ||
         function->hasAttr("gpu.kernel") || isGPUOp(function->getParentOp());
}

/// Whether nothing in `op` touches memory: it has neither buffers nor effects.
static bool isOnValues(Operation *op) {
  WalkResult result = op->walk([](Operation *nested) {
    bool touches = hasBuffers(nested) || startsTransfer(nested) ||
                   isa<WaitOp, CallOpInterface>(nested) ||
                   !findUnsupportedType(nested).empty();
    if (auto effects = dyn_cast<MemoryEffectOpInterface>(nested))
      touches |= hasUnnamedEffects(effects);
    return touches ? WalkResult::interrupt() : WalkResult::advance();
  });
  return !result.wasInterrupted();
}

static bool isTerminator(Operation *op) {
  return isa<RegionBranchTerminatorOpInterface>(op) ||
         op->hasTrait<OpTrait::ReturnLike>() ||
         (op->getNumRegions() == 0 && op->getNumSuccessors() == 0 &&
          op->hasTrait<OpTrait::IsTerminator>());
}

/// Returns why the race check does not model `op`, which is neither a call nor
/// an op on values alone, or an empty text.
static StringRef findUnsupported(Operation *op) {
  if (StringRef reason = findUnsupportedType(op); !reason.empty())
    return reason;
  if (op->getNumSuccessors() > 0)
    return isa<BranchOpInterface>(op) ? "" : "no branch interface";
  if (op->getNumRegions() > 0) {
    if (holdsGraph(op))
      return "a graph region";
    if (!op->isRegistered())
      return "an unregistered op with regions";
    if (!describesRegions(op))
      return "regions that no interface describes";
  }
  if (auto effects = dyn_cast<MemoryEffectOpInterface>(op))
    return hasUnnamedEffects(effects)
               ? "effects on memory that it does not name"
               : "";
  bool isKnown = !op->isRegistered() || op->getNumRegions() > 0 ||
                 isTerminator(op) || isGPUOp(op) || !hasBuffers(op) ||
                 isa<StorageOpInterface>(op) ||
                 llvm::any_of(op->getResults(), [](OpResult result) {
                   return getViewSource(result) != nullptr;
                 });
  return isKnown ? "" : "no memory effect interface";
}

//===----------------------------------------------------------------------===//
// Asynchronous work
//===----------------------------------------------------------------------===//

/// Whether a `gpu.wait` in the block of `op` ends it.
static bool isWaitedFor(Operation *op) {
  return llvm::any_of(findWaits(op), [&](Operation *wait) {
    return wait->getBlock() == op->getBlock();
  });
}

/// Whether ops of this dialect may go on when the next op starts, whatever they
/// return.
static bool isOfAsynchronousDialect(Operation *op) {
  StringRef dialect = getDialectName(op);
  return dialect == "async" || dialect == "omp" || dialect == "acc";
}

static StringRef findAsynchronous(Operation *op) {
  if (isa_and_present<AODialect>(op->getDialect()))
    return "";
  if (isOfAsynchronousDialect(op))
    return "an asynchronous op";
  if (!isAsynchronous(op) || isMemoryEffectFree(op))
    return "";
  if (!isGPUOp(op) || op->getNumResults() == 0)
    return "an asynchronous op";
  bool startsNothing = op->getName().getStringRef() == "gpu.wait";
  return startsNothing || isWaitedFor(op)
             ? ""
             : "an asynchronous op without a gpu.wait in its block";
}

LogicalResult ClosedWorld::verifyAsynchronous(Operation *function) {
  if (!synchronous.insert(function).second)
    return success();
  bool anyFailed = false;
  function->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (anyFailed)
      return WalkResult::interrupt();
    StringRef reason = findAsynchronous(op);
    if (!reason.empty())
      anyFailed = failed(reject(op, reason));
    if (auto call = dyn_cast<CallOpInterface>(op); call && !anyFailed)
      if (FunctionOpInterface callee = callees.resolve(call)) {
        path.push_back(call);
        anyFailed = failed(verifyAsynchronous(callee));
        path.pop_back();
      }
    return WalkResult::advance();
  });
  return failure(anyFailed);
}

bool ClosedWorld::startsTransfers(Operation *function) {
  auto [known, isNew] = starting.try_emplace(function, false);
  if (!isNew)
    return known->second;
  return starting[function] = findStart(function) != nullptr;
}

//===----------------------------------------------------------------------===//
// Ops that a transfer reaches
//===----------------------------------------------------------------------===//

LogicalResult ClosedWorld::reject(Operation *op, StringRef reason) {
  InFlightDiagnostic diagnostic =
      op->emitError("unsupported while a transfer may be in flight: '")
      << op->getName() << "' (" << reason
      << "); docs/Explanation/RaceCheck.md lists the supported constructs";
  if (transfer)
    diagnostic.attachNote(transfer->getLoc()) << "the transfer";
  for (Operation *call : path)
    diagnostic.attachNote(call->getLoc()) << "called from here";
  return diagnostic;
}

LogicalResult ClosedWorld::verifyCall(CallOpInterface call) {
  if (StringRef reason = findUnsupportedType(call); !reason.empty())
    return reject(call, reason);
  FunctionOpInterface callee = callees.resolve(call);
  if (!callee)
    return isa<Value>(call.getCallableForCallee())
               ? reject(call, "a call of an unknown function")
               : success();
  path.push_back(call);
  LogicalResult verified = verifyBody(callee);
  path.pop_back();
  return verified;
}

LogicalResult ClosedWorld::verifyOp(Operation *op) {
  if (isa_and_present<AODialect>(op->getDialect()))
    return success();
  if (auto call = dyn_cast<CallOpInterface>(op))
    return verifyCall(call);
  StringRef reason = findUnsupported(op);
  return reason.empty() ? success() : reject(op, reason);
}

/// Verifies `op` and all ops in it.
LogicalResult ClosedWorld::verifyNested(Operation *op) {
  if (!isa_and_present<AODialect>(op->getDialect()) && isOnValues(op))
    return success();
  return success(succeeded(verifyOp(op)) && succeeded(verifyRegions(op)));
}

LogicalResult ClosedWorld::verifyRegions(Operation *op) {
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Operation &nested : block)
        if (failed(verifyNested(&nested)))
          return failure();
  return success();
}

/// Verifies a function that is called while a transfer may be in flight.
LogicalResult ClosedWorld::verifyBody(Operation *function) {
  bool isActive =
      llvm::any_of(ArrayRef(path).drop_back(), [&](Operation *call) {
        return callees.resolve(cast<CallOpInterface>(call)) == function;
      });
  if (isActive || function == root)
    return reject(path.back(), "recursion");
  if (!called.insert(function).second)
    return success();
  if (isDeviceFunction(function))
    return reject(function, "a device function");
  return success(succeeded(verifyControlFlow(function)) &&
                 succeeded(verifyNested(function)));
}

/// Verifies that each cycle of blocks has one entry.
LogicalResult ClosedWorld::verifyControlFlow(Operation *function) {
  WalkResult result = function->walk([&](Operation *op) {
    for (Region &region : op->getRegions()) {
      if (region.empty() || region.hasOneBlock())
        continue;
      llvm::DenseMap<Block *, unsigned> positions;
      for (Block *block : llvm::ReversePostOrderTraversal<Region *>(&region))
        positions.try_emplace(block, positions.size());
      for (auto [block, position] : positions)
        for (Block *successor : block->getSuccessors())
          if (positions.lookup(successor) <= position &&
              !dominance.dominates(successor, block)) {
            (void)reject(block->getTerminator(), "irreducible control flow");
            return WalkResult::interrupt();
          }
    }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

/// Whether `copy` is waited for in its block.
static bool endsInItsBlock(Operation *copy) {
  return llvm::any_of(copy->getUsers(), [&](Operation *user) {
    return isa<WaitOp>(user) && user->getBlock() == copy->getBlock();
  });
}

/// Verifies the ops between the copies of `block` and their waits in it.
LogicalResult ClosedWorld::verifyBlock(Block &block) {
  llvm::SetVector<Operation *> inFlight;
  for (Operation &op : block) {
    if (auto wait = dyn_cast<WaitOp>(op))
      inFlight.remove(wait.getTransfer().getDefiningOp());
    transfer = inFlight.empty() ? nullptr : inFlight.front();
    if (transfer && failed(verifyNested(&op)))
      return failure();
    if (startsTransfer(&op))
      inFlight.insert(&op);
  }
  return success();
}

/// Returns the first op in `root` that starts a transfer, itself or by what it
/// calls, or null.
Operation *ClosedWorld::findStart(Operation *root) {
  Operation *found = nullptr;
  root->walk([&](Operation *op) {
    auto call = dyn_cast<CallOpInterface>(op);
    FunctionOpInterface callee =
        call ? callees.resolve(call) : FunctionOpInterface();
    bool starts =
        startsTransfer(op) ? hasBuffers(op) : callee && startsTransfers(callee);
    if (starts)
      found = op;
    return starts ? WalkResult::interrupt() : WalkResult::advance();
  });
  return found;
}

/// Transfers of one iteration may be in flight at each op of another one.
LogicalResult ClosedWorld::verifyParallel(Operation *function) {
  WalkResult result = function->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!op->hasTrait<OpTrait::HasParallelRegion>())
      return WalkResult::advance();
    transfer = findStart(op);
    if (transfer && failed(verifyRegions(op)))
      return WalkResult::interrupt();
    return WalkResult::skip();
  });
  return failure(result.wasInterrupted());
}

/// Control passes through the regions around a copy as interfaces say.
LogicalResult ClosedWorld::verifyPlace(Operation *copy) {
  for (Operation *op = copy->getParentOp(); op; op = op->getParentOp()) {
    if (holdsGraph(op) && !op->hasTrait<OpTrait::SymbolTable>())
      return reject(op, "a graph region");
    if (isa<FunctionOpInterface>(op))
      return isDeviceFunction(op) ? reject(op, "a device function") : success();
    if (!isa<RegionBranchOpInterface>(op) &&
        !op->hasTrait<OpTrait::HasParallelRegion>())
      return reject(op, "regions that no interface describes");
  }
  return success();
}

/// A copy that is not waited for in its block may be in flight at each op of
/// the function.
LogicalResult ClosedWorld::verifyInFlight(Operation *function) {
  llvm::SetVector<Block *> blocks;
  Operation *open = nullptr;
  WalkResult result = function->walk([&](Operation *op) {
    if (!startsTransfer(op))
      return WalkResult::advance();
    transfer = op;
    blocks.insert(op->getBlock());
    if (!open && !endsInItsBlock(op))
      open = op;
    return WalkResult(verifyPlace(op));
  });
  if (result.wasInterrupted() || failed(verifyControlFlow(function)))
    return failure();
  if (!open)
    return success(llvm::all_of(
        blocks, [&](Block *block) { return succeeded(verifyBlock(*block)); }));
  transfer = open;
  return verifyRegions(function);
}

LogicalResult ClosedWorld::verify(Operation *function) {
  transfer = nullptr;
  path.clear();
  root = function;
  if (startsTransfers(function) && (failed(verifyAsynchronous(function)) ||
                                    failed(verifyParallel(function))))
    return failure();
  return verifyInFlight(function);
}
