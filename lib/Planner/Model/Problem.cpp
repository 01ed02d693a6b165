//===- Problem.cpp - A trace reduced to what planning needs ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Problem.h"

#include <algorithm>
#include <numeric>

using namespace ao::planner;

namespace {

/// Calls fn(from, to) for every non-empty gap of a value.
template <typename Fn>
void forEachGap(const Value &value, int64_t numOps, Fn fn) {
  int64_t from = value.def;
  for (int64_t use : value.uses) {
    if (use > from + 1)
      fn(from, use);
    from = use;
  }
  // A value that is neither read nor kept has no gap after its last use.
  if (value.liveOut && numOps > from + 1)
    fn(from, numOps);
}

} // namespace

/// Returns true if ops have at least two different values of `number`.
static bool countsSeveral(const Trace &trace, int64_t Op::*number) {
  int64_t first = -1;
  for (const Op &op : trace.ops) {
    if (first >= 0 && op.*number >= 0 && op.*number != first)
      return true;
    first = std::max(first, op.*number);
  }
  return false;
}

LinkClock::LinkClock(const Trace &trace, double Op::*occupancy)
    : duration(trace.ops.size()), start(trace.ops.size() + 1) {
  for (size_t k = 0; k < trace.ops.size(); ++k) {
    const Op &op = trace.ops[k];
    start[k + 1] =
        start[k] + (duration[k] = op.durationUs * (1 - op.*occupancy));
  }
}

void LinkClock::prolong(const std::vector<double> &addedUs) {
  for (size_t k = 0; k < duration.size(); ++k)
    start[k + 1] = start[k] + (duration[k] += addedUs[k]);
}

Problem::Problem(const Trace &trace, int64_t minBytes,
                 const std::vector<Tier> &tiers, bool withBuffers)
    : traffic(memoryTraffic(trace)), out(trace, &Op::d2hOccupancy),
      back(trace, &Op::h2dOccupancy) {
  int64_t n = trace.numOps();
  numOps = static_cast<int32_t>(n);
  boundary = trace.boundary ? static_cast<int32_t>(*trace.boundary) : -1;
  hasMicrobatches = planner::hasMicrobatches(trace);
  hasSeveralMicrobatches = countsSeveral(trace, &Op::microbatch);
  if (hasMicrobatches)
    for (const Op &op : trace.ops)
      microbatch.push_back(op.microbatch);
  if (countsSeveral(trace, &Op::layer))
    for (const Op &op : trace.ops)
      layer.push_back(op.layer);
  duration.resize(n);
  start.resize(n + 1);
  start[0] = 0;
  for (int64_t k = 0; k < n; ++k)
    start[k + 1] = start[k] + (duration[k] = trace.ops[k].durationUs);
  memory = unplannedMemory(trace, withBuffers);
  carried = carriedMemory(trace);
  findEntries(trace);
  atEntry = memoryAtEntry(trace);
  atEnd = n > 0 ? carried[n] : 0;

  auto eligible = [&](const Value &value) {
    return value.offloadable && value.bytes > 0 && value.bytes >= minBytes;
  };
  // Counting sort by `from`: values come in any order.
  std::vector<int32_t> offset(n + 2, 0);
  for (const Value &value : trace.values)
    if (eligible(value))
      forEachGap(value, n, [&](int64_t from, int64_t) { ++offset[from + 2]; });
  std::partial_sum(offset.begin(), offset.end(), offset.begin());
  size_t numGaps = offset.back();
  gaps.resize(numGaps);
  previousGap.resize(numGaps);
  def.resize(numGaps);
  for (int64_t v = 0; v < trace.numValues(); ++v) {
    const Value &value = trace.values[v];
    if (!eligible(value))
      continue;
    int32_t previous = -1;
    forEachGap(value, n, [&](int64_t from, int64_t to) {
      int32_t slot = offset[from + 1]++;
      gaps[slot] = {value.bytes,
                    static_cast<int32_t>(v),
                    static_cast<int32_t>(from),
                    static_cast<int32_t>(to),
                    static_cast<int32_t>(value.copies),
                    tiers.empty() ? Tier::Pinned : tiers[v]};
      def[slot] = static_cast<int32_t>(value.def);
      previousGap[slot] = previous;
      previous = slot;
    });
  }
  sortByEnd();
}

void Problem::findEntries(const Trace &trace) {
  for (int32_t k = 0; k < numOps; ++k)
    if (int64_t bytes = trace.ops[k].entryBytes; bytes > 0)
      entries.push_back({k, bytes, 0});
  if (entries.empty())
    return;
  std::vector<int64_t> inside = memoryAtOps(trace);
  for (Entry &entry : entries)
    entry.inside = inside[entry.op];
}

Problem ao::planner::problemOf(const Trace &trace, int64_t minBytes) {
  return Problem(trace, minBytes, {}, /*withBuffers=*/false);
}

std::vector<double> Problem::memoryUs(const Interference &interference) const {
  if (interference.isNone())
    return {};
  return interference.memoryUs(duration, traffic);
}

Problem Problem::slowed(const Interference &interference) const {
  Problem result = *this;
  std::vector<double> addedUs = memoryUs(interference);
  for (double &us : addedUs)
    us = interference.mostSlowedUs(us);
  result.out.prolong(addedUs);
  result.back.prolong(addedUs);
  return result;
}

int64_t Problem::unplannedPeak() const {
  return memory.empty() ? 0 : *std::max_element(memory.begin(), memory.end());
}

std::vector<int64_t> Problem::gapBytes() const {
  std::vector<int64_t> bytes(numOps + 1, 0);
  for (const Gap &gap : gaps) {
    bytes[gap.from + 1] += gap.bytes;
    bytes[gap.to] -= gap.bytes;
  }
  std::partial_sum(bytes.begin(), bytes.end(), bytes.begin());
  bytes.resize(numOps);
  return bytes;
}

void Problem::sortByEnd() {
  std::vector<int32_t> offset(numOps + 2, 0);
  for (const Gap &gap : gaps)
    ++offset[gap.to + 1];
  std::partial_sum(offset.begin(), offset.end(), offset.begin());
  byEnd.resize(gaps.size());
  for (size_t i = 0; i < gaps.size(); ++i)
    byEnd[offset[gaps[i].to]++] = static_cast<int32_t>(i);
}
