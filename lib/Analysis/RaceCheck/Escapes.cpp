//===- Escapes.cpp - Buffers that others may find -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Escapes.h"

#include "../HandleTypes.h"
#include "ao/Analysis/RaceCheck/AliasRoots.h"
#include "ao/Analysis/RaceCheck/ValueFlow.h"
#include "ao/Analysis/StorageAliases.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace ao;

/// The body of the function that `region` lies in, or null.
static Region *getFunctionBody(Region *region) {
  while (region && !isa<FunctionOpInterface>(region->getParentOp()))
    region = region->getParentRegion();
  return region;
}

namespace {
/// Follows an address as a number, through memory and callees, to where it may
/// become a pointer. What is computed from it leads back to it as well, one bit
/// of a comparison is enough, and so does what an op does that such a number
/// decides about. That memory is freed leads nowhere.
class AddressSearch {
public:
  bool mayBecomePointer(Value number) {
    values.insert(number);
    start = getFunctionBody(number.getParentRegion());
    for (size_t i = 0; i != values.size(); ++i)
      for (OpOperand &use : values[i].getUses())
        if (isNumber(values[i].getType()) ? isLost(use) : isLostInMemory(use))
          return true;
    return false;
  }

private:
  bool isLost(OpOperand &use);
  bool isLostInMemory(OpOperand &use);
  bool isLostInside(Operation *choice);
  bool isLostBehind(BranchOpInterface branch);
  bool isKnownUnderChoice(Operation *op);
  bool followEdges(OpOperand &use);
  bool followReturn(OpOperand &use);
  bool followNumbers(ValueRange numbers);
  bool follow(Value memory);
  bool follow(CallOpInterface call, OpOperand &use);
  bool followInto(BlockArgument argument);
  SmallVector<CallOpInterface> getCalls(Region *body);

  /// Numbers, and the memory that they are in.
  llvm::SetVector<Value> values;
  /// Calls that such memory is handed to.
  llvm::SetVector<Operation *> calls;
  /// The body of the function that the search starts in: others call it that
  /// nobody has looked at, whichever of its calls the search comes by.
  Region *start = nullptr;
};
} // namespace

bool AddressSearch::followNumbers(ValueRange numbers) {
  values.insert(numbers.begin(), numbers.end());
  return llvm::all_of(numbers.getTypes(), isNumber);
}

/// To where edges of control flow hand a number on; false if that is not known.
bool AddressSearch::followEdges(OpOperand &use) {
  Operation *op = use.getOwner();
  auto parent = dyn_cast<RegionBranchOpInterface>(
      op->getNumRegions() > 0 ? op : op->getParentOp());
  if (!parent)
    return false;
  auto followTo = [&](ValueRange inputs) {
    for (Value input : inputs) {
      SmallVector<Value> incoming;
      if (getIncomingValues(input, incoming) &&
          llvm::is_contained(incoming, use.get()) && !followNumbers(input))
        return false;
    }
    return true;
  };
  for (Region &region : parent->getRegions())
    if (!region.empty() && !followTo(region.getArguments()))
      return false;
  return followTo(parent->getResults());
}

static Region *getBody(CallOpInterface call) {
  auto callee = dyn_cast_or_null<CallableOpInterface>(call.resolveCallable());
  return callee ? callee.getCallableRegion() : nullptr;
}

/// The calls of the function with that body that have been come by.
SmallVector<CallOpInterface> AddressSearch::getCalls(Region *body) {
  SmallVector<CallOpInterface> found;
  for (Operation *op : calls)
    if (auto call = cast<CallOpInterface>(op); getBody(call) == body)
      found.push_back(call);
  return found;
}

/// Out of a callee, to the calls that its memory comes from; false if the
/// function is none.
bool AddressSearch::followReturn(OpOperand &use) {
  Region *body = use.getOwner()->getParentRegion();
  SmallVector<CallOpInterface> callers = getCalls(body);
  return body != start && !callers.empty() &&
         llvm::all_of(callers, [&](CallOpInterface call) {
           return followNumbers(call->getResult(use.getOperandNumber()));
         });
}

