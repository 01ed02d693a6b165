//===- ResidualPlanner.cpp - Plans that loops can repeat ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ResidualPlanner.h"

#include "ao/Planner/SearchLayers.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <set>
#include <utility>

using namespace ao::planner;

/// The greatest number of plans to try: each takes long on large steps.
static int64_t allowedPlans(const Trace &trace, int64_t effort) {
  double work = 4e6 * std::pow(4.0, static_cast<double>(effort) - 1);
  double size = static_cast<double>(trace.numOps() + trace.numValues() + 1);
  return static_cast<int64_t>(std::clamp(work / size, 12.0, 960.0));
}

static int64_t limitOf(const Machine &machine, const PlanOptions &options) {
  int64_t most = std::numeric_limits<int64_t>::max();
  return std::min(options.hostBudget.value_or(most),
                  pinnedLimit(machine, options).value_or(most));
}

ResidualPlanner::ResidualPlanner(const Trace &trace, const Machine &machine,
                                 const PlanOptions &options,
                                 ResidualRecipes given,
                                 std::optional<StepAround> stepAround)
    : trace(trace), machine(machine), options(options), shapes(shapesOf(trace)),
      recipes(shapes, std::move(given)), isRematerialized(shapes.size()),
      seed(shapes.size()), places(trace, machine, shapes),
      problem(problemOf(trace, options.minBytes)),
      totals(trace, machine, problem, shapes),
      hostLimit(limitOf(machine, options)), unplanned(unplannedPeak(trace)),
      allowed(allowedPlans(trace, options.effort)),
      around(std::move(stepAround)),
      random(static_cast<uint64_t>(options.seed)) {
  // No op overlaps with the offload of a slice that is defined at the end of an
  // iteration: a thousandth of the step counts as no time.
  freeUs = problem.baseUs() * std::max(1e-3, options.maxSlowdown.value_or(0));
  leastUs = 0;
  smallUs = problem.baseUs() * 1e-9;
  std::map<const Loop *, size_t> numbers;
  for (size_t i = 0; i < shapes.size(); ++i) {
    const ResidualShape &shape = shapes[i];
    // A slice that is offloaded is not copied into its residual.
    double copiesUs = shape.copyUs * static_cast<double>(shape.trips());
    freeUs += copiesUs;
    if (!trace.values[shape.values.front()].offloadable || shape.bytes == 0 ||
        shape.bytes < options.minBytes || shape.trips() < fewestSlices) {
      leastUs += copiesUs;
      continue;
    }
    auto [number, isNew] = numbers.try_emplace(shape.out, eligible.size());
    if (isNew)
      eligible.push_back({shape.out, {}});
    eligible[number->second].second.push_back(i);
  }
}

//===----------------------------------------------------------------------===//
// Totals of choices
//===----------------------------------------------------------------------===//

/// Greater than the totals of every plan.
static constexpr Totals worst{std::numeric_limits<double>::infinity(),
                              std::numeric_limits<int64_t>::max(),
                              std::numeric_limits<int64_t>::max(),
                              std::numeric_limits<int64_t>::max()};

/// Returns whether the loops may be split for these slices. Each segment may
/// have a peeled iteration before and after it, so that more than two segments
/// make the module three times as large; within a budget, a third one is worth
/// that.
bool ResidualPlanner::canBeCut(const Slices &slices) const {
  int64_t mostSegments =
      maxSegments.value_or(maxLoopSegments - (options.deviceBudget ? 1 : 2));
  LoopCuts cuts = cutsFor(shapes, slices);
  for (const auto &[loop, ends] : cuts)
    if (static_cast<int64_t>(ends.size()) >= mostSegments)
      return false;
  for (size_t i = 0; i < shapes.size(); ++i)
    if (findStranded(shapes[i], cuts, slices[i]))
      return false;
  return true;
}

/// Adds the cost of code to the totals of a split loop: two segments are worth
/// their code if they lower the peak by a share of it. Within a budget, only
/// time counts.
Totals ResidualPlanner::addPriceOfCuts(const Slices &slices,
                                       Totals found) const {
  constexpr int64_t share = 100;
  if (!options.deviceBudget && !cutsFor(shapes, slices).empty() &&
      found.peakBytes != worst.peakBytes)
    found.peakBytes += found.peakBytes / share;
  return found;
}

