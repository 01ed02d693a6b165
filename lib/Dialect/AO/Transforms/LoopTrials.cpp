//===- LoopTrials.cpp - What choices of slices come to --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopTrials.h"
#include "LoopPlaces.h"
#include "LoopSplitter.h"
#include "StackStreamer.h"
#include "ao/Analysis/BuildSteps.h"
#include "ao/Analysis/LoopStalls.h"
#include "ao/Dialect/AO/IR/AOStacks.h"
#include "mlir/IR/OwningOpRef.h"
#include <set>

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// Marks
//===----------------------------------------------------------------------===//

bool ao::isNested(const StackLife &life) {
  return life.writer->loop->getParentOfType<LoopLikeOpInterface>() != nullptr;
}

/// How many slices of a stack leave: the share of the longest one, but such
/// that there is a loop of them. Only loops of the step itself are cut.
static int64_t getSlices(const LoopChoice &choice, const StackLife &life,
                         int64_t mostTrips) {
  int64_t trips = life.writer->trips;
  if (isNested(life))
    return trips;
  int64_t slices = (choice.slices * trips + mostTrips - 1) / mostTrips;
  return std::clamp(slices, std::min(LoopTrials::kFewest, trips), trips);
}

/// The iterations of `reader` before which it is to be cut so that one of them,
/// alone, comes before those that read what has left.
static void cutBeforeFetch(const StackLife &life,
                           const StackLife::Reader &reader, int64_t slices,
                           std::set<int64_t> &cuts) {
  int64_t trips = reader.loop->trips;
  bool isMirrored =
      reader.stack->slices.isReversed != life.written->slices.isReversed;
  int64_t first = isMirrored ? trips - slices : 0;
  // Those that write stacks would cut them, too.
  if (first >= 2 && reader.loop->written.empty())
    cuts.insert(first - 1);
}

void ao::markPlaces(const StepStacks &stacks, const LoopChoice &choice,
                    const planner::Machine &machine) {
  // Others are waited for at once.
  if (!choice.ahead)
    return;
  llvm::MapVector<Block *, SmallVector<SliceAccess>> insertions, extractions;
  for (auto [index, life] : llvm::enumerate(stacks.getLives())) {
    if (!choice.moves(index))
      continue;
    int64_t bytes = getSliceBytes(life);
    Operation *insertion = life.written->insertion;
    insertions[insertion->getBlock()].push_back({insertion, bytes});
    for (const StackLife::Reader &reader : life.readers)
      // The others take what the first one brings.
      if (Operation *first = reader.stack->extractions.front())
        extractions[first->getBlock()].push_back({first, bytes});
  }
  DurationModel durations(machine);
  for (auto &[body, accesses] : insertions)
    markLags(*body, accesses, durations);
  for (auto &[body, accesses] : extractions)
    markLeads(*body, accesses, durations);
}

void ao::markLoops(const StepStacks &stacks, const LoopChoice &choice) {
  int64_t mostTrips = 0;
  for (auto [index, life] : llvm::enumerate(stacks.getLives()))
    if (choice.moves(index))
      mostTrips = std::max(mostTrips, life.writer->trips);
  llvm::MapVector<Operation *, SmallVector<int64_t>> streamed;
  llvm::MapVector<Operation *, std::set<int64_t>> cuts;
  for (auto [index, life] : llvm::enumerate(stacks.getLives())) {
    if (!choice.moves(index))
      continue;
    streamed[life.writer->loop].push_back(
        life.written->result.getResultNumber());
    int64_t trips = life.writer->trips;
    int64_t slices = getSlices(choice, life, mostTrips);
    if (slices == trips)
      continue;
    cuts[life.writer->loop].insert(slices);
    if (choice.ahead)
      for (const StackLife::Reader &reader : life.readers)
        cutBeforeFetch(life, reader, slices, cuts[reader.loop->loop]);
  }
  for (auto &[loop, results] : streamed) {
    Builder builder(loop->getContext());
    llvm::sort(results);
    loop->setAttr(kStreamAttr, builder.getDenseI64ArrayAttr(results));
    loop->setAttr(kAheadAttr, builder.getI64IntegerAttr(choice.ahead ? 1 : 0));
  }
  for (auto &[loop, iterations] : cuts)
    if (!iterations.empty())
      loop->setAttr(kSplitAttr, Builder(loop->getContext())
                                    .getDenseI64ArrayAttr(SmallVector<int64_t>(
                                        iterations.begin(), iterations.end())));
}

//===----------------------------------------------------------------------===//
// The step as it is
//===----------------------------------------------------------------------===//

