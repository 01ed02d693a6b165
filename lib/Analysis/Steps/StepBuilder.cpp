//===- StepBuilder.cpp - Builds a step from its functions -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepBuilder.h"

#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Analysis/Memory/CarriedCopies.h"
#include "ao/Analysis/Memory/InPlace.h"
#include "ao/Analysis/Memory/SlicesInPlace.h"
#include "ao/Analysis/Ops/NamedOps.h"
#include "ao/Analysis/Steps/StepResiduals.h"
#include "ao/Dialect/AO/IR/AOEligibility.h"
#include "ao/Dialect/AO/IR/AOLayers.h"
#include "ao/Dialect/AO/IR/AOScalars.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace ao;

StepBuilder::StepBuilder(const StepFunctions &functions) : step(functions) {
  MLIRContext *context = functions.getRoot()->getContext();
  offloadName = StringAttr::get(context, AODialect::kOffloadAttr);
  keepName = StringAttr::get(context, AODialect::kKeepAttr);
  bytesName = StringAttr::get(context, AODialect::kBytesAttr);
  groupName = StringAttr::get(context, kGroupAttr);
}

FailureOr<Step> StepBuilder::build() {
  addForwardArguments();
  if (step.isBody())
    addCaptured();
  addBlock(step.getForwardBlock());
  if (step.isPair()) {
    step.boundary = static_cast<int32_t>(step.ops.size());
    addForwardReturn(step.getForwardBlock().getTerminator());
    addBackwardArguments();
    addBlock(step.getBackwardBlock());
    addFinalReturn(step.getBackwardBlock().getTerminator());
    noteSavedStorages();
    keepUnusedResiduals();
  } else {
    addFinalReturn(step.getForwardBlock().getTerminator());
    noteSavedStorages();
  }
  if (failed(applyGroups()))
    return failure();
  groupUses();
  decideReuse();
  extendSharedLifetimes();
  noteUnusedArguments();
  if (step.isPair())
    noteBackwardEntryBytes();
  noteInheritedBytes();
  decideFinalIneligibility();
  if (!tooLarge)
    return std::move(step);
  return emitError(tooLarge.getLoc())
         << "a value of type " << tooLarge.getType()
         << " has more than 2^63-1 bytes";
}

//===----------------------------------------------------------------------===//
// Storages
//===----------------------------------------------------------------------===//

StepBuilder::TypeInfo StepBuilder::computeTypeInfo(Type type) {
  TypeInfo info;
  if (auto transfer = dyn_cast<TransferType>(type)) {
    // A tensor that is being reloaded occupies memory already.
    info.occupiesMemory =
        !transfer.isToHost() && isa<TensorType>(transfer.getDestination());
    info.bytes = getStaticBytes(transfer.getDestination());
    info.ineligibility = Ineligibility::NoGap;
    return info;
  }
  info.isScalar = type.isIntOrIndexOrFloat();
  info.isTensor = isa<TensorType>(type);
  info.occupiesMemory =
      isa<TensorType, BaseMemRefType>(type) && !isHostPlaced(type);
  info.bytes = isa<RankedTensorType, MemRefType>(type) ? getStaticBytes(type)
                                                       : std::nullopt;
  auto shaped = dyn_cast<ShapedType>(type);
  info.isTooLarge = !info.bytes && shaped && shaped.hasStaticShape() &&
                    getElementBytes(shaped.getElementType());
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!info.isTensor)
    info.ineligibility = Ineligibility::NotATensor;
  else if (!tensor)
    info.ineligibility = Ineligibility::Unranked;
  else
    info.ineligibility = getIneligibility(tensor);
  return info;
}

const StepBuilder::TypeInfo &StepBuilder::getTypeInfo(Type type) {
  auto [it, isNew] = types.try_emplace(type);
  if (isNew)
    it->second = computeTypeInfo(type);
  return it->second;
}

Attribute ao::getArgAttr(BlockArgument argument, StringRef name) {
  Block *block = argument.getOwner();
  auto function = dyn_cast<FunctionOpInterface>(block->getParentOp());
  return function && block->isEntryBlock()
             ? function.getArgAttr(argument.getArgNumber(), name)
             : Attribute();
}

