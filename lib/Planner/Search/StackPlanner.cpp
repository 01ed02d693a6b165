//===- StackPlanner.cpp - Plans that loops can repeat ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StackPlanner.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

using namespace ao::planner;

/// Fewer slices make no loop.
static constexpr int64_t fewest = 2;

/// How many plans may be tried: on large steps each takes long.
static int64_t allowedPlans(const Trace &trace, int64_t effort) {
  double work = 4e6 * std::pow(4.0, static_cast<double>(effort) - 1);
  double size = static_cast<double>(trace.numOps() + trace.numValues() + 1);
  return static_cast<int64_t>(std::clamp(work / size, 6.0, 240.0));
}

StackPlanner::StackPlanner(const Trace &trace, const Machine &machine,
                           const PlanOptions &options)
    : trace(trace), machine(machine), options(options), shapes(shapesOf(trace)),
      places(trace, machine, shapes),
      allowed(allowedPlans(trace, options.effort)) {
  double baseUs = 0;
  for (const Op &op : trace.ops)
    baseUs += op.durationUs;
  // A slice that is made at the end of an iteration is copied with nothing to
  // hide behind: a thousandth of the step counts as no time.
  freeUs = baseUs * 1e-3;
  smallUs = baseUs * 1e-9;
  for (size_t i = 0; i < shapes.size(); ++i) {
    const StackShape &shape = shapes[i];
    if (!trace.values[shape.values.front()].offloadable || shape.bytes == 0 ||
        shape.bytes < options.minBytes || shape.trips() < fewest)
      continue;
    auto known = std::find_if(movable.begin(), movable.end(), [&](auto &entry) {
      return entry.first == shape.out;
    });
    if (known == movable.end())
      known = movable.insert(movable.end(), {shape.out, {}});
    known->second.push_back(i);
  }
}

//===----------------------------------------------------------------------===//
// What a choice comes to
//===----------------------------------------------------------------------===//

StackOutcome StackPlanner::evaluate(const Slices &slices, Haste haste) {
  return judge(places.place(slices, haste), slices);
}

StackOutcome StackPlanner::judge(std::vector<Command> commands,
                                 const Slices &slices) {
  ++used;
  StackOutcome outcome;
  outcome.commands = std::move(commands);
  Expected<Simulation> simulation = simulate(trace, machine, outcome.commands);
  LoopCuts cuts = cutsFor(shapes, slices);
  bool isLong = std::any_of(cuts.begin(), cuts.end(), [](const auto &entry) {
    return static_cast<int64_t>(entry.second.size()) >= maxLoopSegments;
  });
  if (!simulation || isLong) {
    outcome.exposedUs = std::numeric_limits<double>::infinity();
    outcome.peakBytes = outcome.hostPeakBytes =
        std::numeric_limits<int64_t>::max();
    return outcome;
  }
  outcome.exposedUs = simulation->exposedUs;
  outcome.peakBytes = simulation->peakBytes;
  outcome.hostPeakBytes = simulation->hostPeakBytes;
  return outcome;
}

bool StackPlanner::isWithin(const StackOutcome &outcome) const {
  if (options.hostBudget && outcome.hostPeakBytes > *options.hostBudget)
    return false;
  return options.deviceBudget ? outcome.peakBytes <= *options.deviceBudget
                              : outcome.exposedUs <= freeUs;
}

bool StackPlanner::isBetter(const StackOutcome &one,
                            const StackOutcome &other) const {
  if (isWithin(one) != isWithin(other))
    return isWithin(one);
  if (!options.deviceBudget || !isWithin(one))
    return one.peakBytes < other.peakBytes;
  return one.exposedUs + smallUs < other.exposedUs;
}

/// Returns whether it keeps the budgets.
bool StackPlanner::consider(const Slices &slices, Haste haste) {
  StackOutcome outcome = evaluate(slices, haste);
  bool fits = isWithin(outcome);
  if (!best || isBetter(outcome, *best))
    best = std::move(outcome);
  return fits;
}

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

