//===- MaterializeCopies.cpp - Copies that bufferization needs ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Memory/CarriedCopies.h"
#include "ao/Analysis/Memory/InPlace.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

namespace ao {
#define GEN_PASS_DEF_AOMATERIALIZECOPIES
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// Carried values
//===----------------------------------------------------------------------===//

/// Replaces the value of `yield` by that which `create` returns for it.
static void replaceYield(OpOperand &yield,
                         llvm::function_ref<Value(OpBuilder &, Value)> create) {
  OpBuilder builder(yield.getOwner());
  yield.set(create(builder, yield.get()));
}

static void yieldInPlace(LoopLikeOpInterface loop) {
  SmallVector<CarriedCopy> copies = findCarriedCopies(loop, isSourceOfCarried);
  std::vector<SmallVector<OpOperand *, 1>> aside(copies.size());
  for (const CarriedCopy &copy : copies)
    if (copy.savedBefore)
      aside[*copy.savedBefore].push_back(copy.yield);
  for (auto [copy, copied] : llvm::zip_equal(copies, aside)) {
    for (OpOperand *yield : copied)
      replaceYield(*yield, [](OpBuilder &builder, Value value) {
        return bufferization::AllocTensorOp::create(
            builder, value.getLoc(), cast<RankedTensorType>(value.getType()),
            /*dynamicSizes=*/ValueRange(), value);
      });
    replaceYield(*copy.yield, [&](OpBuilder &builder, Value value) {
      return bufferization::MaterializeInDestinationOp::create(
                 builder, value.getLoc(), value.getType(), value,
                 copy.destination)
          .getResult();
    });
  }
}

//===----------------------------------------------------------------------===//
// Destinations
//===----------------------------------------------------------------------===//

/// Returns true if the op of `destination` writes all of it and reads nothing.
static bool isOnlyWritten(OpOperand &destination) {
  auto structured = dyn_cast<linalg::LinalgOp>(destination.getOwner());
  return structured && structured.isDpsInit(&destination) &&
         !structured.payloadUsesValueFromOperand(&destination);
}

static bool isReshape(Operation *op) {
  return isa_and_present<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op);
}

/// Returns true if `value`, in any shape, is inserted into `dest`.
static bool isInsertedInto(Value value, Value dest) {
  return llvm::any_of(value.getUsers(), [&](Operation *user) {
    if (isReshape(user))
      return isInsertedInto(user->getResult(0), dest);
    auto insertion = dyn_cast<tensor::InsertSliceOp>(user);
    return insertion && insertion.getDest() == dest;
  });
}

/// Returns true if the written value is inserted in the place of the slice that
/// was extracted. Bufferization handles that case.
static bool isSliceInserted(OpOperand &destination) {
  Value place = destination.get();
  while (isReshape(place.getDefiningOp()))
    place = place.getDefiningOp()->getOperand(0);
  auto slice = place.getDefiningOp<tensor::ExtractSliceOp>();
  auto writer = dyn_cast<DestinationStyleOpInterface>(destination.getOwner());
  return slice && writer && writer.isDpsInit(&destination) &&
         isInsertedInto(writer.getTiedOpResult(&destination),
                        slice.getSource());
}

static Value createEmpty(OpBuilder &builder, Location loc, Value like) {
  return tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, like),
      cast<RankedTensorType>(like.getType()).getElementType());
}

/// Returns true if there is something in device memory to copy for `operand`.
static bool canCopy(OpOperand &operand) {
  auto type = dyn_cast<RankedTensorType>(operand.get().getType());
  return type && !type.getEncoding();
}

/// The transfer of `operand` that a loop is given together with it: who waits
/// for that in the loop names what it copies.
static OffloadOp getCarriedTransfer(OpOperand &operand) {
  if (!isa<LoopLikeOpInterface>(operand.getOwner()))
    return {};
  for (Operation *user : operand.get().getUsers()) {
    auto offload = dyn_cast<OffloadOp>(user);
    if (offload && offload->getBlock() == operand.getOwner()->getBlock() &&
        llvm::is_contained(offload.getTransfer().getUsers(),
                           operand.getOwner()))
      return offload;
  }
  return {};
}

static void copyOperand(OpOperand &operand) {
  OffloadOp offload = getCarriedTransfer(operand);
  OpBuilder builder(offload ? offload.getOperation() : operand.getOwner());
  operand.set(bufferization::AllocTensorOp::create(
      builder, operand.getOwner()->getLoc(),
      cast<RankedTensorType>(operand.get().getType()),
      /*dynamicSizes=*/ValueRange(), operand.get()));
  if (offload)
    offload.getSourceMutable().assign(operand.get());
}

static void copyDestination(OpOperand &destination) {
  Operation *op = destination.getOwner();
  if (!canCopy(destination) ||
      isa<bufferization::MaterializeInDestinationOp>(op) ||
      isSliceInserted(destination))
    return;
  if (!isOnlyWritten(destination))
    return copyOperand(destination);
  OpBuilder builder(op);
  destination.set(createEmpty(builder, op->getLoc(), destination.get()));
}

/// A view of a constant: bufferization would copy the view, not what is written
/// over.
static bool isViewOfConstant(Value value) {
  Value base = getViewBase(value);
  Operation *op = base.getDefiningOp();
  return base != value && op && op->hasTrait<OpTrait::ConstantLike>();
}

