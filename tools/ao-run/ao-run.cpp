//===- ao-run.cpp - Run training steps with and without offloading --------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Version.h"
#include "Executable.h"
#include "Jit.h"
#include "ObjectFile.h"
#include "ao/Dialect/AO/IR/AOLossy.h"
#include "ao/Dialect/AO/IR/AOTape.h"
#include "ao/Dialect/AO/Transforms/PlanningOptions.h"
#include "ao/InitAll.h"
#include "ao/Pipelines/Lowering.h"
#include "ao/Pipelines/WholeStep.h"
#include "ao/Planner/Machine.h"
#include "ao/Planner/PlanRequest.h"
#include "harness/Progress.h"
#include "harness/Replay.h"
#include "harness/Session.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/Threading.h"

using namespace mlir;
using namespace ao;
using namespace ao::run;
namespace cl = llvm::cl;

namespace {

cl::OptionCategory category("ao-run options");

/// Orders of a tape: one, or both to compare their bits.
enum class RunOrder { Eager, Tape, Both };

/// The command line.
struct Arguments {
  cl::opt<std::string> input{cl::Positional, cl::desc("<module>"),
                             cl::init("-"), cl::cat(category)};
  cl::opt<std::string> entry{
      "entry",
      cl::desc("Forward function or joint step to run; default: the "
               "only one"),
      cl::cat(category)};
  cl::opt<RunOrder> order{
      "order", cl::desc("In which order the step of a tape runs"),
      cl::values(clEnumValN(RunOrder::Eager, "eager",
                            "As if the engine had run the nodes of compiled "
                            "pieces one by one"),
                 clEnumValN(RunOrder::Tape, "tape", "As the tape has it"),
                 clEnumValN(RunOrder::Both, "both",
                            "As the tape has it without transfers, then eager, "
                            "and fail if outputs differ in a bit")),
      cl::init(RunOrder::Eager), cl::cat(category)};
  cl::opt<ScalarMode> scalars{
      "scalars", cl::desc("Where the step of a tape uses scalar arguments"),
      cl::values(
          clEnumValN(ScalarMode::Keep, "keep", "Where the tape has them"),
          clEnumValN(ScalarMode::Device, "device",
                     "On the device, to which they are copied "
                     "together; not with --order=tape")),
      cl::init(ScalarMode::Keep), cl::cat(category)};
  cl::opt<std::string> hooks{
      "hooks",
      cl::desc("What hooks of the step do: log (look only), scale:F (multiply "
               "what they may replace), replace (hand over its negation; takes "
               "the ao.workspace of the hook) or fail:N (at call N)"),
      cl::value_desc("mode"), cl::init("log"), cl::cat(category)};
  cl::opt<std::string> hookLog{"hook-log",
                               cl::desc("Write a line for each call of a hook"),
                               cl::value_desc("file"), cl::cat(category)};
  cl::list<std::string> strategies{
      "strategy",
      cl::desc(
          "none (take the module as it is), sync, pytorch (or prefetch), "
          "pytorch-per-layer, layerwise, pieces, planned or manual; rules that "
          "make values again: checkpoint, selective, knapsack, two-level, "
          "greedy-remat; several with --compare. Default: planned; with "
          "--compare none, sync, pytorch and planned"),
      cl::CommaSeparated, cl::cat(category)};
  cl::opt<bool> compare{
      "compare",
      cl::desc("Run several strategies, print one table, and fail if outputs "
               "differ in a bit or a strategy other than none moved nothing"),
      cl::cat(category)};
  cl::opt<double> tolerance{
      "tolerance",
      cl::desc("With --compare: relative error that an output may have; needed "
               "where values are marked ao.lossy"),
      cl::cat(category)};
  cl::opt<std::string> deviceBudget{
      "device-memory-budget",
      cl::desc(
          "Hard limit of device memory, and what planned plans for: bytes, "
          "a size such as 16GB, or a percentage of the unplanned peak"),
      cl::cat(category)};
  cl::opt<std::string> hostBudget{
      "host-memory-budget",
      cl::desc("Hard limit of pinned host memory, given in the same ways; "
               "auto: four fifths of what this process may pin"),
      cl::cat(category)};
  cl::opt<std::string> pinnedBudget{
      "pinned-memory-budget", cl::desc("What of the host memory may be pinned"),
      cl::cat(category)};
  cl::opt<std::string> machine{"machine",
                               cl::desc("Machine preset or file for planning"),
                               cl::cat(category)};
  cl::opt<std::string> measureLink{
      "measure-link",
      cl::desc("Instead of running a step, measure the link between device and "
               "host, and write the machine with its rates"),
      cl::value_desc("file"), cl::cat(category)};
  cl::opt<std::string> profileIn{
      "use-profile", cl::desc("Plan with the times that --profile wrote"),
      cl::cat(category)};
  cl::opt<std::string> profileOut{
      "profile", cl::desc("Write measured nanoseconds by op, as JSON"),
      cl::cat(category)};
  cl::opt<std::string> backend{"backend",
                               cl::desc("host or cuda; default: AO_BACKEND, or "
                                        "host"),
                               cl::cat(category)};
  cl::opt<bool> throttle{
      "throttle", cl::desc("Emulate the machine's link on the host backend"),
      cl::cat(category)};
  cl::opt<std::string> minBytes{
      "min-bytes",
      cl::desc("Smallest activation worth a transfer: bytes or size; auto: a "
               "1024th of the unplanned peak, but at most 1 MiB"),
      cl::init(std::string(planner::autoMinBytes)), cl::cat(category)};
  cl::opt<int64_t> minElements{
      "min-elements",
      cl::desc("The same in elements; default: 0, for layerwise 262144 and no "
               "limit in bytes"),
      cl::init(-1), cl::cat(category)};
  cl::opt<std::string> maxSlowdown{
      "max-slowdown",
      cl::desc("planned, in place of a device budget: the lowest peak at which "
               "the step takes at most this share longer, such as 1%"),
      cl::cat(category)};
  cl::opt<bool> recompute{
      "recompute",
      cl::desc("planned: ops may run a second time, under a device budget or "
               "--max-slowdown, instead of keeping or moving what they make"),
      cl::cat(category)};
  cl::opt<int64_t> numLayers{
      "num-layers",
      cl::desc("layerwise: how many layers leave; default: the best number"),
      cl::init(-1), cl::cat(category)};
  cl::opt<planner::LayerIssue> layerIssue{
      "layer-issue", cl::desc("layerwise: when copies start"),
      getLayerIssueValues(), cl::init(planner::LayerIssue::Ready),
      cl::cat(category)};
  cl::opt<planner::ReloadOrder> reloadOrder{
      "reload-order", cl::desc("layerwise: in which order a layer comes back"),
      getReloadOrderValues(), cl::init(planner::ReloadOrder::Saved),
      cl::cat(category)};
  cl::opt<uint64_t> seed{"seed", cl::desc("Seed of made-up inputs"),
                         cl::init(0), cl::cat(category)};
  cl::opt<std::string> inputs{
      "inputs",
      cl::desc("Folder with argN.npy and, for the backward function, "
               "tangentN.npy; default: made-up inputs"),
      cl::cat(category)};
  cl::opt<std::string> outputs{
      "outputs",
      cl::desc("Folder to write outputN.npy to, those of the backward function "
               "behind those of the forward function (bf16 as uint16)"),
      cl::cat(category)};
  cl::opt<int64_t> dynamicSize{
      "dynamic-size", cl::desc("Size of dynamic dimensions of made-up inputs"),
      cl::init(8), cl::cat(category)};
  cl::opt<int64_t> repeat{"repeat", cl::desc("Runs of each strategy"),
                          cl::init(1), cl::cat(category)};
  cl::opt<std::string> json{"json", cl::desc("Write results as JSON"),
                            cl::cat(category)};
  cl::opt<std::string> timeline{
      "timeline",
      cl::desc("Write the predicted and the measured timeline, one process "
               "each, in Chrome's trace-event format"),
      cl::cat(category)};
  cl::opt<std::string> report{
      "report",
      cl::desc("Write a report of the strategy's plan (.html or .json), with "
               "the arenas of --arenas and the recordings of --capture"),
      cl::cat(category)};
  cl::opt<unsigned> optimization{
      "O",
      cl::desc("Optimization level of compute, 0 to 3: what is compiled "
               "slowly runs fast (default: 2)"),
      cl::Prefix, cl::init(2), cl::cat(category)};
  cl::opt<ArenaMode> arenas{
      "arenas",
      cl::desc("Memories in which all buffers of the step lie in one arena:"),
      getArenaModeValues(), cl::init(ArenaMode::None), cl::cat(category)};
  cl::opt<ArenaResults> results{
      "results", cl::desc("With --arenas, where the step's results lie:"),
      getArenaResultsValues(), cl::init(ArenaResults::Alloc),
      cl::cat(category)};
  cl::opt<CaptureMode> capture{
      "capture",
      cl::desc("Compile the step so that it can be recorded and replayed as "
               "well; all buffers lie in arenas:"),
      cl::ValueOptional,
      cl::values(clEnumValN(CaptureMode::Whole, "whole",
                            "Each of its functions as a whole"),
                 clEnumValN(CaptureMode::Split, "split",
                            "In parts, cut at what cannot be recorded"),
                 clEnumValN(CaptureMode::Whole, "", "")),
      cl::init(CaptureMode::None),
      cl::cat(category)};
  cl::opt<int64_t> minLaunches{
      "capture-min-launches",
      cl::desc("With --capture=split: parts of fewer ops stay as they are "
               "(default: 8)"),
      cl::init(8), cl::cat(category)};
  cl::opt<int64_t> replay{
      "replay",
      cl::desc("With --capture: run the step so often from a tree of "
               "recordings, with other made-up inputs each time, and fail if "
               "outputs differ in a bit from those without (default: 4)"),
      cl::init(4), cl::cat(category)};
  cl::opt<std::string> treeFile{
      "dump-tree",
      cl::desc("Write the tree of recordings as .json, or as .dot for "
               "Graphviz"),
      cl::value_desc("file"), cl::cat(category)};
  cl::opt<bool> onBuffers{
      "buffers",
      cl::desc(
          "The module is what ao-bufferize-pipeline gives: run it as it is "
          "(needs --strategy=none)"),
      cl::cat(category)};
  cl::opt<bool> printOutputs{"print-outputs",
                             cl::desc("Print a hash of each output's bits"),
                             cl::cat(category)};
  cl::opt<std::string> emit{
      "emit",
      cl::desc("exe: instead of running the step, write an executable that "
               "does, with the options for runs of its own"),
      cl::cat(category)};
  cl::opt<std::string> output{"o", cl::desc("Where --emit writes"),
                              cl::value_desc("file"), cl::cat(category)};
  cl::opt<std::string> target{
      "target",
      cl::desc("What --emit compiles for: host or nvptx; default: host"),
      cl::cat(category)};
  cl::opt<std::string> chip{
      "chip",
      cl::desc("GPU to compile for (default: sm_90), or with --emit "
               "--target=host the processor (default: any of this "
               "architecture; native: this one)"),
      cl::cat(category)};
  cl::opt<std::string> progress{
      "progress",
      cl::desc("Say on the error stream what is going on: always, never or "
               "auto (what takes longer than a second, on a terminal)"),
      cl::init("auto"), cl::cat(category)};
  cl::opt<std::string> linker{
      "linker",
      cl::desc("Compiler driver that links what --emit writes; default: the "
               "one ao-run was built with, or c++"),
      cl::cat(category)};
};
} // namespace

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

