//===- RandomDag.h - Steps with recomputable ops ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_UNITTESTS_PLANNER_HELPERS_RANDOMDAG_H
#define AO_UNITTESTS_PLANNER_HELPERS_RANDOMDAG_H

#include "ao/Planner/Machine.h"
#include "ao/Planner/Trace.h"

#include <cstdint>

namespace ao::planner::test {

/// A step of 3 to `maxOps` ops with all of its data flow: ops of up to two
/// results that read existing values, two thirds of which may be recomputed;
/// later ops also read values of early ones, as a backward part does. Some
/// values exist from the start, outlive the step, or reuse the bytes of others.
Trace randomDag(uint64_t seed, int maxOps = 24);

/// A step with few offloadable values and few recomputable ops.
Trace smallDag(uint64_t seed, int maxOps, int maxOffloadable,
               int maxRecomputable);

/// One where no value takes the bytes of another.
Trace dagWithoutReuse(uint64_t seed, int maxOps);

/// A link that is slow relative to the ops of such steps.
Machine smallMachine(uint64_t seed);

} // namespace ao::planner::test

#endif // AO_UNITTESTS_PLANNER_HELPERS_RANDOMDAG_H