static void copyConstants(Operation *op) {
  if (isa<LoopLikeOpInterface, DestinationStyleOpInterface>(op))
    for (OpResult result : op->getResults())
      if (OpOperand *destination = getTiedDestination(result);
          destination && isViewOfConstant(destination->get()))
        copyDestination(*destination);
}

/// Makes `loop` use values from outside where it carries them unchanged:
/// bufferization assumes that a loop writes to all that it carries.
static void captureUnchanged(LoopLikeOpInterface loop) {
  if (!getCarryingLoop(loop))
    return;
  for (auto [init, carried] :
       llvm::zip_equal(loop.getInitsMutable(), loop.getRegionIterArgs())) {
    if (!isUnchanged(loop, carried))
      continue;
    OpBuilder builder(loop);
    Value old = init.get();
    OpOperand *yielded = loop.getTiedLoopYieldedValue(carried);
    carried.replaceUsesWithIf(old,
                              [&](OpOperand &use) { return &use != yielded; });
    loop.getTiedLoopResult(carried).replaceAllUsesWith(old);
    init.set(createEmpty(builder, loop.getLoc(), old));
  }
}

/// Unused results of a branch are removed, with what is passed on for them. To
/// bufferization a branch passes on buffers that an op needs.
static void dropDeadResults(scf::IfOp branch) {
  llvm::BitVector dead(branch.getNumResults());
  SmallVector<Type> types;
  SmallVector<Value> results;
  for (OpResult result : branch->getResults()) {
    if (isDeadBranchResult(result)) {
      dead.set(result.getResultNumber());
      continue;
    }
    types.push_back(result.getType());
    results.push_back(result);
  }
  if (dead.none())
    return;
  OpBuilder builder(branch);
  auto kept = scf::IfOp::create(builder, branch.getLoc(), types,
                                branch.getCondition(), /*addThenBlock=*/false,
                                /*addElseBlock=*/false);
  kept->setDiscardableAttrs(branch->getDiscardableAttrDictionary());
  for (auto [to, from] : llvm::zip(kept->getRegions(), branch->getRegions())) {
    to.takeBody(from);
    to.front().getTerminator()->eraseOperands(dead);
  }
  for (auto [from, to] : llvm::zip_equal(results, kept.getResults()))
    from.replaceAllUsesWith(to);
  branch.erase();
}

/// From outside in: a value that a branch yielded may have no use left.
static void dropDeadResults(FunctionOpInterface function) {
  SmallVector<scf::IfOp> branches;
  function->walk<WalkOrder::PreOrder>(
      [&](scf::IfOp branch) { branches.push_back(branch); });
  for (scf::IfOp branch : branches)
    dropDeadResults(branch);
}

/// Returns true if the value that the body of `loop` yields in `yield` may
/// share a buffer with another one: it is not made in the body, or is yielded
/// twice.
static bool mayBeShared(scf::WhileOp loop, OpOperand &yield) {
  Value base = getViewBase(yield.get());
  auto yields = loop.getYieldOp()->getOpOperands();
  bool isTwice = llvm::any_of(yields, [&](OpOperand &other) {
    return &other != &yield && getViewBase(other.get()) == base;
  });
  Operation *maker = base.getDefiningOp();
  return isTwice || !maker || maker->getBlock() != loop.getAfterBody() ||
         maker->getNumRegions() > 0 || maker->hasTrait<OpTrait::ConstantLike>();
}

/// To bufferization, what a loop gives its test may be written over, whatever
/// else is there.
static void copySharedYields(scf::WhileOp loop) {
  Block::BlockArgListType given = loop.getAfterArguments();
  for (OpOperand &yield : loop.getYieldOp()->getOpOperands()) {
    unsigned number = yield.getOperandNumber();
    bool isLeft = number < given.size() && yield.get() == given[number];
    if (canCopy(yield) && !isLeft && mayBeShared(loop, yield))
      copyOperand(yield);
  }
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

namespace {
struct MaterializeCopies
    : public ao::impl::AOMaterializeCopiesBase<MaterializeCopies> {
  void runOnOperation() override {
    getOperation()->walk(yieldInPlace);
    copyDestinations();
  }

private:
  void copyDestinations() {
    llvm::SmallDenseSet<Operation *> followed;
    FailureOr<std::vector<Step>> steps = buildQuietly();
    if (succeeded(steps))
      for (const Step &step : *steps) {
        for (OpOperand *destination : step.getCopiedDestinations())
          copyDestination(*destination);
        for (FunctionOpInterface function : getFunctions(step)) {
          rewrite(function);
          followed.insert(function);
        }
      }
    getOperation()->walk([&](scf::WhileOp loop) {
      auto function = loop->getParentOfType<FunctionOpInterface>();
      if (!followed.contains(function) || !getTestingLoop(loop))
        copySharedYields(loop);
    });
  }

  /// Without a step there is no prediction either, and passes that require one
  /// report the error.
  FailureOr<std::vector<Step>> buildQuietly() {
    ScopedDiagnosticHandler silence(&getContext(),
                                    [](Diagnostic &) { return success(); });
    return buildSteps(getOperation());
  }

  static SmallVector<FunctionOpInterface, 2> getFunctions(const Step &step) {
    if (step.isPair())
      return {step.getForward(), step.getBackward()};
    return {step.getForward()};
  }

  static void rewrite(FunctionOpInterface function) {
    function->walk(copyConstants);
    function->walk(captureUnchanged);
    dropDeadResults(function);
  }
};
} // namespace
