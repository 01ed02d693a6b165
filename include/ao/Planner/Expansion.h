//===- Expansion.h - Trace with rematerialization ---------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plan with recomputation is expanded to a plan without it on another step,
// which has the recomputed ops, and one value for each lifetime of a value. So
// the simulator, the checks, host budgets, timelines and reports handle
// transfers alone.
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_EXPANSION_H
#define AO_PLANNER_EXPANSION_H

#include "ao/Planner/Plan.h"
#include "ao/Planner/Simulator.h"

#include <vector>

namespace ao::planner {

/// An ordinary step and an ordinary list of commands. The first lifetime of
/// every value has the number of the value.
struct Expansion {
  Trace trace;
  std::vector<Command> commands;
  /// By op: its op in the original, and whether it is recomputed.
  std::vector<int64_t> opOf;
  std::vector<bool> isClone;
  /// By value: the value of the original of which it is a lifetime.
  std::vector<int64_t> valueOf;
  /// Per command: its number in the original list.
  std::vector<int64_t> commandOf;
  /// Time of the recomputed ops, and bytes of the values they rematerialize for
  /// later ops.
  double recomputedUs = 0;
  int64_t recomputedBytes = 0;
};

/// Returns true if any command drops a value or recomputes an op.
bool recomputes(const std::vector<Command> &commands);

/// Expands `commands` on `trace`, which must verify, in linear time.
///
/// A dropped value ends at its last use before the command, and exists again
/// once its op is recomputed. A recomputed op reads existing values; a value
/// whose last use has passed is held for it, even if another op would have
/// written over its bytes. Of its results, those that were dropped and those
/// whose last use has passed begin a new lifetime; the others exist, and their
/// second copies are temporaries. simulate() checks that transfers are legal.
Expected<Expansion> expand(const Trace &trace,
                           const std::vector<Command> &commands);

/// The execution of a plan. Without recomputed ops, the expansion is left
/// empty and the simulation is of the original commands.
struct PlanExecution {
  std::optional<Expansion> expansion;
  Simulation simulation;
};

/// Expands where necessary, then simulates; errors name ops, values and
/// commands of the original.
Expected<PlanExecution> execute(const Trace &trace, const Machine &machine,
                                const std::vector<Command> &commands);

/// Executes a plan; every finding of Plan::verify() is an error.
Expected<PlanExecution> execute(const Trace &trace, const Plan &plan);

/// Returns the document of toJson(Simulation). With recomputations, ops, values
/// and commands are those of the expansion; `ops` and `values` are their
/// numbers in the original, and `base_us` includes the recomputed ops,
/// `recomputed_us`.
std::string toJson(const PlanExecution &execution,
                   const std::vector<Command> &commands);

/// The plan as one for the trace of its expansion.
Plan expandedPlan(const Plan &plan, const Expansion &expansion);

} // namespace ao::planner

#endif // AO_PLANNER_EXPANSION_H
