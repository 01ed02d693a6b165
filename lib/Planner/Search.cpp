//===- Search.cpp - Local search over victim priorities -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Search.h"

#include <algorithm>

using namespace ao::planner;

Search::Search(const Problem &problem, uint64_t seed)
    : problem(problem), random(seed) {
  size_t n = problem.numOps + 2;
  firstBeginning.assign(n, 0);
  firstEnding.assign(n, 0);
  for (const Gap &gap : problem.gaps) {
    ++firstBeginning[gap.begin() + 1];
    ++firstEnding[gap.to + 1];
  }
  for (size_t k = 1; k < n; ++k) {
    firstBeginning[k] += firstBeginning[k - 1];
    firstEnding[k] += firstEnding[k - 1];
  }
}

std::vector<double> Search::initialKeys(VictimOrder order) const {
  std::vector<double> key(problem.gaps.size());
  double n = problem.numOps;
  int64_t largest = 1;
  for (const Gap &gap : problem.gaps)
    largest = std::max(largest, gap.bytes);
  for (size_t i = 0; i < key.size(); ++i) {
    const Gap &gap = problem.gaps[i];
    double share = n * static_cast<double>(gap.bytes) / largest;
    switch (order) {
    case VictimOrder::FurthestUse:
      key[i] = gap.to;
      break;
    case VictimOrder::OldestValue:
      key[i] = n - problem.def[i];
      break;
    case VictimOrder::LongestGap:
      key[i] = gap.to - gap.from;
      break;
    case VictimOrder::LargestValue:
      key[i] = share;
      break;
    case VictimOrder::SmallestValue:
      key[i] = n - share;
      break;
    }
  }
  return key;
}

/// A gap close to where compute stands still: one that begins shortly before,
/// if a release stalls; one that ends around there, if a wait does.
int32_t Search::gapNear(int32_t boundary, StallSide side) {
  int64_t numGaps = problem.gaps.size();
  if (side == StallSide::Release) {
    int64_t position = firstBeginning[boundary + 1];
    int64_t index = position - 1 - int64_t(random.nearZero(position + 1));
    return static_cast<int32_t>(std::clamp<int64_t>(index, 0, numGaps - 1));
  }
  int64_t position = firstEnding[boundary];
  int64_t offset = random.nearZero(numGaps);
  int64_t index = random.below(2) ? position + offset : position - offset;
  return problem.byEnd[std::clamp<int64_t>(index, 0, numGaps - 1)];
}

void Search::set(std::vector<double> &key, int32_t gap, double value) {
  undo.push_back({gap, key[gap]});
  key[gap] = value;
}

void Search::propose(Candidate &candidate) {
  const Schedule &schedule = candidate.schedule;
  std::vector<double> &key = candidate.key;
  int64_t numGaps = problem.gaps.size();
  double top = problem.numOps + 1;
  int changes = 1 + random.below(3);
  for (int i = 0; i < changes; ++i) {
    int32_t gap;
    if (!schedule.stalls.empty() && random.below(8)) {
      const Stall &stall =
          schedule.stalls[random.below(schedule.stalls.size())];
      gap = gapNear(stall.boundary, stall.side);
    } else {
      gap = random.below(numGaps);
    }
    switch (random.below(4)) {
    case 0:
      // Exchange with a gap that is its neighbour in time.
      {
        int64_t other = gap + (random.below(2) ? 1 : -1) *
                                  int64_t(1 + random.nearZero(numGaps));
        other = std::clamp<int64_t>(other, 0, numGaps - 1);
        double mine = key[gap];
        set(key, gap, key[other]);
        set(key, other, mine);
      }
      break;
    case 1:
      set(key, gap, schedule.isAway(gap) ? random.unit() : top + random.unit());
      break;
    case 2:
      set(key, gap, random.unit() * top);
      break;
    case 3:
      set(key, gap, problem.gaps[gap].to);
      break;
    }
  }
}

/// Whether the changed priorities are at least as good; leaves their schedule
/// in `trial`.
bool Search::accepts(const Candidate &candidate, Decoder &decoder,
                     Decoder *guard, const Budgets &budgets) {
  if (!decoder.decode(candidate.key, budgets, trial))
    return false;
  if (guard)
    guarded = trial;
  decoder.time(trial, budgets, candidate.schedule.exposedUs);
  if (trial.exposedUs > candidate.schedule.exposedUs)
    return false;
  if (!guard)
    return true;
  double tolerance = problem.baseUs() * 1e-9;
  guard->time(guarded, budgets, tolerance);
  return guarded.exposedUs <= tolerance;
}

int64_t Search::improve(Candidate &candidate, Decoder &decoder, Decoder *guard,
                        const Budgets &budgets, double goalUs,
                        int64_t evaluations) {
  int64_t used = 0;
  if (problem.gaps.empty())
    return used;
  while (used < evaluations && candidate.schedule.exposedUs > goalUs) {
    ++used;
    undo.clear();
    propose(candidate);
    if (accepts(candidate, decoder, guard, budgets)) {
      std::swap(trial, candidate.schedule);
      continue;
    }
    for (; !undo.empty(); undo.pop_back())
      candidate.key[undo.back().gap] = undo.back().key;
  }
  return used;
}
