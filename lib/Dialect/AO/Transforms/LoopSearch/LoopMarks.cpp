//===- LoopMarks.cpp - Choices of slices, as attributes -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopTrials.h"
#include "Loops/LoopPlaces.h"
#include "Loops/LoopSplitter.h"
#include "Loops/ResidualCuts.h"
#include "Loops/ResidualRematerializer.h"
#include "Loops/ResidualRewrites.h"
#include "Loops/ResidualStreamer.h"
#include "ao/Analysis/Loops/LoopWork.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include <set>

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// Returns the iteration before which `reader` is split so that one iteration,
/// alone, precedes those that read offloaded slices; 0 if there is none.
static int64_t findFetchCut(const StackedResidual &stacked,
                            const StackedResidual::Reader &reader,
                            int64_t slices) {
  int64_t trips = reader.loop->trips;
  int64_t first = stacked.isMirrored(reader) ? trips - slices : 0;
  // Loops that write residuals would divide these as well.
  return first >= 2 && reader.loop->written.empty() ? first - 1 : 0;
}

static void setNumber(Operation *op, StringRef name, int64_t number) {
  op->setAttr(name, Builder(op->getContext()).getI64IntegerAttr(number));
}

/// Changes the decision of one loop.
static void change(Operation *loop,
                   llvm::function_ref<void(LoopDecision &)> apply) {
  LoopDecision decision = LoopDecision::get(loop);
  apply(decision);
  decision.set(loop);
}

/// A slice that is only used at the end of an iteration is extracted after its
/// last op, so that a prefetch distance of a whole iteration before that op is
/// more than one.
static void markPlaces(const StackedResidual &stacked, SlicePlaces places) {
  setNumber(stacked.written->insertion, kOffloadDelayAttr, places.offloadDelay);
  for (const StackedResidual::Reader &reader : stacked.readers) {
    Operation *first = reader.getFirstExtraction();
    auto most = static_cast<int64_t>(getLoopWork(*first->getBlock()).size());
    setNumber(first, kPrefetchDistanceAttr,
              std::min(places.prefetchDistance, most));
  }
}

static LogicalResult verifyMarkedPlaces(const StepResiduals &residuals) {
  for (const StackedResidual &stacked : residuals.getStackedResiduals())
    if (getMarkedSlices(stacked) > 0 && failed(verifyPlaces(stacked)))
      return failure();
  return success();
}

namespace {
/// The iterations before which a loop that reads residuals is split.
struct ReaderCuts {
  /// Positions at which the set of offloaded slices changes.
  std::set<int64_t> atSlices;
  /// Positions that let the first slices be prefetched.
  std::set<int64_t> forFetches;
};

/// The positions at which a choice splits loops, by loop, in addition to those
/// at which the set of offloaded slices of a writer changes: in loops that
/// write, for peeled iterations, and in loops that read.
struct ChosenCuts {
  llvm::MapVector<const LoopResiduals *, std::set<int64_t>> peeled;
  llvm::MapVector<const LoopResiduals *, ReaderCuts> ofReaders;

  ChosenCuts(const StepResiduals &residuals, const LoopChoice &choice);
  void keepReadWhole(const StackedResidual &stacked, int64_t first,
                     int64_t count);
  llvm::MapVector<const LoopResiduals *, SmallVector<int64_t>> getAll() const;
};
} // namespace

ChosenCuts::ChosenCuts(const StepResiduals &residuals,
                       const LoopChoice &choice) {
  for (auto [index, stacked] :
       llvm::enumerate(residuals.getStackedResiduals())) {
    for (int64_t beside = 1; beside <= choice.getPeeled(index); ++beside) {
      peeled[stacked.writer].insert(stacked.writer->trips - beside);
      for (const StackedResidual::Reader &reader : stacked.readers)
        ofReaders[reader.loop].atSlices.insert(beside);
    }
    int64_t trips = stacked.writer->trips;
    int64_t offloaded = choice.getSlices(index);
    int64_t end = offloaded + choice.getRematerialized(index);
    for (const StackedResidual::Reader &reader : stacked.readers)
      if (offloaded < end && end < trips)
        ofReaders[reader.loop].atSlices.insert(
            stacked.isMirrored(reader) ? trips - end : end);
    if (!choice.prefetch || offloaded == 0 || offloaded == trips)
      continue;
    for (const StackedResidual::Reader &reader : stacked.readers) {
      int64_t cut = findFetchCut(stacked, reader, offloaded);
      if (cut == 0)
        continue;
      ofReaders[reader.loop].forFetches.insert(cut);
      ofReaders[reader.loop].atSlices.insert(cut + 1);
    }
  }
  for (auto [index, stacked] :
       llvm::enumerate(residuals.getStackedResiduals())) {
    int64_t offloaded = choice.getSlices(index);
    keepReadWhole(stacked, 0, offloaded);
    keepReadWhole(stacked, offloaded, choice.getRematerialized(index));
  }
}

