//===- BlockFormat.h - Blocks of small floats with scales -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_LOSSY_BLOCKFORMAT_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_LOSSY_BLOCKFORMAT_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

namespace ao {

/// An encoded tensor: each row of `data` is a block with one of `scales`.
struct Encoded {
  mlir::Value data, scales;
};

/// Elements in a block of a tensor with `elements` elements: the largest
/// divisor up to 128, or 0 if that is too small to save anything.
int64_t getBlockLength(int64_t elements);

/// Builds the encoding of `value`, a tensor of floats of at most 32 bits.
Encoded buildEncoding(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Value value);

/// Builds a tensor of `type` from what `buildEncoding` gave.
mlir::Value buildDecoding(mlir::OpBuilder &builder, mlir::Location loc,
                          Encoded encoded, mlir::RankedTensorType type);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOSSY_BLOCKFORMAT_H
