//===- Report.cpp - Tables and files about runs ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Report.h"
#include "ao/Support/TextTable.h"
#include "ao/Support/Units.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iomanip>
#include <limits>
#include <ostream>
#include <sstream>

using namespace ao;
using namespace ao::run;

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

static std::string formatNs(int64_t ns) {
  return formatTime(static_cast<double>(ns) / 1e3);
}

/// Microseconds of the model in whole nanoseconds.
static int64_t toNs(double us) { return std::llround(us * 1e3); }

static std::string formatRate(int64_t bytes, int64_t ns) {
  if (ns <= 0 || bytes <= 0)
    return "-";
  char text[32];
  std::snprintf(text, sizeof(text), "%.2f GB/s",
                static_cast<double>(bytes) / static_cast<double>(ns));
  return text;
}

using Table = std::vector<std::vector<std::string>>;

/// Returns the text of a row's prediction; "-" without one.
template <typename Format>
static std::string formatPredicted(const ReportRow &row, Format format) {
  return row.predicted ? format(*row.predicted) : "-";
}

static std::string formatOutcome(const ReportRow &row) {
  if (row.isInfeasible)
    return "no plan fits";
  if (!row.result.error.empty())
    return aortStatusName(row.result.status);
  return !row.difference ? "-" : row.differs() ? "NO" : "yes";
}

static std::string formatError(const ReportRow &row) {
  if (!row.relativeError)
    return "-";
  std::ostringstream text;
  text << std::setprecision(3) << *row.relativeError;
  return text.str();
}

/// Adds a column, with `format` of each row, if any row has it.
template <typename Has, typename Format>
static void addColumn(Table &table, const std::vector<ReportRow> &rows,
                      const char *name, Has has, Format format) {
  if (std::none_of(rows.begin(), rows.end(), has))
    return;
  table.front().emplace_back(name);
  for (size_t i = 0; i < rows.size(); ++i)
    table[i + 1].push_back(has(rows[i]) ? format(rows[i]) : "-");
}

static bool isAny(const ReportRow &) { return true; }
static bool hasRun(const ReportRow &row) { return row.result.error.empty(); }

static Table beginTable(const std::vector<ReportRow> &rows) {
  Table table{{"strategy"}};
  for (const ReportRow &row : rows)
    table.push_back({row.label});
  return table;
}

/// Returns the table of bytes and results.
static std::string formatMemory(const std::vector<ReportRow> &rows) {
  Table table = beginTable(rows);
  auto add = [&](const char *name, int64_t AortStatistics::*bytes) {
    addColumn(table, rows, name, isAny, [&](const ReportRow &row) {
      return hasRun(row) ? std::to_string(row.result.statistics.*bytes) : "-";
    });
  };
  add("device peak (B)", &AortStatistics::peakDeviceBytes);
  addColumn(table, rows, "predicted peak (B)", isAny, [](const ReportRow &row) {
    return formatPredicted(row, [](const Prediction &predicted) {
      return std::to_string(predicted.peakDeviceBytes);
    });
  });
  add("host peak (B)", &AortStatistics::peakHostBytes);
  add("offloaded (B)", &AortStatistics::offloadedBytes);
  add("reloaded (B)", &AortStatistics::reloadedBytes);
  addColumn(table, rows, "same bits", isAny, formatOutcome);
  return formatTextTable(table);
}

/// Returns the table of times, rates, and errors within a tolerance.
static std::string formatTimes(const std::vector<ReportRow> &rows) {
  Table table = beginTable(rows);
  auto addMeasured = [&](const char *name, auto format) {
    addColumn(table, rows, name, isAny, [&](const ReportRow &row) {
      return hasRun(row) ? format(row.result) : std::string("-");
    });
  };
  auto addPredicted = [&](const char *name, double Prediction::*us, auto has) {
    addColumn(table, rows, name, has, [&](const ReportRow &row) {
      return formatPredicted(
          row, [&](const Prediction &p) { return formatTime(p.*us); });
    });
  };
  addMeasured("step",
              [](const RunResult &result) { return formatNs(result.stepNs); });
  addPredicted("predicted step", &Prediction::stepUs, isAny);
  addMeasured("exposed", [](const RunResult &result) {
    return formatNs(result.statistics.exposedNs);
  });
  addPredicted("predicted exposed", &Prediction::exposedUs, isAny);
  addPredicted("recomputed", &Prediction::recomputedUs,
               [](const ReportRow &row) {
                 return row.predicted && row.predicted->recomputedUs > 0;
               });
  addMeasured("offload rate", [](const RunResult &result) {
    return formatRate(result.statistics.offloadMeasuredBytes,
                      result.statistics.offloadBusyNs);
  });
  addMeasured("reload rate", [](const RunResult &result) {
    return formatRate(result.statistics.reloadMeasuredBytes,
                      result.statistics.reloadBusyNs);
  });
  addColumn(
      table, rows, "error",
      [](const ReportRow &row) { return row.relativeError.has_value(); },
      formatError);
  return formatTextTable(table);
}

