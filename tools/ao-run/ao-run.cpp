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
#include "Setup.h"
#include "ao/Analysis/Steps/Shortfall.h"
#include "ao/Dialect/AO/IR/AOLossy.h"
#include "ao/Dialect/AO/IR/Nesting.h"
#include "ao/Import/StableHLO.h"
#include "ao/InitAll.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "tapes/Tapes.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/Threading.h"

using namespace mlir;
using namespace ao;
using namespace ao::run;
namespace cl = llvm::cl;

/// Turns the spelled budgets into bytes. Reports what is wrong with them.
static LogicalResult setUpBudgets(const Arguments &arguments, ModuleOp module,
                                  Setup &setup) {
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
  auto read = [&](const cl::opt<std::string> &option, int64_t &bytes) {
    if (option.getNumOccurrences() == 0)
      return success();
    auto budget = &option == &arguments.hostBudget
                      ? readHostBudget(option, peak)
                      : readBudget("--" + option.ArgStr.str(), option, peak);
    if (!budget)
      return failure(fail(budget.error().str()));
    bytes = *budget;
    return success();
  };
  if (failed(read(arguments.deviceBudget, run.deviceCapacity)) ||
      failed(read(arguments.hostBudget, run.hostBudget)) ||
      failed(read(arguments.pinnedBudget, run.pinnedBudget)))
    return failure();
  auto toText = [](int64_t bytes) {
    return bytes > 0 ? std::to_string(bytes) : std::string();
  };
  setup.compile.plan.deviceBudget = toText(run.deviceCapacity);
  setup.compile.plan.hostBudget = toText(run.hostBudget);
  setup.compile.plan.pinnedBudget = toText(run.pinnedBudget);
  return success();
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

/// Lowers a program of a comparison. If no plan fits its budgets, `reason`
/// takes the error.
static FailureOr<LoweredProgram> lowerToCompare(ModuleOp module,
                                                const CompileOptions &options,
                                                SharedOps &ops,
                                                std::string &reason) {
  ScopedDiagnosticHandler catcher(
      module.getContext(), [&](Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() != DiagnosticSeverity::Error ||
            !getShortfall(diagnostic))
          return failure();
        reason = diagnostic.str();
        return success();
      });
  return lower(module, options, ops);
}

static StringRef getKind(DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Note:
    return "note";
  case DiagnosticSeverity::Warning:
    return "warning";
  case DiagnosticSeverity::Error:
    return "error";
  case DiagnosticSeverity::Remark:
    return "remark";
  }
  llvm_unreachable("unknown severity");
}

