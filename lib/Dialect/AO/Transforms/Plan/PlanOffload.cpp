//===- PlanOffload.cpp - Plan transfers under a budget --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BodyPlans.h"
#include "Helpers/DecisionRemarks.h"
#include "Helpers/PairSignature.h"
#include "Helpers/Recompute.h"
#include "InFlight.h"
#include "LoopSearch/ApplyMarks.h"
#include "LoopSearch/LoopPlanner.h"
#include "Loops/ResidualRewrites.h"
#include "Loops/ResidualStreamer.h"
#include "PlanFiles.h"
#include "ao/Analysis/Costs/MachineSpec.h"
#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Analysis/Steps/BodySteps.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Analysis/Steps/LayerMarkers.h"
#include "ao/Analysis/Steps/PlannedStep.h"
#include "ao/Analysis/Steps/Shortfall.h"
#include "ao/Analysis/Steps/StepAnalysis.h"
#include "ao/Analysis/Steps/StepResiduals.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "ao/Planner/Breakdown.h"
#include "ao/Planner/Expansion.h"
#include "ao/Planner/Policies.h"
#include "ao/Support/Units.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/FormatVariadic.h"

namespace ao {
#define GEN_PASS_DEF_AOPLANOFFLOAD
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// Remarks
//===----------------------------------------------------------------------===//

static std::string describePlace(const planner::Trace &trace, int64_t before) {
  if (before >= trace.numOps())
    return "the end";
  return "'" + trace.ops[before].name + "'";
}

/// Returns the reason why an eligible value is kept on the device.
static std::string getReasonToKeep(planner::Policy policy) {
  if (policy == planner::Policy::Planned)
    return "not needed to meet the budget";
  return "not offloaded by policy '" + std::string(planner::toString(policy)) +
         "'";
}

/// Describes the reason of the position of each command of an offloaded value.
static std::string describeCommands(const planner::Trace &trace,
                                    ArrayRef<planner::Command> commands) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (const planner::Command &command : commands) {
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
      os << "reload before " << place << ", the first op from which it fits";
      break;
    case planner::CommandKind::Wait:
      os << "wait before " << place << ", its next use";
      break;
    case planner::CommandKind::Drop:
      os << "drop before " << place;
      break;
    case planner::CommandKind::Recompute:
      os << "recomputed before " << place << ", its next use";
      break;
    }
  }
  return text;
}

static bool isRecompute(const planner::Command &command) {
  return command.kind == planner::CommandKind::Recompute;
}

/// Returns the commands about each value. An op is recomputed for those of its
/// results that have been dropped.
static std::vector<std::vector<planner::Command>>
groupByValue(const planner::Trace &trace, ArrayRef<planner::Command> commands) {
  std::vector<std::vector<planner::Command>> groups(trace.values.size());
  std::vector<SmallVector<int64_t, 2>> droppedOf(trace.ops.size());
  for (const planner::Command &command : commands) {
    if (!isRecompute(command)) {
      groups[command.value].push_back(command);
      if (command.kind == planner::CommandKind::Drop)
        droppedOf[trace.values[command.value].def].push_back(command.value);
      continue;
    }
    for (int64_t value : droppedOf[command.op()])
      groups[value].push_back(command);
    droppedOf[command.op()].clear();
  }
  return groups;
}

/// Describes the cost to rematerialize a value, without operands it may
/// require.
static std::string describePrice(const planner::Trace &trace, int64_t id) {
  const planner::Value &value = trace.values[id];
  double us = trace.ops[value.def].recomputeCostUs();
  return llvm::formatv("; its op takes {0}, {1:F3} ns a byte", formatTime(us),
                       us * 1e3 / static_cast<double>(value.bytes));
}

