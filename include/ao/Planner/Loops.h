//===- Loops.h - Loops in traces and plans ----------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A trace has each iteration of a loop whose slices plans may offload. A plan
// repeats its commands in all iterations, because the loop has one body for
// them.
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_LOOPS_H
#define AO_PLANNER_LOOPS_H

#include "ao/Planner/Command.h"
#include "ao/Planner/Machine.h"
#include "ao/Planner/PlanOptions.h"
#include "ao/Planner/Trace.h"

#include <memory>
#include <optional>
#include <vector>

namespace ao::planner {

/// The most segments into which a loop may be split: code grows with them.
constexpr int64_t maxLoopSegments = 4;
/// Fewer slices form no loop.
constexpr int64_t fewestSlices = 2;

/// The offloaded slices of a stacked residual: the first ones, all at the same
/// positions of their iterations.
struct ResidualTransfers {
  int64_t slices = 0;
  /// The offload delay and the prefetch distance: the number of ops between the
  /// one that writes a slice and the wait for its offload (1: before the next
  /// op), and between the reload and the first use.
  int64_t offloadDelay = 0;
  int64_t prefetchDistance = 0;
  /// The number of slices, those written next, that are recomputed where they
  /// are read. No command describes them.
  int64_t rematerialized = 0;
};

/// How the slices of a residual are recomputed in the iterations that read
/// them.
struct ResidualRecipe {
  /// An iteration recomputes ops with the same number once, for all residuals
  /// that need them.
  struct RecomputedOp {
    int64_t number = 0;
    double us = 0;
  };
  std::vector<RecomputedOp> ops;
  /// The numbers, in the trace, of the residuals of which these ops read
  /// slices. The ops of such a slice run first if it is rematerialized as well.
  std::vector<size_t> needs;
};
/// The recipe of each residual; none if its slices cannot be recomputed.
using ResidualRecipes = std::vector<std::optional<ResidualRecipe>>;

/// Returns the transfers of each stacked residual that `commands` describe.
/// Reports the first command that is not periodic; in the last iterations of a
/// range a release may be at the end of the range instead, and in the first
/// ones a reload before the range.
Expected<std::vector<ResidualTransfers>>
readTransfers(const Trace &trace, const std::vector<Command> &commands);

/// Returns the commands for `transfers`, one of each residual: the inverse of
/// `readTransfers`.
std::vector<Command>
commandsOf(const Trace &trace, const std::vector<ResidualTransfers> &transfers);

/// The step of which a trace with loops is the expansion: each loop is one op,
/// and peeled iterations are ordinary ops.
struct LoopContext {
  /// Without the memory that iterations of the loops take.
  Trace around;
  /// By residual of the expansion, the number of its value in `around`; -1 if
  /// it has none.
  std::vector<int64_t> stacked;
};

class ResidualPlanner;

/// Plans which slices of the residuals of one trace are offloaded or
/// rematerialized, for several device budgets. All other values are kept on the
/// device, unless a context is given: then plans also move values around the
/// loops under a budget, if that takes less time.
class SlicePlanner {
public:
  /// The other limits are those of `options`. Residuals are rematerialized only
  /// by `recipes`. Fails as plan() does for invalid input. The trace and the
  /// machine must outlive the result.
  static Expected<SlicePlanner>
  create(const Trace &trace, const Machine &machine, const PlanOptions &options,
         ResidualRecipes recipes = {}, std::optional<LoopContext> context = {});
  SlicePlanner(SlicePlanner &&) noexcept;
  ~SlicePlanner();

  struct Result {
    /// By residual.
    std::vector<ResidualTransfers> transfers;
    /// That with the moved values around the loops.
    int64_t peakBytes;
    /// False if no plan meets the budget, and this one has the lowest peak.
    bool fits;
  };
  /// Returns the plan with the least time within a budget, or with the lowest
  /// peak that adds no time. Loops are split into at most `maxSegments`
  /// segments; by default one less than maxLoopSegments within a budget, and
  /// two without.
  Result plan(std::optional<int64_t> deviceBudget,
              std::optional<int64_t> maxSegments = std::nullopt);

private:
  explicit SlicePlanner(std::unique_ptr<ResidualPlanner> planner);

  std::unique_ptr<ResidualPlanner> planner;
};

/// The numbers, within their bodies, of the op that writes a slice and of its
/// last use there, and of its first use in the other loop.
struct ResidualPlace {
  int64_t def = 0;
  int64_t lastLocal = 0;
  int64_t firstUse = 0;
};
ResidualPlace placeOf(const Trace &trace, const Residual &residual);

/// Returns the same step, with loops like any other ops: for plans that need
/// not repeat themselves, and for bounds.
Trace withoutLoops(const Trace &trace);

/// One iteration of a loop that a trace has as one op.
struct LoopBody {
  std::string name;
  /// Its number in the trace.
  int64_t op = 0;
  int64_t trips = 0;
  /// The numbers of iterations at the start and at the end that are peeled:
  /// their ops and slices are ordinary ones of the step. At least fewestSlices
  /// iterations are left.
  int64_t firstPeeled = 0;
  int64_t lastPeeled = 0;
  /// True if the first iteration is that of the last layer.
  bool countsDown = false;
  std::vector<Op> ops;
  /// Values of one iteration. `def` and `uses` are numbers in `ops`.
  std::vector<Value> values;
  /// Values of the trace that the loop defines and that hold no data before its
  /// first write, and the number in `ops` of the op that writes first.
  std::vector<std::pair<int64_t, int64_t>> firstWrites;
};

/// A value of a trace that one of its loops writes, and another reads, slice by
/// slice.
struct LoopResidual {
  /// -1 for a residual whose slices are no values: they have no bytes, and only
  /// split the second loop where the first one is split.
  int64_t value = 0;
  int64_t sliceBytes = 0;
  bool offloadable = false;
  /// Numbers of the bodies that write and read it.
  int64_t out = 0;
  int64_t in = 0;
  /// See Residual::waitsWithin.
  bool waitsWithin = false;
  /// See Residual::copyUs.
  double copyUs = 0;
  /// See Residual::inPlace.
  bool inPlace = false;
  /// True if the first iteration defines or uses the last slice.
  bool isOutReversed = false;
  bool isInReversed = false;
  /// The op in the body that writes a slice, its later uses there, and its uses
  /// in the other body; increasing.
  int64_t def = 0;
  std::vector<int64_t> localUses;
  std::vector<int64_t> uses;
};

/// Returns `trace` with these loops iteration by iteration. Values keep their
/// numbers; those of iterations follow. The operands of a loop are used until
/// its end. An iteration is a layer, counted from that of the op in the body,
/// else from 0; if the loop itself has a layer, all of its ops have that one.
Trace expandLoops(const Trace &trace, const std::vector<LoopBody> &bodies,
                  const std::vector<LoopResidual> &residuals);

/// Returns the context of expandLoops() for the same arguments.
LoopContext contextOf(const Trace &trace, const std::vector<LoopBody> &bodies,
                      const std::vector<LoopResidual> &residuals);

/// Returns `trace` without the memory of these values.
Trace withoutValues(Trace trace, const std::vector<int64_t> &values);

} // namespace ao::planner

#endif // AO_PLANNER_LOOPS_H
