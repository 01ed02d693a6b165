//===- KernelEmitter.h - One op as one kernel -------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_CONVERSION_LINALGTOGPU_KERNELEMITTER_H
#define AO_CONVERSION_LINALGTOGPU_KERNELEMITTER_H

#include "KernelShape.h"

namespace ao {

/// Emits a kernel that computes `op`, which is on buffers. Does not change
/// `op`.
void emitKernel(mlir::OpBuilder &builder, mlir::linalg::LinalgOp op,
                const KernelShape &shape, mlir::Value token);

} // namespace ao

#endif // AO_CONVERSION_LINALGTOGPU_KERNELEMITTER_H
