//===- Main.cpp - Time of passes relative to parsing ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   passes-benchmark [--strategy=S] [--max-ops=N] [--repeat=N]
//   passes-benchmark --print=N [--pair]
//   passes-benchmark --loops [--max-layers=N]
//
// For each size and form, a synthetic step is written to a temporary file and
// two child processes read it: one only parses, one parses and runs the passes.
// Times are processor times, the least of the repetitions; peak memory is the
// kernel's maximum resident set of each child. Everything runs on one thread.
// Parsing includes the verifier, as it does in every MLIR tool; the passes run
// without the verifier in between, whose time is a column of its own.
//
//===----------------------------------------------------------------------===//

#include "Loops.h"
#include "SyntheticStep.h"
#include "ao/InitAll.h"
#include "mlir/IR/Verifier.h"
#include "mlir/InitAllDialects.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include <ctime>
#include <map>
#include <sys/resource.h>
#include <unistd.h>

using namespace mlir;
using namespace ao::bench;

namespace cl = llvm::cl;

static cl::OptionCategory category("Options");

static cl::opt<int64_t> maxOps("max-ops", cl::init(1000000),
                               cl::desc("largest step, in ops"),
                               cl::cat(category));
static cl::opt<unsigned> repeat("repeat", cl::init(3),
                                cl::desc("runs of each measurement"),
                                cl::cat(category));
static cl::opt<std::string> strategy(
    "strategy", cl::init("pytorch"),
    cl::desc("strategy of ao-offload-pipeline, or by-hand: passes that place "
             "commands one by one"),
    cl::cat(category));
static cl::opt<int64_t> printOps(
    "print", cl::init(0),
    cl::desc("print the joint step of this many ops, and measure nothing"),
    cl::cat(category));
static cl::opt<bool> printPair("pair", cl::desc("with --print: the pair"),
                               cl::cat(category));
static cl::opt<bool>
    loops("loops", cl::desc("compare loops over layers with unrolled layers"),
          cl::cat(category));
static cl::opt<int64_t> maxLayers("max-layers", cl::init(96),
                                  cl::desc("with --loops: most layers"),
                                  cl::cat(category));
static cl::opt<std::string> childFile("child", cl::Hidden, cl::cat(category));
static cl::opt<bool> parseOnly("parse-only", cl::Hidden, cl::cat(category));

/// The passes of `ao-offload-pipeline` with a strategy, in order; or those that
/// place commands one by one, which modules are transformed with by hand.
static std::vector<std::string> getPasses() {
  if (strategy == "by-hand")
    return {"ao-inline-callees",
            "ao-estimate-costs",
            "ao-insert-transfers{select=all min-bytes=1}",
            "ao-simplify-transfers",
            "ao-sink-waits",
            "ao-prefetch-reloads",
            "ao-verify-transfers"};
  return {"ao-inline-callees",
          "ao-rebuild-values{min-bytes=1}",
          "ao-copy-returned-views",
          "ao-estimate-costs",
          "ao-plan-offload{min-bytes=1 policy=" + strategy + "}",
          "ao-apply-plan",
          "ao-verify-transfers"};
}

static constexpr double kMaxTimeRatio = 0.5;
static constexpr double kMaxMemoryRatio = 1.5;

/// Named figures, as a child reports them: a name and a number a line.
using Figures = std::map<std::string, double>;

//===----------------------------------------------------------------------===//
// Child
//===----------------------------------------------------------------------===//

/// Seconds of processor time: what else runs on the machine does not count.
static double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) +
         static_cast<double>(time.tv_nsec) * 1e-9;
}

static double getPeakMegabytes() {
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1024;
}

static std::string getPassName(StringRef pass) {
  return pass.take_until([](char c) { return c == '{'; }).str();
}

namespace {
/// Prints what each pass took, the analyses it asked for included.
struct PassTimer : public PassInstrumentation {
  void runBeforePass(Pass *, Operation *) override { start = now(); }
  void runAfterPass(Pass *pass, Operation *) override {
    llvm::outs() << pass->getArgument() << " " << now() - start << "\n";
  }
  double start = 0;
};
} // namespace

static LogicalResult runPasses(ModuleOp module) {
  PassManager manager(module.getContext());
  manager.enableVerifier(false);
  for (const std::string &pass : getPasses())
    if (failed(parsePassPipeline(pass, manager)))
      return failure();
  manager.addInstrumentation(std::make_unique<PassTimer>());
  return manager.run(module);
}

/// Parses the file and, unless told otherwise, runs the passes on it.
static int runChild() {
  DialectRegistry registry;
  mlir::registerAllDialects(registry);
  ao::registerAllDialects(registry);
  ao::registerAllPasses();
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  double start = now();
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(childFile, &context);
  if (!module)
    return 1;
  llvm::outs() << "parse " << now() - start << "\n";
  double count = 0, moved = 0;
  module->walk([&](Operation *) { ++count; });
  llvm::outs() << "ops " << count << "\n";
  if (!parseOnly) {
    if (failed(runPasses(*module)))
      return 1;
    llvm::outs() << "peak " << getPeakMegabytes() << "\n";
    start = now();
    if (failed(verify(*module)))
      return 1;
    llvm::outs() << "verifier " << now() - start << "\n";
    module->walk([&](ao::OffloadOp) { ++moved; });
    llvm::outs() << "moved " << moved << "\n";
  } else {
    llvm::outs() << "peak " << getPeakMegabytes() << "\n";
  }
  llvm::outs().flush();
  // Tearing the module down is not measured.
  _exit(0);
}

//===----------------------------------------------------------------------===//
// Parent
//===----------------------------------------------------------------------===//

