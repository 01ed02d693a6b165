//===- DeallocateBuffers.cpp - Free buffers after their last use ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// After allocations have been sunk, in three steps for each function: ownership
// at region and function boundaries is made static (see BufferOwners.h), the
// last use of every buffer is found, and frees are inserted.
//
//===----------------------------------------------------------------------===//

#include "BufferOwners.h"
#include "SinkAllocations.h"
#include "ao/Analysis/Aliases/Ownership.h"
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"

namespace ao {
#define GEN_PASS_DEF_AODEALLOCATEBUFFERS
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// Last uses and frees
//===----------------------------------------------------------------------===//

namespace {
/// Inserts the frees of one function whose ownership is static.
class FreeInserter {
public:
  FreeInserter(func::FuncOp function, BufferOwners &owners)
      : function(function), owners(owners) {}

  /// Before any frees are in the way: which of `groups` the function frees.
  /// Collects donations of one function; they remain marked until the ownership
  /// of all functions has been determined.
  void collect(SmallVector<DonationGroup> groups);
  ArrayRef<DonationGroup> getDonations() const { return donations; }
  void run();

private:
  /// The facts about one buffer.
  struct Buffer {
    SmallVector<Operation *> users;
    /// Returned, or freed by the module itself.
    bool leaves = false;
  };

  bool frees(Operation *user, Value owner);
  void release(Value owner, Block *block);
  void insertFree(Value value, Block *block, Operation *lastUse);
  void freeDonated(const DonationGroup &group);

