//===- StepRuns.cpp - Run a step's executable and read its results --------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepRuns.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <spawn.h>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>

using namespace ao::gpu;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {
/// A folder that is gone with the object.
class TemporaryFolder {
public:
  TemporaryFolder() {
    std::string pattern =
        (fs::temp_directory_path() / "ao-gpu-XXXXXX").string();
    if (mkdtemp(pattern.data()))
      path = pattern;
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    if (!path.empty())
      fs::remove_all(path, ignored);
  }
  fs::path path;
};

/// A stretch of time, in microseconds.
struct Span {
  double start, end;
};
} // namespace

//===----------------------------------------------------------------------===//
// Processes
//===----------------------------------------------------------------------===//

static std::string readText(const fs::path &path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The source of an executable's products.
enum class Products { Library, Kernels };

/// For posix_spawn; the words must stay.
static std::vector<char *> toPointers(const std::vector<std::string> &words) {
  std::vector<char *> pointers;
  for (const std::string &word : words)
    pointers.push_back(const_cast<char *>(word.c_str()));
  pointers.push_back(nullptr);
  return pointers;
}

static std::vector<std::string> makeEnvironment(Products products) {
  constexpr std::string_view name = "AO_CUBLAS=";
  std::vector<std::string> entries;
  for (char **entry = environ; *entry; ++entry)
    if (products == Products::Library ||
        std::string_view(*entry).substr(0, name.size()) != name)
      entries.emplace_back(*entry);
  if (products == Products::Kernels)
    entries.emplace_back(std::string(name) + "none");
  return entries;
}

/// The exit status in `status`; both outputs go to `log`.
static std::string runProcess(const std::vector<std::string> &words,
                              const fs::path &log, int &status,
                              Products products = Products::Library) {
  std::vector<char *> arguments = toPointers(words);
  std::vector<std::string> environment = makeEnvironment(products);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, log.c_str(),
                                   O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO);
  pid_t child = 0;
  int failed = posix_spawn(&child, arguments[0], &actions, nullptr,
                           arguments.data(), toPointers(environment).data());
  posix_spawn_file_actions_destroy(&actions);
  if (failed)
    return "cannot run '" + words[0] + "': " + std::strerror(failed);
  int waited = 0;
  while (waitpid(child, &waited, 0) < 0 && errno == EINTR) {
  }
  status = WIFEXITED(waited) ? WEXITSTATUS(waited) : -1;
  return "";
}

