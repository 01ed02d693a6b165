//===- Expansion.cpp - Trace with rematerialization -----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExpandCommands.h"

#include <algorithm>

using namespace ao::planner;

bool ao::planner::recomputes(const std::vector<Command> &commands) {
  return std::any_of(commands.begin(), commands.end(),
                     [](const Command &c) { return !c.isTransfer(); });
}

namespace {

constexpr int64_t none = -1;

class Expander {
public:
  Expander(const Trace &trace, const DataFlow &flow,
           const std::vector<Command> &commands)
      : trace(trace), commands(commands), flow(flow),
        states(trace.values.size()) {}

  Expected<Expansion> run();

private:
  struct State {
    /// The current lifetime, a value of the result.
    int64_t lifetime = none;
    /// The command that ended it; `none` while the value exists.
    int64_t dropped = none;
    bool isAway = false;
  };
  /// An op that reuses the bytes of a lifetime, which may be longer in the
  /// expansion.
  struct Takeover {
    int64_t lifetime, op, bytes;
  };

  void begin();
  Status checkPlace(int64_t index) const;
  Status execute(int64_t index);
  Status drop(int64_t index);
  Status recompute(int64_t index);
  Status transfer(int64_t index);
  Status addOriginal(int64_t op);
  void takeOver(int64_t op);
  Status finish();
  Status checkClones() const;

  Error illegal(int64_t index, const std::string &why) const {
    return illegalCommand(trace, commands[index], index, why);
  }

  /// Returns true if the original step uses it from `boundary` on.
  bool isPending(int64_t value, int64_t boundary) const {
    return flow.lastNeed[value] >= boundary;
  }

  Value &lifetimeOf(int64_t value) {
    return result.trace.values[states[value].lifetime];
  }

  void use(int64_t value, int64_t op) {
    std::vector<int64_t> &uses = lifetimeOf(value).uses;
    if (uses.empty() || uses.back() != op)
      uses.push_back(op);
  }

  int64_t addLifetime(int64_t value, int64_t def);

  const Trace &trace;
  const std::vector<Command> &commands;
  const DataFlow &flow;
  std::vector<State> states;
  std::vector<Takeover> takeovers;
  /// Ops of the result that are recomputed, and the commands for them.
  std::vector<std::pair<int64_t, int64_t>> clones;
  int64_t previous = 0;
  Expansion result;
};

} // namespace

/// Adds all first lifetimes, so that they have the numbers of their values.
void Expander::begin() {
  result.trace.name = trace.name;
  size_t ops = trace.ops.size(), lifetimes = trace.values.size();
  for (const Command &command : commands) {
    if (command.kind != CommandKind::Recompute)
      continue;
    ++ops;
    if (command.op() >= 0 && command.op() < trace.numOps())
      lifetimes += flow.results[command.op()].size();
  }
  result.trace.values.reserve(lifetimes);
  result.trace.values = trace.values;
  result.valueOf.reserve(lifetimes);
  result.valueOf.resize(trace.values.size());
  result.trace.ops.reserve(ops);
  result.opOf.reserve(ops);
  result.isClone.reserve(ops);
  for (int64_t v = 0; v < trace.numValues(); ++v) {
    states[v].lifetime = v;
    result.valueOf[v] = v;
    result.trace.values[v].uses.clear();
    result.trace.values[v].reuses = -1;
  }
}

int64_t Expander::addLifetime(int64_t value, int64_t def) {
  Value lifetime = trace.values[value];
  lifetime.def = def;
  lifetime.uses.clear();
  lifetime.slot.reset();
  lifetime.group = -1;
  lifetime.reuses = -1;
  result.trace.values.push_back(std::move(lifetime));
  result.valueOf.push_back(value);
  return result.trace.numValues() - 1;
}

Status Expander::checkPlace(int64_t index) const {
  const Command &command = commands[index];
  bool isOp = command.kind == CommandKind::Recompute;
  int64_t count = isOp ? trace.numOps() : trace.numValues();
  if (command.value < 0 || command.value >= count)
    return illegal(index, "there are " + std::to_string(count) +
                              (isOp ? " ops" : " values"));
  if (command.before < 0 || command.before > trace.numOps())
    return illegal(index,
                   "there are " + std::to_string(trace.numOps()) + " ops");
  if (command.before < previous)
    return illegal(index, "the preceding command is before " +
                              describeOp(trace, previous));
  return {};
}

Status Expander::drop(int64_t index) {
  const Command &command = commands[index];
  int64_t v = command.value;
  const Value &value = trace.values[v];
  if (value.def >= command.before)
    return illegal(index, "it is defined by " + describeOp(trace, value.def));
  if (states[v].dropped != none)
    return illegal(index, "it has been dropped already");
  if (states[v].isAway)
    return illegal(index, "it is not on the device");
  if (!isPending(v, command.before))
    return illegal(index, "its last use has passed");
  if (value.def < 0)
    return illegal(index, "no op defines it");
  if (const Op &op = trace.ops[value.def]; !op.recompute)
    return illegal(index, describeOp(trace, value.def) +
                              ", which defines it, cannot be recomputed" +
                              (op.whyNot == WhyNot::Unknown
                                   ? ""
                                   : ": " + std::string(toString(op.whyNot))));
  states[v].dropped = index;
  lifetimeOf(v).liveOut = false;
  return {};
}

