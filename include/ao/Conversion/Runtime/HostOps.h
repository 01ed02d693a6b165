//===- HostOps.h - Ops of lowered steps on the host -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_CONVERSION_RUNTIME_HOSTOPS_H
#define AO_CONVERSION_RUNTIME_HOSTOPS_H

#include "mlir/IR/Operation.h"

namespace ao {

/// The outermost structured op that `op` is in, or `op` itself: what is inside
/// runs on the device.
mlir::Operation *getHostOp(mlir::Operation *op);

} // namespace ao

#endif // AO_CONVERSION_RUNTIME_HOSTOPS_H
