//===- Jit.cpp - Compile steps into this process --------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Jit.h"
#include "RuntimeSymbols.h"
#include "ao/Conversion/Runtime/StepSymbols.h"
#include "ao/Execution/HostJit.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace ao;
using namespace ao::run;
using namespace llvm;

Expected<std::unique_ptr<Jit>> Jit::create(unsigned optimization,
                                           unsigned numThreads) {
  auto compiler = ao::createHostJit(optimization, numThreads);
  if (!compiler)
    return compiler.takeError();
  // The main library holds what all programs share.
  orc::JITDylib &shared = (*compiler)->getMainJITDylib();
  orc::MangleAndInterner intern((*compiler)->getExecutionSession(),
                                (*compiler)->getDataLayout());
  if (Error error =
          shared.define(orc::absoluteSymbols(getRuntimeSymbols(intern))))
    return std::move(error);
  return std::unique_ptr<Jit>(new Jit(std::move(*compiler)));
}

Jit::~Jit() { consumeError(unload()); }

/// Destructors give back what constructors took.
Error Jit::unload() {
  program = nullptr;
  std::optional<orc::CtorDtorRunner> leaving =
      std::exchange(destructors, std::nullopt);
  return leaving ? leaving->run() : Error::success();
}

Error Jit::add(mlir::ModuleOp module, orc::JITDylib &library,
               orc::CtorDtorRunner *constructors) {
  auto translated = ao::translateForJit(module, *compiler);
  if (!translated)
    return translated.takeError();
  if (constructors)
    translated->withModuleDo([&](Module &contents) {
      constructors->add(orc::getConstructors(contents));
      destructors->add(orc::getDestructors(contents));
    });
  return compiler->addIRModule(library, std::move(*translated));
}

Expected<orc::JITDylib *> Jit::createLibrary() {
  auto library =
      compiler->createJITDylib("program" + std::to_string(numPrograms++));
  if (!library)
    return library.takeError();
  library->addToLinkOrder(compiler->getMainJITDylib());
  return &*library;
}

/// Returns true if a run does not change the state of the module.
static bool isStateless(mlir::ModuleOp module) {
  return module.getOps<mlir::LLVM::GlobalCtorsOp>().empty() &&
         module.getOps<mlir::LLVM::GlobalDtorsOp>().empty() &&
         all_of(
             module.getOps<mlir::LLVM::GlobalOp>(),
             [](mlir::LLVM::GlobalOp global) { return global.getConstant(); });
}

/// Strategies with the same code, such as ones that offload nothing, are
/// compiled once.
Expected<orc::JITDylib *> Jit::getLibrary(mlir::ModuleOp module) {
  std::string text;
  if (isStateless(module)) {
    raw_string_ostream os(text);
    module.print(os);
  }
  if (auto known = libraries.find(text); known != libraries.end())
    return known->second;
  auto library = createLibrary();
  if (!library)
    return library.takeError();
  orc::CtorDtorRunner constructors(**library);
  destructors.emplace(**library);
  if (Error error = add(module, **library, &constructors))
    return std::move(error);
  if (!text.empty())
    libraries[text] = *library;
  // They hand the images of kernels to the runtime.
  if (Error error = constructors.run())
    return std::move(error);
  return *library;
}

Error Jit::resolveEntry(FunctionSpec &function) {
  auto entry = compiler->lookup(*program, getPackedSymbol(function.name));
  if (!entry)
    return entry.takeError();
  function.entry = entry->toPtr<void (*)(void **)>();
  return Error::success();
}

Error Jit::resolveDriver(FunctionSpec &function) {
  auto driver =
      compiler->lookup(*program, getPackedSymbol(getDriverName(function.name)));
  if (!driver)
    return driver.takeError();
  function.driver = driver->toPtr<void (*)(void **)>();
  return Error::success();
}

Error Jit::resolveCapture(FunctionSpec &function) {
  auto capture = compiler->lookup(
      *program, getDescriptionSymbol(getPartName(function.name)));
  if (!capture)
    return capture.takeError();
  function.capture = capture->toPtr<const AortFunctionSpec *>();
  return Error::success();
}

Expected<Program> Jit::load(LoweredProgram lowered) {
  if (Error error = unload())
    return std::move(error);
  for (auto &ops : lowered.ops)
    if (Error error = add(*ops, compiler->getMainJITDylib()))
      return std::move(error);
  auto library = getLibrary(*lowered.module);
  if (!library)
    return library.takeError();
  program = *library;
  Program &loaded = lowered.program;
  if (Error error = resolveEntry(loaded.forward))
    return std::move(error);
  if (loaded.backward)
    if (Error error = resolveEntry(*loaded.backward))
      return std::move(error);
  for (FunctionSpec *function :
       {&loaded.forward, loaded.backward ? &*loaded.backward : nullptr}) {
    if (function && loaded.isCaptured)
      if (Error error = resolveCapture(*function))
        return std::move(error);
    if (function && loaded.isCut)
      if (Error error = resolveDriver(*function))
        return std::move(error);
  }
  return std::move(loaded);
}
