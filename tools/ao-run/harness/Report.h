//===- Report.h - Tables and files about runs -------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_HARNESS_REPORT_H
#define AO_TOOLS_AORUN_HARNESS_REPORT_H

#include "Runner.h"

#include <iosfwd>

namespace ao::run {

/// A run as the table shows it.
struct ReportRow {
  std::string strategy;
  /// Its name in tables.
  std::string label;
  std::optional<Prediction> predicted;
  RunResult result;
  /// No plan of the strategy fits the budgets; the error of `result` says why.
  bool isInfeasible = false;
  /// Not compared: nothing. Otherwise how the outputs differ from those of the
  /// strategy `none`; empty: they have the same bits.
  std::optional<std::string> difference;
  /// Compared with a tolerance: the largest relative error of an output.
  std::optional<double> relativeError;

  bool differs() const { return difference && !difference->empty(); }
};

/// Prints tables of memory and of times with one line per run and, below them,
/// the plan of each strategy and its measured figures as shares of those of the
/// strategy `none`. Lines of tables have at most 100 columns.
void printTable(std::ostream &os, const std::vector<ReportRow> &rows);

/// All of it as JSON, with the runtime's own statistics.
std::string toJson(const std::vector<ReportRow> &rows);

/// Returns predicted and measured timelines as a Chrome trace: one process for
/// each, with the name of the strategy where there are several.
std::string toTimelineJson(const std::vector<ReportRow> &rows);

/// A line for each call of a hook; where there are several rows, a line with
/// the row's label before its calls.
std::string toHookLog(const std::vector<ReportRow> &rows);

/// The measured times as a profile that `ao-estimate-costs` reads.
std::string toProfileJson(const std::vector<OpTime> &times);

/// Returns a text that differs between runs with different outputs: type, shape
/// and a hash of the bits of each.
std::string describeOutputs(const std::vector<Tensor> &outputs);

/// How far `actual` is off: the norm of the difference over that of `expected`,
/// both as vectors. NaN where one side alone is not finite.
double computeRelativeError(const Tensor &expected, const Tensor &actual);

/// The largest of these errors of an output. NaN where there are more of them,
/// or of other types and shapes.
double computeLargestError(const std::vector<Tensor> &expected,
                           const std::vector<Tensor> &actual);

/// The first difference between two lists of outputs, with the largest relative
/// error of an output; empty if there is none.
std::string findDifference(const std::vector<Tensor> &expected,
                           const std::vector<Tensor> &actual);

/// Writes `text` to `path`, or nothing. Returns an empty string or what is
/// wrong.
std::string writeFile(const std::string &path, const std::string &text);

} // namespace ao::run

#endif // AO_TOOLS_AORUN_HARNESS_REPORT_H
