//===- BodyPlans.h - Plan values within iterations --------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_PLAN_BODYPLANS_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_PLAN_BODYPLANS_H

#include "ao/Analysis/Steps/Step.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "ao/Planner/Machine.h"

namespace ao {

class LoopTrials;

/// Plans the values within iterations of loops over microbatches, and within
/// branches (`getBodies`), in steps whose slices are offloaded already.
///
/// A body is planned as a joint step whose arguments are the values from
/// outside and the iteration arguments, so that these are kept on device. No
/// transfer is in flight between iterations. Bodies within a body are planned
/// before it. With a device budget, the budget of the body follows from that of
/// the step: each plan is tried on a copy of the module, and judged by the
/// memory of the step while the loop runs. Without one, values are offloaded
/// that cost no time.
class BodyPlans {
public:
  BodyPlans(mlir::ModuleOp module, const AOPlanOffloadOptions &options,
            const planner::Machine &machine)
      : module(module), options(options), machine(machine) {}

  /// Plans the bodies in step `number` of the module, inserts their transfers,
  /// writes the files of their plans and reports the decisions. Returns the
  /// plans as documents, in the order in which they are applied.
  mlir::FailureOr<std::vector<std::string>> plan(size_t number);

private:
  mlir::LogicalResult planBodies(const Step &step, LoopTrials &trials);
  mlir::LogicalResult planWithin(const Step &step, size_t body,
                                 LoopTrials &trials);

  mlir::ModuleOp module;
  const AOPlanOffloadOptions &options;
  const planner::Machine &machine;
  std::vector<std::string> documents;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_PLAN_BODYPLANS_H
