//===- LoopPlanner.h - Decide how many slices to offload --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_LOOPPLANNER_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_LOOPPLANNER_H

#include "LoopTrials.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "ao/Planner/Report.h"
#include "mlir/IR/Remarks.h"

namespace ao {

/// The decisions on the loops of a step that the plan of its other values
/// needs.
struct StepLoops {
  /// The decisions on stacked residuals, for a report.
  std::vector<planner::ResidualDecision> residuals;
  /// If iterations are layers: the number of other layers, the first ones, that
  /// are offloaded.
  std::optional<int64_t> otherLayers;
};

/// Decides for each step how many slices of its stacked residuals are
/// offloaded, and where, and writes the decisions to the loops (`ao.loop`,
/// `ao.offload_delay`, `ao.prefetch_distance`).
///
/// The planner proposes a decision for the trace of all iterations. It is
/// applied to a copy of the module, of which the rest is planned under the same
/// budgets, so that its memory is that of bufferization, to the byte. The loops
/// in bodies of loops over microbatches are planned like those of a step,
/// within the memory that the rest of the step does not need.
class LoopPlanner {
public:
  LoopPlanner(mlir::ModuleOp module, const AOPlanOffloadOptions &options,
              const planner::Machine &machine)
      : module(module), options(options), machine(machine) {}

  /// Returns true if a function of `module` has a loop.
  static bool hasLoops(mlir::ModuleOp module);
  /// Returns why the options keep all residuals on device; empty if some may be
  /// offloaded. Slices have no marks.
  static std::string findObstacle(const AOPlanOffloadOptions &options);

  /// Plans the loops of `steps`, all steps of the module, whose loops
  /// `prepareLoops` has changed. Returns the results by step.
  mlir::FailureOr<std::vector<StepLoops>> plan(llvm::ArrayRef<Step> steps);
  /// Reports that all residuals of `steps` are kept because of `obstacle`.
  void reportAllKept(llvm::ArrayRef<Step> steps, const std::string &obstacle);

private:
  mlir::LogicalResult planStep(const Step &step, LoopTrials &trials,
                               StepLoops &result);
  mlir::LogicalResult planLoops(const Step &step,
                                const StepResiduals &residuals,
                                LoopTrials &trials, StepLoops &result);
  mlir::FailureOr<LoopChoice>
  choose(const Step &step, const StepResiduals &residuals, LoopTrials &trials);

  void dropDecisions(const Step &step);
  bool areRemarksRead();
  std::vector<planner::ResidualDecision>
  reportDecisions(const Step &step, const StepResiduals &residuals,
                  const LoopTrials &trials, const LoopChoice &choice);
  void reportKept(const Step &step, mlir::OpResult residual,
                  const std::string &reason, mlir::Operation *op);
  void reportOthers(const Step &step, const StepResiduals &residuals);
  void reportUnneeded(const Step &step, const StepResiduals &residuals);
  void reportWhole(const Step &step, mlir::OpResult residual);
  void reportEarlyWaits(const Step &step, const StepResiduals &residuals,
                        const LoopTrials &trials, const LoopChoice &choice);
  void reportChoice(const Step &step, const StepResiduals &residuals,
                    LoopTrials &trials, const LoopChoice &choice);
  void reportNone(const Step &step, const std::string &reason);
  std::string getReason(const LoopTrials &trials) const;

  mlir::ModuleOp module;
  const AOPlanOffloadOptions &options;
  const planner::Machine &machine;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_LOOPPLANNER_H
