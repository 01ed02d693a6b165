//===- RaceJudge.cpp - The race check against a reference -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   ao-race-judge [--count=N] [--seed=N] [--dump=N] [FILE...]
//
// Generates programs, runs each with all arguments it tells apart, and compares
// with the verdict of `ao-verify-transfers`. A racy program that is accepted is
// a failure, and so is a share of rejected valid ones above the limit. Files
// are judged one by one.
//
//===----------------------------------------------------------------------===//

#include "Generator.h"
#include "Interpreter.h"
#include "ao/Analysis/RaceCheck/TransferVerifier.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/Models/Models.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Async/IR/Async.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include <cmath>
#include <map>

using namespace mlir;
using namespace ao;

namespace cl = llvm::cl;

static cl::OptionCategory category("Options");

static cl::opt<uint64_t> count("count", cl::init(10000),
                               cl::desc("programs to generate"),
                               cl::cat(category));
static cl::opt<uint64_t> seed("seed", cl::init(0), cl::desc("the first seed"),
                              cl::cat(category));
static cl::opt<bool> showRejected("show-rejected",
                                  cl::desc("print valid programs rejected, and "
                                           "why"),
                                  cl::cat(category));
static cl::opt<unsigned> shown("shown", cl::init(3),
                               cl::desc("programs to print at most"),
                               cl::cat(category));
static cl::opt<bool> dump("dump", cl::desc("print every program"),
                          cl::cat(category));
static cl::list<std::string> files(cl::Positional, cl::desc("<files>"),
                                   cl::cat(category));

namespace {
/// How many programs of one sort there were.
struct Tally {
  uint64_t valid = 0, rejected = 0, racy = 0, accepted = 0;
  /// Valid programs that are rejected only after `convert-scf-to-cf`.
  uint64_t rejectedOnBranches = 0;
  /// Valid programs with constructs that the check does not support.
  uint64_t unsupported = 0;
  /// How many valid ones each message rejects.
  std::map<std::string, uint64_t> reasons;
};

class Judge {
public:
  explicit Judge(const DialectRegistry &registry) : registry(registry) {}

  void judge(llvm::StringRef text, llvm::StringRef label, bool hasCalls,
             bool isOpen);
  int report() const;
  /// Something to see while a long run goes on.
  void reportProgress() const;

private:
  judge::Verdict runAll(func::FuncOp function);
  judge::Verdict runAll(ModuleOp module);
  void show(llvm::StringRef text, llvm::StringRef label,
            const std::string &what);

  const DialectRegistry &registry;
  std::unique_ptr<MLIRContext> context;
  uint64_t numJudged = 0, meaningless = 0, unparsed = 0;
  unsigned numShown = 0;
  Tally plain, calling;
  /// How many programs are meaningless for each reason.
  std::map<std::string, uint64_t> meanings;
};
} // namespace

void Judge::show(llvm::StringRef text, llvm::StringRef label,
                 const std::string &what) {
  if (numShown++ < shown)
    llvm::outs() << "// " << label << ": " << what << "\n" << text << "\n";
}

/// With every number that the program tells apart: iterations, a row, and two
/// conditions.
judge::Verdict Judge::runAll(func::FuncOp function) {
  // Unused numbers do not distinguish programs; further numbers are zero.
  llvm::SmallVector<int64_t> bounds{5, 3, 2, 2};
  size_t numNumbers = 0;
  for (BlockArgument argument : function.getArguments())
    if (argument.getType().isIndex() || argument.getType().isInteger(1)) {
      if (argument.use_empty() && numNumbers < bounds.size())
        bounds[numNumbers] = 1;
      ++numNumbers;
    }
  int64_t numRuns = 1;
  for (int64_t bound : bounds)
    numRuns *= bound;
  judge::Verdict verdict;
  for (int64_t run = 0; run != numRuns; ++run) {
    llvm::SmallVector<int64_t> numbers;
    int64_t rest = run;
    for (int64_t bound : bounds) {
      numbers.push_back(rest % bound);
      rest /= bound;
    }
    numbers.resize(std::max(numNumbers, numbers.size()));
    judge::Verdict one = judge::run(function, numbers);
    if (one.kind == judge::Verdict::Kind::Fault)
      return one;
    if (one.kind == judge::Verdict::Kind::Meaningless)
      verdict = one;
  }
  return verdict;
}

