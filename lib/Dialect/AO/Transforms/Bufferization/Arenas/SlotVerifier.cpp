//===- SlotVerifier.cpp - No byte of an arena has two owners --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SlotVerifier.h"
#include "BufferBounds.h"
#include "SlotRotation.h"
#include "ao/Analysis/Aliases/AliasRoots.h"
#include "ao/Analysis/Aliases/Ownership.h"
#include "ao/Analysis/Costs/OpCosts.h"
#include "mlir/Interfaces/CallInterfaces.h"

using namespace mlir;
using namespace ao;

static std::string formatRange(const Place &place) {
  return ("[" + Twine(place.begin) + ", " + Twine(place.end) + ")").str();
}

static Place getPlace(SlotAttr slot, bool onHost, int64_t slotIndex = 0) {
  int64_t begin = slot.getOffset() + slotIndex * slot.getBytes();
  return {onHost, begin, begin + slot.getBytes()};
}

std::string SlotVerifier::describe(PlacedId id) const {
  return "'" + getLocationName(buffers[id].origin.getLoc()) + "' " +
         formatRange(placeOf(id));
}

LogicalResult SlotVerifier::report(Location loc, PlacedId id,
                                   const Twine &message) const {
  InFlightDiagnostic diagnostic = emitError(loc, message);
  diagnostic.attachNote(buffers[id].origin.getLoc()) << "allocated here";
  return diagnostic;
}

//===----------------------------------------------------------------------===//
// Buffers of values
//===----------------------------------------------------------------------===//

SlotVerifier::Ids SlotVerifier::lookUp(Value value) {
  Ids found;
  SmallVector<Value> worklist{value};
  llvm::SmallDenseSet<Value> seen;
  while (!worklist.empty()) {
    Value current = worklist.pop_back_val();
    if (!seen.insert(current).second)
      continue;
    if (auto it = known.find(current); it != known.end()) {
      found.append(it->second);
      continue;
    }
    SmallVector<Value> sources = getStorageSources(current);
    if (sources.empty())
      found.push_back(none);
    llvm::append_range(worklist, sources);
  }
  llvm::sort(found);
  found.erase(llvm::unique(found), found.end());
  return found;
}

std::vector<SlotVerifier::Ids> SlotVerifier::lookUp(ValueRange values) {
  std::vector<Ids> ids;
  for (Value value : values)
    ids.push_back(isa<BaseMemRefType>(value.getType()) ? lookUp(value)
                                                       : Ids{none});
  return ids;
}

void SlotVerifier::bind(ValueRange values, const std::vector<Ids> &ids) {
  for (auto [value, may] : llvm::zip_equal(values, ids))
    if (isa<BaseMemRefType>(value.getType()))
      known[value] = may;
}

//===----------------------------------------------------------------------===//
// Allocations and frees
//===----------------------------------------------------------------------===//

/// In the present iteration.
Place SlotVerifier::getPlace(memref::AllocOp op, SlotAttr slot) const {
  scf::ForOp loop = getRotatingLoop(op, slot);
  uint64_t slotIndex = loop ? iterations.at(loop) % slot.getNumSlots() : 0;
  return ::getPlace(slot, isHostPlaced(op.getType()), slotIndex);
}

LogicalResult SlotVerifier::checkSlot(memref::AllocOp op, SlotAttr slot) {
  bool onHost = isHostPlaced(op.getType());
  Place place = ::getPlace(slot, onHost);
  place.end += (slot.getNumSlots() - 1) * slot.getBytes();
  auto fail = [&]() {
    return emitError(op.getLoc()) << "slot " << formatRange(place) << " ";
  };
  if (slot.getOffset() % alignment != 0)
    return fail() << "is not aligned to " << alignment << " bytes";
  if (slot.getNumSlots() > 1 && slot.getBytes() % alignment != 0)
    return fail() << "holds " << slot.getNumSlots() << " slots of "
                  << slot.getBytes() << " bytes, expected a multiple of "
                  << alignment;
  if (slot.getNumSlots() > 1 && !getRotatingLoop(op, slot))
    return fail()
           << "rotates over iterations: expected an enclosing 'scf.for' op";
  int64_t size = onHost ? arenas.getHost() : arenas.getDevice();
  if (place.end > size)
    return fail() << "ends beyond the " << (onHost ? "host" : "device")
                  << " arena of " << size << " bytes";
  if (!op.getType().getLayout().isIdentity())
    return fail() << "is for a buffer whose layout is not the identity";
  std::optional<int64_t> bytes = getMostBytes(op);
  if (!bytes)
    return fail() << "is for a buffer whose size has no bound";
  if (*bytes > slot.getBytes())
    return fail() << "holds " << slot.getBytes() << " bytes, the buffer needs "
                  << *bytes;
  return success();
}

