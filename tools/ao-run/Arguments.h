//===- Arguments.h - The command line of ao-run -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_ARGUMENTS_H
#define AO_TOOLS_AORUN_ARGUMENTS_H

#include "ao/Dialect/AO/Transforms/PlanningOptions.h"
#include "ao/Pipelines/Lowering.h"
#include "ao/Pipelines/WholeStep.h"
#include "ao/Planner/PlanRequest.h"
#include "llvm/Support/CommandLine.h"

namespace ao::run {

inline llvm::cl::OptionCategory category("ao-run options");

/// Orders of a tape: one, or both to compare their bits.
enum class RunOrder { Eager, Tape, Both };

/// The command line.
struct Arguments {
  llvm::cl::opt<std::string> input{
      llvm::cl::Positional, llvm::cl::desc("<module>"), llvm::cl::init("-"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> entry{
      "entry",
      llvm::cl::desc("Forward function or joint step to run; default: the "
                     "only one"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> python{
      "python",
      llvm::cl::desc("Python with jaxlib, which reads StableHLO; default: "
                     "$AO_JAX_PYTHON, else python3"),
      llvm::cl::value_desc("program"), llvm::cl::cat(category)};
  llvm::cl::opt<RunOrder> order{
      "order", llvm::cl::desc("In which order the step of a tape runs"),
      llvm::cl::values(
          clEnumValN(RunOrder::Eager, "eager",
                     "As if the engine had run the nodes of compiled "
                     "pieces one by one"),
          clEnumValN(RunOrder::Tape, "tape", "As the tape has it"),
          clEnumValN(RunOrder::Both, "both",
                     "As the tape has it without transfers, then eager, "
                     "and fail if outputs differ in a bit")),
      llvm::cl::init(RunOrder::Eager), llvm::cl::cat(category)};
  llvm::cl::opt<ScalarMode> scalars{
      "scalars",
      llvm::cl::desc("Where the step of a tape uses scalar arguments"),
      llvm::cl::values(
          clEnumValN(ScalarMode::Keep, "keep", "Where the tape has them"),
          clEnumValN(ScalarMode::Device, "device",
                     "On the device, to which they are copied "
                     "together; not with --order=tape")),
      llvm::cl::init(ScalarMode::Keep), llvm::cl::cat(category)};
  llvm::cl::opt<std::string> hooks{
      "hooks",
      llvm::cl::desc(
          "What hooks of the step do: log (look only), scale:F (multiply "
          "what they may replace), replace (hand over its negation; takes "
          "the ao.workspace of the hook) or fail:N (at call N)"),
      llvm::cl::value_desc("mode"), llvm::cl::init("log"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> hookLog{
      "hook-log", llvm::cl::desc("Write a line for each call of a hook"),
      llvm::cl::value_desc("file"), llvm::cl::cat(category)};
  llvm::cl::list<std::string> strategies{
      "strategy",
      llvm::cl::desc(
          "none (take the module as it is), sync, pytorch (or prefetch), "
          "pytorch-per-layer, layerwise, pieces, planned or manual; rules that "
          "make values again: checkpoint, selective, knapsack, two-level, "
          "greedy-remat; several with --compare. Default: planned; with "
          "--compare none, sync, pytorch and planned"),
      llvm::cl::CommaSeparated, llvm::cl::cat(category)};
  llvm::cl::opt<bool> compare{
      "compare",
      llvm::cl::desc(
          "Run several strategies, print one table, and fail if outputs "
          "differ in a bit or a strategy other than none moved nothing"),
      llvm::cl::cat(category)};
  llvm::cl::opt<double> tolerance{
      "tolerance",
      llvm::cl::desc(
          "With --compare: relative error that an output may have; needed "
          "where values are marked ao.lossy"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> deviceBudget{
      "device-memory-budget",
      llvm::cl::desc(
          "Hard limit of device memory, and what planned plans for: bytes, "
          "a size such as 16GB, or a percentage of the unplanned peak"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> hostBudget{
      "host-memory-budget",
      llvm::cl::desc(
          "Hard limit of pinned host memory, given in the same ways; "
          "auto: four fifths of what this process may pin"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> pinnedBudget{
      "pinned-memory-budget",
      llvm::cl::desc("What of the host memory may be pinned"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> machine{
      "machine", llvm::cl::desc("Machine preset or file for planning"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> measureLink{
      "measure-link",
      llvm::cl::desc(
          "Instead of running a step, measure the link between device and "
          "host, and write the machine with its rates"),
      llvm::cl::value_desc("file"), llvm::cl::cat(category)};
  llvm::cl::opt<std::string> profileIn{
      "use-profile", llvm::cl::desc("Plan with the times that --profile wrote"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> profileOut{
      "profile", llvm::cl::desc("Write measured nanoseconds by op, as JSON"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> backend{
      "backend",
      llvm::cl::desc("host or cuda; default: AO_BACKEND, or "
                     "host"),
      llvm::cl::cat(category)};
  llvm::cl::opt<bool> throttle{
      "throttle",
      llvm::cl::desc("Emulate the machine's link on the host backend"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> minBytes{
      "min-bytes",
      llvm::cl::desc(
          "Smallest activation worth a transfer: bytes or size; auto: a "
          "1024th of the unplanned peak, but at most 1 MiB"),
      llvm::cl::init(std::string(planner::autoMinBytes)),
      llvm::cl::cat(category)};
  llvm::cl::opt<int64_t> minElements{
      "min-elements",
      llvm::cl::desc(
          "The same in elements; default: 0, for layerwise 262144 and no "
          "limit in bytes"),
      llvm::cl::init(-1), llvm::cl::cat(category)};
  llvm::cl::opt<std::string> maxSlowdown{
      "max-slowdown",
      llvm::cl::desc(
          "planned, in place of a device budget: the lowest peak at which "
          "the step takes at most this share longer, such as 1%"),
      llvm::cl::cat(category)};
  llvm::cl::opt<bool> recompute{
      "recompute",
      llvm::cl::desc(
          "planned: ops may run a second time, under a device budget or "
          "--max-slowdown, instead of keeping or moving what they make"),
      llvm::cl::cat(category)};
  llvm::cl::opt<int64_t> inFlight{
      "in-flight",
      llvm::cl::desc(
          "With a budget: how many contexts of a pair that --entry calls are "
          "in flight at a time; default: counted"),
      llvm::cl::init(-1), llvm::cl::cat(category)};
  llvm::cl::opt<int64_t> numLayers{
      "num-layers",
      llvm::cl::desc(
          "layerwise: how many layers leave; default: the best number"),
      llvm::cl::init(-1), llvm::cl::cat(category)};
  llvm::cl::opt<planner::LayerIssue> layerIssue{
      "layer-issue", llvm::cl::desc("layerwise: when copies start"),
      getLayerIssueValues(), llvm::cl::init(planner::LayerIssue::Ready),
      llvm::cl::cat(category)};
  llvm::cl::opt<planner::ReloadOrder> reloadOrder{
      "reload-order",
      llvm::cl::desc("layerwise: in which order a layer comes back"),
      getReloadOrderValues(), llvm::cl::init(planner::ReloadOrder::Saved),
      llvm::cl::cat(category)};
  llvm::cl::opt<uint64_t> seed{"seed", llvm::cl::desc("Seed of made-up inputs"),
                               llvm::cl::init(0), llvm::cl::cat(category)};
  llvm::cl::opt<std::string> inputs{
      "inputs",
      llvm::cl::desc("Folder with argN.npy and, for the backward function, "
                     "tangentN.npy; default: made-up inputs"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> outputs{
      "outputs",
      llvm::cl::desc(
          "Folder to write outputN.npy to, those of the backward function "
          "behind those of the forward function (bf16 as uint16)"),
      llvm::cl::cat(category)};
  llvm::cl::opt<int64_t> dynamicSize{
      "dynamic-size",
      llvm::cl::desc("Size of dynamic dimensions of made-up inputs"),
      llvm::cl::init(8), llvm::cl::cat(category)};
  llvm::cl::opt<int64_t> repeat{"repeat",
                                llvm::cl::desc("Runs of each strategy"),
                                llvm::cl::init(1), llvm::cl::cat(category)};
  llvm::cl::opt<std::string> json{
      "json", llvm::cl::desc("Write results as JSON"), llvm::cl::cat(category)};
  llvm::cl::opt<std::string> timeline{
      "timeline",
      llvm::cl::desc(
          "Write the predicted and the measured timeline, one process "
          "each, in Chrome's trace-event format"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> report{
      "report",
      llvm::cl::desc(
          "Write a report of the strategy's plan (.html or .json), with "
          "the arenas of --arenas and the recordings of --capture"),
      llvm::cl::cat(category)};
  llvm::cl::opt<unsigned> optimization{
      "O",
      llvm::cl::desc("Optimization level of compute, 0 to 3: what is compiled "
                     "slowly runs fast (default: 2)"),
      llvm::cl::Prefix, llvm::cl::init(2), llvm::cl::cat(category)};
  llvm::cl::opt<ArenaMode> arenas{
      "arenas",
      llvm::cl::desc(
          "Memories in which all buffers of the step lie in one arena:"),
      getArenaModeValues(), llvm::cl::init(ArenaMode::None),
      llvm::cl::cat(category)};
  llvm::cl::opt<ArenaResults> results{
      "results", llvm::cl::desc("With --arenas, where the step's results lie:"),
      getArenaResultsValues(), llvm::cl::init(ArenaResults::Alloc),
      llvm::cl::cat(category)};
  llvm::cl::opt<CaptureMode> capture{
      "capture",
      llvm::cl::desc(
          "Compile the step so that it can be recorded and replayed as "
          "well; all buffers lie in arenas:"),
      llvm::cl::ValueOptional,
      llvm::cl::values(clEnumValN(CaptureMode::Whole, "whole",
                                  "Each of its functions as a whole"),
                       clEnumValN(CaptureMode::Split, "split",
                                  "In parts, cut at what cannot be recorded"),
                       clEnumValN(CaptureMode::Whole, "", "")),
      llvm::cl::init(CaptureMode::None),
      llvm::cl::cat(category)};
  llvm::cl::opt<int64_t> minLaunches{
      "capture-min-launches",
      llvm::cl::desc(
          "With --capture=split: parts of fewer ops stay as they are "
          "(default: 8)"),
      llvm::cl::init(8), llvm::cl::cat(category)};
  llvm::cl::opt<int64_t> replay{
      "replay",
      llvm::cl::desc(
          "With --capture: run the step so often from a tree of "
          "recordings, with other made-up inputs each time, and fail if "
          "outputs differ in a bit from those without (default: 4)"),
      llvm::cl::init(4), llvm::cl::cat(category)};
  llvm::cl::opt<std::string> treeFile{
      "dump-tree",
      llvm::cl::desc("Write the tree of recordings as .json, or as .dot for "
                     "Graphviz"),
      llvm::cl::value_desc("file"), llvm::cl::cat(category)};
  llvm::cl::opt<bool> onBuffers{
      "buffers",
      llvm::cl::desc(
          "The module is what ao-bufferize-pipeline gives: run it as it is "
          "(needs --strategy=none)"),
      llvm::cl::cat(category)};
  llvm::cl::opt<bool> printOutputs{
      "print-outputs", llvm::cl::desc("Print a hash of each output's bits"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> emit{
      "emit",
      llvm::cl::desc(
          "exe: instead of running the step, write an executable that "
          "does, with the options for runs of its own"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> output{"o", llvm::cl::desc("Where --emit writes"),
                                    llvm::cl::value_desc("file"),
                                    llvm::cl::cat(category)};
  llvm::cl::opt<std::string> target{
      "target",
      llvm::cl::desc("What --emit compiles for: host or nvptx; default: host"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> chip{
      "chip",
      llvm::cl::desc("GPU to compile for (default: sm_90), or with --emit "
                     "--target=host the processor (default: any of this "
                     "architecture; native: this one)"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> progress{
      "progress",
      llvm::cl::desc(
          "Say on the error stream what is going on: always, never or "
          "auto (what takes longer than a second, on a terminal)"),
      llvm::cl::init("auto"), llvm::cl::cat(category)};
  llvm::cl::opt<std::string> linker{
      "linker",
      llvm::cl::desc(
          "Compiler driver that links what --emit writes; default: the "
          "one ao-run was built with, or c++"),
      llvm::cl::cat(category)};
};

} // namespace ao::run

#endif // AO_TOOLS_AORUN_ARGUMENTS_H
