//===- TypeSizes.h - Bytes of shaped types ----------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_TYPESIZES_H
#define AO_DIALECT_AO_IR_TYPESIZES_H

#include "mlir/IR/Types.h"
#include <cstdint>
#include <optional>

namespace ao {

/// Bytes that one element of `type` takes in a buffer of a 64-bit target, with
/// padding: at least one, 4 for i24, 16 for f80; of quantized types, those of
/// their storage type. Nothing for types without a size.
std::optional<int64_t> getElementBytes(mlir::Type type);

/// Bytes of a shaped type with a static shape; of a scalar, its own size. Zero
/// for a zero-sized shape. Nothing if the shape is dynamic, the element type
/// has no size, or the product does not fit 63 bits.
std::optional<int64_t> getStaticBytes(mlir::Type type);

} // namespace ao

#endif // AO_DIALECT_AO_IR_TYPESIZES_H
