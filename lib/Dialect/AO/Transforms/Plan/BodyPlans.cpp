//===- BodyPlans.cpp - Plan values within iterations ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BodyPlans.h"
#include "Helpers/PlanRewriter.h"
#include "Helpers/UnplannedPeak.h"
#include "LoopSearch/LoopTrials.h"
#include "PlanFiles.h"
#include "ao/Analysis/Steps/BodySteps.h"
#include "ao/Analysis/Steps/StepTrace.h"
#include "ao/Support/Units.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;
using namespace ao;

/// The number of budgets to try for a body.
static constexpr unsigned kMaxRounds = 4;

namespace {
/// The plan of a body for a budget.
struct BodyPlan {
  /// Bytes of the values that are offloaded within an iteration.
  int64_t offloadedBytes = 0, hostBytes = 0;
  /// Peaks of the body alone, before and with the plan.
  int64_t unplannedPeak = 0, peak = 0;
  /// The trace of the plan, and the plan itself, if there is one.
  planner::Trace trace;
  planner::Plan plan;
  /// The reason why nothing is offloaded, if so.
  StringRef reason = "not profitable within the budget";
};

/// Plans the bodies of one step, or body, for a budget of the whole.
class BodyPlanner {
public:
  BodyPlanner(const Step &step, const planner::Machine &machine,
              LoopTrials &trials)
      : step(step), machine(machine), trials(trials), bodies(getBodies(step)),
        known(trials.plan(step)) {}

  /// Applies the best plan for one of the step's bodies (getBodies), and
  /// returns it; nothing is offloaded if the step is as good without.
  BodyPlan plan(size_t body);

private:
  BodyPlan make(const Step &bodyStep, std::optional<int64_t> budget) const;
  BodyPlan fit(const Step &bodyStep, size_t body, int64_t budget) const;
  bool isPeak(size_t body) const;
  bool sharesRoot(size_t body) const;
  FailureOr<std::pair<Step, Operation *>>
  apply(ModuleOp copy, const BodyPlan &made, size_t body) const;
  std::optional<int64_t> measure(const BodyPlan &made, size_t body) const;
  bool isWorthwhile(const BodyPlan &made, size_t body);

  const Step &step;
  const planner::Machine &machine;
  LoopTrials &trials;
  SmallVector<StepFunctions> bodies;
  /// The result for the step with the plans of bodies so far.
  LoopTrial known;
};
} // namespace

static constexpr StringLiteral kNoStep = "its body cannot be planned as a step";

/// Plans a body by itself: within `budget`, or with the lowest peak if nothing
/// fits; without a budget, with the lowest peak that adds no time.
BodyPlan BodyPlanner::make(const Step &bodyStep,
                           std::optional<int64_t> budget) const {
  BodyPlan result;
  result.reason = kNoStep;
  EligibilityRules rules;
  rules.minElements = trials.getOptions().minElements;
  FailureOr<PlannedStep> planned =
      PlannedStep::create(bodyStep, machine, rules);
  if (failed(planned))
    return result;
  planner::PlanOptions options = trials.getOptions();
  options.deviceBudget = budget;
  options.maxSlowdown.reset();
  options.recompute = false;
  result.unplannedPeak = planner::unplannedPeak(planned->getTrace());
  planner::Infeasibility why;
  auto made = planned->search(options, why);
  if (!made && budget && why.device.bytes > *budget) {
    // Other values of the step may be offloaded as well.
    options.deviceBudget = why.device.bytes;
    made = planned->search(options, why);
  }
  result.reason = !made || (budget && made->predicted.peakBytes > *budget)
                      ? "no plan of its body fits the budget"
                      : BodyPlan().reason;
  if (!made)
    return result;
  result.trace = planned->getTrace();
  result.peak = made->predicted.peakBytes;
  result.offloadedBytes = made->predicted.offloadedBytes;
  result.hostBytes = made->predicted.hostPeakBytes;
  result.plan = std::move(*made);
  return result;
}