/// Each function by itself: callers may hand it anything.
judge::Verdict Judge::runAll(ModuleOp module) {
  judge::Verdict verdict;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isExternal())
      continue;
    judge::Verdict one = runAll(function);
    if (one.kind == judge::Verdict::Kind::Fault)
      return one;
    if (one.kind == judge::Verdict::Kind::Meaningless)
      verdict = one;
  }
  return verdict;
}

static std::string findError(ModuleOp module) {
  std::string error;
  ScopedDiagnosticHandler handler(module.getContext(),
                                  [&](Diagnostic &diagnostic) {
                                    if (error.empty())
                                      error = diagnostic.str();
                                    return success();
                                  });
  bool isRejected = failed(TransferVerifier().verifyAll(module));
  return isRejected && error.empty() ? "rejected" : error;
}

/// The first error about `module` with branches in place of loops and choices;
/// nothing if it cannot be lowered, or if that would order iterations at once,
/// or let stack memory of an iteration live until the function returns.
static std::optional<std::string> findErrorOnBranches(ModuleOp module) {
  WalkResult result = module.walk([](Operation *op) {
    Operation *scope =
        isa<memref::AllocaOp>(op)
            ? op->getParentWithTrait<OpTrait::AutomaticAllocationScope>()
            : nullptr;
    bool changes = op->hasTrait<OpTrait::HasParallelRegion>() ||
                   isa_and_present<LoopLikeOpInterface>(scope);
    return changes ? WalkResult::interrupt() : WalkResult::advance();
  });
  OwningOpRef<ModuleOp> lowered = module.clone();
  ScopedDiagnosticHandler quiet(module.getContext(),
                                [](Diagnostic &) { return success(); });
  PassManager manager(module.getContext());
  manager.addPass(createSCFToControlFlowPass());
  if (result.wasInterrupted() || failed(manager.run(*lowered)))
    return std::nullopt;
  return findError(*lowered);
}

void Judge::judge(llvm::StringRef text, llvm::StringRef label, bool hasCalls,
                  bool isOpen) {
  // A context keeps every type and attribute it has seen.
  if (numJudged++ % 5000 == 0)
    context = std::make_unique<MLIRContext>(registry,
                                            MLIRContext::Threading::DISABLED);
  if (dump)
    llvm::outs() << "// " << label << "\n" << text << "// -----\n";
  context->allowUnregisteredDialects();
  context->loadAllAvailableDialects();
  OwningOpRef<ModuleOp> module;
  {
    ScopedDiagnosticHandler quiet(context.get(), [&](Diagnostic &diagnostic) {
      if (unparsed == 0)
        llvm::errs() << label << ": " << diagnostic.str() << "\n" << text;
      return success();
    });
    module = parseSourceString<ModuleOp>(text, context.get());
  }
  if (!module) {
    ++unparsed;
    return;
  }
  judge::Verdict verdict = runAll(*module);
  if (verdict.kind == judge::Verdict::Kind::Meaningless) {
    ++meaningless;
    ++meanings[verdict.reason];
    return;
  }
  std::string error = findError(*module),
              errorOnBranches = findErrorOnBranches(*module).value_or(error);
  Tally &tally = hasCalls ? calling : plain;
  if (verdict.kind == judge::Verdict::Kind::Fault) {
    ++tally.racy;
    if (!error.empty() && !errorOnBranches.empty())
      return;
    ++tally.accepted;
    return show(text, label, "ACCEPTED although " + verdict.reason);
  }
  if (isOpen && llvm::StringRef(error).starts_with("unsupported")) {
    ++tally.unsupported;
    return;
  }
  ++tally.valid;
  tally.rejectedOnBranches += error.empty() && !errorOnBranches.empty();
  if (showRejected && error.empty() && !errorOnBranches.empty())
    show(text, label, "REJECTED on branches: " + errorOnBranches);
  if (error.empty())
    return;
  ++tally.rejected;
  ++tally.reasons[error];
  if (showRejected)
    show(text, label, "REJECTED although valid: " + error);
}