LogicalResult SlotVerifier::insert(const Place &place, Value origin,
                                   Location loc, PlacedId &id) {
  if (std::optional<PlacedId> other = live.findMeeting(place))
    return report(loc, *other,
                  "slot " + formatRange(place) + " overlaps " +
                      describe(*other) + ", which is live here");
  id = buffers.size();
  buffers.push_back({place, origin});
  live.insert(place, id);
  return success();
}

LogicalResult SlotVerifier::visitAlloc(memref::AllocOp op) {
  auto slot = op->getAttrOfType<SlotAttr>(AODialect::kSlotAttr);
  PlacedId id = none;
  if (slot) {
    if (failed(checkSlot(op, slot)) ||
        failed(insert(getPlace(op, slot), op.getResult(), op.getLoc(), id)))
      return failure();
  }
  known[op.getResult()] = {id};
  return success();
}

LogicalResult SlotVerifier::visitFree(memref::DeallocOp op) {
  Ids ids = lookUp(op.getMemref());
  bool isMarked = op->hasAttr(AODialect::kSlotAttr);
  PlacedId id = ids.front();
  if (ids.size() > 1) {
    InFlightDiagnostic diagnostic =
        emitError(op.getLoc())
        << (ids.back() == none ? "may free a buffer with a slot or one without"
                               : "may free one of two buffers with slots");
    diagnostic.attachNote(buffers[id].origin.getLoc()) << "this is one of them";
    return diagnostic;
  }
  if (id == none)
    return isMarked ? emitError(op.getLoc())
                          << "has 'ao.slot', but the buffer it frees has none"
                    : success();
  if (!isMarked)
    return report(op.getLoc(), id,
                  "has no 'ao.slot', but the buffer it frees has: " +
                      describe(id));
  if (!live.erase(placeOf(id), id))
    return report(op.getLoc(), id,
                  "frees " + describe(id) + ", which is not live here");
  return success();
}

FunctionOpInterface SlotVerifier::resolve(Operation *op) {
  auto call = dyn_cast<CallOpInterface>(op);
  return call ? dyn_cast_or_null<FunctionOpInterface>(
                    call.resolveCallableInTable(&symbols))
              : FunctionOpInterface();
}

/// Returns true if the function, or what it calls, frees memory that is not its
/// own.
bool SlotVerifier::freesArguments(FunctionOpInterface function) {
  auto [known, isNew] = freeing.try_emplace(function, false);
  if (!isNew)
    return known->second;
  AliasRoots roots;
  auto isForeign = [](const Root &root) {
    return !root.value || isa<BlockArgument>(root.value);
  };
  WalkResult result = function->walk([&](Operation *op) {
    FunctionOpInterface callee = resolve(op);
    if (callee && freesArguments(callee))
      return WalkResult::interrupt();
    for (OpOperand &operand : op->getOpOperands())
      if (!callee && isa<BaseMemRefType>(operand.get().getType()) &&
          mayFree(*op, operand) &&
          llvm::any_of(roots.getMayRoots(operand.get()), isForeign))
        return WalkResult::interrupt();
    return WalkResult::advance();
  });
  return freeing[function] = result.wasInterrupted();
}

/// A callee without a body frees nothing.
bool SlotVerifier::mayFree(Operation &op, OpOperand &operand) {
  if (isa<CallOpInterface>(op)) {
    FunctionOpInterface callee = resolve(&op);
    return callee && freesArguments(callee);
  }
  auto storageOp = dyn_cast<StorageOpInterface>(op);
  return (storageOp && storageOp.freesOperand(operand)) ||
         hasEffect<MemoryEffects::Free>(&op, operand.get());
}

LogicalResult SlotVerifier::visitOther(Operation &op) {
  if (op.hasAttr(AODialect::kSlotAttr))
    return emitError(op.getLoc())
           << "'" << op.getName() << "' op has 'ao.slot', which only "
           << "'memref.alloc' and 'memref.dealloc' can have";
  for (OpOperand &operand : op.getOpOperands())
    if (isa<BaseMemRefType>(operand.get().getType()) && mayFree(op, operand))
      for (PlacedId id : lookUp(operand.get()))
        if (id != none)
          return report(op.getLoc(), id,
                        "'" + op.getName().getStringRef() + "' op frees " +
                            describe(id) +
                            ": only 'memref.dealloc' frees buffers with slots");
  return success();
}

/// Verifies that the operands of `op` are live. If a choice has merged several
/// buffers into one value, the others may have been freed.
LogicalResult SlotVerifier::checkUses(Operation &op) {
  for (Value operand : op.getOperands()) {
    if (!isa<BaseMemRefType>(operand.getType()))
      continue;
    Ids ids = lookUp(operand);
    if (llvm::any_of(
            ids, [&](PlacedId id) { return id == none || isLive(id, live); }))
      continue;
    return report(op.getLoc(), ids.front(),
                  "'" + op.getName().getStringRef() + "' op uses " +
                      describe(ids.front()) + ", which is not live here");
  }
  return success();
}

