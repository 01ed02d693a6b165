//===- ao-opt.cpp - Optimizer driver --------------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Version.h"
#include "ao/InitAll.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

/// `--help` lists passes by name, which scatters ao's among upstream's
/// hundreds.
static bool asksForHelp(llvm::ArrayRef<const char *> arguments) {
  return llvm::any_of(arguments, [](llvm::StringRef argument) {
    return argument == "--help" || argument == "-help" || argument == "-h";
  });
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
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv,
                        "ao optimizer driver: activation offloading\n\n"
                        "Start with --ao-offload-pipeline.\n",
                        registry));
}
