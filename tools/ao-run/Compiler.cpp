//===- Compiler.cpp - from a module to a program that can be called -------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compiler.h"
#include "RuntimeSymbols.h"
#include "Signature.h"
#include "ao/Analysis/MachineSpec.h"
#include "ao/Analysis/StepTrace.h"
#include "ao/Conversion/Passes.h"
#include "ao/Dialect/AO/Transforms/Lowering/DeviceMemory.h"
#include "ao/Dialect/AO/Transforms/Lowering/Passes.h"
#include "ao/Pipelines/Lowering.h"
#include "ao/Pipelines/Pipelines.h"
#include "ao/Planner/Simulator.h"
#include "mlir/ExecutionEngine/OptUtils.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace ao;
using namespace ao::run;

/// Adds the passes that place transfers. "none" takes the module as it is.
static void addStrategy(PassManager &manager, const CompileOptions &options) {
  if (options.strategy == "none")
    return;
  OffloadPipelineOptions offload;
  offload.strategy = options.strategy == "sync"       ? Strategy::Sync
                     : options.strategy == "prefetch" ? Strategy::Prefetch
                                                      : Strategy::Planned;
  offload.minBytes = options.minBytes;
  offload.machine = options.machine;
  offload.profile = options.profile;
  if (options.deviceMemoryBudget > 0)
    offload.deviceBudget = std::to_string(options.deviceMemoryBudget);
  if (options.hostMemoryBudget > 0)
    offload.hostBudget = std::to_string(options.hostMemoryBudget);
  buildOffloadPipeline(manager, offload);
}

FailureOr<int64_t>
ao::run::computeUnplannedPeak(ModuleOp module, const CompileOptions &options) {
  FailureOr<func::FuncOp> entry = findEntry(module, options.entry);
  if (failed(entry))
    return failure();
  std::string name = entry->getName().str();
  OwningOpRef<ModuleOp> inlined = module.clone();
  PassManager manager(module.getContext());
  manager.addPass(createAOInlineCallees());
  if (failed(manager.run(*inlined)))
    return failure();
  FailureOr<planner::Machine> machine = loadMachine(*inlined, options.machine);
  SymbolTableCollection symbols;
  FailureOr<Step> step =
      Step::build(inlined->lookupSymbol<func::FuncOp>(name), symbols);
  if (failed(machine) || failed(step))
    return failure();
  std::vector<int64_t> memory = planner::unplannedMemory(
      buildTrace(*step, DurationModel(*machine), options.minBytes));
  return memory.empty() ? 0 : *llvm::max_element(memory);
}

/// JIT compilation of a module in the LLVM dialect.
static FailureOr<std::unique_ptr<ExecutionEngine>>
createEngine(ModuleOp module, const CompileOptions &options) {
  auto transformer = makeOptimizingTransformer(options.optimization, 0,
                                               /*targetMachine=*/nullptr);
  ExecutionEngineOptions engineOptions;
  engineOptions.transformer = transformer;
  engineOptions.jitCodeGenOptLevel =
      static_cast<llvm::CodeGenOptLevel>(options.optimization);
  auto engine = ExecutionEngine::create(module, engineOptions);
  if (!engine)
    return emitError(module.getLoc())
           << "cannot compile: " << llvm::toString(engine.takeError());
  (*engine)->registerSymbols(getRuntimeSymbols);
  return std::move(*engine);
}

static LogicalResult resolveEntry(ExecutionEngine &engine, ModuleOp module,
                                  FunctionSpec &function) {
  auto entry = engine.lookup("ao_entry_" + function.name);
  if (!entry)
    return emitError(module.getLoc())
           << "cannot compile: " << llvm::toString(entry.takeError());
  function.entry = reinterpret_cast<void (*)(void **)>(*entry);
  return success();
}

/// A copy of `module` with transfers placed and tensors turned into buffers.
static FailureOr<OwningOpRef<ModuleOp>>
lowerOnce(ModuleOp module, const CompileOptions &options) {
  OwningOpRef<ModuleOp> lowered = module.clone();
  PassManager manager(module.getContext());
  addStrategy(manager, options);
  buildBufferizationPipeline(manager);
  if (failed(manager.run(*lowered)))
    return failure();
  return lowered;
}

/// The planner counts tensors. Where bufferization has made more of them, plans
/// again with that much less; if that does not help, names the buffers.
static FailureOr<OwningOpRef<ModuleOp>>
lowerToBuffers(ModuleOp module, StringRef entry,
               const CompileOptions &options) {
  if (options.onBuffers)
    return OwningOpRef<ModuleOp>(module.clone());
  constexpr int maxAttempts = 4;
  int64_t budget = options.deviceMemoryBudget;
  FailureOr<OwningOpRef<ModuleOp>> lowered = lowerOnce(module, options);
  if (failed(lowered) || options.strategy != "planned" || budget == 0)
    return lowered;
  CompileOptions planning = options;
  for (int attempt = 1; attempt < maxAttempts; ++attempt) {
    auto function = (**lowered).lookupSymbol<func::FuncOp>(entry);
    int64_t excess = computeDeviceMemory(function).peakBytes - budget;
    if (excess <= 0)
      return lowered;
    planning.deviceMemoryBudget -= excess;
    // That no plan exists with less says nothing to the user, who asked for
    // more.
    ScopedDiagnosticHandler silence(module.getContext(),
                                    [](Diagnostic &) { return success(); });
    FailureOr<OwningOpRef<ModuleOp>> next = lowerOnce(module, planning);
    if (failed(next))
      break;
    lowered = std::move(next);
  }
  PassManager check(module.getContext());
  check.addPass(createAOCheckDeviceMemory({budget}));
  if (failed(check.run(**lowered)))
    return failure();
  return lowered;
}

FailureOr<CompiledProgram> ao::run::compile(ModuleOp module,
                                            const CompileOptions &options) {
  FailureOr<func::FuncOp> entry = findEntry(module, options.entry);
  if (failed(entry))
    return failure();
  std::string name = entry->getName().str();
  FailureOr<OwningOpRef<ModuleOp>> lowered =
      lowerToBuffers(module, name, options);
  if (failed(lowered))
    return failure();
  FailureOr<Program> program =
      describeProgram((*lowered)->lookupSymbol<func::FuncOp>(name));
  if (failed(program))
    return failure();

  PassManager toHost(module.getContext());
  if (options.instrument)
    toHost.addPass(createAOInstrumentOps());
  buildBuffersToHostPipeline(toHost);
  if (failed(toHost.run(**lowered)))
    return failure();

  CompiledProgram compiled;
  compiled.program = std::move(*program);
  compiled.program.strategy = options.strategy;
  auto engine = createEngine(**lowered, options);
  if (failed(engine))
    return failure();
  compiled.engine = std::move(*engine);
  if (failed(resolveEntry(*compiled.engine, **lowered,
                          compiled.program.forward)) ||
      (compiled.program.backward &&
       failed(resolveEntry(*compiled.engine, **lowered,
                           *compiled.program.backward))))
    return failure();
  return compiled;
}
