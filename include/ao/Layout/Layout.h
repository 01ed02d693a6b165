//===- Layout.h - Placement of buffers in an arena --------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Dynamic storage allocation: each buffer takes bytes of a pool for some time,
// and two that live at once must not overlap. Sizes are bytes, times are
// positions in a program. Plain data and one function, without any library.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LAYOUT_LAYOUT_H
#define AO_LAYOUT_LAYOUT_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ao::layout {

/// A range of positions, half-open: something may begin where another ends.
struct Interval {
  int64_t begin = 0, end = 0;
};

/// A range of bytes that buffers are placed in.
struct Pool {
  std::string name;
  /// All offsets are multiples of it; so is the size of the pool.
  int64_t alignment = 256;
  /// Bytes that the pool must not exceed; none: it grows as needed.
  std::optional<int64_t> capacity;
  /// Offsets, increasing and aligned, that no buffer spans.
  std::vector<int64_t> boundaries;
};

/// A buffer that occupies bytes while it is alive.
struct Buffer {
  std::string name;
  /// The size of one slot, in bytes.
  int64_t bytes = 0;
  /// Number of slots that iterations use in rotation. They are consecutive,
  /// each aligned.
  int64_t slots = 1;
  size_t pool = 0;
  /// Offsets of the buffer, and of each slot, are multiples of it; a multiple
  /// or a part of the pool's. None: as in the pool.
  std::optional<int64_t> alignment;
  /// When the bytes are taken: increasing, disjoint, not empty.
  std::vector<Interval> live;
  /// The fixed offset of the buffer; none: any.
  std::optional<int64_t> offset;
};

/// An error in a problem or a layout.
struct LayoutError {
  std::string message;
  /// JSON path into the document, such as "$.buffers[3].bytes".
  std::string path;
};

struct LayoutProblem {
  std::string name;
  std::vector<Pool> pools;
  std::vector<Buffer> buffers;

  /// Returns the first error of the problem, if any: a size or range that is
  /// not valid, a sum that overflows, or fixed buffers that overlap.
  std::optional<LayoutError> verify() const;

  /// Returns the alignment of a buffer's offset, in bytes.
  int64_t alignmentOf(const Buffer &buffer) const;

  /// Returns the distance of consecutive slots of a buffer, in bytes.
  int64_t strideOf(const Buffer &buffer) const;

  /// Returns the bytes of all slots of a buffer, padded to the alignment.
  int64_t sizeOf(const Buffer &buffer) const;
};

/// Figures of one pool of a layout, in bytes.
struct PoolFigures {
  /// The size that the pool needs.
  int64_t bytes = 0;
  /// A lower bound for every layout.
  int64_t boundBytes = 0;
  /// The most that lives at once, with sizes rounded up to the alignment, and
  /// as they are.
  int64_t loadBytes = 0, exactLoadBytes = 0;

  /// Returns true if the layout is optimal.
  bool proved() const { return bytes == boundBytes; }
};

struct Layout {
  /// By buffer.
  std::vector<int64_t> offsets;
  /// By pool.
  std::vector<PoolFigures> pools;

  /// Returns the first error of the layout, if any: a buffer at an offset that
  /// `problem` excludes, or a pool of another size. Bounds are not verified.
  std::optional<LayoutError> verify(const LayoutProblem &problem) const;
};

struct LayoutOptions {
  /// 0 takes the best of a few orders; each step up searches four times as
  /// long.
  int effort = 1;
  /// The result is a function of problem and options.
  uint64_t seed = 0;
  /// Earlier offsets of the buffers: used again unless a smaller layout is
  /// found. Empty, or one for each buffer.
  std::vector<int64_t> hints;
};

/// The largest accepted LayoutOptions::effort.
inline constexpr int maxLayoutEffort = 6;

/// A layout, or the error of the problem.
struct LayoutResult {
  std::optional<Layout> layout;
  LayoutError error;
};

/// Places all buffers. Dynamic storage allocation is NP-complete, so the result
/// carries a bound: it is at least the load, the most that lives at once, and
/// the smallest layout can be larger than the load (Buchsbaum, Karloff, Kenyon,
/// Reingold, Thorup: OPT versus LOAD in dynamic storage allocation, SIAM
/// J. Comput. 33(3), 2004). Fails where a pool exceeds its capacity; the error
/// says what was reached and whether anything can do better.
LayoutResult solveLayout(const LayoutProblem &problem,
                         const LayoutOptions &options = {});

} // namespace ao::layout

#endif // AO_LAYOUT_LAYOUT_H
