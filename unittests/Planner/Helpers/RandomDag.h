//===- RandomDag.h - Steps whose ops may run again --------------*- C++ -*-===//
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
/// results that read what is there, two thirds of which may run again; later
/// ops also read what early ones made, as a backward part does. Some values are
/// there from the start, outlive the step, or take the bytes of others.
Trace randomDag(uint64_t seed, int maxOps = 24);

/// One of which few values move and few ops run again.
Trace smallDag(uint64_t seed, int maxOps, int mostMoved, int mostAgain);

/// One where no value takes the bytes of another.
Trace dagWithoutReuse(uint64_t seed, int maxOps);

/// A link that is slow beside the ops of such steps.
Machine smallMachine(uint64_t seed);

} // namespace ao::planner::test

#endif // AO_UNITTESTS_PLANNER_HELPERS_RANDOMDAG_H
