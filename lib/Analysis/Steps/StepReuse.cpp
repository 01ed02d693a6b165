//===- StepReuse.cpp - Which storages of a step share bytes ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Predicts the decisions of bufferization from the uses of each storage: a
// result is written over an operand without later uses, or is one of several
// values, or is placed by the regions of its op.
//
//===----------------------------------------------------------------------===//

#include "Memory/RegionMemory.h"
#include "StepBuilder.h"
#include "ao/Analysis/Memory/InPlace.h"
#include "ao/Analysis/Ops/NamedOps.h"

using namespace mlir;
using namespace ao;

void StepBuilder::decideReuse() {
  for (size_t i = 0; i != decisions.size(); ++i) {
    Decision decision = decisions[i];
    switch (decision.kind) {
    case Decision::Overwrite:
      decideOverwrite(decision.source, decision.result, decision.destination,
                      decision.op);
      break;
    case Decision::Share:
      // The result of a call may be new.
      if (!isa<CallOpInterface>(step.ops[decision.op]))
        step.storages[decision.result].bytes = 0;
      share(decision.result, decision.source);
      break;
    case Decision::Regions:
      decideRegions(decision.op);
      break;
    case Decision::Temporaries:
      addTemporaries(getTemporaryBytes(step.ops[decision.op]), decision.op);
      break;
    }
  }
}

//===----------------------------------------------------------------------===//
// Ends of lifetimes
//===----------------------------------------------------------------------===//

/// Returns true if the data in `storage` has no use after op `number`, and may
/// be overwritten.
bool StepBuilder::endsAt(StorageId storage, int32_t number) const {
  const Storage &source = step.storages[storage];
  // A cotangent is allocated when the first op of the backward function starts.
  bool isDefined = source.def < number || startsLate.contains(storage) ||
                   isa_and_present<BlockArgument>(source.base);
  if (source.liveOut || lastUse[storage] != number || !isDefined)
    return false;
  // A backward function may overwrite arguments that only it receives.
  if (saved.test(storage) &&
      (number < step.boundary || step.getSavedSlots(storage).size() != 1))
    return false;
  auto shared = sourcesOf.find(storage);
  return shared == sourcesOf.end() ||
         llvm::all_of(shared->second,
                      [&](StorageId from) { return endsAt(from, number); });
}

/// Returns true if op `number` reads nothing from `storage` after it may have
/// overwritten it by writing to `destination`.
bool StepBuilder::canRead(StorageId storage, Value destination,
                          int32_t number) const {
  if (auto nested = lastNestedUse.find(storage);
      nested != lastNestedUse.end() && nested->second == number)
    return false;
  // An insertion copies nothing if the slice is in its place.
  if (auto insertion = dyn_cast<tensor::InsertSliceOp>(step.ops[number]);
      insertion && madeIn.lookup(insertion.getSource()) == destination)
    return true;
  bool isSeen = false;
  for (OpOperand &operand : step.ops[number]->getOpOperands()) {
    if (find(operand.get()) != storage)
      continue;
    // One of the operands is the destination itself.
    if (operand.get() != destination ||
        (isSeen && !canReadWhileOverwriting(operand, destination)))
      return false;
    isSeen = true;
  }
  return true;
}

bool StepBuilder::canOverwrite(StorageId storage, Value destination,
                               int32_t number) const {
  return endsAt(storage, number) && canRead(storage, destination, number);
}

/// The bytes of `storage` belong to another value from op `number` on, so it
/// ends one op earlier.
void StepBuilder::endBefore(StorageId storage, int32_t number) {
  int32_t end = number - 1;
  // A storage that is counted from `number` on has reused other bytes there
  // itself.
  if (step.storages[storage].def != number || !startsLate.contains(storage))
    takenOver.push_back({number, step.storages[storage].bytes});
  if (step.storages[storage].def == number) {
    // Its bytes have been reused from another storage, which is counted until
    // here, or it is an argument and is counted as the value that replaces it.
    step.storages[storage].bytes = 0;
    if (startsLate.contains(storage))
      step.storages[storage].def = end;
  } else if (getLastUseBefore(storage) < end) {
    step.uses[step.useEnd[storage] - 1] = end;
  } else {
    --step.useEnd[storage];
  }
  // The bytes can be reused once.
  lastUse[storage] = end;
  // An argument that the first op overwrites is live during no op.
  if (end < 0)
    step.storages[storage].bytes = 0;
}

/// The use before the last one, or the definition.
int32_t StepBuilder::getLastUseBefore(StorageId storage) const {
  size_t last = step.useEnd[storage] - 1;
  return last > step.useBegin[storage] ? step.uses[last - 1]
                                       : step.storages[storage].def;
}

