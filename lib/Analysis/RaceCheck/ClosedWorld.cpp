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
#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/AOExtension.h"
#include "mlir/Dialect/AMDGPU/IR/AMDGPUDialect.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
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
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace ao;

/// Functions of the race check that follow calls are recursive. A level of
/// calls takes up to 3 kB of the program's stack.
static constexpr unsigned kMaxNestedCalls = 100;

static bool isGPUOp(Operation *op) {
  return isa_and_present<gpu::GPUDialect>(op->getDialect());
}

/// Returns true if `op` starts a copy between buffers or tensors.
static bool startsTransfer(Operation *op) {
  return isa<OffloadOp, ReloadOp>(op);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Returns true if elements of this type may be buffers or addresses.
static bool holdsBuffers(BaseMemRefType type) {
  Type element = type.getElementType();
  return !isNumber(element) && !isa<quant::QuantizedType>(element);
}

/// Returns true if only ops of `ao` and its extensions, which store no address
/// of a buffer, use values of `type`.
static bool isHandleOfCallback(Type type) {
  return isAOOrExtension(&type.getDialect()) && !isa<TransferType>(type);
}

/// Returns why values of `type` cannot be followed, or an empty text.
static StringRef findUnsupported(Type type, bool isGPU) {
  if (auto buffer = dyn_cast<BaseMemRefType>(type))
    return holdsBuffers(buffer) ? "memory that holds buffers" : "";
  bool isToken = isGPU && isa<gpu::AsyncTokenType>(type);
  return isPointerLike(type) && !isToken && !isHandleOfCallback(type)
             ? "a pointer or a handle"
             : "";
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

/// Returns true if `op` has effects on memory that it does not name, or names
/// by a number. The effect of `cf.assert` is that the program ends.
static bool hasUnnamedEffects(MemoryEffectOpInterface op) {
  if (isa<cf::AssertOp>(op))
    return false;
  SmallVector<MemoryEffects::EffectInstance> effects;
  op.getEffects(effects);
  return llvm::any_of(effects, [](const MemoryEffects::EffectInstance &effect) {
    return !effect.getValue() || mayBeAddress(effect.getValue().getType());
  });
}

/// Returns true if interfaces describe all effects of the regions of `op`, and
/// the sources of buffers that are passed into or out of these regions.
static bool describesRegions(Operation *op) {
  bool isEntered = llvm::any_of(op->getRegions(), [](Region &region) {
    return llvm::any_of(region.getArguments(), AliasRoots::isUnknownBuffer);
  });
  if (isEntered)
    return false;
  if (isa<RegionBranchOpInterface, FunctionOpInterface>(op) ||
      op->hasTrait<OpTrait::HasParallelRegion>())
    return true;
  if (llvm::any_of(op->getResultTypes(), llvm::IsaPred<BaseMemRefType>))
    return false;
  return isa<DestinationStyleOpInterface, ParallelCombiningOpInterface>(op) ||
         (isa<MemoryEffectOpInterface>(op) &&
          !op->hasTrait<OpTrait::HasRecursiveMemoryEffects>()) ||
         isGPUOp(op);
}

/// Returns true if a region of `op` is a graph, whose ops have no order.
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

/// Returns true if `op` and all ops in it have neither buffers nor effects on
/// memory.
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

/// Returns true if `op` converts a buffer to a tensor (or to a handle that
/// refers to one), or a tensor to a buffer. Calls and control flow forward both
/// unchanged.
static bool isConversion(Operation *op) {
  if (isa<CallOpInterface, RegionBranchOpInterface, FunctionOpInterface>(op))
    return false;
  auto isBufferType = llvm::IsaPred<BaseMemRefType>;
  auto isTensorType = [](Type type) {
    return isa<TensorType>(type) || isHandleOfCallback(type);
  };
  return (llvm::any_of(op->getOperandTypes(), isBufferType) &&
          llvm::any_of(op->getResultTypes(), isTensorType)) ||
         (llvm::any_of(op->getOperandTypes(), isTensorType) &&
          llvm::any_of(op->getResultTypes(), isBufferType));
}

/// Returns true if `op` frees a tensor, which has no storage that could be
/// compared.
static bool freesTensor(Operation *op) {
  auto storageOp = dyn_cast<StorageOpInterface>(op);
  return storageOp &&
         llvm::any_of(op->getOpOperands(), [&](OpOperand &operand) {
           return isa<TensorType>(operand.get().getType()) &&
                  storageOp.freesOperand(operand);
         });
}

/// Returns why the race check does not model what `op`, which is neither a call
/// nor an op on values alone, does to memory, or an empty text.
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

/// Returns true if `op` may still run when the next op starts: it returns a
/// handle to wait for, launches a kernel on a stream, or starts a copy that a
/// tag or a counter of the device counts.
static bool isAsynchronous(Operation *op) {
  auto launch = dyn_cast<gpu::LaunchFuncOp>(op);
  return (launch && launch.getAsyncObject()) ||
         isa<memref::DmaStartOp, affine::AffineDmaStartOp,
             amdgpu::GatherToLDSOp>(op) ||
         llvm::any_of(op->getResultTypes(), isHandle);
}

/// Returns the first `gpu.wait` of the host in the block of `op` for the token
/// of `op`, or for that of an op that depends on it; null if there is none.
static Operation *findWait(Operation *op) {
  Operation *first = nullptr;
  llvm::SetVector<Operation *> waiting;
  waiting.insert_range(op->getUsers());
  for (size_t i = 0; i != waiting.size(); ++i) {
    Operation *user = waiting[i];
    bool isWait = isa<gpu::WaitOp>(user) && user->getNumResults() == 0 &&
                  user->getBlock() == op->getBlock();
    if (isWait && (!first || user->isBeforeInBlock(first)))
      first = user;
    if (isAsynchronous(user))
      for (Value result : user->getResults())
        if (!isBuffer(result))
          waiting.insert_range(result.getUsers());
  }
  return first;
}

/// Returns why asynchronous work of `op` may overlap with a transfer that
/// starts later, or an empty text. FlightChecker checks transfers that are in
/// flight when `op` starts.
StringRef ClosedWorld::findAsynchronous(Operation *op) {
  if (isAOOrExtension(op->getDialect()))
    return "";
  if (!isAsynchronous(op) || isMemoryEffectFree(op))
    return "";
  if (!isGPUOp(op) || op->getNumResults() == 0)
    return "an asynchronous op";
  if (isa<gpu::WaitOp>(op))
    return "";
  Operation *wait = findWait(op);
  if (!wait)
    return "an asynchronous op without a gpu.wait in its block";
  for (Operation *next = op; next != wait; next = next->getNextNode()) {
    WalkResult result = next->walk([&](Operation *nested) {
      return starts(nested, /*isOfBuffers=*/true) ? WalkResult::interrupt()
                                                  : WalkResult::advance();
    });
    if (result.wasInterrupted())
      return "an asynchronous op, before the gpu.wait for which a transfer "
             "starts";
  }
  return "";
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

LogicalResult ClosedWorld::reject(Operation *op, StringRef reason) {
  if (!rejected.insert(op).second)
    return failure();
  InFlightDiagnostic diagnostic =
      op->emitError("unsupported while a transfer may be in flight: '")
      << op->getName() << "' (" << reason
      << "); docs/Explanation/RaceCheck.md lists the supported constructs";
  diagnostic.attachNote(transfer->getLoc()) << "the transfer is here";
  for (Operation *call : path)
    diagnostic.attachNote(call->getLoc()) << "called from here";
  return diagnostic;
}

LogicalResult ClosedWorld::verifyCall(CallOpInterface call) {
  FunctionOpInterface callee = callees.resolve(call);
  if (!callee)
    return copiesBuffers && callees.isUnknown(call)
               ? reject(call, "a call of an unknown function")
               : success();
  bool isActive =
      callee == root || llvm::any_of(path, [&](Operation *caller) {
        return callees.resolve(cast<CallOpInterface>(caller)) == callee;
      });
  if (isActive)
    return copiesBuffers ? reject(call, "recursion") : success();
  if (!called.insert({callee, copiesBuffers}).second)
    return success();
  path.push_back(call);
  LogicalResult verified = verifyBody(callee, /*last=*/nullptr);
  path.pop_back();
  return verified;
}

/// Verifies that interfaces describe the control flow of all regions around
/// `copy`.
LogicalResult ClosedWorld::verifyPlace(Operation *copy) {
  for (Operation *op = copy->getParentOp(); op; op = op->getParentOp()) {
    if (isa<FunctionOpInterface>(op))
      return success();
    if (holdsGraph(op))
      return reject(op, "a graph region");
    if (!isa<RegionBranchOpInterface>(op) &&
        !op->hasTrait<OpTrait::HasParallelRegion>())
      return reject(op, "regions that no interface describes");
  }
  return success();
}

/// Verifies `op` and all ops in it.
LogicalResult ClosedWorld::verifyOp(Operation *op) {
  if (startsTransfer(op) && failed(verifyPlace(op)))
    return failure();
  if (freesTensor(op))
    return reject(op, "a deallocation of a tensor");
  if (isAOOrExtension(op->getDialect()) || isOnValues(op))
    return success();
  StringRef reason;
  if (isConversion(op))
    reason = "a conversion between tensors and buffers";
  else if (copiesBuffers)
    reason = findAsynchronous(op);
  auto call = dyn_cast<CallOpInterface>(op);
  if (reason.empty() && copiesBuffers)
    reason = call ? findUnsupportedType(op) : findUnsupported(op);
  if (!reason.empty())
    return reject(op, reason);
  if (call)
    return verifyCall(call);
  for (Region &region : op->getRegions())
    for (Operation &nested : region.getOps())
      if (failed(verifyOp(&nested)))
        return failure();
  return success();
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

/// Verifies the ops of `function`, up to `last` if that is not null: an op of
/// the only block.
LogicalResult ClosedWorld::verifyBody(Operation *function, Operation *last) {
  if (isDeviceFunction(function))
    return reject(function, "a device function");
  if (holdsGraph(function))
    return reject(function, "a graph region");
  if (copiesBuffers && failed(verifyControlFlow(function)))
    return failure();
  for (Region &region : function->getRegions())
    for (Operation &op : region.getOps()) {
      if (failed(verifyOp(&op)))
        return failure();
      if (&op == last)
        return success();
    }
  return success();
}

SmallVector<FunctionOpInterface>
ClosedWorld::collectCallees(Operation *function) {
  llvm::SmallSetVector<FunctionOpInterface, 4> found;
  function->walk([&](CallOpInterface call) {
    if (FunctionOpInterface callee = callees.resolve(call))
      found.insert(callee);
  });
  return found.takeVector();
}

LogicalResult ClosedWorld::verifyDepth(Operation *module) {
  bool anyTransfer = module
                         ->walk([](Operation *op) {
                           return startsTransfer(op) ? WalkResult::interrupt()
                                                     : WalkResult::advance();
                         })
                         .wasInterrupted();
  if (!anyTransfer)
    return success();
  struct Frame {
    Operation *function;
    SmallVector<FunctionOpInterface> callees;
    unsigned depth = 0;
  };
  // By function, the most calls that are nested in it; 0 while it is searched.
  llvm::DenseMap<Operation *, unsigned> depths;
  SmallVector<Frame> frames;
  auto enter = [&](Operation *function) {
    if (depths.try_emplace(function, 0).second)
      frames.push_back({function, collectCallees(function)});
  };
  WalkResult result = module->walk([&](FunctionOpInterface function) {
    enter(function);
    while (!frames.empty()) {
      Frame &frame = frames.back();
      if (!frame.callees.empty()) {
        FunctionOpInterface callee = frame.callees.back();
        auto known = depths.find(callee);
        if (known == depths.end()) {
          enter(callee);
          continue;
        }
        frame.depth = std::max(frame.depth, known->second + 1);
        frame.callees.pop_back();
        continue;
      }
      if (frame.depth > kMaxNestedCalls) {
        frame.function->emitError("expected at most ")
            << kMaxNestedCalls << " nested calls in a module with transfers, "
            << "got more; inline functions";
        return WalkResult::interrupt();
      }
      depths[frame.function] = frame.depth;
      frames.pop_back();
    }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

/// Returns true if `op` or one of its callees starts a transfer; a transfer of
/// buffers, if `isOfBuffers`.
bool ClosedWorld::starts(Operation *op, bool isOfBuffers) {
  if (startsTransfer(op))
    return !isOfBuffers || hasBuffers(op);
  auto call = dyn_cast<CallOpInterface>(op);
  FunctionOpInterface callee =
      call ? callees.resolve(call) : FunctionOpInterface();
  if (!callee)
    return false;
  // A recursive call finds false here while the function is searched.
  FunctionKey key(callee, isOfBuffers);
  auto [known, isNew] = starting.try_emplace(key, false);
  if (!isNew)
    return known->second;
  return starting[key] = findStart(callee, isOfBuffers) != nullptr;
}

/// Returns the first op in `root` that starts a transfer, see starts(); null if
/// there is none.
Operation *ClosedWorld::findStart(Operation *root, bool isOfBuffers) {
  Operation *found = nullptr;
  root->walk([&](Operation *op) {
    if (starts(op, isOfBuffers))
      found = op;
    return found ? WalkResult::interrupt() : WalkResult::advance();
  });
  return found;
}

/// Returns the op of the only block of `function` in which the last transfer
/// ends; null if there are several blocks.
Operation *ClosedWorld::findLast(Operation *function) {
  Region &region = function->getRegion(0);
  if (!region.hasOneBlock())
    return nullptr;
  for (Operation &op : llvm::reverse(region.front())) {
    WalkResult result = op.walk([&](Operation *nested) {
      return isa<WaitOp>(nested) || starts(nested, /*isOfBuffers=*/false)
                 ? WalkResult::interrupt()
                 : WalkResult::advance();
    });
    if (result.wasInterrupted())
      return &op;
  }
  return nullptr;
}

LogicalResult ClosedWorld::verify(Operation *function, bool &anyOfBuffers) {
  path.clear();
  root = function;
  transfer = findStart(function, /*isOfBuffers=*/true);
  copiesBuffers = anyOfBuffers = transfer != nullptr;
  if (!transfer)
    transfer = findStart(function, /*isOfBuffers=*/false);
  return transfer ? verifyBody(function, findLast(function)) : success();
}
