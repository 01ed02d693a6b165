//===- Registration.cpp - The plugin's dialect and passes -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/InitAll.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "llvm/Support/ErrorHandling.h"

/// Registers through `registerOnce` unless the tool brings an ao of its own,
/// whose types and passes would be others under the same names.
static void registerOrFail(bool isKnown, bool &isOurs,
                           llvm::function_ref<void()> registerOnce) {
  if (isKnown && !isOurs)
    llvm::reportFatalUsageError(
        "ao-plugin: this tool has the ao dialect and passes built in; run it "
        "without the plugin");
  if (!isKnown)
    registerOnce();
  isOurs = true;
}

extern "C" mlir::DialectPluginLibraryInfo aoGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "ao", AO_VERSION,
          [](mlir::DialectRegistry *registry) {
            static bool isOurs = false;
            registerOrFail(static_cast<bool>(registry->getDialectAllocator(
                               ao::AODialect::getDialectNamespace())),
                           isOurs, [&] { ao::registerAllDialects(*registry); });
          }};
}

extern "C" mlir::PassPluginLibraryInfo aoGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "ao", AO_VERSION, []() {
            static bool isOurs = false;
            registerOrFail(mlir::PassInfo::lookup("ao-verify-transfers"),
                           isOurs, ao::registerAllPasses);
          }};
}
