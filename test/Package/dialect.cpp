//===- dialect.cpp - Uses the installed dialect ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"

static constexpr llvm::StringLiteral source = R"mlir(
func.func @round_trip(%x: tensor<4xf32>) -> tensor<4xf32> {
  %t = ao.offload %x
      : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4xf32>)
      : !ao.transfer<tensor<4xf32, #ao.host>>
  %r = ao.reload %h
      : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  %y = ao.wait %r keep(%h : tensor<4xf32, #ao.host>)
      : !ao.transfer<tensor<4xf32>>
  return %y : tensor<4xf32>
}
)mlir";

int main() {
  mlir::MLIRContext context;
  context.loadDialect<ao::AODialect, mlir::func::FuncDialect>();
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::parseSourceString<mlir::ModuleOp>(source, &context);
  if (!module)
    return 1;
  unsigned waits = 0;
  module->walk([&](ao::WaitOp) { ++waits; });
  llvm::outs() << waits << " waits\n";
  return waits == 2 ? 0 : 1;
}