/// Everything that is decided before a module is compiled.
struct Setup {
  CompileOptions compile;
  SessionOptions session;
  std::vector<std::string> strategies;
  planner::Machine machine;
  ProgressMode progress = ProgressMode::Never;
};

static double getOffloadRate(const planner::Machine &machine) {
  return 1e6 / machine.d2hUsPerByte();
}

static double getReloadRate(const planner::Machine &machine) {
  return 1e6 / machine.h2dUsPerByte();
}

static int64_t getLatencyNs(const planner::Machine &machine) {
  return static_cast<int64_t>(machine.latencyUs * 1e3);
}

static std::string setUpLink(const Arguments &arguments, Setup &setup) {
  auto machine = planner::loadMachine(arguments.machine.empty()
                                          ? planner::defaultMachineName
                                          : arguments.machine.getValue());
  if (!machine)
    return machine.error().str();
  setup.machine = std::move(*machine);
  if (!arguments.throttle)
    return "";
  RunOptions &run = setup.session.run;
  run.offloadBytesPerSecond = getOffloadRate(setup.machine);
  run.reloadBytesPerSecond = getReloadRate(setup.machine);
  run.latencyNs = getLatencyNs(setup.machine);
  return "";
}

/// What is compiled into this process runs on the backend asked for; a GPU must
/// be there before anything is compiled for it.
static std::string setUpBackend(const Arguments &arguments, Setup &setup) {
  std::string backend = arguments.backend;
  // The environment's "auto" is our default.
  if (const char *fromEnvironment = std::getenv("AO_BACKEND");
      backend.empty() && fromEnvironment &&
      llvm::StringRef(fromEnvironment) != "auto")
    backend = fromEnvironment;
  setup.session.run.backend = AORT_BACKEND_HOST;
  if (backend.empty() || backend == "host")
    return "";
  if (backend != "cuda")
    return "unknown backend '" + backend + "', expected host or cuda";
  AortInstanceOptions options;
  aortInstanceOptionsInit(&options);
  options.backend = AORT_BACKEND_CUDA;
  AortInstance *instance = nullptr;
  if (aortInstanceCreate(&options, &instance) != AORT_OK)
    return aortLastErrorMessage();
  aortInstanceDestroy(instance);
  setup.session.run.backend = AORT_BACKEND_CUDA;
  setup.compile.target = Target::NVPTX;
  return "";
}

