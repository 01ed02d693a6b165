//===- ResidualPlanner.h - Plans that loops can repeat ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plan of a loop is a few numbers: of each residual, how many slices move,
// and where in their iterations they leave and return. How many slices decides
// about memory, where about time.
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
#include "ao/Planner/PlanOptions.h"
#include "ao/Planner/Simulator.h"

#include <map>
#include <optional>
#include <tuple>
#include <vector>

namespace ao::planner {

/// The commands of one choice, and what they come to.
struct ResidualOutcome {
  std::vector<Command> commands;
  Totals totals;
};

/// Finds plans for one trace with residuals on one machine.
class ResidualPlanner {
public:
  ResidualPlanner(const Trace &trace, const Machine &machine,
                  const PlanOptions &options);

  /// Returns the outcome with the least exposed time within a device budget or,
  /// without one, with the least peak without a slowdown worth mentioning. If
  /// none fits, returns the one with the least peak within host memory; callers
  /// compare its peak with the budget.
  ResidualOutcome plan();

  /// The least bytes on the host with which the device budget is kept, as far
  /// as the search finds; 0 if the host does not matter.
  int64_t leastHostBytes();

  /// All slices that may move.
  ResidualOutcome moveAll(Haste haste);

  /// The first PlanOptions::numLayers layers; without a number the most that
  /// cost no time or, with a device budget, the fewest that fit: whoever asks
  /// has to look. Invalid where the layers of loops meet others.
  Expected<ResidualOutcome> moveLayers();

  /// Returns true if it keeps the budgets; without one for the device, all that
  /// cost no time do.
  bool isWithin(const Totals &totals) const;

private:
  /// By residual, how many slices move.
  using Slices = std::vector<int64_t>;

  /// How slices that are to move are chosen.
  struct Spread {
    /// Those of the last iteration, which return at once, stay.
    bool keepsLast;
    /// As much in each iteration, or as much of one residual more in the first.
    bool isEven;
    /// Of few residuals, with large slices.
    bool hasFew;
    /// A residual that stays.
    std::optional<size_t> without = std::nullopt;
  };
  static const Spread allSpreads[8];
  static const Haste memorySavers[7];

  /// The decisions from which commands follow, before their times are known.
  struct Choice {
    Slices slices;
    Haste haste;

    bool operator<(const Choice &other) const {
      auto key = [](const Choice &of) {
        return std::tie(of.slices, of.haste.out, of.haste.in,
                        of.haste.mostWaiting, of.haste.isPatient,
                        of.haste.hasTwoStages);
      };
      return key(*this) < key(other);
    }
  };

  Totals evaluate(const Choice &choice);
  Totals compute(const Choice &choice);
  ResidualOutcome follow(const std::vector<ResidualMoves> &moves) const;
  ResidualOutcome follow(const Choice &choice);
  ResidualOutcome moveLayers(const ResidualLayers &layers, int64_t count);
  ResidualOutcome findLayers(const ResidualLayers &layers);
  Slices slicesOf(const ResidualLayers &layers, int64_t count) const;
  void keepMoving(Slices &slices) const;
  int64_t mostLayers(const ResidualLayers &layers) const;
  bool canBeCut(const Slices &slices) const;
  Totals addPriceOfCuts(const Slices &slices, Totals found) const;
  bool consider(const Choice &choice) {
    return consider(choice, evaluate(choice));
  }
  bool consider(const Choice &choice, const Totals &found);
  bool fitsHost(int64_t bytes) const { return bytes <= hostLimit; }
  bool isBetter(const Totals &one, const Totals &other) const;
  void chooseOf(std::vector<size_t> residuals, double share, Spread spread,
                Slices &slices);
  void mergeCuts(Slices &slices) const;
  Slices choose(double share, Spread spread);
  double largestShare(Spread spread);
  double shareOf(const Slices &slices, Spread spread) const;
  void search(Spread spread, Haste haste, int64_t plans);
  void searchFastest(Spread spread, int64_t plans);
  void searchWithout(Spread spread, int64_t plans);
  double rate(const Totals &totals) const;
  Choice change(const Choice &choice);
  void improve();
  void searchAll();
  bool mayHaveThreeStages() const;
  bool isDone() const;

  const Trace &trace;
  const Machine &machine;
  const PlanOptions &options;
  std::vector<ResidualShape> shapes;
  /// The residuals that may move, by the loop that makes them.
  std::vector<std::pair<const Loop *, std::vector<size_t>>> movable;
  /// By residuals, and whether few of them are wanted.
  std::map<std::pair<std::vector<size_t>, bool>, SubsetSums> sums;
  ResidualPlaces places;
  /// The step without its loops. The time of copies into buffers of residuals
  /// counts as exposed.
  Problem problem;
  ResidualTotals totals;
  /// Of bytes on the host: all copies are pinned.
  int64_t hostLimit;
  int64_t unplanned;
  /// How many plans may be tried before those without one of the residuals, as
  /// many of these, and as many changes of the best one; and how many have
  /// been.
  int64_t allowed, used = 0;
  /// True if loops that reload slices get no third stage.
  bool hasTwoStages = false;
  /// Exposed time that counts as none, that of slices which must stay, and
  /// differences that do not count.
  double freeUs, leastUs, smallUs;
  Choice best;
  std::optional<Totals> known;
  /// Searches come by the same choice again and again.
  std::map<Choice, Totals> evaluated;
  Random random;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_LOOPS_RESIDUALPLANNER_H
