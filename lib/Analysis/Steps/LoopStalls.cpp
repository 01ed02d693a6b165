//===- LoopStalls.cpp - Time that copies inside loops cost ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Steps/LoopStalls.h"

#include "ao/Analysis/Memory/InPlace.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SubsetOpInterface.h"
#include <limits>

using namespace mlir;
using namespace ao;

/// A loop that reaches a steady state has done so by then.
static constexpr int64_t kMaxFollowed = 32;

namespace {
/// Simulates the iterations of one loop.
class LoopClock {
public:
  LoopClock(LoopLikeOpInterface loop, const DurationModel &durations)
      : loop(loop), durations(durations), machine(durations.getMachine()),
        body(loop.getLoopRegions().front()->front()) {}

  double computeStall(int64_t trips);

private:
  /// Durations of an op in every iteration, and of the time for which compute
  /// is idle within it.
  struct Work {
    double us = 0;
    double stalledUs = 0;
  };

  double getUs(Operation *op);
  double getLead(Operation *reload);
  double getGrace(Value transfer);
  void prepare(int64_t trips);
  void startCarried();
  void runIteration();
  void run(Operation *op, Work work);
  void handOn();

  LoopLikeOpInterface loop;
  const DurationModel &durations;
  const planner::Machine &machine;
  Block &body;
  /// Counted from the start of the loop; some copies start before.
  double now = 0, stalled = 0;
  double outFree = -std::numeric_limits<double>::infinity();
  double inFree = outFree;
  /// The end times of transfers.
  llvm::DenseMap<Value, double> done;
  /// The compute time of an iteration within `now`, and the part of it after
  /// which the iteration waits for carried transfers.
  double computed = 0;
  llvm::DenseMap<Value, double> waitedAfter;
  /// The ops of the body that copy or take time, in order.
  std::vector<std::pair<Operation *, Work>> works;
};
} // namespace

double LoopClock::getUs(Operation *op) {
  return static_cast<double>(durations.getDuration(op).nanoseconds) / 1e3;
}

/// Scales the durations of the body's ops so that they add up to that of the
/// loop.
void LoopClock::prepare(int64_t trips) {
  double bodyUs = 0;
  for (Operation &op : body.without_terminator()) {
    Work work{getUs(&op), computeStallUs(&op, durations)};
    bodyUs += work.us;
    if (isTransferOp(&op) || work.us > 0 || work.stalledUs > 0)
      works.emplace_back(&op, work);
  }
  double scale =
      bodyUs > 0 ? getUs(loop) / (bodyUs * static_cast<double>(trips)) : 1;
  for (auto &[op, work] : works)
    work.us = scale * work.us + work.stalledUs;
}

/// Returns how long before the loop a copy has been issued in the same block.
double LoopClock::getLead(Operation *reload) {
  double lead = 0;
  if (!reload || reload->getBlock() != loop->getBlock())
    return lead;
  for (Operation *op = reload; op && op != loop; op = op->getNextNode())
    lead += getUs(op);
  return lead;
}

/// Returns how long after the loop compute waits for offloads.
double LoopClock::getGrace(Value transfer) {
  double grace = 0;
  OpResult result = loop.getTiedLoopResult(cast<BlockArgument>(transfer));
  for (Operation *user : result.getUsers())
    if (isa<WaitOp>(user) && user->getBlock() == loop->getBlock())
      for (Operation *op = loop->getNextNode(); op != user;
           op = op->getNextNode())
        grace += getUs(op);
  return grace;
}

/// Copies that are in flight when the loop begins, in the order in which they
/// start.
void LoopClock::startCarried() {
  SmallVector<std::pair<double, BlockArgument>> started;
  for (auto [init, carried] :
       llvm::zip(loop.getInits(), loop.getRegionIterArgs()))
    if (isa<TransferType>(carried.getType()))
      started.emplace_back(getLead(init.getDefiningOp()), carried);
  llvm::stable_sort(started, [](const auto &one, const auto &other) {
    return one.first > other.first;
  });
  for (auto [lead, carried] : started) {
    auto type = cast<TransferType>(carried.getType());
    int64_t bytes = getStaticBytes(type.getDestination()).value_or(0);
    double &isFree = type.isToHost() ? outFree : inFree;
    isFree =
        std::max(isFree, -lead) +
        (type.isToHost() ? machine.offloadUs(bytes) : machine.reloadUs(bytes));
    done[carried] = isFree;
  }
}