/// Returns true if `storage` is reloaded for op `number`, its last use, or may
/// be. Then its last use must not be set to an earlier op.
bool StepBuilder::mayReturnFor(StorageId storage, int32_t number) const {
  const Storage &source = step.storages[storage];
  if (source.def >= number)
    return false;
  int32_t before = getLastUseBefore(storage);
  auto reloaded = reloadedFor.find(storage);
  if (reloaded != reloadedFor.end() && reloaded->second > before)
    return true;
  return source.ineligibility == Ineligibility::None &&
         (saved.test(storage) || before < number - 1);
}

/// Counts the bytes of `result`, which op `number` writes over another storage,
/// from the next op on, if one uses them.
void StepBuilder::startBehind(StorageId result, int32_t number) {
  int32_t start = number + 1;
  bool isNeeded = lastUse[result] > number || step.storages[result].liveOut;
  if (!isNeeded || start == static_cast<int32_t>(step.ops.size())) {
    step.storages[result].bytes = 0;
    return;
  }
  step.storages[result].def = start;
  takenOver.push_back({start, step.storages[result].bytes});
  size_t &begin = step.useBegin[result];
  if (begin != step.useEnd[result] && step.uses[begin] == start)
    ++begin;
  lastUse[result] = std::max(lastUse[result], start);
  startsLate.insert(result);
}

//===----------------------------------------------------------------------===//
// Sharing
//===----------------------------------------------------------------------===//

/// `result` may share the bytes of `source`, or those that `source` itself may
/// share; all of them have the lifetime of `result`.
void StepBuilder::share(StorageId result, StorageId source) {
  SmallVector<StorageId, 2> owners = sourcesOf.lookup(source);
  if (owners.empty() || step.storages[source].bytes != 0)
    owners.push_back(source);
  for (StorageId owner : owners) {
    exclude(owner, Ineligibility::SharedStorage);
    SmallVector<StorageId, 2> &known = sourcesOf[result];
    if (llvm::is_contained(known, owner))
      continue;
    known.push_back(owner);
    sharings.push_back({result, owner});
    lastUse[owner] = std::max(lastUse[owner], lastUse[result]);
    step.storages[owner].liveOut |= step.storages[result].liveOut;
  }
  exclude(source, Ineligibility::SharedStorage);
  exclude(result, Ineligibility::SharedStorage);
}

/// `result` reuses the bytes of `source`, which has no later use.
void StepBuilder::takeOver(StorageId source, StorageId result, int32_t number) {
  if (!sourcesOf.contains(source) &&
      step.storages[source].bytes == step.storages[result].bytes) {
    if (number + 1 != step.boundary && mayReturnFor(source, number))
      return startBehind(result, number);
    return endBefore(source, number);
  }
  // All bytes of the source remain in use, more than the result has.
  step.storages[result].bytes = 0;
  share(result, source);
}

void StepBuilder::decideOverwrite(StorageId source, StorageId result,
                                  Value destination, int32_t number) {
  if (canOverwrite(source, destination, number))
    return takeOver(source, result, number);
  if (OpOperand *copied =
          getTiedDestination(cast<OpResult>(step.storages[result].base)))
    step.copiedDestinations.push_back(copied);
}

