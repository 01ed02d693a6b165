//===- ao-lsp-server.cpp - Language server --------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Version.h"
#include "Proxy.h"
#include "ao/InitAll.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"

int main(int argc, char **argv) {
  ao::setVersionPrinter();
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  ao::registerAllDialects(registry);
  auto serve = [&]() -> int {
    return mlir::failed(mlir::MlirLspServerMain(argc, argv, registry));
  };
  // Other options than these change what is read and written: upstream's tests
  // of servers, and help.
  bool isForEditors = llvm::all_of(
      llvm::ArrayRef(argv, argc).drop_front(), [](llvm::StringRef argument) {
        return argument.ltrim('-').starts_with("log");
      });
  return isForEditors ? ao::lsp::runProxy(serve, registry) : serve();
}
