//===- InFlightMemory.cpp - Memory of microbatches in flight --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InFlightMemory.h"

#include "Helpers/PlanRewriter.h"
#include "Helpers/RecomputeRewriter.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Analysis/Steps/InlinedDriver.h"
#include "ao/Planner/Expansion.h"
#include "ao/Planner/Simulator.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace ao;
using planner::Command;
using planner::CommandKind;

/// Returns the bytes that a microbatch holds between its two passes: values on
/// the device that are used later or returned, except arguments that the caller
/// owns.
static int64_t countHeldBytes(const planner::Trace &trace,
                              ArrayRef<Command> commands) {
  int64_t boundary = trace.boundary.value_or(0);
  llvm::BitVector isAway(trace.numValues());
  for (const Command &command : commands) {
    if (command.before > boundary)
      break;
    if (command.kind == CommandKind::Release)
      isAway.set(command.value);
    else if (command.kind == CommandKind::Wait && command.before < boundary)
      isAway.reset(command.value);
  }
  int64_t bytes = 0;
  for (auto [id, value] : llvm::enumerate(trace.values)) {
    bool isHeld = value.def < boundary && !(value.def < 0 && value.liveOut) &&
                  (value.liveOut ||
                   (!value.uses.empty() && value.uses.back() >= boundary));
    if (isHeld && !isAway.test(id))
      bytes += value.bytes;
  }
  return bytes;
}

/// Returns the memory of `microbatches` of which one is at its peak while each
/// of the others holds `heldBytes`. Saturates at the largest number.
static int64_t addMicrobatches(int64_t peakBytes, int64_t microbatches,
                               int64_t heldBytes) {
  int64_t bytes = 0;
  if (llvm::MulOverflow(microbatches - 1, heldBytes, bytes) ||
      llvm::AddOverflow(bytes, peakBytes, bytes))
    return std::numeric_limits<int64_t>::max();
  return bytes;
}

/// The step with its recomputed ops, if there are any.
static FailureOr<std::optional<planner::Expansion>>
expand(PlannedStep &pair, const planner::Plan &plan) {
  if (!planner::recomputes(plan.commands))
    return std::optional<planner::Expansion>();
  planner::Expected<planner::Expansion> made =
      planner::expand(pair.getTrace(), plan.commands);
  if (!made)
    return emitError(pair.getStep().getForward()->getLoc())
           << made.error().str();
  return std::optional(std::move(*made));
}

/// Rewrites the pair's copy in `copy` according to `plan`.
LogicalResult InFlightMemory::carryOut(planner::Plan plan, PlannedStep &pair,
                                       ModuleOp copy) const {
  FailureOr<std::optional<planner::Expansion>> expansion = expand(pair, plan);
  if (failed(expansion))
    return failure();
  StringRef name = pair.getStep().getForward().getName();
  SymbolTableCollection symbols;
  FailureOr<Step> step =
      buildStep(copy.lookupSymbol<FunctionOpInterface>(name), symbols);
  if (failed(step))
    return failure();
  if (*expansion) {
    FailureOr<Step> rewritten = applyExpansion(*step, **expansion, plan);
    if (failed(rewritten))
      return failure();
    step = std::move(rewritten);
  }
  if (!plan.commands.empty())
    PlanRewriter(*step, plan.commands, /*blocking=*/false).rewrite();
  return success();
}

/// Returns the memory of microbatches in an unknown order: the pair with the
/// highest peak is at that peak, and all other microbatches are those of the
/// pair that holds most.
FailureOr<int64_t>
InFlightMemory::measureAlone(ArrayRef<planner::Plan> plans) const {
  int64_t peakBytes = 0, heldBytes = 0;
  for (auto [pair, given] : llvm::zip_equal(pairs, plans)) {
    planner::Plan plan = given;
    FailureOr<std::optional<planner::Expansion>> expansion = expand(pair, plan);
    if (failed(expansion))
      return failure();
    // The plan may be for a trace with less memory than that of the pair
    // (InFlightSearch).
    if (planner::Status status = planner::predict(pair.getTrace(), plan);
        !status)
      return pair.emitError(status.error(), "");
    peakBytes = std::max(peakBytes, plan.predicted.peakBytes);
    heldBytes = std::max(
        heldBytes,
        *expansion ? countHeldBytes((*expansion)->trace, (*expansion)->commands)
                   : countHeldBytes(pair.getTrace(), plan.commands));
  }
  return addMicrobatches(peakBytes, driver.inFlight, heldBytes);
}

FailureOr<int64_t>
InFlightMemory::measure(ArrayRef<planner::Plan> plans) const {
  FunctionOpInterface function = driver.function;
  if (!function)
    return measureAlone(plans);
  auto module = function->getParentOfType<ModuleOp>();
  OwningOpRef<ModuleOp> copy = module.clone();
  for (auto [pair, plan] : llvm::zip_equal(pairs, plans))
    if (failed(carryOut(plan, pair, *copy)))
      return failure();
  FailureOr<InlinedDriver> inlined =
      InlinedDriver::create(std::move(copy), function.getName());
  if (failed(inlined))
    return failure();
  return computePeak(*inlined, machine);
}
