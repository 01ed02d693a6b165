//===- Session.cpp - Run programs, compare and report them ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Session.h"
#include "Npy.h"
#include "OutputFiles.h"
#include "Replay.h"
#include "ao/Planner/Budget.h"
#include "ao/Planner/PlanOptions.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <iostream>

using namespace ao::run;

int ao::run::fail(const std::string &message) {
  std::cerr << "error: " << message << "\n";
  return 1;
}

static bool contains(const std::vector<std::string> &list,
                     const std::string &element) {
  return std::find(list.begin(), list.end(), element) != list.end();
}

static std::string join(const std::vector<std::string> &words) {
  std::string text;
  for (size_t i = 0; i < words.size(); ++i)
    text += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i];
  return text;
}

ao::planner::Expected<int64_t>
ao::run::readBudget(const std::string &option, const std::string &text,
                    std::optional<int64_t> unplannedPeak) {
  if (!unplannedPeak && !text.empty() && text.back() == '%')
    return refuse(option + ": '" + text +
                  "' is a share of an unknown peak: give bytes");
  auto parsed = planner::parseBudget(text, unplannedPeak);
  if (!parsed)
    return refuse(option + ": " + parsed.error().str());
  if (*parsed == 0)
    return refuse(option + ": nothing fits in 0 bytes");
  return *parsed;
}

ao::planner::Expected<int64_t>
ao::run::readHostBudget(const std::string &text,
                        std::optional<int64_t> unplannedPeak) {
  if (text != "auto")
    return readBudget("--host-memory-budget", text, unplannedPeak);
  AortHostLimits limits = {};
  limits.structSize = sizeof(limits);
  if (aortHostLimits(std::getenv("AO_SYSTEM_ROOT"), &limits) != AORT_OK)
    return refuse(aortLastErrorMessage());
  return limits.budgetBytes;
}

ao::planner::Expected<std::vector<std::string>>
ao::run::chooseStrategies(const std::vector<std::string> &available,
                          const std::vector<std::string> &requested,
                          bool compare) {
  std::vector<std::string> wanted;
  for (const std::string &name : requested) {
    std::optional<planner::Policy> policy = planner::parsePolicy(name);
    wanted.push_back(policy ? std::string(planner::toString(*policy)) : name);
    if (!contains(available, wanted.back()))
      return refuse("unknown strategy '" + name + "', expected " +
                    join(available));
  }
  if (!compare) {
    if (wanted.size() > 1)
      return refuse("several strategies need --compare");
    if (wanted.empty())
      wanted = {contains(available, "planned") ? "planned" : available.front()};
    return wanted;
  }
  if (!contains(available, "none"))
    return refuse("--compare needs the strategy none to compare with");
  // The baseline comes first.
  std::vector<std::string> chosen = {"none"};
  for (const std::string &strategy : wanted.empty() ? available : wanted)
    if (!contains(chosen, strategy))
      chosen.push_back(strategy);
  if (chosen.size() == 1)
    return refuse("--compare needs a strategy besides none");
  return chosen;
}

ao::planner::Status ao::run::checkTolerance(const SessionOptions &options,
                                            bool hasLossyValues) {
  if (options.tolerance && !options.compare)
    return refuse("--tolerance needs --compare");
  if (options.tolerance &&
      !(std::isfinite(*options.tolerance) && *options.tolerance >= 0))
    return refuse("--tolerance must be a number from 0 on");
  if (options.compare && hasLossyValues && !options.tolerance)
    return refuse("--compare needs --tolerance: values of the step are marked "
                  "'ao.lossy'");
  return {};
}

bool Session::run(const Program &program) {
  RunOptions limited = options.run;
  // The baseline of a comparison runs without a limit.
  if (options.compare && program.strategy == "none")
    limited.deviceCapacity = 0;
  ReportRow row;
  row.strategy = program.strategy;
  row.predicted = program.predicted;
  Inputs inputs;
  row.result.error = prepareInputs(program, limited, inputs);
  row.result.status = AORT_INVALID_ARGUMENT;
  if (row.result.error.empty())
    row.result = runProgram(program, inputs, limited);
  if (row.result.error.empty() && limited.replays > 0)
    replayProgram(program, limited, row.result);
  row.label = program.label.empty() ? program.strategy : program.label;
  rows.push_back(std::move(row));
  const std::string &error = rows.back().result.error;
  if (error.empty() || (options.compare && program.strategy != "none"))
    return true;
  fail(error);
  return false;
}

void Session::addInfeasible(const std::string &strategy,
                            const std::string &label, std::string reason) {
  ReportRow row;
  row.strategy = strategy;
  row.label = label;
  row.isInfeasible = true;
  row.result.status = AORT_OUT_OF_DEVICE_MEMORY;
  row.result.error = std::move(reason);
  rows.push_back(std::move(row));
}

