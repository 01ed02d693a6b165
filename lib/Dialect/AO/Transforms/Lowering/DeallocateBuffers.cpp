//===- DeallocateBuffers.cpp - free buffers behind their last use ---------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In three steps for each function: ownership at region and function boundaries
// is made static (here and there by a copy), the last use of every buffer is
// found, and frees are inserted.
//
//===----------------------------------------------------------------------===//

#include "Ownership.h"
#include "ao/Analysis/StorageAliases.h"
#include "ao/Dialect/AO/Transforms/Lowering/Passes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"

namespace ao {
#define GEN_PASS_DEF_AODEALLOCATEBUFFERS
#include "ao/Dialect/AO/Transforms/Lowering/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

static bool isBuffer(Value value) { return isa<MemRefType>(value.getType()); }

static bool isAllocation(Value value) {
  return isa_and_present<memref::AllocOp>(value.getDefiningOp());
}

/// A fresh copy of `buffer`, made before `before`.
static Value cloneBuffer(Value buffer, Operation *before) {
  OpBuilder builder(before);
  auto type = cast<MemRefType>(buffer.getType());
  SmallVector<Value> sizes;
  for (auto [index, size] : llvm::enumerate(type.getShape()))
    if (ShapedType::isDynamic(size))
      sizes.push_back(memref::DimOp::create(builder, before->getLoc(), buffer,
                                            static_cast<int64_t>(index)));
  auto allocated =
      MemRefType::get(type.getShape(), type.getElementType(),
                      MemRefLayoutAttrInterface(), type.getMemorySpace());
  Value clone =
      memref::AllocOp::create(builder, buffer.getLoc(), allocated, sizes);
  memref::CopyOp::create(builder, buffer.getLoc(), buffer, clone);
  if (allocated == type)
    return clone;
  return memref::CastOp::create(builder, buffer.getLoc(), type, clone);
}

//===----------------------------------------------------------------------===//
// Static ownership
//===----------------------------------------------------------------------===//

/// For each allocation that leaves its region: the result of the enclosing op
/// that it becomes.
using OuterNames = llvm::DenseMap<Value, OpResult>;

namespace {
/// Makes sure that everything a region yields and a function returns is either
/// always a buffer of its own or never.
class OwnershipFixer {
public:
  FailureOr<OuterNames> run(func::FuncOp function);

private:
  LogicalResult fixRegions(RegionBranchOpInterface op);
  void fixResult(RegionBranchOpInterface op, OpResult result,
                 ArrayRef<OpOperand *> yields);
  bool isOwnedBy(Operation *op, Value value);
  void fixReturn(func::ReturnOp terminator);
  Value resolve(Value root, Block *block);

