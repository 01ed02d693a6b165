//===- SlotRebuilder.cpp - Rematerialized values of backward --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SlotRebuilder.h"

#include "Helpers/TransferBuilder.h"
#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Steps/Eligibility.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace ao;

bool SlotRebuilder::run() {
  unsigned numSaved = step.getForwardBlock().getTerminator()->getNumOperands() -
                      step.getNumOutputs();
  llvm::SetVector<size_t> storages;
  for (unsigned slot = 0; slot != numSaved; ++slot) {
    if (rebuildFromConstants(slot) || rebuildFromScalar(slot))
      continue;
    if (std::optional<size_t> id = step.getStorageOf(step.getSavedResult(slot)))
      storages.insert(*id);
  }
  for (size_t id : storages)
    rebuildViews(id);
  if (!hasChanged)
    return false;
  signature.apply();
  eraseUnused(originals.getArrayRef());
  return true;
}

/// The first op at the top level of the backward function that uses `value`.
Operation *SlotRebuilder::getFirstUser(Value value) const {
  Operation *first = nullptr;
  for (Operation *user : value.getUsers()) {
    Operation *op = getTopLevelOp(step.getBackwardBlock(), user);
    if (!first || op->isBeforeInBlock(first))
      first = op;
  }
  return first;
}

/// Moves the user's marks of a view: they apply to its storage.
static void moveMarks(BlockArgument from, BlockArgument to) {
  auto function = cast<FunctionOpInterface>(from.getOwner()->getParentOp());
  for (StringRef name : {AODialect::kOffloadAttr, AODialect::kKeepAttr})
    if (Attribute mark = function.getArgAttr(from.getArgNumber(), name))
      function.setArgAttr(to.getArgNumber(), name, mark);
}

void SlotRebuilder::replaceSlot(unsigned slot, Value value) {
  step.getSavedArgument(slot).replaceAllUsesWith(value);
  signature.drop(slot);
  hasChanged = true;
}

bool SlotRebuilder::rebuildFromConstants(unsigned slot) {
  Value value = step.getSavedResult(slot);
  BlockArgument argument = step.getSavedArgument(slot);
  if (!isa<TensorType>(value.getType()))
    return false;
  std::optional<size_t> id = step.getStorageOf(value);
  if (id &&
      (step.getStorages()[*id].ineligibility == Ineligibility::MarkedKeep ||
       step.getStorages()[*id].rebuildOps == 0))
    return false;
  std::optional<ValueRecipe> recipe =
      ValueRecipe::find(step, value, ValueRecipe::AnyFunction);
  if (!recipe)
    return false;
  if (id)
    remarks.reportAction(*id, "rematerialized in the backward function:",
                         "computed from constants");
  originals.insert_range(recipe->getOps());
  if (argument.use_empty()) {
    signature.drop(slot);
    return hasChanged = true;
  }
  Operation *target = getFirstUser(argument);
  builder.setInsertionPoint(target);
  IRMapping mapping;
  replaceSlot(slot, recipe->clone(builder, mapping, target));
  return true;
}

/// The scalar that is every element of `value`; null if there is none.
static Value getSplatScalar(Value value) {
  if (auto fill = value.getDefiningOp<linalg::FillOp>())
    return fill.value();
  if (auto splat = value.getDefiningOp<tensor::SplatOp>())
    return splat.getInput();
  return {};
}