/// Applies a plan to a copy of the module. Returns the step around the body
/// there, and the loop or branch of the body.
FailureOr<std::pair<Step, Operation *>>
BodyPlanner::apply(ModuleOp copy, const BodyPlan &made, size_t body) const {
  FailureOr<StepFunctions> functions = trials.getPath().find(copy);
  if (failed(functions))
    return failure();
  FailureOr<Step> bodyStep = buildBodyStep(getBodies(*functions)[body]);
  if (failed(bodyStep))
    return failure();
  PlanRewriter(*bodyStep, made.plan.commands, /*blocking=*/false).rewrite();
  FailureOr<Step> rewritten = trials.getPath().build(copy);
  if (failed(rewritten))
    return failure();
  return std::pair(std::move(*rewritten), bodyStep->getRoot());
}

/// Returns the bytes that the step holds while `body` runs with a plan.
std::optional<int64_t> BodyPlanner::measure(const BodyPlan &made,
                                            size_t body) const {
  OwningOpRef<ModuleOp> copy = trials.getModule().clone();
  auto rewritten = apply(*copy, made, body);
  if (failed(rewritten))
    return std::nullopt;
  return trials.countBytesAt(rewritten->first, rewritten->second);
}

/// Returns false if the step fits its budget in less time without a plan for
/// `body`, by offloading other values.
bool BodyPlanner::isWorthwhile(const BodyPlan &made, size_t body) {
  if (!known.fits)
    return true;
  OwningOpRef<ModuleOp> copy = trials.getModule().clone();
  auto rewritten = apply(*copy, made, body);
  if (failed(rewritten))
    return false;
  LoopTrial trial = trials.plan(rewritten->first);
  if (!trials.isBetter(trial, known))
    return false;
  known = trial;
  return true;
}

/// Returns true if `body` is one of several bodies of a branch.
bool BodyPlanner::sharesRoot(size_t body) const {
  return llvm::count_if(bodies, [&](const StepFunctions &other) {
           return other.getRoot() == bodies[body].getRoot();
         }) > 1;
}

/// Plans a body so that the step is within `budget` while it runs.
BodyPlan BodyPlanner::fit(const Step &bodyStep, size_t body,
                          int64_t budget) const {
  int64_t beside = trials.countBytesBeside(step, bodyStep);
  int64_t held = beside + computeUnplannedPeak(bodyStep);
  int64_t asked = budget - beside;
  BodyPlan best;
  if (held <= budget)
    return best;
  for (unsigned round = 0; round != kMaxRounds && asked > 0; ++round) {
    BodyPlan made = make(bodyStep, asked);
    if (made.offloadedBytes == 0) {
      if (best.offloadedBytes == 0)
        best.reason = made.reason;
      return best;
    }
    // Another body of the branch may hold more.
    std::optional<int64_t> bytes =
        sharesRoot(body) ? beside + made.peak : measure(made, body);
    if (!bytes || *bytes >= held)
      return best;
    bool isClosest = made.peak > asked;
    held = *bytes;
    asked = made.peak - (held - budget);
    best = std::move(made);
    if (held <= budget || isClosest)
      return best;
  }
  return best;
}

/// Returns true if the step holds most memory while `body` runs, or another
/// body.
bool BodyPlanner::isPeak(size_t body) const {
  std::vector<int64_t> bytes = planner::memoryAtOps(trials.getTrace());
  Operation *root = bodies[body].getRoot();
  for (const StepFunctions &other : bodies)
    if (other.getRoot() != root)
      bytes[trials.findOp(step, other.getRoot())] = 0;
  return bytes[trials.findOp(step, root)] == *llvm::max_element(bytes);
}

BodyPlan BodyPlanner::plan(size_t body) {
  BodyPlan made;
  if (trials.isDone(known))
    return made;
  // Suppresses diagnostics of rejected candidates.
  ScopedDiagnosticHandler silence(step.getRoot()->getContext(),
                                  [](Diagnostic &) { return success(); });
  FailureOr<Step> bodyStep = buildBodyStep(bodies[body]);
  if (failed(bodyStep)) {
    made.reason = kNoStep;
    return made;
  }
  if (std::optional<int64_t> budget = trials.getOptions().deviceBudget) {
    made = fit(*bodyStep, body, *budget);
    if (made.offloadedBytes > 0 && !isWorthwhile(made, body))
      made = BodyPlan();
  } else if (isPeak(body)) {
    made = make(*bodyStep, std::nullopt);
  }
  if (made.offloadedBytes > 0)
    PlanRewriter(*bodyStep, made.plan.commands, /*blocking=*/false).rewrite();
  return made;
}

