//===- ReportData.cpp - Report of an execution ----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReportData.h"

#include <algorithm>
#include <tuple>

using namespace ao::planner;

std::string_view ao::planner::toString(Residence residence) {
  switch (residence) {
  case Residence::InUse:
    return "in use";
  case Residence::NotOffloadable:
    return "not offloadable";
  case Residence::BelowMinBytes:
    return "below min-bytes";
  case Residence::InTransfer:
    return "in transfer";
  case Residence::Kept:
    return "kept";
  }
  return "";
}

namespace {

constexpr int64_t none = -1;
constexpr size_t maxResidents = 40;

/// Finds the largest entry of a range; the array never changes.
class LargestOf {
public:
  explicit LargestOf(const std::vector<int64_t> &array)
      : array(array), size(static_cast<int64_t>(array.size())),
        tree(2 * array.size(), none) {
    for (int64_t i = 0; i < size; ++i)
      tree[size + i] = i;
    for (int64_t i = size - 1; i > 0; --i)
      tree[i] = larger(tree[2 * i], tree[2 * i + 1]);
  }

  /// Returns the index of the first largest entry in [first, last); -1 if there
  /// is none.
  int64_t operator()(int64_t first, int64_t last) const {
    int64_t best = none;
    last = std::min(last, size);
    if (first >= last)
      return none;
    for (int64_t l = first + size, r = last + size; l < r; l /= 2, r /= 2) {
      if (l & 1)
        best = larger(best, tree[l++]);
      if (r & 1)
        best = larger(best, tree[--r]);
    }
    return best;
  }

private:
  int64_t larger(int64_t a, int64_t b) const {
    if (a == none || b == none)
      return std::max(a, b);
    if (array[a] != array[b])
      return array[a] > array[b] ? a : b;
    return std::min(a, b);
  }

  const std::vector<int64_t> &array;
  int64_t size;
  std::vector<int64_t> tree;
};

class Collector {
public:
  Collector(const Trace &trace, const Plan &plan, Simulation simulation)
      : trace(trace), plan(plan), openAbsence(trace.values.size(), none),
        copyOut(trace.values.size(), none), copyIn(trace.values.size(), none),
        tierOf(trace.values.size(), Tier::Pinned) {
    data.simulation = std::move(simulation);
    data.unplanned = unplannedMemory(trace);
  }

  ReportData run() {
    for (size_t i = 0; i < plan.commands.size(); ++i)
      follow(i);
    describeAbsences();
    drawMemory();
    listResidents();
    return std::move(data);
  }

private:
  void follow(size_t index);
  void await(int64_t transfer, size_t index);
  void describeAbsences();
  void drawMemory();
  void listResidents();
  Residence residence(int64_t value) const;

  const Trace &trace;
  const Plan &plan;
  // By value: the absence or copy in progress.
  std::vector<int64_t> openAbsence, copyOut, copyIn;
  /// By value: the kind of host memory of its copy.
  std::vector<Tier> tierOf;
  ReportData data;
};

} // namespace

void Collector::await(int64_t transfer, size_t index) {
  const CommandTimes &times = data.simulation.commands[index];
  Transfer &copy = data.transfers[transfer];
  copy.awaitedBefore = plan.commands[index].before;
  copy.awaitUs = times.issueUs;
  copy.exposedUs = times.exposedUs;
  copy.cause = times.cause;
  copy.absence = openAbsence[copy.value];
}

void Collector::follow(size_t index) {
  const Command &command = plan.commands[index];
  const CommandTimes &times = data.simulation.commands[index];
  int64_t value = command.value;
  int64_t next = static_cast<int64_t>(data.transfers.size());
  switch (command.kind) {
  case CommandKind::Offload:
  case CommandKind::Reload: {
    bool out = command.kind == CommandKind::Offload;
    (out ? copyOut : copyIn)[value] = next;
    Transfer copy;
    copy.value = value;
    copy.direction = command.kind;
    if (out)
      tierOf[value] = command.tier;
    copy.tier = tierOf[value];
    copy.issuedBefore = command.before;
    copy.issueUs = times.issueUs;
    copy.startUs = times.copyStartUs;
    copy.endUs = times.copyEndUs;
    data.transfers.push_back(copy);
    if (!out)
      data.absences[openAbsence[value]].to = command.before;
    break;
  }
  case CommandKind::Release: {
    openAbsence[value] = static_cast<int64_t>(data.absences.size());
    Absence absence;
    absence.value = value;
    absence.from = command.before;
    absence.to = trace.numOps() + 1;
    data.absences.push_back(absence);
    // A value is copied out once; later releases have nothing to wait for.
    if (copyOut[value] != none)
      await(copyOut[value], index);
    copyOut[value] = none;
    break;
  }
  case CommandKind::Wait:
    await(copyIn[value], index);
    break;
  case CommandKind::Drop:
  case CommandKind::Recompute:
    // Reports describe expansions.
    break;
  }
}

