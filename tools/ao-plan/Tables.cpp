//===- Tables.cpp - Plans side by side ------------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tables.h"
#include "Format.h"
#include "ao/Planner/Breakdown.h"
#include "ao/Planner/Expansion.h"
#include "ao/Planner/Summary.h"
#include "ao/Support/JsonWriter.h"
#include "ao/Support/Units.h"

#include <cmath>
#include <cstdarg>
#include <cstdio>

using namespace ao;
using namespace ao::planner;

namespace {

/// printf into a string.
__attribute__((format(printf, 2, 3))) void append(std::string &out,
                                                  const char *format, ...) {
  char buffer[512];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(buffer, sizeof(buffer), format, arguments);
  va_end(arguments);
  out += buffer;
}

double peakRatio(const Prediction &p) {
  return p.peakBoundBytes ? static_cast<double>(p.peakBytes) / p.peakBoundBytes
                          : 1;
}

double timeRatio(const Prediction &p) {
  return p.makespanBoundUs > 0 ? p.makespanUs / p.makespanBoundUs : 1;
}

/// The columns behind the first, in the names of the plan format.
struct Column {
  const char *name;
  double (*value)(const Prediction &);
};

constexpr Column columns[] = {
    {"peak_bytes", [](const Prediction &p) { return double(p.peakBytes); }},
    {"host_peak_bytes",
     [](const Prediction &p) { return double(p.hostPeakBytes); }},
    {"makespan_us", [](const Prediction &p) { return p.makespanUs; }},
    {"exposed_us", [](const Prediction &p) { return p.exposedUs; }},
    {"recomputed_us", [](const Prediction &p) { return p.recomputedUs; }},
    {"offloaded_bytes",
     [](const Prediction &p) { return double(p.offloadedBytes); }},
    {"recomputed_bytes",
     [](const Prediction &p) { return double(p.recomputedBytes); }},
    {"peak_bound_bytes",
     [](const Prediction &p) { return double(p.peakBoundBytes); }},
    {"makespan_bound_us",
     [](const Prediction &p) { return p.makespanBoundUs; }},
    {"peak_over_bound", peakRatio},
    {"makespan_over_bound", timeRatio},
};

/// Integers are exact up to 2^53 here.
void writeNumber(JsonWriter &json, double number) {
  if (number == std::floor(number) && std::abs(number) < 1e15)
    json.value(static_cast<int64_t>(number));
  else
    json.value(number);
}

} // namespace

std::string formatTable(const char *firstColumn, const std::vector<Row> &rows) {
  std::string out;
  append(out, "%-18s %12s %12s %13s %12s %12s %12s %9s %9s\n", firstColumn,
         "peak", "host peak", "step ms", "exposed ms", "recomputed ms",
         "offloaded", "peak/bnd", "time/bnd");
  for (const Row &row : rows) {
    if (row.infeasible) {
      append(out, "%-18s infeasible\n", row.label.c_str());
      continue;
    }
    const Prediction &p = row.predicted;
    append(out, "%-18s %12s %12s %13.3f %12.3f %12.3f %12s %9.4f %9.4f\n",
           row.label.c_str(), formatBytes(p.peakBytes).c_str(),
           formatBytes(p.hostPeakBytes).c_str(), p.makespanUs / 1e3,
           p.exposedUs / 1e3, p.recomputedUs / 1e3,
           formatBytes(p.offloadedBytes).c_str(), peakRatio(p), timeRatio(p));
  }
  return out;
}

std::string formatCsv(const char *firstColumn, const std::vector<Row> &rows) {
  std::string out = firstColumn;
  for (const Column &column : columns)
    out += std::string(",") + column.name;
  out += "\n";
  for (const Row &row : rows) {
    out += row.label;
    for (const Column &column : columns) {
      out += ',';
      if (row.infeasible)
        continue;
      JsonWriter cell;
      writeNumber(cell, column.value(row.predicted));
      out += cell.take();
    }
    out += "\n";
  }
  return out;
}

std::string formatJson(const char *firstColumn, const std::vector<Row> &rows) {
  JsonWriter json;
  json.beginArray();
  for (const Row &row : rows) {
    json.newLine().beginObject().field(firstColumn, row.label);
    if (row.infeasible)
      json.field("infeasible", true);
    else
      for (const Column &column : columns)
        writeNumber(json.key(column.name), column.value(row.predicted));
    json.endObject();
  }
  return json.newLine().endArray().take();
}

/// Returns the shares of the plan in the step with recomputed ops, if any.
static Breakdown breakDownPlan(const Trace &trace, const Plan &plan) {
  if (recomputes(plan.commands))
    if (Expected<Expansion> expansion = expand(trace, plan.commands))
      return breakDown(expansion->trace, expansion->commands);
  return breakDown(trace, plan.commands);
}

std::string formatSummary(const Trace &trace, const Plan &plan) {
  const Prediction &p = plan.predicted;
  Breakdown breakdown = breakDownPlan(trace, plan);
  std::string out;
  // A name of any length.
  out += "policy        " + std::string(toString(plan.options.policy)) +
         " on " +
         (plan.machine.name.empty() ? "the given machine"
                                    : printable(plan.machine.name)) +
         "\n";
  append(out, "peak          %s of %s unplanned (zero-stall bound %s)\n",
         formatBytes(p.peakBytes).c_str(),
         formatBytes(p.unplannedPeakBytes).c_str(),
         formatBytes(p.peakBoundBytes).c_str());
  append(out, "step          %s, %s exposed (bound %s)\n",
         formatTime(p.makespanUs).c_str(), formatTime(p.exposedUs).c_str(),
         formatTime(p.makespanBoundUs).c_str());
  if (p.slowedUs > 0)
    append(out, "slowed down   %s by copies\n", formatTime(p.slowedUs).c_str());
  append(out, "host peak     %s\n", formatBytes(p.hostPeakBytes).c_str());
  if (std::string text =
          describeTiers(breakdown, pinnedLimit(plan.machine, plan.options));
      !text.empty())
    out += "tiers         " + text + "\n";
  append(out, "offloaded     %s\n", formatBytes(p.offloadedBytes).c_str());
  if (p.recomputedUs > 0 || p.recomputedBytes > 0)
    append(out, "recomputed    %s in %s, %s added in all\n",
           formatBytes(p.recomputedBytes).c_str(),
           formatTime(p.recomputedUs).c_str(), formatTime(p.addedUs()).c_str());
  if (std::string text = describeMicrobatches(breakdown); !text.empty())
    out += "microbatches  " + text + "\n";
  if (std::string text = describeGroups(breakdown); !text.empty())
    out += "groups        " + text + "\n";
  append(out, "gap           peak %.4f, step time %.4f of the bound\n",
         peakRatio(p), timeRatio(p));
  return out + "summary       " + printable(summarize(trace, plan)) + "\n";
}
