//===- LoopExpansionTest.cpp - Loops with peeled iterations ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopStep.h"
#include "ao/Planner/Loops.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

/// Residuals between two loops, values within their iterations, a sum that the
/// second loop writes, and values around and across the loops.
LoopStep drawStep(Draw &draw) {
  int64_t forward = draw(1, 4), backward = draw(2, 4);
  LoopStep step(draw(6, 10), forward, backward);
  for (int64_t more = draw(1, 3); more > 0; --more)
    step.residual(draw(5, 40), draw(0, forward - 1), draw(0, backward - 1));
  step.trace.ops.push_back({"end", 10});
  for (LoopBody &body : step.bodies) {
    Value within;
    within.bytes = draw(1, 30);
    within.def = 0;
    if (body.ops.size() > 1)
      within.uses = {draw(1, static_cast<int64_t>(body.ops.size()) - 1)};
    body.values.push_back(within);
  }
  Value sum;
  sum.name = "sum";
  sum.bytes = draw(1, 50);
  sum.def = 2;
  sum.uses = {3};
  step.bodies[1].firstWrites.emplace_back(step.trace.numValues(),
                                          draw(0, backward - 1));
  step.trace.values.push_back(sum);
  for (std::vector<int64_t> uses : {std::vector<int64_t>{0, 2}, {1, 3}, {0}}) {
    Value value;
    value.name = "value" + std::to_string(step.trace.numValues());
    value.bytes = draw(1, 50);
    value.offloadable = true;
    value.uses = std::move(uses);
    step.trace.values.push_back(value);
  }
  return step;
}

void peel(LoopStep &step, int64_t iterations) {
  step.bodies[0].lastPeeled = iterations;
  step.bodies[1].firstPeeled = iterations;
}

/// Memory and time do not depend on the iterations that are peeled.
TEST(LoopExpansionTest, PeeledIterationsAreTheSame) {
  Draw draw(3);
  for (int i = 0; i < 100; ++i) {
    LoopStep step = drawStep(draw);
    Trace whole = step.expand();
    ASSERT_TRUE(whole.verify());
    peel(step, draw(1, 3));
    Trace peeled = step.expand();
    Status status = peeled.verify();
    ASSERT_TRUE(status) << status.error().str();
    EXPECT_EQ(memoryAtOps(peeled), memoryAtOps(whole));
    ASSERT_EQ(peeled.numOps(), whole.numOps());
    for (size_t k = 0; k < whole.ops.size(); ++k) {
      EXPECT_EQ(peeled.ops[k].name, whole.ops[k].name);
      EXPECT_EQ(peeled.ops[k].layer, whole.ops[k].layer);
    }
    int64_t left = step.bodies[0].trips - step.bodies[0].lastPeeled;
    for (const Loop &loop : peeled.loops)
      EXPECT_EQ(loop.trips, left);
    for (const Residual &residual : peeled.residuals)
      EXPECT_EQ(static_cast<int64_t>(residual.values.size()), left);
  }
}

/// With loops as ops, memory is the same at all others.
TEST(LoopExpansionTest, ContextHasTheMemoryAroundLoops) {
  Draw draw(4);
  for (int i = 0; i < 100; ++i) {
    LoopStep step = drawStep(draw);
    peel(step, draw(0, 3));
    Trace expanded = step.expand();
    LoopContext context = contextOf(step.trace, step.bodies, step.residuals);
    Status status = context.around.verify();
    ASSERT_TRUE(status) << status.error().str();
    std::vector<int64_t> inside = memoryAtOps(expanded),
                         around = memoryAtOps(context.around);
    size_t next = 0;
    for (int64_t op = 0; op < expanded.numOps(); ++next) {
      auto loop =
          std::find_if(expanded.loops.begin(), expanded.loops.end(),
                       [&](const Loop &one) { return one.firstOp == op; });
      if (loop != expanded.loops.end()) {
        op = loop->endOp();
        continue;
      }
      ASSERT_LT(next, around.size());
      EXPECT_EQ(around[next], inside[op]) << i << " " << op;
      ++op;
    }
    EXPECT_EQ(next, around.size());
  }
}

/// A value that peeled iterations use is not away between them.
TEST(LoopExpansionTest, PeeledIterationsUseTheValuesOfTheirLoop) {
  LoopStep step(6, 2, 2);
  step.residual(8, 0, 0);
  Value held;
  held.name = "held";
  held.bytes = 1;
  held.offloadable = true;
  held.uses = {2};
  step.trace.values.push_back(held);
  peel(step, 1);
  Trace around = contextOf(step.trace, step.bodies, step.residuals).around;
  // The forward loop, its peeled iteration and the loss take four ops.
  EXPECT_EQ(around.values[1].uses, (std::vector<int64_t>{4, 5, 6}));
  EXPECT_TRUE(around.values[1].offloadable);
}

} // namespace