/// Removes positions for prefetches within the iterations that read `count`
/// slices, written from iteration `first` on: these could not be offloaded, or
/// rematerialized, as chosen.
void ChosenCuts::keepReadWhole(const StackedResidual &stacked, int64_t first,
                               int64_t count) {
  for (const StackedResidual::Reader &reader : stacked.readers) {
    auto cuts = ofReaders.find(reader.loop);
    if (cuts == ofReaders.end() || count == 0)
      continue;
    int64_t begin =
        stacked.isMirrored(reader) ? reader.loop->trips - first - count : first;
    std::set<int64_t> &forFetches = cuts->second.forFetches;
    forFetches.erase(forFetches.upper_bound(begin),
                     forFetches.lower_bound(begin + count));
  }
}

/// Returns the positions for prefetches, as far as the limit on segments admits
/// them and the module does not become three times as large.
static SmallVector<int64_t> chooseFetchCuts(const ReaderCuts &cuts) {
  constexpr size_t most = planner::maxLoopSegments - 2;
  std::set<int64_t> all = cuts.atSlices;
  SmallVector<int64_t> chosen;
  for (int64_t iteration : cuts.forFetches)
    if (all.count(iteration) == 0 && all.size() < most) {
      all.insert(iteration);
      chosen.push_back(iteration);
    }
  return chosen;
}

llvm::MapVector<const LoopResiduals *, SmallVector<int64_t>>
ChosenCuts::getAll() const {
  llvm::MapVector<const LoopResiduals *, SmallVector<int64_t>> all;
  for (const auto &[loop, ofLoop] : peeled)
    all[loop] = llvm::to_vector(ofLoop);
  for (const auto &[loop, ofLoop] : ofReaders)
    if (SmallVector<int64_t> chosen = chooseFetchCuts(ofLoop); !chosen.empty())
      all[loop] = chosen;
  return all;
}

/// Drops the slices that cannot be moved as chosen; without them there may be
/// fewer splits. Returns whether any was dropped.
static bool dropStranded(const StepResiduals &residuals, LoopChoice &choice) {
  ResidualCuts cuts(residuals);
  for (const auto &[loop, iterations] : ChosenCuts(residuals, choice).getAll())
    for (int64_t iteration : iterations)
      cuts.cut(*loop, iteration);
  for (auto [index, stacked] :
       llvm::enumerate(residuals.getStackedResiduals())) {
    int64_t offloaded = choice.getSlices(index);
    cuts.cut(*stacked.writer, offloaded);
    cuts.cut(*stacked.writer, offloaded + choice.getRematerialized(index));
  }
  cuts.spread();
  bool dropped = false;
  auto drop = [&](SmallVector<int64_t> &numbers, size_t index) {
    numbers[index] = 0;
    dropped = true;
  };
  for (auto [index, stacked] :
       llvm::enumerate(residuals.getStackedResiduals())) {
    int64_t offloaded = choice.getSlices(index);
    int64_t rematerialized = choice.getRematerialized(index);
    if (rematerialized > 0 &&
        !cuts.canMove(stacked, offloaded, offloaded + rematerialized))
      drop(choice.rematerialized, index);
    if (offloaded > 0 && !cuts.canMove(stacked, 0, offloaded))
      drop(choice.slices, index);
  }
  return dropped;
}

LoopChoice ao::keepOffloadable(const StepResiduals &residuals,
                               LoopChoice choice) {
  while (dropStranded(residuals, choice)) {
  }
  return choice;
}

void ao::markLoops(const StepResiduals &residuals, const LoopChoice &choice) {
  llvm::MapVector<Operation *, SmallVector<int64_t>> slices, rematerialized;
  for (auto [index, stacked] :
       llvm::enumerate(residuals.getStackedResiduals())) {
    auto note = [&, &stacked = stacked](auto &ofLoops, int64_t number) {
      SmallVector<int64_t> &ofLoop = ofLoops[stacked.writer->loop];
      ofLoop.resize(stacked.writer->loop->getNumResults());
      ofLoop[stacked.written->result.getResultNumber()] = number;
    };
    if (int64_t number = choice.getRematerialized(index))
      note(rematerialized, number);
    int64_t offloaded = choice.getSlices(index);
    if (offloaded == 0)
      continue;
    note(slices, offloaded);
    if (auto places = choice.getPlaces(index); places && choice.prefetch)
      markPlaces(stacked, *places);
  }
  for (auto &[loop, ofLoop] : slices)
    change(loop, [&, &ofLoop = ofLoop](LoopDecision &decision) {
      decision.offload = ofLoop;
      decision.prefetch = choice.prefetch ? 1 : 0;
    });
  for (auto &[loop, ofLoop] : rematerialized)
    change(loop, [&ofLoop = ofLoop](LoopDecision &decision) {
      decision.rematerialize = ofLoop;
    });
  for (auto &[loop, ofLoop] : ChosenCuts(residuals, choice).getAll())
    change(LoopLikeOpInterface(loop->loop),
           [&ofLoop = ofLoop](LoopDecision &decision) {
             decision.split = ofLoop;
           });
}

