//===- StepBuilder.cpp - builds a step from its functions -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepBuilder.h"

#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/Support/MathExtras.h"
#include <limits>

using namespace mlir;
using namespace ao;

void StepBuilder::build() {
  addForwardArguments();
  addBlock(step.getForwardBlock(), /*isForward=*/true);
  if (step.isPair()) {
    step.boundary = static_cast<int32_t>(step.ops.size());
    addForwardReturn(step.getForwardBlock().getTerminator());
    addBackwardArguments();
    addBlock(step.getBackwardBlock(), /*isForward=*/false);
    addFinalReturn(step.getBackwardBlock().getTerminator());
    keepUnusedResiduals();
  } else {
    addFinalReturn(step.getForwardBlock().getTerminator());
  }
  groupUses();
  shareBytesOfDyingValues();
  extendSharedLifetimes();
  decideFinalRefusals();
}

//===----------------------------------------------------------------------===//
// Storages
//===----------------------------------------------------------------------===//

static bool occupiesMemory(Type type) {
  return isa<TensorType, BaseMemRefType>(type) && !isHostPlaced(type);
}

/// The reasons that lie in the type alone; sets the size where it is known.
void StepBuilder::setSize(Storage &storage, Type type) {
  StorageId id = static_cast<StorageId>(&storage - step.storages.data());
  if (!isa<TensorType>(type))
    return refuse(id, Refusal::NotATensor);
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return refuse(id, Refusal::Unranked);
  if (tensor.getEncoding())
    refuse(id, Refusal::Encoded);
  if (!getElementBytes(tensor.getElementType()))
    return refuse(id, Refusal::NoElementSize);
  std::optional<int64_t> bytes = getStaticBytes(tensor);
  if (!bytes)
    if (Operation *op = storage.base.getDefiningOp())
      if (auto given = op->getAttrOfType<IntegerAttr>(AODialect::kBytesAttr))
        bytes = given.getInt();
  if (!bytes)
    return refuse(id, Refusal::UnknownSize);
  storage.bytes = *bytes;
  if (*bytes == 0)
    refuse(id, Refusal::ZeroSized);
}

StepBuilder::StorageId StepBuilder::addStorage(Value base, int32_t def) {
  StorageId id = static_cast<StorageId>(step.storages.size());
  Storage &storage = step.storages.emplace_back();
  storage.base = base;
  storage.def = def;
  lastUse.push_back(def);
  step.storageOf[base] = id;
  setSize(storage, base.getType());
  if (auto buffer = dyn_cast<MemRefType>(base.getType()))
    storage.bytes = getStaticBytes(buffer).value_or(0);
  return id;
}

void StepBuilder::refuse(StorageId storage, Refusal refusal) {
  Refusal &current = step.storages[storage].refusal;
  if (current == Refusal::None || refusal < current)
    current = refusal;
}

