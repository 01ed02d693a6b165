//===- PlannedStep.h - A step with its trace and plan -----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The common path of all users of the planner on the IR side: a step becomes a
// trace, the trace gets a plan (computed, read from a document, or read from
// the transfers in the IR), and the plan a prediction. The planner has numbers
// only; errors get locations here.
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_STEPS_PLANNEDSTEP_H
#define AO_ANALYSIS_STEPS_PLANNEDSTEP_H

#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Analysis/Steps/Eligibility.h"
#include "ao/Analysis/Steps/StepAnalysis.h"
#include "ao/Planner/Plan.h"
#include "ao/Planner/PlanRequest.h"
#include "ao/Planner/Planner.h"

namespace ao {

class PlannedStep {
public:
  /// The trace of `step` with durations for `machine`. The step must outlive
  /// the result. Emits an error if the trace breaks a rule of the model.
  static mlir::FailureOr<PlannedStep>
  create(const Step &step, const planner::Machine &machine,
         const EligibilityRules &rules = {},
         const CostProfile *profile = nullptr);

  /// Permits later plans to recompute ops (markRecompute).
  void allowRecompute();

  const Step &getStep() const { return *step; }
  /// Returns the trace, with names.
  const planner::Trace &getTrace() {
    nameTrace();
    return trace;
  }
  /// Returns the trace for callers that use numbers alone: names may be
  /// missing.
  const planner::Trace &getUnnamedTrace() const { return trace; }
  /// Valid after one of the next three calls.
  const planner::Plan &getPlan() const { return plan; }
  /// Returns the least time in microseconds that any plan adds to the step, if
  /// the step has recomputed ops and the bound that `ao-apply-plan` stored.
  std::optional<double> getLeastAddedUs() const;
  /// Returns the reason why nothing is offloaded (planner::declineReason).
  /// Empty if the plan or a loop of the step offloads or recomputes values.
  std::string getDeclineReason() const;
  /// Returns the line of planner::summarize, after the transfers in loops.
  std::string summarize();

  /// If iterations of loops are layers: sets the number of other layers, the
  /// first ones, that the policy `layerwise` offloads.
  void setOtherLayers(std::optional<int64_t> number) { otherLayers = number; }

  /// Returns the options of `request` for this step. Budgets in percent are
  /// shares of the peak before loops were rewritten. Fails where the residuals
  /// of loops exceed a budget of host memory.
  planner::Expected<planner::PlanOptions>
  resolve(const planner::PlanRequest &request);
  /// Returns `options` for the values of the trace: budgets of host memory less
  /// the most that stacked residuals take.
  planner::PlanOptions
  getOptionsBesideResiduals(planner::PlanOptions options) const;

  /// Returns a plan for the values of the step within `options`, which stacked
  /// residuals share. If there is none, `why` is set as by planner::plan.
  planner::Expected<planner::Plan> search(const planner::PlanOptions &options,
                                          planner::Infeasibility &why) const;

  /// Decides by the request's policy. Emits an error if the options are out of
  /// range or no plan fits the budgets.
  mlir::LogicalResult decide(const planner::PlanRequest &request);

  /// Adopts a plan made elsewhere. Emits an error unless it is legal for this
  /// step; `source` names its origin.
  mlir::LogicalResult adopt(planner::Plan made, llvm::StringRef source);

  /// Adopts the transfers of a plan for the step with its recomputed ops. If
  /// they are not legal after all, or exceed the plan's budgets, they are
  /// planned again. Emits an error if no plan fits.
  mlir::LogicalResult settle(planner::Plan made);

  /// Adopts the plan of the markers in the step. Emits an error at a marker in
  /// the wrong place.
  mlir::LogicalResult followMarkers(const planner::PlanRequest &request);

  /// Reads the plan of the transfers in the step; a step without transfers has
  /// an empty one. Emits an error if they are no legal plan.
  mlir::LogicalResult readBack(const planner::PlanOptions &options);

  /// Moves the plan out of this object.
  planner::Plan takePlan() { return std::move(plan); }

  /// Emits an error at the step, with notes at the op and the value that it is
  /// about; `source` names the document, if any.
  mlir::InFlightDiagnostic emitError(const planner::Error &error,
                                     llvm::StringRef source) const;

private:
  PlannedStep(const Step &step, const planner::Machine &machine)
      : step(&step), machine(machine) {}

  void nameTrace();
  double getSlowdownLeft(double share) const;
  void completePrediction();
  void addHostResiduals(planner::Plan &made) const;
  mlir::LogicalResult decide(const planner::PlanOptions &options);
  mlir::LogicalResult predict(std::vector<planner::Command> commands,
                              const planner::PlanOptions &options,
                              llvm::StringRef source);
  template <typename Attempt>
  auto attemptNamed(Attempt attempt);
  mlir::InFlightDiagnostic
  reportInfeasible(const planner::Error &error,
                   const planner::Infeasibility &why,
                   const planner::PlanOptions &options) const;

  const Step *step;
  planner::Machine machine;
  /// Names of ops and values are added on demand: only messages and files have
  /// them, and they take as long as the rest of a trace.
  planner::Trace trace;
  bool isNamed = false;
  planner::Plan plan;
  std::optional<int64_t> otherLayers;
};

/// The decisions of `ao-plan-offload`, cached for `ao-apply-plan` while the
/// module is unchanged: it needs neither parse the attached plan nor prove that
/// it is legal. Traces are not cached: the step is rewritten without them, and
/// they take as much memory as half of its ops.
class AttachedPlans {
public:
  explicit AttachedPlans(mlir::Operation *) {}

  void add(mlir::StringAttr attached, const Step &step, planner::Plan plan) {
    made.insert_or_assign(attached, std::pair(&step, std::move(plan)));
  }
  /// Returns null unless the plan was made here and for `step`.
  const planner::Plan *find(mlir::StringAttr attached, const Step &step) const {
    auto known = made.find(attached);
    return known != made.end() && known->second.first == &step
               ? &known->second.second
               : nullptr;
  }

  /// The planned steps are owned by another analysis.
  bool isInvalidated(const mlir::AnalysisManager::PreservedAnalyses &kept) {
    return !kept.isPreserved<AttachedPlans>() ||
           !kept.isPreserved<StepAnalysis>();
  }

private:
  llvm::MapVector<mlir::StringAttr, std::pair<const Step *, planner::Plan>>
      made;
};

} // namespace ao

#endif // AO_ANALYSIS_STEPS_PLANNEDSTEP_H
