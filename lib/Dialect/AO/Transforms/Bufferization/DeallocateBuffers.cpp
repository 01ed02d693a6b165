//===- DeallocateBuffers.cpp - Free buffers behind their last use ---------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In three steps for each function: ownership at region and function boundaries
// is made static (see BufferOwners.h), the last use of every buffer is found,
// and frees are inserted.
//
//===----------------------------------------------------------------------===//

#include "BufferOwners.h"
#include "Ownership.h"
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

  void run(ArrayRef<DonationGroup> donations);

private:
  /// What is known of one buffer.
  struct Buffer {
    SmallVector<Operation *> users;
    /// Returned, or freed by the module itself.
    bool leaves = false;
  };

  void collect();
  bool frees(Operation *user, Value owner);
  void release(Value owner, Block *block);
  void insertFree(Value value, Block *block, Operation *lastUse);
  void freeDonated(const DonationGroup &group);

  func::FuncOp function;
  BufferOwners &owners;
  llvm::MapVector<Value, Buffer> buffers;
};
} // namespace

/// Whether `user` frees the buffer of `owner`.
bool FreeInserter::frees(Operation *user, Value owner) {
  return llvm::any_of(user->getOperands(), [&](Value operand) {
    return isa<MemRefType>(operand.getType()) &&
           hasEffect<MemoryEffects::Free>(user, operand) &&
           llvm::is_contained(owners.getOwnersOf(operand), owner);
  });
}

void FreeInserter::collect() {
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
  for (unsigned index : group)
    function.removeArgAttr(index, AODialect::kDonatedAttr);
  for (unsigned index : group) {
    Buffer &buffer = buffers[function.getArgument(index)];
    if (buffer.leaves)
      return;
    llvm::append_range(users, buffer.users);
  }
  for (unsigned index : group)
    function.setArgAttr(index, AODialect::kDonatedAttr,
                        UnitAttr::get(function.getContext()));
  Block *block = &function.getBody().front();
  insertFree(function.getArgument(group.front()), block,
             findLastUser(block, users));
}

void FreeInserter::run(ArrayRef<DonationGroup> donations) {
  collect();
  for (Value owner : owners.getOwners())
    if (!buffers[owner].leaves)
      release(owner, owner.getParentBlock());
  for (const DonationGroup &group : donations)
    freeDonated(group);
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

namespace {
struct DeallocateBuffers
    : public ao::impl::AODeallocateBuffersBase<DeallocateBuffers> {
  void runOnOperation() override {
    if (failed(verifyPairs(getOperation())))
      return signalPassFailure();
    std::vector<std::pair<func::FuncOp, BufferOwners>> functions;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (function.isExternal())
        continue;
      functions.emplace_back(function, BufferOwners(function));
      if (failed(checkStructure(function)) ||
          failed(functions.back().second.run()))
        return signalPassFailure();
    }
    auto donations = collectDonations();
    for (auto &[function, owners] : functions)
      FreeInserter(function, owners).run(donations[function]);
  }

private:
  LogicalResult checkStructure(func::FuncOp function) {
    WalkResult result = function->walk([&](Operation *op) {
      for (Region &region : op->getRegions())
        if (!region.empty() && !region.hasOneBlock())
          return WalkResult(
              emitError(op->getLoc())
              << "'" << op->getName()
              << "' op has branches between blocks; buffers have lifetimes "
                 "only in structured control flow");
      return WalkResult::advance();
    });
    return failure(result.wasInterrupted());
  }

  /// Decided before any frees are in the way. Of saved arguments only the pair
  /// can tell; any other one is donated, by itself, if a user says so.
  llvm::DenseMap<Operation *, SmallVector<DonationGroup>> collectDonations() {
    llvm::DenseMap<Operation *, SmallVector<DonationGroup>> donations;
    llvm::DenseMap<Operation *, unsigned> numSaved;
    for (auto [forward, backward] : findPairs(getOperation())) {
      AliasRoots roots;
      donations[backward] = findDonations(forward, roots);
      numSaved[backward] = getNumSaved(forward);
      for (unsigned i = 0, e = getNumSaved(forward); i != e; ++i)
        backward.removeArgAttr(i, AODialect::kDonatedAttr);
    }
    for (auto function : getOperation().getOps<func::FuncOp>())
      for (unsigned i = numSaved.lookup(function),
                    e = function.getNumArguments();
           i < e; ++i)
        if (function.getArgAttr(i, AODialect::kDonatedAttr) &&
            isa<MemRefType>(function.getArgumentTypes()[i]))
          donations[function].push_back({i});
    return donations;
  }
};
} // namespace
