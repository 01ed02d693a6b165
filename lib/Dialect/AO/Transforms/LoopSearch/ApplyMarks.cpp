//===- ApplyMarks.cpp - Carry out the decisions of loops ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ApplyMarks.h"
#include "Helpers/UnplannedPeak.h"
#include "LoopTrials.h"
#include "Loops/LoopPlaces.h"
#include "Loops/LoopSplitter.h"
#include "Loops/ResidualRewrites.h"
#include "Loops/ResidualStreamer.h"
#include "ao/Dialect/AO/IR/AORecompute.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include "ao/Dialect/AO/Transforms/PrepareLoops.h"
#include "ao/Planner/Loops.h"
#include <limits>

using namespace mlir;
using namespace ao;

static bool offloadsSlices(const LoopDecision &decision) {
  return decision.offloads();
}

static bool rematerializesSlices(const LoopDecision &decision) {
  return decision.rematerializes();
}

static bool changesLoop(const LoopDecision &decision) {
  return decision.offloads() || decision.rematerializes() ||
         !decision.split.empty();
}

/// A decision with zeros alone only brings loops into the form of
/// `prepareLoops`.
bool ao::hasLoopMarks(ModuleOp module) {
  return hasLoop(module, [](const LoopDecision &decision) {
    return !decision.offload.empty() || !decision.rematerialize.empty() ||
           !decision.split.empty();
  });
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

static LogicalResult emitNotOffloadable(OpResult result, StringRef why) {
  return emitResultError(result)
         << "cannot be offloaded slice by slice: " << why;
}

/// Emits an error at a decision to offload slices of a result that is no
/// stacked residual, or one that is kept on device.
static LogicalResult verifyOffloaded(const Step &step,
                                     const StepResiduals &residuals) {
  llvm::SmallDenseMap<Value, StringRef, 8> rules;
  for (const ResidualRefusal &refusal : residuals.getRefused())
    rules.try_emplace(refusal.value, refusal.rule);
  for (const ResultDecision &decision :
       getDecisions(residuals, &LoopDecision::offload)) {
    if (!decision.stacked) {
      auto rule = rules.find(decision.result);
      return emitNotOffloadable(
          decision.result,
          rule == rules.end() ? "it is not a stacked residual" : rule->second);
    }
    std::string obstacle = getStreamObstacle(step, *decision.stacked,
                                             /*minBytes=*/0, /*minElements=*/0);
    if (!obstacle.empty())
      return emitNotOffloadable(decision.result, obstacle);
  }
  return success();
}

/// Emits an error at a decision of which nothing can be carried out after the
/// splits that all decisions require.
static LogicalResult verifyParts(const StepResiduals &residuals,
                                 const ResidualCuts &cuts) {
  for (const StackedResidual &stacked : residuals.getStackedResiduals()) {
    // The rewrites refuse loops of an unknown number of iterations.
    if (stacked.writer->trips == 0)
      continue;
    OpResult result = stacked.written->result;
    LoopDecision decision = LoopDecision::get(result.getOwner());
    int64_t offloaded = decision.getOffloaded(result.getResultNumber());
    int64_t end =
        offloaded + decision.getRematerialized(result.getResultNumber());
    for (auto [begin, end, what] :
         {std::tuple(int64_t(0), offloaded, "offloaded"),
          std::tuple(offloaded, end, "rematerialized")})
      if (begin < end && !cuts.canMove(stacked, begin, end))
        return emitResultError(result)
               << "cannot have " << end - begin << " of its slices " << what
               << ": after all splits, each part of them is a single "
                  "iteration, or is read in several parts";
  }
  return success();
}

/// Returns true if the marks change the signatures of a pair.
static bool changesSlots(const LoopSplitter &splitter,
                         const StepResiduals &residuals) {
  return splitter.cutsSlots() ||
         llvm::any_of(residuals.getStackedResiduals(),
                      [](const StackedResidual &stacked) {
                        return getMarkedSlices(stacked) > 0 &&
                               !stacked.slots.empty();
                      });
}

static bool changesAnyLoop(const StepResiduals &residuals) {
  return llvm::any_of(residuals.getLoops(), [](const LoopResiduals &loop) {
    LoopLikeOpInterface op = loop.loop;
    return changesLoop(LoopDecision::get(op));
  });
}

static LogicalResult verifySplits(const StepResiduals &residuals) {
  for (const LoopResiduals &loop : residuals.getLoops()) {
    LoopLikeOpInterface op = loop.loop;
    for (int64_t iteration : LoopDecision::get(op).split)
      if (iteration >= loop.trips)
        return op->emitOpError("cannot be split before iteration ")
               << iteration << ": it has " << loop.trips << " iterations";
  }
  return success();
}

/// Verifies the marks of a step, and records its unplanned peak.
static LogicalResult prepareStep(const Step &step, PairUsers &users) {
  StepResiduals residuals(step, LoopDepth::All);
  if (failed(verifyOffloaded(step, residuals)) ||
      failed(verifySplits(residuals)))
    return failure();
  LoopSplitter splitter(step, residuals);
  splitter.cutMarked();
  if (failed(verifyParts(residuals, splitter.getCuts())) ||
      (changesSlots(splitter, residuals) && failed(users.verifyUses(step))))
    return failure();
  if (!changesAnyLoop(residuals))
    return success();
  if (failed(verifyPlaces(residuals.getStackedResiduals())) ||
      failed(verifyRecomputedOps(step.getForward(), step.getBackward())))
    return failure();
  recordUnplannedPeak(step);
  return success();
}

//===----------------------------------------------------------------------===//
// Rewrite
//===----------------------------------------------------------------------===//

LogicalResult ao::applyLoopMarks(ModuleOp module, StringRef name,
                                 const planner::Machine &machine) {
  FailureOr<std::vector<Step>> steps = buildStepsOfLoops(module);
  if (failed(steps) || failed(verifyLoopsOfSteps(module, *steps, changesLoop)))
    return failure();
  PairUsers users(module);
  SmallVector<size_t> numbers;
  for (auto [number, step] : llvm::enumerate(*steps)) {
    if (!name.empty() && step.getName() != name)
      continue;
    if (failed(prepareStep(step, users)))
      return failure();
    numbers.push_back(number);
  }
  // Parts of loops are not limited in number. They are prepared again, as their
  // slices may be defined and used elsewhere than those of the whole loop.
  for (size_t number : numbers)
    if (failed(splitMarkedLoops(module, number,
                                std::numeric_limits<int64_t>::max())))
      return failure();
  if (hasLoop(module, rematerializesSlices)) {
    if (failed(prepareLoops(module)))
      return failure();
    for (size_t number : numbers)
      if (failed(rematerializeMarkedSlices(module, number, machine)))
        return failure();
  }
  if (hasLoop(module, offloadsSlices) && failed(prepareLoops(module)))
    return failure();
  for (size_t number : numbers)
    if (failed(streamMarkedSlices(module, number)))
      return failure();
  return success();
}
