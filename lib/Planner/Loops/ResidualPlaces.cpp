//===- ResidualPlaces.cpp - Places of slice transfers ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ResidualPlaces.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <numeric>
#include <tuple>

using namespace ao::planner;

ResidualPlaces::ResidualPlaces(const Trace &trace, const Machine &machine,
                               const std::vector<ResidualShape> &shapes)
    : trace(trace), machine(machine), shapes(shapes) {
  sort();
}

void ResidualPlaces::sort() {
  makers = sortedBy(&ResidualShape::out, &ResidualShape::def);
  readers = sortedBy(&ResidualShape::in, &ResidualShape::firstUse);
}

//===----------------------------------------------------------------------===//
// Places in an iteration
//===----------------------------------------------------------------------===//

/// Computes the start times in the iterations that offload most slices: only
/// slices of residuals without offloaded slices are copied, or recomputed.
void ResidualPlaces::computeStarts() {
  for (const Loop &loop : trace.loops) {
    std::vector<double> &ofLoop = starts[&loop];
    ofLoop.assign(loop.bodyOps + 1, 0);
    for (int64_t k = 0; k < loop.bodyOps; ++k)
      ofLoop[k + 1] = trace.ops[loop.firstOp + k].durationUs;
  }
  for (size_t i = 0; i < shapes.size(); ++i) {
    const ResidualShape &shape = shapes[i];
    if (transfers[i].slices > 0)
      continue;
    if (transfers[i].rematerialized > 0)
      starts[shape.in][shape.firstUse + 1] += shape.recomputeUs;
    else
      starts[shape.out][shape.def + 1] += shape.copyUs;
  }
  for (auto &[loop, ofLoop] : starts)
    std::partial_sum(ofLoop.begin(), ofLoop.end(), ofLoop.begin());
}

/// Returns the start time of an op, counted from the first op of its iteration;
/// ops of the adjacent iterations continue the count.
double ResidualPlaces::startIn(const Loop &loop, int64_t op) const {
  int64_t iteration = op / loop.bodyOps - (op % loop.bodyOps < 0 ? 1 : 0);
  int64_t inside = op - iteration * loop.bodyOps;
  const std::vector<double> &ofLoop = starts.at(&loop);
  return static_cast<double>(iteration) * ofLoop.back() + ofLoop[inside];
}

ResidualPlaces::ResidualsOf
ResidualPlaces::sortedBy(const Loop *ResidualShape::*loop,
                         int64_t ResidualShape::*place) const {
  ResidualsOf sorted;
  for (size_t i = 0; i < shapes.size(); ++i)
    sorted[shapes[i].*loop].push_back(i);
  for (auto &[of, residuals] : sorted)
    std::stable_sort(residuals.begin(), residuals.end(),
                     [&](size_t a, size_t b) {
                       return shapes[a].*place < shapes[b].*place;
                     });
  return sorted;
}

/// Returns the residuals with offloaded slices.
std::vector<size_t>
ResidualPlaces::offloadedOf(const std::vector<size_t> &residuals) const {
  std::vector<size_t> found;
  std::copy_if(residuals.begin(), residuals.end(), std::back_inserter(found),
               [&](size_t i) { return transfers[i].slices > 0; });
  return found;
}