/// Prints a diagnostic of an op without a place in a file, such as one of a
/// module from JAX, as the Python package does. Fails if it has a place.
static LogicalResult printWithoutFile(Diagnostic &diagnostic) {
  if (diagnostic.getLocation()->findInstanceOf<FileLineColLoc>())
    return failure();
  auto print = [](Diagnostic &one) {
    if (!isa<UnknownLoc>(one.getLocation()))
      llvm::errs() << one.getLocation() << ": ";
    llvm::errs() << getKind(one.getSeverity()) << ": " << one << "\n";
  };
  print(diagnostic);
  for (Diagnostic &note : diagnostic.getNotes())
    print(note);
  return success();
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
  Progress progress(setup.progress);
  SessionOptions sessionOptions = setup.session;
  sessionOptions.run.progress = &progress;
  Session session(sessionOptions);
  for (const Run &run : listRuns(module, tapeOrder, setup)) {
    CompileOptions options = setup.compile;
    options.strategy = run.strategy;
    progress.enter("planning and lowering " + run.label);
    std::string reason;
    FailureOr<LoweredProgram> lowered =
        setup.session.compare ? lowerToCompare(run.module, options, ops, reason)
                              : lower(run.module, options, ops);
    if (failed(lowered) && reason.empty())
      return 1;
    if (failed(lowered)) {
      session.addInfeasible(run.strategy, run.label, std::move(reason));
      continue;
    }
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

/// Describes the executable, except for its programs.
static LogicalResult describeExecutable(ModuleOp module,
                                        const Arguments &arguments,
                                        const Setup &setup,
                                        TableContents &contents) {
  bool onGpu = setup.compile.target == Target::NVPTX;
  contents.source = llvm::sys::path::filename(arguments.input).str();
  contents.target = onGpu ? setup.compile.chip : "host";
  contents.needsDriver = onGpu;
  contents.hasLossyValues = hasLossyValues(module);
  contents.deviceMemoryBudget = setup.session.run.deviceCapacity;
  contents.hostMemoryBudget = setup.session.run.hostBudget;
  contents.pinnedMemoryBudget = setup.session.run.pinnedBudget;
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
    return fail("--measure-link runs no step: omit '" +
                arguments.input.getValue() + "'");
  AortLinkRates rates;
  std::string error = measureLink(setup.session.run, rates);
  planner::Machine machine = setup.machine;
  machine.name += " (measured)";
  machine.d2hBandwidth = rates.offloadBytesPerSecond;
  machine.h2dBandwidth = rates.reloadBytesPerSecond;
  // Pageable copies pass through pinned memory: what makes them look faster
  // than the link is noise.
  machine.pageableD2hBandwidth = std::min(rates.pageableOffloadBytesPerSecond,
                                          rates.offloadBytesPerSecond);
  machine.pageableH2dBandwidth =
      std::min(rates.pageableReloadBytesPerSecond, rates.reloadBytesPerSecond);
  machine.latencyUs =
      std::max(rates.offloadLatencyNs, rates.reloadLatencyNs) / 1e3;
  // Devices that share the link took part in its measurement.
  machine.ranksPerHostLink = 1;
  if (error.empty())
    error = writeFile(arguments.measureLink, planner::toJson(machine) + "\n");
  return error.empty() ? 0 : fail(error);
}

/// Forms steps from the autograd tapes of the module. Without a tape, options
/// of tapes are errors.
static LogicalResult formSteps(ModuleOp module, const Arguments &arguments,
                               StepOrder order) {
  if (!hasTape(module)) {
    for (const cl::Option *option :
         {static_cast<const cl::Option *>(&arguments.order),
          static_cast<const cl::Option *>(&arguments.scalars)})
      if (option->getNumOccurrences() > 0)
        return emitError(module.getLoc())
               << "--" << option->ArgStr
               << " requires an autograd tape, the module has none";
    return success();
  }
  WholeStepOptions options;
  options.order = order;
  // Of both orders, that of the tape is the one to compare with.
  if (arguments.order != RunOrder::Both || order == StepOrder::Eager)
    options.scalars = arguments.scalars;
  return formSteps(module, options);
}

/// Reads the file of the module, of StableHLO as linalg; null after an error.
/// Lines of the file may be too long to be shown with it.
static std::unique_ptr<llvm::MemoryBuffer> readInput(const Arguments &arguments,
                                                     MLIRContext &context) {
  std::string message;
  auto file = openInputFile(arguments.input, &message);
  if (!file) {
    fail(message);
    return nullptr;
  }
  if (classifyStableHLO(file->getBuffer()) != StableHLOSource::None) {
    auto converted = convertStableHLO(&context, file->getMemBufferRef(),
                                      StableHLOForm::Linalg, arguments.python);
    if (failed(converted))
      return nullptr;
    file = std::move(*converted);
  }
  if (failed(verifyNesting(&context, file->getBuffer(), arguments.input)))
    return nullptr;
  return file;
}

/// Runs the step of a module, or writes its executable.
static int runModule(ModuleOp module, const Arguments &arguments,
                     Setup &setup) {
  OwningOpRef<ModuleOp> tapeOrder;
  if (arguments.order == RunOrder::Both)
    tapeOrder = module.clone();
  if (tapeOrder && failed(formSteps(*tapeOrder, arguments, StepOrder::Tape)))
    return 1;
  if (failed(formSteps(module, arguments,
                       arguments.order == RunOrder::Tape ? StepOrder::Tape
                                                         : StepOrder::Eager)))
    return 1;
  // An executable checks what it is asked for itself.
  if (arguments.emit.empty())
    if (planner::Status status =
            checkTolerance(setup.session, hasLossyValues(module));
        !status)
      return fail(status.error().str());
  if (failed(setUpBudgets(arguments, module, setup)))
    return 1;
  return arguments.emit.empty() ? runAll(module, tapeOrder.get(), setup)
                                : emitExecutable(module, arguments, setup);
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  ao::setVersionPrinter();
  Arguments arguments;
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(
      argc, argv,
      "run a training step with and without offloading\n\n"
      "  Memory budgets are hard limits of the run, too. A host budget of "
      "auto\n"
      "  is four fifths of the memory that this process may pin.\n");
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  // For the names of GPUs.
  LLVMInitializeNVPTXTargetInfo();
  LLVMInitializeNVPTXTargetMC();

  Setup setup;
  if (planner::Status status = setUp(arguments, setup); !status)
    return fail(status.error().str());
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

  std::unique_ptr<llvm::MemoryBuffer> file = readInput(arguments, context);
  if (!file)
    return 1;
  auto sourceManager = std::make_shared<llvm::SourceMgr>();
  SourceMgrDiagnosticHandler handler(*sourceManager, &context);
  ScopedDiagnosticHandler otherHandler(&context, printWithoutFile);
  sourceManager->AddNewSourceBuffer(std::move(file), llvm::SMLoc());
  auto module = parseSourceFile<ModuleOp>(sourceManager, &context);
  if (!module)
    return 1;
  return runModule(*module, arguments, setup);
}