/// Describes how much of each group is offloaded; empty if there are no groups.
static std::string describeGroups(const planner::Trace &trace,
                                  const planner::Plan &plan) {
  std::string text;
  bool hasAny = llvm::any_of(trace.values, [](const planner::Value &value) {
    return value.group >= 0;
  });
  if (!hasAny || planner::recomputes(plan.commands))
    return text;
  for (const planner::GroupShare &share :
       planner::breakDown(trace, plan.commands).groups)
    text +=
        llvm::formatv("{0}group {1}: {2} of {3} components, {4} bytes",
                      text.empty() ? "" : "; ", share.group,
                      share.offloadedValues, share.values, share.offloadedBytes)
            .str();
  return text;
}

/// Returns why the stacked residuals of a step without eligible values are
/// kept:
/// "; 2 kept: …". Empty if it has eligible values or no residuals.
static std::string describeKeptResiduals(PlannedStep &planned) {
  if (planned.getDeclineReason() != "nothing-eligible")
    return "";
  const Step &step = planned.getStep();
  const planner::PlanOptions &options = planned.getPlan().options;
  bool isPlanned = options.policy == planner::Policy::Planned;
  std::string otherwise =
      isPlanned ? "offloading would add time or not lower the peak"
                : getReasonToKeep(options.policy);
  StepResiduals residuals(step, LoopDepth::All);
  KeptResiduals kept;
  for (const StackedResidual &stacked : residuals.getStackedResiduals()) {
    std::string obstacle =
        getStreamObstacle(step, stacked, options.minBytes, options.minElements);
    kept.add(obstacle.empty() ? otherwise : obstacle);
  }
  kept.addRefused(residuals);
  return kept.describe();
}

/// Returns whether there is a reader of it.
static bool reportTotals(PlannedStep &planned, const DecisionRemarks &remarks,
                         Location loc) {
  const planner::Plan &plan = planned.getPlan();
  const planner::Prediction &predicted = plan.predicted;
  auto remark = remark::analysis(loc, remarks.getOptions());
  if (!remark)
    return false;
  remark << "planned" << remark::metric("peak_bytes", predicted.peakBytes)
         << remark::metric("unplanned_peak_bytes", predicted.unplannedPeakBytes)
         << remark::metric("offloaded_bytes", predicted.offloadedBytes)
         << remark::metric("exposed_us", predicted.exposedUs)
         << remark::metric("makespan_us", predicted.makespanUs)
         << remark::metric("makespan_bound_us", predicted.makespanBoundUs);
  std::string declined = planned.getDeclineReason();
  if (!declined.empty())
    remark << remark::metric("declined", StringRef(declined));
  std::string groups = describeGroups(planned.getTrace(), plan);
  if (!groups.empty())
    remark << remark::metric("groups", StringRef(groups));
  remark << remark::reason("{0}", planned.summarize() +
                                      describeKeptResiduals(planned));
  return true;
}

/// Returns whether there is a reader of the totals.
static bool reportDecisions(PlannedStep &planned,
                            const EligibilityRules &rules) {
  const Step &step = planned.getStep();
  const planner::Trace &trace = planned.getTrace();
  const planner::Plan &plan = planned.getPlan();
  DecisionRemarks remarks(step, "plan-offload");
  std::vector<std::vector<planner::Command>> commands =
      groupByValue(trace, plan.commands);
  for (size_t id = 0, e = step.getStorages().size(); id != e; ++id) {
    bool isMade = llvm::any_of(commands[id], isRecompute);
    if (!isCandidate(step, id) && !isMade)
      continue;
    if (!commands[id].empty()) {
      remarks.reportAction(id, isMade ? "rematerialized" : "offloaded",
                           describeCommands(trace, commands[id]) +
                               (isMade ? describePrice(trace, id) : ""));
      continue;
    }
    std::string reason = getIneligibility(step, id, rules);
    remarks.reportKept(id, reason.empty() ? getReasonToKeep(plan.options.policy)
                                          : reason);
  }
  if (!step.isPair())
    remarks.reportStaticArguments();
  return reportTotals(planned, remarks, step.getForward()->getLoc());
}