void ao::dropLayersInLoops(const StepFunctions &step) {
  for (Block *block : step.getBlocks())
    for (auto loop : block->getOps<LoopLikeOpInterface>())
      loop->walk([](Operation *inside) {
        inside->removeDiscardableAttr(AODialect::kLayerAttr);
      });
}

void ao::markOtherPlaces(const StepResiduals &residuals,
                         const LoopChoice &choice,
                         const planner::Machine &machine) {
  llvm::MapVector<Block *, SmallVector<SliceAccess>> insertions, extractions;
  for (auto [index, stacked] :
       llvm::enumerate(residuals.getStackedResiduals())) {
    if (choice.getSlices(index) == 0 || choice.getPlaces(index))
      continue;
    int64_t bytes = getSliceBytes(stacked);
    Operation *insertion = stacked.written->insertion;
    insertions[insertion->getBlock()].push_back({insertion, bytes});
    for (const StackedResidual::Reader &reader : stacked.readers)
      if (Operation *first = reader.getFirstExtraction())
        extractions[first->getBlock()].push_back({first, bytes});
  }
  DurationModel durations(machine);
  for (auto &[body, accesses] : insertions)
    markOffloadDelays(*body, accesses, durations);
  for (auto &[body, accesses] : extractions)
    markPrefetchDistances(*body, accesses, durations);
}

/// Returns the places of an insertion and an extraction, with the defaults of
/// those without attributes.
static SlicePlaces readPlaces(const StackedResidual &stacked) {
  return {countOffloadDelay(stacked.written->insertion),
          stacked.readers.empty()
              ? 0
              : countPrefetchDistance(
                    stacked.readers.front().getFirstExtraction())};
}

LoopChoice ao::readMarks(const StepResiduals &residuals) {
  LoopChoice choice;
  for (const StackedResidual &stacked : residuals.getStackedResiduals()) {
    choice.slices.push_back(
        std::min(getMarkedSlices(stacked), stacked.writer->trips));
    bool prefetch = getMarkedPrefetch(stacked) > 0;
    choice.prefetch |= prefetch;
    choice.places.emplace_back(prefetch ? readPlaces(stacked) : SlicePlaces());
  }
  return choice;
}

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

LoopChoice ao::getLoopChoice(const StepResiduals &residuals,
                             const LoopTrace &expanded,
                             ArrayRef<planner::ResidualTransfers> transfers) {
  ArrayRef<StackedResidual> stackedResiduals = residuals.getStackedResiduals();
  LoopChoice choice;
  choice.prefetch = true;
  choice.slices.resize(stackedResiduals.size());
  choice.rematerialized.resize(stackedResiduals.size());
  choice.places.resize(stackedResiduals.size());
  choice.peeled = expanded.peeled;
  for (auto [residual, index] : llvm::enumerate(expanded.residualIndices)) {
    const planner::ResidualTransfers &moved = transfers[residual];
    int64_t first = expanded.firstPeeled[residual];
    int64_t end = moved.slices + moved.rematerialized;
    choice.slices[index] = moved.slices > 0 ? first + moved.slices : 0;
    choice.rematerialized[index] =
        moved.rematerialized > 0 ? first + end - choice.slices[index] : 0;
    choice.places[index] = placesOf(
        stackedResiduals[index],
        planner::placeOf(expanded.trace, expanded.trace.residuals[residual]),
        transfers[residual]);
  }
  return choice;
}

std::vector<planner::ResidualTransfers>
ao::getResidualTransfers(const StepResiduals &residuals,
                         const LoopTrace &expanded, const LoopChoice &choice) {
  std::vector<planner::ResidualTransfers> transfers;
  for (auto [residual, index] : llvm::enumerate(expanded.residualIndices))
    transfers.push_back(ao::getResidualTransfers(
        residuals.getStackedResiduals()[index],
        planner::placeOf(expanded.trace, expanded.trace.residuals[residual]),
        choice.getSlices(index), *choice.places[index]));
  // Slices of the other residuals are no values.
  transfers.resize(expanded.trace.residuals.size());
  return transfers;
}

