//===- sample-opt.cpp - Passes of ao on a dialect of its own --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SampleDialect.h"

#include "ao/InitAll.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  ao::registerAllDialects(registry);
  ao::registerAllPasses();
  registry.insert<sample::SampleDialect>();
  sample::registerUpstreamModels(registry);
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "sample optimizer driver\n", registry));
}
