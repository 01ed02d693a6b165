//===- PropertyTest.cpp - Random steps through every strategy -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   ao-property-test FILE... [--strategies=a,b] [--offloaded]
//                    [--need-offloaded=SHARE] [--variants=N] [--machine=NAME]
//                    [--upstream]
//
// Takes modules separated by `// -----` through every strategy and holds:
//   * the pipeline succeeds; its output prints, parses and verifies;
//   * `ao-verify-transfers` accepts it, on tensors, on buffers, and on buffers
//     with branches instead of regions;
//   * it accepts harmless changes and rejects every planted fault.
// `--offloaded`: the modules hold transfers already. `--need-offloaded`: in at
// least this share of the runs values are offloaded. `--variants`: how often
// each kind of fault is planted in each result. `--upstream`: the race check
// accepts tensors and buffers after each of upstream's passes alone as well.
//
//===----------------------------------------------------------------------===//

#include "../lib/PlantFault.h"
#include "ao/InitAll.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include <map>

using namespace mlir;
using namespace ao;

namespace cl = llvm::cl;

static cl::list<std::string> inputFiles(cl::Positional, cl::OneOrMore,
                                        cl::desc("<modules>"));
static cl::list<std::string> strategies("strategies", cl::CommaSeparated,
                                        cl::desc("strategies to run"));
static cl::opt<bool> offloaded("offloaded",
                               cl::desc("the modules hold transfers already"));
static cl::opt<bool>
    upstream("upstream", cl::desc("check again after each pass of upstream"));
static cl::opt<std::string> machine("machine", cl::init("h100-pcie5"),
                                    cl::desc("machine to plan for"));
static cl::opt<uint64_t> variants("variants", cl::init(2),
                                  cl::desc("places to try for each fault"));
static cl::opt<double>
    needOffloaded("need-offloaded",
                  cl::desc("share of runs in which values must be offloaded"));

/// Passes of upstream after each of which the race check still accepts.
static constexpr StringRef kUpstreamPasses[] = {
    "canonicalize",
    "cse",
    "loop-invariant-code-motion",
    "sccp",
    "inline",
    "symbol-dce",
    "convert-linalg-to-loops",
    "convert-scf-to-cf",
    "convert-linalg-to-loops,convert-scf-to-cf"};

namespace {
/// How often each kind of change was planted, and how often it went wrong.
struct Tally {
  int64_t planted = 0;
  int64_t wrong = 0;
};

class PropertyTest {
public:
  explicit PropertyTest(MLIRContext &context) : context(context) {}

  /// Runs one module; `header` is its first line, for messages.
  void run(StringRef text, StringRef header);
  int report() const;

private:
  void runStrategy(ModuleOp module, StringRef strategy);
  void checkLevel(ModuleOp module, StringRef level);
  void checkUpstream(ModuleOp module, StringRef level);
  void checkFaults(ModuleOp module, StringRef level);
  void checkFault(ModuleOp module, StringRef level, test::FaultKind kind,
                  StringRef name, uint64_t choice);
  void checkHarmless(ModuleOp module, StringRef level);
  bool runPasses(ModuleOp module, const Twine &pipeline, std::string &messages);
  OwningOpRef<ModuleOp> reparse(ModuleOp module, StringRef what);
  void fail(const Twine &what, StringRef messages, ModuleOp module);

  MLIRContext &context;
  std::string label;
  uint64_t seed = 0;
  int64_t modules = 0, runs = 0, offloading = 0, transfers = 0, bufferized = 0;
  int64_t failures = 0;
  std::map<std::string, Tally> tallies;
};
} // namespace

static int64_t countTransfers(ModuleOp module) {
  int64_t count = 0;
  module.walk([&](Operation *op) { count += isa<OffloadOp, ReloadOp>(op); });
  return count;
}