Status Expander::recompute(int64_t index) {
  const Command &command = commands[index];
  const Op &op = trace.ops[command.op()];
  if (!op.recompute)
    return illegal(index,
                   op.whyNot == WhyNot::Unknown
                       ? "the trace does not allow it"
                       : "it has a mark: " + std::string(toString(op.whyNot)));
  if (command.op() >= command.before)
    return illegal(index, "it has not run yet");
  int64_t number = result.trace.numOps();
  for (int64_t input : flow.inputs[command.op()]) {
    if (states[input].dropped != none)
      return illegal(index, "its operand " + describeValue(trace, input) +
                                " has been dropped");
    use(input, number);
  }
  Op clone = op;
  clone.name += " (recomputed)";
  clone.durationUs = op.recomputeCostUs();
  clone.inheritedBytes = 0;
  clone.entryBytes = 0;
  clone.isRecomputed = true;
  // A recomputed op does not repeat the overlapping communication.
  clone.d2hOccupancy = clone.h2dOccupancy = 0;
  if (command.before < trace.numOps()) {
    const Op &reader = trace.ops[command.before];
    clone.phase = reader.phase;
    clone.layer = reader.layer;
    clone.microbatch = reader.microbatch;
  }
  result.trace.ops.push_back(std::move(clone));
  result.opOf.push_back(command.op());
  result.isClone.push_back(true);
  clones.push_back({number, index});
  for (int64_t v : flow.results[command.op()]) {
    bool isThere = states[v].dropped == none && isPending(v, command.before);
    int64_t lifetime = addLifetime(v, number);
    if (isThere) {
      result.trace.values[lifetime].liveOut = false;
      continue;
    }
    states[v] = {lifetime, none, false};
  }
  return {};
}

Status Expander::transfer(int64_t index) {
  const Command &command = commands[index];
  State &state = states[command.value];
  if (state.dropped != none)
    return illegal(index, "it has been dropped");
  // The simulator would look for the definition in the expansion.
  if (trace.values[command.value].def >= command.before)
    return illegal(index,
                   "it is defined by " +
                       describeOp(trace, trace.values[command.value].def));
  if (command.kind == CommandKind::Release)
    state.isAway = true;
  if (command.kind == CommandKind::Wait)
    state.isAway = false;
  result.commands.push_back(
      {command.kind, state.lifetime, result.trace.numOps(), command.tier});
  result.commandOf.push_back(index);
  return {};
}

Status Expander::execute(int64_t index) {
  if (Status status = checkPlace(index); !status)
    return status;
  previous = commands[index].before;
  switch (commands[index].kind) {
  case CommandKind::Drop:
    return drop(index);
  case CommandKind::Recompute:
    return recompute(index);
  default:
    return transfer(index);
  }
}

/// An op that writes over the bytes of a value: they are held up to it.
void Expander::takeOver(int64_t op) {
  int64_t number = result.trace.numOps();
  for (int64_t v : flow.results[op]) {
    int64_t old = trace.values[v].reuses;
    if (old < 0)
      continue;
    Value &lifetime = lifetimeOf(old);
    takeovers.push_back({states[old].lifetime, number, trace.values[v].bytes});
    int64_t last = lifetime.uses.empty() ? lifetime.def : lifetime.uses.back();
    bool wasHeld = trace.values[old].lastLive(trace.numOps()) == op - 1;
    if (wasHeld && last < number - 1)
      lifetime.uses.push_back(number - 1);
  }
}

Status Expander::addOriginal(int64_t op) {
  int64_t number = result.trace.numOps();
  for (int64_t input : flow.inputs[op])
    if (int64_t index = states[input].dropped; index != none)
      return illegal(index, describeOp(trace, op) + " needs it");
  takeOver(op);
  result.trace.ops.push_back(trace.ops[op]);
  result.opOf.push_back(op);
  result.isClone.push_back(false);
  for (int64_t v : flow.inputs[op]) {
    const std::vector<int64_t> &uses = trace.values[v].uses;
    if (std::binary_search(uses.begin(), uses.end(), op))
      use(v, number);
  }
  for (int64_t v : flow.results[op])
    lifetimeOf(v).def = number;
  return {};
}

/// A rematerialized value must have a use.
Status Expander::checkClones() const {
  std::vector<bool> isRead(result.trace.ops.size());
  for (const Value &value : result.trace.values)
    if (value.def >= 0 && (!value.uses.empty() || value.liveOut))
      isRead[value.def] = true;
  for (auto [op, index] : clones)
    if (!isRead[op])
      return illegal(index, "no op reads its results");
  return {};
}

