//===- StandAlone.cpp - Main of the executables ao-run writes -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FitsInteger.h"
#include "Program/Table.h"
#include "Progress.h"
#include "Replay.h"
#include "Session.h"

#include <CLI/CLI.hpp>

using namespace ao;
using namespace ao::run;

//===----------------------------------------------------------------------===//
// From the table to programs
//===----------------------------------------------------------------------===//

/// The command line's numbers are clamped to what an integer holds: a limit
/// below that refuses those.
static constexpr int64_t kMaxCount = int64_t{1} << 40;

static std::vector<BufferSpec> readBuffers(const AoRunBuffer *buffers,
                                           int64_t count) {
  std::vector<BufferSpec> specs;
  for (int64_t i = 0; i < count; ++i) {
    const AoRunBuffer &buffer = buffers[i];
    BufferSpec spec;
    spec.type = static_cast<ElementType>(buffer.type);
    spec.shape.assign(buffer.shape, buffer.shape + buffer.rank);
    if (buffer.maxShape)
      spec.maxShape.assign(buffer.maxShape, buffer.maxShape + buffer.rank);
    spec.role = static_cast<ArgumentRole>(buffer.role);
    if (buffer.hookKinds)
      spec.hookKinds.assign(buffer.hookKinds,
                            buffer.hookKinds + buffer.hookKindCount);
    if (buffer.sizeOf)
      spec.sizeOf.assign(buffer.sizeOf, buffer.sizeOf + 2);
    spec.onHost = buffer.onHost != 0;
    spec.donated = buffer.donated != 0;
    spec.inArena = buffer.inArena != 0;
    spec.name = buffer.name;
    specs.push_back(std::move(spec));
  }
  return specs;
}

static FunctionSpec readFunction(const AoRunFunction &function) {
  return {function.name,
          readBuffers(function.arguments, function.argumentCount),
          readBuffers(function.results, function.resultCount),
          function.deviceArenaBytes,
          function.hostArenaBytes,
          function.entry,
          function.capture,
          function.driver};
}

static Prediction readPrediction(const AoRunPrediction &entry) {
  Prediction prediction{
      entry.stepUs,          entry.exposedUs,     entry.recomputedUs,
      entry.peakDeviceBytes, entry.peakHostBytes, entry.peakPinnedBytes,
      entry.summary,         entry.declined,      {}};
  for (int64_t i = 0; i < entry.spanCount; ++i) {
    const AoRunSpan &span = entry.spans[i];
    prediction.timeline.spans.push_back({static_cast<Activity>(span.activity),
                                         span.name, span.startUs,
                                         span.durationUs, span.bytes});
  }
  for (int64_t i = 0; i < entry.sampleCount; ++i)
    prediction.timeline.memory.push_back({entry.samples[i].timeUs,
                                          entry.samples[i].deviceBytes,
                                          /*slotBytes=*/0});
  return prediction;
}

static Program readProgram(const AoRunProgram &entry) {
  Program program;
  program.strategy = entry.strategy;
  program.forward = readFunction(*entry.forward);
  if (entry.backward)
    program.backward = readFunction(*entry.backward);
  program.isCaptured = program.forward.capture != nullptr;
  program.isCut = program.forward.driver != nullptr;
  program.numOutputs = static_cast<size_t>(entry.outputCount);
  program.staticPeakBytes = entry.staticPeakBytes;
  program.productFlops = entry.productFlops;
  if (entry.predicted)
    program.predicted = readPrediction(*entry.predicted);
  return program;
}

//===----------------------------------------------------------------------===//
// Command line
//===----------------------------------------------------------------------===//

namespace {
struct Arguments {
  std::vector<std::string> strategies;
  std::string deviceBudget, hostBudget, backend, hooks = "log";
  std::string progress = "auto";
  bool throttle = false;
  SessionOptions session;
};
} // namespace

