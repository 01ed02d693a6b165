//===- Main.cpp - Cost and gain of offloading on a GPU --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints, for one device and in one run:
//   * what a pair of offload and wait costs the host, beside the same calls of
//     the plain driver;
//   * for each executable of a step: step time, TFLOP/s, peak memory, exposed
//     time, overlap and rates of every strategy, beside the rate that plain
//     copies of the same sizes reach, and beside PyTorch's time for the step.
// With --check it fails where the runtime's contract is not kept.
//
//===----------------------------------------------------------------------===//

#include "PlainDriver.h"
#include "Results.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <fstream>

using namespace ao::gpu;

namespace {
/// The exit status that ctest reads as a test that could not run.
constexpr int exitSkipped = 77;
/// Bytes of the predicted peak that may stay on the host: buffers of one
/// element that only the host reads.
constexpr int64_t hostScalars = 256;
/// Of the rate of plain copies.
constexpr double leastRate = 0.9;

struct Arguments {
  std::vector<std::string> executables;
  int64_t repeat = 5, rounds = 4;
  /// Percent that a plan may add to the step.
  double mostSlowdown = 1;
  bool check = false, skip = false, noPairs = false;
  std::string torch, json;
};

/// Finds that are printed as they come and kept.
class Checks {
public:
  explicit Checks(std::vector<std::string> &notMet) : notMet(notMet) {}
  void require(bool holds, const std::string &what) {
    if (holds)
      return;
    std::printf("  NOT MET: %s\n", what.c_str());
    notMet.push_back(what);
  }

private:
  std::vector<std::string> &notMet;
};
} // namespace

static int fail(const std::string &message) {
  std::fprintf(stderr, "error: %s\n", message.c_str());
  return 1;
}

static std::string printContext(PlainDriver &plain) {
  int64_t bytes = 0;
  std::string error = plain.measureContext(bytes);
  if (error.empty())
    std::printf("device memory of the driver's context and of other processes: "
                "%.1f MiB, in no peak below\n\n",
                static_cast<double>(bytes) / (1 << 20));
  return error;
}

static std::string printPairs(PlainDriver &plain) {
  constexpr int64_t rounds = 200;
  std::printf("host time of an offload and its wait, in ns of the issuing "
              "thread\n%8s %8s %10s %10s %8s\n",
              "depth", "bytes", "driver", "ao", "ratio");
  for (int64_t depth : {1, 16})
    for (int64_t bytes : {4096, 1 << 20}) {
      double driver = 0, runtime = 0;
      if (std::string error = plain.measurePairs(depth, bytes, rounds, driver);
          !error.empty())
        return error;
      if (std::string error =
              measureRuntimePairs(depth, bytes, rounds, runtime);
          !error.empty())
        return error;
      std::printf("%8lld %8lld %10.0f %10.0f %8.2f\n",
                  static_cast<long long>(depth), static_cast<long long>(bytes),
                  driver, runtime, runtime / driver);
    }
  return "";
}

/// "12.3 (98%)": a rate, and how much of the plain driver's it is.
static std::string formatRate(double rate, double plain) {
  char text[48];
  if (rate <= 0 || plain <= 0)
    return "-";
  std::snprintf(text, sizeof(text), "%.2f (%.0f%%)", rate / 1e9,
                100 * rate / plain);
  return text;
}

/// "1.20 to 1.31": the fastest and the slowest step.
static std::string formatSpread(const StrategyRun &run) {
  char text[48];
  if (run.stepsMs.empty())
    return "-";
  std::snprintf(text, sizeof(text), "%.2f to %.2f", run.stepsMs.front(),
                run.stepsMs.back());
  return text;
}