static std::string formatRatio(int64_t above, int64_t below) {
  if (below <= 0)
    return "-";
  char text[32];
  std::snprintf(text, sizeof(text), "%.2f",
                static_cast<double>(above) / static_cast<double>(below));
  return text;
}

/// Prints the statistics of CUDA graph trees, if there are any.
static void printReplays(std::ostream &os, const std::vector<ReportRow> &rows) {
  Table memory{{"strategy", "arena (B)", "pool (B)", "pool bound (B)",
                "captures", "replays", "copied (B)"}};
  Table times{{"strategy", "host time eager", "host time replayed",
               "eager / replayed"}};
  for (const ReportRow &row : rows) {
    if (!row.result.replay)
      continue;
    const ReplayResult &replay = *row.result.replay;
    const AortGraphTreeStatistics &tree = replay.statistics;
    memory.push_back(
        {row.label, std::to_string(row.result.deviceArenaBytes),
         std::to_string(tree.poolBytes), std::to_string(tree.poolBoundBytes),
         std::to_string(tree.captures), std::to_string(tree.replays),
         std::to_string(tree.copiedBytes)});
    times.push_back({row.label, formatNs(replay.eagerNs),
                     formatNs(replay.replayNs),
                     formatRatio(replay.eagerNs, replay.replayNs)});
  }
  if (memory.size() > 1)
    os << "\n" << formatTextTable(memory) << "\n" << formatTextTable(times);
}

/// Prints the measured peak and step time of each strategy as shares of those
/// without offloading, if a run of the strategy `none` is among the rows.
static void printConclusion(std::ostream &os,
                            const std::vector<ReportRow> &rows) {
  auto none = std::find_if(rows.begin(), rows.end(), [](const ReportRow &row) {
    return row.strategy == "none" && row.result.error.empty() &&
           row.result.statistics.peakDeviceBytes > 0 && row.result.stepNs > 0;
  });
  if (none == rows.end())
    return;
  const RunResult &base = none->result;
  for (const ReportRow &row : rows) {
    const RunResult &result = row.result;
    if (row.strategy == "none" || !result.error.empty())
      continue;
    os << row.label << ": measured device peak "
       << formatShare(static_cast<double>(result.statistics.peakDeviceBytes),
                      static_cast<double>(base.statistics.peakDeviceBytes))
       << " and step time "
       << formatShare(static_cast<double>(result.stepNs),
                      static_cast<double>(base.stepNs))
       << " of none\n";
  }
}

