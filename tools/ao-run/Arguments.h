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
#include "llvm/Support/CommandLine.h"

namespace ao::run {

inline llvm::cl::OptionCategory category("ao-run options");

/// Orders of the ops of a step from an autograd tape: one, or both to compare
/// their bits.
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
      "order",
      llvm::cl::desc("Order of the ops of a step from an autograd tape"),
      llvm::cl::values(
          clEnumValN(
              RunOrder::Eager, "eager",
              "As if the engine ran the nodes of compiled regions one by one"),
          clEnumValN(RunOrder::Tape, "tape", "The order of the autograd tape"),
          clEnumValN(RunOrder::Both, "both",
                     "The order of the autograd tape without transfers, then "
                     "eager; fail if outputs differ in a bit")),
      llvm::cl::init(RunOrder::Eager), llvm::cl::cat(category)};
  llvm::cl::opt<ScalarMode> scalars{
      "scalars",
      llvm::cl::desc(
          "Memory in which a step from an autograd tape uses scalar arguments"),
      llvm::cl::values(
          clEnumValN(ScalarMode::Keep, "keep", "As in the autograd tape"),
          clEnumValN(ScalarMode::Device, "device",
                     "In device memory, after one copy of all of them; not "
                     "with --order=tape")),
      llvm::cl::init(ScalarMode::Keep), llvm::cl::cat(category)};
  llvm::cl::opt<std::string> hooks{
      "hooks",
      llvm::cl::desc(
          "Behavior of hooks: log (read only), scale:F (multiply the values "
          "that they may replace), replace (return their negation; uses "
          "the ao.workspace of the hook) or fail:N (at call N)"),
      llvm::cl::value_desc("mode"), llvm::cl::init("log"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> hookLog{
      "hook-log", llvm::cl::desc("Write a line for each call of a hook"),
      llvm::cl::value_desc("file"), llvm::cl::cat(category)};
  llvm::cl::list<std::string> strategies{
      "strategy",
      llvm::cl::desc("Planning policy, or none to run the module unchanged; "
                     "several with --compare. Default: planned; with "
                     "--compare none, sync, pytorch and planned"),
      llvm::cl::CommaSeparated, llvm::cl::cat(category)};
  llvm::cl::opt<bool> compare{
      "compare",
      llvm::cl::desc(
          "Run several strategies, print one table, and fail if outputs differ "
          "in a bit or a strategy other than none transferred nothing"),
      llvm::cl::cat(category)};
  llvm::cl::opt<double> tolerance{
      "tolerance",
      llvm::cl::desc("With --compare: relative error that an output may have; "
                     "required for values marked ao.lossy"),
      llvm::cl::cat(category)};
  // Budgets are hard limits of runs, too.
#define AO_PLAN_OPTION(KIND, MEMBER, DEFAULT, NAME, TRAITS, DESCRIPTION, ...)  \
  llvm::cl::opt<PassOption<planner::option_kind::KIND>> MEMBER{                \
      NAME, llvm::cl::desc(DESCRIPTION),                                       \
      OptionInit<planner::option_kind::KIND>{DEFAULT},                         \
      llvm::cl::cat(category)};
#define AO_POLICY_OPTION(...)
#define AO_SEED_OPTION(...)
#include "ao/Planner/PlanOptions.def"
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
  llvm::cl::opt<int64_t> inFlight{
      "in-flight",
      llvm::cl::desc("With a budget: number of microbatches in flight of a "
                     "pair that --entry calls; default: counted"),
      llvm::cl::init(-1), llvm::cl::cat(category)};
  llvm::cl::opt<uint64_t> seed{"seed",
                               llvm::cl::desc("Seed of generated inputs"),
                               llvm::cl::init(0), llvm::cl::cat(category)};
  llvm::cl::opt<std::string> inputs{
      "inputs",
      llvm::cl::desc("Directory with argN.npy and, for the backward function, "
                     "tangentN.npy; default: generated inputs"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> outputs{
      "outputs",
      llvm::cl::desc(
          "Directory for outputN.npy; outputs of the backward function are "
          "numbered after those of the forward function (bf16 as uint16)"),
      llvm::cl::cat(category)};
  llvm::cl::opt<int64_t> dynamicSize{
      "dynamic-size",
      llvm::cl::desc("Size of dynamic dimensions of generated inputs"),
      llvm::cl::init(8), llvm::cl::cat(category)};
  llvm::cl::opt<int64_t> repeat{"repeat",
                                llvm::cl::desc("Runs of each strategy"),
                                llvm::cl::init(1), llvm::cl::cat(category)};
  llvm::cl::opt<std::string> json{
      "json", llvm::cl::desc("Write results as JSON"), llvm::cl::cat(category)};
  llvm::cl::opt<std::string> timeline{
      "timeline",
      llvm::cl::desc("Write the predicted and the measured timeline, as one "
                     "process each, in Chrome's trace-event format"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> report{
      "report",
      llvm::cl::desc(
          "Write a report of the strategy's plan (.html or .json), with the "
          "arenas of --arenas and the CUDA graphs of --capture"),
      llvm::cl::cat(category)};
  llvm::cl::opt<unsigned> optimization{
      "O", llvm::cl::desc("Optimization level of compute, 0 to 3 (default: 2)"),
      llvm::cl::Prefix, llvm::cl::init(2), llvm::cl::cat(category)};
  llvm::cl::opt<ArenaMode> arenas{
      "arenas", llvm::cl::desc("Memories whose buffers are in one arena:"),
      getValues(ArenaMode()), llvm::cl::init(ArenaMode::None),
      llvm::cl::cat(category)};
  llvm::cl::opt<ArenaResults> results{
      "results",
      llvm::cl::desc("With --arenas, location of the results of the step:"),
      getValues(ArenaResults()), llvm::cl::init(ArenaResults::Alloc),
      llvm::cl::cat(category)};
  llvm::cl::opt<graph::CaptureMode> capture{
      "capture",
      llvm::cl::desc("Compile the step for CUDA graph capture as well; all "
                     "buffers are in arenas:"),
      llvm::cl::ValueOptional,
      llvm::cl::values(
          clEnumValN(graph::CaptureMode::Whole, "whole",
                     "Capture each function as a whole"),
          clEnumValN(graph::CaptureMode::Split, "split",
                     "Capture parts, split at ops that cannot be captured"),
          clEnumValN(graph::CaptureMode::Whole, "", "")),
      llvm::cl::init(graph::CaptureMode::None),
      llvm::cl::cat(category)};
  llvm::cl::opt<int64_t> minLaunches{
      "capture-min-launches",
      llvm::cl::desc("With --capture=split: smallest number of ops of a "
                     "captured part (default: 8)"),
      llvm::cl::init(8), llvm::cl::cat(category)};
  llvm::cl::opt<int64_t> replay{
      "replay",
      llvm::cl::desc(
          "With --capture: number of runs from a CUDA graph tree, with other "
          "generated inputs each time; fail if outputs differ in a bit from "
          "those of the step without capture (default: 4)"),
      llvm::cl::init(4), llvm::cl::cat(category)};
  llvm::cl::opt<std::string> treeFile{
      "dump-graph-tree",
      llvm::cl::desc(
          "Write the CUDA graph tree as .json, or as .dot for Graphviz"),
      llvm::cl::value_desc("file"), llvm::cl::cat(category)};
  llvm::cl::opt<bool> onBuffers{
      "buffers",
      llvm::cl::desc("Run a module that ao-bufferize-pipeline wrote, without "
                     "changes (needs --strategy=none)"),
      llvm::cl::cat(category)};
  llvm::cl::opt<bool> printOutputs{
      "print-outputs", llvm::cl::desc("Print a hash of each output's bits"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> emit{
      "emit",
      llvm::cl::desc("exe: write an executable that runs the step, with its "
                     "own options for runs, instead of running it"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> output{
      "o", llvm::cl::desc("Output file of --emit"),
      llvm::cl::value_desc("file"), llvm::cl::cat(category)};
  llvm::cl::opt<std::string> target{
      "target",
      llvm::cl::desc("Target of --emit: host or nvptx; default: host"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> chip{
      "chip",
      llvm::cl::desc("GPU to compile for (default: sm_90), or with --emit "
                     "--target=host the processor (default: any of this "
                     "architecture; native: this one)"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> progress{
      "progress",
      llvm::cl::desc("Report progress on standard error: always, never or auto "
                     "(phases longer than a second, on a terminal)"),
      llvm::cl::init("auto"), llvm::cl::cat(category)};
  llvm::cl::opt<std::string> linker{
      "linker",
      llvm::cl::desc("Compiler driver that links the output of --emit; "
                     "default: the one ao-run was built with, or c++"),
      llvm::cl::cat(category)};
};

} // namespace ao::run

#endif // AO_TOOLS_AORUN_ARGUMENTS_H
