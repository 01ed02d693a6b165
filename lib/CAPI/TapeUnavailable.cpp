//===- TapeUnavailable.cpp - A build without autograd tapes ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao-c/Tape.h"

#include "Calls.h"

using namespace mlir;
using namespace ao::capi;

MlirDialectHandle mlirGetDialectHandle__autograd__(void) { return {nullptr}; }

MlirType aoHookTypeGet(MlirContext, AoHookKind) { return {nullptr}; }

MlirType aoPackedTypeGet(MlirType) { return {nullptr}; }

MlirType aoHookTableTypeGet(MlirContext) { return {nullptr}; }

static MlirLogicalResult reject(MlirModule module, AoMessageHandler handler) {
  return workOn(module, handler, [](ModuleOp op) -> LogicalResult {
    return emitError(op.getLoc())
           << "unsupported: autograd tapes are not in this build "
              "(AO_ENABLE_AUTOGRAD=OFF)";
  });
}

MlirLogicalResult aoWholeStep(MlirModule module, const AoWholeStepOptions *,
                              AoMessageHandler handler) {
  return reject(module, handler);
}

MlirLogicalResult aoTapeKey(MlirModule module, AoString *,
                            AoMessageHandler handler) {
  return reject(module, handler);
}

MlirLogicalResult aoTapeDifference(MlirModule is, MlirModule was, AoString *,
                                   AoMessageHandler handler) {
  if (mlirModuleIsNull(was))
    return failWithout("module", handler);
  return reject(is, handler);
}
