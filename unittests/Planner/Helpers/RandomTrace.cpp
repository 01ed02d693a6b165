//===- RandomTrace.cpp - Steps for tests ----------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomTrace.h"
#include "Algorithms/Random.h"

#include <algorithm>
#include <set>

namespace ao::planner::test {

Op makeOp(double ms, OpKind kind) {
  Op op;
  op.name = "op";
  op.durationUs = ms * 1000;
  op.kind = kind;
  return op;
}

Value makeValue(int64_t bytes, int64_t def, std::vector<int64_t> uses,
                bool offloadable) {
  Value value;
  value.name = "value";
  value.bytes = bytes;
  value.def = def;
  value.uses = std::move(uses);
  value.offloadable = offloadable;
  return value;
}

Trace makeStep(int forward, double forwardMs, int backward, double backwardMs) {
  Trace trace;
  trace.name = "step";
  trace.boundary = forward;
  for (int i = 0; i < forward + backward; ++i) {
    trace.ops.push_back(makeOp(i < forward ? forwardMs : backwardMs));
    trace.ops.back().phase = i < forward ? Phase::Forward : Phase::Backward;
  }
  return trace;
}

Machine makeMachine(double bytesPerSecond, double latencyUs) {
  Machine machine;
  machine.name = "test";
  machine.d2hBandwidth = machine.h2dBandwidth = bytesPerSecond;
  machine.latencyUs = latencyUs;
  return machine;
}

Trace randomTrace(uint64_t seed, int maxOps, int maxValues) {
  Random random(seed);
  Trace trace;
  trace.name = "random";
  int64_t n = 1 + random.below(maxOps);
  bool annotated = random.below(2);
  if (random.below(2))
    trace.boundary = random.below(n + 1);
  int64_t backwardBegin = trace.boundary.value_or(n / 2);
  for (int64_t i = 0; i < n; ++i) {
    Op op = makeOp(random.below(6) ? 0.05 + random.unit() : 0);
    op.kind = random.below(4) ? OpKind::Matmul : OpKind::Memory;
    if (annotated) {
      op.phase = i < backwardBegin ? Phase::Forward : Phase::Backward;
      op.layer = std::min(i, std::max<int64_t>(n - 1 - i, 0)) / 3;
    }
    trace.ops.push_back(op);
  }
  int64_t count = random.below(maxValues + 1);
  for (int64_t i = 0; i < count; ++i) {
    int64_t def = int64_t(random.below(n + 1)) - 1;
    std::set<int64_t> uses;
    for (uint64_t j = random.below(4); j > 0 && def + 1 < n; --j)
      uses.insert(def + 1 + random.below(n - def - 1));
    Value value = makeValue(1 + random.below(20) * MB, def,
                            {uses.begin(), uses.end()}, random.below(5) != 0);
    value.liveOut = random.below(8) == 0;
    trace.values.push_back(value);
  }
  return trace;
}

Machine randomMachine(uint64_t seed) {
  Random random(seed ^ 0x5eed);
  Machine machine = makeMachine(1e9 * (1 + random.below(60)));
  machine.h2dBandwidth = 1e9 * (1 + random.below(60));
  machine.latencyUs = random.below(3) * 5.0;
  machine.ranksPerHostLink = 1 + random.below(2);
  return machine;
}

Machine interfering(Machine machine, uint64_t seed) {
  Random random(seed ^ 0x1f7e);
  machine.memoryBandwidth = 1e9 * (20 + random.below(400));
  machine.d2hInterference = random.below(4) ? 0.4 * random.unit() : 0;
  machine.h2dInterference = 0.01 + 0.4 * random.unit();
  return machine;
}

Trace occupied(Trace trace, uint64_t seed) {
  Random random(seed ^ 0x11ac);
  for (Op &op : trace.ops)
    for (double *occupancy : {&op.d2hOccupancy, &op.h2dOccupancy})
      *occupancy = random.below(2) ? 0.95 * random.unit() : 0;
  return trace;
}

} // namespace ao::planner::test
