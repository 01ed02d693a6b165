//===- ao-run.cpp - run training steps with and without offloading --------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compiler.h"
#include "ao/InitAll.h"
#include "ao/Planner/Budget.h"
#include "ao/Planner/Machine.h"
#include "harness/Report.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"

#include <iostream>

using namespace mlir;
using namespace ao;
using namespace ao::run;
namespace cl = llvm::cl;

namespace {
cl::OptionCategory category("ao-run options");

/// The command line.
struct Arguments {
  cl::opt<std::string> input{cl::Positional, cl::desc("<module>"),
                             cl::init("-"), cl::cat(category)};
  cl::opt<std::string> entry{
      "entry",
      cl::desc("Forward function or joint step to run; default: the "
               "only one"),
      cl::cat(category)};
  cl::list<std::string> strategies{
      "strategy",
      cl::desc("none (take the module as it is), sync, prefetch or planned; "
               "several with --compare. Default: planned, or all to compare"),
      cl::CommaSeparated, cl::cat(category)};
  cl::opt<bool> compare{
      "compare",
      cl::desc(
          "Run every strategy, print one table, and fail if outputs differ "
          "in a bit or a strategy other than none moved nothing"),
      cl::cat(category)};
  cl::opt<std::string> deviceBudget{
      "device-memory-budget",
      cl::desc(
          "Hard limit of device memory, and what planned plans for: bytes, "
          "a size such as 16GB, or a percentage of the unplanned peak"),
      cl::cat(category)};
  cl::opt<std::string> hostBudget{
      "host-memory-budget",
      cl::desc("Hard limit of pinned host memory: bytes or a size"),
      cl::cat(category)};
  cl::opt<std::string> machine{"machine",
                               cl::desc("Machine preset or file for planning"),
                               cl::cat(category)};
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
  cl::opt<int64_t> minBytes{
      "min-bytes", cl::desc("Smallest activation worth a transfer, in bytes"),
      cl::init(1 << 20), cl::cat(category)};
  cl::opt<uint64_t> seed{"seed", cl::desc("Seed of made-up inputs"),
                         cl::init(0), cl::cat(category)};
  cl::opt<std::string> inputs{
      "inputs",
      cl::desc("Folder with argN.npy and, for the backward function, "
               "tangentN.npy; default: made-up inputs"),
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
      cl::desc("Write the measured timeline in Chrome's trace-event format"),
      cl::cat(category)};
  cl::opt<bool> onBuffers{
      "buffers",
      cl::desc(
          "The module is what ao-bufferize-pipeline gives: run it as it is "
          "(needs --strategy=none)"),
      cl::cat(category)};
  cl::opt<bool> printOutputs{"print-outputs",
                             cl::desc("Print a hash of each output's bits"),
                             cl::cat(category)};
};
} // namespace

static int fail(const llvm::Twine &message) {
  llvm::errs() << "error: " << message << "\n";
  return 1;
}

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

/// Everything that is decided before a module is compiled.
struct Setup {
  CompileOptions compile;
  RunOptions run;
  std::vector<std::string> strategies;
};

static std::string checkStrategies(const Arguments &arguments, Setup &setup) {
  static const char *const all[] = {"none", "sync", "prefetch", "planned"};
  for (const std::string &strategy : arguments.strategies)
    if (!llvm::is_contained(all, llvm::StringRef(strategy)))
      return "unknown strategy '" + strategy +
             "', expected none, sync, prefetch or planned";
  setup.strategies.assign(arguments.strategies.begin(),
                          arguments.strategies.end());
  if (!arguments.compare) {
    if (setup.strategies.empty())
      setup.strategies = {"planned"};
    return setup.strategies.size() == 1 ? ""
                                        : "several strategies need --compare";
  }
  if (setup.strategies.empty())
    setup.strategies.assign(std::begin(all) + 1, std::end(all));
  // What the others are compared with.
  llvm::erase(setup.strategies, "none");
  setup.strategies.insert(setup.strategies.begin(), "none");
  return "";
}

static std::string setUpLink(const Arguments &arguments, Setup &setup) {
  auto machine = planner::loadMachine(
      arguments.machine.empty() ? "h100-pcie5" : arguments.machine.getValue());
  if (!machine)
    return machine.error().str();
  if (!arguments.throttle)
    return "";
  setup.run.offloadBytesPerSecond = 1e6 / machine->d2hUsPerByte();
  setup.run.reloadBytesPerSecond = 1e6 / machine->h2dUsPerByte();
  setup.run.latencyNs = static_cast<int64_t>(machine->latencyUs * 1e3);
  return "";
}

/// Code is compiled for this machine's processor, so it needs the host backend.
static std::string checkBackend(const Arguments &arguments) {
  std::string backend = arguments.backend;
  if (const char *fromEnvironment = std::getenv("AO_BACKEND");
      backend.empty() && fromEnvironment)
    backend = fromEnvironment;
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
  return "steps are compiled for the host backend only; ao-lower-to-nvvm-"
         "pipeline compiles them for a GPU";
}

