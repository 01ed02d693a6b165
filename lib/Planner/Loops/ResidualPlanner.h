//===- ResidualPlanner.h - Plans that loops can repeat ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plan of a loop is a few numbers: for each residual, how many slices are
// offloaded, and the places of their transfers in the iterations. The number of
// slices determines memory, the places determine time.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_LOOPS_RESIDUALPLANNER_H
#define AO_LIB_PLANNER_LOOPS_RESIDUALPLANNER_H

#include "Algorithms/Random.h"
#include "Algorithms/SubsetSums.h"
#include "Model/Residuals.h"
#include "Policies/ResidualLayers.h"
#include "ResidualPlaces.h"
#include "ResidualTotals.h"
#include "SliceRecipes.h"
#include "StepAround.h"
#include "ao/Planner/PlanOptions.h"
#include "ao/Planner/Simulator.h"

#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <vector>

namespace ao::planner {

/// The transfers of one choice, their commands, and the totals of these.
struct ResidualOutcome {
  std::vector<ResidualTransfers> transfers;
  std::vector<Command> commands;
  Totals totals;
};

/// Finds plans for one trace with residuals on one machine.
class ResidualPlanner {
public:
  ResidualPlanner(const Trace &trace, const Machine &machine,
                  const PlanOptions &options, ResidualRecipes recipes = {},
                  std::optional<StepAround> around = {});

  /// Returns the outcome with the least exposed time within a device budget or,
  /// without one, with the least peak without a noticeable slowdown. If none
  /// fits, returns the one with the least peak within host memory; callers
  /// compare its peak with the budget.
  ResidualOutcome plan();

  struct Proposal {
    std::vector<ResidualTransfers> transfers;
    Totals totals;
  };
  /// The same with another device budget, with rematerialized slices, and with
  /// loops split into at most `maxSegments` segments. Choices that earlier
  /// calls have tried take no time.
  Proposal propose(std::optional<int64_t> deviceBudget,
                   std::optional<int64_t> maxSegments = std::nullopt);

  /// Returns the least bytes of host memory with which the device budget is
  /// met, as far as the search finds; 0 if host memory is not limiting.
  int64_t leastHostBytes();

  /// Offloads all eligible slices.
  ResidualOutcome offloadAll(TimingPolicy timing);

  /// Offloads the first PlanOptions::numLayers layers; without a number, the
  /// most that add no time or, with a device budget, the fewest that fit:
  /// callers check whether they do. Invalid if layers of loops overlap with
  /// others.
  Expected<ResidualOutcome> offloadLayers();

  /// Returns true if the totals meet the budgets; without a device budget, if
  /// they add no time.
  bool isWithin(const Totals &totals) const;

private:
  /// By residual.
  using Slices = std::vector<SliceCounts>;

  /// A rule for choosing the offloaded slices.
  struct Distribution {
    /// Slices of the last iteration, which would be reloaded at once, are kept
    /// on device.
    bool keepsLast;
    /// Offloads the same bytes in each iteration; otherwise one more residual
    /// in the first ones.
    bool isEven;
    /// Prefers few residuals, with large slices.
    bool hasFew;
    /// A residual that is kept on device.
    std::optional<size_t> without = std::nullopt;
  };
  static const Distribution allDistributions[8];
  static const TimingPolicy memorySavers[7];

  /// The decisions that determine the commands, before their times are known.
  struct Choice {
    Slices slices;
    TimingPolicy timing;

    bool operator<(const Choice &other) const {
      auto key = [](const Choice &of) {
        return std::tie(of.slices, of.timing.blockingOffloads,
                        of.timing.blockingReloads, of.timing.maxPendingReloads,
                        of.timing.allowsBacklog, of.timing.hasTwoStages);
      };
      return key(*this) < key(other);
    }
  };

