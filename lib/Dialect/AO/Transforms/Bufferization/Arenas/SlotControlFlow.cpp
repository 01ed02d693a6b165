//===- SlotControlFlow.cpp - Places over branches and loops ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SlotRotation.h"
#include "SlotVerifier.h"
#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Analysis/Memory/InPlace.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include <numeric>

using namespace mlir;
using namespace ao;

/// The most iterations of a loop that are followed. The slots of its carried
/// buffers repeat after fewer.
static constexpr unsigned mostIterations = 64;

//===----------------------------------------------------------------------===//
// Merges of paths
//===----------------------------------------------------------------------===//

bool SlotVerifier::isCommon(PlacedId id, const std::vector<Exit> &exits) const {
  return llvm::all_of(exits,
                      [&](const Exit &exit) { return isLive(id, exit.live); });
}

/// A result that is another buffer on each way owns it from here on: they are
/// one buffer, in the bytes that any of them takes.
LogicalResult SlotVerifier::joinResult(Operation &op, unsigned result,
                                       std::vector<Exit> &exits) {
  auto moves = [&](const Exit &exit) {
    const Ids &ids = exit.values[result];
    return ids.size() == 1 && isLive(ids.front(), exit.live) &&
           !isCommon(ids.front(), exits);
  };
  if (llvm::none_of(exits, moves)) {
    Ids all;
    for (const Exit &exit : exits)
      all.append(exit.values[result]);
    llvm::sort(all);
    all.erase(llvm::unique(all), all.end());
    known[op.getResult(result)] = all;
    return success();
  }
  Place hull;
  for (auto [index, exit] : llvm::enumerate(exits)) {
    if (!moves(exit))
      return emitError(op.getLoc()) << "result " << result
                                    << " has a slot on some paths only, or "
                                       "shares the buffer of another result";
    const Place &place = placeOf(exit.values[result].front());
    if (index == 0)
      hull = place;
    if (hull.onHost != place.onHost)
      return emitError(op.getLoc())
             << "result " << result
             << " is in device or host memory, depending on the path";
    hull.begin = std::min(hull.begin, place.begin);
    hull.end = std::max(hull.end, place.end);
  }
  PlacedId id = buffers.size();
  buffers.push_back({hull, op.getResult(result)});
  for (Exit &exit : exits) {
    PlacedId old = exit.values[result].front();
    exit.live.erase(placeOf(old), old);
    if (std::optional<PlacedId> other = exit.live.findMeeting(hull))
      return report(op.getLoc(), *other,
                    "slot " + describe(id) + " overlaps " + describe(*other) +
                        ", which is live here");
    exit.live.insert(hull, id);
    for (Ids &ids : exit.values)
      llvm::replace(ids, old, id);
  }
  known[op.getResult(result)] = {id};
  return success();
}

LogicalResult SlotVerifier::join(Operation &op, std::vector<Exit> &exits) {
  for (OpResult result : op.getResults())
    if (isa<BaseMemRefType>(result.getType()) &&
        failed(joinResult(op, result.getResultNumber(), exits)))
      return failure();
  LogicalResult same = success();
  for (const Exit &exit : exits)
    exit.live.forEach([&](PlacedId id) {
      if (succeeded(same) && !isCommon(id, exits))
        same =
            report(op.getLoc(), id,
                   describe(id) + " is live after '" +
                       op.getName().getStringRef() + "' op on some paths only");
    });
  live = exits.front().live;
  return same;
}

//===----------------------------------------------------------------------===//
// Branches and loops
//===----------------------------------------------------------------------===//

LogicalResult SlotVerifier::runBranches(Operation &op) {
  LivePlaces before = live;
  std::vector<Exit> exits;
  for (Region &region : op.getRegions()) {
    live = before;
    if (region.empty()) {
      exits.push_back({live, {}});
      continue;
    }
    if (failed(run(region.front())))
      return failure();
    Operation *terminator = region.front().getTerminator();
    exits.push_back({live, lookUp(terminator->getOperands())});
  }
  return join(op, exits);
}

/// Returns true if the next iteration begins in the state of `header`, apart
/// from the identity of buffers in the same places. A buffer with another
/// identity must be one that the iteration has a name for. Of the `numBefore`
/// buffers from before the loop, those that were live must be so again:
/// iterations name them.
FailureOr<bool> SlotVerifier::comesAround(Operation &op, const Exit &header,
                                          const Exit &next, size_t numBefore) {
  auto samePlaces = [&](const Ids &a, const Ids &b) {
    return llvm::equal(a, b, [&](PlacedId x, PlacedId y) {
      return x == y || (x != none && y != none && placeOf(x) == placeOf(y));
    });
  };
  if (!llvm::equal(header.values, next.values, samePlaces))
    return false;
  llvm::SmallDenseSet<PlacedId> named;
  for (const Ids &ids : next.values)
    named.insert(ids.begin(), ids.end());
  size_t before = 0, after = 0;
  bool anyGone = false;
  header.live.forEach([&](PlacedId id) {
    ++before;
    anyGone |= id < numBefore && !isLive(id, next.live);
  });
  LogicalResult result = success();
  next.live.forEach([&](PlacedId id) {
    ++after;
    if (failed(result) || isLive(id, header.live) || named.contains(id))
      return;
    result = report(op.getLoc(), id,
                    describe(id) + " is live in the next iteration of '" +
                        op.getName().getStringRef() +
                        "' op, which does not carry it");
  });
  if (failed(result))
    return failure();
  return before == after && !anyGone;
}

