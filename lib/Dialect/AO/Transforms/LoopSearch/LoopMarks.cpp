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
#include "Loops/StackCuts.h"
#include "Loops/StackRemaker.h"
#include "Loops/StackRewrites.h"
#include "Loops/StackStreamer.h"
#include "ao/Analysis/Loops/LoopWork.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Dialect/AO/IR/AOStacks.h"
#include <set>

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// The iteration of `reader` before which it is to be cut so that one of them,
/// alone, comes before those that read what has left; 0 if there is none.
static int64_t findFetchCut(const StackLife &life,
                            const StackLife::Reader &reader, int64_t slices) {
  int64_t trips = reader.loop->trips;
  int64_t first = life.isMirrored(reader) ? trips - slices : 0;
  // Those that write stacks would cut them, too.
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
static void markPlaces(const StackLife &life, SlicePlaces places) {
  setNumber(life.written->insertion, kOffloadDelayAttr, places.lag);
  for (const StackLife::Reader &reader : life.readers) {
    Operation *first = reader.getFirstExtraction();
    auto most = static_cast<int64_t>(getLoopWork(*first->getBlock()).size());
    setNumber(first, kPrefetchDistanceAttr, std::min(places.lead, most));
  }
}

static LogicalResult verifyMarkedPlaces(const StepStacks &stacks) {
  for (const StackLife &life : stacks.getLives())
    if (getMarkedSlices(life) > 0 && failed(verifyPlaces(life)))
      return failure();
  return success();
}

namespace {
/// The iterations before which a loop that reads is cut.
struct ReaderCuts {
  /// Positions at which other slices are offloaded than before.
  std::set<int64_t> atSlices;
  /// So that the first slices can start to come back ahead.
  std::set<int64_t> forFetches;
};

/// The positions at which a choice splits loops, by loop, in addition to those
/// at which other slices are offloaded than before: in loops that write, for
/// peeled iterations, and in loops that read.
struct ChosenCuts {
  llvm::MapVector<const LoopStacks *, std::set<int64_t>> turns;
  llvm::MapVector<const LoopStacks *, ReaderCuts> ofReaders;

  ChosenCuts(const StepStacks &stacks, const LoopChoice &choice);
  llvm::MapVector<const LoopStacks *, SmallVector<int64_t>> getAll() const;
};
} // namespace

ChosenCuts::ChosenCuts(const StepStacks &stacks, const LoopChoice &choice) {
  for (auto [index, life] : llvm::enumerate(stacks.getLives())) {
    for (int64_t beside = 1; beside <= choice.getTurn(index); ++beside) {
      turns[life.writer].insert(life.writer->trips - beside);
      for (const StackLife::Reader &reader : life.readers)
        ofReaders[reader.loop].atSlices.insert(beside);
    }
    int64_t moved = choice.getSlices(index);
    if (!choice.ahead || moved == 0 || moved == life.writer->trips)
      continue;
    for (const StackLife::Reader &reader : life.readers) {
      int64_t cut = findFetchCut(life, reader, moved);
      if (cut == 0)
        continue;
      ofReaders[reader.loop].forFetches.insert(cut);
      ofReaders[reader.loop].atSlices.insert(cut + 1);
    }
  }
}

/// The cuts for fetches as far as loops may be cut and the module does not
/// become three times as large.
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

llvm::MapVector<const LoopStacks *, SmallVector<int64_t>>
ChosenCuts::getAll() const {
  llvm::MapVector<const LoopStacks *, SmallVector<int64_t>> all;
  for (const auto &[loop, ofLoop] : turns)
    all[loop] = llvm::to_vector(ofLoop);
  for (const auto &[loop, ofLoop] : ofReaders)
    if (SmallVector<int64_t> chosen = chooseFetchCuts(ofLoop); !chosen.empty())
      all[loop] = chosen;
  return all;
}

/// Leaves out the stacks that would not move as they are to; without them there
/// may be fewer cuts. Iterations that stand beside loops are to leave loops.
/// Returns whether there was any.
static bool dropStranded(const StepStacks &stacks, LoopChoice &choice) {
  int64_t fewest = choice.hasTurns() ? planner::fewestSlices : 1;
  StackCuts cuts(stacks);
  for (const auto &[loop, iterations] : ChosenCuts(stacks, choice).getAll())
    for (int64_t iteration : iterations)
      cuts.cut(*loop, iteration);
  for (auto [index, life] : llvm::enumerate(stacks.getLives())) {
    int64_t moved = choice.getSlices(index);
    cuts.cut(*life.writer, moved);
    cuts.cut(*life.writer, moved + choice.getRemade(index));
  }
  cuts.spread();
  bool dropped = false;
  for (auto [index, life] : llvm::enumerate(stacks.getLives())) {
    int64_t moved = choice.getSlices(index);
    if (moved == 0 || cuts.canMove(life, moved, fewest))
      continue;
    choice.slices[index] = 0;
    dropped = true;
  }
  return dropped;
}

LoopChoice ao::keepMoving(const StepStacks &stacks, LoopChoice choice) {
  while (dropStranded(stacks, choice)) {
  }
  if (choice.countStacks() == 0)
    choice.turns.clear();
  return choice;
}

void ao::markLoops(const StepStacks &stacks, const LoopChoice &choice) {
  llvm::MapVector<Operation *, SmallVector<int64_t>> slices, remade;
  for (auto [index, life] : llvm::enumerate(stacks.getLives())) {
    auto note = [&, &life = life](auto &ofLoops, int64_t number) {
      SmallVector<int64_t> &ofLoop = ofLoops[life.writer->loop];
      ofLoop.resize(life.writer->loop->getNumResults());
      ofLoop[life.written->result.getResultNumber()] = number;
    };
    if (int64_t again = choice.getRemade(index))
      note(remade, again);
    int64_t moved = choice.getSlices(index);
    if (moved == 0)
      continue;
    note(slices, moved);
    if (auto places = choice.getPlaces(index); places && choice.ahead)
      markPlaces(life, *places);
  }
  for (auto &[loop, ofLoop] : slices)
    change(loop, [&, &ofLoop = ofLoop](LoopDecision &decision) {
      decision.offload = ofLoop;
      decision.prefetch = choice.ahead ? 1 : 0;
    });
  for (auto &[loop, ofLoop] : remade)
    change(loop, [&ofLoop = ofLoop](LoopDecision &decision) {
      decision.rematerialize = ofLoop;
    });
  for (auto &[loop, ofLoop] : ChosenCuts(stacks, choice).getAll())
    change(LoopLikeOpInterface(loop->loop),
           [&ofLoop = ofLoop](LoopDecision &decision) {
             decision.split = ofLoop;
           });
}

void ao::markLayers(const StepFunctions &step, const LoopChoice &choice) {
  if (!choice.otherLayers)
    return;
  setNumber(step.getForward(), kNumLayersAttr, *choice.otherLayers);
  for (Block *block : step.getBlocks())
    for (auto loop : block->getOps<LoopLikeOpInterface>())
      loop->walk([](Operation *inside) {
        inside->removeDiscardableAttr(AODialect::kLayerAttr);
      });
}

void ao::markOtherPlaces(const StepStacks &stacks, const LoopChoice &choice,
                         const planner::Machine &machine) {
  llvm::MapVector<Block *, SmallVector<SliceAccess>> insertions, extractions;
  for (auto [index, life] : llvm::enumerate(stacks.getLives())) {
    if (choice.getSlices(index) == 0 || choice.getPlaces(index))
      continue;
    int64_t bytes = getSliceBytes(life);
    Operation *insertion = life.written->insertion;
    insertions[insertion->getBlock()].push_back({insertion, bytes});
    for (const StackLife::Reader &reader : life.readers)
      if (Operation *first = reader.getFirstExtraction())
        extractions[first->getBlock()].push_back({first, bytes});
  }
  DurationModel durations(machine);
  for (auto &[body, accesses] : insertions)
    markLags(*body, accesses, durations);
  for (auto &[body, accesses] : extractions)
    markLeads(*body, accesses, durations);
}

/// As an insertion and an extraction without a place are treated.
static SlicePlaces readPlaces(const StackLife &life) {
  return {countLag(life.written->insertion),
          life.readers.empty()
              ? 0
              : countLead(life.readers.front().getFirstExtraction())};
}

static bool movesAhead(const StackLife &life) {
  return getMarkedSlices(life) > 0 && getMarkedAhead(life) > 0;
}

/// Loops in which slices start to come back for the next iteration: they wait
/// for what leaves within the iteration.
static llvm::SmallPtrSet<Operation *, 4>
findLoopsThatReadAhead(const StepStacks &stacks) {
  llvm::SmallPtrSet<Operation *, 4> loops;
  for (const StackLife &life : stacks.getLives())
    if (movesAhead(life))
      for (const StackLife::Reader &reader : life.readers)
        if (findLead(reader.getFirstExtraction()).isAhead)
          loops.insert(reader.loop->loop);
  return loops;
}

LoopChoice ao::readMarks(const StepStacks &stacks) {
  llvm::SmallPtrSet<Operation *, 4> readAhead = findLoopsThatReadAhead(stacks);
  LoopChoice choice;
  for (const StackLife &life : stacks.getLives()) {
    choice.slices.push_back(
        std::min(getMarkedSlices(life), life.writer->trips));
    bool ahead = getMarkedAhead(life) > 0;
    choice.ahead |= ahead;
    SlicePlaces places = ahead ? readPlaces(life) : SlicePlaces();
    if (readAhead.contains(life.writer->loop))
      places.lag = std::min(places.lag, countToEnd(life.written->insertion));
    choice.places.emplace_back(places);
  }
  return choice;
}

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

LoopChoice ao::chooseMoves(const StepStacks &stacks, const LoopTrace &expanded,
                           ArrayRef<planner::StackMoves> moves) {
  ArrayRef<StackLife> lives = stacks.getLives();
  LoopChoice choice;
  choice.ahead = true;
  choice.slices.resize(lives.size());
  choice.places.resize(lives.size());
  for (auto [stack, life] : llvm::enumerate(expanded.lives)) {
    choice.slices[life] = moves[stack].slices;
    choice.places[life] =
        placesOf(lives[life],
                 planner::placeOf(expanded.trace, expanded.trace.stacks[stack]),
                 moves[stack]);
  }
  return choice;
}

std::vector<planner::StackMoves> ao::movesOf(const StepStacks &stacks,
                                             const LoopTrace &expanded,
                                             const LoopChoice &choice) {
  std::vector<planner::StackMoves> moves;
  for (auto [stack, life] : llvm::enumerate(expanded.lives))
    moves.push_back(ao::movesOf(
        stacks.getLives()[life],
        planner::placeOf(expanded.trace, expanded.trace.stacks[stack]),
        choice.getSlices(life), *choice.places[life]));
  return moves;
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

/// Parts that are kept have been marked with the others.
void ao::removeMoves(const StepFunctions &step) {
  forEachOp(step, [](Operation *op) {
    change(op, [](LoopDecision &decision) { decision.dropOffload(); });
    op->removeDiscardableAttr(kOffloadDelayAttr);
    op->removeDiscardableAttr(kPrefetchDistanceAttr);
  });
}

LogicalResult ao::remakeMarkedSlices(ModuleOp module, size_t number,
                                     const planner::Machine &machine) {
  if (!hasLoop(module, [](const LoopDecision &decision) {
        return decision.rematerializes();
      }))
    return success();
  FailureOr<std::vector<Step>> steps = buildSteps(module);
  if (failed(steps))
    return failure();
  const Step &step = (*steps)[number];
  StepStacks stacks(step, LoopDepth::All);
  FailureOr<SmallVector<const StackLife *>> chosen =
      collectMarkedRemade(stacks);
  if (failed(chosen))
    return failure();
  if (chosen->empty())
    return success();
  FailureOr<RemadeStacks> remade = RemadeStacks::require(step, *chosen);
  if (failed(remade))
    return failure();
  if (remade->changesSlots() && failed(PairUsers(module).verifyUses(step)))
    return failure();
  StackRemaker(step, DurationModel(machine)).remake(*remade);
  removeRematerialize(step);
  // The next pass that looks at loops does so first.
  moveStackAccesses(step);
  return success();
}

LogicalResult ao::remakeMarkedParts(ModuleOp module, size_t number,
                                    const planner::Machine &machine) {
  FailureOr<std::vector<StepFunctions>> steps = findStepFunctions(module);
  if (failed(steps))
    return failure();
  const StepFunctions &step = (*steps)[number];
  StepStacks stacks(step);
  LoopSplitter splitter(step, stacks);
  splitter.cutMarked();
  if (failed(verifyMarkedPlaces(stacks)) ||
      failed(splitter.verify(planner::maxLoopSegments)) ||
      failed(copyRecomputedOps(step, [&] { splitter.split(); })))
    return failure();
  return remakeMarkedSlices(module, number, machine);
}

LogicalResult ao::moveMarkedSlices(ModuleOp module, size_t number,
                                   const planner::Machine &machine) {
  FailureOr<std::vector<StepFunctions>> steps = findStepFunctions(module);
  if (failed(steps) || failed(remakeMarkedParts(module, number, machine)))
    return failure();
  const StepFunctions &step = (*steps)[number];
  StepStacks stacks(step, LoopDepth::All);
  auto stream = [&] {
    StackStreamer streamer(step);
    for (const StackLife &life : stacks.getLives())
      if (getMarkedSlices(life) == life.writer->trips)
        streamer.stream(life, getMarkedAhead(life));
    streamer.finish();
  };
  if (failed(copyRecomputedOps(step, stream)))
    return failure();
  removeMoves(step);
  removeRematerialize(step);
  return success();
}
