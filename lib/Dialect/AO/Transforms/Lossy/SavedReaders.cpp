//===- SavedReaders.cpp - Readers of a value in backward ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SavedReaders.h"
#include "ao/Dialect/AO/IR/AOLayers.h"

using namespace mlir;
using namespace ao;

static bool isBackward(Operation *op) {
  auto phase = op->getAttrOfType<StringAttr>(kPhaseAttr);
  return phase && phase == "backward";
}

SavedReaders::SavedReaders(const Step &step) : step(step) {
  if (step.isPair())
    return;
  for (Operation &op : step.getForwardBlock()) {
    hasPhases |= isBackward(&op);
    numbers[&op] = static_cast<int64_t>(numbers.size());
  }
}

Operation *SavedReaders::Result::getFirst() const {
  Operation *first = nullptr;
  for (const Reader &reader : readers) {
    Operation *op = reader.use->getOwner();
    while (!isa<FunctionOpInterface>(op->getParentOp()))
      op = op->getParentOp();
    if (!first || op->isBeforeInBlock(first))
      first = op;
  }
  return first;
}

Operation *SavedReaders::getTopLevel(Operation *op) const {
  return step.getForwardBlock().findAncestorOpInBlock(*op);
}

/// Views with operands besides, such as offsets, would need these in the
/// backward part as well.
static bool isPlainView(Operation *op) {
  return op->getNumOperands() == 1 && op->getNumResults() == 1 &&
         getViewSource(op->getResult(0));
}

SmallVector<Value> SavedReaders::collectViews(Value value) const {
  SmallVector<Value> sources{value};
  for (size_t i = 0; i < sources.size(); ++i)
    for (Operation *user : sources[i].getUsers())
      if (isPlainView(user) && !(hasPhases && isBackward(user)))
        sources.push_back(user->getResult(0));
  return sources;
}

void SavedReaders::findInPair(Result &result) const {
  Operation *terminator = step.getForwardBlock().getTerminator();
  auto numOutputs = static_cast<unsigned>(step.getNumOutputs());
  for (Value source : result.sources)
    for (OpOperand &use : source.getUses()) {
      if (use.getOwner() != terminator)
        continue;
      if (use.getOperandNumber() < numOutputs) {
        result.obstacle = "the function returns the value";
        return;
      }
      unsigned slot = use.getOperandNumber() - numOutputs;
      result.slots.push_back(slot);
      for (OpOperand &read : step.getSavedArgument(slot).getUses())
        result.readers.push_back({&read, source});
    }
  llvm::sort(result.slots);
}

int64_t SavedReaders::findEndOfLongestGap(ArrayRef<Value> sources) const {
  SmallVector<int64_t> places;
  Operation *definition = sources.front().getDefiningOp();
  places.push_back(definition ? numbers.lookup(definition) : 0);
  for (Value source : sources)
    for (Operation *user : source.getUsers())
      if (!isPlainView(user))
        places.push_back(numbers.lookup(getTopLevel(user)));
  llvm::sort(places);
  int64_t gapEnd = places.back() + 1, longest = 0;
  for (size_t i = 1; i < places.size(); ++i)
    if (places[i] - places[i - 1] > longest) {
      longest = places[i] - places[i - 1];
      gapEnd = places[i];
    }
  return gapEnd;
}

void SavedReaders::findInJoint(Result &result) const {
  ArrayRef<Value> sources = result.sources;
  int64_t gapEnd = hasPhases ? 0 : findEndOfLongestGap(sources);
  for (Value source : sources)
    for (OpOperand &use : source.getUses()) {
      Operation *user = getTopLevel(use.getOwner());
      if (user->hasTrait<OpTrait::IsTerminator>()) {
        result.obstacle = "the function returns the value";
        return;
      }
      if (llvm::is_contained(sources.drop_front(), user->getNumResults() == 1
                                                       ? user->getResult(0)
                                                       : Value()))
        continue;
      if (hasPhases ? isBackward(user) : numbers.lookup(user) >= gapEnd)
        result.readers.push_back({&use, source});
    }
}

SavedReaders::Result SavedReaders::find(Value value) const {
  Result result;
  auto argument = dyn_cast<BlockArgument>(value);
  if (argument &&
      !cast<FunctionOpInterface>(argument.getOwner()->getParentOp())
           .getArgAttr(argument.getArgNumber(), AODialect::kDonatedAttr)) {
    result.obstacle = "the caller keeps the argument";
    return result;
  }
  result.sources = collectViews(value);
  if (step.isPair())
    findInPair(result);
  else
    findInJoint(result);
  if (result.obstacle.empty() && result.readers.empty())
    result.obstacle = "no op in the backward part reads the value";
  return result;
}

/// The same view of `replacement` as `source` is of `value`.
static Value rebuild(Value source, Value value, Value replacement,
                     DenseMap<Value, Value> &rebuilt, OpBuilder &builder) {
  if (source == value)
    return replacement;
  if (Value known = rebuilt.lookup(source))
    return known;
  Operation *view = source.getDefiningOp();
  Value base =
      rebuild(view->getOperand(0), value, replacement, rebuilt, builder);
  Operation *clone = builder.clone(*view);
  clone->setOperand(0, base);
  return rebuilt[source] = clone->getResult(0);
}

void SavedReaders::redirect(const Result &found, Value value, Value replacement,
                            OpBuilder &builder) {
  DenseMap<Value, Value> rebuilt;
  for (const Reader &reader : found.readers)
    reader.use->set(
        rebuild(reader.source, value, replacement, rebuilt, builder));
}
