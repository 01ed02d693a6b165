//===- BufferParts.cpp - Parts of a buffer that do not overlap ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferParts.h"

#include "ao/Analysis/StorageAliases.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace ao;

/// Whether the type of `value` counts elements from the start of `root`: each
/// view on the way says by offsets where it begins, or is a cast.
static bool countsFrom(Value value, Value root) {
  while (value != root) {
    auto result = dyn_cast<OpResult>(value);
    if (!result || !isa<OffsetSizeAndStrideOpInterface, CastOpInterface>(
                       result.getOwner()))
      return false;
    value = getViewSource(result);
    if (!value)
      return false;
  }
  return true;
}

/// The elements between which a value of this type lies, if all is static.
static std::optional<std::pair<int64_t, int64_t>> getRange(Value value) {
  auto type = dyn_cast<MemRefType>(value.getType());
  SmallVector<int64_t> strides;
  int64_t begin = 0;
  if (!type || !type.hasStaticShape() ||
      failed(type.getStridesAndOffset(strides, begin)) ||
      ShapedType::isDynamic(begin))
    return std::nullopt;
  int64_t end = begin + 1;
  for (auto [size, stride] : llvm::zip(type.getShape(), strides)) {
    if (ShapedType::isDynamic(stride) || stride < 0)
      return std::nullopt;
    end += (size - 1) * stride;
  }
  return std::make_pair(begin, end);
}

bool ao::areDisjointParts(Value a, Value b, AliasRoots &roots) {
  Value root = roots.getMustRoot(a);
  // What was merged may start anywhere in a buffer.
  if (a == b || root != roots.getMustRoot(b) ||
      AliasRoots::isUnknownBuffer(root) || !getStorageSources(root).empty() ||
      getElementTypeOrSelf(a.getType()) != getElementTypeOrSelf(b.getType()) ||
      !countsFrom(a, root) || !countsFrom(b, root))
    return false;
  auto first = getRange(a), second = getRange(b);
  return first && second &&
         (first->second <= second->first || second->second <= first->first);
}
