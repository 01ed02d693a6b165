//===- Simulator.cpp - The exact model of a plan's execution --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Simulator.h"
#include "Interference.h"
#include "Residuals.h"

#include <algorithm>
#include <limits>

using namespace ao::planner;

std::string_view ao::planner::toString(StallCause cause) {
  switch (cause) {
  case StallCause::None:
    return "none";
  case StallCause::CopyTime:
    return "copy time";
  case StallCause::LinkBusy:
    return "link busy";
  }
  return "";
}

Error ao::planner::illegalCommand(const Trace &trace, const Command &command,
                                  size_t index, const std::string &why) {
  bool isOp = command.kind == CommandKind::Recompute;
  Error error = {ErrorCode::InvalidInput,
                 "cannot " + std::string(toString(command.kind)) + " " +
                     (isOp ? describeOp(trace, command.op())
                           : describeValue(trace, command.value)) +
                     " before " + describeOp(trace, command.before) + ": " +
                     why,
                 "$.commands[" + std::to_string(index) + "]"};
  if (command.before >= 0 && command.before <= trace.numOps())
    error.op = command.before;
  if (!isOp && command.value >= 0 && command.value < trace.numValues())
    error.value = command.value;
  return error;
}

namespace {

constexpr int64_t none = -1;

enum class State : uint8_t { OnDevice, Released, Loading };

struct ValueState {
  State state = State::OnDevice;
  bool offloaded = false;
  bool released = false;
  Tier tier = Tier::Pinned;
  int64_t offloadBefore = none;
  int64_t reloadBefore = none;
  /// The command that waits for the value last; its host copy ends there.
  int64_t lastWait = none;
  int64_t lastCommand = none;
  /// While the value is offloaded: its next use, an op or the end of the step.
  int64_t neededBy = none;
  /// On the clock of the direction.
  double offloadDone = 0;
  double reloadDone = 0;
};

/// One direction of the link. Its clock, by which a copy takes as long as on a
/// free link, lags compute by the shares of ops that communication used.
struct Link {
  double Op::*occupancy;
  double freeUs = 0;
  double lagUs = 0;
  /// At the start of each op; queues where copies slow ops down.
  std::vector<double> lagsUs = {};
  std::vector<LinkQueue> queues = {};
};

class Execution {
public:
  Execution(const Trace &trace, const Machine &machine,
            const std::vector<Command> &commands)
      : trace(trace), machine(machine), commands(commands),
        states(trace.values.size()), interference(machine) {}

  Expected<Simulation> run();

private:
  Status prepare();
  Status step(int64_t index);
  int64_t bytesAtEntry(int64_t op, int64_t away) const;
  Status finish();
  Status offload(int64_t index);
  Status release(int64_t index);
  Status reload(int64_t index);
  Status wait(int64_t index);

  Error illegal(int64_t index, const std::string &why) const {
    return illegalCommand(trace, commands[index], index, why);
  }

  bool isAlive(const Value &value, int64_t boundary) const {
    return value.def < boundary && value.lastLive(trace.numOps()) >= boundary;
  }

  /// The first op from `boundary` on that needs the value, or `none`.
  int64_t nextNeed(const Value &value, int64_t boundary) const {
    auto use = std::lower_bound(value.uses.begin(), value.uses.end(), boundary);
    if (use != value.uses.end())
      return *use;
    return value.liveOut ? trace.numOps() : none;
  }

  void raisePeak(int64_t bytes, int64_t op) {
    if (bytes <= result.peakBytes && result.peakOp != -1)
      return;
    result.peakBytes = bytes;
    result.peakOp = op;
  }

  int64_t bufferBytesAt(int64_t boundary) const {
    return bufferBytes.empty() ? 0 : bufferBytes[boundary];
  }

  /// Adds bytes to those on the host, unless the host copy of the value is in a
  /// buffer of a residual.
  void addHostCopy(const Command &command, int64_t bytes) {
    if (!isInBuffer.empty() && isInBuffer[command.value])
      return;
    hostBytes += bytes;
    if (states[command.value].tier == Tier::Pinned)
      pinnedBytes += bytes;
  }

  void raiseHostPeaks(int64_t boundary) {
    int64_t buffers = bufferBytesAt(boundary);
    auto raise = [&](int64_t bytes, int64_t &most, std::vector<int64_t> &byOp) {
      most = std::max(most, bytes);
      if (boundary < trace.numOps())
        byOp[boundary] = std::max(byOp[boundary], bytes);
    };
    raise(hostBytes + buffers, result.hostPeakBytes, result.hostPeaks);
    raise(pinnedBytes + buffers, result.pinnedPeakBytes, result.pinnedPeaks);
  }