Totals ResidualPlanner::evaluate(const Choice &choice) {
  ++used;
  if (!canBeCut(choice.slices) || !recipes.areAvailable(choice.slices))
    return worst;
  auto [known, isNew] = evaluated.try_emplace(choice, worst);
  if (isNew)
    known->second = compute(choice);
  if (around)
    tried.insert(choice);
  Totals found = addPriceOfCuts(choice.slices, known->second);
  return mayMoveValues(found) ? moveValues(choice, found) : found;
}

/// Returns true if slices exceed the budget, and moving other values may be
/// better than the best choice so far.
bool ResidualPlanner::mayMoveValues(const Totals &slices) const {
  return movesValues && slices.peakBytes > *options.deviceBudget &&
         fitsHost(slices.hostPeakBytes) &&
         (!known || !isWithin(*known) || slices.addedUs() < known->addedUs());
}

/// Returns the totals of a choice with values around the loops moved.
Totals ResidualPlanner::moveValues(const Choice &choice, const Totals &slices) {
  auto [result, isNew] = moved.try_emplace(choice, slices);
  if (!isNew)
    return result->second;
  moveUses(choice.slices);
  std::vector<ResidualTransfers> transfers =
      places.choose(choice.slices, choice.timing);
  StepProfile profile;
  totals.compute(transfers, &profile);
  result->second =
      around->move(slices, profile, shapes, transfers, *options.deviceBudget);
  return result->second;
}

/// Makes `shapes` those for a choice of rematerialized slices.
void ResidualPlanner::moveUses(const Slices &slices) {
  bool changed = false;
  for (size_t i : recipes.getByPrice()) {
    bool now = slices[i].rematerialized > 0;
    changed |= now != isRematerialized[i];
    isRematerialized[i] = now;
  }
  if (!changed)
    return;
  shapes = recipes.shapesFor(slices);
  places.sort();
}

Totals ResidualPlanner::compute(const Choice &choice) {
  moveUses(choice.slices);
  return totals.compute(places.choose(choice.slices, choice.timing));
}

ResidualOutcome
ResidualPlanner::follow(const std::vector<ResidualTransfers> &transfers) const {
  ResidualOutcome outcome;
  outcome.transfers = transfers;
  outcome.commands = ResidualCommands(trace, shapes, transfers).getAll();
  Expected<Simulation> simulation = simulate(trace, machine, outcome.commands);
  if (!simulation)
    outcome.totals = worst;
  else
    outcome.totals = {simulation->makespanUs - problem.baseUs() -
                          simulation->slowedUs,
                      simulation->peakBytes, simulation->hostPeakBytes,
                      simulation->pinnedPeakBytes, simulation->slowedUs};
  return outcome;
}

ResidualOutcome ResidualPlanner::follow(const Choice &choice) {
  return follow(places.choose(choice.slices, choice.timing));
}

bool ResidualPlanner::isWithin(const Totals &totals) const {
  if (!fitsHost(totals.hostPeakBytes))
    return false;
  return options.deviceBudget ? totals.peakBytes <= *options.deviceBudget
                              : totals.exposedUs <= freeUs;
}

/// Returns whether `one` is better. Of two that exceed the budgets, the better
/// one takes less host memory, as far as that is exceeded, and then less device
/// memory.
bool ResidualPlanner::isBetter(const Totals &one, const Totals &other) const {
  if (isWithin(one) != isWithin(other))
    return isWithin(one);
  if (options.deviceBudget && isWithin(one))
    return one.addedUs() + smallUs < other.addedUs();
  return std::pair(std::max(one.hostPeakBytes, hostLimit), one.peakBytes) <
         std::pair(std::max(other.hostPeakBytes, hostLimit), other.peakBytes);
}

/// Considers a choice with its totals. Returns whether it meets the budgets.
bool ResidualPlanner::consider(const Choice &choice, const Totals &found) {
  if (!known || isBetter(found, *known)) {
    best = choice;
    known = found;
  }
  if (!seeded || isBetter(found, *seeded)) {
    bestSeeded = choice;
    seeded = found;
  }
  return isWithin(found);
}

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

/// Differences between shares that are ignored.
static constexpr double smallShare = 1e-3;

