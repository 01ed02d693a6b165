//===- InFlightMemory.h - Memory of microbatches in flight ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_PLAN_INFLIGHTMEMORY_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_PLAN_INFLIGHTMEMORY_H

#include "ao/Analysis/Steps/PairDrivers.h"
#include "ao/Analysis/Steps/PlannedStep.h"

namespace ao {

/// Measures the memory of pairs that are called several times, with plans that
/// are applied to a copy of their driver.
class InFlightMemory {
public:
  /// `pairs` are those of `driver`, in its order.
  InFlightMemory(llvm::MutableArrayRef<PlannedStep> pairs,
                 const PairDriver &driver, const planner::Machine &machine)
      : pairs(pairs), driver(driver), machine(machine) {}

  /// Returns the device memory that all microbatches in flight take with these
  /// plans, one a pair.
  mlir::FailureOr<int64_t> measure(llvm::ArrayRef<planner::Plan> plans) const;

private:
  mlir::LogicalResult carryOut(planner::Plan plan, PlannedStep &pair,
                               mlir::ModuleOp copy) const;
  mlir::FailureOr<int64_t>
  measureAlone(llvm::ArrayRef<planner::Plan> plans) const;

  llvm::MutableArrayRef<PlannedStep> pairs;
  const PairDriver &driver;
  const planner::Machine &machine;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_PLAN_INFLIGHTMEMORY_H
