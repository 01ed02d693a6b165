//===- CompiledRegionRule.cpp - Each compiled region planned for itself ---===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Planner.h"
#include "ao/Planner/Policies.h"

#include <algorithm>
#include <map>

using namespace ao::planner;

namespace {

/// The ops of one compiled region as a step of its own.
struct CompiledRegion {
  Trace trace;
  /// By op and value of `trace`, for the whole step.
  std::vector<int64_t> ops, values;
  /// In `trace`, where the backward part begins.
  int64_t boundary = 0;

  /// The region has a forward part and a backward part after it.
  bool isPair() const {
    auto isBackward = [](const Op &op) { return op.phase == Phase::Backward; };
    return boundary > 0 && boundary < trace.numOps() &&
           std::all_of(trace.ops.begin() + boundary, trace.ops.end(),
                       isBackward);
  }

  /// Returns the place in the whole step of a command of the region's plan.
  /// Offloads start and end directly after the op that precedes them; between
  /// both parts, that is the last op of the forward part.
  int64_t place(const Command &command) const {
    bool isBehind = command.kind == CommandKind::Offload ||
                    command.kind == CommandKind::Release;
    bool isBeforeAll = command.before == 0;
    if ((isBehind && !isBeforeAll) || command.before == trace.numOps())
      return ops[command.before - 1] + 1;
    return ops[command.before];
  }
};

/// By number.
using CompiledRegions = std::map<int64_t, CompiledRegion>;

CompiledRegions collectOps(const Trace &trace) {
  CompiledRegions compiledRegions;
  for (int64_t number = 0; number < trace.numOps(); ++number) {
    const Op &op = trace.ops[number];
    if (op.compiledRegion < 0)
      continue;
    CompiledRegion &compiledRegion = compiledRegions[op.compiledRegion];
    if (op.phase != Phase::Backward)
      compiledRegion.boundary = compiledRegion.trace.numOps() + 1;
    Op copy = op;
    copy.compiledRegion = -1;
    copy.microbatch = -1;
    copy.recompute = false;
    compiledRegion.trace.ops.push_back(std::move(copy));
    compiledRegion.ops.push_back(number);
  }
  for (auto &[number, compiledRegion] : compiledRegions)
    compiledRegion.trace.boundary = compiledRegion.boundary;
  return compiledRegions;
}

/// Returns true if a compiled region has a value for itself once its first op
/// has begun.
bool isOwn(const Trace &trace, const Value &value, int64_t number,
           const CompiledRegion &compiledRegion) {
  int64_t first = compiledRegion.ops.front();
  auto isOthers = [&](int64_t op) {
    return op >= first && trace.ops[op].compiledRegion != number;
  };
  return !value.liveOut && !isOthers(value.def) &&
         std::none_of(value.uses.begin(), value.uses.end(), isOthers);
}

/// Adds a value to the trace of a compiled region: values defined outside are
/// arguments, and values used outside are kept on device.
void addValue(const Trace &trace, int64_t index, int64_t number,
              CompiledRegion &compiledRegion) {
  const Value &value = trace.values[index];
  auto inCompiledRegion = [&](int64_t op) {
    auto it = std::lower_bound(compiledRegion.ops.begin(),
                               compiledRegion.ops.end(), op);
    return static_cast<int64_t>(it - compiledRegion.ops.begin());
  };
  auto isIn = [&](int64_t op) {
    return op >= 0 && trace.ops[op].compiledRegion == number;
  };
  bool own = isOwn(trace, value, number, compiledRegion);
  Value copy = value;
  copy.def = isIn(value.def) ? inCompiledRegion(value.def) : -1;
  copy.offloadable = value.offloadable && own;
  copy.liveOut = !own;
  copy.microbatch = -1;
  copy.reuses = -1;
  copy.uses.clear();
  for (int64_t use : value.uses)
    if (isIn(use))
      copy.uses.push_back(inCompiledRegion(use));
  compiledRegion.trace.values.push_back(std::move(copy));
  compiledRegion.values.push_back(index);
}

void collectValues(const Trace &trace, CompiledRegions &compiledRegions) {
  for (int64_t index = 0; index < trace.numValues(); ++index) {
    const Value &value = trace.values[index];
    std::vector<int64_t> numbers;
    if (value.def >= 0)
      numbers.push_back(trace.ops[value.def].compiledRegion);
    for (int64_t use : value.uses)
      numbers.push_back(trace.ops[use].compiledRegion);
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    for (int64_t number : numbers)
      if (number >= 0)
        addValue(trace, index, number, compiledRegions[number]);
  }
}

} // namespace

bool ao::planner::hasCompiledRegions(const Trace &trace) {
  return std::any_of(trace.ops.begin(), trace.ops.end(),
                     [](const Op &op) { return op.compiledRegion >= 0; });
}

std::vector<Command>
ao::planner::compiledRegionCommands(const Trace &trace, const Machine &machine,
                                    const PlanOptions &options) {
  CompiledRegions compiledRegions = collectOps(trace);
  collectValues(trace, compiledRegions);
  PlanOptions asked;
  asked.minBytes = options.minBytes;
  asked.effort = options.effort;
  asked.seed = options.seed;
  // The pinned memory of other regions is unknown to a separate plan.
  Machine unlimited = machine;
  unlimited.pinnedMemory = 0;
  std::vector<Command> commands;
  for (auto &[number, compiledRegion] : compiledRegions) {
    if (!compiledRegion.isPair())
      continue;
    Expected<Plan> made = plan(compiledRegion.trace, unlimited, asked);
    if (!made)
      continue;
    for (Command command : made->commands) {
      command.before = compiledRegion.place(command);
      command.value = compiledRegion.values[command.value];
      commands.push_back(command);
    }
  }
  std::stable_sort(
      commands.begin(), commands.end(),
      [](const Command &a, const Command &b) { return a.before < b.before; });
  return commands;
}
