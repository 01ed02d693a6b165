//===- LoopStalls.cpp - Time that copies inside loops cost ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Steps/LoopStalls.h"

#include "ao/Analysis/Memory/InPlace.h"
#include "ao/Analysis/Steps/StepResiduals.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SubsetOpInterface.h"
#include <utility>

using namespace mlir;
using namespace ao;

/// The most iterations to follow, those of nested loops multiplied. Of longer
/// loops, the last one that is followed represents the others.
static constexpr int64_t kMaxFollowed = 1024;

namespace {
/// Simulates the transfers of slices in a step, and in the loops in it, one
/// iteration after the other.
class SliceClock {
public:
  explicit SliceClock(const DurationModel &durations)
      : durations(durations), machine(durations.getMachine()) {}

  /// Runs an op of the step. Transfers of other values take no time.
  void runInStep(Operation *op);
  /// Returns the time for which compute was idle so far.
  double getStalled() const { return stalled; }

private:
  /// An op of a body with its own duration.
  struct Work {
    Operation *op;
    double us;
    bool copies;
  };

  double getUs(Operation *op);
  SmallVector<Work> getWorks(LoopLikeOpInterface loop);
  void run(Operation *op, double us);
  void runTransfer(Operation *op);
  void runBranch(Operation *op);
  void runLoop(LoopLikeOpInterface loop, int64_t trips, double us);
  void handOn(ValueRange from, ValueRange to);
  void skip(double us);

  const DurationModel &durations;
  const planner::Machine &machine;
  double now = 0, stalled = 0;
  /// The times from which each direction of the link is idle.
  double outFree = 0, inFree = 0;
  /// The end times of transfers.
  llvm::DenseMap<Value, double> done;
  /// The most iterations to follow of a loop in the body that runs.
  int64_t maxFollowed = kMaxFollowed;
};
} // namespace

static bool hasTransfers(Operation *op) {
  return op->getNumRegions() > 0 && op->walk([](Operation *nested) {
                                        return isTransferOp(nested)
                                                   ? WalkResult::interrupt()
                                                   : WalkResult::advance();
                                      }).wasInterrupted();
}

double SliceClock::getUs(Operation *op) {
  return static_cast<double>(durations.getDuration(op).nanoseconds) / 1e3;
}

/// Returns the ops of a body that copy or take time, in order.
SmallVector<SliceClock::Work> SliceClock::getWorks(LoopLikeOpInterface loop) {
  SmallVector<Work> works;
  for (Operation &op :
       loop.getLoopRegions().front()->front().without_terminator()) {
    bool copies = isTransferOp(&op) || hasTransfers(&op);
    if (double us = getUs(&op); us > 0 || copies)
      works.push_back({&op, us, copies});
  }
  return works;
}

/// Returns true if `op` is for a slice, or if a loop carries its transfer.
static bool belongsToLoop(Operation *op) {
  if (isSliceTransfer(op))
    return true;
  if (auto wait = dyn_cast<WaitOp>(op))
    return wait.getTransfer().getDefiningOp<LoopLikeOpInterface>() != nullptr;
  return llvm::any_of(op->getUsers(), llvm::IsaPred<LoopLikeOpInterface>);
}

void SliceClock::runInStep(Operation *op) {
  if (!isTransferOp(op))
    run(op, getUs(op));
  else if (belongsToLoop(op))
    runTransfer(op);
}

void SliceClock::run(Operation *op, double us) {
  if (isTransferOp(op))
    return runTransfer(op);
  if (!hasTransfers(op)) {
    now += us;
    return;
  }
  auto loop = dyn_cast<LoopLikeOpInterface>(op);
  bool hasBody = loop && loop.getLoopRegions().size() == 1 &&
                 loop.getLoopRegions().front()->hasOneBlock();
  if (!hasBody) {
    now += us;
    return runBranch(op);
  }
  // A loop of an unknown number of iterations takes the time of one.
  APInt trips = loop.getStaticTripCount().value_or(APInt(64, 1));
  if (trips.getActiveBits() <= 32)
    runLoop(loop, static_cast<int64_t>(trips.getZExtValue()), us);
}

void SliceClock::runTransfer(Operation *op) {
  if (auto offload = dyn_cast<OffloadOp>(op)) {
    int64_t bytes = getStaticBytes(offload.getSource().getType()).value_or(0);
    outFree = std::max(now, outFree) + machine.offloadUs(bytes);
    done[op->getResult(0)] = outFree;
  } else if (auto reload = dyn_cast<ReloadOp>(op)) {
    int64_t bytes = getStaticBytes(reload.getSource().getType()).value_or(0);
    inFree = std::max(now, inFree) + machine.reloadUs(bytes);
    done[op->getResult(0)] = inFree;
  } else if (auto wait = dyn_cast<WaitOp>(op)) {
    double end = done.lookup(wait.getTransfer());
    if (end <= now)
      return;
    stalled += end - now;
    now = end;
  }
}

