//===- RecomputeSearch.cpp - Which values to recompute --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RecomputeSearch.h"
#include "Algorithms/RangeMax.h"
#include "Model/ExpandCommands.h"
#include "Search.h"

#include <algorithm>
#include <cmath>
#include <iterator>

using namespace ao::planner;

static constexpr double infinite = std::numeric_limits<double>::infinity();

static constexpr GapUse allUses[] = {GapUse::Kept, GapUse::Dropped,
                                     GapUse::DroppedTwice,
                                     GapUse::DroppedHolding};

static Trace withoutNames(const Trace &trace) {
  Trace result = trace;
  for (Op &op : result.ops)
    op.name.clear();
  for (Value &value : result.values) {
    value.name.clear();
    value.group = -1;
  }
  return result;
}

RecomputeSearch::RecomputeSearch(const Trace &original, const Machine &machine,
                                 const PlanOptions &options)
    : original(original), machine(machine), options(options),
      nameless(allowance() > 0 ? std::optional(withoutNames(original))
                               : std::nullopt),
      trace(nameless ? *nameless : original), book(trace),
      random(static_cast<uint64_t>(options.seed) + 1) {
  for (const Op &op : trace.ops)
    baseUs += op.durationUs;
}

/// The number of choices for the effort, in addition to those of one order of
/// prices.
int64_t RecomputeSearch::allowance() const {
  constexpr int64_t workAtEffortOne = 6'000'000, most = 16'000;
  if (options.effort == 0)
    return 0;
  int64_t shift = 2 * (options.effort - 1);
  int64_t work = original.numOps() + 3 * original.numValues() + 1;
  int64_t left = (workAtEffortOne << shift) / work;
  return left < 32 ? 0 : std::min(left, most << shift);
}

//===----------------------------------------------------------------------===//
// Quick plans of transfers
//===----------------------------------------------------------------------===//

namespace {

/// A plan of transfers in a few classical orders, whose stalls are settled.
class QuickPlan {
public:
  QuickPlan(const Trace &trace, const Machine &machine,
            const PlanOptions &options, const MemoryBudgets &budgets)
      : problem(trace, options.minBytes),
        decoder(problem, LinkTimes(machine), Objective::AddedTime),
        search(problem, 0, progress), budgets{budgets.device, budgets.host} {}

  /// Added time; orders that promise no less than `limitUs` are not settled.
  double addedUs(double limitUs) {
    Candidate first;
    double best = tryOrder(VictimOrder::FurthestUse, false, first);
    if (best <= toleranceUs() || best > 2 * limitUs + problem.baseUs() / 64)
      return best;
    for (VictimOrder order :
         {VictimOrder::LongestGap, VictimOrder::SmallestValue}) {
      Candidate next;
      if (double us = tryOrder(order, true, next); us < best) {
        best = us;
        first = std::move(next);
      }
    }
    return std::isinf(best) ? best : settle(std::move(first), best);
  }

private:
  double toleranceUs() const { return problem.baseUs() * 1e-9; }

  double tryOrder(VictimOrder order, bool windowed, Candidate &candidate) {
    candidate.genes = search.initialGenes(order, windowed, decoder);
    return evaluate(candidate);
  }

  double evaluate(Candidate &candidate) {
    if (!decoder.decode(candidate.genes, budgets, candidate.schedule))
      return infinite;
    decoder.time(candidate.schedule, budgets);
    return candidate.schedule.costUs;
  }

  double settle(Candidate trial, double best) {
    constexpr int rounds = 4;
    for (int i = 0; i < rounds && best > toleranceUs(); ++i) {
      decoder.shrinkStalled(trial.schedule, trial.genes);
      double us = evaluate(trial);
      if (std::isinf(us))
        break;
      best = std::min(best, us);
    }
    return best;
  }

  ProgressFn progress;
  Problem problem;
  Decoder decoder;
  Search search;
  Budgets budgets;
};

} // namespace

/// Returns the expansion of `step` by `commands`; none if they are illegal.
static std::optional<Rematerialized>
rematerialize(const Trace &step, const DataFlow &flow,
              std::vector<Command> commands) {
  Expected<Expansion> expansion = expandCommands(step, flow, commands);
  if (!expansion)
    return std::nullopt;
  return Rematerialized{std::move(commands), std::move(*expansion)};
}