static void printRun(const StrategyRun &run, double plainOffload,
                     double plainReload) {
  constexpr double mib = 1 << 20;
  if (!run.error.empty()) {
    std::printf("  %-9s %s\n", run.strategy.c_str(), run.error.c_str());
    return;
  }
  char overlap[16] = "-";
  if (run.overlap >= 0)
    std::snprintf(overlap, sizeof(overlap), "%.0f%%", 100 * run.overlap);
  std::printf("  %-9s %10.3f %21s %8.2f %10.3f %10.2f %10.2f %10.2f %10.2f "
              "%9.1f %8s %16s %16s %5s\n",
              run.strategy.c_str(), run.medianMs(), formatSpread(run).c_str(),
              run.teraflops(), run.exposedMs,
              static_cast<double>(run.peakDeviceBytes) / mib,
              static_cast<double>(run.staticPeakBytes) / mib,
              static_cast<double>(run.driverUsedBytes) / mib,
              static_cast<double>(run.driverReservedBytes) / mib,
              static_cast<double>(run.libraryBytes) / mib, overlap,
              formatRate(run.offloadRate, plainOffload).c_str(),
              formatRate(run.reloadRate, plainReload).c_str(),
              run.difference.empty() ? "yes" : "NO");
  if (!run.difference.empty())
    std::printf("            %s%s\n", run.difference.c_str(),
                run.onlyLibraryDiffers
                    ? "; with products as kernels the bits are the same"
                    : "");
}

static void checkRun(const StrategyRun &run, double plainOffload,
                     double plainReload, Checks &checks) {
  if (!run.error.empty()) {
    checks.require(run.strategy == "sync" || run.strategy == "pytorch",
                   run.strategy + ": " + run.error);
    return;
  }
  std::string name = run.strategy + ": ";
  checks.require(run.difference.empty() || run.onlyLibraryDiffers,
                 name + "the bits without offloading");
  checks.require(run.libraryBytes > 0,
                 name + "products through cuBLAS (AO_CUBLAS names it)");
  checks.require(run.pinningFallbacks == 0, name + "pinned host memory");
  checks.require(run.peakDeviceBytes <= run.staticPeakBytes &&
                     run.peakDeviceBytes >= run.staticPeakBytes - hostScalars,
                 name + "a peak as predicted");
  if (run.strategy == "none")
    return;
  checks.require(!run.offloadSizes.empty(), name + "something moved");
  checks.require(run.offloadRate >= leastRate * plainOffload,
                 name + "90% of the offload rate of plain copies");
  checks.require(run.reloadRate >= leastRate * plainReload,
                 name + "90% of the reload rate of plain copies");
  if (run.strategy != "sync")
    checks.require(run.overlap > 0, name + "copies that overlap compute");
}

/// The median of the plan's steps beside that of steps without offloading.
static void checkSlowdown(const std::vector<StrategyRun> &runs,
                          double mostPercent, Checks &checks) {
  double none = 0;
  for (const StrategyRun &run : runs) {
    if (run.strategy == "none")
      none = run.medianMs();
    // A run without a time has been reported.
    if (run.strategy != "planned" || none <= 0 || !run.error.empty())
      continue;
    double percent = 100 * (run.medianMs() / none - 1);
    char text[80];
    std::snprintf(text, sizeof(text),
                  "planned: a step at most %.1f%% slower, found %.1f%%",
                  mostPercent, percent);
    checks.require(percent <= mostPercent, text);
  }
}

static void printHeader(const StepResults &step) {
  std::printf("\n%s, %zu steps each\n  %-9s %10s %21s %8s %10s %10s %10s %10s "
              "%10s %9s %8s %16s %16s %5s\n",
              step.executable.c_str(), step.runs.front().stepsMs.size(),
              "strategy", "median ms", "all", "TFLOP/s", "exposed ms",
              "peak MiB", "predicted", "pool used", "reserved", "libraries",
              "overlap", "out GB/s", "in GB/s", "bits");
}

/// Overlapping copies with slow kernels proves nothing.
static void printTorch(const StepResults &step) {
  for (const TorchTime &time : step.torch)
    std::printf("  PyTorch, %-10s %10.3f ms, %.2f TFLOP/s, peak %.2f MiB\n",
                time.mode.c_str(), time.medianMs, time.teraflops, time.peakMiB);
}