static bool hasArgAttr(BlockArgument argument, StringRef name) {
  return static_cast<bool>(getArgAttr(argument, name));
}

/// Returns the value of `ao.bytes` on the op or on the argument.
IntegerAttr StepBuilder::getGivenBytes(Value base) const {
  if (Operation *op = base.getDefiningOp())
    return op->getAttrOfType<IntegerAttr>(bytesName);
  return dyn_cast_or_null<IntegerAttr>(
      getArgAttr(cast<BlockArgument>(base), bytesName));
}

/// Sets the size, if it is known, and the reasons of type and size.
void StepBuilder::setSize(StorageId id, const TypeInfo &type) {
  Storage &storage = step.storages[id];
  storage.ineligibility = type.ineligibility;
  if (type.isTooLarge && !tooLarge)
    tooLarge = storage.base;
  std::optional<int64_t> bytes = type.bytes;
  if (!bytes)
    if (IntegerAttr given = getGivenBytes(storage.base))
      bytes = given.getInt();
  if (!bytes) {
    storage.hasUnknownSize = true;
    return exclude(id, Ineligibility::UnknownSize);
  }
  storage.bytes = *bytes;
  if (*bytes == 0)
    exclude(id, Ineligibility::ZeroSized);
}

StepBuilder::StorageId StepBuilder::addStorage(Value base, int32_t def) {
  StorageId id = static_cast<StorageId>(step.storages.size());
  Storage &storage = step.storages.emplace_back();
  storage.base = base;
  storage.def = def;
  lastUse.push_back(def);
  step.storageOf[base] = id;
  setSize(id, getTypeInfo(base.getType()));
  return id;
}

