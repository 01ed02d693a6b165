//===- ChromeTrace.cpp - A plan's timeline for trace viewers --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/ChromeTrace.h"
#include "Documents/Json.h"

using namespace ao::planner;

namespace {

enum Lane : int64_t { ComputeLane = 1, OutLane = 2, BackLane = 3 };

class Writer {
public:
  std::string out = "{\"displayTimeUnit\":\"ms\",\"traceEvents\":[";

  void metadata(const char *what, int64_t lane, std::string_view name) {
    begin();
    out += "\"ph\":\"M\",\"pid\":1,\"tid\":";
    appendJson(out, lane);
    out += ",\"name\":";
    appendJson(out, std::string_view(what));
    out += ",\"args\":{\"name\":";
    appendJson(out, name);
    out += "}}";
  }

  /// A complete event; its arguments follow until end().
  void slice(std::string_view name, std::string_view category, Lane lane,
             double startUs, double durationUs) {
    begin();
    out += "\"ph\":\"X\",\"pid\":1,\"tid\":";
    appendJson(out, int64_t(lane));
    out += ",\"name\":";
    appendJson(out, name);
    out += ",\"cat\":";
    appendJson(out, category);
    out += ",\"ts\":";
    appendJson(out, startUs);
    out += ",\"dur\":";
    appendJson(out, durationUs);
    out += ",\"args\":{";
  }
  template <typename T>
  void argument(const char *key, T value) {
    if (out.back() != '{')
      out += ',';
    appendJson(out, std::string_view(key));
    out += ':';
    appendJson(out, value);
  }
  void end() { out += "}}"; }

  void counter(const char *name, double timeUs, int64_t bytes) {
    begin();
    out += "\"ph\":\"C\",\"pid\":1,\"tid\":0,\"name\":";
    appendJson(out, std::string_view(name));
    out += ",\"ts\":";
    appendJson(out, timeUs);
    out += ",\"args\":{\"bytes\":";
    appendJson(out, bytes);
    out += "}}";
  }

private:
  void begin() { out += out.back() == '[' ? "\n{" : ",\n{"; }
};

} // namespace

static void writeOps(const Trace &trace, const Simulation &simulation,
                     Writer &writer) {
  for (int64_t k = 0; k < trace.numOps(); ++k) {
    const Op &op = trace.ops[k];
    writer.slice(op.name, "compute", ComputeLane, simulation.opStartUs[k],
                 op.durationUs);
    writer.argument("op", k);
    writer.argument("kind", toString(op.kind));
    if (op.layer >= 0)
      writer.argument("layer", op.layer);
    writer.end();
    writer.counter("device memory", simulation.opStartUs[k],
                   simulation.deviceBytes[k]);
    writer.counter("host memory", simulation.opStartUs[k],
                   simulation.hostBytes[k]);
  }
}

static void writeCommands(const Trace &trace, const Plan &plan,
                          const Simulation &simulation, Writer &writer) {
  for (size_t i = 0; i < plan.commands.size(); ++i) {
    const Command &command = plan.commands[i];
    const CommandTimes &times = simulation.commands[i];
    const Value &value = trace.values[command.value];
    bool out = command.kind == CommandKind::Offload;
    if (out || command.kind == CommandKind::Reload) {
      writer.slice(value.name, toString(command.kind), out ? OutLane : BackLane,
                   times.copyStartUs, times.copyEndUs - times.copyStartUs);
      writer.argument("issued_us", times.issueUs);
    } else if (times.exposedUs > 0) {
      writer.slice("stall: " + value.name, "stall", ComputeLane, times.issueUs,
                   times.exposedUs);
      writer.argument("cause", toString(times.cause));
    } else {
      continue;
    }
    writer.argument("value", command.value);
    writer.argument("bytes", value.bytes);
    writer.argument("before", command.before);
    writer.end();
  }
}

std::string ao::planner::toChromeTrace(const Trace &trace, const Plan &plan,
                                       const Simulation &simulation) {
  Writer writer;
  writer.metadata("process_name", 0, trace.name.empty() ? "step" : trace.name);
  writer.metadata("thread_name", ComputeLane, "compute");
  writer.metadata("thread_name", OutLane, "D2H");
  writer.metadata("thread_name", BackLane, "H2D");
  writeOps(trace, simulation, writer);
  writeCommands(trace, plan, simulation, writer);
  writer.out += "\n]}\n";
  return std::move(writer.out);
}
