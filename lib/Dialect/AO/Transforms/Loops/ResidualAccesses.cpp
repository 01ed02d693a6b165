//===- ResidualAccesses.cpp - Slices are stacked early and read late ------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exporters extract all slices where an iteration begins and insert all of them
// where it ends, where no time is left for a copy to hide in, and each occupies
// memory for the whole iteration.
//
//===----------------------------------------------------------------------===//

#include "ResidualRewrites.h"
#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Steps/StepResiduals.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

/// Returns true if `map` has the dimensions in order, and omits only those of
/// size one.
static bool leavesOutOnes(AffineMap map, ArrayRef<int64_t> shape) {
  unsigned next = 0;
  for (AffineExpr expr : map.getResults()) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim || dim.getPosition() < next)
      return false;
    for (; next != dim.getPosition(); ++next)
      if (shape[next] != 1)
        return false;
    ++next;
  }
  return llvm::all_of(shape.drop_front(next),
                      [](int64_t size) { return size == 1; });
}

Value ao::getCopied(Operation *op) {
  auto copy = dyn_cast_if_present<linalg::GenericOp>(op);
  if (!copy || copy.getNumDpsInputs() != 1 || copy->getNumResults() != 1 ||
      copy.getNumParallelLoops() != copy.getNumLoops())
    return {};
  auto type = dyn_cast<RankedTensorType>(copy->getResult(0).getType());
  auto source = dyn_cast<RankedTensorType>(copy.getDpsInputs()[0].getType());
  SmallVector<AffineMap> maps = copy.getIndexingMapsArray();
  bool isPlain =
      type && source && type.getElementType() == source.getElementType() &&
      type.getEncoding() == source.getEncoding() && type.hasStaticShape() &&
      maps[1].isIdentity() && leavesOutOnes(maps[0], type.getShape()) &&
      copy.getBody()->getTerminator()->getOperand(0) ==
          copy.getBody()->getArgument(0);
  return isPlain ? copy.getDpsInputs()[0] : Value();
}

/// Returns true if the elements of `value` are contiguous in memory, as far as
/// the views from its definition determine.
static bool isContiguous(Value value) {
  while (auto result = dyn_cast<OpResult>(value)) {
    Value source = getViewSource(result);
    if (!source)
      return true;
    if (!isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(result.getOwner()))
      return false;
    value = source;
  }
  return true;
}

/// A slice needs no copy before it is stacked: insertions and transfers read
/// the source of the copy.
static bool dropCopy(SubsetInsertionOpInterface insertion) {
  OpOperand &operand = insertion.getSourceOperand();
  Operation *copy = operand.get().getDefiningOp();
  Value source = getCopied(copy);
  if (!source || !copy->hasOneUse() || !isContiguous(source))
    return false;
  OpBuilder builder(insertion);
  operand.set(reshapeSlice(builder, copy->getLoc(), source,
                           cast<RankedTensorType>(operand.get().getType())));
  llvm::SetVector<Operation *> dead;
  dead.insert(copy);
  eraseDead(std::move(dead));
  return true;
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

/// Returns the op that computes `value`, by way of views and copies of it; null
/// for values from outside of `block`, and for its arguments.
static Operation *findProducer(Value value, Block *block) {
  while (auto result = dyn_cast<OpResult>(value)) {
    Operation *op = result.getOwner();
    if (op->getBlock() != block)
      return nullptr;
    Value source = getViewSource(result);
    if (!source)
      source = getCopied(op);
    if (!source)
      return op;
    value = source;
  }
  return nullptr;
}

/// Moves an insertion up to where its slice has been computed.
static bool hoist(SubsetInsertionOpInterface insertion) {
  Block *block = insertion->getBlock();
  Operation *producer = findProducer(insertion.getSourceOperand().get(), block);
  Operation *place = producer ? producer->getNextNode() : &block->front();
  IRRewriter rewriter(insertion->getContext());
  if (place == insertion ||
      failed(moveOperationDependencies(rewriter, insertion, place)))
    return false;
  insertion->moveBefore(place);
  return true;
}

/// Returns the first op in `block` that reads data of `value` or a view of it.
/// Views in the block are appended to `views`.
static Operation *findFirstUser(Value value, Block *block,
                                llvm::SetVector<Operation *> &views) {
  Operation *first = nullptr;
  SmallVector<Value> values{value};
  for (size_t i = 0; i != values.size(); ++i)
    for (Operation *user : values[i].getUsers()) {
      Operation *op = block->findAncestorOpInBlock(*user);
      if (op == user && op->getNumResults() == 1 && isView(op)) {
        if (views.insert(op))
          values.push_back(op->getResult(0));
        continue;
      }
      if (op && (!first || op->isBeforeInBlock(first)))
        first = op;
    }
  return first;
}

/// Moves an extraction down to where its slice is needed.
static bool sink(SubsetExtractionOpInterface extraction) {
  llvm::SetVector<Operation *> moved;
  moved.insert(extraction);
  Operation *user =
      findFirstUser(extraction.getResult(), extraction->getBlock(), moved);
  if (!user)
    return false;
  SmallVector<Operation *> inOrder = moved.takeVector();
  llvm::sort(inOrder, [](Operation *one, Operation *other) {
    return one->isBeforeInBlock(other);
  });
  bool changed = false;
  Operation *place = user;
  for (Operation *op : llvm::reverse(inOrder)) {
    // Views that are needed later may be after the first use.
    if (!op->isBeforeInBlock(user))
      continue;
    changed |= op->getNextNode() != place;
    op->moveBefore(place);
    place = op;
  }
  return changed;
}

bool ao::moveResidualAccesses(const StepFunctions &step) {
  StepResiduals residuals(step, LoopDepth::All);
  bool changed = false;
  for (const StackedResidual &stacked : residuals.getStackedResiduals()) {
    if (stacked.readers.empty())
      continue;
    changed |= dropCopy(stacked.written->insertion);
    changed |= hoist(stacked.written->insertion);
    for (const StackedResidual::Reader &reader : stacked.readers)
      for (SubsetExtractionOpInterface extraction :
           reader.residual->extractions)
        changed |= sink(extraction);
  }
  return changed;
}
