//===- Calls.h - Entry of functions on modules ------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_CAPI_CALLS_H
#define AO_LIB_CAPI_CALLS_H

#include "Messages.h"
#include "Planner/SizedStruct.h"
#include "mlir/CAPI/IR.h"
#include "mlir/IR/BuiltinOps.h"

namespace ao::capi {

/// Reads the caller's options, if there are any, over the defaults in
/// `options`. Emits an error if this library cannot; `init` names the function
/// that fills them.
template <typename T>
llvm::LogicalResult readOptions(mlir::ModuleOp module, const T *given,
                                T &options, const char *init) {
  if (!given || readSized(given, options))
    return llvm::success();
  return mlir::emitError(module.getLoc()) << explainUnknownOptions(init);
}

/// Does `work`, from a module to a result, while everything that is said in the
/// module's context goes to the handler.
template <typename Work>
MlirLogicalResult workOn(MlirModule module, AoMessageHandler handler,
                         Work work) {
  if (mlirModuleIsNull(module))
    return failWithout("module", handler);
  mlir::ModuleOp op = unwrap(module);
  MessageScope scope(op.getContext(), handler);
  return scope.close(work(op), op.getLoc());
}

} // namespace ao::capi

#endif // AO_LIB_CAPI_CALLS_H