/// Options of runs belong to the executable, not to writing it; options of
/// writing mean nothing to a run.
static std::string checkEmit(const Arguments &arguments) {
  bool emits = arguments.emit.getNumOccurrences() > 0;
  for (const cl::Option *option : std::initializer_list<const cl::Option *>{
           &arguments.inputs, &arguments.outputs, &arguments.seed,
           &arguments.dynamicSize, &arguments.repeat, &arguments.json,
           &arguments.timeline, &arguments.profileOut, &arguments.throttle,
           &arguments.printOutputs, &arguments.backend, &arguments.tolerance,
           &arguments.hooks, &arguments.hookLog, &arguments.replay,
           &arguments.treeFile})
    if (emits && option->getNumOccurrences() > 0)
      return "--" + option->ArgStr.str() +
             " is for the executable's own command line, not for --emit";
  for (const cl::Option *option : std::initializer_list<const cl::Option *>{
           &arguments.output, &arguments.target, &arguments.linker})
    if (!emits && option->getNumOccurrences() > 0)
      return (option->ArgStr.size() > 1 ? "--" : "-") + option->ArgStr.str() +
             " needs --emit=exe";
  if (!emits)
    return "";
  if (arguments.emit != "exe")
    return "unknown kind of output '" + arguments.emit + "', expected exe";
  if (arguments.order == RunOrder::Both)
    return "--order=both is for runs, not for --emit";
  if (arguments.output.empty() || arguments.output == "-")
    return "--emit=exe needs a file to write: -o FILE";
  if (!arguments.target.empty() && arguments.target != "host" &&
      arguments.target != "nvptx")
    return "unknown target '" + arguments.target + "', expected host or nvptx";
  return "";
}