/// Returns true if the last of `headers` is like an earlier one, whose number
/// is `start`, some whole periods before.
FailureOr<bool> SlotVerifier::findCycle(Operation &op,
                                        const std::vector<Exit> &headers,
                                        size_t numBefore, size_t period,
                                        size_t &start) {
  size_t last = headers.size() - 1;
  for (start = 0; start < last; ++start) {
    FailureOr<bool> isLike =
        comesAround(op, headers[start], headers.back(), numBefore);
    if (failed(isLike) || (*isLike && (last - start) % period == 0))
      return isLike;
  }
  return false;
}

/// Returns the number of iterations after which their slots repeat.
static int64_t getPeriod(scf::ForOp op) {
  int64_t period = 1;
  op.walk([&](memref::AllocOp alloc) {
    auto slot = alloc->getAttrOfType<SlotAttr>(AODialect::kSlotAttr);
    if (slot && getRotatingLoop(alloc, slot) == op && period <= mostIterations)
      period = std::lcm(period, slot.getNumSlots());
  });
  return period;
}

LogicalResult SlotVerifier::runFor(scf::ForOp op) {
  std::vector<Exit> exits{{live, lookUp(op.getInitArgs())}};
  Operation *terminator = op.getBody()->getTerminator();
  std::optional<int64_t> count = getTripCount(op);
  int64_t period = getPeriod(op), first = getFirstIteration(op);
  size_t start = 0, numBefore = buffers.size();
  for (bool isNew = true;
       isNew && (!count || exits.size() <= static_cast<uint64_t>(*count));) {
    if (exits.size() > mostIterations)
      return emitError(op.getLoc())
             << "unsupported loop: its slots do not repeat";
    iterations[op] = static_cast<uint64_t>(first) + exits.size() - 1;
    bind(op.getRegionIterArgs(), exits.back().values);
    if (failed(run(*op.getBody())))
      return failure();
    exits.push_back({live, lookUp(terminator->getOperands())});
    FailureOr<bool> known = findCycle(*op, exits, numBefore, period, start);
    if (failed(known))
      return failure();
    isNew = !*known;
  }
  if (!count)
    return join(*op, exits);
  // It ends as one of the iterations that were gone through.
  size_t last = exits.size() - 1, end = *count;
  std::vector<Exit> exit{std::move(
      exits[end <= last ? end : start + (end - start) % (last - start)])};
  return join(*op, exit);
}

LogicalResult SlotVerifier::runWhile(scf::WhileOp op) {
  std::vector<Exit> headers{{live, lookUp(op.getInits())}}, exits;
  size_t start = 0, numBefore = buffers.size();
  for (bool isNew = true; isNew;) {
    if (exits.size() > mostIterations)
      return emitError(op.getLoc())
             << "unsupported loop: its slots do not repeat";
    bind(op.getBeforeArguments(), headers.back().values);
    if (failed(run(*op.getBeforeBody())))
      return failure();
    exits.push_back({live, lookUp(op.getConditionOp().getArgs())});
    bind(op.getAfterArguments(), exits.back().values);
    if (failed(run(*op.getAfterBody())))
      return failure();
    headers.push_back({live, lookUp(op.getYieldOp().getResults())});
    FailureOr<bool> known =
        findCycle(*op, headers, numBefore, /*period=*/1, start);
    if (failed(known))
      return failure();
    isNew = !*known;
  }
  return join(*op, exits);
}

/// Verifies an op that may run its regions at any time and in parallel: no
/// buffer within it may have a place, and none with a place may be freed there.
LogicalResult SlotVerifier::runUnknown(Operation &op) {
  WalkResult result = op.walk([&](Operation *inner) {
    if (inner == &op)
      return WalkResult::advance();
    if (inner->hasAttr(AODialect::kSlotAttr))
      return WalkResult(emitError(inner->getLoc())
                        << "has 'ao.slot' in a '" << op.getName()
                        << "' op, whose control flow is unknown");
    auto free = dyn_cast<memref::DeallocOp>(inner);
    return WalkResult(free ? visitFree(free) : visitOther(*inner));
  });
  return failure(result.wasInterrupted() || failed(checkUsesInside(op)));
}

/// The same of all ops in its regions.
LogicalResult SlotVerifier::checkUsesInside(Operation &op) {
  WalkResult result = op.walk([&](Operation *inner) {
    bool onlyNames = inner != &op && (isMemoryEffectFree(inner) ||
                                      inner->hasTrait<OpTrait::IsTerminator>());
    return onlyNames ? WalkResult::advance() : WalkResult(checkUses(*inner));
  });
  return failure(result.wasInterrupted());
}

LogicalResult SlotVerifier::visit(Operation &op) {
  if (auto alloc = dyn_cast<memref::AllocOp>(op))
    return visitAlloc(alloc);
  if (auto free = dyn_cast<memref::DeallocOp>(op))
    return visitFree(free);
  if (isa<linalg::LinalgOp>(op))
    return checkUsesInside(op);
  if (failed(visitOther(op)))
    return failure();
  if (op.getNumRegions() == 0)
    return isMemoryEffectFree(&op) || op.hasTrait<OpTrait::IsTerminator>()
               ? success()
               : checkUses(op);
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return runFor(loop);
  if (auto loop = dyn_cast<scf::WhileOp>(op))
    return runWhile(loop);
  if (isa<scf::IfOp>(op) || runsOneRegion(&op))
    return runBranches(op);
  return runUnknown(op);
}
