//===- StepTrace.h - Steps as traces ----------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_STEPTRACE_H
#define AO_ANALYSIS_STEPTRACE_H

#include "ao/Analysis/OpCosts.h"
#include "ao/Analysis/Step.h"
#include "ao/Planner/Trace.h"

namespace ao {

/// The planner's view of a step: op `i` of the trace is op `i` of the step,
/// value `v` is storage `v`. A storage is offloadable if nothing refuses it and
/// it has at least `minBytes`.
planner::Trace buildTrace(const Step &step, const DurationModel &durations,
                          int64_t minBytes);

} // namespace ao

#endif // AO_ANALYSIS_STEPTRACE_H
