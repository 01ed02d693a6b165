//===- StepTrace.h - Steps as traces ----------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_STEPS_STEPTRACE_H
#define AO_ANALYSIS_STEPS_STEPTRACE_H

#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Analysis/Steps/Eligibility.h"
#include "ao/Analysis/Steps/Step.h"
#include "ao/Planner/Trace.h"

namespace ao {

/// Returns the planner's view of a step: op `i` of the trace is op `i` of the
/// step, value `v` is storage `v`. Values are offloadable if they are eligible
/// by `rules`.
planner::Trace buildTrace(const Step &step, const DurationModel &durations,
                          const EligibilityRules &rules = {},
                          bool isNamed = true);

/// Gives ops and values of a trace of `step` their names.
void nameTrace(const Step &step, planner::Trace &trace);

/// Returns the bytes of device memory that a step needs without any transfer.
int64_t computeUnplannedPeak(const Step &step);

/// Resolves the option `min-bytes` for a step: see planner::resolveMinBytes.
/// Emits an error if it is not an amount of memory.
mlir::FailureOr<int64_t> resolveMinBytes(const Step &step,
                                         llvm::StringRef text);

} // namespace ao

#endif // AO_ANALYSIS_STEPS_STEPTRACE_H