/// Returns the added time of `commands`, drops and recomputations, under a
/// quick plan of transfers; infinite if there is none, or if it certainly
/// exceeds `limitUs`.
double RecomputeSearch::addedUs(std::vector<Command> commands,
                                const MemoryBudgets &budgets, double limitUs,
                                std::optional<Rematerialized> &rematerialized) {
  double recomputedUs = 0;
  for (const Command &command : commands)
    if (command.kind == CommandKind::Recompute)
      recomputedUs += trace.ops[command.op()].recomputeCostUs();
  if (recomputedUs > limitUs)
    return infinite;
  rematerialized = rematerialize(trace, book.flow(), std::move(commands));
  if (!rematerialized)
    return infinite;
  const Expansion &expansion = rematerialized->expansion;
  QuickPlan plan(expansion.trace, machine, options, budgets);
  return expansion.recomputedUs +
         plan.addedUs(limitUs - expansion.recomputedUs);
}

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

std::vector<int32_t> RecomputeSearch::demanded(int64_t budget,
                                               bool latestFirst) const {
  const std::vector<Recipe> &recipes = book.recipes();
  std::vector<int32_t> order(recipes.size());
  for (size_t i = 0; i < order.size(); ++i)
    order[i] = static_cast<int32_t>(i);
  auto place = [&](int32_t recipe) {
    return book.gaps()[recipes[recipe].gaps.front()].from;
  };
  // Prices that differ by rounding are one price.
  auto price = [&](int32_t recipe) {
    return std::llround(recipes[recipe].usPerByte() * 1e9);
  };
  std::stable_sort(order.begin(), order.end(), [&](int32_t a, int32_t b) {
    if (price(a) != price(b))
      return price(a) < price(b);
    return latestFirst ? place(a) > place(b) : place(a) < place(b);
  });
  std::vector<int64_t> memory = unplannedMemory(trace);
  RangeMax held;
  held.reset(static_cast<int32_t>(memory.size()));
  for (size_t k = 0; k < memory.size(); ++k)
    held.add(static_cast<int32_t>(k), static_cast<int32_t>(k), memory[k]);
  std::vector<bool> isTaken(book.gaps().size(), false);
  std::vector<int32_t> result;
  for (int32_t recipe : order) {
    bool isNeeded = false;
    for (int32_t g : recipes[recipe].gaps) {
      const RecomputeGap &gap = book.gaps()[g];
      isNeeded |= !isTaken[g] && held.max(gap.from + 1, gap.to - 1) > budget;
    }
    if (!isNeeded)
      continue;
    for (int32_t g : recipes[recipe].gaps) {
      if (isTaken[g])
        continue;
      const RecomputeGap &gap = book.gaps()[g];
      held.add(gap.from + 1, gap.to - 1, -trace.values[gap.value].bytes);
      isTaken[g] = true;
    }
    result.push_back(recipe);
  }
  return result;
}

bool RecomputeSearch::tryChoice(const Choice &choice,
                                const MemoryBudgets &budgets, Best &best) {
  ++tried;
  std::optional<Rematerialized> rematerialized;
  double us =
      addedUs(book.commands(choice), budgets, best.addedUs, rematerialized);
  if (!(us < best.addedUs))
    return false;
  best = {choice, us, std::move(rematerialized)};
  return true;
}

/// The choice with another way to drop.
static Choice dropping(Choice choice, GapUse use) {
  std::replace_if(
      choice.begin(), choice.end(),
      [](GapUse old) { return old != GapUse::Kept; }, use);
  return choice;
}

/// The first recipes of an order.
bool RecomputeSearch::tryPrefix(const std::vector<int32_t> &order,
                                int64_t length, const MemoryBudgets &budgets,
                                Best &best) {
  Choice choice = none();
  for (int64_t i = 0; i < length; ++i)
    set(choice, order[i], GapUse::Dropped);
  bool isBetter = tryChoice(choice, budgets, best);
  if (allowance() == 0)
    return isBetter;
  // If memory is short, chains must not hold their results.
  if (std::isinf(best.addedUs))
    isBetter = tryChoice(dropping(choice, GapUse::DroppedTwice), budgets, best);
  isBetter |=
      tryChoice(dropping(choice, GapUse::DroppedHolding), budgets, best);
  return isBetter;
}

