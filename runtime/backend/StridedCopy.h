//===- StridedCopy.h - N-dimensional copies ---------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_BACKEND_STRIDEDCOPY_H
#define AO_RUNTIME_BACKEND_STRIDEDCOPY_H

#include "Status.h"

#include <array>
#include <cstdint>
#include <cstring>

namespace ao::runtime {

/// Bytes from `begin` up to, without, `end`.
struct MemoryRange {
  const char *begin = nullptr, *end = nullptr;

  bool overlaps(MemoryRange other) const {
    return begin < other.end && other.begin < end;
  }
};

/// An n-dimensional copy in bytes, reduced to what a copy engine understands:
/// `rows` rows of `rowBytes` contiguous bytes at two pitches, repeated over the
/// remaining (outer) dimensions.
struct StridedCopy {
  struct Dim {
    int64_t size = 1, destinationStride = 0, sourceStride = 0;
  };

  char *destination = nullptr;
  const char *source = nullptr;
  int64_t rowBytes = 0;
  int64_t rows = 1;
  int64_t destinationPitch = 0, sourcePitch = 0;
  int32_t outerRank = 0;
  std::array<Dim, AORT_MAX_RANK> outer;

  /// Reduces `copy`; an error for negative sizes, strides of the destination
  /// that make elements overlap for sure, or too many dimensions.
  static Status create(const AortStridedCopy &copy, StridedCopy &result);

  /// Returns a contiguous copy of `bytes` bytes.
  static StridedCopy ofBytes(void *destination, const void *source,
                             int64_t bytes) {
    StridedCopy copy;
    copy.destination = static_cast<char *>(destination);
    copy.source = static_cast<const char *>(source);
    copy.rowBytes = bytes;
    return copy;
  }

  bool empty() const;
  bool contiguous() const { return rows == 1 && outerRank == 0; }
  int64_t bytes() const;

  /// The least range of bytes that holds all that is written or read. Must not
  /// be empty().
  MemoryRange destinationRange() const;
  MemoryRange sourceRange() const;

  /// Calls `visit(destination, source)` for each repetition of the 2-D copy
  /// until one returns false.
  template <typename Visit>
  bool forEach2D(Visit &&visit) const {
    if (empty())
      return true;
    std::array<int64_t, AORT_MAX_RANK> index{};
    char *to = destination;
    const char *from = source;
    while (true) {
      if (!visit(to, from))
        return false;
      int32_t dim = outerRank - 1;
      for (; dim >= 0; --dim) {
        to += outer[dim].destinationStride;
        from += outer[dim].sourceStride;
        if (++index[dim] < outer[dim].size)
          break;
        to -= outer[dim].destinationStride * outer[dim].size;
        from -= outer[dim].sourceStride * outer[dim].size;
        index[dim] = 0;
      }
      if (dim < 0)
        return true;
    }
  }

  /// Calls `visit(destination, source)` for each row of `rowBytes`.
  template <typename Visit>
  void forEachRow(Visit &&visit) const {
    forEach2D([&](char *to, const char *from) {
      for (int64_t row = 0; row < rows; ++row)
        visit(to + row * destinationPitch, from + row * sourcePitch);
      return true;
    });
  }

  /// Runs it on the calling thread.
  void run() const {
    forEachRow([this](char *to, const char *from) {
      std::memcpy(to, from, static_cast<size_t>(rowBytes));
    });
  }

private:
  MemoryRange getRange(const char *base, int64_t pitch,
                       int64_t Dim::*stride) const;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_BACKEND_STRIDEDCOPY_H
