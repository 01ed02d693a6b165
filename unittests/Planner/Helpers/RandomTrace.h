//===- RandomTrace.h - Steps for tests --------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_UNITTESTS_PLANNER_HELPERS_RANDOMTRACE_H
#define AO_UNITTESTS_PLANNER_HELPERS_RANDOMTRACE_H

#include "ao/Planner/Machine.h"
#include "ao/Planner/Trace.h"

#include <cstdint>
#include <random>
#include <vector>

namespace ao::planner::test {

inline constexpr int64_t MB = 1'000'000;

/// An op that takes `ms` milliseconds.
Op makeOp(double ms, OpKind kind = OpKind::Matmul);
Value makeValue(int64_t bytes, int64_t def, std::vector<int64_t> uses,
                bool offloadable = true);
/// `forward` and `backward` ops of the given milliseconds, and the boundary
/// between them.
Trace makeStep(int forward, double forwardMs, int backward, double backwardMs);
/// A machine with the same rate in both directions.
Machine makeMachine(double bytesPerSecond, double latencyUs = 0);

/// A step with everything the format allows: values from the start, several
/// gaps, temporaries, live-outs, zero durations, with or without a boundary.
Trace randomTrace(uint64_t seed, int maxOps = 30, int maxValues = 25);
Machine randomMachine(uint64_t seed);
/// Returns the machine with random interference: copies slow down memory-bound
/// ops.
Machine interfering(Machine machine, uint64_t seed);
/// The same step, of which some ops use part of the link, in either direction.
Trace occupied(Trace trace, uint64_t seed);

} // namespace ao::planner::test

#endif // AO_UNITTESTS_PLANNER_HELPERS_RANDOMTRACE_H
