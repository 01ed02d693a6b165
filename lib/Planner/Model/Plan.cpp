//===- Plan.cpp - Names and legality of plans -----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Plan.h"
#include "ao/Planner/Expansion.h"
#include "ao/Planner/Loops.h"

#include <algorithm>
#include <iterator>

using namespace ao::planner;

std::string_view ao::planner::toString(CommandKind kind) {
  switch (kind) {
  case CommandKind::Offload:
    return "offload";
  case CommandKind::Release:
    return "release";
  case CommandKind::Reload:
    return "reload";
  case CommandKind::Wait:
    return "wait";
  case CommandKind::Drop:
    return "drop";
  case CommandKind::Recompute:
    return "recompute";
  }
  return "";
}

Expected<PlanExecution> ao::planner::execute(const Trace &trace,
                                             const Plan &plan) {
  auto mismatch = [](const char *path, const char *what, int64_t expected,
                     int64_t actual) {
    return Error{ErrorCode::InvalidInput,
                 "the plan is for " + std::to_string(actual) + " " + what +
                     ", the trace has " + std::to_string(expected),
                 path};
  };
  if (plan.numOps != trace.numOps())
    return mismatch("$.ops", "ops", trace.numOps(), plan.numOps);
  if (plan.numValues != trace.numValues())
    return mismatch("$.values", "values", trace.numValues(), plan.numValues);
  if (auto loops = static_cast<int64_t>(trace.loops.size());
      plan.numLoops > 0 && plan.numLoops != loops)
    return mismatch("$.loops", "loops iteration by iteration", loops,
                    plan.numLoops);
  if (Status status = plan.machine.verify(); !status) {
    Error error = status.takeError();
    error.path = "$.machine" + error.path.substr(1);
    return error;
  }
  Expected<PlanExecution> result = execute(trace, plan.machine, plan.commands);
  if (!result || trace.residuals.empty())
    return result;
  if (Expected<std::vector<ResidualTransfers>> transfers =
          readTransfers(trace, plan.commands);
      !transfers)
    return transfers.takeError();
  return result;
}

Status Plan::verify(const Trace &trace) const {
  Expected<PlanExecution> result = execute(trace, *this);
  return result ? Status() : Status(result.takeError());
}

/// The last use of a value before an op.
static int64_t lastUseBefore(const Value &value, int64_t before) {
  auto next = std::lower_bound(value.uses.begin(), value.uses.end(), before);
  return next == value.uses.begin() ? value.def : *std::prev(next);
}

Plan ao::planner::makePlan(const Trace &trace, const Machine &machine,
                           const PlanOptions &options,
                           std::vector<Command> commands) {
  Plan plan;
  plan.traceName = trace.name;
  plan.numOps = trace.numOps();
  plan.numValues = trace.numValues();
  plan.numLoops = static_cast<int64_t>(trace.loops.size());
  plan.machine = machine;
  plan.options = options;
  plan.commands = std::move(commands);
  return plan;
}

void ao::planner::normalizeLaterReleases(const Trace &trace,
                                         std::vector<Command> &commands) {
  std::vector<bool> released(trace.values.size()), reloaded(released.size());
  bool anyLater = false;
  for (const Command &command : commands) {
    // Commands that were read from IR hold the second reload alone.
    if (command.kind != CommandKind::Reload)
      continue;
    anyLater |= reloaded[command.value];
    reloaded[command.value] = true;
  }
  if (!anyLater)
    return;
  reloaded.assign(reloaded.size(), false);
  std::vector<Command> releases, others;
  for (const Command &command : commands) {
    if (command.kind == CommandKind::Release) {
      if (released[command.value])
        continue;
      released[command.value] = true;
    }
    others.push_back(command);
    if (command.kind != CommandKind::Reload)
      continue;
    if (reloaded[command.value])
      releases.push_back(
          {CommandKind::Release, command.value,
           lastUseBefore(trace.values[command.value], command.before) + 1});
    reloaded[command.value] = true;
  }
  auto isEarlier = [](const Command &a, const Command &b) {
    return a.before < b.before;
  };
  std::stable_sort(releases.begin(), releases.end(), isEarlier);
  commands.clear();
  std::merge(releases.begin(), releases.end(), others.begin(), others.end(),
             std::back_inserter(commands), isEarlier);
}