/// Whether it is known what comes of it that a number decides whether `root`,
/// with all that is in it, runs.
bool AddressSearch::isKnownUnderChoice(Operation *root) {
  auto isKnown = [&](Operation *op) {
    if (auto store = dyn_cast<memref::StoreOp>(op))
      return follow(store.getMemRef());
    if (op->getNumRegions() > 0)
      return isa<RegionBranchOpInterface>(op) &&
             op->hasTrait<OpTrait::HasRecursiveMemoryEffects>();
    return isa<memref::LoadOp, memref::DeallocOp>(op) || isMemoryEffectFree(op);
  };
  WalkResult result = root->walk([&](Operation *op) {
    return isKnown(op) ? WalkResult::advance() : WalkResult::interrupt();
  });
  return !result.wasInterrupted();
}

/// Whether it is not known what comes of an op that chooses between its regions
/// by a number.
bool AddressSearch::isLostInside(Operation *choice) {
  return !isa<scf::IfOp>(choice) || !followNumbers(choice->getResults()) ||
         !isKnownUnderChoice(choice);
}

static Block *getOnlySuccessor(Block *block) {
  return block->getNumSuccessors() == 1 ? block->getSuccessor(0) : nullptr;
}

/// Whether it is not known what comes of a branch that chooses by a number.
/// What an `scf.if` becomes is: one block or none on either way to where both
/// meet.
bool AddressSearch::isLostBehind(BranchOpInterface branch) {
  if (branch->getNumSuccessors() != 2 || !isMemoryEffectFree(branch))
    return true;
  Block *first = branch->getSuccessor(0), *second = branch->getSuccessor(1);
  Block *afterFirst = getOnlySuccessor(first);
  Block *afterSecond = getOnlySuccessor(second);
  SmallVector<Block *, 2> ways;
  Block *meeting = nullptr;
  if (first == second) {
    meeting = first;
  } else if (afterFirst == second) {
    ways = {first};
    meeting = second;
  } else if (afterSecond == first) {
    ways = {second};
    meeting = first;
  } else if (afterFirst && afterFirst == afterSecond) {
    ways = {first, second};
    meeting = afterFirst;
  }
  if (!meeting || !followNumbers(meeting->getArguments()))
    return true;
  return !llvm::all_of(ways, [&](Block *way) {
    return followNumbers(way->getArguments()) &&
           isa<BranchOpInterface>(way->getTerminator()) &&
           llvm::all_of(*way,
                        [&](Operation &op) { return isKnownUnderChoice(&op); });
  });
}

/// Whether it is not known what becomes of a number.
bool AddressSearch::isLost(OpOperand &use) {
  Operation *op = use.getOwner();
  if (auto store = dyn_cast<memref::StoreOp>(op))
    return &use != &store.getValueMutable() || !follow(store.getMemRef());
  if (auto branch = dyn_cast<BranchOpInterface>(op)) {
    std::optional<BlockArgument> input =
        branch.getSuccessorBlockArgument(use.getOperandNumber());
    return input ? !followNumbers(*input) : isLostBehind(branch);
  }
  if (isForwarded(use))
    return !followEdges(use);
  if (op->hasTrait<OpTrait::ReturnLike>())
    return !followReturn(use);
  if (op->getNumRegions() > 0)
    return isLostInside(op);
  if (!isMemoryEffectFree(op) || op->hasTrait<OpTrait::IsTerminator>())
    return true;
  return !followNumbers(op->getResults());
}

/// Memory that a function has allocated, or is given by a call from which the
/// number comes, has no other names than one sees. False if `memory` is
/// another.
bool AddressSearch::follow(Value memory) {
  while (auto result = dyn_cast<OpResult>(memory)) {
    Value source = getViewSource(result);
    if (!source)
      break;
    memory = source;
  }
  if (auto argument = dyn_cast<BlockArgument>(memory)) {
    Region *body = argument.getOwner()->getParent();
    return argument.getOwner()->isEntryBlock() && body != start &&
           !getCalls(body).empty() && followInto(argument);
  }
  if (values.contains(memory))
    return true;
  auto effectOp = memory.getDefiningOp<MemoryEffectOpInterface>();
  if (!effectOp ||
      !effectOp.getEffectOnValue<MemoryEffects::Allocate>(memory).has_value())
    return false;
  values.insert(memory);
  return true;
}

