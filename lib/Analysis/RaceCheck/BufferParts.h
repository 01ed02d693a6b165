//===- BufferParts.h - Parts of a buffer ------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Views cut parts out of a buffer. Where they begin is a linear expression in
// index values, so that halves, rows and the rows of other iterations can be
// told apart. Views are taken to lie within what they are views of, as their
// ops demand.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_RACECHECK_BUFFERPARTS_H
#define AO_LIB_ANALYSIS_RACECHECK_BUFFERPARTS_H

#include "LinearExpr.h"
#include "ao/Analysis/AliasRoots.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinTypes.h"

namespace ao {

/// The elements of a storage between which a view lies, counted from the first
/// element of the value that stands for the storage.
struct BufferPart {
  mlir::Value root;
  LinearExpr begin;
  int64_t length;
  /// Whether the view has all elements in between.
  bool isDense;

  LinearExpr getEnd() const { return begin + LinearExpr(length); }
};

/// The part that `buffer` is, as far as views tell.
std::optional<BufferPart> getBufferPart(mlir::Value buffer, AliasRoots &roots);

/// Whether `buffer` has all elements of the value that it is a view of in the
/// end.
bool isWholeBuffer(mlir::Value buffer, AliasRoots &roots);

/// Whether `buffer` is a view that lies within `outer`, whatever there is
/// around that.
bool isWithin(mlir::Value buffer, mlir::Value outer);

/// Whether `buffer`, which lies in `root`, has all elements of it whichever way
/// control has come.
bool isAlwaysWhole(mlir::Value buffer, mlir::Value root, AliasRoots &roots);

/// Whether no two indices of a buffer of this type lead to one element.
bool isInjective(mlir::MemRefType type);

/// Whether two indices of `buffer` may lead to one element, as far as views
/// tell.
bool mayOverlapItself(mlir::Value buffer);

/// Whether `user`, which accesses elements of `b` by indices, touches no
/// element of the view `a`. `way` is the path by which control has come from
/// where `a` was made. False for ops that do not access by indices.
bool isAccessOutside(mlir::Value a, const ControlPath &way,
                     mlir::Operation *user, mlir::Value b, AliasRoots &roots);

/// Whether `user`, which accesses elements of `buffer` by indices, stays within
/// what `part` cuts out of it.
bool isAccessWithin(mlir::Operation *user, mlir::Value buffer,
                    mlir::memref::SubViewOp part);

/// Whether two views of one buffer have no element in common. `way` is the way
/// by which control has come from where `a` was made.
bool areDisjointParts(mlir::Value a, const ControlPath &way, mlir::Value b,
                      AliasRoots &roots);

/// A part of a storage at a constant offset, in the units of `base`.
struct ConstantPart {
  mlir::Value base;
  int64_t begin, end;

  bool isApartFrom(const ConstantPart &other) const {
    return base == other.base && (end <= other.begin || other.end <= begin);
  }
};

/// Returns the part that `buffer` occupies, if it is a view at a constant
/// offset of a storage that is no merge of others. Constant parts are cheap to
/// compare, and most buffers in arenas have one.
std::optional<ConstantPart> getConstantPart(mlir::Value buffer,
                                            AliasRoots &roots);

} // namespace ao

#endif // AO_LIB_ANALYSIS_RACECHECK_BUFFERPARTS_H
