//===- SimulationJson.cpp - ao.simulation documents -----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Expansion.h"
#include "ao/Support/JsonWriter.h"

using namespace ao;
using namespace ao::planner;

template <typename T>
static void writeColumn(JsonWriter &json, const char *key,
                        const std::vector<T> &entries) {
  json.newLine().key(key).beginArray();
  for (T entry : entries)
    json.value(entry);
  json.endArray();
}

static void writeCommand(JsonWriter &json, const Command &command,
                         const CommandTimes &times) {
  json.newLine().beginObject().field("do", toString(command.kind));
  json.field("value", command.value).field("before", command.before);
  if (command.tier != Tier::Pinned)
    json.field("tier", toString(command.tier));
  json.field("issue_us", times.issueUs);
  if (command.kind == CommandKind::Offload ||
      command.kind == CommandKind::Reload)
    json.field("copy_start_us", times.copyStartUs)
        .field("copy_end_us", times.copyEndUs);
  else
    json.field("exposed_us", times.exposedUs)
        .field("cause", toString(times.cause));
  json.endObject();
}

static std::string write(const Simulation &simulation,
                         const std::vector<Command> &commands,
                         const Expansion *expansion) {
  JsonWriter json;
  json.beginDocument(schemas::simulation);
  json.field("makespan_us", simulation.makespanUs);
  json.field("base_us", simulation.baseUs);
  json.field("exposed_us", simulation.exposedUs);
  if (simulation.slowedUs > 0)
    json.field("slowed_us", simulation.slowedUs);
  json.field("peak_bytes", simulation.peakBytes);
  json.field("peak_op", simulation.peakOp);
  json.field("host_peak_bytes", simulation.hostPeakBytes);
  json.field("pinned_peak_bytes", simulation.pinnedPeakBytes);
  json.field("offloaded_bytes", simulation.offloadedBytes);
  if (expansion) {
    json.field("recomputed_us", expansion->recomputedUs);
    json.field("recomputed_bytes", expansion->recomputedBytes);
    writeColumn(json, "ops", expansion->opOf);
    writeColumn(json, "values", expansion->valueOf);
  }
  writeColumn(json, "op_start_us", simulation.opStartUs);
  writeColumn(json, "device_bytes", simulation.deviceBytes);
  writeColumn(json, "host_bytes", simulation.hostBytes);
  writeColumn(json, "pinned_bytes", simulation.pinnedBytes);
  json.newLine().key("commands").beginArray();
  for (size_t i = 0; i < simulation.commands.size(); ++i)
    writeCommand(json, commands[i], simulation.commands[i]);
  return json.endArray().endObject().newLine().take();
}

std::string ao::planner::toJson(const Simulation &simulation,
                                const std::vector<Command> &commands) {
  return write(simulation, commands, nullptr);
}

std::string ao::planner::toJson(const PlanExecution &execution,
                                const std::vector<Command> &commands) {
  if (!execution.expansion)
    return toJson(execution.simulation, commands);
  return write(execution.simulation, execution.expansion->commands,
               &*execution.expansion);
}