static void declareStrategies(CLI::App &app, Arguments &arguments) {
  SessionOptions &session = arguments.session;
  app.set_version_flag("--version", "ao " AO_VERSION);
  app.add_option("--strategy", arguments.strategies,
                 "One of the compiled strategies; several with --compare. "
                 "Default: planned, or all with --compare")
      ->delimiter(',');
  app.add_flag(
      "--compare", session.compare,
      "Run every strategy, print one table, and fail if outputs differ in a "
      "bit or a strategy other than none transferred nothing");
  app.add_option("--tolerance", session.tolerance,
                 "With --compare: relative error that an output may have; "
                 "required for values marked ao.lossy")
      ->type_name("SHARE");
  app.add_option(
         "--device-memory-budget", arguments.deviceBudget,
         "Hard limit of device memory: bytes, a size such as 16GB, or a "
         "percentage of the unplanned peak. Default: the budget of the plan")
      ->type_name("SIZE");
  app.add_option("--host-memory-budget", arguments.hostBudget,
                 "The same for pinned host memory; auto: four fifths of the "
                 "memory that this process may pin")
      ->type_name("SIZE");
  app.add_option("--backend", arguments.backend, "host or cuda");
  app.add_flag("--throttle", arguments.throttle,
               "Emulate the machine's link on the host backend");
}

static void declareRuns(CLI::App &app, Arguments &arguments) {
  SessionOptions &session = arguments.session;
  RunOptions &run = session.run;
  app.add_option("--seed", run.seed, "Seed of generated inputs")
      ->check(fitsInteger<uint64_t>());
  app.add_option("--inputs", run.inputs,
                 "Directory with argN.npy and, for the backward function, "
                 "tangentN.npy; default: generated inputs")
      ->type_name("DIR");
  app.add_option("--outputs", session.outputs,
                 "Directory for outputN.npy; outputs of the backward function "
                 "are numbered after those of the forward function")
      ->type_name("DIR");
  app.add_option("--dynamic-size", run.dynamicSize,
                 "Size of dynamic dimensions of generated inputs")
      ->check(CLI::Range(int64_t{0}, kMaxCount));
  app.add_option("--repeat", run.repeat, "Runs of each strategy")
      ->check(CLI::Range(int64_t{1}, kMaxCount));
  app.add_option("--json", session.json, "Write results as JSON")
      ->type_name("FILE");
  app.add_option("--timeline", run.timeline,
                 "Write the predicted and the measured timeline, as one "
                 "process each, in Chrome's trace-event format")
      ->type_name("FILE");
  app.add_option("--profile", session.profile,
                 "Write measured nanoseconds by op, as JSON")
      ->type_name("FILE");
  app.add_option(
         "--hooks", arguments.hooks,
         "Behavior of hooks: log, scale:F, replace or fail:N. Default: log")
      ->type_name("MODE");
  app.add_option("--hook-log", session.hookLog,
                 "Write a line for each call of a hook")
      ->type_name("FILE");
  app.add_option("--replay", run.replays,
                 "Number of runs from a CUDA graph tree, with other inputs "
                 "each time; fail if outputs differ in a bit from those of the "
                 "step without capture (needs ao-run --capture)")
      ->check(CLI::Range(int64_t{1}, kMaxCount));
  app.add_option(
         "--replay-inputs", run.replayInputs,
         "Number of different inputs of --replay, taken by turns: those "
         "of a large step take longer to generate than the step. "
         "Default: one for each run")
      ->check(CLI::Range(int64_t{1}, kMaxCount));
  app.add_option("--progress", arguments.progress,
                 "Report progress on standard error: always, never or auto "
                 "(phases longer than a second, on a terminal)");
  app.add_option("--dump-graph-tree", run.treeFile,
                 "Write the CUDA graph tree as .json, or as .dot for "
                 "Graphviz")
      ->type_name("FILE");
  app.add_flag("--steps-only", run.stepsOnly,
               "Time steps only: events around copies take time of their own");
  app.add_flag("--print-outputs", session.printOutputs,
               "Print a hash of each output's bits");
}

