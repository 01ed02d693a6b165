//===- Totals.cpp - Costs of a plan without a timeline --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Totals.h"

#include <algorithm>

using namespace ao::planner;

namespace {

/// When a value's copies are done, on the clocks of their directions, and which
/// command frees its host copy.
struct Copies {
  double outDone = 0;
  double backDone = 0;
  int32_t lastWait = -1;
  Tier tier = Tier::Pinned;
};

class Run {
public:
  Run(const Problem &problem, const Trace &trace, const Machine &machine,
      const std::vector<Command> &commands)
      : problem(problem), trace(trace), machine(machine), commands(commands),
        states(trace.values.size()), interference(machine),
        memoryUs(problem.memoryUs(interference)) {}

  Totals run();

private:
  void step(size_t index);

  const Problem &problem;
  const Trace &trace;
  const Machine &machine;
  const std::vector<Command> &commands;
  std::vector<Copies> states;
  Interference interference;
  std::vector<double> memoryUs;
  Totals result;
  double now = 0, outFree = 0, backFree = 0;
  int64_t away = 0, host = 0, pinned = 0;
};

} // namespace

void Run::step(size_t index) {
  const Command &command = commands[index];
  Copies &copy = states[command.value];
  int64_t bytes = trace.values[command.value].bytes;
  int64_t copies = trace.values[command.value].copies;
  auto boundary = static_cast<int32_t>(command.before);
  switch (command.kind) {
  case CommandKind::Offload:
    copy.outDone = outFree = std::max(now - problem.outLag(boundary), outFree) +
                             machine.offloadUs(bytes, copies, command.tier);
    copy.tier = command.tier;
    host += bytes;
    pinned += copy.tier == Tier::Pinned ? bytes : 0;
    result.hostPeakBytes = std::max(result.hostPeakBytes, host);
    result.pinnedPeakBytes = std::max(result.pinnedPeakBytes, pinned);
    break;
  case CommandKind::Release:
    now = std::max(now, copy.outDone + problem.outLag(boundary));
    away += bytes;
    break;
  case CommandKind::Reload:
    away -= bytes;
    result.peakBytes =
        std::max(result.peakBytes, problem.carried[command.before] - away);
    copy.backDone = backFree =
        std::max(now - problem.backLag(boundary), backFree) +
        machine.reloadUs(bytes, copies, copy.tier);
    break;
  case CommandKind::Wait:
    now = std::max(now, copy.backDone + problem.backLag(boundary));
    if (copy.lastWait != static_cast<int32_t>(index))
      break;
    host -= bytes;
    pinned -= copy.tier == Tier::Pinned ? bytes : 0;
    break;
  case CommandKind::Drop:
  case CommandKind::Recompute:
    break;
  }
}

Totals Run::run() {
  for (size_t i = 0; i < commands.size(); ++i)
    if (commands[i].kind == CommandKind::Wait)
      states[commands[i].value].lastWait = static_cast<int32_t>(i);
  size_t next = 0;
  auto entry = problem.entries.begin();
  result.peakBytes = problem.atEntry;
  for (int32_t op = 0; op <= problem.numOps; ++op) {
    bool isEntry = entry != problem.entries.end() && entry->op == op;
    // These values were released at the end of the previous function.
    int64_t awayAtEntry = away;
    for (; next < commands.size() && commands[next].before == op; ++next) {
      if (isEntry && commands[next].kind == CommandKind::Release)
        awayAtEntry += trace.values[commands[next].value].bytes;
      step(next);
    }
    if (op == problem.numOps)
      break;
    int64_t bytes = (isEntry ? entry->inside : problem.memory[op]) - away;
    // `atEntry` is that of the first op.
    if (isEntry && op > 0)
      bytes = std::max(bytes, problem.carried[op] + entry->bytes - awayAtEntry);
    entry += isEntry ? 1 : 0;
    result.peakBytes = std::max(result.peakBytes, bytes);
    double slowedUs = 0;
    if (!interference.isNone())
      slowedUs = interference.slowedUs(problem.duration[op], memoryUs[op],
                                       problem.outQueue(op, now, outFree),
                                       problem.backQueue(op, now, backFree));
    now += problem.duration[op] + slowedUs;
    result.slowedUs += slowedUs;
  }
  result.exposedUs = std::max(0.0, now - problem.baseUs() - result.slowedUs);
  return result;
}

Totals ao::planner::totals(const Problem &problem, const Trace &trace,
                           const Machine &machine,
                           const std::vector<Command> &commands) {
  return Run(problem, trace, machine, commands).run();
}