  OuterNames leavesAs;
  AliasRoots roots;
};
} // namespace

/// What `root`, an allocation at any depth below `block`, is called there.
Value OwnershipFixer::resolve(Value root, Block *block) {
  while (root.getParentBlock() != block) {
    auto outer = leavesAs.find(root);
    if (outer == leavesAs.end())
      break;
    root = outer->second;
  }
  return root;
}

/// Whether `value` is one allocation for certain, made inside `op`.
bool OwnershipFixer::isOwnedBy(Operation *op, Value value) {
  return llvm::any_of(roots.getMayRoots(value), [&](const Root &root) {
    return isAllocation(root.value) &&
           op->isProperAncestor(root.value.getDefiningOp());
  });
}

/// The operands of terminators inside `op` that become `result`.
static SmallVector<OpOperand *> getYields(RegionBranchOpInterface op,
                                          OpResult result) {
  SmallVector<OpOperand *> yields;
  for (Region &region : op->getRegions()) {
    if (region.empty())
      continue;
    auto terminator = dyn_cast<RegionBranchTerminatorOpInterface>(
        region.back().getTerminator());
    if (!terminator)
      continue;
    SmallVector<RegionSuccessor> successors;
    op.getSuccessorRegions(RegionBranchPoint(terminator), successors);
    for (const RegionSuccessor &successor : successors) {
      auto inputs = successor.getSuccessorInputs();
      auto it = llvm::find(inputs, Value(result));
      if (successor.isParent() && it != inputs.end())
        yields.push_back(&terminator.getMutableSuccessorOperands(
            successor)[std::distance(inputs.begin(), it)]);
    }
  }
  return yields;
}

/// Every branch hands over one fresh buffer as `result`; those that do not are
/// made to by a copy.
void OwnershipFixer::fixResult(RegionBranchOpInterface op, OpResult result,
                               ArrayRef<OpOperand *> yields) {
  for (OpOperand *yield : yields) {
    Block *block = yield->getOwner()->getBlock();
    ArrayRef<Root> found = roots.getMayRoots(yield->get());
    llvm::SmallDenseSet<Value> names;
    for (const Root &root : found)
      names.insert(resolve(root.value, block));
    bool fresh =
        names.size() == 1 && (*names.begin()).getParentBlock() == block &&
        !isa<BlockArgument>(*names.begin()) && isOwnedBy(op, yield->get()) &&
        !leavesAs.contains(*names.begin());
    if (!fresh) {
      yield->set(cloneBuffer(yield->get(), yield->getOwner()));
      names = {roots.getMustRoot(yield->get())};
    }
    leavesAs[*names.begin()] = result;
  }
}

LogicalResult OwnershipFixer::fixRegions(RegionBranchOpInterface op) {
  for (OpResult result : op->getResults()) {
    if (!isBuffer(result))
      continue;
    SmallVector<OpOperand *> yields = getYields(op, result);
    if (llvm::none_of(yields, [&](OpOperand *yield) {
          return isOwnedBy(op, yield->get());
        }))
      continue;
    if (op.hasLoop())
      return op->emitOpError("yields a buffer that it allocates; buffers have "
                             "lifetimes only where loops yield in place");
    fixResult(op, result, yields);
  }
  return success();
}

/// A function returns buffers it owns, or arguments; anything else is copied.
void OwnershipFixer::fixReturn(func::ReturnOp terminator) {
  Block *block = terminator->getBlock();
  for (OpOperand &operand : terminator->getOpOperands()) {
    if (!isBuffer(operand.get()))
      continue;
    llvm::SmallDenseSet<Value> names;
    for (const Root &root : roots.getMayRoots(operand.get()))
      names.insert(resolve(root.value, block));
    Value only = names.size() == 1 ? *names.begin() : Value();
    bool isConstant =
        only && isa_and_present<memref::GetGlobalOp>(only.getDefiningOp());
    if (!only || isConstant)
      operand.set(cloneBuffer(operand.get(), terminator));
  }
}

FailureOr<OuterNames> OwnershipFixer::run(func::FuncOp function) {
  WalkResult result =
      function->walk<WalkOrder::PostOrder>([&](RegionBranchOpInterface op) {
        // What was known of values that flow out of `op` changes with it.
        roots = AliasRoots();
        return failed(fixRegions(op)) ? WalkResult::interrupt()
                                      : WalkResult::advance();
      });
  if (result.wasInterrupted())
    return failure();
  roots = AliasRoots();
  function->walk([&](func::ReturnOp op) { fixReturn(op); });
  return std::move(leavesAs);
}

//===----------------------------------------------------------------------===//
// Last uses and frees
//===----------------------------------------------------------------------===//

namespace {
/// Inserts the frees of one function whose ownership is static.
class FreeInserter {
public:
  FreeInserter(func::FuncOp function, const OuterNames &leavesAs)
      : function(function), leavesAs(leavesAs) {}

  void run(ArrayRef<DonationGroup> donations);

private:
  /// What is known of one buffer.
  struct Buffer {
    Operation *lastUse = nullptr;
    /// Returned, handed out of a region, or freed by the module itself.
    bool leaves = false;
  };

  void collect();
  void visit(Operation *user, Value value);
  void visitTransfer(Operation *user, Value transfer);
  void note(Operation *user, Value buffer);
  void insertFree(Value value, Block *block, Operation *lastUse);
  void freeDonated(const DonationGroup &group);

