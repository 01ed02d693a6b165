//===- StackLayers.cpp - Iterations as layers -----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StackLayers.h"

#include <algorithm>
#include <set>

using namespace ao::planner;

/// Numbers of the loops that make slices which may move, in the order of the
/// step.
static std::set<int64_t> findMakers(const Trace &trace) {
  std::set<int64_t> makers;
  for (const Stack &stack : trace.stacks)
    if (trace.values[stack.values.front()].offloadable)
      makers.insert(stack.loopOut);
  return makers;
}

/// The first op of the first loop that reads such slices.
static int64_t findTurn(const Trace &trace) {
  int64_t turn = trace.numOps();
  for (const Stack &stack : trace.stacks)
    if (trace.values[stack.values.front()].offloadable)
      turn = std::min(turn, trace.loops[stack.loopIn].firstOp);
  return turn;
}

Status StackLayers::add(const Trace &trace) {
  for (int64_t number : findMakers(trace)) {
    const Loop &loop = trace.loops[number];
    auto op = trace.ops.begin() + loop.firstOp;
    int64_t least = -1;
    for (auto end = op + loop.bodyOps * loop.trips; op != end; ++op)
      if (op->layer >= 0 && (least < 0 || op->layer < least))
        least = op->layer;
    least = std::max<int64_t>(least, 0);
    ranges.push_back({&loop, least, least + loop.trips, 0});
  }
  int64_t turn = findTurn(trace);
  std::set<int64_t> others;
  for (int64_t k = 0; k < trace.numOps(); ++k) {
    int64_t layer = trace.ops[k].layer;
    bool isInLoop =
        std::any_of(trace.loops.begin(), trace.loops.end(),
                    [&](const Loop &loop) { return loop.contains(k); });
    if (layer < 0 || isInLoop)
      continue;
    for (const Range &range : ranges)
      if (layer >= range.first && layer < range.end)
        return Error{ErrorCode::InvalidInput,
                     "layer " + std::to_string(layer) + " of " +
                         describeOp(trace, k) +
                         " is also an iteration of loop '" + range.loop->name +
                         "', whose layers are " + std::to_string(range.first) +
                         " to " + std::to_string(range.end - 1),
                     "", k};
    if (k < turn)
      others.insert(layer);
  }
  int64_t before = 0;
  for (Range &range : ranges) {
    range.rank =
        before + std::distance(others.begin(), others.lower_bound(range.first));
    before += range.loop->trips;
  }
  total = before + static_cast<int64_t>(others.size());
  return {};
}

Expected<StackLayers> StackLayers::find(const Trace &trace) {
  StackLayers layers;
  if (Status status = layers.add(trace); !status)
    return status.takeError();
  return layers;
}

int64_t StackLayers::iterationsIn(const Loop &loop, int64_t layers) const {
  for (const Range &range : ranges)
    if (range.loop == &loop)
      return std::clamp<int64_t>(layers - range.rank, 0, loop.trips);
  return 0;
}