static int64_t divideUp(double bytes, double size) {
  return static_cast<int64_t>(std::ceil(bytes / size));
}

/// Selects a share of the bytes that one loop stacks, as evenly as possible: a
/// choice of residuals for which the link has the same work in nearly every
/// iteration. Each copy takes the latency of the link, but many small ones have
/// less memory in flight. With an uneven choice, one more residual is offloaded
/// in the first iterations, so that a smaller share is enough.
void ResidualPlanner::chooseOf(std::vector<size_t> residuals, double share,
                               Distribution distribution, Slices &slices) {
  if (distribution.without)
    residuals.erase(
        std::remove(residuals.begin(), residuals.end(), *distribution.without),
        residuals.end());
  if (residuals.empty())
    return;
  residuals.erase(std::remove_if(residuals.begin(), residuals.end(),
                                 [&](size_t residual) {
                                   return seed[residual].rematerialized > 0;
                                 }),
                  residuals.end());
  if (residuals.empty())
    return;
  int64_t trips = shapes[residuals.front()].trips();
  int64_t most =
      std::max(trips - (distribution.keepsLast ? 1 : 0), fewestSlices);
  std::vector<int64_t> sizes;
  double total = 0;
  for (size_t residual : residuals) {
    sizes.push_back(shapes[residual].bytes);
    total += static_cast<double>(shapes[residual].bytes);
  }
  double wanted = share * total * static_cast<double>(trips);
  double each = wanted / static_cast<double>(most);
  auto known = sums.try_emplace({residuals, distribution.hasFew}, sizes,
                                distribution.hasFew);
  std::vector<bool> chosen =
      known.first->second.choose(each, distribution.isEven);
  double sum = 0;
  std::optional<size_t> smallest;
  for (size_t i = 0; i < residuals.size(); ++i) {
    if (chosen[i])
      sum += static_cast<double>(sizes[i]);
    else if (!smallest || sizes[i] < sizes[*smallest])
      smallest = i;
  }
  int64_t count = std::min(most, divideUp(wanted, std::max(sum, 1.0)));
  for (size_t i = 0; i < residuals.size(); ++i)
    if (chosen[i])
      slices[residuals[i]].offloaded = std::max(count, fewestSlices);
  double rest = wanted - sum * static_cast<double>(most);
  if (rest <= 0 || !smallest)
    return;
  count = divideUp(rest, static_cast<double>(sizes[*smallest]));
  slices[residuals[*smallest]].offloaded =
      std::clamp(count, fewestSlices, most);
}

/// Merges positions of splits. A single iteration that is split off is no loop,
/// and its slices are values of no residual: if one of the offloaded slices
/// would require that, other numbers are close enough.
void ResidualPlanner::mergeCuts(Slices &slices) const {
  for (const auto &[loop, residuals] : eligible) {
    auto replace = [&](int64_t old, int64_t by) {
      for (size_t residual : residuals)
        if (slices[residual].offloaded == old)
          slices[residual].offloaded = by;
    };
    std::set<int64_t> ends;
    for (size_t residual : residuals)
      if (slices[residual].offloaded > 0)
        ends.insert(slices[residual].offloaded);
    for (auto end = ends.begin(); end != ends.end();) {
      int64_t previous = *end;
      if (++end == ends.end() || *end - previous > 1)
        continue;
      if (std::next(end) == ends.end())
        replace(*end, previous);
      else
        replace(previous, *end);
    }
  }
}

ResidualPlanner::Slices ResidualPlanner::choose(double share,
                                                Distribution distribution) {
  Slices slices = seed;
  if (share > 0)
    for (const auto &[loop, residuals] : eligible)
      chooseOf(residuals, share, distribution, slices);
  mergeCuts(slices);
  return slices;
}

const ResidualPlanner::Distribution ResidualPlanner::allDistributions[] = {
    {true, true, false},   {false, true, false}, {true, false, false},
    {false, false, false}, {true, true, true},   {false, true, true},
    {true, false, true},   {false, false, true}};

const TimingPolicy ResidualPlanner::memorySavers[] = {
    {false, false, 1}, {false, false, 2}, {false, false, 4}, {true, false, 1},
    {true, false},     {false, true},     {true, true}};