/// Compares the outputs of a row with those of the first. Returns an empty
/// string or what is wrong.
std::string Session::compareOutputs(ReportRow &row) {
  const std::vector<Tensor> &expected = rows.front().result.outputs;
  row.difference = findDifference(expected, row.result.outputs);
  if (!options.tolerance || row.difference->empty())
    return *row.difference;
  row.relativeError = computeLargestError(expected, row.result.outputs);
  if (*row.relativeError <= *options.tolerance)
    return "";
  return *row.difference + ", more than the tolerance";
}

/// Compares every row with the first. A planned step that exceeds its device
/// memory is a failure of the plan; the other strategies ignore the budget.
std::vector<std::string> Session::compareRows() {
  std::vector<std::string> faults;
  for (ReportRow &row : rows) {
    bool mayExceed = row.strategy != "none" && row.strategy != "planned";
    if (!row.result.error.empty()) {
      if (!mayExceed || row.result.status != AORT_OUT_OF_DEVICE_MEMORY)
        faults.push_back(row.strategy + ": " + row.result.error);
      continue;
    }
    if (&row == &rows.front())
      continue;
    if (std::string fault = compareOutputs(row); !fault.empty())
      faults.push_back(row.strategy + ": " + fault);
    if (row.strategy == "none")
      continue;
    bool recomputes = row.predicted && row.predicted->recomputedUs > 0;
    // Iterations that are peeled from loops lower the peak as well.
    bool isLower = row.result.statistics.peakDeviceBytes <
                   rows.front().result.statistics.peakDeviceBytes;
    if (row.result.statistics.offloadedBytes == 0 && !recomputes && !isLower)
      faults.push_back(row.strategy + ": nothing offloaded");
  }
  return faults;
}

ao::planner::Status ao::run::checkFiles(const SessionOptions &options) {
  OutputFiles files(options.sources);
  for (const std::string &file :
       {options.json, options.run.timeline, options.hookLog, options.profile,
        options.run.treeFile, options.run.report})
    if (!file.empty())
      if (planner::Status status = files.add(file, ""); !status)
        return status;
  namespace fs = std::filesystem;
  std::error_code error;
  if (fs::exists(options.outputs, error) &&
      !fs::is_directory(options.outputs, error))
    return refuse("cannot make the folder '" + options.outputs +
                  "': Not a directory");
  return files.verifyWritable();
}

ao::planner::Status Session::addOutputs(OutputFiles &files) const {
  if (options.outputs.empty())
    return {};
  std::error_code error;
  std::filesystem::create_directories(options.outputs, error);
  if (error)
    return refuse("cannot make the folder '" + options.outputs +
                  "': " + error.message());
  const std::vector<Tensor> &outputs = rows.front().result.outputs;
  for (size_t i = 0; i < outputs.size(); ++i) {
    std::string path = options.outputs + "/output" + std::to_string(i) + ".npy";
    planner::Expected<std::string> text = toNpy(outputs[i]);
    if (!text)
      return refuse("'" + path + "' " + text.error().str());
    if (planner::Status status = files.add(path, std::move(*text)); !status)
      return status;
  }
  return {};
}

/// All of them or, where one cannot be written, none.
ao::planner::Status Session::writeFiles() const {
  OutputFiles files(options.sources);
  if (planner::Status status = addOutputs(files); !status)
    return status;
  auto add = [&](const std::string &file, auto render) -> planner::Status {
    return file.empty() ? planner::Status() : files.add(file, render());
  };
  if (planner::Status status = add(options.json, [&] { return toJson(rows); });
      !status)
    return status;
  if (planner::Status status =
          add(options.run.timeline, [&] { return toTimelineJson(rows); });
      !status)
    return status;
  if (planner::Status status =
          add(options.hookLog, [&] { return toHookLog(rows); });
      !status)
    return status;
  auto renderProfile = [&] {
    return toProfileJson(rows.front().result.opTimes);
  };
  if (planner::Status status = add(options.profile, renderProfile); !status)
    return status;
  return files.commit();
}

int Session::finish() {
  std::vector<std::string> faults;
  if (options.compare)
    faults = compareRows();
  if (planner::Status status = writeFiles(); !status)
    return fail(status.error().str());
  printTable(std::cout, rows);
  if (options.printOutputs)
    std::cout << describeOutputs(rows.front().result.outputs);
  if (!std::cout.flush())
    return fail("cannot write to standard output");
  for (const std::string &fault : faults)
    fail(fault);
  return faults.empty() ? 0 : 1;
}
