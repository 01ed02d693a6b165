//===- Search.cpp - Local search over victim priorities -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Search.h"

#include <algorithm>
#include <map>
#include <tuple>

using namespace ao::planner;

Search::Search(const Problem &problem, uint64_t seed,
               const ProgressFn &progress)
    : problem(problem), random(seed), progress(progress) {
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

Genes Search::initialGenes(VictimOrder order, bool windowed,
                           const Decoder &decoder) const {
  Genes genes;
  genes.stretch.resize(problem.gaps.size());
  for (size_t i = 0; i < genes.stretch.size(); ++i)
    genes.stretch[i] = windowed ? decoder.window(i) : decoder.whole(i);
  std::vector<double> &key = genes.key;
  key.resize(problem.gaps.size());
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
  return genes;
}

/// Selects a gap close to a stall of compute: one that begins shortly before,
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

void Search::set(Genes &genes, int32_t gap, double key) {
  undo.push_back({gap, genes.key[gap], genes.stretch[gap]});
  genes.key[gap] = key;
}

void Search::restore(Genes &genes, const Change &change) {
  genes.key[change.gap] = change.key;
  genes.stretch[change.gap] = change.stretch;
}

/// Mostly near a stall, else anywhere.
int32_t Search::pick(const Schedule &schedule) {
  if (schedule.stalls.empty() || random.below(8) == 0)
    return random.below(problem.gaps.size());
  const Stall &stall = schedule.stalls[random.below(schedule.stalls.size())];
  return gapNear(stall.boundary, stall.side);
}

void Search::change(Genes &genes, const Schedule &schedule,
                    const Decoder &decoder, int32_t gap) {
  int64_t numGaps = problem.gaps.size();
  double top = problem.numOps + 1;
  switch (random.below(5)) {
  case 0: {
    // Exchange with a neighbour in time.
    int64_t distance = 1 + int64_t(random.nearZero(numGaps));
    int64_t other = std::clamp<int64_t>(
        random.below(2) ? gap + distance : gap - distance, 0, numGaps - 1);
    double key = genes.key[gap];
    set(genes, gap, genes.key[other]);
    set(genes, other, key);
    break;
  }
  case 1:
    // From the first to be offloaded to the last, or the reverse.
    set(genes, gap, schedule.isAway(gap) ? random.unit() : top + random.unit());
    break;
  case 2:
    set(genes, gap, random.unit() * top);
    break;
  case 3:
    set(genes, gap, problem.gaps[gap].to);
    break;
  case 4:
    set(genes, gap, genes.key[gap]);
    genes.stretch[gap] = genes.stretch[gap] == decoder.whole(gap)
                             ? decoder.window(gap)
                             : decoder.whole(gap);
    break;
  }
}

/// Returns, per op, the number of the part of the step that repeats: the
/// microbatch, else the layer.
static const std::vector<int64_t> &getRepeats(const Problem &problem) {
  return problem.hasSeveralMicrobatches ? problem.microbatch : problem.layer;
}

/// Microbatches, and layers as a rule, do the same ops in the same order: gaps
/// between the same ops of different ones are twins.
void Search::findTwins() {
  const std::vector<int64_t> &repeats = getRepeats(problem);
  std::map<int64_t, int32_t> opsOf;
  std::vector<int32_t> rank(problem.numOps + 1, -1);
  for (int32_t op = 0; op < problem.numOps; ++op)
    rank[op] = opsOf[repeats[op]]++;
  auto rankOf = [&](int32_t op) { return op < 0 ? -1 : rank[op]; };
  // Equal idle intervals of one microbatch are distinguished by their order.
  using Kind = std::tuple<int32_t, int32_t, int32_t, int64_t>;
  std::map<std::pair<Kind, int64_t>, int32_t> seen;
  std::map<std::pair<Kind, int32_t>, std::vector<int32_t>> twins;
  for (size_t i = 0; i < problem.gaps.size(); ++i) {
    const Gap &gap = problem.gaps[i];
    int64_t repeat = repeats[std::clamp(gap.from, 0, problem.numOps - 1)];
    Kind kind{rankOf(problem.def[i]), rankOf(gap.from), rankOf(gap.to),
              gap.bytes};
    int32_t number = seen[{kind, repeat}]++;
    twins[{kind, number}].push_back(static_cast<int32_t>(i));
  }
  nextTwin.resize(problem.gaps.size());
  for (const auto &[kind, gaps] : twins) {
    mostTwins = std::max<uint64_t>(mostTwins, gaps.size());
    for (size_t i = 0; i < gaps.size(); ++i)
      nextTwin[gaps[i]] = gaps[(i + 1) % gaps.size()];
  }
}

/// Applies the change of a gap to all of its twins; in layers, of which often
/// only some have to change, to a few that follow.
void Search::changeTwins(Genes &genes, const Decoder &decoder, int32_t gap) {
  int64_t count = problem.hasSeveralMicrobatches
                      ? problem.numOps
                      : 1 + int64_t(random.below(mostTwins));
  bool whole = genes.stretch[gap] == decoder.whole(gap);
  bool windowed = genes.stretch[gap] == decoder.window(gap);
  for (int32_t twin = nextTwin[gap]; twin != gap && count > 0;
       twin = nextTwin[twin], --count) {
    bool byEnd = genes.key[gap] == problem.gaps[gap].to;
    set(genes, twin, byEnd ? problem.gaps[twin].to : genes.key[gap]);
    if (whole)
      genes.stretch[twin] = decoder.whole(twin);
    else if (windowed)
      genes.stretch[twin] = decoder.window(twin);
  }
}

void Search::propose(Candidate &candidate, const Decoder &decoder) {
  bool forAll = !nextTwin.empty() && random.below(2) == 0;
  for (int64_t count = 1 + random.below(3); count > 0; --count) {
    int32_t gap = pick(candidate.schedule);
    change(candidate.genes, candidate.schedule, decoder, gap);
    if (forAll)
      changeTwins(candidate.genes, decoder, gap);
  }
}

/// Times a decoded schedule; on small steps also in its advanced form, of which
/// the better is kept.
void Search::timeBest(Schedule &schedule, Decoder &decoder,
                      const Budgets &budgets, double limitUs) {
  constexpr int64_t smallStep = 60000;
  if (problem.numOps * int64_t(problem.gaps.size()) > smallStep) {
    decoder.time(schedule, budgets, limitUs);
    return;
  }
  decoder.time(schedule, budgets);
  advanced = schedule;
  decoder.advance(advanced, budgets.device);
  decoder.time(advanced, budgets, limitUs);
  if (advanced.costUs < schedule.costUs - problem.roundingUs())
    std::swap(advanced, schedule);
}

/// Returns true if the changed priorities are at least as good; writes their
/// schedule to `trial`.
bool Search::accepts(const Candidate &candidate, Decoder &decoder,
                     Decoder *guard, const Budgets &budgets) {
  if (!decoder.decode(candidate.genes, budgets, trial))
    return false;
  if (guard)
    guarded = trial;
  timeBest(trial, decoder, budgets, candidate.schedule.costUs);
  if (trial.costUs > candidate.schedule.costUs + problem.roundingUs())
    return false;
  if (!guard)
    return true;
  double tolerance = problem.baseUs() * 1e-9;
  guard->time(guarded, budgets, tolerance);
  return guarded.costUs <= tolerance;
}

int64_t Search::improve(Candidate &candidate, Decoder &decoder, Decoder *guard,
                        const Budgets &budgets, double goalUs,
                        int64_t evaluations, int64_t patience) {
  int64_t used = 0, lastGain = 0;
  if (problem.gaps.empty())
    return used;
  if (!getRepeats(problem).empty() && nextTwin.empty() && evaluations > 0)
    findTwins();
  while (used < evaluations && used - lastGain < patience &&
         candidate.schedule.costUs > goalUs) {
    if (++used % 256 == 0 && progress)
      progress("searching", double(used) / evaluations);
    undo.clear();
    propose(candidate, decoder);
    if (accepts(candidate, decoder, guard, budgets)) {
      if (trial.costUs < candidate.schedule.costUs - problem.roundingUs())
        lastGain = used;
      std::swap(trial, candidate.schedule);
      continue;
    }
    for (; !undo.empty(); undo.pop_back())
      restore(candidate.genes, undo.back());
  }
  return used;
}