/// A splat of a scalar that only the forward function has: the scalar is saved
/// in its place, as a tensor, so that it remains on the device.
bool SlotRebuilder::rebuildFromScalar(unsigned slot) {
  Value value = step.getSavedResult(slot);
  BlockArgument argument = step.getSavedArgument(slot);
  Value element = getSplatScalar(value);
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!element || !type || type.getRank() == 0 || !type.hasStaticShape() ||
      element.getType() != type.getElementType() || argument.use_empty())
    return false;
  std::optional<size_t> id = step.getStorageOf(value);
  if (!id || step.getStorages()[*id].ineligibility == Ineligibility::MarkedKeep)
    return false;
  Operation *original = value.getDefiningOp();
  Location loc = original->getLoc();
  builder.setInsertionPointAfter(original);
  auto createEmpty = [&](RankedTensorType tensor) -> Value {
    return tensor::EmptyOp::create(builder, loc, tensor.getShape(),
                                   tensor.getElementType(),
                                   tensor.getEncoding());
  };
  auto scalarType = RankedTensorType::get({}, type.getElementType());
  auto scalar =
      linalg::FillOp::create(builder, loc, element, createEmpty(scalarType));
  adoptPlace(scalar, original);
  SmallVector<OpOperand *> uses = llvm::map_to_vector(
      argument.getUses(), [](OpOperand &use) { return &use; });
  Operation *target = getFirstUser(argument);
  builder.setInsertionPoint(target);
  BlockArgument saved = signature.replace(slot, scalar.getResult(0));
  auto filled = linalg::BroadcastOp::create(
      builder, loc, saved, createEmpty(type),
      llvm::to_vector(llvm::seq<int64_t>(0, type.getRank())));
  adoptPlace(filled, target);
  for (OpOperand *use : uses)
    use->set(filled.getResult()[0]);
  originals.insert(original);
  remarks.reportAction(*id, "rematerialized in the backward function:",
                       "computed from a saved scalar");
  return hasChanged = true;
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

/// The argument through which the whole of a storage is saved. If only views
/// are saved, the base takes the slot of the first of them, provided that most
/// of it is needed; else null.
BlockArgument SlotRebuilder::saveBase(size_t id, ArrayRef<SavedView> views) {
  for (const SavedView &view : views)
    if (view.chain.empty())
      return step.getSavedArgument(view.slot);
  if (!savesBase(step, id, views))
    return {};
  unsigned slot = views.front().slot;
  BlockArgument argument = step.getSavedArgument(slot);
  if (argument.use_empty()) {
    hasChanged = true;
    return signature.replace(slot, step.getStorages()[id].base);
  }
  Operation *target = getFirstUser(argument);
  builder.setInsertionPoint(target);
  // The uses of the view remain those of the view.
  SmallVector<OpOperand *> uses;
  for (OpOperand &use : argument.getUses())
    uses.push_back(&use);
  signature.replace(slot, step.getStorages()[id].base);
  Value view = rebuildView(builder, views.front().chain, argument);
  for (OpOperand *use : uses)
    use->set(view);
  hasChanged = true;
  return argument;
}

/// A storage that is saved whole and once, or through one view of all its
/// bytes, needs nothing.
static bool isSavedOnce(const Step &step, size_t id,
                        ArrayRef<SavedView> views) {
  return views.size() == 1 &&
         (views.front().chain.empty() ||
          getCoveredBytes(step, id, views) == step.getStorages()[id].bytes);
}

void SlotRebuilder::rebuildViews(size_t id) {
  SmallVector<SavedView> saved = collectSavedViews(step, id), views;
  for (const SavedView &view : saved)
    if (getRebuildObstacle(view).empty())
      views.push_back(view);
  if (views.empty() || isSavedOnce(step, id, saved) ||
      !isa<RankedTensorType>(step.getStorages()[id].base.getType()))
    return;
  bool savedWhole = llvm::any_of(
      views, [](const SavedView &view) { return view.chain.empty(); });
  BlockArgument base = saveBase(id, views);
  if (!base || (savedWhole && views.size() == 1))
    return;
  for (const SavedView &view : views) {
    BlockArgument argument = step.getSavedArgument(view.slot);
    if (argument == base)
      continue;
    moveMarks(argument, base);
    if (argument.use_empty()) {
      signature.drop(view.slot);
      hasChanged = true;
      continue;
    }
    builder.setInsertionPoint(getFirstUser(argument));
    replaceSlot(view.slot, rebuildView(builder, view.chain, base));
  }
  remarks.reportAction(id, "saved once:", "its views are rematerialized");
}