/// Returns the largest share that fits in host memory.
double ResidualPlanner::largestShare(Distribution distribution) {
  auto fits = [&](double share) {
    return fitsHost(hostPeakOf(shapes, choose(share, distribution)));
  };
  if (fits(1))
    return 1;
  double low = 0, high = 1;
  while (high - low > smallShare) {
    double middle = (low + high) / 2;
    (fits(middle) ? low : high) = middle;
  }
  return low;
}

/// Returns the share of the eligible bytes of `distribution` that equals the
/// bytes of `slices`.
double ResidualPlanner::shareOf(const Slices &slices,
                                Distribution distribution) const {
  double offloaded = 0, total = 0;
  for (const auto &[loop, residuals] : eligible)
    for (size_t residual : residuals) {
      auto bytes = static_cast<double>(shapes[residual].bytes);
      offloaded += bytes * static_cast<double>(slices[residual].offloaded);
      if (residual != distribution.without &&
          seed[residual].rematerialized == 0)
        total += bytes * static_cast<double>(shapes[residual].trips());
    }
  return offloaded / std::max(total, 1.0);
}

/// Searches the smallest share that fits or, without a budget, the largest one
/// that adds no time: larger shares copy more, and smaller ones keep more on
/// device.
void ResidualPlanner::search(Distribution distribution, TimingPolicy timing,
                             int64_t plans) {
  timing.hasTwoStages = hasTwoStages;
  bool hasBudget = options.deviceBudget.has_value();
  int64_t last = used + plans;
  // Without a budget, a smaller share than that of the best plan so far gains
  // nothing.
  double low = hasBudget ? 0 : shareOf(bestSeeded.slices, distribution);
  double high = largestShare(distribution);
  if (low > 0 &&
      (low >= high || !consider({choose(low, distribution), timing})))
    return;
  bool fitsMost = consider({choose(high, distribution), timing});
  if (fitsMost != hasBudget)
    return;
  while (used < last && high - low > smallShare) {
    double middle = (low + high) / 2;
    bool fits = consider({choose(middle, distribution), timing});
    (fits == hasBudget ? high : low) = middle;
  }
}

/// Searches larger shares than a budget requires: offloaded slices are not
/// copied on the device, so that more of them may take less time while the link
/// is idle.
void ResidualPlanner::searchFastest(Distribution distribution, int64_t plans) {
  constexpr double golden = 0.618;
  TimingPolicy timing;
  timing.hasTwoStages = hasTwoStages;
  int64_t last = used + plans;
  double low = 0, high = largestShare(distribution);
  auto rateOf = [&](double share) {
    Choice choice{choose(share, distribution), timing};
    Totals found = evaluate(choice);
    consider(choice, found);
    return rate(found);
  };
  double left = high - golden * (high - low), right = low + high - left;
  double atLeft = rateOf(left), atRight = rateOf(right);
  while (used < last && high - low > smallShare) {
    if (atLeft <= atRight) {
      high = right;
      right = std::exchange(left, high - golden * (high - low));
      atRight = std::exchange(atLeft, rateOf(left));
    } else {
      low = left;
      left = std::exchange(right, low + golden * (high - low));
      atLeft = std::exchange(atRight, rateOf(right));
    }
  }
}

/// Searches shares without one of the residuals: among sets of residuals with
/// slices of the same size, each distribution yields one, and these are the
/// others. Which ones are best depends on the delay that is allowed for the
/// link.
void ResidualPlanner::searchWithout(Distribution distribution, int64_t plans) {
  constexpr TimingPolicy withBacklog{false, false, 2, true};
  const TimingPolicy timings[] = {bestSeeded.timing, withBacklog};
  int64_t last = used + allowed;
  for (const auto &[loop, residuals] : eligible)
    for (size_t residual : residuals)
      for (TimingPolicy timing : timings) {
        if (used >= last || isDone())
          return;
        distribution.without = residual;
        search(distribution, timing, plans);
      }
}

