//===- StridedCopy.cpp - N-dimensional copies -----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StridedCopy.h"

#include <algorithm>

using namespace ao::runtime;

namespace {

using Dim = StridedCopy::Dim;

/// Merges every dimension that continues the contiguous row into it.
void absorbContiguousDims(StridedCopy &copy) {
  bool changed = true;
  while (changed) {
    changed = false;
    for (int32_t i = 0; i < copy.outerRank; ++i) {
      const Dim &dim = copy.outer[i];
      if (dim.destinationStride != copy.rowBytes ||
          dim.sourceStride != copy.rowBytes)
        continue;
      copy.rowBytes *= dim.size;
      std::copy(copy.outer.begin() + i + 1, copy.outer.begin() + copy.outerRank,
                copy.outer.begin() + i);
      --copy.outerRank;
      changed = true;
      break;
    }
  }
}

/// Makes the longest dimension that has valid pitches the rows of a 2-D copy,
/// so that the fewest copies remain.
void chooseRows(StridedCopy &copy) {
  int32_t best = -1;
  for (int32_t i = 0; i < copy.outerRank; ++i) {
    const Dim &dim = copy.outer[i];
    bool valid = dim.destinationStride >= copy.rowBytes &&
                 dim.sourceStride >= copy.rowBytes;
    if (valid && (best < 0 || dim.size > copy.outer[best].size))
      best = i;
  }
  if (best < 0)
    return;
  copy.rows = copy.outer[best].size;
  copy.destinationPitch = copy.outer[best].destinationStride;
  copy.sourcePitch = copy.outer[best].sourceStride;
  std::copy(copy.outer.begin() + best + 1, copy.outer.begin() + copy.outerRank,
            copy.outer.begin() + best);
  --copy.outerRank;
}

} // namespace

Status StridedCopy::create(const AortStridedCopy &copy, StridedCopy &result) {
  if (copy.elementBytes <= 0)
    return invalidArgument("strided copy: element size must be positive, got " +
                           std::to_string(copy.elementBytes));
  if (copy.rank < 0 || (copy.rank > 0 && (!copy.sizes || !copy.sourceStrides ||
                                          !copy.destinationStrides)))
    return invalidArgument("strided copy: sizes or strides missing");
  result = StridedCopy();
  result.destination = static_cast<char *>(copy.destination);
  result.source = static_cast<const char *>(copy.source);
  result.rowBytes = copy.elementBytes;
  for (int32_t i = 0; i < copy.rank; ++i) {
    int64_t size = copy.sizes[i];
    if (size < 0)
      return invalidArgument("strided copy: negative size " +
                             std::to_string(size));
    if (size == 1)
      continue;
    if (size > 1 && copy.destinationStrides[i] == 0)
      return invalidArgument("strided copy: destination stride is 0");
    if (result.outerRank == AORT_MAX_RANK)
      return invalidArgument("strided copy: more than " +
                             std::to_string(AORT_MAX_RANK) + " dimensions");
    result.outer[result.outerRank++] = {
        size, copy.destinationStrides[i] * copy.elementBytes,
        copy.sourceStrides[i] * copy.elementBytes};
  }
  if (!result.empty() && (!result.destination || !result.source))
    return invalidArgument("strided copy: null pointer");
  absorbContiguousDims(result);
  chooseRows(result);
  return {};
}

bool StridedCopy::empty() const {
  if (rowBytes == 0 || rows == 0)
    return true;
  return std::any_of(outer.begin(), outer.begin() + outerRank,
                     [](const Dim &dim) { return dim.size == 0; });
}

int64_t StridedCopy::bytes() const {
  int64_t total = rowBytes * rows;
  for (int32_t i = 0; i < outerRank; ++i)
    total *= outer[i].size;
  return total;
}

/// `base` and what strides of both signs reach from there.
MemoryRange StridedCopy::getRange(const char *base, int64_t pitch,
                                  int64_t Dim::*stride) const {
  MemoryRange range{base, base + rowBytes};
  auto extend = [&](int64_t size, int64_t distance) {
    int64_t reach = (size - 1) * distance;
    (reach < 0 ? range.begin : range.end) += reach;
  };
  extend(rows, pitch);
  for (int32_t i = 0; i < outerRank; ++i)
    extend(outer[i].size, outer[i].*stride);
  return range;
}

MemoryRange StridedCopy::destinationRange() const {
  return getRange(destination, destinationPitch, &Dim::destinationStride);
}

MemoryRange StridedCopy::sourceRange() const {
  return getRange(source, sourcePitch, &Dim::sourceStride);
}