/// Returns the last line that a failed run printed.
static std::string describeFailure(const std::string &executable,
                                   const fs::path &log) {
  std::string text = readText(log);
  while (!text.empty() && text.back() == '\n')
    text.pop_back();
  return "'" + executable + "' failed: " + text.substr(text.rfind('\n') + 1);
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// Sizes of the copies of one direction. A value is moved out and back as
/// often as it is moved out.
static std::vector<int64_t> readSizes(const json &values, const char *key) {
  std::vector<int64_t> sizes;
  for (const json &value : values) {
    int64_t bytes = value.at(key), moves = value.at("transfers");
    int64_t count = std::max<int64_t>(1, moves / 2);
    if (bytes > 0)
      sizes.insert(sizes.end(), static_cast<size_t>(count), bytes / count);
  }
  return sizes;
}

static StrategyRun readRun(const json &row) {
  StrategyRun run;
  run.strategy = row.at("strategy");
  if (row.contains("error")) {
    run.error = row.at("error");
    return run;
  }
  const json &device = row.at("statistics").at("devices").at(0);
  run.exposedMs = row.at("exposed_ns").get<double>() / 1e6;
  run.peakDeviceBytes = row.at("peak_device_bytes");
  // Constants of the program stay on the device, beside the step's buffers.
  run.staticPeakBytes = row.at("static_peak_device_bytes").get<int64_t>() +
                        device.at("device_bytes").get<int64_t>();
  run.peakHostBytes = row.at("peak_host_bytes");
  run.libraryBytes = device.at("library_bytes");
  run.driverReservedBytes = device.at("driver_peak_reserved_bytes");
  run.driverUsedBytes = device.at("driver_peak_used_bytes");
  run.pinningFallbacks = device.at("pinning_fallbacks");
  run.offloadRate = device.at("offload_bytes_per_second");
  run.reloadRate = device.at("reload_bytes_per_second");
  run.streamsCreated = device.at("streams_created");
  run.productFlops = row.at("product_flops");
  run.offloadSizes = readSizes(device.at("values"), "offloaded_bytes");
  run.reloadSizes = readSizes(device.at("values"), "reloaded_bytes");
  run.difference = row.value("difference", "");
  return run;
}

/// Joins spans that touch; the result is sorted.
static std::vector<Span> merge(std::vector<Span> spans) {
  std::sort(spans.begin(), spans.end(),
            [](const Span &a, const Span &b) { return a.start < b.start; });
  std::vector<Span> merged;
  for (const Span &span : spans) {
    if (merged.empty() || span.start > merged.back().end)
      merged.push_back(span);
    else
      merged.back().end = std::max(merged.back().end, span.end);
  }
  return merged;
}

/// The process of the timeline that holds what really ran; the prediction is
/// another one.
static int64_t findMeasured(const json &events) {
  for (const json &event : events)
    if (event.value("name", "") == "process_name" &&
        event.at("args").value("name", "") == "measured")
      return event.at("pid");
  return -1;
}

/// The share of copies' time during which compute ran.
static double readOverlap(const json &timeline) {
  const json &events = timeline.at("traceEvents");
  int64_t measured = findMeasured(events);
  std::vector<Span> compute, copies;
  for (const json &event : events) {
    if (event.value("ph", "") != "X" || event.at("pid") != measured)
      continue;
    Span span{event.at("ts"), 0};
    span.end = span.start + event.at("dur").get<double>();
    std::string category = event.value("cat", "");
    if (category == "compute")
      compute.push_back(span);
    else if (category == "offload" || category == "reload")
      copies.push_back(span);
  }
  compute = merge(std::move(compute));
  double total = 0, both = 0;
  for (const Span &copy : copies) {
    total += copy.end - copy.start;
    for (const Span &span : compute)
      both += std::max(0.0, std::min(copy.end, span.end) -
                                std::max(copy.start, span.start));
  }
  return total > 0 ? both / total : -1;
}

/// A run of its own: measuring every op costs time.
static std::string measureOverlap(const std::string &executable,
                                  const fs::path &folder, StrategyRun &run) {
  fs::path timeline = folder / "timeline.json", log = folder / "timeline.log";
  int status = 0;
  if (std::string error =
          runProcess({executable, "--strategy=" + run.strategy, "--repeat=2",
                      "--timeline=" + timeline.string()},
                     log, status);
      !error.empty())
    return error;
  if (status != 0)
    return describeFailure(executable, log);
  run.overlap = readOverlap(json::parse(readText(timeline)));
  return "";
}

/// One run of all strategies; its rows are in `results`.
static std::string runOnce(const std::string &executable, int64_t repeat,
                           const fs::path &folder,
                           const std::vector<std::string> &more, json &results,
                           Products products = Products::Library) {
  fs::path log = folder / "log", file = folder / "results.json";
  std::error_code ignored;
  fs::remove(file, ignored);
  std::vector<std::string> words = {executable, "--compare",
                                    "--repeat=" + std::to_string(repeat),
                                    "--json=" + file.string()};
  words.insert(words.end(), more.begin(), more.end());
  int status = 0;
  if (std::string error = runProcess(words, log, status, products);
      !error.empty())
    return error;
  // Different bits are a result; anything before the results is a failure.
  if (!fs::exists(file))
    return describeFailure(executable, log);
  results = json::parse(readText(file)).at("runs");
  return "";
}

/// Adds the step times of one round.
static void addTimes(const json &results, std::vector<StrategyRun> &runs) {
  for (size_t i = 0; i < runs.size(); ++i)
    if (runs[i].error.empty() && results.at(i).contains("step_times_ns"))
      for (const json &ns : results.at(i).at("step_times_ns"))
        runs[i].stepsMs.push_back(ns.get<double>() / 1e6);
}

/// If bits differ: determines whether they also do without the library of
/// products.
static std::string findWhoDiffers(const std::string &executable,
                                  const fs::path &folder,
                                  std::vector<StrategyRun> &runs) {
  if (std::none_of(runs.begin(), runs.end(), [](const StrategyRun &run) {
        return !run.difference.empty() && run.libraryBytes > 0;
      }))
    return "";
  json results;
  if (std::string error =
          runOnce(executable, 1, folder, {}, results, Products::Kernels);
      !error.empty())
    return error;
  for (size_t i = 0; i < runs.size(); ++i)
    runs[i].onlyLibraryDiffers =
        !runs[i].difference.empty() && results.at(i).value("same_bits", false);
  return "";
}

static std::string measure(const std::string &executable, int64_t repeat,
                           int64_t rounds, const fs::path &folder,
                           std::vector<StrategyRun> &runs) {
  json results;
  if (std::string error = runOnce(executable, 2, folder, {}, results);
      !error.empty())
    return error;
  for (const json &row : results)
    runs.push_back(readRun(row));
  if (std::string error = findWhoDiffers(executable, folder, runs);
      !error.empty())
    return error;
  for (int64_t round = 0; round < rounds; ++round) {
    if (std::string error =
            runOnce(executable, repeat, folder, {"--steps-only"}, results);
        !error.empty())
      return error;
    addTimes(results, runs);
  }
  for (StrategyRun &run : runs) {
    std::sort(run.stepsMs.begin(), run.stepsMs.end());
    if (!run.error.empty() || run.offloadSizes.empty())
      continue;
    if (std::string error = measureOverlap(executable, folder, run);
        !error.empty())
      return error;
  }
  return "";
}

std::string ao::gpu::runStep(const std::string &executable, int64_t repeat,
                             int64_t rounds, std::vector<StrategyRun> &runs) {
  TemporaryFolder folder;
  if (folder.path.empty())
    return "cannot make a temporary folder";
  try {
    return measure(executable, repeat, rounds, folder.path, runs);
  } catch (const json::exception &error) {
    return "the results of '" + executable + "': " + error.what();
  }
}
