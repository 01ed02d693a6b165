//===- FunctionsUnavailable.cpp - Functions without the backend -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao-c/Functions.h"

#include "Calls.h"

using namespace mlir;
using namespace ao::capi;

AoFunctions *aoFunctionsCompile(MlirModule module, const AoFunctionOptions *,
                                AoMessageHandler handler) {
  (void)workOn(module, handler, [](ModuleOp op) -> LogicalResult {
    return emitError(op.getLoc()) << "cannot compile: the backend is not in "
                                     "this build (AO_ENABLE_BACKEND=OFF)";
  });
  return nullptr;
}

const void *aoFunctionsFind(const AoFunctions *, AoStringRef) {
  return nullptr;
}

AoStringRef aoFunctionsName(const AoFunctions *, size_t) {
  return {nullptr, 0};
}

void aoFunctionsDestroy(AoFunctions *) {}
