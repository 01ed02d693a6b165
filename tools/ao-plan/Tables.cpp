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
#include "ao/Support/TextTable.h"
#include "ao/Support/Units.h"

#include <algorithm>
#include <cmath>
#include <cstdarg>
#include <cstdio>
#include <optional>

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

/// A column after the first, under its name in the plan format.
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

/// Returns a time in milliseconds, the unit of all rows of a table.
static std::string formatMs(double us) {
  std::string out;
  append(out, "%.3f", us / 1e3);
  return out;
}

static bool isOverBudget(const Prediction &p, std::optional<int64_t> budget) {
  return budget && p.peakBytes > *budget;
}

/// Returns a share of a time in percent, without rounding errors of sums.
static std::string formatPercent(double share) {
  return formatShare(std::abs(share) < 1e-9 ? 0 : share, 1);
}

/// Returns the added share of the step time without a plan.
static std::string formatSlowdown(const Prediction &p) {
  return formatPercent(p.baseUs > 0 ? p.addedUs() / p.baseUs : 0);
}

static std::string formatTable(const char *firstColumn,
                               const std::vector<Row> &rows,
                               std::optional<int64_t> budget) {
  bool hasRecomputed = std::any_of(rows.begin(), rows.end(), [](const Row &r) {
    return r.predicted.recomputedUs > 0;
  });
  std::vector<std::vector<std::string>> cells{{firstColumn, "peak", "host peak",
                                               "offloaded", "step (ms)",
                                               "exposed (ms)"}};
  if (hasRecomputed)
    cells[0].push_back("recomputed (ms)");
  cells[0].insert(cells[0].end(), {"slowdown", "over bound"});
  if (budget)
    cells[0].push_back("budget");
  for (const Row &row : rows) {
    if (row.infeasible) {
      cells.push_back({row.label, "no plan"});
      continue;
    }
    const Prediction &p = row.predicted;
    bool overBudget = isOverBudget(p, budget);
    std::vector<std::string> line{row.label,
                                  formatBytes(p.peakBytes),
                                  formatBytes(p.hostPeakBytes),
                                  formatBytes(p.offloadedBytes),
                                  formatMs(p.makespanUs),
                                  formatMs(p.exposedUs)};
    if (hasRecomputed)
      line.push_back(formatMs(p.recomputedUs));
    line.push_back(formatSlowdown(p));
    // The bound holds for plans within the budget.
    line.push_back(overBudget ? "-" : formatPercent(timeRatio(p) - 1));
    if (budget)
      line.push_back(overBudget ? "exceeded" : "met");
    cells.push_back(std::move(line));
  }
  return formatTextTable(cells);
}

/// Returns the row with a plan that `isBetter` than the other rows, which
/// `isAllowed`; null if there is none.
template <typename Allowed, typename Better>
static const Row *findBest(const std::vector<Row> &rows, Allowed isAllowed,
                           Better isBetter) {
  const Row *best = nullptr;
  for (const Row &row : rows)
    if (!row.infeasible && isAllowed(row.predicted) &&
        (!best || isBetter(row.predicted, best->predicted)))
      best = &row;
  return best;
}

/// Returns the name and the figures of a row, as the end of a sentence.
static std::string describeRow(const Row &row) {
  const Prediction &p = row.predicted;
  return row.label + " (peak " + formatBytes(p.peakBytes) + ", slowdown " +
         formatSlowdown(p) + ")\n";
}

std::string formatComparison(const std::vector<Row> &rows,
                             const PlanOptions &options) {
  std::string out = formatTable("policy", rows, options.deviceBudget);
  if (std::optional<int64_t> budget = options.deviceBudget) {
    const Row *best = findBest(
        rows, [&](const Prediction &p) { return !isOverBudget(p, budget); },
        [](const Prediction &a, const Prediction &b) {
          return a.makespanUs < b.makespanUs;
        });
    return out + "fastest within the budget of " + formatBytes(*budget) + ": " +
           (best ? describeRow(*best) : "none\n");
  }
  double allowed = options.maxSlowdown.value_or(0) + 1e-9;
  const Row *best = findBest(
      rows,
      [&](const Prediction &p) { return p.addedUs() <= allowed * p.baseUs; },
      [](const Prediction &a, const Prediction &b) {
        return a.peakBytes < b.peakBytes;
      });
  std::string condition =
      options.maxSlowdown
          ? "at a slowdown of at most " + formatPercent(*options.maxSlowdown)
          : "without a slowdown";
  return out + "lowest peak " + condition + ": " +
         (best ? describeRow(*best) : "none\n");
}

std::string formatSweep(std::vector<Row> rows) {
  for (Row &row : rows)
    row.label = formatBytes(std::stoll(row.label));
  std::string out = formatTable("budget", rows, std::nullopt);
  auto isSmaller = [](const Prediction &a, const Prediction &b) {
    return a.peakBytes < b.peakBytes;
  };
  auto isFree = [](const Prediction &p) {
    return p.addedUs() <= 1e-9 * p.baseUs;
  };
  if (const Row *free = findBest(rows, isFree, isSmaller))
    out += "smallest budget without a slowdown: " + describeRow(*free);
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
  std::string out = "trace         ";
  // A name of any length.
  if (!trace.name.empty())
    out += printable(trace.name) + ", ";
  append(out, "%zu ops, %zu values\n", trace.ops.size(), trace.values.size());
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
  out += "gap           ";
  // The bound of the peak is one of plans without exposed time.
  if (!plan.options.deviceBudget && !plan.options.maxSlowdown)
    append(out, "peak %.4f, ", peakRatio(p));
  append(out, "step time %.4f of the bound\n", timeRatio(p));
  return out + "summary       " + printable(summarize(trace, plan)) + "\n";
}