  func::FuncOp function;
  BufferOwners &owners;
  llvm::MapVector<Value, Buffer> buffers;
  SmallVector<DonationGroup> given, donations;
};
} // namespace

/// Returns true if `user` frees the buffer of `owner`.
bool FreeInserter::frees(Operation *user, Value owner) {
  return llvm::any_of(user->getOperands(), [&](Value operand) {
    return isa<MemRefType>(operand.getType()) &&
           hasEffect<MemoryEffects::Free>(user, operand) &&
           llvm::is_contained(owners.getOwnersOf(operand), owner);
  });
}

void FreeInserter::collect(SmallVector<DonationGroup> groups) {
  given = std::move(groups);
  for (BlockArgument argument : function.getArguments())
    if (isa<MemRefType>(argument.getType()))
      buffers[argument];
  for (Value owner : owners.getOwners())
    buffers[owner];
  owners.forEachUse([&](Operation *user, Value owner) {
    auto it = buffers.find(owner);
    if (it == buffers.end())
      return;
    it->second.users.push_back(user);
    bool isReturn = user->hasTrait<OpTrait::IsTerminator>() &&
                    user->getBlock() == owner.getParentBlock() &&
                    owners.getMoves(owner).empty();
    it->second.leaves |= isReturn || frees(user, owner);
  });
  for (const DonationGroup &group : given) {
    bool leaves = llvm::any_of(group, [&](unsigned index) {
      return buffers[function.getArgument(index)].leaves;
    });
    if (!leaves)
      donations.push_back(group);
  }
}

void FreeInserter::insertFree(Value value, Block *block, Operation *lastUse) {
  OpBuilder builder(function.getContext());
  Operation *definition = value.getDefiningOp();
  if (lastUse)
    builder.setInsertionPointAfter(lastUse);
  else if (definition && definition->getBlock() == block)
    builder.setInsertionPointAfter(definition);
  else
    builder.setInsertionPointToStart(block);
  memref::DeallocOp::create(builder, value.getLoc(), value);
}

/// Frees the buffer of `owner`, which reaches `block`, on each path that does
/// not give it away.
void FreeInserter::release(Value owner, Block *block) {
  Operation *last = findLastUser(block, buffers[owner].users);
  bool movesBelow = false;
  for (OpOperand *move : owners.getMoves(owner)) {
    if (move->getOwner() == last)
      return;
    movesBelow |= last && last->isProperAncestor(move->getOwner());
  }
  if (!movesBelow)
    return insertFree(owner, block, last);
  for (Region &region : last->getRegions())
    release(owner, &region.front());
}

void FreeInserter::freeDonated(const DonationGroup &group) {
  SmallVector<Operation *> users;
  for (unsigned index : group) {
    llvm::append_range(users, buffers[function.getArgument(index)].users);
    function.setArgAttr(index, AODialect::kDonatedAttr,
                        UnitAttr::get(function.getContext()));
  }
  Block *block = &function.getBody().front();
  insertFree(function.getArgument(group.front()), block,
             findLastUser(block, users));
}

void FreeInserter::run() {
  for (const DonationGroup &group : given)
    for (unsigned index : group)
      function.removeArgAttr(index, AODialect::kDonatedAttr);
  for (Value owner : owners.getOwners())
    if (!buffers[owner].leaves)
      release(owner, owner.getParentBlock());
  for (const DonationGroup &group : donations)
    freeDonated(group);
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

/// By backward function.
using ForwardFunctions = llvm::DenseMap<func::FuncOp, func::FuncOp>;

namespace {
/// The functions with a body, callees before callers, as far as they do not
/// call each other, and forward functions before their backward functions.
class CalleesFirst {
public:
  CalleesFirst(ModuleOp module, const ForwardFunctions &forwardOf)
      : module(module), forwardOf(forwardOf) {}

  SmallVector<func::FuncOp> sort() {
    for (auto function : module.getOps<func::FuncOp>()) {
      enter(function);
      while (!stack.empty()) {
        auto &[current, needed] = stack.back();
        if (!needed.empty()) {
          enter(needed.pop_back_val());
          continue;
        }
        sorted.push_back(current);
        stack.pop_back();
      }
    }
    return std::move(sorted);
  }

private:
  void enter(func::FuncOp function) {
    if (!function || function.isExternal() || !entered.insert(function).second)
      return;
    SmallVector<func::FuncOp> needed;
    function->walk([&](func::CallOp call) {
      needed.push_back(symbols.lookupNearestSymbolFrom<func::FuncOp>(
          call, call.getCalleeAttr()));
    });
    if (func::FuncOp forward = forwardOf.lookup(function))
      needed.push_back(forward);
    stack.emplace_back(function, std::move(needed));
  }

  ModuleOp module;
  const ForwardFunctions &forwardOf;
  SymbolTableCollection symbols;
  llvm::DenseSet<Operation *> entered;
  std::vector<std::pair<func::FuncOp, SmallVector<func::FuncOp>>> stack;
  SmallVector<func::FuncOp> sorted;
};

struct DeallocateBuffers
    : public ao::impl::AODeallocateBuffersBase<DeallocateBuffers> {
  void runOnOperation() override {
    if (failed(verifyPairs(getOperation())))
      return signalPassFailure();
    sinkAllocations(getOperation());
    ForwardFunctions forwardOf;
    for (auto [forward, backward] : findPairs(getOperation()))
      forwardOf[backward] = forward;
    CallOwnerships known;
    std::vector<std::unique_ptr<BufferOwners>> owners;
    std::vector<FreeInserter> inserters;
    for (func::FuncOp function :
         CalleesFirst(getOperation(), forwardOf).sort()) {
      owners.push_back(std::make_unique<BufferOwners>(function, known));
      if (failed(checkStructure(function)) || failed(owners.back()->run()))
        return signalPassFailure();
      FreeInserter &inserter = inserters.emplace_back(function, *owners.back());
      inserter.collect(findGiven(function, forwardOf.lookup(function)));
      CallOwnership ownership = owners.back()->describe();
      ownership.donations.assign(inserter.getDonations().begin(),
                                 inserter.getDonations().end());
      known[function.getNameAttr()] = std::move(ownership);
    }
    for (FreeInserter &inserter : inserters)
      inserter.run();
  }

private:
  static bool isOnTensors(func::FuncOp function) {
    return llvm::any_of(function.getArgumentTypes(),
                        llvm::IsaPred<TensorType>) ||
           llvm::any_of(function.getResultTypes(), llvm::IsaPred<TensorType>);
  }

  LogicalResult checkStructure(func::FuncOp function) {
    if (isOnTensors(function))
      return emitError(function.getLoc())
             << "'@" << function.getName()
             << "' is on tensors: expected buffers, run one-shot bufferization "
                "first";
    WalkResult result = function->walk([&](Operation *op) {
      for (Region &region : op->getRegions())
        if (!region.empty() && !region.hasOneBlock())
          return WalkResult(
              emitError(op->getLoc())
              << "'" << op->getName()
              << "' op has branches between blocks: expected structured "
                 "control flow");
      return WalkResult::advance();
    });
    return failure(result.wasInterrupted());
  }

  /// Returns the arguments that the function has to free. Saved ones are
  /// determined by the pair; any other one must be marked as donated.
  static SmallVector<DonationGroup> findGiven(func::FuncOp function,
                                              func::FuncOp forward) {
    SmallVector<DonationGroup> given;
    unsigned numSaved = 0;
    if (forward) {
      AliasRoots roots;
      given = findDonations(forward, roots);
      numSaved = getNumSaved(forward);
    }
    for (unsigned i = 0, e = function.getNumArguments(); i != e; ++i) {
      if (i < numSaved)
        function.removeArgAttr(i, AODialect::kDonatedAttr);
      else if (function.getArgAttr(i, AODialect::kDonatedAttr) &&
               isa<MemRefType>(function.getArgumentTypes()[i]))
        given.push_back({i});
    }
    return given;
  }
};
} // namespace
