//===- Compiler.cpp - From a module to code for a device ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compiler.h"
#include "Prediction.h"
#include "ShapeChecks.h"
#include "Signature.h"
#include "ao/Analysis/Costs/MachineSpec.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Analysis/Steps/InlinedDriver.h"
#include "ao/Analysis/Steps/StepTrace.h"
#include "ao/Conversion/LinalgToBLAS/StepKernels.h"
#include "ao/Conversion/Passes.h"
#include "ao/Dialect/AO/IR/AOLayers.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include "ao/Dialect/AO/Transforms/Bufferization/DeviceMemory.h"
#include "ao/Pipelines/Lowering.h"
#include "ao/Pipelines/Pipelines.h"
#include "ao/Planner/Simulator.h"
#include "ao/Support/Units.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace ao;
using namespace ao::run;

/// Runs the passes that precede the decisions of every strategy.
static LogicalResult prepare(ModuleOp module, const CompileOptions &options) {
  PassManager manager(module.getContext());
  manager.addPass(createAOInlineCallees());
  manager.addPass(createAOLowerAffineTensors());
  buildValuesPipeline(manager, options.plan.minBytes);
  return manager.run(module);
}

/// A copy of `module` in which every step is as strategies find it; `module`
/// again where there is a step that none of them takes.
static OwningOpRef<ModuleOp>
prepareWherePossible(OwningOpRef<ModuleOp> module,
                     const CompileOptions &options) {
  ScopedDiagnosticHandler silence(module->getContext(),
                                  [](Diagnostic &) { return success(); });
  OwningOpRef<ModuleOp> prepared = module->clone();
  return succeeded(prepare(*prepared, options)) ? std::move(prepared)
                                                : std::move(module);
}

/// Adds the passes that place transfers.
static void addStrategy(PassManager &manager, const CompileOptions &options) {
  OffloadPipelineOptions offload;
  offload.policy = *planner::parsePolicy(options.strategy);
  using namespace planner::PolicyTrait;
#define AO_PLAN_OPTION(KIND, MEMBER, DEFAULT, NAME, TRAITS, ...)               \
  if (usesOption(offload.policy, options.plan.select, NAME, TRAITS))           \
    offload.MEMBER = options.plan.MEMBER;
#define AO_POLICY_OPTION(...)
#include "ao/Planner/PlanOptions.def"
  offload.machine = options.machine;
  offload.profile = options.profile;
  bool knowsBudgets = offload.policy == planner::Policy::Planned ||
                      offload.policy == planner::Policy::Layerwise;
  if (knowsBudgets)
    offload.hostBudget = options.plan.hostBudget;
  offload.fitBuffers = offload.policy == planner::Policy::Planned;
  if (knowsBudgets)
    offload.inFlight = options.plan.inFlight;
  offload.arenas = options.arenas.mode;
  offload.results = options.arenas.results;
  offload.report = options.report;
  buildOffloadPipeline(manager, offload);
}

static std::optional<int64_t>
getUnplannedPeak(const Step &step, const planner::Machine &machine) {
  if (llvm::any_of(step.getStorages(), [](const Storage &storage) {
        return storage.hasUnknownSize;
      }))
    return std::nullopt;
  return planner::unplannedPeak(buildTrace(step, DurationModel(machine)));
}

FailureOr<std::optional<int64_t>>
ao::run::computeUnplannedPeak(ModuleOp module, const CompileOptions &options) {
  FailureOr<func::FuncOp> entry = findEntry(module, options.entry);
  if (failed(entry))
    return failure();
  std::string name = entry->getName().str();
  OwningOpRef<ModuleOp> inlined = module.clone();
  if (failed(prepare(*inlined, options)))
    return failure();
  FailureOr<planner::Machine> machine = loadMachine(*inlined, options.machine);
  if (failed(machine))
    return failure();
  // A function that is no step may call those of a pair.
  auto function = inlined->lookupSymbol<func::FuncOp>(name);
  if (!isStep(function)) {
    FailureOr<InlinedDriver> driver = InlinedDriver::create(*inlined, name);
    if (failed(driver))
      return failure();
    return getUnplannedPeak(driver->getStep(), *machine);
  }
  SymbolTableCollection symbols;
  FailureOr<Step> step = buildStep(function, symbols);
  if (failed(step))
    return failure();
  return getUnplannedPeak(*step, *machine);
}

/// Summaries of a function that calls a pair start from what it takes as it
/// came, where that can be counted.
static void keepUnplannedPeak(ModuleOp module, const CompileOptions &options,
                              func::FuncOp driver) {
  if (!driver || isStep(driver))
    return;
  ScopedDiagnosticHandler quiet(module.getContext(),
                                [](Diagnostic &) { return success(); });
  FailureOr<std::optional<int64_t>> peak =
      computeUnplannedPeak(module, options);
  if (succeeded(peak) && *peak)
    driver->setAttr(kUnplannedPeakAttr,
                    Builder(module.getContext()).getI64IntegerAttr(**peak));
}

/// Captured functions cannot fail on the host.
static void checkShapes(ModuleOp module, const CompileOptions &options) {
  if (options.captures.mode == graph::CaptureMode::None)
    insertShapeChecks(module);
}

