//===- RecomputePolicies.h - Rules that recompute values --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The policies that other systems have established. Each has a strength: how
// many layers or values it treats. Under a device budget it is the least that
// fits, by the actual peak of the step; without one, all. They treat the values
// that are live across the forward/backward boundary.
//
//   checkpoint    whole layers keep their inputs alone (torch.utils.checkpoint)
//   selective     results of attention (Megatron-LM)
//   knapsack      values by the time of their own op for their bytes, chains
//                 not counted (PyTorch's activation_memory_budget)
//   two-level     every layer frees one share of its saved values: offloaded as
//                 far as the layer's own time hides it, the rest rematerialized
//                 (torchtitan)
//   greedy-remat  values by the lesser cost for their bytes, their own op or
//                 both copies; copies are not modeled as a queue (XLA)
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_SEARCH_RECOMPUTEPOLICIES_H
#define AO_LIB_PLANNER_SEARCH_RECOMPUTEPOLICIES_H

#include "JointPlan.h"

namespace ao::planner {

/// The plan of one of these policies. The planner chooses the best transfers of
/// the values that a rule offloads.
Expected<Plan> planRecomputePolicy(const Trace &trace, const Machine &machine,
                                   const PlanOptions &options,
                                   const TransferPlanner &planTransfers,
                                   Infeasibility *why);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_SEARCH_RECOMPUTEPOLICIES_H