int64_t ResidualPlanner::leastHostBytes() {
  bool isLimited = hostLimit != std::numeric_limits<int64_t>::max();
  if (!options.deviceBudget || !isLimited || eligible.empty())
    return 0;
  std::optional<int64_t> least;
  int64_t last = used + allowed;
  // Keep as little in flight as possible.
  TimingPolicy timing{/*blockingOffloads=*/true, /*blockingReloads=*/true};
  for (Distribution distribution : allDistributions) {
    auto fits = [&](double share) {
      Totals found = evaluate({choose(share, distribution), timing});
      bool isEnough = found.peakBytes <= *options.deviceBudget;
      if (isEnough)
        least =
            std::min(least.value_or(found.hostPeakBytes), found.hostPeakBytes);
      return isEnough;
    };
    if (used >= last || !fits(1))
      continue;
    double low = 0, high = 1;
    while (used < last && high - low > smallShare) {
      double middle = (low + high) / 2;
      (fits(middle) ? high : low) = middle;
    }
  }
  return least.value_or(0);
}

/// Returns a cost to minimize; bytes above a budget count many times, so that a
/// search returns to feasible choices.
double ResidualPlanner::rate(const Totals &totals) const {
  constexpr double weight = 100;
  auto share = [](auto part, auto whole) {
    return std::max(static_cast<double>(part), 0.0) /
           std::max(static_cast<double>(whole), 1.0);
  };
  if (totals.peakBytes == worst.peakBytes)
    return worst.exposedUs;
  double time = share(totals.addedUs(), problem.baseUs());
  double peak = share(totals.peakBytes, unplanned);
  double excess = 0;
  if (!fitsHost(totals.hostPeakBytes))
    excess += share(totals.hostPeakBytes - hostLimit, unplanned);
  if (!options.deviceBudget)
    return peak + weight * (excess +
                            share(totals.exposedUs - freeUs, problem.baseUs()));
  excess += share(totals.peakBytes - *options.deviceBudget, unplanned);
  return time + weight * excess;
}

void ResidualPlanner::limit(SliceCounts &slices, int64_t trips) {
  slices.offloaded = slices.offloaded <= 0
                         ? 0
                         : std::clamp(slices.offloaded, fewestSlices, trips);
  slices.rematerialized =
      std::min(slices.rematerialized, trips - slices.offloaded);
  if (slices.rematerialized < fewestSlices)
    slices.rematerialized = 0;
}

/// Makes a few changes at once: one of them alone may cost more than the others
/// gain.
ResidualPlanner::Choice ResidualPlanner::change(const Choice &choice) {
  Choice next = choice;
  Slices &slices = next.slices;
  for (uint64_t i = 0, count = 1 + random.below(3); i < count; ++i) {
    const auto &residuals = eligible[random.below(eligible.size())].second;
    size_t residual = residuals[random.below(residuals.size())];
    size_t other = residuals[random.below(residuals.size())];
    int64_t trips = shapes[residual].trips();
    int64_t old = slices[residual].offloaded;
    switch (random.below(recipes.isEmpty() ? 6 : 8)) {
    case 0:
      slices[residual] = {old > 0 ? 0 : trips};
      break;
    case 1:
      std::swap(slices[residual].offloaded, slices[other].offloaded);
      break;
    case 2:
      slices[residual].offloaded = slices[other].offloaded;
      break;
    case 3:
      slices[residual].offloaded = old + (random.below(2) == 0 ? 1 : -1);
      break;
    case 6:
      if (recipes.has(residual))
        slices[residual].rematerialized =
            slices[residual].rematerialized > 0 ? 0 : trips;
      break;
    case 7:
      slices[residual].rematerialized -= 1 + random.below(3);
      break;
    default: {
      int64_t by = static_cast<int64_t>(random.below(5)) - 2;
      for (size_t each : residuals)
        slices[each].offloaded +=
            slices[each].offloaded == old && old > 0 ? by : 0;
    }
    }
    for (size_t each : residuals)
      limit(slices[each], trips);
  }
  if (random.below(16) == 0)
    next.timing = {random.below(2) == 0, random.below(2) == 0,
                   static_cast<int64_t>(random.below(4)), random.below(2) == 0,
                   choice.timing.hasTwoStages};
  mergeCuts(slices);
  for (size_t residual : recipes.getByPrice())
    limit(slices[residual], shapes[residual].trips());
  return next;
}