/// Code is for one kind of device, and asking for another is an error: nothing
/// falls back to a device that was not asked for.
static planner::Status setUpBackend(const AoRunTable &table,
                                    Arguments &arguments) {
  std::string backend = arguments.backend;
  if (const char *set = std::getenv("AO_BACKEND"); backend.empty() && set)
    backend = set;
  if (!backend.empty() && backend != "auto" && backend != "host" &&
      backend != "cuda")
    return refuse("unknown backend '" + backend + "', expected host or cuda");
  const char *own = table.needsDriver ? "cuda" : "host";
  if (!backend.empty() && backend != "auto" && backend != own)
    return refuse("this executable was compiled for " +
                  std::string(table.target) + ", which the backend " + backend +
                  " cannot run");
  arguments.session.run.backend =
      table.needsDriver ? AORT_BACKEND_CUDA : AORT_BACKEND_HOST;
  return {};
}

static planner::Status setUp(const AoRunTable &table, Arguments &arguments) {
  RunOptions &run = arguments.session.run;
  run.profile = !arguments.session.profile.empty();
  auto hooks = parseHookMode(arguments.hooks);
  if (!hooks)
    return hooks.takeError();
  run.hooks = *hooks;
  if (planner::Status status = setUpBackend(table, arguments); !status)
    return status;
  if (planner::Status status =
          checkTolerance(arguments.session, table.hasLossyValues != 0);
      !status)
    return status;
  bool isCaptured = table.programs[0].forward->capture != nullptr ||
                    table.programs[0].forward->driver != nullptr;
  if (planner::Status status = checkReplay(isCaptured, run); !status)
    return status;
  if (planner::Status status = checkFiles(arguments.session); !status)
    return status;
  run.deviceCapacity = table.deviceMemoryBudget;
  run.hostBudget = table.hostMemoryBudget;
  run.pinnedBudget = table.pinnedMemoryBudget;
  if (arguments.throttle) {
    run.offloadBytesPerSecond = table.offloadBytesPerSecond;
    run.reloadBytesPerSecond = table.reloadBytesPerSecond;
    run.latencyNs = table.latencyNs;
  }
  // The peak of a step on buffers was not counted.
  std::optional<int64_t> peak;
  if (table.unplannedPeakBytes > 0)
    peak = table.unplannedPeakBytes;
  if (!arguments.deviceBudget.empty()) {
    auto bytes =
        readBudget("--device-memory-budget", arguments.deviceBudget, peak);
    if (!bytes)
      return bytes.takeError();
    run.deviceCapacity = *bytes;
  }
  if (!arguments.hostBudget.empty()) {
    auto bytes = readHostBudget(arguments.hostBudget, peak);
    if (!bytes)
      return bytes.takeError();
    run.hostBudget = *bytes;
  }
  return {};
}

static int runPrograms(const AoRunTable &table, Arguments &arguments) {
  std::vector<std::string> available;
  for (int32_t i = 0; i < table.programCount; ++i)
    available.push_back(table.programs[i].strategy);
  auto chosen = chooseStrategies(available, arguments.strategies,
                                 arguments.session.compare);
  if (!chosen)
    return fail(chosen.error().str());
  auto mode = parseProgressMode(arguments.progress);
  if (!mode)
    return fail(unknownProgress(arguments.progress));
  Progress progress(*mode);
  arguments.session.run.progress = &progress;
  Session session(arguments.session);
  for (const std::string &strategy : *chosen) {
    auto index = std::find(available.begin(), available.end(), strategy) -
                 available.begin();
    progress.enter("running " + strategy);
    if (!session.run(readProgram(table.programs[index])))
      return 1;
  }
  return session.finish();
}

int main(int argc, char **argv) {
  const AoRunTable &table = aoRunTable;
  CLI::App app("Runs the training step of '" + std::string(table.source) +
               "', compiled for " + table.target + ".");
  Arguments arguments;
  declareStrategies(app, arguments);
  declareRuns(app, arguments);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError &error) {
    return error.get_exit_code() == 0 ? app.exit(error) : fail(error.what());
  }
  if (planner::Status status = setUp(table, arguments); !status)
    return fail(status.error().str());
  return runPrograms(table, arguments);
}
