//===- SimulationJson.cpp - ao.simulation documents -----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Json.h"
#include "ao/Planner/Simulator.h"

using namespace ao::planner;

/// Appends `,"key":value`.
template <typename T>
static void appendField(std::string &out, const char *key, const T &value) {
  out += ",\"";
  out += key;
  out += "\":";
  appendJson(out, value);
}

template <typename T>
static void appendColumn(std::string &out, const char *key,
                         const std::vector<T> &values) {
  out += ",\n\"";
  out += key;
  out += "\":[";
  for (size_t i = 0; i < values.size(); ++i) {
    if (i)
      out += ',';
    appendJson(out, values[i]);
  }
  out += ']';
}

static void appendCommand(std::string &out, const Command &command,
                          const CommandTimes &times) {
  out += "{\"do\":";
  appendJson(out, toString(command.kind));
  appendField(out, "value", command.value);
  appendField(out, "before", command.before);
  appendField(out, "issue_us", times.issueUs);
  if (command.kind == CommandKind::Offload ||
      command.kind == CommandKind::Reload) {
    appendField(out, "copy_start_us", times.copyStartUs);
    appendField(out, "copy_end_us", times.copyEndUs);
  } else {
    appendField(out, "exposed_us", times.exposedUs);
    appendField(out, "cause", toString(times.cause));
  }
  out += '}';
}

std::string ao::planner::toJson(const Simulation &simulation,
                                const std::vector<Command> &commands) {
  std::string out = "{\"schema\":\"ao.simulation\",\"version\":1";
  appendField(out, "makespan_us", simulation.makespanUs);
  appendField(out, "base_us", simulation.baseUs);
  appendField(out, "exposed_us", simulation.exposedUs);
  appendField(out, "peak_bytes", simulation.peakBytes);
  appendField(out, "peak_op", simulation.peakOp);
  appendField(out, "host_peak_bytes", simulation.hostPeakBytes);
  appendField(out, "moved_bytes", simulation.movedBytes);
  appendColumn(out, "op_start_us", simulation.opStartUs);
  appendColumn(out, "device_bytes", simulation.deviceBytes);
  appendColumn(out, "host_bytes", simulation.hostBytes);
  out += ",\n\"commands\":[";
  for (size_t i = 0; i < simulation.commands.size(); ++i) {
    out += i ? ",\n" : "\n";
    appendCommand(out, commands[i], simulation.commands[i]);
  }
  out += "]}\n";
  return out;
}
