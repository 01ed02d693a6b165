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

/// A row of the report: the run of one strategy.
struct ReportRow {
  std::string strategy;
  /// The name of the row in tables.
  std::string label;
  std::optional<Prediction> predicted;
  RunResult result;
  /// True if no plan of the strategy fits the budgets; `result` has the reason.
  bool isInfeasible = false;
  /// The first difference of the outputs from those of the strategy `none`;
  /// empty if the bits are equal, nullopt if they are not compared.
  std::optional<std::string> difference;
  /// The largest relative error of an output, if a tolerance is given.
  std::optional<double> relativeError;

  bool differs() const { return difference && !difference->empty(); }
};

/// Prints tables of memory and of times with one line per run and, below them,
/// the plan of each strategy and its measured figures as shares of those of the
/// strategy `none`. Lines of tables have at most 100 columns.
void printTable(std::ostream &os, const std::vector<ReportRow> &rows);

/// Returns the rows as JSON, with the statistics of the runtime.
std::string toJson(const std::vector<ReportRow> &rows);

/// Returns predicted and measured timelines as a Chrome trace: one process for
/// each, with the name of the strategy where there are several.
std::string toTimelineJson(const std::vector<ReportRow> &rows);

/// Returns a line for each call of a hook. If there are several rows, a line
/// with the label of a row precedes its calls.
std::string toHookLog(const std::vector<ReportRow> &rows);

/// Returns the measured times as a profile for `ao-estimate-costs`.
std::string toProfileJson(const std::vector<OpTime> &times);

/// Returns a text that differs between runs with different outputs: type, shape
/// and a hash of the bits of each.
std::string describeOutputs(const std::vector<Tensor> &outputs);

/// Returns the relative error of `actual`: the Euclidean norm of the
/// difference, divided by that of `expected`. NaN if only one of them is not
/// finite.
double computeRelativeError(const Tensor &expected, const Tensor &actual);

/// Returns the largest relative error of an output. NaN if number, types or
/// shapes of the outputs differ.
double computeLargestError(const std::vector<Tensor> &expected,
                           const std::vector<Tensor> &actual);

/// Returns the first difference between two lists of outputs, with the largest
/// relative error of an output; empty if there is none.
std::string findDifference(const std::vector<Tensor> &expected,
                           const std::vector<Tensor> &actual);

/// Writes `text` to `path`; on failure, no file is changed. Returns an error
/// message; empty on success.
std::string writeFile(const std::string &path, const std::string &text);

} // namespace ao::run

#endif // AO_TOOLS_AORUN_HARNESS_REPORT_H
