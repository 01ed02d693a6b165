//===- ResidualDecisions.cpp - Decisions on stacked residuals -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ResidualDecisions.h"

#include "Loops/ResidualRematerializer.h"
#include "Loops/ResidualRewrites.h"
#include "Loops/ResidualStreamer.h"
#include "ao/Support/Units.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;
using namespace ao;
using planner::ResidualDecision;

//===----------------------------------------------------------------------===//
// Prices
//===----------------------------------------------------------------------===//

/// Computes the time to rematerialize all slices of a residual if no others
/// are.
static void priceRecomputedOps(const std::shared_ptr<RecipeFinder> &finder,
                               const StackedResidual &stacked,
                               const planner::Machine &machine,
                               ResidualDecision &decision) {
  const StackedResidual *blamed = nullptr;
  RematerializedResiduals alone(finder);
  if (!alone.add(stacked, decision.whyNot, blamed))
    return;
  decision.whyNot.clear();
  decision.recomputeUs = alone.getIterationNs(DurationModel(machine)) / 1e3 *
                         static_cast<double>(decision.slices);
}

std::vector<ResidualDecision>
ao::decideResiduals(const Step &step, const StepResiduals &residuals,
                    const LoopTrials &trials, const LoopChoice &choice,
                    const planner::Machine &machine, bool recompute) {
  std::vector<ResidualDecision> decisions;
  auto finder = std::make_shared<RecipeFinder>(step);
  for (auto [index, stacked] :
       llvm::enumerate(residuals.getStackedResiduals())) {
    ResidualDecision &decision = decisions.emplace_back();
    decision.name = getResultName(stacked.written->result);
    decision.slices = stacked.writer->trips;
    decision.offloadedSlices = choice.getSlices(index);
    decision.rematerializedSlices = choice.getRematerialized(index);
    int64_t bytes = getSliceBytes(stacked);
    decision.bytes = bytes * decision.slices;
    if (trials.isEligible(index))
      decision.copyUs = (machine.offloadUs(bytes) + machine.reloadUs(bytes)) *
                        static_cast<double>(decision.slices);
    if (recompute)
      priceRecomputedOps(finder, stacked, machine, decision);
    if (decision.offloadedSlices == 0 && decision.rematerializedSlices == 0)
      decision.whyKept = trials.getReasonToKeep();
  }
  if (machine.unifiedMemory)
    for (ResidualDecision &decision : decisions)
      decision.whyKept = kUnifiedMemory.str();
  for (const auto &[index, reason] : trials.getKept())
    decisions[index].whyKept = reason;
  return decisions;
}

//===----------------------------------------------------------------------===//
// Remarks
//===----------------------------------------------------------------------===//

static std::string describePrices(const ResidualDecision &decision) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (decision.copyUs >= 0)
    os << "offload and reload take " << formatTime(decision.copyUs);
  if (decision.recomputeUs >= 0)
    os << (text.empty() ? "" : ", ") << "recomputation takes "
       << formatTime(decision.recomputeUs);
  if (!decision.whyNot.empty())
    os << (text.empty() ? "" : "; ")
       << "cannot be rematerialized: " << decision.whyNot;
  return text;
}

static void reportOne(const Step &step, Location loc, StringRef pass,
                      const ResidualDecision &decision) {
  auto options = remark::RemarkOpts::name(pass).category("ao").function(
      step.getFunction().getName());
  std::string name = ": '" + decision.name + "'";
  std::string prices = describePrices(decision);
  if (decision.offloadedSlices == 0 && decision.rematerializedSlices == 0) {
    std::string reason = decision.whyKept;
    if (!prices.empty())
      reason += "; " + prices;
    if (auto remark = remark::missed(loc, options))
      remark << ("kept on device" + name) << remark::reason("{0}", reason);
    return;
  }
  auto remark = remark::passed(loc, options);
  if (!remark)
    return;
  StringRef verb = decision.rematerializedSlices == 0
                       ? "offloaded slice by slice"
                   : decision.offloadedSlices == 0
                       ? "rematerialized slice by slice"
                       : "offloaded and rematerialized slice by slice";
  remark << (verb + name).str() << remark::metric("slices", decision.slices)
         << remark::metric("offloaded_slices", decision.offloadedSlices)
         << remark::metric("rematerialized_slices",
                           decision.rematerializedSlices)
         << remark::metric("bytes", decision.bytes)
         << remark::reason("{0}", prices);
}

void ao::reportResiduals(const Step &step, const StepResiduals &residuals,
                         ArrayRef<ResidualDecision> decisions, StringRef pass) {
  if (!step.getRoot()->getContext()->getRemarkEngine())
    return;
  for (auto [stacked, decision] :
       llvm::zip_equal(residuals.getStackedResiduals(), decisions))
    reportOne(step, stacked.writer->loop->getLoc(), pass, decision);
}