static std::string setUp(const Arguments &arguments, Setup &setup) {
  setup.compile.entry = arguments.entry;
  setup.compile.machine = arguments.machine;
  setup.compile.profile = arguments.profileIn;
  setup.compile.minBytes = arguments.minBytes;
  setup.compile.instrument = !arguments.profileOut.empty();
  setup.run.profile = !arguments.profileOut.empty();
  setup.run.seed = arguments.seed;
  setup.run.inputs = arguments.inputs;
  setup.run.repeat = arguments.repeat;
  setup.run.dynamicSize = arguments.dynamicSize;
  setup.run.timeline = arguments.timeline;
  if (std::string error = checkBackend(arguments); !error.empty())
    return error;
  setup.run.backend = AORT_BACKEND_HOST;
  setup.compile.onBuffers = arguments.onBuffers;
  if (arguments.onBuffers &&
      (arguments.compare || arguments.strategies.size() != 1 ||
       arguments.strategies.front() != "none"))
    return "--buffers needs --strategy=none: strategies place transfers on "
           "tensors";
  if (arguments.repeat < 1)
    return "--repeat must be positive";
  if (arguments.minBytes < 0)
    return "--min-bytes must not be negative";
  if (arguments.dynamicSize < 0)
    return "--dynamic-size must not be negative";
  if (std::string error = checkStrategies(arguments, setup); !error.empty())
    return error;
  return setUpLink(arguments, setup);
}

/// Turns the spelled budgets into bytes.
static std::string setUpBudgets(const Arguments &arguments, ModuleOp module,
                                Setup &setup) {
  if (!arguments.hostBudget.empty()) {
    auto bytes = planner::parseBudget(arguments.hostBudget.getValue(), 0);
    if (!bytes || *bytes == 0)
      return "--host-memory-budget: expected bytes or a size, got '" +
             arguments.hostBudget + "'";
    setup.compile.hostMemoryBudget = setup.run.hostBudget = *bytes;
  }
  if (arguments.deviceBudget.empty())
    return "";
  FailureOr<int64_t> peak = computeUnplannedPeak(module, setup.compile);
  if (failed(peak))
    return "the step's memory cannot be computed";
  auto bytes = planner::parseBudget(arguments.deviceBudget.getValue(), *peak);
  if (!bytes)
    return "--device-memory-budget: " + bytes.error().str();
  if (*bytes == 0)
    return "--device-memory-budget: nothing fits in 0 bytes";
  setup.compile.deviceMemoryBudget = setup.run.deviceCapacity = *bytes;
  return "";
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

/// Runs one strategy. Fails if it cannot be compiled, which has been reported.
static FailureOr<ReportRow> runStrategy(ModuleOp module, Setup setup,
                                        const std::string &strategy,
                                        bool limitDevice) {
  setup.compile.strategy = strategy;
  if (!limitDevice)
    setup.run.deviceCapacity = 0;
  FailureOr<CompiledProgram> compiled = ao::run::compile(module, setup.compile);
  if (failed(compiled))
    return failure();
  ReportRow row;
  row.strategy = strategy;
  Inputs inputs;
  row.result.error = prepareInputs(compiled->program, setup.run, inputs);
  row.result.status = AORT_INVALID_ARGUMENT;
  if (row.result.error.empty())
    row.result = runProgram(compiled->program, inputs, setup.run);
  return row;
}

/// Compares every row with the first. What was asked to fit in device memory
/// and does not is a failure of the plan; the other strategies know no budget.
static std::vector<std::string> judge(std::vector<ReportRow> &rows) {
  std::vector<std::string> faults;
  for (ReportRow &row : rows) {
    bool mayExceed = row.strategy == "sync" || row.strategy == "prefetch";
    if (!row.result.error.empty()) {
      if (!mayExceed || row.result.status != AORT_OUT_OF_DEVICE_MEMORY)
        faults.push_back(row.strategy + ": " + row.result.error);
      continue;
    }
    if (&row == &rows.front())
      continue;
    std::string difference =
        findDifference(rows.front().result.outputs, row.result.outputs);
    row.sameBits = difference.empty();
    if (!difference.empty())
      faults.push_back(row.strategy + ": " + difference);
    if (row.result.statistics.offloadedBytes == 0)
      faults.push_back(row.strategy + ": moved nothing");
  }
  return faults;
}

static std::string writeFiles(const Arguments &arguments,
                              const std::vector<ReportRow> &rows) {
  if (!arguments.json.empty())
    if (std::string error = writeFile(arguments.json, toJson(rows));
        !error.empty())
      return error;
  if (!arguments.profileOut.empty())
    return writeFile(arguments.profileOut,
                     toProfileJson(rows.front().result.opTimes));
  return "";
}

static int runAll(ModuleOp module, const Arguments &arguments,
                  const Setup &setup) {
  std::vector<ReportRow> rows;
  for (const std::string &strategy : setup.strategies) {
    // The reference of a comparison needs what it needs.
    bool limitDevice = !arguments.compare || strategy != "none";
    FailureOr<ReportRow> row =
        runStrategy(module, setup, strategy, limitDevice);
    if (failed(row))
      return 1;
    rows.push_back(std::move(*row));
    if (rows.back().strategy == "none" && !rows.back().result.error.empty())
      return fail(rows.back().result.error);
  }
  std::vector<std::string> faults;
  if (arguments.compare)
    faults = judge(rows);
  else if (!rows.front().result.error.empty())
    return fail(rows.front().result.error);
  if (std::string error = writeFiles(arguments, rows); !error.empty())
    return fail(error);
  printTable(std::cout, rows);
  if (arguments.printOutputs)
    std::cout << describeOutputs(rows.front().result.outputs);
  std::cout.flush();
  for (const std::string &fault : faults)
    fail(fault);
  return faults.empty() ? 0 : 1;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  Arguments arguments;
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(
      argc, argv, "run a training step with and without offloading\n");
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();

  Setup setup;
  if (std::string error = setUp(arguments, setup); !error.empty())
    return fail(error);
  DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  registerAllToLLVMIRTranslations(registry);
  ao::registerAllDialects(registry);
  MLIRContext context(registry);

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
  if (std::string error = setUpBudgets(arguments, *module, setup);
      !error.empty())
    return fail(error);
  return runAll(*module, arguments, setup);
}
