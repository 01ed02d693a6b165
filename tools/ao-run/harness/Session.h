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
  /// Compare every program with the first one, which is `none`.
  bool compare = false;
  /// The relative error that an output may have; nothing: bits must be the
  /// same.
  std::optional<double> tolerance;
  bool printOutputs = false;
  /// Files to write; empty: none.
  std::string json, profile, hookLog;
  /// Folder for outputN.npy; empty: none.
  std::string outputs;
  /// The input files, which must not be overwritten.
  std::vector<std::string> sources;
};

/// Prints `error: message`. Returns the exit status.
int fail(const std::string &message);

/// The strategies to run: those asked for, or what is right without being
/// asked. Of `available`, in its order.
planner::Expected<std::vector<std::string>>
chooseStrategies(const std::vector<std::string> &available,
                 const std::vector<std::string> &asked, bool compare);

/// Turns what was given for `option` into bytes. Percentages are shares of
/// `unplannedPeak`; without one they are errors.
planner::Expected<int64_t> readBudget(const std::string &option,
                                      const std::string &text,
                                      std::optional<int64_t> unplannedPeak);

/// The same for --host-memory-budget, where `auto` stands for four fifths of
/// what this process may pin now.
planner::Expected<int64_t> readHostBudget(const std::string &text,
                                          std::optional<int64_t> unplannedPeak);

/// Checks what was given as tolerance. A step with lossy values cannot be
/// compared without.
planner::Status checkTolerance(const SessionOptions &options,
                               bool hasLossyValues);

/// Checks that all requested files can be written, as far as that can be
/// determined before there is anything to write.
planner::Status checkFiles(const SessionOptions &options);

/// One invocation: programs run one after the other, then all is reported.
class Session {
public:
  explicit Session(SessionOptions options) : options(std::move(options)) {}

  /// Runs `program`. False if it failed so that nothing else can run; the
  /// failure has been printed.
  bool run(const Program &program);
  /// Adds the row of a strategy without a plan for the budgets.
  void addInfeasible(const std::string &strategy, const std::string &label,
                     std::string reason);

  /// Compares, writes the files and prints the table. Returns the exit status.
  int finish();

private:
  std::vector<std::string> judge();
  std::string judgeOutputs(ReportRow &row);
  planner::Status writeFiles() const;
  planner::Status addOutputs(OutputFiles &files) const;

  SessionOptions options;
  std::vector<ReportRow> rows;
};

} // namespace ao::run

#endif // AO_TOOLS_AORUN_HARNESS_SESSION_H