LogicalResult SlotVerifier::run(Block &block) {
  for (Operation &op : block)
    if (failed(visit(op)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// Verifies that both functions have the same arenas, and the same slots for
/// saved values.
LogicalResult SlotVerifier::checkBoundary(func::FuncOp forward,
                                          func::FuncOp backward) {
  auto getSlot = [](func::FuncOp function, unsigned argument) {
    return function.getArgAttrOfType<SlotAttr>(argument, AODialect::kSlotAttr);
  };
  for (unsigned i = 0, e = forward.getNumArguments(); i != e; ++i)
    if (getSlot(forward, i))
      return emitError(forward.getLoc())
             << "argument " << i << " of '@" << forward.getName()
             << "' has a slot: only saved values can have one";
  if (!backward)
    return success();
  if (backward->getAttr(AODialect::kArenasAttr) != arenas)
    return emitError(backward.getLoc())
           << "the arenas of '@" << backward.getName()
           << "' differ from those of '@" << forward.getName() << "'";
  unsigned numSaved = getNumSaved(forward);
  unsigned numOutputs = forward.getNumResults() - numSaved;
  for (unsigned i = 0, e = backward.getNumArguments(); i != e; ++i) {
    SlotAttr slot = getSlot(backward, i);
    Attribute saved = i < numSaved
                          ? forward.getResultAttr(numOutputs + i, "ao.slot")
                          : Attribute();
    if (slot != saved)
      return emitError(backward.getLoc())
             << "the slot of argument " << i << " of '@" << backward.getName()
             << "' differs from that of result " << numOutputs + i << " of '@"
             << forward.getName() << "'";
    if (slot && backward.getArgAttr(i, AODialect::kDonatedAttr))
      return emitError(backward.getLoc())
             << "argument " << i << " of '@" << backward.getName()
             << "' has a slot and is donated";
  }
  return success();
}

LogicalResult SlotVerifier::checkResults(func::FuncOp function) {
  Operation *terminator = function.getBody().front().getTerminator();
  for (auto [i, value] : llvm::enumerate(terminator->getOperands())) {
    if (!isa<BaseMemRefType>(value.getType()))
      continue;
    auto slot = function.getResultAttrOfType<SlotAttr>(i, "ao.slot");
    Ids ids = lookUp(value);
    bool onHost = isHostPlaced(value.getType());
    bool agree = slot ? ids.size() == 1 && isLive(ids.front(), live) &&
                            slot.getNumSlots() == 1 &&
                            placeOf(ids.front()) == ::getPlace(slot, onHost)
                      : ids.front() == none;
    if (!agree)
      return emitError(terminator->getLoc())
             << "result " << i << " of '@" << function.getName() << "' "
             << (slot ? "is not in its slot " +
                            formatRange(::getPlace(slot, onHost))
                      : "is in a slot, but has no 'ao.slot'");
    if (slot)
      handedOver.insert(ids.front());
  }
  return success();
}

/// Emits an error if a buffer is never freed, except for those in `exempt`.
LogicalResult
SlotVerifier::verifyAllFreed(const llvm::DenseSet<PlacedId> &exempt) {
  LogicalResult result = success();
  live.forEach([&](PlacedId id) {
    if (succeeded(result) && !exempt.contains(id))
      result = emitError(buffers[id].origin.getLoc())
               << describe(id) << " is never freed";
  });
  return result;
}

LogicalResult SlotVerifier::runFunction(func::FuncOp function) {
  if (function.isExternal() || !function.getBody().hasOneBlock())
    return emitError(function.getLoc())
           << "'@" << function.getName()
           << "' has arenas: expected structured control flow";
  handedOver.clear();
  if (failed(run(function.getBody().front())) || failed(checkResults(function)))
    return failure();
  for (PlacedId id : outputs)
    handedOver.insert(id);
  return verifyAllFreed(handedOver);
}

LogicalResult SlotVerifier::run(func::FuncOp forward, func::FuncOp backward) {
  arenas = forward->getAttrOfType<ArenasAttr>(AODialect::kArenasAttr);
  if (failed(checkBoundary(forward, backward)) || failed(runFunction(forward)))
    return failure();
  if (!backward)
    return success();
  unsigned numSaved = getNumSaved(forward);
  ValueRange results = forward.getBody().front().getTerminator()->getOperands();
  for (const Ids &ids : lookUp(results.drop_back(numSaved)))
    for (PlacedId id : ids)
      if (id != none)
        outputs.insert(id);
  bind(backward.getArguments().take_front(numSaved),
       lookUp(results.take_back(numSaved)));
  return runFunction(backward);
}
