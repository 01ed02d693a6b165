//===- DirectCalls.h - Calls by an address that is known --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_CALLS_DIRECTCALLS_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_CALLS_DIRECTCALLS_H

#include "mlir/IR/BuiltinOps.h"

namespace ao {

/// Makes a plain call of each call by the address of one function.
void callDirectly(mlir::ModuleOp module);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_CALLS_DIRECTCALLS_H