/// Returns the first storage of unknown size; nothing if there is none.
static std::optional<size_t> findUnsized(const Step &step) {
  auto unknown = llvm::find_if(step.getStorages(), [](const Storage &storage) {
    return storage.hasUnknownSize;
  });
  if (unknown == step.getStorages().end())
    return std::nullopt;
  return unknown - step.getStorages().begin();
}

/// Warns about requested offloading that the plan declined.
static void reportDeclined(PlannedStep &planned) {
  const Step &step = planned.getStep();
  FunctionOpInterface function = step.getForward();
  // Transfers in loops are reported by the passes that create them.
  if (planned.getDeclineReason().empty())
    return;
  InFlightDiagnostic remark = emitRemark(function.getLoc());
  remark << "'@" << function.getName() << "': " << planned.summarize()
         << describeKeptResiduals(planned);
  if (std::optional<size_t> id = findUnsized(step))
    remark << "; values of unknown size are not counted, the first is '"
           << step.getStorageName(*id) << "'";
}

//===----------------------------------------------------------------------===//
// Budgets
//===----------------------------------------------------------------------===//

/// Returns the name of a budget of the request; empty if there is none.
static StringRef getBudgetName(const planner::PlanRequest &request) {
  if (!request.deviceBudget.empty())
    return "device-memory-budget";
  if (!request.hostBudget.empty())
    return "host-memory-budget";
  return request.pinnedBudget.empty() ? "" : "pinned-memory-budget";
}

/// Emits an error if a budget cannot be guaranteed. Device memory of unknown
/// size is not counted; host memory consists of counted values only.
static LogicalResult verifyKnownSizes(const Step &step,
                                      const planner::PlanRequest &request) {
  std::optional<size_t> id = findUnsized(step);
  if (!id)
    return success();
  bool isError = !request.deviceBudget.empty();
  Location loc = step.getForward()->getLoc();
  InFlightDiagnostic diagnostic = isError ? emitError(loc) : emitWarning(loc);
  diagnostic << "cannot hold '@" << step.getForward().getName() << "' to '"
             << getBudgetName(request) << "': the size of '"
             << step.getStorageName(*id) << "' is not known"
             << (isError ? "" : "; it is kept on device");
  Value base = step.getStorages()[*id].base;
  diagnostic.attachNote(step.getStorageLoc(*id))
      << "set '" << AODialect::kBytesAttr << "' on the "
      << (base.getDefiningOp() ? "op" : "argument") << " to the bytes of "
      << base.getType();
  return failure(isError);
}

static LogicalResult verifyBudgetApplies(const Step &step,
                                         const planner::PlanRequest &request) {
  StringRef budget = getBudgetName(request);
  if (budget.empty())
    return success();
  if (step.getStorages().empty())
    emitWarning(step.getForward()->getLoc())
        << "'" << budget << "' has no effect: no value of '@"
        << step.getForward().getName() << "' is a tensor or a buffer";
  return verifyKnownSizes(step, request);
}

/// Rule-based policies exceed budgets with a warning, except for `layerwise`
/// and those that rematerialize values, which obey the device budget.
static void warnOfBrokenBudgets(const PlannedStep &planned) {
  const planner::Plan &plan = planned.getPlan();
  FunctionOpInterface function = planned.getStep().getForward();
  auto warn = [&](StringRef budget, std::optional<int64_t> limit,
                  int64_t bytes) {
    if (limit && bytes > *limit)
      emitWarning(function.getLoc())
          << "policy '" << planner::toString(plan.options.policy)
          << "' ignores memory budgets: '@" << function.getName() << "' needs "
          << bytes << " bytes, above the '" << budget << "' of " << *limit;
  };
  warn("device-memory-budget", plan.options.deviceBudget,
       plan.predicted.peakBytes);
  warn("host-memory-budget", plan.options.hostBudget,
       plan.predicted.hostPeakBytes);
  warn("pinned-memory-budget", planner::pinnedLimit(plan.machine, plan.options),
       plan.predicted.pinnedPeakBytes);
}

