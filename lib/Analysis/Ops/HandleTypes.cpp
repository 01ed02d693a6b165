//===- HandleTypes.cpp - Types that stand for other things ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HandleTypes.h"

#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace ao;

bool ao::isNumber(Type type) {
  if (auto vector = dyn_cast<VectorType>(type))
    type = vector.getElementType();
  return type.isIntOrIndexOrFloat() || isa<ComplexType, NoneType>(type);
}

bool ao::mayBeAddress(Type type) {
  constexpr unsigned kAddressWidth = 64;
  if (auto vector = dyn_cast<VectorType>(type))
    type = vector.getElementType();
  return type.isIndex() || (isa<IntegerType>(type) &&
                            type.getIntOrFloatBitWidth() >= kAddressWidth);
}

bool ao::isPointerLike(Type type) {
  return !isNumber(type) &&
         !isa<TensorType, BaseMemRefType, TransferType, FunctionType>(type);
}

bool ao::isHandle(Type type) {
  // A type of no dialect may be anything.
  return isa<OpaqueType>(type) ||
         (isPointerLike(type) && !isa<BuiltinDialect>(type.getDialect()) &&
          type.getDialect().getNamespace() != "llvm");
}
