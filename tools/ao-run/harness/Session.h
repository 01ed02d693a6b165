//===- Session.h - Run programs, compare and report them --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_HARNESS_SESSION_H
#define AO_TOOLS_AORUN_HARNESS_SESSION_H

#include "Report.h"
#include "Status.h"

class OutputFiles;

namespace ao::run {

struct SessionOptions {
  RunOptions run;
  /// Compare the outputs of each program with those of the first one, `none`.
  bool compare = false;
  /// The largest relative error of an output; absent: bits must be equal.
  std::optional<double> tolerance;
  bool printOutputs = false;
  /// Output files; empty: not written.
  std::string json, profile, hookLog;
  /// The folder for outputN.npy; empty: not written.
  std::string outputs;
  /// The input files, which must not be overwritten.
  std::vector<std::string> sources;
};

/// Prints `error: message`. Returns the exit status.
int fail(const std::string &message);

/// Returns the strategies to run, in the order of `available`: the requested
/// ones, or the default for the command.
planner::Expected<std::vector<std::string>>
chooseStrategies(const std::vector<std::string> &available,
                 const std::vector<std::string> &requested, bool compare);

/// Returns the bytes that `text`, the argument of `option`, denotes.
/// Percentages are relative to `unplannedPeak`, and errors without it.
planner::Expected<int64_t> readBudget(const std::string &option,
                                      const std::string &text,
                                      std::optional<int64_t> unplannedPeak);

/// Returns the bytes that `text`, the argument of --host-memory-budget,
/// denotes. `auto` is four fifths of the memory that this process may pin now.
planner::Expected<int64_t> readHostBudget(const std::string &text,
                                          std::optional<int64_t> unplannedPeak);

/// Checks SessionOptions::tolerance. A comparison of a step with lossy values
/// requires one.
planner::Status checkTolerance(const SessionOptions &options,
                               bool hasLossyValues);

/// Checks that the output files can be written, as far as can be determined
/// before they are written.
planner::Status checkFiles(const SessionOptions &options);

/// One invocation of the tool: runs programs one after the other, then reports
/// on all of them.
class Session {
public:
  explicit Session(SessionOptions options) : options(std::move(options)) {}

  /// Runs `program`. Returns false if no further program can run; the error has
  /// been printed.
  bool run(const Program &program);
  /// Adds the row of a strategy without a plan for the budgets.
  void addInfeasible(const std::string &strategy, const std::string &label,
                     std::string reason);

  /// Compares, writes the files and prints the table. Returns the exit status.
  int finish();

private:
  std::vector<std::string> compareRows();
  std::string compareOutputs(ReportRow &row);
  planner::Status writeFiles() const;
  planner::Status addOutputs(OutputFiles &files) const;

  SessionOptions options;
  std::vector<ReportRow> rows;
};

} // namespace ao::run

#endif // AO_TOOLS_AORUN_HARNESS_SESSION_H