//===----------------------------------------------------------------------===//
// Remarks
//===----------------------------------------------------------------------===//

static void report(FunctionOpInterface function, Operation *root,
                   const BodyPlan &plan) {
  auto options = remark::RemarkOpts::name("plan-offload")
                     .category("ao")
                     .function(function.getName());
  bool isLoop = isa<LoopLikeOpInterface>(root);
  std::string name = (isLoop ? "an iteration of '" : "a branch of '") +
                     ao::getOpName(root) + "'";
  if (plan.offloadedBytes == 0) {
    if (auto remark = remark::missed(root->getLoc(), options))
      remark << ("nothing offloaded within " + name)
             << remark::reason("{0}", plan.reason);
    return;
  }
  if (auto remark = remark::passed(root->getLoc(), options))
    remark << ("values offloaded within " + name)
           << remark::metric("offloaded_bytes", plan.offloadedBytes)
           << remark::metric("host_bytes", plan.hostBytes)
           << remark::reason("peak of {0} {1} -> {2}",
                             isLoop ? "an iteration" : "the branch",
                             formatBytes(plan.unplannedPeak),
                             formatBytes(plan.peak));
}

//===----------------------------------------------------------------------===//
// Bodies of a step
//===----------------------------------------------------------------------===//

/// Returns the reason why `body` is not planned; empty if it is.
static StringRef findObstacle(const StepFunctions &body) {
  return llvm::any_of(body.getForwardBlock(),
                      [](Operation &op) { return isBodyTransfer(&op); })
             ? "it has transfers"
             : "";
}

FailureOr<std::vector<std::string>> BodyPlans::plan(size_t number) {
  documents.clear();
  StepPath path(number);
  FailureOr<Step> step = path.build(module);
  if (failed(step))
    return failure();
  if (getBodies(*step).empty())
    return std::move(documents);
  planner::PlanRequest request = makePlanRequest(options);
  request.reservedBytes = options.reserved;
  LoopTrials trials(module, path, machine, std::move(request),
                    options.recompute);
  if (failed(trials.prepare(*step)))
    return failure();
  recordUnplannedPeak(*step);
  if (failed(planBodies(*step, trials)))
    return failure();
  return std::move(documents);
}

/// Plans the bodies of a step or body, those within bodies first.
LogicalResult BodyPlans::planBodies(const Step &step, LoopTrials &trials) {
  SmallVector<StepFunctions> bodies = getBodies(step);
  for (size_t body = 0; body != bodies.size(); ++body)
    if (failed(planWithin(step, body, trials)))
      return failure();
  FailureOr<Step> planned = trials.getPath().build(module);
  if (failed(planned))
    return failure();
  BodyPlanner planner(*planned, machine, trials);
  for (auto [number, body] : llvm::enumerate(bodies)) {
    BodyPlan made;
    made.reason = findObstacle(body);
    if (made.reason.empty())
      made = planner.plan(number);
    if (options.remarks)
      report(step.getFunction(), body.getRoot(), made);
    if (made.offloadedBytes == 0)
      continue;
    // The plan of a body has files of its own, with the name of the body.
    if (failed(writePlanFiles(module, made.trace, made.plan,
                              nameAfter(options.planOutput, made.trace.name),
                              nameAfter(options.report, made.trace.name))))
      return failure();
    documents.push_back(planner::toJson(made.plan));
  }
  return success();
}

/// Plans the bodies within one of the bodies of `step`.
LogicalResult BodyPlans::planWithin(const Step &step, size_t body,
                                    LoopTrials &trials) {
  StepFunctions functions = getBodies(step)[body];
  if (getBodies(functions).empty())
    return success();
  FailureOr<Step> bodyStep = buildBodyStep(functions);
  if (failed(bodyStep))
    return failure();
  LoopTrials inner = trials.forBody(step, body, *bodyStep);
  if (failed(inner.prepare(*bodyStep)))
    return failure();
  return planBodies(*bodyStep, inner);
}