/// Extends the lifetimes of values by those of values that may share their
/// bytes.
void StepBuilder::extendSharedLifetimes() {
  for (const Sharing &sharing : llvm::reverse(sharings)) {
    ArrayRef<int32_t> more = step.getUses(sharing.result);
    ArrayRef<int32_t> own = step.getUses(sharing.source);
    std::vector<int32_t> merged;
    std::set_union(own.begin(), own.end(), more.begin(), more.end(),
                   std::back_inserter(merged));
    step.extendedUses[sharing.source] = std::move(merged);
  }
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

/// Adds the unused arguments that only one function receives.
SmallVector<StepBuilder::StorageId>
StepBuilder::findUnusedArguments(Block &block) {
  SmallVector<StorageId> unused;
  auto isDead = [&](Operation *user) { return deadScalars.contains(user); };
  for (BlockArgument argument : block.getArguments()) {
    std::optional<StorageId> id = find(argument);
    if (id && llvm::all_of(argument.getUsers(), isDead) &&
        !step.storages[*id].liveOut && step.storages[*id].base == argument &&
        !saved.test(*id))
      unused.push_back(*id);
  }
  return unused;
}

/// Adds bytes of saved values that the backward function does not use.
int64_t StepBuilder::getUnusedSavedBytes() const {
  llvm::SmallDenseSet<StorageId> owners;
  int64_t bytes = 0;
  for (StorageId id : unusedResiduals) {
    addBytes(bytes, step.storages[id].bytes);
    // Returns the storages that share bytes with a storage.
    for (StorageId owner : sourcesOf.lookup(id)) {
      ArrayRef<int32_t> uses = step.getUses(owner);
      if (!saved.test(owner) && !step.storages[owner].liveOut &&
          (uses.empty() || uses.back() < step.boundary) &&
          owners.insert(owner).second)
        addBytes(bytes, step.storages[owner].bytes);
    }
  }
  return bytes;
}

/// Unused arguments of the first function are freed before its first op, and
/// before the offloads there.
void StepBuilder::noteUnusedArguments() {
  for (StorageId id : findUnusedArguments(step.getForwardBlock())) {
    int64_t &bytes = step.storages[id].bytes;
    addBytes(step.unusedBytes, bytes);
    bytes = 0;
  }
}

/// Unused arguments of the backward function are freed before its first op, and
/// before the reloads before that.
void StepBuilder::noteBackwardEntryBytes() {
  SmallVector<StorageId> unused = findUnusedArguments(step.getBackwardBlock());
  int64_t bytes = getUnusedSavedBytes();
  if (unused.empty() && bytes == 0)
    return;
  for (const Storage &storage : step.storages)
    if (storage.def == step.boundary &&
        isa_and_present<BlockArgument>(storage.base))
      addBytes(bytes, storage.bytes);
  step.backwardEntryBytes = bytes;
  for (StorageId id : unused)
    step.storages[id].bytes = 0;
}

/// Between the end of a reused storage and the start of the one that replaces
/// it, the bytes are part of no lifetime.
void StepBuilder::noteInheritedBytes() {
  std::vector<int64_t> made(step.ops.size());
  for (const Storage &storage : step.storages)
    if (storage.def >= 0 && storage.def < static_cast<int32_t>(made.size()))
      addBytes(made[storage.def], storage.bytes);
  step.inheritedBytes.resize(made.size());
  for (const TakenOver &old : takenOver) {
    int64_t &bytes = step.inheritedBytes[old.op];
    addBytes(bytes, old.bytes);
    bytes = std::min(bytes, made[old.op]);
  }
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

/// Returns the memory that the regions of op `number` use. With `keepsMovable`,
/// they overwrite no value that may be offloaded before.
RegionMemoryUse StepBuilder::followRegions(int32_t number, bool keepsMovable) {
  auto getOuter = [&](Value value) -> std::optional<OuterStorage> {
    std::optional<StorageId> id = find(value);
    if (!id)
      return std::nullopt;
    const Storage &storage = step.storages[*id];
    bool ends =
        endsAt(*id, number) && !(keepsMovable && mayReturnFor(*id, number));
    bool isOwned = isa_and_present<OpResult>(storage.base) &&
                   !(saved.test(*id) && number >= step.boundary) &&
                   !sourcesOf.contains(*id);
    return OuterStorage{*id, storage.bytes, ends, isOwned,
                        sourcesOf.lookup(*id)};
  };
  return RegionMemory::compute(step.ops[number], getOuter);
}

void StepBuilder::decideRegions(int32_t number) {
  RegionMemoryUse use = followRegions(number, /*keepsMovable=*/false);
  auto isSharedAndMovable = [&](ArrayRef<StorageId> storages) {
    return storages.size() > 1 && llvm::any_of(storages, [&](StorageId id) {
             return endsAt(id, number) && mayReturnFor(id, number);
           });
  };
  // An eligible value is worth more than the last byte.
  if (llvm::any_of(use.results, isSharedAndMovable))
    use = followRegions(number, /*keepsMovable=*/true);
  llvm::SmallDenseMap<StorageId, unsigned> heirs;
  for (ArrayRef<StorageId> storages : use.results)
    for (StorageId storage : storages)
      ++heirs[storage];
  for (auto [result, storages] :
       llvm::zip(step.ops[number]->getResults(), use.results)) {
    std::optional<StorageId> id = find(result);
    if (id && (isDeadBranchResult(result) || isDeadLoopResult(result)))
      step.storages[*id].bytes = 0;
    if (!id || storages.empty())
      continue;
    if (storages.size() == 1 && heirs[storages.front()] == 1 &&
        endsAt(storages.front(), number)) {
      takeOver(storages.front(), *id, number);
      continue;
    }
    step.storages[*id].bytes = 0;
    for (StorageId storage : storages)
      share(*id, storage);
  }
  for (StorageId storage : use.consumed)
    endBefore(storage, number);
  llvm::append_range(step.copiedDestinations, use.copied);
  if (use.temporaries > 0)
    addTemporaries(use.temporaries, number);
}

/// Tensors that an op, or its regions, allocate are live while the op runs.
void StepBuilder::addTemporaries(int64_t bytes, int32_t number) {
  Storage &storage = step.storages.emplace_back();
  storage.bytes = bytes;
  storage.def = number;
  storage.ineligibility = Ineligibility::NotATensor;
  step.useBegin.push_back(0);
  step.useEnd.push_back(0);
  lastUse.push_back(number);
  saved.resize(step.storages.size());
}
