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

/// Returns the bytes of a number of `bits` with the padding that follows it: 3
/// bytes become 4, 10 become 16, 24 become 32.
static int64_t padToAlignment(int64_t bits) {
  constexpr int64_t kLargestAlignment = 16;
  int64_t bytes = llvm::divideCeil(bits, 8);
  return bytes < kLargestAlignment ? llvm::PowerOf2Ceil(bytes)
                                   : llvm::alignTo(bytes, kLargestAlignment);
}

/// The innermost dimension is one vector of the target, in which elements are
/// packed; the others are arrays of such.
static std::optional<int64_t> getVectorBytes(VectorType type) {
  Type element = type.getElementType();
  if (type.isScalable() || !element.isIntOrIndexOrFloat())
    return std::nullopt;
  int64_t bits = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
  ArrayRef<int64_t> shape = type.getShape();
  if (!shape.empty() && llvm::MulOverflow(bits, shape.back(), bits))
    return std::nullopt;
  int64_t bytes = llvm::PowerOf2Ceil(llvm::divideCeil(bits, 8));
  for (int64_t size : shape.empty() ? shape : shape.drop_back())
    if (llvm::MulOverflow(bytes, size, bytes))
      return std::nullopt;
  return bytes;
}

std::optional<int64_t> ao::getElementBytes(Type type) {
  if (auto quantized = dyn_cast<quant::QuantizedType>(type))
    return getElementBytes(quantized.getStorageType());
  if (type.isIntOrFloat())
    return padToAlignment(type.getIntOrFloatBitWidth());
  if (type.isIndex())
    return 8;
  if (auto complex = dyn_cast<ComplexType>(type)) {
    std::optional<int64_t> part = getElementBytes(complex.getElementType());
    return part ? std::optional<int64_t>(2 * *part) : std::nullopt;
  }
  if (auto vector = dyn_cast<VectorType>(type))
    return getVectorBytes(vector);
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