  /// Puts a copy into the queue of a direction; its times are those of the
  /// clock of the direction.
  void enqueue(int64_t index, Link &link, double us);
  SlowedParts slow(size_t op) const;
  void runOp(int64_t op);
  double computeUs(const Link &link, double linkUs) const;
  void readComputeTimes();

  void stall(int64_t index, double until, StallCause cause) {
    if (until <= now)
      return;
    result.commands[index].exposedUs = until - now;
    result.commands[index].cause = cause;
    now = until;
  }

  const Trace &trace;
  const Machine &machine;
  const std::vector<Command> &commands;
  std::vector<ValueState> states;
  /// Device bytes at each boundary before commands, and at the start of each
  /// op, if no value were offloaded.
  std::vector<int64_t> carried, memory;
  /// By op, its duration with copies into the buffers of residuals, and the
  /// part of it that is bound by device memory.
  std::vector<double> durations, memoryUs;
  Interference interference;
  Simulation result;
  double now = 0;
  Link d2h{&Op::d2hOccupancy}, h2d{&Op::h2dOccupancy};
  int64_t awayBytes = 0;
  /// Bytes of host copies of values, and the part that is pinned.
  int64_t hostBytes = 0;
  int64_t pinnedBytes = 0;
  /// Pinned bytes of host buffers of residuals at each boundary, and whether
  /// the host copy of a value is in one of them; empty without residuals.
  std::vector<int64_t> bufferBytes;
  std::vector<bool> isInBuffer;
};

} // namespace

Status Execution::prepare() {
  int64_t numOps = trace.numOps();
  int64_t previous = 0;
  for (size_t i = 0; i < commands.size(); ++i) {
    const Command &command = commands[i];
    if (!command.isTransfer())
      return illegal(i, "it is not a transfer; expand() the plan first");
    if (command.value < 0 || command.value >= trace.numValues())
      return illegal(i, "there are " + std::to_string(trace.numValues()) +
                            " values");
    if (command.before < 0 || command.before > numOps)
      return illegal(i, "there are " + std::to_string(numOps) + " ops");
    if (command.before < previous)
      return illegal(i, "the preceding command is before " +
                            describeOp(trace, previous));
    previous = command.before;
    if (command.kind == CommandKind::Wait)
      states[command.value].lastWait = i;
  }
  carried = carriedMemory(trace);
  memory = memoryAtOps(trace);
  for (const Op &op : trace.ops)
    durations.push_back(op.durationUs);
  memoryUs.resize(durations.size());
  if (!interference.isNone())
    memoryUs = interference.memoryUs(durations, memoryTraffic(trace));
  if (trace.loops.empty())
    return {};
  ResidualCosts held = costsOfResiduals(trace, commands);
  for (size_t k = 0; k < memory.size(); ++k)
    memory[k] += held.atOps[k];
  for (size_t k = 0; k < carried.size(); ++k)
    carried[k] += held.atBoundaries[k];
  for (size_t k = 0; k < durations.size(); ++k) {
    durations[k] += held.copyUs[k];
    memoryUs[k] += held.copyUs[k];
  }
  bufferBytes = std::move(held.hostBytes);
  isInBuffer = std::move(held.isInHostBuffer);
  return {};
}

void Execution::enqueue(int64_t index, Link &link, double us) {
  CommandTimes &times = result.commands[index];
  double issued = now - link.lagUs;
  times.copyStartUs = std::max(issued, link.freeUs);
  times.copyEndUs = link.freeUs = times.copyStartUs + us;
  times.cause =
      times.copyStartUs > issued ? StallCause::LinkBusy : StallCause::CopyTime;
}

Status Execution::offload(int64_t index) {
  const Command &command = commands[index];
  const Value &value = trace.values[command.value];
  ValueState &state = states[command.value];
  if (!value.offloadable)
    return illegal(index, "it is not offloadable");
  if (state.offloaded)
    return illegal(index, "it has been offloaded already");
  if (value.def >= command.before)
    return illegal(index, "it is defined by " + describeOp(trace, value.def));
  if (!isAlive(value, command.before))
    return illegal(index, "its last use has passed");
  if (command.tier == Tier::Pageable && !machine.hasPageableTier())
    return illegal(index, "the machine has no rates for pageable memory");
  state.offloaded = true;
  state.tier = command.tier;
  state.offloadBefore = command.before;
  enqueue(index, d2h, machine.offloadUs(value.bytes, value.copies, state.tier));
  state.offloadDone = d2h.freeUs;
  result.offloadedBytes += value.bytes;
  addHostCopy(command, value.bytes);
  raiseHostPeaks(command.before);
  return {};
}

