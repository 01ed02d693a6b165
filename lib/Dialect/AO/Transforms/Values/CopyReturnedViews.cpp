//===- CopyReturnedViews.cpp - Slices get bytes of their own --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Helpers/PairSignature.h"
#include "Helpers/TransferBuilder.h"
#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Memory/InPlace.h"
#include "ao/Analysis/Steps/StepAnalysis.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Iterators.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"

namespace ao {
#define GEN_PASS_DEF_AOCOPYRETURNEDVIEWS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

static bool isConstant(Value value) {
  Operation *op = value.getDefiningOp();
  return op && op->hasTrait<OpTrait::ConstantLike>();
}

/// Returns the value that owns the bytes of `value`: the base of its views, and
/// the base over which that is written as a part.
static Value getOwner(const Step &step, Value value) {
  Value base = getViewBase(value);
  auto result = dyn_cast<OpResult>(base);
  std::optional<size_t> id = step.getStorageOf(base);
  if (!result || !id || step.getStorages()[*id].bytes != 0)
    return base;
  OpOperand *destination = getTiedDestination(result);
  return destination ? getOwner(step, destination->get()) : base;
}

/// Returns true if `value` is a part of its bytes, or a constant: a function
/// returns whole buffers that have an owner.
static bool needsCopy(const Step &step, Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || type.getEncoding())
    return false;
  Value owner = getOwner(step, value);
  if (isConstant(owner))
    return true;
  std::optional<int64_t> bytes = getStaticBytes(type),
                         all = getStaticBytes(owner.getType());
  return bytes && all && *bytes < *all;
}

namespace {
/// Copies what one function of a step returns.
class ReturnedViews {
public:
  ReturnedViews(const Step &step, FunctionOpInterface function)
      : step(step), block(function.getFunctionBody().front()),
        terminator(block.getTerminator()), builder(function->getContext()) {}

  bool copy();

private:
  Operation *findEnd(Value base);
  Value createCopy(Value view);
  bool separateEmpty();

  const Step &step;
  Block &block;
  Operation *terminator;
  OpBuilder builder;
  /// The bases of what is returned as it is.
  llvm::DenseSet<Value> returned;
  /// The op before which copies of views of a value stand.
  llvm::DenseMap<Value, Operation *> ends;
};
} // namespace

/// Returns the op before which a view of `base` is copied: after the last use
/// of `base`, so that it can be freed there, else the terminator.
Operation *ReturnedViews::findEnd(Value base) {
  auto [known, isNew] = ends.try_emplace(base, terminator);
  if (!isNew)
    return known->second;
  std::optional<size_t> id = step.getStorageOf(base);
  bool isKept = !id || returned.contains(base) ||
                (isa<BlockArgument>(base) && step.getStorages()[*id].liveOut);
  if (isKept)
    return known->second;
  Operation *last = findLastUser(block, base);
  if (!last)
    last = base.getDefiningOp();
  if (last)
    known->second = last->getNextNode();
  return known->second;
}

Value ReturnedViews::createCopy(Value view) {
  builder.setInsertionPoint(findEnd(getViewBase(view)));
  auto copy = bufferization::AllocTensorOp::create(
      builder, view.getLoc(), cast<RankedTensorType>(view.getType()),
      /*dynamicSizes=*/ValueRange(), view);
  // From here on the copy is offloaded.
  if (Operation *op = view.getDefiningOp(); op && getViewBase(view) != view)
    if (Attribute mark = op->removeDiscardableAttr(AODialect::kOffloadAttr))
      copy->setDiscardableAttr(AODialect::kOffloadAttr, mark);
  return copy;
}

/// Returns true if all ops between `op` and the end define no data.
static bool standsAtEnd(Operation *op) {
  while (!op->hasTrait<OpTrait::IsTerminator>() && definesNoData(op))
    op = op->getNextNode();
  return op->hasTrait<OpTrait::IsTerminator>();
}

/// Tensors without data that the function returns take memory from its end on:
/// each is made there. Returns true if there were any that were not.
bool ReturnedViews::separateEmpty() {
  bool hasAny = false;
  builder.setInsertionPoint(terminator);
  for (OpOperand &operand : terminator->getOpOperands()) {
    Operation *maker = operand.get().getDefiningOp();
    if (!maker || !definesNoData(maker) ||
        (maker->hasOneUse() && standsAtEnd(maker)))
      continue;
    auto result = cast<OpResult>(operand.get());
    operand.set(builder.clone(*maker)->getResult(result.getResultNumber()));
    hasAny = true;
  }
  return hasAny;
}

/// Returns true if there was anything to copy.
bool ReturnedViews::copy() {
  llvm::MapVector<Value, SmallVector<OpOperand *, 1>> views;
  for (OpOperand &operand : terminator->getOpOperands())
    if (needsCopy(step, operand.get()))
      views[operand.get()].push_back(&operand);
    else
      returned.insert(getViewBase(operand.get()));
  for (auto &[view, operands] : views) {
    Value copy = createCopy(view);
    for (OpOperand *operand : operands)
      operand->set(copy);
  }
  return separateEmpty() || !views.empty();
}

/// Erases views without readers, whose sources would otherwise have a use.
/// Returns true if there were any.
static bool eraseDeadViews(FunctionOpInterface function) {
  bool hasErased = false;
  function->walk<WalkOrder::PreOrder, ReverseIterator>([&](Operation *op) {
    // The bodies of structured ops compute with scalars.
    if (op->getNumRegions() > 0)
      return isa<linalg::LinalgOp>(op) ? WalkResult::skip()
                                       : WalkResult::advance();
    if (!op->use_empty() || !isView(op) || !isMemoryEffectFree(op))
      return WalkResult::advance();
    op->erase();
    hasErased = true;
    return WalkResult::skip();
  });
  return hasErased;
}

namespace {
struct CopyReturnedViews
    : public ao::impl::AOCopyReturnedViewsBase<CopyReturnedViews> {
  void runOnOperation() override {
    auto &analysis = getAnalysis<StepAnalysis>();
    if (!analysis.isValid())
      return signalPassFailure();
    bool hasChanged = false;
    for (const Step &step : analysis.getSteps()) {
      hasChanged |= ReturnedViews(step, step.getForward()).copy();
      if (step.isPair())
        hasChanged |= ReturnedViews(step, step.getBackward()).copy();
    }
    // Steps refer to values by address, so that these are erased last.
    for (const Step &step : analysis.getSteps()) {
      if (!step.hasUnusedViews())
        continue;
      hasChanged |= eraseDeadViews(step.getForward());
      if (step.isPair())
        hasChanged |= eraseDeadViews(step.getBackward());
    }
    if (!hasChanged)
      return markAllAnalysesPreserved();
    markAnalysesPreserved<PairUsers>();
  }
};
} // namespace
