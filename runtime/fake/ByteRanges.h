//===- ByteRanges.h - A set of bytes, range by range ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_FAKE_BYTERANGES_H
#define AO_RUNTIME_FAKE_BYTERANGES_H

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>

namespace ao::fake {

/// Bytes as ranges that neither overlap nor touch, so an arena is not more than
/// what is touched of it. Adding is logarithmic in the ranges, and they are few
/// where neighbours follow each other.
class ByteRanges {
public:
  /// Bytes `first` to `last`, which is excluded.
  void add(uint64_t first, uint64_t last) {
    auto next = ranges.upper_bound(first);
    if (next != ranges.begin())
      if (auto before = std::prev(next); before->second >= first) {
        if (before->second >= last)
          return;
        first = before->first;
        next = before;
      }
    for (; next != ranges.end() && next->first <= last;
         next = ranges.erase(next))
      last = std::max(last, next->second);
    ranges.emplace_hint(next, first, last);
  }

  bool overlaps(uint64_t first, uint64_t last) const {
    auto next = ranges.lower_bound(first);
    if (next != ranges.end() && next->first < last)
      return true;
    return next != ranges.begin() && std::prev(next)->second > first;
  }
  /// Adds what `other` has, which is empty then.
  void take(ByteRanges &other) {
    if (ranges.empty())
      ranges.swap(other.ranges);
    for (auto [first, last] : other.ranges)
      add(first, last);
    other.ranges.clear();
  }

  auto begin() const { return ranges.begin(); }
  auto end() const { return ranges.end(); }

private:
  /// From the first byte of each range to the byte after its last one.
  std::map<uint64_t, uint64_t> ranges;
};

} // namespace ao::fake

#endif // AO_RUNTIME_FAKE_BYTERANGES_H