static std::string setUpTarget(const Arguments &arguments, Setup &setup) {
  CompileOptions &compile = setup.compile;
  if (arguments.target == "nvptx")
    compile.target = Target::NVPTX;
  if (compile.target == Target::Host)
    return arguments.emit.empty() && !arguments.chip.empty()
               ? "--chip needs --emit=exe or --backend=cuda"
               : "";
  compile.chip = arguments.chip.empty() ? "sm_90" : arguments.chip.getValue();
  return isProcessor("nvptx64-nvidia-cuda", compile.chip)
             ? ""
             : "unknown GPU '" + compile.chip + "', expected one such as sm_90";
}

/// An option without use is an error.
static std::string checkPlannedOptions(const Arguments &arguments,
                                       const Setup &setup) {
  for (const cl::Option *option : std::initializer_list<const cl::Option *>{
           &arguments.recompute, &arguments.maxSlowdown})
    if (option->getNumOccurrences() > 0 &&
        !llvm::is_contained(setup.strategies, "planned"))
      return "--" + option->ArgStr.str() +
             " is an option of --strategy=planned";
  if (arguments.maxSlowdown.getNumOccurrences() > 0 &&
      arguments.maxSlowdown.empty())
    return "--max-slowdown is empty";
  if (arguments.recompute && arguments.deviceBudget.empty() &&
      arguments.maxSlowdown.empty())
    return "--recompute needs --device-memory-budget or --max-slowdown: "
           "without them no op may take time";
  if (!arguments.report.empty() &&
      (arguments.compare || setup.strategies.front() == "none"))
    return "--report needs one strategy that plans, and no --compare";
  return "";
}