/// Ops of no dialect, and tensor ops that only convert with others.
static bool isBufferizable(ModuleOp module) {
  WalkResult result = module.walk([](Operation *op) {
    bool foreign =
        !op->isRegistered() ||
        (op->hasTrait<OpTrait::Elementwise>() &&
         llvm::any_of(op->getResultTypes(), llvm::IsaPred<TensorType>) &&
         !op->hasTrait<OpTrait::ConstantLike>() &&
         op->getName().stripDialect() != "select");
    return foreign ? WalkResult::interrupt() : WalkResult::advance();
  });
  return !result.wasInterrupted();
}

void PropertyTest::fail(const Twine &what, StringRef messages,
                        ModuleOp module) {
  if (++failures > 20)
    return;
  llvm::errs() << label << ": " << what << "\n" << messages;
  if (failures <= 3)
    llvm::errs() << *module << "\n";
}

bool PropertyTest::runPasses(ModuleOp module, const Twine &pipeline,
                             std::string &messages) {
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    messages += "  " + diagnostic.str() + "\n";
    return success();
  });
  PassManager manager(&context);
  manager.enableVerifier();
  if (failed(parsePassPipeline(pipeline.str(), manager)))
    llvm::report_fatal_error("malformed pipeline");
  return succeeded(manager.run(module));
}

OwningOpRef<ModuleOp> PropertyTest::reparse(ModuleOp module, StringRef what) {
  std::string text, messages;
  llvm::raw_string_ostream(text) << *module;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    messages += "  " + diagnostic.str() + "\n";
    return success();
  });
  OwningOpRef<ModuleOp> parsed = parseSourceString<ModuleOp>(text, &context);
  if (!parsed)
    fail(what + ": output does not parse", messages, module);
  return parsed;
}

void PropertyTest::checkFaults(ModuleOp module, StringRef level) {
  for (auto [kind, name] : test::getFaultKinds())
    for (uint64_t variant = 0; variant != variants; ++variant)
      checkFault(module, level, kind, name, seed * variants + variant);
}

void PropertyTest::checkFault(ModuleOp module, StringRef level,
                              test::FaultKind kind, StringRef name,
                              uint64_t choice) {
  OwningOpRef<ModuleOp> copy = module.clone();
  std::string messages;
  if (!test::plantFault(*copy, kind, choice))
    return;
  Tally &tally = tallies[(name + " on " + level).str()];
  ++tally.planted;
  OwningOpRef<ModuleOp> parsed = reparse(*copy, name);
  if (!parsed || failed(verify(*parsed))) {
    fail("fault " + name + " on " + level + " does not verify", "", *copy);
    ++tally.wrong;
  } else if (runPasses(*parsed, "ao-verify-transfers", messages)) {
    fail("fault " + name + " on " + level + " is not caught", "", *copy);
    ++tally.wrong;
  }
}

void PropertyTest::checkHarmless(ModuleOp module, StringRef level) {
  for (auto [kind, name] : test::getHarmlessKinds()) {
    OwningOpRef<ModuleOp> copy = module.clone();
    std::string messages;
    if (!test::plantHarmless(*copy, kind, seed))
      continue;
    Tally &tally = tallies[("harmless " + name + " on " + level).str()];
    ++tally.planted;
    if (!runPasses(*copy, "ao-verify-transfers", messages)) {
      fail("harmless " + name + " on " + level + " is rejected", messages,
           *copy);
      ++tally.wrong;
    }
  }
}

