//===- ObjectFile.cpp - Machine code of a module in a file ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ObjectFile.h"
#include "mlir/ExecutionEngine/OptUtils.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Host.h"

using namespace llvm;
using namespace ao::run;

/// Returns the features of this processor in the form of -mattr.
static std::string getNativeFeatures() {
  std::string features;
  for (const auto &[name, present] : sys::getHostCPUFeatures())
    features += (features.empty() ? "" : ",") +
                std::string(present ? "+" : "-") + name.str();
  return features;
}

bool ao::run::isProcessor(StringRef triple, StringRef cpu) {
  std::string message;
  Triple parsed(triple);
  const Target *target = TargetRegistry::lookupTarget(parsed, message);
  if (!target)
    return false;
  std::unique_ptr<MCSubtargetInfo> any(
      target->createMCSubtargetInfo(parsed, "", ""));
  return any && any->isCPUStringValid(cpu);
}

Expected<ObjectWriter> ObjectWriter::create(StringRef cpu,
                                            unsigned optimization) {
  Triple triple(sys::getDefaultTargetTriple());
  std::string message;
  const Target *target = TargetRegistry::lookupTarget(triple, message);
  if (!target)
    return createStringError(message);
  std::string name = cpu.empty() ? "generic" : cpu.str(), features;
  if (cpu == "native") {
    name = sys::getHostCPUName().str();
    features = getNativeFeatures();
  } else if (!isProcessor(triple.str(), name)) {
    return createStringError("unknown processor '" + name + "' of " +
                             triple.str());
  }
  auto level = static_cast<CodeGenOptLevel>(optimization);
  ObjectWriter writer;
  writer.optimization = optimization;
  // Kernels are loaded by constructors, which some linkers find there only.
  TargetOptions targetOptions;
  targetOptions.UseInitArray = true;
  writer.machine.reset(target->createTargetMachine(
      triple, name, features, targetOptions, Reloc::PIC_, std::nullopt, level));
  if (!writer.machine)
    return createStringError("no code can be generated for " + triple.str());
  return writer;
}

Error ObjectWriter::write(Module &module, StringRef path) const {
  module.setTargetTriple(machine->getTargetTriple());
  module.setDataLayout(machine->createDataLayout());
  auto optimize =
      mlir::makeOptimizingTransformer(optimization, 0, machine.get());
  if (Error error = optimize(&module))
    return error;
  std::error_code code;
  raw_fd_ostream file(path, code, sys::fs::OF_None);
  if (code)
    return createStringError(code,
                             "cannot write '" + path + "': " + code.message());
  legacy::PassManager manager;
  if (machine->addPassesToEmitFile(manager, file, /*dwo=*/nullptr,
                                   CodeGenFileType::ObjectFile))
    return createStringError("object files cannot be written for " +
                             machine->getTargetTriple().str());
  manager.run(module);
  file.close();
  if (!file.has_error())
    return Error::success();
  std::string message = file.error().message();
  file.clear_error();
  return createStringError("cannot write '" + path + "': " + message);
}
