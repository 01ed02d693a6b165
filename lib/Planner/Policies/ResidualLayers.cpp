//===- ResidualLayers.cpp - Iterations as layers --------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ResidualLayers.h"

#include <algorithm>
#include <limits>
#include <numeric>

using namespace ao::planner;

/// Returns the numbers of the loops that write eligible slices, in the order of
/// the step.
static std::set<int64_t> findMakers(const Trace &trace) {
  std::set<int64_t> makers;
  for (const Residual &residual : trace.residuals)
    if (trace.values[residual.values.front()].offloadable)
      makers.insert(residual.loopOut);
  return makers;
}

/// Returns the first op of the backward part; without phases, the first op of
/// the first loop that reads such slices.
static int64_t findLoopsBackwardBegin(const Trace &trace) {
  auto isBackward = [](const Op &op) { return op.phase == Phase::Backward; };
  if (trace.boundary ||
      std::any_of(trace.ops.begin(), trace.ops.end(), isBackward))
    return findBackwardBegin(trace);
  int64_t backwardBegin = trace.numOps();
  for (const Residual &residual : trace.residuals)
    if (trace.values[residual.values.front()].offloadable)
      backwardBegin =
          std::min(backwardBegin, trace.loops[residual.loopIn].firstOp);
  return backwardBegin;
}

/// Returns a loop that has `layer`, or null.
const ResidualLayers::Range *ResidualLayers::findRange(int64_t layer) const {
  auto next = reach.upper_bound(layer);
  if (next == reach.begin())
    return nullptr;
  const Range &range = ranges[std::prev(next)->second];
  return layer <= range.last ? &range : nullptr;
}

/// Ranks the layers of loops in the order of the step, whatever their numbers;
/// other layers precede a loop if their numbers are less than those of all
/// loops so far.
void ResidualLayers::rank() {
  int64_t iterations = 0, passed = 0;
  for (Range &range : ranges) {
    int64_t below =
        std::distance(others.begin(), others.lower_bound(range.first));
    passed = std::max(passed, below);
    range.rank = iterations + passed;
    iterations += range.loop->trips;
  }
  total = iterations + static_cast<int64_t>(others.size());
}

/// Returns the least and the largest layer of the ops of a loop; -1 if none has
/// any.
static std::pair<int64_t, int64_t> findExtremes(const Trace &trace,
                                                const Loop &loop) {
  int64_t least = -1, largest = -1;
  auto op = trace.ops.begin() + loop.firstOp;
  for (auto end = op + loop.bodyOps * loop.trips; op != end; ++op) {
    if (op->layer >= 0 && (least < 0 || op->layer < least))
      least = op->layer;
    largest = std::max(largest, op->layer);
  }
  return {least, largest};
}

Status ResidualLayers::add(const Trace &trace) {
  constexpr int64_t most = std::numeric_limits<int64_t>::max();
  addOthers(trace);
  int64_t backwardBegin = findLoopsBackwardBegin(trace);
  for (int64_t number : findMakers(trace)) {
    const Loop &loop = trace.loops[number];
    auto [least, largest] = findExtremes(trace, loop);
    if (least >= 0 && least == largest) {
      within[&loop] = least;
      if (loop.firstOp < backwardBegin)
        others.insert(least);
      continue;
    }
    least = std::max<int64_t>(least, 0);
    int64_t last =
        loop.trips - 1 > most - least ? most : least + loop.trips - 1;
    ranges.push_back({&loop, least, last, 0});
  }
  std::vector<size_t> byFirst(ranges.size());
  std::iota(byFirst.begin(), byFirst.end(), size_t(0));
  std::stable_sort(byFirst.begin(), byFirst.end(), [&](size_t a, size_t b) {
    return ranges[a].first < ranges[b].first;
  });
  size_t furthest = byFirst.empty() ? 0 : byFirst.front();
  for (size_t i : byFirst) {
    furthest = ranges[i].last > ranges[furthest].last ? i : furthest;
    reach[ranges[i].first] = furthest;
  }
  if (Status status = verifyOthers(trace); !status)
    return status;
  rank();
  return {};
}

/// Calls `visit` with the number and the layer of each op outside of loops that
/// has one.
template <typename Visit>
static void forEachOther(const Trace &trace, Visit visit) {
  auto loop = trace.loops.begin();
  for (int64_t k = 0; k < trace.numOps(); ++k) {
    while (loop != trace.loops.end() && loop->endOp() <= k)
      ++loop;
    bool isInside = loop != trace.loops.end() && loop->contains(k);
    if (trace.ops[k].layer >= 0 && !isInside && !visit(k, trace.ops[k].layer))
      return;
  }
}

void ResidualLayers::addOthers(const Trace &trace) {
  int64_t backwardBegin = findLoopsBackwardBegin(trace);
  forEachOther(trace, [&](int64_t k, int64_t layer) {
    if (k < backwardBegin)
      others.insert(layer);
    return k < backwardBegin;
  });
}

/// Checks that no other layer has the number of an iteration.
Status ResidualLayers::verifyOthers(const Trace &trace) const {
  Status status;
  forEachOther(trace, [&](int64_t k, int64_t layer) {
    const Range *range = findRange(layer);
    if (range)
      status = Error{ErrorCode::InvalidInput,
                     "layer " + std::to_string(layer) + " of " +
                         describeOp(trace, k) +
                         " is also an iteration of loop '" + range->loop->name +
                         "', whose layers are " + std::to_string(range->first) +
                         " to " + std::to_string(range->last),
                     "", k};
    return range == nullptr;
  });
  return status;
}

Expected<ResidualLayers> ResidualLayers::find(const Trace &trace) {
  ResidualLayers layers;
  if (Status status = layers.add(trace); !status)
    return status.takeError();
  return layers;
}

int64_t ResidualLayers::iterationsIn(const Loop &loop, int64_t layers) const {
  if (auto around = within.find(&loop); around != within.end()) {
    auto layer = others.find(around->second);
    bool leaves = layer != others.end() &&
                  std::distance(others.begin(), layer) < outsideOf(layers);
    return leaves ? loop.trips : 0;
  }
  for (const Range &range : ranges)
    if (range.loop == &loop)
      return std::clamp<int64_t>(layers - range.rank, 0, loop.trips);
  return 0;
}

int64_t ResidualLayers::outsideOf(int64_t layers) const {
  int64_t outside = std::min(layers, total);
  for (const Range &range : ranges)
    outside -= iterationsIn(*range.loop, layers);
  return outside;
}
