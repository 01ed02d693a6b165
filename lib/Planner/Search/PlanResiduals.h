//===- PlanResiduals.h - Plans of the slices of residuals -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_SEARCH_PLANRESIDUALS_H
#define AO_LIB_PLANNER_SEARCH_PLANRESIDUALS_H

#include "ao/Planner/Planner.h"

namespace ao::planner {

/// Like plan(), for a verified trace with stacked residuals: their slices are
/// offloaded by a plan that the loops can repeat; all other values are kept.
Expected<Plan> planResiduals(const Trace &trace, const Machine &machine,
                             const PlanOptions &options, Infeasibility *why);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_SEARCH_PLANRESIDUALS_H