/// A file that is removed at the end of its scope.
class TemporaryFile {
public:
  explicit TemporaryFile(StringRef suffix) {
    if (std::error_code error =
            llvm::sys::fs::createTemporaryFile("ao-passes", suffix, path))
      llvm::report_fatal_error(StringRef(error.message()));
  }
  ~TemporaryFile() { llvm::sys::fs::remove(path); }
  StringRef getPath() const { return path; }

private:
  SmallString<128> path;
};

static Figures readFigures(StringRef file) {
  auto buffer = llvm::MemoryBuffer::getFile(file);
  Figures figures;
  if (!buffer)
    return figures;
  SmallVector<StringRef> lines;
  (*buffer)->getBuffer().split(lines, '\n');
  for (StringRef line : lines) {
    auto [name, number] = line.split(' ');
    double value = 0;
    if (!number.getAsDouble(value))
      figures[name.str()] = value;
  }
  return figures;
}

/// Runs this program on `file`; the least of each figure over the repetitions.
static Figures measure(StringRef program, StringRef file, bool onlyParse) {
  Figures least;
  for (unsigned i = 0; i != repeat; ++i) {
    TemporaryFile output("txt");
    std::string child = ("--child=" + file).str();
    std::string asked = "--strategy=" + strategy;
    SmallVector<StringRef> arguments{program, child, asked};
    if (onlyParse)
      arguments.push_back("--parse-only");
    std::string message;
    if (llvm::sys::ExecuteAndWait(
            program, arguments, std::nullopt,
            {std::nullopt, output.getPath(), std::nullopt}, 0, 0, &message))
      llvm::report_fatal_error(StringRef("a measurement failed " + message));
    for (const auto &[name, value] : readFigures(output.getPath())) {
      auto [it, isNew] = least.insert({name, value});
      if (!isNew)
        it->second = std::min(it->second, value);
    }
  }
  return least;
}

namespace {
/// The figures of one step that the targets are about.
struct Row {
  double ops, parse, passes, verifier, parsePeak, passesPeak;
};
} // namespace

static Row measureStep(StringRef program, int64_t ops, Form form) {
  TemporaryFile file("mlir");
  {
    std::error_code error;
    llvm::raw_fd_ostream os(file.getPath(), error);
    writeStep(os, ops, form);
  }
  Figures parsing = measure(program, file.getPath(), /*onlyParse=*/true);
  Figures all = measure(program, file.getPath(), /*onlyParse=*/false);
  Row row{all["ops"],      parsing["parse"], 0,
          all["verifier"], parsing["peak"],  all["peak"]};
  llvm::outs() << (form == Form::Pair ? "pair " : "joint ")
               << static_cast<int64_t>(row.ops) << " ops, "
               << static_cast<int64_t>(all["moved"]) << " activations moved\n"
               << llvm::format("  %-24s %10.2f ms\n", "parse", row.parse * 1e3);
  for (const std::string &pass : getPasses()) {
    std::string name = getPassName(pass);
    row.passes += all[name];
    llvm::outs() << llvm::format("  %-24s %10.2f ms\n", name.c_str(),
                                 all[name] * 1e3);
  }
  llvm::outs() << llvm::format("  %-24s %10.2f ms (not counted)\n", "verifier",
                               all["verifier"] * 1e3)
               << llvm::format("  %-24s %10.3f (target <= %.1f)\n",
                               "passes / parse", row.passes / row.parse,
                               kMaxTimeRatio)
               << llvm::format("  %-24s %10.3f (target <= %.1f; %.0f MiB, "
                               "%.0f MiB)\n",
                               "peak memory / parse",
                               row.passesPeak / row.parsePeak, kMaxMemoryRatio,
                               row.passesPeak, row.parsePeak);
  llvm::outs().flush();
  return row;
}

/// How time per op grows from the smaller to the larger step.
static double getGrowth(const Row &small, const Row &large, double Row::*time) {
  return (large.*time / large.ops) / (small.*time / small.ops);
}

static void printGrowth(const Row &small, const Row &large) {
  double parse = getGrowth(small, large, &Row::parse);
  double passes = getGrowth(small, large, &Row::passes);
  double verifier = getGrowth(small, large, &Row::verifier);
  llvm::outs() << llvm::format(
                      "  time per op, %.0f to %.0f ops: parse x %.2f, passes x "
                      "%.2f, relative %.3f\n",
                      small.ops, large.ops, parse, passes, passes / parse)
               << llvm::format("  for comparison, MLIR's verifier x %.2f, "
                               "relative %.3f\n",
                               verifier, verifier / parse);
}

int main(int argc, char **argv) {
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv, "cost of ao's passes\n");
  if (!childFile.empty())
    return runChild();
  if (printOps > 0) {
    writeStep(llvm::outs(), printOps, printPair ? Form::Pair : Form::Joint);
    return 0;
  }
  if (loops) {
    bool met = measureLoops(AO_LOOPS_MODEL, maxLayers);
    llvm::outs() << (met ? "all targets met\n" : "some targets missed\n");
    return 0;
  }
  std::string program =
      llvm::sys::fs::getMainExecutable(argv[0], reinterpret_cast<void *>(main));
  bool met = true;
  for (Form form : {Form::Pair, Form::Joint}) {
    std::map<int64_t, Row> rows;
    for (int64_t ops = 1000; ops <= maxOps; ops *= 10) {
      Row row = measureStep(program, ops, form);
      met &= row.passes / row.parse <= kMaxTimeRatio &&
             row.passesPeak / row.parsePeak <= kMaxMemoryRatio;
      rows.emplace(ops, row);
    }
    if (rows.count(10000) && rows.rbegin()->first > 10000)
      printGrowth(rows.at(10000), rows.rbegin()->second);
  }
  llvm::outs() << (met ? "all targets met\n" : "some targets missed\n");
  return 0;
}
