//===- DecoderTiming.cpp - The order of copies ----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Offloads go out earliest release first, and not before the engine can take
// them: a copy that queues early could only delay one that turns out to be more
// urgent. The commands of a boundary have this order: repeated releases,
// offloads, first releases with the reloads that fit between them, waits.
//
//===----------------------------------------------------------------------===//

#include "Decoder.h"
#include "Policies/CommandList.h"

#include <algorithm>
#include <functional>

using namespace ao::planner;

static constexpr int64_t unlimited = std::numeric_limits<int64_t>::max();

void Decoder::prepareTiming(Schedule &schedule, const Budgets &budgets) {
  const std::vector<Gap> &gaps = problem.gaps;
  arriving.clear();
  reloading.clear();
  releasing.clear();
  for (size_t i = gaps.size(); i-- > 0;) {
    int32_t gap = problem.byEnd[i];
    if (!schedule.isAway(gap))
      continue;
    reloading.push(schedule.reload[gap], gap);
    if (awayBefore(schedule, gap) < 0)
      arriving.push(problem.def[gap] + 1, gap);
  }
  std::fill(bytesAt.begin(), bytesAt.end(), 0);
  std::fill(reloadDone.begin(), reloadDone.end(), 0.0);
  if (budgets.limitHost())
    reserveHost(schedule);
  pending.clear();
  held.clear();
  schedule.offloads.clear();
  schedule.stalls.clear();
  schedule.releasesBefore.assign(gaps.size(), unset);
  now = outFree = backFree = slowedUs = 0;
  awayBytes = 0;
}

void Decoder::enqueue(const Schedule &schedule, int32_t gap) {
  pending.emplace_back(schedule.release[gap], gap);
  std::push_heap(pending.begin(), pending.end(),
                 std::greater<std::pair<int32_t, int32_t>>());
}

int32_t Decoder::dequeue() {
  int32_t gap = pending.front().second;
  std::pop_heap(pending.begin(), pending.end(),
                std::greater<std::pair<int32_t, int32_t>>());
  pending.pop_back();
  return gap;
}

void Decoder::issue(Schedule &schedule, int32_t gap, int32_t k) {
  outFree =
      std::max(reachedAt[k] - outLag, outFree) + links.outUs(problem.gaps[gap]);
  outDone[gap] = outFree;
  releasing.push(schedule.release[gap], gap);
  schedule.offloads.push_back({gap, k});
}

void Decoder::startReload(int32_t gap) {
  const Gap &entry = problem.gaps[gap];
  backFree = std::max(now - backLag, backFree) + links.backUs(entry);
  backDone[gap] = backFree;
  reloadDone[entry.to] = std::max(reloadDone[entry.to], backFree);
  awayBytes -= entry.bytes;
}

/// Compute waits for one copy after the other; a reload starts as soon as the
/// memory freed so far holds it. At the boundary of a pair it does not: there,
/// releases end one function and reloads begin the next.
void Decoder::releaseAndReload(Schedule &schedule, int32_t k,
                               int64_t deviceBudget) {
  const std::vector<Gap> &gaps = problem.gaps;
  int32_t reload = reloading.first(k);
  releases.clear();
  for (int32_t gap = releasing.first(k); gap >= 0; gap = releasing.next(gap))
    releases.push_back(gap);
  double before = now;
  bool interleave = k != problem.boundary && deviceBudget != unlimited;
  for (size_t i = releases.size(); i-- > 0;) {
    auto fits = [&](int32_t gap) {
      return problem.carried[k] - awayBytes <= deviceBudget - gaps[gap].bytes;
    };
    for (; interleave && reload >= 0 && fits(reload);
         reload = reloading.next(reload)) {
      schedule.releasesBefore[reload] =
          static_cast<int32_t>(releases.size() - 1 - i);
      startReload(reload);
    }
    now = std::max(now, outDone[releases[i]] + outLag);
    awayBytes += gaps[releases[i]].bytes;
  }
  if (now > before + problem.roundingUs())
    schedule.stalls.push_back({k, StallSide::Release});
  for (; reload >= 0; reload = reloading.next(reload))
    startReload(reload);
}