void Collector::describeAbsences() {
  LargestOf tightest(data.simulation.deviceBytes);
  for (Absence &absence : data.absences) {
    const Value &value = trace.values[absence.value];
    auto use =
        std::lower_bound(value.uses.begin(), value.uses.end(), absence.from);
    absence.lastUse = use == value.uses.begin() ? value.def : use[-1];
    if (use != value.uses.end())
      absence.nextUse = *use;
    else if (value.liveOut)
      absence.nextUse = trace.numOps();
    absence.tightOp = tightest(absence.from, absence.to);
    if (absence.tightOp != none)
      absence.tightBytes = data.simulation.deviceBytes[absence.tightOp];
  }
}

/// Between ops, memory is the bytes carried over: temporaries and dead operands
/// of ops have been freed, outputs of the next op are not allocated yet, except
/// for inherited bytes.
void Collector::drawMemory() {
  int64_t numOps = trace.numOps();
  std::vector<int64_t> carried = carriedMemory(trace);
  size_t next = 0;
  int64_t away = 0;
  for (int64_t op = 0; op <= numOps; ++op) {
    int64_t total = carried[op];
    for (; next < plan.commands.size() && plan.commands[next].before == op;
         ++next) {
      const Command &command = plan.commands[next];
      const CommandTimes &times = data.simulation.commands[next];
      int64_t bytes = trace.values[command.value].bytes;
      // While compute waits, the values to be released are still resident.
      if (times.exposedUs > 0)
        data.memory.push_back({times.issueUs, total - away});
      if (command.kind == CommandKind::Release)
        away += bytes;
      else if (command.kind == CommandKind::Reload)
        away -= bytes;
      else
        continue;
      data.memory.push_back({times.issueUs + times.exposedUs, total - away});
    }
    if (op < numOps)
      data.memory.push_back(
          {data.simulation.opStartUs[op], data.simulation.deviceBytes[op]});
  }
}

Residence Collector::residence(int64_t index) const {
  const Value &value = trace.values[index];
  if (value.def == data.peakOp ||
      std::binary_search(value.uses.begin(), value.uses.end(), data.peakOp))
    return Residence::InUse;
  if (!value.offloadable)
    return Residence::NotOffloadable;
  if (value.bytes < plan.options.minBytes)
    return Residence::BelowMinBytes;
  return openAbsence[index] != none ? Residence::InTransfer : Residence::Kept;
}

void Collector::listResidents() {
  const std::vector<int64_t> &memory = data.simulation.deviceBytes;
  if (memory.empty())
    return;
  data.peakOp = std::max_element(memory.begin(), memory.end()) - memory.begin();
  std::vector<bool> away(trace.values.size(), false);
  for (const Absence &absence : data.absences)
    if (absence.from <= data.peakOp && data.peakOp < absence.to)
      away[absence.value] = true;
  std::vector<int64_t> held;
  for (int64_t v = 0; v < trace.numValues(); ++v) {
    const Value &value = trace.values[v];
    if (!away[v] && value.bytes > 0 && value.def <= data.peakOp &&
        value.lastLive(trace.numOps()) >= data.peakOp)
      held.push_back(v);
  }
  size_t shown = std::min(held.size(), maxResidents);
  auto larger = [&](int64_t a, int64_t b) {
    return std::tuple(-trace.values[a].bytes, a) <
           std::tuple(-trace.values[b].bytes, b);
  };
  std::partial_sort(held.begin(), held.begin() + shown, held.end(), larger);
  for (size_t i = 0; i < held.size(); ++i) {
    if (i < shown) {
      data.residents.push_back({held[i], residence(held[i])});
      continue;
    }
    ++data.otherResidents;
    data.otherResidentBytes += trace.values[held[i]].bytes;
  }
}

Expected<ReportData> ao::planner::collectReport(const Trace &trace,
                                                const Machine &machine,
                                                const Plan &plan) {
  if (Status status = trace.verify(); !status)
    return status.takeError();
  if (Status status = machine.verify(); !status)
    return status.takeError();
  if (Status status = plan.verify(trace); !status)
    return status.takeError();
  Expected<Simulation> simulation = simulate(trace, machine, plan.commands);
  if (!simulation)
    return simulation.takeError();
  return Collector(trace, plan, std::move(*simulation)).run();
}
