//===- ao-test-opt.cpp - ao-opt with passes that only tests need ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../test/lib/CheckDeviceMemory.h"
#include "../../test/lib/LaunchToLoops.h"
#include "../../test/lib/PlantFault.h"
#include "../../test/lib/PlantSlotFault.h"
#include "../../test/lib/PrintAnalyses.h"
#include "../Version.h"
#include "ao/InitAll.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  ao::setVersionPrinter();
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllPasses();
  ao::registerAllDialects(registry);
  ao::registerAllPasses();
  ao::test::registerCheckDeviceMemoryPass();
  ao::test::registerLaunchToLoopsPass();
  ao::test::registerPlantFaultPass();
  ao::test::registerPlantSlotFaultPass();
  ao::test::registerPrintAnalysesPasses();
  return mlir::asMainReturnCode(mlir::MlirOptMain(
      argc, argv, "ao optimizer driver with test passes\n", registry));
}