Status Execution::release(int64_t index) {
  const Command &command = commands[index];
  const Value &value = trace.values[command.value];
  ValueState &state = states[command.value];
  if (!state.offloaded)
    return illegal(index, "it has not been offloaded");
  if (state.state != State::OnDevice)
    return illegal(index, "it is not on the device");
  if (!isAlive(value, command.before))
    return illegal(index, "its last use has passed");
  if (!state.released && trace.boundary &&
      state.offloadBefore <= *trace.boundary &&
      command.before > *trace.boundary)
    return illegal(
        index, "its offload is in the forward function, which ends before " +
                   describeOp(trace, *trace.boundary));
  // A second release finds the copy done.
  stall(index, state.offloadDone + d2h.lagUs,
        result.commands[state.lastCommand].cause);
  state.state = State::Released;
  state.released = true;
  state.neededBy = nextNeed(value, command.before);
  awayBytes += value.bytes;
  return {};
}

Status Execution::reload(int64_t index) {
  const Command &command = commands[index];
  const Value &value = trace.values[command.value];
  ValueState &state = states[command.value];
  if (state.state != State::Released)
    return illegal(index, "it has not been released");
  if (state.neededBy != none && command.before > state.neededBy)
    return illegal(index, describeOp(trace, state.neededBy) + " has read it");
  state.state = State::Loading;
  state.reloadBefore = command.before;
  awayBytes -= value.bytes;
  raisePeak(carried[command.before] - awayBytes, command.before);
  // The copy to the host is done: compute has waited for it at the release.
  enqueue(index, h2d, machine.reloadUs(value.bytes, value.copies, state.tier));
  state.reloadDone = h2d.freeUs;
  return {};
}

Status Execution::wait(int64_t index) {
  const Command &command = commands[index];
  ValueState &state = states[command.value];
  if (state.state != State::Loading)
    return illegal(index, "it is not being reloaded");
  if (state.neededBy == none)
    return illegal(index, "it has no later use");
  if (command.before > state.neededBy)
    return illegal(index, describeOp(trace, state.neededBy) + " has read it");
  if (trace.boundary && state.reloadBefore < *trace.boundary &&
      command.before >= *trace.boundary)
    return illegal(index,
                   "its reload is in the forward function, which ends before " +
                       describeOp(trace, *trace.boundary));
  stall(index, state.reloadDone + h2d.lagUs,
        result.commands[state.lastCommand].cause);
  state.state = State::OnDevice;
  state.neededBy = none;
  if (state.lastWait != index)
    return {};
  addHostCopy(command, -trace.values[command.value].bytes);
  return {};
}

Status Execution::step(int64_t index) {
  result.commands[index].issueUs = now;
  Status status;
  switch (commands[index].kind) {
  case CommandKind::Offload:
    status = offload(index);
    break;
  case CommandKind::Release:
    status = release(index);
    break;
  case CommandKind::Reload:
    status = reload(index);
    break;
  case CommandKind::Wait:
    status = wait(index);
    break;
  case CommandKind::Drop:
  case CommandKind::Recompute:
    break;
  }
  states[commands[index].value].lastCommand = index;
  return status;
}

/// Returns the device bytes where a function begins before `op`, or 0; `away`
/// are the bytes on the host before the commands there. If a function precedes
/// it, values released at the boundary were released at the end of that
/// function.
int64_t Execution::bytesAtEntry(int64_t op, int64_t away) const {
  if (op == 0)
    return memoryAtEntry(trace);
  if (trace.ops[op].entryBytes == 0)
    return 0;
  auto first = std::lower_bound(
      commands.begin(), commands.end(), op,
      [](const Command &command, int64_t at) { return command.before < at; });
  for (auto it = first; it != commands.end() && it->before == op; ++it)
    if (it->kind == CommandKind::Release)
      away += trace.values[it->value].bytes;
  return carried[op] + trace.ops[op].entryBytes - away;
}

Status Execution::finish() {
  for (size_t i = 0; i < states.size(); ++i) {
    const ValueState &state = states[i];
    if (state.offloaded && !state.released)
      return illegal(state.lastCommand, "it is never released");
    if (state.state == State::Loading)
      return illegal(state.lastCommand, "its reload is never waited for");
    if (state.neededBy == none)
      continue;
    return illegal(state.lastCommand, describeOp(trace, state.neededBy) +
                                          " needs it on the device");
  }
  return {};
}

