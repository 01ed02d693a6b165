//===- RandomDag.cpp - Steps with recomputable ops ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomDag.h"
#include "Algorithms/Random.h"
#include "RandomTrace.h"

namespace ao::planner::test {

namespace {

class Builder {
public:
  Builder(uint64_t seed, int maxOps) : random(seed * 2 + 1) {
    int64_t n = 3 + random.below(maxOps - 2);
    trace.name = "dag";
    trace.completeUses = true;
    for (uint64_t i = random.below(2); i > 0; --i)
      addValue(-1);
    for (int64_t op = 0; op < n; ++op)
      addOp(op);
    for (Value &value : trace.values)
      value.liveOut = random.below(10) == 0;
    if (random.below(3) == 0)
      trace.boundary = n / 2;
    for (int64_t op = 1; op < n; ++op)
      if (random.below(5) == 0)
        addReuse(op);
  }

  Trace trace;

private:
  void addValue(int64_t def) {
    Value value = makeValue((1 + int64_t(random.below(16))) * MB, def, {},
                            random.below(4) != 0);
    value.name = "v" + std::to_string(trace.numValues());
    trace.values.push_back(value);
  }

  void addOp(int64_t number) {
    Op op = makeOp(random.below(8) ? 0.05 + random.unit() : 0);
    op.name = "op" + std::to_string(number);
    op.recompute = random.below(3) != 0;
    if (random.below(6) == 0)
      op.recomputeUs = op.durationUs / 2;
    trace.ops.push_back(op);
    // The newest values, and any older one.
    int64_t count = trace.numValues();
    for (int64_t v = 0; v < count; ++v) {
      bool isNew = trace.values[v].def >= number - 1;
      if (random.below(isNew ? 2 : 4) == 0)
        trace.values[v].uses.push_back(number);
    }
    for (uint64_t i = random.below(6) ? 1 + random.below(4) / 3 : 0; i > 0; --i)
      addValue(number);
  }

  /// Lets a result of an op take the bytes of a value that ends right before.
  void addReuse(int64_t op) {
    for (Value &value : trace.values) {
      if (value.def != op)
        continue;
      for (int64_t v = 0; v < trace.numValues(); ++v) {
        const Value &old = trace.values[v];
        if (old.lastLive(trace.numOps()) != op - 1 || old.bytes < value.bytes ||
            old.def >= op)
          continue;
        value.reuses = v;
        trace.ops[op].inheritedBytes = value.bytes;
        return;
      }
      return;
    }
  }

  Random random;
};

} // namespace

Trace randomDag(uint64_t seed, int maxOps) {
  return Builder(seed, maxOps).trace;
}

Trace smallDag(uint64_t seed, int maxOps, int maxOffloadable,
               int maxRecomputable) {
  Trace trace = randomDag(seed, maxOps);
  Random random(seed);
  for (Value &value : trace.values)
    value.offloadable = value.offloadable && maxOffloadable-- > 0;
  for (Op &op : trace.ops)
    op.recompute = op.recompute && maxRecomputable-- > 0;
  return trace;
}

Trace dagWithoutReuse(uint64_t seed, int maxOps) {
  Trace trace = randomDag(seed, maxOps);
  for (Value &value : trace.values)
    value.reuses = -1;
  for (Op &op : trace.ops)
    op.inheritedBytes = 0;
  return trace;
}

Machine smallMachine(uint64_t seed) {
  Machine machine = makeMachine(1e9 * (2 + seed % 23), seed % 3 * 20.0);
  machine.h2dBandwidth = 1e9 * (2 + seed % 17);
  return machine;
}

} // namespace ao::planner::test
