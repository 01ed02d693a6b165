//===- Eligibility.h - Storages eligible for offloading ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_STEPS_ELIGIBILITY_H
#define AO_ANALYSIS_STEPS_ELIGIBILITY_H

#include "ao/Analysis/Steps/SavedViews.h"
#include "ao/Planner/PlanOptions.h"

namespace ao {

using planner::Selection;

/// Conditions on a storage that make it eligible for offloading.
struct EligibilityRules {
  Selection select = Selection::All;
  /// Selection::FirstLayers: how many layers; negative: all.
  int64_t numLayers = -1;
  int64_t minBytes = 0;
  int64_t minElements = 0;
};

/// Returns true if there is a decision to explain: on values that a pair saves,
/// on values with an idle interval in a joint step, and on values with
/// `ao.offload`.
bool isCandidate(const Step &step, size_t storage);

/// Returns the reason why a storage is kept on the device, as a clause for
/// remarks; empty if it is eligible.
std::string getIneligibility(const Step &step, size_t storage,
                             const EligibilityRules &rules);

/// Returns true if an eligible storage has fewer elements than `rules` require.
bool hasFewElements(const Storage &storage, const EligibilityRules &rules);

/// Returns true if a storage of a pair of which `views` are saved is worth
/// saving whole: at least half of it is needed, or a mark (`ao.offload_base`)
/// requires it.
bool savesBase(const Step &step, size_t storage,
               llvm::ArrayRef<SavedView> views);

/// Emits an error if a storage is marked `ao.offload` although it can never be
/// offloaded or has no use in the backward function, or `ao.offload_base`
/// although a pair saves no view of it. Warns of each `ao.offload_base` in a
/// joint step.
mlir::LogicalResult verifyMarks(const Step &step);

} // namespace ao

#endif // AO_ANALYSIS_STEPS_ELIGIBILITY_H
