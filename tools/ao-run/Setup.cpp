//===- Setup.cpp - Options of ao-run --------------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Setup.h"

#include "../OutputFiles.h"
#include "ObjectFile.h"
#include "ao/Planner/Report.h"
#include "harness/Replay.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"

using namespace ao;
using namespace ao::run;
namespace cl = llvm::cl;

double ao::run::getOffloadRate(const planner::Machine &machine) {
  return 1e6 / machine.d2hUsPerByte();
}

double ao::run::getReloadRate(const planner::Machine &machine) {
  return 1e6 / machine.h2dUsPerByte();
}

int64_t ao::run::getLatencyNs(const planner::Machine &machine) {
  return static_cast<int64_t>(machine.latencyUs * 1e3);
}

static planner::Status setUpLink(const Arguments &arguments, Setup &setup) {
  auto machine = planner::loadMachine(arguments.machine.empty()
                                          ? planner::defaultMachineName
                                          : arguments.machine.getValue());
  if (!machine)
    return machine.takeError();
  setup.machine = std::move(*machine);
  if (!arguments.throttle)
    return {};
  RunOptions &run = setup.session.run;
  run.offloadBytesPerSecond = getOffloadRate(setup.machine);
  run.reloadBytesPerSecond = getReloadRate(setup.machine);
  run.latencyNs = getLatencyNs(setup.machine);
  return {};
}

/// Selects the backend. Code that is compiled into this process runs on the
/// requested one; a GPU must be present before anything is compiled for it.
static planner::Status setUpBackend(const Arguments &arguments, Setup &setup) {
  std::string backend = arguments.backend;
  // The environment's "auto" is our default.
  if (const char *fromEnvironment = std::getenv("AO_BACKEND");
      backend.empty() && fromEnvironment &&
      llvm::StringRef(fromEnvironment) != "auto")
    backend = fromEnvironment;
  setup.session.run.backend = AORT_BACKEND_HOST;
  if (backend.empty() || backend == "host")
    return {};
  if (backend != "cuda")
    return refuse("unknown backend '" + backend + "', expected host or cuda");
  AortContextOptions options;
  aortContextOptionsInit(&options);
  options.backend = AORT_BACKEND_CUDA;
  AortContext *context = nullptr;
  if (aortContextCreate(&options, &context) != AORT_OK)
    return refuse(aortLastErrorMessage());
  aortContextDestroy(context);
  setup.session.run.backend = AORT_BACKEND_CUDA;
  setup.compile.target = Target::NVPTX;
  return {};
}

/// Options of runs belong to the executable, not to writing it; options of
/// writing mean nothing to a run.
static planner::Status checkEmit(const Arguments &arguments) {
  bool emits = arguments.emit.getNumOccurrences() > 0;
  for (const cl::Option *option : std::initializer_list<const cl::Option *>{
           &arguments.inputs, &arguments.outputs, &arguments.seed,
           &arguments.dynamicSize, &arguments.repeat, &arguments.json,
           &arguments.timeline, &arguments.profileOut, &arguments.throttle,
           &arguments.printOutputs, &arguments.backend, &arguments.tolerance,
           &arguments.hooks, &arguments.hookLog, &arguments.replay,
           &arguments.treeFile})
    if (emits && option->getNumOccurrences() > 0)
      return refuse(
          "--" + option->ArgStr.str() +
          " is for the executable's own command line, not for --emit");
  for (const cl::Option *option : std::initializer_list<const cl::Option *>{
           &arguments.output, &arguments.target, &arguments.linker})
    if (!emits && option->getNumOccurrences() > 0)
      return refuse((option->ArgStr.size() > 1 ? "--" : "-") +
                    option->ArgStr.str() + " needs --emit=exe");
  if (!emits)
    return {};
  if (arguments.emit != "exe")
    return refuse("unknown kind of output '" + arguments.emit +
                  "', expected exe");
  if (arguments.order == RunOrder::Both)
    return refuse("--order=both is for runs, not for --emit");
  if (arguments.output.empty() || arguments.output == "-")
    return refuse("--emit=exe needs a file to write: -o FILE");
  if (!arguments.target.empty() && arguments.target != "host" &&
      arguments.target != "nvptx")
    return refuse("unknown target '" + arguments.target +
                  "', expected host or nvptx");
  return {};
}

static planner::Status setUpTarget(const Arguments &arguments, Setup &setup) {
  CompileOptions &compile = setup.compile;
  if (arguments.target == "nvptx")
    compile.target = Target::NVPTX;
  if (compile.target == Target::Host)
    return arguments.emit.empty() && !arguments.chip.empty()
               ? refuse("--chip needs --emit=exe or --backend=cuda")
               : planner::Status();
  compile.chip = arguments.chip.empty() ? "sm_90" : arguments.chip.getValue();
  return isProcessor("nvptx64-nvidia-cuda", compile.chip)
             ? planner::Status()
             : refuse("unknown GPU '" + compile.chip +
                      "', expected one such as sm_90");
}