/// Into what a callee is given: what one call has led there goes to the
/// operands of the others as well.
bool AddressSearch::followInto(BlockArgument argument) {
  if (!values.insert(argument))
    return true;
  return llvm::all_of(
      getCalls(argument.getOwner()->getParent()), [&](CallOpInterface call) {
        return follow(call.getArgOperands()[argument.getArgNumber()]);
      });
}

/// Into the body of the callee; false if there is none.
bool AddressSearch::follow(CallOpInterface call, OpOperand &use) {
  Region *body = getBody(call);
  if (!body || body->empty() ||
      body->getNumArguments() != call.getArgOperands().size())
    return false;
  if (calls.insert(call)) {
    for (Block &block : *body)
      if (block.back().hasTrait<OpTrait::ReturnLike>())
        for (OpOperand &returned : block.back().getOpOperands())
          if (values.contains(returned.get()) && !followReturn(returned))
            return false;
    for (auto [operand, argument] :
         llvm::zip(call.getArgOperands(), body->getArguments()))
      if (values.contains(argument) && !follow(operand))
        return false;
  }
  bool isArgument = false;
  for (auto [operand, argument] :
       llvm::zip(call.getArgOperands(), body->getArguments()))
    if (operand == use.get()) {
      isArgument = true;
      if (!followInto(argument))
        return false;
    }
  return isArgument;
}

/// Whether it is not known what becomes of the numbers in a piece of memory.
bool AddressSearch::isLostInMemory(OpOperand &use) {
  Operation *op = use.getOwner();
  if (isShapeOnlyUse(use) || isa<memref::DeallocOp>(op))
    return false;
  if (auto store = dyn_cast<memref::StoreOp>(op))
    return &use == &store.getValueMutable();
  if (auto load = dyn_cast<memref::LoadOp>(op))
    return !followNumbers(load.getResult());
  if (auto call = dyn_cast<CallOpInterface>(op))
    return !follow(call, use);
  if (op->getNumResults() != 1 || getViewSource(op->getResult(0)) != use.get())
    return true;
  values.insert(op->getResult(0));
  return false;
}

/// Whether a buffer can be made again from `result`, which an op without
/// effects computes from it.
static bool leadsBack(OpResult result, Value buffer) {
  // Sizes, strides and an offset; the base is a view.
  if (isa<memref::ExtractStridedMetadataOp>(result.getOwner()))
    return false;
  if (isNumber(result.getType()))
    return AddressSearch().mayBecomePointer(result);
  return isPointerLike(result.getType()) ||
         !llvm::is_contained(getStorageSources(result), buffer);
}

static bool isBufferType(Type type) { return isa<BaseMemRefType>(type); }

/// Whether `op` hands buffers to blocks in its regions.
static bool hasBufferArguments(Operation *op) {
  return llvm::any_of(op->getRegions(), [](Region &region) {
    return llvm::any_of(region.getBlocks(), [](Block &block) {
      return llvm::any_of(block.getArgumentTypes(), isBufferType);
    });
  });
}

/// Whether `operand`, a buffer, is handed on where no edge of control flow says
/// so: to blocks and regions, or out of them as a result, or as what a result
/// holds.
static bool isHandedOnUnseen(OpOperand &operand) {
  Operation *op = operand.getOwner();
  auto isKnown = [](Operation *op) {
    return isa<RegionBranchOpInterface, FunctionOpInterface>(op);
  };
  if (isKnown(op) ? !isForwarded(operand) : hasBufferArguments(op))
    return true;
  if (op->getNumSuccessors() > 0 && !isa<BranchOpInterface>(op))
    return true;
  Operation *parent = op->getParentOp();
  if (!parent || isa<FunctionOpInterface>(parent) ||
      &op->getBlock()->back() != op)
    return false;
  return llvm::any_of(parent->getResultTypes(), isPointerLike) ||
         (!isKnown(parent) &&
          (hasBufferArguments(parent) ||
           llvm::any_of(parent->getResultTypes(), isBufferType)));
}

