//===- PlanOffload.cpp - Plan and insert transfers under a budget ---------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanFiles.h"
#include "PlanRewriter.h"
#include "ao/Analysis/MachineSpec.h"
#include "ao/Analysis/StepAnalysis.h"
#include "ao/Analysis/StepPlan.h"
#include "ao/Analysis/StepTrace.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "ao/Planner/Budget.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Report.h"
#include "ao/Planner/Simulator.h"
#include "mlir/IR/Remarks.h"

namespace ao {
#define GEN_PASS_DEF_AOPLANOFFLOAD
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// Remarks
//===----------------------------------------------------------------------===//

static remark::RemarkOpts getRemarkOpts(const Step &step) {
  return remark::RemarkOpts::name("plan-offload")
      .category("ao")
      .function(FunctionOpInterface(step.getForward()).getName());
}

static std::string describePlace(const planner::Trace &trace, int64_t before) {
  if (before >= trace.numOps())
    return "the end";
  return "'" + trace.ops[before].name + "'";
}

/// Why each command of a moved value stands where it stands.
static std::string describeJourney(const planner::Trace &trace,
                                   const planner::Plan &plan, size_t value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (const planner::Command &command : plan.commands) {
    if (command.value != static_cast<int64_t>(value))
      continue;
    if (!text.empty())
      os << "; ";
    std::string place = describePlace(trace, command.before);
    switch (command.kind) {
    case planner::CommandKind::Offload:
      os << "offload before " << place;
      break;
    case planner::CommandKind::Release:
      os << "release before " << place << ", where its memory is needed";
      break;
    case planner::CommandKind::Reload:
      os << "reload before " << place << ", from where on it fits";
      break;
    case planner::CommandKind::Wait:
      os << "wait before " << place << ", its next use";
      break;
    }
  }
  return text;
}

static void emitRemarks(const Step &step, const planner::Trace &trace,
                        const planner::Plan &plan, int64_t minBytes) {
  std::vector<bool> moved(trace.values.size());
  for (const planner::Command &command : plan.commands)
    moved[command.value] = true;
  for (auto [id, storage] : llvm::enumerate(step.getStorages())) {
    bool isCandidate = step.isPair() ? !step.getSavedSlots(id).empty()
                                     : storage.refusal != Refusal::NoGap;
    if (!storage.base || !isCandidate)
      continue;
    Location loc = step.getStorageLoc(id);
    const planner::Value &value = trace.values[id];
    if (moved[id]) {
      remark::passed(loc, getRemarkOpts(step))
          << ("moved '" + value.name + "'")
          << remark::metric("bytes", value.bytes)
          << remark::reason("{0}", describeJourney(trace, plan, id));
      continue;
    }
    std::string reason = "not needed to meet the budget";
    if (storage.refusal != Refusal::None)
      reason = describe(storage.refusal).str();
    else if (value.bytes < minBytes)
      reason = "smaller than min-bytes (" + std::to_string(minBytes) + ")";
    else if (!value.offloadable)
      reason = "its saved views cannot be rebuilt or cover too little of it";
    remark::missed(loc, getRemarkOpts(step))
        << ("kept on the device: '" + value.name + "'")
        << remark::metric("bytes", value.bytes)
        << remark::reason("{0}", reason);
  }
  remark::analysis(step.getForward()->getLoc(), getRemarkOpts(step))
      << "planned" << remark::metric("peak_bytes", plan.predicted.peakBytes)
      << remark::metric("unplanned_peak_bytes",
                        plan.predicted.unplannedPeakBytes)
      << remark::metric("moved_bytes", plan.predicted.movedBytes)
      << remark::metric("exposed_us", plan.predicted.exposedUs)
      << remark::metric("makespan_us", plan.predicted.makespanUs)
      << remark::metric("makespan_bound_us", plan.predicted.makespanBoundUs);
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

namespace {
struct PlanOffloadPass : public ao::impl::AOPlanOffloadBase<PlanOffloadPass> {
  using Base::Base;

  void runOnOperation() override {
    if (failed(planAll()))
      signalPassFailure();
  }

private:
  /// Looked up once, when the first pair is about to change.
  const PairUsers &getPairUsers() {
    if (!pairUsers)
      pairUsers.emplace(getOperation());
    return *pairUsers;
  }

  LogicalResult planAll() {
    pairUsers.reset();
    ModuleOp module = getOperation();
    FailureOr<planner::Machine> target = loadMachine(module, machine);
    if (failed(target) || failed(verifyHasNoTransfers(module)))
      return failure();
    auto &analysis = getAnalysis<StepAnalysis>();
    if (!analysis.isValid())
      return failure();
    bool writesFile = !planOutput.empty() || !report.empty();
    if (writesFile && !findStep(module, analysis.getSteps(), ""))
      return failure();
    for (const Step &step : analysis.getSteps())
      if (failed(planOne(step, *target)))
        return failure();
    return success();
  }

  /// The budget an option spells; nothing where it is empty.
  FailureOr<std::optional<int64_t>> getBudget(StringRef option, StringRef text,
                                              int64_t unplannedPeak) {
    if (text.empty())
      return std::optional<int64_t>();
    planner::Expected<int64_t> bytes = planner::parseBudget(
        std::string_view(text.data(), text.size()), unplannedPeak);
    if (!bytes)
      return emitError(getOperation().getLoc())
             << "'" << option << "': " << bytes.error().str();
    return std::optional<int64_t>(*bytes);
  }

  FailureOr<planner::PlanOptions> getOptions(const planner::Trace &trace) {
    int64_t peak = planner::unplannedPeak(trace);
    FailureOr<std::optional<int64_t>> device =
        getBudget("device-memory-budget", deviceBudget, peak);
    FailureOr<std::optional<int64_t>> host =
        getBudget("host-memory-budget", hostBudget, peak);
    if (failed(device) || failed(host))
      return failure();
    if (minBytes < 0)
      return emitError(getOperation().getLoc())
             << "'min-bytes' must not be negative, got " << int64_t{minBytes};
    if (reserved < 0)
      return emitError(getOperation().getLoc())
             << "'reserved-bytes' must not be negative, got "
             << int64_t{reserved};
    if (effort < 0 || effort > planner::maxEffort)
      return emitError(getOperation().getLoc())
             << "'effort' must lie between 0 and " << planner::maxEffort
             << ", got " << int64_t{effort};
    planner::PlanOptions options;
    if (*device)
      **device = std::max<int64_t>(0, **device - reserved);
    options.deviceBudget = *device;
    options.hostBudget = *host;
    options.minBytes = minBytes;
    options.effort = effort;
    options.seed = seed;
    return options;
  }

  /// Says what budget would do, and what forces it.
  LogicalResult reportNoPlan(const Step &step, const planner::Trace &trace,
                             const planner::Error &error,
                             const planner::Infeasibility &why) {
    InFlightDiagnostic diagnostic =
        emitError(step.getForward()->getLoc())
        << "cannot plan '@" << FunctionOpInterface(step.getForward()).getName()
        << "': " << error.str();
    if (error.code != planner::ErrorCode::Infeasible)
      return diagnostic;
    diagnostic << "; the smallest feasible device budget is "
               << why.device.bytes << " bytes";
    if (why.hostBytes > 0)
      diagnostic << ", the smallest feasible host budget " << why.hostBytes
                 << " bytes";
    int64_t op = why.device.op;
    if (op < 0 || op >= trace.numOps())
      return diagnostic;
    constexpr size_t kMaxNames = 5;
    Diagnostic &note = diagnostic.attachNote(step.getOps()[op]->getLoc());
    note << "'" << trace.ops[op].name << "' needs at once";
    size_t count = std::min(kMaxNames, why.device.values.size());
    for (int64_t value : ArrayRef(why.device.values).take_front(count))
      note << " '" << trace.values[value].name << "' ("
           << trace.values[value].bytes << " bytes)";
    if (count < why.device.values.size())
      note << " and " << why.device.values.size() - count << " more";
    return diagnostic;
  }

  LogicalResult planOne(const Step &step, const planner::Machine &target) {
    planner::Trace trace =
        buildTrace(step, DurationModel(target), /*minBytes=*/0);
    if (planner::Status status = trace.verify(); !status)
      return emitError(step.getForward()->getLoc())
             << "trace: " << status.error().str();
    FailureOr<planner::PlanOptions> options = getOptions(trace);
    if (failed(options))
      return failure();
    planner::Infeasibility why;
    planner::Expected<planner::Plan> plan =
        planner::plan(trace, target, *options, &why);
    if (!plan)
      return reportNoPlan(step, trace, plan.error(), why);
    if (remarks && getContext().getRemarkEngine())
      emitRemarks(step, trace, *plan, minBytes);
    if (failed(
            writePlanFiles(getOperation(), trace, *plan, planOutput, report)))
      return failure();
    if (plan->commands.empty())
      return success();
    if (step.isPair() && failed(getPairUsers().verifyUnused(step)))
      return failure();
    PlanRewriter(step, *plan).rewrite();
    return success();
  }

  std::optional<PairUsers> pairUsers;
};
} // namespace