/// The time of compute at which the clock of a direction reaches `linkUs`.
double Execution::computeUs(const Link &link, double linkUs) const {
  auto startOn = [&](size_t op) {
    return result.opStartUs[op] - link.lagsUs[op];
  };
  // The last op that has started by then.
  size_t low = 0, high = trace.ops.size();
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (startOn(middle) <= linkUs)
      low = middle + 1;
    else
      high = middle;
  }
  if (low == 0)
    return linkUs;
  // Within the op, the lag grows with the part of the op that has run.
  double occupancy = trace.ops[low - 1].*link.occupancy;
  double inOp = linkUs - startOn(low - 1), done = 0;
  SlowedParts slowed = slow(low - 1);
  for (size_t i = 0; i < slowed.count && inOp > 0; ++i) {
    auto [us, slowdown] = slowed.parts[i];
    double rate = 1 - occupancy + slowdown;
    done += std::min(us, inOp / rate);
    inOp -= us * rate;
  }
  return linkUs + link.lagsUs[low - 1] + done * occupancy;
}

/// The parts of an op that has started.
SlowedParts Execution::slow(size_t op) const {
  if (interference.isNone())
    return interference.slow(durations[op], 0, {}, {});
  return interference.slow(durations[op], memoryUs[op], d2h.queues[op],
                           h2d.queues[op]);
}

void Execution::runOp(int64_t op) {
  double slowedUs = 0;
  if (!interference.isNone()) {
    for (Link *link : {&d2h, &h2d})
      link->queues[op] = {link->freeUs - (now - link->lagUs),
                          1 - trace.ops[op].*link->occupancy};
    slowedUs = interference.slowedUs(durations[op], memoryUs[op],
                                     d2h.queues[op], h2d.queues[op]);
  }
  for (Link *link : {&d2h, &h2d}) {
    link->lagsUs[op] = link->lagUs;
    link->lagUs += trace.ops[op].durationUs * (trace.ops[op].*link->occupancy);
  }
  result.opUs[op] = durations[op] + slowedUs;
  now += result.opUs[op];
  result.baseUs += durations[op];
  result.slowedUs += slowedUs;
}

/// Converts the times of copies from the clocks of their directions to time of
/// compute, which needs all stalls of the step. Copies themselves never stall,
/// so the cause of a stall is kept only at the command that waits.
void Execution::readComputeTimes() {
  for (size_t i = 0; i < commands.size(); ++i) {
    bool isOut = commands[i].kind == CommandKind::Offload;
    if (!isOut && commands[i].kind != CommandKind::Reload)
      continue;
    CommandTimes &times = result.commands[i];
    times.cause = StallCause::None;
    const Link &link = isOut ? d2h : h2d;
    if (link.lagUs == 0)
      continue;
    for (double *us : {&times.copyStartUs, &times.copyEndUs})
      *us = computeUs(link, *us);
  }
}

Expected<Simulation> Execution::run() {
  if (Status status = prepare(); !status)
    return status.takeError();
  int64_t numOps = trace.numOps();
  result.commands.resize(commands.size());
  result.opStartUs.resize(numOps);
  result.opUs.resize(numOps);
  result.deviceBytes.resize(numOps);
  result.hostBytes.resize(numOps);
  result.pinnedBytes.resize(numOps);
  result.hostPeaks.resize(numOps);
  result.pinnedPeaks.resize(numOps);
  for (Link *link : {&d2h, &h2d}) {
    link->lagsUs.resize(numOps);
    link->queues.resize(interference.isNone() ? 0 : numOps);
  }
  size_t next = 0;
  for (int64_t op = 0; op <= numOps; ++op) {
    int64_t away = awayBytes;
    for (; next < commands.size() && commands[next].before == op; ++next)
      if (Status status = step(next); !status)
        return status.takeError();
    if (op == numOps)
      break;
    result.opStartUs[op] = now;
    result.deviceBytes[op] =
        std::max(memory[op] - awayBytes, bytesAtEntry(op, away));
    result.hostBytes[op] = hostBytes + bufferBytesAt(op);
    result.pinnedBytes[op] = pinnedBytes + bufferBytesAt(op);
    raiseHostPeaks(op);
    raisePeak(result.deviceBytes[op], op);
    runOp(op);
  }
  if (Status status = finish(); !status)
    return status.takeError();
  readComputeTimes();
  result.makespanUs = now;
  result.exposedUs = std::max(0.0, now - result.baseUs - result.slowedUs);
  return std::move(result);
}

Expected<Simulation>
ao::planner::simulate(const Trace &trace, const Machine &machine,
                      const std::vector<Command> &commands) {
  return Execution(trace, machine, commands).run();
}