/// Warns about the requested number of layers.
static void warnOfLayers(PlannedStep &planned) {
  std::string warning =
      planner::layerWarning(planned.getTrace(), planned.getPlan().options);
  if (!warning.empty())
    emitWarning(planned.getStep().getForward()->getLoc()) << warning;
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

namespace {
struct PlanOffloadPass : public ao::impl::AOPlanOffloadBase<PlanOffloadPass> {
  using Base::Base;

  void runOnOperation() override {
    if (failed(planAll()))
      return signalPassFailure();
    if (!preparedSteps)
      markAnalysesPreserved<StepAnalysis, AttachedPlans, PairUsers>();
    preparedSteps.reset();
    loops.clear();
  }

private:
#include "ao/Dialect/AO/Transforms/GetPlanningOptions.inc"

  AOPlanOffloadOptions getOptions() const {
    AOPlanOffloadOptions options = getPlanningOptions();
    options.reserved = reserved;
    options.remarks = remarks;
    return options;
  }

  LogicalResult planAll() {
    ModuleOp module = getOperation();
    if (failed(verifyBudgetsGiven(module.getLoc(), deviceBudget, hostBudget,
                                  pinnedBudget)))
      return failure();
    FailureOr<planner::Machine> target = loadMachine(module, machine);
    if (failed(target))
      return failure();
    auto &analysis = getAnalysis<StepAnalysis>();
    if (!analysis.isValid() ||
        failed(verifyOnlySliceTransfers(module, analysis.getSteps())))
      return failure();
    if (policy != planner::Policy::Manual &&
        failed(verifyHasNoMarkers(module, analysis.getSteps())))
      return failure();
    bool writesFile = !planOutput.empty() || !report.empty();
    if (writesFile && !findStep(module, analysis.getSteps(), ""))
      return failure();
    AOPlanOffloadOptions options = getOptions();
    planner::PlanRequest request = makePlanRequest(options);
    request.reservedBytes = reserved;
    if (StringRef budget = getBudgetName(request);
        !budget.empty() && analysis.getSteps().empty())
      return emitError(module.getLoc())
             << "'" << budget << "' has no training step to limit: no function "
             << "of the module has '" << AODialect::kStepAttr << "' or '"
             << AODialect::kBackwardAttr << "'";
    if (failed(verifyInFlight(analysis.getSteps(), request)))
      return failure();
    if (failed(planLoops(analysis.getSteps(), options, *target)))
      return failure();
    steps = preparedSteps ? ArrayRef(*preparedSteps) : analysis.getSteps();
    if (hasLoopMarks(module) || plansBodies())
      return planOnCopy(options, *target, request);
    users = &getAnalysis<PairUsers>();
    attached = preparedSteps ? nullptr : &getAnalysis<AttachedPlans>();
    return planSteps(*target, request);
  }

  /// Decides how many slices of stacked residuals are offloaded. The loops of
  /// the module are brought into the form that the decisions refer to.
  LogicalResult planLoops(ArrayRef<Step> given,
                          const AOPlanOffloadOptions &options,
                          const planner::Machine &target) {
    ModuleOp module = getOperation();
    preparedSteps.reset();
    loops.assign(given.size(), {});
    if (policy == planner::Policy::None || !LoopPlanner::hasLoops(module))
      return success();
    LoopPlanner planner(module, options, target);
    std::string obstacle = LoopPlanner::findObstacle(options);
    if (!obstacle.empty()) {
      if (remarks && getContext().getRemarkEngine())
        planner.reportAllKept(given, obstacle);
      return success();
    }
    FailureOr<std::vector<Step>> prepared = buildStepsOfLoops(module);
    if (failed(prepared))
      return failure();
    preparedSteps = std::move(*prepared);
    FailureOr<std::vector<StepLoops>> planned = planner.plan(*preparedSteps);
    if (failed(planned))
      return failure();
    loops = std::move(*planned);
    return success();
  }

  bool plansBodies() {
    return policy == planner::Policy::Planned && select == Selection::All &&
           llvm::any_of(steps, [](const Step &step) {
             return !getBodies(step).empty();
           });
  }

  /// Plans the steps of a copy in which the decisions of loops and the plans of
  /// bodies have been carried out.
  LogicalResult planOnCopy(const AOPlanOffloadOptions &options,
                           const planner::Machine &target,
                           const planner::PlanRequest &request) {
    OwningOpRef<ModuleOp> copy = getOperation().clone();
    if (hasLoopMarks(*copy) && failed(applyLoopMarks(*copy, "", target)))
      return failure();
    FailureOr<std::vector<Step>> planned = buildSteps(*copy);
    if (failed(planned))
      return failure();
    steps = *planned;
    std::vector<std::vector<std::string>> bodies(steps.size());
    if (plansBodies()) {
      BodyPlans planner(*copy, options, target);
      for (size_t number = 0; number != bodies.size(); ++number) {
        auto made = planner.plan(number);
        if (failed(made))
          return failure();
        bodies[number] = std::move(*made);
      }
      planned = buildSteps(*copy);
      if (failed(planned))
        return failure();
      steps = *planned;
    }
    PairUsers usersInCopy(*copy);
    users = &usersInCopy;
    attached = nullptr;
    if (failed(planSteps(target, request)))
      return failure();
    for (auto [step, ofBodies] : llvm::zip_equal(steps, bodies))
      attachAll(step, ofBodies);
    return success();
  }

  /// Attaches the plan of `step`, a step of a copy, to that of the module,
  /// after the plans of bodies.
  void attachAll(const Step &step, ArrayRef<std::string> ofBodies) {
    Builder builder(&getContext());
    Attribute plan = step.getForward()->getAttr(AODialect::kPlanAttr);
    if (!ofBodies.empty()) {
      SmallVector<Attribute> plans;
      for (const std::string &document : ofBodies)
        plans.push_back(builder.getStringAttr(document));
      plans.push_back(plan);
      plan = builder.getArrayAttr(plans);
    }
    getOperation()
        .lookupSymbol(step.getForward().getName())
        ->setAttr(AODialect::kPlanAttr, plan);
  }

  /// Pairs that share a budget are planned with the first of them.
  LogicalResult planSteps(const planner::Machine &target,
                          const planner::PlanRequest &request) {
    SmallVector<PairDriver> drivers;
    if (plansMicrobatches() && !getBudgetName(request).empty()) {
      FailureOr<SmallVector<PairDriver>> found = findDrivers(steps, inFlight);
      if (failed(found))
        return failure();
      drivers = std::move(*found);
    }
    for (const Step &step : steps) {
      auto driver = llvm::find_if(drivers, [&](const PairDriver &one) {
        return llvm::is_contained(one.pairs, &step);
      });
      bool isShared = driver != drivers.end();
      if (isShared && driver->pairs.front() != &step)
        continue;
      if (failed(isShared ? planTogether(*driver, target, request)
                          : planOne(step, target, request)))
        return failure();
    }
    return success();
  }

  /// Returns true if the policy plans for all microbatches of a pair.
  bool plansMicrobatches() const {
    return planner::hasTraits(policy, planner::PolicyTrait::TakesBudget);
  }

  /// `in-flight` divides a budget among the microbatches of pairs that are
  /// called.
  LogicalResult verifyInFlight(ArrayRef<Step> steps,
                               const planner::PlanRequest &request) {
    if (inFlight == -1 || !plansMicrobatches())
      return success();
    auto isCalled = [](const Step &step) {
      return step.isPair() &&
             !PairCalls::collect(step.getForward(), step.getBackward()).empty();
    };
    StringRef why;
    if (getBudgetName(request).empty())
      why = "no budget is given for the microbatches to share, such as "
            "'device-memory-budget'";
    else if (llvm::none_of(steps, isCalled))
      why = "no function of the module calls a pair";
    if (why.empty())
      return success();
    return emitError(getOperation().getLoc())
           << "'in-flight' is " << int64_t{inFlight} << ", but " << why;
  }

  /// Returns the op of `step` that contains ops with layers; null if none does.
  static Operation *findOpAroundLayers(const Step &step) {
    auto hasLayers = [](Operation *op) {
      return op->getNumRegions() > 0 &&
             op->walk([](Operation *nested) {
                 return nested->hasAttr(AODialect::kLayerAttr)
                            ? WalkResult::interrupt()
                            : WalkResult::advance();
               }).wasInterrupted();
    };
    auto found = llvm::find_if(step.getOps(), hasLayers);
    return found == step.getOps().end() ? nullptr : *found;
  }

  /// Iterations of loops are layers by their stacked residuals, if those are
  /// eligible.
  LogicalResult emitNoLayers(const Step &step) {
    FunctionOpInterface function = step.getForward();
    StepResiduals residuals(step, LoopDepth::All);
    bool hasResiduals = !residuals.getStackedResiduals().empty();
    InFlightDiagnostic diagnostic = emitError(function.getLoc());
    diagnostic << "'@" << function.getName() << "' has no layers";
    auto getObstacle = [&](const StackedResidual &stacked) {
      return getStreamObstacle(step, stacked, /*minBytes=*/0,
                               getMinElements(getPlanningOptions()));
    };
    std::string first;
    if (hasResiduals)
      first = getObstacle(residuals.getStackedResiduals().front());
    if (!first.empty())
      diagnostic << " that can be offloaded: the iterations of loops are "
                    "layers, but "
                 << first;
    else
      diagnostic << (hasResiduals ? " that can be offloaded" : "")
                 << ": no forward op has '" << AODialect::kLayerAttr
                 << "', which 'ao-mark-layers' sets from the names of "
                    "locations";
    setShortfall(diagnostic, {});
    if (Operation *around = findOpAroundLayers(step))
      diagnostic.attachNote(around->getLoc())
          << "ops in '" << ao::getOpName(around) << "' have '"
          << AODialect::kLayerAttr
          << "', but only policy 'planned' plans the ops in a loop or branch";
    for (const StackedResidual &stacked : residuals.getStackedResiduals()) {
      std::string obstacle = getObstacle(stacked);
      diagnostic.attachNote(stacked.writer->loop->getLoc())
          << "'" << getResultName(stacked.written->result)
          << "' of this loop is kept on device: "
          << (obstacle.empty() ? "its iterations are not layers" : obstacle);
    }
    return diagnostic;
  }

  LogicalResult verifyLayers(PlannedStep &planned) {
    if (policy != planner::Policy::Layerwise ||
        getLoops(planned.getStep()).otherLayers ||
        planner::countLayers(planned.getTrace()) > 0)
      return success();
    return emitNoLayers(planned.getStep());
  }

  /// The planner compares bytes with `min-bytes` itself.
  EligibilityRules makeRules(int64_t minBytes = 0) {
    return makeEligibilityRules(getPlanningOptions(), minBytes);
  }

  bool mayRecompute() {
    return recompute ||
           planner::hasTraits(policy, planner::PolicyTrait::Rematerializes);
  }

  /// A step that is ready to be planned.
  FailureOr<PlannedStep> prepare(const Step &step,
                                 const planner::Machine &target,
                                 const planner::PlanRequest &request,
                                 bool allowsRecompute) {
    if (failed(verifyMarks(step)) || failed(verifyBudgetApplies(step, request)))
      return failure();
    FailureOr<PlannedStep> planned =
        PlannedStep::create(step, target, makeRules());
    if (failed(planned))
      return failure();
    planned->setOtherLayers(getLoops(step).otherLayers);
    if (allowsRecompute)
      planned->allowRecompute();
    if (!target.unifiedMemory && failed(verifyLayers(*planned)))
      return failure();
    return planned;
  }

  /// Returns true if the plan of `planned` meets its budgets once its ops have
  /// been recomputed.
  static bool canRecompute(const PlannedStep &planned) {
    const Step &step = planned.getStep();
    const planner::Plan &made = planned.getPlan();
    if (!made.options.deviceBudget || !planner::recomputes(made.commands))
      return true;
    OwningOpRef<ModuleOp> copy =
        step.getFunction()->getParentOfType<ModuleOp>().clone();
    FailureOr<std::vector<Step>> steps = buildSteps(*copy);
    if (failed(steps))
      return false;
    auto same = llvm::find_if(*steps, [&](const Step &other) {
      return other.getName() == step.getName();
    });
    return !findRecomputeShortfall(*same, made);
  }

  void reportNotRecomputed(const Step &step) {
    if (!remarks)
      return;
    DecisionRemarks decisions(step, "plan-offload");
    if (auto remark =
            remark::missed(step.getForward()->getLoc(), decisions.getOptions()))
      remark << "no ops of the step are recomputed"
             << remark::reason("{0}", "their results would be written over "
                                      "other values, and no transfers would "
                                      "meet the budget");
  }

  FailureOr<PlannedStep> decide(const Step &step,
                                const planner::Machine &target,
                                const planner::PlanRequest &request,
                                bool allowsRecompute) {
    FailureOr<PlannedStep> planned =
        prepare(step, target, request, allowsRecompute);
    if (failed(planned) || failed(policy == planner::Policy::Manual
                                      ? planned->followMarkers(request)
                                      : planned->decide(request)))
      return failure();
    return planned;
  }

  LogicalResult planOne(const Step &step, const planner::Machine &target,
                        const planner::PlanRequest &request) {
    FailureOr<PlannedStep> planned =
        decide(step, target, request, mayRecompute());
    if (succeeded(planned) && recompute && !canRecompute(*planned)) {
      reportNotRecomputed(step);
      planned = decide(step, target, request, /*allowsRecompute=*/false);
    }
    return failed(planned) ? failure() : attach(*planned);
  }

  /// Budgets are for all microbatches of the pairs that are in flight at a
  /// time.
  LogicalResult planTogether(const PairDriver &driver,
                             const planner::Machine &target,
                             const planner::PlanRequest &request) {
    std::vector<PlannedStep> pairs;
    for (const Step *step : driver.pairs) {
      FailureOr<PlannedStep> planned =
          prepare(*step, target, request, mayRecompute());
      if (failed(planned) || failed(users->verifyUses(*step)))
        return failure();
      pairs.push_back(std::move(*planned));
    }
    if (failed(InFlightPlanner(pairs, driver, target).decide(request)))
      return failure();
    for (PlannedStep &planned : pairs)
      if (failed(attach(planned)))
        return failure();
    return success();
  }

  /// Reports the decisions, and attaches the plan.
  LogicalResult attach(PlannedStep &planned) {
    const Step &step = planned.getStep();
    warnOfBrokenBudgets(planned);
    if (policy == planner::Policy::Layerwise && numLayers != -1 && remarks)
      warnOfLayers(planned);
    bool isRead =
        remarks && getContext().getRemarkEngine() &&
        reportDecisions(planned, makeRules(planned.getPlan().options.minBytes));
    if (remarks && !isRead)
      reportDeclined(planned);
    if (failed(writePlanFiles(getOperation(), planned, planOutput, report,
                              getLoops(step).residuals)))
      return failure();
    auto text =
        StringAttr::get(&getContext(), planner::toJson(planned.getPlan()));
    step.getForward()->setAttr(AODialect::kPlanAttr, text);
    if (attached)
      attached->add(text, step, planned.takePlan());
    return success();
  }

  /// Returns the decisions on the loops of one of `steps`.
  const StepLoops &getLoops(const Step &step) const {
    return loops[&step - steps.data()];
  }

  /// The steps of the module, if its loops have been changed.
  std::optional<std::vector<Step>> preparedSteps;
  /// The steps that are planned: those of the module, or of a copy.
  ArrayRef<Step> steps;
  /// By step, the decisions on its loops.
  std::vector<StepLoops> loops;
  /// The references to functions in the module that is planned.
  PairUsers *users = nullptr;
  /// Null unless `ao-apply-plan` may use the plans as they are.
  AttachedPlans *attached = nullptr;
};
} // namespace