void LoopClock::run(Operation *op, Work work) {
  if (auto offload = dyn_cast<OffloadOp>(op)) {
    int64_t bytes = getStaticBytes(offload.getSource().getType()).value_or(0);
    outFree = std::max(now, outFree) + machine.offloadUs(bytes);
    done[offload->getResult(0)] = outFree;
  } else if (auto reload = dyn_cast<ReloadOp>(op)) {
    int64_t bytes = getStaticBytes(reload.getSource().getType()).value_or(0);
    inFree = std::max(now, inFree) + machine.reloadUs(bytes);
    done[reload->getResult(0)] = inFree;
  } else if (auto wait = dyn_cast<WaitOp>(op)) {
    waitedAfter[wait.getTransfer()] = computed;
    auto known = done.find(wait.getTransfer());
    if (known == done.end() || known->second <= now)
      return;
    stalled += known->second - now;
    now = known->second;
  } else {
    now += work.us;
    computed += work.us;
    stalled += work.stalledUs;
  }
}

/// Binds the values that the iteration yields to the next iteration's
/// arguments.
void LoopClock::handOn() {
  SmallVector<std::pair<Value, double>> next;
  for (auto [yielded, carried] :
       llvm::zip(loop.getYieldedValues(), loop.getRegionIterArgs()))
    if (auto known = done.find(yielded); known != done.end())
      next.emplace_back(carried, known->second);
  done.clear();
  done.insert(next.begin(), next.end());
}

void LoopClock::runIteration() {
  computed = 0;
  for (auto [op, work] : works)
    run(op, work);
  handOn();
}

double LoopClock::computeStall(int64_t trips) {
  prepare(trips);
  startCarried();
  double before = 0;
  for (int64_t i = 0; i != std::min(trips, kMaxFollowed); ++i) {
    before = stalled;
    runIteration();
  }
  int64_t others = std::max<int64_t>(0, trips - kMaxFollowed);
  double steady = stalled - before;
  // Transfers that the loop yields are awaited after it, in one more iteration.
  // Since each wait delays the later ones, the longest of them is added.
  double late = 0;
  for (auto [transfer, time] : done) {
    bool isOffload = cast<TransferType>(transfer.getType()).isToHost();
    double grace =
        isOffload ? getGrace(transfer) : waitedAfter.lookup(transfer);
    late = std::max(late, time - now - grace);
  }
  return stalled + steady * static_cast<double>(others) + late;
}

/// Returns the stalls of the loops in regions that run once each, or of which
/// one runs: the longest ones.
static double computeStallWithin(Operation *op,
                                 const DurationModel &durations) {
  double all = 0, most = 0;
  for (Region &region : op->getRegions()) {
    double sum = 0;
    for (Operation &nested : region.getOps())
      sum += computeStallUs(&nested, durations);
    all += sum;
    most = std::max(most, sum);
  }
  return runsOneRegion(op) ? most : all;
}

double ao::computeStallUs(Operation *op, const DurationModel &durations) {
  if (op->getNumRegions() == 0)
    return 0;
  auto loop = dyn_cast<LoopLikeOpInterface>(op);
  if (!loop)
    return runsOneRegion(op) ? computeStallWithin(op, durations) : 0;
  if (loop.getLoopRegions().size() != 1 ||
      !loop.getLoopRegions().front()->hasOneBlock())
    return computeStallWithin(op, durations);
  // A loop of an unknown number of iterations takes the time of one.
  APInt trips = loop.getStaticTripCount().value_or(APInt(64, 1));
  if (trips.isZero() || trips.getActiveBits() > 32)
    return 0;
  bool hasTransfers = op->walk([](Operation *nested) {
                          return isTransferOp(nested) ? WalkResult::interrupt()
                                                      : WalkResult::advance();
                        }).wasInterrupted();
  if (!hasTransfers)
    return 0;
  return LoopClock(loop, durations)
      .computeStall(static_cast<int64_t>(trips.getZExtValue()));
}

double ao::computeStallUs(const Step &step, const DurationModel &durations) {
  double sum = 0;
  for (Operation *op : step.getOps())
    sum += computeStallUs(op, durations);
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
