//===- UnplannedPeak.h - The peak before a plan is applied ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_HELPERS_UNPLANNEDPEAK_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_HELPERS_UNPLANNEDPEAK_H

#include "ao/Analysis/Steps/Step.h"

namespace ao {

/// Records the peak of `step` as `ao.unplanned_peak` of its function, unless it
/// has one: budgets in percent are shares of it, and summaries start from it.
/// Rewrites of loops, and ops that are recomputed, change the peak.
void recordUnplannedPeak(const Step &step);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_HELPERS_UNPLANNEDPEAK_H
