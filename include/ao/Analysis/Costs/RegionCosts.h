//===- RegionCosts.h - Costs of ops that run their regions ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_COSTS_REGIONCOSTS_H
#define AO_ANALYSIS_COSTS_REGIONCOSTS_H

#include "ao/Dialect/AO/IR/AO.h"

namespace ao {

/// Returns the cost of all ops of a region, one after the other. The kind is
/// that of the costliest op inside.
OpCost getRegionCost(mlir::Region &region);

/// Returns the cost of the regions of `op`: of all regions, times the number of
/// their executions, or of the costliest region if only one of them runs.
OpCost getRegionsCost(mlir::Operation *op);

/// Returns the number of executions of the regions of `op`: the trip count of a
/// loop, or 1 if it is unknown or `op` is not a loop.
double getTripCount(mlir::Operation *op);

} // namespace ao

#endif // AO_ANALYSIS_COSTS_REGIONCOSTS_H