/// Issues the copies that the engine can start before the next boundary.
void Decoder::issueAhead(Schedule &schedule, int32_t k, double opEnd,
                         const Budgets &budgets) {
  const std::vector<Gap> &gaps = problem.gaps;
  const std::vector<double> &start = problem.out.start;
  int32_t boundary = problem.boundary;
  double until = opEnd - problem.outLag(k + 1) - problem.roundingUs();
  while (!pending.empty() && outFree < until) {
    if (budgets.limitHost() && !takeHostEarly(pending.front(), k, budgets))
      break;
    int32_t gap = dequeue();
    if (k <= boundary && schedule.release[gap] > boundary) {
      // A copy that starts in the forward function has its release there.
      double end =
          std::max(reachedAt[k] - outLag, outFree) + links.outUs(gaps[gap]);
      double forwardEnd = now - outLag + (start[boundary] - start[k]);
      // Else it starts after the first op of the backward function.
      double later = start[boundary + 1] + links.outUs(gaps[gap]) -
                     start[schedule.release[gap]];
      double late = end - forwardEnd - std::max(0.0, later);
      if (k == boundary || late > problem.roundingUs() ||
          gaps[gap].begin() > boundary) {
        held.push_back(gap);
        continue;
      }
      schedule.release[gap] = boundary;
    }
    issue(schedule, gap, k);
  }
}

/// Releases of values that are on the host already free memory at once.
void Decoder::releaseAgain(const Schedule &schedule) {
  for (size_t gap = 0; gap < problem.gaps.size(); ++gap)
    if (schedule.isAway(gap) && awayBefore(schedule, gap) >= 0)
      bytesAt[schedule.release[gap]] += problem.gaps[gap].bytes;
}

/// The time by which copies in flight prolong an op that starts now.
double Decoder::slowOp(int32_t op) const {
  if (memoryUs.empty())
    return 0;
  return links.interference.slowedUs(problem.duration[op], memoryUs[op],
                                     problem.outQueue(op, now, outFree),
                                     problem.backQueue(op, now, backFree));
}

void Decoder::setCost(Schedule &schedule, double addedUs) const {
  schedule.exposedUs = std::max(0.0, addedUs - slowedUs);
  schedule.costUs =
      objective == Objective::AddedTime ? addedUs : schedule.exposedUs;
}

void Decoder::time(Schedule &schedule, const Budgets &budgets, double limitUs) {
  int32_t n = problem.numOps;
  double rounding = problem.roundingUs(), mostUs = limitUs + rounding;
  prepareTiming(schedule, budgets);
  releaseAgain(schedule);
  for (int32_t k = 0; k <= n; ++k) {
    for (int32_t gap = arriving.first(k); gap >= 0; gap = arriving.next(gap))
      enqueue(schedule, gap);
    if (problem.boundary >= 0 && k == problem.boundary + 1) {
      for (int32_t gap : held)
        enqueue(schedule, gap);
      held.clear();
    }
    reachedAt[k] = now;
    outLag = problem.outLag(k);
    backLag = problem.backLag(k);
    awayBytes += bytesAt[k];
    while (!pending.empty() && pending.front().first <= k)
      issue(schedule, dequeue(), k);
    releaseAndReload(schedule, k, budgets.device);
    double done = reloadDone[k] + backLag;
    if (done > now + rounding)
      schedule.stalls.push_back({k, StallSide::Wait});
    now = std::max(now, done);
    setCost(schedule, now - problem.start[k]);
    if (schedule.costUs > mostUs) {
      schedule.exposedUs = schedule.costUs =
          std::numeric_limits<double>::infinity();
      return;
    }
    if (k == n)
      break;
    if (!pending.empty())
      issueAhead(schedule, k, now + problem.duration[k] + slowOp(k), budgets);
    double slowed = slowOp(k);
    now += problem.duration[k] + slowed;
    slowedUs += slowed;
  }
  setCost(schedule, now - problem.baseUs());
}