/// The same.
static std::string checkLayerOptions(const Arguments &arguments) {
  for (const cl::Option *option : std::initializer_list<const cl::Option *>{
           &arguments.numLayers, &arguments.layerIssue, &arguments.reloadOrder})
    if (option->getNumOccurrences() > 0 &&
        !llvm::is_contained(arguments.strategies, "layerwise"))
      return "--" + option->ArgStr.str() +
             " is an option of --strategy=layerwise";
  for (const cl::opt<int64_t> *option :
       {&arguments.numLayers, &arguments.minElements})
    if (option->getNumOccurrences() > 0 && option->getValue() < 0)
      return "--" + option->ArgStr.str() + " must not be negative";
  return "";
}

/// What is recorded lies at fixed places and is not measured op by op.
static std::string setUpCapture(const Arguments &arguments, Setup &setup) {
  RunOptions &run = setup.session.run;
  bool isCaptured = arguments.capture != CaptureMode::None;
  if (arguments.replay.getNumOccurrences() > 0 && arguments.replay < 1)
    return "--replay must be at least 1";
  if (isCaptured || arguments.replay.getNumOccurrences() > 0)
    run.replays = arguments.replay;
  run.treeFile = arguments.treeFile;
  run.report = arguments.report;
  if (arguments.minLaunches.getNumOccurrences() > 0 &&
      arguments.capture != CaptureMode::Split)
    return "--capture-min-launches needs --capture=split";
  if (arguments.minLaunches < 0)
    return "--capture-min-launches must not be negative";
  if (std::string error = checkReplay(isCaptured, run);
      !error.empty() || !isCaptured)
    return error;
  if (!arguments.profileOut.empty())
    return "--capture and --profile exclude each other";
  if (arguments.arenas.getNumOccurrences() > 0 &&
      arguments.arenas != ArenaMode::All)
    return "--capture needs --arenas=all";
  setup.compile.captures = {arguments.capture, /*step=*/"",
                            arguments.minLaunches, arguments.machine};
  setup.compile.arenas = {ArenaMode::All, arguments.results};
  return "";
}

static std::string setUpCompilation(const Arguments &arguments, Setup &setup) {
  CompileOptions &compile = setup.compile;
  compile.entry = arguments.entry;
  compile.machine = arguments.machine;
  compile.profile = arguments.profileIn;
  compile.minBytes = arguments.minBytes;
  compile.minElements = arguments.minElements;
  compile.dropMarkers = arguments.compare;
  compile.maxSlowdown = arguments.maxSlowdown;
  compile.recompute = arguments.recompute;
  compile.numLayers = arguments.numLayers;
  compile.layerIssue = arguments.layerIssue;
  compile.reloadOrder = arguments.reloadOrder;
  compile.onBuffers = arguments.onBuffers;
  compile.arenas = {arguments.arenas, arguments.results};
  if (arguments.results == ArenaResults::Arena &&
      arguments.arenas == ArenaMode::None)
    return "--results=arena needs --arenas";
  compile.report = arguments.report;
  compile.optimization = arguments.optimization;
  if (arguments.optimization > 3)
    return "-O must be 0, 1, 2 or 3";
  if (std::string error = checkLayerOptions(arguments); !error.empty())
    return error;
  // Whoever runs an executable may ask for times by op.
  compile.instrument = !arguments.profileOut.empty() ||
                       !arguments.timeline.empty() || !arguments.emit.empty();
  if (arguments.onBuffers &&
      (arguments.compare || arguments.strategies.size() != 1 ||
       arguments.strategies.front() != "none"))
    return "--buffers needs --strategy=none: strategies place transfers on "
           "tensors";
  if (auto bytes = planner::resolveMinBytes(arguments.minBytes,
                                            /*unplannedPeak=*/0);
      !bytes)
    return bytes.error().str();
  return "";
}