Status Expander::finish() {
  for (int64_t v = 0; v < trace.numValues(); ++v)
    if (states[v].dropped != none && trace.values[v].liveOut)
      return illegal(states[v].dropped, "the end of the step needs it");
  // A value with another use keeps its bytes; the op allocates others.
  for (const Takeover &takeover : takeovers) {
    Value &lifetime = result.trace.values[takeover.lifetime];
    if (lifetime.uses.empty() || lifetime.uses.back() < takeover.op)
      continue;
    auto place = std::lower_bound(lifetime.uses.begin(), lifetime.uses.end(),
                                  takeover.op);
    if (place == lifetime.uses.end() || *place != takeover.op)
      lifetime.uses.insert(place, takeover.op);
    int64_t &inherited = result.trace.ops[takeover.op].inheritedBytes;
    inherited = std::max<int64_t>(0, inherited - takeover.bytes);
  }
  for (Op &op : result.trace.ops)
    op.recompute = false;
  for (auto [op, index] : clones)
    result.recomputedUs += result.trace.ops[op].durationUs;
  for (const Value &value : result.trace.values)
    if (value.def >= 0 && result.isClone[value.def] &&
        (!value.uses.empty() || value.liveOut))
      result.recomputedBytes += value.bytes;
  return checkClones();
}

Expected<Expansion> Expander::run() {
  begin();
  size_t next = 0;
  for (int64_t op = 0; op <= trace.numOps(); ++op) {
    int64_t first = result.trace.numOps();
    if (trace.boundary == op)
      result.trace.boundary = first;
    for (; next < commands.size() && commands[next].before <= op; ++next)
      if (Status status = execute(static_cast<int64_t>(next)); !status)
        return status.takeError();
    if (op == trace.numOps())
      break;
    if (Status status = addOriginal(op); !status)
      return status.takeError();
    // Recomputed ops before an op belong to its function.
    std::swap(result.trace.ops[first].entryBytes,
              result.trace.ops.back().entryBytes);
  }
  if (next < commands.size())
    return checkPlace(static_cast<int64_t>(next)).takeError();
  if (Status status = finish(); !status)
    return status.takeError();
  return std::move(result);
}

Expected<Expansion>
ao::planner::expandCommands(const Trace &trace, const DataFlow &flow,
                            const std::vector<Command> &commands) {
  return Expander(trace, flow, commands).run();
}

Expected<Expansion> ao::planner::expand(const Trace &trace,
                                        const std::vector<Command> &commands) {
  Expected<Expansion> expansion =
      expandCommands(trace, DataFlow(trace), commands);
  if (expansion)
    if (Status status = expansion->trace.verify(); !status)
      return status.takeError();
  return expansion;
}

/// Verifies without residuals: a loop that is split for a recomputed op has
/// other buffers than theirs.
static Status verifyWithoutResiduals(const Trace &trace,
                                     const std::vector<Command> &commands) {
  if (trace.residuals.empty())
    return {};
  auto again = std::find_if(
      commands.begin(), commands.end(),
      [](const Command &command) { return !command.isTransfer(); });
  return illegalCommand(trace, *again, again - commands.begin(),
                        "loops with stacked residuals recompute nothing");
}

/// An error of the expansion as one of the original.
static Error translate(const Trace &trace, const Expansion &expansion,
                       Error error) {
  constexpr std::string_view prefix = "$.commands[";
  if (error.path.compare(0, prefix.size(), prefix) == 0) {
    size_t index = std::stoull(error.path.substr(prefix.size()));
    error.path =
        std::string(prefix) + std::to_string(expansion.commandOf[index]) + "]";
  }
  if (error.op)
    error.op = *error.op < expansion.trace.numOps() ? expansion.opOf[*error.op]
                                                    : trace.numOps();
  if (error.value)
    error.value = expansion.valueOf[*error.value];
  return error;
}

Expected<PlanExecution>
ao::planner::execute(const Trace &trace, const Machine &machine,
                     const std::vector<Command> &commands) {
  PlanExecution result;
  if (!recomputes(commands)) {
    Expected<Simulation> simulation = simulate(trace, machine, commands);
    if (!simulation)
      return simulation.takeError();
    result.simulation = std::move(*simulation);
    return result;
  }
  if (Status status = verifyWithoutResiduals(trace, commands); !status)
    return status.takeError();
  Expected<Expansion> expansion = expand(trace, commands);
  if (!expansion)
    return expansion.takeError();
  Expected<Simulation> simulation =
      simulate(expansion->trace, machine, expansion->commands);
  if (!simulation)
    return translate(trace, *expansion, simulation.takeError());
  result.expansion = std::move(*expansion);
  result.simulation = std::move(*simulation);
  return result;
}

Plan ao::planner::expandedPlan(const Plan &plan, const Expansion &expansion) {
  Plan result = plan;
  result.numOps = expansion.trace.numOps();
  result.numValues = expansion.trace.numValues();
  result.numLoops = static_cast<int64_t>(expansion.trace.loops.size());
  result.commands = expansion.commands;
  return result;
}