static void forEachOp(const StepFunctions &step,
                      llvm::function_ref<void(Operation *)> visit) {
  for (Block *block : step.getBlocks())
    block->getParentOp()->walk(visit);
}

static void removeRematerialize(const StepFunctions &step) {
  forEachOp(step, [](Operation *op) {
    change(op, [](LoopDecision &decision) { decision.dropRematerialize(); });
  });
}

void ao::removeMarks(const StepFunctions &step) {
  forEachOp(step, [](Operation *op) {
    change(op, [](LoopDecision &decision) { decision.dropOffload(); });
    op->removeDiscardableAttr(kOffloadDelayAttr);
    op->removeDiscardableAttr(kPrefetchDistanceAttr);
  });
}

FailureOr<bool> ao::rematerializeMarkedSlices(ModuleOp module, size_t number,
                                              const planner::Machine &machine) {
  if (!hasLoop(module, [](const LoopDecision &decision) {
        return decision.rematerializes();
      }))
    return false;
  FailureOr<std::vector<Step>> steps = buildSteps(module);
  if (failed(steps))
    return failure();
  const Step &step = (*steps)[number];
  StepResiduals residuals(step, LoopDepth::All);
  FailureOr<SmallVector<const StackedResidual *>> chosen =
      collectMarkedRematerialized(residuals);
  if (failed(chosen))
    return failure();
  if (chosen->empty())
    return false;
  FailureOr<RematerializedResiduals> rematerialized =
      RematerializedResiduals::require(step, *chosen);
  if (failed(rematerialized))
    return failure();
  if (rematerialized->changesSlots() &&
      failed(PairUsers(module).verifyUses(step)))
    return failure();
  ResidualRematerializer(step, DurationModel(machine))
      .rematerialize(*rematerialized);
  removeRematerialize(step);
  return true;
}

LogicalResult ao::splitMarkedLoops(ModuleOp module, size_t number,
                                   int64_t maxSegments) {
  FailureOr<std::vector<StepFunctions>> steps = findStepFunctions(module);
  if (failed(steps))
    return failure();
  const StepFunctions &step = (*steps)[number];
  StepResiduals residuals(step, LoopDepth::All);
  LoopSplitter splitter(step, residuals);
  splitter.cutMarked();
  if (failed(verifyMarkedPlaces(residuals)) ||
      failed(splitter.verify(maxSegments)))
    return failure();
  return copyRecomputedOps(step, [&] { splitter.split(); });
}

LogicalResult ao::splitAndRematerialize(ModuleOp module, size_t number,
                                        const planner::Machine &machine) {
  if (failed(splitMarkedLoops(module, number, planner::maxLoopSegments)))
    return failure();
  FailureOr<bool> hasChanged =
      rematerializeMarkedSlices(module, number, machine);
  if (failed(hasChanged))
    return failure();
  // Other loops are prepared before their slices are offloaded.
  if (*hasChanged) {
    FailureOr<std::vector<StepFunctions>> steps = findStepFunctions(module);
    if (failed(steps))
      return failure();
    moveResidualAccesses((*steps)[number]);
  }
  return success();
}

LogicalResult ao::streamMarkedSlices(ModuleOp module, size_t number) {
  FailureOr<std::vector<StepFunctions>> steps = findStepFunctions(module);
  if (failed(steps))
    return failure();
  const StepFunctions &step = (*steps)[number];
  StepResiduals residuals(step, LoopDepth::All);
  auto stream = [&] {
    ResidualStreamer streamer(step);
    for (const StackedResidual &stacked : residuals.getStackedResiduals())
      if (getMarkedSlices(stacked) == stacked.writer->trips &&
          !stacked.readers.empty())
        streamer.stream(stacked, getMarkedPrefetch(stacked));
    streamer.finish();
  };
  if (failed(copyRecomputedOps(step, stream)))
    return failure();
  // Parts that are kept on device have been marked with the others.
  forEachOp(step, [](Operation *op) {
    for (StringRef name : {StringRef(kLoopAttr), StringRef(kOffloadDelayAttr),
                           StringRef(kPrefetchDistanceAttr)})
      op->removeDiscardableAttr(name);
  });
  return success();
}

LogicalResult ao::offloadMarkedSlices(ModuleOp module, size_t number,
                                      const planner::Machine &machine) {
  if (failed(splitAndRematerialize(module, number, machine)))
    return failure();
  return streamMarkedSlices(module, number);
}
