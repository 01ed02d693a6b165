//===- LoopStep.h - Steps of loops for tests --------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_UNITTESTS_PLANNER_HELPERS_LOOPSTEP_H
#define AO_UNITTESTS_PLANNER_HELPERS_LOOPSTEP_H

#include "ao/Planner/Loops.h"
#include "ao/Planner/Machine.h"
#include "ao/Planner/PlanOptions.h"

#include <random>
#include <string>
#include <vector>

namespace ao::planner::test {

/// A step of two loops as one op each: the first residuals, the second reads.
/// Others can follow. Ops take 10 us each.
struct LoopStep {
  Trace trace;
  std::vector<LoopBody> bodies;
  std::vector<LoopResidual> residuals;

  LoopStep(int64_t trips, int64_t forwardOps, int64_t backwardOps) {
    trace.name = "step";
    addLoop("forward", trips, forwardOps);
    trace.ops.push_back({"loss", 10});
    addLoop("backward", trips, backwardOps);
    bodies.back().countsDown = true;
  }

  void addLoop(const std::string &name, int64_t trips, int64_t numOps) {
    LoopBody &body = bodies.emplace_back();
    body.name = name;
    body.op = trace.numOps();
    body.trips = trips;
    for (int64_t k = 0; k < numOps; ++k)
      body.ops.push_back({"op" + std::to_string(k), 10});
    trace.ops.push_back({name});
  }

  /// Adds a residual that the first loop writes and the second reads.
  void residual(int64_t bytes, int64_t def, int64_t use,
                bool isReversed = true) {
    residualBetween(0, 1, bytes, def, use, isReversed);
  }
  void residualBetween(int64_t out, int64_t in, int64_t bytes, int64_t def,
                       int64_t use, bool isReversed = true) {
    Value whole;
    whole.name = "residual" + std::to_string(residuals.size());
    whole.def = bodies[out].op;
    whole.uses = {bodies[in].op};
    whole.bytes = bytes * bodies[out].trips;
    LoopResidual &residual = residuals.emplace_back();
    residual.value = trace.numValues();
    trace.values.push_back(whole);
    residual.sliceBytes = bytes;
    residual.offloadable = true;
    residual.out = out;
    residual.in = in;
    residual.isInReversed = isReversed;
    residual.def = def;
    residual.uses = {use};
  }

  Trace expand() const { return expandLoops(trace, bodies, residuals); }
};

/// A byte a microsecond each way.
inline Machine slowMachine() {
  Machine machine;
  machine.name = "slow";
  machine.d2hBandwidth = machine.h2dBandwidth = 1e6;
  machine.latencyUs = 0;
  return machine;
}

inline PlanOptions budget(int64_t bytes) {
  PlanOptions options;
  options.deviceBudget = bytes;
  options.minBytes = 0;
  return options;
}

/// Random numbers from `low` to `high`, both included.
class Draw {
public:
  explicit Draw(unsigned seed) : random(seed) {}

  int64_t operator()(int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(random);
  }

private:
  std::mt19937 random;
};

} // namespace ao::planner::test

#endif // AO_UNITTESTS_PLANNER_HELPERS_LOOPSTEP_H
