//===- PlanPeak.h - Values at the peak of a plan ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_SEARCH_PLANPEAK_H
#define AO_LIB_PLANNER_SEARCH_PLANPEAK_H

#include "ao/Planner/Bounds.h"
#include "ao/Planner/Plan.h"

namespace ao::planner {

/// The peak of a legal plan: its bytes, the op of `trace` at which it is (the
/// original of a recomputed op), and the values on the
/// device there.
SmallestBudget findPeak(const Trace &trace, const Plan &plan);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_SEARCH_PLANPEAK_H