/// Searches in the neighborhood of the best choice found so far.
void ResidualPlanner::improve() {
  Choice current = bestSeeded;
  double rated = rate(*seeded);
  for (int64_t last = used + allowed; used < last && !isDone();) {
    Choice next = change(current);
    Totals found = evaluate(next);
    double other = rate(found);
    if (other > rated)
      continue;
    current = next;
    rated = other;
    consider(next, found);
  }
}

/// Returns whether a loop may both define and read slices that are offloaded.
bool ResidualPlanner::mayHaveThreeStages() const {
  std::set<const Loop *> defining, reading;
  for (const auto &[loop, residuals] : eligible)
    for (size_t residual : residuals) {
      defining.insert(shapes[residual].out);
      reading.insert(shapes[residual].in);
    }
  return std::any_of(defining.begin(), defining.end(),
                     [&](const Loop *loop) { return reading.count(loop) > 0; });
}

/// Under a budget, a plan without lost time is optimal.
bool ResidualPlanner::isDone() const {
  return options.deviceBudget && isWithin(*known) &&
         known->addedUs() <= leastUs + smallUs;
}

void ResidualPlanner::searchAll() {
  bool hasBudget = options.deviceBudget.has_value();
  int64_t plans = std::max<int64_t>(allowed / 16, 10);
  const Distribution *bestDistribution = allDistributions;
  for (const Distribution &distribution : allDistributions) {
    double before = rate(*seeded);
    if (!isDone() && used < allowed)
      search(distribution, {}, plans);
    if (rate(*seeded) < before)
      bestDistribution = &distribution;
  }
  bool hasCopies = freeUs - leastUs > 2e-3 * problem.baseUs();
  if (hasBudget && hasCopies && !isDone() && used < allowed)
    searchFastest(*bestDistribution, plans);
  // If memory is short, fewer bytes in flight may be worth the time, for any of
  // the residuals.
  if (hasBudget)
    for (TimingPolicy timing : memorySavers)
      if (!isDone() && used < allowed)
        search(*bestDistribution, timing, plans);
  searchWithout(*bestDistribution, plans);
  improve();
}

ResidualPlanner::Proposal
ResidualPlanner::propose(std::optional<int64_t> deviceBudget,
                         std::optional<int64_t> mostSegments) {
  options.deviceBudget = deviceBudget;
  maxSegments = mostSegments;
  tried.clear();
  moved.clear();
  findBest();
  moveUses(best.slices);
  // `known` includes the price of cuts if there is no budget.
  return {places.choose(best.slices, best.timing),
          options.deviceBudget ? *known : evaluated.at(best)};
}

ResidualOutcome ResidualPlanner::plan() {
  findBest();
  return follow(best);
}

void ResidualPlanner::findBest() {
  findSlices();
  if (around && options.deviceBudget && !isDone())
    searchAround();
}

/// Finds the best slices to move, with all other values kept.
void ResidualPlanner::findSlices() {
  used = 0;
  known.reset();
  seeded.reset();
  random = Random(static_cast<uint64_t>(options.seed));
  consider({Slices(shapes.size()), {}});
  if (eligible.empty() || isDone())
    return;
  searchStages();
  if (!recipes.isEmpty())
    searchRematerialized();
}

/// Searches slices that exceed the budget, with values around the loops moved
/// to meet it.
void ResidualPlanner::searchAround() {
  movesValues = true;
  consider({Slices(shapes.size()), {}});
  searchOtherBudgets();
  searchEvaluated();
  movesValues = false;
}

/// Tries the best slices for higher budgets, as long as the step fits.
void ResidualPlanner::searchOtherBudgets() {
  constexpr int64_t rounds = 6;
  int64_t budget = *options.deviceBudget, low = budget, high = unplanned;
  for (int64_t round = 0; round != rounds && low < high && !isDone(); ++round) {
    int64_t asked = low + (high - low) / 2;
    Choice bestBefore = best;
    std::optional<Totals> knownBefore = known;
    options.deviceBudget = asked;
    movesValues = false;
    findSlices();
    options.deviceBudget = budget;
    movesValues = true;
    Choice found = std::exchange(best, std::move(bestBefore));
    known = knownBefore;
    (consider(found) ? low : high) = asked;
  }
}

