//===- WideAccess.h - Neighbours in one load or store -----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_CONVERSION_LINALGTOGPU_WIDEACCESS_H
#define AO_CONVERSION_LINALGTOGPU_WIDEACCESS_H

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/Value.h"

namespace ao {

/// Returns true if neighbours along `loop` are neighbours in the last dimension
/// and the other dimensions have nothing to do with the loop.
bool isContiguousAlong(mlir::AffineMap map, unsigned loop);

/// Bytes of the buffer's elements if a load takes several of them as they are
/// in memory; 0 otherwise, as for i1, of which a vector has eight in a byte.
int64_t getLoadableBytes(mlir::Value buffer);

/// Returns true if groups of `width` elements of the last dimension are without
/// gaps and are at multiples of their size if the allocation does.
bool isLoadable(mlir::Value buffer, int64_t width);

/// Returns true if the base of `buffer` is known to have the alignment of
/// device allocations, a multiple of every load's size. Arguments of a function
/// may have any alignment.
bool isAllocatedHere(mlir::Value buffer);

} // namespace ao

#endif // AO_CONVERSION_LINALGTOGPU_WIDEACCESS_H
