//===- Decoder.cpp - From victim priorities to a timed schedule -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Decoder.h"

#include <algorithm>

using namespace ao::planner;

Decoder::Decoder(const Problem &problem, const LinkTimes &links,
                 Objective objective)
    : problem(problem), links(links), objective(objective),
      memoryUs(problem.memoryUs(links.interference)) {
  size_t n = problem.numOps + 1, m = problem.gaps.size();
  ending.reset(n, m);
  arriving.reset(n, m);
  reloading.reset(n, m);
  releasing.reset(n, m);
  bytesAt.resize(n + 1);
  reloadDone.resize(n);
  reachedAt.resize(n);
  outDone.resize(m);
  backDone.resize(m);
  room.resize(n);
  computeWindows();
}

/// The part of a gap between two times of the step as it is, on the clocks of
/// the two directions.
Stretch Decoder::between(size_t gap, double outUs, double backUs) const {
  const std::vector<double> &out = problem.out.start;
  const std::vector<double> &back = problem.back.start;
  // Rounding must not cost a boundary.
  double slack = problem.roundingUs();
  const Gap &entry = problem.gaps[gap];
  int32_t begin = std::lower_bound(out.begin() + entry.begin(),
                                   out.begin() + entry.to, outUs - slack) -
                  out.begin();
  int32_t end = std::upper_bound(back.begin() + entry.begin(),
                                 back.begin() + entry.to + 1, backUs + slack) -
                back.begin() - 1;
  // In a pair, no value is reloaded before the forward/backward boundary.
  bool crosses = entry.from < problem.boundary && entry.to >= problem.boundary;
  return {begin, crosses && end < problem.boundary ? begin : end};
}

void Decoder::computeWindows() {
  windows.resize(problem.gaps.size());
  for (size_t i = 0; i < problem.gaps.size(); ++i) {
    const Gap &gap = problem.gaps[i];
    windows[i] =
        between(i, problem.out.start[problem.def[i] + 1] + links.outUs(gap),
                problem.back.start[gap.to] - links.backUs(gap));
  }
}

bool Decoder::decode(const Genes &genes, const Budgets &budgets,
                     Schedule &out) {
  if (!selectVictims(genes, budgets, out))
    return false;
  placeReloads(genes, budgets.device, out);
  return true;
}

/// The nearest earlier gap of the same value that is away, or -1.
int32_t Decoder::awayBefore(const Schedule &schedule, int32_t gap) const {
  int32_t before = problem.previousGap[gap];
  while (before >= 0 && !schedule.isAway(before))
    before = problem.previousGap[before];
  return before;
}

/// Reserves host memory from the release of `gap` at `boundary` to its end, or
/// from the end of the preceding residence on the host. Returns false if there
/// is none. The boundary at the end counts: offloads there are issued before
/// waits.
bool Decoder::takeHost(const Schedule &schedule, int32_t gap, int32_t boundary,
                       const Budgets &budgets) {
  const Gap &entry = problem.gaps[gap];
  int32_t before = awayBefore(schedule, gap);
  int32_t first = before < 0 ? boundary : problem.gaps[before].to + 1;
  if (!hostUse.hasRoom(first, entry.to, entry, budgets))
    return false;
  hostUse.add(first, entry.to, entry);
  return true;
}

/// Host bytes if every copy is issued at its release.
void Decoder::reserveHost(const Schedule &schedule) {
  hostUse.reset(problem.numOps + 1);
  for (size_t gap = 0; gap < problem.gaps.size(); ++gap) {
    if (!schedule.isAway(gap))
      continue;
    int32_t before = awayBefore(schedule, gap);
    hostUse.add(before < 0 ? schedule.release[gap]
                           : problem.gaps[before].to + 1,
                problem.gaps[gap].to, problem.gaps[gap]);
  }
}

/// Reserves host memory between `boundary` and the release of a pending
/// offload.
bool Decoder::takeHostEarly(std::pair<int32_t, int32_t> offload,
                            int32_t boundary, const Budgets &budgets) {
  auto [release, gap] = offload;
  const Gap &entry = problem.gaps[gap];
  if (!hostUse.hasRoom(boundary, release - 1, entry, budgets))
    return false;
  hostUse.add(boundary, release - 1, entry);
  return true;
}

bool Decoder::selectVictims(const Genes &genes, const Budgets &budgets,
                            Schedule &out) {
  const std::vector<Gap> &gaps = problem.gaps;
  out.release.assign(gaps.size(), Schedule::unset);
  out.reload.assign(gaps.size(), Schedule::unset);
  std::fill(bytesAt.begin(), bytesAt.end(), 0);
  heap.clear();
  bool hostLimited = budgets.limitHost();
  if (hostLimited)
    hostUse.reset(problem.numOps + 1);
  arriving.clear();
  for (size_t i = 0; i < gaps.size(); ++i) {
    if (!genes.stretch[i].isEmpty())
      arriving.push(genes.stretch[i].begin, i);
  }
  int64_t away = 0;
  for (int32_t k = 0; k < problem.numOps; ++k) {
    away -= bytesAt[k];
    for (int32_t gap = arriving.first(k); gap >= 0; gap = arriving.next(gap)) {
      heap.emplace_back(genes.key[gap], -gap);
      std::push_heap(heap.begin(), heap.end());
    }
    while (problem.memory[k] - away > budgets.device) {
      if (heap.empty())
        return false;
      int32_t gap = -heap.front().second;
      std::pop_heap(heap.begin(), heap.end());
      heap.pop_back();
      int32_t end = genes.stretch[gap].end;
      if (end <= k || (hostLimited && !takeHost(out, gap, k, budgets)))
        continue;
      // A value with a host copy is released at once: in IR the reloaded copy
      // dies at its last use.
      out.release[gap] = awayBefore(out, gap) >= 0 ? gaps[gap].begin() : k;
      away += gaps[gap].bytes;
      bytesAt[end] += gaps[gap].bytes;
    }
  }
  return problem.bytesAtEnds() <= budgets.device;
}

/// The mirror image of the sweep above: from the end of the step backwards,
/// values are away only where memory demands it, latest use first. Other values
/// are kept on device.
void Decoder::placeReloads(const Genes &genes, int64_t budget, Schedule &out) {
  const std::vector<Gap> &gaps = problem.gaps;
  std::fill(bytesAt.begin(), bytesAt.end(), 0);
  ending.clear();
  // The bucket is a stack, so the last pushed is taken first.
  for (int32_t gap : problem.byEnd)
    if (out.isAway(gap))
      ending.push(genes.stretch[gap].end, gap);
  queue.clear();
  size_t front = 0;
  int64_t away = 0;
  for (int32_t k = problem.numOps; k-- > 0;) {
    away -= bytesAt[k + 1];
    for (int32_t gap = ending.first(k + 1); gap >= 0; gap = ending.next(gap))
      queue.push_back(gap);
    while (problem.memory[k] - away > budget) {
      int32_t gap = queue[front++];
      if (out.release[gap] > k)
        continue;
      bool crosses =
          gaps[gap].from < problem.boundary && gaps[gap].to >= problem.boundary;
      out.reload[gap] = crosses ? std::max(k + 1, problem.boundary) : k + 1;
      away += gaps[gap].bytes;
      bytesAt[out.release[gap]] += gaps[gap].bytes;
    }
  }
  for (size_t gap = 0; gap < gaps.size(); ++gap)
    if (out.reload[gap] == Schedule::unset)
      out.release[gap] = Schedule::unset;
}
