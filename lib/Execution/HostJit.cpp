//===- HostJit.cpp - Code for this process --------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Execution/HostJit.h"
#include "mlir/ExecutionEngine/OptUtils.h"
#include "mlir/Target/LLVMIR/Export.h"

using namespace ao;
using namespace llvm;

/// Optimizes what is about to be compiled, each module on its own thread.
static orc::IRTransformLayer::TransformFunction
makeOptimizer(unsigned optimization) {
  return [optimization](orc::ThreadSafeModule module,
                        orc::MaterializationResponsibility &)
             -> Expected<orc::ThreadSafeModule> {
    auto optimize = mlir::makeOptimizingTransformer(optimization, 0,
                                                    /*targetMachine=*/nullptr);
    if (Error error = module.withModuleDo(
            [&](Module &contents) { return optimize(&contents); }))
      return std::move(error);
    return std::move(module);
  };
}

Expected<std::unique_ptr<orc::LLJIT>> ao::createHostJit(unsigned optimization,
                                                        unsigned numThreads) {
  auto machine = orc::JITTargetMachineBuilder::detectHost();
  if (!machine)
    return machine.takeError();
  machine->setCodeGenOptLevel(static_cast<CodeGenOptLevel>(optimization));
  auto compiler = orc::LLJITBuilder()
                      .setJITTargetMachineBuilder(std::move(*machine))
                      .setNumCompileThreads(numThreads)
                      // The other platforms wait for lookups on a condition
                      // variable of their own stack, which the last thread may
                      // still signal when it is gone, and hang, one run in
                      // thousands. Constructors are run by callers instead.
                      .setPlatformSetUp(orc::setUpInactivePlatform)
                      .create();
  if (!compiler)
    return compiler.takeError();
  (*compiler)->getIRTransformLayer().setTransform(makeOptimizer(optimization));
  return std::move(*compiler);
}

Expected<orc::ThreadSafeModule>
ao::translateForJit(mlir::ModuleOp module, const orc::LLJIT &compiler) {
  auto context = std::make_unique<LLVMContext>();
  auto translated = mlir::translateModuleToLLVMIR(module, *context);
  if (!translated)
    return createStringError("no translation to LLVM IR");
  translated->setTargetTriple(compiler.getTargetTriple());
  return orc::ThreadSafeModule(std::move(translated), std::move(context));
}
