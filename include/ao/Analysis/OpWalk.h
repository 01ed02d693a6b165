//===- OpWalk.h - Coming by every op of a large module ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A large step does not fit the caches, and ops are elements of linked lists:
// coming by one takes as long as it takes to fetch it. These loops ask for an
// op while work on another is still under way.
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_OPWALK_H
#define AO_ANALYSIS_OPWALK_H

#include "mlir/IR/Operation.h"
#include "llvm/Support/Compiler.h"

#include <cstdint>

namespace ao {

/// Asks for an op, or a result of one, or nothing for null.
inline void prefetch(const void *address) {
  constexpr uintptr_t kCacheLine = 64;
  // Computed on integers: null has no next line, and nothing says that an op
  // is as long as a line.
  uintptr_t line = reinterpret_cast<uintptr_t>(address);
  LLVM_PREFETCH(reinterpret_cast<const void *>(line), /*rw=*/0, /*locality=*/3);
  LLVM_PREFETCH(reinterpret_cast<const void *>(line + kCacheLine), /*rw=*/0,
                /*locality=*/3);
}

/// Calls `visit` with each op of `block` in order. `visit` must not move or
/// erase ops.
template <typename Visit>
void forEachOp(mlir::Block &block, Visit &&visit) {
  for (auto it = block.begin(), end = block.end(); it != end;) {
    mlir::Operation *op = &*it++;
    LLVM_PREFETCH(it.getNodePtr(), /*rw=*/0, /*locality=*/3);
    visit(op);
  }
}

/// Calls `visit` with each op inside `op`, at any depth, in order, an op before
/// what it holds.
template <typename Visit>
void forEachNestedOp(mlir::Operation *op, Visit &&visit) {
  for (mlir::Region &region : op->getRegions())
    for (mlir::Block &block : region)
      forEachOp(block, [&](mlir::Operation *nested) {
        visit(nested);
        if (nested->getNumRegions() != 0)
          forEachNestedOp(nested, visit);
      });
}

/// Calls `visit` with 0, 1, … up to the size of `range`. `getAddress` maps an
/// element of `range` to what `visit` is going to look at: an op, a result of
/// one, or null.
template <typename Range, typename GetAddress, typename Visit>
void forEachPrefetched(const Range &range, GetAddress &&getAddress,
                       Visit &&visit) {
  constexpr size_t kDistance = 12;
  for (size_t i = 0, size = range.size(); i != size; ++i) {
    if (i + kDistance < size)
      prefetch(getAddress(range[i + kDistance]));
    visit(i);
  }
}

} // namespace ao

#endif // AO_ANALYSIS_OPWALK_H