/// A copy of `module` with transfers placed and tensors turned into buffers.
/// In between, the planner's model says what to expect.
static FailureOr<OwningOpRef<ModuleOp>>
lowerToBuffers(ModuleOp module, StringRef entry, const CompileOptions &options,
               std::optional<Prediction> &predicted) {
  OwningOpRef<ModuleOp> lowered = module.clone();
  if (options.onBuffers) {
    checkShapes(*lowered, options);
    PassManager manager(module.getContext());
    buildArenaPipeline(manager, options.arenas);
    if (failed(manager.run(*lowered)))
      return failure();
    return lowered;
  }
  if (options.dropMarkers && options.strategy != "manual")
    lowered->walk([](Operation *op) {
      if (isLayerMarker(op))
        op->erase();
    });
  // "none" takes the transfers that the module may have.
  if (options.strategy == "none") {
    lowered = prepareWherePossible(std::move(lowered), options);
  } else {
    PassManager placing(module.getContext());
    addStrategy(placing, options);
    if (failed(placing.run(*lowered)))
      return failure();
    keepUnplannedPeak(module, options,
                      lowered->lookupSymbol<func::FuncOp>(entry));
  }
  predicted = predictStep(*lowered, entry, options);
  checkShapes(*lowered, options);
  PassManager bufferizing(module.getContext());
  ArenaChoice arenas = options.arenas;
  if (options.strategy != "none")
    arenas.report = options.report;
  buildBufferizationPipeline(bufferizing, arenas);
  // As below: once instead of after each pass.
  bufferizing.enableVerifier(false);
  if (failed(bufferizing.run(*lowered)) || failed(verify(*lowered)))
    return failure();
  return lowered;
}

/// From buffers to functions of which other programs have some as well.
/// `entry` is the step to run, the only one that is recorded.
static LogicalResult lowerToFunctions(ModuleOp module, StringRef entry,
                                      const CompileOptions &options) {
  PassManager manager(module.getContext());
  if (options.instrument)
    manager.addPass(createAOInstrumentOps());
  graph::CaptureChoice captures = options.captures;
  captures.step = entry.str();
  if (options.target == Target::Host)
    buildHostFunctionsPipeline(manager, captures);
  else
    buildCapturePipeline(manager, captures);
  return manager.run(module);
}

/// From there to the LLVM dialect.
static LogicalResult lowerToTarget(ModuleOp module,
                                   const CompileOptions &options) {
  PassManager manager(module.getContext());
  if (options.target == Target::Host) {
    buildHostFunctionsToLLVMPipeline(manager);
    // Verification after each of twenty conversions takes as long as they do.
    manager.enableVerifier(false);
    return success(succeeded(manager.run(module)) && succeeded(verify(module)));
  }
  NVVMLoweringOptions nvvm;
  nvvm.chip = options.chip;
  nvvm.optLevel = static_cast<int>(options.optimization);
  buildBuffersToNVVMPipeline(manager, nvvm);
  return manager.run(module);
}

/// The peak of a step with arenas is theirs, and that of what is outside.
static void predictArenas(func::FuncOp entry, int64_t peakBytes,
                          Prediction &predicted) {
  auto arenas = entry->getAttrOfType<ArenasAttr>(AODialect::kArenasAttr);
  if (!arenas)
    return;
  predicted.peakDeviceBytes = peakBytes;
  if (arenas.getHost() > 0)
    predicted.peakHostBytes = predicted.peakPinnedBytes = arenas.getHost();
  if (!predicted.summary.empty())
    predicted.summary +=
        "; " + formatBytes(peakBytes) + " with buffers in arenas";
}

/// Of the products of both functions.
static double countFlops(ModuleOp module, const Program &program) {
  auto count = [&](const FunctionSpec &spec) {
    return countProductFlops(module.lookupSymbol<func::FuncOp>(spec.name));
  };
  return count(program.forward) +
         (program.backward ? count(*program.backward) : 0);
}

FailureOr<LoweredProgram>
ao::run::lower(ModuleOp module, const CompileOptions &options, SharedOps &ops) {
  FailureOr<func::FuncOp> entry = findEntry(module, options.entry);
  if (failed(entry))
    return failure();
  std::string name = entry->getName().str();
  std::optional<Prediction> predicted;
  FailureOr<OwningOpRef<ModuleOp>> buffers =
      lowerToBuffers(module, name, options, predicted);
  if (failed(buffers))
    return failure();
  LoweredProgram lowered;
  lowered.module = std::move(*buffers);
  auto function = lowered.module->lookupSymbol<func::FuncOp>(name);
  FailureOr<Program> program = describeProgram(function, *entry);
  if (failed(program))
    return failure();
  lowered.program = std::move(*program);
  lowered.program.strategy = options.strategy;
  lowered.program.isCaptured =
      options.captures.mode == graph::CaptureMode::Whole;
  lowered.program.isCut = options.captures.mode == graph::CaptureMode::Split;
  lowered.program.staticPeakBytes = computeDeviceMemory(function).peakBytes;
  if (predicted)
    predictArenas(function, lowered.program.staticPeakBytes, *predicted);
  lowered.program.predicted = std::move(predicted);
  lowered.program.productFlops = countFlops(*lowered.module, lowered.program);

  if (failed(lowerToFunctions(*lowered.module, name, options)))
    return failure();
  ops.dropTaken(*lowered.module);
  if (failed(lowerToTarget(*lowered.module, options)))
    return failure();
  lowered.ops = ops.take(*lowered.module);
  return lowered;
}
