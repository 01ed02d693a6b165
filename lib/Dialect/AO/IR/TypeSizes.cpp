//===- TypeSizes.cpp - Bytes of shaped types ------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/TypeSizes.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

std::optional<int64_t> ao::getElementBytes(Type type) {
  if (auto quantized = dyn_cast<quant::QuantizedType>(type))
    return getElementBytes(quantized.getStorageType());
  if (type.isIntOrFloat())
    return llvm::divideCeil(type.getIntOrFloatBitWidth(), 8);
  if (type.isIndex())
    return 8;
  if (auto complex = dyn_cast<ComplexType>(type)) {
    std::optional<int64_t> part = getElementBytes(complex.getElementType());
    return part ? std::optional<int64_t>(2 * *part) : std::nullopt;
  }
  if (auto vector = dyn_cast<VectorType>(type))
    return getStaticBytes(vector);
  return std::nullopt;
}

std::optional<int64_t> ao::getStaticBytes(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return getElementBytes(type);
  if (!shaped.hasStaticShape())
    return std::nullopt;
  std::optional<int64_t> bytes = getElementBytes(shaped.getElementType());
  if (bytes && llvm::is_contained(shaped.getShape(), 0))
    return 0;
  for (int64_t size : shaped.getShape())
    if (!bytes || llvm::MulOverflow(*bytes, size, *bytes))
      return std::nullopt;
  return bytes;
}