/// Of items of these sizes, those whose sum is closest to `target` from below,
/// or from above, in steps of a two-thousandth of them all; all of them where
/// they are too few.
static std::vector<bool> chooseSum(const std::vector<int64_t> &sizes,
                                   double target, bool isAbove) {
  constexpr int64_t steps = 2048;
  double total = std::accumulate(sizes.begin(), sizes.end(), 0.0);
  auto inSteps = [&](double size) {
    return static_cast<int64_t>(std::lround(size / total * steps));
  };
  int64_t most = static_cast<int64_t>(sizes.size()) + steps;
  std::vector<std::vector<bool>> isIn(sizes.size(),
                                      std::vector<bool>(most + 1));
  std::vector<bool> isReached(most + 1);
  isReached[0] = true;
  for (size_t i = 0; i < sizes.size(); ++i) {
    int64_t size = inSteps(static_cast<double>(sizes[i]));
    for (int64_t sum = most; sum >= size; --sum)
      if (!isReached[sum] && isReached[sum - size])
        isReached[sum] = isIn[i][sum] = true;
  }
  double wanted = target / total * steps;
  int64_t sum = static_cast<int64_t>(isAbove ? std::ceil(wanted - 0.5)
                                             : std::floor(wanted + 0.5));
  sum = std::clamp<int64_t>(sum, 0, most);
  while (!isReached[sum] && (isAbove ? sum < most : sum > 0))
    sum += isAbove ? 1 : -1;
  if (!isReached[sum])
    return std::vector<bool>(sizes.size(), true);
  std::vector<bool> chosen(sizes.size());
  for (size_t i = sizes.size(); i-- > 0;)
    if (isReached[sum] && isIn[i][sum]) {
      chosen[i] = true;
      sum -= inSteps(static_cast<double>(sizes[i]));
    }
  return chosen;
}

static int64_t divideUp(double bytes, double size) {
  return static_cast<int64_t>(std::ceil(bytes / size));
}

/// Lets a share of the bytes that `loop` stacks leave, as evenly as can be: a
/// choice of stacks for which the link has the same to do in nearly every
/// iteration. If not `isEven`, one more stack moves in the first iterations, so
/// that less than that is enough.
void StackPlanner::chooseOf(const std::vector<size_t> &stacks, double share,
                            bool keepsLast, bool isEven, Slices &slices) const {
  int64_t trips = shapes[stacks.front()].trips();
  int64_t most = std::max(trips - (keepsLast ? 1 : 0), fewest);
  std::vector<int64_t> sizes;
  double total = 0;
  for (size_t stack : stacks) {
    sizes.push_back(shapes[stack].bytes);
    total += static_cast<double>(shapes[stack].bytes);
  }
  double wanted = share * total * static_cast<double>(trips);
  double each = wanted / static_cast<double>(most);
  std::vector<bool> chosen = chooseSum(sizes, each, isEven);
  double sum = 0;
  std::optional<size_t> smallest;
  for (size_t i = 0; i < stacks.size(); ++i) {
    if (chosen[i])
      sum += static_cast<double>(sizes[i]);
    else if (!smallest || sizes[i] < sizes[*smallest])
      smallest = i;
  }
  int64_t count = std::min(most, divideUp(wanted, std::max(sum, 1.0)));
  for (size_t i = 0; i < stacks.size(); ++i)
    if (chosen[i])
      slices[stacks[i]] = std::max(count, fewest);
  double rest = wanted - sum * static_cast<double>(most);
  if (rest <= 0 || !smallest)
    return;
  count = divideUp(rest, static_cast<double>(sizes[*smallest]));
  slices[stacks[*smallest]] = std::clamp(count, fewest, most);
}

StackPlanner::Slices StackPlanner::choose(double share, bool keepsLast,
                                          bool isEven) const {
  Slices slices(shapes.size());
  if (share > 0)
    for (const auto &[loop, stacks] : movable)
      chooseOf(stacks, share, keepsLast, isEven, slices);
  return slices;
}

