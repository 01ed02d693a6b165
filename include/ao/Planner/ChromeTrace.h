//===- ChromeTrace.h - A plan's timeline for trace viewers ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_CHROMETRACE_H
#define AO_PLANNER_CHROMETRACE_H

#include "ao/Planner/Plan.h"
#include "ao/Planner/Simulator.h"

#include <string>

namespace ao::planner {

/// The simulated execution in Chrome's trace-event format, which Perfetto and
/// chrome://tracing open: a lane each for compute, stalls and the two copy
/// engines, and counters for device and host memory.
std::string toChromeTrace(const Trace &trace, const Plan &plan,
                          const Simulation &simulation);

} // namespace ao::planner

#endif // AO_PLANNER_CHROMETRACE_H