void ao::run::printTable(std::ostream &os, const std::vector<ReportRow> &rows) {
  os << formatMemory(rows) << "\n" << formatTimes(rows);
  printReplays(os, rows);
  for (const ReportRow &row : rows) {
    if (row.predicted && !row.predicted->summary.empty())
      os << row.label << ": " << row.predicted->summary << "\n";
    if (row.isInfeasible)
      os << row.label << ": " << row.result.error << "\n";
  }
  printConclusion(os, rows);
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static void writePrediction(JsonWriter &json, const Prediction &predicted) {
  json.key("predicted").beginObject();
  json.field("peak_device_bytes", predicted.peakDeviceBytes);
  json.field("peak_host_bytes", predicted.peakHostBytes);
  json.field("peak_pinned_bytes", predicted.peakPinnedBytes);
  json.field("step_ns", toNs(predicted.stepUs));
  json.field("exposed_ns", toNs(predicted.exposedUs));
  if (predicted.recomputedUs > 0)
    json.field("recomputed_ns", toNs(predicted.recomputedUs));
  if (!predicted.declined.empty())
    json.field("declined", predicted.declined);
  json.endObject();
}

static void writeReplay(JsonWriter &json, const ReplayResult &replay) {
  const AortGraphTreeStatistics &tree = replay.statistics;
  json.key("capture").beginObject();
  json.field("functions", tree.functions);
  json.field("captures", tree.captures);
  json.field("warmups", tree.warmups);
  json.field("replays", tree.replays);
  json.field("eager_runs", tree.eagerRuns);
  json.field("recaptures", tree.recaptures);
  json.field("host_eager_ns", replay.eagerNs);
  json.field("host_replay_ns", replay.replayNs);
  json.field("pool_bytes", tree.poolBytes);
  json.field("pool_bound_bytes", tree.poolBoundBytes);
  json.field("host_pool_bytes", tree.hostPoolBytes);
  json.field("host_pool_bound_bytes", tree.hostPoolBoundBytes);
  json.field("copied_bytes", tree.copiedBytes);
  json.key("reasons").beginObject();
  for (int reason = 0; reason < AORT_REASON_COUNT; ++reason)
    if (tree.reasons[reason] > 0)
      json.field(aortReasonName(static_cast<AortReason>(reason)),
                 tree.reasons[reason]);
  json.endObject().endObject();
}

static void writeResult(JsonWriter &json, const RunResult &result) {
  if (!result.error.empty()) {
    json.field("status", aortStatusName(result.status));
    json.field("error", result.error);
    return;
  }
  const AortStatistics &stats = result.statistics;
  json.field("device", result.device);
  json.field("peak_device_bytes", stats.peakDeviceBytes);
  json.field("static_peak_device_bytes", result.staticPeakBytes);
  json.field("peak_host_bytes", stats.peakHostBytes);
  json.field("peak_pinned_bytes", stats.peakPinnedBufferBytes);
  if (result.deviceArenaBytes > 0 || result.hostArenaBytes > 0)
    json.key("arena")
        .beginObject()
        .field("device_bytes", result.deviceArenaBytes)
        .field("host_bytes", result.hostArenaBytes)
        .endObject();
  json.field("offloaded_bytes", stats.offloadedBytes);
  json.field("reloaded_bytes", stats.reloadedBytes);
  json.field("step_ns", result.stepNs).field("exposed_ns", stats.exposedNs);
  json.key("product_flops").rounded(result.productFlops, 15);
  json.key("step_times_ns").beginArray();
  for (int64_t ns : result.stepTimesNs)
    json.value(ns);
  json.endArray();
  if (result.replay)
    writeReplay(json, *result.replay);
  json.field("offload_busy_ns", stats.offloadBusyNs);
  json.field("reload_busy_ns", stats.reloadBusyNs);
  json.key("statistics").document(result.statisticsJson);
}

std::string ao::run::toJson(const std::vector<ReportRow> &rows) {
  JsonWriter json;
  json.beginDocument(schemas::run);
  json.key("runs").beginArray();
  for (const ReportRow &row : rows) {
    json.newLine().beginObject().field("strategy", row.label);
    if (row.predicted)
      writePrediction(json, *row.predicted);
    if (row.difference)
      json.field("same_bits", !row.differs());
    if (row.differs())
      json.field("difference", *row.difference);
    if (row.relativeError && std::isfinite(*row.relativeError))
      json.field("relative_error", *row.relativeError);
    writeResult(json, row.result);
    json.endObject();
  }
  return json.newLine().endArray().endObject().newLine().take();
}

std::string ao::run::toTimelineJson(const std::vector<ReportRow> &rows) {
  std::vector<std::pair<std::string, const Timeline *>> processes;
  for (const ReportRow &row : rows) {
    std::string suffix = rows.size() > 1 ? " (" + row.label + ")" : "";
    if (row.predicted)
      processes.emplace_back("predicted" + suffix, &row.predicted->timeline);
    if (row.result.error.empty())
      processes.emplace_back("measured" + suffix, &row.result.timeline);
  }
  return toChromeTrace(processes);
}

std::string ao::run::toHookLog(const std::vector<ReportRow> &rows) {
  std::string text;
  for (const ReportRow &row : rows) {
    if (rows.size() > 1)
      text += "# " + row.label + "\n";
    for (const std::string &call : row.result.hookCalls)
      text += call + "\n";
  }
  return text;
}

std::string ao::run::toProfileJson(const std::vector<OpTime> &times) {
  JsonWriter json;
  json.beginDocument(schemas::profile);
  json.key("ops").beginObject();
  for (const OpTime &time : times)
    json.newLine().field(time.name, time.ns);
  return json.newLine().endObject().endObject().newLine().take();
}

//===----------------------------------------------------------------------===//
// Outputs
//===----------------------------------------------------------------------===//

static std::string describeType(const Tensor &tensor) {
  std::string text;
  for (int64_t size : tensor.shape)
    text += std::to_string(size) + "x";
  return text + getName(tensor.type);
}

std::string ao::run::describeOutputs(const std::vector<Tensor> &outputs) {
  std::ostringstream os;
  for (size_t i = 0; i < outputs.size(); ++i) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (char byte : outputs[i].bytes)
      hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3u;
    os << "output " << i << ": " << describeType(outputs[i]) << " " << std::hex
       << std::setw(16) << std::setfill('0') << hash << std::dec
       << std::setfill(' ') << "\n";
  }
  return os.str();
}

