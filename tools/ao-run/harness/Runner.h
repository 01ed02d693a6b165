//===- Runner.h - Run a step on the runtime ---------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_HARNESS_RUNNER_H
#define AO_TOOLS_AORUN_HARNESS_RUNNER_H

#include "StepHooks.h"
#include "Tensor.h"
#include "ao-runtime/Graph.h"

namespace ao::run {

class Progress;

struct RunOptions {
  AortBackend backend = AORT_BACKEND_AUTO;
  /// Hard limits in bytes; 0: none.
  int64_t deviceCapacity = 0;
  int64_t hostBudget = 0;
  /// Of that, what buffers may pin; the ring of staging comes on top.
  int64_t pinnedBudget = 0;
  /// Emulated link of the host backend; 0: not throttled.
  double offloadBytesPerSecond = 0;
  double reloadBytesPerSecond = 0;
  int64_t latencyNs = 0;
  int64_t repeat = 1;
  uint64_t seed = 0;
  /// Size of dynamic dimensions of made-up inputs.
  int64_t dynamicSize = 8;
  /// The number of runs of the step from a CUDA graph tree.
  int64_t replays = 0;
  /// The number of different inputs, which these runs take by turns; 0: one for
  /// each run.
  int64_t replayInputs = 0;
  /// Receives the name of each phase; may be null.
  Progress *progress = nullptr;
  /// The file to which that tree is written; empty if none.
  std::string treeFile;
  /// A report that the tree is added to; empty: none.
  std::string report;
  /// Folder with argN.npy and, for a pair, tangentN.npy; empty: made up.
  std::string inputs;
  /// File of the timeline; empty: none is measured.
  std::string timeline;
  /// Measure ranges of instrumented code.
  bool profile = false;
  /// The mode of the step's callbacks.
  HookMode hooks;
  /// Measure nothing but the step's time: events around copies and waits take
  /// time of their own.
  bool stepsOnly = false;
};

/// The inputs of a program: arguments of the forward function, tangents of the
/// backward function.
struct Inputs {
  std::vector<Tensor> arguments, tangents;
};

/// Nanoseconds measured for a named piece of compute.
struct OpTime {
  std::string name;
  int64_t ns = 0;
};

/// Counts and times of a CUDA graph tree.
struct ReplayResult {
  AortGraphTreeStatistics statistics = {};
  /// Processor time of the calling thread for a step, of the fastest run: when
  /// functions run as they are, and from captured CUDA graphs. 0: there was
  /// none.
  int64_t eagerNs = 0, replayNs = 0;
};

struct RunResult {
  /// Empty, or why the run failed.
  std::string error;
  AortStatus status = AORT_OK;
  /// Of the forward function, then of the backward function.
  std::vector<Tensor> outputs;
  AortStatistics statistics = {};
  /// Of the program, to compare the peak with.
  int64_t staticPeakBytes = 0;
  double productFlops = 0;
  /// Of the program's arenas; 0: it has none.
  int64_t deviceArenaBytes = 0, hostArenaBytes = 0;
  int64_t stepNs = 0;
  /// Of every repetition, in their order.
  std::vector<int64_t> stepTimesNs;
  std::string device;
  std::string statisticsJson;
  std::vector<OpTime> opTimes;
  /// A line for each call of a hook in the first repetition.
  std::vector<std::string> hookCalls;
  Timeline timeline;
  std::optional<ReplayResult> replay;
};

/// Reads or makes up the inputs. Returns an empty string or what is wrong.
std::string prepareInputs(const Program &program, const RunOptions &options,
                          Inputs &inputs);

/// The form of compute on the host backend: code that the host calls, launches,
/// or launches with drivers around them that read the results.
enum class ComputeKind { Calls, Launches, DrivenLaunches };

/// A context as `options` ask for it.
AortStatus createContext(const RunOptions &options, ComputeKind compute,
                         AortContext **context);

/// Runs the step `repeat` times on a context of its own. Statistics, times
/// and timeline are those of the fastest repetition. Everything the step
/// allocates is accounted for: what is left over is an error.
RunResult runProgram(const Program &program, const Inputs &inputs,
                     const RunOptions &options);

/// Measures the link on a context of its own. Returns an empty string or what
/// is wrong.
std::string measureLink(const RunOptions &options, AortLinkRates &rates);

} // namespace ao::run

#endif // AO_TOOLS_AORUN_HARNESS_RUNNER_H