  Totals evaluate(const Choice &choice);
  Totals compute(const Choice &choice);
  bool mayMoveValues(const Totals &slices) const;
  Totals moveValues(const Choice &choice, const Totals &slices);
  ResidualOutcome follow(const std::vector<ResidualTransfers> &transfers) const;
  ResidualOutcome follow(const Choice &choice);
  ResidualOutcome offloadLayers(const ResidualLayers &layers, int64_t count);
  ResidualOutcome findLayers(const ResidualLayers &layers);
  Slices slicesOf(const ResidualLayers &layers, int64_t count) const;
  void keepOffloadable(Slices &slices) const;
  int64_t mostLayers(const ResidualLayers &layers) const;
  void moveUses(const Slices &slices);
  bool canBeCut(const Slices &slices) const;
  Totals addPriceOfCuts(const Slices &slices, Totals found) const;
  bool consider(const Choice &choice) {
    return consider(choice, evaluate(choice));
  }
  bool consider(const Choice &choice, const Totals &found);
  bool fitsHost(int64_t bytes) const { return bytes <= hostLimit; }
  bool isBetter(const Totals &one, const Totals &other) const;
  void chooseOf(std::vector<size_t> residuals, double share,
                Distribution distribution, Slices &slices);
  void mergeCuts(Slices &slices) const;
  Slices choose(double share, Distribution distribution);
  double largestShare(Distribution distribution);
  double shareOf(const Slices &slices, Distribution distribution) const;
  void search(Distribution distribution, TimingPolicy timing, int64_t plans);
  void searchFastest(Distribution distribution, int64_t plans);
  void searchWithout(Distribution distribution, int64_t plans);
  double rate(const Totals &totals) const;
  /// Makes each range of slices none or a loop.
  static void limit(SliceCounts &slices, int64_t trips);
  Choice change(const Choice &choice);
  void improve();
  void searchAll();
  void searchStages();
  Slices rematerialize(size_t count) const;
  size_t countBelowCopies(bool isReloaded) const;
  size_t countToFit();
  size_t countAllowed() const;
  void searchRematerialized();
  void shareWithOffloads(const Slices &whole,
                         const std::vector<size_t> &shared);
  void makeFewer();
  void findBest();
  void findSlices();
  void searchAround();
  void searchOtherBudgets();
  void searchEvaluated();
  bool mayHaveThreeStages() const;
  bool isDone() const;

  const Trace &trace;
  const Machine &machine;
  PlanOptions options;
  std::optional<int64_t> maxSegments;
  /// The shapes for the choice that is evaluated.
  std::vector<ResidualShape> shapes;
  SliceRecipes recipes;
  /// By residual, whether `shapes` are those with rematerialized slices of it.
  std::vector<bool> isRematerialized;
  /// The rematerialized slices of the choices that are searched.
  Slices seed;
  /// The eligible residuals, by the loop that writes them.
  std::vector<std::pair<const Loop *, std::vector<size_t>>> eligible;
  /// By residuals, and whether few of them are preferred.
  std::map<std::pair<std::vector<size_t>, bool>, SubsetSums> sums;
  ResidualPlaces places;
  /// The step without its loops. The time of copies into buffers of residuals
  /// counts as exposed.
  Problem problem;
  ResidualTotals totals;
  /// The limit of host memory: all copies are pinned.
  int64_t hostLimit;
  int64_t unplanned;
  /// The number of plans to try before those without one of the residuals,
  /// which is also the number of these, and of changes of the best plan; and
  /// the number tried so far.
  int64_t allowed, used = 0;
  /// True if loops that reload slices have no third stage.
  bool hasTwoStages = false;
  /// Exposed time that counts as none, that of slices which are kept on device,
  /// and differences that are ignored.
  double freeUs, leastUs, smallUs;
  Choice best;
  std::optional<Totals> known;
  /// The best choice since `seed` was set, and its result.
  Choice bestSeeded;
  std::optional<Totals> seeded;
  /// Memoized: searches repeat choices, also those for other budgets.
  std::map<Choice, Totals> evaluated;
  /// The choices of the present search; empty without `around`.
  std::set<Choice> tried;
  /// None if all other values are kept on the device.
  std::optional<StepAround> around;
  /// True if evaluate() plans values around the loops for choices that exceed
  /// the budget.
  bool movesValues = false;
  /// The totals with these plans, for the present budget.
  std::map<Choice, Totals> moved;
  Random random;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_LOOPS_RESIDUALPLANNER_H