/// Returns the reason not to compare outputs one by one; empty if there is
/// none.
static std::string findMismatch(const std::vector<Tensor> &expected,
                                const std::vector<Tensor> &actual) {
  if (expected.size() != actual.size())
    return std::to_string(actual.size()) + " outputs, expected " +
           std::to_string(expected.size());
  for (size_t i = 0; i < expected.size(); ++i)
    if (expected[i].type != actual[i].type ||
        expected[i].shape != actual[i].shape)
      return "output " + std::to_string(i) + " is " + describeType(actual[i]) +
             ", expected " + describeType(expected[i]);
  return "";
}

double ao::run::computeRelativeError(const Tensor &expected,
                                     const Tensor &actual) {
  std::vector<double> before = toNumbers(expected), after = toNumbers(actual);
  double difference = 0, total = 0;
  for (size_t i = 0; i < before.size(); ++i) {
    bool isSame = before[i] == after[i] ||
                  (std::isnan(before[i]) && std::isnan(after[i]));
    // Infinities that agree are off by nothing.
    if (std::isfinite(before[i]) || !isSame)
      total += before[i] * before[i];
    if (!isSame)
      difference += (before[i] - after[i]) * (before[i] - after[i]);
  }
  return difference == 0 ? 0 : std::sqrt(difference / total);
}

/// Describes the first difference of two outputs; empty if there is none.
static std::string findFirstDifference(const std::vector<Tensor> &expected,
                                       const std::vector<Tensor> &actual) {
  for (size_t i = 0; i < expected.size(); ++i) {
    const Tensor &a = expected[i], &b = actual[i];
    auto [at, other] =
        std::mismatch(a.bytes.begin(), a.bytes.end(), b.bytes.begin());
    if (at != a.bytes.end())
      return "output " + std::to_string(i) + " (" + describeType(b) +
             ") differs from element " +
             std::to_string((at - a.bytes.begin()) / getBytes(a.type)) + " on";
  }
  return "";
}

double ao::run::computeLargestError(const std::vector<Tensor> &expected,
                                    const std::vector<Tensor> &actual) {
  if (!findMismatch(expected, actual).empty())
    return std::numeric_limits<double>::quiet_NaN();
  double largest = 0;
  for (size_t i = 0; i < expected.size() && !std::isnan(largest); ++i) {
    double error = computeRelativeError(expected[i], actual[i]);
    largest = error > largest || std::isnan(error) ? error : largest;
  }
  return largest;
}

std::string ao::run::findDifference(const std::vector<Tensor> &expected,
                                    const std::vector<Tensor> &actual) {
  if (std::string mismatch = findMismatch(expected, actual); !mismatch.empty())
    return mismatch;
  std::string first = findFirstDifference(expected, actual);
  if (first.empty())
    return "";
  std::ostringstream text;
  text << first << "; the largest relative error of an output is "
       << std::setprecision(3) << computeLargestError(expected, actual);
  return text.str();
}

std::string ao::run::writeFile(const std::string &path,
                               const std::string &text) {
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.close();
  if (file)
    return "";
  std::remove(path.c_str());
  return "cannot write '" + path + "': " + std::strerror(errno);
}