std::optional<StepBuilder::StorageId> StepBuilder::find(Value value) const {
  auto it = step.storageOf.find(value);
  if (it == step.storageOf.end())
    return std::nullopt;
  return it->second;
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

static bool hasArgAttr(FunctionOpInterface function, BlockArgument argument,
                       StringRef name) {
  return static_cast<bool>(function.getArgAttr(argument.getArgNumber(), name));
}

void StepBuilder::addForwardArguments() {
  FunctionOpInterface function = step.forward;
  for (BlockArgument argument : step.getForwardBlock().getArguments()) {
    if (!occupiesMemory(argument.getType()))
      continue;
    StorageId id = addStorage(argument, /*def=*/-1);
    if (!hasArgAttr(function, argument, AODialect::kDonatedAttr)) {
      step.storages[id].liveOut = true;
      refuse(id, Refusal::StaticArgument);
    }
    step.storages[id].marked =
        hasArgAttr(function, argument, AODialect::kOffloadAttr);
    if (hasArgAttr(function, argument, AODialect::kKeepAttr))
      refuse(id, Refusal::MarkedKeep);
  }
}

/// Saved arguments are the storages of the forward results; what follows are
/// cotangents, which the caller owns unless they are donated.
void StepBuilder::addBackwardArguments() {
  Operation *terminator = step.getForwardBlock().getTerminator();
  for (BlockArgument argument : step.getBackwardBlock().getArguments()) {
    unsigned result = step.numOutputs + argument.getArgNumber();
    if (result < terminator->getNumOperands()) {
      Value saved = terminator->getOperand(result);
      if (std::optional<StorageId> id = find(saved)) {
        step.storageOf[argument] = *id;
        step.storages[*id].marked |=
            hasArgAttr(step.backward, argument, AODialect::kOffloadAttr);
        if (hasArgAttr(step.backward, argument, AODialect::kKeepAttr))
          refuse(*id, Refusal::MarkedKeep);
      } else if (auto copy = step.hostCopies.find(saved);
                 copy != step.hostCopies.end()) {
        step.hostCopies.try_emplace(argument, StorageId(copy->second));
      }
      continue;
    }
    if (!occupiesMemory(argument.getType()))
      continue;
    StorageId id = addStorage(argument, step.boundary);
    step.storages[id].liveOut =
        !hasArgAttr(step.backward, argument, AODialect::kDonatedAttr);
    refuse(id, Refusal::StaticArgument);
  }
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

void StepBuilder::addBlock(Block &block, bool isForward) {
  for (Operation &op : block.without_terminator())
    addOp(&op);
}

/// User marks and sizes apply to the storages of an op's results, also through
/// views.
void StepBuilder::applyMarks(Operation *op) {
  bool marked = op->hasAttr(AODialect::kOffloadAttr);
  bool kept = op->hasAttr(AODialect::kKeepAttr);
  if (!marked && !kept)
    return;
  for (Value result : op->getResults()) {
    std::optional<StorageId> id = find(result);
    if (!id)
      continue;
    step.storages[*id].marked |= marked;
    if (kept)
      refuse(*id, Refusal::MarkedKeep);
  }
}

void StepBuilder::addOp(Operation *op) {
  if (isa_and_present<AODialect>(op->getDialect()))
    return addTransfer(op);
  if (op->hasTrait<OpTrait::ConstantLike>() || definesNoData(op))
    return;
  if (isView(op)) {
    for (OpResult result : op->getResults())
      if (std::optional<StorageId> id = find(getViewSource(result)))
        step.storageOf[result] = *id;
    return applyMarks(op);
  }
  auto number = static_cast<int32_t>(step.ops.size());
  step.ops.push_back(op);
  addUses(op, number);
  addResults(op, number);
  if (op->getNumRegions() > 0)
    addTemporaries(op, number);
  applyMarks(op);
}

/// The value that a reload brings back is the storage that was offloaded.
void StepBuilder::addTransfer(Operation *op) {
  auto wait = dyn_cast<WaitOp>(op);
  if (!wait || !wait.getResult())
    return;
  if (wait.getTransfer().getType().isToHost()) {
    if (std::optional<StorageId> id = find(wait.getKeep()))
      step.hostCopies[wait.getResult()] = *id;
    return;
  }
  if (auto it = step.hostCopies.find(wait.getKeep());
      it != step.hostCopies.end())
    step.storageOf[wait.getResult()] = it->second;
}

void StepBuilder::addUse(OpOperand &operand, int32_t number) {
  std::optional<StorageId> id = find(operand.get());
  if (!id || lastUse[*id] == number)
    return;
  // The host copy of a storage tells its shape, not that of a view.
  bool isWhole = operand.get() == step.storages[*id].base ||
                 isa<BlockArgument>(operand.get());
  if (isWhole && isDynamicShapeQuery(operand))
    return;
  lastUse[*id] = number;
  usePairs.emplace_back(*id, number);
}

/// Whatever a region uses, at any depth, the op that holds it uses.
void StepBuilder::addUses(Operation *op, int32_t number) {
  for (OpOperand &operand : op->getOpOperands())
    addUse(operand, number);
  for (Region &region : op->getRegions())
    region.walk([&](Operation *nested) {
      for (OpOperand &operand : nested->getOpOperands())
        addUse(operand, number);
    });
}

void StepBuilder::addResult(OpResult result, int32_t number) {
  if (!occupiesMemory(result.getType()) || find(result))
    return;
  StorageId id = addStorage(result, number);
  Operation *op = result.getOwner();
  if (isa<LoopLikeOpInterface>(op))
    refuse(id, Refusal::DefinedByLoop);
  if (hasOpaqueControlFlow(op))
    refuse(id, Refusal::OpaqueControlFlow);
}

void StepBuilder::addResults(Operation *op, int32_t number) {
  if (op->getNumResults() == 0)
    return;
  for (OpResult result : op->getResults())
    addResult(result, number);
  SmallVector<StorageAlias, 2> aliases;
  collectStorageAliases(op, aliases);
  for (const StorageAlias &alias : aliases) {
    std::optional<StorageId> result = find(alias.result);
    std::optional<StorageId> source = find(alias.source);
    if (!result || !source || result == source)
      continue;
    if (alias.relation == StorageRelation::Destination) {
      overwrites.push_back({*source, *result, number});
      continue;
    }
    sharings.push_back({*result, *source});
    refuse(*result, Refusal::SharedStorage);
    refuse(*source, Refusal::SharedStorage);
  }
}

/// Tensors that the regions of an op allocate live while the op runs.
void StepBuilder::addTemporaries(Operation *op, int32_t number) {
  int64_t bytes = 0;
  for (Region &region : op->getRegions())
    region.walk([&](Operation *nested) {
      if (nested->hasTrait<OpTrait::ConstantLike>())
        return;
      SmallVector<StorageAlias, 2> aliases;
      for (OpResult result : nested->getResults()) {
        if (!isa<TensorType>(result.getType()))
          continue;
        if (aliases.empty())
          collectStorageAliases(nested, aliases);
        bool shares = llvm::any_of(aliases, [&](const StorageAlias &alias) {
          return alias.result == result;
        });
        if (!shares &&
            llvm::AddOverflow(
                bytes, getStaticBytes(result.getType()).value_or(0), bytes))
          bytes = std::numeric_limits<int64_t>::max();
      }
    });
  if (bytes == 0)
    return;
  Storage &storage = step.storages.emplace_back();
  storage.bytes = bytes;
  storage.def = number;
  storage.refusal = Refusal::NotATensor;
  lastUse.push_back(number);
}

//===----------------------------------------------------------------------===//
// Returns
//===----------------------------------------------------------------------===//

void StepBuilder::addForwardReturn(Operation *terminator) {
  for (OpOperand &operand : terminator->getOpOperands()) {
    int64_t slot = operand.getOperandNumber() - step.numOutputs;
    if (std::optional<StorageId> id = find(operand.get())) {
      if (slot >= 0) {
        step.savedSlots[*id].push_back(slot);
        continue;
      }
      step.storages[*id].liveOut = true;
      refuse(*id, Refusal::ModelOutput);
    } else if (auto copy = step.hostCopies.find(operand.get());
               copy != step.hostCopies.end() && slot >= 0) {
      step.savedSlots[copy->second].push_back(slot);
    }
  }
}

/// A residual that the backward function returns may come back before that;
/// what a joint step returns stays.
void StepBuilder::addFinalReturn(Operation *terminator) {
  for (Value operand : terminator->getOperands())
    if (std::optional<StorageId> id = find(operand)) {
      step.storages[*id].liveOut = true;
      if (!step.isPair())
        refuse(*id, Refusal::ModelOutput);
    }
}
