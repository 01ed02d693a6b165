//===- KernelLaunch.h - Launches of kernels to fill -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_CONVERSION_LINALGTOGPU_KERNELLAUNCH_H
#define AO_CONVERSION_LINALGTOGPU_KERNELLAUNCH_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace ao {

/// A launch of an empty kernel on the stream of `token`, called by `loc`. The
/// builder stands inside afterwards.
mlir::gpu::LaunchOp launchKernel(mlir::OpBuilder &builder, mlir::Location loc,
                                 mlir::Value token, mlir::Value blocks,
                                 int64_t blockX, int64_t blockY,
                                 mlir::TypeRange shared = {});

} // namespace ao

#endif // AO_CONVERSION_LINALGTOGPU_KERNELLAUNCH_H