  func::FuncOp function;
  const OuterNames &leavesAs;
  AliasRoots roots;
  llvm::MapVector<Value, Buffer> buffers;
};
} // namespace

/// `user` uses `buffer`, which lives in a block around it.
void FreeInserter::note(Operation *user, Value value) {
  auto it = buffers.find(value);
  if (it == buffers.end())
    return;
  Buffer &buffer = it->second;
  Operation *op = value.getParentBlock()->findAncestorOpInBlock(*user);
  if (!op)
    return;
  if (!buffer.lastUse || buffer.lastUse->isBeforeInBlock(op))
    buffer.lastUse = op;
  bool handsOut = op == user && op->hasTrait<OpTrait::IsTerminator>();
  buffer.leaves |= handsOut || hasEffect<MemoryEffects::Free>(user, value);
}

void FreeInserter::visit(Operation *user, Value value) {
  for (const Root &root : roots.getMayRoots(value)) {
    note(user, root.value);
    Value name = root.value;
    while (true) {
      auto outer = leavesAs.find(name);
      if (outer == leavesAs.end())
        break;
      name = outer->second;
      note(user, name);
    }
  }
  if (hasEffect<MemoryEffects::Free>(user, value))
    for (const Root &root : roots.getMayRoots(value))
      if (auto it = buffers.find(root.value); it != buffers.end())
        it->second.leaves = true;
}

/// A copy in flight uses both of its ends.
void FreeInserter::visitTransfer(Operation *user, Value transfer) {
  SmallVector<Value> worklist{transfer};
  llvm::DenseSet<Value> seen;
  while (!worklist.empty()) {
    Value current = worklist.pop_back_val();
    if (!seen.insert(current).second)
      continue;
    if (Operation *copy = current.getDefiningOp();
        isa_and_present<OffloadOp, ReloadOp>(copy))
      for (Value end : copy->getOperands())
        visit(user, end);
    else
      getIncomingValues(current, worklist);
  }
}

void FreeInserter::collect() {
  for (BlockArgument argument : function.getArguments())
    if (isBuffer(argument))
      buffers[argument];
  function->walk([&](memref::AllocOp op) { buffers[op.getResult()]; });
  for (auto [inner, outer] : leavesAs)
    buffers[outer];
  function->walk([&](Operation *op) {
    for (Value operand : op->getOperands()) {
      if (isBuffer(operand))
        visit(op, operand);
      else if (isa<TransferType>(operand.getType()))
        visitTransfer(op, operand);
    }
  });
}

void FreeInserter::insertFree(Value value, Block *block, Operation *lastUse) {
  OpBuilder builder(function.getContext());
  if (lastUse)
    builder.setInsertionPointAfter(lastUse);
  else if (Operation *op = value.getDefiningOp())
    builder.setInsertionPointAfter(op);
  else
    builder.setInsertionPointToStart(block);
  memref::DeallocOp::create(builder, value.getLoc(), value);
}

void FreeInserter::freeDonated(const DonationGroup &group) {
  Operation *lastUse = nullptr;
  for (unsigned index : group)
    function.removeArgAttr(index, AODialect::kDonatedAttr);
  for (unsigned index : group) {
    Buffer &buffer = buffers[function.getArgument(index)];
    if (buffer.leaves)
      return;
    if (buffer.lastUse &&
        (!lastUse || lastUse->isBeforeInBlock(buffer.lastUse)))
      lastUse = buffer.lastUse;
  }
  for (unsigned index : group)
    function.setArgAttr(index, AODialect::kDonatedAttr,
                        UnitAttr::get(function.getContext()));
  insertFree(function.getArgument(group.front()), &function.getBody().front(),
             lastUse);
}

void FreeInserter::run(ArrayRef<DonationGroup> donations) {
  collect();
  for (auto &[value, buffer] : buffers)
    if (!isa<BlockArgument>(value) && !buffer.leaves)
      insertFree(value, value.getParentBlock(), buffer.lastUse);
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
    llvm::MapVector<func::FuncOp, OuterNames> functions;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (function.isExternal())
        continue;
      FailureOr<OuterNames> names = fixOwnership(function);
      if (failed(names))
        return signalPassFailure();
      functions[function] = std::move(*names);
    }
    auto donations = collectDonations();
    for (auto &[function, names] : functions)
      FreeInserter(function, names).run(donations[function]);
  }

private:
  FailureOr<OuterNames> fixOwnership(func::FuncOp function) {
    if (!function.getBody().hasOneBlock())
      return function.emitOpError(
          "has branches between blocks; buffers have lifetimes only in "
          "structured control flow");
    return OwnershipFixer().run(function);
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