/// Ever more recipes of one order: the best of a few counts, then of counts
/// closer and closer to it.
void RecomputeSearch::tryPrices(const std::vector<int32_t> &order,
                                const MemoryBudgets &budgets, double goalUs,
                                Best &best) {
  bool isLarge = allowance() == 0;
  auto count = static_cast<int64_t>(order.size());
  int64_t stride = std::max<int64_t>(1, (count + 7) / (isLarge ? 4 : 12));
  int64_t at = 0;
  for (int64_t length = 0; length < count + stride && best.addedUs > goalUs;
       length += stride)
    if (tryPrefix(order, std::min(length, count), budgets, best))
      at = std::min(length, count);
  if (isLarge)
    return;
  for (stride /= 2; stride > 0 && best.addedUs > goalUs; stride /= 2)
    for (int64_t length : {at - stride, at + stride})
      if (length >= 0 && length <= count &&
          tryPrefix(order, length, budgets, best))
        at = length;
}

/// Recipes are added, left out and exchanged, one or two at a time.
void RecomputeSearch::improve(const MemoryBudgets &budgets, double goalUs,
                              Best &best) {
  constexpr int64_t most = 800;
  // A few changes among many recipes find no improvement.
  if (tried >= allowance())
    return;
  auto count = static_cast<int64_t>(book.recipes().size());
  auto isOn = [&](const Choice &choice, int64_t recipe) {
    for (int32_t gap : book.recipes()[recipe].gaps)
      if (choice[gap] == GapUse::Kept)
        return false;
    return true;
  };
  auto pick = [&](const Choice &choice, bool wanted) -> int32_t {
    for (int tries = 0; tries < 16; ++tries)
      if (auto recipe = static_cast<int32_t>(random.below(count));
          isOn(choice, recipe) == wanted)
        return recipe;
    return -1;
  };
  for (int64_t left = std::min(allowance(), most);
       left > 0 && best.addedUs > goalUs; --left) {
    Choice choice = best.choice;
    uint64_t move = random.below(3);
    int32_t off = move != 1 ? pick(choice, true) : -1;
    int32_t on = move != 0 ? pick(choice, false) : -1;
    if (off >= 0)
      set(choice, off, GapUse::Kept);
    if (on >= 0)
      set(choice, on, GapUse::Dropped);
    if (off >= 0 || on >= 0)
      tryChoice(choice, budgets, best);
  }
}

/// Changes up to three recipes or single gaps.
void RecomputeSearch::change(Choice &choice) {
  for (uint64_t count = 1 + random.below(3); count > 0; --count) {
    GapUse use = allUses[random.below(std::size(allUses))];
    if (random.below(2))
      choice[random.below(choice.size())] = use;
    else
      set(choice, static_cast<int32_t>(random.below(book.recipes().size())),
          use);
  }
}

/// Changes of single gaps and recipes that a small step is searched with; 0:
/// the effort does not pay for enough of them.
int64_t RecomputeSearch::changesAllowed() const {
  // Mostly changes of two gaps count; they are soon through on tiny steps.
  constexpr int64_t enoughPerGap = 16, mostPerPair = 8;
  auto gaps = static_cast<int64_t>(book.gaps().size());
  int64_t allowed = std::min(allowance(), mostPerPair * gaps * gaps);
  return allowed < enoughPerGap * gaps ? 0 : allowed;
}

/// On small steps: every recipe and every gap in each way, one after the other,
/// as long as that gains.
void RecomputeSearch::sweep(const MemoryBudgets &budgets, double goalUs,
                            Best &best) {
  int64_t left = changesAllowed() / 2;
  bool isBetter = left > 0;
  auto tryChange = [&](auto change) {
    for (GapUse use : allUses) {
      Choice choice = best.choice;
      change(choice, use);
      if (choice != best.choice && left-- > 0 && best.addedUs > goalUs)
        isBetter |= tryChoice(choice, budgets, best);
    }
  };
  while (isBetter) {
    isBetter = false;
    for (size_t i = 0; i < book.recipes().size(); ++i)
      tryChange([&](Choice &choice, GapUse use) {
        set(choice, static_cast<int32_t>(i), use);
      });
    for (size_t gap = 0; gap < book.gaps().size(); ++gap)
      tryChange([&](Choice &choice, GapUse use) { choice[gap] = use; });
  }
}