void Decoder::shrinkStalled(const Schedule &schedule, Genes &genes) const {
  for (size_t gap = 0; gap < problem.gaps.size(); ++gap) {
    if (!schedule.isAway(gap))
      continue;
    const Gap &entry = problem.gaps[gap];
    int32_t release = schedule.release[gap], reload = schedule.reload[gap];
    double outLate =
        outDone[gap] - (reachedAt[release] - problem.outLag(release));
    double backLate =
        backDone[gap] - (reachedAt[entry.to] - problem.backLag(entry.to));
    bool isFirst = awayBefore(schedule, gap) < 0;
    bool outStalls = isFirst && outLate > problem.roundingUs();
    bool backStalls = backLate > problem.roundingUs();
    if (!outStalls && !backStalls)
      continue;
    Stretch &stretch = genes.stretch[gap];
    Stretch shrunk =
        between(gap, problem.out.start[release] + (outStalls ? outLate : 0),
                problem.back.start[reload] - (backStalls ? backLate : 0));
    if (outStalls)
      stretch.begin = std::max(stretch.begin, shrunk.begin);
    if (backStalls)
      stretch.end =
          shrunk.isEmpty() ? stretch.begin : std::min(stretch.end, shrunk.end);
  }
}

void Decoder::advance(Schedule &schedule, int64_t budget) {
  const std::vector<Gap> &gaps = problem.gaps;
  for (const Schedule::Issue &issue : schedule.offloads) {
    int32_t &release = schedule.release[issue.gap];
    int32_t first = std::max(issue.boundary, gaps[issue.gap].begin());
    double done = outDone[issue.gap] - problem.roundingUs();
    while (release > first &&
           reachedAt[release - 1] - problem.outLag(release - 1) >= done)
      --release;
  }
  for (int32_t k = 0; k < problem.numOps; ++k)
    room[k] = budget - problem.memory[k];
  for (size_t gap = 0; gap < gaps.size(); ++gap)
    if (schedule.isAway(gap))
      for (int32_t k = schedule.release[gap]; k < schedule.reload[gap]; ++k)
        room[k] += gaps[gap].bytes;
  // The most urgent first.
  for (int32_t gap : problem.byEnd) {
    if (!schedule.isAway(gap))
      continue;
    bool crosses =
        gaps[gap].from < problem.boundary && gaps[gap].to >= problem.boundary;
    int32_t first =
        std::max(schedule.release[gap] + 1, crosses ? problem.boundary : 0);
    int32_t &reload = schedule.reload[gap];
    while (reload > first && room[reload - 1] >= gaps[gap].bytes)
      room[--reload] -= gaps[gap].bytes;
  }
}

namespace {

/// The order of commands at one boundary.
enum Rank { ReleaseAgain, Offload, ReleaseOrReload, Wait };

/// Within ReleaseOrReload: sorted by the number of preceding releases, then
/// reloads before the next release, then by `order`.
int64_t inRound(int32_t round, int32_t order) {
  return (int64_t(round) << 32) + order;
}

} // namespace

std::vector<Command> ao::planner::toCommands(const Problem &problem,
                                             const Schedule &schedule) {
  const std::vector<Gap> &gaps = problem.gaps;
  std::vector<bool> isFirst(gaps.size(), false);
  std::vector<int32_t> releasesAt(problem.numOps + 1, 0);
  CommandList list(problem.numOps, 4 * schedule.offloads.size());
  auto place = [&](CommandKind kind, int32_t gap, int32_t before, Rank rank,
                   int64_t order) {
    list.add(kind, gaps[gap].value, before, rank, order);
  };
  int32_t order = 0;
  for (const Schedule::Issue &issue : schedule.offloads) {
    isFirst[issue.gap] = true;
    int32_t release = schedule.release[issue.gap];
    place(CommandKind::Offload, issue.gap, issue.boundary, Offload, order++);
    place(CommandKind::Release, issue.gap, release, ReleaseOrReload,
          inRound(2 * releasesAt[release]++ + 1, 0));
  }
  constexpr int32_t afterAll = std::numeric_limits<int32_t>::max();
  order = 0;
  for (int32_t gap : problem.byEnd) {
    if (!schedule.isAway(gap))
      continue;
    if (!isFirst[gap])
      place(CommandKind::Release, gap, schedule.release[gap], ReleaseAgain,
            order);
    int32_t before = schedule.releasesBefore[gap];
    place(CommandKind::Reload, gap, schedule.reload[gap], ReleaseOrReload,
          inRound(before == Schedule::unset ? afterAll : 2 * before, order));
    place(CommandKind::Wait, gap, gaps[gap].to, Wait, order++);
  }
  return list.take();
}
