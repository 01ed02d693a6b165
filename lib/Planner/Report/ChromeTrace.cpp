//===- ChromeTrace.cpp - A plan's timeline for trace viewers --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/ChromeTrace.h"
#include "ao/Support/TraceEventWriter.h"

using namespace ao;
using namespace ao::planner;

static void writeOps(const Trace &trace, const Simulation &simulation,
                     TraceEventWriter &writer) {
  for (int64_t k = 0; k < trace.numOps(); ++k) {
    const Op &op = trace.ops[k];
    writer.beginSpan(Activity::Compute, op.name, simulation.opStartUs[k],
                     simulation.opUs[k]);
    writer.argument("op", k);
    writer.argument("kind", toString(op.kind));
    if (op.layer >= 0)
      writer.argument("layer", op.layer);
    writer.endSpan();
    writer.deviceMemory(simulation.opStartUs[k], simulation.deviceBytes[k]);
    writer.hostMemory(simulation.opStartUs[k], simulation.hostBytes[k]);
  }
}

static void writeCommands(const Trace &trace, const Plan &plan,
                          const Simulation &simulation,
                          TraceEventWriter &writer) {
  for (size_t i = 0; i < plan.commands.size(); ++i) {
    const Command &command = plan.commands[i];
    const CommandTimes &times = simulation.commands[i];
    const Value &value = trace.values[command.value];
    bool isOffload = command.kind == CommandKind::Offload;
    if (isOffload || command.kind == CommandKind::Reload) {
      writer.beginSpan(isOffload ? Activity::Offload : Activity::Reload,
                       value.name, times.copyStartUs,
                       times.copyEndUs - times.copyStartUs);
      writer.argument("issued_us", times.issueUs);
    } else if (times.exposedUs > 0) {
      writer.beginSpan(Activity::Stall, "stall: " + value.name, times.issueUs,
                       times.exposedUs);
      writer.argument("cause", toString(times.cause));
    } else {
      continue;
    }
    writer.argument("value", command.value);
    writer.argument("bytes", value.bytes);
    writer.argument("before", command.before);
    writer.endSpan();
  }
}

std::string ao::planner::toChromeTrace(const Trace &trace, const Plan &plan,
                                       const Simulation &simulation) {
  TraceEventWriter writer;
  writer.beginProcess(1, trace.name.empty() ? "step" : trace.name);
  writeOps(trace, simulation, writer);
  writeCommands(trace, plan, simulation, writer);
  return writer.take();
}