/// Returns the first op that starts at `us` or later, within the allowed
/// iterations.
int64_t ResidualPlaces::placeAtOrAfter(const Loop &loop, double us) const {
  int64_t low = 0, high = (1 + mostBehind) * loop.bodyOps;
  while (low < high) {
    int64_t middle = low + (high - low) / 2;
    if (startIn(loop, middle) < us)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

/// Returns the last op that starts at `us` or earlier, within the allowed
/// iterations.
int64_t ResidualPlaces::placeAtOrBefore(const Loop &loop, double us) const {
  int64_t low = -mostAhead * loop.bodyOps, high = loop.bodyOps - 1;
  while (low < high) {
    int64_t middle = high - (high - low) / 2;
    if (startIn(loop, middle) > us)
      high = middle - 1;
    else
      low = middle;
  }
  return low;
}

/// Returns the last op before which compute may wait for a slice.
int64_t ResidualPlaces::latestWait(size_t residual, bool hasTwoStages) const {
  const ResidualShape &shape = shapes[residual];
  return hasTwoStages && reading.count(shape.out) > 0
             ? shape.out->bodyOps
             : shape.def + maxOffloadDelay(shape);
}

/// Copies are issued in the order of the ops that write the slices; in the last
/// of the simulated iterations, each starts after the copies that earlier
/// iterations have queued.
void ResidualPlaces::computeOffloadDelays(const Loop &loop,
                                          const std::vector<size_t> &residuals,
                                          TimingPolicy timing) {
  int64_t followed = mostBehind + 2;
  if (timing.allowsBacklog)
    followed = std::clamp(loop.trips, followed, mostFollowed);
  double isFree = 0, bodyUs = startIn(loop, loop.bodyOps);
  std::vector<size_t> offloaded = offloadedOf(residuals);
  for (int64_t i = 0; i < followed; ++i)
    for (size_t residual : offloaded) {
      const ResidualShape &shape = shapes[residual];
      double begin = static_cast<double>(i) * bodyUs;
      isFree = std::max(isFree, begin + startIn(loop, shape.def + 1)) +
               machine.offloadUs(shape.bytes);
      int64_t place = std::min(placeAtOrAfter(loop, isFree - begin),
                               latestWait(residual, timing.hasTwoStages));
      transfers[residual].offloadDelay =
          std::max(place, shape.lastLocal + 1) - shape.def;
    }
}

/// From the last use backwards; the engine must be free for the first copy of
/// the following iteration as well.
void ResidualPlaces::computePrefetchDistances(
    const Loop &loop, const std::vector<size_t> &residuals) {
  double isNeeded = std::numeric_limits<double>::infinity();
  double bodyUs = startIn(loop, loop.bodyOps);
  std::vector<size_t> reloaded = offloadedOf(residuals);
  std::reverse(reloaded.begin(), reloaded.end());
  for (int64_t i = 0; i < mostAhead + 1; ++i) {
    for (size_t residual : reloaded) {
      const ResidualShape &shape = shapes[residual];
      isNeeded = std::min(isNeeded, startIn(loop, shape.firstUse)) -
                 machine.reloadUs(shape.bytes);
      int64_t place = std::max(placeAtOrBefore(loop, isNeeded),
                               shape.firstUse - maxPrefetchDistance(shape));
      transfers[residual].prefetchDistance =
          shape.firstUse - std::min(place, shape.firstUse);
    }
    isNeeded += bodyUs;
  }
}

void ResidualPlaces::limitPrefetchDistances(
    const Loop &loop, const std::vector<size_t> &residuals,
    int64_t maxPendingReloads) {
  std::vector<size_t> reloaded = offloadedOf(residuals);
  auto count = static_cast<int64_t>(reloaded.size());
  for (int64_t i = 0; i < count; ++i) {
    int64_t before = i - maxPendingReloads;
    // Earlier places are in the previous iterations.
    int64_t back = before < 0 ? (-before + count - 1) / count : 0;
    int64_t need =
        shapes[reloaded[before + back * count]].firstUse - back * loop.bodyOps;
    ResidualTransfers &own = transfers[reloaded[i]];
    own.prefetchDistance =
        std::min(own.prefetchDistance, shapes[reloaded[i]].firstUse - need);
  }
}

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

/// The places without any time for copies.
void ResidualPlaces::reset(const std::vector<SliceCounts> &slices) {
  transfers.clear();
  reading.clear();
  for (size_t i = 0; i < shapes.size(); ++i) {
    transfers.push_back({slices[i].offloaded,
                         shapes[i].lastLocal + 1 - shapes[i].def, 0,
                         slices[i].rematerialized});
    if (slices[i].offloaded > 0)
      reading.insert(shapes[i].in);
  }
  computeStarts();
}

const std::vector<ResidualTransfers> &
ResidualPlaces::choose(const std::vector<SliceCounts> &slices,
                       TimingPolicy timing) {
  reset(slices);
  if (!timing.blockingOffloads)
    for (const auto &[loop, residuals] : makers)
      computeOffloadDelays(*loop, residuals, timing);
  if (!timing.blockingReloads)
    for (const auto &[loop, residuals] : readers) {
      computePrefetchDistances(*loop, residuals);
      if (timing.maxPendingReloads > 0)
        limitPrefetchDistances(*loop, residuals, timing.maxPendingReloads);
    }
  return transfers;
}

const std::vector<ResidualTransfers> &
ResidualPlaces::chooseByLayers(const std::vector<SliceCounts> &slices,
                               int64_t layers) {
  reset(slices);
  for (size_t i = 0; i < shapes.size(); ++i) {
    const ResidualShape &shape = shapes[i];
    int64_t wait = std::min(layers * shape.out->bodyOps,
                            latestWait(i, /*hasTwoStages=*/false));
    transfers[i].offloadDelay =
        std::max(transfers[i].offloadDelay, wait - shape.def);
    transfers[i].prefetchDistance =
        std::min(shape.firstUse + (layers - 1) * shape.in->bodyOps,
                 maxPrefetchDistance(shape));
  }
  return transfers;
}