void StepBuilder::exclude(StorageId storage, Ineligibility ineligibility) {
  Ineligibility &current = step.storages[storage].ineligibility;
  if (current == Ineligibility::None || ineligibility < current)
    current = ineligibility;
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

/// Returns true if the step may free or overwrite an argument of its first
/// block: the argument is donated, or a loop carries it in a buffer of its own
/// and changes it.
bool StepBuilder::isOwned(BlockArgument argument) const {
  if (step.isBody()) {
    auto loop = dyn_cast<LoopLikeOpInterface>(step.getRoot());
    return loop && !isUnchanged(loop, argument);
  }
  return hasArgAttr(argument, AODialect::kDonatedAttr);
}

void StepBuilder::addForwardArguments() {
  for (BlockArgument argument : step.getForwardBlock().getArguments()) {
    if (!getTypeInfo(argument.getType()).occupiesMemory)
      continue;
    StorageId id = addStorage(argument, /*def=*/-1);
    step.storages[id].liveOut = !isOwned(argument);
    if (step.isBody() || step.storages[id].liveOut)
      exclude(id, Ineligibility::StaticArgument);
    step.storages[id].marked = hasArgAttr(argument, AODialect::kOffloadAttr);
    if (hasArgAttr(argument, AODialect::kKeepAttr))
      exclude(id, Ineligibility::MarkedKeep);
    if (auto group =
            dyn_cast_or_null<IntegerAttr>(getArgAttr(argument, groupName)))
      groups[group.getInt()].push_back(id);
  }
}

/// Adds the values from around a body that it uses: they exist during all of
/// it.
void StepBuilder::addCaptured() {
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(*step.getForwardBlock().getParent(), captured);
  for (Value value : captured) {
    Operation *op = value.getDefiningOp();
    bool hasData =
        !op || !(op->hasTrait<OpTrait::ConstantLike>() || definesNoData(op));
    if (!hasData || !getTypeInfo(value.getType()).occupiesMemory)
      continue;
    StorageId id = addStorage(value, /*def=*/-1);
    step.storages[id].liveOut = true;
    exclude(id, Ineligibility::StaticArgument);
  }
}

/// Saved arguments are the storages of the forward results; the arguments after
/// them are cotangents, which the caller owns unless they are donated.
void StepBuilder::addBackwardArguments() {
  Operation *terminator = step.getForwardBlock().getTerminator();
  for (BlockArgument argument : step.getBackwardBlock().getArguments()) {
    unsigned result = step.getNumOutputs() + argument.getArgNumber();
    if (result < terminator->getNumOperands()) {
      Value saved = terminator->getOperand(result);
      if (std::optional<StorageId> id = find(saved)) {
        step.storageOf[argument] = *id;
        step.storages[*id].marked |=
            hasArgAttr(argument, AODialect::kOffloadAttr);
        if (hasArgAttr(argument, AODialect::kKeepAttr))
          exclude(*id, Ineligibility::MarkedKeep);
      } else if (auto copy = step.hostCopies.find(saved);
                 copy != step.hostCopies.end()) {
        step.hostCopies.try_emplace(argument, StorageId(copy->second));
      }
      continue;
    }
    if (!getTypeInfo(argument.getType()).occupiesMemory)
      continue;
    StorageId id = addStorage(argument, step.boundary);
    step.storages[id].liveOut = !hasArgAttr(argument, AODialect::kDonatedAttr);
    exclude(id, Ineligibility::StaticArgument);
  }
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Finds the values that peeled iterations compute in place.
void StepBuilder::findInPlace(Block &block) {
  for (auto insertion : block.getOps<tensor::InsertSliceOp>()) {
    if (!isa<OpResult>(insertion.getDest()))
      continue;
    std::optional<SliceInPlace> slice = findSliceInPlace(insertion);
    if (!slice)
      continue;
    for (Value value : slice->values)
      madeIn[value] = slice->tensor;
    if (slice->tensor == insertion.getResult())
      madeIn[slice->tensor] = slice->tensor;
    for (Operation *op : slice->moved)
      movedBefore.try_emplace(op, slice->firstWriter);
  }
}

/// A function without ops of the step still holds its arguments: its terminator
/// represents them.
void StepBuilder::addBlock(Block &block) {
  findInPlace(block);
  size_t before = step.ops.size();
  for (Operation &op : block.without_terminator())
    addOp(&op);
  if (step.ops.size() == before)
    step.ops.push_back(block.getTerminator());
}

/// Marks of users, and reasons of ops to keep results, apply to the storages of
/// an op's results, also through views.
void StepBuilder::applyMarks(Operation *op) {
  DictionaryAttr attributes = op->getRawDictionaryAttrs();
  bool mayBeKept =
      isa<EligibilityOpInterface>(op) || attributes.contains(keepName);
  bool marked = attributes.contains(offloadName);
  if (Attribute given = attributes.get(groupName))
    noteGroups(op, given);
  if (!marked && !mayBeKept)
    return;
  for (OpResult result : op->getResults()) {
    std::optional<StorageId> id = find(result);
    if (!id)
      continue;
    step.storages[*id].marked |= marked;
    if (mayBeKept && !getKeepReason(result).empty())
      exclude(*id, Ineligibility::MarkedKeep);
  }
}

void StepBuilder::noteOp(Operation *op, OpNameInfo info) {
  step.dialectOps |= info.isTransfer;
  step.calls |= info.isCall;
  step.unusedViews |= info.mayBeView && op->use_empty() && isView(op);
}

/// Returns true if a tensor without data is created to be returned, and so
/// takes memory although no op writes to it.
static bool isForReturn(Operation *op) {
  return llvm::any_of(op->getUsers(), [&](Operation *user) {
    return user->hasTrait<OpTrait::ReturnLike>() &&
           user->getBlock() == op->getBlock();
  });
}

void StepBuilder::addOp(Operation *op) {
  OpNameInfo info = names.lookUp(op);
  noteOp(op, info);
  if (info.isTransfer)
    return addTransfer(op);
  if (info.isConstant ||
      (info.hasStorageModel && definesNoData(op) && !isForReturn(op)))
    return;
  if (info.mayBeView && isView(op)) {
    for (OpResult result : op->getResults())
      if (std::optional<StorageId> id = find(getViewSource(result)))
        step.storageOf[result] = *id;
    return applyMarks(op);
  }
  auto number = static_cast<int32_t>(step.ops.size());
  step.ops.push_back(op);
  if (op->getNumResults() > 0 && madeIn.contains(op->getResult(0)))
    numberOf[op] = number;
  auto moved = movedBefore.find(op);
  int32_t reading = moved == movedBefore.end()
                        ? number
                        : std::max(numberOf.lookup(moved->second) - 1, 0);
  if (!deadScalars.contains(op))
    for (OpOperand &operand : op->getOpOperands())
      if (!info.isLoop || !isDroppedUse(operand))
        addUse(operand, info, reading);
  bool hasFlow = op->getNumRegions() > 0 && addRegions(op, number);
  for (const auto &[transfer, slice] : offloading)
    addUse(slice, number);
  if (info.isLoop && !offloading.empty())
    for (Value operand : op->getOperands())
      offloading.erase(operand);
  unsigned rebuilt = countRebuiltOps(op, info);
  addResults(op, info, number);
  if (op->getNumRegions() > 0)
    for (Value result : op->getResults())
      noteOffload(result);
  if (rebuilt > 0)
    for (Value result : op->getResults())
      if (std::optional<StorageId> id = find(result)) {
        step.storages[*id].rebuildOps = rebuilt;
        exclude(*id, Ineligibility::Cheap);
      }
  if (hasFlow)
    decisions.push_back({Decision::Regions, number});
  else if (info.mayAlias || info.isElementwise)
    addDecisions(op, info, number);
  applyMarks(op);
}

/// Returns true if `scalar` depends only on constants, through few ops.
bool StepBuilder::isConstantScalar(Value scalar, unsigned depth) {
  auto [known, isNew] = constantScalars.try_emplace(scalar, false);
  if (!isNew)
    return known->second;
  Operation *op = scalar.getDefiningOp();
  constexpr unsigned deepest = 32;
  bool is = op && depth != deepest && op->isRegistered() &&
            op->getNumRegions() == 0 &&
            getRecomputeObstacle(op) == RecomputeObstacle::None &&
            llvm::all_of(op->getOperands(), [&](Value operand) {
              return operand.getType().isIntOrIndexOrFloat() &&
                     isConstantScalar(operand, depth + 1);
            });
  return constantScalars[scalar] = is;
}

/// Returns how many ops it takes to recompute the results of `op` from
/// constants, indices and scalars alone: fills, iotas, masks of them. Zero if
/// they depend on data of the step, effects or expensive computation, or, in a
/// pair, on scalars that the backward function cannot compute.
unsigned StepBuilder::countRebuiltOps(Operation *op, OpNameInfo info) {
  // A longer chain takes as long as a copy.
  constexpr unsigned most = 8;
  if (op->getNumResults() == 0 || info.isLoop)
    return 0;
  // The effects of ops without interfaces are unknown.
  if (!op->isRegistered())
    return classifyByName(op) == NamedOp::Constant ? 1 : 0;
  unsigned count = 1;
  auto isMade = [&](Value operand) {
    std::optional<StorageId> id = find(operand);
    if (!id)
      return !step.isPair() || !operand.getType().isIntOrIndexOrFloat() ||
             op->isAncestor(operand.getParentBlock()->getParentOp()) ||
             isConstantScalar(operand);
    unsigned more = step.storages[*id].rebuildOps;
    count += more;
    return more > 0 && count <= most;
  };
  if (!llvm::all_of(op->getOperands(), isMade) ||
      isa<RegionBranchOpInterface>(op) ||
      getRecomputeObstacle(op) != RecomputeObstacle::None)
    return 0;
  std::optional<OpKind> kind = getOpCost(op).kind;
  if (kind && isComputeKind(*kind))
    return 0;
  WalkResult inside = op->walk([&](Operation *nested) {
    bool made = nested == op || llvm::all_of(nested->getOperands(), isMade);
    return made ? WalkResult::advance() : WalkResult::interrupt();
  });
  return inside.wasInterrupted() ? 0 : count;
}

/// A reloaded value is the storage that was offloaded. A reloaded slice of a
/// stacked residual is a storage of its own, which exists when the next op
/// starts.
void StepBuilder::addTransfer(Operation *op) {
  if (auto offload = dyn_cast<OffloadOp>(op); offload && isSliceTransfer(op)) {
    keepUntilHere(offload.getSource());
    return noteOffload(offload.getTransfer());
  }
  if (isa<ReloadOp>(op) && isSliceTransfer(op)) {
    StorageId id =
        addStorage(op->getResult(0), static_cast<int32_t>(step.ops.size()));
    startsLate.insert(id);
    return;
  }
  auto wait = dyn_cast<WaitOp>(op);
  if (!wait || !wait.getResult())
    return;
  if (isSliceTransfer(op) && wait.getTransfer().getType().isToHost()) {
    offloading.erase(wait.getTransfer());
    return keepUntilHere(wait.getKeep());
  }
  if (std::optional<StorageId> id = find(wait.getTransfer())) {
    step.storageOf[wait.getResult()] = *id;
    return;
  }
  if (wait.getTransfer().getType().isToHost()) {
    if (std::optional<StorageId> id = find(wait.getKeep()))
      step.hostCopies[wait.getResult()] = *id;
    return;
  }
  if (auto it = step.hostCopies.find(wait.getKeep());
      it != step.hostCopies.end()) {
    step.storageOf[wait.getResult()] = it->second;
    reloadedFor[it->second] = static_cast<int32_t>(step.ops.size());
    // Other passes may have inlined the loop in which the value was a slice or
    // depended on the iteration.
    Ineligibility &current = step.storages[it->second].ineligibility;
    if (current == Ineligibility::DefinedByLoop ||
        current == Ineligibility::Cheap)
      current = Ineligibility::None;
  }
}

/// Adds a use of an offloaded slice, which is resident until compute has waited
/// for its copy, before the next op.
void StepBuilder::keepUntilHere(Value slice) {
  if (std::optional<StorageId> id = find(slice))
    addUse(*id, static_cast<int32_t>(step.ops.size()) - 1);
}

/// While a slice is in flight, every op uses it, so that plans neither offload
/// nor drop it. The transfer is one that has just been issued, up to its wait
/// or the loop that waits for it, or one that a loop passes on.
void StepBuilder::noteOffload(Value transfer) {
  auto type = dyn_cast<TransferType>(transfer.getType());
  if (!type || !type.isToHost())
    return;
  auto offload = transfer.getDefiningOp<OffloadOp>();
  for (Operation *user : transfer.getUsers()) {
    auto wait = dyn_cast<WaitOp>(user);
    bool isEnd = wait ? isSliceTransfer(user) : offload && isLoop(user);
    if (!isEnd || user->getBlock() != transfer.getParentBlock())
      continue;
    if (std::optional<StorageId> id =
            find(wait ? wait.getKeep() : offload.getSource()))
      offloading.insert({transfer, *id});
  }
}

/// Adds a use by op `number`, or by the op before which compute waits for a
/// reload of the storage if that is a later one.
void StepBuilder::addUse(StorageId id, int32_t number) {
  number = std::max(number, reloadedFor.lookup(id));
  if (lastUse[id] >= number)
    return;
  lastUse[id] = number;
  usePairs.emplace_back(id, number);
}

void StepBuilder::addUse(OpOperand &operand, OpNameInfo info, int32_t number) {
  // Scalars fill the bodies of structured ops.
  if (getTypeInfo(operand.get().getType()).isScalar)
    return;
  std::optional<StorageId> id = find(operand.get());
  if (!id)
    return;
  // The host copy of a storage has its shape, not that of a view.
  bool isWhole = operand.get() == step.storages[*id].base ||
                 isa<BlockArgument>(operand.get());
  if (info.queriesShape && isWhole && isDynamicShapeQuery(operand))
    return;
  addUse(*id, number);
}

/// Adds uses of the op for the values that its regions use, at any depth.
/// Returns whether the regions determine storage: tensors are computed in them,
/// or their control flow passes tensors on.
bool StepBuilder::addRegions(Operation *op, int32_t number) {
  NamedOp kind = classifyByName(op);
  bool makesTensors =
      isLoop(op) || isa<RegionBranchOpInterface>(op) || kind == NamedOp::Branch;
  op->walk<WalkOrder::PreOrder>([&](Operation *nested) {
    if (nested == op)
      return;
    OpNameInfo info = names.lookUp(nested);
    noteOp(nested, info);
    for (OpOperand &operand : nested->getOpOperands()) {
      if ((info.isTerminator || info.isLoop) && isDroppedUse(operand))
        continue;
      addUse(operand, info, number);
      if (!getTypeInfo(operand.get().getType()).isTensor)
        continue;
      if (std::optional<StorageId> id = find(operand.get()))
        lastNestedUse[*id] = number;
    }
    makesTensors |= !info.isConstant && !combinesScalars(kind) &&
                    llvm::any_of(nested->getResultTypes(), [&](Type type) {
                      return getTypeInfo(type).isTensor;
                    });
  });
  return makesTensors;
}

void StepBuilder::addResult(OpResult result, OpNameInfo info, int32_t number) {
  if (!getTypeInfo(result.getType()).occupiesMemory)
    return;
  if (Value tensor = madeIn.lookup(result)) {
    std::optional<StorageId> known = find(tensor);
    StorageId id = known ? *known : addStorage(tensor, number);
    exclude(id, Ineligibility::SharedStorage);
    step.storageOf[result] = id;
    return addUse(id, number);
  }
  StorageId id = addStorage(result, number);
  if (info.isLoop)
    exclude(id, Ineligibility::DefinedByLoop);
  if (hasOpaqueControlFlow(result))
    exclude(id, Ineligibility::OpaqueControlFlow);
}

/// Scalars that are uploaded together are views of one block, which is live
/// until the last use of them.
void StepBuilder::addUploadedScalars(Operation *upload, int32_t number) {
  StorageId id = addStorage(upload->getResult(0), number);
  step.storages[id].bytes = cast<UploadScalarsOp>(upload).getOffsets().back();
  exclude(id, Ineligibility::SharedStorage);
  for (Value scalar : upload->getResults())
    step.storageOf[scalar] = id;
}

void StepBuilder::addResults(Operation *op, OpNameInfo info, int32_t number) {
  if (deadScalars.contains(op))
    return;
  if (isa<UploadScalarsOp>(op) && op->getNumResults() > 0)
    return addUploadedScalars(op, number);
  for (OpResult result : op->getResults())
    addResult(result, info, number);
}

/// Adds the decisions about the storage of results, apart from views.
void StepBuilder::addDecisions(Operation *op, OpNameInfo info, int32_t number) {
  SmallVector<StorageAlias, 2> aliases;
  if (info.mayAlias)
    collectStorageAliases(op, aliases);
  if (info.isElementwise)
    for (OpResult result : op->getResults())
      if (OpOperand *operand = getElementwiseDestination(result))
        aliases.push_back(
            {result, operand->get(), StorageRelation::Destination});
  for (const StorageAlias &alias : aliases) {
    std::optional<StorageId> result = find(alias.result);
    std::optional<StorageId> source = find(alias.source);
    if (!result || !source || result == source)
      continue;
    bool isDestination = alias.relation == StorageRelation::Destination;
    decisions.push_back({isDestination ? Decision::Overwrite : Decision::Share,
                         number, *source, *result, alias.source});
  }
  if (info.mayAlias && getTemporaryBytes(op) > 0)
    decisions.push_back({Decision::Temporaries, number});
}

//===----------------------------------------------------------------------===//
// Returns
//===----------------------------------------------------------------------===//

void StepBuilder::addForwardReturn(Operation *terminator) {
  for (OpOperand &operand : terminator->getOpOperands()) {
    int64_t slot = operand.getOperandNumber() - step.getNumOutputs();
    if (std::optional<StorageId> id = find(operand.get())) {
      if (slot >= 0) {
        step.savedSlots[*id].push_back(slot);
        continue;
      }
      step.storages[*id].liveOut = true;
      exclude(*id, Ineligibility::ModelOutput);
    } else if (auto copy = step.hostCopies.find(operand.get());
               copy != step.hostCopies.end() && slot >= 0) {
      step.savedSlots[copy->second].push_back(slot);
    }
  }
}

/// Marks values that the step returns as live at its end. A residual that the
/// backward function returns may be offloaded and reloaded before; values that
/// a joint step returns are kept on device.
void StepBuilder::addFinalReturn(Operation *terminator) {
  SmallVector<Value> live(terminator->getOperands());
  // A yielded value may be moved into the buffer of the carried value.
  if (auto loop = dyn_cast<LoopLikeOpInterface>(step.getRoot()))
    for (const CarriedCopy &copy : findCarriedCopies(loop, isSourceOfCarried))
      live.push_back(copy.destination);
  for (Value value : live)
    if (std::optional<StorageId> id = find(value)) {
      step.storages[*id].liveOut = true;
      if (!step.isPair())
        exclude(*id, Ineligibility::ModelOutput);
    }
}
