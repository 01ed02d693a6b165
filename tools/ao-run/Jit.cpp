//===- Jit.cpp - Compile a step into this process -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Jit.h"
#include "RuntimeSymbols.h"
#include "mlir/ExecutionEngine/OptUtils.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;
using namespace ao;
using namespace ao::run;

static LogicalResult resolveEntry(ExecutionEngine &engine, ModuleOp module,
                                  FunctionSpec &function) {
  auto entry = engine.lookup("ao_entry_" + function.name);
  if (!entry)
    return emitError(module.getLoc())
           << "cannot compile: " << llvm::toString(entry.takeError());
  function.entry = reinterpret_cast<void (*)(void **)>(*entry);
  return success();
}

/// This machine's processor. ExecutionEngineOptions::jitCodeGenOptLevel does
/// not reach the one that an execution engine makes for itself.
static llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createHostMachine(unsigned optimization) {
  auto builder = llvm::orc::JITTargetMachineBuilder::detectHost();
  if (!builder)
    return builder.takeError();
  builder->setCodeGenOptLevel(static_cast<llvm::CodeGenOptLevel>(optimization));
  return builder->createTargetMachine();
}

FailureOr<CompiledProgram> ao::run::compileInProcess(LoweredProgram lowered,
                                                     unsigned optimization) {
  ModuleOp module = *lowered.module;
  auto transformer =
      makeOptimizingTransformer(optimization, 0, /*targetMachine=*/nullptr);
  ExecutionEngineOptions options;
  options.transformer = transformer;
  auto machine = createHostMachine(optimization);
  if (!machine)
    return emitError(module.getLoc())
           << "cannot compile: " << llvm::toString(machine.takeError());
  auto engine = ExecutionEngine::create(module, options, std::move(*machine));
  if (!engine)
    return emitError(module.getLoc())
           << "cannot compile: " << llvm::toString(engine.takeError());
  (*engine)->registerSymbols(getRuntimeSymbols);
  // Constructors hand the images of kernels to the runtime.
  (*engine)->initialize();

  CompiledProgram compiled{std::move(lowered.program), std::move(*engine)};
  Program &program = compiled.program;
  if (failed(resolveEntry(*compiled.engine, module, program.forward)) ||
      (program.backward &&
       failed(resolveEntry(*compiled.engine, module, *program.backward))))
    return failure();
  return compiled;
}
