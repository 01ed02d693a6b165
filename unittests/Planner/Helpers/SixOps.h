//===- SixOps.h - Fixture of tests of simulated transfers -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_UNITTESTS_PLANNER_HELPERS_SIXOPS_H
#define AO_UNITTESTS_PLANNER_HELPERS_SIXOPS_H

#include "RandomTrace.h"
#include "ao/Planner/PlanOptions.h"
#include "ao/Planner/Simulator.h"

#include <gtest/gtest.h>
#include <vector>

namespace ao::planner::test {

inline constexpr auto Offload = CommandKind::Offload;
inline constexpr auto Release = CommandKind::Release;
inline constexpr auto Reload = CommandKind::Reload;
inline constexpr auto Wait = CommandKind::Wait;

/// A step of six ops of 10 ms each. Op 0 defines a value and op 5 reads it; an
/// offload or a reload of the value takes 10 ms.
class SixOpsTest : public testing::Test {
protected:
  SixOpsTest() {
    for (int i = 0; i < 6; ++i)
      trace.ops.push_back(makeOp(10));
    trace.values = {makeValue(10 * MB, 0, {5})};
    options.minBytes = 0;
  }

  /// Simulates the step under the commands; a failure is a failure of the test.
  Simulation run(const std::vector<Command> &commands) {
    Expected<Simulation> simulation = simulate(trace, machine, commands);
    EXPECT_TRUE(bool(simulation)) << simulation.error().str();
    return simulation ? *simulation : Simulation();
  }

  Trace trace;
  Machine machine = makeMachine(1e9);
  PlanOptions options;
};

} // namespace ao::planner::test

#endif // AO_UNITTESTS_PLANNER_HELPERS_SIXOPS_H