static std::string setUpSession(const Arguments &arguments, Setup &setup) {
  SessionOptions &session = setup.session;
  session.compare = arguments.compare || arguments.order == RunOrder::Both;
  if (arguments.tolerance.getNumOccurrences() > 0)
    session.tolerance = arguments.tolerance;
  session.printOutputs = arguments.printOutputs;
  session.json = arguments.json;
  session.outputs = arguments.outputs;
  session.profile = arguments.profileOut;
  session.hookLog = arguments.hookLog;
  if (std::string error = parseHookMode(arguments.hooks, session.run.hooks);
      !error.empty())
    return error;
  session.run.profile = !arguments.profileOut.empty();
  session.run.seed = arguments.seed;
  session.run.inputs = arguments.inputs;
  session.run.repeat = arguments.repeat;
  session.run.dynamicSize = arguments.dynamicSize;
  session.run.timeline = arguments.timeline;
  auto progress = parseProgressMode(arguments.progress);
  if (!progress)
    return "unknown --progress '" + arguments.progress +
           "', expected auto, always or never";
  setup.progress = *progress;
  if (arguments.repeat < 1)
    return "--repeat must be positive";
  if (arguments.dynamicSize < 0)
    return "--dynamic-size must not be negative";
  std::vector<std::string> available;
  for (planner::Policy policy : planner::allPolicies())
    available.emplace_back(planner::toString(policy));
  for (planner::Policy policy :
       {planner::Policy::Pieces, planner::Policy::Manual})
    available.emplace_back(planner::toString(policy));
  for (planner::Policy policy : planner::recomputePolicies())
    available.emplace_back(planner::toString(policy));
  std::vector<std::string> asked(arguments.strategies.begin(),
                                 arguments.strategies.end());
  // Those that any module can be asked for: the others need layers.
  if (asked.empty() && arguments.compare)
    asked = {"sync", "pytorch", "planned"};
  if (std::string error = chooseStrategies(available, asked, arguments.compare,
                                           setup.strategies);
      !error.empty())
    return error;
  return checkPlannedOptions(arguments, setup);
}

static std::string setUp(const Arguments &arguments, Setup &setup) {
  if (std::string error = checkEmit(arguments); !error.empty())
    return error;
  for (auto step : {setUpBackend, setUpTarget, setUpCompilation, setUpCapture,
                    setUpSession, setUpLink})
    if (std::string error = step(arguments, setup); !error.empty())
      return error;
  return "";
}

/// Turns the spelled budgets into bytes. Gives what is wrong with them; fails
/// where that has been reported.
static FailureOr<std::string> setUpBudgets(const Arguments &arguments,
                                           ModuleOp module, Setup &setup) {
  RunOptions &run = setup.session.run;
  std::optional<int64_t> peak;
  // On buffers there are no tensors to count.
  bool isAsked = arguments.deviceBudget.getNumOccurrences() > 0 ||
                 arguments.hostBudget.getNumOccurrences() > 0 ||
                 arguments.pinnedBudget.getNumOccurrences() > 0;
  if (isAsked && !setup.compile.onBuffers) {
    auto counted = computeUnplannedPeak(module, setup.compile);
    if (failed(counted))
      return failure();
    peak = *counted;
  }
  std::string error;
  if (arguments.deviceBudget.getNumOccurrences() > 0)
    error = readBudget("--device-memory-budget", arguments.deviceBudget, peak,
                       run.deviceCapacity);
  if (error.empty() && arguments.hostBudget.getNumOccurrences() > 0)
    error = readHostBudget(arguments.hostBudget, peak, run.hostBudget);
  if (error.empty() && arguments.pinnedBudget.getNumOccurrences() > 0)
    error = readBudget("--pinned-memory-budget", arguments.pinnedBudget, peak,
                       run.pinnedBudget);
  setup.compile.pinnedMemoryBudget = run.pinnedBudget;
  setup.compile.deviceMemoryBudget = run.deviceCapacity;
  setup.compile.hostMemoryBudget = run.hostBudget;
  return error;
}