/// Shares of valid programs, in per cent, that may be rejected. The accesses of
/// a callee have no known order, which costs more.
static constexpr double kMostRejected = 2, kMostRejectedWithCalls = 4;
/// The share of fewer valid programs says little: of a thousand programs it may
/// be above the limit by chance.
static constexpr unsigned kFewestValid = 4000, kFewestValidWithCalls = 400;

/// Returns true if more valid programs are rejected than the limit allows for,
/// and than chance would have it, twice its deviation.
static bool isAbove(const Tally &tally, double limit) {
  double allowed = limit / 100 * static_cast<double>(tally.valid);
  return static_cast<double>(tally.rejected) > allowed + 2 * std::sqrt(allowed);
}

int Judge::report() const {
  auto print = [](const char *name, const Tally &tally, double limit,
                  unsigned fewest) {
    double share = tally.valid ? 100.0 * tally.rejected / tally.valid : 0;
    llvm::outs() << name << ": " << tally.racy << " racy, " << tally.accepted
                 << " of them accepted; " << tally.valid << " valid, "
                 << llvm::format("%.2f", share) << " % of them rejected, "
                 << tally.rejectedOnBranches << " more on branches";
    if (tally.unsupported != 0)
      llvm::outs() << "; " << tally.unsupported
                   << " valid, with unsupported constructs";
    llvm::outs() << "\n";
    return tally.accepted == 0 &&
           (tally.valid < fewest || !isAbove(tally, limit));
  };
  auto printReasons = [](const char *name, const Tally &tally) {
    for (const auto &[reason, number] : tally.reasons)
      llvm::outs() << name << ": " << number << " rejected: " << reason << "\n";
  };
  if (showRejected) {
    for (const auto &[reason, number] : meanings)
      llvm::outs() << "meaningless: " << number << ": " << reason << "\n";
    printReasons("without calls", plain);
    printReasons("with calls", calling);
  }
  bool isGood = print("without calls", plain, kMostRejected, kFewestValid);
  isGood &= print("with calls", calling, kMostRejectedWithCalls,
                  kFewestValidWithCalls);
  llvm::outs() << meaningless << " meaningless, " << unparsed
               << " not parsed\n";
  return isGood && unparsed == 0 ? 0 : 1;
}

void Judge::reportProgress() const {
  if (numJudged % 100000 == 0)
    llvm::errs() << numJudged << " programs, " << plain.racy + calling.racy
                 << " racy, " << plain.accepted + calling.accepted
                 << " of them accepted\n";
}

int main(int argc, char **argv) {
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv, "the race check against a judge\n");
  DialectRegistry registry;
  registry.insert<AODialect, affine::AffineDialect, arith::ArithDialect,
                  async::AsyncDialect, cf::ControlFlowDialect,
                  func::FuncDialect, linalg::LinalgDialect, LLVM::LLVMDialect,
                  memref::MemRefDialect, scf::SCFDialect>();
  registerStorageModels(registry);
  Judge judge(registry);
  for (const std::string &file : files) {
    auto buffer = llvm::MemoryBuffer::getFile(file);
    if (buffer)
      judge.judge((*buffer)->getBuffer(), file, /*hasCalls=*/false,
                  /*isOpen=*/false);
  }
  for (uint64_t i = seed; files.empty() && i != seed + count; ++i) {
    judge::Program program = judge::generate(i);
    judge.judge(program.text, "seed " + std::to_string(i), program.hasCalls,
                program.isOpen);
    judge.reportProgress();
  }
  return judge.report();
}