/// On small steps, where no single change may improve a choice: simulated
/// annealing, then the same from the best choice.
void RecomputeSearch::anneal(const MemoryBudgets &budgets, double goalUs,
                             Best &best) {
  constexpr int rounds = 4;
  int64_t steps = changesAllowed() / rounds;
  std::optional<Rematerialized> rematerialized;
  for (int round = 0; round < rounds; ++round) {
    Best current = {best.choice, best.addedUs};
    std::vector<Command> known = book.commands(current.choice);
    double slackUs = std::min((best.addedUs - goalUs) / 2, baseUs / 10);
    for (int64_t left = steps; left > 0 && best.addedUs > goalUs; --left) {
      Choice choice = current.choice;
      change(choice);
      double limitUs = current.addedUs +
                       slackUs * random.unit() * double(left) / double(steps);
      std::vector<Command> commands = book.commands(choice);
      // A changed choice often results in the same commands.
      double us = commands == known
                      ? current.addedUs
                      : addedUs(commands, budgets, limitUs, rematerialized);
      if (us > limitUs)
        continue;
      current = {std::move(choice), us};
      known = std::move(commands);
      if (us < best.addedUs)
        best = current;
    }
  }
}

std::optional<Rematerialized>
RecomputeSearch::search(const MemoryBudgets &budgets, double goalUs,
                        double usPerByte) {
  Best best;
  best.choice = none();
  tried = 0;
  bool isLarge = allowance() == 0;
  if (isLarge) {
    std::vector<int32_t> order = demanded(budgets.device, true);
    auto end =
        std::partition_point(order.begin(), order.end(), [&](int32_t recipe) {
          return book.recipes()[recipe].usPerByte() <= usPerByte * (1 + 1e-9);
        });
    tryPrefix(order, end - order.begin(), budgets, best);
    if (std::isinf(best.addedUs))
      tryPrices(order, budgets, goalUs, best);
  }
  // The second order of what costs the same is for those who can pay for it.
  for (bool latestFirst : {true, false})
    if (tried < allowance() && best.addedUs > goalUs)
      tryPrices(demanded(budgets.device, latestFirst), budgets, goalUs, best);
  if (!isLarge && !std::isinf(best.addedUs)) {
    for (GapUse use : {GapUse::DroppedTwice, GapUse::DroppedHolding})
      tryChoice(dropping(best.choice, use), budgets, best);
    sweep(budgets, goalUs, best);
    improve(budgets, goalUs, best);
    anneal(budgets, goalUs, best);
  }
  if (std::isinf(best.addedUs))
    return std::nullopt;
  if (!best.rematerialized || nameless)
    best.rematerialized =
        rematerialize(original, book.flow(), book.commands(best.choice));
  if (best.rematerialized && best.rematerialized->commands.empty())
    return std::nullopt;
  return std::move(best.rematerialized);
}

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

std::vector<Command> ao::planner::merge(
    const Trace &trace, const std::vector<Command> &rematerialized,
    const Expansion &expansion, const std::vector<Command> &transfers) {
  std::vector<Command> result;
  result.reserve(rematerialized.size() + transfers.size());
  auto nextRematerialized = rematerialized.begin();
  auto nextTransfer = transfers.begin();
  int64_t boundary = 0;
  auto addDrops = [&] {
    for (; nextRematerialized != rematerialized.end() &&
           nextRematerialized->before == boundary &&
           nextRematerialized->kind == CommandKind::Drop;
         ++nextRematerialized)
      result.push_back(*nextRematerialized);
  };
  for (int64_t op = 0; op <= expansion.trace.numOps(); ++op) {
    addDrops();
    for (; nextTransfer != transfers.end() && nextTransfer->before == op;
         ++nextTransfer)
      result.push_back({nextTransfer->kind,
                        expansion.valueOf[nextTransfer->value], boundary});
    if (op == expansion.trace.numOps())
      break;
    if (expansion.isClone[op])
      result.push_back(*nextRematerialized++);
    else
      ++boundary;
  }
  return result;
}