/// Measures one executable and prints its table.
static std::string printStep(const Arguments &arguments, PlainDriver &plain,
                             StepResults &step) {
  if (std::string error = runStep(step.executable, arguments.repeat,
                                  arguments.rounds, step.runs);
      !error.empty())
    return error;
  printHeader(step);
  Checks checks(step.notMet);
  for (const StrategyRun &run : step.runs) {
    PlainRates rates;
    if (std::string error =
            plain.measureRate(AORT_DEVICE_TO_HOST, run.offloadSizes,
                              arguments.repeat, rates.offload);
        !error.empty())
      return error;
    if (std::string error =
            plain.measureRate(AORT_HOST_TO_DEVICE, run.reloadSizes,
                              arguments.repeat, rates.reload);
        !error.empty())
      return error;
    step.plain.push_back(rates);
    printRun(run, rates.offload, rates.reload);
    if (arguments.check)
      checkRun(run, rates.offload, rates.reload, checks);
  }
  printTorch(step);
  if (arguments.check)
    checkSlowdown(step.runs, arguments.mostSlowdown, checks);
  return "";
}

/// All executables, one after the other.
static std::string printSteps(const Arguments &arguments, PlainDriver &plain,
                              std::vector<StepResults> &results) {
  std::vector<TorchTime> torch;
  if (!arguments.torch.empty())
    if (std::string error = readTorchTimes(arguments.torch, torch);
        !error.empty())
      return error;
  for (const std::string &executable : arguments.executables) {
    StepResults step;
    step.executable = executable;
    step.torch = findTorchTimes(torch, executable);
    if (std::string error = printStep(arguments, plain, step); !error.empty())
      return error;
    results.push_back(std::move(step));
  }
  return "";
}

static std::string writeResults(const std::string &path,
                                const std::vector<StepResults> &results) {
  if (path.empty())
    return "";
  std::ofstream file(path);
  file << toJson(results);
  file.close();
  return file ? "" : "cannot write '" + path + "'";
}

int main(int argc, char **argv) {
  CLI::App app(
      "Measures offloading on a GPU beside plain calls of its driver.");
  Arguments arguments;
  app.add_option("executables", arguments.executables,
                 "Steps that ao-run --emit=exe --target=nvptx --compare wrote");
  app.add_option("--repeat", arguments.repeat,
                 "Steps of each strategy in a round")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  app.add_option("--rounds", arguments.rounds,
                 "Rounds, in which strategies take turns")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  app.add_flag("--check", arguments.check,
               "Exit 1 if bits differ (with products as kernels, too), a peak "
               "is not as predicted, copies do not overlap compute or are "
               "slower than 90% of plain ones, products do without cuBLAS, "
               "host memory cannot be pinned, or a planned step is too slow");
  app.add_option("--most-slowdown", arguments.mostSlowdown,
                 "What --check allows a planned step to be slower than one "
                 "without offloading, in percent")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  app.add_option("--torch", arguments.torch,
                 "What torch_step.py --json wrote, to print beside the steps "
                 "of the same name");
  app.add_option("--json", arguments.json, "Write all figures to this file");
  app.add_flag("--no-pairs", arguments.noPairs,
               "Do not measure the host time of an offload and its wait");
  app.add_flag("--skip-without-driver", arguments.skip,
               "Exit 77 instead of 1 where no driver is found");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError &error) {
    return error.get_exit_code() == 0 ? app.exit(error) : fail(error.what());
  }
  PlainDriver plain;
  if (std::string error = plain.open(); !error.empty())
    return fail(error) && arguments.skip ? exitSkipped : 1;
  if (std::string error = printContext(plain); !error.empty())
    return fail(error);
  if (!arguments.noPairs)
    if (std::string error = printPairs(plain); !error.empty())
      return fail(error);
  std::vector<StepResults> results;
  std::string error = printSteps(arguments, plain, results);
  if (error.empty())
    error = writeResults(arguments.json, results);
  if (!error.empty())
    return fail(error);
  bool isMet =
      std::all_of(results.begin(), results.end(),
                  [](const StepResults &step) { return step.notMet.empty(); });
  return isMet ? 0 : 1;
}
