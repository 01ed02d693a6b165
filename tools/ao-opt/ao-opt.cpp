//===- ao-opt.cpp - Optimizer driver --------------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Version.h"
#include "ao/Dialect/AO/IR/Nesting.h"
#include "ao/Import/StableHLO.h"
#include "ao/InitAll.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/ToolOutputFile.h"

/// `--help` lists passes by name, which scatters ao's among upstream's
/// hundreds.
static bool asksForHelp(llvm::ArrayRef<const char *> arguments) {
  return llvm::any_of(arguments, [](llvm::StringRef argument) {
    return argument == "--help" || argument == "-help" || argument == "-h";
  });
}

static llvm::cl::opt<ao::StableHLOForm> stableHLOForm{
    "stablehlo", llvm::cl::desc("Form in which StableHLO is read"),
    llvm::cl::values(clEnumValN(ao::StableHLOForm::Generic, "generic",
                                "As ops of StableHLO: to plan for XLA"),
                     clEnumValN(ao::StableHLOForm::Linalg, "linalg",
                                "As linalg on tensors: to lower and run")),
    llvm::cl::init(ao::StableHLOForm::Generic)};
static llvm::cl::opt<std::string> python{
    "python",
    llvm::cl::desc("Python with jaxlib, which reads StableHLO; default: "
                   "$AO_JAX_PYTHON, else python3"),
    llvm::cl::value_desc("program")};

/// Replaces a file of StableHLO by a form that MLIR reads without it. A file of
/// several modules is read as it is, so it must be in generic form.
static mlir::LogicalResult
readStableHLO(std::unique_ptr<llvm::MemoryBuffer> &file,
              mlir::MlirOptMainConfig &config) {
  ao::StableHLOSource source = ao::classifyStableHLO(file->getBuffer());
  if (source == ao::StableHLOSource::None)
    return mlir::success();
  config.allowUnregisteredDialects(true);
  bool toLinalg = stableHLOForm == ao::StableHLOForm::Linalg;
  bool isSplit = !config.inputSplitMarker().empty();
  if (isSplit && toLinalg) {
    llvm::errs() << file->getBufferIdentifier()
                 << ": error: cannot read StableHLO as linalg with "
                    "-split-input-file\n";
    return mlir::failure();
  }
  if (isSplit || (source == ao::StableHLOSource::Generic && !toLinalg))
    return mlir::success();
  mlir::MLIRContext context;
  auto converted = ao::convertStableHLO(&context, file->getMemBufferRef(),
                                        stableHLOForm, python);
  if (mlir::failed(converted))
    return mlir::failure();
  file = std::move(*converted);
  return mlir::success();
}

/// As MLIR's driver does it, save that a module which nests so deeply that
/// reading it would end the process is an error, and that StableHLO is read.
static mlir::LogicalResult optimize(llvm::StringRef input,
                                    llvm::StringRef output,
                                    mlir::DialectRegistry &registry) {
  if (input == "-" && llvm::sys::Process::FileDescriptorIsDisplayed(0))
    llvm::errs() << "(processing input from stdin now, hit ctrl-c/ctrl-d to "
                    "interrupt)\n";
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> file =
      mlir::openInputFile(input, &message);
  if (!file) {
    llvm::errs() << message << "\n";
    return mlir::failure();
  }
  auto config = mlir::MlirOptMainConfig::createFromCLOptions();
  if (mlir::failed(readStableHLO(file, config)))
    return mlir::failure();
  mlir::MLIRContext context(registry);
  context.allowUnregisteredDialects(config.shouldAllowUnregisteredDialects());
  if (mlir::failed(ao::verifyNesting(&context, file->getBuffer(), input,
                                     config.inputSplitMarker())))
    return mlir::failure();
  std::unique_ptr<llvm::ToolOutputFile> written =
      mlir::openOutputFile(output, &message);
  if (!written) {
    llvm::errs() << message << "\n";
    return mlir::failure();
  }
  if (mlir::failed(
          mlir::MlirOptMain(written->os(), std::move(file), registry, config)))
    return mlir::failure();
  written->keep();
  return mlir::success();
}

int main(int argc, char **argv) {
  ao::setVersionPrinter();
  ao::registerAllPasses();
  if (asksForHelp({argv, static_cast<size_t>(argc)}))
    mlir::printRegisteredPasses();
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllPasses();
  ao::registerAllDialects(registry);
  auto [input, output] = mlir::registerAndParseCLIOptions(
      argc, argv,
      "ao optimizer driver: activation offloading\n\n"
      "Start with --ao-offload-pipeline.\n",
      registry);
  auto config = mlir::MlirOptMainConfig::createFromCLOptions();
  // Options without input are left to MLIR's driver.
  if (config.shouldShowDialects() || config.shouldListPasses())
    return mlir::asMainReturnCode(
        mlir::MlirOptMain(argc, argv, input, output, registry));
  llvm::InitLLVM initialized(argc, argv);
  return mlir::asMainReturnCode(optimize(input, output, registry));
}