/// `convert-scf-to-cf` makes blocks in the regions of structured ops, which
/// must have one block.
static bool hasNestedControlFlow(ModuleOp module) {
  WalkResult result = module.walk([](linalg::LinalgOp op) {
    return op->walk([](RegionBranchOpInterface) {
               return WalkResult::interrupt();
             }).wasInterrupted()
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  return result.wasInterrupted();
}

void PropertyTest::checkUpstream(ModuleOp module, StringRef level) {
  for (StringRef pass : kUpstreamPasses) {
    bool isOnLoops =
        pass.contains("convert-linalg-to-loops") && level != "tensors";
    if (pass.ends_with("convert-scf-to-cf") && !isOnLoops &&
        hasNestedControlFlow(module))
      continue;
    OwningOpRef<ModuleOp> copy = module.clone();
    std::string messages;
    ++tallies[(pass + " on " + level).str()].planted;
    if (runPasses(*copy, pass + ",ao-verify-transfers", messages))
      continue;
    ++tallies[(pass + " on " + level).str()].wrong;
    fail("rejected after " + pass + " on " + level, messages, *copy);
  }
}

void PropertyTest::checkLevel(ModuleOp module, StringRef level) {
  std::string messages;
  OwningOpRef<ModuleOp> parsed = reparse(module, level);
  if (!parsed)
    return;
  if (!runPasses(*parsed, "ao-verify-transfers", messages))
    return fail("rejected on " + level, messages, *parsed);
  if (upstream && level != "branches")
    checkUpstream(*parsed, level);
  checkFaults(*parsed, level);
  checkHarmless(*parsed, level);
}

void PropertyTest::runStrategy(ModuleOp module, StringRef strategy) {
  std::string messages;
  ++runs;
  if (!strategy.empty() &&
      !runPasses(module,
                 "ao-offload-pipeline{min-bytes=1 machine=" + machine +
                     " strategy=" + strategy + "}",
                 messages))
    return fail("pipeline fails", messages, module);
  int64_t count = countTransfers(module);
  transfers += count;
  offloading += count > 0;
  bool onTensors = true;
  module.walk([&](WaitOp wait) { onTensors &= bool(wait.getResult()); });
  checkLevel(module, onTensors ? "tensors" : "buffers");
  if (strategy.empty() || !isBufferizable(module))
    return;
  ++bufferized;
  if (!runPasses(module, "ao-bufferize-pipeline", messages))
    return fail("cannot be bufferized", messages, module);
  checkLevel(module, "buffers");
  if (!runPasses(module,
                 hasNestedControlFlow(module)
                     ? "convert-linalg-to-loops,convert-scf-to-cf"
                     : "convert-scf-to-cf",
                 messages))
    return fail("cannot be turned into branches", messages, module);
  checkLevel(module, "branches");
}

void PropertyTest::run(StringRef text, StringRef header) {
  ++modules;
  ++seed;
  SmallVector<std::string> names(strategies.begin(), strategies.end());
  if (offloaded)
    names = {""};
  for (StringRef strategy : names) {
    label = (header + " strategy " + strategy).str();
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
    if (!module) {
      ++failures;
      llvm::errs() << label << ": does not parse\n";
      return;
    }
    runStrategy(*module, strategy);
  }
}

int PropertyTest::report() const {
  llvm::outs() << modules << " modules, " << runs << " runs, " << offloading
               << " of them offloaded values, " << transfers << " copies, "
               << bufferized << " runs on buffers\n";
  for (const auto &[name, tally] : tallies)
    llvm::outs() << "  " << name << ": " << tally.planted << " planted, "
                 << tally.wrong << " wrong\n";
  llvm::outs() << failures << " failures\n";
  bool enough = static_cast<double>(offloading) >=
                needOffloaded * static_cast<double>(runs);
  if (!enough)
    llvm::outs() << "too few runs offloaded values\n";
  return failures == 0 && runs > 0 && enough ? 0 : 1;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::ParseCommandLineOptions(argc, argv, "property test of ao's passes\n");
  DialectRegistry registry;
  mlir::registerAllDialects(registry);
  registerAllExtensions(registry);
  mlir::registerAllPasses();
  ao::registerAllDialects(registry);
  ao::registerAllPasses();
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  context.loadAllAvailableDialects();

  PropertyTest test(context);
  for (const std::string &name : inputFiles) {
    auto file = llvm::MemoryBuffer::getFile(name, /*IsText=*/true);
    if (!file) {
      llvm::errs() << name << ": " << file.getError().message() << "\n";
      return 1;
    }
    SmallVector<StringRef> modules;
    (*file)->getBuffer().split(modules, "// -----\n");
    for (StringRef module : modules)
      test.run(module,
               (Twine(name) + ": " + module.ltrim().split('\n').first).str());
  }
  return test.report();
}