/// The smallest share that fits or, without a budget, the largest that costs no
/// time: with more, or fewer, there is more to copy, or more that stays.
void StackPlanner::search(bool keepsLast, bool isEven, Haste haste,
                          int64_t plans) {
  bool hasBudget = options.deviceBudget.has_value();
  int64_t last = std::min(allowed, used + plans);
  bool fitsAll = consider(choose(1, keepsLast, isEven), haste);
  if (fitsAll != hasBudget)
    return;
  double low = 0, high = 1;
  while (used < last && high - low > 1e-3) {
    double middle = (low + high) / 2;
    bool fits = consider(choose(middle, keepsLast, isEven), haste);
    (fits == hasBudget ? high : low) = middle;
  }
}

StackOutcome StackPlanner::plan() {
  bool fits = consider(Slices(shapes.size()), {});
  bool hasBudget = options.deviceBudget.has_value();
  if (movable.empty() || (fits && hasBudget))
    return std::move(*best);
  // Where memory is short, less in flight may be worth the time.
  std::vector<Haste> hastes = {{false, false}};
  if (hasBudget)
    hastes.insert(hastes.end(), {{true, false}, {false, true}, {true, true}});
  auto searches = static_cast<int64_t>(4 * hastes.size());
  int64_t plans = std::max<int64_t>((allowed - used) / searches, 2);
  for (Haste haste : hastes)
    for (bool isEven : {true, false})
      for (bool keepsLast : {true, false})
        if (!hasBudget || !isWithin(*best) || best->exposedUs > smallUs)
          search(keepsLast, isEven, haste, plans);
  return std::move(*best);
}

StackOutcome StackPlanner::moveAll(Haste haste) {
  Slices slices(shapes.size());
  for (const auto &[loop, stacks] : movable)
    for (size_t stack : stacks)
      slices[stack] = shapes[stack].trips();
  return evaluate(slices, haste);
}

//===----------------------------------------------------------------------===//
// Layers
//===----------------------------------------------------------------------===//

StackOutcome StackPlanner::moveLayers(const StackLayers &layers,
                                      int64_t count) {
  Slices slices(shapes.size());
  for (const auto &[loop, stacks] : movable)
    if (int64_t moved = layers.iterationsIn(*loop, count); moved > 0)
      for (size_t stack : stacks)
        slices[stack] = std::max(moved, fewest);
  std::vector<Command> commands =
      places.placeByLayers(slices, layers.count() - count);
  return judge(std::move(commands), slices);
}

StackOutcome StackPlanner::findLayers(const StackLayers &layers) {
  bool hasBudget = options.deviceBudget.has_value();
  StackOutcome lowest = moveLayers(layers, 0);
  if (hasBudget && isWithin(lowest))
    return lowest;
  auto isGood = [&](int64_t count) {
    StackOutcome outcome = moveLayers(layers, count);
    bool good = isWithin(outcome);
    if ((good || hasBudget) && outcome.peakBytes < lowest.peakBytes)
      lowest = std::move(outcome);
    return good;
  };
  int64_t low = 0, high = std::max<int64_t>(layers.count(), 1);
  if (high <= allowed) {
    for (int64_t count = 1; count < high; ++count)
      if (isGood(count) && hasBudget)
        return moveLayers(layers, count);
    return lowest;
  }
  std::optional<int64_t> fewestLayers;
  while (high - low > 1) {
    int64_t middle = low + (high - low) / 2;
    bool good = isGood(middle);
    if (good && hasBudget)
      fewestLayers = middle;
    (good == hasBudget ? high : low) = middle;
  }
  return fewestLayers ? moveLayers(layers, *fewestLayers) : lowest;
}

Expected<StackOutcome> StackPlanner::moveLayers() {
  Expected<StackLayers> layers = StackLayers::find(trace);
  if (!layers)
    return layers.takeError();
  return options.numLayers ? moveLayers(*layers, *options.numLayers)
                           : findLayers(*layers);
}