/// Whether nothing else refers to the functions of a pair.
bool LoopTrials::mayChangeSignature(const Step &step) {
  ScopedDiagnosticHandler silence(module.getContext(),
                                  [](Diagnostic &) { return success(); });
  return succeeded(PairUsers(module).verifyUnused(step));
}

LogicalResult LoopTrials::prepare(const Step &step, const StepStacks &stacks) {
  FailureOr<PlannedStep> planned = PlannedStep::create(step, machine);
  if (failed(planned))
    return failure();
  planner::Expected<planner::PlanOptions> options = planned->resolve(request);
  if (!options)
    return planned->emitError(options.error(), "");
  if (options->deviceBudget)
    request.deviceBudget = std::to_string(*options->deviceBudget);
  if (options->hostBudget)
    request.hostBudget = std::to_string(*options->hostBudget);
  if (options->pinnedBudget)
    request.pinnedBudget = std::to_string(*options->pinnedBudget);
  request.minBytes = std::to_string(options->minBytes);
  unplannedPeak = planner::unplannedPeak(planned->getTrace());
  for (const planner::Op &op : planned->getTrace().ops)
    baseUs += op.durationUs;

  ArrayRef<StackLife> lives = stacks.getLives();
  bool isFixed = !mayChangeSignature(step);
  movable.resize(lives.size());
  for (auto [index, life] : llvm::enumerate(lives)) {
    std::string reason = getStreamObstacle(step, life, options->minBytes);
    if (reason.empty() && isFixed && !life.slots.empty())
      reason = "something else refers to the functions of the pair";
    if (!reason.empty()) {
      kept.emplace_back(index, std::move(reason));
      continue;
    }
    movable.set(index);
    bySize.push_back(index);
    mostTrips = std::max(mostTrips, life.writer->trips);
  }
  llvm::stable_sort(bySize, [&](size_t one, size_t other) {
    return getSliceBytes(lives[one]) < getSliceBytes(lives[other]);
  });
  return success();
}

LoopChoice LoopTrials::chooseAll(bool ahead) const {
  return {movable, mostTrips, ahead};
}

//===----------------------------------------------------------------------===//
// Trials
//===----------------------------------------------------------------------===//

/// Returns the steps of `copy` afterwards.
FailureOr<std::vector<Step>>
LoopTrials::carryOut(ModuleOp copy, const LoopChoice &choice) const {
  FailureOr<std::vector<Step>> steps = buildSteps(copy);
  if (failed(steps) || choice.stacks.none())
    return steps;
  {
    StepStacks all((*steps)[number], LoopDepth::All);
    markLoops(all, choice);
    markPlaces(all, choice, machine);
    StepStacks stacks((*steps)[number]);
    LoopSplitter splitter((*steps)[number], stacks);
    splitter.cutMarked();
    Operation *loop = nullptr;
    if (!splitter.findObstacle(loop).empty())
      return failure();
    splitter.split();
  }
  steps = buildSteps(copy);
  if (failed(steps))
    return failure();
  StepStacks stacks((*steps)[number], LoopDepth::All);
  StackStreamer streamer((*steps)[number]);
  for (const StackLife &life : stacks.getLives())
    if (isMarkedToStream(life))
      streamer.stream(life, getMarkedAhead(life));
  streamer.finish();
  return buildSteps(copy);
}

LoopTrial LoopTrials::plan(const Step &step) const {
  LoopTrial trial;
  FailureOr<PlannedStep> planned = PlannedStep::create(step, machine);
  if (failed(planned))
    return trial;
  planner::Expected<planner::PlanOptions> options = planned->resolve(request);
  if (!options)
    return trial;
  double stalledUs = computeStallUs(step, DurationModel(machine));
  // Without a budget, plans add no time of their own, and lower what is left.
  if (!options->deviceBudget)
    return {true, stalledUs, planner::unplannedPeak(planned->getTrace()),
            trial.leastBudget};
  planner::Infeasibility why;
  auto made = planner::plan(planned->getTrace(), machine, *options, &why);
  if (!made) {
    trial.leastBudget = why.device.bytes;
    return trial;
  }
  trial.fits = true;
  trial.addedUs = made->predicted.addedUs() + stalledUs;
  trial.peakBytes = made->predicted.peakBytes;
  return trial;
}

LoopTrial LoopTrials::evaluate(const LoopChoice &choice) {
  // Of what comes to nothing, nobody hears.
  ScopedDiagnosticHandler silence(module.getContext(),
                                  [](Diagnostic &) { return success(); });
  OwningOpRef<ModuleOp> copy = module.clone();
  FailureOr<std::vector<Step>> steps = carryOut(*copy, choice);
  return failed(steps) ? LoopTrial() : plan((*steps)[number]);
}