/// Refuses options that no strategy uses. Budgets are limits of all runs.
static planner::Status checkUsed(const Arguments &arguments,
                                 const Setup &setup) {
  using namespace planner::PolicyTrait;
  const struct {
    const cl::Option &option;
    unsigned traits;
    bool isBudget;
  } rows[] = {
#define AO_PLAN_OPTION(KIND, MEMBER, DEFAULT, NAME, TRAITS, ...)               \
  {arguments.MEMBER, TRAITS,                                                   \
   std::is_same_v<planner::option_kind::KIND, planner::option_kind::Budget>},
#define AO_POLICY_OPTION(...)
#define AO_SEED_OPTION(...)
#include "ao/Planner/PlanOptions.def"
  };
  for (const auto &row : rows) {
    auto takes = [&](const std::string &strategy) {
      return usesOption(*planner::parsePolicy(strategy), arguments.select,
                        row.option.ArgStr, row.traits);
    };
    if (!row.isBudget && row.option.getNumOccurrences() > 0 &&
        llvm::none_of(setup.strategies, takes))
      return refuse("--" + row.option.ArgStr.str() + " requires --strategy=" +
                    planner::listPolicies(row.traits));
  }
  return {};
}

/// Checks the options that only the strategy `planned` uses.
static planner::Status checkPlannedOptions(const Arguments &arguments,
                                           const Setup &setup) {
  if (planner::Status status = checkUsed(arguments, setup); !status)
    return status;
  if (arguments.maxSlowdown.getNumOccurrences() > 0 &&
      arguments.maxSlowdown.empty())
    return refuse("--max-slowdown is empty");
  if (arguments.recompute && arguments.deviceBudget.empty() &&
      arguments.maxSlowdown.empty())
    return refuse("--recompute needs --device-memory-budget or --max-slowdown: "
                  "without them no plan may add time");
  if (!arguments.report.empty() &&
      (arguments.compare || setup.strategies.front() == "none"))
    return refuse("--report needs one strategy that plans, and no --compare");
  return {};
}

static planner::Status checkNumbers(const Arguments &arguments) {
  for (const cl::opt<int64_t> *option :
       {&arguments.numLayers, &arguments.minElements})
    if (option->getNumOccurrences() > 0 && option->getValue() < 0)
      return refuse("--" + option->ArgStr.str() +
                    " must not be negative, got " +
                    std::to_string(option->getValue()));
  return {};
}

/// Sets up capture. Buffers of captures have fixed addresses, and ops in them
/// are not measured one by one.
static planner::Status setUpCapture(const Arguments &arguments, Setup &setup) {
  RunOptions &run = setup.session.run;
  bool isCaptured = arguments.capture != graph::CaptureMode::None;
  if (arguments.replay.getNumOccurrences() > 0 && arguments.replay < 1)
    return refuse("--replay must be at least 1");
  if (isCaptured || arguments.replay.getNumOccurrences() > 0)
    run.replays = arguments.replay;
  run.treeFile = arguments.treeFile;
  run.report = arguments.report;
  if (arguments.minLaunches.getNumOccurrences() > 0 &&
      arguments.capture != graph::CaptureMode::Split)
    return refuse("--capture-min-launches needs --capture=split");
  if (arguments.minLaunches < 0)
    return refuse("--capture-min-launches must not be negative");
  if (planner::Status status = checkReplay(isCaptured, run);
      !status || !isCaptured)
    return status;
  if (!arguments.profileOut.empty())
    return refuse("--capture and --profile exclude each other");
  if (arguments.arenas.getNumOccurrences() > 0 &&
      arguments.arenas != ArenaMode::All)
    return refuse("--capture needs --arenas=all");
  setup.compile.captures = {arguments.capture, /*step=*/"",
                            arguments.minLaunches, arguments.machine};
  setup.compile.arenas = {ArenaMode::All, arguments.results};
  return {};
}

static planner::Status setUpCompilation(const Arguments &arguments,
                                        Setup &setup) {
  CompileOptions &compile = setup.compile;
  compile.entry = arguments.entry;
  compile.machine = arguments.machine;
  compile.profile = arguments.profileIn;
#define AO_PLAN_OPTION(KIND, MEMBER, ...)                                      \
  compile.plan.MEMBER = arguments.MEMBER;
#define AO_POLICY_OPTION(...)
#define AO_SEED_OPTION(...)
#include "ao/Planner/PlanOptions.def"
  compile.dropMarkers = arguments.compare;
  compile.plan.inFlight = arguments.inFlight;
  if (arguments.inFlight.getNumOccurrences() > 0 && arguments.inFlight < 1)
    return refuse("--in-flight must be positive, got " +
                  std::to_string(arguments.inFlight));
  compile.onBuffers = arguments.onBuffers;
  compile.arenas = {arguments.arenas, arguments.results};
  if (arguments.results == ArenaResults::Arena &&
      arguments.arenas == ArenaMode::None)
    return refuse("--results=arena needs --arenas");
  compile.report = arguments.report;
  compile.optimization = arguments.optimization;
  if (arguments.optimization > 3)
    return refuse("-O must be 0, 1, 2 or 3");
  if (planner::Status status = checkNumbers(arguments); !status)
    return status;
  // The user of an executable may request times by op.
  compile.instrument = !arguments.profileOut.empty() ||
                       !arguments.timeline.empty() || !arguments.emit.empty();
  if (arguments.onBuffers &&
      (arguments.compare || arguments.strategies.size() != 1 ||
       arguments.strategies.front() != "none"))
    return refuse(
        "--buffers needs --strategy=none: strategies place transfers on "
        "tensors");
  if (auto bytes = planner::resolveMinBytes(arguments.minBytes,
                                            /*unplannedPeak=*/0);
      !bytes)
    return bytes.takeError();
  return {};
}