namespace {
/// One program to run.
struct Run {
  ModuleOp module;
  std::string strategy, label;
};
} // namespace

/// `tapeOrder`, if there is one, is what the others are compared with.
static std::vector<Run> listRuns(ModuleOp module, ModuleOp tapeOrder,
                                 const Setup &setup) {
  std::vector<Run> runs;
  if (tapeOrder)
    runs.push_back({tapeOrder, "none", "none (tape)"});
  for (const std::string &strategy : setup.strategies)
    runs.push_back({module, strategy, strategy});
  return runs;
}

static int runAll(ModuleOp module, ModuleOp tapeOrder, const Setup &setup) {
  auto cannotCompile = [&](llvm::Error error) {
    emitError(module.getLoc())
        << "cannot compile: " << llvm::toString(std::move(error));
    return 1;
  };
  unsigned numThreads = llvm::hardware_concurrency().compute_thread_count();
  auto jit = Jit::create(setup.compile.optimization, numThreads);
  if (!jit)
    return cannotCompile(jit.takeError());
  SharedOps ops(numThreads);
  Session session(setup.session);
  Progress progress(setup.progress);
  for (const Run &run : listRuns(module, tapeOrder, setup)) {
    CompileOptions options = setup.compile;
    options.strategy = run.strategy;
    progress.enter("planning and lowering " + run.label);
    FailureOr<LoweredProgram> lowered = lower(run.module, options, ops);
    if (failed(lowered))
      return 1;
    lowered->program.label = run.label;
    progress.enter("compiling " + run.label);
    llvm::Expected<Program> program = (*jit)->load(std::move(*lowered));
    if (!program)
      return cannotCompile(program.takeError());
    progress.enter("running " + run.label);
    if (!session.run(*program))
      return 1;
  }
  return session.finish();
}

/// What the executable knows about itself, but for its programs.
static LogicalResult describeExecutable(ModuleOp module,
                                        const Arguments &arguments,
                                        const Setup &setup,
                                        TableContents &contents) {
  bool onGpu = setup.compile.target == Target::NVPTX;
  contents.source = llvm::sys::path::filename(arguments.input).str();
  contents.target = onGpu ? setup.compile.chip : "host";
  contents.needsDriver = onGpu;
  contents.hasLossyValues = hasLossyValues(module);
  contents.deviceMemoryBudget = setup.compile.deviceMemoryBudget;
  contents.hostMemoryBudget = setup.compile.hostMemoryBudget;
  contents.pinnedMemoryBudget = setup.compile.pinnedMemoryBudget;
  contents.offloadBytesPerSecond = getOffloadRate(setup.machine);
  contents.reloadBytesPerSecond = getReloadRate(setup.machine);
  contents.latencyNs = getLatencyNs(setup.machine);
  // On buffers there are no tensors to count.
  if (setup.compile.onBuffers)
    return success();
  auto peak = computeUnplannedPeak(module, setup.compile);
  if (failed(peak))
    return failure();
  contents.unplannedPeakBytes = peak->value_or(0);
  return success();
}

static int emitExecutable(ModuleOp module, const Arguments &arguments,
                          const Setup &setup) {
  TableContents contents;
  if (failed(describeExecutable(module, arguments, setup, contents)))
    return 1;
  std::vector<LoweredProgram> programs;
  // One file holds the ops of a program, however many cores there are.
  SharedOps ops(/*numModules=*/1);
  Progress progress(setup.progress);
  for (const std::string &strategy : setup.strategies) {
    CompileOptions options = setup.compile;
    options.strategy = strategy;
    progress.enter("planning and lowering " + strategy);
    FailureOr<LoweredProgram> lowered = lower(module, options, ops);
    if (failed(lowered))
      return 1;
    programs.push_back(std::move(*lowered));
  }
  ExecutableOptions options;
  options.output = arguments.output;
  options.linker = arguments.linker;
  if (setup.compile.target == Target::Host)
    options.cpu = arguments.chip;
  options.optimization = setup.compile.optimization;
  progress.enter("compiling and linking " + options.output);
  std::string error =
      writeExecutable(std::move(programs), std::move(contents), options);
  return error.empty() ? 0 : fail(error);
}

