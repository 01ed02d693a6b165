//===- StackPlaces.h - Where in their iterations slices move ----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_SEARCH_STACKPLACES_H
#define AO_LIB_PLANNER_SEARCH_STACKPLACES_H

#include "Model/Stacks.h"
#include "ao/Planner/Machine.h"

#include <vector>

namespace ao::planner {

/// Whether compute waits for copies where they start: in flight, they take
/// memory.
struct Haste {
  bool out = false;
  bool in = false;
  /// Compute waits for copies out where they are done even if each iteration
  /// leaves a little to copy to the next.
  bool isPatient = false;
};

/// Turns numbers of slices into commands. Each copy out is waited for where it
/// is done, and each copy back starts as late as its time is hidden, as the
/// iterations in which most move have it.
class StackPlaces {
public:
  /// How many iterations behind the one that makes a slice compute may wait for
  /// its copy, and in front of the one that reads it the copy back may start.
  static constexpr int64_t mostBehind = 1;
  static constexpr int64_t mostAhead = 1;
  /// By then, copies are later than compute may wait for, or never will be.
  static constexpr int64_t mostFollowed = 64;

  StackPlaces(const Trace &trace, const Machine &machine,
              const std::vector<StackShape> &shapes);

  /// `slices`: how many of each stack move.
  std::vector<Command> place(std::vector<int64_t> slices, Haste haste);
  /// The rule of layers, as far as a loop can repeat it: copies out are waited
  /// for `layers` iterations behind, and copies back start one less ahead.
  std::vector<Command> placeByLayers(std::vector<int64_t> slices,
                                     int64_t layers);
  /// The same for given places.
  std::vector<Command> place(const std::vector<StackMoves> &moves);

private:
  /// A command and what orders those in front of the same op.
  struct Placed {
    Command command;
    int64_t rank;
    int64_t need;
  };

  void reset(std::vector<int64_t> moved);
  std::vector<size_t> moving(const Loop &loop, bool isOut) const;
  int64_t latestWait(size_t stack) const;
  void computeLags(const Loop &loop, bool isPatient);
  void computeLeads(const Loop &loop);
  int64_t placeAtOrAfter(const Loop &loop, double us) const;
  int64_t placeAtOrBefore(const Loop &loop, double us) const;
  double startIn(const Loop &loop, int64_t op) const;
  int64_t releaseOf(size_t stack, int64_t made);
  int64_t reloadOf(size_t stack, int64_t made);
  void placeSlice(size_t stack, int64_t made, std::vector<Placed> &placed);
  std::vector<Command> placeAll();

  const Trace &trace;
  const Machine &machine;
  const std::vector<StackShape> &shapes;
  /// By op of the trace, when it starts if nothing stalls.
  std::vector<double> starts;
  /// By stack: how many slices move, and as StackMoves has them.
  std::vector<int64_t> slices, lag, lead;
  LoopCuts cuts;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_SEARCH_STACKPLACES_H
