//===- DeviceMemory.h - Device memory that lowered steps need ---*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_BUFFERIZATION_DEVICEMEMORY_H
#define AO_DIALECT_AO_TRANSFORMS_BUFFERIZATION_DEVICEMEMORY_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace ao {

/// The device memory of a step over its buffers.
struct DeviceMemory {
  /// A buffer alive at the peak.
  struct Buffer {
    std::string name;
    int64_t bytes;
  };

  int64_t peakBytes = 0;
  /// The op at which the peak is reached first.
  mlir::Operation *peakOp = nullptr;
  /// Buffers that are alive there, largest first.
  std::vector<Buffer> alive;
};

/// Walks `entry` and then, if it is a forward function, its backward function,
/// with arguments alive from the start and cotangents from the start of the
/// backward function. Buffers that have places count with their arena, those of
/// unknown size as nothing.
DeviceMemory computeDeviceMemory(mlir::func::FuncOp entry);

/// Fails if that is more than `budget`, with an error that names the largest
/// buffers, and a budget that is `sufficient`, if one is known.
mlir::LogicalResult
verifyDeviceMemory(mlir::func::FuncOp entry, int64_t budget,
                   std::optional<int64_t> sufficient = std::nullopt);

} // namespace ao

#endif // AO_DIALECT_AO_TRANSFORMS_BUFFERIZATION_DEVICEMEMORY_H
