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
  /// The part of the host budget that buffers may pin, in addition to the
  /// staging ring.
  int64_t pinnedBudget = 0;
  /// The rates of the emulated host link of the host backend; 0: not throttled.
  double offloadBytesPerSecond = 0;
  double reloadBytesPerSecond = 0;
  int64_t latencyNs = 0;
  int64_t repeat = 1;
  uint64_t seed = 0;
  /// The size of dynamic dimensions of generated inputs.
  int64_t dynamicSize = 8;
  /// The number of runs of the step from a CUDA graph tree.
  int64_t replays = 0;
  /// The number of different inputs, which these runs use in rotation; 0: one
  /// for each run.
  int64_t replayInputs = 0;
  /// Receives the name of each phase; may be null.
  Progress *progress = nullptr;
  /// The file to which the tree is written; empty: not written.
  std::string treeFile;
  /// A report to which the tree is added; empty: none.
  std::string report;
  /// The folder with argN.npy and, for a pair, tangentN.npy; empty: inputs are
  /// generated.
  std::string inputs;
  /// The file of the timeline; empty: not measured.
  std::string timeline;
  /// Measure ranges of instrumented code.
  bool profile = false;
  /// The mode of the step's callbacks.
  HookMode hooks;
  /// Measure only the time of the step: events around copies and waits would
  /// add to it.
  bool stepsOnly = false;
};

/// The inputs of a program: the arguments of the forward function, and the
/// tangents of the backward function.
struct Inputs {
  std::vector<Tensor> arguments, tangents;
};

/// The measured time of a named op, in nanoseconds.
struct OpTime {
  std::string name;
  int64_t ns = 0;
};

/// Counts and times of a CUDA graph tree.
struct ReplayResult {
  AortGraphTreeStatistics statistics = {};
  /// The processor time of the calling thread for a step, in the fastest run:
  /// without captured CUDA graphs, and with them. 0: there was no such run.
  int64_t eagerNs = 0, replayNs = 0;
};

/// The outputs and the measurements of a program.
struct RunResult {
  /// The reason of a failure; empty on success.
  std::string error;
  AortStatus status = AORT_OK;
  /// The outputs of the forward function, then those of the backward function.
  std::vector<Tensor> outputs;
  AortStatistics statistics = {};
  /// Those of the program, for the report.
  int64_t staticPeakBytes = 0;
  double productFlops = 0;
  /// The bytes of the program's arenas; 0: it has none.
  int64_t deviceArenaBytes = 0, hostArenaBytes = 0;
  int64_t stepNs = 0;
  /// The times of all repetitions, in their order.
  std::vector<int64_t> stepTimesNs;
  std::string device;
  std::string statisticsJson;
  std::vector<OpTime> opTimes;
  /// A line for each call of a hook in the first repetition.
  std::vector<std::string> hookCalls;
  Timeline timeline;
  std::optional<ReplayResult> replay;
};

/// Reads or generates the inputs. Returns an error message; empty on success.
std::string prepareInputs(const Program &program, const RunOptions &options,
                          Inputs &inputs);

/// The form of compute on the host backend: code that the host calls, launches,
/// or launches with drivers around them that read the results.
enum class ComputeKind { Calls, Launches, DrivenLaunches };

/// Creates the runtime context that `options` describe.
AortStatus createContext(const RunOptions &options, ComputeKind compute,
                         AortContext **context);

/// Runs the step `repeat` times on a new context. Statistics, times and
/// timeline are those of the fastest repetition. Memory that the step allocates
/// and does not free is an error.
RunResult runProgram(const Program &program, const Inputs &inputs,
                     const RunOptions &options);

/// Measures the host link on a new context. Returns an error message; empty on
/// success.
std::string measureLink(const RunOptions &options, AortLinkRates &rates);

} // namespace ao::run

#endif // AO_TOOLS_AORUN_HARNESS_RUNNER_H