static planner::Status setUpSession(const Arguments &arguments, Setup &setup) {
  SessionOptions &session = setup.session;
  session.compare = arguments.compare || arguments.order == RunOrder::Both;
  if (arguments.tolerance.getNumOccurrences() > 0)
    session.tolerance = arguments.tolerance;
  session.printOutputs = arguments.printOutputs;
  session.json = arguments.json;
  session.outputs = arguments.outputs;
  session.profile = arguments.profileOut;
  session.hookLog = arguments.hookLog;
  auto hooks = parseHookMode(arguments.hooks);
  if (!hooks)
    return hooks.takeError();
  session.run.hooks = *hooks;
  session.run.profile = !arguments.profileOut.empty();
  session.run.seed = arguments.seed;
  session.run.inputs = arguments.inputs;
  session.run.repeat = arguments.repeat;
  session.run.dynamicSize = arguments.dynamicSize;
  session.run.timeline = arguments.timeline;
  auto progress = parseProgressMode(arguments.progress);
  if (!progress)
    return refuse(unknownProgress(arguments.progress));
  setup.progress = *progress;
  if (arguments.repeat < 1)
    return refuse("--repeat must be positive, got " +
                  std::to_string(arguments.repeat));
  if (arguments.dynamicSize < 0)
    return refuse("--dynamic-size must not be negative");
  std::vector<std::string> available;
  for (planner::Policy policy :
       planner::policiesWith(planner::PolicyTrait::NoTraits))
    available.emplace_back(planner::toString(policy));
  std::vector<std::string> asked(arguments.strategies.begin(),
                                 arguments.strategies.end());
  // Those that any module can be asked for: the others need layers.
  if (asked.empty() && arguments.compare)
    asked = {"sync", "pytorch", "planned"};
  auto chosen = chooseStrategies(available, asked, arguments.compare);
  if (!chosen)
    return chosen.takeError();
  setup.strategies = std::move(*chosen);
  return checkPlannedOptions(arguments, setup);
}

/// A name that is written, but as nothing, is no file.
static planner::Status checkNamesGiven(const Arguments &arguments) {
  for (const cl::opt<std::string> *name :
       {&arguments.json, &arguments.timeline, &arguments.report,
        &arguments.outputs, &arguments.inputs, &arguments.treeFile,
        &arguments.hookLog, &arguments.profileOut, &arguments.profileIn,
        &arguments.measureLink, &arguments.machine, &arguments.entry})
    if (name->getNumOccurrences() > 0 && name->empty())
      return refuse("--" + name->ArgStr.str() + " is empty");
  return {};
}

/// Checks the output files: a file that cannot be written is reported before
/// anything is planned or run.
static planner::Status setUpFiles(const Arguments &arguments, Setup &setup) {
  SessionOptions &session = setup.session;
  session.sources = {arguments.input, arguments.machine, arguments.profileIn};
  if (!arguments.profileIn.empty() &&
      !llvm::sys::fs::exists(arguments.profileIn))
    return refuse("--use-profile: there is no file '" + arguments.profileIn +
                  "'");
  if (planner::Status status = planner::verifyReportName(arguments.report);
      !status)
    return status;
  if (planner::Status status = checkFiles(session); !status)
    return status;
  OutputFiles files(session.sources);
  for (const std::string &file :
       {arguments.output.getValue(), arguments.measureLink.getValue()})
    if (!file.empty())
      if (planner::Status status = files.add(file, ""); !status)
        return status;
  return files.verifyWritable();
}

planner::Status ao::run::setUp(const Arguments &arguments, Setup &setup) {
  if (planner::Status status = checkNamesGiven(arguments); !status)
    return status;
  if (planner::Status status = checkEmit(arguments); !status)
    return status;
  for (auto step : {setUpBackend, setUpTarget, setUpCompilation, setUpCapture,
                    setUpSession, setUpLink, setUpFiles})
    if (planner::Status status = step(arguments, setup); !status)
      return status;
  return {};
}