/// Writes the machine that was named, with rates as they are here.
static int measureMachine(const Arguments &arguments, const Setup &setup) {
  if (arguments.input.getNumOccurrences() > 0)
    return fail("--measure-link runs no step: leave out '" +
                arguments.input.getValue() + "'");
  AortLinkRates rates;
  std::string error = measureLink(setup.session.run, rates);
  planner::Machine machine = setup.machine;
  machine.name += " (measured)";
  machine.d2hBandwidth = rates.offloadBytesPerSecond;
  machine.h2dBandwidth = rates.reloadBytesPerSecond;
  machine.pageableD2hBandwidth = rates.pageableOffloadBytesPerSecond;
  machine.pageableH2dBandwidth = rates.pageableReloadBytesPerSecond;
  machine.latencyUs =
      std::max(rates.offloadLatencyNs, rates.reloadLatencyNs) / 1e3;
  // What shares the link was measured along with it.
  machine.ranksPerHostLink = 1;
  if (error.empty())
    error = writeFile(arguments.measureLink, planner::toJson(machine) + "\n");
  return error.empty() ? 0 : fail(error);
}

/// Makes steps of the tapes that the module may hold.
static LogicalResult formSteps(ModuleOp module, const Arguments &arguments,
                               StepOrder order) {
  auto isTape = [](FunctionOpInterface function) {
    return function->hasAttr(kTapeAttr);
  };
  if (llvm::none_of(module.getOps<FunctionOpInterface>(), isTape)) {
    for (const cl::Option *option :
         {static_cast<const cl::Option *>(&arguments.order),
          static_cast<const cl::Option *>(&arguments.scalars)})
      if (option->getNumOccurrences() > 0)
        return emitError(module.getLoc())
               << "--" << option->ArgStr
               << " is an option of tapes, the module has none";
    return success();
  }
  WholeStepOptions options;
  options.order = order;
  options.scalars = arguments.scalars;
  PassManager manager(module.getContext());
  buildWholeStepPipeline(manager, options);
  return manager.run(module);
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  ao::setVersionPrinter();
  Arguments arguments;
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(
      argc, argv, "run a training step with and without offloading\n");
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  // To know the names of GPUs.
  LLVMInitializeNVPTXTargetInfo();
  LLVMInitializeNVPTXTargetMC();

  Setup setup;
  if (std::string error = setUp(arguments, setup); !error.empty())
    return fail(error);
  if (arguments.measureLink.getNumOccurrences() > 0)
    return measureMachine(arguments, setup);
  DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  registerAllToLLVMIRTranslations(registry);
  ao::registerAllDialects(registry);
  MLIRContext context(registry);
  // The location of an error says enough; the op may be the whole module.
  context.printOpOnDiagnostic(false);

  auto sourceManager = std::make_shared<llvm::SourceMgr>();
  SourceMgrDiagnosticHandler handler(*sourceManager, &context);
  std::string message;
  auto file = openInputFile(arguments.input, &message);
  if (!file)
    return fail(message);
  sourceManager->AddNewSourceBuffer(std::move(file), llvm::SMLoc());
  auto module = parseSourceFile<ModuleOp>(sourceManager, &context);
  if (!module)
    return 1;
  OwningOpRef<ModuleOp> tapeOrder;
  if (arguments.order == RunOrder::Both)
    tapeOrder = module->clone();
  if (tapeOrder && failed(formSteps(*tapeOrder, arguments, StepOrder::Tape)))
    return 1;
  if (failed(formSteps(*module, arguments,
                       arguments.order == RunOrder::Tape ? StepOrder::Tape
                                                         : StepOrder::Eager)))
    return 1;
  // An executable checks what it is asked for itself.
  if (std::string error =
          arguments.emit.empty()
              ? checkTolerance(setup.session, hasLossyValues(*module))
              : "";
      !error.empty())
    return fail(error);
  FailureOr<std::string> error = setUpBudgets(arguments, *module, setup);
  if (failed(error) || !error->empty())
    return failed(error) ? 1 : fail(*error);
  return arguments.emit.empty() ? runAll(*module, tapeOrder.get(), setup)
                                : emitExecutable(*module, arguments, setup);
}