/// Adds the stalls of regions that run once each, or of which one runs: the
/// longest ones.
void SliceClock::runBranch(Operation *op) {
  double all = 0, most = 0;
  for (Region &region : op->getRegions()) {
    SliceClock within(durations);
    for (Operation &nested : region.getOps())
      within.run(&nested, getUs(&nested));
    all += within.stalled;
    most = std::max(most, within.stalled);
  }
  double us = runsOneRegion(op) ? most : all;
  now += us;
  stalled += us;
}

/// Binds transfers to the arguments of the next iteration, or to results.
void SliceClock::handOn(ValueRange from, ValueRange to) {
  SmallVector<std::pair<Value, double>> next;
  for (auto [source, target] : llvm::zip(from, to))
    if (auto known = done.find(source); known != done.end())
      next.emplace_back(target, known->second);
  for (auto [target, end] : next)
    done[target] = end;
}

/// Durations of ops in the body are scaled so that they add up to that of the
/// loop.
void SliceClock::runLoop(LoopLikeOpInterface loop, int64_t trips, double us) {
  if (trips == 0)
    return;
  SmallVector<Work> works = getWorks(loop);
  double bodyUs = 0;
  for (const Work &work : works)
    bodyUs += work.us;
  double scale = bodyUs > 0 ? us / (bodyUs * static_cast<double>(trips)) : 1;
  handOn(loop.getInits(), loop.getRegionIterArgs());
  int64_t followed = std::min(trips, maxFollowed);
  int64_t mostOutside =
      std::exchange(maxFollowed, std::max<int64_t>(maxFollowed / followed, 1));
  double start = now, before = stalled;
  for (int64_t i = 0; i != followed; ++i) {
    start = now;
    before = stalled;
    for (const Work &work : works)
      if (work.copies)
        run(work.op, scale * work.us);
      else
        now += scale * work.us;
    handOn(loop.getYieldedValues(), loop.getRegionIterArgs());
  }
  maxFollowed = mostOutside;
  auto others = static_cast<double>(trips - followed);
  stalled += others * (stalled - before);
  skip(others * (now - start));
  if (auto results = loop.getLoopResults())
    handOn(loop.getRegionIterArgs(), *results);
}

void SliceClock::skip(double us) {
  if (us == 0)
    return;
  now += us;
  outFree += us;
  inFree += us;
  for (auto &[transfer, end] : done)
    end += us;
}

std::vector<double> ao::computeStallsUs(const Step &step,
                                        const DurationModel &durations) {
  std::vector<double> stalls(step.getOps().size(), 0);
  auto counts = [](Operation &op) {
    return isTransferOp(&op) ? belongsToLoop(&op) : hasTransfers(&op);
  };
  if (stalls.empty() || llvm::none_of(step.getBlocks(), [&](Block *block) {
        return llvm::any_of(*block, counts);
      }))
    return stalls;
  SliceClock clock(durations);
  size_t number = 0;
  double before = 0;
  for (Block *block : step.getBlocks())
    for (Operation &op : *block) {
      clock.runInStep(&op);
      // The op after a wait takes the time as well.
      stalls[std::min(number, stalls.size() - 1)] +=
          clock.getStalled() - before;
      before = clock.getStalled();
      if (number < stalls.size() && step.getOps()[number] == &op)
        ++number;
    }
  return stalls;
}

double ao::computeStallUs(const Step &step, const DurationModel &durations) {
  double sum = 0;
  for (double us : computeStallsUs(step, durations))
    sum += us;
  return sum;
}

double ao::getShareOf(Operation *op, const DurationModel &durations,
                      llvm::function_ref<bool(Operation *)> counts) {
  if (counts(op))
    return 1;
  bool isBranch = op->getNumRegions() > 0 && runsOneRegion(op);
  if (!isBranch && !isa<LoopLikeOpInterface>(op))
    return 0;
  double all = 0, counted = 0;
  for (Region &region : op->getRegions()) {
    double ofRegion = 0, countedOfRegion = 0;
    for (Operation &nested : region.getOps()) {
      auto ns = static_cast<double>(durations.getDuration(&nested).nanoseconds);
      ofRegion += ns;
      countedOfRegion += ns * getShareOf(&nested, durations, counts);
    }
    // The longest region represents a branch.
    if (isBranch && ofRegion <= all)
      continue;
    all = ofRegion + (isBranch ? 0 : all);
    counted = countedOfRegion + (isBranch ? 0 : counted);
  }
  return all > 0 ? counted / all : 0;
}

double ao::computeSliceCopiesUs(const Step &step,
                                const DurationModel &durations) {
  auto isCopy = [](Operation *op) {
    return isa<SubsetInsertionOpInterface>(op);
  };
  double us = 0;
  for (Operation *op : step.getOps())
    if (op->getNumRegions() > 0)
      us += static_cast<double>(durations.getDuration(op).nanoseconds) / 1e3 *
            getShareOf(op, durations, isCopy);
  return us;
}
