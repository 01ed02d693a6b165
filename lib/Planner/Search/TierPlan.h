//===- TierPlan.h - Which copies are not pinned -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_SEARCH_TIERPLAN_H
#define AO_LIB_PLANNER_SEARCH_TIERPLAN_H

#include "ao/Planner/Planner.h"

#include <functional>
#include <vector>

namespace ao::planner {

/// Plans one step with the copies of each value in a given tier (all pinned if
/// empty), within every limit.
using PlanInTiers = std::function<Expected<Plan>(
    const Machine &, const PlanOptions &, const std::vector<Tier> &tiers,
    Infeasibility *why)>;

/// The best transfers within the limit to pinned memory. The plan without this
/// limit comes first: if it pins too much, the values with most slack become
/// pageable.
Expected<Plan> planTiers(const Trace &trace, const Machine &machine,
                         const PlanOptions &options,
                         const PlanInTiers &planInTiers, Infeasibility *why);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_SEARCH_TIERPLAN_H
