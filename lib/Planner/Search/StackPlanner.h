//===- StackPlanner.h - Plans that loops can repeat -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plan of a loop is a few numbers: of each stack, how many slices move, and
// where in their iterations they leave and return. How many slices decides
// about memory, where about time.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_SEARCH_STACKPLANNER_H
#define AO_LIB_PLANNER_SEARCH_STACKPLANNER_H

#include "Model/Stacks.h"
#include "StackLayers.h"
#include "StackPlaces.h"
#include "ao/Planner/PlanOptions.h"
#include "ao/Planner/Simulator.h"

#include <optional>
#include <vector>

namespace ao::planner {

/// The commands of one choice, and what they come to.
struct StackOutcome {
  std::vector<Command> commands;
  double exposedUs = 0;
  int64_t peakBytes = 0;
  int64_t hostPeakBytes = 0;
};

/// Finds plans for one trace with stacks on one machine.
class StackPlanner {
public:
  StackPlanner(const Trace &trace, const Machine &machine,
               const PlanOptions &options);

  /// With a device budget the least exposed time; without one the least peak
  /// that costs no time worth mentioning. Where nothing fits, the outcome with
  /// the least peak: whoever asks has to look.
  StackOutcome plan();

  /// All slices that may move.
  StackOutcome moveAll(Haste haste);

  /// The first PlanOptions::numLayers layers; without a number the most that
  /// cost no time or, with a device budget, the fewest that fit: whoever asks
  /// has to look. Invalid where the layers of loops meet others.
  Expected<StackOutcome> moveLayers();

  /// Whether it keeps the budgets; without one for the device, all that cost no
  /// time do.
  bool isWithin(const StackOutcome &outcome) const;

private:
  /// By stack, how many slices move.
  using Slices = std::vector<int64_t>;

  StackOutcome evaluate(const Slices &slices, Haste haste);
  StackOutcome judge(std::vector<Command> commands, const Slices &slices);
  StackOutcome moveLayers(const StackLayers &layers, int64_t count);
  StackOutcome findLayers(const StackLayers &layers);
  bool consider(const Slices &slices, Haste haste);
  bool isBetter(const StackOutcome &one, const StackOutcome &other) const;
  void chooseOf(const std::vector<size_t> &stacks, double share, bool keepsLast,
                bool isEven, Slices &slices) const;
  Slices choose(double share, bool keepsLast, bool isEven) const;
  void search(bool keepsLast, bool isEven, Haste haste, int64_t plans);

  const Trace &trace;
  const Machine &machine;
  const PlanOptions &options;
  std::vector<StackShape> shapes;
  /// The stacks that may move, by the loop that makes them.
  std::vector<std::pair<const Loop *, std::vector<size_t>>> movable;
  StackPlaces places;
  int64_t allowed, used = 0;
  /// Exposed time that counts as none, and differences that do not count.
  double freeUs, smallUs;
  std::optional<StackOutcome> best;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_SEARCH_STACKPLANNER_H