/// Whether `operand`, which edges of control flow hand on, arrives where others
/// come in by no such edge: what arrives there may be anything.
static bool arrivesAmongUnseen(OpOperand &operand) {
  Operation *op = operand.getOwner();
  auto isUnseen = [](Value input) {
    SmallVector<Value> incoming;
    return !getIncomingValues(input, incoming);
  };
  if (auto branch = dyn_cast<BranchOpInterface>(op)) {
    std::optional<BlockArgument> input =
        branch.getSuccessorBlockArgument(operand.getOperandNumber());
    return input && isUnseen(*input);
  }
  auto arrives = [&](RegionBranchOpInterface branch, RegionBranchPoint point) {
    SmallVector<RegionSuccessor> successors;
    branch.getSuccessorRegions(point, successors);
    return llvm::any_of(successors, [&](const RegionSuccessor &successor) {
      OperandRange operands = branch.getSuccessorOperands(point, successor);
      ValueRange inputs = successor.getSuccessorInputs();
      if (operands.empty() ||
          operand.getOperandNumber() < operands.getBeginOperandIndex())
        return false;
      size_t index =
          operand.getOperandNumber() - operands.getBeginOperandIndex();
      return index < inputs.size() && isUnseen(inputs[index]);
    });
  };
  if (auto branch = dyn_cast<RegionBranchOpInterface>(op))
    return arrives(branch, RegionBranchPoint::parent());
  auto terminator = dyn_cast<RegionBranchTerminatorOpInterface>(op);
  auto parent = dyn_cast_or_null<RegionBranchOpInterface>(op->getParentOp());
  return terminator && parent && arrives(parent, terminator);
}

/// Whether an address fits into numbers of this type.
static bool holdsAddress(Type type) {
  constexpr unsigned kAddressWidth = 64;
  if (auto vector = dyn_cast<VectorType>(type))
    type = vector.getElementType();
  return type.isIndex() || (isa<IntegerType>(type) &&
                            type.getIntOrFloatBitWidth() >= kAddressWidth);
}

/// What an op that says nothing of itself returns may lead to what it is given:
/// a pointer, or a number that becomes one.
bool ao::returnsPointer(Operation *op) {
  return llvm::any_of(op->getResults(), [](OpResult result) {
    Type type = result.getType();
    if (holdsAddress(type))
      return AddressSearch().mayBecomePointer(result);
    return isPointerLike(type) && (!isHandle(type) || isa<OpaqueType>(type));
  });
}

/// Whether values of this type hold buffers, or may for all one knows.
static bool holdsBuffers(Type type) {
  bool found = isa<OpaqueType>(type);
  if (!isa<TransferType, FunctionType>(type))
    type.walkImmediateSubElements([](Attribute) {},
                                  [&](Type inner) {
                                    found |= isBufferType(inner) ||
                                             holdsBuffers(inner);
                                  });
  return found;
}

/// Whether a function returns the buffer within something else, as one that is
/// `async` does.
static bool isReturnedWithin(OpOperand &operand) {
  Operation *op = operand.getOwner();
  auto function = dyn_cast_or_null<FunctionOpInterface>(op->getParentOp());
  return function && op->hasTrait<OpTrait::ReturnLike>() &&
         !llvm::is_contained(function.getResultTypes(),
                             operand.get().getType());
}

bool ao::mayCapture(OpOperand &operand) {
  Operation *op = operand.getOwner();
  auto effectOp = dyn_cast<MemoryEffectOpInterface>(op);
  if (!isBufferType(operand.get().getType()))
    return false;
  if (isHandedOnUnseen(operand) || isReturnedWithin(operand))
    return true;
  if (isForwarded(operand))
    return arrivesAmongUnseen(operand);
  if (isShapeOnlyUse(operand) || op->hasTrait<OpTrait::ReturnLike>())
    return false;
  // What says nothing of itself may put a buffer into what it is given, too.
  if (!effectOp)
    return returnsPointer(op) ||
           llvm::any_of(op->getOperandTypes(), holdsBuffers);
  SmallVector<MemoryEffects::EffectInstance> effects;
  effectOp.getEffectsOnValue(operand.get(), effects);
  if (!effects.empty())
    return false;
  return !isMemoryEffectFree(op) ||
         llvm::any_of(op->getResults(), [&](OpResult result) {
           return leadsBack(result, operand.get());
         });
}