/// Tries the slices evaluated so far that exceed the budget the least.
void ResidualPlanner::searchEvaluated() {
  constexpr int64_t mostPlans = 24;
  int64_t left = mostPlans;
  std::vector<std::pair<int64_t, const Choice *>> byPeak;
  for (const Choice &choice : tried)
    if (const Totals &totals = evaluated.at(choice); mayMoveValues(totals))
      byPeak.emplace_back(totals.peakBytes, &choice);
  std::stable_sort(byPeak.begin(), byPeak.end(),
                   [](const auto &one, const auto &other) {
                     return one.first < other.first;
                   });
  for (const auto &[peak, choice] : byPeak) {
    if (isDone() || left == 0)
      return;
    if (!mayMoveValues(evaluated.at(*choice)))
      continue;
    --left;
    consider(*choice);
  }
}

void ResidualPlanner::searchStages() {
  // A third stage hides more of the copies, with more of them in flight.
  if (mayHaveThreeStages()) {
    int64_t before = used;
    hasTwoStages = true;
    searchAll();
    hasTwoStages = false;
    used = before;
  }
  searchAll();
}

ResidualOutcome ResidualPlanner::offloadAll(TimingPolicy timing) {
  Choice all{Slices(shapes.size()), timing};
  for (const auto &[loop, residuals] : eligible)
    for (size_t residual : residuals)
      all.slices[residual].offloaded = shapes[residual].trips();
  return follow(all);
}

//===----------------------------------------------------------------------===//
// Layers
//===----------------------------------------------------------------------===//

ResidualPlanner::Slices ResidualPlanner::slicesOf(const ResidualLayers &layers,
                                                  int64_t count) const {
  Slices slices(shapes.size());
  for (const auto &[loop, residuals] : eligible)
    if (int64_t offloaded = layers.iterationsIn(*loop, count); offloaded > 0)
      for (size_t residual : residuals)
        slices[residual].offloaded = std::max(offloaded, fewestSlices);
  keepOffloadable(slices);
  return slices;
}

/// Keeps on device the slices that no command would offload. Without them there
/// may be fewer splits.
void ResidualPlanner::keepOffloadable(Slices &slices) const {
  bool dropped = true;
  while (dropped) {
    dropped = false;
    LoopCuts cuts = cutsFor(shapes, slices);
    for (size_t i = 0; i < shapes.size(); ++i)
      if (findStranded(shapes[i], cuts, slices[i])) {
        slices[i] = {};
        dropped = true;
      }
  }
}

ResidualOutcome ResidualPlanner::offloadLayers(const ResidualLayers &layers,
                                               int64_t count) {
  return follow(
      places.chooseByLayers(slicesOf(layers, count), layers.count() - count));
}

/// Returns the largest number of layers, except for the last one, that fits in
/// host memory.
int64_t ResidualPlanner::mostLayers(const ResidualLayers &layers) const {
  int64_t low = 0, high = std::max<int64_t>(layers.count(), 1);
  while (high - low > 1) {
    int64_t middle = low + (high - low) / 2;
    bool fits = fitsHost(hostPeakOf(shapes, slicesOf(layers, middle)));
    (fits ? low : high) = middle;
  }
  return low;
}

ResidualOutcome ResidualPlanner::findLayers(const ResidualLayers &layers) {
  bool hasBudget = options.deviceBudget.has_value();
  ResidualOutcome lowest = offloadLayers(layers, 0);
  if (hasBudget && isWithin(lowest.totals))
    return lowest;
  auto isGood = [&](int64_t count) {
    ResidualOutcome outcome = offloadLayers(layers, count);
    bool good = isWithin(outcome.totals);
    if ((good || hasBudget) &&
        outcome.totals.peakBytes < lowest.totals.peakBytes)
      lowest = std::move(outcome);
    return good;
  };
  int64_t most = mostLayers(layers);
  std::optional<int64_t> fewest =
      searchLayers(1, most, /*triesAll=*/most < allowed, hasBudget, isGood);
  return fewest ? offloadLayers(layers, *fewest) : lowest;
}

Expected<ResidualOutcome> ResidualPlanner::offloadLayers() {
  Expected<ResidualLayers> layers = ResidualLayers::find(trace);
  if (!layers)
    return layers.takeError();
  return options.numLayers ? offloadLayers(*layers, *options.numLayers)
                           : findLayers(*layers);
}
